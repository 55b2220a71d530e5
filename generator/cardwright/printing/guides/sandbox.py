"""The part of Jinja2 that a guide may use: it reaches nothing but what it is given, and it ends.

A template sets names, chooses with `if`, goes through lists, reckons with numbers and uses the
filters listed here. Its loops take so many steps together and no more, a step being a word of what
stands in a loop, once in every round; and no filter is given a text or a list that is longer than
those of a ledger. So nothing that a template can say takes long, or much space.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Any

import jinja2
from jinja2 import filters, nodes
from jinja2.runtime import Context, LoopContext
from jinja2.sandbox import ImmutableSandboxedEnvironment

from cardwright import limits

#: What a template is written in; anything else (macros, includes, blocks, …) is refused.
_STATEMENTS = (nodes.Template, nodes.Output, nodes.TemplateData, nodes.Assign, nodes.For, nodes.If)
_EXPRESSIONS = (
    *(nodes.Name, nodes.Const, nodes.Tuple, nodes.List, nodes.Dict, nodes.Pair),
    *(nodes.Getattr, nodes.Getitem, nodes.Slice, nodes.Call, nodes.Keyword, nodes.Filter),
    *(nodes.Test, nodes.Compare, nodes.Operand, nodes.And, nodes.Or, nodes.Not, nodes.CondExpr),
    *(nodes.Add, nodes.Sub, nodes.Mul, nodes.Div, nodes.FloorDiv, nodes.Mod, nodes.Pow),
    *(nodes.Neg, nodes.Pos),
)
#: The filters of Jinja2 that take no longer than what they are given is long.
_FILTERS = ("first", "int", "last", "length", "list", "lower", "map", "selectattr")
#: Numbers that a guide has no use for, and that would grow without end.
_LARGEST = 10**15


class Sandbox(ImmutableSandboxedEnvironment):
    """Jinja2 for one guide, with these names and these filters beside Jinja2's few."""

    intercepted_binops = frozenset(("+", "-", "*", "/", "//", "%", "**"))

    def __init__(self, names: dict[str, Any], ours: dict[str, Any]) -> None:
        super().__init__(
            undefined=jinja2.StrictUndefined,
            autoescape=False,  # this makes Markdown, and a guide may hold no HTML
            trim_blocks=True,
            lstrip_blocks=True,
            keep_trailing_newline=True,
            optimized=False,  # nothing is reckoned but when the template runs
        )
        self.globals = {"range": range, **names}
        known = {name: filters.FILTERS[name] for name in _FILTERS}
        self.filters = {**known, "join": _join, **ours}
        self._left = limits.STEPS

    def made(self, source: str, name: str) -> str:
        """The text that the template makes; raises TemplateError and what its code raises."""
        tree = self._parse(source, name, name)
        self._look_at(tree)
        self._bound(tree)
        code = self.compile(tree, name, name)
        template = jinja2.Template.from_code(self, code, self.make_globals(None))
        parts, size = [], 0
        for part in template.generate():
            size += len(part)
            if size > limits.GUIDE:
                raise jinja2.TemplateRuntimeError(f"makes more than {limits.GUIDE} characters")
            parts.append(part)
        return "".join(parts)

    def _look_at(self, tree: nodes.Template) -> None:
        """Raises TemplateSyntaxError for what a guide may not use."""
        for node in tree.find_all(nodes.Node):
            if not isinstance(node, (*_STATEMENTS, *_EXPRESSIONS)):
                self._refuse(type(node).__name__.lower(), node)
            if isinstance(node, nodes.For) and node.recursive:
                self._refuse("recursive", node)
            if isinstance(node, nodes.Filter) and node.name not in self.filters:
                self._refuse(node.name, node)
            if isinstance(node, nodes.Const) and node.value == math.inf:
                self._refuse("an infinite number", node)

    @staticmethod
    def _refuse(what: str, node: nodes.Node) -> None:
        raise jinja2.TemplateSyntaxError(f"“{what}” is not available in guides", node.lineno)

    def _bound(self, tree: nodes.Template) -> None:
        """Have the rounds of loops counted, and what filters are given looked at."""
        self.filters |= {"_few": _few, "_rounds": self._rounds}
        filtered = list(tree.find_all(nodes.Filter))
        for loop in list(tree.find_all(nodes.For)):
            steps = nodes.Const(len(list(loop.find_all(nodes.Node))))
            loop.iter = _passed(loop.iter, "_rounds", [steps])
        for each in filtered:
            each.node = _passed(each.node, "_few") if each.node else None
            each.args = [_passed(argument, "_few") for argument in each.args]
            for keyword in each.kwargs:
                keyword.value = _passed(keyword.value, "_few")
        tree.set_environment(self)

    def _rounds(self, items: Iterable[object], steps: int) -> Iterator[object]:
        """The items of a loop, each of which costs so many steps."""
        for item in items:
            self._left -= steps
            if self._left < 0:
                raise jinja2.TemplateRuntimeError(f"takes more than {limits.STEPS} steps")
            yield item

    def call_binop(self, context: Context, operator: str, left: object, right: object) -> object:
        """Numbers reckon; a text is not repeated, and nothing is raised to a power."""
        numbers = isinstance(left, int | float) and isinstance(right, int | float)
        if operator == "**" or not numbers:
            raise jinja2.TemplateRuntimeError(f"“{operator}” works only with small numbers")
        result = super().call_binop(context, operator, left, right)
        if abs(result) > _LARGEST:
            raise jinja2.TemplateRuntimeError(f"“{operator}” produces too large a number")
        return result

    def is_safe_attribute(self, obj: object, attr: str, value: object) -> bool:
        """Test if a template may read it: the ledger's attributes and a loop's index."""
        ours = type(obj).__module__.startswith("cardwright.") or isinstance(obj, LoopContext)
        return ours and super().is_safe_attribute(obj, attr, value)


def _passed(node: nodes.Node, by: str, arguments: Sequence[nodes.Expr] = ()) -> nodes.Filter:
    return nodes.Filter(node, by, list(arguments), [], None, None, lineno=node.lineno)


def _few(value: object) -> object:
    """A value that is no longer than a text or a list of a ledger; raises TemplateRuntimeError."""
    if isinstance(value, str):
        most = limits.TEXT
    elif isinstance(value, Iterable):
        value, most = list(islice(value, limits.ENTRIES + 1)), limits.ENTRIES
    else:
        return value
    if len(value) > most:
        raise jinja2.TemplateRuntimeError(f"a filter gets more than {most}")
    return value


def _join(items: Iterable[object], between: str = "") -> object:
    return _few(between.join(map(str, items)))
