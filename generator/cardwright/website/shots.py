"""Pictures of pixels for the pages about printing: true sheets, cards and boxes, seen small.

An engraving has more lines than a page should carry. So what is engraved is drawn in pixels once,
and in the drawings of `walk.py` an empty scene of its size stands for it, which is linked there.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial

from PIL import Image

from cardwright import paths
from cardwright.drawing.faces import back, front
from cardwright.drawing.faces.edition import STANDARD
from cardwright.drawing.scene.digest import scene_digest
from cardwright.drawing.scene.inks import PALETTES
from cardwright.drawing.scene.model import Group, Item, Scene, Text, Use, moved
from cardwright.drawing.scene.outline import rectangle
from cardwright.drawing.scene.paper import PAPERS, Paper
from cardwright.drawing.scene.png import png
from cardwright.drawing.scene.reach import points
from cardwright.engine.cards import deck_pack
from cardwright.ledger import Ledger, load_ledger
from cardwright.ledger.games import GAMES
from cardwright.printing.boxes.art import net_items
from cardwright.printing.boxes.contents import box_of
from cardwright.printing.boxes.dress import Dress
from cardwright.printing.boxes.folded import folded
from cardwright.printing.boxes.net import Net
from cardwright.printing.boxes.stock import Stock
from cardwright.printing.press.vendors import VENDORS
from cardwright.printing.sheets.card_selection import CLASS, CardSelection
from cardwright.printing.sheets.checklist import Checklist
from cardwright.printing.sheets.deck import SIDES, cards_on, last_pages, printed_pages
from cardwright.printing.sheets.layout import PaperTurn
from cardwright.printing.sheets.plan import Sheet, deck_batches, sheets
from cardwright.system.fingerprints import once

#: So many shades are enough, at so many dots to the inch of a sheet and of what is seen larger.
_COLORS, _SHEET, _CARD, _LIST = 24, 44, 90, 160
#: The paper of the sheets that are shown.
PAPER = PAPERS["a4"]
#: So many decks has the class set whose checklist is shown.
DECKS = CLASS
#: The rim around the part of it that is shown, in mm.
_RIM = 2.5
#: The service whose bleed is shown.
SERVICE = VENDORS["the-game-crafter"]


@dataclass(frozen=True, slots=True)
class Shot:
    """A picture: its address, the empty scene that stands for it, and its bytes as PNG."""

    address: str
    stand: Scene
    drawn: bytes


def sample_ledger() -> Ledger:
    """The game whose deck is shown."""
    return load_ledger(GAMES[0])


@paths.memoize_tracked
def shots() -> Mapping[str, Shot]:
    """Every picture by its name."""
    return {name: _shot(name, *told) for name, told in _SHOTS.items()}


def net() -> Net:
    """The box of the deck that is shown, in the flat."""
    return box_of(sample_ledger(), Stock())[1]


def stand(name: str) -> Scene:
    """The empty scene that a picture is linked to in a drawing."""
    return shots()[name].stand


def _shot(name: str, dpi: int, palette: str, scene: Callable[[], Scene]) -> Shot:
    drawn = once(f"shot {name}", lambda: _picture(scene(), dpi, palette))
    with Image.open(io.BytesIO(drawn), formats=("PNG",)) as image:
        wide, high = (pixels * 25.4 / dpi for pixels in image.size)
    return Shot(f"assets/walk-{name}.png", Scene(wide, high, (), f"walk-{name}"), drawn)


def _picture(scene: Scene, dpi: int, palette: str) -> bytes:
    """The scene in few colors; drawn again only when it shows something else than before."""
    told = f"shot {scene_digest(scene)} {dpi} {palette}"
    return once(told, partial(_drawn, scene, dpi, palette))


def _drawn(scene: Scene, dpi: int, palette: str) -> bytes:
    out = io.BytesIO()
    with Image.open(io.BytesIO(png(scene, PALETTES[palette], dpi=dpi)), formats=("PNG",)) as image:
        few = image.convert("RGB").quantize(_COLORS, dither=Image.Dither.NONE)
    few.save(out, "PNG", optimize=True)
    return out.getvalue()


def _first(paper: Paper, turn: PaperTurn = PaperTurn.LONG, *, plain: bool = False) -> Sheet:
    edition = replace(STANDARD, plain_backs=plain)
    return next(sheets(deck_batches(sample_ledger(), paper, edition, turn)[:1], paper, turn))


def _sheet(
    sides: tuple[bool, ...], turn: PaperTurn = PaperTurn.LONG, *, plain: bool = False
) -> Scene:
    """The cards of the first sheet as its front, its back (True) or both have them."""
    sheet = _first(PAPER, turn, plain=plain)
    items: list[Item] = []
    for behind in sides:
        items += cards_on(sheet, sheet.backs if behind else sheet.fronts, back=behind)
    return Scene(PAPER.width, PAPER.height, tuple(items), "sheet")


def checklist() -> Scene:
    """The first sheet on the checklist of a class set, with its boxes, and a rim around it."""
    pick = CardSelection(copies=DECKS)
    batches = deck_batches(sample_ledger(), PAPER, pick=pick)
    how = SIDES["long"]
    pages = printed_pages(batches, PAPER, how)
    leaf, *_ = last_pages(Checklist.of(sample_ledger(), pick), batches, pages, how)
    place = next(place for place, part in enumerate(leaf) if part.role == "Table")
    items = (*leaf[place - 1].drawn, *leaf[place].drawn)  # its boxes lie before it
    xs, ys = zip(*points(Scene(0, 0, items)), strict=True)
    left, top = min(xs) - _RIM, min(item.y for item in items if isinstance(item, Text)) - 2 * _RIM
    wide, high = max(xs) + _RIM - left, max(ys) + _RIM - top
    return Scene(wide, high, (Group(items, moved(-left, -top)),), "checklist")


def card() -> Scene:
    """The front that is shown alone."""
    return front(sample_ledger(), deck_pack(sample_ledger())[0])


def card_back() -> Scene:
    """Its back."""
    return back(sample_ledger(), "card")


def _bleeding() -> Scene:
    """A card as a service wants it, with its bleed."""
    face, more = card(), SERVICE.bleed
    wide, high = face.width + 2 * more, face.height + 2 * more
    whole = Group((Use(face, moved(more, more)),), clip=rectangle(0, 0, wide, high))
    return Scene(wide, high, (whole,), "bleeding")


def _flat() -> Scene:
    art = net_items(Dress(sample_ledger(), STANDARD), net())
    return Scene(*net().size, (Group(art),), "flat")


def _boxed() -> Scene:
    return folded(Dress(sample_ledger(), STANDARD), net())


#: By the name of a picture: its dots to the inch, its palette, and what is drawn.
_SHOTS: dict[str, tuple[int, str, Callable[[], Scene]]] = {
    "front": (_SHEET, "low-ink", partial(_sheet, (False,), plain=True)),
    "back": (_SHEET, "low-ink", partial(_sheet, (True,), plain=True)),
    "colored": (_SHEET, "color", partial(_sheet, (False,))),
    "fold": (36, "color", partial(_sheet, (False, True), PaperTurn.FOLD)),
    "flat": (40, "color", _flat),
    "boxed": (65, "color", _boxed),
    "checklist": (_LIST, "grayscale", checklist),
    "card": (_CARD, "color", card),
    "card-back": (_CARD, "color", card_back),
    "bleeding": (_CARD, "color", _bleeding),
}
