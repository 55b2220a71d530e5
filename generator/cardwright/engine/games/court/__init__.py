"""Court: West & Lee's game of the 1870s for two, three or four."""

from cardwright.engine.games.court.match import make_match
from cardwright.engine.games.court.rules import DEFAULTS, make_form

__all__ = ["DEFAULTS", "make_form", "make_match"]
