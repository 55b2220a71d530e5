"""A deal for two hands and a talon that leads to a position of Court or Sixty-Six.

Nobody follows while there is a talon, so the order of the draws is free: a card has only to be in
hand before it is played. What the search finds is a deal and its tricks; the engine plays them.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from cardwright.engine.games.trick_and_draw.phase import (
    ANNOUNCED,
    BEFORE_DRAW,
    BEFORE_TURN_UP,
    CLOSED_ON,
    REPLY,
)
from cardwright.engine.games.trick_and_draw.position_cards import HAND
from cardwright.engine.games.trick_and_draw.state import TrickAndDrawState
from cardwright.engine.games.trick_and_draw.table import ANNOUNCE, CARDS, CLOSE, DRAW, PASS
from cardwright.engine.masks import mask_of, members
from cardwright.engine.outcome import NOBODY
from tests.lessons.histories.replay import applied
from tests.lessons.histories.tricks import Moment, Play, Search, Trick


@dataclass(frozen=True, slots=True)
class Story:
    """The past of a position, as far as its story has it. Cards are named as in a lesson."""

    announced: Mapping[int, int] = field(default_factory=dict)  # by seat: the worth of a pair
    within: range = range(1, CARDS // 2)  # the tricks in which those were announced
    tricks: Mapping[int, str] = field(default_factory=dict)  # by number: “QH! AH”
    drawn: str = ""  # the last face-down card
    turned: str = ""  # the turn-up, which is drawn


class DealSearch(Search):
    """The search for a deal that leads to a state; players are 0 and 1, as there."""

    def __init__(self, state: TrickAndDrawState, story: Story, talon: int) -> None:
        self.state, self.story = state, story
        self.talon = state.order[state.top : state.top + talon]  # its cards that are known
        self.given = {n: _read(state, text) for n, text in story.tricks.items()}
        goal = self._goal()
        self.draws = goal.held[0].bit_count() + goal.number - HAND
        free = sum(state.at_close) if state.closer != NOBODY else HAND
        super().__init__(_play(state), goal, 0, free)

    def _goal(self) -> Moment:
        """The moment before the lead of the state."""
        state = self.state
        leader = 1 - state.turn if state.phase == REPLY else state.turn
        held = list(state.hands)
        lying = mask_of(card for card in (state.led, state.turn_up) if card != NOBODY)
        known = held[0] | held[1] | lying | mask_of(self.talon)
        if state.led != NOBODY:
            held[leader] |= 1 << state.led
        one, other = state.counted
        announced = {state.players.index(s): worth for s, worth in self.story.announced.items()}
        return Moment(
            number=sum(state.taken),
            leader=leader,
            held=tuple(held),
            gone=(1 << CARDS) - 1 & ~known,
            taken=state.taken,
            counted=(
                one + state.pending[0] - announced.get(0, 0),
                other + state.pending[1] - announced.get(1, 0),
            ),
            announced=tuple(announced.items()),
        )

    def turn_ups(self, player: int, held: int) -> list[int]:
        """The cards that may have lain open, in the hand of the player who has drawn that one.

        What the other player has seen and the state does not say is played by now.
        """
        state = self.state
        seen = state.table.trumps & held & (state.shown[player] | ~state.hands[player])
        return [
            card
            for card in members(seen)
            if self.story.turned in {"", state.form.pack.tokens[card]}
        ]

    def allows(self, moment: Moment) -> bool:
        """Test if the closer leads after the close, and a card turned up was drawn."""
        state = self.state
        if state.closer != NOBODY and moment.number == sum(state.at_close):
            return moment.leader == state.closer and moment.taken == state.at_close
        if state.turn_up == NOBODY and moment.number == HAND:
            loser = 1 - moment.leader
            return bool(self.turn_ups(loser, moment.held[loser]))
        return True

    def allows_trick(self, moment: Moment, trick: Trick) -> bool:
        """Test if a trick is the one in the story, and what it shows is seen."""
        given = self.given.get(moment.number)
        if given not in {None, (trick.cards, trick.announced)}:
            return False
        return not trick.announced or (
            moment.number in self.story.within and self._is_seen(trick.leader, trick.cards[0])
        )

    def _is_seen(self, player: int, card: int) -> bool:
        """Test if the other card of an announced pair is played by now, or known to be in hand."""
        partner, _ = self.play.partners[card]
        hidden = self.state.hands[player] & ~self.state.shown[player]
        return not hidden >> partner & 1

    def accepts(self, tricks: tuple[Trick, ...]) -> bool:
        """Test if every card can be in hand before it is wanted."""
        return Deal(self, tricks).can_be


class Deal:
    """A deal from which such tricks are played: hands, draws, and the actions."""

    def __init__(self, search: DealSearch, tricks: tuple[Trick, ...]) -> None:
        self.search = search
        self.state = search.state
        self.tricks = tricks
        best = search.play.best
        self.winners = [(trick.leader + best(trick.cards)) % 2 for trick in tricks]
        self.wanted = self._wanted()
        self.turn_up = self.state.turn_up
        self.last: dict[int, int] = {}  # by player: the card of the last draw
        if self.turn_up == NOBODY:
            self._draw_last()
        # By player: the cards as they came, six of them in the deal.
        self.came = [self._came(player) for player in (0, 1)]

    def _wanted(self) -> tuple[dict[int, int], ...]:
        """By player: the trick in which each card is played or shown, one more for the hand."""
        late = len(self.tricks) + 1
        hands = self.search.goal.held
        wanted = tuple(dict.fromkeys(members(hand), late) for hand in hands)
        for number, trick in reversed([*enumerate(self.tricks, 1)]):
            for place, card in enumerate(trick.cards):
                wanted[(trick.leader + place) % 2][card] = number
            if trick.announced:
                partner, _ = self.search.play.partners[trick.cards[0]]
                wanted[trick.leader][partner] = number
        return wanted

    def _draw_last(self) -> None:
        """The winner of the sixth trick draws the last card, and the loser the turn-up."""
        winner = self.winners[HAND - 1]
        loser = 1 - winner
        late = mask_of(card for card, number in self.wanted[loser].items() if number > HAND)
        self.turn_up = self.search.turn_ups(loser, late)[0]
        self.last[loser] = self.turn_up
        if self.search.story.drawn:
            self.last[winner] = self.state.form.pack.card_id(self.search.story.drawn)

    def _came(self, player: int) -> list[int]:
        wanted = self.wanted[player]
        return sorted(wanted, key=lambda card: (card == self.last.get(player), wanted[card], card))

    @property
    def can_be(self) -> bool:
        """True if everything is drawn before it is wanted."""
        return all(
            wanted[card] > draw
            for wanted, came in zip(self.wanted, self.came, strict=True)
            for draw, card in enumerate(came[HAND:], 1)
        )

    @property
    def order(self) -> list[int]:
        """The pack as it was dealt and drawn, and last what nobody has drawn."""
        one, other = self.came
        order = [*one[:3], *other[:3], *one[3:HAND], *other[3:HAND], self.turn_up]
        for draw in range(self.search.draws):
            winner = self.winners[draw]
            order += [self.came[winner][HAND + draw], self.came[1 - winner][HAND + draw]]
        order = [*order[: HAND * 2 + 1], *(c for c in order[HAND * 2 + 1 :] if c != self.turn_up)]
        known = self.search.talon
        return [*order, *known, *({*range(CARDS)} - {*order, *known})]

    def played(self) -> TrickAndDrawState:
        """The state that the engine comes to, which allows every action on the way."""
        state = self.state.form.deal(order=self.order, dealer=self.state.dealer)
        for number, trick in enumerate(self.tricks, 1):
            led, reply = trick.cards
            if trick.announced:
                led = ANNOUNCE + state.table.announcements.index(led)
            state = applied(state, led)
            if state.phase == ANNOUNCED:
                state = applied(state, PASS)
            state = applied(state, reply)
            while (action := self._between(state, number)) is not None:
                state = applied(state, action)
        return state if self.state.led == NOBODY else applied(state, self.state.led)

    def _between(self, state: TrickAndDrawState, number: int) -> int | None:
        """The next action after so many tricks that is neither a lead nor a reply."""
        if state.phase in {CLOSED_ON, BEFORE_TURN_UP}:
            return PASS
        if state.phase == BEFORE_DRAW and number <= self.search.draws:
            return DRAW
        wanted = self.state
        closes = wanted.closer != state.closer and number == sum(wanted.at_close)
        return CLOSE if closes else None


NOTHING = Story()


def history(state: TrickAndDrawState, story: Story = NOTHING, talon: int = 0) -> TrickAndDrawState:
    """A state that play has led to, with so many cards of the talon; raises ImpossibleError."""
    search = DealSearch(state, story, talon)
    return Deal(search, search.found()).played()


def seen(state: TrickAndDrawState, talon: int) -> tuple[object, ...]:
    """A state as a lesson shows it, with so many cards of the talon."""
    one, other = zip(state.hands, state.shown, strict=True)
    return (
        (state.hands, one[0] & one[1], other[0] & other[1]),
        (state.players, state.phase, state.turn, state.led),
        (state.table.suit, state.turn_up, state.top, state.order[state.top :][:talon]),
        (state.counted, state.pending, state.taken, state.first),
        (state.closer, state.at_close),
    )


def before_revoke(state: TrickAndDrawState, facts: Mapping[str, Any]) -> dict[str, Any]:
    """The facts of a position before the reply to its last trick, which was a revoke."""
    leader, led, reply = state.last
    tokens, seats = state.form.pack.tokens, state.players
    counted, tricks, hands = [*facts["counted"]], [*facts["tricks"]], {**facts["hands"]}
    counted[seats[state.turn]] -= state.table.values[led] + state.table.values[reply]
    tricks[seats[state.turn]] -= 1
    hands[str(seats[1 - leader])] += f" {tokens[reply]}"
    before = {name: fact for name, fact in facts.items() if name != "last_trick"}
    now = {"leader": seats[leader], "led": tokens[led], "hands": hands}
    return {**before, **now, "counted": counted, "tricks": tricks}


def _read(state: TrickAndDrawState, text: str) -> tuple[tuple[int, ...], bool]:
    """The cards of a trick, and whether the first is announced."""
    cards = tuple(state.form.pack.card_id(word.rstrip("!")) for word in text.split())
    return cards, "!" in text


def _play(state: TrickAndDrawState) -> Play:
    """The rules of play once nobody draws."""
    table = state.table
    pairs = zip(table.announcements, table.partners, table.worth, strict=True)
    return Play(
        values=table.values,
        beats=table.beats,
        follows=table.follows,
        heads=table.higher,
        ruffs=[table.trumps] * CARDS,
        partners={card: (partner, worth) for card, partner, worth in pairs},
    )
