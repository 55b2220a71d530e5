"""Vectors: positions of the rules as data, and the strict reader of tests/vectors/*.toml.

    [[vector]]
    id = "CT-9a"                            # as the rules number it; a letter if there are more
    title = "Four of the court color"
    form = "two-handed"
    clauses = ["COURT-2H-R9"]               # that it shows: its checks must see each of them
    position = { hands = { 0 = "GC …" } }   # or: deal = { seed = 7, dealer = 1 }
    options = { close_before_draw = "on" }

    [[vector.case]]
    position = { counted = [60, 30] }       # over that of the vector; likewise options
    play = "GC RJ"                          # actions, each judged; a list where names have blanks
    refuses = { x = "COURT-2H-R1" }         # and other checks, see `Case`

A case looks at the table after its play. It has seen a clause when a verdict that it checks, an
action that it plays, an event, an award or a line of the score sheet cites it, or when a check of
what can be seen (`view`, `pack`) is there for it (`shows`).
"""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import MISSING, dataclass, field, fields
from pathlib import Path
from types import UnionType
from typing import Any, TypeVar, get_args, get_origin

from cardwright.engine import load_game
from cardwright.errors import InputError, did_you_mean
from cardwright.ledger import Ledger

FOLDER = Path(__file__).parents[1] / "vectors"

Facts = dict[str, Any]
R = TypeVar("R", "Case", "Vector")
Texts = tuple[str, ...]
Numbers = tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """A play from the position of its vector, and what must hold after it."""

    note: str = ""
    position: Facts = field(default_factory=dict)
    options: Facts = field(default_factory=dict)
    play: Texts = ()

    legal: Texts | None = None  # all that is open, in the order of the ids
    allows: Facts = field(default_factory=dict)  # action: clause
    refuses: Facts = field(default_factory=dict)  # action: clause
    says: Facts = field(default_factory=dict)  # action: words in the sentence of its verdict
    tells: Texts = ()  # clauses of the events of the last action
    told: Texts = ()  # words in them
    counted: Numbers | None = None
    pending: Numbers | None = None
    tricks: Numbers | None = None
    hands: Facts = field(default_factory=dict)  # seat: cards
    to_move: int | None = None
    question: str = ""
    over: bool | None = None
    points: Numbers | None = None
    carry: int | None = None
    clause: str = ""  # of the outcome
    basis: Texts = ()  # clauses that bear on it, among others
    at_once: Texts | None = None  # clauses of the awards made during play
    view: Facts = field(default_factory=dict)  # seat, what it sees; `shows` names the clause
    pack: Facts = field(default_factory=dict)  # cards, points, and `shows`

    match: Facts = field(default_factory=dict)  # dealer, score and carry before, deals that follow
    score: Numbers | None = None  # of the match, and so on
    carries: int | None = None
    winner: int | None = None
    loser: int | None = None
    dealers: Numbers | None = None  # of all deals, and of the one that would follow
    sheet: tuple[Any, ...] | None = None  # [side, points, clause] of the last lines that score

    @property
    def checks(self) -> list[str]:
        """The checks that it makes."""
        blank = Case()
        names = [each.name for each in fields(self) if each.name not in _SETS_UP]
        return [name for name in names if getattr(self, name) != getattr(blank, name)]


_SETS_UP = ("note", "position", "options", "play", "match")


@dataclass(frozen=True, slots=True, kw_only=True)
class Vector:
    """A position and its cases."""

    id: str
    title: str
    form: str
    clauses: Texts
    case: tuple[Case, ...]
    position: Facts = field(default_factory=dict)
    deal: Facts = field(default_factory=dict)
    options: Facts = field(default_factory=dict)
    own_pack: Numbers = ()  # of Portrait Authors: so many groups, and authors to a group
    game: str = ""  # of the file


# ------------------------------------------------------------------ reading


def vectors() -> list[Vector]:
    """All vectors, file by file."""
    return [
        vector
        for path in sorted(FOLDER.glob("*.toml"))
        for vector in read(path.stem.replace("_", "-"), tomllib.loads(path.read_text("utf-8")))
    ]


def read(game: str, raw: Mapping[str, Any]) -> Iterator[Vector]:
    """The vectors of a game; raises InputError for a field that is unknown, missing or wrong."""
    ledger = load_game(game).ledger
    _known("file", raw, ["vector"])
    ids = []
    for number, entry in enumerate(raw["vector"], 1):
        place = f"{game}: vector {entry.get('id', number)}"
        cases = entry.get("case", [])
        made = [_record(Case, case, f"{place}, case {n}") for n, case in enumerate(cases, 1)]
        vector = _record(Vector, {**entry, "case": made, "game": game}, place)
        if not vector.case or not all(case.checks for case in vector.case):
            raise InputError(f"{place}: a case without a check shows nothing")
        if bool(vector.position) == bool(vector.deal):
            raise InputError(f"{place}: wants a position or a deal")
        _look_up(ledger, vector, place)
        ids.append(vector.id)
        yield vector
    if twice := {i for i in ids if ids.count(i) > 1}:
        raise InputError(f"{game}: several vectors are called {sorted(twice)}")


def _look_up(ledger: Ledger, vector: Vector, place: str) -> None:
    """Every clause that a vector names is one of its form."""
    for case in vector.case:
        _known(f"{place}: match", case.match, ["dealer", "score", "carry", "then"])
        named = [*case.allows.values(), *case.refuses.values(), *case.tells, *case.basis]
        named += [*(case.at_once or ()), *(line[2] for line in case.sheet or ())]
        for clause in [*vector.clauses, *named, *([case.clause] if case.clause else [])]:
            if vector.form not in ledger.clause(clause).forms:
                raise InputError(f"{place}: {clause} is no clause of the {vector.form} form")


def _record(record: type[R], raw: Mapping[str, Any], place: str) -> R:
    """The record of these fields, each of its type."""
    wanted = {each.name: each for each in fields(record)}
    _known(place, raw, list(wanted))
    for name, each in wanted.items():
        if each.default is MISSING and each.default_factory is MISSING and name not in raw:
            raise InputError(f"{place}: {name} is missing")
    values: dict[str, Any] = {
        name: _value(wanted[name].type, value, f"{place}: {name}") for name, value in raw.items()
    }
    return record(**values)


def _value(kind: object, raw: object, place: str) -> object:
    """A value of the type of a field."""
    kind = get_args(kind)[0] if isinstance(kind, UnionType) else kind
    item = get_args(kind)[0] if get_origin(kind) is tuple else None
    value = texts(raw) if kind == Texts and isinstance(raw, str | list) else raw
    value = tuple(value) if isinstance(value, list) and item else value
    items = value if item and item is not Any and isinstance(value, tuple) else ()
    if type(value) is not (get_origin(kind) or kind) or any(type(i) is not item for i in items):
        raise InputError(f"{place}: is {raw!r}, not {kind}")
    return value


def _known(place: str, raw: Mapping[str, Any], names: list[str]) -> None:
    for name in raw:
        if name not in names:
            hint = did_you_mean(name, names) or ", ".join(names)
            raise InputError(f"{place}: there is no field “{name}”", hint=hint)


def texts(raw: object) -> Texts:
    """A list of texts, or one text with blanks between them."""
    return tuple(raw.split() if isinstance(raw, str) else raw)  # type: ignore[arg-type]
