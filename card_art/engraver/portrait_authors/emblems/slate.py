"""School things of a scholar at Flat Creek: slate, sponge, pencil and speller."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

import numpy as np

from engraver.portrait_authors.emblems import relief, setting
from engraver.portrait_authors.emblems.leafage import leaf
from engraver.portrait_authors.emblems.vignette import vignette
from engraver.technique.curves import ellipse, spline
from engraver.technique.cutpaper import points
from engraver.technique.lettering import lettered
from engraver.technique.pathdata import Points, polygon
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch, rule_along
from engraver.technique.solids import rim, sphere

#: Where the slate's upper left corner lies, how it leans (radians), its size and frame, mm.
CORNER, LEAN, WIDE, TALL, FRAME = (7.2, 4.4), -0.12, 20.6, 19.6, 1.9
#: The book's boards: the upper one's corners from the near left, clockwise; its thickness, mm.
BOARD, THICK = points("20.0,22.6 26.6,17.6 42.0,19.8 36.4,25.4"), 2.7


def slate() -> Plate:
    """The slate leaning behind, the closed book before it, an apple on the book."""
    plate = vignette("spelling book and slate", "The Hoosier School-Master, 1871")
    setting.ground(plate, 22, 27.9, 20.5, 4, gap=0.5)
    setting.shadow(plate, 26, 26.9, 16.6, 5)
    _slate(plate)
    _chalk(plate)
    _sponge(plate)
    _book(plate)
    _apple(plate, 33.0, 15.6, 4.1)
    _pencil(plate)
    return plate


def _at(places: object) -> Points:
    """Places on the slate, mm from its corner, set on the plate."""
    c, s = math.cos(LEAN), math.sin(LEAN)
    return np.asarray(np.asarray(places, dtype=float) @ np.array([[c, s], [-s, c]]) + CORNER)


def _slate(plate: Plate) -> None:
    """A black slate in a wooden frame, mitred and pinned at the corners."""
    outer = relief.box(0, 0, WIDE, TALL)
    inner = relief.box(FRAME, FRAME, WIDE - FRAME, TALL - FRAME)
    plate.fill(polygon(_at(outer) + np.array([0.9, 0.6])), "ink")
    for k in range(4):
        bar = _at([outer[k], outer[(k + 1) % 4], inner[(k + 1) % 4], inner[k]])
        plate.fill(polygon(bar), "accent")
        rule_along(plate, bar[[0, 1]], bar[[3, 2]], 4, partial(_grain, k), samples=60)
        relief.flat(plate, bar, "", 0.26)
    plate.fill(polygon(_at(inner)), "ink")
    for x, y in _at(relief.box(0.95, 0.95, WIDE - 0.95, TALL - 0.95)).tolist():
        plate.disc(x, y, 0.34, fill="tint", stroke="ink", width=0.18)
    a, b, c = FRAME + 0.4, TALL - FRAME - 0.6, WIDE - FRAME - 0.6
    relief.pen(plate, _at([(a, b), (a, a), (c, a)]), 0.06, 0.2, 0.06, ink="paper")


def _grain(side: int, u: Points, q: float, _p: Points) -> Points:
    """The grain of one side of the frame, from the lit top round to the left."""
    dark = (0.22, 0.7, 0.82, 0.3)[side]
    return np.asarray(dark + 0.3 * np.sin(17 * u + 8 * q + side))


def _chalk(plate: Plate) -> None:
    """The lesson in a round copybook hand, and the lines ruled for it."""
    for y in (4.0, 8.4, 10.9, 13.9):
        relief.pen(plate, _at([(2.8, y), (17.8, y)]), 0.16, 0.16, ink="soft")
    for text, y, size in (("A B C", 8.2, 5.2), ("ba be bi bo", 13.9, 4.0)):
        line = _at(np.linspace((2.4, y), (18.0, y), 9))
        data = lettered(text, line, size, role="script", tracking=0.0)
        plate.shape(data, fill="light", stroke="light", width=0.16, round_ends=True)


def _sponge(plate: Plate) -> None:
    """A sponge on its string from a hole in the frame."""
    x, y = _at([(0.9, 9.0)])[0]
    relief.pen(
        plate,
        spline([(x, y), (x - 1.8, y + 2.4), (x - 2.6, y + 5.6), (x - 2.2, y + 8.6)], 8),
        0.26,
        0.26,
    )
    turn = np.linspace(0, 2 * np.pi, 41)[:-1]
    reach = 1 + 0.05 * np.sin(5 * turn) + 0.05 * np.sin(8 * turn + 1) + 0.03 * np.sin(13 * turn)
    ball = np.stack([x - 2 + 2.6 * reach * np.cos(turn), y + 10.5 + 2.3 * reach * np.sin(turn)], 1)
    lump = spline(ball, 3, closed=True)
    relief.body(plate, lump, fill="tint", angle=0.7, gap=0.44, tone=0.0)
    holes = "-1.6,-.7,.3 -.8,-1.4,.22 .1,-.9,.34 1.1,-1.1,.24 -1.5,.5,.24 -.6,.2,.26 .6,.3,.3"
    lower = "1.6,0,.36 -.8,1.1,.34 .2,1.3,.36 1.2,1,.42 1.7,-.6,.24 -.3,.8,.2 -1.9,0,.2"
    for hole in f"{holes} {lower}".split():
        dx, dy, r = (float(v) for v in hole.split(","))
        plate.fill(polygon(ellipse(x - 2 + dx, y + 10.5 + dy, r * 1.25, r, 16)))


def _book(plate: Plate) -> None:
    """A thin school book in boards: the leaves between them, the spine bound in dark leather."""
    drop, lip = np.array([0, THICK]), np.array([0, 0.5])
    plate.stroke(polygon(np.vstack([BOARD, BOARD[[3, 0]] + drop])), 0.9, "paper")
    for edge, dark in ((BOARD[[0, 3]], 0.4), (BOARD[[3, 2]], 0.85)):
        relief.flat(plate, np.vstack([edge, edge[::-1] + drop]), "light", 0.3)
        rule_along(plate, edge + lip, edge + drop - lip, 5, partial(_leaves, dark))
        relief.flat(plate, np.vstack([edge + drop - lip, edge[::-1] + drop]), "deep", 0.26)
    plate.fill(polygon(BOARD), "accent")
    hatch(plate, BOARD, lambda x, _y: 0.1 + 0.022 * (x - 20), angle=0.14, gap=0.44)
    rim(plate, BOARD, 0.26, 0.5)
    relief.flat(plate, _on_board((0, 0), (0, 1), (0.14, 1), (0.14, 0)), "ink", 0.3)
    relief.flat(
        plate, _on_board((0.3, 0.12), (0.86, 0.12), (0.86, 0.42), (0.3, 0.42)), "light", 0.26
    )
    for v in (0.22, 0.32):
        relief.pen(plate, _on_board((0.38, v), (0.78, v)), 0.34, 0.34)
    frame = _on_board((0.2, 0.05), (0.95, 0.05), (0.95, 0.94), (0.2, 0.94))
    plate.stroke(polygon(frame), 0.16, "tint")


def _leaves(dark: float, u: Points, _q: float, _p: Points) -> Points:
    """The even tone of the edges of a book's leaves."""
    return dark + 0 * u


def _on_board(*places: tuple[float, float]) -> Points:
    """Places on the upper board: u from the spine, v from the near edge, 0 to 1."""
    near_left, far_left, far_right, near_right = BOARD
    return np.array(
        [
            (near_left * (1 - u) + near_right * u) * (1 - v)
            + (far_left * (1 - u) + far_right * u) * v
            for u, v in places
        ]
    )


def _apple(plate: Plate, x: float, y: float, r: float) -> None:
    """An apple for the master, its stalk and leaf."""
    relief.pen(plate, [(x - 2.2, y + r * 0.98), (x + r * 1.7, y + r * 0.93)], 0.9, 0.7, 0.1)
    sphere(plate, x, y, r, 11, paper="accent")
    relief.pen(
        plate,
        spline([(x - 2.0, y - r * 0.7), (x, y - r * 0.52), (x + 2.2, y - r * 0.72)], 8),
        0.12,
        1.0,
        0.3,
    )
    leaf(plate, (x + 0.5, y - r * 1.1), (x + 4.6, y - r * 1.32), 1.0, fill="tint")
    relief.pen(
        plate,
        spline([(x, y - r * 0.55), (x + 0.2, y - r * 1.0), (x + 1.1, y - r * 1.4)], 8),
        0.4,
        0.6,
    )
    relief.pen(
        plate,
        spline([(x - 2.5, y - 0.2), (x - 2.0, y - 1.7), (x - 0.9, y - 2.4)], 8),
        0.1,
        0.6,
        0.1,
        ink="tint",
    )


def _pencil(plate: Plate) -> None:
    """The slate pencil before the slate."""
    relief.pen(plate, [(9.0, 27.2), (18.6, 28.3)], 1.1, 1.1)
    relief.pen(plate, [(9.3, 27.1), (14.6, 27.7)], 0.5, 0.5, ink="tint")
    relief.pen(plate, [(18.2, 28.25), (20.2, 28.5)], 0.9, 0.1)


EMBLEMS: dict[str, Callable[[], Plate]] = {"eggleston": slate}
