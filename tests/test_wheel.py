"""What the wheel holds, built from the source distribution."""

from __future__ import annotations

import base64
import hashlib
import io
import sys
import zipfile
from email import message_from_bytes
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import cardwright
from cardwright.website import program
from tests.test_project import ROOT, run

pytestmark = pytest.mark.deep

DATA = ("templates", "card_art", "seeds", "site")


def tracked(*folders: str) -> set[str]:
    """The files that git keeps or, when added, would keep."""
    listed = run("git", "ls-files", "-z", "-co", "--exclude-standard", "--", *folders)
    return {name for name in listed.split("\0") if name and (ROOT / name).is_file()}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    """The wheel, built from the source distribution as a packager would build it."""
    if not (ROOT / ".git").exists():
        pytest.skip("not a git checkout, so nothing says which files belong to it")
    out = tmp_path_factory.mktemp("dist")
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", str(out), str(ROOT))
    (path,) = out.glob("*.whl")
    return zipfile.ZipFile(path)


@pytest.fixture(scope="module")
def installed(wheel: zipfile.ZipFile, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel's files laid out as in site-packages."""
    place = tmp_path_factory.mktemp("site-packages")
    wheel.extractall(place)
    return place


def data() -> set[str]:
    """The files of the data folders, without the engraver, a tool for developers."""
    return {name for name in tracked(*DATA) if not name.startswith("card_art/engraver/")}


def names(wheel: zipfile.ZipFile) -> set[str]:
    return {name for name in wheel.namelist() if not name.endswith("/")}


def test_the_wheel_carries_the_data_folders_and_nothing_else_of_data(
    wheel: zipfile.ZipFile,
) -> None:
    home = "cardwright/_data/"
    carried = {name.removeprefix(home) for name in names(wheel) if name.startswith(home)}
    assert carried == data()
    assert {name.split("/")[0] for name in carried} == set(DATA)


def test_the_wheel_carries_the_package_and_no_other(wheel: zipfile.ZipFile) -> None:
    code = {name for name in names(wheel) if name.startswith("cardwright/")}
    ours = {name.removeprefix("generator/") for name in tracked("generator/cardwright")}
    assert {name for name in code if "/_data/" not in name} == ours
    assert {name.split("/")[0] for name in names(wheel) - code} == {
        f"cardwright-{cardwright.__version__}.dist-info"
    }


def test_the_wheel_says_that_the_package_has_types(wheel: zipfile.ZipFile) -> None:
    assert "cardwright/py.typed" in names(wheel)


def test_the_data_in_the_wheel_is_the_data_in_the_checkout(wheel: zipfile.ZipFile) -> None:
    changed = [
        name
        for name in data()
        if wheel.read(f"cardwright/_data/{name}") != (ROOT / name).read_bytes()
    ]
    assert not changed


def test_an_installed_wheel_reads_its_own_data(installed: Path, tmp_path: Path) -> None:
    script = "from cardwright.paths import data; print(data('seeds', 'court.toml'))"
    found = run(sys.executable, "-c", script, cwd=tmp_path, PYTHONPATH=str(installed))
    assert Path(found.strip()) == installed / "cardwright/_data/seeds/court.toml"


def test_an_installed_wheel_lists_the_same_games(installed: Path, tmp_path: Path) -> None:
    listing = ("-m", "cardwright", "list", "games", "--json")
    there = run(sys.executable, *listing, cwd=tmp_path, PYTHONPATH=str(installed))
    here = run(sys.executable, *listing, PYTHONPATH=str(ROOT / "generator"))
    assert there == here


def test_an_installed_wheel_explains_a_clause_by_its_own_texts(
    installed: Path, tmp_path: Path
) -> None:
    asked = ("-m", "cardwright", "explain", "COURT-CNT-3")
    told = run(sys.executable, *asked, cwd=tmp_path, PYTHONPATH=str(installed))
    assert told.startswith("COURT-CNT-3, ")
    for kind in ("ledger", "code", "guides", "lessons"):
        assert f"\n{kind}\n" in told


def test_every_license_travels_with_the_wheel(wheel: zipfile.ZipFile) -> None:
    licenses = {name.partition(".dist-info/licenses/")[2] for name in names(wheel)} - {""}
    beside = {name for name in tracked("card_art", "site") if name.endswith("-LICENSE.txt")}
    assert licenses == {"LICENSE"} | beside


def test_the_version_of_the_wheel_is_that_of_the_package(wheel: zipfile.ZipFile) -> None:
    metadata = f"cardwright-{cardwright.__version__}.dist-info/METADATA"
    assert message_from_bytes(wheel.read(metadata))["Version"] == cardwright.__version__


def test_the_site_offers_the_wheel_that_a_packager_builds(wheel: zipfile.ZipFile) -> None:
    offered = zipfile.ZipFile(io.BytesIO(program.wheel()))
    info = f"cardwright-{cardwright.__version__}.dist-info"
    assert {*offered.namelist()} == names(wheel)
    own = {f"{info}/{name}" for name in ("METADATA", "RECORD", "WHEEL")}
    assert not [n for n in names(wheel) - own if wheel.read(n) != offered.read(n)]
    packaged, ours = (message_from_bytes(w.read(f"{info}/METADATA")) for w in (wheel, offered))
    for header in ("Name", "Version", "Summary", "License-Expression", "Requires-Python"):
        assert ours[header] == packaged[header]
    for header in ("Author", "License-File", "Classifier"):
        assert ours.get_all(header) == packaged.get_all(header)
    needs = [{*map(needed, each.get_all("Requires-Dist", []))} - {""} for each in (packaged, ours)]
    assert needs[0] == needs[1]
    assert len(needs[1]) > 10


def needed(line: str) -> str:
    """A requirement as all write it; "" for one of an extra."""
    found = Requirement(line)
    return "" if found.marker else f"{canonicalize_name(found.name)} {found.specifier}"


def test_pip_installs_the_wheel_that_the_site_offers(tmp_path: Path) -> None:
    path, place = tmp_path / program.wheel_name(), tmp_path / "installed"
    path.write_bytes(program.wheel())
    pip = (sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--target", str(place))
    run(*pip, str(path))
    version = (sys.executable, "-m", "cardwright", "--version")
    told = run(*version, cwd=tmp_path, PYTHONPATH=str(place))
    assert told.strip().endswith(cardwright.__version__)
    assert (place / "bin/cardwright").is_file()


def test_the_record_of_the_offered_wheel_has_every_file_with_its_hash() -> None:
    offered = zipfile.ZipFile(io.BytesIO(program.wheel()))
    (record,) = (name for name in offered.namelist() if name.endswith(".dist-info/RECORD"))
    lines = offered.read(record).decode().splitlines()
    rows = dict(line.rsplit(",", 2)[:2] for line in lines)
    assert [*rows] == sorted(offered.namelist())
    for name, told in rows.items():
        digest = hashlib.sha256(offered.read(name)).digest()
        expected = base64.urlsafe_b64encode(digest).decode().rstrip("=")
        assert told == ("" if name == record else f"sha256={expected}")


def test_an_installed_wheel_offers_itself(tmp_path: Path) -> None:
    script = (
        "import hashlib; from cardwright.website.program import wheel; "
        "print(hashlib.sha256(wheel()).hexdigest())"
    )
    place = tmp_path / "offered"
    zipfile.ZipFile(io.BytesIO(program.wheel())).extractall(place)
    told = run(sys.executable, "-c", script, cwd=tmp_path, PYTHONPATH=str(place))
    assert told.strip() == hashlib.sha256(program.wheel()).hexdigest()
