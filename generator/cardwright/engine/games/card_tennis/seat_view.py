"""The court of Card Tennis, as one seat sees it."""

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from cardwright.engine.cards import Face
from cardwright.engine.games.card_tennis.score import DEUCE
from cardwright.engine.games.card_tennis.table import UP
from cardwright.engine.games.card_tennis.view import CardTennisView
from cardwright.engine.outcome import NOBODY
from cardwright.engine.seat_view import (
    Fact,
    OpenCard,
    SeatView,
    VisiblePile,
    in_hand,
    side_name,
    sides_of,
    table_of,
)
from cardwright.engine.sentence import say, so_many, started

if TYPE_CHECKING:
    from cardwright.engine.games.card_tennis.form import CardTennis


def seat_view(form: "CardTennis", view: CardTennisView) -> SeatView:
    """The table as a seat sees it: strokes of the ball that is up, trays, and the pack face down.

    Cards of a stroke are alike, and any of them stands for all.
    """
    one = [form.face(form.strokes.index(stroke)) for stroke in range(UP)]
    sides = sides_of(form, view.held, view.counts, view.tricks)
    return replace(
        table_of(form, view, view.phase, sides, _facts(form, view)),
        lying=tuple(_strokes(form, view, one)),
        piles=(
            VisiblePile(form.ledger.words.talon, down=view.pack, on="tray-centre"),
            VisiblePile("ball", down=bool(view.strokes), piece="ball-1"),
            *_trays(view, one),
            *(
                VisiblePile("balls", side.seats[0], down=balls, piece="ball-1")
                for side, balls in zip(sides, view.balls, strict=True)
            ),
        ),
        awards=view.awards,
    )


def _strokes(form: "CardTennis", view: CardTennisView, one: list[Face]) -> Iterator[OpenCard]:
    """The strokes of the ball that is up, each with who made it."""
    for place, (stroke, seat) in enumerate(zip(view.strokes, view.hitters, strict=True)):
        card = one[form.stroke_ids.index(stroke)]
        yield OpenCard(card, "played" if place else "served", seat)


def _trays(view: CardTennisView, one: list[Face]) -> Iterator[VisiblePile]:
    for seat, tray in enumerate(view.trays):
        cards = (card for card, number in zip(one, tray, strict=True) for _ in range(number))
        yield VisiblePile("tray", seat, tuple(cards), on="tray-1")


def _facts(form: "CardTennis", view: CardTennisView) -> Iterator[Fact]:
    """The server, the score, and the places of the cards."""
    server = side_name([view.dealer])
    yield Fact("Server", server)
    yield Fact("Score", _score(form, view, server))
    yield Fact(started(form.ledger.words.talon), so_many(view.pack, "face-down card"))
    yield Fact("In hand", in_hand(view))
    for seat, tray in enumerate(view.trays):
        counted = zip(tray, form.stroke_names, strict=True)
        lie = [so_many(number, stroke) for number, stroke in counted if number]
        if lie:
            yield Fact(say("On {seat:seat}’s tray", seat=seat), ", ".join(lie))


def _score(form: "CardTennis", view: CardTennisView, server: str) -> str:
    """The score as it is called, and whose part of it comes first."""
    if view.to_move == NOBODY or min(view.tricks) >= DEUCE:
        return view.score
    first = "{score}, {server}’s side first" if form.seats > 2 else "{score}, {server} first"
    return say(first, score=view.score, server=server)
