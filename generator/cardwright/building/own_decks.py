"""Decks of lists: read, checked down to the type on each card, and made ready to be printed."""

from __future__ import annotations

import json
import os
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from itertools import combinations
from pathlib import Path

from cardwright import paths
from cardwright.building.custom_ledgers import CustomLedger, folder_name
from cardwright.building.deck_pictures import Found, find_pictures
from cardwright.building.picture_cache import prepared
from cardwright.errors import CardwrightError, ListError, RefusedOutput, UsageError, visible
from cardwright.ledger import Ledger
from cardwright.ledger.own_deck import Picture
from cardwright.ledger.words import LANGUAGES
from cardwright.lists.deck import GROUPS, PICTURES, ListedDeck, read_deck
from cardwright.lists.findings import Finding, by_row, listed, require_none
from cardwright.lists.ledgers import in_groups, ledger_of
from cardwright.lists.project import opened
from cardwright.lists.settings import SETTINGS, settings_schema
from cardwright.lists.slugs import ids
from cardwright.system import atomic_write
from cardwright.system.cache import Cache
from cardwright.system.fingerprints import Fingerprints, fingerprints_of
from cardwright.system.litter import tidy

#: The schema of the settings, which the first line of the sample's names, so that editors help.
SCHEMA = "deck.schema.json"
#: The fields of a row that are set on its card as they are, the name last.
_TYPED = ("group", "text", "work", "years", "partner", "name")
#: The most characters that the name of a deck adds to that of the folder of its list.
_LONGEST = 60


@dataclass(frozen=True, slots=True)
class CheckedList:
    """The decks of a list with all that was found in it, and the files of pictures, by row."""

    deck: ListedDeck
    findings: tuple[Finding, ...]
    pictures: Mapping[int, Found]
    folder: str  # of the output


def check(path: Path) -> CheckedList:
    """The decks of a folder, list or project, with everything that is wrong or doubtful.

    Raises UsageError where there is none, or where the output cannot be called after it, and
    ListError where the system refuses to show a folder.
    """
    with opened(path) as place:
        found = checked(place, path, Cache(None))
        of_pictures = found.deck.headed(_of_pictures(found))
        return replace(found, findings=by_row((*found.findings, *of_pictures)))


def read_own_decks(path: Path, cache: Cache, processes: int = 1) -> tuple[CustomLedger, ...]:
    """The decks of a folder, list or project as they are printed, with their pictures.

    What is doubtful in the list is in the notes of the first.

    Raises ListError with all their faults, and UsageError where there is none.
    """
    with opened(path) as place:
        found = checked(place, path, cache)
        if any(not finding.doubtful for finding in found.findings):
            require_none((*found.findings, *found.deck.headed(_of_pictures(found))))
        pictures, of_pictures = prepared(found.deck, found.pictures, cache, processes)
    return printed(found, pictures, of_pictures)


def printed(
    found: CheckedList, pictures: Mapping[int, Picture], of_pictures: Iterable[Finding] = ()
) -> tuple[CustomLedger, ...]:
    """The decks of a list with pictures, by row, as they are printed.

    What is doubtful in the list, and in its pictures, is in the notes of the first. Raises
    ListError with all faults.
    """
    findings = by_row((*found.findings, *found.deck.headed(of_pictures)))
    require_none(findings)
    decks = found.deck.decks
    names = ids((deck.part for deck in decks if deck.part), _LONGEST)
    doubts = [each for each in findings if each.doubtful and not each.assumed]
    notes = tuple(listed(doubts))
    return tuple(
        CustomLedger(
            ledger_of(deck, pictures),
            "-".join(filter(None, (found.folder, names.get(deck.part)))),
            deck.file,
            notes if deck is decks[0] else (),
        )
        for deck in decks
    )


def played_decks(path: Path) -> tuple[Ledger, ...]:
    """The decks of a folder, list or project without pictures, as they are played.

    Raises ListError with the faults of the list, and UsageError where there is none.
    """
    try:
        with opened(path) as place:
            deck = read_deck(place)
    except OSError as error:
        raise _unreadable(error) from None
    require_none(deck.headed(deck.findings))
    return tuple(ledger_of(each, {}) for each in deck.decks)


def _unreadable(error: OSError) -> ListError:
    what = f"{visible(str(error.filename))}: cannot be read: {error.strerror}"
    return ListError(what, hint="check that you may read it")


def checked(place: Path, path: Path, cache: Cache) -> CheckedList:
    """The decks of a folder or list, with all that is found without a look at the pictures.

    `path` is what a person has named; only of a project it is another.
    """
    try:
        deck = read_deck(place)
        pictures, of_pictures = find_pictures(deck)
    except OSError as error:
        raise _unreadable(error) from None
    folder = folder_name(path if path.is_file() else path.resolve())
    known = fingerprints_of(cache)
    of_type = (finding for drawn in drawable(deck) for finding in _of_type(drawn, known))
    found = dict.fromkeys(deck.headed((*deck.findings, *of_pictures, *of_type)))
    return CheckedList(deck, tuple(found), pictures, folder)


def _of_pictures(found: CheckedList) -> Iterator[Finding]:
    """The faults of the pictures, and what is doubtful in them."""
    from cardwright.building.making_pictures import look_at_pictures

    return look_at_pictures(found.deck, found.pictures)


def drawable(whole: ListedDeck) -> Iterator[ListedDeck]:
    """The decks without cards that have a fault, so that the others can be drawn.

    There is none where the settings have a fault, or where a deck has too many groups.
    """
    faults = [finding for finding in whole.findings if not finding.doubtful]
    if any(fault.file == SETTINGS for fault in faults):
        return
    wrong = {finding.row for finding in faults}
    for deck in whole.decks:
        right = tuple(member for member in deck.members if member.row not in wrong)
        if right and (deck.settings.game == "pairs" or len(deck.groups) <= GROUPS[1]):
            yield replace(deck, members=right)


def _of_type(deck: ListedDeck, known: Fingerprints) -> Iterator[Finding]:
    """The texts that have no room in their place, or letters that the fonts have not."""
    ledger = ledger_of(deck, {})
    places = TypedPlaces(deck, ledger)
    key = f"type of {ledger.digest}"
    found: dict[tuple[int, str], Finding] = {}  # the same of a name and of its initials is one
    for fault in json.loads(known.once(key, partial(_tried, ledger))):
        finding = places.finding(*fault)
        # A card shows the names of its group, too, and papers show the title.
        if finding.column or (finding.row, finding.what) not in found:
            found[finding.row, finding.what] = finding
    yield from found.values()


def _lines(facts: Sequence[str], names: Sequence[str]) -> Iterator[tuple[str, str]]:
    """The lines that facts may be printed in, each with the names of its columns."""
    for first, last in combinations(range(len(facts) + 1), 2):
        texts = filter(None, facts[first:last])
        yield " · ".join(texts), " and ".join(names[first:last])


class TypedPlaces:
    """The places in a list that texts on the cards of a deck, or on its papers, come from."""

    def __init__(self, deck: ListedDeck, ledger: Ledger) -> None:
        self._file = deck.file
        rows = {ledger.title: deck.row} if deck.part else {}
        rows |= {member.group: member.row for member in reversed(deck.members)}
        members = in_groups(deck).members
        self._rows = rows | {text: each.row for each in members for text in (each.short, each.name)}
        self._columns = {
            getattr(each, field): field.title() for each in members for field in _TYPED
        }
        self._columns |= {
            text: name for each in members for text, name in _lines(each.facts, deck.facts)
        }
        authors = (author.id for author in ledger.authors)
        self.cards = dict(zip(authors, (member.row for member in members), strict=True))

    def finding(self, author: str, words: str, what: str, advice: str) -> Finding:
        """The fault of a text that was met on a card, or on another paper for the author ""."""
        row = self._rows.get(words, self.cards.get(author, 0))
        column = self._columns.get(words, "") if row else ""
        return Finding(self._file if row else SETTINGS, what, advice, row, column)


def _tried(ledger: Ledger) -> bytes:
    """The faults of type as JSON: all cards are drawn, so the cache keeps what is found."""
    from cardwright.building.type_faults import type_faults

    return json.dumps([*type_faults(ledger)]).encode()


def deck_files(name: str) -> dict[str, bytes]:
    """The files of a deck that we bring along, and the schema of its settings, by their names."""
    folder = paths.data("templates", "decks", name)
    files = [path for path in tidy(folder.rglob("*")) if path.is_file()]
    named = {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}
    return named | {SCHEMA: settings_schema().encode()}


def write_sample(folder: Path, language: str = "en") -> tuple[Path, ...]:
    """Write a sample deck in a language into a new folder, whole or not at all; its files.

    Raises RefusedOutput where the folder is there and holds something, and UsageError for a name
    that the output of a build cannot have, and for an unknown language.
    """
    folder_name(folder.resolve())
    if language not in LANGUAGES:
        raise UsageError.among("language", language, LANGUAGES)
    brought = deck_files("sample" if language == "en" else language)
    files = {folder / name: data for name, data in brought.items()}
    is_there = os.path.lexists(folder)
    if is_there and (not folder.is_dir() or any(folder.iterdir())):
        raise RefusedOutput(
            f"{visible(str(folder))}: is there already", hint="choose the name of a new folder"
        )
    try:
        atomic_write.put(files)
        (folder / PICTURES).mkdir(exist_ok=True)
    except CardwrightError:
        if not is_there:
            _remove_empty({path.parent for path in files})
        raise
    return tuple(files)


def _remove_empty(folders: Collection[Path]) -> None:
    """Remove folders in which nothing could be written."""
    for place in sorted(folders, reverse=True):
        with suppress(OSError):  # one that was not even made, or holds something by now
            place.rmdir()
