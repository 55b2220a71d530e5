"""The sheets: ten specimens on each, under a ribbon with the title."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np

from cardwright.drawing.scene import outline
from cardwright.drawing.scene.inks import accent_inks
from cardwright.drawing.scene.model import Group, Item, Scene, Shape, Text, Use, moved
from cardwright.drawing.scene.paper import PAPERS
from cardwright.drawing.scene.svg_in import parse_motif
from engraver.specimen.ornaments import ORNAMENTS
from engraver.specimen.panel import HEIGHT, WIDTH, Specimen, panel
from engraver.specimen.stuffs import STUFFS
from engraver.specimen.tones import TONES
from engraver.technique import foliage, lettering, ribbons
from engraver.technique.curves import spline
from engraver.technique.plate import Plate

PAPER = PAPERS["a4"]
#: The title of each sheet, its hue and what stands on it.
PLATES: tuple[tuple[str, str, tuple[Specimen, ...]], ...] = (
    ("Tone and light", "red", TONES),
    ("Stuffs", "red", STUFFS),
    ("Ornament", "green", ORNAMENTS),
)
_NUMERALS = ("I", "II", "III")
#: Distance of panels, and the upper edge of the first, in mm.
_GUTTER = 3.0
_TOP = 42.0
_LEFT = (PAPER.width - 2 * WIDTH - _GUTTER) / 2
_CENTER = PAPER.width / 2
#: The head of a sheet, in mm.
_HEAD = (150.0, 30.0)


def sheet(number: int) -> tuple[Item, ...]:
    """Everything on a sheet, counted from 0."""
    title, hue, specimens = PLATES[number]
    last = _TOP + 5 * HEIGHT + 4 * _GUTTER
    return (
        Shape(outline.rectangle(0, 0, PAPER.width, PAPER.height), fill="ground"),
        Use(_head(), moved(_CENTER - _HEAD[0] / 2, 6.0), accent_inks(hue)),
        Text(_CENTER, _TOP - 4.2, f"Plate {_NUMERALS[number]}. {title}", "caps", 5.0, "ink",
             "middle", 0.08),
        *(
            Group(panel(specimen, hue), moved(_LEFT + (i % 2) * (WIDTH + _GUTTER),
                                         _TOP + (i // 2) * (HEIGHT + _GUTTER)))
            for i, specimen in enumerate(specimens)
        ),
        Text(_CENTER, last + 6.4,
             "Each at its printed size, and three times as large through the glass. "
             "No line is finer than 0.12 mm.", "italic", 3.0, "soft", "middle"),
    )  # fmt: skip


@cache
def _head() -> Scene:
    """A ribbon with the title between two sprays of laurel."""
    plate = Plate(*_HEAD)
    middle = _HEAD[0] / 2
    laurel = foliage.leaf_symbols(plate, "laurel", width=3.6)
    for side in (-1, 1):
        stem = spline([(48, 22.6), (58, 23.6), (66, 20.6), (72.4, 14)], 20)
        foliage.spray(plate, stem * [side, 1] + [middle, 0], laurel, 7.0, step=3.8)
    points = ribbons.titled((middle, 14.6), 104, 11, bow=2.6, fold=5.2)
    ribbons.banderole(plate, points, 11, gap=0.46)
    x = np.linspace(-50, 50, 80)
    baseline = np.stack([middle + x, 17.0 + 1.6 - 4.0 * (x / 52) ** 2], axis=1)
    lettering.letter(plate, "SPECIMENS OF THE ENGRAVER", baseline, 4.7, tracking=0.08)
    return parse_motif(plate.svg().encode(), Path("specimen", "head.svg"))
