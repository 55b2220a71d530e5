"""The labels of the envelope for trays and balls: its face, its pocket and its flap."""

from __future__ import annotations

from cardwright.drawing.scene.fit import fit_block
from cardwright.drawing.scene.model import Group, Item, moved
from cardwright.ledger import Ledger
from cardwright.printing.boxes.dress import Dress, fitted, titled
from cardwright.printing.boxes.labels import plaque, ticket
from cardwright.printing.facts import in_words, published

#: A label's distance from the edges of its panel.
_INSET = 9.0


def face(dress: Dress, wide: float, high: float) -> tuple[Item, ...]:
    """The title plate, what is inside, and where the game comes from."""
    ledger, middle, foot = dress.ledger, wide / 2, high - _INSET
    plate = 120.0
    made = ", ".join(filter(None, published(ledger)))
    return (
        *ticket(dress.deep, _INSET, _INSET, wide - 2 * _INSET, high - 2 * _INSET),
        *titled(dress, middle, _INSET + 3.5, plate),
        fitted(inside(ledger), "caps", 6.4, plate, (middle, foot - 13.6), dress.deep),
        fitted(made, "italic", 3.9, plate, (middle, foot - 6.6)),
    )


def inside(ledger: Ledger) -> str:
    """The contents of the envelope, by its ledger: "five trays and eight balls"."""
    counts: dict[str, int] = {}
    for piece in ledger.pieces:
        counts[piece.kind] = counts.get(piece.kind, 0) + piece.copies
    told = [f"{in_words(n)} {kind}{'s' if n > 1 else ''}" for kind, n in counts.items()]
    return " and ".join(told)


def pocket(dress: Dress, wide: float, high: float) -> tuple[Item, ...]:
    """The description of the game on the pocket."""
    middle, room = wide / 2, wide - 2 * _INSET - 24.0
    block = fit_block(" ".join(dress.ledger.blurb), 5.6, (room, 34.0), floor=3.0)
    band, foot = room * 0.9, high - _INSET
    top = _INSET + 10.0
    return (
        *ticket(dress.deep, _INSET, _INSET, wide - 2 * _INSET, high - 2 * _INSET),
        *dress.ornament("headpiece", middle - band / 2, top, band),
        *block.texts(middle, (top + band * 0.154 + foot - 13.0 - block.height) / 2),
        fitted(
            f"{dress.players_text} · {dress.minutes}",
            "caps",
            4.6,
            room,
            (middle, foot - 8.0),
            dress.deep,
        ),
    )


def flap(dress: Dress, wide: float, high: float) -> tuple[Item, ...]:
    """The title."""
    along, across = 84.0, high - 10.0
    title = fitted(
        dress.ledger.title, "title", across * 0.6, along - 10, (along / 2, across * 0.68)
    )
    return (Group((*plaque(dress.deep, along, across), title), moved((wide - along) / 2, 4.0)),)
