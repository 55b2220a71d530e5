"""A Chromium, and a built site that is served and lies in a folder."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from importlib.resources import files
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Error, Page, ViewportSize, sync_playwright

from cardwright.paths import data
from tests.serving import Poor, serving, stored_key

#: Quiet and without a net of its own; the engine is not compiled a second time for speed.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--font-render-hinting=none",  # as in a window
    "--js-flags=--liftoff-only",
]


def missing(what: str) -> None:
    """Skip the test, or fail it where CI is set."""
    if os.environ.get("CI") == "true":
        pytest.fail(what)
    pytest.skip(what)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's Chromium, driven by Playwright: where it is installed the one without a window."""
    chromium = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    if chromium is None:
        missing("chromium is not installed")
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield running
        running.close()


@pytest.fixture(scope="session")
def _tab(browser: Browser) -> Iterator[Page]:
    """The one tab of all tests: to open another costs more than the page that is opened in it."""
    with browser.new_context(service_workers="block") as context:
        yield context.new_page()


@pytest.fixture
def page(_tab: Page) -> Iterator[Page]:
    """The tab as if it were new: blank, in the light, of the usual size, with nothing stopped."""
    _tab.goto("about:blank")
    _tab.set_viewport_size({"width": 1280, "height": 720})
    _tab.emulate_media(
        media="screen", color_scheme="light", reduced_motion="no-preference", forced_colors="none"
    )
    yield _tab
    _tab.unroute_all()


@pytest.fixture
def faultless(page: Page) -> Iterator[None]:
    """Whatever goes wrong in the tab fails the test."""
    faults: list[str] = []

    def wrong(error: Error) -> None:
        faults.append(str(error))

    def told(message: ConsoleMessage) -> None:
        if "Service Worker registration blocked" not in message.text:  # by us, see _tab
            faults.append(message.text)

    page.on("pageerror", wrong)
    page.on("console", told)
    yield
    page.remove_listener("pageerror", wrong)
    page.remove_listener("console", told)
    assert faults == []


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of axe-core, as the package axe-playwright-python carries it."""
    try:
        return files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")
    except ModuleNotFoundError:
        missing("axe-playwright-python is not installed")
        raise


@pytest.fixture(scope="session")
def served(site: Path) -> Iterator[str]:
    """The address at which the site is served."""
    with serving(site) as address:
        yield address


@pytest.fixture(params=[pytest.param("served", marks=pytest.mark.deep), "folder"])
def address(request: pytest.FixtureRequest, site: Path, served: str) -> str:
    """Where the site is: at an http address, and in a folder."""
    return served if request.param == "served" else f"{site.as_uri()}/"


# ------------------------------------------------------------------ pages that play

#: Whose settings let nobody wait.
AT_ONCE = f"""localStorage.setItem("{stored_key("table", Poor.under)}",
  JSON.stringify({{speed: "0"}}))"""
PATIENCE = 60_000  # milliseconds

#: The size of a phone held upright, in CSS pixels.
UPRIGHT: ViewportSize = {"width": 390, "height": 844}

BLANK = b"""<!DOCTYPE html><html lang="en"><title>A page that plays</title>
<link rel="icon" href="assets/icon.svg">
<script src="assets/play.js"></script></html>"""


def policy() -> str:
    """What a page that plays may do, as the template of all pages has it."""
    base = data("templates", "site", "base.html").read_text("utf-8")
    (found,) = re.findall(r'Content-Security-Policy" content="(.*?)">', base)
    allowed = found.replace("{% block engine %}{% endblock %}", " 'wasm-unsafe-eval'")
    assert allowed != found
    return str(allowed)


@dataclass
class Host:
    """A poor server of the site with a blank page that plays; the policy holds for every answer."""

    address: str
    asked: list[str] = field(default_factory=list)


@pytest.fixture(scope="session")
def host(site: Path) -> Iterator[Host]:
    allowed = policy()

    class Strict(Poor):
        def end_headers(self) -> None:
            self.send_header("Content-Security-Policy", allowed)
            super().end_headers()

        def do_GET(self) -> None:  # noqa: N802 - so the library calls it
            found.asked.append(self.path)
            if self.path != f"{self.under}blank.html":
                super().do_GET()
                return
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.send_header("Content-Length", str(len(BLANK)))
            self.end_headers()
            self.wfile.write(BLANK)

    with serving(site, Strict) as address:
        found = Host(address)
        yield found


@pytest.fixture(scope="session")
def _phone(browser: Browser, host: Host) -> Iterator[Page]:
    """A phone in which the engine has begun once; whatever goes wrong in it fails the tests."""
    faults: list[str] = []
    asked: set[str] = set()
    with browser.new_context(
        has_touch=True,
        viewport=UPRIGHT,
        service_workers="block",
        accept_downloads=True,
        reduced_motion="reduce",
    ) as context:
        context.clock.install()  # so that tests need not wait where a person has to
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.add_init_script(AT_ONCE)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda message: faults.append(message.text))
        page.on("request", lambda request: asked.add(request.url))
        yield page
        elsewhere = {url for url in asked if not url.startswith((host.address, "blob:"))}
    assert [fault for fault in faults if "Service Worker" not in fault] == []
    assert elsewhere == set()


@pytest.fixture
def phone(_phone: Page) -> Page:
    """The phone as it is taken up: upright, in the light, without motion."""
    _phone.set_viewport_size(UPRIGHT)
    _phone.emulate_media(color_scheme="light", reduced_motion="reduce", forced_colors="none")
    return _phone


@contextmanager
def watched_tab(browser: Browser, served: str) -> Iterator[Page]:
    """A tab without a service worker, in which nothing goes wrong and which asks only the site."""
    said: list[str] = []
    asked: set[str] = set()
    with browser.new_context(service_workers="block") as context:
        tab = context.new_page()
        tab.set_default_timeout(PATIENCE)
        tab.on("console", lambda message: said.append(message.text))
        tab.on("pageerror", lambda error: said.append(str(error)))
        tab.on("request", lambda request: asked.add(request.url))
        yield tab
    assert [line for line in said if "Service Worker" not in line] == []
    assert {url for url in asked if not url.startswith((served, "blob:"))} == set()
