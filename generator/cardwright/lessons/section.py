"""A table of a lesson file, asked for its fields one by one.

A problem never stops the reading: it is noted in the file, and a blank stands for the field.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from cardwright import limits
from cardwright.errors import can_be_seen, did_you_mean
from cardwright.ledger.schema import quote_value, unseen
from cardwright.lessons.places import File, Steps


class LessonSection:
    """A table that a lesson says, at a key path of its file."""

    def __init__(self, file: File, steps: Steps, raw: dict[str, Any]) -> None:
        self.file = file
        self.steps = steps
        self._raw = raw
        self._asked: list[str] = []

    def __contains__(self, name: str) -> bool:
        """Test if the field is said."""
        return name in self._raw

    def complain(self, name: str, what: str, advice: str, word: str = "") -> None:
        """Note a problem of a field."""
        self.file.complain((*self.steps, name), what, advice, word)

    def may(self, *names: str) -> None:
        """These fields may be said, though nobody asks for them in every case."""
        self._asked += names

    def close(self) -> None:
        """Complains of every field that nobody asked for."""
        for name in self._raw:
            if name not in self._asked and not self.file.full:
                names = tuple(dict.fromkeys(self._asked))
                known = ", ".join(names)
                advice = did_you_mean(name, names) or f"remove it; known here: {known}"
                self.complain(name, "is not a known field", advice)

    # -------------------------------------------------------------- fields

    def text(self, name: str, most: int = limits.TITLE) -> str:
        """A text of no more characters than that, its white space made even."""
        raw = self._of(name, str, 'a string, like "…"')
        words = " ".join(str(raw or "").split())
        if raw is not None and not words:
            self.complain(name, "is empty", "fill it in")
        return words if self._fits(name, words, most) else ""

    def _fits(self, name: str, words: str, most: int) -> bool:
        """Test if a text is short enough and can be seen; complains when not."""
        if len(words) > most:
            what = f"{quote_value(words)} has {len(words)} characters"
            self.complain(name, what, f"write no more than {most}")
        elif hidden := [char for char in words.replace("\xa0", " ") if not can_be_seen(char)]:
            self.complain(name, f"{quote_value(words)} contains {unseen(hidden[0])}", "remove it")
        else:
            return True
        return False

    def choice(self, name: str, among: Collection[str]) -> str:
        """One of these words; the first of them when it is not."""
        word = self.text(name)
        if word and word not in among:
            known = f"known: {', '.join(among)}"
            self.complain(
                name, f"{quote_value(word)} is not valid", did_you_mean(word, among) or known
            )
        return word if word in among else next(iter(among))

    def number(self, name: str, among: range, default: int | None = None) -> int:
        """A whole number, one of these; one with a default may be left out."""
        if default is not None and name not in self:
            self._asked.append(name)
            return default
        raw = self._of(name, int, "a whole number")
        if raw is None:  # and no number: a range would look for it one by one
            return among[0]
        if raw not in among:
            self.complain(name, f"is {quote_value(raw)}", f"write {among[0]} to {among[-1]}")
            return among[0]
        return int(raw)

    def texts(
        self, name: str, *, optional: bool = False, most: int = limits.ENTRIES
    ) -> tuple[str, ...]:
        """A list of so many texts at most, which may be one text with blanks between them."""
        if optional and name not in self:
            self._asked.append(name)
            return ()
        raw = self._of(name, (list, str), 'a list, like ["…"], or one string with spaces')
        items = raw.split() if isinstance(raw, str) else raw or []
        if not all(isinstance(item, str) for item in items):
            self.complain(
                name, "contains a value that is not a string", 'write every entry like "…"'
            )
            return ()
        if raw is not None and not items:
            self.complain(name, "is empty", "fill it in" + " or leave it out" * optional)
        if len(items) > most:
            self.complain(name, f"has {len(items)} entries", f"write no more than {most}")
            return ()
        return tuple(item for item in items if self._fits(name, item, limits.TITLE))

    def numbers(self, name: str) -> tuple[int, ...]:
        """A list of whole numbers."""
        raw = self._of(name, list, "a list of numbers, like [0, 2]")
        if raw is None:
            return ()
        if not raw or any(type(item) is not int for item in raw):
            self.complain(
                name, "contains a value that is not a whole number", "write a number for each side"
            )
            return ()
        if len(raw) > limits.ENTRIES or any(abs(item) > limits.NUMBER for item in raw):
            what = "is too long, or contains too large a number"
            self.complain(name, what, "write one for each side")
            return ()
        return tuple(raw)

    # -------------------------------------------------------------- tables

    def plain(self, name: str) -> dict[str, Any]:
        """A table as it is said, for others to read; empty when it is not."""
        if name not in self:
            self._asked.append(name)
            return {}
        raw = self._of(name, dict, "a table") or {}
        if len(raw) > limits.ENTRIES:
            self.complain(name, f"has {len(raw)} entries", f"write no more than {limits.ENTRIES}")
            return {}
        return raw

    def table(self, name: str) -> LessonSection:
        """A table, which must be there."""
        return LessonSection(self.file, (*self.steps, name), self._of(name, dict, "a table") or {})

    def tables(self, name: str, least: int, most: int) -> tuple[LessonSection, ...]:
        """A list of tables, at least and at most so many."""
        raw = self._of(name, list, f"a list of tables, [[{name}]]") or []
        if not all(isinstance(entry, dict) for entry in raw):
            self.complain(
                name, "contains a value that is not a table", f"write [[{name}]] above each"
            )
            return ()
        if name in self and not least <= len(raw) <= most:
            self.complain(name, f"there are {len(raw)}", f"write {least} to {most}")
        return tuple(LessonSection(self.file, (*self.steps, name, n), e) for n, e in enumerate(raw))

    def names(
        self, name: str, among: Iterable[str], kind: str, *, optional: bool = False
    ) -> tuple[str, ...]:
        """A list of names that are known, each once."""
        known = tuple(among)
        found = self.texts(name, optional=optional)
        for word in found:
            self.known(name, word, known, kind)
            if found.count(word) > 1:
                self.complain(name, f"{quote_value(word)} is listed twice", "keep one", word)
        return tuple(word for word in dict.fromkeys(found) if word in known)

    def known(self, name: str, word: str, among: Collection[str], kind: str) -> None:
        """Complains when a word names nothing of its kind."""
        if word not in among and not self.file.full:
            near = did_you_mean(word, among) or f"use an existing {kind}"
            self.complain(name, f"there is no {kind} {quote_value(word)}", near, word)

    def _of(self, name: str, kind: type | tuple[type, ...], wanted: str) -> Any:  # noqa: ANN401
        """The raw value of a field, of this type; None when it is not there or is another."""
        self._asked.append(name)
        kinds = kind if isinstance(kind, tuple) else (kind,)
        if name not in self:
            self.complain(name, "is missing", f"add {wanted}")
        elif type(self._raw[name]) not in kinds:
            self.complain(name, f"{quote_value(self._raw[name])} is not {wanted}", "correct it")
        else:
            return self._raw[name]
        return None
