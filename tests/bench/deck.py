"""Times our Nations deck (A4, nine-up, duplex) beside protograf, each as a whole process.

    .venv/bin/pip install -q -e '.[bench]' && .venv/bin/python -m tests.bench.deck

First 52 cards, then ten decks, 520. Ours is timed cold, made from nothing and kept nowhere, and
warm, as it is built when nothing has changed. `cardwright deck nations --paper a4`
makes the four other decks of a game and each card as SVG, too; with `--copies 10` a class set
alone. Prints seconds (minimum and median on the clock, minimum of the processor, runs taken in
turn), the ratio of the medians to our cold deck, the size of each PDF and whether it embeds its
fonts. protograf is timed twice: drawing frame, names and figures alone, and with one SVG picture
of our card_art on every card, as our cards have. Where it is not installed our own lines are
printed.
"""

import importlib.util
import sys
import tempfile
from pathlib import Path

import pikepdf

from tests.bench.clock import HEAD, Times, run

HERE = Path(__file__).parent
ART = HERE.parents[1] / "card_art" / "nations" / "map-africa.svg"
#: How many decks are made at once, what ours is called then, and how often all are timed: ten decks
#: with pictures take protograf more than a minute.
DECKS = ((1, "deck-a4.pdf", 5), (10, "deck-10-decks-a4.pdf", 1))
BUILD = ("-m", "cardwright", "deck", "nations", "--paper", "a4")


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
    """Run everything in turn and print a table for one deck and one for ten."""
    if not importlib.util.find_spec("protograf"):
        print("protograf is not installed: pip install -e '.[bench]'")
    for copies, name, times in DECKS:
        with tempfile.TemporaryDirectory() as folder:
            _table(copies, name, times, Path(folder))


def _table(copies: int, name: str, often: int, home: Path) -> None:
    """Time so many decks, ours being called so, so often; below the folder `home`."""
    cache = {"XDG_CACHE_HOME": str(home / "cache")}
    ours = (sys.executable, *BUILD, "--copies", str(copies))
    peer = (sys.executable, str(HERE / "protograf_deck.py"))
    cold, warm = home / "cold", home / "warm"
    plain, pictures = home / "plain.pdf", home / "pictures.pdf"
    runs = {
        "cardwright, cold": ((*ours, "--no-cache", "-o", str(cold)), cache),
        "cardwright, warm": ((*ours, "-o", str(warm)), cache),
    }
    pdfs = [out / "nations" / name for out in (cold, warm)]
    if importlib.util.find_spec("protograf"):
        many = {"COPIES": str(copies)}
        runs["protograf, no pictures"] = (peer, {"OUT": str(plain), **many})
        runs["protograf, pictures"] = (peer, {"OUT": str(pictures), "ART": str(ART), **many})
        pdfs += [plain, pictures]
    times = {each: Times() for each in runs}
    run(*_filling(runs["cardwright, warm"]))
    for _ in range(often):
        for each, (command, extra) in runs.items():
            run(command, times[each], extra)
    print(f"{f'{52 * copies} cards':22} {HEAD} {'ratio':>6} {'KB':>6}  fonts")
    for each, pdf in zip(runs, pdfs, strict=True):
        ratio = times[each].median / times["cardwright, cold"].median
        fonts = "embedded" if fonts_embedded(pdf) else "not embedded"
        size = pdf.stat().st_size / 1024
        print(f"{each:22} {times[each].line} {ratio:6.1f} {size:6.0f}  {fonts}")


def _filling(
    warm: tuple[tuple[str, ...], dict[str, str]],
) -> tuple[tuple[str, ...], Times, dict[str, str]]:
    """The run that fills the cache, timed for nobody."""
    command, extra = warm
    return command, Times(), extra


if __name__ == "__main__":
    main()
