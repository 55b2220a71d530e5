"""Drawings of what is made of the sheets: the box, the decks of a class, a card for a service."""

from __future__ import annotations

from collections.abc import Iterable

from cardwright.drawing.faces.marked import named, numbered, of_deck
from cardwright.drawing.scene import outline
from cardwright.drawing.scene.card_format import POKER
from cardwright.drawing.scene.model import Group, Item, Scene, Shape, Text, Transform, Use, moved
from cardwright.drawing.scene.reach import points
from cardwright.printing.boxes.net import path
from cardwright.printing.calibration.sheet import front as calibration_front
from cardwright.website.shots import (
    DECKS,
    PAPER,
    SERVICE,
    card,
    card_back,
    net,
    sample_ledger,
    stand,
)
from cardwright.website.shots import checklist as checklist_shot
from cardwright.website.sketch import DASH, LOUD, WIDE, sketch, trim, word


def boxed() -> Scene:
    """The box in the flat, with its line to cut and its folds, and shut."""
    flat = net()
    wide, high = flat.size
    scale = 66.0 / wide
    lines = (
        *(Shape(path(line), stroke="light", width=0.9, dash=(3.0, 2.0)) for line in flat.creases),
        Shape(path(flat.cut, closed=True), stroke=LOUD, width=1.1),
    )
    shut = stand("boxed")
    larger = 47.0 / shut.width
    top = 3.0
    middle = top + max(scale * high, larger * shut.height) / 2
    return sketch(
        "box",
        2 * middle + 6,
        "The flat box, with a line around it for cutting and dashes for folding. Beside it, the "
        f"closed box, with the title {sample_ledger().title} on its front.",
        Group((Use(stand("flat")), *lines), moved(1.5, middle - scale * high / 2, scale)),
        Use(shut, moved(72.5, middle - larger * shut.height / 2, larger)),
        word(1.5 + 33, 2 * middle + 3, "flat"),
        word(96, 2 * middle + 3, "closed"),
    )


def reading() -> Scene:
    """The reading of a scale of the calibration sheet, as the sheet itself shows it."""
    figure = next(part for part in calibration_front(PAPER) if part.role == "Figure")
    spot = Scene(0, 0, figure.items)
    xs, ys = zip(*points(spot), strict=True)
    scale = (WIDE - 10) / (max(xs) - min(xs))
    room = 9.0 * scale  # of the numbers above and below the lines
    at = moved(5 - scale * min(xs), room - scale * min(ys), scale)
    high = scale * (max(ys) - min(ys)) + 2 * room
    return sketch("reading", high, figure.alt, Group(figure.items, at))


#: So many decks of a class set are shown.
_DECKS = 3


def decks() -> Scene:
    """The backs of some decks of a class set, each with its mark, and the number on a front."""
    usual, scale, gap = card_back(), 0.42, 2.0
    wide, high = scale * POKER.width, scale * POKER.height
    items: list[Item] = []
    for deck in range(_DECKS):
        marks = of_deck(usual, deck).items[len(usual.items) :]
        x = 1.5 + deck * (wide + gap)
        items.append(_card("card-back", moved(x, 2, scale), marks))
        items.append(word(x + wide / 2, high + 9, named(deck)))
    return sketch(
        "decks",
        high + 12,
        f"The backs of {', '.join(map(named, range(_DECKS)))}, each with its letter and a shape "
        "at both ends. Enlarged, the small number at the foot of a front.",
        *items,
        *_lens(17, (103.0, 21.0)),
        word(103, high + 9, "number 17"),
    )


#: The card of the class set that is lost: its number, and the letter of its deck.
LOST = (5, "C")


def checklist() -> Scene:
    """A sheet on the checklist of a class set: a lost card, and the pages to print again."""
    drawn, left, top = checklist_shot(), 3.0, 2.0
    scale = (WIDE - 2 * left) / drawn.width
    (group,) = (item for item in drawn.items if isinstance(item, Group))
    texts = [item for item in group.items if isinstance(item, Text)]
    number, letter = LOST
    column = next(text.x for text in texts if text.text == letter)
    fronts, backs = (text for text in texts if text.x == column and text.text.isdigit())
    row = next(text.y for text in texts if text.text == str(number) and text.anchor == "end") - 1.0
    middle = (fronts.y + backs.y) / 2 - 0.8
    rings = (
        outline.rounded(column - 3.2, middle - 3.6, 6.4, 7.2, 1.5),
        outline.rounded(column - 2.8, row - 2.8, 5.6, 5.6, 1.5),
    )
    loud = tuple(Shape(ring, stroke=LOUD, width=0.6) for ring in rings)
    edge = Shape(outline.rectangle(0, 0, drawn.width, drawn.height), "light", "soft", 0.3)
    items = (edge, Use(stand("checklist")), Group(loud, group.transform))
    foot = top + scale * drawn.height + 7.0
    return sketch(
        "checklist",
        foot + 3.0,
        f"Part of the checklist for {DECKS} decks. Each card has a row, with a box in the column "
        "of each deck. Above are the pages that the sheet is printed from. Card "
        f"{number} of deck {letter} is lost: pages {fronts.text} and {backs.text} of the file.",
        Group(items, moved(left, top, scale)),
        word(
            WIDE / 2,
            foot,
            f"card {number} of deck {letter}: pages {fronts.text} and {backs.text} of the file",
            LOUD,
        ),
    )


def _lens(number: int, at: tuple[float, float]) -> tuple[Item, ...]:
    """The foot of a front of a class set, seen larger about its number."""
    larger, room = 2.2, 14.5
    face = card()
    added = numbered(face, number).items[len(face.items) :]
    x, y = at[0] - larger * POKER.width / 2, at[1] - larger * (POKER.height - 5.0)
    glass = outline.circle(*at, room)
    return (
        Group((_card("card", moved(x, y, larger), added),), clip=glass),
        Shape(glass, stroke=LOUD, width=0.7),
    )


def _card(shot: str, at: Transform, over: Iterable[Item] = ()) -> Group:
    edge = Shape(trim(), stroke="soft", width=0.6)
    return Group((Group((Use(stand(shot)), *over), clip=trim()), edge), at)


def bleeding() -> Scene:
    """A card as a service wants it: where it is cut, and what is safe."""
    more, scale, left, top = SERVICE.bleed, 0.95, 1.5, 1.5
    shot = stand("bleeding")
    safe = more + POKER.safe
    lines = (
        Shape(
            outline.rounded(more, more, POKER.width, POKER.height, POKER.radius),
            stroke=LOUD,
            width=0.7,
        ),
        Shape(
            outline.rectangle(safe, safe, shot.width - 2 * safe, shot.height - 2 * safe),
            stroke="blue",
            width=0.6,
            dash=DASH,
        ),
    )
    x = left + scale * shot.width + 4
    told = (
        ("Bleed, cut away", "ink", 0.6),
        ("The cut", LOUD, 12.0),
        ("Safe area: words", "blue", 24.0),
        ("and indexes inside", "blue", 30.0),
    )
    return sketch(
        "bleeding",
        top + scale * shot.height + 1.5,
        f"A card for {SERVICE.title}: it extends {more:.1f} mm beyond the cut, and every "
        f"word and index is at least {POKER.safe:g} mm inside the cut.",
        Group((Use(shot), *lines), moved(left, top, scale)),
        *(word(x, top + 5 + y, line, ink, "start") for line, ink, y in told),
    )
