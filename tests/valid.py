"""Pages as html-validate reads them, by the rules that its authors recommend."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterable
from pathlib import Path

import pytest

HOUSE = Path(__file__).resolve().parents[1] / ".ci/web"
RULES = HOUSE / "htmlvalidate.json"
_SCRIPT = HOUSE / "node_modules/html-validate/bin/html-validate.mjs"


def faults(pages: Iterable[Path], rules: Path = RULES) -> list[str]:
    """The faults of the pages, each with its file, line and rule.

    Skips the test without Node or html-validate, and fails it where CI is set.
    """
    node = shutil.which("node")
    if node is None or not _SCRIPT.exists():
        missing = "html-validate is not installed: npm ci --prefix .ci/web"
        if os.environ.get("CI") == "true":
            pytest.fail(missing)
        pytest.skip(missing)
    with tempfile.TemporaryDirectory() as room:
        told = Path(room, "told.json")  # a pipe would be closed before all is written
        form = ("--config", rules, "--formatter", f"json={told}")
        command: list[str | Path] = [node, _SCRIPT, *form, *pages]
        done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=HOUSE)
        assert told.exists(), done.stderr
        found = json.loads(told.read_text("utf-8"))
    return [
        f"{Path(page['filePath']).name}:{fault['line']} {fault['ruleId']}: {fault['message']}"
        for page in found
        for fault in page["messages"]
    ]
