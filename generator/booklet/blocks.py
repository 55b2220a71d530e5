"""Paragraphs, headings, lists and notes as slabs of the column, each tagged for what it is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import groupby

from generator.booklet.flow import LEFT, MEASURE, Paint, Slab
from generator.booklet.look import BODY, CHAPTER, PARAGRAPH, SECTION, SUBSECTION, leaf, swelled_rule
from generator.booklet.press import Press
from generator.booklet.setting import Line, Piece, Span, Style, set_lines
from generator.pdf.tags import Element
from generator.scene import outline
from generator.scene.fit import fit_line
from generator.scene.model import Item, Shape, Text
from generator.scene.shaping import width

#: The heading styles of levels 2, 3 and 4; level 1 is the title on the cover.
_HEADINGS = {2: CHAPTER, 3: SECTION, 4: SUBSECTION}
#: How far the items of a list and the text of a note are moved in.
INDENT = 5.5


def baseline(style: Style, y: float) -> float:
    """The baseline of a line whose top is at y."""
    return y + style.leading / 2 + style.size * 0.32


def paragraph(
    element: Element,
    spans: Sequence[Span],
    style: Style = BODY,
    *,
    left: float = LEFT,
    room: float = MEASURE,
    keep: bool = False,
) -> list[Slab]:
    """A paragraph, a slab for each line; neither its first nor its last line stands alone.

    With `keep` whatever follows stays on the page of the last line.
    """
    lines = set_lines(spans, style, (room,))
    return _line_slabs(element, lines, style, [left] * len(lines), keep=keep)


def opening(element: Element, spans: Sequence[Span], hue: str) -> list[Slab]:
    """A paragraph in the body's style whose first letter is two lines high, its word small caps."""
    style = BODY
    head, rest = spans[0].text[0], spans[0].text[1:]
    word, gap, after = rest.partition(" ")
    begun = [Span(word, "caps"), replace(spans[0], text=gap + after), *spans[1:]]
    size = style.leading * 2.12
    wide = width(head, "title", size) + 0.9
    lines = set_lines(begun, style, (MEASURE - wide, MEASURE - wide, MEASURE))
    lefts = [LEFT + wide if number < 2 else LEFT for number in range(len(lines))]
    slabs = _line_slabs(element, lines, style, lefts, keep=False)

    def letter(press: Press, y: float) -> None:
        foot = baseline(style, y + style.leading)
        press.draw(element, Text(LEFT, foot, head, "title", size, hue))

    return [over(slabs[0], letter), *slabs[1:]]


def heading(
    parent: Element, level: int, text: str, ink: str, *, anchor: str, depth: int
) -> list[Slab]:
    """A heading in one line that stays with what follows, in the outline at a depth."""
    style = _HEADINGS[level]
    size = fit_line(text, style.font, style.size, MEASURE, floor=3.5, tracking=style.tracking)
    style = replace(style, size=size, ink=ink)
    slabs = paragraph(parent.add(f"H{level}"), [Span(text)], style, keep=True)
    slabs = [replace(slab, keep=True) for slab in slabs]
    first = replace(slabs[0], anchor=anchor, entry=(depth, text), space=style.space)
    return [first, *slabs[1:]]


def chapter_heading(parent: Element, text: str, ink: str, *, anchor: str) -> list[Slab]:
    """The head of a chapter between an ornament and a swelled rule."""

    def flower(press: Press, y: float) -> None:
        press.ornament(leaf(LEFT + MEASURE / 2, y + 3.0, ink, 6.5))

    def ending(press: Press, y: float) -> None:
        press.ornament(swelled_rule(LEFT + MEASURE / 2, y + 2.2, 46.0, ink))

    title = heading(parent, 2, text, ink, anchor=anchor, depth=0)
    return [Slab(7.5, flower, keep=True), *title, Slab(7.0, ending, keep=True)]


def labelled(slabs: list[Slab], element: Element, text: str, style: Style, x: float) -> list[Slab]:
    """The slabs with a label drawn at x on the first line, as content of its own element."""

    def label(press: Press, y: float) -> None:
        press.draw(element, Text(x, baseline(style, y), text, style.font, style.size, style.ink))

    return [over(slabs[0], label), *slabs[1:]]


def barred(slabs: Iterable[Slab], ink: str, x: float = LEFT + 1.2) -> list[Slab]:
    """The slabs with an upright bar beside them, centered on x."""
    width = 0.7
    out = []
    for number, slab in enumerate(slabs):
        above = slab.space if number else 0.0

        def bar(press: Press, y: float, above: float = above, height: float = slab.height) -> None:
            data = outline.rectangle(x - width / 2, y - above, width, height + above)
            press.ornament(Shape(data, fill=ink))

        out.append(over(slab, bar))
    return out


def over(slab: Slab, first: Paint) -> Slab:
    """The slab with something painted before it."""

    def both(press: Press, y: float) -> None:
        first(press, y)
        slab.paint(press, y)

    return replace(slab, paint=both)


def spaced(slabs: list[Slab], space: float = PARAGRAPH) -> list[Slab]:
    """The slabs with more space above the first."""
    return [replace(slabs[0], space=max(space, slabs[0].space)), *slabs[1:]] if slabs else []


def _line_slabs(
    element: Element, lines: Sequence[Line], style: Style, lefts: list[float], *, keep: bool
) -> list[Slab]:
    links: dict[int, Element] = {}
    last = len(lines) - 1
    return [
        Slab(
            style.leading,
            _line_paint(element, line, style, left, links),
            style.space if number == 0 else 0.0,
            keep if number == last else number in (0, last - 1),
        )
        for number, (line, left) in enumerate(zip(lines, lefts, strict=True))
    ]


def _line_paint(
    element: Element, line: Line, style: Style, left: float, links: dict[int, Element]
) -> Paint:
    def paint(press: Press, y: float) -> None:
        foot = baseline(style, y)
        for key, group in groupby(line, lambda piece: id(piece.span) if piece.span.link else 0):
            pieces = tuple(group)
            items = tuple(_text(piece, style, left, foot) for piece in pieces)
            if not key:
                press.draw(element, *items)
                continue
            owner = links.setdefault(key, Element("Link"))
            if owner not in element.kids:
                element.kids.append(owner)
            press.draw(owner, *items)
            start, end = pieces[0], pieces[-1]
            box = (left + start.x, y, left + end.x + end.width, y + style.leading)
            press.link(owner, box, start.span.link, start.span.label)

    return paint


def _text(piece: Piece, style: Style, left: float, foot: float) -> Item:
    span = piece.span
    return Text(
        left + piece.x,
        foot - span.rise * style.size,
        piece.text,
        span.font or style.font,
        style.size * span.scale,
        span.ink or style.ink,
        tracking=style.tracking,
    )
