"""PDFs sent to `preflight` whose text is not what its embedded fonts can show."""

from __future__ import annotations

import io
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pikepdf
import pytest
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from pikepdf import Array, Dictionary, Name, Stream, String

from tests.attacks.sent import told
from tests.attacks.test_sent_pages import resource
from tests.pace import is_within
from tests.press.test_preflight import Fault, changed, good, paint
from tests.tiers import every

_ORDER = [".notdef", "A", "B", "space", "hollow", "flat", "ring"]
_ACROSS = dict.fromkeys(_ORDER, (600, 0))
_CODES = {65: "A", 66: "B", 32: "space", 67: "hollow", 68: "flat", 69: "ring"}
_NO_LETTER = "has no letter for a code in the text"
_EMPTY = "draws nothing for a code that is not a space"
_WIDTH = "has a letter with a different width"
_NO_WIDTH = "has no width"


def _square(pen: Any, high: int = 500) -> Any:  # noqa: ANN401 - fontTools ships no types
    pen.moveTo((0, 0))
    for point in ((500, 0), (500, high), (0, high)):
        pen.lineTo(point)
    pen.closePath()
    return pen


def _ring() -> Any:  # noqa: ANN401 - fontTools ships no types
    """A glyph whose only part is hollow."""
    pen = TTGlyphPen(dict.fromkeys(_ORDER))
    pen.addComponent("hollow", (1, 0, 0, 1, 0, 0))
    return pen.glyph()


def true_type(codes: dict[int, str] | None = None) -> bytes:
    made = FontBuilder(1000)
    made.setupGlyphOrder(_ORDER)
    made.setupCharacterMap(_CODES if codes is None else codes)
    drawn = {name: _square(TTGlyphPen(None)).glyph() for name in _ORDER}
    drawn |= {"flat": _square(TTGlyphPen(None), 0).glyph(), "ring": _ring()}
    made.setupGlyf(drawn | {name: TTGlyphPen(None).glyph() for name in ("space", "hollow")})
    made.setupHorizontalMetrics(_ACROSS)
    made.setupHorizontalHeader()
    made.setupPost()
    data = io.BytesIO()
    made.save(data)
    return data.getvalue()


def compact() -> bytes:
    made = FontBuilder(1000, isTTF=False)
    made.setupGlyphOrder(_ORDER)
    drawn = {name: _square(T2CharStringPen(600, None)).getCharString() for name in _ORDER}
    empty = {name: T2CharStringPen(600, None).getCharString() for name in ("space", "hollow")}
    made.setupCFF("Odd", {}, drawn | empty, {})
    data: bytes = made.font.getTableData("CFF ")
    return data


def _of_no_size(data: bytes) -> bytes:
    at = data.index(b"head") + 8
    place = int.from_bytes(data[at : at + 4]) + 18
    return data[:place] + bytes(2) + data[place + 2 :]


def simple(
    kind: str,
    data: bytes,
    shown: bytes = b"(AB A)",
    **entries: Any,  # noqa: ANN401 - for pikepdf
) -> Fault:
    """The first page shows a text in a font of 600 for each letter, or with these entries."""

    def make(pdf: pikepdf.Pdf) -> Dictionary:
        key = "/FontFile2" if kind == "TrueType" else "/FontFile3"
        described = {"/Flags": 32, key: pdf.make_indirect(Stream(pdf, data))}
        given = {
            "Type": Name.Font,
            "Subtype": Name(f"/{kind}"),
            "BaseFont": Name.Odd,
            "FontDescriptor": Dictionary(described),
            "Encoding": Name.WinAnsiEncoding,
            "FirstChar": 32,
            "LastChar": 71,
            "Widths": Array([600] * 40),
        }
        given |= entries
        return Dictionary({f"/{key}": one for key, one in given.items() if one is not None})

    return resource("Font", make, b"BT /X 9 Tf 9 9 Td " + shown + b" Tj ET")


def wide(
    shown: bytes = b"<000100020003>",
    encoding: Name = Name("/Identity-H"),  # noqa: B008 - a constant
    ids: bytes | None = None,
    **entries: Any,  # noqa: ANN401 - for pikepdf
) -> Fault:
    def make(pdf: pikepdf.Pdf) -> Dictionary:
        described = Dictionary(FontFile2=pdf.make_indirect(Stream(pdf, true_type())))
        inner: dict[str, Any] = {
            "/Type": Name.Font,
            "/Subtype": Name.CIDFontType2,
            "/BaseFont": Name.Odd,
        }
        inner |= {"/FontDescriptor": described, "/DW": 600}
        inner |= {f"/{key}": one for key, one in entries.items()}
        inner["/CIDToGIDMap"] = Name.Identity if ids is None else Stream(pdf, ids)
        if ids is not None:
            inner["/CIDToGIDMap"] = pdf.make_indirect(inner["/CIDToGIDMap"])
        return Dictionary(
            Type=Name.Font,
            Subtype=Name.Type0,
            BaseFont=Name.Odd,
            Encoding=encoding,
            DescendantFonts=Array([pdf.make_indirect(Dictionary(inner))]),
        )

    return resource("Font", make, b"BT /X 9 Tf 9 9 Td " + shown + b" Tj ET")


def drawn(shown: bytes) -> Fault:
    """A font whose one letter is drawn by operators."""

    def make(pdf: pikepdf.Pdf) -> Dictionary:
        square = pdf.make_indirect(Stream(pdf, b"600 0 d0 0 0 500 500 re f"))
        return Dictionary(
            Type=Name.Font,
            Subtype=Name.Type3,
            BaseFont=Name.Odd,
            CharProcs=Dictionary(sq=square),
            Encoding=Dictionary(Differences=Array([97, Name.sq])),
            FirstChar=97,
            LastChar=97,
            Widths=Array([600]),
        )

    return resource("Font", make, b"BT /X 9 Tf 9 9 Td " + shown + b" Tj ET")


def copied_as(letter: str) -> Callable[[pikepdf.Pdf], None]:
    """A text of the wide font whose blank letter is copied as that letter."""

    def plant(pdf: pikepdf.Pdf) -> None:
        wide()(pdf)
        table = f"1 beginbfchar\n<0003> <{ord(letter):04x}>\nendbfchar".encode()
        font = pdf.pages[0].obj.Resources.Font.X
        font.ToUnicode = pdf.make_indirect(Stream(pdf, table))

    return plant


TT, CFF = true_type(), compact()
SHOWN = {
    "TrueType by names": simple("TrueType", TT),
    "TrueType by its table": simple("TrueType", TT, Encoding=None),
    "CFF": simple("Type1", CFF),
    "CFF by differences": simple(
        "Type1", CFF, b"(!)", Encoding=Dictionary(Differences=Array([33, Name.ring]))
    ),
    "wide": wide(),
    "wide by a map": wide(b"<0000>", ids=b"\0\1"),
    "a space by its text": copied_as(" "),
    "a width nearby": simple("TrueType", TT, Widths=Array([590] * 40)),
    "drawn": drawn(b"(aa)"),
}
UNSHOWN = {
    "no such code": (simple("TrueType", TT, b"(AZ)"), _NO_LETTER),
    "no such code in one of several texts": (
        simple("TrueType", TT, b"[(A) 9 (Z)] TJ (A)"),
        _NO_LETTER,
    ),
    "no table": (simple("TrueType", true_type({}), Encoding=None), _NO_LETTER),
    "no such name": (simple("Type1", CFF, b"(Z)"), _NO_LETTER),
    "a map of zeros": (wide(ids=bytes(20)), _NO_LETTER),
    "beyond the last": (wide(b"<7777>"), _NO_LETTER),
    "not drawn": (drawn(b"(ab)"), _NO_LETTER),
    "an encoding by a name": (wide(encoding=Name("/UniJIS-UCS2-H")), "has an unsupported encoding"),
    "half a code": (wide(b"<000100>"), "is used with half a code"),
    "hollow": (simple("TrueType", TT, b"(C)"), _EMPTY),
    "flat": (simple("TrueType", TT, b"(D)"), _EMPTY),
    "of a hollow part": (simple("TrueType", TT, b"(E)"), _EMPTY),
    "a letter by its text": (copied_as("x"), _EMPTY),
    "two that are blank": (wide(b"<00030004>"), _EMPTY),
    "widths of nothing": (simple("TrueType", TT, Widths=Array([0] * 40)), _WIDTH),
    "widths of words": (simple("TrueType", TT, Widths=Array([String("a")] * 40)), _NO_WIDTH),
    "too few widths": (simple("TrueType", TT, Widths=Array([600])), _NO_WIDTH),
    "the first after the last": (simple("TrueType", TT, FirstChar=200, LastChar=3), _NO_WIDTH),
    "a wide width": (wide(W=Array([1, 2, 900])), _WIDTH),
    "an em of nothing": (simple("TrueType", _of_no_size(TT)), "has 0 units per em"),
}


@pytest.mark.parametrize("kind", every(3, SHOWN))
def test_what_a_font_can_show_passes(kind: str, tmp_path: Path) -> None:
    path = tmp_path / "deck.pdf"
    path.write_bytes(changed(good(), SHOWN[kind]))
    assert told(path) == {}


@pytest.mark.parametrize("kind", every(5, UNSHOWN))
def test_text_without_its_letters_is_named(kind: str, tmp_path: Path) -> None:
    fault, said = UNSHOWN[kind]
    path = tmp_path / "deck.pdf"
    path.write_bytes(changed(good(), fault))
    assert told(path)["fonts"][0].startswith(f"page 1: the font Odd {said}")


def test_a_text_has_its_font_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "deck.pdf"
    path.write_bytes(changed(good(), paint(b"BT 9 9 Td (x) Tj ET")))
    assert "text without a font" in told(path)["content"][0]


def test_a_table_for_copying_text_takes_no_more_time_than_it_is_long(tmp_path: Path) -> None:
    def endless(pdf: pikepdf.Pdf) -> None:
        wide()(pdf)
        table = b"beginbfchar" * 30_000 + b"<00> " * 30_000
        pdf.pages[0].obj.Resources.Font.X.ToUnicode = pdf.make_indirect(Stream(pdf, table))

    path = tmp_path / "deck.pdf"
    path.write_bytes(changed(good(), endless))
    start = time.process_time()
    told(path)
    assert is_within(time.process_time() - start, 2)


def test_letters_below_each_other_are_not_read(tmp_path: Path) -> None:
    path = tmp_path / "deck.pdf"
    path.write_bytes(changed(good(), wide(encoding=Name("/Identity-V"))))
    assert "has an unsupported encoding (Identity-V)" in told(path)["fonts"][0]
