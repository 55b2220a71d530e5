"""Names that files, folders and cards can have on any system."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from itertools import chain, count

#: Latin letters that are no others with a mark, as those are written who lack them.
_LATIN = str.maketrans(
    {
        "æ": "ae",
        "œ": "oe",
        "ø": "o",
        "ł": "l",
        "đ": "d",
        "ð": "d",
        "þ": "th",
        "\u0131": "i",
        "№": "no",
    }
)


def latin(text: str) -> str:
    """A text in small letters; Latin letters lose their marks, others stay.

    >>> latin("Smørrebrød"), latin("Łódź")
    ('smorrebrod', 'lodz')
    """
    plain = unicodedata.normalize("NFKD", text.casefold().translate(_LATIN))
    return "".join(one for one in plain if not unicodedata.combining(one))


def slug(text: str) -> str:
    """A name of small Latin letters, digits and hyphens; "" for a text without any.

    >>> slug("Ärzte & Co"), slug("Чайка")
    ('arzte-co', '')
    """
    return re.sub(r"[^a-z0-9]+", "-", latin(text)).strip("-")


def ids(names: Iterable[str], longest: int | None = None) -> dict[str, str]:
    """An id of its own for each name, which may be cut to so many characters before its number.

    >>> ids(["Ärzte & Co", "Чайка", "ärzte co"])
    {'Ärzte & Co': 'arzte-co', 'Чайка': 'n2', 'ärzte co': 'arzte-co-3'}
    """
    found: dict[str, str] = {}
    for number, name in enumerate(names, 1):
        made = slug(name)[:longest].strip("-") or f"n{number}"
        numbered = (f"{made}-{other}" for other in count(number))
        found[name] = next(each for each in chain([made], numbered) if each not in found.values())
    return found
