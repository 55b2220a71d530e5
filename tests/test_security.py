"""SECURITY.md names a test for each of its promises, and every test that it names is there."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
PAGE = (TESTS.parent / "SECURITY.md").read_text("utf-8")
ROWS = re.findall(r"\| Promise \| Test \|\n\|---\|---\|\n((?:\|.*\n)+)", PAGE)
NAMED = [row.split(" | ")[-1].strip(" |`") for table in ROWS for row in table.splitlines()]


def test_every_promise_names_its_test() -> None:
    assert len(NAMED) > 40
    assert all(re.fullmatch(r"[\w/]+\.py::test_\w+", name) for name in NAMED)


@pytest.mark.parametrize("name", sorted(set(NAMED)))
def test_a_test_that_is_named_is_there(name: str) -> None:
    file, _, test = name.partition("::")
    tree = ast.parse((TESTS / file).read_text("utf-8"))
    assert test in {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
