"""Texts of a ledger in which names of the game stand in braces, so that each is written once.

`{crown}` is the rank of this id, `{trick}` the game’s word for a trick; `{Crown}` and `{Trick}`
begin with a capital letter, as at the head of a sentence. Besides the ids of ranks and suits and
the keys of `[words]` there are `{target}`, `{games}` and `{unit}` of the score, and what its
awards bring: `{points: Sixty}`.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import fields

from cardwright.errors import UnknownName
from cardwright.ledger.records import GameWords, Ledger

_NAME = re.compile(r"\{([^{}]*)\}")


def wording(ledger: Ledger) -> Mapping[str, str]:
    """The words that may stand in braces, and their texts; of two alike the word of the game."""
    names = {suit.id: suit.name for suit in ledger.suits}
    names |= {rank.id: rank.name for rank in ledger.ranks}
    words = {field.name: str(getattr(ledger.words, field.name)) for field in fields(GameWords)}
    score = {name: getattr(ledger.score, name) for name in ("target", "games", "unit")}
    said = words | {name: str(value) for name, value in score.items() if value}
    points = {f"points: {award.name}": str(award.points) for award in ledger.score.awards}
    return names | {name: text for name, text in said.items() if text} | points


def unknown(text: str, names: Mapping[str, str]) -> Iterator[str]:
    """The names in braces that are none of these."""
    return (name for name in _NAME.findall(text) if _key(name, names) not in names)


def loose(text: str) -> bool:
    """Test if a brace is left over when all names in braces are taken out."""
    return bool({"{", "}"} & {*_NAME.sub("", text)})


def worded(text: str, names: Mapping[str, str]) -> str:
    """The text with the names put in; raises UnknownName.

    >>> worded("{Trick} by {trick}, a {crown}", {"trick": "couplet", "crown": "Crown"})
    'Couplet by couplet, a Crown'
    """

    def put(match: re.Match[str]) -> str:
        name, key = match[1], _key(match[1], names)
        if key not in names:
            raise UnknownName.among("name", name, names)
        said = names[key]
        return said if key == name else said[:1].upper() + said[1:]

    return _NAME.sub(put, text)


def _key(name: str, names: Mapping[str, str]) -> str:
    """The name as it is listed: a capital at its head only says how it is printed."""
    return name if name in names else name[:1].lower() + name[1:]
