"""PDFs sent to `preflight` with what no page leads to, or what only looks right."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pikepdf
import pytest
from pikepdf import Array, Dictionary, Name, Stream, String

from cardwright.printing.press.order import misplaced
from tests.attacks.sent import told
from tests.attacks.test_sent_pages import (
    default,
    resource,
    samples,
    shown_form,
    space,
    state,
    tint,
)
from tests.attacks.test_sent_pdfs import action, on_page, root, shows
from tests.pace import is_within
from tests.press.test_preflight import DTC, SHOP, Fault, changed, first, good, paint
from tests.tiers import every

#: Whatever the number of an object is.
_NUMBER = re.compile(r"\bobject \d+")


def script() -> Dictionary:
    return Dictionary(S=Name.JavaScript, JS=String("app.alert(1)"))


def as_stream(**entries: Any) -> Callable[[pikepdf.Pdf], Stream]:  # noqa: ANN401 - for pikepdf
    return lambda pdf: pdf.make_indirect(Stream(pdf, b"", **entries))


def planted(place: str, make: Callable[[pikepdf.Pdf], Any]) -> Fault:
    """The catalog has what is made under that key."""

    def plant(pdf: pikepdf.Pdf) -> None:
        pdf.Root[f"/{place}"] = make(pdf)

    return plant


def unread(pdf: pikepdf.Pdf) -> None:
    """A script that no page and no outline leads to, but notes of a program."""
    pdf.Root.PieceInfo = Dictionary(Odd=Dictionary(Private=pdf.make_indirect(script())))


def in_information(pdf: pikepdf.Pdf) -> None:
    pdf.docinfo["/File"] = Dictionary(EF=Dictionary(F=Stream(pdf, b"MZ")))


def of_the_pages(pdf: pikepdf.Pdf) -> None:
    pdf.Root.Pages.Annots = Array()


def elsewhere(pdf: pikepdf.Pdf) -> None:
    """Notes of a program that are in another file."""
    pdf.Root.PieceInfo = Dictionary(Odd=Dictionary(Private=as_stream(F=String("x"))(pdf)))


def of_the_intent(pdf: pikepdf.Pdf) -> None:
    pdf.Root.OutputIntents[0].DestOutputProfileRef = Dictionary(CheckSum=1)


def more_resources(pdf: pikepdf.Pdf) -> None:
    first(pdf).Resources = Dictionary(dict(first(pdf).Resources.items()) | {"/Odd": Dictionary()})


OPENS = "it runs an action when opened"
WITHIN: dict[str, tuple[Fault, str]] = {
    "an action as a stream": (planted("OpenAction", as_stream(S=Name.Launch)), OPENS),
    "an action without its kind": (root(OpenAction=Dictionary(N=Name.Print)), OPENS),
    "an action as a text": (root(OpenAction=String("x")), OPENS),
    "moments as a stream": (
        planted("AA", as_stream(WP=script())),
        "object has automatic actions (AA)",
    ),
    "a script as a stream": (
        planted("AA", lambda pdf: Dictionary(WP=as_stream(S=Name.JavaScript)(pdf))),
        "object has an action: JavaScript",
    ),
    "names as a stream": (planted("Names", as_stream()), "object has a wrong Names"),
    "a form as a stream": (
        planted("AcroForm", as_stream(XFA=b"<xdp/>")),
        "object has a wrong AcroForm",
    ),
    "an outline as a stream": (
        planted("Outlines", as_stream()),
        "object has a wrong Outlines",
    ),
    "an item as a stream": (
        planted("Outlines", lambda pdf: Dictionary(First=as_stream(A=action("URI"))(pdf))),
        "object has an action: URI",
    ),
    "the last of an outline": (
        root(Outlines=Dictionary(Last=Dictionary(A=action("GoToR")))),
        "object has an action: GoToR",
    ),
    "behind GoTo": (
        planted(
            "OpenAction",
            lambda pdf: Dictionary(S=Name.GoTo, Next=Array([as_stream(S=Name.Launch)(pdf)])),
        ),
        "object has an action: Launch",
    ),
    "notes of a program": (unread, "object has a script (JS)"),
    "the information": (in_information, "object has an embedded file (EF)"),
    "the tree of pages": (of_the_pages, "object has pages with Annots"),
    "another file": (elsewhere, "object has data in another file (F)"),
    "the output intent": (
        of_the_intent,
        "object has an unknown key DestOutputProfileRef in its OutputIntents",
    ),
    "resources": (more_resources, "object has an unknown key Odd in its Resources"),
    "what a viewer prefers": (
        root(ViewerPreferences=Dictionary(NumCopies=5)),
        "object has an unknown key NumCopies in its ViewerPreferences",
    ),
    "tags": (
        root(StructTreeRoot=Dictionary(K=Dictionary(S=Name.P, AF=Array()))),
        "object has embedded files (AF)",
    ),
    "a file on a page": (on_page(AF=Array()), "object has embedded files (AF)"),
    "a language": (root(Lang=Dictionary()), "object has a wrong Lang"),
    "a form's group": (
        shown_form(b"", Group=as_stream(S=Name.Transparency)),
        "object has a wrong Group",
    ),
    "the order of fields": (
        root(AcroForm=Dictionary(CO=Array())),
        "object has an unknown key CO in its AcroForm",
    ),
    "places by name": (
        planted("Dests", lambda pdf: Dictionary(here=pdf.make_indirect(script()))),
        "object has an action: JavaScript",
    ),
    "a mask as a text": (
        shows(ImageMask=String("true"), ColorSpace=Name.DeviceRGB),
        "object has a wrong ImageMask",
    ),
}


@pytest.mark.parametrize("kind", every(9, WITHIN))
def test_every_object_is_looked_at(kind: str, tmp_path: Path) -> None:
    plant, said = WITHIN[kind]
    path = tmp_path / "deck.pdf"
    path.write_bytes(changed(good(), plant, fix_metadata_version=False))
    assert said in {_NUMBER.sub("object", each) for each in told(path)["interaction"]}


# ------------------------------------------------------------------ how the file is made


@pytest.mark.parametrize(
    "part", [b"1 0 obj<</Length 9>>stream\n", b"trailer<</Root 1 0 R>>\n", b"startxref\n9\n%%EOF\n"]
)
def test_a_file_whose_objects_have_to_be_searched_for_is_damaged(
    part: bytes, tmp_path: Path
) -> None:
    path = tmp_path / "deck.pdf"
    path.write_bytes(b"%PDF-1.6\n" + part * 20_000 + b"trailer<</Root 1 0 R>>")
    start = time.process_time()
    (said,) = told(path)["file"]
    assert "cannot be read as PDF" in said
    assert is_within(time.process_time() - start, 1)


def test_a_file_whose_table_is_gone_is_not_mended(tmp_path: Path) -> None:
    path = tmp_path / "deck.pdf"
    path.write_bytes(good().replace(b"startxref", b"startxxxx"))
    (said,) = told(path)["file"]
    assert "cannot be read as PDF: can't find startxref" in said
    assert "Reader" not in said


def written(old: bytes, new: bytes) -> bytes:
    """A good file with other bytes behind or in place of these."""
    plain = changed(good(), lambda _: None, object_stream_mode=pikepdf.ObjectStreamMode.disable)
    assert plain.count(old) == 1
    return plain.replace(old, new)


def test_a_count_of_pages_that_is_wrong_is_told(tmp_path: Path) -> None:
    path = tmp_path / "deck.pdf"
    path.write_bytes(written(b"/Count 10", b"/Count 12"))
    (said,) = told(path)["whole"]
    assert said.endswith("it claims to have 12 pages, but has 10")


def test_the_trailer_is_looked_at(tmp_path: Path) -> None:
    path = tmp_path / "deck.pdf"
    path.write_bytes(written(b"trailer <<", b"trailer << /OpenAction << /S /Launch >>"))
    assert told(path)["interaction"] == (
        "the trailer has an action: Launch",
        "the trailer has an unknown key OpenAction",
    )


def test_x1a_is_not_packed(tmp_path: Path) -> None:
    path = tmp_path / "deck.pdf"
    packed = changed(
        good(x1a=True),
        lambda _: None,
        object_stream_mode=pikepdf.ObjectStreamMode.generate,
        fix_metadata_version=False,
    )
    path.write_bytes(re.sub(rb"^%PDF-1\.\d", b"%PDF-1.4", packed))
    (said,) = told(path, DTC)["version"]
    assert said.startswith("it has object streams")


def without_title(pdf: pikepdf.Pdf) -> None:
    del pdf.docinfo["/Title"]


def trapped_in_words(pdf: pikepdf.Pdf) -> None:
    pdf.docinfo["/Trapped"] = String("False")


def measured(pdf: pikepdf.Pdf) -> None:
    gray = Array([Name.CalGray, Dictionary(WhitePoint=Array([1, 1, 1]))])
    resource("ColorSpace", lambda _: gray, b"/X cs 0 sc 9 9 9 9 re f")(pdf)


@pytest.mark.parametrize(
    ("fault", "rule", "said"),
    [
        (without_title, "marks", "its information (Info) has no Title"),
        (trapped_in_words, "marks", "it does not state its trapping"),
        (measured, "colors", "page 1 uses gray by measure"),
    ],
)
def test_what_x1a_wants_is_asked(fault: Fault, rule: str, said: str, tmp_path: Path) -> None:
    path = tmp_path / "deck.pdf"
    path.write_bytes(changed(good(x1a=True), fault))
    assert told(path, DTC)[rule][0].startswith(said)


# ------------------------------------------------------------------ order


def ordered(*places: int) -> Fault:
    def plant(pdf: pikepdf.Pdf) -> None:
        kids = list(pdf.Root.Pages.Kids)
        pdf.Root.Pages.Kids = Array([kids[place] for place in places])

    return plant


ORDERS = {
    "fronts, then backs": ordered(0, 2, 4, 6, 8, 1, 3, 5, 7, 9),
    "backs, then fronts": ordered(1, 3, 5, 7, 9, 0, 2, 4, 6, 8),
    "one pair": ordered(0, 1, 2, 3, 5, 4, 6, 7, 8, 9),
    "half of them": ordered(0, 1, 2, 3, 5, 4, 7, 6, 9, 8),
    "shifted": ordered(0, 1, 2, 3, 4, 6, 5, 8, 7, 9),
    "a front on both sides": ordered(0, 1, 2, 2, 4, 5, 6, 7, 8, 9),
}


@pytest.mark.parametrize("kind", every(5, ORDERS))
def test_a_back_in_place_of_a_front_is_told(kind: str, tmp_path: Path) -> None:
    path = tmp_path / "deck.pdf"
    path.write_bytes(changed(good(), ORDERS[kind]))
    (said,) = told(path)["page order"]
    assert said.startswith("pages must be front, back")


def test_two_cards_of_a_job_sheet_do_not_look_the_same() -> None:
    looks = ["one", "back", "two", "back", "one", "back"]
    assert [*misplaced(looks, ["Ace", "King", "Ace"], SHOP)] == []
    (said,) = misplaced(looks, ["Ace", "King", "Queen"], SHOP)
    assert said == "Queen looks like Ace: each card needs its own front"


def test_no_card_of_a_job_sheet_is_known_by_its_back() -> None:
    cards = ["Ace", "King", "Queen", "Reference card"]
    looks = ["one", "back", "two", "back", "three", "back", "words", "more"]
    assert [*misplaced(looks, cards, SHOP)] == []
    looks[3] = "marked"
    said = "King has a different back, which would reveal it"
    assert [*misplaced(looks, cards, SHOP)] == [said]


# ------------------------------------------------------------------ inks and what is hidden


def falling(*start: float) -> Dictionary:
    ends: dict[str, Any] = {"C0": Array(start), "C1": Array([0] * len(start))}
    return Dictionary(FunctionType=2, N=1, Domain=Array([0, 1]), **ends)


def there_and_back(_: pikepdf.Pdf) -> Dictionary:
    bends: dict[str, Any] = {"Bounds": Array([0.5]), "Encode": Array([0, 1, 1, 0])}
    parts = Array([tint(1, 1, 1, 1)] * 2)
    return Dictionary(FunctionType=3, Domain=Array([0, 1]), Functions=parts, **bends)


def gold(function: Any, color: bytes, *names: Name) -> Fault:  # noqa: ANN401 - for pikepdf
    if len(names) > 1:
        return space(Name.DeviceN, Array(names), Name.DeviceCMYK, function, color=color)
    name = names[0] if names else Name.Gold
    return space(Name.Separation, name, Name.DeviceCMYK, function, color=color)


MIDDLE = samples(bytes(4) + b"\xff" * 4 + bytes(4))
WET = "page 1 may put 500 % of ink on one spot"
UNSEEN = "page 1: not checked: it has "
PAINTED: dict[str, tuple[Fault, str, str]] = {
    "a tint that falls": (gold(falling(1, 1, 1, 1), b"0"), "total ink", WET),
    "the middle of samples": (gold(MIDDLE, b"0.5"), "total ink", WET),
    "there and back": (gold(there_and_back, b"0.5"), "total ink", WET),
    "cyan that is more": (gold(tint(1, 1, 1, 1), b"1", Name.Cyan), "total ink", WET),
    "a blend of gold": (
        resource(
            "Shading",
            lambda pdf: Dictionary(
                ShadingType=2,
                ColorSpace=Array([Name.Separation, Name.Gold, Name.DeviceCMYK, MIDDLE(pdf)]),
                Function=tint(1),
                Coords=Array([0, 0, 9, 9]),
            ),
            b"/X sh",
        ),
        "total ink",
        WET,
    ),
    "a gray of all inks": (
        default(
            "DefaultGray",
            *(Name.Separation, Name.Gold, Name.DeviceCMYK, falling(1, 1, 1, 1)),
            operators=b"9 9 9 9 re f",
        ),
        "content",
        UNSEEN + "its own default color space (DefaultGray)",
    ),
    "text that is not shown": (
        paint(b"BT 3 Tr (x) Tj ET"),
        "content",
        UNSEEN + "invisible text (Tr 3)",
    ),
    "a matrix of nothing": (paint(b"q 0 0 0 0 9 9 cm Q"), "content", UNSEEN + "a matrix without"),
    "a line of a matrix": (paint(b"q 1 2 2 4 9 9 cm Q"), "content", UNSEEN + "a matrix without"),
    "a clip of nothing": (paint(b"q 9 9 9 0 re W n Q"), "content", UNSEEN + "a clip without an"),
    "no opacity": (state(ca=0), "content", UNSEEN + "paint with 0% opacity, which is invisible"),
    "a mask of three inks": (
        shows(ImageMask=True, ColorSpace=Name.DeviceRGB),
        "content",
        UNSEEN + "a mask with colors",
    ),
    "a blend of no kind": (
        resource("Shading", lambda _: Dictionary(ShadingType=99), b"/X sh"),
        "content",
        UNSEEN + "a blend with an unknown ShadingType",
    ),
    "a form of another kind": (
        shown_form(b"", FormType=9),
        "content",
        UNSEEN + "a form with an unknown FormType",
    ),
    "a form without a box": (
        shown_form(b"", BBox=None),
        "content",
        UNSEEN + "a form with an unknown BBox",
    ),
    "a mark of a file": (
        paint(b"/Odd <</AF []>> BDC EMC"),
        "content",
        UNSEEN + "a mark with an action or an embedded file",
    ),
}


@pytest.mark.parametrize("kind", every(6, PAINTED))
def test_what_is_painted_is_weighed_and_what_hides_is_named(kind: str, tmp_path: Path) -> None:
    plant, rule, said = PAINTED[kind]
    path = tmp_path / "deck.pdf"
    path.write_bytes(changed(good(), plant))
    found = told(path)
    assert any(each.startswith(said) for each in found[rule]), found


@pytest.mark.parametrize(
    "fault", [gold(MIDDLE, b"1"), gold(tint(1, 1, 1, 0), b"0.2"), gold(there_and_back, b"0.1")]
)
def test_a_light_tint_of_a_wet_ink_passes(fault: Fault, tmp_path: Path) -> None:
    path = tmp_path / "deck.pdf"
    path.write_bytes(changed(good(), fault))
    assert told(path) == {}


def test_a_file_that_was_added_to_passes(tmp_path: Path) -> None:
    """A table that leaves out its own place is common; a mark of the end of DOS is harmless."""
    path = tmp_path / "deck.pdf"
    path.write_bytes(good() + b"\r\n\x1a")
    assert told(path) == {}
