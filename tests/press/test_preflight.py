"""Preflight: good files pass every rule, and each planted fault is told by the right sentence."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pikepdf
import pytest
from pikepdf import Array, Dictionary, Name
from PIL import Image

from cardwright.errors import InputError
from cardwright.printing.press.answer import Answer
from cardwright.printing.press.deck import press_pdf
from cardwright.printing.press.folder import BLED
from cardwright.printing.press.job import Job, JobLine
from cardwright.printing.press.preflight import preflight
from cardwright.printing.press.standard import X1A, X4
from cardwright.printing.press.vendors import VENDORS
from tests.press.packs import plain
from tests.tiers import every

SHOP, DTC, TGC = (VENDORS[name] for name in ("pdf-x4", "drivethrucards", "the-game-crafter"))
Fault = Callable[[pikepdf.Pdf], None]


@cache
def good(*, x1a: bool = False) -> bytes:
    if x1a:
        return press_pdf("Plain", plain(), X1A, DTC.bleed, backs_first=True)
    return press_pdf("Plain", plain(), X4, 3.2)


def changed(data: bytes, fault: Fault, **saving: Any) -> bytes:  # noqa: ANN401 - for pikepdf
    with pikepdf.open(io.BytesIO(data)) as pdf:
        fault(pdf)
        out = io.BytesIO()
        pdf.save(out, **saving)
    return out.getvalue()


def broken(answers: tuple[Answer, ...]) -> dict[str, tuple[str, ...]]:
    return {answer.rule: answer.faults for answer in answers if answer.faults}


def first(pdf: pikepdf.Pdf) -> pikepdf.Object:
    return pdf.pages[0].obj


def paint(operators: bytes) -> Fault:
    def planted(pdf: pikepdf.Pdf) -> None:
        contents = first(pdf).Contents
        contents.write(contents.read_bytes() + b"\n" + operators)

    return planted


def box(name: str, *edges: float) -> Fault:
    def planted(pdf: pikepdf.Pdf) -> None:
        first(pdf)[name] = Array(edges)

    return planted


def without(*names: str) -> Fault:
    def planted(pdf: pikepdf.Pdf) -> None:
        for name in names:
            del first(pdf)[name]

    return planted


def own_resources(pdf: pikepdf.Pdf) -> None:
    """The first page shares its resources with no other."""
    first(pdf).Resources = Dictionary({key: first(pdf).Resources[key] for key in ("/XObject",)})


def loose_font(pdf: pikepdf.Pdf) -> None:
    font = Dictionary(Type=Name.Font, Subtype=Name.Type1, BaseFont=Name.Helvetica)
    own_resources(pdf)
    first(pdf).Resources.Font = Dictionary(Loose=font)
    paint(b"BT /Loose 9 Tf 9 9 Td (Cards) Tj ET")(pdf)


def see_through(pdf: pikepdf.Pdf) -> None:
    own_resources(pdf)
    first(pdf).Resources.ExtGState = Dictionary(Half=Dictionary(ca=0.5))
    paint(b"/Half gs 0 0 0 1 k 9 9 9 9 re f")(pdf)


def no_intent(pdf: pikepdf.Pdf) -> None:
    del pdf.Root.OutputIntents


def without_standard(pdf: pikepdf.Pdf) -> None:
    del pdf.docinfo["/GTS_PDFXVersion"]
    del pdf.Root.Metadata


def untrapped(pdf: pikepdf.Pdf) -> None:
    del pdf.docinfo["/Trapped"]


def odd(pdf: pikepdf.Pdf) -> None:
    del pdf.pages[-1]


def swapped(pdf: pikepdf.Pdf) -> None:
    pages = list(pdf.pages)
    for place, page in enumerate(pages):
        pdf.pages[place ^ 1] = page


def link(pdf: pikepdf.Pdf) -> None:
    note = Dictionary(Type=Name.Annot, Subtype=Name.Link, Rect=Array([0, 0, 9, 9]))
    first(pdf).Annots = Array([pdf.make_indirect(note)])


#: Fault -> how it is planted, the rule that finds it, and how it is told.
FAULTS: dict[str, tuple[Fault, str, str]] = {
    "red light": (
        paint(b"1 0 0 rg 9 9 9 9 re f"),
        "colors",
        "page 1 uses RGB; only CMYK, gray and spot inks are printed",
    ),
    "too wet": (
        paint(b"0.9 0.9 0.9 0.9 k 9 9 9 9 re f"),
        "total ink",
        "page 1 may put 370 % of ink on one spot; the maximum is 300 %",
    ),
    "loose font": (loose_font, "fonts", "page 1: the font Helvetica is not embedded"),
    "no boxes": (
        without("/TrimBox", "/BleedBox"),
        "boxes",
        "page 1 has no TrimBox and no BleedBox",
    ),
    "wrong size": (
        box("/TrimBox", 20, 20, 180, 250),
        "trim size",
        "page 2 is cut to 63.50 × 88.90 mm; it must be 56.44 × 81.14 mm",
    ),
    "little bleed": (
        box("/BleedBox", 4, 0, 198.1, 270.1),
        "bleed",
        "page 1 has 1.79 mm of bleed on the left; it needs 3.00 mm on every side",
    ),
    "no intent": (
        no_intent,
        "output intent",
        "PDF/X-4 needs one output intent for a press; readable: none",
    ),
    "no standard": (
        without_standard,
        "standard",
        "it claims no standard, not PDF/X-4",
    ),
    "untrapped": (untrapped, "marks", "it does not state its trapping"),
    "odd pages": (odd, "page order", "there are 9 pages: each card has two"),
    "backs first": (swapped, "page order", "pages must be front, back, front, back …; they seem"),
    "a link": (link, "interaction", "page 1 contains links, notes or fields: 1"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_told_by_its_rule(fault: str, tmp_path: Path) -> None:
    plant, rule, said = FAULTS[fault]
    path = tmp_path / "deck.pdf"
    path.write_bytes(changed(good(), plant))
    found = broken(preflight(path, SHOP))
    assert any(sentence.startswith(said) for sentence in found[rule]), found
    if fault not in {"no boxes", "wrong size", "little bleed"}:  # boxes hang together
        assert set(found) == {rule}


def test_a_locked_file_is_told_with_and_without_its_password(tmp_path: Path) -> None:
    path = tmp_path / "deck.pdf"
    for user, whole in (("", True), ("open", False)):
        lock = pikepdf.Encryption(owner="owner", user=user)
        path.write_bytes(changed(good(), lambda _: None, encryption=lock))
        answers = preflight(path, SHOP)
        found = broken(answers)
        assert found.pop("encryption") == (
            "the file is encrypted: save it without a password or permissions",
        )
        assert len(found) == (1 if whole else len(answers) - 1)  # encryption makes it PDF 1.7


def test_a_newer_version_is_told(tmp_path: Path) -> None:
    path = tmp_path / "deck.pdf"
    path.write_bytes(changed(good(), lambda _: None, force_version="1.7"))
    said = "it is PDF 1.7; PDF/X-4 allows at most PDF 1.6"
    assert broken(preflight(path, SHOP)) == {"version": (said,)}


def test_transparency_is_told_where_the_standard_knows_none(tmp_path: Path) -> None:
    path = tmp_path / "deck.pdf"
    path.write_bytes(changed(good(), see_through))
    assert broken(preflight(path, SHOP)) == {}
    path.write_bytes(changed(good(x1a=True), see_through))
    assert broken(preflight(path, DTC)) == {
        "transparency": (
            "page 1 has paint with 50% opacity; PDF/X-1a:2003 does not allow transparency",
        )
    }


def test_black_that_is_printed_over_a_color_counts_with_what_lies_below(tmp_path: Path) -> None:
    def wet(pdf: pikepdf.Pdf) -> None:
        paint(b"0.8 0.8 0.8 0 k 9 9 9 9 re f")(pdf)

    path = tmp_path / "deck.pdf"
    path.write_bytes(changed(good(), wet))
    (sentence,) = broken(preflight(path, SHOP))["total ink"]
    assert sentence == "page 1 may put 340 % of ink on one spot; the maximum is 300 %"


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"%PDF-1.6\nno more", "cannot be read as PDF"),
        (b"%PDF-1.4 \n%%EOF", "cannot be read as PDF"),
    ],
)
def test_a_damaged_pdf_is_an_error_and_no_verdict(data: bytes, said: str, tmp_path: Path) -> None:
    path = tmp_path / "deck.pdf"
    path.write_bytes(data)
    with pytest.raises(InputError, match=said):
        preflight(path, SHOP)


def test_what_is_no_pdf_is_told(tmp_path: Path) -> None:
    path = tmp_path / "deck.png"
    Image.new("RGB", (9, 9)).save(path)
    said = "deck.png is not a PDF; a commercial printer, PDF/X-4 needs one"
    assert broken(preflight(path, SHOP)) == {"format": (said,)}
    pdf = tmp_path / "deck.pdf"
    pdf.write_bytes(good())
    said = "deck.pdf is a PDF; The Game Crafter needs pictures"
    assert broken(preflight(pdf, TGC)) == {"format": (said,)}


# --------------------------------------------------------------------------------- pictures


ONE, TWO, BACK = "fronts/001-one.png", "fronts/002-two.png", "backs/back.png"


def card(size: tuple[int, int] = (825, 1125), edge: str = "#335577") -> Image.Image:
    image = Image.new("RGB", size, edge)
    image.paste("#997755", (60, 60, size[0] - 60, size[1] - 60))
    return image


def sent(folder: Path) -> Path:
    """A folder for The Game Crafter with two cards and a back."""
    lines = []
    for place, edge in ((ONE, "#335577"), (TWO, "#557733"), (BACK, "#773355")):
        path = folder / place
        path.parent.mkdir(parents=True, exist_ok=True)
        card(edge=edge).save(path, dpi=(300, 300))
    for number, name in enumerate(("one", "two"), start=1):
        front = f"fronts/{number:03}-{name}.png"
        lines.append(JobLine(name, "card", 1, front, "backs/back.png"))
    write_job(folder, tuple(lines))
    return folder


def write_job(folder: Path, lines: tuple[JobLine, ...], vendor: str = TGC.name) -> None:
    """Write both job sheets."""
    for name, data in Job("plain", "Plain", vendor, lines, {}).written().items():
        (folder / name).write_bytes(data)


def clear(image: Image.Image) -> Image.Image:
    image = image.convert("RGBA")
    image.putalpha(128)
    return image


def white_left(image: Image.Image) -> Image.Image:
    image.paste("#ffffff", (0, 0, 2, image.height))
    return image


PICTURE_FAULTS: dict[str, tuple[Callable[[Path], object], str, str]] = {
    "too small": (
        lambda path: card((750, 1050)).save(path, dpi=(300, 300)),
        "pixels",
        f"{ONE} is 750 × 1050 pixels, not 825 × 1125",
    ),
    "clear": (
        lambda path: clear(card()).save(path, dpi=(300, 300)),
        "mode",
        f"{ONE} is transparent; use RGB without transparency",
    ),
    "coarse": (
        lambda path: card().save(path, dpi=(72, 72)),
        "resolution",
        f"{ONE} states 72 dpi, not 300",
    ),
    "no bleed": (
        lambda path: white_left(card()).save(path, dpi=(300, 300)),
        "bleed drawn",
        f"{ONE}: its bleed is empty on the left",
    ),
    "two ways": (
        lambda path: card().save(path, dpi=(300, 72)),
        "resolution",
        f"{ONE} states 72 dpi, not 300",
    ),
    "a clear color": (
        lambda path: card().save(path, dpi=(300, 300), transparency=(0x99, 0x77, 0x55)),
        "mode",
        f"{ONE} is transparent; use RGB without transparency",
    ),
    "a clear color of a palette": (
        lambda path: palette(card()).save(path, dpi=(300, 300), transparency=1),
        "mode",
        f"{ONE} is transparent; use RGB without transparency",
    ),
    "gray": (
        lambda path: card().convert("L").save(path, dpi=(300, 300)),
        "mode",
        f"{ONE} has the mode L; use RGB without transparency",
    ),
    "missing": (Path.unlink, "job sheet", f"{ONE} is on the job sheet, but is missing"),
    "renamed": (
        lambda path: path.rename(path.with_name("009-one.png")),
        "job sheet",
        "fronts/009-one.png exists, but is not on the job sheet",
    ),
    "jpeg": (
        lambda path: card().save(path, "JPEG", dpi=(300, 300)),
        "format",
        f"{ONE} is JPEG: its name must end in .jpg",
    ),
}


PASSED: dict[str, Callable[[Path], object]] = {
    "a layer that hides nothing": lambda path: opaque(card()).save(path, dpi=(300, 300)),
    "a palette": lambda path: palette(card()).save(path, dpi=(300, 300)),
    "a clear color that no pixel has": (
        lambda path: card().save(path, dpi=(300, 300), transparency=(1, 2, 3))
    ),
    "a number of a palette that no pixel has": (
        lambda path: palette(card()).save(path, dpi=(300, 300), transparency=9)
    ),
}


def palette(image: Image.Image) -> Image.Image:
    return image.quantize(16)


def opaque(image: Image.Image) -> Image.Image:
    image = image.convert("RGBA")
    image.putalpha(255)
    return image


@pytest.mark.parametrize("kind", every(4, PASSED))
def test_what_can_be_seen_through_is_judged_by_its_pixels(kind: str, tmp_path: Path) -> None:
    PASSED[kind](tmp_path / "card.png")
    assert broken(preflight(tmp_path / "card.png", TGC)) == {}


def test_a_picture_that_says_no_resolution_is_noted(tmp_path: Path) -> None:
    card().save(tmp_path / "card.png")
    answers = preflight(tmp_path / "card.png", TGC)
    assert broken(answers) == {}
    (said,) = [note for answer in answers for note in answer.notes]
    assert said == "card.png does not state its resolution; only its pixels count"


def test_a_jpeg_is_let_pass_where_the_service_takes_it(tmp_path: Path) -> None:
    for name in ("card.jpg", "card.JPEG"):
        card().save(tmp_path / name, "JPEG", dpi=(300, 300), quality=95)
        assert broken(preflight(tmp_path / name, TGC)) == {}
    found = broken(preflight(tmp_path / "card.jpg", VENDORS["png"]))
    assert found == {"format": ("card.jpg is JPEG, not PNG",)}
    card().save(tmp_path / "card.jpg", "PNG", dpi=(300, 300))
    found = broken(preflight(tmp_path / "card.jpg", TGC))
    assert found == {"format": ("card.jpg is PNG: its name must end in .png",)}


def test_litter_in_an_export_is_not_looked_at(tmp_path: Path) -> None:
    folder = sent(tmp_path / "plain")
    litter = (".DS_Store", "Thumbs.db", "backs/._back.png", "@eaDir/001-one.png/S.jpg", "Icon\r")
    for name in (*litter, ".Trashes/501/old.png"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(b"\0\0\0\1Bud1")
    assert broken(preflight(folder, TGC)) == {}


@pytest.mark.quick(1)
@pytest.mark.parametrize("fault", every(6, PICTURE_FAULTS))
def test_a_planted_fault_of_a_picture_is_told_by_its_rule(fault: str, tmp_path: Path) -> None:
    folder = sent(tmp_path / "plain")
    assert broken(preflight(folder, TGC)) == {}
    plant, rule, said = PICTURE_FAULTS[fault]
    plant(folder / ONE)
    found = broken(preflight(folder, TGC))
    assert said in found[rule]
    assert set(found) == {rule}


def test_the_order_by_name_is_that_of_the_job_sheet(tmp_path: Path) -> None:
    folder = sent(tmp_path / "plain")
    told = json.loads((folder / "job.json").read_text("utf-8"))
    lines = tuple(JobLine(**line) for line in reversed(told["lines"]))
    write_job(folder, lines)
    assert broken(preflight(folder, TGC)) == {
        "order": (f"{ONE} follows {TWO} on the job sheet, but not by name",)
    }


def test_a_job_for_another_service_or_none_at_all_is_told(tmp_path: Path) -> None:
    folder = sent(tmp_path / "plain")
    other = VENDORS["makeplayingcards"]
    found = broken(preflight(folder, other))["job sheet"]
    assert found[0] == "the job sheet is for the-game-crafter, not for makeplayingcards"
    (folder / "job.json").unlink()
    (said,) = broken(preflight(folder, TGC))["job sheet"]
    assert said.startswith("there is no job.json")


def test_a_card_that_is_white_to_the_cut_may_be_white_beyond_it(tmp_path: Path) -> None:
    path = tmp_path / "white.png"
    image = Image.new("RGB", (825, 1125), "#ffffff")
    image.paste("#997755", (200, 200, 400, 400))
    image.save(path, dpi=(300, 300))
    assert broken(preflight(path, TGC)) == {}


def test_one_picture_alone_is_looked_at_with_and_without_bleed(tmp_path: Path) -> None:
    path = tmp_path / "card.png"
    for size in ((825, 1125), (750, 1050)):
        card(size).save(path, dpi=(300, 300))
        assert broken(preflight(path, VENDORS["png"])) == {}
    assert BLED == "bleed/"


@pytest.mark.parametrize("text", ["[]", "{", '{"game": 1}', '{"lines": [], "left_out": []}'])
def test_a_damaged_job_sheet_is_an_error(text: str, tmp_path: Path) -> None:
    folder = sent(tmp_path / "plain")
    (folder / "job.json").write_text(text, encoding="utf-8")
    with pytest.raises(InputError, match="is not a Cardwright job sheet"):
        preflight(folder, TGC)


def test_what_is_no_picture_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "card.png").write_bytes(b"nothing")
    with pytest.raises(InputError, match="cannot be read as a picture"):
        preflight(tmp_path / "card.png", TGC)


def test_a_folder_of_several_games_is_answered_by_their_names(tmp_path: Path) -> None:
    sent(tmp_path / "one")
    sent(tmp_path / "two")
    with pytest.raises(InputError) as caught:
        preflight(tmp_path, TGC)
    assert "one, two" in caught.value.hint
