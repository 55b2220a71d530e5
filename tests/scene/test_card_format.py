"""The size of a card is said once, and whoever needs it reads it there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cardwright.drawing.faces import parts
from cardwright.drawing.scene.card_format import POKER
from cardwright.printing.sheets import layout
from engraver.technique import back

ROOT = Path(__file__).resolve().parents[2] / "generator/cardwright"


def test_a_face_bleeds_an_eighth_of_an_inch_and_a_back_further() -> None:
    assert 25.4 / 8 <= POKER.bleed < POKER.back_bleed
    assert POKER.back == pytest.approx((73.5, 98.9))


def test_every_room_has_the_same_card() -> None:
    size = (POKER.width, POKER.height)
    assert size == (parts.WIDTH, parts.HEIGHT)
    assert (layout.CARD.width, layout.CARD.height) == size
    assert POKER.back == (back.WIDTH, back.HEIGHT)
    assert POKER.bleed == parts.BLEED


def test_no_other_module_says_the_size() -> None:
    said = re.compile(r"(?<![\d.])(63\.5|88\.9|98\.9|3\.175)\b")
    found = {
        str(path.relative_to(ROOT))
        for path in ROOT.rglob("*.py")
        for line in path.read_text("utf-8").splitlines()
        if said.search(line.partition("#")[0]) and ">>>" not in line
    }
    assert found - {"drawing/scene/outline.py"} == {
        "drawing/scene/card_format.py"
    }  # an example of rounding
