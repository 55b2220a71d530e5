"""Running text set in lines: whole paragraphs are weighed, so that no line is loose for another.

Lengths are mm. The paragraph is broken where the sum over its lines of how far their spaces are
stretched or shrunk is least, after Knuth and Plass, "Breaking paragraphs into lines" (1981).
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TypeAlias

from generator.errors import TextTooLong
from generator.scene.shaping import width

#: How far a space may be stretched at no more than the usual cost, and shrunk at most.
_STRETCH, _SHRINK = 0.6, 0.28
#: A line whose spaces would grow to more than this many times their width is left ragged.
_TORN = 2.6
#: A line is broken at spaces, and after a hyphen or a dash within a word; not at U+00A0.
_TOKENS = re.compile(r"[ \n]+|[^ \n–—-]*[–—-]+|[^ \n–—-]+")


@dataclass(frozen=True, slots=True)
class Style:
    """How a paragraph is set: type size and leading in mm, alignment, and what stands around it.

    `align` is justify, left, center or right; `space` stands above the paragraph.
    """

    size: float
    leading: float
    align: str = "justify"
    font: str = "body"
    ink: str = "ink"
    tracking: float = 0.0
    space: float = 0.0


@dataclass(frozen=True, slots=True)
class Span:
    """Text in one dress: a font role, an ink, a share of the paragraph's size, a rise in em.

    `link` is the address it leads to, with `#` before the name of a place in the booklet, and
    `label` what a reader who cannot see it is told.
    """

    text: str
    font: str = ""
    ink: str = ""
    scale: float = 1.0
    rise: float = 0.0
    link: str = ""
    label: str = ""


@dataclass(frozen=True, slots=True)
class Piece:
    """A part of a line: its span, its words with the space after them, and where it begins."""

    span: Span
    text: str
    x: float
    width: float


@dataclass(frozen=True, slots=True)
class _Word:
    """Parts that are not parted by a line's end, with their widths, and the space after them."""

    parts: tuple[tuple[Span, str, float], ...]
    width: float
    space: float


Line = tuple[Piece, ...]
#: Where a line ends: the cost of all lines so far, their number, the word that begins the last.
_Arrival: TypeAlias = tuple[float, int, int]


def set_lines(spans: Sequence[Span], style: Style, rooms: Sequence[float]) -> tuple[Line, ...]:
    """The lines of the spans; `rooms` are the widths of the first lines, the last is of all others.

    Raises TextTooLong for a word wider than its line.
    """
    words = list(_words(spans, style))
    if not words:
        return ()
    starts = _breaks(words, style, rooms)
    count = len(starts) - 1
    return tuple(
        _placed(words[first:end], style, _room(rooms, number), last=number == count - 1)
        for number, (first, end) in enumerate(pairwise(starts))
    )


def natural_width(spans: Sequence[Span], style: Style) -> float:
    """The width of the spans in one line, unstretched."""
    words = list(_words(spans, style))
    return math.fsum(word.width + word.space for word in words) - (words[-1].space if words else 0)


def _room(rooms: Sequence[float], line: int) -> float:
    return rooms[min(line, len(rooms) - 1)]


def _words(spans: Sequence[Span], style: Style) -> Iterator[_Word]:
    parts: list[tuple[Span, str, float]] = []
    for span, token in _tokens(spans):
        if token[0] in " \n":
            if parts:
                yield _word(parts, _space(span, style))
                parts = []
        else:
            parts.append((span, token, _measure(span, token, style)))
            if token[-1] in "–—-" and len(token) > 1:
                yield _word(parts, 0.0)
                parts = []
    if parts:
        yield _word(parts, 0.0)


def _tokens(spans: Sequence[Span]) -> Iterator[tuple[Span, str]]:
    """Words, spaces and raised references in order; a reference is never parted."""
    for span in spans:
        if span.rise:
            yield span, span.text
            continue
        for token in _TOKENS.findall(span.text):
            yield span, token


def _word(parts: list[tuple[Span, str, float]], space: float) -> _Word:
    return _Word(tuple(parts), math.fsum(wide for _, _, wide in parts), space)


def _measure(span: Span, text: str, style: Style) -> float:
    return width(text, span.font or style.font, style.size * span.scale, style.tracking)


def _space(span: Span, style: Style) -> float:
    """The width of a space; between letters set apart, words stand farther apart too."""
    return _measure(span, " ", style) * (1 + 8 * style.tracking)


def _breaks(words: list[_Word], style: Style, rooms: Sequence[float]) -> list[int]:
    """The numbers of the words that begin a line, and the number of words."""
    best: list[_Arrival] = [(0.0, 0, 0)]
    for end in range(1, len(words) + 1):
        found = _arrival(words, end, best, style, rooms)
        if found is None:
            word = "".join(text for _, text, _ in words[end - 1].parts)
            raise TextTooLong(word, " is wider than its line")
        best.append(found)
    starts = [len(words)]
    while starts[0]:
        starts.insert(0, best[starts[0]][2])
    return starts


def _arrival(
    words: list[_Word], end: int, best: list[_Arrival], style: Style, rooms: Sequence[float]
) -> _Arrival | None:
    """The best way to end a line before the word `end`; None when no line can end there."""
    natural = spaces = -words[end - 1].space
    widest, last = max(rooms), end == len(words)
    found: _Arrival | None = None
    for start in range(end - 1, -1, -1):
        word = words[start]
        natural += word.width + word.space
        spaces += word.space
        if natural - spaces * _SHRINK > widest:
            break
        cost, lines, _ = best[start]
        if found and cost >= found[0]:  # whatever stands on the line would make it dearer
            continue
        badness = _badness(_room(rooms, lines) - natural, spaces, style, last=last)
        if badness is not None:
            way = cost + (1 + badness) ** 2, lines + 1, start
            found = min(found or way, way)
    return found


def _badness(spare: float, spaces: float, style: Style, *, last: bool) -> float | None:
    """How bad a line looks that leaves `spare` mm over; None when it does not fit."""
    if style.align != "justify":
        if spare < -1e-6:
            return None
        return spare * (0.2 if last and style.align != "center" else 1.0)
    if spare < 0:
        ratio = -spare / (spaces * _SHRINK) if spaces else 2.0
        return 100 * ratio**3 if ratio <= 1 else None
    if last:
        return 0.0
    return float(100 * min(spare / (spaces * _STRETCH) if spaces else 9.0, 9.0) ** 3)


def _placed(words: list[_Word], style: Style, room: float, *, last: bool) -> Line:
    """The words of one line where they stand; their spaces fill the room when it is justified."""
    natural = math.fsum(w.width + w.space for w in words) - words[-1].space
    spaces = math.fsum(w.space for w in words[:-1])
    spare = room - natural
    share, x = 1.0, 0.0
    if style.align == "justify" and spaces and (not last or spare < 0):
        share += spare / spaces if spare / spaces < _TORN - 1 else 0.0
    elif style.align != "justify":
        x = spare * {"left": 0.0, "center": 0.5, "right": 1.0}[style.align]
    pieces = []
    for word in words:
        for number, (span, text, wide) in enumerate(word.parts):
            spaced = word.space > 0 and number == len(word.parts) - 1
            pieces.append(Piece(span, f"{text} " if spaced else text, x, wide))
            x += wide
        x += word.space * share
    return tuple(pieces)
