"""Skin in a tone: what is laid down brown, and what stays white."""

from __future__ import annotations

import re

import numpy as np

from engraver.figure.face import Face
from engraver.figure.limb import wrist
from engraver.nations.people.heads import front
from engraver.nations.people.skin import SkinCut, SkinPlate, YoungSkinCut, bare_hand
from engraver.technique.cutpaper import loop


def fills(plate: SkinPlate) -> list[str]:
    """The inks of all fields, from the first to the last."""
    return re.findall(r'class="f-(\w+)', plate.svg())


def test_the_head_is_of_skin_and_the_whites_of_both_eyes_are_white() -> None:
    plate = SkinPlate(44, 48, "soft")
    cut = SkinCut(plate, 22, 20, 0.138)
    front(cut, Face())
    inks = fills(plate)
    assert inks[0] == "soft"
    assert inks.count("light") >= 4  # light on the skin, two eyes with their sparks


def test_light_is_ruled_on_the_side_it_falls_on() -> None:
    from_left = SkinPlate(44, 48, "soft")
    front(SkinCut(from_left, 22, 20, 0.138, facing=1), Face())
    turned = SkinPlate(44, 48, "soft")
    front(SkinCut(turned, 22, 20, 0.138, facing=-1), Face())
    assert from_left.svg() != turned.svg()


def test_dress_stays_white_on_a_plate_of_skin() -> None:
    plate = SkinPlate(44, 48, "soft")
    plate.fill("M0 0l100 0l0 100z", "light")
    with plate.bared():
        plate.fill("M0 0l100 0l0 100z", "light")
    plate.fill("M0 0l100 0l0 100z", "light")
    assert fills(plate) == ["light", "soft", "light"]


def test_a_hand_of_skin_has_its_wrist_where_an_arm_ends() -> None:
    plate = SkinPlate(44, 48, "tint")
    bare_hand(plate, "pinch", (20, 30), side=-1, turn=38, elbow=(10, 37))
    x, y = wrist("pinch", (20, 30), side=-1, turn=38)
    assert np.hypot(x - 10, y - 37) < np.hypot(20 - 10, 30 - 37)
    assert "tint" in fills(plate)


def test_a_child_has_lower_eyes_than_a_grown_person() -> None:
    plate = SkinPlate(44, 48, "soft")
    eye = loop("40,48 50,48 50,52 40,52")
    grown = SkinCut(plate, 22, 20, 0.138).place(eye)
    child = YoungSkinCut(plate, 22, 20, 0.138).place(eye)
    assert child[:, 1].mean() > grown[:, 1].mean()
