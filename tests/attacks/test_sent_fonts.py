"""Fonts sent to `preflight`: not embedded, damaged, or without the letters that a page shows."""

from __future__ import annotations

import io
import time
from collections.abc import Callable
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
from fontTools.ttLib.tables._g_l_y_f import Glyph
from pikepdf import Array, Dictionary, Name, Stream

from tests.attacks.sent import told
from tests.attacks.test_sent_pages import resource
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
    made = FontBuilder(1000, isTTF=False)
    made.setupGlyphOrder([".notdef"])
    made.setupCFF("Odd", {}, {".notdef": pen.getCharString()}, {})
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


#: The width of the letter x in `true_type`, in thousandths of an em.
WIDTH = 205


def embedded(kind: str, key: str, data: bytes) -> Fault:
    def make(pdf: pikepdf.Pdf) -> Dictionary:
        file = {f"/{key}": pdf.make_indirect(Stream(pdf, data)), "/Flags": 32}
        entries: dict[str, Any] = {"FontDescriptor": Dictionary(file), "BaseFont": Name.Odd}
        entries |= {"Encoding": Name.WinAnsiEncoding, "FirstChar": 120, "LastChar": 120}
        entries["Widths"] = Array([WIDTH])
        return Dictionary(Type=Name.Font, Subtype=Name(f"/{kind}"), **entries)

    return resource("Font", make, b"BT /X 9 Tf 9 9 Td (x) Tj ET")


def spoiled(data: bytes, byte: bytes) -> bytes:
    """The second half, in which the outlines are, is one byte again and again."""
    half = len(data) // 2
    return data[:half] + byte * (len(data) - half)


def blank(data: bytes, *but: str) -> bytes:
    """A font of TrueType in which no glyph draws anything, but for some."""
    with TTFont(io.BytesIO(data)) as font:
        for name in font.getGlyphOrder():
            if name not in but:
                font["glyf"][name] = Glyph()
        made = io.BytesIO()
        font.save(made)
    return made.getvalue()


FONTS = {
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
    "blank outlines": embedded("TrueType", "FontFile2", blank(true_type())),
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


@pytest.mark.deep
def test_a_font_whose_parts_call_each_other_without_end_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "deck.pdf"
    path.write_bytes(changed(good(), embedded("Type1", "FontFile3", compact(6))))
    start = time.process_time()
    assert "words to paint" in told(path)["file"][0]
    assert time.process_time() - start < 3


# ------------------------------------------------------------------ the letters that are shown


def rebuilt(change: Callable[[TTFont], object]) -> bytes:
    """Our font of TrueType with something changed."""
    with TTFont(io.BytesIO(true_type())) as font:
        change(font)
        made = io.BytesIO()
        font.save(made)
    return made.getvalue()


def lettered(text: bytes = b"(x)", data: bytes = b"", **entries: Any) -> Fault:  # noqa: ANN401
    """A page with a text in a font of one byte, with some entries that are others, or none."""

    def make(pdf: pikepdf.Pdf) -> Dictionary:
        file = pdf.make_indirect(Stream(pdf, data or true_type()))
        flags = entries.get("Flags", 32)
        font: dict[str, Any] = {"Type": Name.Font, "Subtype": Name.TrueType, "BaseFont": Name.Odd}
        font |= {"FontDescriptor": Dictionary(FontFile2=file, Flags=flags)}
        font |= {"Encoding": Name.WinAnsiEncoding, "FirstChar": 120, "LastChar": 120}
        font |= {"Widths": Array([WIDTH])} | entries
        return Dictionary(
            {f"/{key}": it for key, it in font.items() if key != "Flags" and it is not None}
        )

    return resource("Font", make, b"BT /X 9 Tf 9 9 Td " + text + b" Tj ET")


def paired(text: bytes, encoding: str = "/Identity-H", **entries: Any) -> Fault:  # noqa: ANN401
    """A page with a text in a font of two bytes, whose codes are numbers of glyphs."""

    def make(pdf: pikepdf.Pdf) -> Dictionary:
        file = pdf.make_indirect(Stream(pdf, true_type()))
        font: dict[str, Any] = {"Type": Name.Font, "Subtype": Name.CIDFontType2, "DW": WIDTH}
        font |= {"FontDescriptor": Dictionary(FontFile2=file, Flags=4), "BaseFont": Name.Odd}
        font |= {key: it(pdf) if callable(it) else it for key, it in entries.items()}
        inner = pdf.make_indirect(Dictionary({f"/{key}": it for key, it in font.items()}))
        return Dictionary(
            Type=Name.Font,
            Subtype=Name.Type0,
            Encoding=Name(encoding),
            DescendantFonts=Array([inner]),
        )

    return resource("Font", make, b"BT /X 9 Tf 9 9 Td " + text + b" Tj ET")


def drawn(text: bytes) -> Fault:
    """A page with a text in a font that is drawn, and has an x."""

    def make(pdf: pikepdf.Pdf) -> Dictionary:
        glyph = pdf.make_indirect(Stream(pdf, b"9 0 d0 1 1 4 4 re f"))
        return Dictionary(
            Type=Name.Font,
            Subtype=Name.Type3,
            FontMatrix=Array([1, 0, 0, 1, 0, 0]),
            FontBBox=Array([0, 0, 9, 9]),
            CharProcs=Dictionary(x=glyph),
            Encoding=Dictionary(Differences=Array([120, Name.x])),
            FirstChar=120,
            LastChar=120,
            Widths=Array([9]),
        )

    return resource("Font", make, b"BT /X 9 Tf 9 9 Td " + text + b" Tj ET")


with TTFont(io.BytesIO(true_type())) as _font:
    X = b"<%04x>" % _font.getGlyphID("x")


def zeros(pdf: pikepdf.Pdf) -> Any:  # noqa: ANN401 - for pikepdf
    return pdf.make_indirect(Stream(pdf, bytes(2000)))


LETTERS: dict[str, Fault] = {
    "one byte": lettered(),
    "by a name": lettered(
        b"<01>", Encoding=Dictionary(Differences=Array([1, Name.x])), FirstChar=1, LastChar=1
    ),
    "two bytes": paired(X),
    "drawn": drawn(b"(x)"),
    "widths that are rounded": lettered(Widths=Array([WIDTH + 1])),
}
NO_LETTER = "has no letter of the number"
NO_WIDTH = "has no width for the letter of the number 120"
OTHER_WIDTH = "has another width than the PDF says"
MISSING: dict[str, tuple[Fault, str]] = {
    "a number that is not there": (lettered(b"<05>"), f"{NO_LETTER} 5"),
    "no encoding": (lettered(Encoding=None), f"{NO_LETTER} 120"),
    "no table of codes": (
        lettered(data=rebuilt(lambda font: font["cmap"].tables.clear())),
        f"{NO_LETTER} 120",
    ),
    "a font of symbols without them": (lettered(Flags=4), f"{NO_LETTER} 120"),
    "no widths": (lettered(Widths=Array([])), NO_WIDTH),
    "widths in words": (lettered(Widths=Array([Name.Wide])), NO_WIDTH),
    "widths from elsewhere": (lettered(FirstChar=121), NO_WIDTH),
    "a width of nothing": (lettered(Widths=Array([0])), OTHER_WIDTH),
    "other units": (
        lettered(data=rebuilt(lambda font: setattr(font["head"], "unitsPerEm", 16384))),
        OTHER_WIDTH,
    ),
    "letters that draw nothing": (
        lettered(
            b"(xyz)",
            blank(true_type(), "A"),
            FirstChar=120,
            LastChar=122,
            Widths=Array([WIDTH] * 3),
        ),
        "has letters that draw nothing",
    ),
    "glyphs that are not there": (paired(b"<7777>"), f"{NO_LETTER} {0x7777}"),
    "all codes at one glyph": (paired(X, CIDToGIDMap=zeros), NO_LETTER),
    "codes of another list": (paired(X, "/UniJIS-UTF16-H"), NO_LETTER),
    "a width of a pair": (paired(X, W=Array([0, 900, 5])), OTHER_WIDTH),
    "a letter that is not drawn": (drawn(b"(d)"), f"{NO_LETTER} 100"),
}


@pytest.mark.parametrize("kind", every(2, LETTERS))
def test_a_text_whose_letters_are_there_passes(kind: str, tmp_path: Path) -> None:
    path = tmp_path / "deck.pdf"
    path.write_bytes(changed(good(), LETTERS[kind]))
    assert told(path) == {}


@pytest.mark.parametrize("kind", every(5, MISSING))
def test_letters_that_a_font_does_not_show_are_named(kind: str, tmp_path: Path) -> None:
    fault, said = MISSING[kind]
    path = tmp_path / "deck.pdf"
    path.write_bytes(changed(good(), fault))
    assert said in told(path)["fonts"][0]
