"""The site of a deck of one's own: what it is made of, and its pages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from cardwright.drawing.faces import front, reference_sides
from cardwright.drawing.faces.descriptions import describe_card
from cardwright.drawing.faces.edition import STANDARD
from cardwright.engine.cards import deck_pack
from cardwright.ledger import Ledger
from cardwright.lessons.judged import LessonQuestion
from cardwright.lessons.made import MadeSheet, made_lessons
from cardwright.lessons.made.sheets import question
from cardwright.paths import memoize_tracked
from cardwright.printing.web_addresses import OVERVIEW, lesson_address, part_address
from cardwright.website.plan import PageInfo

#: The first page of the site, which is the overview of the deck.
HOME = "index.html"
#: The pages of a deck in the order of its navigation.
PARTS = (
    PageInfo(OVERVIEW, "Overview", "{}: a deck of cards to learn with, to play and to print."),
    PageInfo("cards", "Cards", "See all the cards of {}, with their words."),
    PageInfo("rules", "Rules", "How to play {}."),
    PageInfo("learn", "Lessons", "Lessons about {}, with answers."),
    PageInfo("play", "Play", "Play {} here against the computer, with every rule explained."),
    PageInfo("print", "Print", "{} to print: cards, rules, lessons, score trackers and a box."),
)
#: The choices of a question about two lists to match.
_CHOICES = 4


@dataclass(frozen=True, slots=True)
class DeckSite:
    """A deck that has a site of its own: its ledger, and the folder of its pages and files."""

    ledger: Ledger
    folder: str


def address(folder: str, part: str) -> str:
    """The address of a page of the deck."""
    return HOME if part == OVERVIEW else part_address(folder, part)


@memoize_tracked
def sheets(ledger: Ledger) -> tuple[MadeSheet, ...]:
    """The lessons that the deck makes itself."""
    return made_lessons(ledger)


def questions(sheet: MadeSheet) -> tuple[LessonQuestion, ...]:
    """The questions of a lesson; of two lists to match one for each name."""
    match = sheet.matching
    if not match:
        return sheet.questions
    return tuple(
        _question(name, match.values, right)
        for name, right in zip(match.names, match.answers, strict=True)
    )


def _question(name: str, values: Sequence[str], right: int) -> LessonQuestion:
    """A question for the value of a name, among the values that come after it in the list."""
    places = {(right + step) % len(values) for step in range(_CHOICES)}
    chosen = [values[place] for place in sorted(places) if place != right]
    return question(f"Which of these belongs to {name}?", values[right], chosen)


def said(ledger: Ledger) -> dict[str, str]:
    """The words on every face, by the file of its picture."""
    found = {
        f"cards/{card.id}.svg": " ".join(
            f"{each.rstrip('.')}."
            for each in describe_card(ledger, card, front(ledger, card)).besides
        )
        for card in deck_pack(ledger)
    }
    sides = enumerate(reference_sides(ledger, STANDARD), start=1)
    return found | {f"cards/reference-{number}.svg": side.words for number, side in sides}


def deck_pages(deck: DeckSite) -> Iterator[tuple[str, dict[str, Any]]]:
    """The address of every page of the deck, and its front matter."""
    title, folder = deck.ledger.title, deck.folder
    for part in PARTS:
        kind = "game" if part.name == "play" else "deck"  # the table is the same for every game
        meta = {"template": f"{kind}/{part.name}.html", "game": folder, "part": part.name}
        named = title if part.name == OVERVIEW else part.title
        yield (
            address(folder, part.name),
            meta | {"title": named, "description": part.about.format(title)},
        )
    for sheet in sheets(deck.ledger):
        meta = {"template": "deck/lesson.html", "game": folder, "part": "learn"}
        told = {"lesson": sheet.id, "title": sheet.title, "description": f"{title}: {sheet.aim}."}
        yield lesson_address(folder, sheet.id), meta | told
