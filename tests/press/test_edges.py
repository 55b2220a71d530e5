"""The bleed of a picture: bare where art ends at the cut or before it, not where art is white."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PIL import Image, ImageDraw

from cardwright.printing.press.edges import bare, undrawn
from tests.tiers import every

SIZE = WIDE, HIGH = 825, 1125
MARGIN, WHITE, BLUE = 37, "#ffffff", "#283ca0"
SIDES = ("left", "top", "right", "bottom")
Box = tuple[float, float, float, float]


def art(*white: Box, ground: str = BLUE) -> Image.Image:
    """A blue card with a red disk, and white in these places."""
    image = Image.new("RGB", SIZE, ground)
    draw = ImageDraw.Draw(image)
    draw.ellipse((200, 300, 600, 800), fill="#e61e1e")
    for box in white:
        draw.rectangle(box, fill=WHITE)
    return image


def around(first: int, last: int, ground: str = BLUE) -> Image.Image:
    """White from so many pixels within the edge to so many."""
    image = art(ground=ground)
    box = first, first, WIDE - first - 1, HIGH - first - 1
    ImageDraw.Draw(image).rectangle(box, outline=WHITE, width=last - first)
    return image


def pasted(turn: float = 0.0) -> Image.Image:
    """Art of the size of the cut, pasted on white."""
    image = Image.new("RGB", SIZE, WHITE)
    cut = art().resize((WIDE - 2 * MARGIN, HIGH - 2 * MARGIN))
    image.paste(cut, (MARGIN, MARGIN))
    return image.rotate(turn, Image.Resampling.BICUBIC, fillcolor=WHITE)


def noisy() -> Image.Image:
    """A white frame, scanned."""
    noise = Image.effect_noise(SIZE, 12).point([min(255, level + 122) for level in range(256)])
    image = Image.merge("RGB", [noise] * 3)
    image.paste(art().crop((0, 0, WIDE - 74, HIGH - 74)), (MARGIN, MARGIN))
    return image


def half_of_all() -> Image.Image:
    return art(
        (0, 0, 36, HIGH / 2),
        (WIDE - 37, 0, WIDE, HIGH / 2),
        (0, 0, WIDE / 2, 36),
        (0, HIGH - 37, WIDE / 2, HIGH),
    )


BARE: dict[str, tuple[Callable[[], Image.Image], tuple[str, ...]]] = {
    "half a side": (lambda: art((0, 0, 36, HIGH / 2)), ("left",)),
    "nine tenths of a side": (lambda: art((0, 0, 36, HIGH * 0.9)), ("left",)),
    "a quarter of the right": (lambda: art((WIDE - 37, 0, WIDE, HIGH / 4)), ("right",)),
    "half of all sides": (half_of_all, SIDES),
    "all but a rim of a pixel": (lambda: around(1, 37), SIDES),
    "all but a rim of five pixels": (lambda: around(5, 37), SIDES),
    "the outermost pixel": (lambda: around(0, 1), SIDES),
    "two thirds of the depth": (lambda: around(0, 25), SIDES),
    "a pixel within the cut": (lambda: around(0, 38), SIDES),
    "all but a rim of ten pixels": (lambda: around(10, 37), SIDES),
    "what lies at the cut": (lambda: around(27, 37), SIDES),
    "art of the size of the cut": (pasted, SIDES),
    "the same, lying a little askew": (lambda: pasted(0.7), SIDES),
    "the same, scanned": (noisy, SIDES),
    "the corner at the top": (lambda: art((0, 0, 36, 36)), ("top left corner",)),
    "most of the corner": (lambda: art((0, 0, 29, 29)), ("top left corner",)),
    "the corner at the bottom": (
        lambda: art((WIDE - 37, HIGH - 37, WIDE, HIGH)),
        ("bottom right corner",),
    ),
}


@pytest.mark.parametrize("kind", every(4, BARE))
def test_bleed_that_is_missing_is_found(kind: str) -> None:
    make, sides = BARE[kind]
    assert bare(make(), MARGIN) == sides


def striped(wide: int, *, level: bool) -> Image.Image:
    image = art()
    for at in range(0, HIGH, 2 * wide):
        box = (0, at, WIDE, at + wide - 1) if level else (at, 0, at + wide - 1, HIGH)
        ImageDraw.Draw(image).rectangle(box, fill=WHITE)
    return image


def dotted(radius: int, step: int, shift: int) -> Image.Image:
    image = art()
    for across in range(shift - step, WIDE + step, step):
        for down in range(shift - step, HIGH + step, step):
            box = across - radius, down - radius, across + radius, down + radius
            ImageDraw.Draw(image).ellipse(box, fill=WHITE)
    return image


DRAWN: dict[str, Callable[[], Image.Image]] = {
    "blue to the edge": art,
    "a white rim of the card": lambda: around(0, 45),
    "a white card": lambda: art(ground=WHITE),
    "a white half": lambda: art((0, 0, WIDE, HIGH / 2)),
    "a white corner of the card": lambda: art((0, 0, 100, 100)),
    "upright stripes": lambda: striped(10, level=False),
    "level stripes": lambda: striped(10, level=True),
    "fine stripes": lambda: striped(3, level=True),
    "small dots": lambda: dotted(6, 24, 5),
    "dots": lambda: dotted(40, 100, 50),
    "large dots, up to the cut": lambda: dotted(120, 400, -83),
    "bleed of another color": lambda: art().crop((60, 60, 160, 160)).resize(SIZE),
}


@pytest.mark.parametrize("kind", every(4, DRAWN))
def test_bleed_that_is_as_white_as_the_card_is_drawn(kind: str) -> None:
    assert bare(DRAWN[kind](), MARGIN) == ()


def marked(box: Box | None = None, width: int = 1, ground: str = WHITE) -> Image.Image:
    """A card of one color with a black frame."""
    image = Image.new("RGB", SIZE, ground)
    if box:
        ImageDraw.Draw(image).rectangle(box, outline="#000000", width=width)
    return image


UNDRAWN: dict[str, tuple[Image.Image, str]] = {
    "a pixel": (marked((400, 500, 400, 500)), "entirely white"),
    "a pixel in the bleed": (marked((1, 1, 1, 1)), "entirely white"),
    "a frame in the bleed": (marked((0, 0, WIDE - 1, HIGH - 1), 30), "entirely white"),
    "black": (marked(ground="#000000"), "entirely one color"),
    "a blue that is hardly another": (
        Image.blend(marked(ground=BLUE), marked((99, 99, 699, 999), 200, BLUE), 0.05),
        "entirely one color",
    ),
    "a thin frame": (marked((99, 99, 699, 999)), ""),
    "a small dot": (marked((400, 500, 410, 510), 6), ""),
}


@pytest.mark.parametrize("kind", UNDRAWN)
def test_something_has_to_be_drawn_within_the_cut(kind: str) -> None:
    image, said = UNDRAWN[kind]
    assert undrawn(image, MARGIN) == said
