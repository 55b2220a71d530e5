"""A Chromium, and a built site that is served and lies in a folder."""

from __future__ import annotations

import contextlib
import functools
import http.server
import os
import shutil
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Error, Page, sync_playwright

#: Quiet and without a net of its own.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def missing(what: str) -> None:
    """Skip the test, or fail it where CI is set."""
    if os.environ.get("CI") == "true":
        pytest.fail(what)
    pytest.skip(what)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's Chromium, driven by Playwright."""
    chromium = shutil.which("chromium")
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


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves files and says nothing; the browser may hang up early."""

    def log_message(self, *_: object) -> None:
        pass

    def handle(self) -> None:
        with contextlib.suppress(ConnectionError):
            super().handle()


@pytest.fixture(scope="session")
def served(site: Path) -> Iterator[str]:
    """The address at which the site is served."""
    handler = functools.partial(Quiet, directory=str(site))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


@pytest.fixture(params=[pytest.param("served", marks=pytest.mark.deep), "folder"])
def address(request: pytest.FixtureRequest, site: Path, served: str) -> str:
    """Where the site is: at an http address, and in a folder."""
    return served if request.param == "served" else f"{site.as_uri()}/"
