"""Records as the command line is given them: a file or the standard input, whole or one line."""

from __future__ import annotations

import sys
from pathlib import Path

from cardwright import limits
from cardwright.engine.record import Played, Record, parse_records
from cardwright.errors import RecordError, TooLarge, UsageError, visible


def read_records(source: str, line: int | None = None, played: Played = None) -> list[Record]:
    """The records of a file, one on each line, or of the standard input when `source` is “-”.

    With `line`, counted from 1, it reads only that line; `played` is as in `parse_records`. Raises
    RecordError, with the file as given, the line and the field, for a record that cannot be dealt;
    UsageError if the line has no record or the standard input is closed.
    """
    name = _name(source)
    return parse_records(_text(source, name, line), name, played)


def read_record(source: str, line: int | None = None, played: Played = None) -> Record:
    """The one record of a file, or the one on a line. Raises as `read_records`, and UsageError."""
    name = _name(source)
    text = _text(source, name, line)
    number = sum(bool(written.strip()) for written in text.split("\n"))
    if number > 1:  # which takes a moment to see, and longer to deal them all
        raise UsageError(f"{name}: contains {number} records", hint="choose one with --line")
    (record,) = parse_records(text, name, played)
    return record


def _text(source: str, name: str, line: int | None) -> str:
    """The text of the source, or of one of its lines. Raises as `read_records`."""
    try:
        text = limits.decode(_bytes(source))
    except UnicodeDecodeError as error:
        raise RecordError(f"{name}: is not UTF-8 text", hint="save it as UTF-8") from error
    except TooLarge as error:
        raise RecordError(f"{name}: {error.message}", hint=error.hint) from error
    except OSError as error:
        raise RecordError(f"{name}: cannot be read: {error.strerror or error}") from error
    return text if line is None else _only(text, name, line)


def _name(source: str) -> str:
    """The name of a source in messages: a file as it was given."""
    return "standard input" if source == "-" else visible(source)


def _bytes(source: str) -> bytes:
    """All that the source holds."""
    if source != "-":
        with Path(source).open("rb") as file:  # which may be a pipe of the shell: <(…)
            return limits.read_open(file, limits.RECORDS)
    if sys.stdin is None:
        raise UsageError("the standard input is closed", hint="give a file instead of “-”")
    return limits.read_open(sys.stdin.buffer, limits.RECORDS)


def _only(text: str, name: str, line: int) -> str:
    """One line of the text, with as many blank lines before it, so that it keeps its number."""
    lines = text.split("\n")
    held = [number for number, written in enumerate(lines, 1) if written.strip()]
    if held and line not in held:
        raise UsageError(
            f"{name}: line {line} has no record",
            hint=f"the last record is on line {held[-1]}",
        )
    return "\n" * (line - 1) + lines[line - 1] if held else text
