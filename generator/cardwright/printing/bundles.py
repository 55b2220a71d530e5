"""Everything that a game has to print in one file, to carry on a stick."""

from __future__ import annotations

import zipfile
from pathlib import Path

from cardwright.system.litter import tidy

#: How the name of a bundle ends.
BUNDLE = ".zip"
#: The bytes of an entry of a ZIP beside its content and twice its name; and those of the end.
_ENTRY, _END = 30 + 46, 22

#: The finished deck of a list that the site offers: its folder in `templates/decks` and there.
EXAMPLE = "islands"


def bundle_address(game: str) -> str:
    """The address of the bundle of a game, from the root of the site."""
    return f"{game}/{game}{BUNDLE}"


def bundle_size(printed: Path) -> int:
    """The bytes of the bundle of a game whose files lie in the folder `printed`."""
    sizes = (
        _ENTRY + 2 * len(_inside(file).encode()) + file.stat().st_size
        for file in bundled_files(printed)
    )
    return _END + sum(sizes)


def bundle(printed: Path, out: Path) -> None:
    """Write the bundle of a game: the same bytes for the same files."""
    with zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as packed:
        for file in bundled_files(printed):
            entry = zipfile.ZipInfo(_inside(file))  # which has no day but the first there is
            entry.create_system, entry.external_attr = 3, 0o644 << 16  # the same on every system
            packed.writestr(entry, file.read_bytes())


def bundled_files(printed: Path) -> list[Path]:
    """The files that the page of a game offers, by kind."""
    offered = ("*.pdf", "*.svg", "*.dxf", "card-list.*")
    return tidy(path for pattern in offered for path in printed.glob(pattern))


def _inside(file: Path) -> str:
    """The name of a file in the bundle: in a folder with the name of its game."""
    return f"{file.parent.name}/{file.name}"
