"""Every attack of the catalog on the command is answered with its exit code and a sentence."""

import os
import resource
import shutil
import signal
import subprocess
import sys
import time
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.attacks.catalog import FOLDER, HOUSE, attacks, spelled
from tests.tiers import ALONE, every

ENTRIES: list[dict[str, Any]] = tomllib.loads(
    (FOLDER / "commands.toml").read_text(encoding="utf-8")
)["attacks"]
MEMORY = 1 << 30  # address space; what is used of it is far less
RUN = (sys.executable, "-P", "-c", "from cardwright.cli import main; main()")


def environment(**changed: str) -> dict[str, str]:
    """What a command finds around it."""
    return {
        **os.environ,
        "PYTHONPATH": str(HOUSE / "generator"),
        "COLUMNS": "200",
        "PYTHONUNBUFFERED": "",
        **changed,
    }


def limited() -> None:
    """Let the command take no more than an attack may cost us."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (60, 60))


def put(folder: Path, entry: dict[str, Any]) -> None:
    for name, parts in entry.get("puts", {}).items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(spelled(parts), encoding="utf-8")
    for name, digits in entry.get("puts_hex", {}).items():
        (folder / name).write_bytes(bytes.fromhex(digits))


def arguments(entry: dict[str, Any]) -> list[bytes]:
    if "arguments_hex" in entry:
        return [bytes.fromhex(digits) for digits in entry["arguments_hex"]]
    return [spelled(part).encode() for part in entry["arguments"]]


def listing(folder: Path) -> dict[str, bytes]:
    return {str(path): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


@pytest.mark.quick(1)
@pytest.mark.parametrize("entry", every(6, ENTRIES), ids=lambda entry: entry["name"])
def test_an_attack_on_the_command_is_answered(entry: dict[str, Any], tmp_path: Path) -> None:
    put(tmp_path, entry)
    before = listing(tmp_path)
    ran = subprocess.run(
        [*RUN, *arguments(entry)],
        cwd=tmp_path,
        env=environment(),
        input=spelled(entry.get("input", "")).encode(),
        capture_output=True,
        timeout=120,
        check=False,
        preexec_fn=limited,
    )
    told = (ran.stdout + ran.stderr).decode()
    assert ran.returncode == entry["code"], told
    assert entry["says"] in told
    assert "Traceback" not in told
    assert not any(char in told for char in "\x00\x1b\x7f\u202e")
    assert len(told) < 20_000
    if ran.returncode:
        assert listing(tmp_path) == before, "something was written"


def test_every_attack_on_the_command_has_a_name_of_its_own() -> None:
    assert len({entry["name"] for entry in ENTRIES}) == len(ENTRIES)


# ------------------------------------------------------------------ the data of a checkout


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the house whose data may be spoiled."""
    folder = tmp_path_factory.mktemp("house")
    for name in ("generator", "seeds", "templates", "site", "card_art"):
        shutil.copytree(HOUSE / name, folder / name)
    return folder


SPOILED = (
    ("ledger", "seeds/court.toml", ("list", "games"), "a key of thirty thousand parts"),
    ("ledger", "seeds/court.toml", ("build", "court", *ALONE), "a megabyte"),
    (
        "lesson",
        "site/lessons/court/21-follow-and-take.toml",
        ("lessons", "check", "court"),
        "a seat of ten thousand hexadecimal digits",
    ),
    (
        "guide",
        "templates/guides/court.md.j2",
        ("build", "court", "--only", "book", *ALONE),
        "a link that runs",
    ),
    (
        "guide",
        "templates/guides/court.md.j2",
        ("build", "court", "--only", "book", *ALONE),
        "a template that reaches into Python",
    ),
    (
        "drawing",
        "card_art/court/badge-red.svg",
        ("build", "court", "--only", "deck", *ALONE),
        "a path of twenty megabytes",
    ),
    (
        "drawing",
        "card_art/court/badge-red.svg",
        ("build", "court", "--only", "deck", *ALONE),
        "a thousand laughs",
    ),
)


@pytest.mark.quick(1)
@pytest.mark.parametrize(
    ("kind", "file", "words", "name"),
    every(6, SPOILED),
    ids=[f"{case[0]}-{case[3]}" for case in SPOILED],
)
def test_spoiled_data_of_a_checkout_is_told_by_the_command(
    kind: str, file: str, words: tuple[str, ...], name: str, house: Path, tmp_path: Path
) -> None:
    attack = next(attack for attack in attacks(kind) if attack.name == name)
    good = (house / file).read_bytes()
    (house / file).write_bytes(attack.data)
    try:
        ran = subprocess.run(
            [*RUN, *words],
            cwd=tmp_path,
            env=environment(PYTHONPATH=str(house / "generator")),
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
            preexec_fn=limited,
        )
    finally:
        (house / file).write_bytes(good)
    assert ran.returncode == 1, ran.stderr
    assert attack.says in ran.stderr
    assert "Traceback" not in ran.stderr
    assert Path(file).name in ran.stderr
    assert not list(tmp_path.iterdir())


# ------------------------------------------------------------------ signals, and broken pipes


@pytest.mark.quick(1)
@pytest.mark.parametrize(
    ("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129)]
)
def test_a_build_that_is_told_to_stop_leaves_nothing(
    number: signal.Signals, code: int, tmp_path: Path
) -> None:
    build = subprocess.Popen(
        [*RUN, "build"],
        cwd=tmp_path,
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    for _ in range(600):  # until there is something to leave behind
        if build.poll() is not None or any(tmp_path.glob(".build.*")):
            break
        time.sleep(0.05)
    build.send_signal(number)
    _, told = build.communicate(timeout=60)
    assert build.returncode == code, told.decode()
    assert b"Traceback" not in told
    assert not [path for path in tmp_path.iterdir() if path.is_dir()]


@pytest.mark.parametrize(("stream", "codes"), [("stdout", {0, 1, 3, 141}), ("stderr", {2})])
def test_a_stream_that_is_closed_is_no_traceback(
    stream: str, codes: set[int], tmp_path: Path
) -> None:
    arguments = ["list", "games"] if stream == "stdout" else ["build", "cort"]
    descriptor = {"stdout": 1, "stderr": 2}[stream]
    ran = subprocess.run(
        [*RUN, *arguments],
        cwd=tmp_path,
        env=environment(),
        capture_output=True,
        timeout=60,
        check=False,
        preexec_fn=lambda: os.close(descriptor),
    )
    assert ran.returncode in codes
    assert b"Traceback" not in ran.stderr


# ------------------------------------------------------------------ disks


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no full disk at hand")
def test_a_full_disk_behind_the_standard_output_is_told(tmp_path: Path) -> None:
    with Path("/dev/full").open("wb") as full:
        ran = subprocess.run(
            [*RUN, "list", "games"],
            cwd=tmp_path,
            env=environment(),
            stdout=full,
            stderr=subprocess.PIPE,
            timeout=60,
            check=False,
        )
    assert ran.returncode == 3
    assert b"Traceback" not in ran.stderr
    assert b"Exception" not in ran.stderr
    assert b"No space left" in ran.stderr


@pytest.mark.deep
def test_a_file_that_may_not_grow_is_named_and_nothing_is_left(tmp_path: Path) -> None:
    ran = subprocess.run(
        [*RUN, "build", "nations", "--only", "tracker"],
        cwd=tmp_path,
        env=environment(PYTHONDONTWRITEBYTECODE="1"),
        capture_output=True,
        timeout=60,
        check=False,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (2000, 2000)),
    )
    assert ran.returncode == 3
    assert b"Traceback" not in ran.stderr
    assert b"tracker" in ran.stderr
    assert not [path for path in tmp_path.iterdir() if path.is_dir()]
