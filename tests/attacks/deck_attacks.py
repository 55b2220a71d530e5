"""Attacks on decks of one's own: those of the catalog, and those whose files are made by code."""

from __future__ import annotations

import csv
import io
import json
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from tests.attacks.catalog import FOLDER, HOUSE, spelled
from tests.attacks.hostile_folders import CLOSED, FOLDERS, WORKBOOKS
from tests.attacks.hostile_pictures import HEAVY_PICTURES, PICTURES, Made, disc

_CATALOG: dict[str, Any] = tomllib.loads((FOLDER / "decks.toml").read_text("utf-8"))
#: Where decks are put: in memory where the system has such a place.
_PLACE = Path("/dev/shm") if Path("/dev/shm").is_dir() else None  # noqa: S108


class Attack(NamedTuple):
    """A deck made to do harm: how it is made of a right one, and how it is answered.

    `closed` ones are read by another user than root.
    """

    name: str
    put: Callable[[Path], None]
    says: str
    code: int
    folder: str = "deck"
    closed: bool = False


class Answer(NamedTuple):
    """What came of a command: as `deck_runs` reports it, and what it left in its folder."""

    attack: Attack
    report: dict[str, Any]
    left: list[str]  # what is there beside the deck
    unchanged: bool  # so is all that is in the deck

    @property
    def told(self) -> str:
        """Both outputs."""
        return f"{self.report['out']}{self.report['err']}"


def _lists() -> Iterator[Attack]:
    for entry in _CATALOG["attacks"]:
        code = entry.get("code", 1 if entry["says"] else 0)
        folder = entry.get("folder", "deck")
        yield Attack(entry["name"], partial(_put, entry=entry), entry["says"], code, folder)


def _put(deck: Path, entry: dict[str, Any]) -> None:
    """Write the list and the settings of an entry of the catalog."""
    text = _CATALOG["base"].lstrip()
    if "picture" in entry:
        out = io.StringIO()
        csv.writer(out).writerow([spelled(entry["picture"])])
        text = text.replace("disc.png", out.getvalue().rstrip("\r\n"))
    elif "old" in entry:
        assert text.count(entry["old"]) == 1, entry["name"]
        text = text.replace(entry["old"], spelled(entry["new"]))
    elif "whole" in entry:
        text = spelled(entry["whole"])
    data = bytes.fromhex(entry["hex"]) if "hex" in entry else text.encode()
    (deck / "cards.csv").write_bytes(data)
    if "settings" in entry:
        (deck / "deck.toml").write_text(spelled(entry["settings"]), "utf-8")
    if "settings_hex" in entry:
        (deck / "deck.toml").write_bytes(bytes.fromhex(entry["settings_hex"]))


def _made(deck: Path, make: Made, name: str) -> None:
    (deck / name).write_bytes(make())


def _pictures(table: dict[str, tuple[Made, str]]) -> Iterator[Attack]:
    for name, (make, says) in table.items():
        where = "row 2, Picture: disc.png: " if says else ""
        put = partial(_made, make=make, name="pictures/disc.png")
        yield Attack(name, put, where + says.removeprefix("disc.png: "), int(bool(says)))


def _workbooks() -> Iterator[Attack]:
    for name, (make, says) in WORKBOOKS.items():
        yield Attack(name, partial(_made, make=make, name="cards.csv"), says, int(bool(says)))


#: All attacks by their kinds; what is heavy takes about a second each.
ATTACKS: dict[str, list[Attack]] = {
    "lists": [*_lists(), *_workbooks()],
    "pictures": [*_pictures(PICTURES)],
    "heavy pictures": [*_pictures(HEAVY_PICTURES)],
    "folders": [
        *(Attack(name, *entry) for name, entry in FOLDERS.items()),
        *(Attack(name, *entry, closed=True) for name, entry in CLOSED.items()),
    ],
}


def answers(attacks: Sequence[Attack], *words: str) -> Iterator[Answer]:
    """What a command with these words says of each deck, in one process that is watched.

    “DECK” among the words stands for the folder. Beside the decks is a folder `outside`, with files
    that a deck may try to reach.
    """
    root = Path(tempfile.mkdtemp(dir=_PLACE))
    try:
        root.chmod(0o755)
        decks = [_deck(root, number, attack) for number, attack in enumerate(attacks)]
        jobs = []
        for deck, attack in zip(decks, attacks, strict=True):
            attack.put(deck)
            named = [attack.folder if word == "DECK" else word for word in words]
            jobs.append([str(deck.parent), named, attack.closed])
        before = [_listing(deck) for deck in decks]
        reports = _reports(root, jobs)
        for attack, deck, was, report in zip(attacks, decks, before, reports, strict=True):
            left = sorted(path.name for path in deck.parent.iterdir() if path != deck)
            yield Answer(attack, report, left, _listing(deck) == was)
    finally:
        for path in root.glob("*/*"):
            path.chmod(0o755)
        shutil.rmtree(root, ignore_errors=True)


def _deck(root: Path, number: int, attack: Attack) -> Path:
    """A right deck, with one picture."""
    if not number:
        (root / "outside").mkdir()
        disc().save(root / "outside" / "secret.png")
        (root / "outside" / "cards.csv").write_text(_CATALOG["base"].lstrip(), "utf-8")
        (root / "outside" / "deck.toml").write_text('title = "Secret"\n', "utf-8")
    deck = root / f"{number:03}" / attack.folder
    (deck / "pictures").mkdir(parents=True)
    disc().save(deck / "pictures" / "disc.png")
    _put(deck, {})
    return deck


def _listing(folder: Path) -> dict[str, tuple[int, int, int]]:
    """All that is in a folder, with its kind, its size and when it was changed."""
    found = {}
    for path in sorted(folder.rglob("*")):
        status = path.lstat()
        found[str(path)] = (status.st_mode, status.st_size, status.st_mtime_ns)
    return found


def _reports(root: Path, jobs: list[list[Any]]) -> list[dict[str, Any]]:
    (root / "jobs.json").write_text(json.dumps(jobs), "utf-8")
    ran = subprocess.run(
        [sys.executable, "-m", "tests.attacks.deck_runs", root / "jobs.json"],
        cwd=HOUSE,
        env={**os.environ, "PYTHONPATH": str(HOUSE / "generator"), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        timeout=900,
        check=False,
    )
    reports = [json.loads(line) for line in ran.stdout.splitlines()]
    assert len(reports) == len(jobs), ran.stderr.decode(errors="replace")
    return reports
