"""Times a deck in the browser: from the press of “Make the PDF” until it can be saved.

    .venv/bin/cardwright build && .venv/bin/python -m tests.bench.print_shop [SITE]

In Chromium without a screen, the usual deck of each game: in a browser that has never been here
(cold), on the same page opened again (warm), and once more with the program loaded (again). Prints
seconds on the clock and of the processor, of all of the browser's processes, and the bytes of the
archives that the print shop adds to what a table loads.
"""

import functools
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from cardwright.ledger.games import GAMES
from tests.bench.first_card import timed
from tests.serving import serving

#: What the print shop loads and a table does not, below `play/`.
ADDED = ("printing.zip", "pyodide/uharfbuzz.zip", "pyodide/printing_stdlib.zip")
_PATIENCE = 120_000


def make(page: Page) -> None:
    """Press the button, and wait for the link."""
    page.locator("#make").click()
    page.locator(".files a").wait_for(timeout=_PATIENCE)


def runs(browser: Browser, address: str, game: str) -> Iterator[tuple[str, float, float]]:
    """Cold, warm and again: which, seconds on the clock and of the processor."""
    with browser.new_context() as context:
        page = context.new_page()
        for which in ("cold", "warm"):
            page.goto(f"{address}{game}/print-shop.html", wait_until="networkidle")
            yield which, *timed(functools.partial(make, page))
        page.evaluate("document.querySelector('.files').replaceChildren()")
        yield "again", *timed(functools.partial(make, page))


def main() -> None:
    """Print a table of every game."""
    site = Path(sys.argv[1] if sys.argv[1:] else "build/site")
    chromium = shutil.which("chromium") or shutil.which("chromium-headless-shell")
    if chromium is None or not (site / "court" / "print-shop.html").is_file():
        sys.exit("wants Chromium, and a site that is built: cardwright build")
    print(f"{'':18}{'':8}{'clock s':>9}{'CPU s':>8}{'added bytes':>13}")
    with serving(site) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for game in GAMES:
            files = [site / "play" / name for name in (*ADDED, f"printing-{game}.zip")]
            added = sum(file.stat().st_size for file in files)
            for which, clock, busy in runs(browser, address, game):
                print(f"{game:18}{which:8}{clock:9.2f}{busy:8.2f}{added:13}", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
