"""Stand-ins where nothing is drawn: a monogram, a plain badge, an ornament.

So a pack can be printed that is not ours. What is drawn is found by its name in `card_art`.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping
from functools import cache

from cardwright import paths
from cardwright.drawing.faces.emblems import emblem_art
from cardwright.drawing.faces.hues import hues
from cardwright.drawing.faces.ornaments import ornament
from cardwright.drawing.scene import outline
from cardwright.drawing.scene.fit import fit_line
from cardwright.drawing.scene.model import Group, Item, Photo, Scene, Shape, Text, Use, moved
from cardwright.drawing.scene.svg_in import motif
from cardwright.ledger import Ledger, is_ours
from cardwright.ledger.own_deck import Picture, own_game
from cardwright.paths import memoize_tracked

#: The side of a badge, mm, and the size of a portrait.
_BADGE, _OVAL = 12.0, (40.0, 48.0)
_MIDDLE = _BADGE / 2
#: So many letters more have monograms at most that would be alike.
_MORE = 2
#: The least margin of an emblem in its window, mm. In an oval its corners, which are empty, may go
#: so far from the middle, 1 being the rim; and how far below the top the foot of a leaf is, mm.
_MARGIN, _IN_OVAL, _LEAF = 1.4, 1.04, 8.6


def drawing(ledger: Ledger, name: str) -> Scene | None:
    """The motif of the game of this name; None where somebody's own has what nobody has drawn.

    Raises ArtError for a drawing with faults, and where one of a game of ours is missing.
    """
    return motif(ledger.name, name) if is_ours(ledger) or _there(ledger, name) else None


def _there(ledger: Ledger, name: str) -> bool:
    return paths.data("card_art", ledger.name, f"{name}.svg").is_file()


@paths.memoize_tracked
def badge(ledger: Ledger, name: str) -> Scene:
    """The badge or pip of a suit, group or stroke; a plain one, by its place, where none is drawn.

    Raises UnknownName for what is none of these, and ArtError where one of ours is missing.
    """
    for file in (f"badge-{name}", name):
        art = motif(ledger.name, file) if _there(ledger, file) else None
        if art and art.width == art.height:  # and is not, say, the pattern of the backs
            return art
    if is_ours(ledger):
        return motif(ledger.name, f"badge-{name}")  # which tells what is missing
    entry = ledger.suit(name) if ledger.suits else ledger.rank(name)
    return plain_badge([*(ledger.suits or ledger.ranks)].index(entry))


def signs(ledger: Ledger) -> tuple[tuple[Scene, str], ...]:
    """The signs in the corners of cards, with their hues: of suits, groups or strokes, or of pairs.

    In a deck of pairs the first card of each has one sign, the second the other.
    """
    if own_game(ledger) == "pairs":
        return (plain_badge(1), "blue"), (plain_badge(3), "red")
    return tuple((badge(ledger, name), hue) for name, hue in hues(ledger).items())


def picture(ledger: Ledger, name: str, words: str) -> Scene:
    """The motif of the game of this name; a monogram of the words where none is drawn."""
    return drawing(ledger, name) or large_monogram(words)


def large_monogram(words: str) -> Scene:
    """A monogram in a field as broad as pictures are."""
    art, wide = monogram(words), 56.0
    use = Use(art, moved((wide - art.width) / 2, 0))
    return Scene(wide, art.height, (use,), f"picture-{art.name}")


def pictured(picture: Picture, *, oval: bool = False) -> Scene:
    """A picture of somebody's list as a drawing; an engraving is an oval already if it is one."""
    place = picture.width, picture.height
    wide, high = picture.whole or place
    items: tuple[Item, ...] = (Shape(picture.outline, fill="ink"),)
    if picture.emblem:
        items = _emblem(picture, oval=oval)
    if picture.photo:
        items = (Photo(picture.photo, 0, 0, wide, high),)
    if picture.whole:
        rim = Shape(outline.rectangle(0, 0, wide, high), stroke="ink", width=0.15)
        items = (Group((*items, rim), moved((place[0] - wide) / 2, (place[1] - high) / 2)),)
    elif picture.photo and oval:
        edge = outline.ellipse(wide / 2, high / 2, wide / 2, high / 2)
        items = (Group(items, clip=edge), Shape(edge, stroke="ink", width=0.25))
    return Scene(*place, items, title=picture.alt)


def _emblem(picture: Picture, *, oval: bool) -> tuple[Item, ...]:
    """An emblem in the middle of its window, or in an oval with two leaves if they have room."""
    art = emblem_art(picture.emblem)
    wide, high = picture.width, picture.height
    if oval:
        scale = _IN_OVAL / math.hypot(art.width / wide, art.height / high)
    else:
        scale = min((wide - 2 * _MARGIN) / art.width, (high - 2 * _MARGIN) / art.height)
    left, top = (wide - art.width * scale) / 2, (high - art.height * scale) / 2
    use = Use(art, moved(left, top, scale))
    return (*_oval_ground(wide, high, leaves=top > _LEAF), use) if oval else (use,)


def _oval_ground(wide: float, high: float, *, leaves: bool) -> tuple[Item, ...]:
    """The field of an oval, perhaps with a leaf at its head and at its foot."""
    x, y = wide / 2, high / 2
    field = Shape(outline.ellipse(x, y, x, y), fill="paper", stroke="ink", width=0.25)
    feet = (_LEAF, high - 4.4) if leaves else ()
    return (field, *(Text(x, foot, "❦", "figures", 5.0, "accent", "middle") for foot in feet))


def initials(name: str, more: int = 0) -> str:
    """The first letters of the first and the last word of a name, and `more` of the last.

    >>> initials("Ursula K. Le Guin"), initials("Homer"), initials("bell “B.” hooks")
    ('UG', 'H', 'BH')
    >>> initials("Ursula K. Le Guin", 1), initials("Homer", 2)
    ('UGu', 'Hom')
    """
    words = ["".join(filter(str.isalnum, word)) for word in name.split()]
    known = [word for word in words if word] or [name[:1]]
    first, last = known[:-1][:1], known[-1]
    return "".join([*(word[0].upper() for word in first), last[0].upper(), last[1 : 1 + more]])


@memoize_tracked
def monograms(ledger: Ledger) -> Mapping[str, str]:
    """The letters for each author, by id: initials, and more letters where others have the same.

    Where these are the same, too, a later letter of the name follows its first: Ev and Eb for
    Eisvogel and Eisbär.
    """
    names = {author.id: author.name for author in ledger.authors}
    found = {id_: initials(name) for id_, name in names.items()}
    for more in range(1, _MORE + 1):
        times = Counter(found.values())
        found |= {id_: initials(names[id_], more) for id_, said in found.items() if times[said] > 1}
    times = Counter(found.values())
    for id_ in [id_ for id_, said in found.items() if times[said] > 1]:
        letters = [letter for letter in names[id_] if letter.isalnum()]
        pairs = (letters[0].upper() + letter.lower() for letter in letters[_MORE + 1 :])
        found[id_] = next((pair for pair in pairs if pair not in found.values()), found[id_])
    return found


@memoize_tracked
def monogram(words: str) -> Scene:
    """Letters in an oval as large as a portrait, between two leaves."""
    wide, high = _OVAL
    x, y = wide / 2, high / 2
    size = fit_line(words, "display", 17.0, 25.0, floor=3.0)
    items: tuple[Item, ...] = (
        Shape(_oval(x, y, x - 0.4), fill="paper", stroke="ink", width=0.35),
        Shape(_oval(x, y, x - 1.5), stroke="rule", width=0.25),
        Shape(_oval(x, y, x - 2.2), fill="tint", stroke="rule", width=0.12),
        Text(x, y + size * 0.35, words, "display", size, "deep", "middle"),
        Text(x, 12.6, "❦", "figures", 6.0, "accent", "middle"),
        Text(x, high - 8.2, "❦", "figures", 6.0, "accent", "middle"),
    )
    return Scene(wide, high, items, f"monogram-{words}")


def flourish(ledger: Ledger) -> Scene:
    """The tailpiece of the game; a printer's flower where it has none."""
    engraved = ornament("tailpiece", ledger.ornaments)
    if engraved:
        return engraved
    return Scene(
        40.0, 22.0, (Text(20.0, 17.0, "❦", "figures", 18.0, "accent", "middle"),), "flower"
    )


@cache
def plain_badge(place: int) -> Scene:
    """A badge for the suit at this place, from 0: eight shapes, then the same pierced."""
    pierced, which = divmod(place, len(_SHAPES))
    hole = outline.circle(_MIDDLE, _MIDDLE, 1.3) if pierced % 2 else ""
    data = f"{_SHAPES[which]} {hole}".strip()
    shape = Shape(data, fill="accent", width=0.26, even_odd=bool(hole))
    return Scene(_BADGE, _BADGE, (shape,), f"plain-badge-{place}")


def _oval(x: float, y: float, half: float) -> str:
    """An oval around (x, y), `half` as wide, and in the proportion of a portrait."""
    return outline.ellipse(x, y, half, half * _OVAL[1] / _OVAL[0])


def _rays(points: int, deep: float) -> str:
    """A figure of so many points, drawn in between them to `deep` of its radius; 1: not at all."""
    radius, corners = 5.2, []
    for i in range(2 * points):
        reach = radius * (deep if i % 2 else 1.0)
        angle = math.pi * i / points
        corners.append((_MIDDLE + reach * math.sin(angle), _MIDDLE - reach * math.cos(angle)))
    return outline.polygon(*(corners if deep < 1 else corners[::2]))


def _cross() -> str:
    near, far, low, high = 4.2, _BADGE - 4.2, 0.9, _BADGE - 0.9
    return outline.polygon(
        *((near, low), (far, low), (far, near), (high, near), (high, far), (far, far)),
        *((far, high), (near, high), (near, far), (low, far), (low, near), (near, near)),
    )


_SHAPES = (
    outline.polygon((_MIDDLE, 0.6), (10.4, _MIDDLE), (_MIDDLE, _BADGE - 0.6), (1.6, _MIDDLE)),
    outline.circle(_MIDDLE, _MIDDLE, 4.8),
    outline.polygon((_MIDDLE, 1.2), (11.2, 10.2), (0.8, 10.2)),
    outline.rectangle(1.8, 1.8, 8.4, 8.4),
    _rays(5, 0.42),
    _cross(),
    _rays(8, 0.6),
    _rays(6, 1.0),
)
