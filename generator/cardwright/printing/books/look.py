"""The look of a book: the size of its page, its margins and its type, and the inks of its game."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from cardwright.drawing.faces.hues import game_hue
from cardwright.drawing.scene.inks import Palette
from cardwright.drawing.scene.paper import Paper
from cardwright.ledger import Ledger
from cardwright.ledger.own_deck import words_of
from cardwright.printing.books.finish import LAW as LINKED

#: The measure that figures are drawn for, mm; a page with another enlarges or reduces them.
DRAWN = 104.0
#: A code for the camera of a phone is this wide, mm: its modules are half a millimeter.
CODE = 20.0


@dataclass(frozen=True, slots=True)
class BookPage:
    """A page: its name, width and height, and margins in mm; the size of its type in points."""

    name: str
    width: float
    height: float
    inside: float
    outside: float
    top: float
    bottom: float
    size: float


A5 = BookPage("a5", 148.0, 210.0, 15.0, 29.0, 19.0, 19.0, 10.4)
HALF_LETTER = BookPage("half-letter", 139.7, 215.9, 14.0, 27.0, 19.0, 20.0, 10.2)
_HALVES = {"a4": A5, "letter": HALF_LETTER}
#: The law book is closely set, with nothing in its margins.
LAW = BookPage("law", 148.0, 210.0, 13.0, 11.0, 17.0, 15.0, 7.6)
#: What both papers, A4 and US Letter, have room for.
HANDOUT = BookPage("handout", 210.0, 279.4, 22.0, 38.0, 21.0, 18.0, 11.0)
LARGE = BookPage("large", 210.0, 279.4, 20.0, 32.0, 24.0, 24.0, 18.0)


def half_page(paper: Paper) -> BookPage:
    """The page of a rulebook that is half of a paper, so that it can be folded.

    >>> from cardwright.drawing.scene.paper import PAPERS
    >>> half_page(PAPERS["letter"]).name
    'half-letter'
    """
    if paper.name in _HALVES:
        return _HALVES[paper.name]
    spare = (paper.height / 2 - HALF_LETTER.width) / 2  # lines stay as long as they are read best
    return replace(
        HALF_LETTER,
        name=f"half-{paper.name}",
        width=paper.height / 2,
        height=paper.width,
        inside=HALF_LETTER.inside + spare,
        outside=HALF_LETTER.outside + spare,
    )


def look_values(ledger: Ledger, page: BookPage, palette: Palette) -> dict[str, Any]:
    """The look as values for the page-maker; `law` is the address of the law book."""
    hue, words = game_hue(ledger), words_of(ledger)

    def color(ink: str) -> str:
        return str(palette.color(ink) or "#ffffff")

    return {
        "page": [page.width, page.height],
        "inside": page.inside,
        "outside": page.outside,
        "top": page.top,
        "bottom": page.bottom,
        "size": page.size,
        "drawn": DRAWN,
        "ink": color("ink"),
        "soft": color("soft"),
        "hue": color(hue),
        "deep": color(f"{hue}-deep"),
        "tint": color(f"{hue}-tint"),
        "law": LINKED,
        "language": [words.language, "us" if words.language == "en" else None],
        "words": dict(words.texts),
    }
