"""The Game of Nations: whist in traveling dress, which McLoughlin Brothers made in the 1890s."""

from cardwright.engine.games.nations.match import make_match
from cardwright.engine.games.nations.rules import DEFAULTS, make_form

__all__ = ["DEFAULTS", "make_form", "make_match"]
