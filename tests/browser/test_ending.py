"""An ending played out on the page of its lesson, with nothing but the page: from a folder, too."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page

from cardwright.lessons.judged import Ending
from cardwright.printing.web_addresses import lesson_address
from tests.taught import KIND, NAMED, lesson
from tests.tiers import every

pytestmark = [pytest.mark.browser, pytest.mark.usefixtures("faultless")]

BEST = [named for named in NAMED if KIND[named] == "best"]
OPEN = "li button:not([aria-disabled])"


def begun(page: Page, site: Path, game: str, name: str) -> Locator:
    """The part of a lesson's page in which it is played out, just begun."""
    page.emulate_media(reduced_motion="reduce")
    page.goto((site / lesson_address(game, name)).as_uri())
    section = page.locator(".playing-on")
    section.get_by_role("button", name="Begin").press("Enter")
    return section


def data(game: str, name: str) -> Ending:
    asked = lesson(game, name).asked
    assert asked
    assert asked.ending
    return asked.ending


def worth(tree: Ending, number: int) -> int:
    place = tree["places"][number]
    return int(place[0] if len(place) == 1 else place[1])


def expected(tree: Ending, *, well: bool) -> tuple[list[str], int, int]:
    """What is told when the reader plays well, or badly; what that comes to, and how many slips."""
    at, said, slips = 0, [], 0
    while len(tree["places"][at]) > 1:
        seat, value, moves, _ = tree["places"][at]
        best = [move for move in moves if worth(tree, move[1]) == value]
        reader = seat == tree["seat"]
        side = 1 if tree["sides"][seat] == tree["side"] else -1
        bad = min(moves, key=lambda move: side * worth(tree, move[1]))
        _, at, lines, _ = best[0] if well or not reader else bad
        told = " ".join(tree["said"][line] for line in lines)
        if reader and worth(tree, at) < value:
            better = " or ".join(f"to {move[0]}" for move in best)
            told += f" That gives something away: better {better}."
            slips += 1
        said.append(told)
    return said, worth(tree, at), slips


def play(section: Locator, tree: Ending, *, well: bool) -> None:
    """Play on by keyboard to the end, each time what is best or worst."""
    at = 0
    while len(tree["places"][at]) > 1:
        seat, value, moves, _ = tree["places"][at]
        best = next(move for move in moves if worth(tree, move[1]) == value)
        if seat == tree["seat"]:  # the others' moves are the page's
            worst = min(moves, key=lambda move: worth(tree, move[1]))
            name, to, _, card = best if well else worst
            deed = section.get_by_role("button", name=f"{name[0].upper()}{name[1:]}", exact=True)
            shown = section.locator(f"li button:has(img[src$='{card}.svg'])") if card else deed
            shown.press("Enter")
            at = to
        else:
            at = best[1]


@pytest.mark.quick(1)
@pytest.mark.parametrize(
    ("game", "name", "well"), every(5, [(*best, well) for best in BEST for well in (True, False)])
)
def test_it_is_played_to_the_end_and_told(
    page: Page, site: Path, game: str, name: str, *, well: bool
) -> None:
    tree = data(game, name)
    section = begun(page, site, game, name)
    assert section.locator(f"{OPEN}:focus").count() == 1
    play(section, tree, well=well)
    said, result, slips = expected(tree, well=well)
    assert section.locator(".told-on li").all_inner_texts() == said
    assert slips == 0 if well else slips > 0
    told = section.locator(".answer").inner_text()
    assert told.startswith(f"{tree['results'][result]}.")
    assert ("You could not have done better." in told) == (result == worth(tree, 0))
    section.get_by_role("button", name="Try again").press("Enter")
    assert section.locator(f"{OPEN}:focus").count() == 1  # the keyboard goes on where it was
    assert section.locator(OPEN).count() > 0
    assert section.locator(".told-on li").count() == 0


def test_a_card_that_may_not_be_played_is_answered_by_the_judge(page: Page, site: Path) -> None:
    tree = data("nations", "to-beat-your-partner")
    _, _, _, refused = tree["places"][0]
    [(card, line)] = refused.items()
    section = begun(page, site, "nations", "to-beat-your-partner")
    closed = section.locator(f"button:has(img[src$='{card}.svg'])")
    assert closed.get_attribute("aria-disabled") == "true"
    closed.press("Enter")
    assert section.locator(".answer").inner_text() == tree["said"][line]
    assert section.locator(".told-on li").count() == 0  # and nothing was played
