"""After every kind of change a build with a cache makes what a build from nothing makes."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from cardwright.building.staging import MANIFEST, listing
from tests.taught import KIND, NAMED

#: The games of the small house of these tests. Changed is what belongs to the first; the second is
#: the one of tests/sixth.
GAME, OTHER = GAMES = ("sixty-six", "twelve")


@dataclass(frozen=True)
class Change:
    """A file with something replaced, or another order; and a file that it must change.

    `apart` says that nothing printed of the other game is made from anything else than before.
    """

    shows: str
    file: str = ""
    old: str = ""
    new: str = ""
    order: tuple[str, ...] = ()
    apart: bool = False


#: One of each kind: of what belongs to a game, of what all share, of the program, of the order.
CHANGES = {
    "ledger": Change(
        "sixty-six/law.pdf",
        "seeds/sixty_six.toml",
        "may close before",
        "may shut before",
        apart=True,
    ),
    "motif": Change(
        "sixty-six/cards/spades-queen.svg",
        "card_art/sixty-six/queen-spades.svg",
        "</svg>",
        '<path class="f-ink" d="M100 100l300 0 0 300Z"/></svg>',
        apart=True,
    ),
    "font": Change("sixty-six/deck-a4.pdf", "card_art/fonts/Besley-Bold.ttf"),
    "web-font": Change("site/assets/fonts/italic.woff2", "card_art/fonts/EBGaramond12-Italic.ttf"),
    "guide": Change(
        "sixty-six/booklet.pdf",
        "templates/guides/sixty-six.md.j2",
        "Keep two sums",
        "Keep both sums",
        apart=True,
    ),
    "lesson": Change(
        "sixty-six/lessons.pdf",
        "site/lessons/sixty-six/32-one-short.toml",
        'title = "“Sixty-six!” says Ada"',
        'title = "One too few"',
        apart=True,
    ),
    "template": Change(
        "site/index.html",
        "templates/site/base.html",
        "</body>",
        "<!-- new --></body>",
        apart=True,
    ),
    "title": Change(
        "site/twelve.html",
        "seeds/sixty_six.toml",
        '"Sixty-Six"',
        '"Six-and-Sixty"',
        apart=True,
    ),
    "version": Change(
        MANIFEST, "generator/cardwright/__init__.py", '__version__ = "', '__version__ = "9'
    ),
    "order": Change("site/sixty-six/print.html", order=("--paper=letter",)),
    "palette": Change("sixty-six/deck-grayscale-a4.pdf", order=("--palette=grayscale",)),
}

#: What goes the way of another of them: of a font, of a ledger, of another palette, of a lesson.
AGAIN = {"web-font", "title", "order", "guide", "template"}


class House:
    """A copy of the program with two games, which may be changed, with a cache of its own."""

    def __init__(self, root: Path) -> None:
        self.root = root
        source = Path(__file__).parents[1]
        without = shutil.ignore_patterns("__pycache__", "engraver", "verdicts.lock.json.bak")
        for folder in ("generator", "seeds", "templates", "site"):
            shutil.copytree(source / folder, root / folder, ignore=without)
        # A page of the site shows the drawings of all games.
        shutil.copytree(source / "card_art", root / "card_art", ignore=without)
        for folder in ("generator", "seeds", "templates", "site", "card_art"):
            sixth = source / "tests/sixth" / folder
            shutil.copytree(sixth, root / folder, ignore=without, dirs_exist_ok=True)
        self._few_lessons(GAME)
        games = root / "generator/cardwright/ledger/games.py"
        listed = games.read_text("utf-8").replace("\nGAMES = (", f"\nGAMES = {GAMES}\n_ALL = (")
        games.write_text(listed, "utf-8")

    def _few_lessons(self, game: str) -> None:
        """Leave of a course what the guide shows, a deal, and the lesson that is changed."""
        guide = (self.root / f"templates/guides/{game}.md.j2").read_text("utf-8")
        wanted = {*re.findall(r"\{lesson: ([a-z0-9-]+)", guide), "one-short"}
        deals = [name for of, name in NAMED if (of, KIND[of, name]) == (game, "deal")]
        wanted |= {*deals[:1]}
        folder = self.root / "site/lessons" / game
        for path in folder.glob("*.toml"):
            if path.stem.partition("-")[2] not in wanted:
                path.unlink()
        lock = folder / "verdicts.lock.json"
        rows = [row for row in json.loads(lock.read_text("utf-8")) if row[0] in wanted]
        told = ",\n".join(json.dumps(row, ensure_ascii=False) for row in rows)
        lock.write_text(f"[\n{told}\n]\n", "utf-8")

    def built(self, out: str, *order: str) -> dict[str, dict[str, str]]:
        """The files of a build: what the manifest says of each, and that this is true."""
        build = [sys.executable, "-m", "cardwright", "build", "-j", "1", "--paper=a4"]
        done = subprocess.run(
            [*build, *order, "-o", out],
            cwd=self.root,
            env={
                **os.environ,
                "PYTHONPATH": str(self.root / "generator"),
                "XDG_CACHE_HOME": str(self.root / "cache"),
            },
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        manifest = (self.root / out / MANIFEST).read_bytes()
        files: dict[str, dict[str, str]] = json.loads(manifest)["files"]
        found = listing(self.root / out)
        unseen = {"from", "edition"}  # which a listing cannot know
        told = {
            name: {k: v for k, v in entry.items() if k not in unseen}
            for name, entry in files.items()
        }
        assert told == found
        return files | {MANIFEST: {"sha256": str(hash(manifest)), "from": ""}}

    def clear(self, out: str) -> None:
        shutil.rmtree(self.root / out, ignore_errors=True)

    def change(self, change: Change) -> None:
        """Change the file, so that its bytes are others and it can still be read."""
        if not change.file:
            return
        path = self.root / change.file
        if path.suffix == ".ttf":
            with TTFont(path, recalcTimestamp=False) as font:
                for letter in ("e", "o", "K"):
                    width, bearing = font["hmtx"][letter]
                    font["hmtx"][letter] = (width + 20, bearing)
                font.save(path)
            return
        text = path.read_text("utf-8")
        assert change.old in text, f"{change.file} has changed: mend this test"
        path.write_text(text.replace(change.old, change.new), "utf-8")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> House:
    return House(tmp_path_factory.mktemp("house"))


@pytest.fixture(scope="module")
def before(house: House) -> dict[str, dict[str, str]]:
    """What is built from nothing, with an empty cache, which it fills."""
    return house.built("out")


@pytest.fixture
def changed(house: House, request: pytest.FixtureRequest) -> Iterator[Change]:
    """One of the changes, undone afterwards."""
    change = CHANGES[request.param]
    path = house.root / (change.file or "README.md")
    old = path.read_bytes() if change.file else b""
    house.change(change)
    yield change
    if change.file:
        path.write_bytes(old)


@pytest.mark.deep
@pytest.mark.parametrize(
    "changed",
    [pytest.param(name, marks=pytest.mark.long if name in AGAIN else ()) for name in CHANGES],
    indirect=True,
)
def test_with_the_cache_or_from_nothing_the_bytes_are_the_same(
    house: House, before: dict[str, dict[str, str]], changed: Change
) -> None:
    out = "ordered" if changed.order else "out"  # what lies there of another order is kept
    house.clear("ordered")
    house.clear("cold")
    warm = house.built(out, *changed.order)
    cold = house.built("cold", "--no-cache", *changed.order)
    assert warm == cold
    assert warm[changed.shows]["sha256"] != before.get(changed.shows, {}).get("sha256"), "must show"
    if changed.apart:
        for name in (name for name in before if name.startswith(f"{OTHER}/")):
            assert warm[name]["from"] == before[name]["from"], name


@pytest.mark.deep
def test_what_is_undone_is_taken_from_the_cache_again(
    house: House, before: dict[str, dict[str, str]]
) -> None:
    assert house.built("out") == before
    entries = {path: path.read_bytes() for path in (house.root / "cache").rglob("*/*/*")}
    house.clear("out")
    assert house.built("out") == before
    assert {path: path.read_bytes() for path in entries} == entries, "nothing was made again"


@pytest.mark.deep
def test_damaged_entries_are_made_again(house: House, before: dict[str, dict[str, str]]) -> None:
    house.built("out")
    for number, path in enumerate(sorted((house.root / "cache").rglob("*/*/*"))):
        entry = bytearray(path.read_bytes())
        entry[number * 7919 % len(entry)] ^= 1 << number % 8
        path.write_bytes(entry if number % 3 else entry[: len(entry) // 2])
    house.clear("out")
    assert house.built("out") == before
