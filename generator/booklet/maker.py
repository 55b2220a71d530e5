"""The page-maker: Typst, given its files from memory, and its errors as ours.

It sees nothing but these files and our own fonts, and asks no clock.
"""

from __future__ import annotations

import tempfile
from collections.abc import Mapping
from pathlib import Path

import typst

from generator import paths
from generator.errors import CardwrightError


class PagesError(CardwrightError):
    """The page-maker refused what we wrote: our own fault."""


def made(files: Mapping[str, str | bytes], *, tagged: bool = True) -> bytes:
    """The PDF that `main.typ` makes of the files beside it; tagged as PDF/UA-1 asks for."""
    with tempfile.TemporaryDirectory(prefix="cardwright-") as folder:
        for name, content in files.items():
            path = Path(folder, name)
            path.write_bytes(content.encode() if isinstance(content, str) else content)
        return typst.compile(
            Path(folder, "main.typ"),
            root=folder,
            font_paths=[paths.data("card_art", "fonts")],
            ignore_system_fonts=True,
            timestamp=0,
            pdf_tags=tagged,
        )
