"""The surfaces that the houses of Asia and Africa are built of keep their shape and their light."""

import numpy as np
import pytest

from cardwright.drawing.scene.pathdata import bounds
from engraver.nations.clipping import Window
from engraver.nations.houses.camera import Camera
from engraver.nations.houses.hips import Hip
from engraver.nations.houses.palms import palm
from engraver.nations.houses.plans import Plan, rubble
from engraver.nations.houses.rounds import Round, round_tone
from engraver.nations.houses.sheets import Rule, along, patch, rule, turned, up
from engraver.nations.sea import contours, distances, rule_sea
from engraver.technique.cutpaper import inside
from engraver.technique.plate import Plate

CAMERA = Camera(turn=33, far=24, eye=2.4, scale=66, x=26.0, y=26.6, pivot=8.0)
HIP_SIZES = ((8.0, 6.0), (4.4, 8.0), (0.9, 0.9), 1.7)
HIP = Hip(CAMERA, *HIP_SIZES)
DRUM = Round(20, 30).sheet([(10, 0), (10, 8)])


def test_the_two_slopes_of_a_hipped_roof_meet_in_one_hip() -> None:
    hip, same = up(HIP.front(), 1.0), up(HIP.end(), 0.0)
    assert np.abs(hip - same).max() < 0.1


def test_the_eaves_of_a_hipped_roof_are_level() -> None:
    level = Hip(Camera(turn=0, far=24, eye=2.4, scale=66, x=0, y=0), *HIP_SIZES).front()
    assert np.ptp(along(level, 0.0)[:, 1]) < 1e-9


def test_a_drum_stands_on_its_circle_and_rises_from_it() -> None:
    foot, head = along(DRUM, 0.0), along(DRUM, 1.0)
    assert foot[:, 1].max() == pytest.approx(30 + 0.16 * 10, abs=0.01)
    assert np.allclose(foot - head, (0, 8))


def test_a_round_house_is_lit_on_the_left() -> None:
    u = np.linspace(0.02, 0.98, 25)
    tone = round_tone(0.1)(u, 0 * u)
    assert tone[:8].max() < 0.3
    assert tone[-4:].min() > 0.8


def test_lines_on_a_sheet_stay_on_it() -> None:
    for sheet in (HIP.front(), HIP.end(), DRUM):
        ring = patch(sheet)
        for u in (0.1, 0.5, 0.9):
            assert all(inside(ring, up(sheet, u, 0.02, 0.98)))
            assert all(inside(ring, up(turned(sheet), u, 0.02, 0.98)))


def test_what_would_be_too_fine_to_print_is_not_ruled() -> None:
    plate = Plate(44, 36)
    rule(plate, DRUM, Rule(400), 0.5)
    coarse = Plate(44, 36)
    rule(coarse, DRUM, Rule(50), 0.5)
    assert plate.svg().count("M") < 2.5 * coarse.svg().count("M")


def test_a_palm_is_as_tall_as_it_is_asked_to_be() -> None:
    plate = Plate(44, 36)
    palm(plate, 20, 34, 20, 1.0, 5.0)
    data = plate.svg().split(' d="')[1].split('"')[0]
    left, top, right, foot = bounds(data)
    assert (top, foot) == pytest.approx((1400, 3400), abs=3)
    assert right - left < 300


PLAN = Plan(CAMERA, 9.0, 5.0, 2.5)


def test_a_house_with_round_ends_shows_its_front_and_the_end_that_is_near() -> None:
    places, outward = PLAN.around(np.linspace(0, 1, 200))
    assert places[:, 1].min() == pytest.approx(0, abs=1e-3)
    assert places[:, 0].max() == pytest.approx(9, abs=0.05)
    assert np.hypot(*outward.T) == pytest.approx(1, abs=1e-3)
    assert np.ptp(places[:, 0]) < 9.0


def test_a_round_ended_roof_meets_its_eaves_and_its_ridge() -> None:
    level = Plan(Camera(turn=0, far=24, eye=2.4, scale=66, x=0, y=0, pivot=4.5), 9.0, 5.0, 2.5)
    roof = level.roof(2.4, 6.0, 0.5, 4.0, 0.3)
    assert np.ptp(along(roof, 0.0)[:, 1]) == pytest.approx(0, abs=0.01)
    assert np.ptp(along(roof, 1.0)[:, 0]) < np.ptp(along(roof, 0.0)[:, 0])
    assert along(roof, 1.0)[:, 1].max() < 0


def test_a_wall_of_field_stones_is_darker_in_the_shade() -> None:
    def drawn(tone: float) -> int:
        plate = Plate(44, 36)
        rubble(plate, PLAN.wall(2.0), lambda u, _v: tone + 0 * u, 4, 16)
        lit = plate.svg().split(' d="')[2].split('"')[0]
        left, top, right, foot = bounds(lit)
        return round((right - left) * (foot - top))

    assert drawn(0.9) < drawn(0.0)


SEA = Window(2, 2, 22, 22)
ISLAND = np.array([(10.0, 10.0), (14.0, 10.0), (14.0, 14.0), (10.0, 14.0)])


def test_the_sea_is_as_deep_as_its_shore_is_far() -> None:
    away = distances([ISLAND], SEA)
    assert away[0, 0] == pytest.approx(8 * 2**0.5, abs=0.1)
    assert away[away.shape[0] // 2, away.shape[1] // 2] == 0


def test_a_line_round_an_island_is_closed_and_everywhere_as_far_from_it() -> None:
    (line,) = contours(1.0 - distances([ISLAND], SEA))
    line = line + 2
    assert np.allclose(line[0], line[-1])
    beyond = np.maximum(np.abs(line - 12) - 2, 0)
    assert np.hypot(*beyond.T) == pytest.approx(1.0, abs=0.08)


def test_no_line_enters_a_strait_that_is_too_narrow_for_it() -> None:
    plate, banks = Plate(24, 24), [np.add(ISLAND, (0, y)) for y in (-2.3, 2.3)]
    rule_sea(plate, banks, SEA)
    strait = np.array([(10.5, 11.75), (13.5, 11.75), (13.5, 12.25), (10.5, 12.25)])
    for data in plate.svg().split(' d="')[1:]:
        steps = data.split('"')[0]
        for piece in steps.split("M")[1:]:
            start = [int(v) / 100 for v in piece.split("l")[0].replace("-", " -").split()]
            assert not inside(strait, np.array([start]))[0]
