"""Pages sent to `preflight` whose operators break the grammar, or leave nothing to be seen."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pikepdf
import pytest
from pikepdf import Array, Dictionary, Name, Stream

from cardwright.printing.press.grammar import DEEPEST
from tests.attacks.sent import told
from tests.attacks.test_sent_pages import form, resource, state
from tests.press.test_preflight import Fault, changed, good, paint
from tests.tiers import every


def without(word: str) -> str:
    return f"an operator without its operands ({word})"


def misplaced(word: str) -> str:
    return f"an operator in a wrong place ({word})"


def beyond(word: str) -> str:
    return f"an operator with a wrong number ({word})"


def matrix(*numbers: float, **more: Any) -> Fault:  # noqa: ANN401 - for pikepdf
    return resource("XObject", form(b"9 9 9 9 re f", Matrix=Array(numbers), **more), b"/X Do")


def pattern(**entries: Any) -> Fault:  # noqa: ANN401 - for pikepdf
    kept: dict[str, Any] = {"PatternType": 1, "PaintType": 1, "TilingType": 1, "XStep": 9}
    kept |= {"YStep": 9, "BBox": Array([0, 0, 9, 9]), "Resources": Dictionary()}

    def make(pdf: pikepdf.Pdf) -> Stream:
        return pdf.make_indirect(Stream(pdf, b"1 1 4 4 re f", **kept | entries))

    return resource("Pattern", make, b"/Pattern cs /X scn 9 9 99 99 re f")


def drawn_font(pdf: pikepdf.Pdf, scale: float = 0, drawn: bytes = b"9 0 d0") -> Dictionary:
    glyph = pdf.make_indirect(Stream(pdf, drawn + b" 1 1 4 4 re f"))
    return Dictionary(
        Subtype=Name.Type3,
        FontMatrix=Array([scale, 0, 0, scale, 0, 0]),
        CharProcs=Dictionary(x=glyph),
        Encoding=Dictionary(Differences=Array([120, Name.x])),
        FirstChar=120,
        LastChar=120,
        Widths=Array([9]),
        FontBBox=Array([0, 0, 9, 9]),
    )


#: Operators, and what is said of them.
OPERATORS: dict[bytes, str] = {
    b"9 w 1 w (a) w": without("w"),
    b"9 9 9 re n": without("re"),
    b"9 9 9 9 9 re n": without("re"),
    b"BT 1 0 0 1 9 9 9 Tm ET": without("Tm"),
    b"BT 9 Tj ET": without("Tj"),
    b"BT [(x) /y] TJ ET": without("TJ"),
    b"[[9]] 0 d": without("d"),
    b"[9 9 0 d": without("d"),
    b"[" * 9_000 + b"]" * 9_000 + b" 0 d": without("d"),
    b"/Odd <</A 1 BDC EMC": without("BDC"),
    b"/Odd true gs": without("gs"),
    b"1 0 0": "words without an operator at the end",
    b"9 9 l S": misplaced("l"),
    b"S": misplaced("S"),
    b"9 9 Td": misplaced("Td"),
    b"(x) Tj": misplaced("Tj"),
    b"BT BT ET": misplaced("BT"),
    b"ET": misplaced("ET"),
    b"BT q ET Q": misplaced("q"),
    b"BT 9 9 9 9 re ET n": misplaced("re"),
    b"EMC": misplaced("EMC"),
    b"BT": "a part that begins but does not end (BT)",
    b"/Odd BMC": "a part that begins but does not end (BMC)",
    b"BX": "a part that begins but does not end (BX)",
    b"9 9 m 9 99 l": "a path that is begun but not painted",
    b"/Odd BMC BT EMC ET": misplaced("EMC"),
    b"BT /Odd BMC ET EMC": misplaced("ET"),
    b"EX": misplaced("EX"),
    b"9 0 d0": misplaced("d0"),
    b"9 0 0 0 9 9 d1": misplaced("d1"),
    b"W n": misplaced("W"),
    b"9 9 9 9 re W 9 9 m n": misplaced("m"),
    b"9 9 m q Q n": misplaced("q"),
    b"9 9 m 9 w n": misplaced("w"),
    b"9 9 m 0 0 0 1 k n": misplaced("k"),
    b"9 9 m 1 0 0 1 9 9 cm n": misplaced("cm"),
    b"9 9 m BT ET n": misplaced("BT"),
    b"9 9 m /Odd Do n": misplaced("Do"),
    b"9 9 m /Odd sh n": misplaced("sh"),
    b"BT 1 0 0 1 9 9 cm ET": misplaced("cm"),
    b"BT /Odd sh ET": misplaced("sh"),
    b"BI q ID x EI": misplaced("q"),
    b"ID": misplaced("ID"),
    b"EI": misplaced("EI"),
    b"BI /W 1 /H 1 /IM true ID x EI": "an inline picture (BI), which is not supported",
    b"q " * (DEEPEST + 1) + b"Q " * (DEEPEST + 1): f"a q inside more than {DEEPEST} others",
    b"-1 w": beyond("w"),
    b"[-1] 0 d": beyond("d"),
    b"[0 0] 0 d": beyond("d"),
    b"9 J": beyond("J"),
    b"BT 99 Tr ET": beyond("Tr"),
    b"BT 0 Tz ET": beyond("Tz"),
    b"BT 0 0 0 0 9 9 Tm ET": beyond("Tm"),
    b"BT (x) Tj ET": "text without a font in the same place (Tf)",
}
FLAT: dict[str, tuple[Fault, str]] = {
    "a form": (matrix(0, 0, 0, 0, 9, 9), "a form with a Matrix"),
    "a line of a form": (matrix(1, 1, 1, 1, 0, 0), "a form with a Matrix"),
    "five numbers": (matrix(1, 0, 0, 1, 9), "a form with a Matrix"),
    "seven numbers": (matrix(0, 1, 0, 0, 1, 9, 9), "a form with a Matrix"),
    "a pattern": (pattern(Matrix=Array([0, 0, 0, 0, 0, 0])), "a pattern with a Matrix"),
    "no step": (pattern(XStep=0), "a pattern with a XStep"),
    "a font": (
        resource("Font", drawn_font, b"BT /X 9 Tf (x) Tj ET"),
        "a font with a FontMatrix",
    ),
}


#: Graphics states, and the key that is named.
STATES: dict[str, tuple[Fault, str]] = {
    "lines below nothing": (state(LW=-1), "a wrong LW"),
    "a word for lines": (state(LW=Name.a), "a wrong LW"),
    "a miter below nothing": (state(ML=-1), "a wrong ML"),
    "an end of lines that is none": (state(LC=9), "an unknown LC"),
    "a corner that is none": (state(LJ=9), "an unknown LJ"),
    "overprinting that is none": (state(OPM=5), "an unknown OPM"),
    "dashes without length": (state(D=Array([Array([0, 0]), 0])), "a D that is not a dash pattern"),
    "dashes below nothing": (state(D=Array([Array([-1]), 0])), "a D that is not a dash pattern"),
    "a dash alone": (state(D=Array([3])), "a D that is not a dash pattern"),
}


@pytest.mark.parametrize("operators", every(12, OPERATORS), ids=repr)
def test_operators_that_break_the_grammar_are_named(operators: bytes, tmp_path: Path) -> None:
    path = tmp_path / "deck.pdf"
    path.write_bytes(changed(good(), paint(operators)))
    found = told(path)
    said = OPERATORS[operators]
    assert any(f"it has {said}" in each or said in each for each in found["content"]), found


@pytest.mark.parametrize("kind", every(3, STATES))
def test_a_graphics_state_that_cannot_be_is_named(kind: str, tmp_path: Path) -> None:
    fault, said = STATES[kind]
    path = tmp_path / "deck.pdf"
    path.write_bytes(changed(good(), fault))
    found = told(path)
    assert any(f"a graphics state with {said}" in each for each in found["content"]), found


@pytest.mark.parametrize("kind", every(3, FLAT))
def test_a_matrix_that_leaves_nothing_is_named(kind: str, tmp_path: Path) -> None:
    fault, said = FLAT[kind]
    path = tmp_path / "deck.pdf"
    path.write_bytes(changed(good(), fault))
    found = told(path)
    assert any(f"{said} that hides all of it" in each for each in found["content"]), found


@pytest.mark.parametrize(("drawn", "wrong"), [(b"", "re"), (b"9 0 d0 9 0 d0", "d0")])
def test_a_glyph_begins_with_its_width(drawn: bytes, wrong: str, tmp_path: Path) -> None:
    def make(pdf: pikepdf.Pdf) -> Dictionary:
        return drawn_font(pdf, 0.1, drawn)

    path = tmp_path / "deck.pdf"
    path.write_bytes(changed(good(), resource("Font", make, b"BT /X 9 Tf (x) Tj ET")))
    assert any(misplaced(wrong) in each for each in told(path)["content"])


def test_a_font_holds_until_its_state_is_left(tmp_path: Path) -> None:
    path = tmp_path / "deck.pdf"
    path.write_bytes(changed(good(), resource("Font", drawn_font, b"q /X 9 Tf Q BT (x) Tj ET")))
    assert any(
        "text without a font in the same place (Tf)" in each for each in told(path)["content"]
    )


def test_operators_as_other_programs_write_them_pass(tmp_path: Path) -> None:
    written = (
        b"/Span <</Lang (en) /A [1 2]>> BDC EMC /Odd BMC EMC [] 0 d [3 2] 1 d 0 w 4 M "
        b"q 1 0 0 1 0 0 cm 9 9 m 99 9 l 99 99 9 99 9 9 c h W n Q 0 Tc 100 Tz BT ET "
        b"0 0 0 1 k 9 9 9 9 re f n BX EX"
    )
    path = tmp_path / "deck.pdf"
    path.write_bytes(changed(good(), paint(written)))
    assert told(path).get("content", ()) == ()
