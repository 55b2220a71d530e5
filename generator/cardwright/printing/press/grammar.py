"""The grammar of the operators of a page (ISO 32000-1, Annex A): their operands and their nesting.

What breaks it is read by each program in its own way: one prints it, another leaves it out.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from pikepdf import TokenType

from cardwright.printing.press.known import is_flat

#: Kinds of operands by a letter each.
LETTERS = {
    TokenType.integer: "n",
    TokenType.real: "n",
    TokenType.name_: "/",
    TokenType.string: "s",
    TokenType.bool: "b",
    TokenType.null: "0",
    TokenType.array_open: "[",
    TokenType.array_close: "]",
    TokenType.dict_open: "<",
    TokenType.dict_close: ">",
}
#: What stands before operators, in those letters; of an array each kind of its entries once.
_SHAPES = {
    "": "b B b* B* BT BX EMC ET EX f F f* h n q Q s S T* W W* BI EI",
    "/": "BMC cs CS Do gs MP ri sh",
    "/(/|<.*>)": "BDC DP",
    "n": "g G i j J M Tc TL Tr Ts Tw Tz w",
    "nn": "d0 l m Td TD",
    "nnn": "rg RG",
    "nnnn": "k K re v y",
    "nnnnnn": "c cm d1 Tm",
    "n+": "sc SC",
    "n+/?|/": "scn SCN",
    "s": "Tj '",
    "nns": '"',
    "/n": "Tf",
    r"\[(n|s|ns|sn)?\]": "TJ",
    r"\[n?\]n": "d",
    ".*": "ID",  # they describe a picture that is not read
}
_PATTERNS = {word: re.compile(shape) for shape, all_ in _SHAPES.items() for word in all_.split()}
OPERATORS = frozenset(_PATTERNS)
_STATE = {"w", "J", "j", "M", "d", "ri", "i", "gs"}
_COLOR = {"CS", "cs", "SC", "SCN", "sc", "scn", "G", "g", "RG", "rg", "K", "k"}
_TEXT_STATE = {"Tc", "Tw", "Tz", "TL", "Tf", "Tr", "Ts"}
_MARKS = {"MP", "DP", "BMC", "BDC", "EMC"}
_ALWAYS = _STATE | _COLOR | _TEXT_STATE | _MARKS | {"BX", "EX"}
_END = {"S", "s", "f", "F", "f*", "B", "B*", "b", "b*", "n"}
#: The operators that each place allows (ISO 32000-1, Figure 9). A stream begins on the page, one of
#: a glyph with its width.
_ALLOWED = {
    "page": _ALWAYS | {"q", "Q", "cm", "Do", "sh", "BI", "BT", "m", "re", "n"},
    "text": _ALWAYS | {"Td", "TD", "Tm", "T*", "Tj", "TJ", "'", '"', "ET"},
    "path": _END | {"m", "re", "l", "c", "v", "y", "h", "W", "W*"},
    "clip": _END,
    "picture": {"ID"},
    "data": {"EI"},
    "glyph": {"d0", "d1"},
}
#: Where an operator leads to.
_LEADS = dict.fromkeys({"ET", "EI", "d0", "d1"} | _END, "page")
_LEADS |= {"BT": "text", "m": "path", "re": "path", "W": "clip", "W*": "clip"}
_LEADS |= {"BI": "picture", "ID": "data"}
#: What ends what has begun: they close in the order that they were opened in, the last one first.
_OPENED_BY = {"ET": {"BT"}, "EMC": {"BMC", "BDC"}, "EX": {"BX"}}
_OPENS = {"BT", "BMC", "BDC", "BX"}
_BOUND = frozenset({"w", "d", "j", "J", "M", "Tr", "Tz", "Tf", "Tm"})
#: So deep may states of the graphics be saved in each other.
DEEPEST = 250
_MODES, _CAPS = range(8), range(3)


class Grammar:
    """Follows the operators of one stream, and tells what breaks the grammar."""

    def __init__(self, place: str) -> None:
        self._fit: set[tuple[str, str]] = set()
        self._place = place
        self._open: list[str] = []

    def broken(self, word: str, shape: str, operands: list[Any]) -> Iterator[str]:
        """The faults of an operator whose operands have this shape, in words."""
        if (word, shape) not in self._fit:
            if not _PATTERNS[word].fullmatch(shape):
                yield f"an operator without its operands ({word})"
                return
            self._fit.add((word, shape))
        if word in _BOUND and _is_beyond(word, operands):
            yield f"an operator with a wrong number ({word})"
        if word not in _ALLOWED[self._place] or not self._closes(word):
            yield f"an operator in a wrong place ({word})"
        self._place = _LEADS.get(word, self._place)

    def _closes(self, word: str) -> bool:
        """Note what it opens; test if it ends what was opened last, where it ends anything."""
        if word in _OPENS:
            self._open.append(word)
        elif word in _OPENED_BY:
            return bool(self._open) and self._open.pop() in _OPENED_BY[word]
        return True

    def end(self) -> Iterator[str]:
        """The parts that are left open, in words."""
        for word in sorted(set(self._open)):
            yield f"a part that begins but does not end ({word})"
        if self._place in {"path", "clip"}:
            yield "a path that is begun but not painted"


def _is_beyond(word: str, operands: list[Any]) -> bool:
    """Test if a number is one that the operator cannot have, or one that leaves nothing seen."""
    last = operands[-1] if operands else 0.0
    match word:
        case "Tm":
            return is_flat(operands)
        case "Tf" | "Tz":
            return last == 0
        case "Tr":
            return last not in _MODES
        case "j" | "J":
            return last not in _CAPS
        case "d":
            return any(n < 0 for n in operands[:-1]) or (
                len(operands) > 1 and not any(operands[:-1])
            )
        case _:  # w, M
            return bool(last < 0)
