"""Colored cloth in two inks: dark lines swell in the hollows, pale ones on the crests.

A colored field must show its folds whether the suit is gold or black, so the same ruling turns
from ``ink`` where the light fails to ``tint`` where it falls.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import ArrayLike

from engraver.technique.curves import normals
from engraver.technique.light import facing
from engraver.technique.pathdata import Points, polygon
from engraver.technique.plate import Plate
from engraver.technique.ruling import rule_across, rule_along
from engraver.technique.swell import swell

#: How dark (0 to 1) or, below 0, how bright a fold is; arguments as of rule_along's tone.
Fold = Callable[[Points, float, Points], ArrayLike]
#: Likewise with the arguments of rule_across's tone.
CrossFold = Callable[[float, Points], ArrayLike]

#: Share of the gap that the brightest pale line fills: less than a dark one, so color prevails.
SHEEN = 0.55


def velvet(
    plate: Plate,
    edge_a: ArrayLike,
    edge_b: ArrayLike,
    n: int,
    fold: Fold,
    *,
    fill: str = "accent",
    samples: int = 44,
) -> None:
    """Colored cloth between two edges, ruled with n lines along them.

    ``fill`` "" lays no field, for cloth whose outline is more than its two edges.
    """
    a, b = np.asarray(edge_a, dtype=float), np.asarray(edge_b, dtype=float)
    if fill:
        plate.fill(polygon(np.vstack([a, b[::-1]])), fill)
    rule_along(plate, a, b, n, fold, samples=samples)
    rule_along(
        plate, a, b, n, lambda u, q, p: -np.asarray(fold(u, q, p)),
        depth=SHEEN, samples=samples, ink="tint",
    )  # fmt: skip


def velvet_across(
    plate: Plate,
    edge_a: ArrayLike,
    edge_b: ArrayLike,
    n: int,
    fold: CrossFold,
    *,
    fill: str = "accent",
    bow: float = 0.0,
) -> None:
    """Colored cloth between two edges, ruled with n lines that cross from a to b.

    ``fill`` as of ``velvet``.
    """
    a, b = np.asarray(edge_a, dtype=float), np.asarray(edge_b, dtype=float)
    if fill:
        plate.fill(polygon(np.vstack([a, b[::-1]])), fill)
    rule_across(plate, a, b, n, fold, bow=bow)
    rule_across(
        plate, a, b, n, lambda u, v: -np.asarray(fold(u, v)), depth=SHEEN, bow=bow, ink="tint"
    )


def glint(center: ArrayLike, radius: ArrayLike) -> str:
    """Path data of the light along a round bar, on whichever side faces the light."""
    line = np.asarray(center, dtype=float)
    side = normals(line)
    lit = facing(side)
    r = np.broadcast_to(np.asarray(radius, dtype=float), (len(line),))
    return swell(line + side * (lit * r * 0.5)[:, None], 0.3 * r * np.abs(lit) ** 0.5)
