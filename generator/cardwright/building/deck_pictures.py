"""Pictures of decks of one's own: found in their folder, and what is to be made of them."""

from __future__ import annotations

import hashlib
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path, PureWindowsPath
from typing import Literal, TypeAlias

from cardwright import limits, paths
from cardwright.drawing.faces import author_parts, quartets
from cardwright.drawing.faces.emblems import ALIKE, Emblem, emblem_called, near_emblem
from cardwright.errors import InputError, TooLarge, did_you_mean, excerpt, visible
from cardwright.ledger.own_deck import OwnGame, Picture
from cardwright.ledger.words import Language
from cardwright.lists.deck import CARDS, PICTURES, ListedDeck
from cardwright.lists.findings import Finding
from cardwright.lists.members import Member
from cardwright.lists.places import LEADS_OUT, REMEDY, leads_out
from cardwright.system.fingerprints import digest, folder_digest
from cardwright.system.litter import tidy

#: The shape of a picture and its size in mm, by game.
PLACES: dict[OwnGame, tuple[Literal["rectangle", "oval"], float, float]] = {
    "quartets": ("rectangle", *quartets.PICTURE),
    "pairs": ("rectangle", *quartets.PICTURE),
    "authors": ("oval", *author_parts.PICTURE),
}
#: The endings of files that are surely pictures.
_ENDINGS = frozenset({".jpg", ".jpeg", ".png", ".webp", ".gif", ".tif", ".tiff", ".bmp", ".heic"})
#: A name of no more characters is compared with others; there is no time for more.
_SHORT = 60


#: The picture of a card: a file of its deck, or an emblem of the library.
Found: TypeAlias = Path | Emblem


def find_pictures(deck: ListedDeck) -> tuple[dict[int, Found], list[Finding]]:
    """The picture of each member that names one, by its row; and what is wrong or doubtful.

    It is a file of the folder, which is not read, or else the emblem of this name.
    """
    if deck.settings.pictures == "none" or not any(member.picture for member in deck.members):
        return {}, []
    place = deck.folder / PICTURES
    if fault := _of_folder(place, deck.folder):
        return {}, [fault]
    there = _files(place)
    found: dict[int, Found] = {}
    findings: list[Finding] = []
    for member in deck.members:
        if member.picture:
            # A path of any system: its last part is the name.
            stem = PureWindowsPath(member.picture).stem
            path = there.get(_same(member.picture)) or there.get(_same(stem))
            if path and leads_out(path, deck.folder):
                what = f"{visible(path.name)} {LEADS_OUT}"
                findings.append(picture_fault(deck, member.row, what, REMEDY))
            elif path:
                found[member.row] = path
            elif emblem := emblem_called(member.picture):
                found[member.row] = emblem
                findings.append(_taken(deck, member, emblem))
            else:
                findings.append(_missing(deck, member, there))
    if not there and any(not finding.doubtful for finding in findings):
        findings = _of_another_folder(deck.folder) or findings
    return found, [*findings, *_unnamed(deck, there, found)]


def _unnamed(
    deck: ListedDeck, there: Mapping[str, Path], found: Mapping[int, Found]
) -> Iterator[Finding]:
    """A note on the files that no row names, where others are named."""
    used = set(found.values())
    left = sorted({path.name for path in there.values() if path not in used})
    if left and not used.isdisjoint(there.values()):
        names = ", ".join(map(visible, left[:5])) + (" …" if len(left) > 5 else "")
        what = f"{PICTURES}: no row names {names}"
        yield Finding(deck.file, what, "write the name under Picture", doubtful=True)


def _of_folder(place: Path, folder: Path) -> Finding | None:
    """The fault of the folder of pictures, in which nothing is looked at before."""
    if leads_out(place, folder):
        return Finding(PICTURES, LEADS_OUT, REMEDY)
    if place.exists() and not place.is_dir():
        return Finding(PICTURES, "is not a folder", "make a folder of this name")
    return None


def _files(place: Path) -> dict[str, Path]:
    """The files among the pictures, by name with and without its ending, whatever its case."""
    files = [path for path in tidy(place.iterdir()) if path.is_file()] if place.is_dir() else []
    stems = {_same(path.stem): path for path in sorted(files, reverse=True)}
    return stems | {_same(path.name): path for path in files}


def _of_another_folder(folder: Path) -> list[Finding]:
    """The fault of the only folder beside a list if it has pictures: “Bilder” or “Images”.

    There is none where it leads elsewhere, or where nobody may look into it.
    """
    others = [path for path in tidy(folder.iterdir()) if path.is_dir() and path.name != PICTURES]
    if len(others) != 1 or leads_out(others[0], folder):
        return []
    try:
        endings = {path.suffix.lower() for path in others[0].iterdir()}
    except OSError:
        return []
    advice = f"call the folder “{PICTURES}”"
    fault = Finding(visible(others[0].name), "the pictures in it are not read", advice)
    return [fault] if endings & _ENDINGS else []


def _same(name: str) -> str:
    """A name without regard to case, spaces, and how a system writes accents."""
    return " ".join(unicodedata.normalize("NFC", name).casefold().split())


def _taken(deck: ListedDeck, member: Member, emblem: Emblem) -> Finding:
    what = f"“{excerpt(member.picture, limits.TITLE)}” is no file, so the card shows an emblem"
    what += f": {emblem.name}"
    return Finding(deck.file, what, "", member.row, "Picture", doubtful=True, assumed=True)


def _missing(deck: ListedDeck, member: Member, there: Mapping[str, Path]) -> Finding:
    files = (path for path in there.values() if len(path.name) <= _SHORT)
    bare = not PureWindowsPath(member.picture).suffix
    names = {path.stem if bare else path.name for path in files}
    few = len(names) <= 2 * CARDS
    near = did_you_mean(member.picture, sorted(names), alike=ALIKE) if few else ""
    near = near or _near_emblem(member.picture, deck.language)
    what = f"there is no picture “{excerpt(member.picture, limits.TITLE)}” in the folder {PICTURES}"
    advice = near or "put it there, correct the name, or choose one of “cardwright emblems”"
    return Finding(deck.file, what, advice, member.row, "Picture")


def _near_emblem(picture: str, language: Language) -> str:
    """A question that offers an emblem; for what looks like a file only the one of its name."""
    path = PureWindowsPath(picture)
    if not path.suffix[1:].isalnum():
        return near_emblem(picture, ("en", language))
    return f"did you mean “{excerpt(path.stem)}”?" if emblem_called(path.stem) else ""


def picture_fault(
    deck: ListedDeck, row: int, what: str, advice: str, *, doubtful: bool = False
) -> Finding:
    """A finding about the picture that a row names."""
    return Finding(deck.file, what, advice, row, "Picture", doubtful)


def picture_bytes(path: Path) -> bytes:
    """The bytes of a picture file; raises InputError."""
    name = visible(path.name)
    try:
        return limits.read(path, limits.PHOTOGRAPH)
    except OSError as error:
        reason = error.strerror or "reading failed"
        raise InputError(f"{name}: cannot be read: {reason}", hint="check the file") from None
    except TooLarge as error:
        raise InputError(f"{name}: {error.message}", hint=error.hint) from None


@dataclass(frozen=True, slots=True)
class PictureJob:
    """A picture to make: engraved, or the photograph itself."""

    path: Path
    crop: str
    game: OwnGame
    plain: bool

    @property
    def key(self) -> str:
        """All that decides about the picture, as a key of the cache; raises InputError."""
        parts = (_way(), f"{self.plain} {PLACES[self.game]} {self.crop}")
        return digest((*parts, hashlib.sha256(picture_bytes(self.path)).hexdigest()))

    @staticmethod
    def hint(made: bytes) -> str:
        """What is doubtful in a picture, when `made` is what its maker returned; "" if nothing."""
        return made.partition(b"\n")[0].decode()

    def picture(self, made: bytes, alt: str) -> Picture:
        """The picture, when `made` is what its maker returned."""
        _, width, height = PLACES[self.game]
        _, size, data = made.split(b"\n", 2)
        picture = Picture(width, height, alt)
        if size:
            whole_width, whole_height = map(float, size.split())
            picture = replace(picture, whole=(whole_width, whole_height))
        if self.plain:
            return replace(picture, photo=data)
        return replace(picture, outline=data.decode())


def picture_jobs(deck: ListedDeck, found: Mapping[int, Found]) -> dict[int, PictureJob]:
    """The pictures to make of the files that were found, by the row of their member."""
    plain = deck.settings.pictures == "plain"
    return {
        member.row: PictureJob(path, member.crop, deck.settings.game, plain)
        for member in deck.members
        if isinstance(path := found.get(member.row), Path)
    }


@cache
def _way() -> str:
    """The program that makes pictures: another one, or another Pillow, makes other bytes."""
    import PIL

    package = paths.package()
    maker = (package / "building" / "making_pictures.py").read_text(encoding="utf-8")
    programs = (package / "drawing" / "engraving", package / "drawing" / "scene")
    return digest([PIL.__version__, maker, *(folder_digest(each, ".py") for each in programs)])
