"""The strict reader of a record: one line of JSON as its fields, or what is wrong with it."""

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, NamedTuple

from cardwright import limits
from cardwright.engine.shuffle import SEEDS
from cardwright.errors import InputError, RecordError, did_you_mean, excerpt


class FieldType(NamedTuple):
    """The type of a field of a record."""

    kind: type
    items: tuple[type, ...]  # what a list or an object may hold; () where it is neither
    said: str  # as a person is told
    required: bool = False
    numbers: range | None = None  # the only numbers there are
    most: int = limits.ENTRIES  # how many a list or an object may hold


WANTED: Mapping[str, FieldType] = {
    "game": FieldType(str, (), 'text such as "court"', required=True),
    "form": FieldType(str, (), 'text such as "two-handed"', required=True),
    "options": FieldType(dict, (str, bool), 'an object such as {"no_sixty": "carry"}'),
    "rules": FieldType(int, (), "a number such as 1", required=True),
    "ledger": FieldType(str, (), "the digest of a ledger: 64 digits from 0 to f"),
    "seed": FieldType(int, (), "a whole number from 0 to 2⁵³ − 1", numbers=range(SEEDS)),
    "order": FieldType(list, (str,), 'a list of cards such as ["GC", "BJ", …]'),
    "seats": FieldType(int, (), "a number such as 2"),
    "dealer": FieldType(int, (), "a seat: a number from 0"),
    "actions": FieldType(
        list, (str,), 'a list of strings such as ["GC", "x"]', required=True, most=limits.ACTIONS
    ),
}


def read_object(line: str, place: str) -> dict[str, Any]:
    """The fields of the record on a line, each of its type; lists come as tuples.

    Raises RecordError, which names the place and the field.
    """
    fields = _json(line, place)
    if not isinstance(fields, dict):
        raise RecordError(
            f"{place}: is not a JSON object", hint='a record begins with {"game": and ends with }'
        )
    for name, value in fields.items():
        with within(place, excerpt(name)):
            _look_at(name, value)
    for name, wanted in WANTED.items():
        if wanted.required and name not in fields:
            raise RecordError(f"{place}: {name}: is missing", hint=f"write {wanted.said}")
    if ("seed" in fields) == ("order" in fields):
        problem = "use only one of them" if "seed" in fields else "one of them is required"
        raise RecordError(
            f"{place}: seed, order: {problem}", hint="write a seed, or all cards in the order dealt"
        )
    return {n: tuple(value) if isinstance(value, list) else value for n, value in fields.items()}


@contextmanager
def within(place: str, field: str, *, hint: str = "") -> Iterator[None]:
    """Turn an error in a field that a person wrote into a RecordError that names place and field.

    `hint` is given where the error has no hint of its own.
    """
    try:
        yield
    except InputError as error:
        raise RecordError(f"{place}: {field}: {error.message}", hint=error.hint or hint) from error


def _look_at(name: str, value: object) -> None:
    """Raises InputError for a field that no record has, or that is of another type."""
    if name not in WANTED:
        raise InputError(
            "records have no such field", hint=did_you_mean(name, WANTED) or ", ".join(WANTED)
        )
    wanted = WANTED[name]
    if not _is(value, wanted.kind) or (wanted.numbers is not None and value not in wanted.numbers):
        raise InputError(f"is {_short(value)}", hint=f"write {wanted.said}")
    items: Mapping[Any, object] = {}
    if isinstance(value, list):
        items = dict(enumerate(value, 1))
    elif isinstance(value, dict):
        items = value
    if len(items) > wanted.most:
        raise InputError(f"has {len(items)} entries", hint=f"write at most {wanted.most}")
    for key, item in items.items():
        if not any(_is(item, kind) for kind in wanted.items):
            name = excerpt(str(key))
            raise InputError(f"{name}: is {_short(item)}", hint=f"write {wanted.said}")


def _is(value: object, kind: type) -> bool:
    """Test if a value is of a kind; to JSON true and false are no numbers."""
    return isinstance(value, kind) and (kind is bool or not isinstance(value, bool))


def _short(value: object) -> str:
    """A value as it was written, cut where it is long."""
    return excerpt(json.dumps(value, ensure_ascii=False), 40)


def _json(line: str, place: str) -> object:
    """The value of a line of JSON."""
    if len(line) > limits.RECORD:
        raise RecordError(
            f"{place}: has {len(line)} characters", hint=f"use at most {limits.RECORD}"
        )
    try:
        return json.loads(line, object_pairs_hook=_once)
    except InputError as error:
        raise RecordError(f"{place}: {error.message}", hint=error.hint) from error
    except json.JSONDecodeError as error:
        problem = f"is not JSON: {error.msg} (column {error.colno})"
    except RecursionError:
        problem = "is nested too deeply"
    except ValueError:  # Python reads no number of thousands of digits
        problem = "contains a number that is too long"
    raise RecordError(f"{place}: {problem}", hint="write one JSON object on one line")


def _once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """An object in which no key stands twice."""
    fields = dict(pairs)
    if len(fields) < len(pairs):
        times = Counter(name for name, _ in pairs)
        twice = next(name for name, number in times.items() if number > 1)
        raise InputError(f"{excerpt(twice)}: occurs twice", hint="remove one of them")
    return fields
