"""What a page plays with: files of others that are as they came, and the engine in an archive."""

from __future__ import annotations

import ast
import gzip
import hashlib
import io
import json
import re
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from importlib.metadata import version as version_of
from pathlib import Path

import pytest

from cardwright.building.artifacts.site import own_files
from cardwright.engine.library import load_game
from cardwright.engine.session import Session
from cardwright.ledger.games import GAMES
from cardwright.paths import data, package
from cardwright.printing.bundles import bundle_address
from cardwright.website import playing
from cardwright.website.playing import FOR_PRINTING, engine, played_with, runtime
from cardwright.website.print_runtime import drawings, print_runtime, print_weight, printing
from tests.contract.plays import Table
from tests.engine.sessions import opening
from tests.tiers import every

ROOT = Path(__file__).resolve().parents[2]
RUNTIME = data("site", "runtime")
#: Modules that are part of the interpreter, or of another module.
BUILT_IN = {*sys.builtin_module_names, "collections.abc", "math", "unicodedata", "zlib"}
#: What a visitor loads who plays, in bytes as they are sent.
MOST = 5 * 1024 * 1024
#: Begins a match of every form from the archive alone, and plays a few moves of it.
PLAY = """
import json, sys
sys.path.insert(0, sys.argv[1])
from cardwright.engine.session import Session
session = Session()
print(json.dumps([session.answer(message) for message in json.load(sys.stdin)]))
"""


def sums(name: str) -> dict[str, str]:
    """The digests in a list, by what they are of."""
    lines = (RUNTIME / name).read_text("utf-8").splitlines()
    return {of: digest for digest, _, of in (line.partition("  ") for line in lines)}


def sha256(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def packed() -> zipfile.ZipFile:
    return zipfile.ZipFile(io.BytesIO(engine()))


def test_the_files_of_others_are_those_that_are_listed() -> None:
    there = {path.name: sha256(path.read_bytes()) for path in RUNTIME.iterdir()}
    del there["SHA256SUMS"]
    assert there == sums("SHA256SUMS")


@pytest.mark.parametrize("library", ["python_stdlib", "printing_stdlib"])
def test_the_standard_library_holds_what_is_listed_and_nothing_else(library: str) -> None:
    """Compiled by one interpreter, each with the hash of its source, at which nobody looks."""
    with zipfile.ZipFile(RUNTIME / f"{library}.zip") as archive:
        assert archive.testzip() is None
        heads = {name: archive.read(name)[:8] for name in archive.namelist()}
        assert len(heads) == len(archive.infolist())
    assert heads.keys() == {f"{name}c" for name in sums(f"{library}.sha256")}
    (head,) = set(heads.values())
    assert head.endswith(b"\r\n\1\0\0\0")


def test_what_is_told_of_their_origin_is_true() -> None:
    told = (RUNTIME / "ORIGIN.txt").read_text("utf-8")
    version = re.findall(r"^Version: (\S+)$", told, re.MULTILINE)[0]
    assert f'"{version}"' in (RUNTIME / "pyodide.js").read_text("utf-8")
    assert f"/pyodide-{version}.tgz" in told
    assert f"/tree/{version}." in told
    for name in ("Pyodide-LICENSE.txt", "Python-LICENSE.txt", "python_stdlib.sha256"):
        assert name in told
    for name in ("HarfBuzz-LICENSE.txt", "uharfbuzz-LICENSE.txt", "printing_stdlib.sha256"):
        assert name in told
    for page in ("README.md", "SECURITY.md"):
        assert version in (ROOT / page).read_text("utf-8"), page
    secure = (ROOT / "SECURITY.md").read_text("utf-8")
    assert f"{len(sums('python_stdlib.sha256'))} files of the standard library" in secure
    assert f"a library of {len(sums('printing_stdlib.sha256'))} files" in secure
    (digest,) = re.findall(r"^SHA-256 of the wheel: (\S+)$", told, re.MULTILINE)
    assert digest == sha256((RUNTIME / "uharfbuzz.zip").read_bytes())
    (wheel,) = re.findall(r"^Wheel: uharfbuzz-([\d.]+)-", told, re.MULTILINE)
    assert wheel == version_of("uharfbuzz"), "decks of the page would be set by another HarfBuzz"
    assert json.loads((RUNTIME / "pyodide-lock.json").read_text("utf-8"))["packages"] == {}


def test_whatever_the_engine_imports_is_in_the_archive_or_in_the_library() -> None:
    with packed() as archive:
        there = set(archive.namelist()) | sums("python_stdlib.sha256").keys()
        sources = [archive.read(name) for name in archive.namelist() if name.endswith(".py")]
    nodes = [node for source in sources for node in imports(source)]
    assert {f"cardwright.{name}" for name in playing.BESIDE} - set(nodes) == {"cardwright.__init__"}
    for module in set(nodes) - BUILT_IN:
        path = module.replace(".", "/")
        assert {f"{path}.py", f"{path}/__init__.py"} & there, module


def imports(source: bytes) -> Iterator[str]:
    """The modules that are named in imports, but for those of types alone."""
    tree = ast.parse(source)
    typed = [
        inner
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
        for inner in ast.walk(node)
    ]
    for node in ast.walk(tree):
        if node in typed:
            continue
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module == "cardwright":
            yield from (f"cardwright.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield str(node.module)


def test_the_engine_is_packed_with_its_ledgers_and_what_it_uses_alone() -> None:
    with packed() as archive:
        names = archive.namelist()
        assert names == sorted(names)
        assert archive.testzip() is None
        for name in names:
            place = package().parent / name
            if "/_data/" in name:
                place = data(*name.partition("/_data/")[2].split("/"))
            assert archive.read(name) == place.read_bytes(), name
    assert {Path(name).name for name in names if "/_data/" in name} == {
        f"{game.replace('-', '_')}.toml" for game in GAMES
    }
    beside = {
        name
        for name in names
        if not name.startswith(
            tuple(f"cardwright/{part}/" for part in (*playing.PACKAGES, "_data"))
        )
    }
    assert beside == {f"cardwright/{name}.py" for name in playing.BESIDE}


def test_the_archive_is_the_same_each_time_and_names_no_day() -> None:
    assert engine() == engine()
    with packed() as archive:
        entries = archive.infolist()
    assert {entry.date_time for entry in entries} == {(1980, 1, 1, 0, 0, 0)}
    assert {(entry.create_system, entry.external_attr >> 16) for entry in entries} == {
        (3, 0o100644)
    }


@pytest.mark.quick(1)
@pytest.mark.parametrize("game", every(2, GAMES))
def test_the_engine_plays_from_the_archive_alone(game: str, tmp_path: Path) -> None:
    with packed() as archive:
        archive.extractall(tmp_path)
    messages = []
    for form in load_game(game).forms:
        messages.append(opening(Table(game, form), *["beginner"] * 4))
        messages += [{"do": "step"}] * 3 + [{"do": "record"}, {"do": "look", "seat": 0}]
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", PLAY, str(tmp_path)],
        input=json.dumps(messages),
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    )
    here = Session()
    assert json.loads(done.stdout) == [here.answer(message) for message in messages]


def test_the_site_has_it_all_and_says_what_it_weighs(site: Path) -> None:
    for address, content in (*played_with(), *print_runtime()):
        assert (site / address).read_bytes() == content
    lists = ("weights.json", "printing.json")
    weights: dict[str, int] = {}
    for name in lists:
        weights |= json.loads((site / "play" / name).read_text("utf-8"))
    there = {path.name: path.stat().st_size for path in (site / "play").rglob("*.*")}
    del there["index.html"]
    for name in lists:
        del there[name]
    assert weights.items() >= there.items()


@pytest.mark.full
def test_a_visitor_who_plays_loads_less_than_five_megabytes() -> None:
    sent = {
        address: len(content if address.endswith(".zip") else gzip.compress(content))
        for address, content in played_with()
        if not address.endswith((".txt", "SHA256SUMS", ".sha256"))
    }
    print(sum(sent.values()), sent)  # noqa: T201 - figures, no fault
    assert sum(sent.values()) < MOST


@pytest.mark.parametrize("game", GAMES)
def test_a_visitor_who_makes_a_deck_loads_less_than_nine_megabytes_more(game: str) -> None:
    """The page tells what is loaded in all, if nothing was loaded before."""
    added = [content for name, content in runtime() if name in FOR_PRINTING]
    more = sum(map(len, (*added, printing(), drawings(game))))
    assert more < 9_000_000
    told = float(print_weight(game).removesuffix(" MB")) - float(
        playing.weight().removesuffix(" MB")
    )
    assert 0 < told < more / 1_000_000


def test_only_pages_that_play_may_run_web_assembly(site: Path) -> None:
    for name in ("court/print.html", "index.html", "court.html", "court/score.html"):
        assert "script-src 'self' file:;" in (site / name).read_text("utf-8")


def test_of_a_site_a_build_keeps_all_that_is_played_with(site: Path, printed: Path) -> None:
    """It leaves out what is printed, and bundles of that: archives that are played with stay."""
    own = own_files(site, printed)
    assert {address for address, _ in played_with()} <= own.keys()
    assert bundle_address("court") not in own
    assert (site / bundle_address("court")).is_file()
