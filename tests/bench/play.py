"""Times random play of every game that has a law, and its judge, beside games of OpenSpiel.

    .venv/bin/pip install -q -e '.[bench]' && .venv/bin/python -m tests.bench.play

Figures are per CPU second of one process on one core: medians of several rounds, in each of which
everybody works about a second in turn; “spread” is the widest distance between rounds. A deal is
shuffled, dealt, and played by drawing lots among `state.legal()` until nothing is legal.

Every game stands beside the nearest of OpenSpiel's (see `peers.py`), which is driven from Python in
two ways. Deals are of different lengths, so speeds are compared by players' actions per second,
dealing included on both sides; “× no deal” takes the time of dealing, which is measured by itself,
off both (shortest).
"""

import argparse
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

from cardwright.engine import GAMES, judge, load_game
from cardwright.engine.kernel import Form
from cardwright.engine.state import State
from tests.bench.peers import BATCH, ELSE, NEAREST, Draw, Work, Worker, any_action, peers

SEEDS = 1 << 32
SAMPLE = 200  # states that a judge is asked about, every action in each

WAYS = ("any action", "cards first")
LOOPS = ("as documented", "shortest")

Choose = Callable[[list[int], Draw], int]  # one of the legal actions, which are ascending


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

    def row(self, name: str, peer: str, loops: Sequence[Self]) -> str:
        """A line of the table of play; `loops` are the peer as documented, and the shortest."""
        line = f"{name:37}{self.deals:8,.0f}{self.actions:11,.0f}"
        line += f"{self.length:8.1f}{self.spread:8.0%}"
        if not loops:
            return line
        documented, shortest = loops
        line += f"  {peer:8}{self.actions / documented.actions:13.2f}"
        line += f"{self.actions / shortest.actions:12.2f}"
        return line + f"{self.alone / shortest.alone:11.2f}"


def our_forms() -> Iterator[tuple[str, Form[Any]]]:
    """Every form of every game that has a law; says which games have none yet."""
    for name in GAMES:
        if importlib.util.find_spec(f"cardwright.engine.games.{name.replace('-', '_')}") is None:
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
    theirs = {
        f"{peer}, {loop}": Speeds.of(found[f"{peer}, {loop}"], found[f"{peer}, dealing"])
        for peer in dict.fromkeys([ELSE, *NEAREST.values()])
        for loop in LOOPS
        if f"{peer}, {loop}" in found
    }
    ratios = f"  {'beside':8}{'× documented':>13}{'× shortest':>12}{'× no deal':>11}"
    yield f"{'play':37}{'deals/s':>8}{'actions/s':>11}{'a deal':>8}{'spread':>8}" + ratios * bool(
        theirs
    )
    for name, speed in speeds.items():
        peer = NEAREST.get(name.partition(" ")[0], ELSE)
        yield speed.row(name, peer, [theirs[f"{peer}, {loop}"] for loop in LOOPS if theirs])
    for name, speed in theirs.items():
        yield speed.row(name, "", ())
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
    workers = {name: w for peer in peers().values() for name, w in peer.workers.items()}
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
