"""The five readers of what people write, each given bytes, as the catalog and the fuzzers do.

    python readers.py KIND FOLDER

reads every file of FOLDER in the order of their names with the reader of KIND, and prints a line
of JSON for each: its name, the error ("" when there was none), its exit code, the message, the
processor time in seconds, and the greatest memory so far in MB.
"""

from __future__ import annotations

import json
import resource
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Self

from cardwright.drawing.scene.inks import PALETTES, accent_inks
from cardwright.drawing.scene.model import IDENTITY, Scene, Use
from cardwright.drawing.scene.svg_in import read_motif
from cardwright.drawing.scene.svg_out import svg
from cardwright.engine.cards import make_pack
from cardwright.engine.record import replay
from cardwright.engine.record_files import read_records
from cardwright.errors import CardwrightError
from cardwright.ledger import load_ledger, read_ledger
from cardwright.ledger.games import GAMES
from cardwright.lessons.judging import judged
from cardwright.lessons.reading import read_lesson
from cardwright.printing.guides import make_guide
from cardwright.printing.guides.template import read_source

#: Where a file is put to be read; in memory where the system has such a place.
_PLACE = Path("/dev/shm") if Path("/dev/shm").is_dir() else None  # noqa: S108


def _ledger(path: Path) -> None:
    ledger = read_ledger(path)
    for recipe in ledger.packs:
        make_pack(ledger, recipe.name)


def _lesson(path: Path) -> None:
    game = path.read_bytes().partition(b"\n")[0].decode(errors="replace").removeprefix("# ")
    judged(read_lesson(path, game if game in GAMES else "court"))


def _guide(path: Path) -> None:
    make_guide(load_ledger("court"), read_source(path, "court"))


def _drawing(path: Path) -> None:
    art = read_motif(path)
    red = Use(art, IDENTITY, accent_inks("red"))
    svg(Scene(art.width, art.height, (red,), "rose", art.title), PALETTES["color"])


def _records(path: Path) -> None:
    for record in read_records(str(path)):
        replay(record)


READERS: dict[str, tuple[str, Callable[[Path], None]]] = {
    "ledger": ("small.toml", _ledger),
    "lesson": ("court/21-follow-and-take.toml", _lesson),
    "guide": ("court.md.j2", _guide),
    "drawing": ("court/rose.svg", _drawing),
    "record": ("deal.jsonl", _records),
}


class Reader:
    """The reader of a kind, with a place of its own, in a `with` statement."""

    def __init__(self, kind: str) -> None:
        name, self._read = READERS[kind]
        self._folder = tempfile.TemporaryDirectory(dir=_PLACE)
        self.path = Path(self._folder.name, name)
        self.path.parent.mkdir(exist_ok=True)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._folder.cleanup()

    def __call__(self, data: bytes) -> CardwrightError | None:
        """What the reader says of a file; what is no error of ours is not caught."""
        self.path.write_bytes(data)
        try:
            self._read(self.path)
        except CardwrightError as error:
            return error
        return None


def _report(reader: Reader, path: Path) -> dict[str, object]:
    begun = time.process_time()
    try:
        error: Exception | None = reader(path.read_bytes())
    except Exception as other:  # noqa: BLE001 - whatever comes out is what the test asks about
        error = other
    return {
        "name": path.name,
        "error": "" if error is None else type(error).__name__,
        "code": getattr(error, "exit_code", None) if error else 0,
        "message": str(error or ""),
        "seconds": time.process_time() - begun,
        "megabytes": _peak(),
    }


def _peak() -> float:
    """The most memory this process has taken, in MiB.

    `ru_maxrss` counts what the process had that started this one, as large as a whole test run.
    """
    status = Path("/proc/self/status")
    if not status.exists():
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    line = next(x for x in status.read_text("ascii").splitlines() if x.startswith("VmHWM:"))
    return int(line.split()[1]) / 1024


def main(kind: str, folder: str) -> None:
    """Read every file of a folder, and print a report of each."""
    with Reader(kind) as reader:
        for path in sorted(Path(folder).iterdir()):
            sys.stdout.write(json.dumps(_report(reader, path)) + "\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main(*sys.argv[1:])
