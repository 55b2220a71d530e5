"""Reasons for a choice: in words, and in one figure.

The words come from the figures and from nothing else: what becomes of the trick that is in play,
what is risked with it, and what is better kept; or what the deal comes to, where it is counted out.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from cardwright.engine.players.sampled import ActionEstimate, Sampled
from cardwright.engine.sentence import SeatText, so_many
from cardwright.engine.shuffle import Chance
from cardwright.engine.state import State

#: A trick that is gained in so much larger a part of the samples is what an action is done for.
_OFTENER = 0.25
#: A deal that is won in so much larger a part of them is worth a word.
_NOTED = 0.1
#: So much more that is counted in a trick is worth a word.
_MORE = 2
#: So much more that goes with a card which is taken is what one is warned of.
_RISKY = 4
#: What is worth less than this more, a sixth of a point, is as good as the same.
_LITTLE = 16.0


class Reason(NamedTuple):
    """A reason to do something: in words; and in figures, "" where nothing was tried out."""

    words: str
    figures: str


def compared(
    player: Sampled, state: State, mine: ActionEstimate, others: Iterable[ActionEstimate]
) -> Reason:
    """The advantages of an action over the others, none of which has more merit.

    `state` is one as the view of the player may have it.
    """
    both = _Compared(player, state, mine, others)
    return Reason(both.words(), both.figures())


def counted_out(state: State, action: int, values: Mapping[int, int]) -> Reason:
    """The advantage of an action whose `values`, by action, were searched to the end of the deal.

    It is held against the best of those that make less.
    """
    deal, mine = state.form.ledger.words.deal, values[action]
    less = [other for other in values if values[other] < mine]
    points = _signed(so_many(mine, "point"))
    if not less:
        lot = "won" if mine > 0 else "lost" if mine < 0 else "even"
        words = f"The {deal} is {lot}, whatever you play."
        return Reason(words, f"Counted out to the end: {points}.")
    other = max(less, key=lambda one: values[one])
    if mine > 0 >= values[other]:
        words = f"It wins the {deal}, whatever the others play."
    elif mine > 0:
        words = f"It wins more points in this {deal}."
    else:
        words = f"It saves points in this {deal}."
    told = (f"Counted out to the end: {points}; ", _called(state, other))
    return Reason(words, SeatText(*told, f": {_signed(values[other])}."))


def _signed(number: object) -> str:
    """A number with a minus sign as it is printed."""
    return str(number).replace("-", "−")


def _called(state: State, action: int) -> SeatText:
    """An action beside another: “the Gold Crown”, “to close the talon”."""
    form = state.form
    plays = form.plays(action)
    if action < form.card_actions and plays:
        return SeatText("the ", form.face(plays[0]).name)
    return SeatText("to ", form.describe(action, state))


def plain(
    player: Sampled,
    view: Any,  # noqa: ANN401
    legal: Sequence[int],
    action: int,
    chance: Chance,
) -> str:
    """The reason why an action is the only one to consider, in words."""
    form, deal = player.form, player.form.ledger.words.deal
    if form.called_for(action):
        return "Nothing else is as good."  # whether it may miss, its prospect says
    if action < form.card_actions:
        return "No other card is allowed."
    state = next(player.sampling.samples(view, chance))
    side = form.side(view.seat)

    def won(after: State) -> int:
        """By how many points the deal is won, when it is over; else 0."""
        return player.sampling.ahead(after, side).points if after.over else 0

    after = state.apply(action)
    if won(after) > 0:
        return f"It ends the {deal}, and you win it."
    if after.to_move == state.to_move and any(won(after.apply(one)) > 0 for one in after.legal()):
        return f"Then you can end the {deal}, and win it."
    if all(won(state.apply(one)) < 0 for one in legal if one != action):
        return f"Anything else loses the {deal} at once."
    return "It costs nothing, and there is no reason to wait."


class _Compared:
    """An action beside the others, in a state as the view may have it.

    Where it is certain whose the trick will be, it is held against the best of those that do
    otherwise with it, for that is the question; else against the best of all.
    """

    def __init__(
        self, player: Sampled, state: State, mine: ActionEstimate, others: Iterable[ActionEstimate]
    ) -> None:
        self._player, self._state = player, state
        self._form, self._words = player.form, player.form.ledger.words
        self._plays_on = player.sampling.quick is not None
        self._leads = state.question == "lead"
        self._hand = {*state.hand(state.to_move)}
        self._counts = self._plays_on and not self._form.only_tricks_count
        shown = {*self._form.shows(mine.action)}  # to lead the other card of them is much the same
        apart = [one for one in others if not shown or shown != {*self._form.shows(one.action)}]
        apart = apart or [*others]
        self._mine, self._other, self._twin = mine, max(apart, key=player.merit), None
        self._certain = self._is_certain(mine, apart)
        if self._certain:
            same = [one for one in apart if one.takes == mine.takes]
            otherwise = [one for one in apart if one.takes != mine.takes]
            self._twin = max(same, key=player.merit) if same else None
            self._other = max(otherwise or same, key=player.merit)
        self._instead = player.form.describe(self._other.action, state)

    def _is_certain(self, mine: ActionEstimate, others: Iterable[ActionEstimate]) -> bool:
        """Test if each is a card that gains the trick whatever is hidden, or loses it."""
        cards = all(self._card(one) for one in (mine, *others))
        certain = all(one.takes in {0, one.samples} for one in (mine, *others))
        return self._plays_on and not self._leads and cards and certain

    # -------------------------------------------------------------- in words

    def words(self) -> str:
        """The advantages of the one, in a sentence or two."""
        return SeatText(self._better(), self._parted())

    def _better(self) -> str:
        """The advantage of the one over the other."""
        mine, other = self._mine, self._other
        if mine.worth - other.worth < _LITTLE:
            return self._much_the_same()
        said = ""
        if self._certain:
            said = self._of_a_certain_trick()
        elif self._plays_on:
            said = self._of_a_trick()
        if said and mine.gains >= other.gains:
            return said
        return f"{said} {self._on_the_whole()}".lstrip()

    def _parted(self) -> str:
        """That a card is of a pair in hand that could be announced."""
        if not self._card(self._mine):
            return ""
        card, form = self._form.plays(self._mine.action)[0], self._form
        for action in range(form.card_actions, form.action_count):
            pair = form.shows(action)
            if card in pair and {*pair} <= self._hand:
                names = [form.face(one).name for one in pair if one != card]
                return f" But it breaks up the pair with the {names[0]}."
        return ""

    def _much_the_same(self) -> str:
        """That another is nearly as good, and where that may surprise, why."""
        mine, other = self._mine, self._other
        if self._plays_on and mine.gains == other.gains in {0, mine.samples}:
            lot = "won" if mine.gains else "lost"
            return f"The {self._words.deal} is as good as {lot}, whatever you play."
        if self._certain and self._twin is other:
            lot = "yours" if mine.takes else "lost"
            return f"The {self._words.trick} is {lot} either way, so the card hardly matters."
        oftener = (other.gains - mine.gains) / mine.samples
        if self._plays_on and abs(oftener) >= _NOTED:
            often = "more" if oftener > 0 else "less"
            as_well = f"wins {often} often, but scores about the same on average"
        else:
            as_well = "is nearly as good"
        return SeatText("It hardly matters: to ", self._instead, f" {as_well}.")

    def _on_the_whole(self) -> str:
        """The advantage of the one at the end of the deal."""
        oftener = (self._mine.gains - self._other.gains) / self._mine.samples
        if oftener > (_NOTED / 2 if self._plays_on else 0):
            return f"It {self._wins} more often than the next best."
        if oftener < 0 and self._plays_on:
            return "It wins less often, but scores more on average."
        return "On average it does better."

    def _of_a_certain_trick(self) -> str:
        """The fate of a certain trick, and the card that is better kept."""
        mine, other, trick = self._mine, self._other, self._words.trick
        twin = self._twin
        if mine.takes:
            yours = "is yours either way; this" if twin is other else "is worth having, and this"
            gains = "" if twin is other else " gains it"
            return f"The {trick} {yours}{gains}{self._besides(twin, bool(gains))}."
        if twin is other:
            gives = self._more(other) >= _MORE
            better = "this gives less away" if gives else f"better keep the {self._card(other)}"
            return f"The {trick} is lost either way; {better}."
        less = twin and self._more(twin) >= _MORE
        tail = f" This gives less away than the {self._card(twin)}." if twin and less else ""
        return f"Let this {trick} go: better keep the {self._card(other)}.{tail}"

    def _besides(self, twin: ActionEstimate | None, also: bool) -> str:  # noqa: FBT001
        """The advantage of one of two cards that both gain the trick."""
        and_ = " and" if also else ""
        if twin and self._more(twin) >= _MORE:
            return f"{and_} counts more"
        if twin and (not also or self._mine.worth - twin.worth >= _LITTLE):
            return f"{and_} keeps the {self._card(twin)}"
        return ""

    def _more(self, other: ActionEstimate) -> float:
        """The number of points more in the trick than with another."""
        return self._mine.brings - other.brings if self._counts else 0.0

    def _of_a_trick(self) -> str:
        """The difference of two of which one gains the trick more often, or neither always."""
        mine, other, trick = self._mine, self._other, self._words.trick
        more = self._more(other)
        if not (self._card(mine) and self._card(other)):
            announced = self._form.shows(mine.action) and more >= _MORE
            return f"It counts more in this {trick}." if announced else ""
        oftener = (mine.takes - other.takes) / mine.samples
        if oftener < _OFTENER:
            return self._of_a_card_kept(-oftener, more)
        if mine.takes < mine.samples:
            return f"The {trick} is worth having, and this gains it more often."
        nothing = "nothing takes it" if self._leads else "this gains it"
        return f"The {trick} is worth having, and {nothing}."

    def _of_a_card_kept(self, oftener: float, more: float) -> str:
        """The reason to keep another card, which would gain the trick so much more often."""
        mine, other, trick = self._mine, self._other, self._words.trick
        kept = self._card(other)
        if self._leads and self._counts and other.risks - max(mine.risks, 0.0) >= _RISKY:
            go = f"if it is taken, you lose about {round(other.risks)} with it"
            return f"Better keep the {kept}: {go}."
        if oftener >= _OFTENER:
            often = "" if other.takes == other.samples else " more often"
            return f"Let this {trick} go: better keep the {kept}, though it would gain it{often}."
        if more >= _MORE:
            return f"It {'gets more out of' if mine.brings > 0 else 'loses less in'} this {trick}."
        return f"Better keep the {kept}." if more > -_MORE else ""

    def _card(self, one: ActionEstimate) -> str:
        """The name of the card that an action plays, and nothing more; "" for any other action."""
        plays = self._form.plays(one.action)
        if one.action >= self._form.card_actions or not plays:
            return ""
        return self._form.face(plays[0]).name

    # -------------------------------------------------------------- in figures

    def figures(self) -> str:
        """The points of both in the samples, on average."""
        mine, other = (_signed(self._player.merit(one)[0]) for one in (self._mine, self._other))
        points = "points" if self._plays_on else "points gained"
        instead = _called(self._state, self._other.action)
        tried = f"In {self._mine.samples} trial deals: {mine} {points} on average; "
        return SeatText(tried, instead, f": {other}.")

    @property
    def _wins(self) -> str:
        """The result that the samples were tried for."""
        return f"wins the {self._words.deal}" if self._plays_on else "leaves you better off"
