"""Diagrams: moments of a deal as drawings, made from the engine's own states.

A guide names a deal of its game (`deals.py`) and a moment in it; what lies where is asked of the
engine, so that no picture can show what is not so. A diagram is a scene, whose title says what it
shows to those who cannot see it.
"""

from cardwright.printing.diagrams.cards import PREFIX, card
from cardwright.printing.diagrams.deals import deals
from cardwright.printing.diagrams.directive import Diagram, draw_diagram, parse_diagram, rounds
from cardwright.printing.diagrams.naming import card_names
from cardwright.printing.diagrams.plays import Call, PlayedCards, Round, draw_round

__all__ = [
    "PREFIX",
    "Call",
    "Diagram",
    "PlayedCards",
    "Round",
    "card",
    "card_names",
    "deals",
    "draw_diagram",
    "draw_round",
    "parse_diagram",
    "rounds",
]
