"""OpenSpiel's games as peers of ours: played from Python by lots, in two ways.

“As documented” is the loop of OpenSpiel's own example: ask whether the state is terminal, whether
it is a chance node and with which odds, and play. “Shortest” is the quickest loop that we could
write for the game: where all chance nodes come first and have even odds, as in dealing, the odds
are not asked for.
"""

import importlib
import importlib.metadata
import random
from collections.abc import Callable
from typing import Any, NamedTuple

BATCH = 20  # deals between two looks at the clock

Draw = Callable[[], float]  # the next chance number, 0 to below 1


class Work(NamedTuple):
    """What was done, or is done in a second."""

    deals: float = 0
    actions: float = 0  # by players
    verdicts: float = 0


Worker = Callable[[Draw], Work]

#: The game of OpenSpiel that each of ours stands beside; euchre, where none is nearer.
NEAREST = {"portrait-authors": "go_fish", "nations": "spades"}
ELSE = "euchre"

_DEALT_FIRST = {"euchre", "spades"}  # all chance comes before all play, and is even
_CHANCE = -1  # who moves at a chance node


def any_action(legal: list[int], draw: Draw) -> int:
    """One of all the actions."""
    return legal[int(draw() * len(legal))]


class Peer:
    """A game of OpenSpiel, driven from Python in two ways, and its dealing by itself."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._game = importlib.import_module("pyspiel").load_game(name)
        self._dealt_first = name in _DEALT_FIRST

    @property
    def workers(self) -> dict[str, Worker]:
        """The three, by what tables call them."""
        return {
            f"{self.name}, as documented": self.documented,
            f"{self.name}, shortest": self.shortest,
            f"{self.name}, dealing": self.dealing,
        }

    def _dealt(self, draw: Draw) -> Any:  # noqa: ANN401 - OpenSpiel has no types
        state = self._game.new_initial_state()
        while state.is_chance_node():
            self._chance(state, draw)
        return state

    def _chance(self, state: Any, draw: Draw) -> None:  # noqa: ANN401
        if self._dealt_first:
            state.apply_action(any_action(state.legal_actions(), draw))
            return
        outcomes = state.chance_outcomes()
        left = draw()
        for outcome, odds in outcomes:
            left -= odds
            if left < 0:
                state.apply_action(outcome)
                return
        state.apply_action(outcomes[-1][0])  # odds that do not quite add up to one

    def dealing(self, draw: Draw) -> Work:
        """Deals a batch, and plays nothing."""
        for _ in range(BATCH):
            self._dealt(draw)
        return Work(deals=BATCH)

    def shortest(self, draw: Draw) -> Work:
        """Plays a batch in the shortest loop there is for this game."""
        play = self._play_dealt if self._dealt_first else self._play_mixed
        return Work(deals=BATCH, actions=sum(play(draw) for _ in range(BATCH)))

    def _play_dealt(self, draw: Draw) -> int:
        state = self._dealt(draw)
        actions = 0
        while legal := state.legal_actions():
            state.apply_action(any_action(legal, draw))
            actions += 1
        return actions

    def _play_mixed(self, draw: Draw) -> int:
        state = self._game.new_initial_state()
        actions = 0
        while (mover := state.current_player()) >= _CHANCE:
            if mover == _CHANCE:
                self._chance(state, draw)
            else:
                state.apply_action(any_action(state.legal_actions(), draw))
                actions += 1
        return actions

    def documented(self, draw: Draw) -> Work:
        """Plays a batch in the loop that serves for any game."""
        actions = 0
        for _ in range(BATCH):
            state = self._game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(random.choices(outcomes, odds)[0])
                else:
                    legal = state.legal_actions(state.current_player())
                    state.apply_action(any_action(legal, draw))
                    actions += 1
        return Work(deals=BATCH, actions=actions)


def peers() -> dict[str, Peer]:
    """The peers by name, when OpenSpiel is installed; says which it is, or that it is missing."""
    try:
        version = importlib.metadata.version("open_spiel")
    except importlib.metadata.PackageNotFoundError:
        print("Left out: OpenSpiel, not installed (pip install -e '.[bench]'); so no ratios")
        return {}
    names = sorted({ELSE, *NEAREST.values()})
    print(f"Beside it, of OpenSpiel {version}: {', '.join(names)}")
    return {name: Peer(name) for name in names}
