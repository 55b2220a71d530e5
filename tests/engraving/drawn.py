"""Pictures that are drawn, not taken: for tests that may not carry a photograph."""

from __future__ import annotations

from io import BytesIO
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
