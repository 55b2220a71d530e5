"""Pictures that are drawn, not taken: for tests that may not carry a photograph."""

from __future__ import annotations

from io import BytesIO
from random import Random
from typing import Any

from PIL import Image, ImageDraw, ImageFilter

#: Where a face of `face()` has its eyes, mouth and cheeks, in parts of width and height.
EYES = ((0.38, 0.42), (0.62, 0.42))
MOUTH = (0.5, 0.68)
CHEEKS = ((0.33, 0.56), (0.67, 0.56))


def face(
    *, skin: int = 190, dark: int = 50, ground: int = 230, size: tuple[int, int] = (400, 500)
) -> Image.Image:
    """A face from the front with hair, eyes and mouth, lit from the left, in soft gray."""
    width, height = size
    picture = Image.new("L", size, ground)
    draw = ImageDraw.Draw(picture)

    def oval(x: float, y: float, wide: float, high: float, tone: int) -> None:
        box = (x - wide) * width, (y - high) * height, (x + wide) * width, (y + high) * height
        draw.ellipse(box, fill=tone)

    oval(0.5, 0.42, 0.34, 0.36, dark)
    oval(0.5, 0.5, 0.27, 0.32, skin)
    for i in range(9):
        oval(0.62 + 0.01 * i, 0.5, 0.14 - 0.013 * i, 0.25 - 0.02 * i, skin - skin * i // 40)
    for x, y in EYES:
        oval(x, y, 0.055, 0.022, dark)
    oval(*MOUTH, 0.09, 0.02, dark)
    return picture.filter(ImageFilter.GaussianBlur(1.5)).convert("RGB")


def grained(picture: Image.Image, seed: int) -> Image.Image:
    """The picture with the grain of a camera."""
    size = (picture.width // 2, picture.height // 2)
    grain = Image.frombytes("L", size, Random(seed).randbytes(size[0] * size[1]))
    return Image.blend(picture, grain.resize(picture.size).convert("RGB"), 0.1)


def glasses() -> Image.Image:
    """A face with thin dark frames before its eyes, in one of which a window shines."""
    picture = face(size=(800, 1000))
    draw = ImageDraw.Draw(picture)
    for x, y in EYES:
        box = 800 * x - 80, 1000 * y - 60, 800 * x + 80, 1000 * y + 60
        draw.ellipse(box, outline=(25, 25, 25), width=7)
    draw.line((384, 410, 416, 410), fill=(25, 25, 25), width=7)
    draw.polygon([(520, 380), (545, 372), (520, 440), (505, 430)], fill="white")
    return picture


def group() -> Image.Image:
    """Seven faces of several skins in two rows, before a wall that gets darker."""
    picture = Image.linear_gradient("L").rotate(90).resize((900, 1100)).convert("RGB")
    skins = (210, 60, 150, 95, 235, 40, 180)
    for number, skin in enumerate(skins):
        row, column = divmod(number, 4)
        one = face(skin=skin, dark=skin // 4, ground=200 - 20 * number, size=(240, 300))
        picture.paste(one, (column * 215 + 100 * row, 250 + 330 * row))
    return picture


def halves(mode: str = "RGB", size: tuple[int, int] = (64, 48)) -> Image.Image:
    """A picture that is black on the left and white on the right."""
    picture = Image.new("L", size, 255)
    picture.paste(0, (0, 0, size[0] // 2, size[1]))
    return picture.convert(mode)


def written(picture: Image.Image, kind: str = "PNG", **how: Any) -> bytes:  # noqa: ANN401 - Pillow’s
    """The picture as the bytes of a file."""
    file = BytesIO()
    picture.save(file, kind, **how)
    return file.getvalue()
