"""A deck of one's own: groups and their members, as a list has them, and all that was found.

Everything that is wrong is collected, so that a person sees it at once; nothing is left out in
silence.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from cardwright import limits
from cardwright.errors import (
    CardwrightError,
    LedgerError,
    ListError,
    UsageError,
    did_you_mean,
    excerpt,
    visible,
)
from cardwright.ledger.games import GAMES
from cardwright.ledger.hues import HUES
from cardwright.ledger.words import Language
from cardwright.lists.columns import field_of, is_head, near
from cardwright.lists.findings import Finding
from cardwright.lists.language import spoken
from cardwright.lists.letters import unprintable
from cardwright.lists.places import LEADS_OUT, REMEDY, leads_out
from cardwright.lists.records import Row, Table, column_letter
from cardwright.lists.settings import SETTINGS, DeckSettings, read_settings
from cardwright.lists.tables import read_table

#: Endings of the files that a list may be.
ENDINGS = (".csv", ".tsv", ".txt", ".xlsx", ".ods")
#: Groups of a deck, and members of a group: the fewest and the most.
GROUPS, MEMBERS = (2, 13), (3, 6)
#: The fewest and the most pairs of a deck of pairs.
PAIRS = (4, 60)
#: The most cards of a deck; of pairs, the most cards on a list.
CARDS = GROUPS[1] * MEMBERS[1]
#: Fields that are shown on cards, those that are used in the rules, and those that may be long.
_SHOWN = frozenset({"group", "name", "partner", "years", "text", "work", "short"})
_NAMES = frozenset({"group", "name", "partner"})
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
#: Titles of fields that are not the field itself.
_TITLES = {"short": "Short name"}
#: The file of the list in the folder of a deck, without its ending; and the folder of pictures.
LIST, PICTURES = "cards", "pictures"


@dataclass(frozen=True, slots=True)
class Member:
    """A row of a list: one member of a group, or a pair of cards: `name` and `partner`.

    The group of a pair is its topic; one of its cards has the topic apart (`ledgers.in_groups`).
    What is empty is "", and a level 0.
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


@dataclass(frozen=True, slots=True)
class ListedDeck:
    """A deck as it was brought. `folder` holds its pictures; `name` is that of the folder."""

    name: str
    folder: Path
    file: str
    settings: DeckSettings
    members: tuple[Member, ...] = ()
    findings: tuple[Finding, ...] = field(default=(), compare=False)
    language: Language = "en"  # of all that is printed

    @property
    def groups(self) -> dict[str, tuple[Member, ...]]:
        """The members of each group, in the order of the list."""
        found: dict[str, list[Member]] = {}
        for member in self.members:
            found.setdefault(member.group, []).append(member)
        return {name: tuple(members) for name, members in found.items()}


def is_own_deck(name: str) -> bool:
    """Test if an argument is a deck of one's own: a list, or a folder, and not one of GAMES."""
    path = Path(name)
    return name not in {"", *GAMES} and (path.suffix.lower() in ENDINGS or _is_folder(path))


def read_deck(path: Path) -> ListedDeck:
    """The deck in a folder, or in a list alone, with everything that is wrong or doubtful in it.

    Raises UsageError where neither is there; faults of the files are findings.
    """
    if _is_folder(path):
        return _read(path.resolve().name, path, _list_in(path))
    if path.suffix.lower() in ENDINGS and os.path.isfile(path):  # noqa: PTH113 - as below
        return _read(path.stem, path.parent, path)
    raise UsageError(
        f"{excerpt(str(path), limits.TITLE)}: no folder and no list is there",
        hint=f"give a folder made by “cardwright new”, or a list: {', '.join(ENDINGS)}",
    )


def _is_folder(path: Path) -> bool:
    return os.path.isdir(path)  # noqa: PTH112 - pathlib raises OSError for a name that is too long


def _list_in(folder: Path) -> Path:
    """The list in the folder of a deck.

    Raises UsageError unless there is exactly one, and ListError for a link that leads elsewhere.
    """
    found = [
        path
        for path in sorted(folder.iterdir())
        if path.suffix.lower() in ENDINGS and not path.name.startswith((".", "~"))
    ]
    lists = [path for path in found if path.suffix.lower() != ".txt"] or found
    if len(lists) == 1 and leads_out(lists[0], folder):
        raise ListError(f"{visible(lists[0].name)}: {LEADS_OUT}", hint=REMEDY)
    if len(lists) == 1:
        return lists[0]
    many = ", ".join(visible(path.name) for path in lists[:5])
    raise UsageError(
        f"{visible(str(folder))}: has {f'several lists: {many}' if lists else 'no list of cards'}",
        hint="keep one of them there" if lists else f"add {LIST}.csv, or .xlsx",
    )


def _read(name: str, folder: Path, path: Path) -> ListedDeck:
    findings: list[Finding] = []
    settings = DeckSettings()
    try:
        settings = read_settings(folder / SETTINGS)
    except LedgerError as error:
        findings += _of_error(SETTINGS, error)
    deck = ListedDeck(name, folder, visible(path.name), settings)
    try:
        table = read_table(path, settings.sheet)
    except CardwrightError as error:
        findings += _of_error(deck.file, error)
        return _with(deck, (), findings)
    language, of_language = spoken(settings, table)
    deck = replace(deck, language=language)
    reading = _RowReading(table, pairs=settings.game == "pairs")
    members = tuple(reading.members())
    findings += of_language
    findings += _of_table(table, reading.shown)
    findings += reading.findings
    findings += _of_letters(settings)
    if len(members) > _most(settings):
        what = f"has {len(members)} {_unit(settings)}s"
        advice = f"a deck has no more than {_most(settings)}: make several"
        findings.append(Finding(table.file, what, advice))
        return _with(deck, (), findings)
    if members:
        findings += _of_number(table.file, settings, members)
        findings += _of_names(table.file, members)
        findings += _of_hues(settings, members)
    return _with(deck, members, findings)


def _most(settings: DeckSettings) -> int:
    return PAIRS[1] if settings.game == "pairs" else CARDS


def _unit(settings: DeckSettings) -> str:
    """The word for what a row of a list is."""
    return "pair" if settings.game == "pairs" else "card"


def _of_table(table: Table, shown: Mapping[int, str]) -> Iterator[Finding]:
    """The assumptions about a file, and what is doubtful in its cells.

    What is not as it was typed is a fault in the columns that are `shown` on cards, by heading.
    """
    for note in table.notes:
        yield Finding(table.file, note, "", doubtful=True)
    for doubt in table.doubts:
        column = shown.get(doubt.column) or f"column {column_letter(doubt.column)}"
        doubtful = not (doubt.wrong and doubt.column in shown)
        yield Finding(table.file, doubt.says, "", doubt.number, column, doubtful)


def _with(deck: ListedDeck, members: tuple[Member, ...], findings: Sequence[Finding]) -> ListedDeck:
    return replace(deck, members=members, findings=tuple(findings))


def _of_error(file: str, error: CardwrightError) -> Iterator[Finding]:
    """A finding for each line of the message about a file, which begins with its name."""
    for line in error.message.splitlines():
        yield Finding(file, line.removeprefix(f"{file}: "), error.hint)


class _RowReading:
    """The rows of a table, read as members; what is wrong with them is in `findings`."""

    def __init__(self, table: Table, *, pairs: bool) -> None:
        self.findings: list[Finding] = []
        self.shown: dict[int, str] = {}  # the headings of what cards show, by their places
        self._needed = ("name", "partner") if pairs else ("group", "name")
        self._unused = _UNUSED[pairs]
        self._table = table
        self._groups: dict[str, str] = {}  # as they are first written, by what counts as equal

    def members(self) -> Iterator[Member]:
        """The members, row by row; none where the list has no head."""
        head = next((n for n, row in enumerate(self._table.rows) if is_head(row.cells)), None)
        if head is None:
            self._fault(
                "no row has the headings of the columns",
                f"write {_titles(self._needed)} above the first row, and other columns as you like",
            )
            return
        columns = self._columns(self._table.rows[head])
        if "partner" in self._needed and "partner" not in columns and "text" in columns:
            columns["partner"] = columns.pop("text")  # so the text is on the other card
        missing = [name for name in self._needed if name not in columns]
        if missing:
            self._fault(
                f"there is no column {missing[0].title()}",
                _ABOUT[missing[0]],
                self._table.rows[head].number,
            )
            return
        rows = self._table.rows[head + 1 :]
        if not rows:
            self._fault("there is nothing below the headings", "write a row for each card")
        for row in rows:
            member = self._member(row, columns)
            if member:
                yield member

    def _columns(self, head: Row) -> dict[str, int]:
        """The place of each known column; others are named, and ignored."""
        columns: dict[str, int] = {}
        for place, heading in enumerate(head.cells):
            key = field_of(heading)
            if key and key in columns:
                first = head.cells[columns[key]]
                what = (
                    f"column {column_letter(place)} “{excerpt(heading)}” says the same as “{first}”"
                )
                self._note(what, "it is left out", head.number)
            elif key == self._unused[0]:
                what = f"column {column_letter(place)} “{excerpt(heading)}” {self._unused[1]}"
                self._note(what, "it is left out", head.number)
            elif key:
                columns[key] = place
                if key in _SHOWN:
                    self.shown[place] = heading
            elif heading:
                what = f"column {column_letter(place)} “{excerpt(heading)}” is not known"
                self._note(what, near(heading) or "it is left out", head.number)
        return columns

    def _member(self, row: Row, columns: dict[str, int]) -> Member | None:
        cells = {key: _cell(row, place) for key, place in columns.items()}
        empty = [needed for needed in self._needed if not cells[needed]]
        for needed in empty:
            self._fault("is empty", "fill it in", row.number, needed.title())
        if empty:
            return None
        cells = {key: self._checked(key, text, row) for key, text in cells.items()}
        level = self._level(cells.pop("level", ""), row.number)
        cells["group"] = self._group(cells.get("group", ""), row.number)
        return Member(row.number, level=level, **cells)

    def _checked(self, key: str, text: str, row: Row) -> str:
        """The text of a cell, which is cut if it is far too long for its place."""
        heading = _TITLES.get(key, key.title())
        problem = unprintable(text, is_name=key in _NAMES) if key in _SHOWN else None
        if problem:
            self._fault(*problem, row.number, heading)
        if key in _LONG or len(text) <= limits.TITLE:
            return text
        what = f"has {len(text)} characters"
        self._fault(what, f"write no more than {limits.TITLE}", row.number, heading)
        return text[: limits.TITLE]

    def _group(self, name: str, row: int) -> str:
        """The name of a group as it was first written: case and spaces do not make another."""
        first = self._groups.setdefault(_same(name), name)
        if first != name:
            self._note(
                f"“{excerpt(name)}” is taken for “{excerpt(first)}”", "write it alike", row, "Group"
            )
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


def _cell(row: Row, place: int) -> str:
    return row.cells[place] if place < len(row.cells) else ""


def _same(text: str) -> str:
    return " ".join(text.casefold().split())


def _titles(fields: Sequence[str]) -> str:
    return " and ".join(field.title() for field in fields)


def _of_number(file: str, settings: DeckSettings, members: Sequence[Member]) -> Iterator[Finding]:
    """Groups, or pairs, that are too many or too few."""
    if settings.game != "pairs":
        yield from _of_groups(file, members)
    elif len(members) < PAIRS[0]:
        what = f"has {_count(len(members), 'pair')}"
        yield Finding(file, what, f"a deck has {PAIRS[0]} to {PAIRS[1]} pairs")


def _of_groups(file: str, members: Sequence[Member]) -> Iterator[Finding]:
    """Groups that are too many, too few, too large or too small, or not like the others."""
    sizes = Counter(member.group for member in members)
    first = {member.group: member.row for member in reversed(members)}
    fewest, most = GROUPS
    if not fewest <= len(sizes) <= most:
        what = f"has {_count(len(sizes), 'group')}"
        yield Finding(file, what, f"a deck has {fewest} to {most} groups")
    usual = sizes.most_common(1)[0][1]
    for group, size in sizes.items():
        what = f"the group “{excerpt(group)}” has {_count(size, 'card')}"
        if size < MEMBERS[0]:
            known = [other for other in sizes if other != group]
            advice = did_you_mean(group, known) or f"a group has {MEMBERS[0]} to {MEMBERS[1]}"
            yield Finding(file, what, advice, first[group], "Group")
        elif size > MEMBERS[1]:
            advice = f"a group has {MEMBERS[0]} to {MEMBERS[1]}: make two of it"
            yield Finding(file, what, advice, first[group], "Group")
        elif size != usual:
            advice = f"most groups have {usual}; it can stay so"
            yield Finding(file, what, advice, first[group], "Group", doubtful=True)


def _count(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def _of_names(file: str, members: Sequence[Member]) -> Iterator[Finding]:
    """Names that two cards have: nobody could ask for one of them."""
    rows: dict[str, int] = {}
    for member in members:
        for name, column in ((member.name, "Name"), (member.partner, "Partner")):
            if not name:
                continue
            known = _same(name) in rows
            before = rows.setdefault(_same(name), member.row)
            if known:
                where = "in the same row" if before == member.row else f"in row {before} already"
                what = f"“{excerpt(name)}” is {where}"
                yield Finding(file, what, "give each card a name of its own", member.row, column)


def _of_letters(settings: DeckSettings) -> Iterator[Finding]:
    """Texts of the settings that cannot be shown; the reader of ledgers has found markup."""
    for key in ("title", "subtitle", "maker", "year", "credits"):
        if problem := unprintable(getattr(settings, key)):
            what, advice = problem
            yield Finding(SETTINGS, f"{key}: {what}", advice)


def _of_hues(settings: DeckSettings, members: Sequence[Member]) -> Iterator[Finding]:
    """Hues of groups that the list has not, or that are none; pairs have no hues of their own."""
    if settings.game == "pairs":
        if settings.hues:
            yield Finding(SETTINGS, "hues: pairs have none", "they are left out", doubtful=True)
        return
    groups = [*dict.fromkeys(member.group for member in members)]
    for group, hue in settings.hues:
        if group not in groups:
            advice = did_you_mean(group, groups) or f"the groups are {', '.join(groups)}"
            yield Finding(SETTINGS, f"hues: no group is called “{excerpt(group)}”", advice)
        if hue not in HUES:
            advice = did_you_mean(hue, HUES) or f"write one of {', '.join(HUES)}"
            yield Finding(
                SETTINGS, f"hues: {excerpt(group)}: “{excerpt(hue)}” is not a hue", advice
            )
