"""Parts that emblems share: mirrored halves, rods, outlines with corners, hides and limbs."""

from __future__ import annotations

import io

import numpy as np
import pytest
import resvg_py
from numpy.typing import NDArray
from PIL import Image

from engraver.emblems import HEIGHT, WIDTH
from engraver.emblems.hides import hide, limb_edge
from engraver.emblems.parts import cornered, mirrored, rod
from engraver.portrait_authors.emblems.beasts import limb
from engraver.portrait_authors.emblems.relief import box
from engraver.technique.cutpaper import points
from engraver.technique.pathdata import polygon
from engraver.technique.plate import Plate

#: Dots to the millimeter at which an emblem is looked at.
FINE = 10


def ink(svg: str) -> NDArray[np.float64]:
    """How dark a plate of an emblem's size is at each dot, 0 white to 1 black."""
    size = (round(WIDTH * FINE), round(HEIGHT * FINE))
    picture = resvg_py.svg_to_bytes(svg_string=svg, dpi=254, background="#ffffff")
    gray = Image.open(io.BytesIO(bytes(picture))).convert("L").resize(size)
    return 1 - np.asarray(gray, dtype=float) / 255


def test_a_mirrored_half_lies_as_far_to_the_other_side() -> None:
    half = points("23,4 30,9")
    assert mirrored(half, 1).tolist() == half.tolist()
    assert mirrored(half, -1).tolist() == [[21, 4], [14, 9]]
    assert mirrored(half, -1, 30.0).tolist() == [[37, 4], [30, 9]]


def test_a_rod_is_darker_on_the_side_away_from_the_light() -> None:
    plate = Plate(WIDTH, HEIGHT)
    rod(plate, [(6, 15), (38, 15)], 4.0, lines=12, edge=(0.2, 0.2))
    field = ink(plate.svg())[:, 100:340]
    assert field[115:145].mean() < 0.1
    assert field[155:185].mean() > 0.3


def test_an_outline_with_corners_does_not_bulge() -> None:
    plate = Plate(WIDTH, HEIGHT)
    cornered(plate, box(6, 6, 38, 24), 0.3, 0.6)
    rows, columns = np.nonzero(ink(plate.svg()) > 0.5)
    assert rows.min() / FINE == pytest.approx(6 - 0.15, abs=0.15)
    assert columns.max() / FINE == pytest.approx(38 + 0.3, abs=0.15)
    assert rows.max() / FINE == pytest.approx(24 + 0.3, abs=0.15)


def test_a_hide_is_darker_away_from_the_light_and_has_pale_hairs_towards_it() -> None:
    plate = Plate(WIDTH, HEIGHT)
    outline, spine = limb(points("8,15,8 36,15,8"))
    hide(plate, outline, spine, seed=1, fill="accent")
    field = ink(plate.svg())[:, 100:340]
    plain = Plate(WIDTH, HEIGHT)
    plain.fill(polygon(box(0, 0, WIDTH, HEIGHT)), "accent")
    accent = float(ink(plain.svg())[150, 200])
    assert field[80:110].mean() < accent < field[190:220].mean()


def test_a_limb_has_no_outline_where_it_grows_out_of_the_trunk() -> None:
    plate = Plate(WIDTH, HEIGHT)
    joints = points("12,15,4 36,15,2")
    outline, _ = limb(joints)
    limb_edge(plate, outline, joints[0])
    columns = np.nonzero(ink(plate.svg()) > 0.5)[1] / FINE
    assert columns.min() > 12
    assert columns.max() == pytest.approx(38, abs=0.4)
