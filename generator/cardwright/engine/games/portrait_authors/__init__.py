"""Portrait Authors: West & Lee's game of 1873 for two to eight."""

from cardwright.engine.games.portrait_authors.match import make_match
from cardwright.engine.games.portrait_authors.rules import DEFAULTS, make_form

__all__ = ["DEFAULTS", "make_form", "make_match"]
