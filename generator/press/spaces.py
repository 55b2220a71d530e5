"""Color spaces of a PDF, and how much of each ink a color in them is."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Any

from pikepdf import Array, Name

from generator.pdf.layers import CREASE, CUT

#: Names of device spaces, also as pictures within a stream write them, by what is said of them.
_DEVICES = {
    "DeviceGray": "gray",
    "CalGray": "gray",
    "G": "gray",
    "DeviceRGB": "RGB",
    "CalRGB": "RGB",
    "RGB": "RGB",
    "DeviceCMYK": "CMYK",
    "CMYK": "CMYK",
    "Lab": "Lab",
    "Pattern": "Pattern",
}
_OF_PROFILE = {1: "gray with a profile", 3: "RGB with a profile", 4: "CMYK with a profile"}
_CHANNELS = 4
#: Plates of which tools are made: nothing of them is printed.
DIES = frozenset({CUT.name, CREASE.name})


@dataclass(frozen=True, slots=True)
class Ink:
    """Percents of cyan, magenta, yellow and black, and of all spot inks together."""

    process: tuple[float, float, float, float] = (0.0, 0.0, 0.0, 0.0)
    spot: float = 0.0

    @property
    def total(self) -> float:
        """All inks together."""
        return math.fsum((*self.process, self.spot))

    @property
    def used(self) -> tuple[bool, ...]:
        """Which of the four process inks it has; the others stay as they lie below it."""
        return tuple(value > 0 for value in self.process)


def most_upon(tops: Collection[Ink], below: Iterable[Ink]) -> float:
    """The most ink where one of the tops, which use the same inks, is printed over one below.

    Process inks that the upper one does not use stay; of spot inks the greater of both counts.
    """
    used = next(iter(tops)).used
    left = [
        (math.fsum(v for v, covered in zip(ink.process, used, strict=True) if not covered), ink)
        for ink in below
    ]
    own = max(math.fsum(ink.process) for ink in tops), max(ink.total for ink in tops)
    under = max(kept for kept, _ in left), max(kept + ink.spot for kept, ink in left)
    return max(own[1] + under[0], own[0] + under[1])


BLACK = Ink((0.0, 0.0, 0.0, 100.0))


@dataclass(frozen=True, slots=True)
class Space:
    """A color space, by what is said of it: gray, CMYK, spot, die, RGB, Lab, Pattern and others."""

    name: str

    @property
    def start(self) -> Ink:
        """The color that a space begins with."""
        return {"spot": Ink(spot=100.0), "die": Ink()}.get(self.name, BLACK)

    def ink(self, values: list[float]) -> Ink:
        """How much ink a color is; none where that cannot be told, as in RGB."""
        shares = [min(max(100 * value, 0.0), 100.0) for value in values]
        if self.name.startswith("CMYK") and len(shares) == _CHANNELS:
            cyan, magenta, yellow, black = shares
            return Ink((cyan, magenta, yellow, black))
        if self.name.startswith("gray") and len(shares) == 1:
            return Ink((0.0, 0.0, 0.0, 100.0 - shares[0]))
        return Ink(spot=math.fsum(shares)) if self.name == "spot" else Ink()


def named(name: str) -> Space:
    """The space of that name."""
    return Space(_DEVICES.get(name, name or "none"))


def in_space(given: Any) -> Space:
    """The space that an object of a PDF is."""
    if isinstance(given, Name):
        return named(str(given)[1:])
    if not isinstance(given, Array) or not len(given):
        return Space("none")
    kind = str(given[0])[1:]
    if kind == "ICCBased":
        return Space(_OF_PROFILE.get(int(given[1].get("/N", 0)), "a profile"))
    if kind in {"Separation", "DeviceN"}:
        return Space("die" if str(given[1]).removeprefix("/") in DIES else "spot")
    if kind in {"Indexed", "I"}:
        return in_space(given[1])
    return named(kind)
