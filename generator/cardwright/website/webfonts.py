"""The fonts of the pages: the Latin part of four of ours, packed for the web as WOFF2."""

from __future__ import annotations

import io
from collections.abc import Iterator
from functools import partial

from cardwright import paths
from cardwright.system.fingerprints import once

#: Name on the site -> file in card_art/fonts.
WEBFONTS = {
    "text": "EBGaramond12-Regular",
    "italic": "EBGaramond12-Italic",
    "bold": "Besley-Bold",
    "black": "Besley-Black",
}
#: Basic Latin, Latin-1, Latin Extended-A, and the typography of our pages.
CHARACTERS = (*range(0x20, 0x7F), *range(0xA0, 0x180), *map(ord, "–—‘’“”†‡•…′−←↑→↓❦❧"))
_FEATURES = ("kern", "liga", "onum", "lnum", "tnum", "smcp", "c2sc", "mark", "ccmp", "calt")


def font_files(more: str = "") -> Iterator[tuple[str, bytes]]:
    """Name and content of every font file of the site, the licenses among them.

    `more` has letters that its texts need besides; a font has those of them that its design has.
    """
    characters = tuple(sorted({*CHARACTERS, *map(ord, more)}))
    for name, file in WEBFONTS.items():
        yield f"{name}.woff2", webfont(file, characters)
    for family in sorted({file.split("-")[0].rstrip("12") for file in WEBFONTS.values()}):
        license_file = f"{family}-LICENSE.txt"
        yield license_file, paths.data("card_art", "fonts", license_file).read_bytes()


@paths.memoize_tracked
def webfont(file: str, characters: tuple[int, ...] = CHARACTERS) -> bytes:
    """The WOFF2 file of the characters that pages need; the same bytes every time."""
    told = f"webfont {file} {characters} {_FEATURES}"
    return once(told, partial(_packed, file, characters))


def _packed(file: str, characters: tuple[int, ...]) -> bytes:
    from fontTools import subset
    from fontTools.ttLib import TTFont

    source = paths.data("card_art", "fonts", f"{file}.ttf")
    options = subset.Options(
        layout_features=list(_FEATURES), hinting=False, drop_tables=["FFTM", "DSIG"]
    )
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=characters)
    out = io.BytesIO()
    with TTFont(source, recalcTimestamp=False) as font:
        subsetter.subset(font)
        font.flavor = "woff2"
        font.save(out)
    return out.getvalue()
