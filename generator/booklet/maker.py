"""The page-maker: Typst, given its files from memory, and its errors as ours.

It sees nothing but these files and our own fonts, and asks no clock.
"""

from __future__ import annotations

import json
import tempfile
from collections.abc import Mapping
from pathlib import Path

import typst

from generator import paths
from generator.booklet.drawings import Cards
from generator.booklet.finish import finished
from generator.errors import CardwrightError
from generator.scene.svg_out import svg


class PagesError(CardwrightError):
    """The page-maker refused what we wrote: our own fault."""


def book(template: str, data: Mapping[str, object], cards: Cards) -> bytes:
    """The pages that a template of `templates/books` makes of the data."""
    folder = paths.data("templates", "books")
    pages = made(
        {
            "main.typ": (folder / f"{template}.typ").read_text(encoding="utf-8"),
            "common.typ": (folder / "common.typ").read_text(encoding="utf-8"),
            "data.json": json.dumps(data),
            "cards.pdf": _cards_pdf(cards),
        }
    )
    return finished(pages)


def _cards_pdf(cards: Cards) -> bytes:
    """All cards as a PDF, each on a page of its own size; b"" when there are none."""
    files = {f"{page}.svg": svg(card, cards.palette) for page, card in cards}
    pages = "".join(
        f"#page(width: {card.width}mm, height: {card.height}mm, margin: 0mm,"
        f' image("{page}.svg", width: 100%))\n'
        for page, card in cards
    )
    return made({"main.typ": pages, **files}, tagged=False) if pages else b""


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
            timestamp=0,  # it has a date only when finished
            pdf_tags=tagged,
        )
