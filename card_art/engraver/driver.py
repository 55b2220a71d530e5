"""Draws ``card_art`` anew, says where it differs from what is drawn, or how fine it is."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType

import engraver
from cardwright import paths
from cardwright.errors import EnvironmentProblem, UsageError
from cardwright.system import atomic_write

#: Packages beside this module that games share, and so no folder of card_art.
SHARED = ("figure", "specimen", "technique", "wardrobe")
#: Every folder of card_art that the engraver fills, for each other package: a game's, or ornaments.
FOLDERS = tuple(
    module.name.replace("_", "-")
    for module in iter_modules(engraver.__path__)
    if module.ispkg and module.name not in SHARED
)

#: How many places of a motif are named where it is too fine.
WORST = 5


def drawings(folder: str) -> Iterator[tuple[str, str]]:
    """Path below ``card_art`` and SVG text of every motif in a folder, in drawing order.

    What is drawn by hand is left out. Raises UsageError, or EnvironmentProblem where NumPy or
    SciPy is missing.
    """
    _require(folder)
    kept = by_hand(folder)
    for stem, draw in _room(folder).motifs().items():
        if stem not in kept:
            yield f"{folder}/{stem}.svg", draw().svg()


def by_hand(folder: str) -> tuple[str, ...]:
    """The motifs of a folder that somebody has drawn: ``BY_HAND`` of its package, where it has one.

    They are never overwritten, and stand in for a motif that the engraver would draw.
    """
    _require(folder)
    names: tuple[str, ...] = getattr(_room(folder), "BY_HAND", ())
    return names


def _room(folder: str) -> ModuleType:
    return import_module(f"engraver.{folder.replace('-', '_')}")


def _require(folder: str) -> None:
    """Raise UsageError where there is no such folder, EnvironmentProblem without the extra."""
    if folder not in FOLDERS:
        raise UsageError.among("folder of card_art", folder, FOLDERS)
    require_art()


def require_art() -> None:
    """Raise EnvironmentProblem where a library of the extra “art” is missing."""
    for library, name in (("numpy", "NumPy"), ("scipy", "SciPy")):
        if not find_spec(library):
            raise EnvironmentProblem(
                f"the engraver needs {name}",
                hint='install the extra: pip install "cardwright[art]"',
            )


def engrave(
    folders: Sequence[str] = (), *, check: bool = False, root: Path | None = None
) -> Iterator[str]:
    """Draw the folders (none: all) below ``root`` and yield a line for every file that changed.

    The files of a folder are replaced all together, or none of them. With ``check`` nothing is
    written. Files that no motif stands for any more are reported too.
    """
    root = root or paths.data("card_art")
    for folder in folders or FOLDERS:
        drawn = {name: text.encode() for name, text in drawings(folder)}
        changed = {name: data for name, data in drawn.items() if not _holds(root / name, data)}
        if not check:
            atomic_write.put({root / name: data for name, data in changed.items()})
        for name in changed:
            yield f"{name}: {'differs' if check else 'drawn'}"
        yield from _unclaimed(root, folder, set(drawn))


def _holds(path: Path, data: bytes) -> bool:
    return path.is_file() and path.read_bytes() == data


def _unclaimed(root: Path, folder: str, drawn: set[str]) -> Iterator[str]:
    """A line for each file that nobody draws, and for each that should be there by hand."""
    hand = {f"{folder}/{stem}.svg" for stem in by_hand(folder)}
    found = {f"{folder}/{path.name}" for path in (root / folder).glob("*.svg")}
    for name in sorted(found - drawn - hand):
        yield f"{name}: no motif draws it; remove it, or name it in BY_HAND"
    for name in sorted(hand - found):
        yield f"{name}: is named in BY_HAND and missing; draw it"


def too_fine(
    scales: Callable[[str], Mapping[str, float]], folders: Sequence[str] = ()
) -> Iterator[str]:
    """A line for every motif of the folders (none: all): its mm below the limits, the worst places.

    ``scales(folder)`` has the scale that each motif is printed at; one that it leaves out is
    printed as it is drawn. Measured are the files in ``card_art``.
    """
    for folder in folders or FOLDERS:
        _require(folder)
        from engraver.fineness import spots  # noqa: PLC0415 - needs the extra

        printed = scales(folder)
        for path in sorted(paths.data("card_art", folder).glob("*.svg")):
            name = f"{folder}/{path.stem}"
            found = spots(path.read_text(encoding="utf-8"), printed.get(name, 1.0))
            worst = ", ".join(
                f"{spot.kind} {spot.length:.1f} at ({spot.x:.1f}, {spot.y:.1f})"
                for spot in found[:WORST]
            )
            total = math.fsum(spot.length for spot in found)
            yield f"{name}: {total:.1f} mm{' · ' if worst else ''}{worst}"
