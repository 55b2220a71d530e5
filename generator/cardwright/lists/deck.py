"""Decks of one's own: groups and their members, as a list has them, and all that was found.

Everything that is wrong is collected, so that a person sees it at once; nothing is left out in
silence.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
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
from cardwright.lists.findings import Finding
from cardwright.lists.language import spoken
from cardwright.lists.letters import unprintable
from cardwright.lists.members import Member, RowReading, same
from cardwright.lists.places import LEADS_OUT, REMEDY, leads_out
from cardwright.lists.records import Table, column_letter
from cardwright.lists.settings import SETTINGS, DeckSettings, read_settings
from cardwright.lists.tables import read_table

#: Endings of the files that a list may be.
ENDINGS = (".csv", ".tsv", ".txt", ".xlsx", ".ods")
#: The ending of a project: the folder of a deck in one file (`project.py`).
PROJECT = ".cardwright"
#: Groups of a deck, and members of a group: the fewest and the most.
GROUPS, MEMBERS = (2, 13), (3, 6)
#: The fewest and the most pairs of a deck of pairs.
PAIRS = (4, 60)
#: The most cards of a deck; of pairs, the most cards on a list.
CARDS = GROUPS[1] * MEMBERS[1]
#: What at most one in so many cards lacks has been forgotten.
_FEW = 4
#: The file of the list in the folder of a deck, without its ending; and the folder of pictures.
LIST, PICTURES = "cards", "pictures"


@dataclass(frozen=True, slots=True)
class ListedDeck:
    """The decks of a list as they were brought, or one of them.

    `folder` holds its pictures; `name` is that of the folder. `part` is the value of the column
    Deck, "" for a list as a whole.
    """

    name: str
    folder: Path
    file: str
    settings: DeckSettings
    members: tuple[Member, ...] = ()
    findings: tuple[Finding, ...] = field(default=(), compare=False)
    #: The headings of the list as they are written, by their English titles.
    headings: Mapping[str, str] = field(default_factory=dict, compare=False)
    facts: tuple[str, ...] = ()  # the headings of columns with facts of their own
    language: Language = "en"  # of all that is printed
    part: str = ""

    @property
    def decks(self) -> tuple[ListedDeck, ...]:
        """Each deck of the list, in its order: one, or one for each value of the column Deck."""
        found: dict[str, list[Member]] = {}
        for member in self.members:
            found.setdefault(member.deck, []).append(member)
        return tuple(
            replace(self, members=tuple(members), findings=(), part=part)
            for part, members in found.items()
        )

    def headed(self, findings: Iterable[Finding]) -> tuple[Finding, ...]:
        """The findings with the columns named as in the list."""
        return tuple(
            replace(each, column=self.headings.get(each.column, each.column)) for each in findings
        )

    @property
    def called(self) -> str:
        """Words that say which deck of the list is meant; "" if there is but one."""
        return f"the deck “{excerpt(self.part)}” " if self.part else ""

    @property
    def size(self) -> str:
        """The number of its cards and groups, or of its pairs, in words."""
        if self.settings.game == "pairs":
            many = _count(len(self.members), "pair")
        else:
            groups = _count(len(self.groups), "group")
            many = f"{_count(len(self.members), 'card')} in {groups}"
        return f"{self.called}has {many}" if self.called else many

    @property
    def row(self) -> int:
        """The row that a fault of the whole deck is named with; 0 if it is the whole list."""
        return self.members[0].row if self.part else 0

    @property
    def groups(self) -> dict[str, tuple[Member, ...]]:
        """The members of each group, in the order of the list."""
        found: dict[str, list[Member]] = {}
        for member in self.members:
            found.setdefault(member.group, []).append(member)
        return {name: tuple(members) for name, members in found.items()}


def is_own_deck(name: str) -> bool:
    """Test if an argument is a deck of one's own, and no game: a list, a project or a folder."""
    path = Path(name)
    is_file = path.suffix.lower() in {*ENDINGS, PROJECT}
    return name not in {"", *GAMES} and (is_file or _is_folder(path))


def read_deck(path: Path) -> ListedDeck:
    """The deck in a folder, or in a list alone, with everything that is wrong or doubtful in it.

    Raises UsageError where neither is there; faults of the files are findings.
    """
    if _is_folder(path):
        return _read(path.resolve().name, path, _list_in(path))
    if path.suffix.lower() in ENDINGS and os.path.isfile(path):  # noqa: PTH113 - as below
        return _read(path.stem, path.parent, path)
    raise UsageError(
        f"{excerpt(str(path), limits.TITLE)}: no folder or list is there",
        hint=f"give a folder made by “cardwright new”, a list ({', '.join(ENDINGS)}) or a project",
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
    findings += _misnamed(folder)
    deck = ListedDeck(name, folder, visible(path.name), settings)
    try:
        table = read_table(path, settings.sheet)
    except CardwrightError as error:
        findings += _of_error(deck.file, error)
        return replace(deck, findings=tuple(findings))
    language, of_language = spoken(settings, table)
    reading = RowReading(table, pairs=settings.game == "pairs", facts=settings.facts)
    members = tuple(reading.members())
    deck = replace(deck, language=language, members=members, headings=reading.headings)
    deck = replace(deck, facts=tuple(reading.facts))
    findings += of_language
    findings += _of_table(table, reading.shown)
    findings += reading.findings
    findings += _of_letters(settings)
    findings += _of_decks(deck)
    sizes, most = Counter(member.deck for member in deck.members), _most(settings)
    members = tuple(member for member in deck.members if sizes[member.deck] <= most)
    return replace(deck, members=members, findings=tuple(findings))


def _of_decks(whole: ListedDeck) -> Iterator[Finding]:
    """All that is wrong or doubtful in the decks of a list, one after the other."""
    several = any(member.deck for member in whole.members)
    most, unit = _most(whole.settings), _unit(whole.settings)
    for deck in whole.decks:
        if several and not deck.part:
            for member in deck.members:
                yield Finding(deck.file, "is empty", "name a deck in each row", member.row, "Deck")
        elif len(deck.members) > most:
            what = f"{deck.called}has {len(deck.members)} {unit}s"
            advice = f"a deck has no more than {most}: " + (
                "make two of it" if several else "make several, with a column Deck"
            )
            yield Finding(deck.file, what, advice, deck.row)
        else:
            yield from _of_number(deck)
            yield from _of_names(deck)
            yield from _of_gaps(deck)
    if whole.members:
        yield from _of_hues(whole.settings, whole.members)


def _misnamed(folder: Path) -> Iterator[Finding]:
    """Settings that an editor has saved as text, so that they are not read."""
    name = f"{SETTINGS}.txt"
    if os.path.lexists(folder / name):  # a link is not followed
        yield Finding(name, "is not read, because its name ends in .txt", f"rename it {SETTINGS}")


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
        yield Finding(table.file, note, "", doubtful=True, assumed=True)
    for doubt in table.doubts:
        column = shown.get(doubt.column) or f"column {column_letter(doubt.column)}"
        doubtful = not (doubt.wrong and doubt.column in shown)
        yield Finding(table.file, doubt.says, "", doubt.number, column, doubtful)


def _of_error(file: str, error: CardwrightError) -> Iterator[Finding]:
    """A finding for each line of the message about a file, which begins with its name."""
    for line in error.message.splitlines():
        yield Finding(file, line.removeprefix(f"{file}: "), error.hint)


def _of_number(deck: ListedDeck) -> Iterator[Finding]:
    """Groups, or pairs, that are too many or too few."""
    if deck.settings.game != "pairs":
        yield from _of_groups(deck)
    elif len(deck.members) < PAIRS[0]:
        what = f"{deck.called}has {_count(len(deck.members), 'pair')}"
        yield Finding(deck.file, what, f"a deck has {PAIRS[0]} to {PAIRS[1]} pairs", deck.row)


def _of_groups(deck: ListedDeck) -> Iterator[Finding]:
    """Groups that are too many, too few, too large or too small, or not like the others."""
    file = deck.file
    sizes = Counter(member.group for member in deck.members)
    first = {member.group: member.row for member in reversed(deck.members)}
    fewest, most = GROUPS
    if not fewest <= len(sizes) <= most:
        what = f"{deck.called}has {_count(len(sizes), 'group')}"
        yield Finding(file, what, f"a deck has {fewest} to {most} groups", deck.row)
    usual = sizes.most_common(1)[0][1]
    for group, size in sizes.items():
        what = f"the group “{excerpt(group)}” has {_count(size, 'card')}"
        if size < MEMBERS[0]:
            known = [other for other in sizes if other != group and sizes[other] + size <= usual]
            advice = did_you_mean(group, known) or f"a group has {MEMBERS[0]} to {MEMBERS[1]}"
            yield Finding(file, what, advice, first[group], "Group")
        elif size > MEMBERS[1]:
            advice = f"a group has {MEMBERS[0]} to {MEMBERS[1]}: make two of it"
            yield Finding(file, what, advice, first[group], "Group")
        elif size != usual:
            advice = f"most groups have {usual}; that is fine, too"
            yield Finding(file, what, advice, first[group], "Group", doubtful=True)


def _count(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def _of_names(deck: ListedDeck) -> Iterator[Finding]:
    """Names that two cards have: nobody could ask for one of them."""
    rows: dict[str, int] = {}
    for member in deck.members:
        for name, column in ((member.name, "Name"), (member.partner, "Partner")):
            if not name:
                continue
            known = same(name) in rows
            before = rows.setdefault(same(name), member.row)
            if known:
                where = "in the same row" if before == member.row else f"in row {before} already"
                what = f"“{excerpt(name)}” is {where}"
                advice = "give each card a name of its own"
                yield Finding(deck.file, what, advice, member.row, column)


def _of_gaps(deck: ListedDeck) -> Iterator[Finding]:
    """Texts and facts that a few cards lack, and facts that are no numbers where most are."""
    columns = {name: [each.facts[n] for each in deck.members] for n, name in enumerate(deck.facts)}
    columns["Text"] = [member.text for member in deck.members]
    rows = [member.row for member in deck.members]
    for column, cells in columns.items():
        empty = [row for row, cell in zip(rows, cells, strict=True) if not cell]
        if 0 < len(empty) <= len(rows) // _FEW:
            what = "is empty" + (f", as in rows {_listed(empty[1:])}" if empty[1:] else "")
            yield Finding(deck.file, what, "fill it in", empty[0], column, doubtful=True)
        if column in deck.facts:
            words = {row: cell for row, cell in zip(rows, cells, strict=True) if cell}
            odd = {row: cell for row, cell in words.items() if not cell.lstrip("-−")[:1].isdigit()}
            if len(odd) <= len(words) // _FEW:
                for row, cell in odd.items():
                    what = f"“{excerpt(cell)}” is no number, and most of the others are"
                    yield Finding(deck.file, what, "", row, column, doubtful=True)


def _listed(rows: Sequence[int]) -> str:
    """The numbers of rows, no more than five."""
    return ", ".join(map(str, rows[:5])) + (" …" if len(rows) > 5 else "")


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
