"""The texts that a script of the site says to people."""

from __future__ import annotations

import re
from collections.abc import Generator

from tests.website.said import of_page

#: Comments, strings, regular expressions where a value may begin, templates and braces.
_TOKEN = re.compile(
    r"//[^\n]*|/\*.*?\*/"
    r'|"(?:\\.|[^"\\\n])*"'
    r"|(?:(?<=[(\[!])|(?<=[(,=:!&|?] ))/(?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\\n])+/"
    r"|[`{}]",
    re.DOTALL,
)
#: A template up to its end, or to what it fills in.
_WRITTEN = re.compile(r"(?:\\.|\$(?!\{)|[^`\\$])*", re.DOTALL)
_TWO_WORDS = re.compile(r"[A-Za-z]\S* \S*[A-Za-z]")


def of_script(code: str) -> list[str]:
    """The texts of a script that have two words; what a template fills in becomes a name.

    >>> of_script('say(`It is ${seat ? `the turn of ${name}` : "your turn"}.`); // a "late turn"')
    ['the turn of Ann', 'your turn', 'It is Ann.']
    """
    found = [text.strip() for text in _in_code(code, 0) if _TWO_WORDS.search(text)]
    return [said for text in found for said in (of_page(text) if "<p>" in text else [text])]


def _in_code(code: str, at: int) -> Generator[str, None, int]:
    """Every text from a place on to the end of the block; then the place after it."""
    while token := _TOKEN.search(code, at):
        at = token.end()
        match token.group()[0]:
            case '"':
                yield token.group()[1:-1]
            case "`":
                at = yield from _in_template(code, at)
            case "{":
                at = yield from _in_code(code, at)
            case "}":
                return at
    return len(code)


def _in_template(code: str, at: int) -> Generator[str, None, int]:
    """The texts that a template fills in, and its own; then the place after it."""
    text = ""
    while written := _WRITTEN.match(code, at):
        text += written.group()
        at = written.end() + 1
        if code[at - 1] == "`":
            break
        text += "Ann"
        at = yield from _in_code(code, at + 1)
    yield text
    return at
