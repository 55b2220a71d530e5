"""The strict reader of a position: what a person says about a table, as TOML or JSON has it.

A kernel asks for its facts one by one; what cannot be is refused with the name of the fact. Cards
are written in notation, by id or by name: a list of texts, or one text with blanks between
notations. Every card that is said to lie somewhere lies there alone.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from cardwright.engine.kernel import Form
from cardwright.engine.outcome import Count
from cardwright.engine.state import S
from cardwright.errors import UnknownName, WrongFact, did_you_mean, excerpt


class Facts:
    """The facts of a position; reading one that cannot be raises InputError.

    `known` names all facts that the kernel asks for. Facts that are not said have a default.
    `seats` is how many sit at the table, where the form leaves a choice.
    """

    def __init__(
        self,
        form: Form[S],
        said: Mapping[str, object],
        known: Iterable[str],
        *,
        seats: int | None = None,
    ) -> None:
        names = tuple(known)
        for name in said:
            if name not in names:
                near = did_you_mean(name, names) or f"known: {', '.join(names)}"
                raise wrong(name, "there is no such fact", near)
        self._pack, self._names = form.pack, form.card_names
        self._suits = form.ledger.suits
        self._last_seat, self._sides = form.seats - 1, form.sides
        self._said = said
        self._seats = form.seats if seats is None else seats
        self._lies: dict[int, str] = {}  # where each card lies
        self._tokens = form.pack.tokens
        self._cards: dict[str, list[int]] = {}  # several where cards are alike
        for card, token in zip(form.pack, self._tokens, strict=True):
            for name in {card.id: 0, card.name: 0, token: 0}:
                self._cards.setdefault(name.casefold(), []).append(card.number)

    def __contains__(self, name: str) -> bool:
        """Test if a fact is said."""
        return name in self._said

    # -------------------------------------------------------------- numbers and words

    def number(self, name: str, default: int, high: int) -> int:
        """A whole number from 0 to `high`."""
        return _whole(name, self._said.get(name, default), high)

    def seat(self, name: str, default: int, among: Iterable[int]) -> int:
        """A seat, one of these."""
        seats = tuple(among)
        seat = self.number(name, default, self._seats - 1)
        if name in self and seat not in seats:
            raise wrong(name, f"Seat {seat} is not possible", f"use {_either(seats)}")
        return seat

    def seats(self, name: str, default: Sequence[int]) -> tuple[int, ...]:
        """A list of seats."""
        raw = self._said.get(name, default)
        if not isinstance(raw, list | tuple):
            raise wrong(name, f"is {written(raw)}", "write a list of seats, such as [0, 1]")
        return tuple(_whole(name, seat, self._last_seat) for seat in raw)

    def numbers(self, name: str, high: int) -> tuple[int, ...]:
        """A whole number for each side; all 0 when not said."""
        sides = self._sides
        raw = self._said.get(name, [0] * sides)
        if not isinstance(raw, list | tuple) or len(raw) != sides:
            raise wrong(
                name, f"is {written(raw)}", f"write a list of {sides} numbers, one for each side"
            )
        return tuple(_whole(f"{name}: Side {side}", n, high) for side, n in enumerate(raw))

    def truth(self, name: str, *, default: bool) -> bool:
        """True or false."""
        raw = self._said.get(name, default)
        if not isinstance(raw, bool):
            raise wrong(name, f"is {written(raw)}", "write true or false")
        return raw

    def word(self, name: str, default: str, choices: Iterable[str]) -> str:
        """One of these words."""
        raw = self._said.get(name, default)
        known = tuple(choices)
        if not isinstance(raw, str) or raw not in known:
            near = did_you_mean(plain(raw), known) or f"known: {', '.join(known)}"
            raise wrong(name, f"there is no {name} “{plain(raw)}”", near, word=plain(raw))
        return raw

    def suit(self, name: str) -> str:
        """The id of a suit, which may be written by its id, name or letter."""
        suits = self._suits
        raw = plain(self._said[name]).casefold()
        for suit in suits:
            if raw in {suit.id, suit.name.casefold(), suit.letter.casefold()}:
                return suit.id
        raise _within(name, raw, UnknownName.among("suit", raw, [suit.id for suit in suits]))

    # -------------------------------------------------------------- cards

    def announced(self, name: str) -> bool:
        """Test if a card is written as an announcement, with “!” behind it."""
        return str(self._said.get(name, "")).endswith("!")

    def card(self, name: str, where: str) -> int:
        """The card that lies there; a “!” behind it is no part of its name."""
        card = self.named(name)
        self.lay(name, card, where)
        return card

    def named(self, name: str) -> int:
        """A card, which this fact puts nowhere."""
        raw = self._said[name]
        if not isinstance(raw, str):
            raise wrong(name, f"is {written(raw)}", 'write a card, such as "GC"')
        return self._card(name, raw.removesuffix("!"))

    def cards(self, name: str, where: str) -> list[int]:
        """Cards that lie there, as they are said; none when not said."""
        return self.laid(name, self._said.get(name, []), where)

    def laid(self, name: str, raw: object, where: str) -> list[int]:
        """Cards that lie there, from a list of texts or one text."""
        cards = []
        for text in self._texts(name, raw):
            cards.append(self._card(name, text))
            self.lay(name, cards[-1], where)
        return cards

    def hands(self) -> dict[int, list[int]]:
        """The hands that are said, by seat."""
        return self.before_seats("hands", "in the hand")

    def before_seats(self, name: str, where: str) -> dict[int, list[int]]:
        """The cards at each seat that is said; they lie `where`, such as “in the hand”, of it."""
        return {
            seat: self.laid(f"{name}: Seat {seat}", raw, f"{where} of Seat {seat}")
            for seat, raw in self.by_seat(name)
        }

    def played(self) -> dict[int, list[int]]:
        """The cards in tricks that a seat is said to have played, by seat."""
        return {
            seat: self.laid(f"played: Seat {seat}", raw, "in tricks")
            for seat, raw in self.by_seat("played")
        }

    def shown_cards(self) -> dict[int, list[int]]:
        """The cards that others have seen go into a hand, by seat; each must lie in it."""
        found = {
            seat: self._listed(f"shown: Seat {seat}", raw) for seat, raw in self.by_seat("shown")
        }
        for seat, cards in found.items():
            for card in cards:
                if self.location(card) != f"in the hand of Seat {seat}":
                    name = self._names[card]
                    raise wrong("shown", f"the {name} is not in the hand of Seat {seat}")
        return found

    def fill(self, number: int, where: str) -> list[int]:
        """So many of the cards not yet put anywhere, in the order of the pack; they lie there."""
        cards = [card.number for card in self._pack if card.number not in self._lies][:number]
        for card in cards:
            self._lies[card] = where
        return cards

    def location(self, card: int) -> str:
        """The place of a card; "" where that is not said."""
        return self._lies.get(card, "")

    def lay(self, name: str, card: int, where: str) -> None:
        """A card lies there, and nowhere else."""
        if card in self._lies:
            other = self._lies[card]
            how = "twice" if other == where else f"and {other}"
            raise wrong(name, f"the {self._names[card]} is {where} {how}")
        self._lies[card] = where

    def by_seat(self, name: str) -> Iterator[tuple[int, object]]:
        """The entries of a table with seats for keys, by seat."""
        raw = self._said.get(name, {})
        seats = [str(seat) for seat in range(self._seats)]
        if not isinstance(raw, Mapping):
            raise wrong(name, f"is {written(raw)}", "write a table of seats and their cards")
        for key, value in raw.items():
            if str(key) not in seats:
                raise wrong(
                    name, f"there is no seat {excerpt(str(key))}", f"seats: {', '.join(seats)}"
                )
            yield int(key), value

    def _listed(self, name: str, raw: object) -> list[int]:
        return [self._card(name, text) for text in self._texts(name, raw)]

    def _texts(self, name: str, raw: object) -> list[str]:
        texts = raw.split() if isinstance(raw, str) else raw
        if not isinstance(texts, list | tuple) or not all(isinstance(t, str) for t in texts):
            example = f'"{self._tokens[0]}", "{self._pack[-1].id}"'
            raise wrong(name, f"is {written(raw)}", f"write cards, such as [{example}]")
        return list(texts)

    def _card(self, name: str, text: str) -> int:
        """The card that is meant; of cards that are alike the first that lies nowhere yet."""
        try:
            alike = self._cards[" ".join(text.split()).casefold()]
        except KeyError:
            tokens = dict.fromkeys(self._tokens)
            raise _within(name, text, UnknownName.among("card", text, tokens)) from None
        free = [card for card in alike if len(alike) == 1 or card not in self._lies]
        if not free:
            raise wrong(name, f"there are only {len(alike)} cards {excerpt(text)}")
        return free[0]


def check_counts(
    whose: Sequence[str], counts: Sequence[Count], tricks: Sequence[int], word: str
) -> None:
    """Nobody counts without a trick, and with one nothing waits; else raises InputError.

    By player or side: whose they are, what is counted, and tricks; `word` is the game's for one.
    """
    for who, (counted, pending), taken in zip(whose, counts, tricks, strict=True):
        if counted and not taken:
            raise wrong("counted", f"{who} has {counted}, but no {word}")
        if pending and taken:
            raise wrong("pending", f"{pending} wait, but {who} has a {word}")


def check_announced(who: str, count: Count, tricks: int, worth: int) -> None:
    """Check that what was just announced is counted or waits; raises InputError."""
    name, points = ("counted", count.counted) if tricks else ("pending", count.pending)
    if points < worth:
        raise wrong(name, f"{who} has announced {worth}, but they are not included")


def wrong(name: str, problem: str, hint: str = "", *, word: str = "") -> WrongFact:
    """The error that a fact of a position cannot be.

    `name` may go on with whose it is, “hands: Seat 1”; `word` is what the problem lies in.
    """
    fact, _, whose = name.partition(": ")
    return WrongFact(fact, f"{whose}: {problem}" if whose else problem, hint=hint, word=word)


def _within(name: str, word: str, error: UnknownName) -> WrongFact:
    return wrong(name, error.message, error.hint, word=excerpt(word))


def _whole(name: str, raw: object, high: int) -> int:
    if not isinstance(raw, int) or not whole_number(raw, range(high + 1)):
        raise wrong(name, f"is {written(raw)}", f"write a whole number from 0 to {high}")
    return raw


def whole_number(raw: object, among: range) -> bool:
    """Test if what a person wrote is one of these whole numbers; true and 1.0 are none."""
    return type(raw) is int and raw in among


def written(raw: object) -> str:
    """A text of the user, as a message repeats it; a number may be too long to be written out."""
    try:
        return excerpt(repr(raw))
    except ValueError:
        return "a very large number"


def plain(raw: object) -> str:
    """A text of the user, to stand in our quotes."""
    return excerpt(raw) if isinstance(raw, str) else written(raw)


def _either(seats: tuple[int, ...]) -> str:
    return " or ".join(f"Seat {seat}" for seat in seats)
