"""Times what goes to a press: 64 cards as pictures of 300 to the inch, and as pages of a PDF.

    .venv/bin/python -m tests.bench.press

Portrait Authors has the most cards, 64, besides its reference cards and the back. `export` for The
Game Crafter renders each of them on its canvas of 825 × 1125 pixels, by one process and by two;
`export` for DriveThruCards sets them as pages, and `preflight` looks at both. Each line is a whole
process: seconds on the clock, minimum and median, and the least of the processor's.
"""

import sys
import tempfile
from pathlib import Path

from tests.bench.clock import HEAD, Times, run

RUNS = 3
GAME = "portrait-authors"
COMMAND = (sys.executable, "-m", "cardwright")


def main() -> None:
    """Run everything in turn and print the table."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        pictures, pages = str(home / "pictures"), str(home / "pages")
        made = ("export", GAME, "--for", "the-game-crafter", "-o", pictures)
        runs = {
            "pictures, two processes": (*made, "-j", "2"),
            "pictures, one process": (*made, "-j", "1"),
            "pages": ("export", GAME, "--for", "drivethrucards", "-o", pages),
            "preflight of pictures": (
                *("preflight", f"{pictures}/{GAME}"),
                *("--vendor", "the-game-crafter"),
            ),
            "preflight of pages": (
                *("preflight", f"{pages}/{GAME}"),
                *("--vendor", "drivethrucards"),
            ),
        }
        times = {name: Times() for name in runs}
        for _ in range(RUNS):
            for name, words in runs.items():
                run((*COMMAND, *words), times[name])
        print(f"{'':26} {HEAD}")
        for name, taken in times.items():
            print(f"{name:26} {taken.line}")


if __name__ == "__main__":
    main()
