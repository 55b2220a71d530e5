"""Checklist of a class set: sheet by sheet its cards, and the pages they are printed on.

All decks of a set have the same sheets in the same order, so each is told once, with a page of
every deck. Which page is which is known when the sheets are laid out; how the list looks stands in
`checkpages.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from cardwright.drawing.scene.model import Scene
from cardwright.ledger import Ledger
from cardwright.ledger.words import ENGLISH, Words
from cardwright.printing.sheets.card_selection import CardSelection
from cardwright.printing.sheets.layout import TRAY
from cardwright.printing.sheets.plan import Batch, Sheet

#: Reference cards, one and several.
_REFERENCES = ("reference card", "{n} reference cards")


@dataclass(frozen=True, slots=True)
class Checklist:
    """A checklist: the title of the game, the number of decks, and the cards by number and name."""

    title: str
    decks: int
    cards: tuple[tuple[int, str], ...]

    @classmethod
    def of(cls, ledger: Ledger, pick: CardSelection) -> Checklist:
        """The checklist of what is picked of a game."""
        cards = pick.numbered(ledger).items()
        return cls(ledger.title, pick.copies, tuple((number, card.name) for number, card in cards))


@dataclass(frozen=True, slots=True)
class ChecklistLine:
    """A line with a box for each deck: a card by its number, or what has none."""

    name: str
    number: int = 0
    extra: bool = False  # nothing is missing without it
    reference: bool = False  # cards of words, of which one line counts all


@dataclass(frozen=True, slots=True)
class SheetPart:
    """One sheet of every deck: by what lies on a page, that page of each deck; and its lines."""

    pages: tuple[tuple[str, tuple[int, ...]], ...]
    lines: tuple[ChecklistLine, ...]


@dataclass(frozen=True, slots=True)
class CountedChecklist:
    """A checklist with its parts, sheet by sheet, and the first and last page of each deck."""

    title: str
    parts: tuple[SheetPart, ...]
    decks: tuple[tuple[int, int], ...]


def counted(
    told: Checklist,
    batches: Sequence[Batch],
    pages: Sequence[tuple[Sheet, str]],
    before: int = 0,
    say: Words = ENGLISH,
) -> CountedChecklist:
    """The list of a set that is printed on these pages, each with its sheet and what lies there.

    They are numbered behind so many others.
    """
    numbers: dict[str, list[tuple[Sheet, dict[str, int]]]] = {}
    for _, alike in groupby(enumerate(pages, start=before + 1), key=lambda page: id(page[1][0])):
        found = [(sheet, side, number) for number, (sheet, side) in alike]
        sheet = found[0][0]
        sides = {side: number for _, side, number in found}
        numbers.setdefault(sheet.deck, []).append((sheet, sides))
    first, *_ = numbers
    faces = [face for batch in batches if batch.deck == first for face, _ in batch.cards]
    lines = list(_lines(told, [batch for batch in batches if batch.deck == first], say))
    known = {id(face): place for place, face in enumerate(faces)}
    parts = tuple(
        SheetPart(
            tuple((side, tuple(n[place][1][side] for n in numbers.values())) for side in sides),
            tuple(_together((lines[known[id(face)]] for face in _in_order(sheet, known)), say)),
        )
        for place, (sheet, sides) in enumerate(numbers[first])
    )
    ends = ((min(each[0][1].values()), max(each[-1][1].values())) for each in numbers.values())
    return CountedChecklist(told.title, parts, tuple(ends))


def _in_order(sheet: Sheet, known: Mapping[int, int]) -> list[Scene]:
    """The fronts of a sheet in the order of the pack, whatever cells they lie in."""
    return sorted(sheet.fronts.values(), key=lambda face: known[id(face)])


def _lines(told: Checklist, batches: Sequence[Batch], say: Words) -> Iterator[ChecklistLine]:
    """The name of every card of a deck, in the order of its sheets; the pack comes first."""
    cards = iter(told.cards)
    for batch in batches:
        usual, pieces = batch.cards[0][1], batch.piece.round or batch.piece.as_large_as(TRAY)
        for face, behind in batch.cards:
            number, name = (0, "") if pieces else next(cards, (0, ""))
            if number or pieces:
                yield ChecklistLine(name or face.title, number)
            elif behind != usual:
                yield ChecklistLine(say.count(1, *_REFERENCES), reference=True)
            else:
                title = face.title.removeprefix(f"{told.title}: ")
                if say.language != "de":  # which writes nouns with a capital letter
                    title = f"{title[:1].lower()}{title[1:]}"
                yield ChecklistLine(say("extra: {card}", card=title), extra=True)


def _together(lines: Iterable[ChecklistLine], say: Words) -> Iterator[ChecklistLine]:
    """The lines of a sheet; reference cards are counted in one."""
    for line, alike in groupby(lines):
        count = len(list(alike))
        if count > 1 and line.reference:
            yield replace(line, name=say.count(count, *_REFERENCES))
        else:
            yield from [line] * count
