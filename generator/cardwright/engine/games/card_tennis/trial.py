"""Trial games by players who differ only in what they save: what a pack and a deal are worth.

Players here look at the actions open to them and at nothing else; three runs on the same deals
tell how a pack plays: both sides save, only the server does, only the striker-out does.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING, Any, NamedTuple, Self

from cardwright.engine.figures import Mean, Share
from cardwright.engine.games.card_tennis.form import CardTennis
from cardwright.engine.games.card_tennis.player import Policy, saver, spender
from cardwright.engine.games.card_tennis.table import DRAW, SERVE, UP
from cardwright.engine.runs import mapped, parts
from cardwright.engine.shuffle import mixed
from cardwright.ledger.studies import FIGURES

if TYPE_CHECKING:
    from concurrent.futures import Executor


class GameCounts(NamedTuple):
    """The counts of one game."""

    held: bool  # whether the server's side won it
    balls: int
    faults: int  # balls lost by a second fault
    choices: int  # decisions in which more than one stroke was allowed


class Estimate(NamedTuple):
    """A figure with its interval of 95 %."""

    value: float
    low: float
    high: float

    @classmethod
    def of_share(cls, share: Share) -> Self:
        """A share, in hundredths."""
        low, high = share.interval
        return cls(100 * share.share, 100 * low, 100 * high)


@dataclass(frozen=True, slots=True)
class Trial:
    """A trial of a pack under one way of dealing, over so many games from a seed.

    The server's seat is 0; game n is shuffled by `mixed(seed, n)`.
    """

    form: str
    deal: str
    deck: str
    games: int
    seed: int
    hold: Estimate  # games that the server's side won, of a hundred
    faults: Estimate  # balls lost by a second fault, of a hundred
    strokes: Estimate  # in a ball that was served
    choices: Estimate  # decisions of a game in which more than one stroke was allowed
    forced: Estimate  # games without such a decision, of a hundred
    saving: Estimate  # games that saving wins more than spending, of a hundred

    @property
    def cards(self) -> int:
        """The number of cards the pack has."""
        return sum(map(int, self.deck.split("/")))

    def to_dict(self) -> dict[str, Any]:
        """All of it in plain values, for JSON; a figure is its value and its bounds."""
        values = asdict(self)
        for name in FIGURES:
            figure: Estimate = getattr(self, name)
            values[name] = {k: round(bound, 3) for k, bound in figure._asdict().items()}
        return values


class TrialCounts:
    """The counts of a number of games of a trial, which can be added up in any order."""

    def __init__(self) -> None:
        self._games = self._held = self._balls = self._faults = 0
        self._rallies: Counter[int] = Counter()  # by their length in strokes
        self._choices: Counter[int] = Counter()  # games, by how many choices they left
        self._saved: Counter[int] = Counter()  # games, by how many of two the side that saves won

    def play(self, form: CardTennis, dealt: int, *, saving: bool) -> None:
        """Count a game of this shuffle; with `saving`, two more in which one side alone saves.

        The same deal is played both ways, which takes the luck of the deal out.
        """
        game = _play(form, dealt, saver, saver, self._rallies)
        self._games += 1
        self._held += game.held
        self._balls += game.balls
        self._faults += game.faults
        self._choices[game.choices] += 1
        if saving:
            serving = _play(form, dealt, saver, spender).held
            answering = not _play(form, dealt, spender, saver).held
            self._saved[serving + answering] += 1

    def add(self, other: Self) -> None:
        """Take in further games of the same trial."""
        self._games += other._games
        self._held += other._held
        self._balls += other._balls
        self._faults += other._faults
        self._rallies.update(other._rallies)
        self._choices.update(other._choices)
        self._saved.update(other._saved)

    def trial(self, form: CardTennis, seed: int) -> Trial:
        """The trial of this form and seed that came to these counts."""
        lengths = Mean.of(self._rallies) if self._rallies else Mean(0, 0, 0, 0, 0)
        choices = Mean.of(self._choices)
        return Trial(
            form=form.name,
            deal=form.options.deal,
            deck=form.options.deck,
            games=self._games,
            seed=seed,
            hold=Estimate.of_share(Share(self._held, self._games)),
            faults=Estimate.of_share(Share(self._faults, self._balls)),
            strokes=Estimate(lengths.mean, lengths.low, lengths.high),
            choices=Estimate(choices.mean, choices.low, choices.high),
            forced=Estimate.of_share(Share(self._choices[0], self._games)),
            saving=self._saving(),
        )

    def _saving(self) -> Estimate:
        """The excess over half, in percent, of a side that saves over one that spends."""
        if not self._saved:
            return Estimate(0, 0, 0)
        mean = Mean.of(self._saved)
        return Estimate(*(100 * (bound / 2 - 0.5) for bound in (mean.mean, mean.low, mean.high)))


def trial(
    form: CardTennis,
    games: int,
    seed: int,
    *,
    saving: bool = True,
    executor: "Executor | None" = None,
) -> Trial:
    """A trial of a form under its options; without `saving` that figure is left at 0.

    An `executor` plays parts of it: processes of this computer, or of many.
    """
    (found,) = trials(form, [form.options.deck], games, seed, saving=saving, executor=executor)
    return found


def trials(
    form: CardTennis,
    decks: Sequence[str],
    games: int,
    seed: int,
    *,
    saving: bool = True,
    executor: "Executor | None" = None,
) -> Iterator[Trial]:
    """A trial of each of these packs, in their order, each over so many games, one or more.

    An `executor` has the parts of all of them at once. A part names its pack in writing, which is
    a hundred times shorter than the form.
    """
    numbers = parts(range(games))
    play = partial(play_part, form, seed, saving)
    found = mapped(play, [(deck, part) for deck in decks for part in numbers], executor)
    for deck in decks:
        whole = TrialCounts()
        for counts in islice(found, len(numbers)):
            whole.add(counts)
        yield whole.trial(form.with_options(deck=deck), seed)


def play_part(
    form: CardTennis,
    seed: int,
    saving: bool,  # noqa: FBT001
    asked: tuple[str, range],
) -> TrialCounts:
    """The result of these games with this pack."""
    deck, numbers = asked
    form, counts = form.with_options(deck=deck), TrialCounts()
    for number in numbers:
        counts.play(form, mixed(seed, number), saving=saving)
    return counts


def _play(
    form: CardTennis,
    seed: int,
    server: Policy,
    striker: Policy,
    rallies: Counter[int] | None = None,
) -> GameCounts:
    """One game, served by seat 0; the lengths of its rallies are counted."""
    state = form.deal(seed)
    serves = strokes = choices = 0
    while legal := state.legal():
        action = legal[0]
        if len(legal) > 1:
            choices += 1
            action = (striker if state.to_move & 1 else server)(legal)
        state = state.apply(action)
        if action < DRAW:
            strokes += 1
            serves += action == SERVE
        if strokes and state.stroke == UP:
            if rallies is not None:
                rallies[strokes] += 1
            strokes = 0
    balls = sum(state.won)
    return GameCounts(state.won[0] > state.won[1], balls, balls - serves, choices)
