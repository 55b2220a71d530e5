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
    from cardwright.engine.duel import Duel, play_duel
    from cardwright.engine.figures import Figures, Mean, Share
    from cardwright.engine.games.card_tennis.view import CardTennisView
    from cardwright.engine.games.four_seat.view import FourSeatView
    from cardwright.engine.games.portrait_authors.view import AuthorsView
    from cardwright.engine.games.trick_and_draw.view import TrickAndDrawView
    from cardwright.engine.kernel import Form, judge, play
    from cardwright.engine.library import Game, load_game, read_game
    from cardwright.engine.match import Match
    from cardwright.engine.outcome import NOBODY, Award, Count, Outcome
    from cardwright.engine.players import Player, player
    from cardwright.engine.record import Record, parse_records, replay
    from cardwright.engine.record_files import read_records
    from cardwright.engine.runs import gather_figures
    from cardwright.engine.session import Session
    from cardwright.engine.session.live_match import LiveMatch
    from cardwright.engine.simulate import PlayedDeal, simulate
    from cardwright.engine.state import State, View
    from cardwright.engine.verdict import IllegalAction, Verdict
    from cardwright.errors import (
        CardwrightError,
        EnvironmentProblem,
        InputError,
        LedgerError,
        OutputError,
        RecordError,
        RefusedOutput,
        UnknownName,
        UsageError,
    )
    from cardwright.ledger.games import GAMES
    from cardwright.lessons import Judged, load_lesson
    from cardwright.printing.decks import Deck, render_deck

_FROM = {
    "building.library": ("build",),
    "drawing.faces.edition": ("Edition",),
    "drawing.scene.model": ("Group", "Scene", "Shape", "Text", "Use"),
    "engine.cards": ("Card", "Pack"),
    "engine.duel": ("Duel", "play_duel"),
    "engine.figures": ("Figures", "Mean", "Share"),
    "engine.games.card_tennis.view": ("CardTennisView",),
    "engine.games.four_seat.view": ("FourSeatView",),
    "engine.games.portrait_authors.view": ("AuthorsView",),
    "engine.games.trick_and_draw.view": ("TrickAndDrawView",),
    "engine.kernel": ("Form", "judge", "play"),
    "engine.library": ("Game", "load_game", "read_game"),
    "engine.match": ("Match",),
    "engine.outcome": ("NOBODY", "Award", "Count", "Outcome"),
    "engine.players": ("Player", "player"),
    "engine.record": ("Record", "parse_records", "replay"),
    "engine.record_files": ("read_records",),
    "engine.runs": ("gather_figures",),
    "engine.session": ("Session",),
    "engine.session.live_match": ("LiveMatch",),
    "engine.simulate": ("PlayedDeal", "simulate"),
    "engine.state": ("State", "View"),
    "engine.verdict": ("IllegalAction", "Verdict"),
    "errors": (
        *("CardwrightError", "EnvironmentProblem", "InputError", "LedgerError", "OutputError"),
        *("RecordError", "RefusedOutput", "UnknownName", "UsageError"),
    ),
    "ledger.games": ("GAMES",),
    "lessons": ("Judged", "load_lesson"),
    "printing.decks": ("Deck", "render_deck"),
}
_HOME = {name: module for module, names in _FROM.items() for name in names}

__all__ = [
    "GAMES",
    "NOBODY",
    "AuthorsView",
    "Award",
    "Card",
    "CardTennisView",
    "CardwrightError",
    "Count",
    "Deck",
    "Duel",
    "Edition",
    "EnvironmentProblem",
    "Figures",
    "Form",
    "FourSeatView",
    "Game",
    "Group",
    "IllegalAction",
    "InputError",
    "Judged",
    "LedgerError",
    "LiveMatch",
    "Match",
    "Mean",
    "Outcome",
    "OutputError",
    "Pack",
    "PlayedDeal",
    "Player",
    "Record",
    "RecordError",
    "RefusedOutput",
    "Scene",
    "Session",
    "Shape",
    "Share",
    "State",
    "Text",
    "TrickAndDrawView",
    "UnknownName",
    "UsageError",
    "Use",
    "Verdict",
    "View",
    "build",
    "gather_figures",
    "judge",
    "load_game",
    "load_lesson",
    "parse_records",
    "play",
    "play_duel",
    "player",
    "read_game",
    "read_records",
    "render_deck",
    "replay",
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
