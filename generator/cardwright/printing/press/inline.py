"""Pictures that are written among the operators of a page, by the words that describe them."""

from __future__ import annotations

import math
from typing import Any

from cardwright import limits

#: Filters that are not unpacked.
_PACKED = frozenset({"/CCF", "/CCITTFaxDecode", "/DCT", "/DCTDecode"})
_PALETTE = frozenset({"/I", "/Indexed"})


class Inline:
    """A picture among the operators, by its words."""

    def __init__(self, told: list[Any]) -> None:
        self._said = {key: told[n + 1 :] for n, key in enumerate(told) if isinstance(key, str)}

    @property
    def space(self) -> str:
        """The name of its space of color."""
        names = [name for key in ("/CS", "/ColorSpace") for name in self._said.get(key, [])]
        names = [name for name in names[:2] if name not in _PALETTE]
        return str(names[0])[1:] if names else "DeviceGray"

    @property
    def is_mask(self) -> bool:
        """True if it says where the color that is set is painted."""
        return self._first("/IM", "/ImageMask") is True

    @property
    def is_packed(self) -> bool:
        """True if it is packed as is not unpacked."""
        return bool(_PACKED & self._said.keys())

    @property
    def odd(self) -> str:
        """A fault of its size, in words; "" where there is none."""
        sides = [self._first("/W", "/Width"), self._first("/H", "/Height")]
        if not all(isinstance(side, float) and side > 0 for side in sides):
            return "a picture among the operators without a size"
        if math.prod(sides) > limits.PIXELS:
            return f"a picture among the operators of more than {limits.PIXELS} pixels"
        return ""

    def _first(self, *keys: str) -> Any:
        return next((self._said[key][0] for key in keys if self._said.get(key)), None)
