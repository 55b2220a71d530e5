"""Parts of all cards of Portrait Authors: a bust in an oval, a thing in a panel, colleagues."""

from __future__ import annotations

from bisect import bisect
from dataclasses import replace

from cardwright.drawing.faces.plain import drawing, flourish, monogram, monograms, pictured
from cardwright.drawing.scene import outline
from cardwright.drawing.scene.fit import Block, fit_block, fit_line
from cardwright.drawing.scene.model import Group, Item, Scene, Shape, Text, Use, moved
from cardwright.errors import TextTooLong
from cardwright.ledger import Author, Ledger, is_ours
from cardwright.ledger.own_deck import own_card, words_of

#: Width and height of the oval and of the panel on our own cards, mm.
OVAL, PANEL = (42.0, 48.0), (46.0, 32.0)
#: The same of an oval in somebody's list, clear of its ring, and with a margin for the ring.
PICTURE, _RINGED = (31.7, 38.6), (34.5, 41.4)
#: The lines behind a bust: their width and how far they are apart, mm.
_LINE, _PITCH = 0.15, 0.9
#: The rim of an oval, and the paper and the fine line within it, mm.
_RIM, _PAPER, _FINE = 0.45, 0.55, 0.15
#: The black shelf at the foot of a panel, the foot of the picture that it covers, and the rule
#: around them, mm.
_SHELF, _SUNK, _RULE = 2.4, 0.25, 0.3
#: Colleagues one below the other; more are in a row.
_LINES = 3


def emblem(ledger: Ledger, author: Author) -> Scene | None:
    """The drawing of the author’s emblem, when it is of what the ledger says.

    So somebody else of the same id does not come by a face that is not theirs.
    """
    art = drawing(ledger, f"emblem-{author.id}")
    if is_ours(ledger) or (art and art.title == f"The {author.emblem} of {author.work}"):
        return art
    return None


def portrait(ledger: Ledger, author: Author) -> Scene:
    """The author in profile, where drawn, or as a list has a picture; else the initials."""
    drawn = emblem(ledger, author) and drawing(ledger, f"portrait-{author.id}")
    if drawn and is_ours(ledger):
        return in_oval(drawn, OVAL)
    picture = own_card(ledger, author.id).picture
    if picture:
        return _ringed(pictured(picture, oval=True))
    return _ringed(in_oval(drawn, PICTURE)) if drawn else monogram(monograms(ledger)[author.id])


def _ringed(art: Scene) -> Scene:
    """An oval with the margin that its ring takes."""
    wide, high = _RINGED
    inner = Group(art.items, moved((wide - art.width) / 2, (high - art.height) / 2))
    return replace(art, width=wide, height=high, items=(inner,))


def in_oval(bust: Scene, size: tuple[float, float]) -> Scene:
    """A bust before fine lines on a tint, cropped by an oval of a width and a height (mm)."""
    (wide, high), scale = size, size[1] / bust.height
    x, y = wide / 2, high / 2
    edge, rim, fine = (
        outline.ellipse(x, y, x - inset, y - inset) for inset in (0, _RIM / 2, _RIM + _PAPER)
    )
    count = round(high / _PITCH)
    levels = ((step + 0.5) * high / count for step in range(count))
    lines = " ".join(outline.line(0, level, wide, level) for level in levels)
    items = (
        Shape(edge, fill="tint"),
        Shape(lines, stroke="rule", width=_LINE),
        Use(bust, moved(x - bust.width * scale / 2, 0, scale)),
        Shape(rim, stroke="paper", width=_RIM + 2 * _PAPER),
        Shape(fine, stroke="ink", width=_FINE),
    )
    framed = (Group(items, clip=edge), Shape(rim, stroke="ink", width=_RIM))
    return Scene(wide, high, framed, f"oval-{bust.name}")


def work_of(ledger: Ledger, author: Author) -> Scene:
    """The drawing of a thing from a work: in its panel on our own cards; else a flourish."""
    art = emblem(ledger, author)
    if art is None:
        return flourish(ledger)
    return in_panel(art) if is_ours(ledger) else art


def in_panel(thing: Scene) -> Scene:
    """A thing on a black shelf before a tint; where there is little ink, it is alone."""
    wide, high = PANEL
    top, half = high - _SHELF, _RULE / 2
    edge = outline.rectangle(0, 0, wide, high)
    rule = outline.rectangle(half, half, wide - _RULE, high - _RULE)
    items = (
        Shape(edge, fill="tint"),
        Use(thing, moved((wide - thing.width) / 2, top + _SUNK - thing.height)),
        Shape(outline.rectangle(0, top, wide, _SHELF), fill="ink-spare"),
        Shape(rule, stroke="ink-spare", width=_RULE),
    )
    return Scene(wide, high, (Group(items, clip=edge),), f"panel-{thing.name}")


def colleagues(
    ledger: Ledger, author: Author, size: float, room: tuple[float, float], floor: float
) -> tuple[Text, ...]:
    """The others of the author’s group, to be placed: one to a line, and of many a list that fits.

    `room` is (width, height) in mm; the first baseline is 0.
    """
    others = [a.name for a in ledger.authors if a.group == author.group and a.id != author.id]
    lead = room[1] / _LINES
    if len(others) <= _LINES:
        fitted = min((fit_line(n, "italic", size, room[0], floor=floor) for n in others), default=0)
        return tuple(Text(0, lead * i, n, "italic", fitted, "ink") for i, n in enumerate(others))

    def fitted_list(shown: int) -> Block | None:
        """So many names and the number of the others; None where they do not fit."""
        more = len(others) - shown
        rest = [words_of(ledger)("and {more} more", more=more)] if more else []
        names = ", ".join([*others[:shown], *rest])
        try:
            return fit_block(names, size, room, floor=floor, leading=1.14, roman="italic")
        except TextTooLong:
            return None

    # “and 1 more” may be longer than the last name; below that a longer list is longer.
    most = bisect(range(1, len(others)), 0, key=lambda shown: fitted_list(shown) is None)
    block = fitted_list(len(others)) or (fitted_list(most) if most else None)
    if block is None:
        return ()
    lines = (" ".join(piece.text for piece in line) for line in block.lines)
    return tuple(
        Text(0, block.leading * i, line, "italic", block.size, "ink")
        for i, line in enumerate(lines)
    )


def down_the_edge(side: str, name: str, size: float, top: float, end: float = 77.0) -> Item:
    """The name and the side of a card, read from top mm downward where a fan leaves it open."""
    text = f"{name} · {side}"
    size = fit_line(text, "caps", size, end - top, floor=2.2, tracking=0.05)
    return Group((Text(0, 0, text, "caps", size, "ink", "start", 0.05),), (0, 1, -1, 0, 6.0, top))
