"""The messages, hints and help texts of the program, and the docstrings of its public names."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import cardwright

PACKAGE = Path(__file__).parents[1] / "generator/cardwright"
#: Exceptions that no user reads: they are caught, or name a fault of ours.
_OURS = {"AssertionError", "AttributeError", "KeyError", "NotImplementedError", "TypeError"}
#: Functions that make a message from their arguments, as an exception does.
_MAKERS = {"wrong", "problem", "complain", "fail", "Fault", "option", "echo", "prompt", "_misnamed"}
_DOCUMENTED = ast.Module | ast.ClassDef | ast.FunctionDef
#: Keyword arguments that users read, of any call.
_READ = {"help", "hint", "advice"}


def sources() -> list[Path]:
    """The modules of the program, without the sentences of the games and their narration."""
    spoken = {"messages.py", "sentences.py", "four_handed_messages.py", "four_handed_sentences.py"}
    return sorted(path for path in PACKAGE.rglob("*.py") if path.name not in spoken)


def messages(source: str, *, yields: bool = False) -> Iterator[str]:
    """The texts of raised errors, of hints and of help; with `yields` those that a check yields."""
    tree = ast.parse(source)
    for scope in _scopes(tree):
        local = _assigned(scope)
        for node in _own(scope):
            if yields or not isinstance(node, ast.Yield):
                yield from (text for part in _parts(node) for text in _texts(part, local))
        if isinstance(scope, ast.FunctionDef) and _is_command(scope):
            yield from filter(None, [ast.get_docstring(scope)])


def written(source: str) -> Iterator[str]:
    """The sentences of a module that are no docstrings: what is printed, shown or read aloud."""
    tree = ast.parse(source)
    scopes = [node for node in ast.walk(tree) if isinstance(node, _DOCUMENTED)]
    docs = {ast.get_docstring(scope, clean=False) for scope in scopes}
    joined = [node for node in ast.walk(tree) if isinstance(node, ast.JoinedStr)]
    inside = {id(value) for node in joined for value in node.values}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant | ast.JoinedStr) and id(node) not in inside:
            for text in _texts(node, {}):
                if text not in docs and re.search(r" .*\w[.?!][”)]*\s*$", text):
                    yield text


def _scopes(tree: ast.Module) -> Iterator[ast.Module | ast.FunctionDef]:
    yield tree
    yield from (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def _own(scope: ast.AST) -> Iterator[ast.AST]:
    """The nodes of a scope, without those of functions in it; its decorators are its own."""
    for child in ast.iter_child_nodes(scope):
        if not isinstance(child, ast.FunctionDef):
            yield child
            yield from _own(child)


def _assigned(scope: ast.AST) -> dict[str, list[ast.expr]]:
    """The values that local names are given, by name."""
    found: dict[str, list[ast.expr]] = {}
    for node in _own(scope):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                if isinstance(target, ast.Name):
                    found.setdefault(target.id, []).append(node.value)
    return found


def _parts(node: ast.AST) -> Iterable[ast.expr]:
    """The expressions of a node that become a message."""
    if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
        return [] if _name(node.exc.func) in _OURS else node.exc.args
    if isinstance(node, ast.Call):
        read = [word.value for word in node.keywords if word.arg in _READ]
        return [*read, *(node.args if _name(node.func) in _MAKERS else ())]
    return [node.value] if isinstance(node, ast.Yield) and node.value else []


def _name(called: ast.expr) -> str:
    return called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")


def _is_command(function: ast.FunctionDef) -> bool:
    calls = [each for each in function.decorator_list if isinstance(each, ast.Call)]
    return any(_name(call.func) in {"command", "group"} for call in calls)


def _texts(part: ast.expr, local: dict[str, list[ast.expr]]) -> Iterator[str]:
    """The texts that an expression may have; a value in one is written as “X”."""
    match part:
        case ast.Constant(value=str(text)):
            yield text
        case ast.JoinedStr(values=values):
            yield "".join(str(v.value) if isinstance(v, ast.Constant) else "X" for v in values)
        case ast.IfExp(body=body, orelse=other) | ast.BinOp(left=body, right=other):
            yield from (*_texts(body, local), *_texts(other, local))
        case ast.BoolOp(values=values):
            yield from (text for value in values for text in _texts(value, local))
        case ast.Name(id=name):
            yield from (text for value in local.get(name, ()) for text in _texts(value, {}))


def docstrings() -> Iterator[str]:
    """The paragraphs of the docstrings of all public names and their members."""
    for name in cardwright.__all__:
        public = getattr(cardwright, name)
        members = vars(public) if inspect.isclass(public) else {}
        own = [member for name, member in members.items() if not name.startswith("_")]
        for each in (public, *(getattr(member, "__func__", member) for member in own)):
            if inspect.isclass(each) or inspect.isroutine(each) or isinstance(each, property):
                yield from _paragraphs(inspect.cleandoc(each.__doc__ or ""))


def _paragraphs(text: str) -> Iterator[str]:
    """The paragraphs and fields of a docstring, without its examples; code is “it”."""
    text = re.sub(r"^>>>.*?(\n\n|\Z)", "\n\n", text, flags=re.DOTALL | re.MULTILINE)
    text = re.sub(r"``?[^`]*``?", "it", text)
    parts = re.split(r"\n\n+|\n(?=\w+: )", text)
    yield from filter(None, (" ".join(part.split()) for part in parts))
