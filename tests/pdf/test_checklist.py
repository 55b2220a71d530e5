"""The last pages of a class set: a box for every card of every deck, and what to print again."""

import io
import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pikepdf
import pypdfium2
import pytest

from cardwright.drawing.faces.edition import STANDARD
from cardwright.drawing.faces.marked import LETTERS
from cardwright.drawing.scene.card_format import JUMBO
from cardwright.drawing.scene.inks import PALETTES
from cardwright.drawing.scene.model import Item, Scene, Shape, Text
from cardwright.drawing.scene.paper import PAPERS
from cardwright.drawing.scene.reach import lettering, points
from cardwright.drawing.scene.shaping import width
from cardwright.engine.cards import deck_pack, piece_cards
from cardwright.ledger import load_ledger
from cardwright.ledger.games import GAMES
from cardwright.ledger.words import ENGLISH
from cardwright.printing.sheets.card_selection import MOST, CardSelection
from cardwright.printing.sheets.checklist import (
    Checklist,
    ChecklistLine,
    CountedChecklist,
    SheetPart,
    counted,
)
from cardwright.printing.sheets.checkpages import Leaf, Spoken, leaves
from cardwright.printing.sheets.cutting import Cutting
from cardwright.printing.sheets.deck import SIDES, SheetSide, deck_pdf, printed_pages
from cardwright.printing.sheets.plan import deck_batches
from tests.pdf import verapdf
from tests.tiers import every

SIX_POINTS = 6 * 25.4 / 72
#: Few decks and as many as there are letters, on both papers.
SETS = [
    *((game, copies, "a4") for game in GAMES for copies in (3, 8, MOST)),
    ("court", 2, "letter"),
    ("portrait-authors", MOST, "letter"),
]
DECKS = pytest.mark.parametrize(("game", "copies", "paper"), every(4, SETS))


def printed(
    game: str, pick: CardSelection, paper: str = "a4", sides: str = "long"
) -> tuple[list[SheetSide], CountedChecklist]:
    """The pages of a set before its checklist, and what is counted by it."""
    ledger, how, on = load_ledger(game), SIDES[sides], PAPERS[paper]
    batches = deck_batches(ledger, on, turn=how.turn, pick=pick)
    pages = printed_pages(batches, on, how)
    lies = [(page.sheet, page.side) for page in pages]
    return pages, counted(Checklist.of(ledger, pick), batches, lies)


def listed(game: str, copies: int, paper: str = "a4") -> tuple[Leaf, ...]:
    _, what = printed(game, CardSelection(copies=copies), paper)
    return leaves(what, PAPERS[paper], SIDES["long"].told)


def spoken(leaf: Leaf, role: str) -> Iterator[Spoken]:
    for part in leaf:
        if part.role == role:
            yield part
        yield from spoken(part.kids, role)


def drawn(leaf: Leaf) -> Iterator[Item]:
    for part in leaf:
        yield from part.drawn


def said(part: Spoken) -> str:
    return " ".join(item.text for item in part.items if isinstance(item, Text))


def boxes(leaf: Leaf) -> list[tuple[float, float, float, float]]:
    """Left, top, right and bottom of each box to tick."""
    found = []
    for item in drawn(leaf):
        if isinstance(item, Shape) and item.stroke == "ink":
            xs, ys = zip(*points(Scene(0, 0, (item,))), strict=True)
            found.append((min(xs), min(ys), max(xs), max(ys)))
    return found


@DECKS
def test_every_card_has_a_box_in_the_column_of_every_deck(
    game: str, copies: int, paper: str
) -> None:
    numbers = []
    for leaf in listed(game, copies, paper):
        left = boxes(leaf)
        for table in spoken(leaf, "Table"):
            head, *rows = spoken(table.kids, "TR")
            columns = [cell.items[0] for cell in head.kids[1:]]
            assert [said(cell) for cell in head.kids[1:]] == [*LETTERS[:copies]]
            for row in rows:
                name, *cells = row.kids
                assert len(cells) == copies
                if any(cell.items for cell in cells):
                    continue  # the row of pages
                level = name.items[-1]
                assert isinstance(level, Text)
                for column in columns:
                    assert isinstance(column, Text)
                    (box,) = [
                        box
                        for box in left
                        if box[0] < column.x < box[2] and box[1] < level.y < box[3]
                    ]
                    left.remove(box)
                first = name.items[0]
                if isinstance(first, Text) and first.anchor == "end":  # its number
                    numbers.append(int(first.text))
        assert not left, "no box stands beside a row"
    assert numbers == [*range(1, len(deck_pack(load_ledger(game))) + 1)]


@DECKS
def test_all_of_a_page_lies_on_it_and_can_be_read(game: str, copies: int, paper: str) -> None:
    on = PAPERS[paper]
    for leaf in listed(game, copies, paper):
        texts = [item for item in drawn(leaf) if isinstance(item, Text)]
        assert min(size for _, size in lettering(Scene(0, 0, tuple(texts)))) >= SIX_POINTS
        spans: dict[float, list[tuple[float, float]]] = {}
        for text in texts:
            wide = width(text.text, text.font, text.size)
            start = text.x - wide * {"start": 0.0, "middle": 0.5, "end": 1.0}[text.anchor]
            spans.setdefault(text.y, []).append((start, start + wide))
        for y, lie in spans.items():
            assert 10.0 <= y <= on.height - 13.0
            assert min(lie)[0] >= 14.0
            assert max(end for _, end in lie) <= on.width - 14.0
            for (_, end), (start, _) in pairwise(sorted(lie)):
                assert start - end > -0.01, "no words lie over others"
        marks = boxes(leaf)
        for left, top, right, bottom in marks:
            assert right - left >= 3.0, "large enough for a pencil"
            assert bottom - top >= 3.0
            assert right <= on.width - 14.0
            assert bottom <= on.height - 13.0
        assert len({(round(x, 2), round(y, 2)) for x, y, _, _ in marks}) == len(marks)


@pytest.mark.parametrize("sides", ["long", "short", "fronts", "backs", "fold"])
@pytest.mark.parametrize("game", every(5, GAMES, start=2, deep=4))
def test_a_lost_card_is_on_the_pages_that_stand_above_it(game: str, sides: str) -> None:
    """In the column of its deck: on one its front, with its number, and behind it its back."""
    pages, what = printed(game, CardSelection(copies=3), sides=sides)
    for part in what.parts:
        for side, numbers in part.pages:
            for deck, number in enumerate(numbers):
                page = pages[number - 1]
                assert (page.side, page.sheet.deck) == (side, f"deck {LETTERS[deck]}")
                words = [face.words for face in page.sheet.fronts.values()]
                for line in part.lines:
                    if line.number:
                        assert any(each.endswith(f"Number {line.number}.") for each in words)
        if len(part.pages) > 1:
            (fronts, faces), (backs, behind) = part.pages
            assert (fronts, backs) == ("fronts", "backs")
            assert [number + 1 for number in faces] == [*behind], "they follow each other"
    ends = [number for ends in what.decks for number in ends]
    assert (ends[0], ends[-1]) == (1, len(pages))
    assert all(start == end + 1 for (_, end), (start, _) in pairwise(what.decks))


def test_reference_and_extra_cards_trays_and_balls_are_counted() -> None:
    ledger = load_ledger("card-tennis")
    pages, what = printed("card-tennis", CardSelection(copies=2))
    lines = [line for part in what.parts for line in part.lines]
    numbered = [line for line in lines if line.number]
    assert [line.number for line in numbered] == [*range(1, len(deck_pack(ledger)) + 1)]
    others = [line.name for line in lines if not line.number]
    assert others == [
        "4 reference cards",
        "extra: spare card",
        "extra: who made it",
        *(piece.name for piece in piece_cards(ledger)),
    ]
    sheet = pages[10].sheet
    worded = [face for face, behind in sheet.cards.values() if behind != sheet.usual]
    assert len(worded) == 4
    assert {line.name for line in lines if line.extra} == {*others[1:3]}
    (text,) = pypdfium_text(deck_of("card-tennis", 2), since=-1)
    assert "the game does not need them" in text


@pytest.mark.deep
def test_a_set_that_is_cut_in_stacks_behind_a_plan_tells_the_pages_as_they_are_numbered() -> None:
    ledger, on = load_ledger("court"), PAPERS["a4"]
    pick, cutting = CardSelection(copies=2), Cutting(plan=True, stacked=True)
    batches = deck_batches(ledger, on, pick=pick, cutting=cutting)
    made = deck_pdf(
        *("Court", batches, on, PALETTES["color"]), checklist=Checklist.of(ledger, pick)
    )
    pages = printed_pages(batches, on, SIDES["long"])
    lies = [(page.sheet, page.side) for page in pages]
    what = counted(Checklist.of(ledger, pick), batches, lies, 2)
    assert what.decks == ((3, 10), (11, 18))
    said = pypdfium_text(made)
    assert "Deck A: pages 3–10" in said[-1]
    for number, page in enumerate(pages, start=3):
        assert f"{page.side} · page {number} of {len(said)}" in said[number - 1]
    for part in what.parts:
        (_, fronts), _ = part.pages
        for line in (each for each in part.lines if each.number):
            face = pages[fronts[1] - 3].sheet.fronts.values()
            assert any(one.words.endswith(f"Number {line.number}.") for one in face)


def deck_of(game: str, copies: int, sides: str = "long") -> bytes:
    ledger, pick = load_ledger(game), CardSelection(copies=copies)
    batches = deck_batches(ledger, PAPERS["a4"], turn=SIDES[sides].turn, pick=pick)
    how = (PAPERS["a4"], PALETTES["color"], SIDES[sides], pick.text())
    return deck_pdf(ledger.title, batches, *how, checklist=Checklist.of(ledger, pick))


def pypdfium_text(data: bytes, since: int = 0) -> list[str]:
    """The text of each page from this one on."""
    pages = pypdfium2.PdfDocument(data)
    some = [pages[number] for number in range(len(pages))[since:]]
    return [" ".join(str(page.get_textpage().get_text_range()).split()) for page in some]


@pytest.mark.full
@pytest.mark.parametrize(
    ("game", "copies", "last"), every(2, [("court", 2, 1), ("portrait-authors", 3, 2)])
)
def test_every_page_is_counted_that_of_the_checklist_too(game: str, copies: int, last: int) -> None:
    texts = pypdfium_text(deck_of(game, copies))
    for number, text in enumerate(texts, start=1):
        assert re.findall(r"page (\d+) of (\d+)", text) == [(str(number), str(len(texts)))]
    assert [place for place, text in enumerate(texts) if "· checklist · page" in text] == [
        *range(len(texts) - last, len(texts))
    ]


@pytest.mark.parametrize(("sides", "again"), [("long", "two pages"), ("fold", "the page of this")])
def test_the_pages_of_each_deck_are_told_and_what_to_do_with_them(sides: str, again: str) -> None:
    made = deck_of("court", 2, sides)
    (text,) = pypdfium_text(made, since=-1)
    each = (len(pypdfium2.PdfDocument(made)) - 1) // 2
    assert f"Deck A: pages 1–{each} " in text
    assert f"Deck B: pages {each + 1}–{2 * each} " in text
    assert "Have you lost a card?" in text
    assert again in text
    assert f"at 100 %, {SIDES[sides].text(ENGLISH)}" in text


def test_a_set_of_some_cards_has_these_alone() -> None:
    _, what = printed("card-tennis", CardSelection(("net-02", "ball-3"), copies=3))
    names = [(line.number, line.name) for part in what.parts for line in part.lines]
    number = [card.id for card in deck_pack(load_ledger("card-tennis"))].index("net-02") + 1
    assert names == [(number, "Net"), (0, "Ball 3")]


def test_a_table_is_read_with_its_decks_pages_and_cards() -> None:
    with pikepdf.open(io.BytesIO(deck_of("court", 2))) as pdf:
        section = pdf.Root.StructTreeRoot.K.K[-1]
        assert str(section.T) == "Checklist"
        tables = [part for part in section.K if part.S == "/Table"]
        assert len(tables) == 4
        rows = [row for table in tables for row in table.K]
        assert {len(row.K) for row in rows} == {3}
        assert len(rows) == 4 * 3 + 32 + 1
        for table in tables:
            scopes = [str(cell.A.Scope) for cell in table.K[0].K]
            assert scopes == ["/Column"] * 3
            assert {str(row.K[0].A.Scope) for row in [*table.K][1:]} == {"/Row"}


def test_no_count_of_pages_and_no_name_is_too_long() -> None:
    """Thousands of pages, and names of somebody's own game."""
    parts = tuple(
        SheetPart(
            tuple(
                (side, tuple(1111 + 66 * deck + 2 * sheet + place for deck in range(MOST)))
                for place, side in enumerate(("fronts", "backs"))
            ),
            (ChecklistLine("The most honorable " * 5, 1), ChecklistLine("W" * 90, 2)),
        )
        for sheet in range(33)
    )
    many = CountedChecklist(
        "A game " * 30, parts, tuple((66 * d, 66 * d + 65) for d in range(MOST))
    )
    for paper in PAPERS.values():
        for leaf in leaves(many, paper, "on one side"):
            for item in drawn(leaf):
                if isinstance(item, Text) and item.font == "body" and item.anchor == "start":
                    end = item.x + width(item.text, item.font, item.size)
                    assert end <= paper.width - 14.0


@pytest.mark.deep
@pytest.mark.parametrize(
    "game", [GAMES[0], *(pytest.param(g, marks=pytest.mark.long) for g in GAMES[1:])]
)
def test_the_checklist_of_as_many_decks_as_there_are_letters_has_no_fault(game: str) -> None:
    verdict = verapdf.accessible(deck_of(game, MOST))
    assert verdict.faults == ()


@pytest.mark.deep
def test_large_cards_are_counted_too() -> None:
    ledger, pick = load_ledger("portrait-authors"), CardSelection(copies=MOST)
    batches = deck_batches(ledger, PAPERS["a4"], replace(STANDARD, size=JUMBO), pick=pick)
    pages = printed_pages(batches, PAPERS["a4"], SIDES["long"])
    lies = [(page.sheet, page.side) for page in pages]
    what = counted(Checklist.of(ledger, pick), batches, lies)
    assert sum(line.number > 0 for part in what.parts for line in part.lines) == 64
