"""Pictures of a deck of one's own: found in its folder, framed, and engraved for its cards."""

from __future__ import annotations

import hashlib
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path, PureWindowsPath
from typing import TYPE_CHECKING, Literal

from cardwright import limits
from cardwright.drawing.engraving import coarse, crop_box, engrave, read_picture
from cardwright.errors import InputError, TooLarge, did_you_mean, excerpt, visible
from cardwright.ledger.own_deck import OwnGame, Picture
from cardwright.lists.deck import CARDS, PICTURES, ListedDeck, Member
from cardwright.lists.findings import Finding
from cardwright.lists.places import LEADS_OUT, REMEDY, leads_out
from cardwright.system.cache import Cache
from cardwright.system.litter import tidy
from cardwright.system.workers import Workers

if TYPE_CHECKING:
    from PIL.Image import Image

#: The shape of a picture and its size in mm, by game.
_PLACES: dict[OwnGame, tuple[Literal["rectangle", "oval"], float, float]] = {
    "quartets": ("rectangle", 43.5, 31.0),
    "authors": ("oval", 34.5, 41.4),
}
#: From so many pictures on processes are begun to engrave them.
_FEW = 4
#: A name of no more characters is compared with others; there is no time for more.
_SHORT = 60
#: A part of the key of every engraving, which another way of engraving changes.
_WAY = "1"


def find_pictures(deck: ListedDeck) -> tuple[dict[int, Path], list[Finding]]:
    """The picture of each member that names one, by its row; and what is wrong or doubtful."""
    if deck.settings.pictures == "none" or not any(member.picture for member in deck.members):
        return {}, []
    place = deck.folder / PICTURES
    if leads_out(place, deck.folder):
        return {}, [Finding(PICTURES, LEADS_OUT, REMEDY)]
    if place.exists() and not place.is_dir():
        return {}, [Finding(PICTURES, "is not a folder", "make a folder of this name")]
    there = _files(place)
    found: dict[int, Path] = {}
    findings: list[Finding] = []
    for member in deck.members:
        if member.picture:
            # A path of any system: its last part is the name.
            stem = PureWindowsPath(member.picture).stem
            path = there.get(_same(member.picture)) or there.get(_same(stem))
            if path:
                found[member.row] = path
                findings += _of_picture(deck, member, path)
            else:
                findings.append(_missing(deck, member, there))
    used = set(found.values())
    left = sorted({path.name for path in there.values() if path not in used})
    if left and found:
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
    """A name without regard to case, and to how a system writes accents: Macs write them apart."""
    return unicodedata.normalize("NFC", name).casefold().strip()


def _missing(deck: ListedDeck, member: Member, there: Mapping[str, Path]) -> Finding:
    names = {path.name for path in there.values() if len(path.name) <= _SHORT}
    near = did_you_mean(member.picture, sorted(names)) if len(names) <= 2 * CARDS else ""
    what = f"there is no picture “{excerpt(member.picture, limits.TITLE)}” in the folder {PICTURES}"
    advice = near or "put it there, or correct the name"
    return Finding(deck.file, what, advice, member.row, "Picture")


def _of_picture(deck: ListedDeck, member: Member, path: Path) -> Iterator[Finding]:
    """What is wrong with a picture, or doubtful."""
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
    if hint := coarse(box, width):
        what = f"{visible(path.name)} {hint}"
        yield Finding(deck.file, what, "", member.row, "Picture", doubtful=True)


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


def engraved(
    deck: ListedDeck, found: Mapping[int, Path], cache: Cache, processes: int = 1
) -> dict[int, Picture]:
    """The engravings of the pictures that were found, by row; known ones come from the cache."""
    crops = {member.row: member.crop for member in deck.members}
    jobs = {row: _Job(path, crops[row], deck.settings.game) for row, path in found.items()}
    keys = {row: job.key for row, job in jobs.items()}
    known = {row: outline for row, key in keys.items() if (outline := cache.get(key))}
    new = [row for row in jobs if row not in known]
    for row, outline in zip(new, _made([jobs[row] for row in new], processes), strict=True):
        known[row] = outline
        cache.put(keys[row], outline)
    _, width, height = _PLACES[deck.settings.game]
    return {
        member.row: Picture(outline.decode(), width, height, member.alt or member.name)
        for member in deck.members
        if (outline := known.get(member.row))
    }


@dataclass(frozen=True, slots=True)
class _Job:
    """A picture to engrave."""

    path: Path
    crop: str
    game: OwnGame

    @property
    def key(self) -> str:
        """All that decides about the engraving, as a key of the cache."""
        data = limits.read(self.path, limits.PHOTOGRAPH)
        parts = (_WAY, repr(_PLACES[self.game]), self.crop, hashlib.sha256(data).hexdigest())
        return hashlib.sha256("\n".join(parts).encode()).hexdigest()


def _made(jobs: Sequence[_Job], processes: int) -> list[bytes]:
    """The outlines of pictures, in processes where there are several."""
    if processes == 1 or len(jobs) < _FEW:
        return [_engrave(job) for job in jobs]
    with Workers(min(processes, len(jobs))) as workers:
        return [*workers.map(_engrave, jobs)]


def _engrave(job: _Job) -> bytes:
    shape, width, height = _PLACES[job.game]
    image = _read(job.path)
    part = image.crop(crop_box((width, height), image, job.crop))
    return engrave(part, shape, width, height).outline.encode()
