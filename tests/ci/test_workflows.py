"""The workflows call scripts that exist, ask for no rights, and run nothing that may change."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
import yaml

from tests.ci.script import ROOT

WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))


def read(name: str) -> dict[str, Any]:
    workflow: dict[str, Any] = yaml.safe_load(
        (ROOT / f".github/workflows/{name}.yml").read_text("utf-8")
    )
    return workflow


def steps(workflow: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for job in workflow["jobs"].values():
        yield from job["steps"]


@pytest.mark.parametrize("name", [path.stem for path in WORKFLOWS])
def test_a_workflow_may_read_and_nothing_else_and_knows_no_secret(name: str) -> None:
    workflow = read(name)
    assert workflow["permissions"] == {"contents": "read"}
    for job in workflow["jobs"].values():
        assert "permissions" not in job
        assert 0 < job["timeout-minutes"] <= 90
    text = (ROOT / f".github/workflows/{name}.yml").read_text("utf-8")
    assert "secrets." not in text
    assert "github.event." not in text  # what a stranger wrote never becomes a command


@pytest.mark.parametrize("name", [path.stem for path in WORKFLOWS])
def test_every_action_is_pinned_by_its_commit_and_names_its_version(name: str) -> None:
    text = (ROOT / f".github/workflows/{name}.yml").read_text("utf-8")
    used = re.findall(r"uses: *(.+)", text)
    assert used
    for action in used:
        assert re.fullmatch(r"actions/[a-z-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", action)
    for step in steps(read(name)):
        if step.get("uses", "").startswith("actions/checkout@"):
            assert step["with"]["persist-credentials"] is False


@pytest.mark.parametrize("name", [path.stem for path in WORKFLOWS])
def test_every_file_that_a_workflow_names_exists(name: str) -> None:
    commands = "\n".join(step.get("run", "") for step in steps(read(name)))
    named = re.findall(r"\.ci/[\w./-]+", commands)
    assert named
    assert [path for path in named if not (ROOT / path).is_file()] == []


def test_linux_macos_and_windows_run_every_python_that_the_package_names() -> None:
    project = (ROOT / "pyproject.toml").read_text("utf-8")
    supported = re.findall(r"Python :: (3\.\d+)\"", project)
    matrix = read("checks")["jobs"]["everywhere"]["strategy"]["matrix"]
    assert matrix["python"] == supported
    assert [system.split("-")[0] for system in matrix["os"]] == ["ubuntu", "macos", "windows"]
    assert read("checks")["jobs"]["bytes"]["strategy"]["matrix"]["os"] == matrix["os"]
