"""Parts that the faces of all games share: the ground, the turned corners, frames, names.

All measures are those of a poker card (`scene/card_format.py`), where no other size is given.
"""

from __future__ import annotations

from cardwright.drawing.faces.edition import STANDARD, Edition
from cardwright.drawing.scene import outline
from cardwright.drawing.scene.card_format import POKER, CardFormat
from cardwright.drawing.scene.fit import fit_block, fit_line, fit_title
from cardwright.drawing.scene.inks import accent_inks
from cardwright.drawing.scene.model import (
    Group,
    Item,
    Scene,
    Shape,
    Text,
    Use,
    combined,
    moved,
    turned,
)
from cardwright.drawing.scene.shaping import width as text_width
from cardwright.drawing.scene.svg_in import motif

WIDTH, HEIGHT, BLEED = POKER.width, POKER.height, POKER.bleed
CENTER = WIDTH / 2
#: Middle and width of the index column, from the left edge: a hand of thirteen, held so that it
#: is 160 mm wide, shows 8 mm of each card.
INDEX, COLUMN = 5.55, 5.0
#: Baseline of its letter, middle and width of its badge, baseline of what a card counts; and what
#: the frame leaves free of it, without and with that count.
_LETTER, _BADGE, _BADGE_WIDTH, _COUNT = 10.0, 14.4, 5.7, 21.6
NOTCH, DEEP_NOTCH = (5.7, 15.2), (5.7, 19.8)
#: The inset of the frame's fine rule, mm.
INNER = 4.5
#: Type of an index that is larger than this, in mm, is large; less than that is too small; and a
#: digit is made so narrow at most, as a share of its width.
_LARGE, _SMALL, _SQUEEZED = 10.0, 5.4, 0.74
#: A long name of a list is set in two lines of this size, mm, and no smaller than 6.5 points.
_TITLE, _LEAST = 3.4, 2.3
#: Letters with a tail, and how far (in em) the letter is raised, that it clears the badge below.
_TAILS = {"Q": 0.12, "Mp": 0.1}


def card_scene(name: str, title: str, *items: Item) -> Scene:
    """A card's face: cream ground to the bleed, then the items."""
    return Scene(WIDTH, HEIGHT, (ground(WIDTH, HEIGHT), *items), name, title, BLEED)


def ground(width: float, height: float, bleed: float = BLEED) -> Shape:
    """The paper field of a card, running on into the bleed."""
    b = bleed
    return Shape(outline.rectangle(-b, -b, width + 2 * b, height + 2 * b), fill="ground")


def both_ways(*items: Item, size: CardFormat = POKER) -> tuple[Item, ...]:
    """The items, and again turned about, so that the card reads from either end."""
    return (*items, Group(items, turned(180, size.width / 2, size.height / 2)))


def placed(scene: Scene, x: float, y: float, width: float, hue: str = "") -> Use:
    """A motif centered on (x, y), ``width`` mm wide, its accent in a hue."""
    scale = width / scene.width
    corner = moved(x - width / 2, y - scene.height * scale / 2, scale)
    return Use(scene, corner, accent_inks(hue) if hue else ())


def upside_down(use: Use, x: float, y: float) -> Use:
    """The use turned about the point (x, y)."""
    return Use(use.scene, combined(turned(180, x, y), use.transform), use.inks)


def index(letter: str, badge: Scene, hue: str, count: str = "") -> tuple[Item, ...]:
    """The rank's letter over the suit's badge, in both corners; below, perhaps, what it counts."""
    return both_ways(*index_column(letter, badge, hue, count))


def index_column(letter: str, badge: Scene, hue: str, count: str = "") -> tuple[Item, ...]:
    """The index of the upper left corner."""
    font = "display" if len(count) == 1 else "narrow"
    counted = (Text(INDEX, _COUNT, count, font, 5.1, "ink", "middle"),) if count else ()
    return (
        rank_letter(letter, INDEX, _LETTER, hue, (8.0, COLUMN)),
        indexed(badge, INDEX, _BADGE, _BADGE_WIDTH, hue),
        *counted,
    )


def rank_letter(letter: str, x: float, y: float, hue: str, room: tuple[float, float]) -> Item:
    """A letter about x on the baseline y, of a size (mm per em) and a width (mm) at most.

    One with a tail is a little smaller and higher. What would be too small is set in a narrow face;
    a digit is squeezed, for in a narrow one 6, 8 and 9 look alike.
    """
    tail = _TAILS.get(letter, 0.0)
    most, wide = room[0] / (1 + tail), room[1]
    if letter.isdigit() and len(letter) == 1:
        em = text_width(letter, "display", 1.0)
        size = min(most, wide / em / _SQUEEZED)
        figure = Text(0, 0, letter, "display", size, hue, "middle")
        return Group((figure,), (min(1.0, wide / em / size), 0, 0, 1, x, y))
    font = _letter_font(letter, most, wide)
    size = fit_line(letter, font, most, wide, floor=3.4)
    return Text(x, y - tail * size, letter, font, size, hue, "middle")


def _letter_font(letter: str, size: float, wide: float) -> str:
    """The broadest font in which the letter has its size, or is not too small in a small index."""
    if size <= _LARGE and wide / text_width(letter, "display", 1.0) >= _SMALL:
        return "display"
    fonts = (font for font in ("display", "narrow") if text_width(letter, font, size) <= wide)
    return next(fonts, "narrow" if size <= _LARGE else "narrowest")


def indexed(badge: Scene, x: float, y: float, width: float, hue: str) -> Use:
    """A badge in an index: solid in every palette, for an outline would be lost in a fan."""
    use = placed(badge, x, y, width, hue)
    return Use(use.scene, use.transform, (*use.inks, ("accent", f"{hue}-sign")))


def frame(
    hue: str, *, notch: tuple[float, float] = (0.0, 0.0), heavy: float = 0.45
) -> tuple[Shape, Shape]:
    """A heavy and a fine rule around the face, with ``notch`` mm cut out where an index stands.

    Where there is little ink, the fine one stands alone.
    """
    rules = ((3.6, 2.0, f"{hue}-spare", heavy), (INNER, 1.3, hue, 0.12))
    outer, inner = (
        Shape(_rule(inset, notch, radius), stroke=ink, width=width)
        for inset, radius, ink, width in rules
    )
    return outer, inner


def _rule(inset: float, notch: tuple[float, float], radius: float) -> str:
    box = (inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset)
    return (
        outline.notched(box, notch, radius, radius / 2)
        if notch[0]
        else outline.rounded(*box, radius)
    )


def name_line(
    text: str, y: float, *, size: float = 4.4, room: float = 36.0, x: float = CENTER
) -> Text:
    """The card's name in spaced small capitals, centered about x on baseline y."""
    fitted = fit_line(text, "caps", size, room, floor=2.6, tracking=0.06)
    return Text(x, y, text, "caps", fitted, "ink", "middle", 0.06)


def own_name(text: str, y: float, hue: str, room: float) -> tuple[Text, ...]:
    """The name on a card of somebody's list, on baseline y; a long one in two lines."""
    lines, size = fit_title(text, "display", 5.0, room, single=_TITLE, floor=_LEAST)
    size = size if len(lines) == 1 else min(size, _TITLE)
    apart = size * 1.12
    top = y - apart * (len(lines) - 1)
    return tuple(
        Text(CENTER, top + apart * place, line, "display", size, hue, "middle")
        for place, line in enumerate(lines)
    )


def caption(text: str, y: float, room: tuple[float, float], x: float = CENTER) -> tuple[Text, ...]:
    """Small italics below y, centered about x, in as many lines as the room (w, h) needs."""
    block = fit_block(text, 2.6, room, floor=2.1, leading=1.16, roman="italic")
    return tuple(block.texts(x, y))


def card_back(game: str, hue: str, edition: Edition = STANDARD) -> Scene:
    """The game's own back, or its plain one; both are drawn with the bleed around them.

    On a perforated sheet it ends inside the card.
    """
    art, beyond = motif(game, "back-plain" if edition.plain_backs else "back"), POKER.back_bleed
    if edition.size.sheet:
        return _back_within(edition.size, art, hue, f"{game}-back")
    middle = moved((WIDTH - art.width) / 2, (HEIGHT - art.height) / 2)
    use = Use(art, middle, accent_inks(hue))
    items = (ground(WIDTH, HEIGHT, beyond), use) if edition.plain_backs else (use,)
    return Scene(WIDTH, HEIGHT, items, f"{game}-back", "Back of the cards", beyond)


def _back_within(size: CardFormat, art: Scene, hue: str, name: str) -> Scene:
    """The middle of the pattern in a white rim, as wide as printers lay backs aside."""
    factor = max(
        (size.width - 2 * size.safe) / art.width, (size.height - 2 * size.safe) / art.height
    )
    pattern = placed(art, size.width / 2, size.height / 2, art.width * factor, hue)
    items = (field(size), Group((pattern,), clip=within(size)))
    return Scene(size.width, size.height, items, name, "Back of the cards")


def field(size: CardFormat) -> Shape:
    """The ground of a card that ends inside it."""
    return Shape(within(size), fill="ground")


def within(size: CardFormat) -> str:
    """The outline of what is drawn on a card that nothing bleeds over."""
    rim = size.safe
    return outline.rounded(rim, rim, size.width - 2 * rim, size.height - 2 * rim, 2.2)


def cut(scene: Scene) -> Scene:
    """The scene as the finished piece: cut to its trim with rounded corners."""
    data = outline.rounded(0, 0, scene.width, scene.height, POKER.radius)
    items = (Group(scene.items, clip=data),)
    return Scene(scene.width, scene.height, items, scene.name, scene.title)


def cut_round(scene: Scene) -> Scene:
    """The scene of a round piece as it is cut."""
    half = scene.width / 2
    items = (Group(scene.items, clip=outline.circle(half, half, half)),)
    return Scene(scene.width, scene.height, items, scene.name, scene.title)
