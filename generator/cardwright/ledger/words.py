"""Words of the languages that papers of a list speak: English texts, and what they are elsewhere.

The English text itself is the key, as in gettext: it is read where it is used, and English needs no
catalog. All other languages have one, `templates/words/<language>.toml`, with the same keys; a text
that is missing there is a bug, and no paper is printed half in English.

    say = words_of(ledger)
    say("Spare card"), say("{title}: box to print on {paper}", title=…, paper=…)
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias, get_args

from cardwright.errors import look_up
from cardwright.paths import data, memoize_tracked

#: The languages of papers; English is the source of all others.
Language: TypeAlias = Literal["en", "de", "fr", "es", "it", "nl"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
#: The English names of the languages.
NAMES: Mapping[Language, str] = {
    "en": "English",
    "de": "German",
    "fr": "French",
    "es": "Spanish",
    "it": "Italian",
    "nl": "Dutch",
}
#: A word before which Spanish says “e” for “y”.
_SPANISH_I = re.compile(r"h?[iíy](?![aeo])", re.IGNORECASE)


@dataclass(frozen=True, eq=False)
class Words:
    """The texts of one language, by those in English."""

    language: Language
    texts: Mapping[str, str]

    def __call__(self, text: str, **facts: object) -> str:
        """A text in this language with its facts, if any; raises UnknownName where it has none.

        >>> ENGLISH("{cards} cards in {groups} groups", cards=12, groups=3)
        '12 cards in 3 groups'
        """
        said = look_up("text", text, self.texts) if self.texts else text
        return said.format(**facts) if facts else said

    def count(self, number: int, one: str, several: str) -> str:
        """A number of things, by the two texts for one of them and for several.

        >>> ENGLISH.count(1, "{n} card", "{n} cards"), ENGLISH.count(0, "{n} card", "{n} cards")
        ('1 card', '0 cards')
        """
        is_one = number == 1 or (number == 0 and self.language == "fr")
        return self(one if is_one else several, n=number)

    def all_of(self, names: Sequence[str]) -> str:
        """The names together, with commas and a word before the last.

        >>> ENGLISH.all_of(["Holmes", "Lowell", "Bryant"])
        'Holmes, Lowell and Bryant'
        """
        *most, last = names
        word = self("and")
        if self.language == "es" and _SPANISH_I.match(last):
            word = "e"
        return f"{', '.join(most)} {word} {last}" if most else last

    def number(self, text: str) -> str:
        """A number in digits with the decimal mark of the language.

        >>> Words("de", {}).number("0.30")
        '0,30'
        """
        return text if self.language == "en" else text.replace(".", ",")

    @property
    def tag(self) -> str:
        """The language as documents name it (RFC 5646)."""
        return "en-US" if self.language == "en" else self.language


ENGLISH = Words("en", {})


@memoize_tracked
def words_in(language: Language) -> Words:
    """The words of a language."""
    if language == "en":
        return ENGLISH
    text = data("templates", "words", f"{language}.toml").read_text(encoding="utf-8")
    return Words(language, tomllib.loads(text))
