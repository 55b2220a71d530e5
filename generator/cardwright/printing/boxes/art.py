"""The art of a net: the weave of the game all around, and labels on it.

A label lies inside its panel, and across the creases runs nothing but weave: a fold that is half a
millimeter off does not show. Where ink is to be saved the weave is left out. Each drawing is a
scene of its panel's size, upright as it is read, its ground running on into the bleed.
"""

from __future__ import annotations

from collections.abc import Callable

from cardwright.drawing.faces.ornaments import ornament
from cardwright.drawing.scene import outline
from cardwright.drawing.scene.inks import accent_inks
from cardwright.drawing.scene.model import Group, Item, Scene, Shape, Use, moved, turned
from cardwright.printing.boxes import envelope_art, tuck_art
from cardwright.printing.boxes.dress import Dress
from cardwright.printing.boxes.net import BLEED, Net, Panel

#: What draws the label of a panel of its width and height, by the panel's name.
LABELS: dict[str, Callable[[Dress, float, float], tuple[Item, ...]]] = {
    "front": tuck_art.front,
    "back": tuck_art.back,
    "left": tuck_art.side,
    "right": tuck_art.side,
    "top": tuck_art.end,
    "bottom": tuck_art.end,
    "face": envelope_art.face,
    "pocket": envelope_art.pocket,
    "flap": envelope_art.flap,
}


def panel_scene(dress: Dress, panel: Panel) -> Scene:
    """The drawing of a panel, upright as it is read; of a tab, which is glued over, nothing."""
    draw = LABELS.get(panel.name)
    items = draw(dress, panel.width, panel.height) if draw else ()
    ground = () if _is_tab(panel) else _ground(dress, panel)
    name = f"{dress.ledger.name}-{panel.name}"
    return Scene(panel.width, panel.height, (*ground, *items), name, panel.name, BLEED)


def net_items(dress: Dress, net: Net) -> tuple[Item, ...]:
    """The art of a whole net in the flat: every panel in its place, bleeding where it is free."""
    return tuple(_placed(dress, net, panel) for panel in net.panels if not _is_tab(panel))


def reach(net: Net, panel: Panel) -> tuple[float, float, float, float]:
    """The bleed of the art of a panel at its left, top, right and foot, in mm.

    Nowhere over a panel that is painted as well; over tabs, so that a fold may be a little off.
    """
    left, top, right, foot = (
        0.0 if any(_beside(panel, other, side) for other in net.panels) else BLEED
        for side in range(4)
    )
    return left, top, right, foot


def _is_tab(panel: Panel) -> bool:
    return panel.name.endswith("tab")


def _placed(dress: Dress, net: Net, panel: Panel) -> Item:
    items: tuple[Item, ...] = panel_scene(dress, panel).items
    if panel.turned:
        items = (Group(items, turned(180, panel.width / 2, panel.height / 2)),)
    left, top, right, foot = reach(net, panel)
    clip = outline.rectangle(-left, -top, panel.width + left + right, panel.height + top + foot)
    return Group(items, moved(panel.left, panel.top), clip)


def _beside(panel: Panel, other: Panel, side: int) -> bool:
    """Test if another panel lies along the whole side (0 left, 1 top, 2 right, 3 foot)."""
    edge = (panel.left, panel.top, panel.right, panel.foot)[side]
    facing = (other.right, other.foot, other.left, other.top)[side]
    if side % 2:
        along = other.left <= panel.left and other.right >= panel.right
    else:
        along = other.top <= panel.top and other.foot >= panel.foot
    return along and abs(edge - facing) < 1e-6 and not _is_tab(other)


def _ground(dress: Dress, panel: Panel) -> tuple[Item, ...]:
    """The weave over the panel and its bleed; the game's color where it has none, or nothing."""
    if dress.edition.plain_backs:
        return ()
    wide, high = panel.width, panel.height
    weave = ornament("weave", dress.ledger.name)
    if weave is None:
        field = outline.rectangle(-BLEED, -BLEED, wide + 2 * BLEED, high + 2 * BLEED)
        return (Shape(field, fill=dress.hue),)
    scale = max(1.0, (wide + 2 * BLEED) / weave.width, (high + 2 * BLEED) / weave.height)
    corner = moved((wide - weave.width * scale) / 2, (high - weave.height * scale) / 2, scale)
    return (Use(weave, corner, accent_inks(dress.hue)),)
