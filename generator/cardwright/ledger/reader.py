"""The strict reader: a TOML file as records, or everything that is wrong with it at once.

A problem never stops the reading. It is written down, a blank of the right type ("", 0, false,
empty) stands for what cannot be used, and at the end `finish` raises one LedgerError with all of
the problems in the order of the file, each on a line of its own, such as

    court.toml: clauses[4] “COURT-2H-1”: kind: "rul" is not one of rule, …; did you mean “rule”?

Entries of a list are counted from 0 and called by their id, name or key. Nothing here knows a
game: `records.py` declares the records, `schema.py` how they say what they want.
"""

import re
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from cardwright import limits
from cardwright.errors import LedgerError, TooLarge, did_you_mean, visible
from cardwright.ledger.schema import (
    NamesEntry,
    RecordClass,
    RecordField,
    Unique,
    quote_value,
    schema,
    short,
    texts,
)

Steps = tuple[str | int, ...]  # a key path from the top of the file: ("clauses", 4, "kind")
R = TypeVar("R", bound=RecordClass)

#: A key of so many parts: tomllib takes time and memory that grow with their square.
_PART = r"""(?:(?<![A-Za-z0-9_-])[A-Za-z0-9_-]++|"[^"\n]*+"|'[^'\n]*+')"""
_LONG_KEY = re.compile(rf"{_PART}(?:[ \t]*+\.[ \t]*+{_PART}){{{limits.KEY_PARTS}}}")


#: A key without quotes that needs them: it has other characters than A to Z, digits, _ and -.
_BARE = re.compile(r"\s*(?![A-Za-z0-9_-]+\s*=)([^\s\"'#=\[\]{}.][^\"'#=\[\]{}.]*)=")
#: A value that begins with a quotation mark as word processors write it.
_CURLY = re.compile("=\\s*[“”„«»]")
#: A text without quotes, and its key.
_UNQUOTED = re.compile(r"\s*([A-Za-z0-9_-]+)\s*=\s*([^\W\d_][^\"'#=\[\]{}]*?)\s*(?:#.*)?$")


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong: where, what, and what to do about it."""

    steps: Steps
    what: str
    advice: str


class Reading:
    """One file being read, table by table.

    Opening it raises LedgerError when the file cannot be read or is no TOML.
    """

    def __init__(self, path: Path) -> None:
        self._file = path.name
        self._raw, _ = read_toml(path)
        self._asked: list[str] = []
        self._faults: list[Fault] = []
        self._first_use: dict[tuple[object, ...], Steps] = {}  # of each value that is Unique
        self._references: list[tuple[Steps, str, str]] = []  # from where, to which entry, of what

    def table(self, name: str, record: type[R]) -> R:
        """The table `[name]`, which must be there."""
        self._asked.append(name)
        raw = self._raw.get(name)
        if isinstance(raw, dict):
            return self._record(record, raw, (name,))
        self._complain((name,), *_no_table(raw, f"[{name}]", "a table"))
        return _blank(record)

    def head(self, record: type[R]) -> R:
        """The fields of a record at the head of the file, outside of every table of tables."""
        wanted = schema(record)
        self._asked += wanted
        return self._record(record, {n: self._raw[n] for n in wanted if n in self._raw}, ())

    def tables(self, name: str, record: type[R], *, optional: bool = False) -> tuple[R, ...]:
        """The list of tables `[[name]]`; one that is optional may be left out."""
        self._asked.append(name)
        raw = self._raw.get(name, [] if optional else None)
        if isinstance(raw, list) and all(isinstance(entry, dict) for entry in raw):
            return self._entries(record, raw, (name,))
        self._complain((name,), *_no_table(raw, f"[[{name}]]", "a list of tables"))
        return ()

    def finish(self, agreements: Iterable[Fault]) -> None:
        """Raises LedgerError if anything was wrong, in a table or between them (`agreements`).

        An agreement about a field already reported is dropped: it was judged by a blank.
        """
        self._refuse_unknown(self._raw, self._asked, ())
        unusable = {fault.steps for fault in self._faults}
        for steps, name, table in self._references:
            if (table,) not in unusable:
                self._look_up(steps, name, table)
        reported = {fault.steps for fault in self._faults}
        self._faults += [fault for fault in agreements if fault.steps not in reported]
        if self._faults:
            in_order = sorted(self._faults, key=lambda fault: self._place(fault.steps))
            told = [self._line(fault) for fault in in_order[: limits.PROBLEMS]]
            more = [f"{self._file}: … and more; correct these first"] if self._full else []
            raise LedgerError("\n".join(told + more))

    @property
    def _full(self) -> bool:
        """True if there are more problems than one message tells: then no more are looked for."""
        return len(self._faults) > limits.PROBLEMS

    def _entries(self, record: type[R], raw: list[dict[str, Any]], steps: Steps) -> tuple[R, ...]:
        if len(raw) > limits.ENTRIES:
            what = f"has {len(raw)} entries"
            self._complain(steps, what, f"write no more than {limits.ENTRIES}")
            return ()
        return tuple(
            self._record(record, entry, (*steps, index)) for index, entry in enumerate(raw)
        )

    def _record(self, record: type[R], raw: dict[str, Any], steps: Steps) -> R:
        wanted = schema(record)
        self._refuse_unknown(raw, wanted, steps)
        values = {}
        for name, field in wanted.items():
            if name in raw:
                values[name] = self._value(field, raw[name], (*steps, name))
            elif field.required:
                self._complain((*steps, name), *field.missing)
                values[name] = field.blank
        return record(**values)

    def _value(self, field: RecordField, raw: object, steps: Steps) -> object:
        misfit = field.misfit(raw)
        if misfit:
            self._complain(steps, *misfit)
            return field.blank
        if field.record and isinstance(raw, list):
            return self._entries(field.record, raw, steps)
        value = _frozen(raw)
        complaints = tuple(field.complaints(value))
        for complaint in complaints:
            self._complain(steps, *complaint)
        self._note(field, value, steps)
        return field.blank if complaints else value

    def _note(self, field: RecordField, value: object, steps: Steps) -> None:
        """Follows the marks for which a value is not enough: Names and Unique."""
        for mark in field.marks:
            if isinstance(mark, NamesEntry):
                self._references += [(steps, text, mark.table) for text in texts(value) if text]
            elif isinstance(mark, Unique) and value:
                *table, _index, name = steps
                first = self._first_use.setdefault((*table, name, value), steps)
                if first != steps:
                    taker = f"{table[-1]}[{first[-2]}]"
                    self._complain(
                        steps, f"{quote_value(value)} is already used by {taker}", "choose another"
                    )

    def _look_up(self, steps: Steps, name: str, table: str) -> None:
        if self._full:
            return
        entries = self._raw.get(table, [])
        known = [called for entry in entries if (called := _called(entry))]
        if name not in known:
            advice = did_you_mean(name, known) or f"add it to [[{table}]], or use another"
            self._complain(steps, f"{quote_value(name)} is not in [[{table}]]", advice)

    def _refuse_unknown(self, raw: dict[str, Any], known: Iterable[str], steps: Steps) -> None:
        names = tuple(known)
        for name in raw:
            if name not in names and not self._full:
                advice = did_you_mean(name, names) or f"remove it; known are {', '.join(names)}"
                self._complain((*steps, name), "is not a known field", advice)

    def _complain(self, steps: Steps, what: str, advice: str) -> None:
        self._faults.append(Fault(steps, what, advice))

    def _line(self, fault: Fault) -> str:
        words: list[str] = [self._file]
        raw: Any = self._raw
        for step in fault.steps:
            raw = _inside(raw, step)
            if isinstance(step, int):
                called = _called(raw)
                words[-1] += f"[{step}] “{short(called)}”" if called else f"[{step}]"
            else:
                words.append(visible(short(step)))
        return f"{': '.join(words)}: {fault.what}; {fault.advice}"

    def _place(self, steps: Steps) -> tuple[int, ...]:
        """The place of a key path in the file; a missing key comes after those that are there."""
        place = []
        raw: Any = self._raw
        for step in steps:
            keys = list(raw) if isinstance(raw, dict) else []
            if isinstance(step, int):
                place.append(step)
            else:
                place.append(keys.index(step) if step in keys else len(keys))
            raw = _inside(raw, step)
        return tuple(place)


def read_toml(path: Path, most: int = limits.LEDGER) -> tuple[dict[str, Any], str]:
    """A file of at most so many bytes as TOML reads it, and its text.

    Every way in which that fails is a LedgerError.
    """
    try:
        text = limits.read_text(path, most)
    except OSError as error:
        reason = error.strerror or "reading failed"
        raise LedgerError(f"{path.name}: cannot be read: {reason}; check {path}") from error
    except TooLarge as error:
        raise LedgerError(f"{path.name}: {error.message}; {error.hint}") from error
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        message = f"{path.name}: line {line}: is not UTF-8; save the file as UTF-8"
        raise LedgerError(message) from error
    return _toml(path.name, text), text


def _toml(name: str, text: str) -> dict[str, Any]:
    """The text as TOML reads it; raises LedgerError."""
    long_key = _LONG_KEY.search(text)
    if long_key:
        line = text.count("\n", 0, long_key.start()) + 1
        raise LedgerError(f"{name}: line {line}: a key has too many parts; three are enough")
    try:
        return tomllib.loads(text)
    except RecursionError as error:
        message = f"{name}: is nested too deeply; three levels are enough"
        raise LedgerError(message) from error
    except ValueError as error:
        raise LedgerError(f"{name}: {_syntax(str(error), text)}") from error


def _syntax(says: str, source: str) -> str:
    """The message of the TOML parser, with the line in front where it knows one."""
    what, _, where = says.partition(" (at ")
    place = where.rstrip(")")
    number = re.match(r"line (\d+)", place)
    line = source.splitlines()[int(number[1]) - 1] if number else ""
    if bare := _BARE.match(line):
        name = visible(short(bare[1]))
        return f'{place}: a name with spaces or accents needs quotes; write "{name}" ='
    if text := _UNQUOTED.match(line):
        return f'{place}: text needs quotes; write {text[1]} = "{visible(short(text[2]))}"'
    if _CURLY.search(line):
        return f'{place}: the quotes must be straight: write "…" in place of “…”'
    if place == "end of document":
        place = f"line {len(source.splitlines())}"
    known = f"{place}: " if place else ""
    return f"{known}is not TOML: {what[:1].lower()}{what[1:]}; correct it there"


def _no_table(raw: object, header: str, wanted: str) -> tuple[str, str]:
    if raw is None:
        return "is missing", f"add {header}"
    return f"{quote_value(raw)} is not {wanted}", f"write {header}"


def _blank(record: type[R]) -> R:
    return record(**{name: field.blank for name, field in schema(record).items()})


def _frozen(raw: object) -> object:
    if isinstance(raw, dict):
        return tuple(raw.items())
    return tuple(raw) if isinstance(raw, list) else raw


def _inside(raw: object, step: str | int) -> object:
    if isinstance(raw, dict):
        return raw.get(str(step))
    return raw[step] if isinstance(raw, list) and isinstance(step, int) else None


def _called(entry: object) -> str:
    """The name of an entry of a list: its id, name or key."""
    names = (entry.get(key) for key in ("id", "name", "key")) if isinstance(entry, dict) else ()
    return next((name for name in names if isinstance(name, str)), "")
