"""The dots of a bitmap as an array, which tests look at."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cardwright.drawing.engraving.bitmap import Bitmap


def dots_of(bitmap: Bitmap) -> NDArray[np.bool_]:
    """Its dots, row by row; black is True."""
    size = bitmap.width * bitmap.height
    packed = np.frombuffer(bitmap.bits.to_bytes(size // 8, "big"), np.uint8)
    return np.unpackbits(packed).reshape(bitmap.height, bitmap.width).astype(bool)
