"""Pages sent to `preflight` with one thing that no press wants: each is named, and none passes."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pikepdf
import pytest
from pikepdf import Array, Dictionary, Name, Stream, String
from PIL import Image, ImageCms

from tests.attacks.sent import told
from tests.attacks.test_sent_pdfs import action, jpeg, on_page, root, shows
from tests.press.test_preflight import DTC, Fault, box, changed, first, good, paint
from tests.tiers import every


def resource(kind: str, make: Callable[[pikepdf.Pdf], Any], operators: bytes) -> Fault:
    """The first page has a resource of that kind that is called X, and these operators."""

    def planted(pdf: pikepdf.Pdf) -> None:
        kept = dict(first(pdf).Resources.items())
        shown = dict(kept.get("/XObject", Dictionary()).items()) if kind == "XObject" else {}
        kept[f"/{kind}"] = Dictionary(shown | {"/X": make(pdf)})
        first(pdf).Resources = Dictionary(kept)
        paint(operators)(pdf)

    return planted


def space(*given: Any, color: bytes = b"1") -> Fault:  # noqa: ANN401 - for pikepdf
    """The first page paints in that color space; functions may be made of bytes."""

    def make(pdf: pikepdf.Pdf) -> Any:  # noqa: ANN401 - for pikepdf
        return Array([part(pdf) if callable(part) else part for part in given])

    return resource("ColorSpace", make, b"/X cs " + color + b" scn 9 9 9 9 re f")


def program(data: bytes, outputs: int = 4) -> Callable[[pikepdf.Pdf], Any]:
    def make(pdf: pikepdf.Pdf) -> Stream:
        limits: dict[str, Any] = {"Domain": Array([0, 1]), "Range": Array([0, 1] * outputs)}
        return pdf.make_indirect(Stream(pdf, data, FunctionType=4, **limits))

    return make


def samples(data: bytes) -> Callable[[pikepdf.Pdf], Any]:
    def make(pdf: pikepdf.Pdf) -> Stream:
        limits: dict[str, Any] = {"Domain": Array([0, 1]), "Range": Array([0, 1] * 4)}
        table: dict[str, Any] = {
            "FunctionType": 0,
            "Size": Array([len(data) // 4]),
            "BitsPerSample": 8,
        }
        return pdf.make_indirect(Stream(pdf, data, **table | limits))

    return make


def tint(*full: float) -> Dictionary:
    ends: dict[str, Any] = {"C0": Array([0] * len(full)), "C1": Array(full)}
    return Dictionary(FunctionType=2, N=1, Domain=Array([0, 1]), **ends)


def stitched(pdf: pikepdf.Pdf) -> Any:  # noqa: ANN401 - for pikepdf
    """A function that is made of itself."""
    made = pdf.make_indirect(Dictionary(FunctionType=3, Domain=Array([0, 1]), Functions=Array()))
    made.Functions.append(made)
    return made


def alike(pdf: pikepdf.Pdf) -> Any:  # noqa: ANN401 - for pikepdf
    """A spot ink that is mixed of itself."""
    made = pdf.make_indirect(Array([Name.Separation, Name.Gold]))
    made.append(made)
    made.append(tint(1))
    return made


def form(data: bytes, **entries: Any) -> Callable[[pikepdf.Pdf], Any]:  # noqa: ANN401
    def make(pdf: pikepdf.Pdf) -> Stream:
        kept: dict[str, Any] = {"Subtype": Name.Form, "Resources": Dictionary()}
        kept["BBox"] = Array([0, 0, 99, 99])
        kept |= {key: part(pdf) if callable(part) else part for key, part in entries.items()}
        return pdf.make_indirect(Stream(pdf, data, Type=Name.XObject, **kept))

    return make


def nested(pdf: pikepdf.Pdf) -> Any:  # noqa: ANN401 - for pikepdf
    made = form(b"1 0 0 rg 9 9 9 9 re f")(pdf)
    for _ in range(40):
        made = form(b"/X Do", Resources=Dictionary(XObject=Dictionary(X=made)))(pdf)
    return made


def circle(pdf: pikepdf.Pdf) -> Any:  # noqa: ANN401 - for pikepdf
    made = form(b"/X Do")(pdf)
    made.Resources = Dictionary(XObject=Dictionary(X=made))
    return made


def keyed(given: dict[str, Any], made_for: Any) -> Dictionary:  # noqa: ANN401 - for pikepdf
    """A dictionary of these entries; some are made for a document or a layer."""
    return Dictionary(
        {f"/{key}": part(made_for) if callable(part) else part for key, part in given.items()}
    )


def state(**entries: Any) -> Fault:  # noqa: ANN401 - for pikepdf
    field = b"/X gs 0 0 0 1 k 9 9 9 9 re f"
    return resource("ExtGState", lambda pdf: keyed(entries, pdf), field)


def shown_form(data: bytes, **entries: Any) -> Fault:  # noqa: ANN401 - for pikepdf
    return resource("XObject", form(data, **entries), b"/X Do")


def glyphs(pdf: pikepdf.Pdf) -> Dictionary:
    red = pdf.make_indirect(Stream(pdf, b"500 0 d0 1 0 0 rg 0 0 500 500 re f"))
    return Dictionary(Type=Name.Font, Subtype=Name.Type3, CharProcs=Dictionary(a=red))


def no_font(pdf: pikepdf.Pdf) -> Dictionary:
    file = pdf.make_indirect(Stream(pdf, b"not a font"))
    told_so = Dictionary(Type=Name.FontDescriptor, FontFile2=file)
    return Dictionary(
        Type=Name.Font, Subtype=Name.TrueType, BaseFont=Name.Odd, FontDescriptor=told_so
    )


def loose(_: pikepdf.Pdf) -> Array:
    return Array([Dictionary(Type=Name.Font, Subtype=Name.Type1, BaseFont=Name.Courier), 12])


def mesh(pdf: pikepdf.Pdf) -> Stream:
    said = {"ShadingType": 4, "ColorSpace": Name.DeviceCMYK, "BitsPerComponent": 8}
    return pdf.make_indirect(Stream(pdf, b"\0" * 9 + b"\xff" * 4, **said))


def blend(*ends: float, **more: Any) -> Callable[[pikepdf.Pdf], Dictionary]:  # noqa: ANN401
    parts = Array([tint(0, 0, 0, 0), tint(*ends)])
    joined = Dictionary(FunctionType=3, Domain=Array([0, 1]), Functions=parts, **more)
    return lambda _: Dictionary(ShadingType=2, ColorSpace=Name.DeviceCMYK, Function=joined)


GRAY = {"ColorSpace": Name.DeviceGray, "Width": 9, "Height": 9}
MASK: dict[str, Any] = {"Width": 1, "Height": 1, "BitsPerComponent": 8}


def red_mask(pdf: pikepdf.Pdf) -> None:
    mask = Stream(pdf, b"\xff\0\0", Subtype=Name.Image, ColorSpace=Name.DeviceRGB, **MASK)
    shows(SMask=pdf.make_indirect(mask))(pdf)


def alternates(pdf: pikepdf.Pdf) -> None:
    shows(Alternates=Array([Dictionary(DefaultForPrinting=True)]))(pdf)


def default(kind: str, *given: Any, operators: bytes) -> Fault:  # noqa: ANN401 - for pikepdf
    def planted(pdf: pikepdf.Pdf) -> None:
        resource("ColorSpace", lambda _: Name.DeviceGray, operators)(pdf)
        first(pdf).Resources.ColorSpace[f"/{kind}"] = Array(given)

    return planted


def layered(**config: Any) -> Fault:  # noqa: ANN401 - for pikepdf
    def planted(pdf: pikepdf.Pdf) -> None:
        layer = pdf.make_indirect(Dictionary(Type=Name.OCG, Name=String("x")))
        pdf.Root.OCProperties = Dictionary(OCGs=Array([layer]), D=keyed(config, layer))

    return planted


def hidden_otherwise(pdf: pikepdf.Pdf) -> None:
    member = Dictionary(Type=Name.OCMD, P=Name.AllOff)
    resource("Properties", lambda _: member, b"/OC /X BDC 0 g 9 9 9 9 re f EMC")(pdf)


def profile(change: Callable[[bytes], bytes]) -> Fault:
    def planted(pdf: pikepdf.Pdf) -> None:
        for intent in pdf.Root.OutputIntents:
            intent.DestOutputProfile.write(change(intent.DestOutputProfile.read_bytes()))

    return planted


def red_profile(_: bytes) -> bytes:
    return ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()


def only_a_head(data: bytes) -> bytes:
    return (128).to_bytes(4) + data[4:128]


def without_identifier(pdf: pikepdf.Pdf) -> None:
    for intent in pdf.Root.OutputIntents:
        del intent["/OutputConditionIdentifier"]


def without_metadata(pdf: pikepdf.Pdf) -> None:
    del pdf.Root.Metadata


def xmp(change: Callable[[bytes], bytes]) -> Fault:
    def planted(pdf: pikepdf.Pdf) -> None:
        pdf.Root.Metadata.write(change(pdf.Root.Metadata.read_bytes()))

    return planted


def within_a_comment(data: bytes) -> bytes:
    said = b"<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>"
    return data.replace(said, b"<!--" + said + b"-->")


def by_an_entity(data: bytes) -> bytes:
    start = data.index(b"?>") + 2
    kind = b'<!DOCTYPE x [<!ENTITY x "PDF/X-4">]>'
    return data[:start] + kind + data[start:].replace(b"PDF/X-4", b"&x;")


def jpeg_2000(pdf: pikepdf.Pdf) -> None:
    shows(Filter=Name.JPXDecode, data=b"\0\0\0\x0cjP  ")(pdf)
    del pdf.pages[0].Resources.XObject.Odd["/ColorSpace"]


def many_scans() -> bytes:
    out = io.BytesIO()
    Image.new("CMYK", (64, 64)).save(out, "JPEG", progressive=True)
    data = out.getvalue()
    last = data[data.rindex(b"\xff\xda") : -2]
    return data[:-2] + last * 100 + data[-2:]


def without_contents(pdf: pikepdf.Pdf) -> None:
    del first(pdf).Contents


UNTOLD = "page 1: not checked: it has a picture with unknown ink"


def borrowed(pdf: pikepdf.Pdf) -> None:
    """A form without resources, which is gray on the first page and red on the second."""
    lent = Stream(pdf, b"/X cs 0 sc 9 9 9 9 re f", Type=Name.XObject, Subtype=Name.Form)
    lent = pdf.make_indirect(lent)
    for page, kind in zip(pdf.pages[:2], (Name.DeviceGray, Name.DeviceRGB), strict=True):
        shown = dict(page.obj.Resources.XObject.items()) | {"/Lent": lent}
        kinds = Dictionary(X=kind)
        page.obj.Resources = Dictionary(XObject=Dictionary(shown), ColorSpace=kinds)
        page.contents_add(b"/Lent Do")


NO_INTENT = "PDF/X-4 needs one output intent for a press; readable: none"
#: What is planted, the rule that is broken, and what it says.
PLANTED: dict[str, tuple[Fault, str, str]] = {
    # what cannot be asked
    "forms 40 deep": (
        resource("XObject", nested, b"/X Do"),
        "content",
        "page 1: not checked: it has nested forms, more than 20 levels",
    ),
    "a form in itself": (
        resource("XObject", circle, b"/X Do"),
        "content",
        "page 1: not checked: it has a form that contains itself",
    ),
    "a space in itself": (
        resource("ColorSpace", alike, b"/X cs 1 scn 9 9 9 9 re f"),
        "colors",
        "page 1 uses spot over spot over spot",
    ),
    "a function in itself": (
        space(Name.Separation, Name.Gold, Name.DeviceCMYK, stitched),
        "total ink",
        "page 1: not checked: it has a spot ink with unknown components",
    ),
    "a program of braces": (
        space(Name.Separation, Name.Gold, Name.DeviceCMYK, program(b"{" * 999 + b"}" * 999)),
        "total ink",
        "page 1: not checked: it has a spot ink with unknown components",
    ),
    "a fax of nothing": (
        shows(**GRAY, Filter=Name.CCITTFaxDecode),
        "total ink",
        "page 1: not checked: it has a picture with an unsupported filter (CCITTFaxDecode)",
    ),
    "JPEG 2000": (
        jpeg_2000,
        "total ink",
        "page 1: not checked: it has a picture with an unsupported filter (JPXDecode)",
    ),
    "gray of too few bytes": (shows(**GRAY, data=bytes(80)), "total ink", UNTOLD),
    "a JPEG of another size": (
        shows(Filter=Name.DCTDecode, Width=5, data=jpeg((9,) * 4)),
        "total ink",
        UNTOLD,
    ),
    "a JPEG of a hundred scans": (
        shows(Filter=Name.DCTDecode, Width=64, Height=64, data=many_scans()),
        "total ink",
        UNTOLD,
    ),
    "PostScript": (
        resource("XObject", lambda pdf: Stream(pdf, b"quit", Subtype=Name.PS), b"/X Do"),
        "content",
        "page 1: not checked: it has an object that is neither a picture nor a form: /PS",
    ),
    "PostScript in a form": (
        shown_form(b"", Subtype2=Name.PS, PS=form(b"quit")),
        "content",
        "page 1: not checked: it has a form with PS",
    ),
    "another file": (
        shown_form(b"", F=String("/etc/passwd")),
        "file",
        "page 1 has data in another file",
    ),
    "a form of another file": (
        shown_form(b"", Ref=Dictionary(Page=0)),
        "content",
        "page 1: not checked: it has a form with Ref",
    ),
    "OPI": (
        shown_form(b"", OPI=Dictionary()),
        "content",
        "page 1: not checked: it has a form with OPI",
    ),
    "another picture for printing": (
        alternates,
        "content",
        "page 1: not checked: it has a picture with Alternates",
    ),
    "q without Q": (paint(b"q"), "content", "page 1: not checked: it has a q without a Q"),
    "Q without q": (paint(b"Q"), "content", "page 1: not checked: it has a Q without a q"),
    "an unknown operator": (
        paint(b"BX 1 2 evil EX"),
        "content",
        "page 1: not checked: it has an unknown operator: evil",
    ),
    "a word that is none": (
        paint(b")"),
        "content",
        "page 1: not checked: it has malformed words",
    ),
    "an unknown rendering intent": (
        paint(b"/Evil ri"),
        "content",
        "page 1: not checked: it has an unknown rendering intent",
    ),
    "a font that does not exist": (
        paint(b"/Gone 9 Tf"),
        "content",
        "page 1: not checked: it has a font that does not exist",
    ),
    "a form that does not exist": (
        paint(b"/Gone Do"),
        "content",
        "page 1: not checked: it has a picture or form that does not exist",
    ),
    "no contents": (without_contents, "content", "page 1 shows nothing"),
    # colors
    "red glyphs": (
        resource("Font", glyphs, b"BT /X 9 Tf (a) Tj ET"),
        "colors",
        "page 1 uses RGB",
    ),
    "a red group": (
        on_page(Group=Dictionary(S=Name.Transparency, CS=Name.DeviceRGB)),
        "colors",
        "page 1 uses RGB",
    ),
    "a red mask in a state": (
        state(SMask=lambda pdf: Dictionary(G=form(b"1 0 0 rg 9 9 9 9 re f")(pdf))),
        "colors",
        "page 1 uses RGB",
    ),
    "a mask in RGB": (red_mask, "colors", "page 1 uses RGB"),
    "gold over RGB": (
        space(Name.Separation, Name.Gold, Name.DeviceRGB, tint(1, 1, 0)),
        "colors",
        "page 1 uses spot over RGB",
    ),
    "a knife over RGB": (
        space(Name.Separation, Name.CutContour, Name.DeviceRGB, tint(1, 1, 0)),
        "colors",
        "page 1 uses die over RGB",
    ),
    "another gray": (
        default("DefaultGray", Name.CalRGB, Dictionary(), operators=b"0 g 9 9 9 9 re f"),
        "content",
        "page 1: not checked: it has its own default color space (DefaultGray)",
    ),
    "another CMYK": (
        default(
            "DefaultCMYK",
            *(Name.Separation, Name.Gold, Name.DeviceRGB, tint(1, 0, 0)),
            operators=b"0 0 0 1 k 9 9 9 9 re f",
        ),
        "content",
        "page 1: not checked: it has its own default color space (DefaultCMYK)",
    ),
    "letters with a red outline": (
        paint(b"BT 1 0 0 RG 1 Tr (x) Tj ET"),
        "colors",
        "page 1 uses RGB",
    ),
    "a form that borrows its colors": (borrowed, "colors", "page 2 uses RGB"),
    # ink
    "a wet palette": (
        space(Name.Indexed, Name.DeviceCMYK, 0, String(b"\xff" * 4), color=b"0"),
        "total ink",
        "page 1 may put 400 % of ink on one spot",
    ),
    "gold of all inks": (
        space(Name.Separation, Name.Gold, Name.DeviceCMYK, tint(1, 1, 1, 1)),
        "total ink",
        "page 1 may put 500 % of ink on one spot",
    ),
    "gold by samples": (
        space(Name.Separation, Name.Gold, Name.DeviceCMYK, samples(b"\0\0\0\0\xff\xff\xff\xff")),
        "total ink",
        "page 1 may put 500 % of ink on one spot",
    ),
    "all plates": (
        space(Name.Separation, Name.All, Name.DeviceCMYK, tint(1, 1, 1, 1)),
        "total ink",
        "page 1 may put 400 % of ink on one spot",
    ),
    "no plate": (
        space(Name.Separation, Name("/None"), Name.DeviceCMYK, tint(1, 1, 1, 1)),
        "total ink",
        "page 1: not checked: it has a color that is never printed (None)",
    ),
    "multiplied": (
        state(BM=Name.Multiply),
        "total ink",
        "page 1: not checked: it has the blend mode Multiply",
    ),
    "one over the other over a third": (
        resource(
            "ExtGState",
            lambda _: Dictionary(OP=True, op=True, OPM=1),
            b"1 1 0 0 k 9 9 9 9 re f /X gs 0 0 1 0 k 9 9 9 9 re f 0 0 0 1 k 9 9 9 9 re f",
        ),
        "total ink",
        "page 1 may put 400 % of ink on one spot",
    ),
    "a wet blend": (
        resource("Shading", blend(1, 1, 1, 1), b"/X sh"),
        "total ink",
        "page 1 may put 400 % of ink on one spot",
    ),
    "a blend within a range": (
        resource("Shading", blend(0, 0, 0, 0, Range=Array([0.9, 1] * 4)), b"/X sh"),
        "total ink",
        "page 1 may put 370 % of ink on one spot",
    ),
    "a mesh": (
        resource("Shading", mesh, b"/X sh"),
        "total ink",
        "page 1: not checked: it has a blend whose colors are computed",
    ),
    "a color of three numbers": (
        paint(b"1 1 1 k 9 9 9 9 re f"),
        "total ink",
        "page 1: not checked: it has a color with too few or too many numbers",
    ),
    # matrices that together leave nothing
    "a matrix in steps": (
        paint(b"q .001 0 0 .001 0 0 cm .001 0 0 .001 0 0 cm 0 0 9 9 re f Q"),
        "content",
        "page 1: not checked: it has matrices that together hide everything (cm)",
    ),
    "a matrix of a form": (
        shown_form(b"0 0 9 9 re f", Matrix=Array([1e-5, 0, 0, 1e-5, 0, 0])),
        "content",
        "page 1: not checked: it has matrices that together hide everything (cm)",
    ),
    # what runs or is carried
    "steps of a show": (
        on_page(PresSteps=Dictionary(NA=action("JavaScript"))),
        "interaction",
        "page 1 has an unknown key PresSteps",
    ),
    "what it requires": (
        root(Requirements=Array()),
        "interaction",
        "it has an unknown key Requirements",
    ),
    "names of another kind": (
        root(Names=Dictionary(AlternatePresentations=Dictionary())),
        "interaction",
        "it has an unknown name tree /AlternatePresentations",
    ),
    # what it says of itself
    "a profile of RGB": (profile(red_profile), "output intent", NO_INTENT),
    "the head of a profile": (profile(only_a_head), "output intent", NO_INTENT),
    "no name of the press": (without_identifier, "output intent", NO_INTENT),
    "no metadata": (
        without_metadata,
        "standard",
        "its metadata (XMP) must state PDF/X-4; no other place counts",
    ),
    "a claim in a comment": (xmp(within_a_comment), "standard", "its metadata (XMP) must state"),
    "a claim by an entity": (xmp(by_an_entity), "standard", "its metadata (XMP) must state"),
    # size
    "a unit": (on_page(UserUnit=2), "boxes", "page 1: it sets its own unit"),
    "a crop": (
        box("/CropBox", 50, 50, 60, 60),
        "boxes",
        "page 1: its CropBox hides part of its BleedBox",
    ),
    "an ArtBox": (box("/ArtBox", 20, 20, 60, 60), "boxes", "page 1: it has an ArtBox"),
    "turned askew": (on_page(Rotate=45), "boxes", "page 1: its rotation is not a multiple of 90°"),
    "a box of booleans": (
        on_page(TrimBox=Array([True, True, False, False])),
        "boxes",
        "page 1: its TrimBox does not have four numbers",
    ),
    "a box of five": (
        box("/TrimBox", 1, 2, 3, 4, 5),
        "boxes",
        "page 1: its TrimBox does not have four numbers",
    ),
    "lying down": (on_page(Rotate=90), "trim size", "page 2 is cut to 63.50 × 88.90 mm"),
    # fonts
    "no font": (
        resource("Font", no_font, b"BT /X 9 Tf (x) Tj ET"),
        "fonts",
        "page 1: the font Odd is embedded, but the embedded data is not a font",
    ),
    "a font in a state": (state(Font=loose), "fonts", "page 1: the font Courier is not embedded"),
    # what is the business of the press, or hidden
    "a transfer function": (
        state(TR=Name.Identity),
        "content",
        "page 1: not checked: it has a graphics state with TR, which only the press may set",
    ),
    "a halftone": (
        state(HT=Dictionary(HalftoneType=1)),
        "content",
        "page 1: not checked: it has a graphics state with HT, which only the press may set",
    ),
    "a page of one plate": (
        on_page(SeparationInfo=Dictionary()),
        "interaction",
        "page 1 has an unknown key SeparationInfo",
    ),
    "a hidden layer": (
        layered(OFF=lambda layer: Array([layer])),
        "content",
        "it has hidden layers",
    ),
    "layers hidden to begin with": (
        layered(BaseState=Name.OFF),
        "content",
        "it has hidden layers",
    ),
    "a layer hidden in print": (
        layered(AS=Array()),
        "content",
        "it has layers whose visibility depends on use",
    ),
    "shown where layers are hidden": (
        hidden_otherwise,
        "content",
        "page 1: not checked: it has rules for content of hidden layers",
    ),
}


@pytest.mark.parametrize("kind", every(10, PLANTED))
def test_what_no_press_wants_is_named(kind: str, tmp_path: Path) -> None:
    plant, rule, said = PLANTED[kind]
    path = tmp_path / "deck.pdf"
    path.write_bytes(changed(good(), plant, fix_metadata_version=False))
    found = told(path)
    where = f"{path}: {said}" if rule == "file" else said
    assert any(sentence.startswith(where) for sentence in found[rule]), found


#: What a good page may have.
GOOD: dict[str, Fault] = {
    "gold": space(Name.Separation, Name.Gold, Name.DeviceCMYK, tint(0, 0.2, 0.9, 0.1)),
    "gold, measured": space(Name.Separation, Name.Gold, Name.Lab, tint(1, 1, 1)),
    "a palette": space(Name.Indexed, Name.DeviceCMYK, 0, String(b"\xff\0\0\0"), color=b"0"),
    "a blend": resource("Shading", blend(0, 1, 1, 0), b"/X sh"),
    "a gray picture": shows(**GRAY, data=bytes(81)),
    "a visible layer": layered(Order=Array()),
    "the screens of the press": state(HT=Name.Default),
    "lines of a state": state(LW=2, LC=1, LJ=1, ML=4, D=Array([Array([3, 2]), 0]), OPM=1),
    "notes of a program": shown_form(b"", **{"PTEX.PageNumber": 1}),
    "turned": on_page(Rotate=180),
    "drawn in thousandths": paint(b"q .001 0 0 .001 0 0 cm 0 0 9000 9000 re f Q"),
    "drawn again in the large": paint(
        b"q .0001 0 0 .0001 0 0 cm 9999 0 0 9999 0 0 cm 0 0 9 9 re f Q"
    ),
}


@pytest.mark.parametrize("kind", every(5, GOOD))
def test_what_a_press_can_print_passes(kind: str, tmp_path: Path) -> None:
    path = tmp_path / "deck.pdf"
    path.write_bytes(changed(good(), GOOD[kind]))
    assert told(path) == {}


def test_layers_are_told_where_the_standard_knows_none(tmp_path: Path) -> None:
    path = tmp_path / "deck.pdf"
    path.write_bytes(changed(good(x1a=True), GOOD["a visible layer"]))
    assert told(path, DTC) == {
        "transparency": ("it has layers; PDF/X-1a:2003 does not allow them",)
    }


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"X" * 900 + good(), "900 bytes that are not PDF come before it"),
        (b"PK\3\4" + bytes(26) + good(), "30 bytes that are not PDF come before it"),
        (good() + good(), "another PDF is joined to it"),
        (good() + b"<script>", "bytes that are not PDF come after its end"),
    ],
    ids=["junk before", "ZIP", "two", "junk behind"],
)
def test_a_file_that_is_not_only_a_pdf_is_told(data: bytes, said: str, tmp_path: Path) -> None:
    path = tmp_path / "deck.pdf"
    path.write_bytes(data)
    assert said in told(path)["whole"][0]
