"""The rows of a list, read as members of groups; what is wrong with them is collected."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from cardwright import limits
from cardwright.errors import did_you_mean, excerpt
from cardwright.lists.columns import fact_of, field_of, is_head, near, usual_heading
from cardwright.lists.findings import Finding
from cardwright.lists.letters import unprintable
from cardwright.lists.records import Row, Table, column_letter
from cardwright.lists.settings import SETTINGS

#: Fields that are shown on cards, those that are used in the rules, and those that may be long.
_SHOWN = frozenset({"deck", "group", "name", "partner", "years", "text", "work", "fact", "short"})
_NAMES = frozenset({"deck", "group", "name", "partner"})
_LONG = frozenset({"text", "alt", "credit"})
#: The contents of the columns that a list must have.
_ABOUT = {
    "group": "add it, with the group of each card",
    "name": "add it, with the name of each card",
    "partner": "add it, with the words on the second card of each pair",
}
#: The column that a deck has no use for, of groups and of pairs.
_UNUSED = {
    False: ("partner", "is for pairs, and game in deck.toml is another"),
    True: ("short", "is for decks of groups"),
}
#: A number as people write it, with marks between thousands.
_NUMBER = re.compile(r"[-−]?\d[\d.,’' ]*")
#: Titles of fields that are not the field itself.
_TITLES = {"short": "Short name"}


@dataclass(frozen=True, slots=True)
class Member:
    """A row of a list: one member of a group, or a pair of cards: `name` and `partner`.

    The group of a pair is its topic; one of its cards has the topic apart (`ledgers.in_groups`).
    `deck` is that which the row belongs to, "" in a list of one deck. `facts` are in the order of
    the deck's. What is empty is "", and a level 0.
    """

    row: int
    group: str
    name: str
    partner: str = ""
    years: str = ""
    text: str = ""
    work: str = ""
    picture: str = ""
    short: str = ""
    credit: str = ""
    crop: str = ""
    alt: str = ""
    level: int = 0
    topic: str = ""
    deck: str = ""
    facts: tuple[str, ...] = ()


class RowReading:
    """The rows of a table, read as members; what is wrong with them is in `findings`.

    `facts` are the headings of columns that are printed although they are not known.
    """

    def __init__(self, table: Table, *, pairs: bool, facts: Sequence[str] = ()) -> None:
        self.findings: list[Finding] = []
        self.shown: dict[int, str] = {}  # the headings of what cards show, by their places
        self.headings: dict[str, str] = {}  # as they are written, by the titles of their fields
        self._needed = ("name", "partner") if pairs else ("group", "name")
        self._unused = _UNUSED[pairs]
        self._wanted = facts
        self.facts: dict[str, int] = {}  # the places of the facts, by their names
        self._units: dict[str, str] = {}  # by the name of the fact
        self._table = table
        #: Groups and decks as they are first written, by their deck and what counts as equal.
        self._written: dict[tuple[str, ...], str] = {}

    def members(self) -> Iterator[Member]:
        """The members, row by row; none where the list has no head."""
        head = next((n for n, row in enumerate(self._table.rows) if is_head(row.cells)), None)
        if head is None:
            self._headless()
            return
        columns = self._columns(self._table.rows[head])
        if "partner" in self._needed and "partner" not in columns and "text" in columns:
            columns["partner"] = columns.pop("text")  # so the text is on the other card
        missing = [name for name in self._needed if name not in columns]
        if missing:
            advice = _ABOUT[missing[0]]
            if "partner" in map(field_of, self._table.rows[head].cells):
                advice = 'for pairs, write game = "pairs" in deck.toml'
            what = f"there is no column {usual_heading(missing[0], self._table.rows[head].cells)}"
            self._fault(what, advice, self._table.rows[head].number)
            return
        rows = self._table.rows[head + 1 :]
        if not rows:
            self._fault("there is nothing below the headings", "write a row for each card")
        for row in self._filled(rows, columns):
            member = self._member(row, columns)
            if member:
                yield member

    def _headless(self) -> None:
        """The fault of a list without a head: a row that has some of the headings, or none."""
        nearly = next((row for row in self._table.rows if any(map(field_of, row.cells))), None)
        cells = nearly.cells if nearly else ()
        there = {field_of(cell) for cell in cells}
        missing = [usual_heading(field, cells) for field in self._needed if field not in there]
        unknown = [f"“{excerpt(cell)}”" for cell in cells if cell and not self._field(cell)]
        if nearly and missing and unknown:
            what = f"there is no column {' or '.join(missing)}: {', '.join(unknown)} "
            what += "is not known" if len(unknown) == 1 else "are not known"
            advice = " and ".join(f"write {name} above its column" for name in missing)
            self._fault(what, advice, nearly.number)
            return
        wanted = " and ".join(usual_heading(field, cells) for field in self._needed)
        self._fault(
            "no row has the headings of the columns",
            f"write {wanted} above the first row, and other columns as you like",
        )

    def _filled(self, rows: Sequence[Row], columns: Mapping[str, int]) -> Sequence[Row]:
        """The rows, where each group is written once, in the first of its rows, with it in all."""
        place = columns.get("group")
        if place is None or "group" not in self._needed:
            return rows
        written = [row.cells[place] for row in rows if row.cells[place]]
        if len({*map(same, written)}) < len(written) or len(written) == len(rows):
            return rows
        if not rows[0].cells[place] or 2 * len(written) > len(rows):
            return rows  # those that are left out here are mistakes
        filled, group = [], ""
        for row in rows:
            group = row.cells[place] or group
            filled.append(replace(row, cells=(*row.cells[:place], group, *row.cells[place + 1 :])))
        what = "each group is written once, so it is taken for the rows below it, too"
        self._note(what, "write it in each row if this is wrong", rows[0].number, "Group")
        return filled

    def _columns(self, head: Row) -> dict[str, int]:
        """The place of each known column but facts; others are named, and left out."""
        columns: dict[str, int] = {}
        for place, heading in enumerate(head.cells):
            key = self._field(heading)
            known, name = (self.facts, fact_of(heading)[0]) if key == "fact" else (columns, key)
            column = f"column {column_letter(place)} “{excerpt(heading)}”"
            if name and name in known:
                what = f"{column} says the same as “{head.cells[known[name]]}”"
                self._note(what, "it is left out", head.number)
            elif key == self._unused[0]:
                self._note(f"{column} {self._unused[1]}", "it is left out", head.number)
            elif key:
                known[name] = place
                self.headings[_title(key)] = heading
                if key in _SHOWN:
                    self.shown[place] = heading
                if key == "fact":
                    self._units[name] = fact_of(heading)[1]
            elif heading:
                advice = near(heading) or f"it is left out; to print it, {self._add(head.cells)}"
                self._note(f"{column} is not known", advice, head.number)
        self._missing_facts(head.cells)
        return columns

    def _add(self, headings: Sequence[str]) -> str:
        """The line of the settings with which all columns that are not known are printed."""
        unknown = (each for each in headings if each and not self._field(each) and not near(each))
        every = (f'"{excerpt(each)}"' for each in dict.fromkeys((*self._wanted, *unknown)))
        return f"write facts = [{', '.join(every)}] in deck.toml"

    def _missing_facts(self, headings: Sequence[str]) -> None:
        """The faults of facts in the settings that no column has."""
        for wanted in self._wanted:
            if not any(_is_wanted(heading, [wanted]) for heading in headings):
                what = f"facts: the list has no column “{excerpt(wanted)}”"
                advice = did_you_mean(wanted, headings) or "write one of its headings"
                self.findings.append(Finding(SETTINGS, what, advice))

    def _field(self, heading: str) -> str:
        """The field of a column; "" if none is known."""
        field = field_of(heading)
        is_fact = _is_wanted(heading, self._wanted) and field not in self._needed
        return "fact" if is_fact else field

    def _member(self, row: Row, columns: dict[str, int]) -> Member | None:
        cells = {key: _cell(row, place) for key, place in columns.items()}
        empty = [needed for needed in self._needed if not cells[needed]]
        for needed in empty:
            self._fault("is empty", "fill it in", row.number, needed.title())
        if empty:
            return None
        cells = {key: self._checked(key, text, row) for key, text in cells.items()}
        level = self._level(cells.pop("level", ""), row.number)
        deck = cells["deck"] = self._alike(cells.get("deck", ""), row.number, "Deck")
        cells["group"] = self._alike(cells.get("group", ""), row.number, "Group", deck)
        facts = tuple(self._fact(row, *each) for each in self.facts.items())
        return Member(row.number, level=level, facts=facts, **cells)

    def _fact(self, row: Row, name: str, place: int) -> str:
        text, unit = _cell(row, place), self._units[name]
        with_unit = f"{text} {unit}" if unit and _NUMBER.fullmatch(text) else text
        return self._checked("fact", with_unit, row, name)

    def _checked(self, key: str, text: str, row: Row, heading: str = "") -> str:
        """The text of a cell, which is cut if it is far too long for its place."""
        heading = heading or _title(key)
        problem = unprintable(text, is_name=key in _NAMES) if key in _SHOWN else None
        if problem:
            self._fault(*problem, row.number, heading)
        if key in _LONG or len(text) <= limits.TITLE:
            return text
        what = f"has {len(text)} characters"
        self._fault(what, f"write no more than {limits.TITLE}", row.number, heading)
        return text[: limits.TITLE]

    def _alike(self, name: str, row: int, column: str, *within: str) -> str:
        """The name of a group or deck as it was first written: case and spaces make no other."""
        first = self._written.setdefault((column, *within, same(name)), name)
        if first != name:
            what = f"“{excerpt(name)}” is taken for “{excerpt(first)}”"
            self._note(what, "spell it the same way", row, column)
        return first

    def _level(self, text: str, row: int) -> int:
        if text in {"", "1", "2", "3"}:
            return int(text or 0)
        self._fault(f"“{excerpt(text)}” is no level", "write 1, 2 or 3, or nothing", row, "Level")
        return 0

    def _fault(self, what: str, advice: str, row: int = 0, column: str = "") -> None:
        self.findings.append(Finding(self._table.file, what, advice, row, column))

    def _note(self, what: str, advice: str, row: int = 0, column: str = "") -> None:
        self.findings.append(Finding(self._table.file, what, advice, row, column, doubtful=True))


def _is_wanted(heading: str, wanted: Sequence[str]) -> bool:
    """Test if a heading is among those wanted, with its unit or without."""
    return not {same(heading), same(fact_of(heading)[0])}.isdisjoint(map(same, wanted))


def _cell(row: Row, place: int) -> str:
    return row.cells[place] if place < len(row.cells) else ""


def same(text: str) -> str:
    """A name without regard to case and spaces.

    >>> same("Double  bass ") == same("double Bass")
    True
    """
    return " ".join(text.casefold().split())


def _title(field: str) -> str:
    return _TITLES.get(field, field.title())
