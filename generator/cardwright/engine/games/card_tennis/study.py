"""The study of the lost pack: which counts of the four strokes play best, weighed openly.

The old rules name the strokes and no numbers. Packs of 40 to 60 cards are tried for two players in
both readings of the deal; the better ones stay and play more games, and the last few play many.
Chance is seeded throughout, so that the study comes out the same to the digit.
"""

import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from cardwright.engine.games.card_tennis.form import CardTennis
from cardwright.engine.games.card_tennis.trial import Estimate, Trial, trial, trials
from cardwright.engine.shuffle import mixed

if TYPE_CHECKING:
    from concurrent.futures import Executor

DEALS = ("once a game", "refill")
SHEET = 9  # cards on a printed sheet
ROUNDS = ((100, 500), (400, 60), (2500, 4))  # games of each pack, and how many packs stay
PRINTED = (  # what the printed pack is tried for: form, deal, and the serves that are left in
    ("singles", "once a game", 24),
    ("doubles", "once a game", 24),
    ("singles", "refill", 24),
    ("singles", "refill", 16),
    ("singles", "refill", 15),
    ("singles", "refill", 14),
    ("doubles", "refill", 24),
    ("doubles", "refill", 15),
)
OURS, BEST = "the printed pack", "packs of 42 to 60 cards"

Say = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class TrialMisfit:
    """A trial, and what its pack misses of what we ask of one: the less the better."""

    head: str  # which packs it stands among
    trial: Trial
    off: dict[str, float]

    @property
    def score(self) -> float:
        """All that is off, together."""
        return math.fsum(self.off.values())

    def to_dict(self) -> dict[str, Any]:
        """All of it in plain values, for JSON."""
        figures = self.trial.to_dict()
        off = {name: round(points, 3) for name, points in self.off.items()}
        return {"among": self.head} | figures | {"off": off, "score": round(self.score, 3)}


def weigh(head: str, tried: Trial, printed: int | None = None) -> TrialMisfit:
    """The deviation, in points; of a pack of which more cards are `printed`, those are counted.

    One for every game in a hundred that the server holds too few (below 55) or too many (above
    65); one for every ball in a hundred above twenty that dies by a second fault; one for every
    tenth of a stroke that the rallies are short of three; two for every game in a hundred that
    saving volleys and nets is short of winning five; a half for every place that the pack leaves
    empty on its last sheet.
    """
    return TrialMisfit(
        head,
        tried,
        {
            "hold": max(0.0, 55 - tried.hold.value, tried.hold.value - 65),
            "faults": max(0.0, tried.faults.value - 20),
            "strokes": 10 * max(0.0, 3 - tried.strokes.value),
            "saving": 2 * max(0.0, 5 - tried.saving.value),
            "sheet": (-(printed or tried.cards) % SHEET) / 2,
        },
    )


def packs() -> Iterator[str]:
    """The packs that are tried: 40 to 60 cards by threes, and never more nets than volleys."""
    for cards in range(42, 61, 3):
        for nets in range(2, 7):
            for volleys in range(nets, 9):
                for returns in range(10, 25):
                    serves = cards - returns - volleys - nets
                    if 12 <= serves <= 34:
                        yield f"{serves}/{returns}/{volleys}/{nets}"


def search(
    form: CardTennis, seed: int, games: int, say: Say, executor: "Executor | None" = None
) -> list[TrialMisfit]:
    """The packs that do best under the deal of this form, best first, by ever longer trials.

    `games` are those of the last trial; in the first, saving is not tried.
    """
    head = f"{BEST}, {form.options.deal}"
    stay = list(packs())
    for number, (tries, keep) in enumerate(ROUNDS, 1):
        say(f"{form.title}, {form.options.deal}: {len(stay)} packs, {tries} games each")
        tried = trials(form, stay, tries, mixed(seed, number), saving=number > 1, executor=executor)
        ranked = _ranked(weigh(head, each) for each in tried)
        stay = [each.trial.deck for each in ranked[:keep]]
    say(f"{form.title}, {form.options.deal}: {len(stay)} packs, {games} games each")
    tried = trials(form, stay, games, seed, executor=executor)
    return _ranked(weigh(head, each) for each in tried)


def _ranked(found: Iterable[TrialMisfit]) -> list[TrialMisfit]:
    """The least off first."""
    return sorted(found, key=lambda each: (each.score, each.trial.deck))


def printed(
    forms: Mapping[str, CardTennis],
    seed: int,
    games: int,
    say: Say,
    executor: "Executor | None" = None,
) -> list[TrialMisfit]:
    """A trial of the printed pack, whole and with serves left out."""
    found = []
    for name, deal, serves in PRINTED:
        _, _, others = forms[name].options.deck.partition("/")
        form = forms[name].with_options(deal=deal, deck=f"{serves}/{others}")
        say(f"{form.title}, {deal}: {form.options.deck}, {games} games")
        tried = trial(form, games, seed, executor=executor)
        found.append(weigh(OURS, tried, len(forms[name].pack)))
    return found


def study(
    forms: Mapping[str, CardTennis],
    seed: int,
    games: int,
    say: Say,
    *,
    executor: "Executor | None" = None,
) -> list[TrialMisfit]:
    """The whole study, table by table; `games` are those of each pack that is in the tables.

    An `executor` plays parts of it: processes of this computer, or of many. `say` is called with
    a line for each step.
    """
    singles = forms["singles"]
    found = printed(forms, seed, games, say, executor)
    for deal in DEALS:
        found += search(singles.with_options(deal=deal), seed, games, say, executor)
    return found


def table(found: Sequence[TrialMisfit]) -> Iterator[str]:
    """The tables as lines of text."""
    head = ""
    for each in found:
        if each.head != head:
            head = each.head
            yield from ("", f"{head[:1].upper()}{head[1:]}", _HEADS)
        tried = each.trial
        figures = (tried.hold, tried.faults, tried.strokes, tried.saving)
        row = f"{tried.form:8}  {tried.deal:12}{tried.deck:13}"
        row += "".join(
            f"{_with_interval(figure, places):>19}"
            for figure, places in zip(figures, (1, 1, 2, 1), strict=True)
        )
        yield f"{row}{tried.choices.value:9.1f}{tried.forced.value:11.1f}{each.score:7.1f}"


_HEADS = (
    f"{'':22}{'S/R/V/N':13}{'held, %':>19}{'double faults, %':>19}{'strokes a rally':>19}"
    f"{'saving, %':>19}{'choices':>9}{'none, %':>11}{'off':>7}"
)


def _with_interval(figure: Estimate, places: int) -> str:
    """A figure with its interval."""
    value, low, high = (f"{bound:.{places}f}" for bound in figure)
    return f"{value} ({low}–{high})"
