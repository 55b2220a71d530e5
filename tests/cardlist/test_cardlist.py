"""The list of cards, as text and as a page: all cards, each word, and nothing from elsewhere."""

import re
from dataclasses import replace
from html import unescape
from html.parser import HTMLParser
from pathlib import Path

import pytest

from cardwright.drawing.faces import all_cards, front, reference_sides
from cardwright.drawing.faces.edition import STANDARD
from cardwright.errors import TemplateError
from cardwright.ledger import load_ledger
from cardwright.ledger.games import GAMES
from cardwright.printing.cardlist import CardList, as_page, as_text, card_list
from tests.own_decks import ledger_like

VOID = {"meta", "br", "link", "img"}


class Page(HTMLParser):
    """Reads a page: that its elements are closed in order, and what its tables say."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.heads: list[str] = []
        self.rows: list[list[str]] = []
        self.listed: list[str] = []
        self.links: list[str] = []
        self.scopes = 0
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.links += [value or "" for name, value in attrs if name in {"href", "src"}]
        self.scopes += tag == "th" and "scope" in dict(attrs)
        if tag == "tr":
            self.rows.append([])
        if tag in {"td", "th"}:
            self.rows[-1].append("")
        if tag in {"h1", "h2"}:
            self.heads.append("")
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open[-1:] in (["td"], ["th"]):
            self.rows[-1][-1] += data
        if self.open[-1:] == ["li"]:
            self.listed.append(data)
        if self.open[-1:] in (["h1"], ["h2"]):
            self.heads[-1] += data


@pytest.fixture(params=GAMES)
def told(request: pytest.FixtureRequest) -> CardList:
    return card_list(load_ledger(request.param))


def flat(text: str) -> str:
    return " ".join(text.split())


def test_the_text_says_of_every_card_what_its_figure_in_the_deck_says(told: CardList) -> None:
    game = next(game for game in GAMES if load_ledger(game).title == told.title)
    ledger, said = load_ledger(game), flat(as_text(told))
    for card in all_cards(ledger):
        sentence = front(ledger, card).words.removeprefix(card.name)
        assert re.search(rf"{re.escape(card.name)}( \(\d+ cards\))?{re.escape(sentence)}", said)
    for side in reference_sides(ledger, STANDARD):
        assert flat(side.words) in said
    assert max(map(len, as_text(told).splitlines())) <= 76


def test_the_page_has_a_row_for_every_card_and_says_as_much(told: CardList) -> None:
    page = Page(as_page(told))
    assert page.open == []
    assert page.links == [], "nothing is loaded"
    names = [row[0] for row in page.rows if row[0] != "Card"]
    lines = [line for section in told.sections for line in section.lines]
    assert names + page.listed == [line.card.name for line in lines]
    cells = unescape(flat(" ".join(" ".join(row) for row in page.rows)))
    for line in lines:
        for words in line.card.besides:
            assert flat(words).rstrip(".") in cells
    heads = [f"{section.title}, {section.count}" for section in told.sections]
    assert page.heads == [told.head, *heads, "Reference cards"]
    assert page.scopes == len(names) + sum(len(r) for r in page.rows if r[0] == "Card")


def test_copies_are_counted_and_not_repeated() -> None:
    (cards, pieces) = card_list(load_ledger("card-tennis")).sections
    assert {line.card.name: line.copies for line in cards.lines} == {
        "Serve": 24,
        "Return": 14,
        "Volley": 6,
        "Net": 4,
    }
    assert (cards.count, pieces.count) == (48, 13)


def test_a_column_stands_only_where_it_says_something() -> None:
    heads = {
        game: Page(as_page(card_list(load_ledger(game)))).rows[0] for game in ("court", "nations")
    }
    assert heads == {
        "court": ["Card", "Letter", "Counts"],
        "nations": ["Card", "Letter", "On it"],
    }


def test_names_that_look_like_markup_are_text() -> None:
    ledger = load_ledger("court")
    suits = tuple(replace(suit, name=f"<b>{suit.name}&") for suit in ledger.suits)
    page = as_page(card_list(replace(ledger, suits=suits)))
    assert "<b>" not in page
    assert "&lt;b&gt;Gold&amp;" in page


@pytest.mark.parametrize(
    ("template", "says"),
    [
        (b"$head $heads", "there is no part “heads”"),
        (b"costs 5 $", "line 1, col 9"),
        (b"\xff", "is not UTF-8 text"),
    ],
)
def test_a_broken_template_is_a_fault_of_its_file(
    template: bytes, says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "list.html").write_bytes(template)
    monkeypatch.setattr(
        "cardwright.printing.cardlist.page.data", lambda *parts: tmp_path / parts[-1]
    )
    with pytest.raises(TemplateError, match=r"templates/cards/list\.html: .*") as caught:
        as_page(card_list(load_ledger("nations")))
    assert says in caught.value.message


def test_the_work_below_a_picture_is_told_as_it_is_written() -> None:
    ledger = ledger_like("authors", [3, 3], "de")
    author, *others = ledger.authors
    named = replace(author, work="Die vier *Jahreszeiten*")
    told = card_list(replace(ledger, authors=(named, *others)))
    cards = [line.card for line in told.sections[0].lines if line.card.name.endswith("Skizze")]
    assert cards[0].written[-1] == "Die vier Jahreszeiten"
    assert " ".join(as_text(told).split()).count("Die vier Jahreszeiten.") == 1
    assert "Die." not in as_text(told)
