"""The page that keeps the score: its sums beside those of the engine’s own matches."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from cardwright.engine.games.portrait_authors.past import StackedSet
from cardwright.engine.games.portrait_authors.score import points
from cardwright.engine.kernel import Form
from cardwright.engine.match import Match
from cardwright.engine.outcome import Award
from cardwright.ledger import load_ledger
from cardwright.ledger.games import GAMES
from cardwright.printing.trackers.seating import keyed
from cardwright.website.score_keeper import ScoreKeeper, keepers
from tests.tiers import Sample, every

pytestmark = [pytest.mark.browser, pytest.mark.usefixtures("faultless")]

KEEPERS = [keeper for game in GAMES for keeper in keepers(load_ledger(game))]
SCRIPT = Path(__file__).parents[2] / "templates/site/assets/score.js"


@dataclass
class Told:
    """A match of the engine as a person writes it down, and what stands after each entry."""

    dealer: int
    entries: list[dict[str, Any]] = field(default_factory=list)
    stands: list[dict[str, Any]] = field(default_factory=list)


def played(keeper: ScoreKeeper, seed: int) -> Told:
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
            before: Any = match.state
            match.play(_move(form, match, chance))
            after: Any = match.state
            new = after.awards[len(before.awards) :]
            for side in range(2 if keeper.law["kind"] == "tennis" else 0):
                if after.won[side] > before.won[side]:
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


def _at_once(keeper: ScoreKeeper, seat: int, award: Award) -> dict[str, Any]:
    """What is made in the middle of a deal."""
    number = _award(keeper, award)
    if keeper.law["kind"] != "tally":
        return {"now": [seat, number]}
    group = award.reason.partition(" of the ")[2]
    return {"stack": [seat, number, keeper.law["groups"].index(group)]}


def _award(keeper: ScoreKeeper, award: Award) -> int:
    """Which award of the ledger this is."""
    for number, known in enumerate(keeper.law["awards"]):
        if not known["points"]:
            continue
        times, rest = divmod(award.points, known["points"])
        if award.clause in known["clauses"] and not rest and times <= known["most"]:
            return number
    raise AssertionError(award)


def _ended(
    keeper: ScoreKeeper, match: Match[Any], table: tuple[int, ...], dealer: int
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
    assert outcome.carry or outcome.clause in match.law.none  # or the page had no button for it
    return [{"tie": True} if outcome.carry else {"none": True}]


Keep = Callable[..., Page]
Sums = Callable[[dict[str, Any], Told, list[int]], list[dict[str, Any]]]


@pytest.fixture(scope="session")
def sums(browser: Browser) -> Iterator[Sums]:
    """Runs the script of the page: what stands after the first n entries, for many n."""
    with browser.new_context() as context:
        page = context.new_page()
        page.add_script_tag(path=str(SCRIPT))
        yield lambda law, told, ns: page.evaluate(
            """([law, match, ns]) => ns.map((n) =>
                Cardwright.score.keep(law, { ...match, entries: match.entries.slice(0, n) }))""",
            [law, {"dealer": told.dealer, "entries": told.entries}, ns],
        )


@pytest.mark.quick(1)
@pytest.mark.parametrize("keeper", KEEPERS, ids=lambda k: f"{k.form.ledger.name}-{k.form.name}")
def test_the_page_counts_as_the_engine_does(
    keeper: ScoreKeeper, sums: Sums, sample: Sample
) -> None:
    for seed in range(sample(2, 30)):
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
                assert not here["left"]
                assert here["winner"] == stand["winner"]
            keys = {"score", "carry", "winner", "loser", "over"} - {
                "carry" * (stand["over"] or law["kind"] != "race")
            }
            keys |= {"dealer", "table"} if not stand["over"] else set()
            assert {key: here[key] for key in keys} == {key: stand[key] for key in keys}, seed
            assert min(here["left"], default=0) >= 0  # no more of a group than there is


# ------------------------------------------------------------------ the law that it is told


def test_the_law_tells_what_a_table_is_asked() -> None:
    told = {f"{k.form.ledger.name} {k.form.name}": k.law for k in KEEPERS}
    nations, easy = told["nations four-handed"], told["portrait-authors easy"]
    assert (nations["tricks"], nations["agree"]["word"]) == (13, "titles")
    assert [award["agreed"] for award in nations["awards"]] == [False, True, True]
    assert easy["agree"]["word"] == "sketches"
    assert (len(easy["groups"]), len(easy["agree"]["groups"])) == (8, 16)
    assert [a["parts"] for a in told["portrait-authors full"]["awards"]] == [1, 2, 3, 4]
    assert not any(law["agree"] for name, law in told.items() if name.startswith("sixty-six"))
    assert [doubt["clause"] for doubt in told["sixty-six two-handed"]["unsure"]] == ["S66-D4"]
    unsure = [doubt["clause"] for doubt in told["court two-handed"]["unsure"]]
    assert unsure == ["COURT-B15", "COURT-B10"]


@pytest.mark.parametrize("keeper", KEEPERS, ids=lambda k: f"{k.form.ledger.name}-{k.form.name}")
def test_parts_of_a_group_count_as_the_engine_counts_them(keeper: ScoreKeeper) -> None:
    """The page takes from the order of a ledger’s awards how many pairs each is made of."""
    for award in keeper.law["awards"] if len(keeper.law["groups"]) == 8 else ():
        if keeper.form.name == "easy":
            assert award["parts"] == 1
            continue
        pair = 0b11
        cards = sum(pair << 2 * n for n in range(award["parts"]))
        assert points(StackedSet(0, (1 << 8) - 1, cards)) == award["points"]


# ------------------------------------------------------------------ the page


@pytest.fixture
def keep(page: Page, address: str) -> Keep:
    """Opens the page of a game, with nothing written down, and begins a sheet."""

    def opened(game: str, form: str = "", *, agreed: str = "") -> Page:
        page.goto(f"{address}{game}/score.html")
        page.evaluate("localStorage.clear()")
        page.reload()
        if form:
            page.get_by_label("Form", exact=True).select_option(label=form)
        if agreed:
            page.get_by_label(f"We play with {agreed}").check()
        press(page, "Begin")
        return page

    return opened


def press(page: Page, *names: str) -> None:
    """Press buttons, one after the other."""
    for name in names:
        page.get_by_role("button", name=name, exact=True).click()


def scores(page: Page, who: str, what: str) -> None:
    """Mark who gets the points, and what was made."""
    page.get_by_label(who, exact=True).check()
    press(page, what)


def said(page: Page) -> str:
    """What the line of status says."""
    return page.locator(".said").inner_text()


def heading(page: Page) -> str:
    """The heading of the board."""
    return page.locator(".board h2").inner_text()


def focused(page: Page) -> str:
    """The id of the element that has the focus."""
    found: str = page.evaluate("document.activeElement.id || document.activeElement.tagName")
    return found


def rows(page: Page) -> list[list[str]]:
    """The lines of the sheet."""
    lines = page.locator(".sheet-lines tbody tr").all()
    return [[" ".join(t.split()) for t in line.locator("td").all_inner_texts()] for line in lines]


def standing(page: Page) -> list[list[str]]:
    """How it stands, with what is over the columns."""
    lines = page.locator(".standing tr").all()
    return [line.locator("th, td").all_inner_texts() for line in lines]


def test_a_match_is_kept_by_keyboard_alone(page: Page, address: str) -> None:
    page.goto(f"{address}court/score.html")
    page.evaluate("localStorage.clear()")
    page.reload()
    page.locator("#name-0").focus()
    page.keyboard.type("Nell")
    page.get_by_role("button", name="Begin").focus()
    page.keyboard.press("Enter")
    assert focused(page) == "H2"
    page.get_by_label("Ben").focus()
    page.keyboard.press("Space")
    page.get_by_role("button", name="Sixty, opponent under thirty: 2").focus()
    page.keyboard.press("Enter")
    assert "Ben: 2 for “Sixty, opponent under thirty”." in said(page)
    assert heading(page) == "Round 2: Ben deals"
    assert focused(page) == "H2"
    (line,) = rows(page)
    assert line[1:] == ["Ben", "Sixty, opponent under thirty CNT-3", "2"]
    link = page.locator(".sheet-lines a").first.get_attribute("href")
    assert link == "law.html#COURT-CNT-3"


@pytest.mark.deep
def test_nobody_is_marked_before_somebody_is_chosen(keep: Keep) -> None:
    page = keep("court")
    for _ in range(2):  # at the start of each deal
        before = len(rows(page))
        assert page.locator("[name=side]:checked").count() == 0
        press(page, "Sixty: 1")
        assert len(rows(page)) == before
        assert said(page) == "First choose who gets the points."
        assert page.locator("#ask").is_visible()
        assert focused(page) == "side-0"
        assert page.locator("#side-0").get_attribute("aria-describedby") == "ask"
        page.keyboard.press("Space")
        assert page.locator("#ask").is_hidden()
        press(page, "Sixty: 1")
        assert len(rows(page)) == before + 1


@pytest.mark.full
def test_who_is_marked_survives_a_reload(keep: Keep) -> None:
    page = keep("court")
    page.get_by_label("Ben", exact=True).check()
    page.reload()
    press(page, "Sixty: 1")
    assert said(page).startswith("Ben: 1 for “Sixty”.")


def test_whose_fault_it_was_is_not_who_gains(keep: Keep) -> None:
    page = keep("sixty-six")
    assert page.locator(".who legend").inner_text() == "Who gets the points?"
    faults = page.get_by_role("group", name="Choose who gets the points, not who made it")
    assert faults.get_by_role("button").all_inner_texts() == [
        "Close failed, closer on 33 or more: 1",
        "Close failed, closer under 33: 2",
        "Close failed, opponent had no trick at the close: 3",
        "False declaration: 2",
        "Deal ended for a faulty draw: 1",
        "Opponent played a wrong card: 2",
    ]
    made = page.get_by_role("group", name="Points won").get_by_role("button")
    assert all("failed" not in text for text in made.all_inner_texts())
    doubt = page.locator(".board .aside", has_text="“False declaration”?")
    told = load_ledger("sixty-six").clause("S66-D4").text
    wanted = f"“Close failed, opponent had no trick at the close” or “False declaration”? {told} D4"
    assert " ".join(doubt.inner_text().split()) == wanted


@pytest.mark.deep
def test_the_law_tells_a_tie_from_a_deal_that_nobody_wins(keep: Keep) -> None:
    page = keep("court")
    page.get_by_text("When to use which?").click()
    told = dict(
        zip(
            page.locator("details dt").all_inner_texts(),
            page.locator("details dd").all_inner_texts(),
            strict=True,
        )
    )
    clause = load_ledger("court").clause
    assert set(told) == {"Nobody scores", "A tie: carry a point"}
    assert clause("COURT-B7").text in told["Nobody scores"]
    assert clause("COURT-2H-R8").text in told["A tie: carry a point"]
    page = keep("sixty-six")  # where a deal that nobody wins is always tied
    assert page.get_by_role("button", name="Nobody scores").count() == 0


@pytest.mark.full
def test_a_tie_is_carried_and_an_entry_is_taken_back(keep: Keep) -> None:
    page = keep("court")
    press(page, "A tie: carry a point")
    assert "gets 1 more, carried over from a tie" in page.locator(".board").inner_text()
    scores(page, "Ann", "Sixty: 1")
    assert [line[1:] for line in rows(page)] == [
        ["–", "A tie: nobody scores 2H-R8 B8", ""],
        ["Ann", "Sixty CNT-2", "1"],
        ["Ann", "Carried from a tie 2H-R8 B8", "1"],
    ]
    press(page, "Undo")
    assert len(rows(page)) == 1
    gone = "Ann: 1 for “Sixty”. Ann: 1 for “Carried from a tie”."
    assert said(page) == f"Removed: {gone} Ann 0, Ben 0."
    page.reload()
    assert len(rows(page)) == 1  # this browser remembers


def test_whoever_has_seven_has_won_and_another_match_can_begin(keep: Keep) -> None:
    page = keep("court")
    for _ in range(3):
        scores(page, "Ann", "Sixty, opponent without a couplet: 3")
    assert heading(page) == "Ann has won the game"
    assert standing(page) == [["Player", "Points"], ["Ann", "9 (7 wins)"], ["Ben", "0 of 7"]]
    assert rows(page)[-1][1:] == ["Ann", "Has won the game CNT-1 B33", ""]
    assert page.get_by_role("button", name="Nobody scores").count() == 0
    press(page, "Play another")
    assert page.get_by_role("button", name="Begin").is_visible()


def test_a_sheet_is_not_lost_by_one_press(keep: Keep) -> None:
    page = keep("court")
    scores(page, "Ann", "Sixty: 1")
    press(page, "New sheet")
    assert said(page).startswith("You lose this sheet.")
    assert len(rows(page)) == 1
    press(page, "Really? You lose this sheet.")
    assert heading(page) == "A new sheet"


def test_balls_are_called_as_at_tennis(keep: Keep) -> None:
    page = keep("card-tennis")
    for name in ("Ann", "Ann", "Ben", "Ann", "Ben", "Ben", "Ben"):
        press(page, f"Ball to {name}")
    assert said(page).startswith("Advantage Ben.")
    press(page, "Ball to Ben")
    assert heading(page) == "Game 2: Ben serves"
    page.get_by_role("button", name="Ball to Ann").focus()
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.textContent") == "Ball to Ann"  # and once more


@pytest.mark.deep
def test_after_deuce_the_page_counts_the_balls_that_lie_on_the_trays(keep: Keep) -> None:
    page = keep("card-tennis")
    for _ in range(5):
        press(page, "Ball to Ann")
        press(page, "Ball to Ben")
    press(page, "Ball to Ann")
    table = page.locator(".standing tbody tr")
    assert [row.inner_text().split()[1] for row in table.all()] == ["4", "3"]
    assert "each side gives one back" in page.locator(".board").inner_text()
    assert "the server’s side first" not in page.locator(".board").inner_text()  # nobody serves


@pytest.mark.deep
@pytest.mark.parametrize("game", every(5, GAMES))
def test_only_the_chosen_form_tells_what_scores(page: Page, address: str, game: str) -> None:
    page.goto(f"{address}{game}/score.html")
    page.evaluate("localStorage.clear()")
    page.reload()
    for title in page.locator("#form option").all_inner_texts():
        page.locator("#form").focus()
        page.get_by_label("Form", exact=True).select_option(label=title)
        assert page.locator("section[data-form] h3:visible").all_inner_texts() == [title]
        assert focused(page) == "form"
    press(page, "Begin")
    assert page.locator("section[data-form] h3:visible").all_inner_texts() == [title]


@pytest.mark.parametrize("keeper", KEEPERS, ids=lambda k: f"{k.form.ledger.name}-{k.form.name}")
def test_each_reason_has_the_letter_of_the_tracker(site: Path, keeper: ScoreKeeper) -> None:
    ledger = keeper.form.ledger
    page = (site / ledger.name / "score.html").read_text(encoding="utf-8")
    section = page.split(f'data-form="{keeper.form.name}"')[1].split("</section>")[0]
    found = re.findall(r'<td><i>(\w+)</i></td><th scope="row">(.*?)</th>', section)
    wanted = [
        (letter, award.name) for letter, award in keyed(ledger, ledger.form(keeper.form.name))
    ]
    assert [(letter, unescape(name)) for letter, name in found] == wanted


# ------------------------------------------------------------------ tricks and titles


def tricks(page: Page, n: int) -> None:
    """Say how many tricks the first side won, and write the round down."""
    page.get_by_label("Ann and Cy", exact=True).select_option(str(n))
    press(page, "Record the round")


@pytest.mark.full
def test_tricks_are_asked_and_the_page_reckons_those_above_six(keep: Keep) -> None:
    page = keep("nations")
    assert page.locator("[name=extra]").count() == 0  # titles, on which nobody has agreed
    page.get_by_label("Ann and Cy", exact=True).select_option("7")
    assert page.get_by_label("Ben and Di", exact=True).input_value() == "6"
    assert said(page) == "This round: Ann and Cy, 7 tricks: 1 above six."
    press(page, "Record the round")
    assert said(page) == "Ann and Cy: 1 for “7 tricks: 1 above six”. Ann and Cy 1, Ben and Di 0."
    tricks(page, 3)
    assert [line[1:] for line in rows(page)] == [
        ["Ann and Cy", "7 tricks: 1 above six 15", "1"],
        ["Ben and Di", "10 tricks: 4 above six 15", "4"],
    ]
    assert standing(page)[0] == ["Side", "Points"]


@pytest.mark.deep
def test_a_round_without_tricks_is_not_written_down(keep: Keep) -> None:
    page = keep("nations", agreed="titles")
    page.get_by_label("Ben and Di: Three titles, 2").check()
    press(page, "Record the round")
    assert rows(page) == []
    assert said(page) == "First choose how many tricks each side won."
    assert focused(page) == "tricks-0"


@pytest.mark.deep
def test_one_side_has_titles_until_they_are_taken_off(keep: Keep) -> None:
    page = keep("nations", agreed="titles")
    page.get_by_label("Ann and Cy: All four titles, 4").check()
    page.get_by_label("Ben and Di: Three titles, 2").check()
    page.get_by_label("Ann and Cy", exact=True).select_option("8")
    page.reload()  # what is chosen is kept before it is written
    assert page.locator("[name=extra]:checked").count() == 1
    basket = "This round: Ann and Cy, 8 tricks: 2 above six; Ben and Di, Three titles."
    assert page.locator(".basket").inner_text() == basket
    page.get_by_label("Neither side scores titles").check()
    press(page, "Record the round")
    assert said(page).endswith("Ann and Cy 2, Ben and Di 0.")
    assert len(rows(page)) == 1


@pytest.mark.deep
def test_titles_come_too_late_where_tricks_have_won(keep: Keep) -> None:
    page = keep("nations", agreed="titles")
    for n in (13, 0, 8, 5):
        tricks(page, n)
    assert [line[1] for line in standing(page)[1:]] == ["9 of 10", "9 of 10"]
    page.get_by_label("Ben and Di: Three titles, 2").check()
    tricks(page, 7)
    assert heading(page) == "Ann and Cy have won the game"
    late = load_ledger("nations").clause("NAT-D1").text
    assert f"Ben and Di: “Three titles” no longer counts: the game is already won. {late}" in said(
        page
    )
    assert [line[1] for line in standing(page)[1:]] == ["10 of 10", "9 of 10"]


# ------------------------------------------------------------------ stacks


def stack(page: Page, group: str, what: str) -> None:
    """Write down a stack of whoever is marked."""
    page.get_by_label("Group", exact=True).select_option(label=group)
    press(page, what)


def offered(page: Page) -> list[str]:
    """What a stack can be."""
    return page.locator(".board .deeds:not(.ends) button:visible").all_inner_texts()


@pytest.mark.full
def test_a_group_brings_no_more_than_its_cards(keep: Keep) -> None:
    page = keep("portrait-authors")
    press(page, "Book: 10")
    assert said(page) == "First choose who stacks."
    page.get_by_label("Ann", exact=True).check()
    press(page, "Book: 10")
    assert said(page) == "First choose the group."
    assert focused(page) == "group"
    stack(page, "Poets", "Pair: 0")
    assert said(page).startswith("Ann: 0 for “Pair, Poets”.")
    page.get_by_label("Group", exact=True).select_option(label="Poets, 3 pairs left")
    assert offered(page) == ["Pair: 0", "Pair royal: 3", "Double pair royal: 6"]
    press(page, "Double pair royal: 6")  # by Ann, who is marked until another is
    groups = page.locator("#group option").all_inner_texts()
    assert not [group for group in groups if group.startswith("Poets")]
    for group in groups[1:]:
        stack(page, group, "Book: 10")
    assert [line[0] for line in rows(page)] == ["Ann"] * 9
    assert page.locator("#group").count() == 0  # no tenth
    press(page, "All cards are stacked")
    assert heading(page) == "Ann has won"


def test_a_game_is_not_ended_by_one_press_and_nobody_wins_without_points(keep: Keep) -> None:
    page = keep("portrait-authors")
    press(page, "All cards are stacked")
    assert said(page).startswith("8 groups are not complete.")
    press(page, "Really? 8 groups are not complete.")
    assert heading(page) == "Nobody has won"


@pytest.mark.deep
def test_sketches_make_more_books_where_they_are_agreed(keep: Keep) -> None:
    page = keep("portrait-authors", "The easy form")
    assert page.locator("#group option").count() == 1 + 8
    page = keep("portrait-authors", "The easy form", agreed="sketches")
    assert page.locator("#group option").count() == 1 + 16


@pytest.mark.full
def test_an_evening_adds_up_its_games(keep: Keep) -> None:
    page = keep("portrait-authors", "The Bank game")
    for game, (who, group) in enumerate((("Ann", "Poets"), ("Ben", "Poets"), ("Ben", "Novelists"))):
        page.get_by_label(who, exact=True).check()
        stack(page, group, "Book: 10")
        press(page, "All cards are stacked", "Really? 7 groups are not complete.")
        if game < 2:
            press(page, "Play another")
            assert focused(page) == "H2"
    assert standing(page) == [
        ["Player", "Points", "Evening"],
        ["Ann", "0", "10"],
        ["Ben", "10", "20"],
    ]
    assert "the highest total is 20: Ben." in page.locator(".board").inner_text()
    page.reload()
    assert standing(page)[0][-1] == "Evening"
    press(page, "New sheet", "Really? You lose the scores of this evening.")
    press(page, "Begin")
    assert standing(page)[0] == ["Player", "Points"]


# ------------------------------------------------------------------ how it looks


def stacked(page: Page) -> None:
    """A stack of a part of a group."""
    page.get_by_label("Ann", exact=True).check()
    stack(page, "Poets", "Double pair royal: 6")


WRITTEN: dict[str, Callable[[Page], None]] = {
    "court": lambda page: scores(page, "Ann", "Opponent’s close failed: 2"),
    "sixty-six": lambda page: scores(page, "Ann", "Deal ended for a faulty draw: 1"),
    "card-tennis": lambda page: press(page, *["Ball to Ann"] * 4),
    "nations": lambda page: tricks(page, 5),
    "portrait-authors": stacked,
}


@pytest.mark.parametrize("game", every(5, GAMES))
def test_a_sheet_with_long_names_fits_a_small_phone(page: Page, address: str, game: str) -> None:
    page.goto(f"{address}{game}/score.html")
    page.evaluate("localStorage.clear()")
    page.reload()
    page.set_viewport_size({"width": 320, "height": 800})
    page.locator("#name-1").fill("W" * 20)
    page.get_by_label(re.compile("player 2 (deals|serves)$", re.IGNORECASE)).check()
    press(page, "Begin")
    WRITTEN[game](page)
    assert page.evaluate("document.documentElement.scrollWidth") == 320
    sizes = """() => [...document.querySelectorAll('.board button, .board select')]
        .filter((each) => each.getBoundingClientRect().height < 44).length"""
    assert page.evaluate(sizes) == 0


def test_without_a_script_the_page_tells_what_scores(browser: Browser, address: str) -> None:
    with browser.new_context(java_script_enabled=False) as context:
        page = context.new_page()
        page.goto(f"{address}sixty-six/score.html")
        assert page.locator(".without").is_visible()
        assert page.locator("table.awards:visible").count() == 3
