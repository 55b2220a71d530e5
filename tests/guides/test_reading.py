"""Markdown into a tree, and what a person who writes a guide is told about a slip."""

import pytest

from cardwright.errors import GuideError
from cardwright.ledger import load_ledger
from cardwright.printing.diagrams import Diagram
from cardwright.printing.guides.reading import GuideNames, read_guide
from cardwright.printing.guides.tree import (
    Aside,
    Block,
    ClauseLink,
    Emphasis,
    Figure,
    GuideTable,
    Heading,
    Link,
    List,
    Paragraph,
    Rounds,
    Strong,
    TextRun,
    Try,
)

KNOWN = GuideNames(
    load_ledger("court"), ("COURT-2H-4", "COURT-B1"), ("gold-crown", "gold-royal", "back")
)


def read(text: str) -> tuple[Block, ...]:
    return read_guide("court.md.j2", text, text, KNOWN)


def test_a_text_has_emphasis_strength_links_and_clauses() -> None:
    (block,) = read("Lead *any* **card**,\nsee [the deal](#the-deal). [[COURT-2H-4]]")
    assert block == Paragraph(
        (
            TextRun("Lead "),
            Emphasis((TextRun("any"),)),
            TextRun(" "),
            Strong((TextRun("card"),)),
            TextRun(", see "),
            Link("#the-deal", (TextRun("the deal"),)),
            TextRun(". "),
            ClauseLink("COURT-2H-4"),
        )
    )


def test_headings_get_anchors() -> None:
    assert read("## The play\n\n### Twenty, and thirty") == (
        Heading(2, (TextRun("The play"),), "the-play"),
        Heading(3, (TextRun("Twenty, and thirty"),), "twenty-and-thirty"),
    )


def test_a_row_of_cards_has_names_and_a_caption_that_may_cite() -> None:
    assert read("{cards: gold-crown gold-royal | A *twenty* [[COURT-B1]]}") == (
        Figure(
            Diagram("cards", ("gold-crown", "gold-royal")),
            (TextRun("A "), Emphasis((TextRun("twenty"),)), TextRun(" "), ClauseLink("COURT-B1")),
        ),
    )
    assert read("{cards: back}") == (Figure(Diagram("cards", ("back",)), ()),)


def test_a_card_may_lie_across_another() -> None:
    assert read("{across: back back}") == (Figure(Diagram("across", ("back", "back")), ()),)
    with pytest.raises(GuideError, match="this needs two cards"):
        read("{across: back}")


def test_a_moment_of_a_deal_is_drawn_and_its_rounds_are_told() -> None:
    (table,) = read("{table: first@3 Ben | The table.}")
    assert isinstance(table, Figure)
    assert table.diagram.moment is not None
    assert (table.diagram.moment.move, table.diagram.moment.seat) == (5, 1)
    (rounds,) = read("{play: first 2-3}")
    assert isinstance(rounds, Rounds)
    assert [each.head for each in rounds.rounds] == ["Couplet 2", "Couplet 3"]
    assert read("{lesson: two-jesters}") == (Try("two-jesters"),)


def test_lists_tables_and_asides() -> None:
    (plain,) = read("- one\n- *two*\n    - inner")
    (numbered,) = read("1. first")
    (table,) = read("| A | B |\n|---|---|\n| 1 | 2 |")
    (aside,) = read("> Ours.")
    inner = List(ordered=False, items=((Paragraph((TextRun("inner"),)),),))
    assert plain == List(
        ordered=False,
        items=(
            (Paragraph((TextRun("one"),)),),
            (Paragraph((Emphasis((TextRun("two"),)),)), inner),
        ),
    )
    assert numbered == List(ordered=True, items=((Paragraph((TextRun("first"),)),),))
    assert table == GuideTable(
        ((TextRun("A"),), (TextRun("B"),)), (((TextRun("1"),), (TextRun("2"),)),)
    )
    assert aside == Aside((Paragraph((TextRun("Ours."),)),))


@pytest.mark.parametrize(
    ("text", "message", "hint"),
    [
        ("Hello\n\n[[COURT-2H-44]]", "court.md.j2:3: there is no clause “COURT-2H-44”", "2H-4”"),
        ("{cards: gold-crwn | A}", "court.md.j2:1: there is no card “gold-crwn”", "gold-crown"),
        ("a\n\n{cards: | A}", "court.md.j2:3: a row of cards has no card", "at least one"),
        ("a\n\n{card: back}", "court.md.j2:3: there is no directive “card”", "“cards”"),
        ("{table: frst@1}", "court.md.j2:1: there is no deal “frst”", "first"),
        ("{table: first@12}", "court.md.j2:1: “first” has rounds 1 to 10", "one of these"),
        ("{table: first@3.9}", "round 3 of “first” has moves 1 to 3", "one of these"),
        ("{hand: first}", "“first” is not a moment of a deal", "first@4"),
        ("{hand: first@2 Bob}", "there is no player “Bob”", "Ben"),
        ("{play: first}", "“first” is not a part of a deal", "first 1-4"),
        ("{play: first 9-12}", "“first” has rounds 1 to 10", "some of these"),
        ("{lesson: jesters}", "there is no lesson “jesters”", "two-jesters"),
        ("a\n\n<b>x</b>", "court.md.j2:3: HTML is not allowed: “<b>x</b>”", "Markdown"),
        ("a\n\n# Title", "court.md.j2:3: “Title”: <h1> is not allowed as a block", "paragraphs"),
        ("![p](p.png)", "<img> is not allowed in text", "*emphasis*"),
        ("a\n\n## B\n\n## B", "court.md.j2:3: the heading “B” occurs twice", "different words"),
    ],
)
def test_a_slip_is_named_with_file_line_and_what_to_do(text: str, message: str, hint: str) -> None:
    with pytest.raises(GuideError) as error:
        read(text)
    assert message in error.value.message
    assert hint in error.value.hint
