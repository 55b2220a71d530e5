"""The hues that a suit, a group, a stroke or a whole game may have, by name.

What they look like is the business of the palettes (`generator/cardwright/drawing/scene/inks.py`).
"""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

#: A hue as a ledger names it; "" where it names none, and one is given in order.
Hue: TypeAlias = Literal["red", "blue", "gold", "black", "green", "violet", "brown", "teal", ""]
#: All hues, in the order in which they are given where a ledger names none.
HUES: tuple[str, ...] = tuple(filter(None, get_args(Hue)))
