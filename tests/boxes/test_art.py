"""A box is dressed: a weave of its own all around, words inside its labels, a picture folded."""

from __future__ import annotations

import io
from functools import cache

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image

from cardwright.drawing.faces.edition import Edition
from cardwright.drawing.faces.ornaments import ornament
from cardwright.drawing.scene import outline
from cardwright.drawing.scene.inks import PALETTES
from cardwright.drawing.scene.model import Group, Item, Scene, Shape, Text, Use
from cardwright.drawing.scene.png import png
from cardwright.drawing.scene.shaping import width
from cardwright.ledger import load_ledger
from cardwright.ledger.games import GAMES
from cardwright.printing.boxes.art import LABELS, net_items, panel_scene, reach
from cardwright.printing.boxes.contents import box_of
from cardwright.printing.boxes.dress import Dress
from cardwright.printing.boxes.envelope import envelope_net
from cardwright.printing.boxes.envelope_art import inside
from cardwright.printing.boxes.folded import folded
from cardwright.printing.boxes.net import BLEED, Net
from cardwright.printing.boxes.stock import BARE, Stock
from cardwright.printing.boxes.tuck import tuck_for, tuck_net
from tests.tiers import every

#: Pixels per mm at which drawings are looked at.
PX = 4
PLAIN = Edition(plain_backs=True)


def box(game: str) -> tuple[Dress, Net]:
    ledger = load_ledger(game)
    return Dress(ledger), box_of(ledger, BARE)[1]


@cache
def seen(scene: Scene) -> NDArray[np.uint8]:
    """A drawing on white as red, green and blue."""
    white = Shape(outline.rectangle(-9, -9, scene.width + 18, scene.height + 18), fill="light")
    whole = Scene(scene.width, scene.height, (white, *scene.items), "seen")
    with Image.open(io.BytesIO(png(whole, PALETTES["color"], dpi=round(PX * 25.4)))) as image:
        return np.asarray(image.convert("RGB"))


def texts(items: tuple[Item, ...]) -> list[Text]:
    found = []
    for item in items:
        match item:
            case Text():
                found.append(item)
            case Group(items=inner):
                found += texts(inner)
            case Use():
                found += texts(item.scene.items)
    return found


@pytest.mark.full
@pytest.mark.parametrize("game", every(len(GAMES), GAMES, deep=4))
def test_across_every_crease_runs_the_weave_and_nothing_else(game: str) -> None:
    """A band of 1.2 mm on both sides of each crease is alike: no label, no white."""
    dress, net = box(game)
    wide, high = net.size
    flat = seen(Scene(wide, high, net_items(dress, net), "flat"))
    for line in net.creases:
        (x0, y0), (x1, y1) = ((round(v.x * PX), round(v.y * PX)) for v in line)
        far, trim = round(1.2 * PX), 2 * PX
        upright = x0 == x1
        cut = flat[y0 + trim : y1 - trim] if upright else flat[:, x0 + trim : x1 - trim]
        before = cut[:, x0 - far : x0] if upright else cut[y0 - far : y0]
        behind = cut[:, x0 : x0 + far] if upright else cut[y0 : y0 + far]
        assert np.abs(before.mean((0, 1)) - behind.mean((0, 1))).max() < 24
        assert before.mean() < 205
        assert behind.mean() < 205


@pytest.mark.parametrize("stock", [BARE, Stock(sleeved=True)], ids=["bare", "sleeved"])
@pytest.mark.parametrize("cards", [24, 32, 48, 52, 64])
@pytest.mark.parametrize("game", GAMES)
def test_every_label_has_room_for_its_words(game: str, cards: int, stock: Stock) -> None:
    dress, net = Dress(load_ledger(game)), tuck_net(tuck_for(cards, stock))
    for name in ("front", "back", "left", "right", "top", "bottom"):
        panel = net.panel(name)
        long = panel.height if name in {"left", "right"} else panel.width
        for text in texts(panel_scene(dress, panel).items):
            assert width(text.text, text.font, text.size) < long - 10.0, (name, text.text)
            assert text.size >= 1.4, (name, text.text)  # 4 points


@pytest.mark.parametrize("game", GAMES)
def test_each_game_has_a_weave_of_its_own(game: str) -> None:
    mine = ornament("weave", game)
    assert mine
    assert all(mine.items != art.items for other in GAMES if other != game
               for art in [ornament("weave", other)] if art)  # fmt: skip


def test_what_saves_ink_has_no_ground() -> None:
    ledger = load_ledger("court")
    panel = box_of(ledger, BARE, PLAIN)[1].panel("right-top-dust")
    assert panel_scene(Dress(ledger, PLAIN), panel).items == ()
    assert panel_scene(Dress(ledger), panel).items


def test_art_bleeds_where_no_other_panel_goes_on() -> None:
    net = tuck_net(tuck_for(52, BARE))
    assert reach(net, net.panel("front")) == (0, BLEED, 0, BLEED)
    assert reach(net, net.panel("back")) == (BLEED, 0, 0, 0)  # over the tab
    assert reach(net, net.panel("right")) == (0, 0, BLEED, 0)
    assert reach(net, net.panel("top-tuck"))[:3] == (BLEED, BLEED, BLEED)


@pytest.mark.quick(1)
@pytest.mark.parametrize("side", ["front", "back"])
@pytest.mark.parametrize("game", every(len(GAMES), GAMES))
def test_folded_it_shows_its_face_a_side_and_the_lid_the_right_way_up(game: str, side: str) -> None:
    dress, net = box(game)
    scene = folded(dress, net, side)  # type: ignore[arg-type]
    places = [item.transform for item in scene.items if isinstance(item, Group)]
    assert len(places) == 3
    top, edge, face = places
    wide, deep, high = (
        net.panel("front").width,
        net.panel("left").width,
        net.panel("front").height,
    )

    def at(place: tuple[float, ...], x: float, y: float) -> tuple[float, float]:
        a, b, c, d, e, f = place
        return a * x + c * y + e, b * x + d * y + f

    assert at(face, wide, 0) == pytest.approx(at(edge, 0, 0))
    assert at(face, wide, high) == pytest.approx(at(edge, 0, high))
    near = ((0, deep), (wide, deep)) if side == "front" else ((wide, 0), (0, 0))
    assert at(top, *near[0]) == pytest.approx(at(face, 0, 0))
    assert at(top, *near[1]) == pytest.approx(at(face, wide, 0))
    assert (top[0] > 0) == (side == "front")  # the title on the lid is read from the front
    corners = [at(place, x, y) for place in (edge, face) for x in (0, deep) for y in (0, high)]
    assert all(0 < x < scene.width and 0 < y < scene.height for x, y in corners)
    assert seen(scene).mean() < 240


def test_the_envelope_shows_what_is_inside() -> None:
    ledger = load_ledger("card-tennis")
    assert inside(ledger) == "five trays and eight balls"
    face = panel_scene(Dress(ledger), envelope_net().panel("face"))
    assert {"Card Tennis", "five trays and eight balls"} <= {t.text for t in texts(face.items)}


def test_every_label_belongs_to_a_panel() -> None:
    nets = (tuck_net(tuck_for(52, BARE)), envelope_net())
    assert {*LABELS} <= {panel.name for net in nets for panel in net.panels}
