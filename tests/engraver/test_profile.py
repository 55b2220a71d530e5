"""Cut-paper profiles: features move what they name and nothing else, cuts place as told."""

from __future__ import annotations

from dataclasses import fields, replace

import numpy as np
import pytest

from engraver.technique.cutpaper import NECK, Cut, inside, points, written
from engraver.technique.plate import Plate
from engraver.wardrobe.beards import full_beard
from engraver.wardrobe.hairdress import STYLES, hair
from engraver.wardrobe.profile import Face, Sitter, draw_sitter, head_outline
from engraver.wardrobe.tresses import Strands, Tress, scratch_strands
from tests.tiers import every


def cut(scale: float = 0.2, facing: int = 1) -> Cut:
    return Cut(Plate(40, 48), 20, 24, scale, facing)


def test_a_longer_nose_moves_its_tip_and_leaves_brow_and_chin() -> None:
    short, long = head_outline(Face(nose=10)), head_outline(Face(nose=15))
    assert long[:, 0].min() == pytest.approx(short[:, 0].min() - 5, abs=0.3)
    still = (short[:, 1] < 38) | (short[:, 1] > 72)
    assert np.allclose(short[still], long[still])


@pytest.mark.parametrize("feature", [f.name for f in fields(Face)])
def test_every_feature_changes_the_head(feature: str) -> None:
    plain = Face()
    changed = replace(plain, **{feature: getattr(plain, feature) + 1})
    assert not np.allclose(head_outline(plain), head_outline(changed))


def test_a_sitter_who_looks_right_is_the_mirror_image() -> None:
    outline = head_outline(Face())
    left, right = cut().place(outline), cut(facing=-1).place(outline)
    assert np.allclose(left[:, 0] - 20, 20 - right[:, 0])
    assert np.allclose(left[:, 1], right[:, 1])


def test_a_positive_tilt_lifts_the_chin_and_a_rise_lifts_the_whole_head() -> None:
    chin = np.array([[0.0, 97.0]])
    level = cut().place(chin)[0]
    for facing in (1, -1):
        assert cut(facing=facing).tilted(5).place(chin)[0, 1] < level[1]
    assert cut().tilted(0, 3).place(chin)[0] == pytest.approx(level - [0, 0.6])
    assert cut().tilted(30).place([NECK])[0] == pytest.approx([20, 24])


def test_a_tilted_head_keeps_its_shape() -> None:
    outline = head_outline(Face())
    level, tilted = cut().place(outline), cut().tilted(9).place(outline)
    assert np.allclose(np.diff(level, axis=0) ** 2 @ [1, 1], np.diff(tilted, axis=0) ** 2 @ [1, 1])


def test_pieces_are_shared_so_that_a_ground_knows_the_whole_figure() -> None:
    bare, dressed = cut(), cut()
    draw_sitter(bare, Sitter(face=Face()))
    draw_sitter(dressed, Sitter(face=Face(), head=(hair("mane"), full_beard()), tilt=4))
    assert len(bare.pieces) == 1
    assert len(dressed.pieces) == 4


def test_a_beard_twice_as_long_reaches_twice_as_far_below_its_root() -> None:
    tress = Tress("0,80 -5,100 10,120 40,90", strands=(Strands("0,82 0,110", "20,82 20,110", 4),))
    grown = tress.grown(2, root=100)
    assert points(grown.outline)[:, 1].tolist() == [80, 100, 140, 90]
    assert points(grown.strands[0].first)[:, 1].tolist() == [82, 120]


def test_a_small_sitter_gets_fewer_strands() -> None:
    bundle = Strands("0,0 0,40", "30,0 30,40", 20)
    large, small = cut(0.4), cut(0.1)
    for sheet in (large, small):
        scratch_strands(sheet, bundle)
    assert large.plate.svg().count("M") > small.plate.svg().count("M") > 0


@pytest.mark.parametrize("style", every(3, STYLES))
def test_hair_is_cut_the_same_every_time_and_otherwise_for_another_seed(style: str) -> None:
    def drawn(seed: int) -> str:
        sheet = cut()
        hair(style, seed=seed)(sheet)
        return sheet.plate.svg()

    assert drawn(3) == drawn(3)
    assert (drawn(3) != drawn(4)) == bool(STYLES[style].locks)


def test_landmarks_survive_being_written() -> None:
    assert np.allclose(points(written([[1.25, -3], [0, 7.5]])), [[1.25, -3], [0, 7.5]])


def test_inside_knows_a_notch() -> None:
    notched = points("0,0 10,0 10,10 5,4 0,10")
    assert inside(notched, points("5,2 5,8 1,6 11,5")) == [True, False, True, False]
