"""Times random play of every game that has a law, and its judge, beside OpenSpiel's euchre.

    .venv/bin/pip install -q -e '.[bench]' && .venv/bin/python tests/bench/play.py

Figures are per CPU second of one process on one core: medians of several rounds, in each of which
everybody works about a second in turn; “spread” is the widest distance between rounds. A deal is
shuffled, dealt, and played by drawing lots among `state.legal()` until nothing is legal.

Euchre is driven from Python in two ways. “As documented” is the loop of OpenSpiel's own example:
ask whether the state is terminal, whether it is a chance node and with which odds, and play.
“Shortest” knows that euchre begins with chance nodes of even odds and has none later. Deals are
of different lengths, so speeds are compared by players' actions per second, dealing included on
both sides; “× no deal” takes the time of dealing, which is measured by itself, off both (shortest).
"""

import argparse
import importlib
import importlib.metadata
import importlib.util
import platform
import random
import time
from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from operator import add
from statistics import median
from typing import Any, NamedTuple, Self

from generator.engine import GAMES, judge, load_game
from generator.engine.kernel import Form, State

SEEDS = 1 << 32
BATCH = 20  # deals between two looks at the clock
SAMPLE = 200  # states that a judge is asked about, every action in each

WAYS = ("any action", "cards first")

Draw = Callable[[], float]  # the next chance number, 0 to below 1
Choose = Callable[[list[int], Draw], int]  # one of the legal actions, which are ascending


class Work(NamedTuple):
    """What was done, or is done in a second."""

    deals: float = 0
    actions: float = 0  # by players
    verdicts: float = 0


Worker = Callable[[Draw], Work]


def any_action(legal: list[int], draw: Draw) -> int:
    """One of all the actions."""
    return legal[int(draw() * len(legal))]


def cards_first(form: Form[Any]) -> Choose:
    """A way to choose that plays cards or calls for them; where there are none, draws or passes.

    Nobody then closes, declares or stacks before the end, and the deal goes to its last card.
    """
    cards = form.card_actions
    calm = {a for a in range(form.action_count) if form.action_name(a) in {"d", "p"}}

    def choose(legal: list[int], draw: Draw) -> int:
        playable = bisect_left(legal, cards)
        if playable:
            return legal[int(draw() * playable)]
        return next((action for action in legal if action in calm), legal[0])

    return choose


def dealing(form: Form[Any]) -> Worker:
    """Shuffles and deals a batch, and plays nothing."""

    def work(draw: Draw) -> Work:
        for _ in range(BATCH):
            form.deal(seed=int(draw() * SEEDS))
        return Work(deals=BATCH)

    return work


def playing(form: Form[Any], choose: Choose) -> Worker:
    """Plays a batch of our deals."""

    def work(draw: Draw) -> Work:
        actions = 0
        for _ in range(BATCH):
            state = form.deal(seed=int(draw() * SEEDS))
            while legal := state.legal():
                state = state.apply(choose(legal, draw))
                actions += 1
        return Work(deals=BATCH, actions=actions)

    return work


def states(form: Form[Any], choose: Choose, draw: Draw) -> Iterator[State]:
    """The states of deals without end, in which somebody is to move."""
    while True:
        state = form.deal(seed=int(draw() * SEEDS))
        while legal := state.legal():
            yield state
            state = state.apply(choose(legal, draw))


def judging(form: Form[Any]) -> Worker:
    """Asks the judge about every action in states of both kinds of play."""
    draw = random.Random(1).random
    asked = [
        state
        for choose in (any_action, cards_first(form))
        for state in islice(states(form, choose, draw), SAMPLE // 2)
    ]
    actions = range(form.action_count)

    def work(_: Draw) -> Work:
        for state in asked:
            for action in actions:
                judge(state, action)
        return Work(verdicts=len(asked) * len(actions))

    return work


class Euchre:
    """OpenSpiel's euchre, driven from Python in two ways, and its dealing by itself."""

    def __init__(self, game: Any) -> None:  # noqa: ANN401 - OpenSpiel has no types
        self.game = game

    def _dealt(self, draw: Draw) -> Any:  # noqa: ANN401
        state = self.game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(any_action(state.legal_actions(), draw))
        return state

    def dealing(self, draw: Draw) -> Work:
        """Deals a batch, and plays nothing."""
        for _ in range(BATCH):
            self._dealt(draw)
        return Work(deals=BATCH)

    def shortest(self, draw: Draw) -> Work:
        """Plays a batch in the shortest loop there is for this game."""
        actions = 0
        for _ in range(BATCH):
            state = self._dealt(draw)
            while legal := state.legal_actions():
                state.apply_action(any_action(legal, draw))
                actions += 1
        return Work(deals=BATCH, actions=actions)

    def documented(self, draw: Draw) -> Work:
        """Plays a batch in the loop that serves for any game."""
        actions = 0
        for _ in range(BATCH):
            state = self.game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(random.choices(outcomes, odds)[0])
                else:
                    legal = state.legal_actions(state.current_player())
                    state.apply_action(any_action(legal, draw))
                    actions += 1
        return Work(deals=BATCH, actions=actions)


def rates(worker: Worker, draw: Draw, seconds: float) -> Work:
    """What the worker does in a CPU second, when it works for about so many."""
    done = Work()
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        done = Work(*map(add, done, worker(draw)))
    return Work(*(amount / spent for amount in done))


def measured(workers: dict[str, Worker], seconds: float, rounds: int) -> dict[str, list[Work]]:
    """The rates of every worker in every round, after a round to warm up."""
    found: dict[str, list[Work]] = {name: [] for name in workers}
    for number in range(-1, rounds):
        for name, worker in workers.items():
            rate = rates(worker, random.Random(number + 1).random, seconds if number >= 0 else 0.1)
            if number >= 0:
                found[name].append(rate)
    return found


class Speeds(NamedTuple):
    """Medians of a form: deals and players' actions per second, these also without dealing."""

    deals: float
    actions: float
    alone: float
    length: float  # players' actions in a deal
    spread: float  # between rounds

    @classmethod
    def of(cls, playing: list[Work], dealing: list[Work]) -> Self:
        """The speeds of play, and of the dealing in it."""
        play, deal = (Work(*map(median, zip(*found, strict=True))) for found in (playing, dealing))
        rounds = [work.actions for work in playing]
        return cls(
            deals=play.deals,
            actions=play.actions,
            alone=play.actions / (1 - play.deals / deal.deals),
            length=play.actions / play.deals,
            spread=(max(rounds) - min(rounds)) / play.actions,
        )

    def row(self, name: str, peers: Sequence[Self]) -> str:
        """A line of the table of play; `peers` are euchre as documented, and the shortest loop."""
        line = f"{name:37}{self.deals:8,.0f}{self.actions:11,.0f}"
        line += f"{self.length:8.1f}{self.spread:8.0%}"
        line += "".join(f"{self.actions / peer.actions:14.2f}" for peer in peers)
        return line + "".join(f"{self.alone / peer.alone:11.2f}" for peer in peers[1:])


def peers() -> dict[str, Worker]:
    """OpenSpiel's euchre, when it is installed; says which it is, or that it is missing."""
    try:
        pyspiel = importlib.import_module("pyspiel")
    except ModuleNotFoundError:
        print("Left out: OpenSpiel, not installed (pip install -e '.[bench]'); so no ratios")
        return {}
    print(f"Beside it: euchre of OpenSpiel {importlib.metadata.version('open_spiel')}")
    euchre = Euchre(pyspiel.load_game("euchre"))
    return {
        "euchre, as documented": euchre.documented,
        "euchre, shortest": euchre.shortest,
        "euchre, dealing": euchre.dealing,
    }


def our_forms() -> Iterator[tuple[str, Form[Any]]]:
    """Every form of every game that has a law; says which games have none yet."""
    for name in GAMES:
        if importlib.util.find_spec(f"generator.engine.games.{name.replace('-', '_')}") is None:
            print(f"Left out: {name}, whose law is not written yet")
            continue
        game = load_game(name)
        yield from ((f"{name} {form}", game.form(form)) for form in game.forms)


def tables(found: dict[str, list[Work]], forms: Iterable[str]) -> Iterator[str]:
    """The lines of the tables of play, of dealing and of the judge."""
    speeds = {
        f"{form}, {how}": Speeds.of(found[f"{form}, {how}"], found[f"{form}, dealing"])
        for how in WAYS
        for form in forms
    }
    loops = ("euchre, as documented", "euchre, shortest")
    speeds |= {
        loop: Speeds.of(found[loop], found["euchre, dealing"]) for loop in loops if loop in found
    }
    peers = [speeds[loop] for loop in loops if loop in speeds]
    ratios = f"{'× documented':>14}{'× shortest':>14}{'× no deal':>11}" if peers else ""
    yield f"{'play':37}{'deals/s':>8}{'actions/s':>11}{'a deal':>8}{'spread':>8}{ratios}"
    for name, speed in speeds.items():
        yield speed.row(name, peers)
    yield f"\n{'dealing alone':36}{'deals/s':>9}"
    for name, works in found.items():
        if name.endswith(", dealing"):
            yield f"{name:36}{median(work.deals for work in works):9,.0f}"
    yield f"\n{'judge':34}{'verdicts/s':>11}"
    for form in forms:
        verdicts = median(work.verdicts for work in found[f"{form}, judge"])
        yield f"{form:34}{verdicts:11,.0f}"


def main() -> None:
    """Let everybody work in turn and print the tables."""
    asked = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    asked.add_argument("--seconds", type=float, default=1.0, help="CPU seconds of a round")
    asked.add_argument("--rounds", type=int, default=5)
    how = asked.parse_args()
    forms = dict(our_forms())
    workers = peers()
    print(f"Python {platform.python_version()}, {how.rounds} rounds of {how.seconds} CPU s\n")
    for name, form in forms.items():
        workers |= {
            f"{name}, any action": playing(form, any_action),
            f"{name}, cards first": playing(form, cards_first(form)),
            f"{name}, dealing": dealing(form),
            f"{name}, judge": judging(form),
        }
    print(*tables(measured(workers, how.seconds, how.rounds), forms), sep="\n")


if __name__ == "__main__":
    main()
