"""Fonts sent to `preflight`: not embedded, damaged, or without the letters that a page shows."""

from __future__ import annotations

import io
import time
from pathlib import Path
from typing import Any

import pikepdf
import pytest
from fontTools.cffLib import SubrsIndex
from fontTools.fontBuilder import FontBuilder
from fontTools.misc.eexec import encrypt
from fontTools.misc.psCharStrings import T2CharString
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphComponent
from pikepdf import Array, Dictionary, Name, Stream

from tests.attacks.sent import told
from tests.attacks.test_sent_pages import resource
from tests.pace import is_within
from tests.press.test_preflight import Fault, changed, good
from tests.tiers import every


def true_type() -> bytes:
    return (
        Path(__file__).parents[2] / "card_art" / "fonts" / "LeagueGothic-Condensed.ttf"
    ).read_bytes()


def compact(calls: int = 0) -> bytes:
    """A font of one square, as CFF; and of so many parts, each of which shows the next ten times.

    A part is called by its number less 107 (Adobe Technical Note 5176, 16).
    """
    pen = T2CharStringPen(500, None)
    pen.moveTo((0, 0))
    for point in ((500, 0), (500, 500), (0, 500)):
        pen.lineTo(point)
    pen.closePath()
    return in_cff(pen, calls)


def in_cff(pen: T2CharStringPen, calls: int = 0) -> bytes:
    """A font with this outline for its x, as CFF."""
    made = FontBuilder(1000, isTTF=False)
    made.setupGlyphOrder([".notdef", "x"])
    made.setupCFF("Odd", {}, dict.fromkeys((".notdef", "x"), pen.getCharString()), {})
    top = made.font["CFF "].cff[0]
    if calls:
        top.Private.Subrs = SubrsIndex()
        for number in range(calls):
            deeper = [number + 1 - 107, "callsubr"] * 10 if number + 1 < calls else []
            top.Private.Subrs.append(T2CharString(program=[*deeper, "return"]))
        top.CharStrings[".notdef"].program = [-107, "callsubr", "endchar"]
    data: bytes = made.font.getTableData("CFF ")
    return data


def type1(glyphs: bytes = b"/.notdef 5 RD \1\2\3\4\5 ND") -> bytes:
    program = b"dup /Private 8 dict dup begin /CharStrings 1 dict dup begin\n" + glyphs + b"\nend"
    hidden, _ = encrypt(bytes(4) + program, 55665)
    return b"%!PS-AdobeFont-1.0: Odd\ncurrentfile eexec\n" + bytes(hidden)


#: How wide the letter x of a font is that is embedded so, in thousandths of an em.
WIDTHS = {"FontFile2": 205, "FontFile3": 500, "FontFile": 500}


def embedded(
    kind: str, key: str, data: bytes, letter: str = "x", width: int = 0, size: str = "9 Tf"
) -> Fault:
    """The first page shows a letter in a font that is embedded so."""

    def make(pdf: pikepdf.Pdf) -> Dictionary:
        file = {f"/{key}": pdf.make_indirect(Stream(pdf, data)), "/Flags": 32}
        entries: dict[str, Any] = {"FontDescriptor": Dictionary(file), "BaseFont": Name.Odd}
        entries |= {"Encoding": Name.WinAnsiEncoding, "Widths": Array([width or WIDTHS[key]])}
        entries |= {"FirstChar": ord(letter), "LastChar": ord(letter)}
        return Dictionary(Type=Name.Font, Subtype=Name(f"/{kind}"), **entries)

    return resource("Font", make, f"BT /X {size} 9 9 Td ({letter}) Tj ET".encode())


def spoiled(data: bytes, byte: bytes) -> bytes:
    """The second half, in which the outlines are, is one byte again and again."""
    half = len(data) // 2
    return data[:half] + byte * (len(data) - half)


def blank() -> bytes:
    """A font of TrueType in which no glyph draws anything."""
    with TTFont(io.BytesIO(true_type())) as font:
        for name in font.getGlyphOrder():
            font["glyf"][name] = Glyph()
        made = io.BytesIO()
        font.save(made)
    return made.getvalue()


def shrunk(scale: float) -> bytes:
    """A font in which the x is another letter, made so small."""
    with TTFont(io.BytesIO(true_type())) as font:
        part = GlyphComponent()
        part.glyphName, part.x, part.y, part.flags = "o", 0, 0, 0
        part.transform = [[scale, 0.0], [0.0, scale]]
        font["glyf"]["x"] = made = Glyph()
        made.numberOfContours, made.components = -1, [part]
        out = io.BytesIO()
        font.save(out)
    return out.getvalue()


def there_and_back() -> bytes:
    """A font whose x goes out on a diagonal, and back on it."""
    pen = T2CharStringPen(500, None)
    pen.moveTo((0, 0))
    pen.lineTo((500, 500))
    pen.lineTo((250, 250))
    pen.closePath()
    return in_cff(pen)


FONTS = {
    "a letter of a part": embedded("TrueType", "FontFile2", shrunk(0.5)),
    "TrueType": embedded("TrueType", "FontFile2", true_type()),
    "CFF": embedded("Type1", "FontFile3", compact()),
    "Type 1": embedded("Type1", "FontFile", type1()),
}
NO_FONTS = {
    "a head of Type 1": embedded("Type1", "FontFile", b"%!PS-AdobeFont-1.0: Odd"),
    "Type 1 without glyphs": embedded("Type1", "FontFile", type1(b"")),
    "Type 1 that is cut off": embedded("Type1", "FontFile", type1(b"/.notdef 900 RD x")),
    "zeros of CFF": embedded("Type1", "FontFile3", b"\1\0\4\1" + bytes(50)),
    "CFF that is cut off": embedded("Type1", "FontFile3", compact()[:-9]),
    "zeros for outlines": embedded("TrueType", "FontFile2", spoiled(true_type(), b"\0")),
    "no outlines": embedded("TrueType", "FontFile2", spoiled(true_type(), b"\xff")),
    "no kind": embedded("Bogus", "FontFile2", true_type()),
    "another kind": embedded("TrueType", "FontFile", type1()),
    "a head of another kind": embedded("TrueType", "FontFile2", b"OTTO" + true_type()[4:]),
}


@pytest.mark.parametrize("kind", every(3, FONTS))
def test_a_font_of_each_kind_passes(kind: str, tmp_path: Path) -> None:
    path = tmp_path / "deck.pdf"
    path.write_bytes(changed(good(), FONTS[kind]))
    assert told(path) == {}


@pytest.mark.parametrize("kind", every(5, NO_FONTS))
def test_a_font_without_letters_is_none(kind: str, tmp_path: Path) -> None:
    path = tmp_path / "deck.pdf"
    path.write_bytes(changed(good(), NO_FONTS[kind]))
    assert told(path)["fonts"][0].startswith("page 1: the font Odd is embedded")


def test_a_font_of_nothing_but_blanks_may_show_a_space_and_no_letter(tmp_path: Path) -> None:
    path = tmp_path / "deck.pdf"
    path.write_bytes(changed(good(), embedded("TrueType", "FontFile2", blank(), " ", 108)))
    assert told(path) == {}
    path.write_bytes(changed(good(), embedded("TrueType", "FontFile2", blank())))
    assert "draws nothing for a code that is not a space" in told(path)["fonts"][0]


@pytest.mark.parametrize(
    "font",
    [("TrueType", "FontFile2", shrunk(0.0)), ("Type1", "FontFile3", there_and_back())],
    ids=["a part of no size", "there and back"],
)
def test_an_outline_around_nothing_is_no_letter(
    font: tuple[str, str, bytes], tmp_path: Path
) -> None:
    path = tmp_path / "deck.pdf"
    path.write_bytes(changed(good(), embedded(*font)))
    assert "draws nothing for a code that is not a space" in told(path)["fonts"][0]


@pytest.mark.parametrize("size", [".0001 Tf", "9 Tf .0001 0 0 .0001 9 9 Tm"])
def test_text_that_nobody_sees_is_named(size: str, tmp_path: Path) -> None:
    path = tmp_path / "deck.pdf"
    path.write_bytes(changed(good(), embedded("TrueType", "FontFile2", true_type(), size=size)))
    assert "text smaller than 0.1 pt" in told(path)["content"][0]
    size = "1 Tf 9 0 0 9 9 9 Tm"
    path.write_bytes(changed(good(), embedded("TrueType", "FontFile2", true_type(), size=size)))
    assert told(path) == {}


@pytest.mark.deep
def test_a_font_whose_parts_call_each_other_without_end_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "deck.pdf"
    path.write_bytes(changed(good(), embedded("Type1", "FontFile3", compact(6))))
    start = time.process_time()
    assert "words to paint" in told(path)["file"][0]
    assert is_within(time.process_time() - start, 3)
