"""Cardwright: forgotten parlor card games, printable and playable from one definition each.

Everything here is loaded when it is first used, and nothing else is promised to stay as it is.

>>> from cardwright import judge, load_game
>>> form = load_game("court").form("two-handed")
>>> state = form.deal(seed=7)
>>> [form.pack[card] for card in state.hand(state.to_move)][:2]
[<Gold Standard>, <Gold Jester>]
>>> judge(state, form.parse("exchange")).text
'Only the Blue Jester can be exchanged, and you do not hold it.'
"""

from importlib import import_module
from typing import TYPE_CHECKING

__version__ = "0.2.0"

if TYPE_CHECKING:
    from cardwright.building.library import build
    from cardwright.drawing.faces.edition import Edition
    from cardwright.drawing.scene.model import Group, Scene, Shape, Text, Use
    from cardwright.engine.cards import Card, Pack
    from cardwright.engine.duel import Duel, run_duel
    from cardwright.engine.figures import Figures
    from cardwright.engine.kernel import Form, judge, play
    from cardwright.engine.library import Game, load_game, read_game
    from cardwright.engine.match import Match
    from cardwright.engine.players import Player, player
    from cardwright.engine.record import Record, replay
    from cardwright.engine.runs import run_figures
    from cardwright.engine.session import Session
    from cardwright.engine.session.live_match import LiveMatch
    from cardwright.engine.simulate import PlayedDeal, simulate
    from cardwright.engine.state import State, View
    from cardwright.engine.verdict import IllegalAction, Verdict
    from cardwright.errors import CardwrightError
    from cardwright.ledger.games import GAMES
    from cardwright.lessons import Judged, load_lesson
    from cardwright.printing.decks import Deck, render_deck

_FROM = {
    "building.library": ("build",),
    "drawing.faces.edition": ("Edition",),
    "drawing.scene.model": ("Group", "Scene", "Shape", "Text", "Use"),
    "engine.cards": ("Card", "Pack"),
    "engine.duel": ("Duel", "run_duel"),
    "engine.figures": ("Figures",),
    "engine.kernel": ("Form", "judge", "play"),
    "engine.library": ("Game", "load_game", "read_game"),
    "engine.match": ("Match",),
    "engine.players": ("Player", "player"),
    "engine.record": ("Record", "replay"),
    "engine.runs": ("run_figures",),
    "engine.session": ("Session",),
    "engine.session.live_match": ("LiveMatch",),
    "engine.simulate": ("PlayedDeal", "simulate"),
    "engine.state": ("State", "View"),
    "engine.verdict": ("IllegalAction", "Verdict"),
    "errors": ("CardwrightError",),
    "ledger.games": ("GAMES",),
    "lessons": ("Judged", "load_lesson"),
    "printing.decks": ("Deck", "render_deck"),
}
_HOME = {name: module for module, names in _FROM.items() for name in names}

__all__ = [
    "GAMES",
    "Card",
    "CardwrightError",
    "Deck",
    "Duel",
    "Edition",
    "Figures",
    "Form",
    "Game",
    "Group",
    "IllegalAction",
    "Judged",
    "LiveMatch",
    "Match",
    "Pack",
    "PlayedDeal",
    "Player",
    "Record",
    "Scene",
    "Session",
    "Shape",
    "State",
    "Text",
    "Use",
    "Verdict",
    "View",
    "build",
    "judge",
    "load_game",
    "load_lesson",
    "play",
    "player",
    "read_game",
    "render_deck",
    "replay",
    "run_duel",
    "run_figures",
    "simulate",
]


def __getattr__(name: str) -> object:
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = getattr(import_module(f"{__name__}.{_HOME[name]}"), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
