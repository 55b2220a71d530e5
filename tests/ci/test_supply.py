"""What is installed is locked, with hashes, and its licenses are told."""

from __future__ import annotations

import json
import re
import tomllib
from importlib import metadata

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.ci.script import ROOT, script

licenses = script("licenses")
platforms = script("platforms")
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
PROJECT = PYPROJECT["project"]
#: The lock, and the extra that it holds beside what everybody needs.
LOCKS = {"run": "", "test": "test", "oracle": "oracle", "scale": "scale", "release": "release"}


def locked(name: str) -> dict[str, list[tuple[str, str]]]:
    """Library -> its locked versions, each with its hashes, of a lock."""
    text = (ROOT / f".ci/lock/{name}.txt").read_text("utf-8")
    found: dict[str, list[tuple[str, str]]] = {}
    for entry in re.split(r"\n(?=\S)", text):
        pinned = re.match(r"([\w.-]+)==(\S+)", entry)
        if pinned:
            found.setdefault(canonicalize_name(pinned[1]), []).append((pinned[2], entry))
    return found


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_has_everything_that_is_asked_for_in_a_version_that_will_do(name: str) -> None:
    asked = PROJECT["dependencies"] + PROJECT["optional-dependencies"].get(LOCKS[name], [])
    have = locked(name)
    wrong = [
        str(wish)
        for wish in map(Requirement, asked)
        if not have.get(canonicalize_name(wish.name))
        or not all(wish.specifier.contains(v) for v, _ in have[canonicalize_name(wish.name)])
    ]
    assert not wrong, f".ci/lock/{name}.txt: bash .ci/relock"


def test_what_builds_the_package_is_locked_with_what_runs_it() -> None:
    """So a source distribution is installed with hashes alone: --no-build-isolation --no-index."""
    have = locked("run")
    asked = [Requirement(wish) for wish in PYPROJECT["build-system"]["requires"]]
    for wish in asked:
        for version, _ in have[canonicalize_name(wish.name)]:
            assert wish.specifier.contains(version)
        for needed in map(Requirement, metadata.requires(wish.name) or []):
            here = not needed.marker or needed.marker.evaluate({"extra": ""})
            assert not here or canonicalize_name(needed.name) in have, needed


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_has_a_hash_for_every_file_and_nothing_but_versions(name: str) -> None:
    for library, entries in locked(name).items():
        for _, entry in entries:
            assert re.search(r"--hash=sha256:[0-9a-f]{64}$", entry.strip()), library
    text = (ROOT / f".ci/lock/{name}.txt").read_text("utf-8")
    assert not re.search(r"^(-|https?:|git\+)|file:|://", text, re.MULTILINE)


def test_the_locks_can_be_installed_together() -> None:
    versions: dict[str, set[tuple[str, ...]]] = {}
    for name in LOCKS:
        for library, entries in locked(name).items():
            versions.setdefault(library, set()).add(tuple(version for version, _ in entries))
    assert {library: v for library, v in versions.items() if len(v) > 1} == {}


def test_what_checks_the_pages_is_locked_with_a_hash_for_every_package() -> None:
    asked = json.loads((ROOT / ".ci/web/package.json").read_text("utf-8"))["devDependencies"]
    packages = json.loads((ROOT / ".ci/web/package-lock.json").read_text("utf-8"))["packages"]
    assert packages.pop("")["devDependencies"] == asked
    for name, version in asked.items():
        assert packages[f"node_modules/{name}"]["version"] == version
    for name, package in packages.items():
        assert package["integrity"].startswith("sha512-"), name


def test_the_table_of_licenses_names_what_is_installed_and_what_it_says() -> None:
    page = (ROOT / "SECURITY.md").read_text("utf-8")
    assert licenses.table() in page, ".venv/bin/python .ci/licenses.py"
    assert len(licenses.locked()) > 20


def test_nothing_is_installed_beside_what_the_table_names() -> None:
    asked, known = ["cardwright"], set()
    while asked:
        name = canonicalize_name(asked.pop())
        known.add(name)
        for wish in map(Requirement, metadata.requires(name) or []):
            needed = not wish.marker or wish.marker.evaluate({"extra": ""})
            if needed and canonicalize_name(wish.name) not in known:
                asked.append(wish.name)
    assert known - {"cardwright"} <= set(licenses.locked())


@pytest.mark.parametrize(
    ("library", "license_"), [("reportlab", "BSD-3-Clause"), ("pathspec", "MPL-2.0")]
)
def test_where_a_library_declares_nothing_its_text_is_read(library: str, license_: str) -> None:
    assert not metadata.metadata(library).get_all("License-Expression")
    assert licenses.license_of(library) == license_


def test_a_license_that_nobody_knows_is_not_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(licenses, "TEXTS", ())
    with pytest.raises(LookupError, match="pathspec: no license that we know"):
        licenses.license_of("pathspec")


def test_the_table_of_platforms_belongs_to_what_is_locked() -> None:
    page = platforms.PAGE.read_text("utf-8")
    assert f"<!-- platforms {platforms.stamp()} -->" in page, "python .ci/platforms.py"
    assert len(platforms.pins()) > 20
