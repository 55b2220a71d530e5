"""Hair and beards as masses with strands or curls cut into them; head units.

A ``Mass`` is drawn in an ink: ``ink`` for dark hair with the light on it, ``light`` or ``tint`` for
white and fair hair with its shade. Heads in three-quarter view wear the masses of ``FULL``, heads
in profile those of ``SIDE``: what lies behind the head is laid down before it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

import numpy as np

from engraver.technique.curves import spline
from engraver.technique.cutpaper import Cut, points, written
from engraver.technique.swell import swell
from engraver.wardrobe.tresses import Strands, curls, locks, scratch_strands

#: Inks on which strands are cut as lights.
_DARK = ("ink", "accent", "deep", "soft")


@dataclass(frozen=True, slots=True)
class Mass:
    """A mass of hair: its outline, its strands, how its edge is locked and how it curls."""

    outline: str
    strands: tuple[Strands, ...] = ()
    lock: float = 0.0  #: height of the scallops of its edge, head units; 0 leaves it smooth
    locks: int = 0  #: how many scallops go round it
    curl: float = 0.0  #: size of its curls in head units; 0 for straight hair
    ink: str = "ink"
    edge: float = 0.22  #: width of its outline, mm

    def dyed(self, ink: str) -> Mass:
        """The same hair in another ink."""
        return replace(self, ink=ink)

    def grown(self, length: float, root: float = 84.0) -> Mass:
        """The same hair, ``length`` times as long below the level ``root``."""
        bundles = tuple(
            replace(b, first=_grown(b.first, length, root), last=_grown(b.last, length, root))
            for b in self.strands
        )
        return replace(self, outline=_grown(self.outline, length, root), strands=bundles)


def _grown(text: str, length: float, root: float) -> str:
    at = points(text)
    at[:, 1] += np.clip(at[:, 1] - root, 0, None) * (length - 1)
    return written(at)


def draw_hair(cut: Cut, masses: Iterable[Mass], ink: str = "") -> None:
    """Lay masses of hair down from the first to the last, all in one ink where one is named."""
    for mass in masses:
        _draw(cut, mass.dyed(ink) if ink else mass)


def _draw(cut: Cut, mass: Mass) -> None:
    shape = spline(points(mass.outline), 8, closed=True)
    edge = locks(shape, mass.lock, mass.locks, 3) if mass.locks else shape
    cut.edged(edge, mass.edge, mass.ink)
    line = "light" if mass.ink in _DARK else "ink"
    for strands in mass.strands:
        # Ink strands on white need more room between them than lights scratched into the dark.
        bundle = replace(strands, n=max(2, round(strands.n * 0.75))) if line == "ink" else strands
        scratch_strands(cut, bundle, 0.6 if line == "light" else 0.9, ink=line)
    if mass.curl:
        low, high = shape.min(axis=0), shape.max(axis=0)
        n = int(np.prod(high - low) / (mass.curl * 1.5) ** 2)
        width = 0.24 * np.sin(np.linspace(0.3, 2.9, 16))
        rings = [swell(cut.place(r), width, lift=0.04) for r in curls(shape, n, 5, mass.curl)]
        cut.plate.fill("".join(rings), line)


#: A full beard in three-quarter view: its edge from the near ear to the far cheek and back.
_BEARD = (
    "75,56 75.6,74 72.4,90 66,105 58.6,117 50,124 43.4,121 36,126 28.6,122 22.6,109 18.6,94 "
    "16.8,80 20.6,81.4 25,86.2 31,88 38,86.4 46,80.5 56,73 65,64 72,53"
)
_BEARD_STRANDS = (
    Strands("73.6,58 73.6,78 69.6,96 58,114", "55,75 57,92 56,106 50,121", 8, 0.5),
    Strands("54,77 55,94 53,108 48,121", "43,84 43,97 43,109 43,119", 6, 0.5),
    Strands("41,86 41.4,98 41,109 38.4,122", "30,89.6 30,102 30,112 31,121", 6, 0.5),
    Strands("28,89 26.8,102 27,111 29,119", "18.6,82 19,92 21.6,104 25,113", 5, 0.5),
)
_MUSTACHES = (
    Mass(
        "29,73.6 33,72.8 40,75 46,79.2 52,81.6 58.6,79.4 55,86 47.6,88.8 40,86.4 34,82 29.4,79",
        (Strands("30,75 36,76 44,81 55,82", "30,78 35,81 42,86 50,86.6", 4, 0.5),),
    ),
    Mass(
        "27.6,73.6 24.6,74.4 21.6,78 18.6,81.6 14.8,83.6 17.6,87 21.6,86.4 25.4,82.4 28,79",
        (Strands("27,75 24.4,77 21,81.6 16.6,84.4", "27.4,78 25.2,81 22,84.4 18.6,85.8", 3, 0.5),),
    ),
)
#: A mustache from the side.
_SIDE_MUSTACHE = Mass(
    "-3.4,70.2 0,69.4 5,71 10,75 15,79.4 20,81 16,85 9.6,84.4 4,80.4 -1,77.6 -4.4,75",
    (Strands("-2,71.4 5,72.6 11,77.6 18,81", "-3,74.4 3,78 9,82.4 15,83.6", 4, 0.5),),
)


def draw_beard(cut: Cut, length: float = 1.0, *, ink: str = "light", curl: float = 0.0) -> None:
    """A full beard with mustaches on a face in three-quarter view.

    ``length`` 0.4 is cropped close to the chin, 1.6 reaches the breast; ``curl`` is the size of
    its curls in head units, 0 for a beard that hangs straight.
    """
    scallops = 20 if curl or length < 0.7 else 13
    beard = Mass(
        _BEARD, () if curl else _BEARD_STRANDS, 1.5 if curl else 2.0, scallops, curl, ink, 0.2
    )
    draw_hair(cut, [beard.grown(length, 92.0)])
    draw_mustache(cut, ink)


def draw_mustache(cut: Cut, ink: str = "light") -> None:
    """Mustaches on a face in three-quarter view, with the lower lip under them."""
    draw_hair(cut, _MUSTACHES, ink)
    cut.scratch("27,84.4 30,85.4 33.4,84.6", 0.06, 0.26, 0.06, ink=_against(ink))


def draw_side_mustache(cut: Cut, ink: str = "light") -> None:
    """A mustache on a face in profile."""
    draw_hair(cut, [_SIDE_MUSTACHE], ink)


def _against(ink: str) -> str:
    return "light" if ink in _DARK else "ink"


#: Heads of hair in three-quarter view: (what lies behind the head, what lies before it).
FULL: dict[str, tuple[tuple[Mass, ...], tuple[Mass, ...]]] = {
    # Parted in the middle and drawn back over the ear.
    "parted": (
        (
            Mass(
                "26,16 18,24 12,36 10,50 13,62 20,66 60,80 76,78 90,68 97,52 95,34 84,18 66,8 44,6"
            ),
        ),
        (
            Mass(
                "33,11 27,17 22,25 18.6,34 16.6,42 14,49 10.8,47 9.8,38 13,24 22,12 34,6",
                (Strands("31,12.6 25,20 20.6,28 15,46", "29,9.6 19,17 14,27 12.4,45", 4),),
            ),
            Mass(
                "33,11 46,16 57,25 64,37 68.6,49 73,60 80,67 89,65 96,54 97,38 90,21 75,8 54,2",
                (
                    Strands(
                        "36,11.5 49,17.6 60,28 67.6,41 73,53 79,61",
                        "50,5 74,12 89,26 94,42 93,55 86,64",
                        13,
                    ),
                ),
            ),
        ),
    ),
    # Cut short, the ear free.
    "short": (
        (),
        (
            Mass(
                "17,26 20,30 27,25 38,21 50,22 60,28 66,38 68.6,49 71,54 73,46 78,43 81,46 82.6,54 "
                "87,48 91,37 88,20 76,6 56,-2 34,0 20,10",
                (Strands("20,26 34,18 54,20 70,42", "30,3 54,2 78,14 87,44", 12),),
                1.2,
                26,
            ),
        ),
    ),
    # Tightly curled, close to the head.
    "curled": (
        (),
        (
            Mass(
                "16,28 22,27 32,23 44,22 56,25 64,34 67.6,46 70,55 73,46 78,43 81,46 82.6,55 87,50 "
                "93,40 90,20 77,4 56,-4 34,-2 19,10",
                (),
                1.5,
                34,
                2.5,
            ),
        ),
    ),
    # Long and loose behind the shoulders, from a middle parting.
    "loose": (
        (
            Mass(
                "26,10 14,24 8,44 6,66 4,86 0,104 -2,124 10,136 30,130 74,132 98,136 108,126 "
                "104,104 101,84 100,60 97,36 86,18 66,6 44,4",
                (
                    Strands("14,40 9,66 8,92 4,122", "20,50 20,80 22,104 20,128", 7),
                    Strands("80,60 82,86 82,108 78,130", "98,44 100,80 103,104 104,124", 10),
                ),
                1.6,
                22,
            ),
        ),
        (
            Mass(
                "34,10 26,18 21,28 18,38 16.6,52 15.4,66 12,80 8,72 8,52 10,36 16,22 26,10",
                (Strands("30,13 21,28 16,50 12,74", "24,13 14,30 10,50 9.4,70", 4),),
            ),
            Mass(
                "34,10 47,14 59,23 66,36 70,50 73,66 76,82 82,96 90,104 98,96 101,76 99,50 93,28 "
                "80,12 58,3",
                (
                    Strands(
                        "38,11 52,16 64,30 71,50 76,74 86,99",
                        "58,5 80,16 93,36 97,58 97,78 95,96",
                        12,
                    ),
                ),
            ),
        ),
    ),
}
#: Heads of hair in profile.
SIDE: dict[str, tuple[tuple[Mass, ...], tuple[Mass, ...]]] = {
    # Cut short, the ear free.
    "short": (
        (),
        (
            Mass(
                "10,15 14,24 22,26 32,30 40,40 43,52 46,56 47,48 49,44 54,43 58,48 57,58 60,68 "
                "66,80 73,90 79,86 86,70 90,50 87,28 76,10 60,-1 40,-4 22,2",
                (
                    Strands("16,18 32,22 46,34 60,44", "26,2 56,4 80,22 88,46", 11),
                    Strands("58,50 60,62 66,74 73,86", "88,50 86,62 83,74 77,85", 7),
                ),
                1.2,
                30,
            ),
        ),
    ),
    # Tightly curled, close to the head.
    "curled": (
        (),
        (
            Mass(
                "9,17 15,23 25,25 34,31 41,42 44,54 46.6,48 49,44 54,43 58,48 57,60 62,72 69,82 "
                "77,84 86,70 92,50 89,26 77,7 60,-5 38,-7 19,2",
                (),
                1.6,
                38,
                2.6,
            ),
        ),
    ),
}
