"""Why a player who tries actions out does what it does: in words, and what the samples showed.

The words come from the figures and from nothing else: what becomes of the trick that is in play,
what it brings, and what is better kept.
"""

from collections.abc import Sequence
from itertools import islice
from typing import Any, NamedTuple

from generator.engine.players.sampled import Sampled, Weighed
from generator.engine.shuffle import Chance
from generator.engine.state import State

#: Nothing is hidden where so many samples are the same.
_ALIKE = 4
#: A trick that is gained in so much larger a part of the samples is what an action is done for.
_OFTENER = 0.25
#: So much more that is counted in a trick is worth a word.
_MORE = 2
#: What is worth less than this more, a tenth of a point, is as good as the same.
_LITTLE = 10.0


class Reason(NamedTuple):
    """Why one may do something: in words; and in figures, "" where nothing was tried out."""

    words: str
    figures: str


def explain(
    player: Sampled,
    view: Any,  # noqa: ANN401
    legal: Sequence[int],
    action: int,
    chance: Chance,
) -> Reason:
    """Why one may do this, or may not, as the samples of a player show it.

    It is compared with the best of the other actions. What may be said of an action that is not
    open, the judge says.
    """
    if len(legal) == 1:
        return Reason("Nothing else is open.", "")
    open_ = player.sampling.candidates(view, legal)
    if action not in open_:
        return Reason("There is something better to do, for all that is known.", "")
    if len(open_) == 1:
        return Reason(_plain(player, view, action, chance), "")
    found = {one.action: one for one in player.weighed(view, open_, chance)}
    mine = found.pop(action)
    other = max(found.values(), key=lambda one: one.worth)
    state, *again = islice(player.sampling.samples(view, chance), _ALIKE)
    told = _Compared(player, state, mine, other)
    return Reason(told.words(), told.figures(known=all(one == state for one in again)))


def _plain(player: Sampled, view: Any, action: int, chance: Chance) -> str:  # noqa: ANN401
    """Why an action is the only one to think about."""
    if player.form.called_for(action):
        return "Nothing else is as good."  # whether it may miss, its prospect says
    after = next(player.sampling.samples(view, chance)).apply(action)
    ahead = player.sampling.ahead(after, player.form.side(view.seat))
    if after.over and ahead.points > 0:
        return f"It ends the {player.form.ledger.words.deal}, and you have won it."
    if action < player.form.card_actions:
        return "Nothing else is sensible."
    return "It costs nothing, and nothing else is sensible before it."


class _Compared:
    """An action beside the best of the others, in a state as the view may have it."""

    def __init__(self, player: Sampled, state: State, mine: Weighed, other: Weighed) -> None:
        self._form = player.form
        self._plays_on = player.sampling.quick is not None
        self._mine, self._other = mine, other
        self._this, self._instead = (
            player.form.describe(one.action, state) for one in (mine, other)
        )

    # -------------------------------------------------------------- in words

    def words(self) -> str:
        """What is better about the one, where it is the better one, in a sentence."""
        mine, other = self._mine, self._other
        if mine.worth < other.worth:
            return f"It is better to {self._instead}."
        if mine.worth - other.worth < _LITTLE:
            return f"Little depends on it: to {self._instead} is nearly as good."
        cards = all(one.action < self._form.card_actions for one in (mine, other))
        if self._plays_on and cards and (said := self._of_the_trick()):
            return said
        return self._on_the_whole()

    def _on_the_whole(self) -> str:
        """What is better about the one in the end."""
        mine, other = self._mine, self._other
        if mine.gains > other.gains:
            return f"It {self._wins} more often than the next best."
        one, two = (round(each.points, 1) for each in (mine, other))
        if one <= two:
            return "On average it comes out better."
        match = " of the match" if self._plays_on else ""
        if one < 0:
            return f"On average it loses fewer points{match}: {-one} and not {-two}."
        least = f"{two:+}".replace("-", "−")
        return f"On average it brings more points{match}: {one:+} and not {least}."

    def _of_the_trick(self) -> str:
        """What becomes of the trick in play, and what is better kept; "" for nothing plain."""
        mine, other = self._mine, self._other
        trick = self._form.ledger.words.trick
        kept = self._form.face(self._form.plays(other.action)[0]).name
        richer = not self._form.only_tricks_count and mine.brings - other.brings >= _MORE
        if mine.takes == other.takes == mine.samples:
            better = "this brings more with it" if richer else f"better keep the {kept}"
            return f"The {trick} is yours either way; {better}."
        poorer = not self._form.only_tricks_count and other.brings - mine.brings >= _MORE
        if mine.takes == other.takes == 0 and not poorer:
            better = "this costs less" if richer else f"better keep the {kept}"
            return f"The {trick} is lost either way; {better}."
        oftener = (mine.takes - other.takes) / mine.samples
        if oftener >= _OFTENER:
            more = "" if mine.takes == mine.samples else " more often"
            return f"The {trick} is worth having, and this gains it{more}."
        if oftener <= -_OFTENER:
            more = "" if other.takes == other.samples else " more often"
            return f"Better keep the {kept} for later, though it would gain this {trick}{more}."
        if richer:
            return f"It {'makes more of' if mine.brings > 0 else 'loses less in'} this {trick}."
        return ""

    # -------------------------------------------------------------- in figures

    def figures(self, *, known: bool) -> str:
        """What both came to in the samples; `known` where nothing is hidden."""
        number = self._mine.samples
        tried = f"Tried with {number} of the ways in which the hidden cards may lie"
        if self._plays_on and known:
            tried = f"You can know where every card is. Played on {number} times"
        return (
            f"{tried}: this {self._came_to(self._mine)}. "
            f"To {self._instead} {self._came_to(self._other)}."
        )

    @property
    def _wins(self) -> str:
        """What the samples were tried for."""
        return (
            f"wins the {self._form.ledger.words.deal}"
            if self._plays_on
            else "leaves you better off"
        )

    def _came_to(self, one: Weighed) -> str:
        """What an action came to in the samples: the trick, what that brings, and the deal."""
        won = f"{self._wins} in {_of(one.gains, one.samples)}"
        if not self._plays_on:
            return won
        trick = f"gains the {self._form.ledger.words.trick} in {_of(one.takes, one.samples)}"
        if self._form.only_tricks_count or not round(one.brings):
            return f"{trick} and {won}"
        does = "brings you" if one.brings > 0 else "costs you"
        about = "" if one.brings.is_integer() else "about "
        return f"{trick}, {does} {about}{abs(round(one.brings))} and {won}"


def _of(times: int, number: int) -> str:
    """How often, of so many times."""
    return {0: "none", number: "all"}.get(times, str(times))
