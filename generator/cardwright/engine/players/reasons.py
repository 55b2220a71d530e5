"""Reasons for a choice: in words, and in one figure.

The words come from the figures and from nothing else: what becomes of the trick that is in play,
what is risked with it, and what is better kept; or what the deal comes to, where it is counted out.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from cardwright.engine.players.sampled import ActionEstimate, Sampled
from cardwright.engine.sentence import SeatText, so_many, started
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
#: Where no other is worth less than this less, it hardly matters.
_HARDLY = 8.0
#: So much is a point worth.
_POINT = 100


class Reason(NamedTuple):
    """A reason to do something: in words; and in figures, "" where nothing was tried out."""

    words: str
    figures: str


def compared(
    player: Sampled,
    state: State,
    mine: ActionEstimate,
    others: Sequence[ActionEstimate],
    *,
    against: str = "",
    played: bool = False,
) -> Reason:
    """The advantages of an action over the others, none of which has more merit.

    `state` is one as the view of the player may have it. With `against`, the first of the others
    scored as well or better, and this is what speaks against it; then no figures are given.
    `played` tells that the one other is the move that was played.
    """
    if against:
        same = f" In {mine.samples} trial deals, both came to about the same."
        return Reason(SeatText(against, same), "")
    both = _Compared(player, state, mine, others)
    return Reason(both.words(), both.figures("the move played" if played else ""))


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
        self, player: Sampled, state: State, mine: ActionEstimate, others: Sequence[ActionEstimate]
    ) -> None:
        self._player, self._state = player, state
        self._form, self._words = player.form, player.form.ledger.words
        self._plays_on = player.sampling.quick is not None
        self._leads = state.question == "lead"
        self._hand = {*state.hand(state.to_move)}
        self._counts = self._plays_on and not self._form.only_tricks_count
        shown = {*self._form.shows(mine.action)}  # to lead the other card of them is much the same
        apart = [one for one in others if not shown or shown != {*self._form.shows(one.action)}]
        apart = self._apart = apart or [*others]
        self._mine, self._other, self._twin = mine, max(apart, key=player.merit), None
        self._certain = self._is_certain(mine, apart)
        if self._certain:
            same = [one for one in apart if one.takes == mine.takes]
            otherwise = [one for one in apart if one.takes != mine.takes]
            self._twin = max(same, key=player.merit) if same else None
            self._other = max(otherwise or same, key=player.merit)
        self._instead = player.form.describe(self._other.action, state)
        view, legal = state.view(state.to_move), state.legal()
        tried = {mine.action, *(one.action for one in others)}
        self._left = [action for action in legal if action not in tried]  # what nobody would do
        self._warned = player.sampling.warned(view, legal)
        self._sure = player.sampling.sure(view, mine.action) if self._leads else ""

    def _is_certain(self, mine: ActionEstimate, others: Iterable[ActionEstimate]) -> bool:
        """Test if each is a card that gains the trick whatever is hidden, or loses it."""
        cards = all(self._card(one) for one in (mine, *others))
        certain = all(one.takes in {0, one.samples} for one in (mine, *others))
        return self._plays_on and not self._leads and cards and certain

    # -------------------------------------------------------------- in words

    def words(self) -> str:
        """The advantages of the one, in a sentence or two."""
        better = self.better()
        if self._sure and self._sure not in better:
            better = SeatText(started(self._sure), ". ", better)
        return SeatText(better, self._parted(), self._against())

    def better(self) -> str:
        """The advantage of the one over the other."""
        mine, other = self._mine, self._other
        if not self._is_behind(other):
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

    def _against(self) -> str:
        """That it is done against the advice of the guide, which holds in most deals."""
        if self._mine.action not in self._warned or self._sure:
            return ""
        usual = [one for one in self._apart if one.action not in self._warned]
        if not usual or not all(map(self._is_behind, usual)):
            return ""
        return " That is against the usual advice, but here it does better."

    def _is_behind(self, other: ActionEstimate, more: float = _LITTLE) -> bool:
        """Test if another is worse, by the points or by all that it is worth."""
        mine = self._mine
        points = _POINT * (mine.points - other.points)
        return max(mine.worth - other.worth, points) >= more

    def _much_the_same(self) -> str:
        """That another is nearly as good; and if a third is not, why.

        Only where that is so of everything that is allowed, it is said to matter little.
        """
        mine, other = self._mine, self._other
        if other.action in self._warned and mine.action not in self._warned:
            return self._warned[other.action]
        nearly = SeatText(" Nearly as good: ", self._instead, ".")
        behind = [one for one in self._apart if self._is_behind(one)]
        if behind:
            why = _Compared(self._player, self._state, mine, behind).better()
            return SeatText(why, nearly)
        if settled := self._settled():
            return settled
        oftener = (other.gains - mine.gains) / mine.samples
        if self._plays_on and abs(oftener) >= _NOTED:
            often = "less" if oftener > 0 else "more"
            return SeatText(f"It wins {often} often, but scores about the same on average.", nearly)
        if self._left or self._matters:
            return SeatText("On average it does a little better.", nearly)
        return SeatText("It hardly matters: to ", self._instead, " is nearly as good.")

    def _settled(self) -> str:
        """That the deal, or the trick, comes out the same with any card; "" if that is not so."""
        mine, apart = self._mine, self._apart
        alike = self._plays_on and all(one.gains == mine.gains for one in apart)
        if alike and mine.gains in {0, mine.samples}:
            lot, card = "won" if mine.gains else "lost", "card " if self._left else ""
            return f"The {self._words.deal} is as good as {lot}, whatever {card}you play."
        cards = all(action >= self._form.card_actions for action in self._left)
        if self._certain and self._twin is self._other and cards:
            lot = "yours" if mine.takes else "lost"
            matters = "matters little" if self._matters else "hardly matters"
            return f"The {self._words.trick} is {lot} either way, so the card {matters}."
        return ""

    @property
    def _matters(self) -> bool:
        """Test if another is a little worse."""
        return any(self._is_behind(one, _HARDLY) for one in self._apart)

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
            kept = self._card(other)
            better = f"this gives less away than the {kept}" if gives else f"better keep the {kept}"
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
        nothing = self._sure or ("nothing takes it" if self._leads else "this gains it")
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

    def figures(self, called: str = "") -> str:
        """The points of both in the samples, on average; `called` is what the other is."""
        player, mine, other = self._player, self._mine, self._other
        if not called and player.merit(other) == max(map(player.merit, self._apart)):
            called = "the next best"
        one, two = (player.merit(each)[0] for each in (mine, other))
        instead = SeatText(called and f"{called}, ", _called(self._state, other.action))
        tried = f"In {mine.samples} trial deals"
        if not self._plays_on:
            told = f"{tried}: {_signed(one)} points gained on average; "
            return SeatText(told, instead, f": {_signed(two)}.")
        told = f"{tried}, this came out {self._ahead(one)} on average; "
        return SeatText(told, instead, f": {self._ahead(two)}.")

    @staticmethod
    def _ahead(points: float) -> str:
        """A number of points as a lead over the others."""
        unit = "point" if abs(points) == 1 else "points"
        return f"{abs(points)} {unit} {'behind' if points < 0 else 'ahead'}" if points else "level"

    @property
    def _wins(self) -> str:
        """The result that the samples were tried for."""
        return f"wins the {self._words.deal}" if self._plays_on else "leaves you better off"
