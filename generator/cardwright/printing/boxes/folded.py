"""A tuck box as it stands when it is folded, drawn from the panels of its net.

A parallel projection: the wide face keeps its upright edges and is a little turned, the side goes
back to the right, and the lid lies on top. Each panel is the scene that is printed, under an affine
transform, and so what is seen here is what the sheet has.
"""

from __future__ import annotations

from typing import Literal

from cardwright.drawing.scene import outline
from cardwright.drawing.scene.model import Group, Item, Scene, Shape, Transform, combined, moved
from cardwright.drawing.scene.outline import KAPPA, number
from cardwright.printing.boxes.art import panel_scene
from cardwright.printing.boxes.dress import Dress
from cardwright.printing.boxes.net import Net
from cardwright.printing.boxes.tuck import NOTCH, NOTCH_DEEP

#: Where a millimeter along the face, down, and back along the side leads to on the drawing.
_ALONG, _DOWN, _BACK = (0.94, 0.12), (0.0, 1.0), (0.66, -0.36)
#: Room around the box.
_MARGIN = 4.0
_EDGE = 0.25


def folded(dress: Dress, net: Net, seen: Literal["front", "back"] = "front") -> Scene:
    """The shut box seen from its front or its back, from the right and above, at its own size."""
    face = net.panel(seen)
    side = net.panel("right" if seen == "front" else "left")
    wide, high, deep = face.width, face.height, side.width
    rise, fall = -_BACK[1] * deep, _ALONG[1] * wide
    origin = (_MARGIN, _MARGIN + rise)
    corner = (origin[0] + _ALONG[0] * wide, origin[1] + fall)
    lid = (origin[0] + _BACK[0] * deep, origin[1] + _BACK[1] * deep)
    back: Transform = (*_BACK, *_DOWN, *corner)
    # The lid is read from the front; its far edge is the head of its drawing.
    top: Transform = (*_ALONG, -_BACK[0], -_BACK[1], *lid)
    if seen == "back":
        top = combined(top, (-1, 0, 0, -1, wide, deep))
    places = (
        ("top", top, wide, deep),
        (side.name, back, deep, high),
        (seen, (*_ALONG, *_DOWN, *origin), wide, high),
    )
    items = [_place_drawing(dress, net, name, place) for name, place, _, _ in places]
    items += [
        Shape(_outline(place, *size), stroke=dress.deep, width=_EDGE) for _, place, *size in places
    ]
    if seen == "front":
        items.append(_notch(dress, places[2][1], wide))
    return Scene(
        corner[0] + _BACK[0] * deep + _MARGIN,
        origin[1] + high + fall + _MARGIN,
        tuple(items),
        f"{dress.ledger.name}-box",
        f"The box of {dress.ledger.title}, folded",
    )


def _place_drawing(dress: Dress, net: Net, name: str, place: Transform) -> Item:
    """A panel's drawing on its board, where it stands."""
    scene = panel_scene(dress, net.panel(name))
    area = outline.rectangle(0, 0, scene.width, scene.height)
    return Group((Shape(area, fill="light"), *scene.items), place, clip=area)


def _outline(place: Transform, wide: float, high: float) -> str:
    corners = ((0.0, 0.0), (wide, 0.0), (wide, high), (0.0, high))
    return outline.polygon(*(_at(place, x, y) for x, y in corners))


def _at(place: Transform, x: float, y: float) -> tuple[float, float]:
    *_, left, top = combined(place, moved(x, y))
    return left, top


def _notch(dress: Dress, place: Transform, wide: float) -> Item:
    """The thumb notch, through which the flap behind the front is seen."""
    left, right, k = wide / 2 - NOTCH, wide / 2 + NOTCH, NOTCH_DEEP * 1.32
    pull = NOTCH * (1 - KAPPA)
    points = ((left, 0.0), (left + pull, k), (right - pull, k), (right, 0.0))
    told = [f"{number(x)} {number(y)}" for x, y in (_at(place, *point) for point in points)]
    curve = f"M {told[0]} C {' '.join(told[1:])}"
    return Shape(f"{curve} Z", fill=f"{dress.hue}-tint", stroke=dress.deep, width=_EDGE)
