"""Lists of cards with photographs, as benchmarks build them: drawn by lots of a seed."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from random import Random

from PIL import Image, ImageChops, ImageDraw, ImageFilter

#: Pixels of a photograph, as a phone or a museum's page has them.
SIZE = (1600, 1200)
_HEAD = "Deck,Group,Name,Years,Text,Picture"
_TEXT = "A sentence or two about number {}, as long as most people write them on a card."


def write_list(folder: Path, decks: int, cards: int, photographs: int) -> Path:
    """Write a list of decks with so many cards each, and so many photographs in all.

    Groups have six cards, or some of them five; the photographs are on the first cards of the list.
    """
    pictures = folder / "pictures"
    pictures.mkdir(parents=True)
    lines = [_HEAD]
    for number, (deck, card) in enumerate(product(range(decks), range(cards))):
        name = f"photograph-{number}" if number < photographs else ""
        row = (f"Deck {deck + 1}" if decks > 1 else "", f"Group {_group(card, cards) + 1}")
        born = 1700 + number % 200
        text = _TEXT.format(number + 1)
        lines.append(
            ",".join((*row, f"Card {number + 1}", f"{born}–{born + 60}", f'"{text}"', name))
        )
        if name:
            photograph(number).save(pictures / f"{name}.jpg", quality=90)
    (folder / "cards.csv").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return folder


def _group(card: int, cards: int) -> int:
    """The number of a card's group: as few as there may be, of six cards or fewer."""
    groups = -(-cards // 6)
    return card * groups // cards


def photograph(seed: int) -> Image.Image:
    """A head and shoulders before leaves: soft light, grain, and no two alike."""
    lots = Random(seed)
    grain = Image.frombytes("L", (400, 300), lots.randbytes(120_000))
    leaves = grain.filter(ImageFilter.GaussianBlur(4)).resize(SIZE)
    ground = ImageChops.add(leaves, Image.linear_gradient("L").resize(SIZE), 2)
    skin = lots.randrange(60, 220)
    middle, high = lots.randrange(600, 1000), lots.randrange(240, 360)
    draw = ImageDraw.Draw(ground)
    draw.ellipse((middle - 500, high + 480, middle + 500, 1900), fill=lots.randrange(20, 200))
    draw.ellipse((middle - 260, high - 150, middle + 260, high + 550), fill=skin)
    for x in (-100, 100):
        draw.ellipse((middle + x - 45, high + 110, middle + x + 45, high + 160), fill=skin // 3)
    draw.ellipse((middle - 90, high + 360, middle + 90, high + 400), fill=skin // 2)
    soft = ground.filter(ImageFilter.GaussianBlur(6))
    light = Image.radial_gradient("L").resize(SIZE)
    lit = ImageChops.subtract(soft, light, 1.6, 70)
    return Image.merge("RGB", [Image.blend(lit, grain.resize(SIZE), 0.08)] * 3)
