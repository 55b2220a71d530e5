"""No printed line fades and no gap fills in: how fine a motif is, and how that is measured."""

from __future__ import annotations

import hashlib
import inspect
import json
import re
import shutil
from functools import cache
from pathlib import Path

import pytest

from cardwright import paths
from cardwright.drawing.faces.scales import printed_scales
from cardwright.drawing.scene.inks import motif_style
from engraver import fineness
from engraver.driver import too_fine
from engraver.fineness import DARK, PALE, Spot, spots
from engraver.technique import burin
from engraver.technique.plate import Plate
from tests.tiers import every

ROOT = paths.data("card_art")
#: What each motif had when it was measured last: “pytest --update-measured” writes it anew.
MEASURED = Path(__file__).with_name("measured.json")
MOTIFS = sorted(f"{path.parent.name}/{path.stem}" for path in ROOT.glob("*/*.svg"))

#: Millimeters of a motif that may be too fine.
ALLOWED = 10.0
#: Motifs that have more, and how much, in whole millimeters: a list of what is to be redrawn. A
#: figure may only fall. “python card_art/engraver --fineness” says where the places are.
OVER = {
    "card-tennis/net-4": 11,
    "card-tennis/title": 30,
    "card-tennis/tray": 13,
    "court/crown-black": 15,
    "court/crown-blue": 15,
    "court/crown-gold": 41,
    "court/crown-red": 40,
    "court/esquire-blue": 20,
    "court/esquire-red": 14,
    "court/jester-red": 27,
    "court/knight-black": 20,
    "court/knight-blue": 51,
    "court/knight-gold": 26,
    "court/knight-red": 27,
    "court/retainer-black": 11,
    "court/retainer-blue": 18,
    "court/retainer-gold": 17,
    "court/retainer-red": 19,
    "court/royal-black": 38,
    "court/royal-blue": 29,
    "court/royal-gold": 47,
    "court/royal-red": 35,
    "court/serf-black": 22,
    "court/serf-gold": 27,
    "court/serf-red": 11,
    "court/standard-black": 25,
    "court/standard-blue": 24,
    "court/standard-gold": 14,
    "nations/children-america": 13,
    "nations/children-asia": 12,
    "nations/children-europe": 20,
    "nations/house-10-africa": 23,
    "nations/house-10-america": 28,
    "nations/house-10-asia": 29,
    "nations/house-10-europe": 25,
    "nations/house-3-africa": 20,
    "nations/house-3-america": 16,
    "nations/house-3-asia": 33,
    "nations/house-4-africa": 43,
    "nations/house-4-asia": 25,
    "nations/house-4-europe": 14,
    "nations/house-5-africa": 40,
    "nations/house-5-america": 27,
    "nations/house-5-asia": 26,
    "nations/house-6-africa": 17,
    "nations/house-6-america": 30,
    "nations/house-6-asia": 36,
    "nations/house-6-europe": 13,
    "nations/house-7-africa": 39,
    "nations/house-7-america": 16,
    "nations/house-7-asia": 25,
    "nations/house-7-europe": 33,
    "nations/house-8-africa": 19,
    "nations/house-8-asia": 22,
    "nations/house-8-europe": 16,
    "nations/house-9-africa": 17,
    "nations/house-9-asia": 28,
    "nations/house-9-europe": 14,
    "nations/man-asia": 11,
    "nations/man-europe": 14,
    "nations/map-africa": 20,
    "nations/map-america": 23,
    "nations/map-asia": 11,
    "nations/map-europe": 21,
    "nations/woman-europe": 19,
    "ornaments/headpiece-court": 11,
    "ornaments/headpiece-nations": 11,
    "ornaments/headpiece-portrait-authors": 13,
    "ornaments/label-card-tennis": 20,
    "ornaments/label-court": 45,
    "ornaments/label-nations": 49,
    "ornaments/label-portrait-authors": 48,
    "ornaments/label-sixty-six": 24,
    "ornaments/title-card-tennis": 19,
    "ornaments/title-court": 63,
    "ornaments/title-nations": 40,
    "ornaments/title-portrait-authors": 32,
    "ornaments/title-sixty-six": 26,
    "portrait-authors/emblem-bancroft": 15,
    "portrait-authors/emblem-billings": 15,
    "portrait-authors/emblem-cooper": 13,
    "portrait-authors/emblem-harte": 17,
    "portrait-authors/emblem-headley": 24,
    "portrait-authors/emblem-holmes": 32,
    "portrait-authors/emblem-irving": 19,
    "portrait-authors/emblem-longfellow": 15,
    "portrait-authors/emblem-lowell": 13,
    "portrait-authors/emblem-mitchell": 23,
    "portrait-authors/emblem-nasby": 12,
    "portrait-authors/emblem-parkman": 29,
    "portrait-authors/emblem-prescott": 16,
    "portrait-authors/emblem-sedgwick": 21,
    "portrait-authors/emblem-stowe": 11,
    "portrait-authors/emblem-thoreau": 28,
    "portrait-authors/emblem-trowbridge": 20,
    "sixty-six/ace-spades": 21,
    "sixty-six/jack-diamonds": 32,
    "sixty-six/jack-hearts": 32,
    "sixty-six/king-clubs": 12,
    "sixty-six/king-diamonds": 20,
    "sixty-six/king-spades": 19,
    "sixty-six/queen-clubs": 11,
    "sixty-six/queen-diamonds": 27,
    "sixty-six/queen-hearts": 18,
}


@cache
def scales(folder: str) -> dict[str, float]:
    return printed_scales(folder)


def total(found: list[Spot]) -> float:
    return sum(spot.length for spot in found)


def key(motif: str) -> str:
    """What the measure of a motif depends on: drawing, scale, and how it is measured."""
    scale = scales(motif.partition("/")[0]).get(motif, 1.0)
    told = f"{scale:.6f} {inspect.getsource(fineness)}{drawing(motif)}"
    return hashlib.sha256(told.encode()).hexdigest()[:16]


def drawing(motif: str) -> str:
    return (ROOT / f"{motif}.svg").read_text(encoding="utf-8")


def measured(motif: str) -> list[Spot]:
    return spots(drawing(motif), scales(motif.partition("/")[0]).get(motif, 1.0))


@pytest.fixture(scope="module")
def known(request: pytest.FixtureRequest) -> dict[str, tuple[str, float]]:
    """By motif its key and its millimeters, when it was measured last."""
    found = {motif: (at, fine) for motif, at, fine in json.loads(MEASURED.read_text("utf-8"))}
    if request.config.getoption("--update-measured"):
        for motif in MOTIFS:
            if found.get(motif, ("",))[0] != key(motif):
                found[motif] = key(motif), round(total(measured(motif)), 2)
        rows = (json.dumps([motif, *found[motif]]) for motif in MOTIFS)
        MEASURED.write_text("[\n" + ",\n".join(rows) + "\n]\n", "utf-8")
    return found


@pytest.mark.parametrize("motif", MOTIFS)
def test_a_motif_is_not_too_fine_where_it_is_printed(
    motif: str, known: dict[str, tuple[str, float]]
) -> None:
    """It is measured where it was changed since it was measured last."""
    at, fine = known.get(motif, ("", 0.0))
    if at != key(motif):
        fine = total(measured(motif))
    assert fine <= OVER.get(motif, ALLOWED), (
        f"{motif}: {fine:.1f} mm, the worst {measured(motif)[:5]}"
    )
    if motif in OVER:
        assert fine > ALLOWED, f"{motif} has only {fine:.1f} mm: take it out of OVER"
        assert fine >= 0.85 * OVER[motif], f'it is better now: "{motif}": {int(fine) + 1},'


@pytest.mark.parametrize("motif", every(11, MOTIFS[7::8], start=1))
def test_what_was_measured_is_so(motif: str, known: dict[str, tuple[str, float]]) -> None:
    at, fine = known.get(motif, ("", 0.0))
    if at == key(motif):
        assert total(measured(motif)) == pytest.approx(fine, abs=0.01)


def test_few_motifs_wait_to_be_measured(known: dict[str, tuple[str, float]]) -> None:
    waiting = [motif for motif in MOTIFS if known.get(motif, ("",))[0] != key(motif)]
    assert len(waiting) <= 40, "each run measures them: pytest tests/engraver --update-measured"


def test_only_motifs_are_excepted() -> None:
    assert sorted(OVER) == list(OVER)
    assert set(OVER) <= set(MOTIFS)


def test_motifs_are_printed_at_the_smallest_scale_of_any_card() -> None:
    printed = scales("court")
    assert printed["court/crown-red"] == pytest.approx(42 / 44)
    assert printed["court/badge-red"] == pytest.approx(5.7 / 12)
    assert printed["court/back"] == 1


def ruled(width: float, *, pitch: float, lines: int = 5, length: float = 8.0) -> Plate:
    """A field with upright dark lines."""
    plate = Plate(12, 12)
    for i in range(lines):
        plate.fill(path(2 + i * pitch, 2, width, length))
    return plate


def path(x: float, y: float, wide: float, high: float) -> str:
    """Path data of an upright box, in hundredths."""
    return f"M{x * 100:.1f} {y * 100:.1f}h{wide * 100:.1f}v{high * 100:.1f}h{-wide * 100:.1f}Z"


@pytest.mark.parametrize("scale", [0.5, 1.0])
@pytest.mark.parametrize("shift", [0.0, 0.003, 0.009])
def test_a_line_of_0_10_mm_is_too_fine_and_one_of_0_14_is_not(scale: float, shift: float) -> None:
    def printed(width: float) -> list[Spot]:
        return spots(ruled(width / scale, pitch=1.5 + shift).svg(), scale)

    found = printed(0.10)
    assert {spot.kind for spot in found} == {"line"}
    assert total(found) == pytest.approx(5 * 8.0 * scale, rel=0.07)
    assert printed(0.14) == []


@pytest.mark.parametrize("scale", [0.5, 1.0])
@pytest.mark.parametrize("shift", [0.0, 0.003, 0.009])
def test_a_gap_of_0_12_mm_is_too_narrow_and_one_of_0_18_is_not(scale: float, shift: float) -> None:
    def printed(gap: float) -> list[Spot]:
        pitch = 0.7 / scale + shift
        return spots(ruled(pitch - gap / scale, pitch=pitch).svg(), scale)

    found = printed(0.12)
    assert {spot.kind for spot in found} == {"gap"}
    assert total(found) == pytest.approx(4 * 8.0 * scale, rel=0.07)
    assert printed(0.18) == []


@pytest.mark.parametrize("angle", [0, 17, 30, 45, 71, 90])
def test_lines_are_measured_alike_in_every_direction(angle: float) -> None:
    def printed(width: float) -> list[Spot]:
        plate = Plate(14, 14)
        with plate.defined("line"):
            plate.fill(path(-width / 2, -4, width, 8))
        plate.use("line", 7, 7, turn=angle)
        return spots(plate.svg())

    assert total(printed(0.10)) == pytest.approx(8, rel=0.07)
    assert printed(0.13) == []


def test_a_hair_of_a_line_is_found_as_well() -> None:
    assert total(spots(ruled(0.04, pitch=1.5).svg())) == pytest.approx(40, rel=0.07)


def test_a_spot_is_told_in_millimeters_of_the_motif() -> None:
    (spot,) = spots(ruled(0.2, pitch=1.5, lines=1).svg(), 0.5)
    assert (spot.x, spot.y) == pytest.approx((2.1, 6.0), abs=0.05)
    assert spot.length == pytest.approx(4.0, rel=0.07)


def test_every_ink_is_dark_or_pale_as_its_color_is() -> None:
    colors = dict(re.findall(r"\.f-(\w+){fill:#(\w+)}", motif_style()))
    assert set(colors) == {*DARK, *PALE}
    for ink, color in colors.items():
        bright = sum(int(color[i : i + 2], 16) for i in (0, 2, 4)) / 3
        assert (bright > 160) == (ink in PALE), ink


@pytest.mark.parametrize("ink", PALE)
def test_a_pale_line_on_a_dark_field_is_a_line(ink: str) -> None:
    finest = f'stroke-width="{burin.LINE * 100:g}"'  # no plate strokes a finer one

    def scratched(width: float, field: str) -> list[Spot]:
        plate = Plate(12, 12)
        plate.fill(path(1, 1, 10, 10), field)
        plate.stroke("M400 300v600", width, ink, round_ends=False)
        plate.fill(path(6, 3, width, 6), ink)
        return spots(plate.svg().replace(finest, f'stroke-width="{width * 100:g}"'))

    for field in DARK:
        found = scratched(0.10, field)
        assert {spot.kind for spot in found} == {"line"}
        assert total(found) == pytest.approx(12, rel=0.07)
        assert scratched(0.135, field) == []
    assert scratched(0.10, "light") == []


def test_ink_upon_accent_is_one_dark_field() -> None:
    plate = Plate(12, 12)
    plate.fill(path(1, 1, 10, 10), "accent")
    plate.fill(path(4, 3, 0.08, 6))
    assert spots(plate.svg()) == []


def test_corners_and_wedges_are_no_lines() -> None:
    plate = Plate(12, 12)
    plate.fill("M200 200l700 60l-700 60Z")  # dark, about ten degrees
    plate.fill("M200 600l700 -1l0 200l-700 -1l600 -100Z")  # a pale wedge between two bars
    plate.fill(path(2, 9, 0.13, 0.4) + path(4, 9, 3, 0.13))  # blunt ends
    assert spots(plate.svg()) == []


def test_a_long_taper_is_a_fine_line() -> None:
    plate = Plate(12, 12)
    plate.fill("M200 200l800 7l-800 7Z")
    assert 4 < total(spots(plate.svg())) < 8


def test_what_runs_over_the_edge_goes_on_there() -> None:
    plate = Plate(12, 12)
    plate.fill(path(-1, 3, 14, 0.3) + path(11.95, 6, 3, 3))
    assert spots(plate.svg()) == []


def test_the_command_names_the_worst_places(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for stem in ("badge-blue", "badge-gold"):
        shutil.copy(ROOT / "court" / f"{stem}.svg", tmp_path)
    monkeypatch.setattr(paths, "data", lambda *_: tmp_path)
    blue, gold = too_fine(lambda _: {"court/badge-blue": 0.05}, ["court"])
    assert re.fullmatch(r"court/badge-blue: \d+\.\d mm( ·|,) (line|gap) .*", blue)
    assert gold == "court/badge-gold: 0.0 mm"
