"""Faces that are drawn as poker cards, printed in other sizes: grown or shrunk, never squeezed.

A drawing stands in the middle of its cut. What the other size is longer by, and the bleed around
it, which is as wide on every size, is the ground of the card or the pattern of its back.
"""

from __future__ import annotations

from cardwright.drawing.faces.parts import HEIGHT, WIDTH, ground
from cardwright.drawing.scene.card_format import POKER, CardFormat, scale
from cardwright.drawing.scene.model import Group, Scene, moved
from cardwright.drawing.scene.reach import lettering
from cardwright.errors import InputError, TextTooLong

#: Points in a millimeter.
_POINTS = 72 / 25.4
#: Type that is smaller by less than that, in mm, is as large.
_SETTLED = 1e-6


def sized(scene: Scene, size: CardFormat) -> Scene:
    """A face, or a back that was `reaching`, as it is printed at this size, with bleed.

    What is no poker card, such as a tray, stays as it is. Raises TextTooLong where type would be
    smaller than the size allows, and InputError where a perforated sheet has no face of its own.
    """
    if (scene.width, scene.height) == (WIDTH, HEIGHT) != (size.width, size.height):
        scene = _grown(scene, size)
    if (scene.width, scene.height) == (size.width, size.height):
        require_legible(scene, size)
    return scene


def _grown(scene: Scene, size: CardFormat) -> Scene:
    if size.sheet:
        raise InputError(
            f"“{scene.title}” is drawn as a poker card, not for {size.name} cards",
            hint="compose its faces for this size; see faces/business.py",
        )
    factor = scale(size)
    beyond = size.back_bleed if scene.bleed > POKER.bleed else size.bleed
    left, top = (size.width - WIDTH * factor) / 2, (size.height - HEIGHT * factor) / 2
    items = (
        ground(size.width, size.height, beyond),
        Group(scene.items, moved(left, top, factor)),
    )
    return Scene(size.width, size.height, items, scene.name, scene.title, beyond, scene.words)


def reaching(back: Scene, size: CardFormat) -> Scene:
    """The back of poker cards, so large in the middle that at this size it bleeds far enough."""
    if back.bleed < POKER.back_bleed or (back.width, back.height) != (WIDTH, HEIGHT):
        return back
    wide, high = POKER.back
    factor = max(size.back[0] / wide, size.back[1] / high) / scale(size)
    if factor <= 1:
        return back
    middle = moved(WIDTH / 2 * (1 - factor), HEIGHT / 2 * (1 - factor), factor)
    items = (Group(back.items, middle),)
    return Scene(WIDTH, HEIGHT, items, back.name, back.title, back.bleed, back.words)


def require_legible(scene: Scene, size: CardFormat) -> None:
    """Raise TextTooLong where type on a card is smaller than its size allows."""
    text, high = min(lettering(scene), key=lambda found: found[1], default=("", size.least))
    if high < size.least - _SETTLED:
        raise TextTooLong(
            text,
            f" on “{scene.title}” would be {high * _POINTS:.1f} points high on a "
            f"{size.name} card; the minimum is {size.least * _POINTS:g}",
            hint="shorten it, or print the game as poker cards",
        )
