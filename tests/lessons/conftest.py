"""A home of data folders that tests may change, and one lesson of each kind to break."""

from __future__ import annotations

import shutil
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from cardwright import paths
from cardwright.engine import load_game
from cardwright.ledger import load_ledger
from cardwright.lessons import lessons

PLAY = "21-follow-and-take.toml"
SCORE = "31-who-won-the-close.toml"
WALK = "41-a-bold-close.toml"


_LESSONS = {"play": PLAY, "score": SCORE, "walk": WALK}


class Change(NamedTuple):
    """A lesson made wrong: its file, what is changed into what, and the problem to be named."""

    file: str
    old: str
    new: str
    problem: str


def changes(name: str) -> dict[str, Change]:
    """The changes of a file beside this one, by what they do."""
    raw = tomllib.loads(Path(__file__).with_name(name).read_text(encoding="utf-8"))
    return {
        what: Change(_LESSONS[said["lesson"]], said["old"], said["new"], said["problem"])
        for what, said in raw.items()
    }


def forget() -> None:
    """Ledgers and games are read once; forget those that were."""
    load_ledger.cache_clear()
    load_game.cache_clear()
    lessons.cache_clear()


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the ledgers and lessons, which the program takes for its own."""
    for name in ("seeds", "site/lessons"):
        shutil.copytree(paths.data(name), tmp_path / name)
    for name in ("templates", "card_art"):
        (tmp_path / name).symlink_to(paths.data(name))
    monkeypatch.setattr(paths, "ROOT", tmp_path)
    forget()
    yield tmp_path
    forget()


def changed(path: Path, old: str, new: str) -> None:
    """Replace a text that stands in the file once."""
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {path.name}"
    path.write_text(text.replace(old, new), encoding="utf-8")
