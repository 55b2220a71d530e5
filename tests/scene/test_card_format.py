"""The size of a card is said once, and whoever needs it reads it there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from generator.engraver.technique import back
from generator.faces import parts
from generator.pdf import deck, layout
from generator.scene.card_format import POKER

ROOT = Path(__file__).resolve().parents[2] / "generator"


def test_a_card_is_drawn_beyond_what_is_printed_of_it() -> None:
    assert POKER.overrun <= POKER.bleed
    assert POKER.drawn == pytest.approx((69.5, 94.9))


def test_every_room_has_the_same_card() -> None:
    size = (POKER.width, POKER.height)
    assert size == (parts.WIDTH, parts.HEIGHT)
    assert (layout.CARDS.width, layout.CARDS.height) == size
    assert POKER.drawn == (back.WIDTH, back.HEIGHT)
    assert (POKER.bleed, POKER.overrun) == (parts.BLEED, deck.BLEED)


def test_no_other_module_says_the_size() -> None:
    said = re.compile(r"(?<![\d.])(63\.5|88\.9|94\.9|3\.175)\b")
    found = {
        str(path.relative_to(ROOT))
        for path in ROOT.rglob("*.py")
        for line in path.read_text("utf-8").splitlines()
        if said.search(line.partition("#")[0]) and ">>>" not in line
    }
    assert found - {"scene/outline.py"} == {"scene/card_format.py"}  # an example of rounding
