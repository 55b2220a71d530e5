"""Pictures of a deck of one's own: found in its folder, framed, and engraved for its cards."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import PIL

from cardwright import limits
from cardwright.drawing import engraving
from cardwright.drawing.engraving import coarse, crop_box, engrave, read_picture
from cardwright.errors import InputError, TooLarge, did_you_mean, visible
from cardwright.ledger.own_deck import OwnGame, Picture
from cardwright.lists.deck import PICTURES, ListedDeck, Member
from cardwright.lists.findings import Finding
from cardwright.system.cache import Cache
from cardwright.system.fingerprints import folder_digest
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


def find_pictures(deck: ListedDeck) -> tuple[dict[int, Path], list[Finding]]:
    """The picture of each member that names one, by its row; and what is wrong or doubtful."""
    if deck.settings.pictures == "none":
        return {}, []
    there = _files(deck.folder)
    found: dict[int, Path] = {}
    findings: list[Finding] = []
    for member in deck.members:
        if member.picture:
            path = there.get(_same(member.picture)) or there.get(_same(Path(member.picture).stem))
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


def _files(folder: Path) -> dict[str, Path]:
    """The files among the pictures, by name with and without its ending, whatever its case."""
    place = folder / PICTURES
    files = [path for path in tidy(place.iterdir()) if path.is_file()] if place.is_dir() else []
    stems = {_same(path.stem): path for path in sorted(files, reverse=True)}
    return stems | {_same(path.name): path for path in files}


def _same(name: str) -> str:
    return name.casefold().strip()


def _missing(deck: ListedDeck, member: Member, there: Mapping[str, Path]) -> Finding:
    names = sorted({path.name for path in there.values()})
    what = f"there is no picture “{visible(member.picture)}” in the folder {PICTURES}"
    advice = did_you_mean(member.picture, names) or "put it there, or correct the name"
    return Finding(deck.file, what, advice, member.row, "Picture")


def _of_picture(deck: ListedDeck, member: Member, path: Path) -> Iterator[Finding]:
    """What is wrong with a picture, or doubtful."""
    _, width, height = _PLACES[deck.settings.game]
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
        return read_picture(limits.read(path, limits.PICTURE), name)
    except OSError as error:
        reason = error.strerror or "reading failed"
        raise InputError(f"{name}: cannot be read: {reason}", hint="check the file") from None
    except TooLarge as error:
        raise InputError(f"{name}: {error.message}", hint=error.hint) from None


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
        data = limits.read(self.path, limits.PICTURE)
        parts = (_way(), repr(_PLACES[self.game]), self.crop, hashlib.sha256(data).hexdigest())
        return hashlib.sha256("\n".join(parts).encode()).hexdigest()


@cache
def _way() -> str:
    """The digest of the program that engraves: another one makes other lines."""
    return f"{folder_digest(Path(engraving.__file__).parent, '.py')} {PIL.__version__}"


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
