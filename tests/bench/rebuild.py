"""Times a build of everything: from nothing, unchanged, and after one sentence of each ledger.

    .venv/bin/python -m tests.bench.rebuild

Each is a whole process, in a copy of the checkout with a cache of its own. Prints seconds (minimum
and median on the clock, minimum of the processor), and how many files were made from something
else than before. Where that is not as it must be, it says so and ends with 1: nothing was measured.
"""

import json
import shutil
import sys
import tempfile
from pathlib import Path

from cardwright.ledger.games import GAMES
from tests.bench.clock import HEAD, Times, run

RUNS = 5
ROOT = Path(__file__).parents[2]
PARTS = ("generator", "seeds", "templates", "site", "card_art")
_CLAUSE, _QUOTE = "[[clauses]]", '"'


class House:
    """A copy of the checkout, which may be changed, with a cache of its own."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "house"
        for part in PARTS:
            without = shutil.ignore_patterns("__pycache__")
            shutil.copytree(ROOT / part, self.root / part, ignore=without)
        self.environment = {
            "XDG_CACHE_HOME": str(folder / "cache"),
            "PYTHONPATH": str(self.root / "generator"),
        }

    def build(self, times: Times, *order: str) -> int:
        """Build everything; how many files were made from something else than before."""
        before = self._origins()
        command = (sys.executable, "-m", "cardwright", "build", "-o", "build", *order)
        run(command, times, self.environment, self.root)
        return sum(before.get(name) != origin for name, origin in self._origins().items())

    def say_otherwise(self, game: str) -> None:
        """Give a clause of the game's ledger another sentence: one that no locked verdict names."""
        ledger = self.root / "seeds" / f"{game.replace('-', '_')}.toml"
        locked = (self.root / "site/lessons" / game / "verdicts.lock.json").read_text("utf-8")
        head, *clauses = ledger.read_text("utf-8").split(_CLAUSE)
        free = next(
            i for i, said in enumerate(clauses) if f'"{said.split(_QUOTE)[1]}"' not in locked
        )
        clauses[free] = clauses[free].replace('text = "', 'text = "Mind: ', 1)
        ledger.write_text(_CLAUSE.join((head, *clauses)), "utf-8")

    def _origins(self) -> dict[str, str]:
        """What each file was made from, by its name."""
        manifest = self.root / "build" / "manifest.json"
        files = json.loads(manifest.read_bytes())["files"] if manifest.exists() else {}
        return {name: entry["from"] for name, entry in files.items()}


def main() -> None:
    """Build again and again, and print the table."""
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder))
        house.build(Times(), "--no-cache")  # Python compiles what it loads
        print(f"{'build of everything':28} {HEAD}  files")
        cold, unchanged = Times(), Times()
        for _ in range(2):
            house.build(cold, "--no-cache")
        print(f"{'from nothing':28} {cold.line}", flush=True)
        house.build(Times())
        row("unchanged", unchanged, [house.build(unchanged) for _ in range(RUNS)])
        for game in GAMES:
            sentence, files = Times(), []
            for _ in range(RUNS):
                house.say_otherwise(game)
                files.append(house.build(sentence))
            row(f"a sentence of {game}", sentence, files)


def row(name: str, times: Times, files: list[int]) -> None:
    """Print what was timed, when every run has made as much again as it must."""
    fault = any(files) if name == "unchanged" else not all(files)
    if fault:
        sys.exit(f"{name}: {files} files were made from something else; nothing was measured")
    print(f"{name:28} {times.line}  {max(files)}", flush=True)


if __name__ == "__main__":
    main()
