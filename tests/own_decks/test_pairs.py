"""Decks of pairs: read from a list, drawn, printed, and asked about."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from cardwright.building.own_decks import check, read_own_decks
from cardwright.drawing.faces import all_cards, front
from cardwright.drawing.faces.descriptions import lettering
from cardwright.drawing.scene.paper import USUAL_PAPERS
from cardwright.engine.kernel import judge
from cardwright.engine.library import game_of
from cardwright.ledger import Ledger
from cardwright.lessons.made import made_lessons
from cardwright.printing.boxes.contents import box_of, cards_inside, shares
from cardwright.printing.boxes.sheet import placed
from cardwright.printing.boxes.stock import Stock
from cardwright.system.cache import Cache
from tests.own_decks import pairs_ledger, written
from tests.own_decks.test_build import made, text

CAPITALS = {
    "France": "Paris",
    "Peru": "Lima",
    "Kenya": "Nairobi",
    "Greece": "Αθήνα",
    "Iceland": "Reykjavík",
    "Saint Vincent and the Grenadines": "Kingstown",
}
PAIRS = 'game = "pairs"\ntitle = "Capitals"\n'


def rows(head: str = "Name,Partner") -> list[str]:
    return [head, *(f"{country},{capital}" for country, capital in CAPITALS.items())]


def ledger(folder: Path, lines: list[str] | None = None, settings: str = PAIRS) -> Ledger:
    deck = written(folder, lines or rows(), settings)
    (own,) = read_own_decks(deck, Cache(None))
    return own.ledger


@pytest.mark.parametrize(
    "head", ["Name,Partner", "Word,Translation", "Frage,Antwort", "name,text", "Mot,Traduction"]
)
def test_two_columns_are_the_two_cards_of_each_pair(head: str, tmp_path: Path) -> None:
    made = ledger(tmp_path, rows(head))
    names = [author.name for author in made.authors]
    assert names == [name for pair in CAPITALS.items() for name in pair]


def test_with_a_column_for_the_partner_a_text_stands_on_the_first_card(tmp_path: Path) -> None:
    lines = ["Name,Partner,Text", *(f"{one},{two},Known." for one, two in CAPITALS.items())]
    texts = [author.life for author in ledger(tmp_path, lines).authors]
    assert texts == ["Known.", ""] * len(CAPITALS)


Change = Callable[[list[str]], list[str]]

#: A change of a right list, the row of what is found, and what is said of it.
FAULTS: dict[str, tuple[Change, int, str]] = {
    "no column": (lambda lines: ["Name,Years", *lines[1:]], 1, "there is no column Partner"),
    "empty": (lambda lines: [*lines, "Norway,"], 8, "Partner: is empty"),
    "too few": (lambda lines: lines[:4], 0, "has 3 pairs"),
    "too many": (
        lambda lines: [lines[0], *(f"one {n},two {n}" for n in range(61))],
        0,
        "has 61 pairs",
    ),
    "a card twice": (lambda lines: [*lines, "Chile,lima"], 8, "Partner: “lima” is in row 3"),
    "both alike": (lambda lines: [*lines, "Oslo,Oslo"], 8, "“Oslo” is in the same row"),
    "too long": (lambda lines: [*lines, f"Wales,{'L' * 40}"], 8, "does not fit its place"),
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_is_named_with_its_row(name: str, tmp_path: Path) -> None:
    change, row, says = FAULTS[name]
    found = check(written(tmp_path, change(rows()), PAIRS)).findings
    faults = [finding for finding in found if not finding.doubtful]
    assert len(faults) == 1, faults
    assert faults[0].row == row
    assert says in str(faults[0])


def test_a_list_of_pairs_without_its_setting_is_told_to_have_it(tmp_path: Path) -> None:
    (fault,) = (one for one in check(written(tmp_path, rows())).findings if not one.doubtful)
    assert str(fault) == (
        'cards.csv, row 1: there is no column Group; for pairs, write game = "pairs" in deck.toml'
    )


def test_settings_that_were_saved_as_text_are_named(tmp_path: Path) -> None:
    deck = written(tmp_path, rows())
    (deck / "deck.toml.txt").write_text(PAIRS, encoding="utf-8")
    found = [str(one) for one in check(deck).findings if not one.doubtful]
    assert "deck.toml.txt: is not read, because its name ends in .txt; rename it deck.toml" in found


@pytest.mark.parametrize(
    ("head", "settings", "says"),
    [
        ("Name,Partner,Short name", PAIRS, "“Short name” is for decks of groups"),
        ("Name,Partner", PAIRS + '[hues]\n"Lima" = "red"\n', "hues: pairs have none"),
    ],
)
def test_what_pairs_have_no_use_for_is_told(
    head: str, settings: str, says: str, tmp_path: Path
) -> None:
    found = check(written(tmp_path, rows(head), settings)).findings
    assert [str(one) for one in found if one.doubtful and says in str(one)]
    assert all(one.doubtful for one in found)


def test_both_cards_have_the_number_of_their_pair_and_neither_the_words_of_the_other(
    tmp_path: Path,
) -> None:
    made = ledger(tmp_path)
    shown = [[line.text for line in lettering(front(made, card).items)] for card in all_cards(made)]
    for number, (one, two) in enumerate(CAPITALS.items()):
        first, second = (" ".join(shown[2 * number + place]) for place in (0, 1))
        assert one in first
        assert two in second
        assert two not in first
        assert one not in second
        assert f"{number + 1}" in first.split()
        assert f"{number + 1}" in second.split()


def test_one_may_ask_for_the_other_card_of_a_pair_and_for_no_other() -> None:
    form = game_of(pairs_ledger(12)).form("easy")
    state = form.deal(seed=1, seats=3)
    held = set(state.hand(state.to_move))
    for action in range(form.card_actions):
        seat, card = form.called_for(action) or (0, 0)
        if seat < state.seats and state.hand(seat) and seat != state.to_move:
            other = card ^ 1  # the two cards of a pair lie next to each other
            open_ = card not in held and other in held
            assert judge(state, action).ok is open_, form.describe(action, state)


@pytest.mark.deep
def test_every_paper_is_made_and_speaks_of_pairs(tmp_path: Path) -> None:
    deck = written(tmp_path, rows(), PAIRS)
    done = made("build", deck, tmp_path / "out")
    assert done.returncode == 0, done.stderr
    out = tmp_path / "out" / deck.name
    for name in ("booklet.pdf", "deck-a4.pdf", "tracker-a4.pdf", "box-a4.pdf", "lessons.pdf"):
        said = text(out / name)
        assert "Capitals" in said
        for word in ("author", "writer", "portrait", "sketch", "group", "quartet"):
            assert word not in said.lower(), (name, word)


@pytest.mark.full
def test_the_rulebook_has_four_pages_also_of_the_largest_deck(tmp_path: Path) -> None:
    lines = ["Name,Partner", *(f"first word {n},second word {n}" for n in range(60))]
    deck = written(tmp_path, lines, PAIRS)
    done = made("book", deck, tmp_path / "out")
    assert done.returncode == 0
    assert "4 pages" in done.stdout


def test_no_question_names_its_answer_and_each_has_one(tmp_path: Path) -> None:
    lines = [*rows(), "Mexico,Mexico City", "Panama,Panama City"]
    sheets = {sheet.id: sheet for sheet in made_lessons(ledger(tmp_path, lines))}
    assert {"together", "other-way", "ask-1", "match-1", "quiz"} <= set(sheets)
    partners = CAPITALS | {capital: country for country, capital in CAPITALS.items()}
    for sheet in (sheets["together"], sheets["other-way"], sheets["quiz"]):
        for asked in sheet.questions:
            right = [choice.label for choice in asked.choices if choice.ok]
            subject = asked.question.split("“")[1].split("”")[0]
            assert right == [partners[subject]], asked.question
            assert len({choice.label for choice in asked.choices}) == len(asked.choices) > 1


def test_what_matches_is_a_pair() -> None:
    for sheet in made_lessons(pairs_ledger(30)):
        if sheet.matching:
            matching = sheet.matching
            for name, place in zip(matching.names, matching.answers, strict=True):
                assert matching.values[place] == name.replace("First", "Second")


@pytest.mark.parametrize(("count", "boxes"), [(4, 1), (30, 1), (60, 2)])
def test_a_large_deck_is_shared_out_among_boxes_that_fit_the_paper(count: int, boxes: int) -> None:
    made = pairs_ledger(count)
    assert shares(made, Stock()) == boxes
    box, net = box_of(made, Stock())
    assert boxes * box.depth > cards_inside(made) * Stock().pitch
    for paper in USUAL_PAPERS:
        placed(net, paper)
