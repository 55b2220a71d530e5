"""Text as glyphs: HarfBuzz shaping with kerning and ligatures, cached, never a missing glyph."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import NamedTuple

import uharfbuzz

from cardwright.drawing.scene.fonts import Font, font, role_for
from cardwright.errors import MissingGlyph, visible

_FEATURES = {"kern": True, "liga": True}
#: Letters set apart are not joined.
_TRACKED = {"kern": True, "liga": False}


class Glyph(NamedTuple):
    """A glyph number, the text it stands for, its offset (x, y up) and its advance, all in em."""

    number: int
    source: str
    x: float
    y: float
    advance: float


class Run(NamedTuple):
    """A shaped line: its glyphs in order and its whole advance in em."""

    glyphs: tuple[Glyph, ...]
    advance: float


def shape(text: str, role: str, tracking: float = 0.0) -> Run:
    """The text shaped in the font of a role, or of the role that stands in for it (`role_for`).

    Tracking (em) is set between letters. Raises MissingGlyph when the font lacks a character.
    """
    return _shaped(text, font(role_for(text, role)), tracking) if text else Run((), 0.0)


@lru_cache(maxsize=20_000)
def _shaped(text: str, face: Font, tracking: float) -> Run:
    for character in text:
        if not face.covers(character):
            raise MissingGlyph(
                text,
                f": {face.path.name} has no “{visible(character)}” (U+{ord(character):04X})",
                hint="use another character",
                character=character,
            )
    buffer = uharfbuzz.Buffer()
    buffer.cluster_level = uharfbuzz.BufferClusterLevel.MONOTONE_CHARACTERS
    buffer.add_str(text)
    buffer.guess_segment_properties()
    uharfbuzz.shape(face.shaper, buffer, _TRACKED if tracking else _FEATURES)
    glyphs: list[Glyph] = []
    begun = end = len(text)
    for info, place in zip(
        reversed(buffer.glyph_infos), reversed(buffer.glyph_positions), strict=True
    ):
        cluster = info.cluster
        if cluster < begun:  # several glyphs of one cluster all stand for its whole text
            begun, end = cluster, begun
        x, y, advance, _ = place.position
        glyphs.append(
            Glyph(
                info.codepoint,
                text[cluster:end],
                x / face.units,
                y / face.units,
                advance / face.units + (tracking if glyphs else 0.0),
            )
        )
    glyphs.reverse()
    return Run(tuple(glyphs), math.fsum(glyph.advance for glyph in glyphs))


def width(text: str, role: str, size: float, tracking: float = 0.0) -> float:
    """The width in mm of the text at a size in mm per em."""
    return shape(text, role, tracking).advance * size
