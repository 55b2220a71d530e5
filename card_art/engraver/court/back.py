"""Court's back: a lattice of woven straps with the four badges by turns, and two crowns.

The badges are on their colors' hatching. In the middle of a dark quatrefoil the crowns are foot to
foot, so that the back is the same turned about.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

import numpy as np

from engraver.court.crown_small import small_crown, small_lily
from engraver.court.tincture import BADGES, tincture
from engraver.technique.back import both_ways, flood
from engraver.technique.curves import arc_length, resample
from engraver.technique.pathdata import Points, dot, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch
from engraver.technique.swell import swell

#: Width and height of a diamond of the lattice, mm.
_CELL = (9.6, 11.6)
#: Half the width of a strap between the middles of its two lines, and the width of these, mm.
_STRAP, _LINE = 0.42, 0.22
#: The colors of the badges in even rows and in odd rows.
_ROWS = (("gold", "red"), ("black", "blue"))
#: The scales of a badge and of a crown, and how far the crown's foot is from the middle, mm.
_BADGE, _CROWN, _FOOT = 0.4, 0.94, 2.8
#: How far from the middle the foot of a lily is, mm, and its scale.
_LILY = (8.7, 1.15)
#: How far the middle of a lobe of the quatrefoil is from that of the whole, and how much further
#: the whole reaches than its points.
_LOBE, _POINT = 8.2, 7.0


def lattice(plate: Plate) -> None:
    """Cover the plate with the lattice."""
    flood(plate)
    for color in BADGES:
        _field(plate, color)
        _cell(plate, color)
    for x, y, color, turn in _cells(plate):
        plate.use(f"cell-{color}", plate.width / 2 + x, plate.height / 2 + y, turn=turn)
    _straps(plate)


def _cells(plate: Plate) -> Iterator[tuple[float, float, str, int]]:
    """The place of each diamond, mm from the middle of the plate, its color, its badge's turn."""
    wide, high = _CELL
    across, down = math.ceil(plate.width / wide), math.ceil(plate.height / high)
    for row in range(-down, down + 1):
        for column in range(-across, across + 1):
            if (row + column) % 2 == 0:
                turned = (row, column) > (0, 0)
                first, second = (-row, -column) if turned else (row, column)
                color = _ROWS[row % 2][(first // 2 + second // 2) % 2]
                yield column * wide / 2, row * high / 2, color, 180 * turned


def _field(plate: Plate, color: str) -> None:
    """The inside of a diamond about the origin, hatched in its color's code."""
    inset = 1 - 2 * (_STRAP + 0.5) / (_CELL[0] * _CELL[1] / math.hypot(*_CELL))
    wide, high = (side / 2 * inset for side in _CELL)
    area = [(0, -high), (wide, 0), (0, high), (-wide, 0)]
    with plate.defined(f"field-{color}"):
        plate.fill(polygon(area), "accent")
        tincture(plate, area, color, pitch=0.5, line=0.19, ink="deep")


def _cell(plate: Plate, color: str) -> None:
    """A diamond with the badge of its color, pale, ruled on its side away from the light."""
    layers = [[outline * _BADGE for outline in layer] for layer in BADGES[color].layers]
    figure = "".join(map(polygon, layers[0]))
    with plate.defined(f"cell-{color}"):
        plate.use(f"field-{color}")
        plate.stroke(figure, 0.56, "deep")
        plate.fill(figure, "paper")
        for outline in layers[0]:
            if color != "gold":  # whose rays are too slim
                hatch(plate, outline, _shade, angle=0.8, gap=0.42, ink="accent")
        if color in ("red", "blue"):
            plate.stroke(figure, 0.2, "paper")
        for number, layer in enumerate(layers[1:], start=1):
            ink, edge = ("deep", "") if number % 2 else ("paper", "deep" if number == 2 else "")
            plate.shape("".join(map(polygon, layer)), fill=ink, stroke=edge, width=0.18)
        if color == "black":  # whose courses end a hair from its edges
            plate.stroke(figure, 0.2, "deep")


def _shade(x: Points, y: Points) -> Points:
    """The tone of a badge at places about its middle."""
    return np.asarray(np.clip(0.14 * (x + y) + 0.08, 0, 0.5))


def _straps(plate: Plate) -> None:
    """Straps along the sides of the diamonds, each over one and under the next."""
    wide, high = _CELL
    middle, way = np.array([plate.width, plate.height]) / 2, np.array(_CELL) / 2
    long = math.ceil((plate.width / wide + plate.height / high) / 2) + 1
    numbers = np.arange(-long, long) + 0.5
    for side in (-1, 1):
        along, step = way * [1, side], way * [1, -side]
        ends = np.stack([step * n + along * t for n in numbers for t in (-long, long)])
        _strap(plate, (ends + middle).reshape(-1, 2, 2))
    short = np.stack([way * [-0.2, 0.2], way * [0.2, -0.2]])
    over = []
    for m in numbers:
        for n in numbers:
            place = middle + way * [m + n, n - m]
            if (m - n) % 2 and (np.abs(place - middle) <= middle + _STRAP).all():
                over.append(short + place)
    _strap(plate, np.array(over))


def _strap(plate: Plate, lines: Points) -> None:
    """A dark strap with pale edges along each of the lines (n, 2, 2)."""
    data = "".join(polyline(line) for line in lines)
    plate.stroke(data, 2 * _STRAP + _LINE, "paper", round_ends=False)
    plate.stroke(data, 2 * _STRAP - _LINE, "deep", round_ends=False)


def crowns(plate: Plate) -> None:
    """Paint the quatrefoil in the middle of the plate; no badge is cut by its edge."""
    for x, y, color, turn in _cells(plate):
        near = math.hypot(max(abs(x) - _LOBE, 0), y), math.hypot(x, max(abs(y) - _LOBE, 0))
        if min(near) < 13.4:
            plate.use(f"field-{color}", plate.width / 2 + x, plate.height / 2 + y, turn=turn)
    _setting(plate, np.array([plate.width, plate.height]) / 2)
    with plate.defined("crown"):
        small_crown(plate)
    with plate.defined("lily"):
        small_lily(plate, 0, 0, _LILY[1])
    both_ways(plate, "crown", 0, -_FOOT, size=_CROWN)
    both_ways(plate, "lily", _LILY[0], 0, turn=90)


def _setting(plate: Plate, middle: Points) -> None:
    """The quatrefoil: a border of pearls, and a glory upon its dark field."""
    plate.fill(polygon(_quatrefoil(18.9) + middle), "deep")
    plate.stroke(polygon(_quatrefoil(18.0) + middle), 0.36, "paper")
    edge = _quatrefoil(16.9)
    pearls = resample(np.vstack([edge, edge[:1]]), round(float(arc_length(edge)[-1]) / 1.12))[:-1]
    plate.fill("".join(dot(x, y, 0.36) for x, y in (pearls + middle).tolist()), "paper")
    plate.shape(polygon(_quatrefoil(15.8) + middle), fill="accent", stroke="paper", width=0.3)
    field = _quatrefoil(15.0)
    plate.fill(polygon(field + middle), "deep")
    along = np.linspace(0.35, 0.965, 9)[:, None]
    glory = [swell(end * along + middle, np.linspace(0.14, 0.34, 9)) for end in field[3::6]]
    plate.fill("".join(glory), "accent")


def _quatrefoil(reach: float) -> Points:
    """A quatrefoil about the origin that reaches so many mm to each side, with four points."""
    t = np.linspace(0, 2 * math.pi, 720, endpoint=False)
    off = (t + math.pi / 4) % (math.pi / 2) - math.pi / 4
    room = np.maximum((reach - _LOBE) ** 2 - (_LOBE * np.sin(off)) ** 2, 0)
    square = (reach - _POINT) / np.maximum(np.abs(np.cos(t)), np.abs(np.sin(t)))
    r = np.maximum(_LOBE * np.cos(off) + np.sqrt(room), square)
    return np.stack([r * np.cos(t), r * np.sin(t)], axis=1)
