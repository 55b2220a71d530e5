"""Nothing that is printed may depend on how a version of Python adds up floats."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PLANTED = '''\
"""Sums, and what is said of each; `cardwright` is what hides a float best."""
from collections.abc import Iterable
from fractions import Fraction
from typing import Any

def added(
    whole: list[int], parts: list[float], exact: list[Fraction], unknown: Any, flags: Iterable[bool]
) -> None:
    print(sum(whole))
    print(sum(n > 2 for n in whole), sum(flags), sum(exact, Fraction()))
    print(sum(whole, 10))
    print(sum(parts))  # wrong
    print(sum(part * 2 for part in parts))  # wrong
    print(sum(parts[:1], 0.0))  # wrong
    print(sum(n / 2 for n in whole))  # wrong
    print(sum(unknown))  # wrong
    print(sum([1, *parts]))  # wrong
'''


@pytest.mark.deep
def test_mypy_finds_every_sum_of_floats_and_no_other(tmp_path: Path) -> None:
    planted = tmp_path / "planted.py"
    planted.write_text(PLANTED, "utf-8")
    command = (sys.executable, "-m", "mypy", "--cache-dir", str(tmp_path / "cache"))
    done = subprocess.run(
        (*command, "--config-file", "pyproject.toml", str(planted)),
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    found = re.findall(r":(\d+): error: .* math\.fsum.*\[inexact-sum\]", done.stdout)
    lines = PLANTED.splitlines()
    wrong = [str(n) for n, line in enumerate(lines, start=1) if line.endswith("# wrong")]
    assert found == wrong, done.stdout + done.stderr
    assert f"Found {len(wrong)} errors" in done.stdout


@pytest.mark.full
def test_sum_is_always_called_by_its_name_where_mypy_sees_its_type() -> None:
    handed_on = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in sorted((ROOT / "generator").rglob("*.py"))
        for node in _handed_on(ast.parse(path.read_text("utf-8")))
    ]
    assert not handed_on


def test_a_sum_that_is_handed_on_is_seen() -> None:
    (found,) = _handed_on(ast.parse("print(sum([1]))\nprint(list(map(sum, [[0.5]])))"))
    assert found.lineno == 2


def _handed_on(tree: ast.Module) -> list[ast.Name]:
    """Where `sum` is named but not called, as in `map(sum, rows)`."""
    called = {id(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call)}
    return [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.Name) and node.id == "sum" and id(node) not in called
    ]
