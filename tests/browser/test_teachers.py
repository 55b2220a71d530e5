"""The page for teachers in a browser: a class, its time and paper, and the plan of each game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from cardwright.ledger import load_ledger
from cardwright.ledger.games import GAMES
from cardwright.website import answers as making
from cardwright.website import class_needs
from cardwright.website.lesson_plan import lesson_plan
from cardwright.website.pages import GamePage
from cardwright.website.seating import seated
from tests.browser.axe import faults

pytestmark = pytest.mark.browser


def opened(page: Page, site: Path) -> None:
    page.goto((site / "teachers.html").as_uri())


def unfold(page: Page) -> None:
    """Open the plan of every game that fits; only that of the suggested game is open."""
    for summary in page.locator(".game-plan:not([open]) > summary:visible").all()[::-1]:
        summary.click()


@pytest.mark.quick(1)
@pytest.mark.parametrize("pupils", [1, 2, 3, 6, 27, 28, 63])
def test_a_class_is_told_what_it_takes(page: Page, site: Path, printed: Path, pupils: int) -> None:
    opened(page, site)
    page.get_by_label("Pupils").fill(str(pupils))
    unfold(page)
    fit = 0
    for game in GAMES:
        ledger, place = load_ledger(game), page.locator(f".planned[aria-labelledby={game}]")
        fewest, at = min(ledger.players), making.usual_at_deck(ledger)
        expect(place.locator(".plan")).to_be_visible(visible=pupils >= fewest)
        expect(place.locator("p.unfit")).to_be_visible(visible=pupils < fewest)
        if pupils < fewest:
            expect(place.locator("p.unfit")).to_have_text(f"Needs {fewest} pupils at a table.")
            continue
        fit += 1
        for answer in GamePage(game, printed).answers:
            if not answer.for_class or answer.printer.name != "black":
                continue
            page.get_by_label("Paper").select_option(answer.paper.name)
            unfold(page)
            rows = place.locator(".to-print [data-paper]:visible")
            expect(rows).to_have_count(1)
            made = making.class_set(answer, pupils, at, ledger.players)
            seating = seated(pupils, at, ledger.players)
            plan = lesson_plan(ledger, printed / game)
            assert plan
            needs = class_needs.needs(answer, plan).values()
            sheets = [need.sheets(made.decks, pupils) for need in needs]
            expect(place.locator("[data-of=tables]")).to_have_text(seating.text)
            expect(place.locator("[data-of=decks]")).to_have_text(
                making.counted(made.decks, "deck")
            )
            expect(place.locator("[data-of=cutting]")).to_have_text(making.duration(made.minutes))
            extra = re.compile(f"^({seating.extra}|One) extra pupil" if seating.extra else "^$")
            expect(place.locator("[data-of=extra]")).to_have_text(extra)
            expect(rows.locator("[data-of=count]")).to_have_text(
                [making.counted(number, "sheet") for number in sheets]
            )
            told = {
                "print": making.pages_to_print(made.decks, answer.pages),
                "sheets": making.counted(sum(sheets), "sheet"),
                "cents": making.money(sum(need.cost(made.decks, pupils) for need in needs)),
            }
            for name, text in told.items():
                expect(rows.locator(f"[data-of={name}]")).to_have_text(text)
    verb = "has" if fit == 1 else "have"
    expect(page.locator(".fitting")).to_contain_text(
        f"{fit} of {len(GAMES)} games {verb} a lesson for "
        f"{making.counted(pupils, 'pupil')} and 45 minutes."
    )


@pytest.mark.quick(1)
@pytest.mark.parametrize("minutes", [15, 30, 40, 45, 60, 75, 90])
def test_the_plan_follows_the_time(page: Page, site: Path, printed: Path, minutes: int) -> None:
    opened(page, site)
    page.get_by_label("Minutes").fill(str(minutes))
    unfold(page)
    for game in GAMES:
        plan = lesson_plan(load_ledger(game), printed / game)
        assert plan
        place = page.locator(f".planned[aria-labelledby={game}]")
        fits = minutes >= plan.shortest
        expect(place.locator("p.unfit")).to_be_visible(visible=not fits)
        if not fits:
            expect(place.locator("p.unfit")).to_have_text(f"Needs {plan.shortest} minutes.")
            continue
        expect(place.locator(".short")).to_be_visible(visible=minutes < plan.minutes)
        steps, begins = [], 0
        *_, play, collect = plan.first
        for step in plan.first:
            home = minutes < plan.minutes and bool(step.solved)
            takes = 0 if home else step.ends - step.begins
            rest = minutes < 2 * plan.minutes and step is play
            ends = minutes - (collect.ends - collect.begins) if rest else begins + takes
            steps.append("At home" if home else f"{begins}–{ends}")
            begins = ends
        expect(place.locator(".plan > .timeline .when > span:first-child")).to_have_text(steps)
        second = place.locator(".second .timeline")
        expect(second).to_be_visible(visible=minutes >= 90)
        if minutes >= 90:  # the clock of a double period goes on
            clock = [f"{begins + each.begins}–{begins + each.ends}" for each in plan.second]
            expect(second.locator(".when > span:first-child")).to_have_text(clock)
        takes = plan.with_whole_game(load_ledger(game).minutes)
        solved = sum(step.ends - step.begins for step in plan.first if step.solved)
        said = place.locator("[data-of=part]")
        if minutes < takes:
            expect(said).to_have_text(f"In {minutes} minutes, the class plays a part.")
        elif minutes < takes + solved:
            at_home = f"It fits in {minutes} minutes if the worksheets are done at home."
            expect(said).to_have_text(at_home)
        else:
            expect(said).to_have_text(f"It fits in {minutes} minutes, with the worksheets.")


@pytest.mark.quick(1)
@pytest.mark.parametrize(("pupils", "minutes"), [(28, 45), (28, 60), (3, 45), (30, 25)])
def test_the_games_are_in_the_order_of_the_page_and_the_first_is_advised(
    page: Page, site: Path, printed: Path, pupils: int, minutes: int
) -> None:
    opened(page, site)
    page.get_by_label("Pupils").fill(str(pupils))
    page.get_by_label("Minutes").fill(str(minutes))
    games = [GamePage(game, printed) for game in GAMES]
    ordered = class_needs.by_fitness(games, "a4", pupils, minutes)
    expect(page.locator(".planned h2")).to_have_text([game.ledger.title for game in ordered])
    told = page.locator(".fitting")
    if minutes >= 30:
        expect(page.locator(".plan:visible")).to_have_count(1)
        expect(page.locator(".planned").first.locator(".plan")).to_be_visible()
        expect(told).to_contain_text(f"We suggest {ordered[0].ledger.title}: ")
    if (pupils, minutes) == (28, 45):
        expect(told).to_contain_text("A whole game of any of them takes longer: play a part.")
    if (pupils, minutes) == (28, 60):
        expect(told).to_contain_text("a whole game fits if the worksheets are done at home")


@pytest.mark.full
def test_a_page_number_is_that_of_the_chosen_paper(page: Page, site: Path) -> None:
    """Where the rulebooks differ, each paper has its own page, and no other is shown."""
    opened(page, site)
    for paper, other in (("a4", "letter"), ("letter", "a4")):
        page.get_by_label("Paper").select_option(paper)
        unfold(page)
        expect(page.locator(f".planned [data-paper={other}]:visible")).to_have_count(0)


@pytest.mark.full
def test_it_has_no_fault_however_it_is_asked(page: Page, site: Path, axe: str) -> None:
    opened(page, site)
    assert faults(page, axe) == []
    page.get_by_label("Pupils").fill("2")
    page.get_by_label("Minutes").fill("90")
    assert faults(page, axe) == []
    unfold(page)
    assert faults(page, axe) == []


def test_without_scripts_every_plan_is_there_and_no_question(browser: Browser, site: Path) -> None:
    with browser.new_context(java_script_enabled=False) as context:
        page = context.new_page()
        opened(page, site)
        expect(page.locator(".plan:visible")).to_have_count(len(GAMES))
        expect(page.locator(".to-print [data-paper]:visible")).to_have_count(2 * len(GAMES))
        expect(page.locator(".asking:visible")).to_have_count(0)
        expect(page.locator(".short:visible")).to_have_count(len(GAMES))
        expect(page.locator(".hasty:visible")).to_have_count(1)


def test_what_is_open_is_printed(page: Page, site: Path) -> None:
    """The suggested plan, and any other that the teacher opened; the rest is in a line each."""
    opened(page, site)
    page.locator(".game-plan > summary:visible").last.click()
    page.emulate_media(media="print")
    expect(page.locator(".plan:visible")).to_have_count(2)
    expect(page.locator(".game-plan > summary:visible")).to_have_count(0)
    page.emulate_media(media="screen")


def test_a_line_is_copied_or_at_least_selected(page: Page, site: Path) -> None:
    opened(page, site)
    place = page.locator(".to-copy").last
    place.get_by_role("button", name="Copy").click()
    expect(place.get_by_role("status")).not_to_be_empty()
    if "Selected" in place.get_by_role("status").inner_text():
        chosen = page.evaluate("getSelection().toString().trim()")
    else:
        page.context.grant_permissions(["clipboard-read"])
        chosen = page.evaluate("navigator.clipboard.readText()")
    assert chosen.splitlines() == [
        "cardwright build composers",
        "cardwright deck composers --copies 7 --palette low-ink",
    ]


def test_the_number_of_pupils_is_taken_along(page: Page, site: Path) -> None:
    page.goto((site / "teachers.html").as_uri())
    page.get_by_label("Pupils").fill("26")
    page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")
    page.locator('main a[href*="court/print.html#class"]').click()
    expect(page.locator("[data-of=pupils]")).to_have_text("26 pupils")


def test_the_page_is_short_and_its_first_plan_is_in_view(page: Page, site: Path) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    opened(page, site)
    assert page.evaluate("document.documentElement.scrollHeight") <= 4200
    box = page.locator(".timeline").first.bounding_box()
    assert box
    assert box["y"] < 800


def test_a_class_stays_in_the_address(page: Page, site: Path) -> None:
    opened(page, site)
    page.get_by_label("Pupils").fill("26")
    page.get_by_label("Paper").select_option("letter")
    address = page.url
    page.goto((site / "index.html").as_uri())
    page.goto(address)
    expect(page.get_by_label("Pupils")).to_have_value("26")
    expect(page.locator("[data-of=pupils]").first).to_have_text("26 pupils")
    expect(page.get_by_label("Paper")).to_have_value("letter")
    page.goto(f"{address.partition('?')[0]}?pupils=many&paper=A9")
    expect(page.get_by_label("Paper")).to_have_value("a4")
    expect(page.locator("[data-of=pupils]").first).to_have_text("28 pupils")
