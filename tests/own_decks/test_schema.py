"""The JSON Schema of settings and ledgers asks for what their readers ask for."""

from __future__ import annotations

import copy
import json
import tomllib
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from cardwright import paths
from cardwright.errors import LedgerError
from cardwright.ledger import ledger_schema, read_ledger
from cardwright.ledger.games import GAMES
from cardwright.lists.settings import read_settings, settings_schema
from tests.commands import cardwright
from tests.tiers import Sample

SETTINGS = Draft202012Validator(json.loads(settings_schema()))
LEDGER = Draft202012Validator(json.loads(ledger_schema()))
WRONG: tuple[object, ...] = (
    7,
    True,
    "",
    "x" * 3000,
    [],
    ["a", "a"],
    {},
    {"a": 1},
    -1,
    10_000,
    "no such thing",
)


def test_the_schemas_are_schemas() -> None:
    for validator in (SETTINGS, LEDGER):
        Draft202012Validator.check_schema(validator.schema)


@pytest.mark.parametrize("game", GAMES)
def test_our_ledgers_follow_the_schema(game: str) -> None:
    text = paths.data("seeds", f"{game.replace('-', '_')}.toml").read_text("utf-8")
    assert [error.message for error in LEDGER.iter_errors(tomllib.loads(text))] == []


def test_the_sample_names_its_schema_and_follows_it(tmp_path: Path) -> None:
    assert cardwright("new", tmp_path / "mine").returncode == 0
    text = (tmp_path / "mine" / "deck.toml").read_text("utf-8")
    assert text.splitlines()[0] == "#:schema deck.schema.json"
    assert (tmp_path / "mine" / "deck.schema.json").read_text("utf-8") == settings_schema()
    assert SETTINGS.is_valid(tomllib.loads(text))


def written(value: object) -> str:
    """A value in TOML, whose tables are written in line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(k)} = {written(v)}" for k, v in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(written, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def refused(read: Any, path: Path, raw: dict[str, Any]) -> str:  # noqa: ANN401 - any reader
    """What a reader says of these values; "" for nothing."""
    path.write_text("\n".join(f"{k} = {written(v)}" for k, v in raw.items()), encoding="utf-8")
    try:
        read(path)
    except LedgerError as error:
        return error.message
    return ""


@pytest.mark.parametrize("key", [*json.loads(settings_schema())["properties"], "titel"])
def test_settings_are_refused_by_schema_and_reader_alike(key: str, tmp_path: Path) -> None:
    for value in WRONG:
        raw = {key: value}
        said = refused(read_settings, tmp_path / "deck.toml", raw)
        assert bool(said) != SETTINGS.is_valid(raw), (raw, said)


def changed(raw: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """The ledger with one field wrong, for every field of the first entry of each table."""
    for table, content in raw.items():
        entries = content if isinstance(content, list) else [content]
        for field in entries[0]:
            for value in WRONG:
                other = copy.deepcopy(raw)
                first = other[table][0] if isinstance(content, list) else other[table]
                first[field] = value
                yield f"{table}: {field} = {value!r:.30}", other


@pytest.mark.full
def test_ledgers_that_the_schema_refuses_are_refused_by_the_reader(
    tmp_path: Path, sample: Sample
) -> None:
    """The reader knows more: ids that are named, numbers that agree."""
    raw = tomllib.loads(paths.data("seeds", "nations.toml").read_text("utf-8"))
    raw = {table: value[:2] if isinstance(value, list) else value for table, value in raw.items()}
    tried = 0
    for name, other in islice(changed(raw), 0, None, sample(3, 1)):
        if not LEDGER.is_valid(other):
            tried += 1
            assert refused(read_ledger, tmp_path / "nations.toml", other), name
    assert tried > sample(100, 300)
