"""The ink of a deck, told as pages that are printed full in one ink."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable
from importlib.util import find_spec

from cardwright.drawing.scene.digest import scene_digest
from cardwright.drawing.scene.inks import Palette
from cardwright.drawing.scene.model import Scene
from cardwright.drawing.scene.paper import Paper
from cardwright.paths import memoize_tracked
from cardwright.system.fingerprints import once

#: Of the cards of one size that are printed equally often so many are measured, evenly chosen, at
#: so many dots to the inch: backs and reference cards for themselves, and some of the pack.
_SAMPLE, _DPI = 6, 18


def full_pages(scenes: Iterable[Scene], paper: Paper, palette: Palette) -> float | None:
    """The ink of all these cards, where 1 is a page of the paper printed full in one ink.

    What a printer's driver makes of colors is its own affair. A browser has no resvg to measure
    with: there it is None.
    """
    if not find_spec("resvg_py"):
        return None
    alike: dict[tuple[float, float, int], list[Scene]] = {}
    for scene, count in Counter(scenes).items():
        alike.setdefault((scene.width, scene.height, count), []).append(scene)
    total = math.fsum(
        _mean(some, palette) * wide * high * count * len(some)
        for (wide, high, count), some in alike.items()
    )
    return total / (paper.width * paper.height)


def _mean(scenes: list[Scene], palette: Palette) -> float:
    """The mean share of ink of scenes of one size, measured on some of them."""
    some = scenes[:: math.ceil(len(scenes) / _SAMPLE)]
    return math.fsum(_measured(scene, palette) for scene in some) / len(some)


@memoize_tracked
def _measured(scene: Scene, palette: Palette) -> float:
    from cardwright.drawing.scene.coverage import coverage

    told = f"ink of {scene_digest(scene)} {palette.as_text}"
    return float(once(told, lambda: repr(math.fsum(coverage(scene, palette, _DPI))).encode()))
