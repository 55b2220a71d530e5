"""A deal told in rounds: what was played, who took it, and the counts after it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from generator.diagrams.cards import rowed
from generator.diagrams.deals import Deal
from generator.engine.ledger import Ledger
from generator.engine.shown import faces
from generator.engine.state import State
from generator.engine.story import sides
from generator.lessons.judged import Told
from generator.lessons.telling import steps
from generator.scene.model import Scene

#: The width of a card of a round, mm.
_CARD = 13.0


@dataclass(frozen=True, slots=True)
class Play:
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
        """What the player said who was asked."""
        return "yes" if self.given else "no"


@dataclass(frozen=True, slots=True)
class Round:
    """A trick or turn: its head, what was laid down, what happened, and the counts after it.

    `score` has a name and a number for each side, in the order of the sides. Where one asks for
    cards, `player` has the turn, and `lines` has calls in place of the sentences about them.
    """

    head: str
    plays: tuple[Play, ...]
    told: tuple[Told, ...]
    score: tuple[tuple[str, int], ...]
    player: str
    lines: tuple[Call | Told, ...]

    @property
    def calls(self) -> bool:
        """Whether cards were asked for, or might have been."""
        return bool(self.player)


def plays(deal: Deal) -> tuple[Round, ...]:
    """The rounds of a deal, in order."""
    rounds: list[Round] = []
    pairs = zip(deal.states, deal.states[1:], deal.states[-1].actions, strict=False)
    for step, (before, after, action) in zip(steps(deal.states, deal.names), pairs, strict=True):
        if step.head:
            player = deal.names.of(before.to_move) if before.form.asks else ""
            rounds.append(Round(step.head, (), (), (), player, ()))
        it = rounds[-1]
        rounds[-1] = replace(
            it,
            plays=(*it.plays, *_laid(deal, before, action)),
            told=(*it.told, *step.told),
            score=_score(deal, after),
            lines=(*it.lines, *_lines(deal, before, action, step.told)),
        )
    return tuple(rounds)


def _lines(deal: Deal, before: State, action: int, told: tuple[Told, ...]) -> Iterator[Call | Told]:
    """What is said of a move; of a card that was asked for, only that and the answer."""
    form = before.form
    if not (form.asks and action < form.card_actions):
        yield from told
        return
    seat, card = divmod(action, len(form.pack))
    (face,) = faces(form, [card])
    yield Call(deal.names.of(seat), face.name, card in before.hand(seat))


def begins(deal: Deal) -> tuple[int, ...]:
    """The numbers of the moves that begin a round, from 1."""
    return tuple(step.number for step in steps(deal.states, deal.names) if step.head)


def _laid(deal: Deal, before: State, action: int) -> Iterator[Play]:
    form = before.form
    cards = form.shows(action) or ((action,) if action < len(form.pack) else ())
    cards = () if form.asks else cards
    if cards:
        yield Play(
            deal.names.of(before.to_move),
            tuple((face.id, face.name) for face in faces(form, cards)),
        )


def _score(deal: Deal, after: State) -> tuple[tuple[str, int], ...]:
    form = after.form
    tricks = form.only_tricks_count and form.ledger.score.kind != "tally"
    counted = after.tricks if tricks else [count.counted for count in after.counts]
    return tuple(zip(map(deal.names.into, sides(after)), counted, strict=True))


def shown(ledger: Ledger, each: Round, room: float) -> Scene:
    """The cards of a round side by side within the room, each with its player below."""
    names = [name for play in each.plays for name, _ in play.cards]
    players = [play.player for play in each.plays for _ in play.cards]
    return rowed(ledger, names, players, _CARD, room)
