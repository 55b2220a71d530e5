"""Sixty-Six once more: a second model of the rules, written for a reader and for nothing else.

It was made from the text of the rules alone and shares no line with the engine, so that a mistake
in one of the two shows as a disagreement. Cards are written as in the notation (`QS`, `10H`),
hands and stock are lists, and what a side has counted is added up anew whenever it is asked for.
The clause ids are those of the ledger.
"""

from collections.abc import Mapping, Sequence

from tests.engine.second.sixty_six_cards import SUITS, Award, Deal, beats, suit_of


class Duel(Deal):
    """A deal between two players with a stock, two-handed or three-handed with the dealer out."""

    def __init__(
        self, form: str, order: Sequence[str], dealer: int, options: Mapping[str, str]
    ) -> None:
        seats = 3 if form == "three-handed" else 2
        super().__init__(seats, seats, options)
        first, second = (dealer + 1) % seats, (dealer + 2) % seats
        self.players = (first, second)
        self.idle = dealer if seats == 3 else None
        self.hands[first] = [*order[0:3], *order[6:9]]  # three at a time: S66-X3, S66-3H-1
        self.hands[second] = [*order[3:6], *order[9:12]]
        self.turn_up: str | None = order[12]
        self.stock = list(order[13:])
        self.trump = suit_of(order[12])
        self.to_move = first  # S66-X5
        self.led = ""
        self.closer: int | None = None
        self.opponent_had_a_trick = False  # when the stock was closed
        self.closed_on_first_lead = False
        self.led_since_close = False
        self.has_drawn: set[int] = set()  # who has had to draw …
        self.played_on: set[int] = set()  # … and has played a card since
        self.bound: int | None = None  # who replied in the last trick, bound to follow and win

    def other(self, seat: int) -> int:
        """The opponent of a player."""
        first, second = self.players
        return second if seat == first else first

    @property
    def closed(self) -> bool:
        """Whether somebody has closed."""
        return self.closer is not None

    @property
    def drawing(self) -> bool:
        """Whether there is a stock to draw from; its last card to go is the turn-up."""
        return not self.closed and self.turn_up is not None

    # ------------------------------------------------------------------ what is allowed

    def legal(self) -> set[str]:
        """What the seat to move may do."""
        seat = self.to_move
        exchange = {"x"} if self.may_exchange(seat) else set()
        announce = {"66"} if self.tricks[seat] > 0 else set()  # S66-D9
        if self.step == "lead":
            close = {"z"} if self.may_close() else set()
            return {*self.hands[seat], *self.couples(seat)} | exchange | announce | close
        if self.step == "announced":
            return announce | {"p"}
        if self.step == "reply":
            return set(self.replies(seat)) | exchange  # S66-B16: no announcing here
        if self.step == "before drawing":
            return {"d", "z"} | exchange | announce
        if self.step == "after a close":
            return {"p"} | exchange
        return set()

    def may_exchange(self, seat: int) -> bool:
        """Whether a player may take the turn-up for the nine of trumps (S66-X9, S66-B15)."""
        if "9" + self.trump not in self.hands[seat]:
            return False
        if self.closed:
            worthy = self.tricks[seat] > 0 or self.closed_on_first_lead
            return worthy and not self.led_since_close
        return self.drawing and self.tricks[seat] > 0

    def may_close(self) -> bool:
        """Whether the leader may close now (S66-B2), on the first lead only if agreed (S66-B1)."""
        first_lead = self.tricks[self.players[0]] + self.tricks[self.players[1]] == 0
        agreed = self.options["original_leader_may_close"] == "on"
        return self.drawing and (agreed or not first_lead)

    def couples(self, seat: int) -> list[str]:
        """The leads that declare a marriage (S66-X10, S66-B7)."""
        if not self.drawing and self.options["marriage_after_close"] == "off":
            return []
        held = self.hands[seat]
        suits = [suit for suit in SUITS if "K" + suit in held and "Q" + suit in held]
        return [rank + suit + "!" for suit in suits for rank in ("K", "Q")]

    def replies(self, seat: int) -> list[str]:
        """The cards that may be played to the card led (S66-X5, S66-X11)."""
        held = self.hands[seat]
        if self.drawing:
            return held
        following = [card for card in held if suit_of(card) == suit_of(self.led)]
        winning = [card for card in following if beats(card, self.led, self.trump)]
        trumps = [card for card in held if suit_of(card) == self.trump]
        return winning or following or trumps or held

    # ------------------------------------------------------------------ what happens

    def play(self, word: str) -> None:
        """The seat to move does this, in the notation."""
        assert word in self.legal(), f"{word} is not among {sorted(self.legal())}"
        seat = self.to_move
        if word == "x":
            self.exchange(seat)
        elif word == "z":
            self.close(seat)
        elif word == "66":
            self.announce(seat)
        elif word == "d":
            self.draw(seat)
        elif word == "p" and self.step == "announced":
            self.ask("reply", self.other(seat))
        elif word == "p":
            self.ask("lead", self.other(seat))
        elif self.step == "lead":
            self.lead(seat, word)
        else:
            self.reply(seat, word)

    def ask(self, step: str, seat: int) -> None:
        """The next question goes to this seat."""
        self.step = step
        self.to_move = seat

    def exchange(self, seat: int) -> None:
        """The nine of trumps for the turn-up; after a close that was the opponent's answer."""
        assert self.turn_up is not None
        self.hands[seat].remove("9" + self.trump)
        self.hands[seat].append(self.turn_up)
        self.turn_up = "9" + self.trump
        if self.step == "after a close":
            self.ask("lead", self.other(seat))

    def close(self, seat: int) -> None:
        """The turn-up is turned down and nobody draws any more (S66-C5)."""
        opponent = self.other(seat)
        self.closer = seat
        self.opponent_had_a_trick = self.tricks[opponent] > 0
        self.closed_on_first_lead = self.tricks[seat] + self.tricks[opponent] == 0
        if self.may_exchange(opponent):
            self.ask("after a close", opponent)
        else:
            self.ask("lead", seat)

    def draw(self, winner: int) -> None:
        """The winner of the trick draws, then the loser, who gets the turn-up at last (S66-X7)."""
        for seat in (winner, self.other(winner)):
            self.has_drawn.add(seat)
            if self.stock:
                self.hands[seat].append(self.stock.pop(0))
            else:
                assert self.turn_up is not None
                self.hands[seat].append(self.turn_up)
                self.turn_up = None
        self.ask("lead", winner)

    def lead(self, seat: int, word: str) -> None:
        """A card is led, perhaps with a marriage, which may be followed by sixty-six."""
        card = word.removesuffix("!")
        self.put_down(seat, card)
        self.led = card
        self.led_since_close = self.closed
        if word.endswith("!"):
            self.marriages[seat] += 40 if suit_of(card) == self.trump else 20
        if word.endswith("!") and self.tricks[seat] > 0:
            self.ask("announced", seat)
        else:
            self.ask("reply", self.other(seat))

    def reply(self, seat: int, card: str) -> None:
        """A card is played to the card led, and the trick is taken."""
        self.bound = None if self.drawing else seat
        self.put_down(seat, card)
        winner = seat if beats(card, self.led, self.trump) else self.other(seat)
        self.tricks[winner] += 1
        self.won[winner] += [self.led, card]
        self.led = ""
        if self.drawing:
            self.ask("before drawing", winner)
        elif self.hands[winner]:
            self.ask("lead", winner)
        else:
            self.play_out(winner)

    def put_down(self, seat: int, card: str) -> None:
        """A card leaves a hand; who missed a draw has now played on without it."""
        self.hands[seat].remove(card)
        if seat in self.has_drawn:
            self.played_on.add(seat)

    # ------------------------------------------------------------------ what it is worth

    def announce(self, seat: int) -> None:
        """Sixty-six is announced, truly or falsely."""
        if self.count(seat) >= 66:
            if not self.closed:
                self.score(seat, self.by_count_of_loser(seat), "S66-X12")
            elif self.closer == seat:
                self.score(seat, self.by_count_of_loser(seat), "S66-C6")
            else:
                self.close_failed()
        elif not self.closed:
            self.score(self.other(seat), 2, "S66-X13")
        elif self.closer == seat:
            self.score(self.other(seat), 2 if self.opponent_had_a_trick else 3, "S66-D4")
        else:
            self.score(self.other(seat), 2, "S66-D8")

    def play_out(self, winner: int) -> None:
        """The last card has been played and nobody has announced."""
        if self.closer is not None:
            if self.count(self.closer) >= 66:  # S66-D2
                self.score(self.closer, self.by_count_of_loser(self.closer), "S66-C6")
            else:  # S66-D1
                self.close_failed()
            return
        self.last_trick[winner] = 10  # S66-X4
        first, second = self.players
        if self.count(first) == self.count(second):
            self.end("S66-X14", carry=1)
        else:
            best = max(self.players, key=self.count)
            self.score(best, self.by_count_of_loser(best), "S66-X14")

    def by_count_of_loser(self, winner: int) -> int:
        """Three points against a player without a trick, two against one under 33, else one."""
        loser = self.other(winner)
        if self.tricks[loser] == 0:
            return 3
        return 2 if self.count(loser) < 33 else 1

    def close_failed(self) -> None:
        """The closer's opponent scores (S66-C7, S66-C8, S66-B3, S66-B4)."""
        assert self.closer is not None
        opponent = self.other(self.closer)
        if not self.opponent_had_a_trick:
            self.score(opponent, 3, "S66-C8")
        else:
            self.score(opponent, 1 if self.count(self.closer) >= 33 else 2, "S66-C7")

    def score(self, seat: int, points: int, clause: str) -> None:
        """The deal ends with points for a player, and for a dealer who sat out (S66-3H-2)."""
        shared = [] if self.idle is None else [Award(self.idle, points, "S66-3H-2")]
        self.end(clause, Award(seat, points, clause), *shared)

    def calls(self) -> set[str]:
        """The calls of the referee for faults that could have been made by now.

        Who missed a draw must have played another card (S66-L13); after a close the deal may be
        ended for it, but nobody draws (S66-B18). A card drawn out of turn wants a stock (S66-L14),
        a fresh deal that nobody has led (S66-L10), and a revoke a bound reply in the last trick
        (S66-B17, S66-X8).
        """
        if self.over:
            return set()
        words = set()
        for seat in self.players:
            if seat in self.played_on:
                words |= {f"no-draw {seat} end"}
                words |= set() if self.closed else {f"no-draw {seat} draw"}
            words |= {f"stray-draw {seat} end"} if self.drawing else set()
        if not self.led and not any(self.won):
            words.add("fresh-deal")
        if self.bound is not None and self.options["revoke"] == "two-points":
            words.add(f"revoke {self.bound}")
        return words

    def call(self, word: str) -> None:
        """The referee rules on one of these.

        Letting a player draw after all changes nothing here, where nobody forgets to draw.
        """
        if word == "fresh-deal":
            self.end("S66-L10")
            return
        fault, seat, *choices = word.split()
        if fault == "revoke":
            self.forfeited = int(seat)
            self.score(self.other(int(seat)), 2, "S66-B17")
            return
        (choice,) = choices
        if choice == "end":
            clause = {"no-draw": "S66-L13", "stray-draw": "S66-L14"}[fault]
            self.score(self.other(int(seat)), 1, clause)


class Whist(Deal):
    """A deal between two sides of two, all cards dealt, no marriages, no closing (S66-B10)."""

    def __init__(self, order: Sequence[str], dealer: int, options: Mapping[str, str]) -> None:
        super().__init__(4, 2, options)
        for number, card in enumerate(order):  # one at a time: S66-B9
            self.hands[(dealer + 1 + number) % 4].append(card)
        self.trump = suit_of(order[31])
        self.to_move = (dealer + 1) % 4
        self.table: list[tuple[int, str]] = []  # who played what to this trick
        self.answered: list[int] = []  # whose cards could still be taken back

    def legal(self) -> set[str]:
        """The cards that the seat to move may play (S66-B8)."""
        if self.over:
            return set()
        held = self.hands[self.to_move]
        if not self.table:
            return set(held)
        led = suit_of(self.table[0][1])
        best = self.table[self.best()][1]
        following = [card for card in held if suit_of(card) == led]
        heading = [card for card in held if beats(card, best, self.trump)]
        if not following:  # nothing of the suit led is held, so what heads is a trump
            return set(heading or held)
        if led != self.trump and self.options["head_plain"] == "off":
            return set(following)
        return {card for card in following if card in heading} or set(following)

    def best(self) -> int:
        """The place in the trick of the card that is winning it."""
        place = 0
        for number, (_, card) in enumerate(self.table):
            if beats(card, self.table[place][1], self.trump):
                place = number
        return place

    def play(self, word: str) -> None:
        """The seat to move plays this card."""
        assert word in self.legal(), f"{word} is not among {sorted(self.legal())}"
        self.hands[self.to_move].remove(word)
        self.answered = [*self.answered, self.to_move] if self.table else []
        self.table.append((self.to_move, word))
        if len(self.table) < 4:
            self.step = "reply"
            self.to_move = (self.to_move + 1) % 4
        else:
            self.take_trick()

    def calls(self) -> set[str]:
        """A card is taken back until the next lead; only an answer can be wrong (S66-B20)."""
        return set() if self.over else {f"revoke {seat}" for seat in self.answered}

    def call(self, word: str) -> None:
        """The right card is played instead: here it was right at once."""
        assert word in self.calls(), word

    def take_trick(self) -> None:
        """The best card takes the trick, and its player leads to the next."""
        winner = self.table[self.best()][0]
        side = winner % 2
        cards = [card for _, card in self.table]
        self.table = []
        self.tricks[side] += 1
        self.won[side] += cards
        if "10" + self.trump in cards and self.options["ten_bonus"] == "on":
            self.awards.append(Award(side, 1, "S66-B12"))
        self.step, self.to_move = "lead", winner
        self.answered = [0, 1, 2, 3]  # nobody remembers who led
        if sum(self.tricks) == 8:
            self.last_trick[side] = 10  # S66-X4
            self.count_up()

    def count_up(self) -> None:
        """All cards are played: one, two or three points (S66-B11, S66-D6)."""
        if self.count(0) == self.count(1):
            self.end("S66-B11", carry=1)
            return
        side = 0 if self.count(0) > self.count(1) else 1
        much = 2 if self.count(side) > 100 else 1
        points = 3 if self.tricks[side] == 8 else much
        self.end("S66-B11", Award(side, points, "S66-B11"))


def deal(form: str, order: Sequence[str], dealer: int, options: Mapping[str, str]) -> Duel | Whist:
    """A deal of a form, the pack in this order from the top; options by their short names."""
    if form == "four-handed":
        return Whist(order, dealer, options)
    return Duel(form, order, dealer, options)
