"""A list and its settings written as the files of a deck, as the readers of `lists` read them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

#: A cell that needs no quotation marks, whatever the separator.
_BARE = re.compile(r"[\w .–-]*")


def as_csv(rows: Sequence[Sequence[str]]) -> bytes:
    r"""Rows as CSV in UTF-8, a line for each, so that the numbers of rows stay.

    >>> as_csv([["Group", "Name"], [], ["Woods", "Oak, “white”"]]).decode()
    'Group,Name\n\nWoods,"Oak, “white”"\n'
    """
    lines = (",".join(map(_cell, row)) for row in rows)
    return "".join(f"{line}\n" for line in lines).encode(errors="replace")


def as_toml(settings: Mapping[str, Any]) -> bytes:
    r"""Settings as TOML: texts, numbers, lists of texts, and tables of texts; without empty ones.

    >>> as_toml({"title": "Birds", "year": "", "hues": {"Sea birds": "blue"}}).decode()
    'title = "Birds"\n\n[hues]\n"Sea birds" = "blue"\n'
    """
    plain = {name: value for name, value in settings.items() if not isinstance(value, dict)}
    tables = {name: value for name, value in settings.items() if isinstance(value, dict)}
    lines = [*_lines(plain)]
    for name, table in tables.items():
        if inner := [*_lines(table)]:
            lines += ["", f"[{_key(name)}]", *inner]
    return "".join(f"{line}\n" for line in lines).encode(errors="replace")


def _cell(text: str) -> str:
    if _BARE.fullmatch(text):
        return text
    return '"' + text.replace('"', '""') + '"'


def _lines(values: Mapping[str, Any]) -> Iterator[str]:
    for name, value in values.items():
        if value not in ("", [], {}):
            yield f"{_key(name)} = {_text(value)}"


def _key(name: str) -> str:
    return name if re.fullmatch(r"[a-z_]+", name) else _text(name)


def _text(value: Any) -> str:  # noqa: ANN401 - as TOML has it
    """A value in the form that TOML and JSON share."""
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
