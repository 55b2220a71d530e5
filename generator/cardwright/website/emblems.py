"""Pictures of pixels: what others show beside a link to a page, and icons for tabs and phones."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cardwright.drawing.faces import front
from cardwright.drawing.faces.hues import game_hue
from cardwright.drawing.scene.digest import scene_digest
from cardwright.drawing.scene.fit import fit_block, fit_line
from cardwright.drawing.scene.inks import PALETTES, accent_inks
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
from cardwright.drawing.scene.outline import rectangle, rounded
from cardwright.drawing.scene.png import png
from cardwright.drawing.scene.svg_in import motif
from cardwright.drawing.scene.svg_out import svg
from cardwright.engine.cards import deck_pack
from cardwright.ledger import Ledger
from cardwright.system.fingerprints import once
from cardwright.website.gallery import fan

_DPI = 100
_PIXEL = 25.4 / _DPI  # mm
#: Pixels of the picture that others show beside a link, as the Open Graph asks for.
SOCIAL = (1200, 630)
#: Pixels of the icons: a tab's, that of a home screen, and those of the manifest.
ICONS = {"tab": 32, "touch": 180, "small": 192, "large": 512}
#: The cloth of the pages that are no game's.
_HOUSE = "red"
#: A crown in a square of 32 units, as the icon has it, and the band below it.
_CROWN = "M8.6 21.4 7.9 11.8l4.6 4 3.5-6.6 3.5 6.6 4.6-4-.7 9.6z"
_BAND = "M8.7 22.6h14.6v2H8.7z"


def icons() -> Iterator[tuple[str, bytes]]:
    """The icons by their file names: a drawing for tabs, and PNG of several sizes.

    The large ones are on cloth to their edges, and a phone may cut them round.
    """
    yield "icon.svg", svg(_card_icon(), PALETTES["color"]).encode()
    for name, pixels in ICONS.items():
        scene = _card_icon() if name == "tab" else _cloth_icon()
        yield f"icon-{pixels}.png", _drawn(scene, pixels)


def _card_icon(edge: str = "ink") -> Scene:
    """A card with a crown on it, in a square of 32 mm."""
    card = Shape(rounded(5, 1.5, 22, 29, 3), "paper", edge, 1.6)
    return Scene(32, 32, (card, Shape(_CROWN, "red"), Shape(_BAND, "ink")), "icon")


def _cloth_icon() -> Scene:
    """The card on cloth that fills the square; what matters lies in its inner four fifths."""
    cloth = Shape(rectangle(0, 0, 32, 32), f"{_HOUSE}-deep")
    card = Use(_card_icon("paper"), moved(4.8, 4.8, 0.7))
    return Scene(32, 32, (cloth, card), "icon-on-cloth")


def game_social(ledger: Ledger) -> bytes:
    """The picture beside a link to a page of the game: its title, and three of its cards."""
    cards = {card.id: card for card in deck_pack(ledger)}
    shown = (cards[picture.file[6:-4]] for picture in fan(ledger))
    fanned = _fan([front(ledger, card) for card in shown])
    blurb = " ".join(ledger.blurb)
    kicker = ledger.maker if ledger.own_deck else f"Cardwright · {ledger.maker}"
    return _social(game_hue(ledger), kicker, ledger.title, blurb, fanned)


def house_social(blurb: str) -> bytes:
    """The picture beside a link to a page about all games: the crown of the first page."""
    art = motif("court", "crown-red")
    scale = 420 * _PIXEL / art.width
    crown = Use(art, moved(700 * _PIXEL, 105 * _PIXEL, scale), accent_inks("red"))
    disc = Shape(rounded(690 * _PIXEL, 95 * _PIXEL, 440 * _PIXEL, 440 * _PIXEL, 8), "paper")
    return _social(_HOUSE, "Forgotten parlor games", "Cardwright", blurb, (disc, crown))


def _fan(cards: Sequence[Scene]) -> tuple[Item, ...]:
    """Three cards, the middle one upright and before the others."""
    placed = []
    for turn, card in zip((-11, 11, 0), (cards[0], cards[2], cards[1]), strict=True):
        scale = 345 * _PIXEL / card.height
        x = (893 + turn * 5.5) * _PIXEL - card.width * scale / 2
        y = (315 + abs(turn) * 2) * _PIXEL - card.height * scale / 2
        middle = x + card.width * scale / 2, y + card.height * scale
        at = combined(turned(turn, *middle), moved(x, y, scale))
        edge = rounded(0, 0, card.width, card.height, 3)
        outline = Shape(edge, stroke="ink", width=0.3)
        placed.append(Group((Use(card), outline), at, clip=edge))
    return tuple(placed)


def _social(hue: str, kicker: str, title: str, blurb: str, drawn: Sequence[Item]) -> bytes:
    width, height = (pixels * _PIXEL for pixels in SOCIAL)
    inner = 24 * _PIXEL
    left, room = 72 * _PIXEL, 530 * _PIXEL
    size = fit_line(title, "black", 100 * _PIXEL, room, floor=40 * _PIXEL)
    block = fit_block(blurb, 38 * _PIXEL, (room, 190 * _PIXEL), floor=20 * _PIXEL, roman="body")
    items: list[Item] = [
        Shape(rectangle(0, 0, width, height), f"{hue}-deep"),
        Shape(
            rectangle(inner, inner, width - 2 * inner, height - 2 * inner),
            stroke=f"{hue}-tint",
            width=2 * _PIXEL,
        ),
        Text(left, 205 * _PIXEL, kicker, "italic", 32 * _PIXEL, f"{hue}-tint"),
        Text(left, 305 * _PIXEL, title, "black", size, "paper"),
        *block.texts(left, 350 * _PIXEL, anchor="start", ink="paper"),
        *drawn,
    ]
    return _drawn(Scene(width, height, tuple(items), "social"), SOCIAL[0])


def _drawn(scene: Scene, pixels: int) -> bytes:
    """The scene as PNG so many pixels wide."""
    scale = pixels * _PIXEL / scene.width
    sized = Scene(
        scene.width * scale, scene.height * scale, (Use(scene, moved(0, 0, scale)),), scene.name
    )
    told = f"{scene_digest(sized)} {pixels}"
    return once(told, lambda: png(sized, PALETTES["color"], dpi=_DPI, background="#ffffff"))
