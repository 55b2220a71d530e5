"""Type shrinks to its floor, then says how much is missing."""

import pytest

from cardwright.drawing.scene.fit import fit_block, fit_line
from cardwright.drawing.scene.shaping import width
from cardwright.errors import TextTooLong

LIFE = "Wrote *The Scarlet Letter* (1850), then *The House of the Seven Gables* in one winter."


def test_a_line_with_room_keeps_its_size() -> None:
    assert fit_line("Crown", "body", 5, 60, floor=2) == 5


def test_a_line_shrinks_to_exactly_its_room() -> None:
    size = fit_line("Double pair royal", "body", 5, 20, floor=2)
    assert width("Double pair royal", "body", size) == pytest.approx(20)


@pytest.mark.parametrize("text", ["Winds", "Strings", "Brass and more", "Ágnes"])
def test_a_line_fits_a_room_that_is_made_for_its_least_size(text: str) -> None:
    """The room may have been added up of several widths, and miss the last digit."""
    room = width(text, "caps", 2.07, 0.06)
    for short in (room, room * (1 - 1e-12), 30.0 - (30.0 - room)):
        assert fit_line(text, "caps", 3.0, short, floor=2.07, tracking=0.06) == pytest.approx(2.07)


def test_a_line_too_long_says_how_many_mm_are_missing() -> None:
    missing = width("Double pair royal", "body", 4) - 10
    with pytest.raises(TextTooLong, match=f"is {missing:.2f} mm too wide for its place"):
        fit_line("Double pair royal", "body", 5, 10, floor=4)


def test_a_block_holds_every_word_in_order_within_its_measure() -> None:
    block = fit_block(LIFE, 3, (40, 20), floor=2)
    texts = block.texts(20, 0, anchor="start")
    words = " ".join(text.text for text in texts).replace(" (", "(").replace(" ,", ",")
    assert words.replace("(", " (") == LIFE.replace("*", "")
    assert block.height <= 20
    for text in texts:
        assert text.x + width(text.text, text.font, text.size) <= 20 + 40 + 1e-6


def test_titles_between_stars_are_set_in_italics() -> None:
    texts = fit_block(LIFE, 3, (40, 20), floor=2).texts(0, 0)
    italic = " ".join(text.text for text in texts if text.font == "italic")
    assert italic == "The Scarlet Letter The House of the Seven Gables"


def test_lines_are_evened_out() -> None:
    lines = fit_block("one two three four five six seven", 3, (26, 40), floor=3).lines
    lengths = [sum(len(piece.text) for piece in line) for line in lines]
    assert len(lines) == 2
    assert max(lengths) - min(lengths) <= 5


def test_a_block_too_long_says_what_is_missing() -> None:
    with pytest.raises(TextTooLong, match=r"even at 3 mm type: it is 10\.98 mm too high\n"):
        fit_block(LIFE, 3.2, (40, 0), floor=3)


def test_one_long_word_is_refused_not_cut() -> None:
    with pytest.raises(TextTooLong, match=r"it is [1-9]\d\.\d\d mm too wide\n"):
        fit_block("Gutenbergiana-and-antidisestablishmentarianism", 3, (20, 40), floor=2.8)
