"""Times a visitor's first card: from the press of “Deal” until a hand lies on the page.

    .venv/bin/cardwright build && .venv/bin/python -m tests.bench.first_card [SITE]

In Chromium without a screen, a game in a browser that has never been here (cold), and once more on
a page that is opened again (warm). Prints seconds on the clock and of the processor, of all of the
browser's processes, the longest task of the page's own thread in ms, and its peer in the same run:
the first lesson of the game, opened.
"""

import functools
import os
import shutil
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, Page, sync_playwright

from cardwright.ledger.games import GAMES
from tests.serving import serving

RUNS = 3
_TICK = os.sysconf("SC_CLK_TCK")
_WATCH = """
  window.longest = 0;
  new PerformanceObserver((list) => {
    for (const task of list.getEntries()) window.longest = Math.max(window.longest, task.duration);
  }).observe({ type: "longtask", buffered: true });
"""


def processor() -> float:
    """Seconds of the processor that all processes of Chromium have taken so far."""
    total = 0
    for place in Path("/proc").glob("[0-9]*/stat"):
        try:
            name, _, rest = place.read_text("utf-8").partition("(")[2].rpartition(")")
        except OSError:  # it has ended
            continue
        if name.startswith("chrom"):
            fields = rest.split()
            total += int(fields[11]) + int(fields[12])
    return total / _TICK


def timed(do: Callable[[], None]) -> tuple[float, float]:
    """What it takes on the clock and of the processor, in seconds."""
    clock, busy = time.monotonic(), processor()
    do()
    return time.monotonic() - clock, processor() - busy


def deal(page: Page) -> None:
    """Press “Deal”, and wait for the hand."""
    page.locator(".terms button[type=submit]").click()
    page.locator(".own .one, .own figure").first.wait_for(timeout=120_000)


def runs(browser: Browser, address: str, game: str) -> Iterator[tuple[str, float, float, float]]:
    """Cold and warm: which, seconds on the clock and of the processor, the longest task in ms."""
    with browser.new_context(viewport={"width": 390, "height": 844}) as context:
        page = context.new_page()
        page.add_init_script(_WATCH)
        for which in ("cold", "warm"):
            page.goto(f"{address}{game}/play.html", wait_until="networkidle")
            page.evaluate("localStorage.clear()")
            page.reload(wait_until="networkidle")
            clock, busy = timed(functools.partial(deal, page))
            yield which, clock, busy, page.evaluate("window.longest")
        first = page.goto(f"{address}{game}/learn.html")
        assert first
        clock, busy = timed(page.locator(".course li a").first.click)
        page.wait_for_load_state("load")
        yield "a lesson", clock, busy, page.evaluate("window.longest")


def main() -> None:
    """Print a table of every game."""
    site = Path(sys.argv[1] if sys.argv[1:] else "build/site")
    chromium = shutil.which("chromium")
    if chromium is None or not (site / "court" / "play.html").is_file():
        sys.exit("wants Chromium, and a site that is built: cardwright build")
    print(f"{'':18}{'':10}{'clock s':>9}{'CPU s':>8}{'longest task ms':>17}")
    with serving(site) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for game in GAMES:
            found: dict[str, list[tuple[float, float, float]]] = {}
            for _ in range(RUNS):
                for which, *figures in runs(browser, address, game):
                    found.setdefault(which, []).append((figures[0], figures[1], figures[2]))
            for which, rows in found.items():
                clock, busy, longest = (median(column) for column in zip(*rows, strict=True))
                print(f"{game:18}{which:10}{clock:9.2f}{busy:8.2f}{longest:17.0f}", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
