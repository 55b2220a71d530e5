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
    ".*": "ID",  # which `inline` reads
}
_PATTERNS = {word: re.compile(shape) for shape, all_ in _SHAPES.items() for word in all_.split()}
OPERATORS = frozenset(_PATTERNS)
#: Operators that are allowed in text alone, those that are not allowed there, and of a path those
#: that begin it, go on with it, and end it.
_TEXT = frozenset({"Td", "TD", "Tm", "T*", "Tj", "TJ", "'", '"', "ET"})
_BEGIN, _GO_ON = frozenset({"m", "re"}), frozenset({"l", "c", "v", "y", "h"})
_END = frozenset({"b", "B", "b*", "B*", "f", "F", "f*", "n", "s", "S"})
_OUTSIDE = frozenset({"BT", "q", "Q", "cm", "Do", "sh", "BI"}) | _BEGIN | _GO_ON | _END
_MARKS = {"BMC": 1, "BDC": 1, "EMC": -1}
#: Operators whose nesting is followed, and those whose numbers have bounds.
_NESTED = _TEXT | _OUTSIDE | _MARKS.keys()
_BOUND = frozenset({"w", "d", "j", "J", "M", "Tr", "Tz", "Tf", "Tm"})
#: So deep may states of the graphics be saved in each other.
DEEPEST = 250
_MODES, _CAPS = range(8), range(3)


class Grammar:
    """Follows the operators of one stream, and tells what breaks the grammar."""

    def __init__(self) -> None:
        self._fit: set[tuple[str, str]] = set()
        self._in_text = self._in_path = False
        self._marks = 0

    def broken(self, word: str, shape: str, operands: list[Any]) -> Iterator[str]:
        """The faults of an operator whose operands have this shape, in words."""
        if (word, shape) not in self._fit:
            if not _PATTERNS[word].fullmatch(shape):
                yield f"an operator without the operands that it has to have ({word})"
                return
            self._fit.add((word, shape))
        if word in _BOUND and _is_beyond(word, operands):
            yield f"an operator with a number that it cannot have ({word})"
        if word in _NESTED and self._is_misplaced(word):
            yield f"an operator where it cannot be ({word})"

    def _is_misplaced(self, word: str) -> bool:
        """Test if it cannot stand here; what begins or ends with it is noted."""
        misplaced = (word in _TEXT and not self._in_text) or (word in _OUTSIDE and self._in_text)
        if word in _GO_ON or (word in _END and word != "n"):
            misplaced |= not self._in_path
        if word in {"BT", "ET"}:
            self._in_text = word == "BT"
        elif word in _BEGIN or word in _END:
            self._in_path = word in _BEGIN
        elif word in _MARKS:
            self._marks += _MARKS[word]
            misplaced = self._marks < 0
        return misplaced

    def end(self) -> Iterator[str]:
        """The parts that are left open, in words."""
        if self._in_text:
            yield "a BT without its ET"
        if self._marks > 0:
            yield "a mark that begins and does not end (BMC, BDC)"


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
