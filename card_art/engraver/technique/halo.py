"""The paper around a picture that parts it from a hatched field: its outline, widened.

Narrow openings in the picture are closed, so that no scrap of the field shows in them.
"""

from __future__ import annotations

import io
import re

import numpy as np
import resvg_py
from numpy.typing import NDArray
from PIL import Image
from scipy.ndimage import distance_transform_edt, label, uniform_filter1d

from cardwright.drawing.engraving.bitmap import Bitmap
from cardwright.drawing.engraving.tracing import polygons
from engraver.technique.curves import arc_length, resample
from engraver.technique.pathdata import Points, polygon
from engraver.technique.plate import Plate

#: Dots to a millimeter, and the blank margin around the picture, in dots.
_DOTS, _MARGIN = 10, 40
#: Openings of a smaller area are closed, mm².
_OPENING = 8.0
#: Steps of dots are smoothed over this length of the outline, mm, which then keeps so close to it.
_SMOOTH, _TOLERANCE = 0.9, 0.03
_COLOR = re.compile(r"(\.[fs]-\w+{(?:fill|stroke):)[^}]*")


def halo(picture: str, size: tuple[float, float], reach: float, narrow: float = 2.0) -> Plate:
    """A plate of the size (mm) of a picture, an SVG: paper under it and ``reach`` mm around it.

    Gaps in the picture that are up to ``narrow`` mm wide are filled.
    """
    plate = Plate(*size)
    covered = _covered(picture, size)
    closed = ~_grown(~_grown(covered, reach + narrow / 2), narrow / 2)
    near = _without_openings(closed)
    dots = Image.fromarray(near.astype(np.uint8) * 255).convert("1")
    outlines = polygons(Bitmap.of(dots, 8))
    plate.fill("".join(polygon(_smooth(outline), _TOLERANCE) for outline in outlines), "paper")
    return plate


def _covered(picture: str, size: tuple[float, float]) -> NDArray[np.bool_]:
    """The dots that the picture covers, with the margin around them."""
    edge = _MARGIN * 100 // _DOTS
    wide, high = (round(side * 100) + 2 * edge for side in size)
    box = f'viewBox="{-edge} {-edge} {wide} {high}"'
    svg = re.sub(r'viewBox="[^"]*"', box, _COLOR.sub(r"\g<1>#000", picture), count=1)
    sides = re.compile(r'width="[^"]*" height="[^"]*"')
    svg = sides.sub(f'width="{wide * _DOTS // 100}" height="{high * _DOTS // 100}"', svg, count=1)
    with Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg)))) as image:
        return np.asarray(image.getchannel("A")) > 127


def _grown(dots: NDArray[np.bool_], reach: float) -> NDArray[np.bool_]:
    """All dots within ``reach`` mm of these."""
    return np.asarray(distance_transform_edt(~dots) <= reach * _DOTS)


def _without_openings(dots: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """The dots and those of the small openings in them."""
    open_, _ = label(~dots)
    small = np.bincount(open_.ravel()) < _OPENING * _DOTS**2
    return np.asarray(dots | small[open_])


def _smooth(outline: list[tuple[int, int]]) -> Points:
    """The outline in mm on the plate, without the steps of its dots."""
    points = np.asarray(outline, dtype=float) / (2 * _DOTS) - (8 + _MARGIN) / _DOTS
    whole = np.vstack([points, points[:1]])
    even = resample(whole, max(8, round(float(arc_length(whole)[-1]) * _DOTS)))[:-1]
    return np.asarray(uniform_filter1d(even, round(_SMOOTH * _DOTS), axis=0, mode="wrap"))
