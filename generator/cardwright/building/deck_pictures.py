"""Pictures of a deck of one's own: found in its folder, framed, and made for its cards."""

from __future__ import annotations

import hashlib
import math
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path, PureWindowsPath
from typing import TYPE_CHECKING, Literal, TypeAlias

import PIL

from cardwright import limits
from cardwright.drawing import engraving
from cardwright.drawing.engraving import coarse, crop_box, engrave, read_picture
from cardwright.drawing.faces import portrait_authors, quartets
from cardwright.drawing.faces.emblems import Emblem, emblem_called, near_emblem
from cardwright.drawing.scene import photos
from cardwright.drawing.scene.photos import photograph
from cardwright.errors import InputError, TooLarge, excerpt, visible
from cardwright.ledger.own_deck import OwnGame, Picture
from cardwright.lists.deck import CARDS, PICTURES, ListedDeck, Member
from cardwright.lists.findings import Finding
from cardwright.lists.places import LEADS_OUT, REMEDY, leads_out
from cardwright.system.cache import Cache
from cardwright.system.fingerprints import digest, folder_digest
from cardwright.system.litter import tidy
from cardwright.system.workers import Workers

if TYPE_CHECKING:
    from PIL.Image import Image

#: The shape of a picture and its size in mm, by game.
_PLACES: dict[OwnGame, tuple[Literal["rectangle", "oval"], float, float]] = {
    "quartets": ("rectangle", *quartets.PICTURE),
    "pairs": ("rectangle", *quartets.PICTURE),
    "authors": ("oval", *portrait_authors.PICTURE),
}
#: The fewest dots to the inch with which a photograph looks sharp, and millimeters in an inch.
_SHARP, _INCH = 200, 25.4
#: From so many pictures on processes are begun to make them.
_FEW = 4
#: A name of no more characters is compared with others; there is no time for more.
_SHORT = 60


#: The picture of a card: a file of its deck, or an emblem of the library.
Found: TypeAlias = Path | Emblem


def find_pictures(deck: ListedDeck) -> tuple[dict[int, Found], list[Finding]]:
    """The picture of each member that names one, by its row; and what is wrong or doubtful.

    It is a file of the folder, or else the emblem of this name.
    """
    if deck.settings.pictures == "none" or not any(member.picture for member in deck.members):
        return {}, []
    place = deck.folder / PICTURES
    if leads_out(place, deck.folder):
        return {}, [Finding(PICTURES, LEADS_OUT, REMEDY)]
    if place.exists() and not place.is_dir():
        return {}, [Finding(PICTURES, "is not a folder", "make a folder of this name")]
    there = _files(place)
    found: dict[int, Found] = {}
    findings: list[Finding] = []
    for member in deck.members:
        if member.picture:
            # A path of any system: its last part is the name.
            stem = PureWindowsPath(member.picture).stem
            path = there.get(_same(member.picture)) or there.get(_same(stem))
            if path:
                found[member.row] = path
                findings += _of_picture(deck, member, path)
            elif emblem := emblem_called(member.picture):
                found[member.row] = emblem
                findings.append(_taken(deck, member, emblem))
            else:
                findings.append(_missing(deck, member, there))
    used = set(found.values())
    left = sorted({path.name for path in there.values() if path not in used})
    if left and not used.isdisjoint(there.values()):
        names = ", ".join(map(visible, left[:5])) + (" …" if len(left) > 5 else "")
        what = f"{PICTURES}: no row names {names}"
        findings.append(Finding(deck.file, what, "write the name under Picture", doubtful=True))
    return found, findings


def _files(place: Path) -> dict[str, Path]:
    """The files among the pictures, by name with and without its ending, whatever its case."""
    files = [path for path in tidy(place.iterdir()) if path.is_file()] if place.is_dir() else []
    stems = {_same(path.stem): path for path in sorted(files, reverse=True)}
    return stems | {_same(path.name): path for path in files}


def _same(name: str) -> str:
    """A name without regard to case, spaces, and how a system writes accents."""
    return " ".join(unicodedata.normalize("NFC", name).casefold().split())


def _taken(deck: ListedDeck, member: Member, emblem: Emblem) -> Finding:
    what = f"“{excerpt(member.picture, limits.TITLE)}” is no file, so the card shows an emblem"
    return Finding(deck.file, f"{what}: {emblem.name}", "", member.row, "Picture", doubtful=True)


def _missing(deck: ListedDeck, member: Member, there: Mapping[str, Path]) -> Finding:
    names = {path.name for path in there.values() if len(path.name) <= _SHORT}
    near = near_emblem(member.picture, sorted(names)) if len(names) <= 2 * CARDS else ""
    what = f"there is no picture “{excerpt(member.picture, limits.TITLE)}” in the folder {PICTURES}"
    advice = near or "put it there, correct the name, or choose one of “cardwright emblems”"
    return Finding(deck.file, what, advice, member.row, "Picture")


def _of_picture(deck: ListedDeck, member: Member, path: Path) -> Iterator[Finding]:
    """The faults of a picture, and what is doubtful in it."""
    _, width, height = _PLACES[deck.settings.game]
    if leads_out(path, deck.folder):
        what = f"{visible(path.name)} {LEADS_OUT}"
        yield Finding(deck.file, what, REMEDY, member.row, "Picture")
        return
    try:
        box = crop_box((width, height), _read(path), member.crop)
    except InputError as error:
        yield Finding(deck.file, error.message, error.hint, member.row, "Picture")
        return
    if hint := coarse(box, width, *_enough(deck, width)):
        what = f"{visible(path.name)} {hint}"
        yield Finding(deck.file, what, "", member.row, "Picture", doubtful=True)


def _enough(deck: ListedDeck, width: float) -> tuple[int, ...]:
    """The fewest pixels across that are enough for a photograph; () for an engraving."""
    plain = deck.settings.pictures == "plain"
    return (math.ceil(width / _INCH * _SHARP),) if plain else ()


def _read(path: Path) -> Image:
    name = visible(path.name)
    try:
        data = limits.read(path, limits.PHOTOGRAPH)
    except OSError as error:
        reason = error.strerror or "reading failed"
        raise InputError(f"{name}: cannot be read: {reason}", hint="check the file") from None
    except TooLarge as error:
        raise InputError(f"{name}: {error.message}", hint=error.hint) from None
    return read_picture(data, name)


def prepared(
    deck: ListedDeck, found: Mapping[int, Found], cache: Cache, processes: int = 1
) -> dict[int, Picture]:
    """The pictures that were found as they are printed, by row; known ones come from the cache."""
    crops = {member.row: member.crop for member in deck.members}
    plain = deck.settings.pictures == "plain"
    game = deck.settings.game
    jobs = {
        row: _Job(path, crops[row], game, plain)
        for row, path in found.items()
        if isinstance(path, Path)
    }
    keys = {row: job.key for row, job in jobs.items()}
    known = {row: data for row, key in keys.items() if (data := cache.get(key))}
    new = [row for row in jobs if row not in known]
    for row, data in zip(new, _made([jobs[row] for row in new], processes), strict=True):
        known[row] = data
        cache.put(keys[row], data)
    alts = {member.row: member.alt or member.name for member in deck.members}
    made = {row: jobs[row].picture(data, alts[row]) for row, data in known.items() if data}
    return made | {
        row: Picture(*_PLACES[game][1:], alts[row], emblem=emblem.drawing)
        for row, emblem in found.items()
        if isinstance(emblem, Emblem)
    }


@dataclass(frozen=True, slots=True)
class _Job:
    """A picture to make: engraved, or the photograph itself."""

    path: Path
    crop: str
    game: OwnGame
    plain: bool

    @property
    def key(self) -> str:
        """All that decides about the picture, as a key of the cache."""
        data = limits.read(self.path, limits.PHOTOGRAPH)
        parts = (_way(), f"{self.plain} {_PLACES[self.game]} {self.crop}")
        return digest((*parts, hashlib.sha256(data).hexdigest()))

    def picture(self, data: bytes, alt: str) -> Picture:
        """The picture, when `data` is what was made: JPEG, or the outline of an engraving."""
        _, width, height = _PLACES[self.game]
        if self.plain:
            return Picture(width, height, alt, photo=data)
        return Picture(width, height, alt, outline=data.decode())


@cache
def _way() -> str:
    """The program that makes pictures: another one, or another Pillow, makes other bytes."""
    programs = (Path(engraving.__file__).parent, Path(photos.__file__).parent)
    return digest([PIL.__version__, *(folder_digest(program, ".py") for program in programs)])


def _made(jobs: Sequence[_Job], processes: int) -> list[bytes]:
    """The pictures as bytes, made in processes where there are several."""
    if processes == 1 or len(jobs) < _FEW:
        return [_make(job) for job in jobs]
    with Workers(min(processes, len(jobs))) as workers:
        return [*workers.map(_make, jobs)]


def _make(job: _Job) -> bytes:
    shape, width, height = _PLACES[job.game]
    image = _read(job.path)
    part = image.crop(crop_box((width, height), image, job.crop))
    if job.plain:
        return photograph(part, width, height)
    return engrave(part, shape, width, height).outline.encode()
