"""A ledger as JSON, for a page that plays with somebody’s deck: all but its pictures.

The strict reader reads what people write; this one reads only what was written here.
"""

from __future__ import annotations

import json
from dataclasses import asdict, is_dataclass, replace
from functools import cache
from types import UnionType
from typing import Any, get_args, get_origin, get_type_hints

from cardwright.ledger.records import Ledger


def to_json(ledger: Ledger) -> str:
    """The ledger as JSON, without the pictures of a list."""
    own = ledger.own_deck
    if own:
        bare = tuple((name, replace(card, picture=None)) for name, card in own.cards)
        ledger = replace(ledger, own_deck=replace(own, cards=bare))
    return json.dumps(asdict(ledger), ensure_ascii=False, separators=(",", ":"))


def from_json(text: str) -> Ledger:
    """The ledger in a text of `to_json`."""
    made: Ledger = _made(Ledger, json.loads(text))
    return made


def _made(kind: Any, raw: Any) -> Any:  # noqa: ANN401 - a value of any type that a record has
    """A value of this type: records of objects, tuples of lists."""
    if isinstance(kind, type) and is_dataclass(kind):
        types = _types(kind)
        return kind(**{name: _made(types[name], value) for name, value in raw.items()})
    inside = get_args(kind)
    if get_origin(kind) is UnionType and raw is not None:  # a record, or None
        return _made(inside[0], raw)
    if get_origin(kind) is not tuple:
        return raw
    each = inside[:1] * len(raw) if inside[-1] is ... else inside
    return tuple(map(_made, each, raw))


@cache
def _types(kind: type) -> dict[str, Any]:
    """The types of the fields of a record."""
    return get_type_hints(kind)
