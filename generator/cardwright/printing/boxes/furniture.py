"""The furniture of a sheet around a net: a ruler, the line that names it, and the steps.

The steps of a box lie where its net leaves the sheet free, over the front between the dust flaps
and, where that is too little, below it as well. Those of the envelope stand at the foot, or beside
the pocket, where the tabs leave room.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from cardwright.drawing.scene.fit import fit_block, fit_line
from cardwright.drawing.scene.model import Group, Item, Text, Transform, moved
from cardwright.errors import TextTooLong
from cardwright.printing.boxes.net import BLEED
from cardwright.printing.boxes.sheet import GAP, STRIP, Placed
from cardwright.printing.boxes.steps import EASY, LEAST, BoxText, StepColumn, beside, columns
from cardwright.printing.sheets.layout import TEXT_EDGE
from cardwright.printing.sheets.marks import ruler

#: Room that the ruler takes of a strip's length, with its number and a space; mm.
_RULER = 113.0
#: Words keep so far from what bleeds. Those of a strip are at most so large, and their lines so
#: many times that apart: four of the least type are as high as the strip.
_CLEAR, _LINE, _LEADING = 1.5, 2.4, 1.17
#: Steps that have type of this size stay together, smaller ones are parted.
_TOGETHER = 2.3
#: The height of the ruler with its ticks and its number, and its distance from a line of words.
_TALL = 2.0


@dataclass(frozen=True, slots=True)
class Furniture:
    """What surrounds a net: the ruler, the line that names the net, and the steps."""

    ruler: Item
    line: Item
    steps: tuple[Item, ...]


def furniture(sheet: Placed, words: BoxText) -> Furniture:
    """The ruler, and all words; raises TextTooLong where they have no room."""
    if sheet.net.name == "envelope":
        measure, line = _up_the_sides(sheet, words.line)
        return Furniture(measure, line, _envelope_steps(sheet, words.steps))
    measure, line = _strip(sheet, words.line)
    return Furniture(measure, line, tuple(_box_steps(sheet, words.steps)))


def _strip(sheet: Placed, line: str) -> tuple[Item, Item]:
    """The ruler and the line beside it, at the foot or up the side of the sheet."""
    wide, high = sheet.net.size
    if sheet.strip == "foot":
        room = sheet.width - 2 * (TEXT_EDGE + 2)
        place: Transform = (1, 0, 0, 1, TEXT_EDGE + 2, sheet.top + high + GAP)
    else:
        room = sheet.height - 2 * (TEXT_EDGE + 2)
        place = (0, -1, 1, 0, sheet.left + wide + GAP, sheet.height - TEXT_EDGE - 2)
    block = fit_block(line, _LINE, (room - _RULER, STRIP), floor=LEAST, leading=_LEADING)
    measure = Group(ruler(), moved(0, STRIP / 2))
    said = block.texts(_RULER, (STRIP - block.height) / 2, anchor="start")
    return Group((measure,), place), Group(tuple(said), place)


def _box_steps(sheet: Placed, steps: tuple[str, ...]) -> Iterator[Item]:
    """Over the front all steps, or the first half of them and the others below it."""
    front, aside = sheet.net.panel("front"), BLEED + _CLEAR
    x, room = sheet.left + front.left + aside, front.width - 2 * aside
    over = sheet.top + front.top - aside
    free = over - TEXT_EDGE
    below = sheet.top + front.foot + aside
    ends = sheet.top + sheet.net.size[1] + (GAP if sheet.strip == "foot" else 0.0)
    lower = min(ends, sheet.height - TEXT_EDGE) - below
    for column in columns(steps, (room, free), least=_TOGETHER):
        yield from column.items(x, over - column.height)
        return
    half = len(steps) // 2
    for column in _sized(columns(steps[:half], (room, free)), steps):
        yield from column.items(x, over - column.height)
    for column in _sized(columns(steps[half:], (room, lower), first=half + 1), steps):
        yield from column.items(x, below)


def _sized(found: tuple[StepColumn, ...], steps: tuple[str, ...]) -> tuple[StepColumn, ...]:
    """The columns, if there are any."""
    if not found:
        raise TextTooLong(" ".join(steps), " does not fit beside the net")
    return found


def _envelope_steps(sheet: Placed, steps: tuple[str, ...]) -> tuple[Item, ...]:
    """In three columns at the foot of the sheet, or in two up the right side of the pocket."""
    net, pocket = sheet.net, sheet.net.panel("pocket")
    if sheet.strip == "foot":
        x, y = sheet.left + pocket.left + 2 * _CLEAR, sheet.top + net.size[1] + BLEED + _CLEAR
        room = pocket.width - 4 * _CLEAR, sheet.height - TEXT_EDGE - y
        found = _sized(columns(steps, room, 3), steps)
        return (Group(beside(found, room[0]), moved(x, y)),)
    x = sheet.left + pocket.right + BLEED + _CLEAR / 2
    room = pocket.height - 2 * _CLEAR, sheet.width - TEXT_EDGE - x
    found = _sized(columns(steps, room, 2), steps)
    place: Transform = (0, -1, 1, 0, x, sheet.top + pocket.foot - _CLEAR)
    return (Group(beside(found, room[0]), place),)


def _up_the_sides(sheet: Placed, line: str) -> tuple[Item, Item]:
    """The ruler at the left of the pocket; the line at its right, or beside the tab over it."""
    net, pocket = sheet.net, sheet.net.panel("pocket")
    free = sheet.left + pocket.left - BLEED - TEXT_EDGE
    foot = sheet.top + pocket.foot - _CLEAR
    measure = Group(ruler(), (0, -1, 1, 0, TEXT_EDGE + (free + _TALL) / 2, foot))
    if sheet.strip == "foot":
        x, low, room = sheet.left + pocket.right + BLEED, foot, pocket.height - 6.0
    else:
        face = net.panel("face")
        x, low, room = sheet.left + net.size[0], sheet.top + face.foot - 8.0, face.height - 16.0
    size = fit_line(line, "body", EASY, room, floor=LEAST)
    middle = (x + sheet.width - TEXT_EDGE) / 2 + 0.32 * size
    text = Text(0, 0, line, "body", size)
    return measure, Group((text,), (0, -1, 1, 0, middle, low))
