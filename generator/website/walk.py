"""Pictures of how a deck is printed and a booklet is folded, made of the sheets themselves."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial

from PIL import Image

from generator import paths
from generator.engine.games import GAMES
from generator.engine.ledger import Ledger, load_ledger
from generator.origin import once
from generator.pdf.deck import Page, page_items, pages_of
from generator.pdf.fold_leaf import PICTURE, Folding, fold_steps
from generator.pdf.sheets import deck_batches, sheets
from generator.pdf.units import PAPERS
from generator.scene import outline
from generator.scene.inks import PALETTES
from generator.scene.model import Group, Item, Scene, Shape, Text, moved
from generator.scene.png import png
from generator.scene.svg_out import svg

#: So many colors are enough.
_COLORS = 64
#: How much of the foot of the sheet is shown with its ruler, in mm.
_AROUND = (118.0, 26.0)


@dataclass(frozen=True, slots=True)
class Shot:
    """A picture: its address, what it shows, its size in pixels, and its bytes."""

    address: str
    alt: str
    width: int
    height: int
    drawn: bytes


@dataclass(frozen=True, slots=True)
class Fold:
    """A step of folding: its name, what is told of it, and its picture as SVG."""

    name: str
    told: str
    drawn: str


@paths.kept
def shots() -> tuple[Shot, ...]:
    """A sheet's front, its back, its ruler, and where it is cut: one picture for each step."""
    return tuple(_shot(name, *told) for name, told in _SHOTS.items())


def _shot(name: str, alt: str, dpi: int, scene: Callable[[], Scene]) -> Shot:
    drawn = once(f"walk {name}", partial(_drawn, scene, dpi))
    with Image.open(io.BytesIO(drawn)) as image:
        return Shot(f"assets/walk-{name}.png", alt, *image.size, drawn)


def folds() -> Iterator[Fold]:
    """What to do with a booklet to fold, as its first leaf tells it."""
    folding = Folding("A booklet", 20, PAPERS["a4"], 0.1)
    for step in fold_steps(folding):
        scene = Scene(PICTURE, PICTURE, step.picture, "fold")
        yield Fold(step.name, step.told.replace("*", ""), svg(scene, PALETTES["grayscale"]))


def _ledger() -> Ledger:
    """The game whose first sheet is shown."""
    return load_ledger(GAMES[0])


@paths.kept
def _sheets() -> tuple[Page, Page]:
    """The first sheet of the deck: its front and its back."""
    paper = PAPERS["a4"]
    front, back = pages_of(next(sheets(deck_batches(_ledger(), paper)[:1], paper)))
    return front, back


def _page(page: Page, over: Iterable[Item] = ()) -> Scene:
    paper = page.sheet.layout.paper
    white = Shape(outline.rectangle(0, 0, paper.width, paper.height), "light")
    text = f"{_ledger().title} · print at 100 %, both sides, flip on the long edge"
    items = (white, *page_items(page, text), *over)
    return Scene(paper.width, paper.height, items, "sheet")


def _front() -> Scene:
    return _page(_sheets()[0])


def _back() -> Scene:
    return _page(_sheets()[1])


def _ruler() -> Scene:
    place = _sheets()[0].sheet.layout
    left = place.left(back=False) - 4
    foot = place.top + place.grid.block[1] + place.line
    page = Group(_front().items, moved(-left, _AROUND[1] - 7 - foot))
    return Scene(*_AROUND, (page,), "ruler")


def _cuts() -> Scene:
    return _page(_sheets()[0], _cut_lines(_sheets()[0]))


def _cut_lines(page: Page) -> Iterator[Item]:
    """The cuts in their order: along the long way first."""
    place = page.sheet.layout
    paper = place.paper
    upright, level = place.cut_lines(page.sheet.cells, back=False)
    lines = [(x, 5.0, x, paper.height - 5) for x in upright]
    lines += [(3.0, y, paper.width - 3, y) for y in level]
    for line in lines:
        yield Shape(outline.line(*line), stroke="red", width=0.9, dash=(3.0, 1.6))
    for number, (x, y, *_) in enumerate(lines, start=1):
        middle = (max(x, 5.5), max(y, 5.5))
        yield Shape(outline.circle(*middle, 5.0), "red")
        yield Text(middle[0], middle[1] + 2.2, str(number), "display", 6.4, "light", "middle")


def _drawn(scene: Callable[[], Scene], dpi: int) -> bytes:
    out = io.BytesIO()
    with Image.open(io.BytesIO(png(scene(), PALETTES["color"], dpi=dpi))) as image:
        few = image.convert("RGB").quantize(_COLORS, dither=Image.Dither.NONE)
    few.save(out, "PNG", optimize=True)
    return out.getvalue()


#: By the name of a picture: what it shows, its dots to the inch, and what draws it.
_SHOTS: dict[str, tuple[str, int, Callable[[], Scene]]] = {
    "front": ("A sheet of nine cards, with marks around them", 62, _front),
    "back": ("The back of the sheet: nine patterned backs", 62, _back),
    "ruler": ("The foot of the sheet: a line of 100 mm with ticks", 130, _ruler),
    "cuts": ("The sheet with eight cuts: four upright ones, then four across", 62, _cuts),
}
