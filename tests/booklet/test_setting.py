"""Lines of running text: filled, whole, and never torn where they must hold together."""

from itertools import pairwise

import pytest

from generator.booklet.setting import Line, Span, Style, natural_width, set_lines
from generator.errors import TextTooLong

BODY = Style(3.5, 4.6)
TEXT = (
    "A player who holds the Crown and Royal of one color may at any turn to lead play one of "
    "them, show the other and announce twenty for count."
)


def words(line: Line) -> str:
    return "".join(piece.text for piece in line)


def end(line: Line) -> float:
    return line[-1].x + line[-1].width


def test_every_line_but_the_last_fills_the_measure() -> None:
    lines = set_lines([Span(TEXT)], BODY, (60.0,))
    assert len(lines) > 3
    for line in lines[:-1]:
        assert line[0].x == 0
        assert end(line) == pytest.approx(60.0)
    assert end(lines[-1]) < 60.0


def test_nothing_is_lost_and_a_space_ends_a_line_for_those_who_copy_it() -> None:
    lines = set_lines([Span("for the "), Span("Crown", "italic"), Span(f". {TEXT}")], BODY, (50.0,))
    assert "".join(map(words, lines)) == f"for the Crown. {TEXT}"


def test_the_whole_paragraph_is_weighed_not_line_by_line() -> None:
    greedy = Style(3.5, 4.6, "left")
    text = "aaa bb cc ddddd"
    room = natural_width([Span("aaa bb")], greedy) + 0.01
    assert [words(line) for line in set_lines([Span(text)], greedy, (room,))] == [
        "aaa ",
        "bb cc ",
        "ddddd",
    ]


def test_no_space_is_shrunk_to_nothing_or_torn_wide_open() -> None:
    space = natural_width([Span("a a")], BODY) - 2 * natural_width([Span("a")], BODY)
    for room in range(26, 70):
        for line in set_lines([Span(TEXT)], BODY, (float(room),)):
            for piece, after in pairwise(line):
                gap = after.x - piece.x - piece.width
                assert 0.7 * space < gap < 2.7 * space


def test_the_first_lines_make_room_for_a_drop_capital() -> None:
    lines = set_lines([Span(TEXT)], BODY, (40.0, 40.0, 60.0))
    assert [round(end(line), 3) for line in lines[:-1]][:3] == [40.0, 40.0, 60.0]


def test_a_raised_reference_stays_with_its_word_and_in_one_piece() -> None:
    reference = Span("\u00a02H-R13a", rise=0.36, scale=0.6)
    for room in range(30, 70, 3):
        lines = set_lines([Span(TEXT[:70]), reference, Span(" and more")], BODY, (float(room),))
        (line,) = (line for line in lines if any(piece.span is reference for piece in line))
        assert line[0].span is not reference


def test_hyphens_and_dashes_may_end_a_line() -> None:
    room = natural_width([Span("three-")], BODY) + 0.01
    lines = set_lines([Span("three-handed")], Style(3.5, 4.6, "left"), (room * 1.4,))
    assert [words(line) for line in lines] == ["three-", "handed"]


def test_a_word_too_wide_for_its_line_is_named() -> None:
    with pytest.raises(TextTooLong, match="“Encyclopædia” is wider"):
        set_lines([Span("an Encyclopædia")], BODY, (12.0,))


def test_centered_lines_are_of_even_length() -> None:
    lines = set_lines([Span(TEXT)], Style(3.5, 4.6, "center"), (100.0,))
    lengths = [end(line) - line[0].x for line in lines]
    assert max(lengths) - min(lengths) < 12
    for line in lines:
        assert line[0].x == pytest.approx(100 - end(line))
