"""Times a build of everything: from nothing, unchanged, and after one sentence of one ledger.

    .venv/bin/python -m tests.bench.rebuild

Each is a whole process, in a copy of the checkout with a cache of its own. Prints seconds (minimum
and median on the clock, minimum of the processor), and how many files were made from something
else than before.
"""

import json
import shutil
import sys
import tempfile
from pathlib import Path

from tests.bench.clock import HEAD, Times, run

RUNS = 5
ROOT = Path(__file__).parents[2]


def main() -> None:
    """Build again and again, and print the table."""
    with tempfile.TemporaryDirectory() as folder:
        house = Path(folder, "house")
        for part in ("generator", "seeds", "templates", "site", "card_art"):
            without = shutil.ignore_patterns("__pycache__")
            shutil.copytree(ROOT / part, house / part, ignore=without)
        out = house / "build"
        extra = {"PYTHONPATH": str(house), "XDG_CACHE_HOME": str(Path(folder, "cache"))}
        build = (sys.executable, "-m", "generator", "build", "-o", str(out))
        run((*build, "--no-cache"), Times(), extra)  # Python compiles what it loads
        print(f"{'build of everything':28} {HEAD}  files")

        def row(name: str, times: Times, files: int) -> None:
            print(f"{name:28} {times.line}  {files}", flush=True)

        cold, unchanged, sentence = Times(), Times(), Times()
        for _ in range(2):
            run((*build, "--no-cache"), cold, extra)
        row("from nothing", cold, len(_origins(out)))
        run(build, Times(), extra)
        before = _origins(out)
        for _ in range(RUNS):
            run(build, unchanged, extra)
        row("unchanged", unchanged, _changed(before, out))
        for _ in range(RUNS):
            _say_otherwise(house / "seeds" / "court.toml")
            run(build, sentence, extra)
        row("one sentence of one ledger", sentence, _changed(before, out))


def _origins(out: Path) -> dict[str, str]:
    """What each file was made from, by its name."""
    files = json.loads((out / "manifest.json").read_bytes())["files"]
    return {name: entry["from"] for name, entry in files.items()}


def _changed(before: dict[str, str], out: Path) -> int:
    after = _origins(out)
    return sum(after.get(name) != origin for name, origin in before.items())


def _say_otherwise(ledger: Path) -> None:
    """Give the first clause of the ledger another sentence."""
    head, mark, rest = ledger.read_text("utf-8").partition("[[clauses]]")
    said = rest.replace('text = "', 'text = "Mind: ', 1)
    ledger.write_text(f"{head}{mark}{said}", "utf-8")


if __name__ == "__main__":
    main()
