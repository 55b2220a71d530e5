"""The output folder is whole at every moment, and nobody else's folder is touched."""

import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from cardwright.building.staging import MANIFEST, Staging, listing
from cardwright.building.staging.scaffold import Scaffold, sweep
from cardwright.errors import OutputError, RefusedOutput
from tests.stopping import ToldToStop

#: Builds a folder of 200 files that all hold the same number, again and again.
BUILDER = """
import sys
from pathlib import Path
from cardwright.building.staging import Staging
for number in range(10_000):
    with Staging(Path(sys.argv[1])) as staging:
        for i in range(200):
            (staging.folder / f"{i}.txt").write_text(str(number))
        staging.publish()
"""


def make(out: Path, content: str, *, keep: bool = False, name: str = "a.txt") -> None:
    with Staging(out, keep=lambda _: keep) as staging:
        (staging.folder / name).write_text(content)
        staging.publish()


def test_what_is_made_again_is_not_copied_first(tmp_path: Path) -> None:
    out = tmp_path / "build"
    names = ("deck.pdf", "cards/back.svg", "cards-large/back.svg")
    with Staging(out) as staging:
        for name in names:
            (staging.folder / name).parent.mkdir(exist_ok=True)
            (staging.folder / name).write_text("old")
        staging.publish()
    with Staging(out, keep=lambda _: True, replaced=("deck.pdf", "cards")) as staging:
        assert [*listing(staging.folder)] == ["cards-large/back.svg"]
        (staging.folder / "deck.pdf").write_text("new")
        staging.publish()
    assert [*listing(out)] == ["cards-large/back.svg", "deck.pdf"]
    assert is_whole(out)


def test_what_the_manifest_says_decides_what_is_kept(tmp_path: Path) -> None:
    out = tmp_path / "build"
    with Staging(out) as staging:
        for name in ("deck.pdf", "mine.pdf"):
            (staging.folder / name).write_text("old")
        staging.publish({"mine.pdf": {"ledger": "mine.csv"}})
    with Staging(out, keep=lambda entry: "ledger" in entry) as staging:
        (staging.folder / "deck.pdf").write_text("new")
        staging.publish()
        assert staging.entries("ledger") == {"mine.pdf": "mine.csv"}
    assert {path.name: path.read_text() for path in out.glob("*.pdf")} == {
        "deck.pdf": "new",
        "mine.pdf": "old",
    }


@pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")
def test_a_signal_waits_until_the_folder_to_build_in_is_known(
    tmp_path: Path, told_to_stop: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    made = tempfile.mkdtemp

    def interrupted(*, prefix: str, dir: Path) -> str:  # noqa: A002 - as tempfile has it
        folder = made(prefix=prefix, dir=dir)
        told_to_stop()
        return folder

    monkeypatch.setattr(tempfile, "mkdtemp", interrupted)
    with pytest.raises(ToldToStop):
        make(tmp_path / "build", "new")
    assert not [path for path in tmp_path.iterdir() if path.is_dir()]


def is_whole(out: Path) -> bool:
    recorded = json.loads((out / MANIFEST).read_bytes())["files"]
    return bool(recorded == listing(out))


def test_a_build_appears_with_a_manifest_of_every_file(tmp_path: Path) -> None:
    make(tmp_path / "build", "one", name="b.txt")
    recorded = json.loads((tmp_path / "build" / MANIFEST).read_bytes())
    assert recorded["made_by"] == "cardwright"
    assert list(recorded["files"]) == ["b.txt"]
    assert recorded["files"]["b.txt"]["bytes"] == 3
    assert [p.name for p in tmp_path.iterdir()] == ["build"]


def test_a_new_build_replaces_the_old_one_whole(tmp_path: Path) -> None:
    make(tmp_path / "build", "one", name="old.txt")
    make(tmp_path / "build", "two")
    assert sorted(p.name for p in (tmp_path / "build").iterdir()) == ["a.txt", MANIFEST]


def test_keeping_starts_from_the_old_output(tmp_path: Path) -> None:
    make(tmp_path / "build", "one", name="old.txt")
    make(tmp_path / "build", "two", keep=True)
    assert sorted(p.name for p in (tmp_path / "build").iterdir()) == ["a.txt", MANIFEST, "old.txt"]
    assert is_whole(tmp_path / "build")


def test_a_build_that_fails_changes_nothing_and_leaves_nothing(tmp_path: Path) -> None:
    make(tmp_path / "build", "one")

    def fail() -> None:
        with Staging(tmp_path / "build") as staging:
            (staging.folder / "half.txt").write_text("half")
            raise ValueError

    with pytest.raises(ValueError, match=r"^$"):
        fail()
    assert (tmp_path / "build" / "a.txt").read_text() == "one"
    assert [p.name for p in tmp_path.iterdir()] == ["build"]


@pytest.mark.parametrize("kind", ["folder", "file", "link", "foreign manifest"])
def test_what_the_tool_did_not_make_is_refused_and_left_alone(tmp_path: Path, kind: str) -> None:
    out = tmp_path / "build"
    if kind == "file":
        out.write_text("mine")
    elif kind == "link":
        (tmp_path / "home").mkdir()
        (tmp_path / "home" / "letter.txt").write_text("mine")
        out.symlink_to(tmp_path / "home")
    else:
        out.mkdir()
        name = MANIFEST if kind == "foreign manifest" else "letter.txt"
        (out / name).write_text('{"name": "mine"}')
    before = sorted(str(p) for p in tmp_path.rglob("*"))
    with pytest.raises(RefusedOutput) as caught:
        make(out, "two")
    assert str(caught.value).startswith(f"{out.resolve()}: cardwright did not make this folder")
    assert sorted(str(p) for p in tmp_path.rglob("*")) == before


def test_the_folder_one_is_in_is_not_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "here" / "below").mkdir(parents=True)
    monkeypatch.chdir(tmp_path / "here" / "below")
    for out in (Path(), Path("..")):
        with pytest.raises(RefusedOutput, match="is the current folder"):
            make(out, "one")
    assert list((tmp_path / "here" / "below").iterdir()) == []


def test_a_link_to_our_own_folder_is_followed(tmp_path: Path) -> None:
    make(tmp_path / "far" / "build", "one")
    (tmp_path / "build").symlink_to(tmp_path / "far" / "build")
    make(tmp_path / "build", "two")
    assert (tmp_path / "build").is_symlink()
    assert (tmp_path / "far" / "build" / "a.txt").read_text() == "two"


def test_a_file_of_the_users_in_the_output_is_never_lost(tmp_path: Path) -> None:
    make(tmp_path / "build", "one")
    (tmp_path / "build" / "notes.txt").write_text("mine")
    with pytest.raises(RefusedOutput, match=r"did not make: notes\.txt"):
        make(tmp_path / "build", "two")
    assert (tmp_path / "build" / "notes.txt").read_text() == "mine"
    assert (tmp_path / "build" / "a.txt").read_text() == "one"


def test_two_builds_of_one_folder_do_not_meet(tmp_path: Path) -> None:
    with Staging(tmp_path / "build") as first:
        (first.folder / "a.txt").write_text("first")
        with pytest.raises(OutputError, match="another build is making this folder"):
            make(tmp_path / "build", "second")
        first.publish()
    assert (tmp_path / "build" / "a.txt").read_text() == "first"


def test_an_output_that_stood_aside_when_a_build_was_killed_is_put_back(tmp_path: Path) -> None:
    make(tmp_path / "build", "one")
    (tmp_path / "build").rename(Scaffold(tmp_path / "build").old)  # between the two renames
    with Staging(tmp_path / "build"):
        assert (tmp_path / "build" / "a.txt").read_text() == "one"
    assert [p.name for p in tmp_path.iterdir()] == ["build"]


def test_an_empty_folder_may_be_used(tmp_path: Path) -> None:
    (tmp_path / "build").mkdir()
    make(tmp_path / "build", "one")
    assert is_whole(tmp_path / "build")


def test_a_parent_that_is_a_file_is_an_error_with_a_hint(tmp_path: Path) -> None:
    (tmp_path / "notes").write_text("mine")
    with pytest.raises(OutputError, match="cannot write there"):
        make(tmp_path / "notes" / "build", "one")


@pytest.mark.skipif(os.name != "posix", reason="SIGKILL and folder locks are POSIX")
def test_killed_at_any_moment_the_output_is_whole_old_or_new(tmp_path: Path, kills: int) -> None:
    out = tmp_path / "build"
    make(out, "before")
    chance = random.Random(50)
    for _ in range(kills):
        builder = subprocess.Popen([sys.executable, "-c", BUILDER, str(out)])
        time.sleep(0.2 + chance.random() * 0.3)
        builder.kill()
        builder.wait()
        sweep(out)  # which puts back an output that stands aside
        assert is_whole(out)
        assert len({p.read_text() for p in out.glob("*.txt")}) == 1
    make(out, "after")
    assert [p.name for p in tmp_path.iterdir()] == ["build"], "leftovers are swept"
