"""Card Tennis once more: a second model of the rules, written for a reader and for nothing else.

A game goes on here as the rules tell it, from the first sentence to the last: `_game` puts up ball
after ball, `_ball` serves and answers, and whoever has a choice or a duty is asked by a `yield`.
Cards are letters (S, R, V, N), hands, pack and trays are lists, and nothing comes from the engine;
the shuffling of the played cards is done again from its description. The clause ids are those of
the ledger.
"""

from collections.abc import Generator, Mapping, Sequence
from hashlib import shake_256
from typing import NamedTuple, Self

WORDS = {"S": "serve", "R": "return", "V": "volley", "N": "net"}
LETTERS = {word: letter for letter, word in WORDS.items()}
ANSWERS = {"": "S", "S": "R", "R": "RVN", "V": "VN", "N": "N"}  # TEN-5, -9, -11, -12, -13, -B1
FULL = 4  # TEN-3

Asking = Generator[set[str], str, None]
Striking = Generator[set[str], str, str]  # in the end the stroke, "" when there is none


class Award(NamedTuple):
    """Points that a side made, and the clause that gives them."""

    side: int
    points: int
    clause: str


class CardTennis:
    """A game of singles or doubles, dealt from the order of the whole pack.

    The order names each card by its number: serves first, then returns, volleys and nets. Of four,
    seats 0 and 2 are partners, 0 faces 1 and 2 faces 3 (TEN-17, TEN-B14), and round the table to
    the left sit 0, 1, 3, 2. Options: `deal` and `deck`.
    """

    def __init__(
        self, form: str, order: Sequence[int], dealer: int, options: Mapping[str, str]
    ) -> None:
        self._made_from = (form, tuple(order), dealer, dict(options))
        self.seats = 4 if form == "doubles" else 2
        self.order = list(order)
        self.server = dealer
        self.between = options.get("deal", "once a game")
        copies = [int(number) for number in options.get("deck", "24/14/6/4").split("/")]
        self.letters = "".join(letter * n for letter, n in zip("SRVN", copies, strict=True))
        self.pack = [self.letters[number] for number in order]
        self.hands: list[list[str]] = [[] for _ in range(self.seats)]
        self.trays: list[list[str]] = [[] for _ in range(self.seats)]  # of earlier balls
        self.rally: list[tuple[int, str]] = []  # who played what to the ball that is up
        self.shuffles = 0
        self.balls = [0, 0]
        self.on_trays = [0, 0]  # balls; there are eight of them
        self.to_move = -1
        self.question = "over"
        self.over = False
        self.awards: list[Award] = []
        self.clause = ""
        self.played: list[str] = []
        self._deal()
        self._asking = self._game()
        self._open = next(self._asking)

    def __deepcopy__(self, memo: object) -> Self:
        again = type(self)(*self._made_from)
        for word in self.played:
            again.play(word)
        return again

    # ------------------------------------------------------------ what stands

    @property
    def last(self) -> str:
        """The stroke that waits for its answer; "" before the serve."""
        return self.rally[-1][1] if self.rally else ""

    def legal(self) -> set[str]:
        """What the seat to move may do, as it is written."""
        return set() if self.over else set(self._open)

    def play(self, word: str) -> None:
        """The seat to move does this."""
        assert word in self.legal(), word
        self.played.append(word)
        try:
            self._open = self._asking.send(word)
        except StopIteration:
            self.to_move, self.question, self.over = -1, "over", True

    # ------------------------------------------------------------ the game

    def _game(self) -> Asking:
        """Ball after ball until four are won with two to spare (TEN-21 to TEN-23)."""
        while True:
            winner = yield from self._ball()
            self.balls[winner] += 1
            self.on_trays[winner] += 1
            if self.on_trays == [4, 4]:  # TEN-B10
                self.on_trays = [3, 3]
            for seat, stroke in self.rally:
                self.trays[seat].append(stroke)  # TEN-16
            self.rally = []
            if self.balls[winner] >= 4 and self.balls[winner] - self.balls[1 - winner] >= 2:
                deuce = self.balls[1 - winner] >= 3
                self.clause = "TEN-23" if deuce else "TEN-21"
                self.awards = [Award(winner, 1, self.clause)]
                return
            if self.between == "every ball":
                self._deal_again()
            elif self.between == "refill":
                self._fill_up()

    def _ball(self) -> Generator[set[str], str, int]:
        """The server serves, and the sides answer by turns until one cannot; the side that won."""
        served = yield from self._alone("serve", self.server)
        if not served:
            return 1 - self.server % 2  # TEN-7
        while True:
            striker = self.rally[-1][0]
            facing = {0: 1, 1: 0, 2: 3, 3: 2}[striker]
            if self.seats == 2:
                answered = yield from self._alone("answer", facing)
            else:
                answered = yield from self._together(facing, {0: 2, 2: 0, 1: 3, 3: 1}[facing])
            if not answered:
                return striker % 2  # TEN-10, TEN-14

    def _alone(self, question: str, seat: int) -> Striking:
        """A player who has no partner to help plays, or draws once and may then play."""
        if self._proper(seat):
            return (yield from self._strike(question, seat))
        if not self._may_draw():
            return ""  # TEN-B9
        yield from self._asked(question, seat, {"d"})
        self._draw(seat)
        return (yield from self._strike("drawn", seat)) if self._proper(seat) else ""

    def _together(self, first: int, second: int) -> Striking:
        """One plays, or the partner; else one draws, then the partner (TEN-18, TEN-B12)."""
        for question, seat in (("answer", first), ("help", second)):
            if self._proper(seat):
                return (yield from self._strike(question, seat))
            yield from self._asked(question, seat, {"p"})
        for seat in (first, second):
            if not self._may_draw():
                return ""
            yield from self._asked("draw", seat, {"d"})
            self._draw(seat)
            if self._proper(seat):
                return (yield from self._strike("drawn", seat))
        return ""

    def _strike(self, question: str, seat: int) -> Striking:
        """A player who can must play, and chooses what (TEN-B2)."""
        word = yield from self._asked(question, seat, {WORDS[s] for s in self._proper(seat)})
        stroke = LETTERS[word]
        self.hands[seat].remove(stroke)
        self.rally.append((seat, stroke))
        return stroke

    def _asked(self, question: str, seat: int, words: set[str]) -> Striking:
        self.question, self.to_move = question, seat
        return (yield words)

    def _proper(self, seat: int) -> list[str]:
        """The cards of a hand that answer the last stroke."""
        return [stroke for stroke in self.hands[seat] if stroke in ANSWERS[self.last]]

    # ------------------------------------------------------------ the cards

    def _round(self) -> list[int]:
        """The seats as they are dealt to, the server last (TEN-D3)."""
        table = [0, 1] if self.seats == 2 else [0, 1, 3, 2]
        place = table.index(self.server)
        return [*table[place + 1 :], *table[: place + 1]]

    def _deal(self) -> None:
        for _ in range(FULL):
            for seat in self._round():
                self.hands[seat].append(self.pack.pop(0))

    def _may_draw(self) -> bool:
        """Whether there is a card in the pack, or one of an earlier ball to make a pack of."""
        return bool(self.pack) or any(self.trays)

    def _draw(self, seat: int) -> None:
        """The top card; an empty pack is made anew from earlier balls (TEN-15, TEN-B8, TEN-D1)."""
        if not self.pack:
            played = [stroke for tray in self.trays for stroke in tray]
            self.trays = [[] for _ in range(self.seats)]
            self.pack = self._shuffled(played)
        self.hands[seat].append(self.pack.pop(0))

    def _fill_up(self) -> None:
        """Every hand is filled up to four before the next ball (TEN-D4)."""
        for seat in self._round():
            while len(self.hands[seat]) < FULL and self._may_draw():
                self._draw(seat)

    def _deal_again(self) -> None:
        """All cards are gathered and dealt anew (TEN-D5)."""
        self.hands = [[] for _ in range(self.seats)]
        self.trays = [[] for _ in range(self.seats)]
        self.pack = self._shuffled(list(self.letters))
        self._deal()

    def _shuffled(self, cards: list[str]) -> list[str]:
        """The cards shuffled for the next time in this game.

        They lie in the order of the strokes before. The digest of the number of the shuffle and of
        the order of the deal, eight bytes more than there are cards, is one number; its digits in
        the base n, n − 1 … 2 choose the last card, the last but one, and so on.
        """
        self.shuffles += 1
        cards = sorted(cards, key="SRVN".index)
        text = " ".join(str(number) for number in [self.shuffles, *self.order])
        digest = shake_256(text.encode("ascii")).digest(len(cards) + 8)
        digits = int.from_bytes(digest, "big")
        for left in range(len(cards), 1, -1):
            place = digits % left
            digits //= left
            cards[left - 1], cards[place] = cards[place], cards[left - 1]
        return cards


def deal(form: str, order: Sequence[int], dealer: int, options: Mapping[str, str]) -> CardTennis:
    """A game of a form, from the order of the whole pack."""
    return CardTennis(form, order, dealer, options)
