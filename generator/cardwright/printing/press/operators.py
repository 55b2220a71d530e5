"""The tokens of a page of a PDF, put together to operators with their operands, and checked."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import Any

import pikepdf
from pikepdf import TokenType

from cardwright.errors import excerpt
from cardwright.printing.press.grammar import OPERATORS, Grammar
from cardwright.printing.press.unpacking import Allowance

#: Of an operator so many of the operands before it are its own: 32 inks and the name of a pattern.
_OPERANDS = 33
#: The longest shape of operands that is looked at.
_LONGEST = 200
_WORD, _SPACE, _BAD = TokenType.word, TokenType.space, TokenType.bad
_STRING = TokenType.string
#: Operands by the letter that the grammar has for them.
_LETTERS = {
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
#: Operands that are kept for their operator, and what they are.
_KEPT: dict[TokenType, Callable[[Any], Any]] = {
    TokenType.integer: float,
    TokenType.real: float,
    TokenType.name_: str,
    TokenType.bool: "true".__eq__,
}


class Operators(pikepdf.TokenFilter):
    """Reads the operators of one stream; a subclass does what they say."""

    def __init__(self, allowance: Allowance, place: str) -> None:
        super().__init__()
        self.allowance = allowance
        #: What the operator shows, where it shows text.
        self.texts: list[bytes] = []
        self._operands: list[Any] = []
        self._shape = ""
        self._grammar = Grammar(place)

    @abstractmethod
    def do(self, operator: str, operands: list[Any]) -> None:
        """Do what an operator says; numbers are floats and names have their slash."""

    @abstractmethod
    def strange(self, what: str) -> None:
        """Note what is not known or not right, in words."""

    def handle_token(self, token: pikepdf.Token) -> None:  # type: ignore[override] # it is given
        """Keep an operand for its operator, and do what an operator says."""
        kind = token.type_
        if kind == _SPACE:
            return
        self.allowance.word()
        if kind == _WORD:
            self._operator(token.value)
        elif kind in _LETTERS:
            self._operand(_LETTERS[kind])
            if kind in _KEPT:
                self._operands.append(_KEPT[kind](token.value))
                if len(self._operands) > 2 * _OPERANDS:
                    del self._operands[:-_OPERANDS]
            elif kind == _STRING:
                self.texts.append(bytes(pikepdf.Object.parse(token.raw_value)))
        elif kind == _BAD:
            self.strange("malformed words")

    def _operand(self, letter: str) -> None:
        """Add a letter to the shape of the operands; of an array each kind of its entries once."""
        shape = self._shape
        opened = shape.rfind("[")
        if letter in "[]" or opened <= shape.rfind("]") or letter not in shape[opened:]:
            self._shape = (shape + letter)[:_LONGEST]

    def _operator(self, word: str) -> None:
        if word in OPERATORS:
            for said in self._grammar.broken(word, self._shape, self._operands):
                self.strange(said)
            self.do(word, self._operands[-_OPERANDS:])
        else:
            self.strange(f"an unknown operator: {excerpt(word, 20)}")
        self._operands, self._shape, self.texts = [], "", []

    def end(self) -> None:
        """Note what is left open at the end of the stream."""
        if self._shape:
            self.strange("words without an operator at the end")
        for said in self._grammar.end():
            self.strange(said)
