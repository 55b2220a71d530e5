"""The pages before and after the text: cover, contents, sources and colophon, the back cover."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from generator.booklet.blocks import (
    baseline,
    chapter_heading,
    heading,
    labeled,
    paragraph,
    spaced,
)
from generator.booklet.canvas import Canvas
from generator.booklet.clauses import marked
from generator.booklet.figures import fan
from generator.booklet.flow import BOTTOM, HEIGHT, LEFT, MEASURE, TOP, WIDTH, Chapter, Flowable
from generator.booklet.look import CAPTION, SMALL, Look, leaf, swelled_rule
from generator.booklet.setting import Span, Style
from generator.engine.cards import deck_pack
from generator.engine.ledger import Ledger, is_ours
from generator.faces import back, picture
from generator.faces.ornaments import NAME
from generator.guides.template import in_words
from generator.pdf.tags import Element
from generator.scene import outline
from generator.scene.fit import fit_line
from generator.scene.inks import accent_inks
from generator.scene.model import Group, Item, Shape, Text, Use
from generator.scene.shaping import width

SOURCES = "Sources and colophon"
CONTENTS = "Contents"

#: The frame of the cover: its distance from the page's edge, and how broad its band is.
_INSET, _BAND = 8.0, 9.0
_MIDDLE = WIDTH / 2


def cover(ledger: Ledger, document: Element, look: Look) -> Chapter:
    """The cover: title in an engraved frame, who may play, a fan of cards, where it comes from."""
    section = document.add("Sect")
    title = section.add("H1")
    players = section.add("P")
    figure = section.add("Figure", alt=f"A fan of cards of {ledger.title}")
    origin, credit = section.add("P"), section.add("P")
    cards = fan_cards(ledger)

    def paint(canvas: Canvas, _y: float) -> None:
        canvas.ornament(*_frame(ledger, look))
        face = _plated(ledger.title, look) or _plain(ledger.title, look)
        canvas.ornament(*face.ornaments)
        canvas.draw(title, face.title)
        canvas.draw(players, _caps(players_line(ledger), face.players, 4.4, look.deep))
        figure.box = canvas.area((22.0, face.cards - 2.0, 118.0, 156.0))
        canvas.draw(figure, *fan(ledger, cards, _MIDDLE, face.cards, face.card))
        canvas.ornament(leaf(_MIDDLE, 164.0, look.deep, 6.0))
        canvas.draw(origin, *_origin(ledger))
        canvas.draw(credit, _caps("made playable again by Cardwright", 187.0, 3.2, "soft"))

    return Chapter("", (Flowable(HEIGHT / 2, paint, anchor="cover", entry=(0, ledger.title)),))


@dataclass(frozen=True, slots=True)
class _Face:
    """The head of a cover: its title, the levels of what stands below, and how wide a card is."""

    ornaments: tuple[Item, ...]
    title: Text
    players: float
    cards: float
    card: float


def _plated(title: str, look: Look) -> _Face | None:
    """The title on the ribbon of the game's plate, where one is engraved."""
    art = look.ornament("title")
    if art is None:
        return None
    x, y = _MIDDLE - art.width / 2, _INSET + _BAND + 4.0
    left, top, right, bottom = NAME
    size = fit_line(title, "title", 11.2, right - left, floor=6.0)
    foot = y + (top + bottom) / 2 + size * 0.29
    text = Text(_MIDDLE, foot, title, "title", size, "ink", "middle")
    below = y + art.height
    return _Face((look.placed(art, x, y),), text, below + 5.6, below + 11.0, 27.0)


def _plain(title: str, look: Look) -> _Face:
    """The title in large letters above a swelled rule."""
    size = fit_line(title, "title", 22.0, 92.0, floor=9.0)
    text = Text(_MIDDLE, 58.0, title, "title", size, "ink", "middle")
    return _Face((swelled_rule(_MIDDLE, 66.0, 62.0, look.deep),), text, 76.0, 92.0, 33.0)


def _caps(text: str, y: float, size: float, ink: str) -> Text:
    fitted = fit_line(text, "caps", size, 96.0, floor=2.4, tracking=0.06)
    return Text(_MIDDLE, y, text, "caps", fitted, ink, "middle", 0.06)


def _origin(ledger: Ledger) -> tuple[Item, ...]:
    lines = (f"first published by {ledger.maker}", f"{ledger.place}, {dated(ledger.year)}")
    size = min(fit_line(line, "italic", 4.1, 90.0, floor=3.0) for line in lines)
    return tuple(
        Text(_MIDDLE, 172.5 + 5.2 * number, line, "italic", size, "ink", "middle")
        for number, line in enumerate(lines)
    )


def dated(year: str) -> str:
    """The year as it stands in a sentence: "in 1887", "in the 1870s"."""
    return f"in the {year}" if year.endswith("s") else f"in {year}"


def players_line(ledger: Ledger) -> str:
    """Who may play: "Rules for two, three or four players"."""
    *some, last = map(in_words, ledger.players)
    if len(some) > 2 and ledger.players == tuple(range(ledger.players[0], ledger.players[-1] + 1)):
        return f"Rules for {some[0]} to {last} players"
    return f"Rules for {', '.join(some)}{' or ' if some else ''}{last} players"


def fan_cards(ledger: Ledger) -> tuple[str, ...]:
    """The first card of each suit, or of each rank where there are no suits; five at most."""
    first: dict[str, str] = {}
    for card in deck_pack(ledger):
        first.setdefault(card.suit or card.rank, card.id)
    return tuple(first.values())[:5]


def _frame(ledger: Ledger, look: Look) -> tuple[Item, ...]:
    """A band of the game's guilloche around the page, between fine rules."""
    wide, high = WIDTH - 2 * _INSET, HEIGHT - 2 * _INSET
    art = back(ledger)
    b = art.bleed
    scale = wide / (art.width + 2 * b), high / (art.height + 2 * b)
    weave = Use(art, (scale[0], 0, 0, scale[1], _INSET + b * scale[0], _INSET + b * scale[1]))
    inner = _INSET + _BAND
    opening = ((inner, inner), (inner, HEIGHT - inner), (WIDTH - inner, HEIGHT - inner))
    hole = outline.polygon(*opening, (WIDTH - inner, inner))
    band = Group((weave,), clip=f"{outline.rectangle(_INSET, _INSET, wide, high)} {hole}")
    rules = (
        (_INSET - 1.6, 0.2),
        (_INSET, 0.5),
        (inner, 0.5),
        (inner + 1.5, 0.2),
    )
    lines = (
        Shape(outline.rectangle(d, d, WIDTH - 2 * d, HEIGHT - 2 * d), stroke=look.deep, width=w)
        for d, w in rules
    )
    return (band, *lines)


def contents(ledger: Ledger, chapters: Sequence[Chapter], document: Element, look: Look) -> Chapter:
    """The blurb, and every chapter and section with the page it begins on."""
    section = document.add("Sect")
    flowables = chapter_heading(section, CONTENTS, look, anchor="contents")
    for sentence in ledger.blurb:
        flowables += paragraph(section.add("P"), [Span(sentence)], CAPTION)
    flowables.append(Flowable(2.0, lambda _canvas, _y: None))
    tree = section.add("TOC")
    listed = [flowable for chapter in chapters for flowable in chapter.flowables]
    entries = [
        _entry(tree, flowable, look)
        for flowable in listed
        if flowable.entry and flowable.entry[0] <= 1
    ]
    room = BOTTOM - TOP - math.fsum(flowable.height + flowable.space for flowable in flowables)
    tight = min(1.0, room / math.fsum(flowable.height + flowable.space for flowable in entries))
    flowables += [replace(e, height=e.height * tight, space=e.space * tight) for e in entries]
    return Chapter(CONTENTS, tuple(flowables))


def _entry(tree: Element, flowable: Flowable, look: Look) -> Flowable:
    """A line of the contents: title, leaders, page number, all of it a link."""
    level, title = flowable.entry or (0, "")
    style = Style(3.7, 5.2, font="bold", ink=look.deep) if level == 0 else Style(3.3, 4.15)
    link = tree.add("TOCI").add("Reference").add("Link")
    left = LEFT + 5.0 * level

    def paint(canvas: Canvas, y: float) -> None:
        foot = baseline(style, y)
        number = str(canvas.numbers[flowable.anchor])
        end = LEFT + MEASURE - width(number, style.font, style.size) - 2.0
        start = left + width(title, style.font, style.size) + 2.0
        canvas.draw(
            link,
            Text(left, foot, f"{title} ", style.font, style.size, style.ink),
            Text(LEFT + MEASURE, foot, number, style.font, style.size, style.ink, "end"),
        )
        canvas.ornament(*_leaders(start, end, foot))
        box = (left, y, LEFT + MEASURE, y + style.leading)
        canvas.link(link, box, f"#{flowable.anchor}", f"{title}, page {number}")

    return Flowable(style.leading, paint, space=1.6 if level == 0 else 0.0, keep=level == 0)


def _leaders(start: float, end: float, y: float) -> Iterator[Item]:
    """Dots on a grid that all lines share."""
    step = 2.0
    first = int(start / step) + 1
    for number in range(first, int(end / step) + 1):
        yield Text(number * step, y, ".", "body", 3.0, "soft", "middle")


def sources(ledger: Ledger, document: Element, look: Look) -> Chapter:
    """Where the game comes from, what it rests on, and how this booklet was made."""
    section = document.add("Sect")
    flowables = chapter_heading(section, SOURCES, look, anchor="sources")

    def part(title: str, anchor: str) -> list[Flowable]:
        return heading(section, 3, title, look.deep, anchor=anchor, depth=1)

    flowables += part("The old rules", "sources-rules")
    flowables += spaced(paragraph(section.add("P"), [Span(ledger.source.title, "italic")]))
    flowables += spaced(paragraph(section.add("P"), marked(ledger.source.condition)))
    if ledger.references:
        flowables += part("Other books", "sources-books")
        flowables += _references(ledger, section, look)
    flowables += part("Colophon", "sources-colophon")
    for text in colophon(ledger):
        flowables += spaced(paragraph(section.add("P"), marked(text)))
    return Chapter(SOURCES, tuple(flowables))


def _references(ledger: Ledger, section: Element, look: Look) -> Iterator[Flowable]:
    element = section.add("L", numbering="None")
    style = replace(SMALL, align="left")
    indent = max(width(r.key, "bold", style.size) for r in ledger.references) + 4.0
    for reference in ledger.references:
        entry = element.add("LI")
        label, body = entry.add("Lbl"), entry.add("LBody")
        text = paragraph(
            body, marked(reference.text), style, left=LEFT + indent, room=MEASURE - indent
        )
        key = replace(style, font="bold", ink=look.deep)
        yield from labeled(spaced(text, 1.2), label, reference.key, key, LEFT)


def colophon(ledger: Ledger) -> Iterator[str]:
    """What is ours, what is not, and under which terms, paragraph by paragraph."""
    yield (
        "The rules are told in our own words after the source named above. Clauses and answers "
        "that are marked as ours are rulings of this edition; the old source does not hold them."
    )
    if any(card.author for card in deck_pack(ledger)):
        own = (
            ""
            if is_ours(ledger)
            else "Where an author is drawn by initials, there is no silhouette. "
        )
        yield (
            f"{own}The silhouettes of the authors are imagined. They were cut from descriptions "
            "and from fashions of the time, and no likeness is claimed."
        )
    yield (
        "The cards were engraved anew by program and copy no old drawing. Everything in this "
        "booklet, the deck and the score tracker grew from one ledger of clauses and one set of "
        "rules that a computer can play."
    )
    yield (
        "Set in *Old Standard*, *Besley*, *Libre Caslon Display* and *EB Garamond*, all free under "
        "the SIL Open Font License. Cardwright itself is free under the MIT License: print it, "
        "play it, give it away."
    )


def back_cover(ledger: Ledger, document: Element, look: Look) -> Chapter:
    """The last page: a small card back in the middle of the page."""
    figure = document.add("Sect").add("Figure", alt="The back of the cards")

    def paint(canvas: Canvas, _y: float) -> None:
        scene = picture(ledger, "back")
        scale = 32.0 / scene.width
        x, y = _MIDDLE - 16.0, (HEIGHT - scene.height * scale) / 2
        figure.box = canvas.area((x, y, x + 32.0, y + scene.height * scale))
        canvas.draw(figure, Use(scene, (scale, 0, 0, scale, x, y), accent_inks(look.hue)))

    return Chapter("", (Flowable(HEIGHT / 2, paint),))
