"""Sixty-Six, as a bartender's guide of 1895 has it, for two, three or four."""

from cardwright.engine.games.sixty_six.match import make_match
from cardwright.engine.games.sixty_six.rules import DEFAULTS, make_form

__all__ = ["DEFAULTS", "make_form", "make_match"]
