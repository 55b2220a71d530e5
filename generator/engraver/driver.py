"""Draws ``card_art`` anew, or says where it differs from what the engraver draws."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules

from generator import engraver, paths
from generator.errors import EnvironmentProblem, UsageError

#: Packages beside this module that games share, and so no folder of card_art.
SHARED = ("figure",)
#: Every folder of card_art that the engraver fills: a game's, for each other package.
FOLDERS = tuple(
    module.name.replace("_", "-")
    for module in iter_modules(engraver.__path__)
    if module.ispkg and module.name not in SHARED
)


def drawings(folder: str) -> Iterator[tuple[str, str]]:
    """Path below ``card_art`` and SVG text of every motif in a folder, in drawing order.

    Raises UsageError, or EnvironmentProblem where NumPy is missing.
    """
    if folder not in FOLDERS:
        raise UsageError.among("folder of card_art", folder, FOLDERS)
    if not find_spec("numpy"):
        raise EnvironmentProblem(
            "the engraver needs NumPy", hint='install the extra: pip install "cardwright[art]"'
        )
    module = import_module(f"generator.engraver.{folder.replace('-', '_')}")
    for stem, draw in module.motifs().items():
        yield f"{folder}/{stem}.svg", draw().svg()


def engrave(
    folders: Sequence[str] = (), *, check: bool = False, root: Path | None = None
) -> Iterator[str]:
    """Draw the folders (none: all) below ``root`` and yield a line for every file that changed.

    With ``check`` nothing is written. Files that no motif stands for any more are reported too.
    """
    root = root or paths.data("card_art")
    for folder in folders or FOLDERS:
        drawn = dict(drawings(folder))
        for name, text in drawn.items():
            path = root / name
            if path.is_file() and path.read_bytes() == text.encode():
                continue
            yield f"{name}: {'differs' if check else 'drawn'}"
            if not check:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(text.encode())
        for path in sorted((root / folder).glob("*.svg")):
            if f"{folder}/{path.name}" not in drawn:
                yield f"{folder}/{path.name}: no motif draws it; remove it"
