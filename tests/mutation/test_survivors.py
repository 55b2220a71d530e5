"""The list of surviving mutants fits the code, and its checker tells what does not fit."""

import ast
from pathlib import Path

import pytest

from tests.mutation.check import Mutant, differences, listed, mutant_of

ROOT = Path(__file__).resolve().parents[2]
DIFF = """# cardwright.engine.notation.x_card_tokens__mutmut_8: survived
--- generator/cardwright/engine/notation.py
+++ generator/cardwright/engine/notation.py
@@ -12,7 +12,7 @@
     suits = {suit.id: suit.letter for suit in ledger.suits}
-    first = suits < ranks
+    first = suits <= ranks
     return first
"""
MUTANT = Mutant(
    "generator/cardwright/engine/notation.py",
    "card_tokens",
    "first = suits < ranks",
    "first = suits <= ranks",
)


def function(module: str, name: str) -> str:
    """The source of a function or method, its lines without the blanks around them."""
    source = (ROOT / module).read_text("utf-8")
    node: ast.AST = ast.parse(source)
    for part in name.split("."):
        (node,) = (
            child
            for child in ast.iter_child_nodes(node)
            if isinstance(child, ast.FunctionDef | ast.ClassDef) and child.name == part
        )
    text = ast.get_source_segment(source, node) or ""
    return "\n".join(line.strip() for line in text.splitlines())


@pytest.mark.parametrize("mutant", sorted(listed()), ids=lambda mutant: mutant.function)
def test_a_listed_mutant_changes_lines_that_are_there(mutant: Mutant) -> None:
    assert mutant.before != mutant.after
    assert mutant.before in function(mutant.module, mutant.function)


def test_a_mutant_is_known_by_what_it_changes() -> None:
    assert mutant_of("cardwright.engine.notation.x_card_tokens__mutmut_8", DIFF) == MUTANT
    method = mutant_of("cardwright.engine.notation.xǁNotationǁparse__mutmut_1", DIFF)
    assert method.function == "Notation.parse"


def test_the_checker_names_what_is_not_listed_and_what_was_killed() -> None:
    other = MUTANT._replace(after="first = None")
    assert differences([MUTANT], [MUTANT]) == ""
    assert differences([MUTANT, other], [MUTANT]) == (
        "Survived, and is not listed:\n"
        "generator/cardwright/engine/notation.py: card_tokens\n"
        "  - first = suits < ranks\n"
        "  + first = None\n"
    )
    assert differences([MUTANT], [MUTANT, other]).startswith("Listed, and did not survive:\n")
