"""A plugin for mypy: `sum` may add up whole numbers, and nothing that it would have to round.

Since Python 3.12 `sum` of floats carries a compensation along, so that the same line gives other
last digits on 3.11, and other bytes on paper. `math.fsum` is exact everywhere. mypy knows the type
of every call, so this finds what a search for words cannot; what it cannot tell (Any) it refuses.
`tests/test_exact_sums.py` holds that `sum` is called by its name and never handed on.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from mypy.errorcodes import ErrorCode
from mypy.plugin import FunctionContext, Plugin
from mypy.types import Instance, LiteralType, ProperType, Type, UnionType, get_proper_type

INEXACT: Final = ErrorCode("inexact-sum", "A sum that depends on the version of Python", "Exact")
#: What adds up by itself, whatever `sum` does: whole numbers, fractions, and arrays as a whole.
_EXACT = frozenset({"builtins.int", "fractions.Fraction", "decimal.Decimal", "numpy.ndarray"})


class ExactSums(Plugin):
    """Asks of every call of `sum` in the program what it gives; tests may add up as they like."""

    def get_function_hook(self, fullname: str) -> Callable[[FunctionContext], Type] | None:
        """The check, for `sum` alone."""
        return _checked if fullname == "builtins.sum" else None


def _checked(call: FunctionContext) -> Type:
    """The type that mypy found, and an error beside it unless that is exact."""
    found = call.default_return_type
    if not _is_exact(get_proper_type(found)) and "tests" not in Path(call.api.path).parts:
        _complain(call, f"sum() gives {found}: use math.fsum, or add up whole numbers")
    return found


def _complain(call: FunctionContext, message: str) -> None:
    """Report the error, also while mypy is trying which signature of `sum` is meant.

    What is reported during a trial counts against that signature and is then forgotten, and the
    reader would be told that the last one was not meant either. mypy has no public way around it.
    """
    errors = call.api.msg.errors
    trials, errors._watchers = errors._watchers, []  # noqa: SLF001
    try:
        call.api.fail(message, call.context, code=INEXACT)
    finally:
        errors._watchers = trials  # noqa: SLF001


def _is_exact(found: ProperType) -> bool:
    match found:
        case UnionType():
            return all(_is_exact(get_proper_type(item)) for item in found.items)
        case LiteralType():
            return _is_exact(found.fallback)
        case Instance():
            return any(base.fullname in _EXACT for base in found.type.mro)
    return False


def plugin(_: str) -> type[Plugin]:
    """What mypy asks a plugin for."""
    return ExactSums
