"""Reasons for a choice: one sentence in its favor, and one figure.

A sentence says what the choice wins, saves, keeps or prepares; no choice is advised with a warning
of it. It follows from the figures and the cards in hand, or from the rules of thumb of the guide
where trials cannot tell two choices apart.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

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
#: A card that counts so much is kept for that.
_DEAR = 10
#: So much is a point worth.
_POINT = 100
#: A trump is kept as if it counted so much more, and a card of a pair that may be announced.
_TRUMP, _PAIR = 5, 20


class Reason(NamedTuple):
    """A reason to do something: in words; and in figures, "" where nothing was tried out.

    `against` are the other actions that the words speak against: they play the cards that are
    better kept, or give more away.
    """

    words: str
    figures: str
    against: tuple[int, ...] = ()


#: A sentence, and the other action that it speaks against; None where it names no other.
_Sentence: TypeAlias = tuple[str, ActionEstimate | None]


def compared(
    player: Sampled,
    state: State,
    mine: ActionEstimate,
    others: Sequence[ActionEstimate],
    *,
    rule: str = "",
    played: bool = False,
) -> Reason:
    """The advantages of an action over the others, none of which has more merit.

    `state` is one as the view of the player may have it. With `rule`, the first of the others
    scored as well or better, and this rule of thumb decides; then no figures are given.
    `played` tells that the one other is the move that was played.
    """
    if rule:
        return Reason(rule, "", (others[0].action,))
    both = _Compared(player, state, mine, others)
    words, other = both.sentence()
    figures = both.figures("the move played" if played else "")
    return Reason(words, figures, (other.action,) if other else ())


def counted_out(state: State, action: int, values: Mapping[int, int]) -> Reason:
    """The advantage of an action whose `values`, by action, were searched to the end of the deal.

    It is held against the best of those that make less. Any that are open and have no value are
    not sensible.
    """
    deal, mine = state.form.ledger.words.deal, values[action]
    less = [other for other in values if values[other] < mine]
    points = _signed(so_many(mine, "point"))
    if not less:
        lot = "won" if mine > 0 else "lost" if mine < 0 else "even"
        card = "card " if len(values) < len(state.legal()) else ""
        words = f"The {deal} is {lot}, whatever {card}you play."
        return Reason(words, f"Counted out to the end: {points}.")
    other = max(less, key=lambda one: values[one])
    if mine > 0 >= values[other]:
        words = f"It wins the {deal}, whatever the others play."
    elif mine > 0:
        words = f"It wins more points in this {deal}."
    elif mine < 0:
        words = f"Every choice loses this {deal}; this one costs least."
    else:
        words = f"It saves you from losing this {deal}."
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
        view, legal = state.view(state.to_move), state.legal()
        tried = {mine.action, *(one.action for one in others)}
        self._left = [action for action in legal if action not in tried]  # what nobody would do
        self._warned = player.sampling.warned(view, legal)
        self._trump = getattr(view, "trump", "")  # only some games have it
        self._sure = player.sampling.sure(view, mine.action) if self._leads else ""

    def _is_certain(self, mine: ActionEstimate, others: Iterable[ActionEstimate]) -> bool:
        """Test if each is a card that gains the trick whatever is hidden, or loses it."""
        cards = all(self._card(one) is not None for one in (mine, *others))
        certain = all(one.takes in {0, one.samples} for one in (mine, *others))
        return self._plays_on and not self._leads and cards and certain

    # -------------------------------------------------------------- in words

    def sentence(self) -> _Sentence:
        """The advantage of the one over the others."""
        if self._sure:
            return f"{started(self._sure)}.", None
        if not self._is_behind(self._other):
            return self._of_what_is_nearly_as_good()
        return self.at_once() or self._on_the_whole()

    def at_once(self) -> _Sentence | None:
        """The advantage of the one in the trick that is in play, if it has any there."""
        if self._certain:
            return self._of_a_certain_trick()
        return self._of_a_trick() if self._plays_on else None

    def _is_behind(self, other: ActionEstimate, more: float = _LITTLE) -> bool:
        """Test if another is worse, by the points or by all that it is worth."""
        mine = self._mine
        points = _POINT * (mine.points - other.points)
        return max(mine.worth - other.worth, points) >= more

    def _of_what_is_nearly_as_good(self) -> _Sentence:
        """The rule of thumb for another that is nearly as good, or what a third would cost."""
        mine, other = self._mine, self._other
        if other.action in self._warned and mine.action not in self._warned:
            return self._warned[other.action], other
        if behind := [one for one in self._apart if self._is_behind(one)]:
            if found := _Compared(self._player, self._state, mine, behind).at_once():
                return found
        elif settled := self._settled():
            return settled
        if self._keeps(other):
            return f"It {self._kept(other)}.", other
        if self._plays_on and mine.gains - other.gains >= _NOTED * mine.samples:
            return f"It wins the {self._words.deal} more often.", None
        return "No other choice does better here.", None

    def _settled(self) -> _Sentence | None:
        """That the deal, or the trick, comes out the same with any card, if that is so."""
        mine, apart = self._mine, self._apart
        alike = self._plays_on and all(one.gains == mine.gains for one in apart)
        if alike and mine.gains in {0, mine.samples}:
            lot, card = "won" if mine.gains else "lost", "card " if self._left else ""
            return f"The {self._words.deal} is as good as {lot}, whatever {card}you play.", None
        if not self._certain or self._twin is not self._other:
            return None
        if self._more(self._other) >= _MORE or self._keeps(self._other):
            return self._of_a_trick_either_way()
        if any(action < self._form.card_actions for action in self._left):
            return None
        matters = any(self._is_behind(one, _HARDLY) for one in apart)
        little = "matters little" if matters else "hardly matters"
        return f"{self._either_way()}, so the card {little}.", None

    def _on_the_whole(self) -> _Sentence:
        """The advantage of the one at the end of the deal."""
        mine, other = self._mine, self._other
        if self._plays_on and not any(one.gains for one in (mine, *self._apart)):
            return "Every choice loses here; this one costs least.", None
        oftener = (mine.gains - other.gains) / mine.samples
        close, deal = self._player.sampling.close, self._words.deal
        if oftener > _NOTED / 2 and other.action == close:
            return f"It is too early to close: you would lose the {deal} more often.", other
        if oftener > _NOTED / 2 and mine.action == close:
            return f"You can close: with these cards you win the {deal} more often.", other
        if oftener > (_NOTED / 2 if self._plays_on else 0):
            wins = f"wins the {self._words.deal}" if self._plays_on else "leaves you better off"
            return f"It {wins} more often.", None
        more = self._player.merit(mine)[0] > self._player.merit(other)[0]
        return f"It {'scores more' if more else 'does better'} on average.", None

    def _of_a_certain_trick(self) -> _Sentence:
        """The fate of a certain trick, and the card that is better kept."""
        mine, twin = self._mine, self._twin
        if twin is self._other:
            return self._of_a_trick_either_way()
        if not mine.takes:
            return self._of_a_trick_let_go()
        gains = f"The {self._words.trick} is worth having, and this gains it"
        if twin and self._more(twin) >= _MORE:
            return f"{gains} and counts more.", None
        if twin and self._keeps(twin) and mine.worth - twin.worth >= _LITTLE:
            return f"{gains} and {self._kept(twin)}.", twin
        return f"{gains}.", None

    def _of_a_trick_either_way(self) -> _Sentence:
        """The advantage of a card over another with which the trick is as surely won, or lost."""
        mine, other, either = self._mine, self._other, self._either_way()
        if self._more(other) >= _MORE and mine.takes:
            return f"{either}; this counts more.", None
        if self._more(other) >= _MORE:
            return f"{either}; this gives less away than the {self._name(other)}.", other
        if self._keeps(other):
            return f"{either}; this {self._kept(other)}.", other
        return f"{either}; this {'brings most' if mine.takes else 'costs least'}.", None

    def _either_way(self) -> str:
        """Whose a certain trick is."""
        return f"The {self._words.trick} is {'yours' if self._mine.takes else 'lost'} either way"

    def _of_a_trick_let_go(self) -> _Sentence:
        """What is kept for later, where the other would gain the trick."""
        if self._keeps(self._other):
            kept = self._kept(self._other)
            return f"It lets this {self._words.trick} go and {kept}.", self._other
        return f"It pays to let this {self._words.trick} go.", None

    def _more(self, other: ActionEstimate) -> float:
        """The number of points more in the trick than with another."""
        return self._mine.brings - other.brings if self._counts else 0.0

    def _of_a_trick(self) -> _Sentence | None:
        """The difference of two of which one gains the trick more often, or neither always."""
        mine, other = self._mine, self._other
        if self._form.shows(mine.action):
            return "The pair that you announce adds to your count.", None
        if self._card(mine) is None or self._card(other) is None:
            return None
        oftener = (mine.takes - other.takes) / mine.samples
        if oftener < _OFTENER:
            return self._of_a_card_kept(-oftener)
        worth = f"The {self._words.trick} is worth having, and"
        if mine.takes < mine.samples:
            return f"{worth} this gains it more often.", None
        return f"{worth} {'nothing takes it' if self._leads else 'this gains it'}.", None

    def _of_a_card_kept(self, oftener: float) -> _Sentence | None:
        """The reason to keep another card, which would gain the trick so much more often."""
        mine, other, name = self._mine, self._other, self._name(self._other)
        more, keeps = self._more(other), self._keeps(other)
        if self._leads and self._counts and other.risks - max(mine.risks, 0.0) >= _RISKY:
            safe = f"keeps the {name} safe in your hand" if keeps else f"risks less than the {name}"
            return f"It {safe}.", other
        if oftener >= _OFTENER:
            return self._of_a_trick_let_go()
        if more >= _MORE:
            gets = "gets more out of" if mine.brings > 0 else "loses less in"
            return f"It {gets} this {self._words.trick}.", None
        return (f"It {self._kept(other)}.", other) if keeps and more > -_MORE else None

    # -------------------------------------------------------------- cards

    def _card(self, one: ActionEstimate) -> int | None:
        """The card that an action plays, and nothing more; None for any other action."""
        plays = self._form.plays(one.action)
        return plays[0] if plays and one.action < self._form.card_actions else None

    def _name(self, one: ActionEstimate) -> str:
        """The name of the card that an action plays; "" for an action that is no card."""
        card = self._card(one)
        return "" if card is None else self._form.face(card).name

    def _kept(self, other: ActionEstimate) -> str:
        """That the card of another action is kept, and what for."""
        card, name = self._card(other), self._name(other)
        if card is None or self._is_paired(card):
            return f"keeps the {name} for its pair"
        face, trump = self._form.pack[card], self._words.trump
        if face.suit == self._trump:
            article = "a" if trump == "trump" else "a card of the"
            return f"keeps the {name}, {article} {trump}, for later"
        if face.value >= _DEAR and not self._form.only_tricks_count:
            return f"keeps the {name}, which counts {face.value}, for later"
        return f"keeps the {name} for later"

    def _keeps(self, other: ActionEstimate) -> bool:
        """Test if the card of another action is worth more in the hand than the one played."""
        kept, played = self._card(other), self._card(self._mine)
        if kept is None or played is None:
            return False
        return self._worth(kept) > self._worth(played)

    def _worth(self, card: int) -> int:
        """The worth of a card in the hand: by its value, or where none has any by its rank."""
        form, face = self._form, self._form.pack[card]
        ranks = [rank.id for rank in form.ledger.ranks if form.only_tricks_count]
        value = -ranks.index(face.rank) if face.rank in ranks else face.value
        return value + _TRUMP * (face.suit == self._trump) + _PAIR * self._is_paired(card)

    def _is_paired(self, card: int) -> bool:
        """Test if a card is of a pair in hand that may be announced."""
        form = self._form
        pairs = (form.shows(action) for action in range(form.card_actions, form.action_count))
        return any(card in pair and {*pair} <= self._hand for pair in pairs)

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
