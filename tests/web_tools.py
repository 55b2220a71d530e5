"""The tools that check pages and scripts: Node.js, and the packages in `.ci/web/`."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

HOUSE = Path(__file__).resolve().parents[1] / ".ci/web"


def node() -> str:
    """The path of Node.js; without it skips the test, or fails it if CI is set."""
    return shutil.which("node") or _missing("Node.js is not installed")


def tool(script: str) -> Path:
    """The path of a script, such as `typescript/bin/tsc`; without it skips or fails the test."""
    path = HOUSE / "node_modules" / script
    if not path.exists():
        _missing(f"{script.partition('/')[0]} is not installed: npm ci --prefix .ci/web")
    return path


def _missing(what: str) -> str:
    if os.environ.get("CI") == "true":
        pytest.fail(what)
    pytest.skip(what)
