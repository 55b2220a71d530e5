"""The tools that pages and scripts are checked with: Node.js, and what `npm ci` installs."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

HOUSE = Path(__file__).resolve().parents[1] / ".ci/web"


def node() -> str:
    """The program Node.js; skips the test without it, and fails it where CI is set."""
    return shutil.which("node") or _missing("Node.js is not installed")


def tool(script: str) -> Path:
    """A script of a package, such as `typescript/bin/tsc`; without it the same."""
    path = HOUSE / "node_modules" / script
    if not path.exists():
        _missing(f"{script.partition('/')[0]} is not installed: npm ci --prefix .ci/web")
    return path


def _missing(what: str) -> str:
    if os.environ.get("CI") == "true":
        pytest.fail(what)
    pytest.skip(what)
