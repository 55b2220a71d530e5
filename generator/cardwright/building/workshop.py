"""The workshop of the site: a deck of one's own, made in a page.

A browser runs this, beside the page, and JSON comes and goes. A project is the settings of a deck
by their keys in deck.toml, and the rows of its list, the headings first:

    workshop = Workshop(tell)
    workshop.answer({"do": "sample", "game": "quartets", "language": "en"})
    workshop.answer({"do": "open", "name": "birds.xlsx", "data": "UEsDB…"})    # in base 64
    workshop.answer({"do": "check", "project": {"settings": {…}, "rows": [["Group", "Name"], …]}})
    workshop.answer({"do": "face", "row": 2})
    workshop.answer({"do": "make", "project": {…}, "kind": "deck", "options": {"paper": "a4"}})
    workshop.answer({"do": "save", "project": {…}})

Rows are numbered as a spreadsheet program does, from 1; columns from 0. An answer with a `fault` is
a sentence, with its `hint`. Pictures of an opened project stay in its folder and are saved with it;
on cards the page shows emblems alone.
"""

from __future__ import annotations

import re
import shutil
import tomllib
from base64 import b64decode
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from pathlib import Path, PurePath
from tempfile import gettempdir
from typing import Any

from cardwright import paths
from cardwright.building.artifacts.base import Artifact
from cardwright.building.artifacts.boxes import boxes
from cardwright.building.artifacts.decks import DeckSheets, decks
from cardwright.building.artifacts.trackers import trackers
from cardwright.building.custom_ledgers import Source, folder_name
from cardwright.building.deck_pictures import Found, find_pictures
from cardwright.building.options import BoxOptions, DeckOptions, TrackerOptions
from cardwright.building.own_decks import TypedPlaces, checked, drawable, printed
from cardwright.building.picture_cache import prepared
from cardwright.building.print_shop import deck_pdf, read_options
from cardwright.building.spec import BuildSpec
from cardwright.drawing.faces import front
from cardwright.drawing.faces.edition import STANDARD
from cardwright.drawing.faces.hues import hues
from cardwright.drawing.faces.parts import cut
from cardwright.drawing.faces.plain import monograms
from cardwright.drawing.scene.inks import PALETTES
from cardwright.drawing.scene.svg_out import svg
from cardwright.engine.cards import Card, deck_pack
from cardwright.errors import CardwrightError, ListError, TextError, UsageError, visible
from cardwright.ledger import Ledger
from cardwright.ledger.own_deck import own_card
from cardwright.lists.columns import is_head
from cardwright.lists.deck import LIST, PICTURES, PROJECT, ListedDeck, read_deck
from cardwright.lists.findings import Finding, by_row
from cardwright.lists.ledgers import ledger_of
from cardwright.lists.project import packed, project_files, write
from cardwright.lists.records import Table
from cardwright.lists.settings import SETTINGS, read_settings
from cardwright.lists.slugs import slug
from cardwright.lists.tables import read_table
from cardwright.lists.writing import as_csv, as_toml
from cardwright.system.cache import Cache
from cardwright.system.fingerprints import digest
from cardwright.system.litter import tidy

#: The most rows of a list that a page shows.
ROWS = 400
#: The name of the folder of the deck, and of its files where the title has no Latin letters.
_FOLDER = "deck"
#: A sample of pairs; the samples of the other games are decks that we bring along.
_PAIRS = (
    *(("Name", "Partner"), ("France", "Paris"), ("Italy", "Rome"), ("Spain", "Madrid")),
    *(("Austria", "Vienna"), ("Poland", "Warsaw"), ("Norway", "Oslo"), ("Greece", "Athens")),
    *(("Portugal", "Lisbon"), ("Hungary", "Budapest"), ("Ireland", "Dublin")),
)
#: A cell at the head of a fault of a file.
_CELL = re.compile(r"([A-Z]{1,2})([0-9]+): ")
#: A column without a known heading.
_LETTER = re.compile(r"column ([A-Z]{1,2})")
#: The most characters of the name of a file.
_LONGEST = 60
_EMPTY = Finding(f"{LIST}.csv", "is empty", "write a row for each card, or begin with the sample")
_NOT_SHOWN = "is a picture, and this page prints emblems only: the card shows initials here"
_WHERE = "save the project, and build it with the program"


@dataclass(frozen=True, slots=True)
class _Row:
    """The cards of a row: their deck, its ledger, and the places that their texts come from."""

    deck: ListedDeck
    ledger: Ledger
    places: TypedPlaces
    cards: list[Card]

    @property
    def key(self) -> str:
        """All that decides how the cards look: with the same key they look the same."""
        told: list[object] = []
        for name in dict.fromkeys(card.author for card in self.cards):
            author = self.ledger.author(name)
            suit = self.ledger.suit(author.group)
            place = self.ledger.suits.index(suit), hues(self.ledger)[suit.id]
            group = [
                (each.name, own_card(self.ledger, each.id).short)
                for each in self.ledger.authors
                if each.group == suit.id
            ]
            told += author, suit, place, group, monograms(self.ledger)[name]
            told.append(own_card(self.ledger, name))
        own = self.ledger.own_deck
        return digest([repr((told, own and (own.game, own.language, own.facts)))])


class Workshop:
    """A deck of one's own, whose files are in a room of the workshop alone.

    `tell` hears how many pages of a deck are drawn, and of how many.
    """

    def __init__(self, tell: Callable[[int, int], object], room: Path | None = None) -> None:
        self._tell = tell
        self._room = room or Path(gettempdir(), "workshop")
        self._folder = self._room / _FOLDER
        self._folder.mkdir(parents=True, exist_ok=True)
        self._cache = Cache(None)
        self._rows: dict[int, _Row] = {}
        self._head: Sequence[str] = ()

    def answer(self, message: Mapping[str, Any]) -> dict[str, Any]:
        """The answer to a message of the page, or a fault with its hint."""
        try:
            return self._answered(message)
        except CardwrightError as error:
            return {"fault": error.message, "hint": error.hint}

    def _answered(self, message: Mapping[str, Any]) -> dict[str, Any]:
        told = {name: value for name, value in message.items() if name != "do"}
        deeds: Mapping[str, Callable[..., dict[str, Any]]] = {
            "sample": self._sample,
            "open": self._open,
            "check": self._check,
            "face": self._face,
            "save": self._save,
            "make": self._make,
        }
        return deeds[message["do"]](**told)

    def _sample(self, game: str, language: str) -> dict[str, Any]:
        """A project to begin with: our sample of the language, or pairs in English."""
        shutil.rmtree(self._folder / PICTURES, ignore_errors=True)
        settings = {"game": game, "language": language}
        if game == "pairs":
            return {"settings": settings | {"title": "Capitals"}, "rows": [*map(list, _PAIRS)]}
        folder = paths.data("templates", "decks", "sample" if language == "en" else language)
        title = read_settings(folder / SETTINGS).title
        (place,) = folder.glob(f"{LIST}.*")
        return {"settings": settings | {"title": title}, **_read(read_table(place))}

    def _open(self, name: str, data: str) -> dict[str, Any]:
        """The rows of a list, or the settings and rows of a project, whose pictures are kept."""
        content = b64decode(data)
        coming = self._room / "opened"
        shutil.rmtree(coming, ignore_errors=True)
        coming.mkdir()
        if not name.lower().endswith(PROJECT):
            path = coming / (PurePath(name).name[-100:] or LIST)
            path.write_bytes(content)
            return _read(read_table(path))
        files = project_files(visible(name), content)
        write(files, coming)
        settings = read_settings(coming / SETTINGS)
        text = files.get(SETTINGS, b"").decode().removeprefix("\ufeff")
        (place,) = (each for each in files if each != SETTINGS and "/" not in each)
        found = _read(read_table(coming / place, settings.sheet))
        (coming / place).unlink()
        shutil.rmtree(self._folder)
        coming.rename(self._folder)
        pictures = [each for each in files if each.startswith(PICTURES)]
        kept = {key: value for key, value in tomllib.loads(text).items() if key != "sheet"}
        return {**found, "settings": {"game": settings.game} | kept, "pictures": len(pictures)}

    def _put(self, project: Mapping[str, Any]) -> None:
        """Write the files of the deck, without settings for what the list lacks."""
        rows, settings = project["rows"], project["settings"]
        known = {cell for row in rows for cell in row}
        facts = [name for name in settings.get("facts", ()) if name in known]
        named = {name: hue for name, hue in settings.get("hues", {}).items() if name in known}
        whole = dict(settings) | {"facts": facts, "hues": named}
        write({SETTINGS: as_toml(whole), f"{LIST}.csv": as_csv(rows)}, self._folder)
        self._head = _head(rows)

    def _check(self, project: Mapping[str, Any]) -> dict[str, Any]:
        """All that is found without drawing a card, and the cards by row."""
        self._put(project)
        self._rows = {}
        if not any(cell.strip() for row in project["rows"] for cell in row):
            return {"findings": _told([_EMPTY], ()), "cards": [], "counts": []}
        deck = read_deck(self._folder)
        pictures, of_pictures = find_pictures(deck)
        emblems, of_files = _emblems(deck, pictures)
        found = deck.headed((*deck.findings, *of_pictures, *of_files))
        made, _ = prepared(deck, emblems, self._cache)
        front.cache_clear()
        for part in drawable(deck):
            ledger = ledger_of(part, made)
            places = TypedPlaces(part, ledger)
            for card in deck_pack(ledger):
                row = places.cards[card.author]
                self._rows.setdefault(row, _Row(deck, ledger, places, [])).cards.append(card)
        cards = [
            {"row": row, "name": each.cards[0].name, "key": each.key}
            for row, each in sorted(self._rows.items())
        ]
        counts = [each.size for each in deck.decks]
        return {"findings": _told(_seen(found), self._head), "cards": cards, "counts": counts}

    def _face(self, row: int) -> dict[str, Any]:
        """The fronts of the cards of a row as SVG, and the faults of their type."""
        drawn: list[str] = []
        found: list[Finding] = []
        if row not in self._rows:
            return {"key": "", "svgs": [], "findings": []}
        known = self._rows[row]
        for card in known.cards:
            try:
                drawn.append(svg(cut(front(known.ledger, card, STANDARD)), PALETTES["color"]))
            except TextError as error:
                from cardwright.building.type_faults import said

                fault = known.places.finding(card.author, error.words, *said(error))
                found += known.deck.headed([fault])
        return {"key": known.key, "svgs": drawn, "findings": _told(found, self._head)}

    def _save(self, project: Mapping[str, Any]) -> dict[str, Any]:
        """The project as a file, and its name."""
        self._put(project)
        places = [path for path in tidy(self._folder.rglob("*")) if path.is_file()]
        files = {path.relative_to(self._folder).as_posix(): path.read_bytes() for path in places}
        return self._file(f"{_named(project)}{PROJECT}", packed(files))

    def _make(
        self, project: Mapping[str, Any], kind: str, options: Mapping[str, str]
    ) -> dict[str, Any]:
        """A PDF as a file and its name, or the faults of the list; of several decks a ZIP."""
        self._put(project)
        found = checked(self._folder, self._folder, self._cache)
        faults = [each for each in found.findings if not each.doubtful]
        if faults:
            what = "one mistake" if len(faults) == 1 else f"{len(faults)} mistakes"
            told = _told(_seen(found.findings), self._head)
            return {"fault": f"the list has {what}", "hint": "correct it", "findings": told}
        emblems, _ = _emblems(found.deck, found.pictures)
        own = printed(found, prepared(found.deck, emblems, self._cache)[0])
        chosen = read_options(options)
        spec = BuildSpec.of(own=own, deck=chosen)
        made = {}
        for source in spec.sources:
            artifact = _artifact(source, kind, chosen)
            name = f"{source.folder}-{Path(artifact.place).name}".removeprefix(f"{_FOLDER}-")
            made[f"{_named(project)}-{name}"] = self._rendered(artifact)
        if len(made) == 1:
            return self._file(*made.popitem())
        return self._file(f"{_named(project)}-{kind}s.zip", packed(made))

    def _rendered(self, artifact: Artifact) -> bytes:
        if isinstance(artifact, DeckSheets):
            return deck_pdf(artifact, self._tell)
        return artifact.render()[artifact.place]

    def _file(self, name: str, data: bytes) -> dict[str, Any]:
        out = self._room / name
        out.write_bytes(data)
        return {"file": str(out), "name": name}


def _read(table: Table) -> dict[str, Any]:
    """The rows of a table from its headings on, if it has some, and what may be wrong with it.

    Raises ListError for more rows than a page shows.
    """
    heads = [place for place, row in enumerate(table.rows) if is_head(row.cells)]
    rows = table.rows[heads[0] if heads else 0 :]
    if len(rows) > ROWS:
        what = f"{table.file}: has {len(rows)} rows, and this page shows {ROWS}"
        raise ListError(what, hint="use the program for it, or split it into several lists")
    place = {row.number: number for number, row in enumerate(rows, 1)}
    doubts = [
        f"row {place[each.number]}: {each.says}" for each in table.doubts if each.number in place
    ]
    return {"rows": [list(row.cells) for row in rows], "headed": bool(heads), "notes": doubts}


def _emblems(
    deck: ListedDeck, found: Mapping[int, Found]
) -> tuple[dict[int, Found], Iterator[Finding]]:
    """The emblems among the pictures of a deck, and notes on the files among them."""
    emblems: dict[int, Found] = {
        row: each for row, each in found.items() if not isinstance(each, Path)
    }
    files = {row: each for row, each in found.items() if isinstance(each, Path)}
    notes = (
        Finding(
            deck.file, f"{visible(each.name)} {_NOT_SHOWN}", _WHERE, row, "Picture", doubtful=True
        )
        for row, each in files.items()
    )
    return emblems, notes


def _artifact(source: Source, kind: str, options: DeckOptions) -> Artifact:
    """The deck, tracker or box of a deck of one's own on one paper; raises UsageError."""
    paper, palette = options.paper, options.palette
    match kind:
        case "deck":
            return next(decks(source, options))
        case "tracker":
            return next(trackers(source, TrackerOptions(paper=paper, palette=palette)))
        case "box":
            return next(boxes(source, BoxOptions(paper=paper, palette=palette)))
    raise UsageError.among("kind", kind, ("deck", "tracker", "box"))


def _seen(findings: Iterable[Finding]) -> tuple[Finding, ...]:
    """The findings that a person looks at, each once, in the order of their rows."""
    return by_row(dict.fromkeys(each for each in findings if not each.assumed))


def _told(findings: Iterable[Finding], head: Sequence[str]) -> list[dict[str, Any]]:
    """Findings for the page: a column is its place below the headings, or None."""
    return [_one(finding, head) for finding in findings]


def _one(finding: Finding, head: Sequence[str]) -> dict[str, Any]:
    what, row, column = finding.what, finding.row, finding.column
    lettered = _LETTER.fullmatch(column)
    place = head.index(column) if column in head else None
    if lettered and place is None:
        place = _place(lettered[1])
    if cell := _CELL.match(what):
        what, row, place = what[cell.end() :], int(cell[2]), _place(cell[1])
    return {
        "file": finding.file,
        "row": row,
        "column": place,
        "heading": column or (head[place] if place is not None and place < len(head) else ""),
        "what": what,
        "advice": finding.advice,
        "doubtful": finding.doubtful,
    }


def _place(letters: str) -> int:
    """The place of a column by its letters: 0 for A, 26 for AA."""
    return reduce(lambda sum_, letter: 26 * sum_ + ord(letter) - 64, letters, 0) - 1


def _head(rows: Sequence[Sequence[str]]) -> Sequence[str]:
    """The headings of a list: the row that has some, or else the first."""
    return next((row for row in rows if is_head(row)), rows[0] if rows else ())


def _named(project: Mapping[str, Any]) -> str:
    """The name of the files of a deck: its title, if the command can use that, too."""
    name = slug(str(project["settings"].get("title", "")))[:_LONGEST].strip("-")
    try:
        return folder_name(Path(f"{name}{PROJECT}"))
    except UsageError:
        return f"my-{name}" if name else _FOLDER
