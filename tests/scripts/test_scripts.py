"""The scripts of the site: types, lint, and their unit tests in Node.js."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest

from cardwright.website.scripts import shipped
from tests.scripts.laws import LAWS, laws
from tests.web_tools import HOUSE, node, tool

HERE = Path(__file__).parent
ROOT = HOUSE.parents[1]
ASSETS = ROOT / "templates/site/assets"
PROJECTS = sorted(HOUSE.glob("tsconfig*.json"))
LINT = ("--config", HOUSE / "eslint.config.mjs", "--max-warnings", "0")
#: Prints true if two scripts differ only in comments and white space.
SAME = """
const { tokenize } = require(process.argv[1]);
const { readFileSync } = require("node:fs");
const form = { ecmaVersion: 2022, sourceType: "module" };
const words = (file) => tokenize(readFileSync(file, "utf8"), form).map(({ value }) => value);
const [one, other] = process.argv.slice(2).map(words);
console.log(JSON.stringify(one) === JSON.stringify(other));
"""


def told(*command: str | Path, cwd: Path = ROOT, given: str = "") -> str:
    """The faults that a tool prints; "" if it finds none."""
    done = subprocess.run(
        command, capture_output=True, text=True, encoding="utf-8", check=False, cwd=cwd, input=given
    )
    return "" if done.returncode == 0 else f"{done.stdout}{done.stderr}"


def test_the_unit_tests_pass() -> None:
    assert told(node(), "--test", cwd=HERE) == ""


def test_the_unit_tests_use_the_laws_of_the_pages() -> None:
    assert LAWS.read_text("utf-8") == laws(), "python -m tests.scripts.laws"


@pytest.mark.deep
@pytest.mark.parametrize("project", PROJECTS, ids=lambda path: path.stem)
def test_the_types_are_right(project: Path) -> None:
    assert told(node(), tool("typescript/bin/tsc"), "--project", project) == ""


@pytest.mark.deep
def test_a_wrong_type_is_found(tmp_path: Path) -> None:
    (tmp_path / "page.js").write_text("Cardwright.elements.start(5);\n", "utf-8")
    files = [str(tmp_path / "page.js"), *map(str, HOUSE.glob("types/*.d.ts"))]
    project = {"extends": str(HOUSE / "tsconfig.json"), "files": files, "include": []}
    (tmp_path / "tsconfig.json").write_text(json.dumps(project), "utf-8")
    assert "TS2345" in told(node(), tool("typescript/bin/tsc"), "--project", tmp_path)


@pytest.mark.deep
def test_lint_finds_nothing() -> None:
    folders = ("templates/site", "tests/scripts", ".ci")
    assert told(node(), tool("eslint/bin/eslint.js"), *LINT, *folders) == ""


@pytest.mark.deep
@pytest.mark.parametrize(
    ("code", "rule"),
    [
        ("const lost = 5;", "no-unused-vars"),
        ("const lost = 5;", "no-implicit-globals"),
        ("globalThis.cardwrightLost = 5;", "no-restricted-syntax"),
        ("window.cardwrightLost = 5;", "no-restricted-syntax"),
        ("(() => { if (location.hash == 5) alert(name); })();", "eqeqeq"),
        ("(() => { alert(name); })();", "no-restricted-globals"),
        ("(() => { class A { static { alert(1); } } alert(A); })();", "Parsing error"),
    ],
)
def test_lint_finds_a_fault(code: str, rule: str) -> None:
    where = ("--stdin", "--stdin-filename", ASSETS / "law.js")
    assert rule in told(node(), tool("eslint/bin/eslint.js"), *LINT, *where, given=f"{code}\n")


def test_the_site_has_its_scripts_without_the_comments_of_jsdoc(site: Path) -> None:
    for script in ASSETS.glob("*.js"):
        sent = (site / "assets" / script.name).read_bytes().decode("utf-8")
        assert sent == shipped(script.read_text("utf-8"))
        assert sent.startswith("/*"), script.name
        assert not re.search(r"^ */\*\*", sent, re.MULTILINE), script.name


@pytest.mark.deep
def test_the_site_has_all_code_of_its_scripts(site: Path) -> None:
    espree = tool("espree")
    for script in ASSETS.glob("*.js"):
        pair = (script, site / "assets" / script.name)
        done = subprocess.run(
            [node(), "-e", SAME, espree, *pair], capture_output=True, text=True, check=False
        )
        assert done.stdout == "true\n", f"{script.name}\n{done.stderr}"
