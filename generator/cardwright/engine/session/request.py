"""The strict reader of a message: what it asks for and its fields, each of its type."""

import json
from collections.abc import Mapping
from typing import Any, NamedTuple

from cardwright import limits
from cardwright.engine.shuffle import SEEDS
from cardwright.errors import InputError, UnknownName, did_you_mean, excerpt


class RequestField(NamedTuple):
    """The type of a field of a message, and its description for a person."""

    kind: type
    said: str


_WHOLE = "a whole number"
FIELDS: Mapping[str, RequestField] = {
    "game": RequestField(str, 'text such as "court"'),
    "form": RequestField(str, 'text such as "two-handed"'),
    "agreements": RequestField(dict, 'an object such as {"no_sixty": "carry"}'),
    "seats": RequestField(
        list, 'a list such as [{"name": "Ann"}, {"name": "Ben", "keeper": "good"}]'
    ),
    "seed": RequestField(int, f"{_WHOLE} from 0 to 2⁵³ − 1"),
    "dealer": RequestField(int, f"a seat: {_WHOLE} from 0"),
    "learning": RequestField(bool, "true or false"),
    "actions": RequestField(list, "for each deal a list of actions, such as [[4, 17], []]"),
    "seat": RequestField(int, f"{_WHOLE} from 0"),
    "action": RequestField(int, f"{_WHOLE} from 0; look lists the legal ones"),
    "move": RequestField(int, f"{_WHOLE} from 1; moves lists all"),
}


class Fields(NamedTuple):
    """The fields that a message must have, and those that it may have."""

    must: tuple[str, ...] = ()
    may: tuple[str, ...] = ()


MESSAGES: Mapping[str, Fields] = {
    "games": Fields(),
    "begin": Fields(
        ("game", "form", "seats", "seed"), ("agreements", "dealer", "learning", "actions")
    ),
    "look": Fields(("seat",)),
    "judge": Fields(("seat", "action")),
    "play": Fields(("seat", "action")),
    "step": Fields((), ("seat",)),
    "calls": Fields(("seat",)),
    "advise": Fields(("seat",)),
    "undo": Fields(("seat",)),
    "next": Fields(),
    "end": Fields((), ("seat",)),
    "moves": Fields((), ("seat",)),
    "review": Fields(("move",)),
    "record": Fields(),
    "link": Fields(),
}


class Request(NamedTuple):
    """A message that was read: what is to be done, and with what."""

    do: str
    fields: dict[str, Any]


def read(message: object) -> Request:
    """The request in a message; raises InputError, which names the field, for a wrong one."""
    if not isinstance(message, dict):
        raise InputError("a message must be an object", hint='such as {"do": "games"}')
    if "do" not in message:
        raise InputError("do: is missing", hint=f"known: {', '.join(MESSAGES)}")
    do = message["do"]
    if not isinstance(do, str) or do not in MESSAGES:
        raise UnknownName.among("message", str_of(do), MESSAGES)
    fields = {name: value for name, value in message.items() if name != "do"}
    known = (*MESSAGES[do].must, *MESSAGES[do].may)
    for name, value in fields.items():
        if name not in known:
            near = (
                did_you_mean(str_of(name), known)
                or ", ".join(known)
                or "this message has no fields"
            )
            raise InputError(f"{excerpt(str_of(name))}: {do} has no such field", hint=near)
        require(name, value, FIELDS[name])
    for name in MESSAGES[do].must:
        if name not in fields:
            raise InputError(f"{name}: is missing", hint=f"write {FIELDS[name].said}")
    return Request(do, fields)


def require(name: str, value: object, wanted: RequestField) -> Any:  # noqa: ANN401 - as is wanted
    """The value; raises InputError for another type, and for too much. True is no number."""
    kind = wanted.kind
    right = isinstance(value, kind) and (kind is bool or not isinstance(value, bool))
    if right and isinstance(value, int):
        right = -SEEDS < value < SEEDS
    if right and isinstance(value, str):
        right = len(value) <= limits.TITLE
    if right and isinstance(value, list | dict):
        right = len(value) <= limits.ACTIONS
    if not right:
        raise InputError(f"{name}: is {excerpt(str_of(value), 40)}", hint=f"write {wanted.said}")
    return value


def str_of(value: object) -> str:
    """A value as a message repeats it: a text as it is; of what is long or deep, what it is.

    >>> str_of("ten"), str_of(True), str_of(None), str_of([1, 2])
    ('ten', 'true', 'null', 'a list')
    """
    if isinstance(value, str):
        return value
    if isinstance(value, list | dict):
        return "a list" if isinstance(value, list) else "an object"
    if isinstance(value, int) and not -SEEDS < value < SEEDS:
        return "too large a number"
    return json.dumps(value) if isinstance(value, int | float | None) else "not a JSON value"
