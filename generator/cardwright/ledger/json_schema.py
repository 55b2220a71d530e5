"""The schemas of files that people write, as JSON Schema: editors complete and check by it.

They are made of the record classes by which the files are read, so that both ask for the same.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, get_args, get_origin

from cardwright import limits
from cardwright.ledger.schema import (
    TABLES,
    AtMost,
    Between,
    Exactly,
    Matches,
    MayBeEmpty,
    RecordClass,
    RecordField,
    entry_type,
    schema,
)

_DIALECT = "https://json-schema.org/draft/2020-12/schema"
_PLAIN = {str: "string", int: "integer", bool: "boolean"}

Json = dict[str, Any]


def file_schema(
    title: str,
    head: type[RecordClass] | None = None,
    tables: Mapping[str, type[RecordClass]] | None = None,
    lists: Mapping[str, tuple[type[RecordClass], bool]] | None = None,
) -> str:
    """The schema of a TOML file as JSON text.

    `head` has the fields outside of tables; `tables` must all be there; of the `lists` of tables
    those that are marked may be left out.
    """
    made = _record(head) if head else _object({}, [])
    for name, record in (tables or {}).items():
        made["properties"][name] = _record(record)
        made["required"].append(name)
    for name, (record, optional) in (lists or {}).items():
        made["properties"][name] = {
            "type": "array",
            "maxItems": limits.ENTRIES,
            "items": _record(record),
        }
        if not optional:
            made["required"].append(name)
    return json.dumps({"$schema": _DIALECT, "title": title, **made}, indent=2) + "\n"


def _object(properties: Json, required: list[str]) -> Json:
    return {
        "type": "object",
        "additionalProperties": False,
        "required": required,
        "properties": properties,
    }


def _record(record: type[RecordClass]) -> Json:
    """The schema of a table that is read as a record."""
    wanted = schema(record)
    return _object(
        {name: _field(field) for name, field in wanted.items()},
        [name for name, field in wanted.items() if field.required],
    )


def _field(field: RecordField) -> Json:
    """The schema of a field, with its marks."""
    made = _kind(field.kind)
    least = int(field.required and MayBeEmpty() not in field.marks)
    text = made["items"] if made["type"] == "array" and "items" in made else made
    if text.get("type") == "string" and "enum" not in text:
        text["maxLength"] = limits.TITLE
    if made["type"] == "array":
        made |= {"maxItems": limits.ENTRIES, "uniqueItems": True, "minItems": least}
    elif made["type"] == "string" and "enum" not in made and least:
        made["minLength"] = 1
    for mark in field.marks:
        _mark(mark, made, text)
    return made


def _mark(mark: object, whole: Json, each: Json) -> None:
    """Add what a mark asks for, of the value or of each of a list."""
    match mark:
        case AtMost(length):
            each["maxLength"] = length
        case Matches(pattern):
            optional = "?" if each is whole and "minLength" not in whole else ""
            each["pattern"] = f"^(?:{pattern}){optional}$"
        case Between(low, high):
            number = whole.get("additionalProperties", each)
            number |= {"minimum": low, "maximum": high}
        case Exactly(length):
            whole |= {"minItems": length, "maxItems": length}


def _kind(kind: Any) -> Json:  # noqa: ANN401 - a type, or a form of one
    """The schema of a type without its marks."""
    if kind in _PLAIN:
        return {"type": _PLAIN[kind]}
    if kind in TABLES:
        return {"type": "object", "additionalProperties": _kind(TABLES[kind])}
    if get_origin(kind) is tuple:
        return {"type": "array", "items": _kind(entry_type(kind))}
    if isinstance(kind, type):
        return _record(kind)
    return {"type": "string", "enum": [*get_args(kind)]}
