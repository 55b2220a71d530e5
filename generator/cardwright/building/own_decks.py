"""Decks of lists: read, checked down to the type on each card, and made ready to be printed."""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from cardwright import paths
from cardwright.building.custom_ledgers import CustomLedger, folder_name
from cardwright.building.deck_pictures import find_pictures, prepared
from cardwright.drawing.faces import front, reference_sides
from cardwright.drawing.faces.edition import STANDARD
from cardwright.drawing.faces.spare import credit_card
from cardwright.drawing.scene.paper import USUAL_PAPERS
from cardwright.engine.cards import deck_pack
from cardwright.errors import (
    CardwrightError,
    ListError,
    RefusedOutput,
    TextError,
    UsageError,
    visible,
)
from cardwright.ledger import Ledger
from cardwright.ledger.words import LANGUAGES
from cardwright.lists.deck import GROUPS, PICTURES, ListedDeck, Member, read_deck
from cardwright.lists.findings import Finding, require_none
from cardwright.lists.ledgers import in_groups, ledger_of
from cardwright.lists.settings import SETTINGS, settings_schema
from cardwright.printing.boxes.art import net_items
from cardwright.printing.boxes.contents import box_of
from cardwright.printing.boxes.dress import Dress
from cardwright.printing.boxes.stock import Stock
from cardwright.printing.trackers import page
from cardwright.system import atomic_write
from cardwright.system.cache import Cache
from cardwright.system.litter import tidy

#: The schema of the settings, which the first line of the sample's names, so that editors help.
SCHEMA = "deck.schema.json"


@dataclass(frozen=True, slots=True)
class CheckedDeck:
    """A deck with all that was found in it, and the files of its pictures, by row."""

    deck: ListedDeck
    findings: tuple[Finding, ...]
    pictures: Mapping[int, Path]
    folder: str  # of the output


def check(path: Path) -> CheckedDeck:
    """The deck in a folder or list, with everything that is wrong or doubtful.

    Raises UsageError where there is none, or where the output cannot be called after it, and
    ListError where the system refuses to show a folder.
    """
    try:
        deck = read_deck(path)
        pictures, of_pictures = find_pictures(deck)
    except OSError as error:
        what = f"{visible(str(error.filename))}: cannot be read: {error.strerror}"
        raise ListError(what, hint="check that you may read it") from None
    folder = folder_name(path if path.is_file() else path.resolve())
    found = [*deck.findings, *of_pictures]
    drawn = _drawable(deck)
    if drawn.members:
        found += _of_type(drawn, ledger_of(drawn, {}))
    return CheckedDeck(deck, tuple(found), pictures, folder)


def _drawable(deck: ListedDeck) -> ListedDeck:
    """The deck without cards that have a fault, so that the others can be drawn.

    It has none where the settings have a fault, or where there are too many groups.
    """
    faults = [finding for finding in deck.findings if not finding.doubtful]
    wrong = {finding.row for finding in faults}
    right = tuple(member for member in deck.members if member.row not in wrong)
    if any(fault.file == SETTINGS for fault in faults) or len(deck.groups) > GROUPS[1]:
        right = ()
    return replace(deck, members=right)


def read_own_deck(path: Path, cache: Cache, processes: int = 1) -> CustomLedger:
    """The deck in a folder or list as it is printed, with its pictures.

    Raises ListError with all its faults, and UsageError where there is none.
    """
    checked = check(path)
    require_none(checked.findings)
    pictures = prepared(checked.deck, checked.pictures, cache, processes)
    return CustomLedger(ledger_of(checked.deck, pictures), checked.folder, checked.deck.file)


def _of_type(deck: ListedDeck, ledger: Ledger) -> Iterator[Finding]:
    """The texts that have no room in their place, or letters that the fonts have not."""
    rows = {member.group: member.row for member in reversed(deck.members)}
    cards = in_groups(deck).members
    rows |= {text: member.row for member in cards for text in (member.short, member.name)}
    told: set[str] = set()
    for member, draw in _drawings(deck, ledger):
        try:
            draw()
        except TextError as error:
            if error.words in told:
                continue
            told.add(error.words)
            # A card shows the names of its group, too, and papers show the title.
            row = rows.get(error.words, member.row if member else 0)
            file = deck.file if row else SETTINGS
            yield Finding(file, error.message, error.hint, row)


def _drawings(
    deck: ListedDeck, ledger: Ledger
) -> Iterator[tuple[Member | None, Callable[[], object]]]:
    """All that is drawn of a deck: the faces with their members, and other papers."""
    ids = (author.id for author in ledger.authors)
    members = dict(zip(ids, in_groups(deck).members, strict=True))
    for card in deck_pack(ledger):
        yield members[card.author], partial(front, ledger, card)
    yield None, partial(reference_sides, ledger, STANDARD)
    yield None, partial(credit_card, ledger, STANDARD)
    yield None, lambda: net_items(Dress(ledger), box_of(ledger, Stock())[1])
    for form in ledger.forms:
        for paper in USUAL_PAPERS:
            yield None, partial(page, ledger, form, paper)


def write_sample(folder: Path, language: str = "en") -> tuple[Path, ...]:
    """Write a sample deck in a language into a new folder, whole or not at all; its files.

    Raises RefusedOutput where the folder is there and holds something, and UsageError for a name
    that the output of a build cannot have, and for an unknown language.
    """
    folder_name(folder.resolve())
    if language not in LANGUAGES:
        raise UsageError.among("language", language, LANGUAGES)
    source = paths.data("templates", "decks", "sample" if language == "en" else language)
    files = {
        folder / path.relative_to(source): path.read_bytes()
        for path in tidy(source.rglob("*"))
        if path.is_file()
    }
    files[folder / SCHEMA] = settings_schema().encode()
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
