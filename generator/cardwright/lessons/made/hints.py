"""Words that give an answer away: found in a text, and blanked there."""

from __future__ import annotations

import re
import unicodedata

#: What a word of an answer is replaced by.
BLANK = "____"
#: Small words of names, which give nothing away.
_SMALL = frozenset({"an", "and", "of", "the"}) | frozenset(
    {"da", "das", "de", "del", "della", "den", "der", "des", "di", "die", "du", "el", "en", "et"}
    | {"het", "il", "la", "las", "le", "les", "los", "und", "van", "von", "zu"}
)
_WORD = re.compile(r"[^\W_]{2,}")
#: A word of so many letters is also found inside of longer words.
_LONG = 4
#: A text needs so many words that are not blank.
_ENOUGH = 4


def gives_away(text: str, *answers: str) -> bool:
    """Test if a text has a word of one of the answers.

    >>> gives_away("The flutes of Bohemia", "Flute"), gives_away("The wooden one", "The Flute")
    (True, False)
    """
    return any(_is_near(word, answers) for word in _WORD.findall(text))


def blanked(text: str, *answers: str) -> str:
    """The text with a blank for each word of the answers; "" if too little is left.

    >>> blanked("The violin is the smallest of the family.", "Violin")
    'The ____ is the smallest of the family.'
    >>> blanked("All about Violins.", "Violin")
    ''
    """
    found = _WORD.sub(lambda word: BLANK if _is_near(word[0], answers) else word[0], text)
    return found if BLANK not in found or len(_WORD.findall(found)) >= _ENOUGH else ""


def _is_near(word: str, answers: tuple[str, ...]) -> bool:
    """Test if a word is one of the answers’ words, contains one, or is part of one."""
    one = _plain(word)
    words = {_plain(each) for answer in answers for each in _WORD.findall(answer)} - _SMALL
    return any(
        one == other
        or (len(other) >= _LONG and other in one)
        or (len(one) >= _LONG and one in other)
        or (len(other) == _LONG - 1 and one.startswith(other))
        for other in words
    )


def _plain(word: str) -> str:
    """A word in small letters without accents."""
    parts = unicodedata.normalize("NFKD", word.casefold())
    return "".join(char for char in parts if not unicodedata.combining(char))
