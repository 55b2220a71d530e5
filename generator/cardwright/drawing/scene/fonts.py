"""The fonts that may be used, by role, loaded once each from ``card_art/fonts``."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import uharfbuzz

from cardwright import paths
from cardwright.errors import EnvironmentProblem, UnknownName

#: Role -> file. ``body`` sets text, ``caps`` small capitals, ``figures`` old-style figures and
#: ornaments, ``display`` and ``black`` headings (a Clarendon), ``narrow`` and ``narrowest`` the
#: index of a card, ``title`` and ``script`` covers; ``sans`` is the index in other scripts.
FILES = {
    "body": "OldStandard-Regular.ttf",
    "italic": "OldStandard-Italic.ttf",
    "bold": "OldStandard-Bold.ttf",
    "figures": "EBGaramond12-Regular.ttf",
    "caps": "EBGaramondSC12-Regular.ttf",
    "display": "Besley-Bold.ttf",
    "black": "Besley-Black.ttf",
    "narrow": "LeagueGothic-Regular.ttf",
    "narrowest": "LeagueGothic-Condensed.ttf",
    "title": "LibreCaslonDisplay-Regular.ttf",
    "script": "PinyonScript-Regular.ttf",
    "sans": "FiraSansExtraCondensed-SemiBold.ttf",
}
#: The role that sets a text in place of one whose font has not all of its letters, such as Greek
#: or Cyrillic ones.
_OTHERS = {
    "caps": "figures",
    "display": "bold",
    "black": "bold",
    "title": "body",
    "script": "italic",
    "narrow": "sans",
    "narrowest": "sans",
}


@dataclass(frozen=True, eq=False, slots=True)
class Font:
    """A role, its file, and the HarfBuzz font that shapes it."""

    role: str
    path: Path
    shaper: Any
    units: int

    def covers(self, character: str) -> bool:
        """Test if the font has a glyph for the character."""
        return self.shaper.get_nominal_glyph(ord(character)) is not None


@paths.memoize_tracked
def font(role: str) -> Font:
    """The font of a role; raises UnknownName, or EnvironmentProblem when its file is gone."""
    if role not in FILES:
        raise UnknownName.among("font", role, FILES)
    path = paths.data("card_art", "fonts", FILES[role])
    if not path.is_file():
        raise EnvironmentProblem(f"{path}: the font is missing", hint="reinstall cardwright")
    shaper = uharfbuzz.Font(uharfbuzz.Face(uharfbuzz.Blob.from_file_path(str(path))))
    return Font(role, path, shaper, shaper.face.upem)


@lru_cache(maxsize=20_000)
def role_for(text: str, role: str) -> str:
    """The role that sets a text, whole, in one font: this one, or one that has its letters.

    It is this one as well where neither has them all. Raises UnknownName.
    """
    other = _OTHERS.get(role)
    if not other or text.isascii() or all(map(font(role).covers, text)):
        return role
    return other if all(map(font(other).covers, text)) else role
