"""Times decks of lists with photographs, beside protograf and plain text on the same list.

    .venv/bin/pip install -q -e '.[bench]' && .venv/bin/python -m tests.bench.own_deck

First 64 cards with 32 photographs of 1600 × 1200 pixels, then 1,008 cards in 16 decks with 200.
`cardwright deck LIST` makes sheets for A4 and US Letter, every card as SVG and a list of the cards;
the peers make sheets for A4. Each line is a whole process: seconds on the clock (minimum and
median) and of the processor, and the most memory of all its processes at once. The memory is
measured by one more run, because looking at it takes time. One row is another sentence each time.
"""

from __future__ import annotations

import importlib.util
import itertools
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from tests.bench.clock import HEAD, Times, run
from tests.bench.memory import peak
from tests.bench.own_list import write_list

_HOUSE = Path(__file__).parents[2]
_PYTHON = sys.executable
#: Decks, cards of each, photographs, and how often everything is timed.
_SMALL, _LARGE = (1, 64, 32, 5), (16, 63, 200, 1)


def _nothing() -> None:
    """Change nothing before a run."""


@dataclass
class _Case:
    """A command to time, and what is done before each run."""

    title: str
    command: tuple[str, ...]
    extra: dict[str, str] = field(default_factory=dict)
    before: Callable[[], None] = _nothing
    times: Times = field(default_factory=Times)

    def run(self) -> None:
        """Run it once, and note what it took."""
        self.before()
        run(self.command, self.times, self.extra, _HOUSE)

    def line(self) -> str:
        """What it took; the memory is measured now."""
        self.before()
        memory = peak(self.command, self.extra, _HOUSE)
        return f"{self.title:32} {self.times.line} {f'{memory:.0f}' if memory else '–':>8}"


def main() -> None:
    """Run both lists and print their tables, and how much longer the second takes."""
    if not importlib.util.find_spec("protograf"):
        print("Left out: protograf, not installed (pip install -e '.[bench]')")
    with tempfile.TemporaryDirectory() as folder:
        small, large = (
            _table(Path(folder) / name, *sizes)
            for name, sizes in (("small", _SMALL), ("large", _LARGE))
        )
    cards = _LARGE[0] * _LARGE[1] / _SMALL[1]
    for title in ("cold", "warm"):
        more = large[title].median / small[title].median
        print(f"{cards:.1f} times as many cards, {title}: {more:.1f} times as long")


def _table(home: Path, decks: int, cards: int, photographs: int, often: int) -> dict[str, Times]:
    """Time a list `often` times, print its table, and return our times, cold and warm."""
    place = write_list(home / "list", decks, cards, photographs)
    cases = [*_ours(home, place), *_peers(home, place)]
    warm = cases[1]
    run(warm.command, Times(), warm.extra, _HOUSE)  # it fills the cache
    for _, case in itertools.product(range(often), cases):
        case.run()
    head = f"{decks * cards} cards, {photographs} photographs"
    print(f"{head:32} {HEAD} {'peak MB':>8}", flush=True)
    for case in cases:
        print(case.line(), flush=True)
    return {"cold": cases[0].times, "warm": warm.times}


def _ours(home: Path, place: Path) -> list[_Case]:
    """Everything made anew, nothing changed, and one row changed."""
    command = (_PYTHON, "-m", "cardwright", "deck", str(place), "-o")
    cache = {"XDG_CACHE_HOME": str(home / "cache")}
    sentences = itertools.count()

    def change_row() -> None:
        cards = place / "cards.csv"
        head, first, *rows = cards.read_text(encoding="utf-8").splitlines()
        *cells, picture = first.split(",")
        cells[4:] = [f'"This sentence is number {next(sentences)}."']
        lines = (head, ",".join((*cells, picture)), *rows)
        cards.write_text("\n".join(lines) + "\n", encoding="utf-8")

    return [
        _Case("cardwright, cold", (*command, str(home / "cold"), "--no-cache")),
        _Case("cardwright, warm", (*command, str(home / "warm")), cache),
        _Case("cardwright, one row changed", (*command, str(home / "row")), cache, change_row),
    ]


def _peers(home: Path, place: Path) -> list[_Case]:
    """The same list by protograf, if it is installed, and in plain text."""
    made = {"LIST": str(place), "OUT": str(home / "peer.pdf")}
    found = [("plain text on ReportLab", "text_list")]
    if importlib.util.find_spec("protograf"):
        found.insert(0, ("protograf", "protograf_list"))
    return [_Case(title, (_PYTHON, "-m", f"tests.bench.{name}"), made) for title, name in found]


if __name__ == "__main__":
    main()
