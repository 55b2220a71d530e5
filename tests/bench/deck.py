"""Times our Nations deck (A4, nine-up, duplex) beside protograf, each as a whole process.

    .venv/bin/pip install -q -e '.[bench]' && .venv/bin/python tests/bench/deck.py

Prints seconds (minimum and median of the runs, taken in turn), the ratio of the medians, the size
of each PDF and whether it embeds its fonts. protograf is timed twice: drawing frame, names and
figures alone, and with one SVG picture of our card_art on every card, as our cards have.
"""

import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import pikepdf

RUNS = 5
HERE = Path(__file__).parent
OURS = """
import sys
from pathlib import Path
from generator.pdf.deck import deck_batches, deck_pdf
from generator.pdf.units import PAPERS
from generator.scene.inks import PALETTES
pdf = deck_pdf("Nations", deck_batches("nations"), PAPERS["a4"], PALETTES["colour"])
Path(sys.argv[1]).write_bytes(pdf)
"""


def fonts_embedded(path: Path) -> bool:
    """Whether every font of the PDF carries its font file."""
    with pikepdf.open(path) as pdf:
        fonts = [
            o
            for o in pdf.objects
            if isinstance(o, pikepdf.Dictionary) and o.get("/Type") == "/Font"
        ]
        return all("/FontFile2" in font.get("/FontDescriptor", {}) for font in fonts)


def main() -> None:
    """Run everything in turn and print the table."""
    with tempfile.TemporaryDirectory() as folder:
        out = {name: Path(folder) / f"{name}.pdf" for name in ("cardwright", "plain", "pictures")}
        art = HERE.parents[1] / "card_art" / "nations" / "map-africa.svg"
        peer = [sys.executable, str(HERE / "protograf_deck.py")]
        runs = {
            "cardwright": ([sys.executable, "-c", OURS, str(out["cardwright"])], {}),
            "plain": (peer, {"OUT": str(out["plain"])}),
            "pictures": (peer, {"OUT": str(out["pictures"]), "ART": str(art)}),
        }
        times: dict[str, list[float]] = {name: [] for name in runs}
        for _ in range(RUNS):
            for name, (command, extra) in runs.items():
                start = time.perf_counter()
                quiet = subprocess.DEVNULL
                subprocess.run(command, env={**os.environ, **extra}, check=True, stdout=quiet)
                times[name].append(time.perf_counter() - start)
        ours = statistics.median(times["cardwright"])
        print(f"{'deck':22} {'min s':>7} {'median':>7} {'ratio':>6} {'KB':>6}  fonts")
        for name, label in (
            ("cardwright", "cardwright"),
            ("plain", "protograf, no pictures"),
            ("pictures", "protograf, pictures"),
        ):
            median = statistics.median(times[name])
            size = out[name].stat().st_size / 1024
            fonts = "embedded" if fonts_embedded(out[name]) else "not embedded"
            low = min(times[name])
            print(f"{label:22} {low:7.3f} {median:7.3f} {median / ours:6.1f} {size:6.0f}  {fonts}")


if __name__ == "__main__":
    main()
