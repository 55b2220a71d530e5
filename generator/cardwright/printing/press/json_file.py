"""Files of JSON that others have made: an object, which every program reads alike."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from cardwright import limits
from cardwright.errors import InputError, excerpt
from cardwright.printing.press.listed import ListedFile

#: The longest number that Python reads from any text.
_DIGITS = 4300
_TOO_DEEP = f"has nested values, more than {limits.NESTED} levels"


def read_object(file: ListedFile) -> dict[str, Any]:
    """The object in a file.

    Raises OSError, and InputError whose message follows the name of the file.
    """
    try:
        text = limits.decode(file.read(limits.JOB))
        found = json.loads(
            text, object_pairs_hook=_only_once, parse_constant=_no_number, parse_int=_whole
        )
    except json.JSONDecodeError as error:
        raise InputError(f"is not JSON (line {error.lineno}, column {error.colno})") from None
    except UnicodeDecodeError:
        raise InputError("is not UTF-8 text") from None
    except RecursionError:
        raise InputError(_TOO_DEEP) from None
    if not isinstance(found, dict):
        raise InputError("is not a JSON object, which begins with {")
    _shallow(found)
    return found


def _only_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object; of two keys that are alike programs take now the first, now the last."""
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise InputError(f"has the key “{excerpt(key)}” twice")
        found[key] = value
    return found


def _no_number(text: str) -> float:
    raise InputError(f"contains {text}, which is not a number")


def _whole(text: str) -> int:
    if len(text) > _DIGITS:
        raise InputError(f"contains a number of more than {_DIGITS} digits")
    return int(text)


def _shallow(found: dict[str, Any]) -> None:
    """Raise InputError for values in each other that are deeper than what a table needs."""
    level: Iterable[Any] = [found]
    for _ in range(limits.NESTED):
        level = [
            inner
            for value in level
            if isinstance(value, dict | list)
            for inner in (value.values() if isinstance(value, dict) else value)
        ]
        if not level:
            return
    raise InputError(_TOO_DEEP)
