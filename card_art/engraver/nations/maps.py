"""The four maps, 44 × 48 mm: true outlines, the sea ruled along the coast as old engravers did.

The Nation's own continent is tinted, as a colorist would wash it by hand; its neighbors stay
white.
"""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType

import numpy as np

from engraver.nations import sheet_frame
from engraver.nations.clipping import Window
from engraver.nations.coasts import coast, land_border, outlines
from engraver.nations.compass import compass_rose
from engraver.nations.projection import Projection
from engraver.nations.relief import draw_lakes, draw_ranges, draw_rivers
from engraver.nations.sea import rule_sea
from engraver.nations.ship import draw_ship
from engraver.technique.curves import arc_length, normals, resample, signed_area
from engraver.technique.pathdata import Points, dot, polygon, polyline, simplify
from engraver.technique.plate import Plate
from engraver.technique.swell import swell

WIDTH, HEIGHT = 44.0, 48.0
#: What is drawn of the world; the frame runs around it.
WINDOW = Window(2.2, 2.2, WIDTH - 2.2, HEIGHT - 2.2)
#: Coasts keep no detail finer than this, and islands smaller than this (square mm) are left out.
FINEST, SMALLEST = 0.09, 0.09
#: A shorter piece of coast, cut off by the frame, is left out, mm.
SHORTEST = 0.7


@dataclass(frozen=True, slots=True)
class Sheet:
    """The place of one continent on its sheet.

    ``compass`` is (x, y, radius) and ``ship`` (x, y, size) in mm; ``mesh`` the degrees between
    meridians.
    """

    projection: Projection
    compass: tuple[float, float, float]
    ship: tuple[float, float, float]
    mesh: int


SHEETS = MappingProxyType(
    {
        "europe": Sheet(
            Projection(21, 53.5, 22.5, 27.6, 135.5), (10.4, 43.3, 2.2), (8.4, 19.8, 3.6), 10
        ),
        "asia": Sheet(
            Projection(92, 44, 23.8, 22.2, 274), (13.0, 41.2, 3.5), (13.4, 34.4, 3.4), 20
        ),
        "africa": Sheet(Projection(17, 2, 21.6, 24.2, 202), (9.2, 38.2, 4.2), (8.6, 30.2, 4.6), 10),
        "america": Sheet(
            Projection(-84, 14, 22.6, 24.0, 350), (9.2, 36.4, 4.2), (9.4, 22.6, 5.2), 20
        ),
    }
)


def continent_map(continent: str) -> Plate:
    """The map of ``europe``, ``asia``, ``africa`` or ``america``."""
    sheet = SHEETS[continent]
    plate = Plate(WIDTH, HEIGHT)
    plate.fill(polygon(WINDOW.outline()), "paper")
    lands = {name: _visible(rings, sheet.projection) for name, rings in outlines().items()}
    placed = [sheet.projection.place(ring) for rings in lands.values() for ring in rings]
    _graticule(plate, sheet)
    rule_sea(plate, [r for r in map(WINDOW.area, placed) if len(r)], WINDOW)
    for name in (*(n for n in lands if n != continent), continent):
        _land(plate, lands[name], sheet.projection, chosen=name == continent)
    draw_lakes(plate, continent, sheet.projection)
    draw_rivers(plate, continent, sheet.projection)
    draw_ranges(plate, continent, sheet.projection)
    _borders(plate, lands[continent], sheet.projection)
    _coasts(plate, [ring for rings in lands.values() for ring in rings], sheet.projection)
    draw_ship(plate, *sheet.ship)
    compass_rose(plate, *sheet.compass, _north(sheet))
    sheet_frame.draw_frame(plate, WINDOW, sheet.projection, sheet.mesh)
    return plate


def _visible(rings: list[Points], projection: Projection) -> list[Points]:
    """The rings worth drawing: not about the far side of the world, not too small."""
    return [
        ring
        for ring in rings
        if projection.nearer(ring, 150) and abs(signed_area(projection.place(ring))) > SMALLEST
    ]


def _land(plate: Plate, rings: list[Points], projection: Projection, *, chosen: bool) -> None:
    """A continent's land: tinted if it is the chosen one."""
    shown = [WINDOW.area(simplify(projection.place(ring), FINEST)) for ring in rings]
    data = "".join(polygon(ring) for ring in shown if len(ring) > 2)
    plate.shape(data, fill="tint" if chosen else "paper", stroke="tint" if chosen else "")


def _borders(plate: Plate, rings: list[Points], projection: Projection) -> None:
    """A dotted line where the continent ends on land."""
    for ring in rings:
        for border in land_border(ring):
            for piece in WINDOW.lines(projection.place(border)):
                n = max(2, int(arc_length(piece)[-1] / 0.55))
                dots = (dot(float(x), float(y), 0.15) for x, y in resample(piece, n))
                plate.fill("".join(dots), "accent")


def _coasts(plate: Plate, rings: list[Points], projection: Projection) -> None:
    """Every shore, a line that thickens away from the light."""
    for ring in rings:
        out = np.sign(signed_area(projection.place(ring)))
        for shore in coast(ring):
            for piece in WINDOW.lines(simplify(projection.place(shore), FINEST)):
                if arc_length(piece)[-1] > SHORTEST:
                    plate.fill(_shore(piece, out))


def _shore(line: Points, out: float) -> str:
    """Path data of a shore; ``out`` is 1 where the sea lies on the side of its normals, or -1."""
    fine = resample(line, max(4, round(arc_length(line)[-1] / 0.25)))
    away = np.clip(out * (normals(fine) @ (0.6, 0.8)), 0, 1)
    return swell(fine, 0.2 + 0.14 * away, flatness=0.04)


def _graticule(plate: Plate, sheet: Sheet) -> None:
    """Meridians and parallels, fine and quiet."""
    fine = np.linspace(0, 1, 73)
    turns = [
        np.stack([lon + 0 * fine, -80 + 160 * fine], 1) for lon in range(-180, 180, sheet.mesh)
    ]
    turns += [
        np.stack([-180 + 360 * fine, lat + 0 * fine], 1) for lat in range(-80, 81, sheet.mesh)
    ]
    pieces = (
        piece
        for line in turns
        if sheet.projection.nearer(line, 175)
        for piece in WINDOW.lines(sheet.projection.place(line))
    )
    plate.stroke("".join(polyline(piece) for piece in pieces), 0.13, "soft")


def _north(sheet: Sheet) -> float:
    """Degrees clockwise from up in which north lies at the compass."""
    here = sheet.projection.degrees([sheet.compass[:2]])
    ahead = sheet.projection.place(np.add(here, (0, 0.5)))[0] - sheet.compass[:2]
    return float(np.degrees(np.arctan2(ahead[0], -ahead[1])))
