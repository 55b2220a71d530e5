"""Times how long a PDF viewer needs for a page of each deck, beside a deck made by protograf.

    .venv/bin/pip install -q -e '.[bench,test]' && .venv/bin/python -m tests.bench.view

pdfium, the renderer of Chromium, draws every page of the A4 decks as a screen shows it (110 dots
to the inch). Prints pages, the median and the slowest page in seconds, and the ratio of the
medians to protograf's deck with one SVG picture of our card_art on every card.
"""

import importlib
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from cardwright.drawing.scene.inks import PALETTES
from cardwright.drawing.scene.paper import PAPERS
from cardwright.ledger import load_ledger
from cardwright.ledger.games import GAMES
from cardwright.printing.sheets.deck import deck_pdf
from cardwright.printing.sheets.plan import deck_batches
from tests.bench.needs import needs

DPI = 110
HERE = Path(__file__).parent


def seconds(pdf: bytes) -> list[float]:
    """The time of each page, in order."""
    document = importlib.import_module("pypdfium2").PdfDocument(pdf)
    times = []
    for number in range(len(document)):
        start = time.perf_counter()
        document[number].render(scale=DPI / 72)
        times.append(time.perf_counter() - start)
    return times


def peer() -> bytes:
    """A deck by protograf with a picture on every card."""
    art = HERE.parents[1] / "card_art" / "nations" / "map-africa.svg"
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "deck.pdf"
        command = [sys.executable, str(HERE / "protograf_deck.py")]
        environment = {**os.environ, "OUT": str(out), "ART": str(art)}
        subprocess.run(command, env=environment, check=True, stdout=subprocess.DEVNULL)
        return out.read_bytes()


def main() -> None:
    """Render all decks and print the table."""
    needs("pypdfium2", "protograf")
    theirs = seconds(peer())
    usual = statistics.median(theirs)
    print(f"{'deck':18} {'pages':>5} {'median s':>9} {'slowest':>8} {'ratio':>6}")
    for game in GAMES:
        title = load_ledger(game).title
        pdf = deck_pdf(
            title, deck_batches(load_ledger(game), PAPERS["a4"]), PAPERS["a4"], PALETTES["color"]
        )
        row(game, seconds(pdf), usual)
    row("protograf", theirs, usual)


def row(name: str, times: list[float], usual: float) -> None:
    """One line of the table."""
    median = statistics.median(times)
    print(f"{name:18} {len(times):5} {median:9.3f} {max(times):8.3f} {median / usual:6.1f}")


if __name__ == "__main__":
    main()
