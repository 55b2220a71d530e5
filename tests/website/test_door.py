"""MkDocs comes in by `building/hooks.py`, as the import contracts see, and by nothing else."""

import ast

from cardwright import paths
from cardwright.building import hooks


def test_the_hooks_of_the_site_are_those_of_the_door_and_no_code_of_their_own() -> None:
    tree = ast.parse(paths.data("site", "hooks.py").read_text("utf-8"))
    docstring, passed_on, offered = tree.body
    assert isinstance(docstring, ast.Expr)
    assert isinstance(passed_on, ast.ImportFrom)
    assert isinstance(offered, ast.Assign)
    assert passed_on.module == "cardwright.building.hooks"
    names = sorted(name for name in vars(hooks) if name.startswith("on_"))
    assert [alias.name for alias in passed_on.names] == names == sorted(hooks.__all__)
    assert ast.literal_eval(offered.value) == names
