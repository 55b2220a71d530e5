"""The sea on an engraved map: level rules that start at the coast and fade out to open water."""

from __future__ import annotations

import numpy as np

from generator.engraver.curves import arc_length, resample, tangents
from generator.engraver.nations.clipping import Window
from generator.engraver.pathdata import Points
from generator.engraver.plate import Plate
from generator.engraver.ruling import crossings
from generator.engraver.swell import swell

#: Distance of the rules; how far one after another reaches from the coast, in mm.
GAP, REACHES = 0.42, (3.6, 1.3, 2.4, 1.3)
#: A shore that runs along a rule leaves no gap from it if it is nearer than this, mm, and joins
#: it if it is nearer than that.
CLOSE, JOINED = 0.36, 0.2


def rule_sea(plate: Plate, lands: list[Points], window: Window) -> None:
    """Rule the window's sea along the shores of the lands (closed outlines in mm)."""
    shores = np.vstack([_samples(land, window) for land in lands])
    flat = shores[np.abs(shores[:, 3]) < 0.55][:, :2]
    shores = shores[:, :2]
    rules = []
    levels = np.arange(window.top + 0.8 * GAP, window.bottom - 0.6 * GAP, GAP)
    for i, y in enumerate(levels.tolist()):
        reach = REACHES[i % len(REACHES)]
        near = shores[np.abs(shores[:, 1] - y) < reach]
        beside = flat[np.abs(flat[:, 1] - y) < CLOSE]
        rules += [_rule(a, b, y, near, reach, beside) for a, b in _stretches(lands, window, y)]
    plate.fill("".join(rules), "ink")


def _samples(land: Points, window: Window) -> Points:
    """The outline as points 0.2 mm apart, without what was only cut off by the window.

    Each with the direction (x, y) of the shore there.
    """
    ring = np.vstack([land, land[:1]])
    line = resample(ring, max(8, int(arc_length(ring)[-1] / 0.2)))
    x, y = line.T
    free = (x > window.left + 0.05) & (x < window.right - 0.05)
    free &= (y > window.top + 0.05) & (y < window.bottom - 0.05)
    return np.asarray(np.hstack([line, tangents(line)])[free])


def _stretches(lands: list[Points], window: Window, y: float) -> list[tuple[float, float]]:
    """The stretches of the level y that lie on water, longer than a quarter of a mm."""
    dry = sorted(
        (a, b)
        for land in lands
        for ends in [crossings(land, y)]
        for a, b in zip(ends[::2], ends[1::2], strict=False)
    )
    wet, here = [], window.left
    for start, stop in [*dry, (window.right, window.right)]:
        if start - here > 0.25:
            wet.append((here, start))
        here = max(here, stop)
    return wet


def _rule(start: float, stop: float, y: float, shores: Points, reach: float, beside: Points) -> str:
    """One rule, broad at the shore and lifted where the shore is farther than ``reach``.

    It is lifted too where one of the places ``beside`` it, on a shore that runs along it, is too
    close for a gap and not so close that both join.
    """
    x = np.linspace(start, stop, max(5, int((stop - start) / 0.15)))
    line = np.stack([x, np.full_like(x, y)], axis=1)
    if not len(shores):
        return ""
    away = np.hypot(*(line[:, None] - shores[None]).transpose(2, 0, 1)).min(axis=1)
    width = 0.22 * np.clip(1.12 - away / reach, 0, 1) ** 0.6
    if len(beside):
        under = np.abs(x[:, None] - beside[:, 0]) < 0.16
        apart = np.where(under, np.abs(beside[:, 1] - y), np.inf).min(axis=1)
        width *= (apart < JOINED) | (apart > CLOSE)
    return swell(line, width, lift=0.075, flatness=0.03)
