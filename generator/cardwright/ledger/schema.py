"""The schema of a ledger's tables: a record class is its own schema.

The type of a field says what the file must have: text, a whole number, true or false, one of a
Literal, a list of these, a table of numbers or texts (`Numbers`, `Texts`) or a list of records. A
field without a default must be there. The marks below, set with `Annotated`, say the rest:

    seats: Annotated[tuple[int, ...], Between(1, 8)]    a list of whole numbers from 1 to 8
    pack: Annotated[str, Names("packs")]                the name of an entry of [[packs]]
    singular: str = ""                                  a text that may be left out
"""

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import MISSING, dataclass, fields, is_dataclass
from functools import cache
from typing import Annotated, Any, ClassVar, Literal, Protocol, get_args, get_origin, get_type_hints

from cardwright import limits
from cardwright.errors import can_be_seen, did_you_mean, visible

Numbers = tuple[tuple[str, int], ...]  # { serve = 24, return = 14 } in the order of the file
Texts = tuple[tuple[str, str], ...]  # { Baroque = "red" } in the order of the file
#: The type of the values of a table that is no record.
TABLES: dict[Any, type] = {Numbers: int, Texts: str}


@dataclass(frozen=True, slots=True)
class Matches:
    """A text that is `pattern` from end to end; `wanted` says so in words."""

    pattern: str
    wanted: str


@dataclass(frozen=True, slots=True)
class Between:
    """A number, or each number of a list or table, from `low` to `high`."""

    low: int
    high: int = 999


@dataclass(frozen=True, slots=True)
class AtMost:
    """A text, or each text of a list, of no more characters than this; else than a title has."""

    length: int


@dataclass(frozen=True, slots=True)
class Exactly:
    """A list of this many entries."""

    length: int


@dataclass(frozen=True, slots=True)
class MayBeEmpty:
    """A text that must be written although it may say "" (there is none)."""


@dataclass(frozen=True, slots=True)
class Unique:
    """A value that no other entry of the same list has."""


Slug = Annotated[str, Matches(r"[a-z0-9]+(-[a-z0-9]+)*", "a slug such as two-handed")]
SlugKey = Annotated[Slug, Unique()]
#: A thing that is drawn, and no file: pictures of one's own are for decks of lists.
Emblem = Annotated[
    str,
    Matches(
        r"(?!.*\.([pP][nN][gG]|[jJ][pP][eE]?[gG]|[sS][vV][gG]|[gG][iI][fF]|[wW][eE][bB][pP])$).*",
        "a thing that is drawn; your own pictures go into a deck of a list (cardwright new)",
    ),
]


@dataclass(frozen=True, slots=True)
class NamesEntry:
    """A text, or each text of a list or key of a table, naming an entry of the list `table`."""

    table: str


class RecordClass(Protocol):
    """An instance of a data class, as every record class makes it."""

    __dataclass_fields__: ClassVar[dict[str, Any]]


Mark = AtMost | Matches | Between | Exactly | MayBeEmpty | Unique | NamesEntry
Complaint = tuple[str, str]  # what is wrong, and what to do about it


@dataclass(frozen=True, slots=True)
class RecordField:
    """One field of a record: its type without marks, its marks, and whether it must be there."""

    name: str
    kind: Any
    marks: tuple[Mark, ...]
    required: bool

    @property
    def record(self) -> type | None:
        """The record class when the field is a list of records, else None."""
        entry = entry_type(self.kind)
        return entry if isinstance(entry, type) and is_dataclass(entry) else None

    @property
    def blank(self) -> object:
        """A stand-in for a value that is missing or cannot be used."""
        origin = get_origin(self.kind)
        return () if origin is tuple else "" if origin is Literal else self.kind()

    @property
    def missing(self) -> Complaint:
        """The complaint that the field is not there."""
        return "is missing", f"add {_one_of(self.kind) or f'it, like {self._example}'}"

    @property
    def _example(self) -> str:
        return f"{self.name} = {_example(self.kind)}"

    def misfit(self, raw: object) -> Complaint | None:
        """The complaint that a raw value is not of the type of the field, or None."""
        what = _misfit(self.kind, raw)
        if not what:
            return None
        choices = _choices(self.kind)
        near = did_you_mean(raw, choices) if isinstance(raw, str) else ""
        return what, near or f"write it like {self._example}"

    def complaints(self, value: object) -> Iterator[Complaint]:
        """The faults of a value of the right type, as far as it can be seen alone."""
        if self.required and value in ("", ()) and MayBeEmpty() not in self.marks:
            yield "is empty", "fill it in"
        if isinstance(value, tuple) and len(value) > limits.ENTRIES:
            yield f"has {len(value)} entries", f"write no more than {limits.ENTRIES}"
            return
        for text in texts(value):
            yield from self._misprints(text)
        if isinstance(value, tuple):
            for item in dict.fromkeys(value):
                if value.count(item) > 1:
                    yield f"{quote_value(item)} is listed {value.count(item)} times", "keep one"
        for mark in self.marks:
            yield from _complaints(mark, value)

    def _misprints(self, text: str) -> Iterator[Complaint]:
        """The faults of the characters of a text, and of their number."""
        most = min((mark.length for mark in self.marks if isinstance(mark, AtMost)), default=_TITLE)
        if len(text) > most:
            yield f"{quote_value(text)} has {len(text)} characters", f"write no more than {most}"
        if text != text.strip():
            yield f"{quote_value(text)} begins or ends with a space", "remove the space"
        for char in dict.fromkeys(text):
            if not (can_be_seen(char) or char == "\xa0"):
                yield (
                    f"{quote_value(text)} contains {unseen(char)}",
                    "remove it, or replace it with a space",
                )
        if _MARKS_OVER_MARKS.search(unicodedata.normalize("NFC", text)):
            yield f"{quote_value(text)} has too many accents on one letter", "remove some"
        marked = MARKDOWN.search(text) if self.name in _NAMES else None
        if marked:
            what = f"{quote_value(text)} contains “{marked[0]}”, which is markup in a guide"
            yield what, "remove it"


@cache
def schema(record: type[RecordClass]) -> dict[str, RecordField]:
    """The fields of a record class by name, in their order."""
    plain = get_type_hints(record)
    marked = get_type_hints(record, include_extras=True)
    return {
        field.name: RecordField(
            field.name, plain[field.name], _marks(marked[field.name]), field.default is MISSING
        )
        for field in fields(record)
    }


def texts(value: object) -> tuple[str, ...]:
    """The texts in a value: itself, those of a list, or the keys of a table of numbers."""
    items = value if isinstance(value, tuple) else (value,)
    heads = (item[0] if isinstance(item, tuple) else item for item in items)
    return tuple(head for head in heads if isinstance(head, str))


def quote_value(raw: object) -> str:
    """A raw value as a message quotes it: short and on one line.

    >>> quote_value("rul"), quote_value(True), quote_value([1, 2])
    ('"rul"', 'true', 'a list')
    """
    match raw:
        case bool():
            return "true" if raw else "false"
        case str():
            return f'"{short(raw)}"'
        case int() | float():
            # Python refuses to write out a number of thousands of digits.
            short_enough = isinstance(raw, float) or abs(raw) < 10**15
            return str(raw) if short_enough else "a very large number"
    return "a list" if isinstance(raw, list) else "a table" if isinstance(raw, dict) else "a date"


def unseen(char: str) -> str:
    r"""The name of a character that cannot be seen.

    >>> unseen("\n"), unseen("\u200b")
    ('a line break (U+000A)', 'an invisible character (U+200B)')
    """
    return f"{_UNSEEN.get(char, 'an invisible character')} (U+{ord(char):04X})"


def short(text: str) -> str:
    """A text on one line, cut to 40 characters."""
    line = visible(" ".join(text[:_SEEN].split()))
    return line if len(line) <= 40 else f"{line[:39]}…"


#: Characters of a text with no other limit; and of one that is cut, those that are looked at.
_TITLE = limits.TITLE
_SEEN = 400
#: Characters that a person types without seeing them.
_UNSEEN = {"\n": "a line break", "\r": "a line break", "\t": "a tab", "\xad": "a soft hyphen"}
#: Two marks in a row that are no letter of their own: fonts set the second beside the first.
_MARKS_OVER_MARKS = re.compile(
    "[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]{2}"
)
#: What makes a link, a table or a drawing of a name, where a guide has it between its own words.
MARKDOWN = re.compile(r"[<>`{}|\\*_]|\]\(|\[\[")
_NAMES = frozenset({"title", "name", "singular"})


_WORDS: dict[object, str] = {
    str: "text",
    int: "a whole number",
    bool: "true or false",
    Numbers: "a table",
    Texts: "a table",
}
_EXAMPLES: dict[object, str] = {
    str: '"…"',
    int: "1",
    bool: "true",
    Numbers: "{ … = 1 }",
    Texts: '{ … = "…" }',
}


def _marks(hint: object) -> tuple[Mark, ...]:
    return tuple(getattr(hint, "__metadata__", ()))


def entry_type(kind: object) -> object:
    """The type of the entries of a list; None for what is no list."""
    return get_args(kind)[0] if get_origin(kind) is tuple and kind not in TABLES else None


def _misfit(kind: object, raw: object) -> str:
    """The reason why a raw value is not of this type, or ""; of a list, its first wrong entry."""
    entry = entry_type(kind)
    if entry is not None and isinstance(raw, list):
        return next(filter(None, (_misfit(entry, item) for item in raw)), "")
    if kind in TABLES and isinstance(raw, dict):
        return next(filter(None, (_misfit(TABLES[kind], value) for value in raw.values())), "")
    if get_origin(kind) is Literal:
        fits = raw in get_args(kind)
    else:
        # Not isinstance: true is no whole number.
        fits = type(raw) is (dict if is_dataclass(kind) else kind)
    return "" if fits else f"{quote_value(raw)} is not {_type_in_words(kind)}"


def _one_of(kind: object) -> str:
    """The values of a Literal in words, "" for any other type."""
    return f"one of {', '.join(_choices(kind))}" if _choices(kind) else ""


def _choices(kind: object) -> tuple[str, ...]:
    """The values of a Literal that say something, none of any other type."""
    return tuple(filter(None, get_args(kind))) if get_origin(kind) is Literal else ()


def _type_in_words(kind: object) -> str:
    """The words for a value of this type."""
    return _one_of(kind) or ("a table" if is_dataclass(kind) else _WORDS.get(kind, "a list"))


def _example(kind: object) -> str:
    """A value of this type, in TOML."""
    if get_origin(kind) is Literal:
        return f'"{_choices(kind)[0]}"'
    if is_dataclass(kind):
        return "{ … }"
    return _EXAMPLES.get(kind) or f"[{_example(entry_type(kind))}]"


def _complaints(mark: Mark, value: object) -> Iterator[Complaint]:
    match mark:
        case Matches(pattern, wanted):
            for text in filter(None, texts(value)):
                if not re.fullmatch(pattern, text):
                    yield f"{quote_value(text)} is not {wanted}", "correct it"
        case Between(low, high):
            for number in _numbers(value):
                if not low <= number <= high:
                    yield f"{quote_value(number)} is out of range", f"write {low} to {high}"
        case Exactly(length):
            if isinstance(value, tuple) and len(value) != length:
                yield f"has {len(value)} entries", f"write exactly {length}"


def _numbers(value: object) -> tuple[int, ...]:
    items = value if isinstance(value, tuple) else (value,)
    return tuple(item[1] if isinstance(item, tuple) else item for item in items)
