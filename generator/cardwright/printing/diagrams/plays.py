"""A deal told in rounds: what was played, who took it, and the counts after it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from cardwright.drawing.scene.model import Scene
from cardwright.engine.seat_view import faces
from cardwright.engine.state import State
from cardwright.engine.story import LEADS, sides
from cardwright.ledger import Ledger
from cardwright.lessons.judged import Statement
from cardwright.lessons.narration import steps
from cardwright.printing.diagrams.cards import rowed
from cardwright.printing.diagrams.deals import DiagramDeal

#: The width of a card of a round, mm; of one where there are more than a few; how far they stand
#: apart then, in widths.
_CARD, _SMALL, _FEW, _APART = 13.0, 12.5, 3, 1.06
#: However many they are, together they are no wider than this, mm.
_MOST = 50.0
#: Two players face each other; more sit around a table.
_FACING = 2


@dataclass(frozen=True, slots=True)
class PlayedCards:
    """Cards that a player laid down in one move, by id and name."""

    player: str
    cards: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Call:
    """A card asked for: of whom, the name of the card, and whether it was given."""

    asked: str
    card: str
    given: bool

    @property
    def text(self) -> str:
        """The call and its answer in a sentence."""
        return f"{self.asked}, {self.card}: {self.answer}."

    @property
    def answer(self) -> str:
        """The answer of the player who was asked."""
        return "yes" if self.given else "no"


@dataclass(frozen=True, slots=True)
class Round:
    """A trick or turn: its head, what was laid down, what happened, and the counts after it.

    `acts` are those sentences of `told` that say which cards were laid down. `score` has a name
    and a number for each side, in the order of the sides. Where one asks for cards, `player` has
    the turn, and `lines` has calls in place of the sentences about them.
    """

    head: str
    plays: tuple[PlayedCards, ...]
    told: tuple[Statement, ...]
    acts: tuple[Statement, ...]
    score: tuple[tuple[str, int], ...]
    player: str
    lines: tuple[Call | Statement, ...]

    @property
    def statements(self) -> tuple[Statement, ...]:
        """The statements that words must make beside the cards with their players and the counts.

        Of a trick of three or more players all is seen but what came of it: who won it, and why.
        """
        if len({play.player for play in self.plays}) <= _FACING:
            return self.told
        return tuple(t for t in self.told if t not in self.acts and "tricks" not in t.facts)

    @property
    def best(self) -> str:
        """The name of the card that took the trick, where that is told; else “”."""
        return next((str(t.facts["best"]) for t in self.told if "best" in t.facts), "")

    @property
    def calls(self) -> bool:
        """True if cards were asked for, or might have been."""
        return bool(self.player)


def plays(deal: DiagramDeal) -> tuple[Round, ...]:
    """The rounds of a deal, in order."""
    rounds: list[Round] = []
    done = deal.states[-1].actions
    for step, action, head in zip(steps(deal.states, deal.names), done, _heads(deal), strict=True):
        before, after = deal.states[step.number - 1 : step.number + 1]
        if head:
            player = deal.names.of(before.to_move) if before.form.asks else ""
            rounds.append(Round(head, (), (), (), (), player, ()))
        it, laid = rounds[-1], tuple(_laid(deal, before, action))
        rounds[-1] = replace(
            it,
            plays=(*it.plays, *laid),
            told=(*it.told, *step.told),
            acts=(*it.acts, *step.told[: len(laid)]),
            score=_score(deal, after),
            lines=(*it.lines, *_lines(deal, before, action, step.told)),
        )
    return tuple(rounds)


def _lines(
    deal: DiagramDeal, before: State, action: int, told: tuple[Statement, ...]
) -> Iterator[Call | Statement]:
    """The words for a move; of a card that was asked for, only that and the answer."""
    form = before.form
    if not (form.asks and action < form.card_actions):
        yield from told
        return
    seat, card = divmod(action, len(form.pack))
    (face,) = faces(form, [card])
    yield Call(deal.names.of(seat), face.name, card in before.hand(seat))


def begins(deal: DiagramDeal) -> tuple[int, ...]:
    """The numbers of the moves that begin a round, from 1."""
    return tuple(number for number, head in enumerate(_heads(deal), start=1) if head)


def _heads(deal: DiagramDeal) -> Iterator[str]:
    """By move, the name of the round that begins with it; else “”.

    What follows a trick, such as drawing, still belongs to it; what goes before a lead does not,
    but for words that end the deal in place of a lead.
    """
    waiting, done = "", deal.states[-1].actions
    for step, before in zip(steps(deal.states, deal.names), deal.states, strict=False):
        waiting = step.head or waiting
        leads = step.number == 1 or bool(before.form.round) or before.question in LEADS
        if step.number == len(done) and not before.form.round:
            leads = leads and any(_laid(deal, before, done[-1]))
        yield waiting if leads else ""
        waiting = "" if leads else waiting


def _laid(deal: DiagramDeal, before: State, action: int) -> Iterator[PlayedCards]:
    """The cards that a move lays down: an announcement's, or one that may be played."""
    form, seat = before.form, before.to_move
    held = [card for card in form.plays(action) if card in before.hand(seat)]
    cards = form.shows(action) or held[:1]
    if cards and not form.asks:
        laid = tuple((face.id, face.name) for face in faces(form, cards))
        yield PlayedCards(deal.names.of(seat), laid)


def _score(deal: DiagramDeal, after: State) -> tuple[tuple[str, int], ...]:
    form = after.form
    tricks = form.only_tricks_count and form.ledger.score.kind == "race"
    counted = after.tricks if tricks else [count.counted for count in after.counts]
    return tuple(zip(map(deal.names.into, sides(after)), counted, strict=True))


def draw_round(ledger: Ledger, each: Round, room: float) -> Scene:
    """The cards of a round side by side, each with its player below; more than two are smaller.

    They take the room, or somewhat more where they are many.
    """
    names = [name for play in each.plays for name, _ in play.cards]
    players = [play.player for play in each.plays for _ in play.cards]
    best = [name == each.best for play in each.plays for _, name in play.cards]
    many = len(names) > _FEW
    width = min(_SMALL, _MOST / len(names)) if many else _CARD
    return rowed(ledger, names, players, best, width, max(room, len(names) * width * _APART * many))
