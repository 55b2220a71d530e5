"""Engraved photographs as they are printed on a card: no line fades, and no gap fills in."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from cardwright.building.deck_pictures import PLACES
from cardwright.drawing.faces import front
from cardwright.drawing.scene.inks import PALETTES
from cardwright.drawing.scene.model import (
    IDENTITY,
    Group,
    Item,
    Scene,
    Shape,
    Transform,
    Use,
    combined,
)
from cardwright.drawing.scene.png import png
from cardwright.engine.cards import deck_pack
from cardwright.ledger.own_deck import OwnGame
from tests.bench.own_list import photograph
from tests.engraving.drawn import face, glasses, grained, group
from tests.engraving.fineness import DPI, GAP, LINE, MOST, Dots, fine
from tests.own_decks.test_photographs import deck, ledger_of, picture
from tests.tiers import few

#: So far around an oval its ring has not begun, mm.
AROUND = 0.2
#: Beside the frame of a rectangle a sliver of paper may fill in, which makes the frame broader, mm.
BESIDE = 0.3
PHOTOGRAPHS: dict[str, Callable[[], Image.Image]] = {
    "dark skin": lambda: grained(face(skin=48, dark=14, ground=150, size=(800, 1000)), 1),
    "bright": lambda: grained(face(skin=225, dark=90, ground=245, size=(800, 1000)), 2),
    "dark": lambda: grained(face(skin=30, dark=8, ground=20, size=(800, 1000)), 3),
    "glasses": lambda: grained(glasses(), 4),
    "group": lambda: grained(group(), 5),
    "leaves": lambda: photograph(8),
}


def places(items: tuple[Item, ...], at: Transform = IDENTITY) -> Iterator[tuple[Shape, Transform]]:
    """Every shape among the items, and its place on the card."""
    for item in items:
        match item:
            case Group(items=inner, transform=own):
                yield from places(inner, combined(at, own))
            case Use(scene=Scene(items=inner), transform=own):
                yield from places(inner, combined(at, own))
            case Shape():
                yield item, at


def printed(folder: Path, game: OwnGame, photo: Image.Image) -> tuple[Dots, Dots]:
    """The ink of the photograph on its card, with its frame; and where it is looked at."""
    ledger = ledger_of(deck(folder, photo, game, "engraved"))
    shown = picture(ledger)
    card = next(card for card in deck_pack(ledger) if card.author == "cello")
    face_of = front(ledger, card)
    ((_, at),) = [(s, at) for s, at in places(face_of.items) if s.data == shown.outline]
    assert at[:4] == pytest.approx((1, 0, 0, 1))  # as large as it was engraved
    with Image.open(io.BytesIO(png(face_of, PALETTES["color"], dpi=DPI))) as image:
        dots = np.asarray(image.convert("L")) < 128
    y, x = np.mgrid[0 : dots.shape[0], 0 : dots.shape[1]] / DPI * 25.4
    aside, down = abs(x - at[4] - shown.width / 2), abs(y - at[5] - shown.height / 2)
    wide, high = shown.width / 2, shown.height / 2
    inside = (aside < wide) & (down < high)
    looked = (aside < wide - BESIDE) & (down < high - BESIDE)
    if PLACES[game][0] == "oval":
        inside = looked = np.hypot(aside / (wide + AROUND), down / (high + AROUND)) < 1
    rows, columns = (np.nonzero(inside.any(axis=axis))[0] for axis in (1, 0))
    part = slice(rows[0], rows[-1] + 1), slice(columns[0], columns[-1] + 1)
    return np.pad((dots & inside)[part], 20), np.pad(looked[part], 20)


@pytest.mark.deep
@pytest.mark.parametrize("game", ["authors", "quartets"])
@pytest.mark.parametrize("name", few(4, PHOTOGRAPHS))
def test_a_photograph_on_its_card_has_no_line_and_no_gap_that_is_too_fine(
    name: str, game: OwnGame, tmp_path: Path
) -> None:
    dots, looked = printed(tmp_path, game, PHOTOGRAPHS[name]())
    assert 0.1 < dots[looked].mean() < 0.7  # it is there
    for inked, across in ((dots, LINE), (~dots, GAP)):
        assert (fine(inked, across) & looked).sum() / inked.sum() < MOST
