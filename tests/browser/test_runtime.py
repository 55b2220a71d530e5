"""The engine in a page: it answers as it does here, asks nothing elsewhere, and never hangs."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route

from cardwright.engine.session import Session
from tests.browser.conftest import Host
from tests.contract.plays import Table, recommended
from tests.engine.sessions import Answer, opening, seated
from tests.tiers import Sample, every

pytestmark = pytest.mark.browser

COURT = Table("court", "two-handed")
FORMS = [
    table if table == COURT else pytest.param(table, marks=pytest.mark.deep)
    for table in recommended()
]
#: The first moment at which the engine can be asked, in ms, and what was told of its coming.
START = """async () => {
  const shares = [], began = performance.now();
  await Cardwright.engine.start((share) => shares.push(share));
  await Cardwright.engine.ask({do: "games"});
  return {took: performance.now() - began, shares};
}"""
ASK = """async (messages) => {
  const answers = [];
  for (const message of messages) answers.push(await Cardwright.engine.ask(message));
  return answers;
}"""
#: What a start that fails says, within the patience given.
FAIL = """(patience) => {
  Cardwright.engine.patience = patience;
  return Cardwright.engine.start().then(() => "it began", (error) => error.message);
}"""
LOADED = (
    *("weights.json", "pyodide.js", "pyodide-lock.json", "pyodide.asm.js", "pyodide.asm.wasm"),
    *("python_stdlib.zip", "engine.zip"),
)


@pytest.fixture(scope="module")
def player(browser: Browser, host: Host) -> Iterator[Page]:
    """A page in which the engine has begun, and from which nothing was asked of other sites."""
    asked: set[str] = set()
    said: list[str] = []
    with browser.new_context(service_workers="block") as context:
        page = context.new_page()
        page.on("request", lambda request: asked.add(request.url))
        page.on("console", lambda message: said.append(message.text))
        page.on("pageerror", lambda error: said.append(str(error)))
        page.goto(f"{host.address}blank.html")
        page.wait_for_timeout(200)
        before = {url.rpartition("/")[2] for url in asked}
        assert before - {"icon.svg"} == {"blank.html", "play.js"}
        told = [page.evaluate(START)]
        page.reload()
        told.append(page.evaluate(START))
        times = ", ".join(f"{start['took']:.0f} ms" for start in told)
        print(f"to the first answer, cold and warm: {times}")  # noqa: T201 - a figure, no fault
        for shares in (start["shares"] for start in told):
            assert shares == sorted(shares)
            assert shares[-1] == 1
        yield page
        assert said == []
        assert {url for url in asked if not url.startswith(host.address)} == set()
        assert {url.rpartition("/")[2] for url in asked} > set(LOADED)


def dealt(table: Table, keeper: str, seed: int) -> Iterator[tuple[Answer, Answer]]:
    """The messages of a deal that players of the engine play, each with its answer here."""
    session = Session()
    seats = seated(table.form())

    def asked(do: str, **fields: object) -> tuple[Answer, Answer]:
        message = {"do": do, **fields}
        return message, session.answer(message)

    begin = opening(table, *[keeper] * seats, seed=seed)
    answer = session.answer(begin)
    yield begin, answer
    yield asked("advise", seat=answer["to_move"])
    while not answer["deal_over"]:
        message, answer = asked("step", seat=seed % seats)
        yield message, answer
    for seat in range(seats):
        yield asked("look", seat=seat)
    for do in ("end", "record", "link"):
        yield asked(do)


def same(page: Page, asked: list[tuple[Any, Answer]]) -> None:
    """The page answers each message as it was answered here."""
    answers = page.evaluate(ASK, [message for message, _ in asked])
    for (message, here), there in zip(asked, answers, strict=True):
        assert there == here, message


@pytest.mark.parametrize("table", FORMS, ids=str)
def test_a_deal_is_played_in_the_page_as_it_is_here(
    player: Page, table: Table, sample: Sample, request: pytest.FixtureRequest
) -> None:
    """`--deals 100` plays so many of each form."""
    for seed in range(request.config.getoption("--deals") or sample(1, 3)):
        same(player, list(dealt(table, "beginner", seed)))


@pytest.mark.full
@pytest.mark.parametrize("table", FORMS, ids=str)
def test_players_who_try_out_choose_in_the_page_as_they_do_here(player: Page, table: Table) -> None:
    for keeper in ("good", "strong"):
        same(player, list(dealt(table, keeper, seed=11))[:4])


def test_whatever_can_be_asked_is_answered_in_the_page_as_it_is_here(player: Page) -> None:
    session = Session()
    messages: list[Any] = [
        {"do": "games"},
        opening(COURT, "person", "beginner", seed=4, learning=True),
        {"do": "look", "seat": 0},
        {"do": "step"},
        *({"do": "judge", "seat": 0, "action": action} for action in range(24)),
        *({"do": "play", "seat": 0, "action": action} for action in range(24)),
        {"do": "undo", "seat": 0},
        {"do": "look", "seat": 0},
        {"do": "next"},
        {"do": "end"},
        {"do": "fly"},
        {"do": "look", "seat": 7},
        {"seat": 1},
        {"do": "begin", "game": "whist", "form": "", "seats": [], "seed": 2**60},
        *(None, 7, "look", [], {}, "“❧”"),
    ]
    asked = [(message, session.answer(message)) for message in messages]
    assert sum("error" in answer for _, answer in asked) > 8
    same(player, asked)


def test_many_may_ask_at_once_and_each_has_its_own_answer(player: Page) -> None:
    seats = player.evaluate(
        """async (begin) => {
          await Cardwright.engine.ask(begin);
          const looks = [1, 0, 1, 0].map((seat) => Cardwright.engine.ask({do: "look", seat}));
          return (await Promise.all(looks)).map((look) => look.seat);
        }""",
        opening(COURT),
    )
    assert seats == [1, 0, 1, 0]


# ------------------------------------------------------------------ what may go wrong


SCRIPTS = ("play-worker.js", "pyodide.js", "pyodide.asm.js")
#: What is told of a file, by what is wrong with it; the last is what can be done.
TOLD = {
    "missing": "{} is missing from this site (status 404). If this is your site, upload",
    "a page": "instead of {}. If this is your site, upload",
    "truncated": "{} was only partly loaded. Reload the page to try again.",
    "cut off": "{} cannot be reached",
}


@pytest.mark.parametrize("damage", every(2, TOLD))
@pytest.mark.parametrize("name", every(4, LOADED, start=2, deep=3))
def test_a_file_that_does_not_come_whole_is_named_with_what_can_be_done(
    page: Page, host: Host, site: Path, name: str, damage: str
) -> None:
    (whole,) = (site / "play").rglob(name)

    def spoilt(route: Route) -> None:
        if damage == "missing":
            route.fulfill(status=404, body="not found")
        elif damage == "a page":  # as hosts of one page answer for everything that they lack
            route.fulfill(body="<!DOCTYPE html>", headers={"Content-Type": "text/html"})
        elif damage == "truncated":
            kind = "text/javascript" if name.endswith(".js") else "application/octet-stream"
            body = whole.read_bytes()[: whole.stat().st_size // 2]
            route.fulfill(body=body, headers={"Content-Type": kind})
        else:
            route.abort()

    page.route(f"**/{name}", spoilt)
    page.goto(f"{host.address}blank.html")
    began = time.monotonic()
    said = page.evaluate(FAIL, 60_000)
    assert time.monotonic() - began < 30
    assert TOLD[damage].format(name) in said or (name, damage) == ("weights.json", "truncated")
    assert "Reload the page" in said or "upload" in said


@pytest.mark.parametrize("kind", every(2, ["application/octet-stream", "text/plain"]))
@pytest.mark.parametrize("name", every(3, SCRIPTS))
def test_a_script_of_a_type_that_no_browser_runs_is_named(
    page: Page, host: Host, name: str, kind: str
) -> None:
    def mistyped(route: Route) -> None:
        there = route.fetch()
        route.fulfill(response=there, headers={"Content-Type": kind})

    page.route(f"**/{name}", mistyped)
    page.goto(f"{host.address}blank.html")
    said = page.evaluate(FAIL, 60_000)
    assert said == (
        f"{name} is sent as {kind}, and no browser runs that as a script. If this is your site, "
        "set its server to send .js files as text/javascript."
    )


@pytest.mark.parametrize(
    ("status", "told"),
    [
        (404, "is missing from this site (status 404). If this is your site, upload it again."),
        pytest.param(
            503, "cannot be reached. Reload the page to try again.", marks=pytest.mark.deep
        ),
    ],
)
def test_a_worker_that_does_not_come_is_named(
    page: Page, host: Host, status: int, told: str
) -> None:
    page.route("**/play-worker.js", lambda route: route.fulfill(status=status))
    page.goto(f"{host.address}blank.html")
    assert page.evaluate(FAIL, 60_000) == f"play-worker.js {told}"


@pytest.mark.parametrize("lacking", ["WebAssembly", pytest.param("Worker", marks=pytest.mark.deep)])
def test_what_a_browser_lacks_is_named(browser: Browser, host: Host, lacking: str) -> None:
    with browser.new_context(service_workers="block") as context:
        page = context.new_page()
        page.goto(f"{host.address}blank.html")
        page.evaluate(f"delete window.{lacking}")
        assert page.evaluate(FAIL, 60_000) == (
            f"This browser cannot run the engine: {lacking} is missing or turned off."
        )


def test_what_never_comes_is_not_waited_for(page: Page, host: Host) -> None:
    page.route("**/engine.zip", lambda _: None)
    page.goto(f"{host.address}blank.html")
    assert page.evaluate(FAIL, 400).startswith("The engine does not respond.")


@pytest.mark.deep
def test_after_a_failure_one_may_try_again(page: Page, host: Host) -> None:
    page.route("**/weights.json", lambda route: route.abort(), times=1)
    page.goto(f"{host.address}blank.html")
    assert page.evaluate(FAIL, 60_000).startswith("weights.json cannot be reached")
    assert page.evaluate(FAIL, 60_000) == "it began"


@pytest.mark.deep
def test_who_stops_the_engine_is_told_and_may_begin_anew(page: Page, host: Host) -> None:
    page.goto(f"{host.address}blank.html")
    said = page.evaluate(
        """async () => {
          await Cardwright.engine.start();
          const asked = Cardwright.engine.ask({do: "games"});
          await 0;
          Cardwright.engine.stop();
          return asked.then(() => "answered", (error) => error.message);
        }"""
    )
    assert said == "The engine was stopped."
    no_match = Session().answer({"do": "link"})
    assert page.evaluate(ASK, [{"do": "link"}]) == [no_match]


def test_from_a_folder_one_is_told_to_serve_the_site(page: Page, site: Path) -> None:
    page.goto((site / "checked.html").as_uri())
    page.add_script_tag(url=(site / "assets/play.js").as_uri())
    assert "cardwright site --serve" in page.evaluate(FAIL, 1000)
    said = page.evaluate("Cardwright.engine.ask({do: 'games'}).catch((error) => error.message)")
    assert "cardwright site --serve" in said
