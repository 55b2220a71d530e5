"""The Court of the second model, for two hands and a talon, read straight from the rules.

It is written to be compared with the sentences of the ledger, not to be fast: cards are words,
hands are lists, and nothing is remembered that can be counted again from the cards on the table.
The engine and this model must agree at every step; `test_second_court.py` plays both.
"""

from tests.engine.second.court_cards import Award, beats, pair, suit_of, worth
from tests.engine.second.court_four import FourHands
from tests.engine.second.court_table import Table

SIXTY = 60
THIRTY = 30
FOUR = ["C", "R", "K", "E"]  # what the ninth rule wants of the court color


def deal(form: str, order: list[str], dealer: int, options: dict[str, str]) -> "Court | FourHands":
    """A deal of a form, from the whole pack in the order in which it is dealt."""
    if form == "four-handed":
        return FourHands(order, dealer, options)
    return Court(form, order, dealer, options)


class Court(Table):
    """What may be done and what comes of it, in a deal for two hands and a talon."""

    # ------------------------------------------------------------ what may be done

    def legal(self) -> set[str]:
        """What the seat to move may do."""
        hand = self.hands.get(self.to_move, [])
        exchange = {"x"} if self._may_exchange(self.to_move) else set()
        if self.step == "lead":
            words = set(hand) | self._announcements() | exchange | self._four()
            return words | self._declaration() | ({"z"} if self._court_card_lies_open() else set())
        if self.step == "announced":
            return {"60", "p"}
        if self.step == "reply":
            words = set(self._replies()) | exchange | self._four()
            return words | (self._declaration() if self.declare_when == "own-turn" else set())
        if self.step == "draw":
            return {"d"} | exchange | ({"z"} if self.close_before_draw else set())
        if self.step in {"late exchange", "after close"}:
            return {"x", "p"}
        return set()

    def _court_card_lies_open(self) -> bool:
        """Whether the court card lies on the table, face up."""
        return not self.closed and not self.court_card_drawn

    def _declaration(self) -> set[str]:
        """Whoever has a couplet may declare, rightly or not (COURT-D9)."""
        return {"60"} if self.taken[self.to_move] else set()

    def _announcements(self) -> set[str]:
        """Lead one of Crown and Royal and show the other (COURT-CNT-5, COURT-B4, COURT-B5)."""
        hand = self.hands[self.to_move]
        return {card + "!" for card in hand if pair(card) and set(pair(card)) <= set(hand)}

    def _four(self) -> set[str]:
        """The four of the ninth rule, from the cards dealt, before the first card (COURT-B11)."""
        wanted = {self.court_color + rank for rank in FOUR}
        as_dealt = self.to_move not in self.has_played
        return {"4"} if as_dealt and wanted <= set(self.hands[self.to_move]) else set()

    def _may_exchange(self, seat: int) -> bool:
        """The Jester for the court card: R1, R10, R11, COURT-B12, COURT-B13."""
        if seat == -1 or not self.taken[seat] or self.court_card_drawn:
            return False
        if self.court_color + "J" not in self.hands[seat]:
            return False
        if self.closed:
            return not self.led_since_close
        return bool(self.face_down) or self.exchange_until_court_card

    def _replies(self) -> list[str]:
        """The cards that may answer the card led: R4a to R4c."""
        hand = self.hands[self.to_move]
        if not self.strict():
            return hand
        following = [card for card in hand if suit_of(card) == suit_of(self.card_led)]
        if following:
            taking = [card for card in following if self._takes(card)]
            return taking or following
        return [card for card in hand if suit_of(card) == self.court_color] or hand

    def _takes(self, card: str) -> bool:
        """Whether an answer takes the couplet."""
        return beats(card, self.card_led, self.court_color)

    # ------------------------------------------------------------ what is done

    def play(self, word: str) -> None:
        """Do what a word says: a card, a card with “!”, x, z, 60, 4, d or p."""
        assert word in self.legal(), word
        if word == "60":
            self._declare(self.to_move)
        elif word == "4":
            self._award(self.to_move, 3, "COURT-2H-R9")
        elif word == "x":
            self._exchange()
        elif word == "z":
            self._close()
        elif word == "d":
            self._draw()
        elif word == "p":
            self._pass()
        elif self.step == "lead":
            self._lead(word)
        else:
            self._reply(word)

    def calls(self) -> set[str]:
        """The calls of the referee that are in order: for faults that could have been made by now.

        A revoke must be one in the last couplet, for nobody may look at another (R6). A missed draw
        must have been due, and for a choice another card drawn since (R14a, R14b): the loser has
        drawn one where it was the taker who missed the draw (COURT-B37). Once the round is closed
        nobody draws (R2), but a hand may still be thrown down (COURT-B38).
        """
        if self.over:
            return set()
        words = set()
        if self.bound_to_take != -1:
            words.add(f"revoke {self.bound_to_take}")
        for seat in (self.first, self.second):
            due = self.drawn_by.count(seat)
            last = bool(self.drawn_by) and self.drawn_by[-1] == seat
            if not due:
                continue
            too_late = due > 1 or not last  # another card was drawn after a draw of this seat
            if self.closed:
                words.add(f"no-draw {seat} end")
                continue
            words.add(f"no-draw {seat} at-once")
            words |= {f"no-draw {seat} draw", f"no-draw {seat} end"} if too_late else set()
        return words

    def call(self, word: str) -> None:
        """A call of the referee, such as “revoke 0”, “no-draw 0 at-once” or “no-draw 0 end”."""
        assert word in self.calls(), word
        what, seat, *how = word.split()
        if what == "revoke":
            self.forfeited = int(seat)
            self._award(self.other(int(seat)), 2, "COURT-2H-R4d")
        elif how == ["end"]:
            self._award(self.other(int(seat)), 1, "COURT-2H-R14b")

    def _ask(self, step: str, seat: int) -> None:
        self.step, self.to_move = step, seat

    def _lead(self, word: str) -> None:
        card = word.rstrip("!")
        seat = self.to_move
        self.hands[seat].remove(card)
        self.has_played.add(seat)
        self.card_led = card
        self.led_since_close = self.closed
        if word.endswith("!"):
            self.announced[seat] += worth(suit_of(card), self.court_color)
            self._look_for_sixty(seat)
        if word.endswith("!") and self.taken[seat]:
            self._ask("announced", seat)
        else:
            self._ask("reply", self.other(seat))

    def _pass(self) -> None:
        """Nothing more is said: the couplet, the draw or the closed round goes on."""
        if self.step == "announced":
            self._ask("reply", self.other(self.leader))
        elif self.step == "after close":
            self._ask("lead", self.leader)
        else:
            self._court_card_is_taken()

    def _reply(self, card: str) -> None:
        seat = self.to_move
        self.hands[seat].remove(card)
        self.has_played.add(seat)
        winner = seat if self._takes(card) else self.leader
        self.taken[winner].append([self.card_led, card])
        self.leader = winner
        self.card_led = ""
        self.bound_to_take = seat if self.strict() else -1
        self._look_for_sixty(winner)
        if not any(self.hands.values()):
            self._play_is_out()
        elif self.strict():
            self._ask("lead", winner)
        elif self.close_before_draw or (self._last_draw() and self._may_exchange(winner)):
            self._ask("draw", winner)
        else:
            self._draw()

    def _last_draw(self) -> bool:
        """Whether one face-down card is left, besides the court card."""
        return len(self.face_down) == 1

    def _exchange(self) -> None:
        hand = self.hands[self.to_move]
        jester = self.court_color + "J"
        hand.remove(jester)
        hand.append(self.court_card)
        self.court_card = jester
        if self.step == "late exchange":
            self._court_card_is_taken()
        elif self.step == "after close":
            self._ask("lead", self.leader)
        elif self.step == "draw" and not self.close_before_draw:
            self._draw()  # nothing else is left to do

    def _close(self) -> None:
        self.closer = self.to_move
        self.tricks_at_close = self.tricks
        rival = self.other(self.closer)
        if self._may_exchange(rival):
            self._ask("after close", rival)
        else:
            self._ask("lead", self.closer)

    def _draw(self) -> None:
        """The taker of the couplet draws first (COURT-2H-5); the last card is the court card."""
        winner = self.leader
        self.hands[winner].append(self.face_down.pop(0))
        self.drawn_by.append(winner)
        if self.face_down:
            self.hands[self.other(winner)].append(self.face_down.pop(0))
            self.drawn_by.append(self.other(winner))
            self._ask("lead", winner)
        elif self._may_exchange(winner):
            self._ask("late exchange", winner)
        else:
            self._court_card_is_taken()

    def _court_card_is_taken(self) -> None:
        self.hands[self.other(self.leader)].append(self.court_card)
        self.court_card_drawn = True
        self.drawn_by.append(self.other(self.leader))
        self._ask("lead", self.leader)

    # ------------------------------------------------------------ the end

    def _look_for_sixty(self, seat: int) -> None:
        if self.count(seat) >= SIXTY and seat not in self.reached_sixty:
            self.reached_sixty.append(seat)

    def _award(self, seat: int, points: int, clause: str) -> None:
        """The deal ends with points for a player, and for a dealer without a hand (COURT-3H-3)."""
        self._ask("over", -1)
        self.clause = clause
        self.awards = [Award(seat, points, clause)]
        if self.sides == 3:
            self.awards.append(Award(self.dealer, points, "COURT-3H-3"))

    def _nobody(self, carry: int, clause: str) -> None:
        """The deal ends without points."""
        self._ask("over", -1)
        self.carry, self.clause = carry, clause

    def _made_sixty(self, seat: int) -> None:
        """One point, two against less than thirty, three against no couplet: CNT-2 to CNT-4."""
        rival = self.other(seat)
        if not self.taken[rival]:
            self._award(seat, 3, "COURT-CNT-4")
        elif self.count(rival) < THIRTY:
            self._award(seat, 2, "COURT-CNT-3")
        else:
            self._award(seat, 1, "COURT-CNT-2")

    def _close_failed(self, *, rival_made_sixty: bool) -> None:
        """The opponent of the player who closed scores: R2, R3, COURT-B15."""
        rival = self.other(self.closer)
        if self.tricks_at_close[rival] == 0:
            self._award(rival, 3, "COURT-2H-R3")
        elif rival_made_sixty and not self.taken[self.closer]:  # never: who leads later has one
            self._award(rival, 3, "COURT-B15")
        else:
            self._award(rival, 2, "COURT-2H-R2")

    def _declare(self, seat: int) -> None:
        """Sixty was declared: right or wrong, the round ends (R5, R7)."""
        rival = self.other(seat)
        true = self.count(seat) >= SIXTY
        if true and self.closer == rival:
            self._close_failed(rival_made_sixty=True)
        elif true:
            self._made_sixty(seat)
        elif not self.closed:
            self._award(rival, 2, "COURT-2H-R5")
        elif self.closer == seat:
            early = self.tricks_at_close[rival] == 0
            self._award(rival, 3 if early else 2, "COURT-B10")
        else:
            self._award(rival, 2, "COURT-D8")

    def _play_is_out(self) -> None:
        """Every card is played and nobody has declared."""
        if self.closed:
            self._closed_round_is_out()
        elif self.count(self.first) == self.count(self.second):
            self._nobody(1, "COURT-2H-R8")
        elif self.reached_sixty:  # the only one with sixty, or the first: COURT-B6
            self._made_sixty(self.reached_sixty[0])
        elif self.no_sixty == "higher":
            higher = max((self.first, self.second), key=self.count)
            self._award(higher, 1, "COURT-B7")
        else:
            self._nobody(1 if self.no_sixty == "carry" else 0, "COURT-B7")

    def _closed_round_is_out(self) -> None:
        """COURT-B16, COURT-D1, COURT-D2."""
        rival = self.other(self.closer)
        both = len(self.reached_sixty) == 2
        if both and self.count(self.closer) == self.count(rival):
            self._nobody(1, "COURT-2H-R8")
        elif self.reached_sixty[:1] == [self.closer]:
            self._made_sixty(self.closer)
        else:
            self._close_failed(rival_made_sixty=rival in self.reached_sixty)
