"""The page that keeps the score: its sums beside those of the engine’s own matches."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from generator.engine.games import GAMES
from generator.engine.kernel import Form
from generator.engine.ledger import load_ledger
from generator.engine.match import Match
from generator.engine.outcome import Award
from generator.website.keeper import Keeper, keepers
from tests.tiers import Sample

pytestmark = [pytest.mark.browser, pytest.mark.usefixtures("faultless")]

KEEPERS = [keeper for game in GAMES for keeper in keepers(load_ledger(game))]
SCRIPT = Path(__file__).parents[2] / "templates/site/assets/score.js"


@dataclass
class Told:
    """A match of the engine as a person writes it down, and what stands after each entry."""

    dealer: int
    entries: list[dict[str, Any]] = field(default_factory=list)
    stands: list[dict[str, Any]] = field(default_factory=list)


def played(keeper: Keeper, seed: int) -> Told:
    """A whole match of players who do anything that is allowed."""
    form, chance = keeper.form, random.Random(seed)
    match = form.match(seed)
    told = Told(match.dealer)
    while not match.over:
        table, dealer = match.table, match.dealer
        new = match.state.awards  # books that were dealt whole
        while True:
            told.entries += [_at_once(keeper, table[award.side], award) for award in new]
            if match.state.outcome or match.over:
                break
            before = match.state
            match.play(_move(form, match, chance))
            new = match.state.awards[len(before.awards) :]
            for side in range(2 if keeper.law["kind"] == "tennis" else 0):
                if match.state.won[side] > before.won[side]:
                    told.entries.append({"ball": side})
        if not match.over or keeper.law["kind"] != "tennis":
            told.entries += _ended(keeper, match, table, dealer)
        if not match.over:
            match.next()
        told.stands.append(
            {
                "after": len(told.entries),
                "score": list(match.score),
                "dealer": match.dealer,
                "carry": match.carry,
                "table": list(match.table),
                "winner": match.winner,
                "loser": getattr(match, "loser", -1),
                "over": match.over,
            }
        )
    return told


def _move(form: Form[Any], match: Match[Any], chance: random.Random) -> int:
    """Mostly what a simple player does, who comes to the end; sometimes anything."""
    state = match.state
    legal: list[int] = state.legal()
    if chance.random() < 0.85:
        return form.simple_action(state.view(state.to_move), legal, chance.random)
    return chance.choice(legal)


def _at_once(keeper: Keeper, seat: int, award: Award) -> dict[str, Any]:
    """What is made in the middle of a deal."""
    kind = "stack" if keeper.law["kind"] == "tally" else "now"
    return {kind: [seat, _award(keeper, award)]}


def _award(keeper: Keeper, award: Award) -> int:
    """Which award of the ledger this is."""
    for number, known in enumerate(keeper.law["awards"]):
        times, rest = divmod(award.points, known["points"])
        if award.clause in known["clauses"] and not rest and times <= known["most"]:
            return number
    raise AssertionError(award)


def _ended(
    keeper: Keeper, match: Match[Any], table: tuple[int, ...], dealer: int
) -> list[dict[str, Any]]:
    """The end of a deal."""
    outcome = match.state.outcome
    if keeper.law["kind"] == "tally":
        return [{"end": True}]
    if keeper.law["kind"] == "tennis" or outcome is None:
        return []
    made = []
    for award in outcome.awards[len(match.state.awards) :]:
        seat = table[award.side]
        if keeper.law["three"] and len(table) > 2 and seat == dealer:
            continue  # the dealer’s share follows by itself
        number = _award(keeper, award)
        times = award.points // keeper.law["awards"][number]["points"]
        made.append([seat if keeper.law["three"] else award.side, number, times])
    if made:
        return [{"made": made}]
    if outcome.clause in match.law.afresh:
        return [{"again": True}]
    return [{"tie": True} if outcome.carry else {"none": True}]


Sums = Callable[[dict[str, Any], Told, list[int]], list[dict[str, Any]]]


@pytest.fixture(scope="session")
def sums(browser: Browser) -> Iterator[Sums]:
    """Runs the script of the page: what stands after the first n entries, for many n."""
    with browser.new_context() as context:
        page = context.new_page()
        page.add_script_tag(path=str(SCRIPT))
        yield lambda law, told, ns: page.evaluate(
            """([law, match, ns]) => ns.map((n) =>
                cardwrightScore.keep(law, { ...match, entries: match.entries.slice(0, n) }))""",
            [law, {"dealer": told.dealer, "entries": told.entries}, ns],
        )


@pytest.mark.parametrize("keeper", KEEPERS, ids=lambda k: f"{k.form.ledger.name}-{k.form.name}")
def test_the_page_counts_as_the_engine_does(keeper: Keeper, sums: Sums, sample: Sample) -> None:
    for seed in range(sample(4, 60)):
        told = played(keeper, seed)
        law = keeper.law
        if law["kind"] == "tally":
            law = law | {"sides": [[seat] for seat in range(law["seats"])]}
        found = sums(law, told, [stand["after"] for stand in told.stands])
        for stand, here in zip(told.stands, found, strict=True):
            if law["kind"] == "tennis" and stand["over"]:  # a set: the page goes on to the next
                assert here["sets"][stand["winner"]] == 1
                assert here["score"] == [0, 0]
                continue
            if stand["over"] and law["kind"] != "tally":
                assert here["winner"] == stand["winner"]
            keys = {"score", "carry", "winner", "loser", "over"} - {
                "carry" * (stand["over"] or law["kind"] != "race")
            }
            keys |= {"dealer", "table"} if not stand["over"] else set()
            assert {key: here[key] for key in keys} == {key: stand[key] for key in keys}, seed


# ------------------------------------------------------------------ the page


@pytest.fixture
def court(page: Page, address: str) -> Page:
    """The page of Court, with nothing written down."""
    page.goto(f"{address}court/score.html")
    page.evaluate("localStorage.clear()")
    page.reload()
    return page


def rows(page: Page) -> list[list[str]]:
    """The lines of the sheet."""
    lines = page.locator(".sheet-lines tbody tr").all()
    return [[" ".join(t.split()) for t in line.locator("td").all_inner_texts()] for line in lines]


def test_a_match_is_kept_by_keyboard_alone(court: Page) -> None:
    page = court
    page.locator("#name-0").focus()
    page.keyboard.type("Nell")
    page.get_by_role("button", name="Begin").focus()
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.tagName") == "H2"
    page.get_by_label("Ben").focus()
    page.keyboard.press("Space")
    page.get_by_role("button", name="Sixty, opponent under thirty: 2").focus()
    page.keyboard.press("Enter")
    assert "Ben: 2 for “Sixty, opponent under thirty”." in page.locator(".said").inner_text()
    assert page.locator(".board h2").inner_text() == "Round 2: Ben deals"
    (line,) = rows(page)
    assert line[1:] == ["Ben", "Sixty, opponent under thirty CNT-3", "2"]
    link = page.locator(".sheet-lines a").first.get_attribute("href")
    assert link == "law.html#COURT-CNT-3"


def test_a_tie_is_carried_and_an_entry_is_taken_back(court: Page) -> None:
    page = court
    page.get_by_role("button", name="Begin").click()
    page.get_by_role("button", name="A tie: carry a point").click()
    assert "gets 1 more, carried from a tie" in page.locator(".board").inner_text()
    page.get_by_role("button", name="Sixty: 1").click()
    assert [line[1:] for line in rows(page)] == [
        ["–", "A tie: nobody scores 2H-R8 B8", ""],
        ["Ann", "Sixty CNT-2", "1"],
        ["Ann", "Carried from a tie 2H-R8 B8", "1"],
    ]
    page.get_by_role("button", name="Undo").click()
    assert len(rows(page)) == 1
    assert "Ann 0, Ben 0" not in page.locator(".said").inner_text()
    page.reload()
    assert len(rows(page)) == 1  # this browser remembers


def test_whoever_has_seven_has_won_and_another_match_can_begin(court: Page) -> None:
    page = court
    page.get_by_role("button", name="Begin").click()
    for _ in range(3):
        page.get_by_role("button", name="Sixty, opponent without a couplet: 3").click()
    assert page.locator(".board h2").inner_text() == "Ann has won the match"
    assert page.get_by_role("button", name="Nobody scores").count() == 0
    page.get_by_role("button", name="Play another").click()
    assert page.get_by_role("button", name="Begin").is_visible()


def test_balls_are_called_as_at_tennis(page: Page, address: str) -> None:
    page.goto(f"{address}card-tennis/score.html")
    page.evaluate("localStorage.clear()")
    page.reload()
    page.get_by_role("button", name="Begin").click()
    for name in ("Ann", "Ann", "Ben", "Ann", "Ben", "Ben", "Ben"):
        page.get_by_role("button", name=f"Ball to {name}").click()
    assert page.locator(".said").inner_text().startswith("Advantage Ben.")
    page.get_by_role("button", name="Ball to Ben").click()
    assert page.locator(".board h2").inner_text() == "Game 2: Ben serves"


def test_without_a_script_the_page_tells_what_scores(browser: Browser, address: str) -> None:
    with browser.new_context(java_script_enabled=False) as context:
        page = context.new_page()
        page.goto(f"{address}sixty-six/score.html")
        assert page.locator(".without").is_visible()
        assert page.locator("table.awards:visible").count() == 3
