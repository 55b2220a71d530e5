"""The page that shows the emblems: each as a picture of pixels, with its words, by subject.

An engraving has more lines than a page of ninety should carry, so each is drawn in pixels once.
"""

from __future__ import annotations

import io
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from itertools import cycle, groupby
from operator import attrgetter

from PIL import Image

from cardwright import paths
from cardwright.drawing.faces.emblems import Emblem, all_emblems, emblem_art
from cardwright.drawing.scene.digest import scene_digest
from cardwright.drawing.scene.inks import PALETTES, accent_inks
from cardwright.drawing.scene.model import IDENTITY, Scene, Use
from cardwright.drawing.scene.png import png
from cardwright.ledger.words import LANGUAGES
from cardwright.lists.slugs import slug
from cardwright.system.fingerprints import once

#: So many shades are enough, at so many dots to the inch of the card.
_COLORS, _DPI = 6, 92
#: The hues of the subjects in turn, so that neighbors differ.
_HUES = ("blue", "green", "brown", "teal", "violet", "black", "red", "gold")


@dataclass(frozen=True, slots=True)
class EmblemPicture:
    """An emblem as the page shows it: its picture, and its words in each language that has some."""

    name: str
    address: str
    width: int
    height: int
    drawn: bytes
    words: tuple[tuple[str, tuple[str, ...]], ...]


@dataclass(frozen=True, slots=True)
class Subject:
    """The emblems of a subject; `anchor` is its place on the page."""

    title: str
    anchor: str
    pictures: tuple[EmblemPicture, ...]


@paths.memoize_tracked
def subjects() -> tuple[Subject, ...]:
    """Every subject of the catalog with its emblems, in the order of the catalog."""
    grouped = groupby(all_emblems(), key=attrgetter("subject"))
    return tuple(
        Subject(title, slug(title), tuple(_picture(one, hue) for one in emblems))
        for (title, emblems), hue in zip(grouped, cycle(_HUES), strict=False)
    )


def emblem_files() -> Iterator[tuple[str, bytes]]:
    """The picture of every emblem as PNG, by its address."""
    for subject in subjects():
        yield from ((picture.address, picture.drawn) for picture in subject.pictures)


def _picture(emblem: Emblem, hue: str) -> EmblemPicture:
    drawn = once(f"emblem {emblem.drawing} {hue}", partial(_drawn, emblem.drawing, hue))
    with Image.open(io.BytesIO(drawn), formats=("PNG",)) as image:
        width, height = image.size
    english, *others = emblem.words
    names = (emblem.name.replace("-", " "), *english[1])
    words = ((LANGUAGES[0], names), *others)
    address = f"assets/emblems/{emblem.name}.png"
    return EmblemPicture(names[0], address, width, height, drawn, words)


def _drawn(drawing: str, hue: str) -> bytes:
    """The drawing in few colors; drawn again only when it shows something else than before."""
    art = emblem_art(drawing)
    use = Use(art, IDENTITY, accent_inks(hue))
    scene = Scene(art.width, art.height, (use,), "emblem")
    return once(f"emblem {scene_digest(scene)} {_DPI} {_COLORS}", partial(_pixels, scene))


def _pixels(scene: Scene) -> bytes:
    out = io.BytesIO()
    drawn = png(
        scene, PALETTES["color"], dpi=_DPI, background=str(PALETTES["color"].color("paper"))
    )
    with Image.open(io.BytesIO(drawn), formats=("PNG",)) as image:
        few = image.convert("RGB").quantize(_COLORS, dither=Image.Dither.NONE)
    few.save(out, "PNG", optimize=True)
    return out.getvalue()
