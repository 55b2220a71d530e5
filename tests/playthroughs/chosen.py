"""Deals worth reading: what each playthrough shall show, and the search for a deal that shows it.

The marks of a deal are the clauses cited in it; what the judge says; `ends ID` for the clause that
decided it, `brings N` for the points and `both score`; each answer that is no plain card after its
question, as `lead z`, `closed-on x` or `opening !`; `counted later` where something announced had
to wait for a trick; and `played out`.
"""

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import NamedTuple, cast

from cardwright.engine import GAMES, Record, judge, load_game
from cardwright.engine.games.nations.judge import SAYS
from cardwright.engine.outcome import Outcome
from cardwright.engine.state import State
from cardwright.errors import UnknownName

EACH = 2  # playthroughs of every form
SEEDS = 12_000  # tried for each; that takes half a minute
MOST = 117  # moves; nobody reads more
RASH = 0.12  # how often a player does anything that is open


class Wanted(NamedTuple):
    """What a deal shall show, and what the table has agreed."""

    marks: tuple[str, ...]
    options: dict[str, str | bool] = {}  # noqa: RUF012 - never changed
    moves: int = MOST  # no more than these
    seats: int | None = None  # where the form leaves a choice
    eager: float = 0  # how often a player does what is no card, where that is open
    seeds: int = SEEDS


ANYTHING = (Wanted(()),) * EACH  # of a form that WANTED does not name
WANTED: dict[tuple[str, str], tuple[Wanted, ...]] = {
    ("court", "two-handed"): (
        # The other player exchanges after the close, and the closer makes sixty.
        Wanted(("lead z", "closed-on x", "counted later", "COURT-2H-R7", "ends COURT-CNT-2")),
        # The talon is used up, and nobody declares; the twelfth couplet counts ten.
        Wanted(("lead x", "counted later", "COURT-CNT-8", "COURT-2H-R13a", "ends COURT-CNT-2")),
    ),
    ("court", "three-handed"): (
        # The closer exchanges after the close, and has not made sixty with the last card.
        Wanted(("opening x", "counted later", "COURT-2H-R13b", "ends COURT-2H-R2")),
        # The last exchange that there can be, and much later a false declaration.
        Wanted(("before-draw x", "COURT-B4", "ends COURT-2H-R5")),
    ),
    ("court", "four-handed"): (
        Wanted(("COURT-4H-13", "COURT-B29", "COURT-4H-7", "COURT-4H-11", "ends COURT-4H-10")),
        # The table has agreed to marriages.
        Wanted(("lead !", "counted later", "COURT-4H-13", "ends COURT-4H-10"), {"marriages": True}),
    ),
    ("portrait-authors", "full"): (
        # Four play; groups are broken, remainders and later pairs stacked.
        Wanted(("AUTH-R6", "AUTH-R7", "AUTH-B3", "AUTH-D1", "AUTH-B9"), {}, MOST, 4, 0.8, 600),
        # Three play, and the cards do not come out even; some nerve, so that there is a book.
        Wanted(("AUTH-CNT-1", "AUTH-R6", "AUTH-B7", "AUTH-B9"), {}, MOST, 3, 0.6, 600),
    ),
    ("portrait-authors", "easy"): (
        Wanted(("AUTH-EASY-2", "AUTH-B9", "ends AUTH-EASY-3"), {}, MOST, 3, 0, 200),
        # The table has added the sketches.
        Wanted(("AUTH-EASY-2", "AUTH-B16", "AUTH-B9"), {"sketches": True}, MOST, 3, 0, 300),
    ),
    ("portrait-authors", "bank"): (
        # The very card is drawn, and once more; the Bank is used up.
        Wanted(
            ("AUTH-B14", "AUTH-BANK-4", "AUTH-B15", "AUTH-R6", "AUTH-B9"), {}, MOST, 3, 0.9, 900
        ),
        # By agreement the very card lets one call again.
        Wanted(("AUTH-B14", "AUTH-B15"), {"lucky": "call", "r3d": "same-group"}, MOST, 3, 0.9, 900),
    ),
    ("sixty-six", "two-handed"): (
        # Closed before drawing, and the closer makes sixty-six.
        Wanted(("before-draw z", "counted later", "S66-B7", "ends S66-C6")),
        # The stock is used up, and nobody announces; the last trick counts ten.
        Wanted(("before-draw x", "S66-B7", "ends S66-X14")),
    ),
    ("sixty-six", "three-handed"): (
        # Closed after drawing; the other player exchanges then, and the closer fails.
        Wanted(("lead z", "closed-on x", "played out", "ends S66-C7")),
        # An exchange in reply, and a false announcement on a marriage.
        Wanted(("reply x", "announced 66", "ends S66-X13")),
    ),
    ("sixty-six", "four-handed"): (
        Wanted(("S66-4H-3", "S66-B8", "ends S66-B11", "brings 1")),
        # The table has agreed to a point for the Ten of trumps.
        Wanted(("S66-4H-3", "S66-B12", "ends S66-B11"), {"ten_bonus": True}),
    ),
    ("nations", "four-handed"): (
        # The dealer could follow the first lead only with the card that lies turned up.
        Wanted((SAYS["excused"].sentence, "NAT-10", "NAT-13", "NAT-14", "NAT-B6", "ends NAT-15")),
        # The table has agreed to titles, and to the turn-up in the first trick; titles count for
        # the side that has fewer tricks.
        Wanted(
            ("NAT-14", "NAT-18", "ends NAT-15", "both score"),
            {"titles": True, "turnup_trick1": True},
        ),
    ),
    ("card-tennis", "singles"): (
        # Faults that are mended and one that is not, and advantage lost before the game is won.
        Wanted(("TEN-B4", "TEN-7", "TEN-13", "TEN-22", "ends TEN-23"), moves=32),
        # The table fills hands up, and leaves out nine serves.
        Wanted(
            ("TEN-D4", "TEN-13", "TEN-7", "ends TEN-21"),
            {"deal": "refill", "deck": "15/14/6/4"},
            moves=30,
        ),
    ),
    ("card-tennis", "doubles"): (
        Wanted(("TEN-18", "TEN-B12", "TEN-B13", "TEN-B4", "ends TEN-21"), moves=38),
        # The table deals for every ball.
        Wanted(("TEN-18", "TEN-B12", "TEN-D5", "ends TEN-21"), {"deal": "every ball"}, moves=36),
    ),
}


def forms() -> Iterator[tuple[str, str]]:
    """Every form that can be played, with its game."""
    for game in GAMES:
        try:
            names = load_game(game).forms
        except UnknownName:  # printed, but not yet played
            continue
        yield from ((game, name) for name in names)


def choose(game: str, name: str, number: int) -> Record:
    """Playthrough `number` of a form, from 1: a long deal with all marks wanted and many others.

    Its record holds the order of the cards, so that it outlives a change of the shuffle.
    """
    wanted = WANTED.get((game, name), ANYTHING)[number - 1]
    form = load_game(game).form(name).with_options(**wanted.options)
    most, best = 0, None
    seats = form.seats if wanted.seats is None else wanted.seats
    for seed in range(number, EACH * wanted.seeds, EACH):  # so no two are of the same deal
        dealt = form.deal(seed, dealer=seed % seats, seats=seats)
        states = _play(dealt, Random(seed), wanted.eager)
        if len(states) > wanted.moves + 1:
            continue
        marks = _marks(states)
        worth = len(marks) + len(states)
        if marks.issuperset(wanted.marks) and worth > most:
            most, best = worth, states[-1]
    assert best, f"no deal of {form.title} shows all of {', '.join(wanted.marks)}"
    return Record.of(best)


def _play(state: State, chance: Random, eager: float = 0) -> list[State]:
    """A deal by simple players who now and then do anything; eager ones stack what they can."""
    states = [state]
    while not state.over:
        legal = state.legal()
        deeds = [action for action in legal if action >= state.form.card_actions]
        if eager and deeds and chance.random() < eager:
            states.append(state := state.apply(deeds[0]))
            continue
        action = state.form.simple_action(state.view(state.to_move), legal, chance.random)
        if chance.random() < RASH:
            action = chance.choice(legal)
        state = state.apply(action)
        states.append(state)
    return states


def _marks(states: list[State]) -> set[str]:
    form, last = states[0].form, states[-1]
    outcome = cast("Outcome", last.outcome)
    marks = {f"ends {outcome.clause}", f"brings {max(outcome.points)}"}
    if all(outcome.points):
        marks.add("both score")
    if last.actions[-1] < form.card_actions:
        marks.add("played out")
    for (before, after), action in zip(pairwise(states), last.actions, strict=True):
        saying = judge(before, action).saying
        marks.update((saying.clause, saying.sentence))
        marks.update(*(event.clauses for event in form.action_events(before, action)))
        if action >= form.card_actions:
            name = form.action_name(action)
            marks.add(f"{before.question} {'!' if name.endswith('!') else name}")
        if sum(c.pending for c in before.counts) > sum(c.pending for c in after.counts):
            marks.add("counted later")
    return marks
