"""The rulebook of a game: what a person needs who wants to play it tonight."""

from __future__ import annotations

from cardwright.drawing.faces.edition import printed_in
from cardwright.drawing.scene.inks import Palette
from cardwright.ledger import Ledger
from cardwright.ledger.own_deck import words_of
from cardwright.ledger.words import Words
from cardwright.lessons import lessons
from cardwright.printing.books.content import Content
from cardwright.printing.books.cover import cover
from cardwright.printing.books.drawings import Cards, code
from cardwright.printing.books.dress import ornaments
from cardwright.printing.books.keys import reasons
from cardwright.printing.books.look import CODE, LARGE, BookPage, look_values
from cardwright.printing.books.maker import book, cited_pages, page_picture
from cardwright.printing.guides import Block, Heading, Try, load_guide
from cardwright.printing.web_addresses import OVERVIEW, Online

#: The heading of the section of a guide that stands on the back cover.
QUICK = "Quick reference"


def rulebook_pdf(
    ledger: Ledger, page: BookPage, palette: Palette, online: Online | None = None
) -> bytes:
    """The rulebook as PDF bytes, with a code that leads to the game `online`.

    Raises InputError for a fault in what is printed.
    """
    cards = Cards(palette)
    return book("rulebook", _data(ledger, page, palette, cards, online), cards)


def rulebook_picture(
    ledger: Ledger, page: BookPage, palette: Palette, number: int, dpi: int
) -> bytes:
    """A page of the rulebook as PNG; `number` counts from 1."""
    cards = Cards(palette)
    return page_picture("rulebook", _data(ledger, page, palette, cards, None), cards, number, dpi)


def rulebook_pages(ledger: Ledger, page: BookPage, palette: Palette) -> dict[str, list[int]]:
    """The pages of the rulebook on which each clause is cited, by its id; errors as above."""
    cards = Cards(palette)
    return cited_pages("rulebook", _data(ledger, page, palette, cards, None), cards)


def _data(
    ledger: Ledger, page: BookPage, palette: Palette, cards: Cards, online: Online | None
) -> dict[str, object]:
    """The values of the book for the page-maker; its cards are collected."""
    content, say = Content(ledger, cards), words_of(ledger)
    blocks = load_guide(ledger).blocks
    parted = next((n for n, block in enumerate(blocks) if _is_quick(block, say)), len(blocks))
    tried = [block.lesson for block in blocks if isinstance(block, Try)]
    judged = {each.lesson.id: each for each in lessons(ledger)} if tried else {}
    return {
        "ornaments": ornaments(ledger, cards),
        "title": ledger.title,
        "name": say("{title}: the rulebook", title=ledger.title) + printed_in(palette, say),
        "about": say("How to play {title}", title=ledger.title),
        "look": look_values(ledger, page, palette),
        "cover": cover(ledger, page, say("the rulebook"), cards),
        "sheet": 1 if page == LARGE else 4,  # pages; the large print is not folded
        "online": code(online.at(OVERVIEW), CODE, cards) if online else {},
        "headless": [2],  # where the headpiece stands
        "blocks": content.opened(blocks[:parted]),
        "answers": [
            {"title": judged[name].lesson.title, "of": [*reasons(judged[name])]} for name in tried
        ],
        "quick": content.blocks(blocks[parted + 1 :]),
    }


def _is_quick(block: Block, say: Words) -> bool:
    return isinstance(block, Heading) and block.text == say(QUICK)
