"""Heads and hands that games share: level eyes, light from one side, hands at their wrists."""

from __future__ import annotations

import io

import numpy as np
import pytest
import resvg_py
from PIL import Image

from engraver.driver import FOLDERS, SHARED
from engraver.figure.age import Years, draw_age
from engraver.figure.face import Face, draw_face, outline, relief
from engraver.figure.hair import FULL, SIDE, draw_hair
from engraver.figure.hand import HANDS, WRISTS
from engraver.figure.locks import Lock, draw_locks
from engraver.technique.cutpaper import Cut
from engraver.technique.plate import Plate
from tests.tiers import every


def test_what_games_share_is_no_folder_of_card_art() -> None:
    assert set(SHARED).isdisjoint(FOLDERS)


def test_the_light_comes_from_the_left_whichever_way_a_head_looks() -> None:
    cheeks = np.array([(66.0, 62.0)])
    away, towards = (float(relief(Face()).shine(cheeks, way)[0]) for way in (1, -1))
    assert towards > away


def test_a_square_jaw_is_broader_and_a_long_chin_lower() -> None:
    plain = outline(Face())
    below = plain[:, 1] > 80
    assert np.ptp(outline(Face(jaw=3))[below, 0]) > np.ptp(plain[below, 0])
    assert outline(Face(chin=3))[:, 1].max() > plain[:, 1].max() + 2


def test_dark_skin_takes_more_ink() -> None:
    dark = []
    for complexion in (0.0, 0.4):
        plate = Plate(24, 24)
        draw_face(Cut(plate, 12, 20, 0.16), Face(complexion=complexion))
        png = bytes(resvg_py.svg_to_bytes(svg_string=plate.svg(), dpi=254, background="#ffffff"))
        gray = np.asarray(Image.open(io.BytesIO(png)).convert("L"))
        dark.append(float((255 - gray.astype(float)).sum()))
    assert dark[1] > 1.3 * dark[0]


@pytest.mark.parametrize("kind", every(3, [*FULL, *SIDE]))
def test_hair_of_every_kind_is_drawn(kind: str) -> None:
    style = (FULL | SIDE)[kind]
    plate = Plate(40, 40)
    draw_hair(Cut(plate, 20, 20, 0.16), [*style[0], *style[1]], "light")
    assert "<path" in plate.svg()


def test_old_age_is_drawn_and_youth_is_not() -> None:
    years = Years("39,65 43,79", "40,56 54,56", "22,28 55,29", (60, 50))
    sizes = []
    for age in (0.0, 0.3, 0.9):
        plate = Plate(24, 24)
        draw_age(Cut(plate, 12, 20, 0.16), age, years)
        sizes.append(plate.svg().count("<path"))
    assert sizes[0] == 0 < sizes[1] < sizes[2]


@pytest.mark.parametrize("ink", ["light", "soft", "ink"])
def test_a_lock_of_hair_stays_where_it_is_laid(ink: str) -> None:
    plate = Plate(24, 24)
    draw_locks(Cut(plate, 12, 16, 0.16), [Lock("30,20 40,60 30,100", 6.0)], ink)
    png = bytes(resvg_py.svg_to_bytes(svg_string=plate.svg(), dpi=254, background="#ffffff"))
    dark = np.asarray(Image.open(io.BytesIO(png)).convert("L")) < 128
    columns = np.flatnonzero(dark.any(axis=0)) / 10
    assert columns[0] > 7
    assert columns[-1] < 12.5


def test_every_hand_has_a_wrist() -> None:
    assert set(HANDS) == set(WRISTS)
