"""Bundles: files to print in one ZIP, to carry on a stick."""

from __future__ import annotations

import zipfile
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import TypeAlias

from cardwright.system.litter import tidy

#: Files, or their bytes, by their names in a bundle.
Entries: TypeAlias = Mapping[str, Path | bytes]

#: How the name of a bundle ends.
BUNDLE = ".zip"
#: The bytes of an entry of a ZIP beside its content and twice its name; and those of the end.
_ENTRY, _END = 30 + 46, 22

#: The finished deck of a list that the site offers: its folder in `templates/decks` and there.
EXAMPLE = "islands"


def bundle_address(game: str, name: str = "") -> str:
    """The address of a bundle of a game, from the root of the site; without a name, of all files.

    >>> bundle_address("court"), bundle_address("court", "court-a4-color")
    ('court/court.zip', 'court/court-a4-color.zip')
    """
    return f"{game}/{name or game}{BUNDLE}"


def is_bundle(address: str, folders: Collection[str]) -> bool:
    """True for the address of a bundle of one of the folders.

    >>> is_bundle("court/court.zip", {"court"}), is_bundle("court/play/engine.zip", {"court"})
    (True, False)
    """
    folder, _, name = address.rpartition("/")
    return folder in folders and name.endswith(BUNDLE)


def bundle_size(entries: Entries) -> int:
    """The bytes of the bundle of these files."""
    sizes = (_ENTRY + 2 * len(name.encode()) + _size(file) for name, file in entries.items())
    return _END + sum(sizes)


def bundle(entries: Entries, out: Path) -> None:
    """Write the bundle of these files: the same bytes for the same files."""
    with zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as packed:
        for name, file in entries.items():
            entry = zipfile.ZipInfo(name)  # which has no day but the first there is
            entry.create_system, entry.external_attr = 3, 0o644 << 16  # the same on every system
            packed.writestr(entry, file if isinstance(file, bytes) else file.read_bytes())


def _size(file: Path | bytes) -> int:
    return len(file) if isinstance(file, bytes) else file.stat().st_size


def all_files(printed: Path) -> Entries:
    """Everything that a game has to print, from its folder: in a folder with its name, by kind."""
    return {f"{file.parent.name}/{file.name}": file for file in bundled_files(printed)}


def bundled_files(printed: Path) -> list[Path]:
    """The files that the page of a game offers, by kind, but for sets of decks for a class.

    Those have bundles of their own, and hosts take no file larger than 25 MB.
    """
    offered = ("*.pdf", "*.svg", "*.dxf", "card-list.*")
    found = (path for pattern in offered for path in printed.glob(pattern))
    return tidy(path for path in found if "-decks-" not in path.name)
