"""The deals that the diagrams of a guide show: `templates/guides/<game>.deals.toml`.

Each table of the file is a deal, with the fields of a record (see `engine/record.py`) but for the
game and the version of the rules, and `players`, the names of who sits where:

    [first]
    players = ["Ann", "Ben"]
    form = "two-handed"
    seed = 7
    dealer = 1
    actions = "GC RJ 60"

The engine plays each when the file is read, and judges every action.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cardwright import paths
from cardwright.engine.record import RULES, Record, parse_records
from cardwright.engine.sentence import PlayerNames
from cardwright.engine.state import State
from cardwright.errors import GuideError, InputError
from cardwright.ledger import Ledger, is_ours
from cardwright.ledger.reader import read_toml
from cardwright.paths import memoize_tracked


@dataclass(frozen=True, slots=True)
class DiagramDeal:
    """A deal that is shown: who sits where, and its states, the first right after the deal."""

    name: str
    names: PlayerNames
    record: Record
    states: tuple[State, ...]

    def before(self, move: int) -> State:
        """The state before a move, from 1; after the last one that is the end of the deal."""
        return self.states[move - 1]


@memoize_tracked
def deals(ledger: Ledger) -> Mapping[str, DiagramDeal]:
    """The deals of a game's guide by name; none for a ledger that somebody else wrote.

    Raises GuideError, which names the file, the deal and what is wrong, with a record that cannot
    be replayed to its end.
    """
    path = paths.data("templates", "guides", f"{ledger.name}.deals.toml")
    if not (is_ours(ledger) and path.is_file()):
        return {}
    try:
        raw, _ = read_toml(path)
    except InputError as error:
        raise GuideError(error.message, hint=error.hint) from error
    return {name: _deal(path, ledger.name, name, table) for name, table in raw.items()}


def _deal(path: Path, game: str, name: str, table: object) -> DiagramDeal:
    place = f"{path.name}: {name}"
    if not isinstance(table, dict):
        raise GuideError(f"{place}: is not a table", hint=f"begin it with [{name}]")
    fields: dict[str, Any] = {"game": game, "rules": RULES, **table}
    players = fields.pop("players", ())
    for listed in ("actions", "order"):
        if isinstance(fields.get(listed), str):
            fields[listed] = fields[listed].split()
    try:
        (record,) = parse_records(json.dumps(fields), place)
        states = tuple(record.states())
    except InputError as error:
        message = error.message.replace(f"{place}: line 1", place, 1)
        raise GuideError(message, hint=error.hint) from error
    seats = states[0].seats
    named = isinstance(players, list) and all(isinstance(player, str) for player in players)
    if not named or len(players) != seats:
        hint = f"write players = […] with {seats} names"
        raise GuideError(f"{place}: players: must have {seats} names", hint=hint)
    return DiagramDeal(name, PlayerNames(players), record, states)
