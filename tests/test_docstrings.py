"""Docstrings say what a thing is or does: they begin with a noun or a verb, not with a question."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FOLDERS = ("generator", "card_art/engraver", "site")
QUESTIONS = {"how", "what", "when", "where", "whether", "which", "who", "whom", "whose", "why"}


def docstrings(source: str) -> Iterator[tuple[int, str]]:
    """The docstrings of a module, with their lines."""
    kinds = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, kinds) and (text := ast.get_docstring(node)):
            yield getattr(node, "lineno", 1), text


def asking(source: str) -> list[str]:
    """The docstrings of a module that begin with a question word."""
    return [
        f"{line}: {text.splitlines()[0]}"
        for line, text in docstrings(source)
        if text.split()[0].rstrip(",:").lower() in QUESTIONS
    ]


@pytest.mark.deep
@pytest.mark.parametrize("folder", FOLDERS)
def test_no_docstring_begins_with_a_question_word(folder: str) -> None:
    files = sorted((ROOT / folder).rglob("*.py"))
    assert files
    found = {str(file): asking(file.read_text("utf-8")) for file in files}
    assert {file: lines for file, lines in found.items() if lines} == {}


def test_a_question_is_seen() -> None:
    source = '"""Tells."""\n\ndef one():\n    """What it is."""\n\nclass Two:\n    "Whether so."\n'
    assert sorted(asking(source)) == ["3: What it is.", "6: Whether so."]
