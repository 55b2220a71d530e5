"""The tracker of a game after a deal: the part of it that is written on, as if torn off."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

from cardwright.drawing.faces.hues import game_hue
from cardwright.drawing.scene import outline
from cardwright.drawing.scene.model import IDENTITY, Group, Item, Scene, Shape, Text
from cardwright.drawing.scene.pathdata import bounds
from cardwright.errors import InputError
from cardwright.ledger import Ledger
from cardwright.printing.diagrams.deals import DiagramDeal
from cardwright.printing.trackers import draw_tracker, small
from cardwright.printing.trackers.filled import filled_in
from cardwright.printing.trackers.part import Area
from cardwright.printing.trackers.places import TrackerPlace

#: How high a tracker is of which a part is shown, and how far that goes on below what is written.
_TALL, _MORE = 112.0, 7.0
#: The margin around it; how deep the teeth of the torn edge are, and about how wide; mm.
_EDGE, _DEEP, _TOOTH = 2.4, 1.3, 2.6
#: The width of its outline, mm.
_LINE = 0.3
#: What is written by hand.
_PENCIL = "blue-deep"
#: How the label of a place of the first game begins.
_GAME = re.compile(r"^Game 1(?:, |: )")


def score(ledger: Ledger, deal: DiagramDeal, room: float) -> Scene:
    """The top of the tracker after a deal, the first of a match; no wider than so many mm.

    Raises InputError for a deal that is not over.
    """
    first, last = deal.states[0], deal.states[-1]
    if not last.over:
        raise InputError(f"“{deal.name}” is not over", hint="add moves until the deal is over")
    match = first.form.match(0, dealer=first.dealer, seats=first.seats)
    match.restack(first.order)
    match.play(*last.actions)
    area = Area(_EDGE, _EDGE, room - _EDGE, _TALL)
    layout = small(ledger, ledger.form(first.form.name), area)
    values = filled_in(match, deal.names.players, layout)
    written = [place.area.bottom for place in layout.places if place.name in values]
    sheet = draw_tracker(layout, Area(0.0, 0.0, room, _TALL), values, _PENCIL)
    foot = max(written) + _MORE
    torn = _torn(room, foot)
    items = (
        Shape(torn, "light"),
        Group(tuple(_over(sheet.items, foot)), clip=torn),
        Shape(torn, "", f"{game_hue(ledger)}-deep", _LINE),
    )
    told = "; ".join(_written_places(layout.places, values))
    return Scene(room, foot, items, "score", f"The tracker: {told}.")


def _over(items: Iterable[Item], foot: float) -> Iterator[Item]:
    """The items that begin over the torn edge."""
    for item in items:
        if isinstance(item, Group) and item.transform == IDENTITY:
            yield Group(tuple(_over(item.items, foot)))
        elif not (
            (isinstance(item, Text) and item.y - item.size > foot)
            or (isinstance(item, Shape) and bounds(item.data)[1] > foot)
        ):
            yield item


def _torn(width: float, foot: float) -> str:
    """The outline of the sheet, whose lower edge is torn."""
    teeth, left, right = round(width / _TOOTH), _LINE / 2, width - _LINE / 2
    edge = [
        (right - (right - left) * tooth / teeth, foot - _DEEP * (tooth % 2 + tooth * 7 % 5 / 5) / 2)
        for tooth in range(teeth + 1)
    ]
    return outline.polygon((left, left), (right, left), *edge)


def _written_places(places: Sequence[TrackerPlace], values: Mapping[str, str]) -> Iterator[str]:
    """The written places; of the first game, which goes without saying."""
    for place in places:
        if place.name in values:
            label = _GAME.sub("", place.label)
            yield label if place.kind == "tick" else f"{label}: {values[place.name]}"
