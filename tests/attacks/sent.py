"""What the attacks on `preflight` share: whom files are sent to, and how it is told."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cardwright.errors import InputError
from cardwright.printing.press.preflight import preflight
from cardwright.printing.press.vendors import VENDORS
from tests.press.test_preflight import SHOP, broken

TGC, PNG = (VENDORS[name] for name in ("the-game-crafter", "png"))
TTS = VENDORS["tabletop-simulator"]
POSTSCRIPT = b"%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 825 1125\n(out) (w) file closefile\n"


def told(path: Path, vendor: Any = SHOP) -> dict[str, tuple[str, ...]]:  # noqa: ANN401 - a Vendor
    """The faults by rule, or that of a file that cannot be read under `file`."""
    try:
        answers = preflight(path, vendor)
    except InputError as error:
        return {"file": (error.message,)}
    return broken(answers)
