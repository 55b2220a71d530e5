"""What a thing was made from is seen while it is made, and nothing of it can be forgotten."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from cardwright import paths
from cardwright.system import fingerprints
from cardwright.system.cache import Cache
from cardwright.system.fingerprints import Fingerprints, asking, once, worked_out

#: Tells of each printing which data files were opened while it was made, and which were noted.
_SEEN = """
import json, sys
from cardwright import paths
from cardwright.building.artifacts import printed_artifacts
from cardwright.building.spec import BuildSpec
root, opened = str(paths.place("")), set()
def hear(event, given):
    if event == "open" and isinstance(given[0], str) and given[0].startswith(root):
        opened.add(given[0][len(root):].lstrip("/"))
sys.addaudithook(hear)
told = {}
for step in printed_artifacts(BuildSpec.usual(["card-tennis"])):
    if step.place in sys.argv[1:]:
        opened.clear()
        with paths.track_reads() as noted:
            step.render()
        data = [name for name in opened if name.split("/")[0] in DATA]
        told[step.place] = [sorted(data), sorted(noted)]
print(json.dumps(told))
"""
_DATA = "DATA = ('card_art', 'seeds', 'site', 'templates')\n"
PRINTED = ("deck-a4.pdf", "cards", "booklet.pdf", "tracker-letter.pdf")


def seen(*names: str) -> dict[str, list[list[str]]]:
    """By printing, what was opened and what was noted when these were made in one process."""
    done = subprocess.run(
        [sys.executable, "-c", _DATA + _SEEN, *(f"card-tennis/{name}" for name in names)],
        env={**os.environ, "PYTHONPATH": "generator"},
        capture_output=True,
        text=True,
        check=True,
    )
    told: dict[str, list[list[str]]] = json.loads(done.stdout)
    return told


@pytest.mark.deep
def test_what_was_read_for_others_before_is_noted_for_all_who_use_it() -> None:
    together = seen(*PRINTED)
    for name in PRINTED:
        opened, noted = seen(name)[f"card-tennis/{name}"]
        assert "seeds/card_tennis.toml" in noted
        missed = [
            file
            for file in opened
            if not any(
                file == source or file.startswith(f"{source}/")
                for source in together[f"card-tennis/{name}"][1]
            )
        ]
        assert not missed, "read, but not seen by who came later"
        assert set(noted) <= set(together[f"card-tennis/{name}"][1])


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Data folders with one file, `seeds/game.toml`."""
    (tmp_path / "data/seeds").mkdir(parents=True)
    monkeypatch.setattr(paths, "ROOT", tmp_path / "data")
    write(tmp_path, "one")
    return tmp_path


def write(home: Path, text: str) -> None:
    (home / "data/seeds/game.toml").write_text(text)


def read() -> bytes:
    return paths.data("seeds", "game.toml").read_bytes()


def asked(home: Path, settings: str = "a thing") -> tuple[bytes, int]:
    """What is given, and how often it had to be made."""
    made = []

    def make() -> bytes:
        made.append(read())
        return made[0]

    with asking(Fingerprints(Cache(home / "cache"))):
        return once(settings, make), len(made)


def test_it_is_made_once_until_what_it_was_made_from_changes(home: Path) -> None:
    assert asked(home) == (b"one", 1)
    assert asked(home) == (b"one", 0)
    write(home, "two")
    assert asked(home) == (b"two", 1)
    assert asked(home) == (b"two", 0)
    write(home, "one")
    assert asked(home) == (b"one", 0), "there and back"
    assert asked(home, "another thing") == (b"one", 1)


def test_the_time_of_a_file_tells_nothing(home: Path) -> None:
    file = home / "data/seeds/game.toml"
    asked(home)
    times = file.stat().st_atime_ns, file.stat().st_mtime_ns
    write(home, "two")
    os.utime(file, ns=times)
    assert asked(home) == (b"two", 1)
    os.utime(file, ns=(7, 7))
    assert asked(home) == (b"two", 0)


def test_who_uses_what_was_not_made_again_depends_on_its_sources(home: Path) -> None:
    asked(home)
    with paths.track_reads() as noted:
        assert asked(home) == (b"one", 0)
    assert set(noted) == {"seeds/game.toml"}


def test_what_changes_while_it_is_read_is_not_kept(home: Path) -> None:
    def make() -> bytes:
        data = read()
        write(home, "changed meanwhile")
        return data

    with asking(Fingerprints(Cache(home / "cache"))):
        assert once("a thing", make) == b"one"
    assert asked(home) == (b"changed meanwhile", 1)
    write(home, "one")
    assert asked(home) == (b"one", 1), "nothing wrong was kept for the old file either"


def test_what_changes_between_two_things_of_one_run_is_seen(home: Path) -> None:
    origins = Fingerprints(Cache(home / "cache"))
    with asking(origins):
        assert once("a thing", read) == b"one"
        write(home, "two and longer")
        assert once("a thing", read) == b"two and longer"
    write(home, "one")
    assert asked(home) == (b"one", 0)


def test_a_file_that_is_missing_is_a_source_too(home: Path) -> None:
    def make() -> bytes:
        return b"yes" if paths.data("seeds", "more.toml").is_file() else b"no"

    with asking(Fingerprints(Cache(home / "cache"))):
        assert once("more?", make) == b"no"
    (home / "data/seeds/more.toml").write_text("")
    with asking(Fingerprints(Cache(home / "cache"))):
        assert once("more?", make) == b"yes"


@pytest.mark.skipif(sys.platform != "linux", reason="pipes, devices and names as Linux has them")
def test_what_has_no_end_is_not_read_and_a_name_that_is_no_text_is_digested(home: Path) -> None:
    folder = home / "data" / "seeds"
    folder.mkdir(parents=True, exist_ok=True)
    os.mkfifo(folder / "court.toml")
    (folder / "nations.toml").symlink_to("/dev/zero")
    (folder / os.fsdecode(b"\xff.toml")).write_text("x")
    origins = Fingerprints(Cache(None))
    assert origins.of("seeds/court.toml") == origins.of("seeds/nations.toml") == "missing"
    assert origins.of("seeds") != origins.of("seeds/court.toml")


def test_all_files_of_a_folder_are_its_digest_with_their_names(home: Path) -> None:
    def make() -> bytes:
        return " ".join(sorted(path.name for path in paths.data("seeds").iterdir())).encode()

    def listed() -> bytes:
        with asking(Fingerprints(Cache(home / "cache"))):
            return once("the names", make)

    assert listed() == b"game.toml"
    (home / "data/seeds/game.toml").rename(home / "data/seeds/play.toml")
    assert listed() == b"play.toml"


@pytest.mark.parametrize("what", ["program", "computer"])
def test_another_program_or_library_uses_nothing_of_before(
    home: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    asked(home)
    monkeypatch.setattr(Fingerprints, what, "another")
    assert asked(home) == (b"one", 1)


def test_another_date_makes_it_again(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked(home)
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "7")
    assert asked(home) == (b"one", 1)


@pytest.mark.parametrize("what", ["sys.version", "sys.platform", "zlib.ZLIB_RUNTIME_VERSION"])
def test_another_python_is_another_computer(monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    before = Fingerprints(Cache(None)).computer
    monkeypatch.setattr(what, "another")
    assert Fingerprints(Cache(None)).computer != before


def test_a_library_of_another_version_is_another_computer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = Fingerprints(Cache(None)).computer
    monkeypatch.setattr(sys, "path", [*sys.path, str(tmp_path)])
    assert Fingerprints(Cache(None)).computer == before
    (tmp_path / "reportlab-9.9.dist-info").mkdir()
    assert Fingerprints(Cache(None)).computer != before


def test_every_source_of_the_program_that_may_matter_is_in_its_digest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("faces/court.py", "pdf/painter.py", "paths.py", "cli/group.py"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("before")
    monkeypatch.setattr(paths, "PACKAGE", tmp_path)
    before = Fingerprints(Cache(None)).program
    (tmp_path / "cli/group.py").write_text("after")
    (tmp_path / "faces/__pycache__").mkdir()
    (tmp_path / "faces/__pycache__/court.py").write_text("compiled")
    assert Fingerprints(Cache(None)).program == before, "no build calls the commands"
    for name in ("faces/court.py", "pdf/painter.py", "paths.py"):
        (tmp_path / name).write_text("after")
        after = Fingerprints(Cache(None)).program
        assert after != before
        before = after


def test_what_follows_from_its_settings_is_worked_out_once(home: Path) -> None:
    made = []

    def make() -> bytes:
        made.append(1)
        return b"drawn"

    for _ in range(2):
        with asking(Fingerprints(Cache(home / "cache"))):
            assert [worked_out("a plate", make), worked_out("a plate", make)] == [b"drawn"] * 2
    assert len(made) == 1
    assert worked_out("a plate", make) == b"drawn"
    assert len(made) == 2, "where no cache is asked it is made"


def test_no_two_rows_of_parts_have_the_same_digest() -> None:
    assert fingerprints.digest(["a", "bc"]) != fingerprints.digest(["ab", "c"])
    assert fingerprints.digest(["a"]) != fingerprints.digest(["a", ""])
