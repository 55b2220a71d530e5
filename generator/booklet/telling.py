"""The chapter that tells how to play: the guide's tree, walked into flowables."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from generator.booklet import figures
from generator.booklet.blocks import (
    INDENT,
    barred,
    chapter_heading,
    heading,
    labeled,
    opening,
    paragraph,
    spaced,
)
from generator.booklet.flow import LEFT, MEASURE, Chapter, Flowable
from generator.booklet.look import BODY, CAPTION, SMALL, Look
from generator.booklet.setting import Span, Style
from generator.booklet.tables import table
from generator.engine.ledger import Ledger
from generator.guides import (
    Aside,
    Block,
    Cards,
    ClauseLink,
    Emphasis,
    Guide,
    Heading,
    Inline,
    Link,
    List,
    Paragraph,
    Strong,
    Table,
    Text,
    plain,
)
from generator.pdf.tags import Element

TITLE = "How to play"


def telling(guide: Guide, ledger: Ledger, document: Element, look: Look) -> Chapter:
    """The guide of a ledger as a chapter; its anchors are `guide-` and those of the guide."""
    walker = _Walker(ledger, document.add("Sect"), look)
    return Chapter(TITLE, tuple(walker.chapter(guide)))


class _Walker:
    """One walk over a guide."""

    def __init__(self, ledger: Ledger, section: Element, look: Look) -> None:
        self.ledger = ledger
        self.section = section
        self.look = look

    def chapter(self, guide: Guide) -> Iterator[Flowable]:
        yield from chapter_heading(self.section, TITLE, self.look, anchor="guide")
        opened = False
        for block in guide.blocks:
            if isinstance(block, Paragraph) and not opened:
                spans = spans_of(block.inlines, self.look)
                yield from spaced(opening(self.section.add("P"), spans, self.look), 1.4)
                opened = True
            else:
                yield from self.block(block, self.section)

    def block(
        self,
        block: Block,
        parent: Element,
        style: Style = BODY,
        left: float = LEFT,
        room: float = MEASURE,
    ) -> list[Flowable]:
        match block:
            case Heading():
                return self.heading(block, parent)
            case Paragraph(inlines=inlines):
                spans = spans_of(inlines, self.look)
                return spaced(paragraph(parent.add("P"), spans, style, left=left, room=room))
            case List():
                return self.listing(block, parent, style, left, room)
            case Table(head=head, rows=rows):
                return self.table(head, rows, parent)
            case Cards():
                return self.cards(block, parent)
            case Aside(blocks=blocks):
                return self.aside(blocks, parent)

    def heading(self, block: Heading, parent: Element) -> list[Flowable]:
        return heading(
            parent,
            block.level + 1,
            block.text,
            self.look.deep,
            anchor=f"guide-{block.anchor}",
            depth=block.level - 1,
        )

    def listing(
        self, block: List, parent: Element, style: Style, left: float, room: float
    ) -> list[Flowable]:
        element = parent.add("L", numbering="Decimal" if block.ordered else "Disc")
        flowables: list[Flowable] = []
        for number, item in enumerate(block.items, start=1):
            entry = element.add("LI")
            label, body = entry.add("Lbl"), entry.add("LBody")
            inner = [
                flowable
                for part in item
                for flowable in self.block(part, body, style, left + INDENT, room - INDENT)
            ]
            text = f"{number}." if block.ordered else "•"
            flowables += labeled(spaced(inner, 1.1), label, text, style, left + 1.6)
        return spaced(flowables)

    def table(
        self,
        head: Sequence[tuple[Inline, ...]],
        rows: Sequence[Sequence[tuple[Inline, ...]]],
        parent: Element,
    ) -> list[Flowable]:
        def cells(row: Sequence[tuple[Inline, ...]]) -> list[list[Span]]:
            return [spans_of(cell, self.look) for cell in row]

        return spaced(table(parent, cells(head), [cells(r) for r in rows], self.look.deep), 3.4)

    def cards(self, block: Cards, parent: Element) -> list[Flowable]:
        drawn = figures.across if block.across else figures.row
        row = replace(drawn(parent.add("Figure"), self.ledger, block.cards), space=3.6)
        if not block.caption:
            return [replace(row, keep=False)]
        spans = [
            span if span.font or span.link else replace(span, font="italic")
            for span in spans_of(block.caption, self.look)
        ]
        indent = 8.0
        caption = paragraph(
            parent.add("P"), spans, CAPTION, left=LEFT + indent, room=MEASURE - 2 * indent
        )
        kept = [replace(flowable, keep=True) for flowable in caption[:-1]]
        last = caption[-1]
        return [row, *kept, replace(last, height=last.height + 1.6)]

    def aside(self, blocks: Sequence[Block], parent: Element) -> list[Flowable]:
        note = parent.add("Div")
        inner = [
            flowable
            for block in blocks
            for flowable in self.block(block, note, SMALL, LEFT + INDENT, MEASURE - INDENT)
        ]
        return spaced(barred(inner, self.look.hue), 3.4)


def spans_of(inlines: Sequence[Inline], look: Look, font: str = "") -> list[Span]:
    """Inlines as spans; a clause is cited by its short id, small, raised and close to its word."""
    out: list[Span] = []
    for inline in inlines:
        match inline:
            case Text(text=text):
                out.append(Span(text, font))
            case Emphasis(inlines=inner):
                out += spans_of(inner, look, "italic")
            case Strong(inlines=inner):
                out += spans_of(inner, look, "bold")
            case Link(address=address, inlines=inner):
                target = address.replace("#", "#guide-", 1) if address[:1] == "#" else address
                out.append(Span(plain(inner), font, look.deep, link=target, label=plain(inner)))
            case ClauseLink(id=name):
                _close_up(out)
                out.append(reference(name, look))
    return out


def reference(clause: str, look: Look) -> Span:
    """The raised reference to a clause."""
    text = f"\u00a0{look.short(clause)}"
    label = f"Clause {clause}"
    return Span(text, "body", look.deep, 0.64, 0.36, f"#clause-{clause}", label)


def _close_up(spans: list[Span]) -> None:
    """Take away the space at the end, for what comes next stands close."""
    if spans and not spans[-1].rise:
        spans[-1] = replace(spans[-1], text=spans[-1].text.rstrip())
        if not spans[-1].text:
            spans.pop()
