"""How strong the players are: one against another on the same shuffles, in every form.

    .venv/bin/python -m tests.bench.strength [--deals 400] [--workers 1] [GAME …]

Each shuffle is played as often as there are sides, each time with another side as the challenger's,
so that luck of the deal is out. Prints rows for the table of tests/README.md: how many deals in a
hundred the challenger won and lost, with the interval of 95 % in which its winning lies, and the
median of what a choice costs it, in milliseconds of the processor. Every core plays a part of it,
with the same figures but for the milliseconds; with `--workers 1` these are of a core alone.
"""

import argparse
from concurrent.futures import Executor
from typing import Any

from cardwright.building.run import cores
from cardwright.engine import GAMES, load_game
from cardwright.engine.duel import Duel, play_duel
from cardwright.engine.kernel import Form
from cardwright.engine.players import player
from cardwright.system.workers import Workers

#: The challenger and the defender of each duel.
DUELS = (("good", "beginner"), ("strong", "good"))


def row(form: Form[Any], deals: int, seed: int, executor: Executor | None = None) -> str:
    """The duels of a form, as a row of the table; an `executor` plays parts of them."""
    found = [
        play_duel(form, player(one, form), player(other, form), deals, seed, executor=executor)
        for one, other in DUELS
    ]
    many = f", {form.seats} players" if form.seat_choices[1:] else ""
    return f"| {form.title}{many} | {' | '.join(map(told, found))} |"


def told(found: Duel) -> str:
    """What a duel came to."""
    low, high = (round(100 * bound) for bound in found.won.interval)
    won, lost = (round(100 * share.share) for share in (found.won, found.lost))
    return f"{won} ({low}–{high}) / {lost} | {found.ms:.1f}"


def main() -> None:
    """Print the rows, each when it is done."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("games", nargs="*", default=GAMES, metavar="GAME")
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=cores(), help="processes (all cores)")
    asked = parser.parse_args()
    heads = [f"{one} against {other}: won (95 %) / lost | ms" for one, other in DUELS]
    print(f"| form | {' | '.join(heads)} |", "|---" * (1 + 2 * len(DUELS)) + "|", sep="\n")
    with Workers(asked.workers) as workers:
        for name in asked.games:
            game = load_game(name)
            for form in game.forms:
                print(row(game.form(form), asked.deals, asked.seed, workers), flush=True)


if __name__ == "__main__":
    main()
