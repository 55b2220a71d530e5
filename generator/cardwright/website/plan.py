"""The pages of a game, and their addresses."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

from cardwright.ledger import Ledger
from cardwright.lessons import read_lessons
from cardwright.paths import memoize_tracked
from cardwright.printing.web_addresses import OVERVIEW, lesson_address, part_address
from cardwright.system.fingerprints import once


@dataclass(frozen=True, slots=True)
class PageInfo:
    """A page that every game has: its name, its title, and its description.

    In the description `{}` stands for the title of the game.
    """

    name: str
    title: str
    about: str


FIRST = PageInfo(OVERVIEW, "Overview", "{}: what it is like, and where to learn and print it.")
#: The pages of a game in the order of its navigation.
PARTS = (
    FIRST,
    PageInfo(
        "learn", "Learn", "A course in {}: short lessons, with answers from a judge of the rules."
    ),
    PageInfo("play", "Play", "Play {} here against the computer, with every rule explained."),
    PageInfo("rules", "Rules", "How to play {}, with pictures and a whole deal."),
    PageInfo("score", "Score", "Keep score for {} on your phone, point by point, by the rules."),
    PageInfo(
        "law", "Law", "Every rule of {}, one by one, with its source and what we reconstructed."
    ),
    PageInfo("cards", "Cards", "See all the cards of {}."),
    PageInfo(
        "print", "Print", "{} to print: deck, rulebook, law book, workbook and score trackers."
    ),
    PageInfo("history", "History", "Where {} comes from, and what else we read."),
)
#: The page below “Print” that makes decks.
PRINT_SHOP = PageInfo(
    "print-shop", "Print shop", "Make your deck of {} here: paper, size, inks, marks for a class."
)


@memoize_tracked
def course(game: str) -> tuple[tuple[str, str, str], ...]:
    """Id, title and question of every lesson of a game; they are not judged for that."""
    told = once(f"course of {game}", partial(_course, game))
    return tuple((name, title, question) for name, title, question in json.loads(told))


def _course(game: str) -> bytes:
    told = [(one.id, one.title, one.question) for one in read_lessons(game)]
    return json.dumps(told).encode()


def parts(ledger: Ledger) -> tuple[PageInfo, ...]:
    """The pages of a game but for the lessons, and without a course where there are none."""
    return tuple(part for part in PARTS if part.name != "learn" or course(ledger.name))


def pages(ledger: Ledger) -> Iterator[tuple[str, dict[str, Any]]]:
    """The address of every page of a game, and what stands in its front matter."""
    game = ledger.name
    for part in parts(ledger):
        title = ledger.title if part is FIRST else f"{ledger.title}: {part.title}"
        about = part.about.format(ledger.title)
        meta = {"template": f"game/{part.name}.html", "game": game, "part": part.name}
        yield part_address(game, part.name), meta | {"title": title, "description": about}
    shop, title = PRINT_SHOP, f"{ledger.title}: {PRINT_SHOP.title}"
    meta = {"template": "game/print-shop.html", "game": game, "part": "print", "below": shop.name}
    words = {"title": title, "description": shop.about.format(ledger.title)}
    yield part_address(game, shop.name), meta | words
    for lesson, title, question in course(game):
        meta = {"template": "game/lesson.html", "game": game, "part": "learn", "lesson": lesson}
        told = {
            "title": f"{title} · {ledger.title}",
            "description": f"{ledger.title}, a lesson: {question}",
        }
        yield lesson_address(game, lesson), meta | told
