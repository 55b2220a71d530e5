"""Twelve: five tricks for two, made up to show how a game is added."""

from cardwright.engine.games.twelve.rules import DEFAULTS, make_form, make_match

__all__ = ["DEFAULTS", "make_form", "make_match"]
