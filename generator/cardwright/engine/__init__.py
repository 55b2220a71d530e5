"""The rules of the games. Standard library only, so that they run unchanged in a browser.

>>> form = load_game("court").form("two-handed")
>>> state = form.deal(seed=7)
>>> state.to_move  # the dealer is seat 0, and the other leads
1
>>> judge(state, form.parse("exchange")).ok  # nobody has taken a couplet yet
False
>>> play(state, state.legal()[0]).question
'reply'
"""

from cardwright.engine.kernel import judge, play
from cardwright.engine.library import Game, load_game, read_game
from cardwright.engine.record import Record, replay
from cardwright.ledger.games import GAMES

__all__ = ["GAMES", "Game", "Record", "judge", "load_game", "play", "read_game", "replay"]
