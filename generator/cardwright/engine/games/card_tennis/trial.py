"""Trial games by players who differ only in what they save: what a pack and a deal are worth.

Players here look at the actions open to them and at nothing else; three runs on the same deals
tell how a pack plays: both sides save, only the server does, only the striker-out does.
"""

from collections import Counter
from dataclasses import asdict, dataclass
from typing import Any, NamedTuple, Self

from cardwright.engine.figures import Mean, Share
from cardwright.engine.games.card_tennis.form import CardTennis
from cardwright.engine.games.card_tennis.player import Policy, saver, spender
from cardwright.engine.games.card_tennis.table import DRAW, SERVE, UP
from cardwright.engine.shuffle import mixed


class GameCounts(NamedTuple):
    """The counts of one game."""

    held: bool  # whether the server's side won it
    balls: int
    faults: int  # balls lost by a second fault


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
    saving: Estimate  # games that saving wins more than spending, of a hundred

    @property
    def cards(self) -> int:
        """The number of cards the pack has."""
        return sum(map(int, self.deck.split("/")))

    def plain(self) -> dict[str, Any]:
        """All of it in plain values, for JSON; a figure is its value and its bounds."""
        values = asdict(self)
        for name in ("hold", "faults", "strokes", "saving"):
            figure: Estimate = getattr(self, name)
            values[name] = {k: round(bound, 3) for k, bound in figure._asdict().items()}
        return values


def trial(form: CardTennis, games: int, seed: int, *, saving: bool = True) -> Trial:
    """A trial of a form under its options; without `saving` that figure is left at 0."""
    rallies: Counter[int] = Counter()
    equal = [_play(form, mixed(seed, n), saver, saver, rallies) for n in range(games)]
    balls = sum(game.balls for game in equal)
    lengths = Mean.of(rallies) if rallies else Mean(0, 0, 0, 0, 0)
    return Trial(
        form=form.name,
        deal=form.options.deal,
        deck=form.options.deck,
        games=games,
        seed=seed,
        hold=Estimate.of_share(Share(sum(game.held for game in equal), games)),
        faults=Estimate.of_share(Share(sum(game.faults for game in equal), balls)),
        strokes=Estimate(lengths.mean, lengths.low, lengths.high),
        saving=_saving(form, games, seed) if saving else Estimate(0, 0, 0),
    )


def _saving(form: CardTennis, games: int, seed: int) -> Estimate:
    """The excess over half, in percent, of a side that saves over one that spends.

    The same deal is played both ways, which takes the luck of the deal out.
    """
    won: Counter[int] = Counter()
    for number in range(games):
        dealt = mixed(seed, number)
        serving = _play(form, dealt, saver, spender).held
        answering = not _play(form, dealt, spender, saver).held
        won[serving + answering] += 1
    mean = Mean.of(won)
    return Estimate(*(100 * (bound / 2 - 0.5) for bound in (mean.mean, mean.low, mean.high)))


def _play(
    form: CardTennis,
    seed: int,
    server: Policy,
    striker: Policy,
    rallies: Counter[int] | None = None,
) -> GameCounts:
    """One game, served by seat 0; the lengths of its rallies are counted."""
    state = form.deal(seed)
    serves = strokes = 0
    while legal := state.legal():
        action = legal[0]
        if len(legal) > 1:
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
    return GameCounts(state.won[0] > state.won[1], balls, balls - serves)
