"""The cache gives back what was put there, or nothing: never anything else, and never an error."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest
from platformdirs import user_cache_dir

from cardwright.system.cache import LIMIT, Cache, usual_folder
from tests.owners import give_away

ONE, OTHER = "1" * 64, "2" * 64


def entries(folder: Path) -> list[Path]:
    return sorted(path for path in folder.glob("*") if path.name != "CACHEDIR.TAG")


def test_what_was_put_there_is_given_back_even_to_another_process(tmp_path: Path) -> None:
    Cache(tmp_path / "cache").put(ONE, b"a deck")
    assert Cache(tmp_path / "cache").get(ONE) == b"a deck"
    assert Cache(tmp_path / "cache").get(OTHER) is None


@pytest.mark.parametrize("content", [b"", b"a deck", bytes(range(256)) * 4096])
def test_a_changed_byte_anywhere_makes_an_entry_worthless_until_it_is_put_again(
    tmp_path: Path, content: bytes
) -> None:
    cache = Cache(tmp_path)
    cache.put(ONE, content)
    (entry,) = entries(tmp_path)
    whole = entry.read_bytes()
    for place in {0, 31, len(whole) // 2, len(whole) - 1}:
        entry.write_bytes(whole[:place] + bytes([whole[place] ^ 1]) + whole[place + 1 :])
        assert cache.get(ONE) is None
    for length in (0, 5, 31, len(whole) - 1):
        entry.write_bytes(whole[:length])
        assert cache.get(ONE) is None
    cache.put(ONE, content)
    assert cache.get(ONE) == content


def test_an_entry_that_was_moved_to_another_key_is_not_taken_for_that(tmp_path: Path) -> None:
    cache = Cache(tmp_path)
    cache.put(ONE, b"a deck of one game")
    cache.put(OTHER, b"a deck of another")
    one, other = entries(tmp_path)
    other.write_bytes(one.read_bytes())
    assert cache.get(OTHER) is None


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes here")
def test_what_is_no_plain_file_is_not_read(tmp_path: Path) -> None:
    cache = Cache(tmp_path)
    cache.put(ONE, b"a deck")
    (entry,) = entries(tmp_path)
    elsewhere = entry.rename(tmp_path.with_suffix(".elsewhere"))
    os.mkfifo(entry)
    assert cache.get(ONE) is None
    entry.unlink()
    entry.symlink_to(elsewhere)
    assert cache.get(ONE) is None


def test_without_a_folder_nothing_is_kept() -> None:
    cache = Cache(None)
    cache.put(ONE, b"a deck")
    cache.tidy()
    assert cache.get(ONE) is None
    assert not cache.has(ONE)


def test_a_folder_that_cannot_be_written_is_done_without(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    for place in (tmp_path / "file", tmp_path / "file" / "below"):
        cache = Cache(place)
        cache.put(ONE, b"a deck")
        cache.tidy()
        assert cache.get(ONE) is None
    assert (tmp_path / "file").read_text() == "no folder"


def test_a_full_disk_leaves_nothing_half_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    cache = Cache(tmp_path)
    cache.put(ONE, b"a deck")
    monkeypatch.setattr(os, "replace", full)
    cache.put(ONE, b"a newer deck")
    cache.put(OTHER, b"another deck")
    assert cache.get(ONE) == b"a deck"
    assert cache.get(OTHER) is None
    assert len(entries(tmp_path)) == 1


def test_the_longest_unused_go_when_it_is_too_much(tmp_path: Path) -> None:
    cache = Cache(tmp_path, limit=10_000)
    keys = [f"{number:064x}" for number in range(12)]
    for age, key in enumerate(reversed(keys)):
        cache.put(key, bytes(1000))
        os.utime(tmp_path / key, ns=(age * 10**9, age * 10**9))
    half = tmp_path / "half-wr1tten_"
    half.write_bytes(bytes(1000))
    os.utime(half, ns=(0, 0))
    assert cache.get(keys[-1]) is not None, "the oldest, but used just now"
    cache.tidy()
    assert sum(path.stat().st_size for path in entries(tmp_path)) <= 10_000
    assert cache.get(keys[-1]) is not None
    assert cache.get(keys[0]) is not None
    assert cache.get(keys[-2]) is None
    assert not half.exists(), "what a killed build left goes, too"


def test_below_the_limit_everything_stays(tmp_path: Path) -> None:
    cache = Cache(tmp_path, limit=10_000)
    for number in range(9):
        cache.put(f"{number:064x}", bytes(1000))
    cache.tidy()
    assert len(entries(tmp_path)) == 9


by_owner = pytest.mark.skipif(not hasattr(os, "geteuid"), reason="files have no such owner here")


@by_owner
@pytest.mark.parametrize("mode", [0o777, 0o775, 0o757])
def test_a_folder_that_others_may_write_is_not_used(tmp_path: Path, mode: int) -> None:
    Cache(tmp_path).put(ONE, b"a deck")
    tmp_path.chmod(mode)
    assert Cache(tmp_path).get(ONE) is None
    tmp_path.chmod(0o755)
    assert Cache(tmp_path).get(ONE) == b"a deck"


@by_owner
def test_the_folder_is_made_for_its_owner_alone(tmp_path: Path) -> None:
    before = os.umask(0o002)
    try:
        Cache(tmp_path / "home" / "cache").put(ONE, b"a deck")
    finally:
        os.umask(before)
    for path in (tmp_path / "home" / "cache", *entries(tmp_path / "home" / "cache")):
        assert not path.stat().st_mode & 0o022, path


@by_owner
def test_what_belongs_to_another_user_is_not_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Cache(tmp_path / "cache").put(ONE, b"a deck")
    give_away(tmp_path / "cache", monkeypatch)
    assert Cache(tmp_path / "cache").get(ONE) is None


def test_the_folder_is_marked_as_a_cache_for_programs_that_make_backups(tmp_path: Path) -> None:
    Cache(tmp_path / "cache").put(ONE, b"a deck")
    mark = (tmp_path / "cache" / "CACHEDIR.TAG").read_text()
    assert mark.startswith("Signature: 8a477f597d28d172789f06886806bc55\n")


@pytest.mark.parametrize("there", ["diary.txt", "ab", "video/1.mp4"])
def test_a_folder_that_holds_something_else_is_not_used(tmp_path: Path, there: str) -> None:
    path = tmp_path / there
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(b"mine" * 1000)
    cache = Cache(tmp_path, limit=10)
    cache.put(ONE, b"a deck")
    cache.tidy()
    assert cache.get(ONE) is None
    assert path.read_bytes() == b"mine" * 1000


def test_tidying_removes_nothing_but_entries(tmp_path: Path) -> None:
    cache = Cache(tmp_path, limit=10)
    cache.put(ONE, b"a deck")
    mine = ("diary.txt", "2" * 63, "notes/" + "1" * 64)
    for name in mine:
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_bytes(b"mine")
    elsewhere = tmp_path.with_suffix(".elsewhere")
    elsewhere.write_bytes(b"mine")
    (tmp_path / ("3" * 64)).symlink_to(elsewhere)
    cache = Cache(tmp_path, limit=10)
    cache.put(OTHER, b"another deck")
    cache.tidy()
    for path in (*(tmp_path / name for name in mine), elsewhere, tmp_path / "CACHEDIR.TAG"):
        assert path.is_file(), path
    assert cache.get(ONE) is None


def test_a_folder_whose_mark_was_deleted_in_a_race_is_marked_again(tmp_path: Path) -> None:
    Cache(tmp_path).put(ONE, b"a deck")
    (tmp_path / "CACHEDIR.TAG").unlink()
    cache = Cache(tmp_path)
    cache.put(OTHER, b"another deck")
    assert cache.get(ONE) == b"a deck"
    assert (tmp_path / "CACHEDIR.TAG").is_file()


def test_many_that_write_at_once_do_not_disturb_one_another(tmp_path: Path) -> None:
    code = (
        "import sys; from pathlib import Path; from cardwright.system.cache import Cache\n"
        "cache = Cache(Path(sys.argv[1]), limit=300_000)\n"
        "for n in range(200):\n"
        "    key = f'{n % 20:064x}'; found = cache.get(key)\n"
        "    assert found in (None, bytes([n % 20]) * 40_000)\n"
        "    cache.put(key, bytes([n % 20]) * 40_000); cache.tidy()\n"
    )
    command = [sys.executable, "-c", code, str(tmp_path)]
    running = [
        subprocess.Popen(command, env={**os.environ, "PYTHONPATH": "generator"}) for _ in range(4)
    ]
    assert [process.wait() for process in running] == [0] * 4


def test_the_place_is_where_the_system_keeps_what_may_be_deleted(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert usual_folder() == tmp_path / "cardwright"
    monkeypatch.setenv("HOME", str(tmp_path))
    for unset in ("", "relative/place"):
        monkeypatch.setenv("XDG_CACHE_HOME", unset)
        assert usual_folder() == Path(user_cache_dir()) / "cardwright"


def test_the_limit_is_the_one_that_is_documented() -> None:
    manual = Path("site/docs/manual-builds.md").read_text("utf-8")
    assert f"{LIMIT // 2**20} MB" in manual


@pytest.mark.parametrize("kind", ["a link", "a link to nothing", "a pipe", "a folder"])
@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes here")
def test_a_cache_whose_mark_is_no_file_is_not_written(tmp_path: Path, kind: str) -> None:
    folder, victim = tmp_path / "cardwright", tmp_path / "victim"
    folder.mkdir(mode=0o700)
    mark = folder / "CACHEDIR.TAG"
    if kind == "a pipe":
        os.mkfifo(mark)
    elif kind == "a folder":
        mark.mkdir()
    else:
        if kind == "a link":
            victim.write_text("mine")
        mark.symlink_to(victim)
    before = victim.exists()
    Cache(folder).put("0" * 64, b"entry")
    assert victim.exists() == before
    assert Cache(folder).get("0" * 64) is None
