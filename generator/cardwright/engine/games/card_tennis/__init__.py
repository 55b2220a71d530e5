"""Card Tennis, as J. H. Singer printed it in 1887, for two, or for four in doubles."""

from cardwright.engine.games.card_tennis import study
from cardwright.engine.games.card_tennis.form import make_form
from cardwright.engine.games.card_tennis.match import make_match
from cardwright.engine.games.card_tennis.rules import DEFAULTS

__all__ = ["DEFAULTS", "make_form", "make_match", "study"]
