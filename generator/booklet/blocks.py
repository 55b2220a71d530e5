"""Paragraphs, headings, lists and notes as flowables of the column, each tagged for what it is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import groupby

from generator.booklet.canvas import Canvas
from generator.booklet.flow import BOTTOM, LEFT, MEASURE, Flowable, Page, Paint
from generator.booklet.look import (
    BODY,
    CHAPTER,
    PARAGRAPH,
    SECTION,
    SUBSECTION,
    Look,
    leaf,
    swelled_rule,
)
from generator.booklet.setting import Line, Piece, Span, Style, set_lines
from generator.faces.ornaments import initial
from generator.pdf.tags import Element
from generator.scene import outline
from generator.scene.fit import fit_line
from generator.scene.model import Item, Shape, Text
from generator.scene.shaping import width

#: The heading styles of levels 2, 3 and 4; level 1 is the title on the cover.
_HEADINGS = {2: CHAPTER, 3: SECTION, 4: SUBSECTION}
#: How far the items of a list and the text of a note are moved in.
INDENT = 5.5
#: How far a headpiece rises above the text into the margin, where no running head stands.
_RISE = 11.0
#: A tailpiece: the space above it, and the room at the foot of a page that it asks for besides.
_APART, _ROOM = 9.0, 15.0


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
) -> list[Flowable]:
    """A paragraph, a flowable for each line; neither its first nor its last line stands alone.

    With `keep` whatever follows stays on the page of the last line.
    """
    lines = set_lines(spans, style, (room,))
    return _line_flowables(element, lines, style, [left] * len(lines), keep=keep)


def opening(element: Element, spans: Sequence[Span], look: Look) -> list[Flowable]:
    """A paragraph in the body's style that begins with an initial, its first word in small caps.

    The initial is engraved and three lines high where the game has ornaments and the paragraph is
    as long, otherwise a letter of the title's font, two lines high.
    """
    return (look.dressed and _engraved(element, spans, look)) or _lettered(element, spans, look)


def introduction(element: Element, spans: Sequence[Span], look: Look) -> list[Flowable]:
    """A paragraph that begins with an engraved initial where the game has ornaments."""
    return (look.dressed and _engraved(element, spans, look)) or paragraph(element, spans)


def _begun(spans: Sequence[Span]) -> tuple[str, list[Span]]:
    """The first letter, and the spans without it, the rest of its word in small caps."""
    head, rest = spans[0].text[0], spans[0].text[1:]
    word, gap, after = rest.partition(" ")
    return head, [Span(word, "caps"), replace(spans[0], text=gap + after), *spans[1:]]


def _engraved(element: Element, spans: Sequence[Span], look: Look) -> list[Flowable]:
    """The paragraph with an engraved initial; nothing where there is none, or too few lines.

    The letter itself stands as text under the engraving, so that the word can be read aloud,
    found and copied.
    """
    style = BODY
    head, begun = _begun(spans)
    art = initial(head)
    high = style.leading * 3 - 1.2
    wide = high + 0.9
    narrow = (MEASURE - wide,) * 3
    lines = set_lines(begun, style, (*narrow, MEASURE))
    if art is None or len(lines) < 3:
        return []
    lefts = [LEFT + wide if number < 3 else LEFT for number in range(len(lines))]
    flowables = _line_flowables(element, lines, style, lefts, keep=False)
    size = fit_line(head, "title", high, high - 0.5, floor=5.0)
    edge = LEFT + high + 0.6 - width(head, "title", size)

    text = head if begun[0].text else f"{head} "  # a word of one letter

    def letter(canvas: Canvas, y: float) -> None:
        canvas.draw(
            element, Text(edge, baseline(style, y + style.leading), text, "title", size, "light")
        )
        canvas.ornament(look.placed(art, LEFT, y + 0.2, high / art.width))

    kept = [replace(flowable, keep=True) for flowable in flowables[:2]]
    return [over(kept[0], letter), *kept[1:], *flowables[2:]]


def _lettered(element: Element, spans: Sequence[Span], look: Look) -> list[Flowable]:
    style = BODY
    head, begun = _begun(spans)
    size = style.leading * 2.12
    wide = width(head, "title", size) + 0.9
    lines = set_lines(begun, style, (MEASURE - wide, MEASURE - wide, MEASURE))
    lefts = [LEFT + wide if number < 2 else LEFT for number in range(len(lines))]
    flowables = _line_flowables(element, lines, style, lefts, keep=False)

    def letter(canvas: Canvas, y: float) -> None:
        foot = baseline(style, y + style.leading)
        canvas.draw(element, Text(LEFT, foot, head, "title", size, look.deep))

    return [over(flowables[0], letter), *flowables[1:]]


def heading(
    parent: Element, level: int, text: str, ink: str, *, anchor: str, depth: int
) -> list[Flowable]:
    """A heading in one line that stays with what follows, in the outline at a depth."""
    style = _HEADINGS[level]
    size = fit_line(text, style.font, style.size, MEASURE, floor=3.5, tracking=style.tracking)
    style = replace(style, size=size, ink=ink)
    flowables = paragraph(parent.add(f"H{level}"), [Span(text)], style, keep=True)
    flowables = [replace(flowable, keep=True) for flowable in flowables]
    first = replace(flowables[0], anchor=anchor, entry=(depth, text), space=style.space)
    return [first, *flowables[1:]]


def chapter_heading(parent: Element, text: str, look: Look, *, anchor: str) -> list[Flowable]:
    """The head of a chapter between an ornament and a swelled rule.

    The ornament is the game's headpiece, which reaches into the empty margin above, or a flower.
    """
    band, ink = look.ornament("headpiece"), look.deep

    def flower(canvas: Canvas, y: float) -> None:
        canvas.ornament(leaf(LEFT + MEASURE / 2, y + 3.0, ink, 6.5))

    def headpiece(canvas: Canvas, y: float) -> None:
        if band:
            x = LEFT + (MEASURE - band.width) / 2
            canvas.ornament(look.placed(band, x, y - _RISE))

    def ending(canvas: Canvas, y: float) -> None:
        canvas.ornament(swelled_rule(LEFT + MEASURE / 2, y + 2.2, 46.0, ink))

    title = heading(parent, 2, text, ink, anchor=anchor, depth=0)
    above = Flowable(band.height - _RISE + 2.5, headpiece) if band else Flowable(7.5, flower)
    return [replace(above, keep=True), *title, Flowable(7.0, ending, keep=True)]


def closed(laid: list[Page], look: Look) -> list[Page]:
    """The pages of a chapter, the last with the game's tailpiece where there is room for it."""
    art, last = look.ornament("tailpiece"), laid[-1]
    foot, flowable = last.flowables[-1]
    foot += flowable.height
    if art and last.chapter.title and BOTTOM - foot >= art.height + _ROOM:
        x = LEFT + (MEASURE - art.width) / 2
        end = Flowable(art.height, lambda canvas, y: canvas.ornament(look.placed(art, x, y)))
        last.flowables.append((foot + _APART, end))
    return laid


def labeled(
    flowables: list[Flowable], element: Element, text: str, style: Style, x: float
) -> list[Flowable]:
    """The flowables with a label drawn at x on the first line, as content of its own element."""

    def label(canvas: Canvas, y: float) -> None:
        canvas.draw(element, Text(x, baseline(style, y), text, style.font, style.size, style.ink))

    return [over(flowables[0], label), *flowables[1:]]


def barred(flowables: Iterable[Flowable], ink: str, x: float = LEFT + 1.2) -> list[Flowable]:
    """The flowables with an upright bar beside them, centered on x."""
    width = 0.7
    out = []
    for number, flowable in enumerate(flowables):
        above = flowable.space if number else 0.0

        def bar(
            canvas: Canvas, y: float, above: float = above, height: float = flowable.height
        ) -> None:
            data = outline.rectangle(x - width / 2, y - above, width, height + above)
            canvas.ornament(Shape(data, fill=ink))

        out.append(over(flowable, bar))
    return out


def over(flowable: Flowable, first: Paint) -> Flowable:
    """The flowable with something painted before it."""

    def both(canvas: Canvas, y: float) -> None:
        first(canvas, y)
        flowable.paint(canvas, y)

    return replace(flowable, paint=both)


def spaced(flowables: list[Flowable], space: float = PARAGRAPH) -> list[Flowable]:
    """The flowables with more space above the first."""
    return (
        [replace(flowables[0], space=max(space, flowables[0].space)), *flowables[1:]]
        if flowables
        else []
    )


def _line_flowables(
    element: Element, lines: Sequence[Line], style: Style, lefts: list[float], *, keep: bool
) -> list[Flowable]:
    links: dict[int, Element] = {}
    last = len(lines) - 1
    return [
        Flowable(
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
    def paint(canvas: Canvas, y: float) -> None:
        foot = baseline(style, y)
        for key, group in groupby(line, lambda piece: id(piece.span) if piece.span.link else 0):
            pieces = tuple(group)
            items = tuple(_text(piece, style, left, foot) for piece in pieces)
            if not key:
                canvas.draw(element, *items)
                continue
            owner = links.setdefault(key, Element("Link"))
            if owner not in element.kids:
                element.kids.append(owner)
            canvas.draw(owner, *items)
            start, end = pieces[0], pieces[-1]
            box = (left + start.x, y, left + end.x + end.width, y + style.leading)
            canvas.link(owner, box, start.span.link, start.span.label)

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
