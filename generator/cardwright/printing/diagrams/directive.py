"""The directives of a guide: the words that ask for a drawing, understood.

A moment of a deal is written `first@4`, before the fourth round of the deal called first, or
`first@4.2`, before the second move in it, or `first@end`. A round is a trick, or where one asks for
cards a turn.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from cardwright.drawing.scene.model import Scene
from cardwright.errors import InputError, UnknownName, did_you_mean
from cardwright.ledger import Ledger
from cardwright.printing.diagrams.anatomy import anatomy
from cardwright.printing.diagrams.cards import across, fan, row
from cardwright.printing.diagrams.deals import DiagramDeal, deals
from cardwright.printing.diagrams.hands import draws, hand, hands
from cardwright.printing.diagrams.plays import Round, begins, plays
from cardwright.printing.diagrams.score import score
from cardwright.printing.diagrams.seating import seating
from cardwright.printing.diagrams.tables import table

_MOMENT = re.compile(r"(?P<deal>[a-z0-9-]+)@(?:(?P<round>\d+)(?:\.(?P<move>\d+))?|end)")
_ROUNDS = re.compile(r"(?P<deal>[a-z0-9-]+) (?P<first>\d+)(?:-(?P<last>\d+))?")


@dataclass(frozen=True, slots=True)
class DiagramMoment:
    """A deal, the number of the move that comes next, and the seat that looks on."""

    deal: DiagramDeal
    move: int
    seat: int


@dataclass(frozen=True, slots=True)
class Diagram:
    """Something to be drawn of a game: its kind, and the words or the moment that it is about."""

    kind: str
    words: tuple[str, ...] = ()
    moment: DiagramMoment | None = None


def parse_diagram(ledger: Ledger, kind: str, text: str) -> Diagram:
    """The diagram of a directive.

    Raises InputError, with a hint, for a kind, deal, moment or player that there is not.
    """
    if kind not in KINDS:
        known = [*KINDS, "play", "lesson"]
        hint = did_you_mean(kind, known) or f"known: {', '.join(known)}"
        raise InputError(f"there is no directive “{kind}”", hint=hint)
    if kind in _OF_MOMENTS:
        return Diagram(kind, moment=moment(ledger, text))
    if kind in {"draws", "score"}:
        deal = _deal(ledger, text.strip())
        return Diagram(kind, moment=DiagramMoment(deal, len(deal.states), 0))
    if kind == "anatomy":
        return Diagram(kind, tuple(part.strip() for part in text.split(";")))
    return Diagram(kind, tuple(text.split()))


def draw_diagram(ledger: Ledger, diagram: Diagram, room: float) -> Scene:
    """The diagram as a scene no wider than so many mm."""
    return KINDS[diagram.kind](ledger, diagram, room)


def rounds(ledger: Ledger, text: str) -> tuple[Round, ...]:
    """The rounds of a deal that are asked for, such as `first 1-4`; raises InputError."""
    text = " ".join(text.split())
    found = _ROUNDS.fullmatch(text)
    if not found:
        raise InputError(f"“{text}” is not a part of a deal", hint="write it like first 1-4")
    deal = _deal(ledger, found["deal"])
    told, first, last = plays(deal), int(found["first"]), int(found["last"] or found["first"])
    if not 1 <= first <= last <= len(told):
        raise InputError(f"“{deal.name}” has rounds 1 to {len(told)}", hint="write some of these")
    return told[first - 1 : last]


def moment(ledger: Ledger, text: str) -> DiagramMoment:
    """The moment of a deal, and the player who looks on, such as `first@4 Ann`.

    Without a name that is who is to move. Raises InputError.
    """
    place, _, name = text.strip().partition(" ")
    found = _MOMENT.fullmatch(place)
    if not found:
        raise InputError(f"“{place}” is not a moment of a deal", hint="write it like first@4")
    deal = _deal(ledger, found["deal"])
    move = _move(deal, found)
    players, state = deal.names.players, deal.before(move)
    if not name:
        return DiagramMoment(deal, move, state.dealer if state.over else state.to_move)
    if name not in players:
        raise UnknownName.among("player", name, players)
    return DiagramMoment(deal, move, players.index(name))


def _deal(ledger: Ledger, name: str) -> DiagramDeal:
    known = deals(ledger)
    if name not in known:
        raise UnknownName.among("deal", name, known)
    return known[name]


def _move(deal: DiagramDeal, found: re.Match[str]) -> int:
    if found["round"] is None:
        return len(deal.states)
    starts = begins(deal)
    number, move = int(found["round"]), int(found["move"] or 1)
    if not 1 <= number <= len(starts):
        raise InputError(f"“{deal.name}” has rounds 1 to {len(starts)}", hint="write one of these")
    end = starts[number] if number < len(starts) else len(deal.states)
    if starts[number - 1] + move - 1 >= end or not move:
        raise InputError(
            f"round {number} of “{deal.name}” has moves 1 to {end - starts[number - 1]}",
            hint="write one of these",
        )
    return starts[number - 1] + move - 1


# ------------------------------------------------------------------ what draws each kind

_CARD, _HELD = 19.0, 17.0  # mm, the width of a card in a row and in a hand


def _row(ledger: Ledger, diagram: Diagram, room: float) -> Scene:
    return row(ledger, diagram.words, _CARD, room)


def _across(ledger: Ledger, diagram: Diagram, _room: float) -> Scene:
    return across(ledger, diagram.words, _CARD)


def _fan(ledger: Ledger, diagram: Diagram, _room: float) -> Scene:
    return fan(ledger, diagram.words, _CARD)


def _hand(ledger: Ledger, diagram: Diagram, room: float) -> Scene:
    it = _of(diagram)
    choice = diagram.kind == "choice"
    return hand(ledger, it.deal, it.move, it.seat, _HELD, room, choice=choice)


def _hands(ledger: Ledger, diagram: Diagram, room: float) -> Scene:
    it = _of(diagram)
    return hands(ledger, it.deal, it.move, room)


def _table(ledger: Ledger, diagram: Diagram, room: float) -> Scene:
    it = _of(diagram)
    return table(ledger, it.deal, it.move, it.seat, room)


def _draws(ledger: Ledger, diagram: Diagram, room: float) -> Scene:
    return draws(ledger, _of(diagram).deal, room)


def _score(ledger: Ledger, diagram: Diagram, room: float) -> Scene:
    return score(ledger, _of(diagram).deal, room)


def _seats(ledger: Ledger, diagram: Diagram, room: float) -> Scene:
    return seating(ledger, diagram.words, room)


def _anatomy(ledger: Ledger, diagram: Diagram, room: float) -> Scene:
    return anatomy(ledger, diagram.words, room)


def _of(diagram: Diagram) -> DiagramMoment:
    if diagram.moment is None:
        raise AssertionError(diagram.kind)
    return diagram.moment


KINDS: Mapping[str, Callable[[Ledger, Diagram, float], Scene]] = {
    "cards": _row,
    "across": _across,
    "fan": _fan,
    "hand": _hand,
    "choice": _hand,
    "hands": _hands,
    "table": _table,
    "seats": _seats,
    "anatomy": _anatomy,
    "draws": _draws,
    "score": _score,
}
_OF_MOMENTS = ("hand", "choice", "hands", "table")
