"""Pages as html-validate reads them, by the rules that its authors recommend."""

from __future__ import annotations

import json
import subprocess
import tempfile
from collections.abc import Iterable
from pathlib import Path

from tests.web_tools import HOUSE, node, tool

RULES = HOUSE / "htmlvalidate.json"


def faults(pages: Iterable[Path], rules: Path = RULES) -> list[str]:
    """The faults of the pages, each with its file, line and rule.

    Skips the test without Node or html-validate, and fails it where CI is set.
    """
    script = tool("html-validate/bin/html-validate.mjs")
    with tempfile.TemporaryDirectory() as room:
        told = Path(room, "told.json")  # a pipe would be closed before all is written
        form = ("--config", rules, "--formatter", f"json={told}")
        command: list[str | Path] = [node(), script, *form, *pages]
        done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=HOUSE)
        assert told.exists(), done.stderr
        found = json.loads(told.read_text("utf-8"))
    return [
        f"{Path(page['filePath']).name}:{fault['line']} {fault['ruleId']}: {fault['message']}"
        for page in found
        for fault in page["messages"]
    ]
