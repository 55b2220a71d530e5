"""A part of a picture that is drawn larger than it stands there: its cuts are coarser to match."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from generator.engraver import burin
from generator.engraver.plate import Plate


@contextmanager
def reduced(plate: Plate, x: float, y: float, scale: float) -> Iterator[None]:
    """Everything painted inside is moved to (x, y) mm and made smaller by ``scale``.

    Meanwhile the burin cuts no finer line and leaves no narrower gap than can still be printed
    when they are smaller by as much. Where ``scale`` is above 1 its limits stay.
    """
    line, gap = burin.LINE, burin.GAP
    burin.LINE, burin.GAP = line / min(scale, 1.0), gap / min(scale, 1.0)
    try:
        with plate.placed(x, y, scale):
            yield
    finally:
        burin.LINE, burin.GAP = line, gap
