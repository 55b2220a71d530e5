"""Notation of actions: a short name for each, and the other spellings that are read."""

from collections.abc import Mapping, Sequence

from cardwright.errors import UnknownName


class Notation:
    """The names of actions by id, and the ids of all that people may write for them.

    `words` adds longer ways to write an action (“close” for `z`). Capitals never matter.
    """

    def __init__(self, names: Sequence[str], words: Mapping[str, int]) -> None:
        self.names = tuple(names)
        self._ids = {word.casefold(): action for word, action in words.items()}
        self._ids |= {name.casefold(): action for action, name in enumerate(names)}
        # Who wrote nothing like any of them is shown the first: x, z and 60 before all the cards.
        self._known = sorted((*names, *words), key=lambda name: (len(name), name))

    def parse(self, text: str) -> int:
        """The id of the action that is written so; raises UnknownName, with the nearest way."""
        try:
            return self._ids[" ".join(text.split()).casefold()]
        except KeyError:
            raise UnknownName.among("action", text, self._known) from None
