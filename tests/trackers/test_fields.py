"""Trackers to fill in on a screen: a labeled field for every place, in order, in a font of ours."""

import io
import re
from functools import cache
from typing import Any

import pikepdf
import pypdfium2
import pytest

from cardwright.drawing.scene.inks import PALETTES
from cardwright.drawing.scene.paper import PAPERS
from cardwright.engine import load_game
from cardwright.errors import UsageError
from cardwright.ledger import load_ledger
from cardwright.ledger.games import GAMES
from cardwright.printing.pdf.units import POINTS_PER_MM
from cardwright.printing.trackers import page
from cardwright.printing.trackers.files import fill_pdf
from cardwright.printing.trackers.filled import filled_in
from tests.pdf.verapdf import validate
from tests.tiers import every
from tests.trackers.playing import NAMES, played

PAPER, COLOR = PAPERS["letter"], PALETTES["color"]
EACH = pytest.mark.parametrize("game", GAMES)
SOME = pytest.mark.parametrize("game", every(3, GAMES, start=1))


@cache
def blank(game: str) -> bytes:
    """The form of a game before anybody writes on it."""
    return fill_pdf(load_ledger(game), PAPER, COLOR)


@cache
def values_of(game: str) -> dict[str, dict[str, str]]:
    """A match in every form of a game."""
    ledger = load_ledger(game)
    told = {}
    for form in ledger.forms:
        match = played(load_game(game).form(form.name), 2)
        told[form.name] = filled_in(match, NAMES[: match.seats], page(ledger, form, PAPER))
    return told


def widgets(pdf: pikepdf.Pdf) -> list[Any]:
    return [annotation for sheet in pdf.pages for annotation in sheet.Annots]


@SOME
def test_every_place_is_a_labeled_field_where_it_is_drawn(game: str) -> None:
    ledger = load_ledger(game)
    places = [place for form in ledger.forms for place in page(ledger, form, PAPER).places]
    with pikepdf.open(io.BytesIO(blank(game))) as pdf:
        found = widgets(pdf)
        assert len(found) == len(places) > 80
        for field, place in zip(found, places, strict=True):
            assert {"text": "/Tx", "tick": "/Btn"}[place.kind] == field.FT
            assert str(field.TU).endswith(place.label)
            left, low, right, top = (float(v) / POINTS_PER_MM for v in field.Rect)
            box = (left, PAPER.height - top, right, PAPER.height - low)
            assert box == pytest.approx(place.area.box, abs=0.01)
        assert len({str(field.T) for field in found}) == len(found)
        assert len({str(field.TU) for field in found}) == len(found)
        assert not [field for field in found if "." in str(field.T)]


@pytest.mark.quick(1)
@EACH
def test_fields_are_visited_in_the_order_in_which_they_are_read(game: str) -> None:
    """Tabs go by structure; a Form for each field, which leads to it and back."""
    with pikepdf.open(io.BytesIO(blank(game))) as pdf:
        assert all(sheet.Tabs == "/S" for sheet in pdf.pages)
        document = pdf.Root.StructTreeRoot.K
        groups = [kid for kid in document.K if kid.S == "/Div"]
        forms = [form for group in groups for form in group.K]
        assert len(groups) == len(pdf.pages)
        assert {str(form.S) for form in forms} == {"/Form"}
        read = [form.K[0].Obj.objgen for form in forms]
        assert read == [field.objgen for field in widgets(pdf)]
        assert read == [field.objgen for field in pdf.Root.AcroForm.Fields]
        numbers = list(pdf.Root.StructTreeRoot.ParentTree.Nums)
        owners = dict(zip(numbers[::2], numbers[1::2], strict=True))
        for form in forms:
            reference = form.K[0]
            assert reference.Type == "/OBJR"
            assert owners[reference.Obj.StructParent].objgen == form.objgen


@EACH
def test_nothing_in_it_runs_and_every_font_is_embedded(game: str) -> None:
    with pikepdf.open(io.BytesIO(blank(game))) as pdf:
        for thing in pdf.objects:
            if not isinstance(thing, pikepdf.Dictionary):
                continue
            assert not {"/JS", "/JavaScript", "/AA", "/A", "/OpenAction"} & set(thing.keys()) or (
                "/S" in thing and "/A" in thing and "/P" in thing  # attributes of the structure
            )
            if thing.get("/Type") == "/Font":
                assert "/FontFile2" in thing.FontDescriptor
                assert "Helvetica" not in str(thing.BaseFont)
        form = pdf.Root.AcroForm
        assert "/NeedAppearances" not in form
        (name,) = (str(key) for key in form.DR.Font.keys())  # noqa: SIM118 - of pikepdf
        for field in widgets(pdf):
            assert "/N" in field.AP
            if field.FT == "/Tx":
                assert str(field.DA).startswith(f"{name} ")
                assert field.AP.N.Resources.Font[name].objgen == form.DR.Font[name].objgen


@EACH
def test_the_font_has_the_letters_that_people_write(game: str) -> None:
    with pikepdf.open(io.BytesIO(blank(game))) as pdf:
        (font,) = pdf.Root.AcroForm.DR.Font.values()
        widths = {code: float(w) for code, w in enumerate(font.Widths, start=int(font.FirstChar))}
    missing = widths[0x81]  # a code that stands for nothing
    for letter in "Zoë Åse Müller-Peña Łukasz’s".replace("Ł", "L"):
        code = letter.encode("cp1252")[0]
        assert widths[code] > 0
        assert widths[code] != missing or letter in "ABC"


@pytest.mark.deep
@pytest.mark.parametrize("game", GAMES)
def test_verapdf_finds_it_accessible_blank_and_filled_in(game: str) -> None:
    filled = fill_pdf(load_ledger(game), PAPER, COLOR, values_of(game))
    for data in (filled, blank(game)):
        verdict = validate(data)
        assert verdict.faults == ()
        assert verdict.checks > 2000


@SOME
def test_a_whole_match_is_filled_in_and_seen(game: str) -> None:
    """What a viewer holds for each field is the value, and the picture has more ink for it."""
    told = values_of(game)
    filled = fill_pdf(load_ledger(game), PAPER, COLOR, told)
    with pikepdf.open(io.BytesIO(filled)) as pdf:
        held = {str(field.T): str(field.V) for field in widgets(pdf)}
    for form, values in told.items():
        for name, value in values.items():
            assert held[f"{form} {name}"] == ("/Yes" if value == "x" else value)
    inks = []
    for data in (blank(game), filled):
        document = pypdfium2.PdfDocument(data)
        document.init_forms()
        levels = document[0].render(scale=1, may_draw_forms=True).to_pil().convert("L").histogram()
        inks.append(sum((255 - level) * count for level, count in enumerate(levels)))
    assert inks[1] > inks[0] * 1.01


def test_what_is_written_stays_in_its_field() -> None:
    """A long name is set smaller, in the middle or from the left."""
    ledger = load_ledger("court")
    name = "Wilhelmina Bartholomew of Worcester, Massachusetts"
    values = {"two-handed": {"1-name-0": name * 3, "1-deal-1-dealer": name}}
    with pikepdf.open(io.BytesIO(fill_pdf(ledger, PAPER, COLOR, values))) as pdf:
        found = {str(field.T): field for field in widgets(pdf)}
        for place in values["two-handed"]:
            drawn = found[f"two-handed {place}"].AP.N.read_bytes().decode("latin-1")
            size = float(re.search(r"/Hand ([\d.]+) Tf", drawn)[1])  # type: ignore[index]
            assert size < 8


def test_a_letter_that_the_font_has_not_is_told() -> None:
    with pytest.raises(UsageError, match="character"):
        fill_pdf(load_ledger("court"), PAPER, COLOR, {"two-handed": {"1-name-0": "Łukasz"}})
