"""Ornaments in the booklet: worn where a game has them, and never in the way of the words."""

from __future__ import annotations

import re

import pypdfium2
import pytest

from generator.booklet import booklet_pdf
from generator.booklet.blocks import chapter_heading, closed, opening
from generator.booklet.flow import BOTTOM, TOP, Chapter, Flowable, pages
from generator.booklet.front import cover
from generator.booklet.look import Look, game_look
from generator.booklet.setting import Span
from generator.engine.ledger import load_ledger
from generator.pdf.tags import Element
from generator.scene.inks import PALETTES

DRESSED = game_look(load_ledger("court"))
#: A game for which nothing is engraved.
PLAIN = Look("twelve", "TWELVE", "teal")
LONG = "Whoever takes a couplet lays it aside and draws the top card of the talon. " * 4


def flowable(height: float) -> Flowable:
    return Flowable(height, lambda _canvas, _y: None)


def test_a_game_has_ornaments_or_none() -> None:
    assert DRESSED.dressed
    assert not PLAIN.dressed
    assert PLAIN.ornament("title") is None


def test_a_headpiece_takes_the_room_of_the_flower_it_replaces() -> None:
    bands = [chapter_heading(Element("Sect"), "Try it", each, anchor="x")[0] for each in
             (DRESSED, PLAIN)]  # fmt: skip
    assert bands[0].height == bands[1].height == 7.5
    assert all(band.keep for band in bands)


@pytest.mark.parametrize(("filled", "ended"), [(0.3, True), (0.75, True), (0.8, False)])
def test_a_chapter_ends_in_a_tailpiece_where_there_is_room(filled: float, ended: bool) -> None:
    height = (BOTTOM - TOP) * filled
    (page,) = closed(pages(Chapter("Try it", (flowable(height),))), DRESSED)
    assert len(page.flowables) == 1 + ended
    y, last = page.flowables[-1]
    assert y + last.height <= BOTTOM


def test_neither_covers_nor_plain_games_end_in_one() -> None:
    for chapter, look in (("", DRESSED), ("Try it", PLAIN)):
        (page,) = closed(pages(Chapter(chapter, (flowable(20),))), look)
        assert len(page.flowables) == 1


def test_an_initial_keeps_its_three_lines_on_a_page() -> None:
    lines = opening(Element("P"), [Span(LONG)], DRESSED)
    assert [line.keep for line in lines[:2]] == [True, True]
    for above in range(40):
        made = pages(Chapter("", (flowable(BOTTOM - TOP - above), *lines)))
        parts = [len(page.flowables) for page in made]
        assert parts[-1] >= len(lines) or parts[0] == 1 or parts[0] >= 4


def test_what_is_too_short_for_an_engraved_initial_has_a_lettered_one() -> None:
    short = opening(Element("P"), [Span("A short word.")], DRESSED)
    assert len(short) == len(opening(Element("P"), [Span("A short word.")], PLAIN)) == 1


def test_the_name_on_the_cover_is_the_only_first_heading() -> None:
    for look in (DRESSED, PLAIN):
        document = Element("Document")
        cover(load_ledger("court"), document, look)
        (section,) = document.kids
        assert isinstance(section, Element)
        roles = [kid.role for kid in section.kids if isinstance(kid, Element)]
        assert roles == ["H1", "P", "Figure", "P", "P"]


def test_the_first_word_under_an_initial_is_read_whole() -> None:
    with pypdfium2.PdfDocument(booklet_pdf(load_ledger("nations"), PALETTES["color"])) as pdf:
        texts = [page.get_textpage().get_text_range() for page in pdf]
    assert texts[0].startswith("The Game of Nations")
    for words in ("Four players", "Here is everything", "Old rules leave", "Here are a few"):
        assert any(re.search(rf"^{words}", text, re.MULTILINE) for text in texts), words
