"""Scripts and styles as the site ships them: without comments that are for developers."""

from __future__ import annotations

import re

#: A JSDoc comment on lines of its own.
_JSDOC = re.compile(r"^ */\*\*(?:(?!\*/).)*\*/\n", re.MULTILINE | re.DOTALL)
#: A comment of a style, with the rest of its line if that is empty.
_NOTE = re.compile(r" */\*.*?\*/(?: *$)?", re.MULTILINE | re.DOTALL)


def shipped(script: str) -> str:
    r"""The script without its JSDoc; a type inside an expression stays.

    >>> shipped("/* Sums. */\n/** @param {number} n */\nconst twice = (n) => 2 * n; // of one\n")
    '/* Sums. */\nconst twice = (n) => 2 * n; // of one\n'
    """
    return _JSDOC.sub("", script)


def shipped_style(style: str) -> str:
    r"""The style without its comments and without empty lines.

    >>> shipped_style("/* Print. */\n\np { margin: 0; } /* none */\n")
    'p { margin: 0; }\n'
    """
    return re.sub(r"^\n+|(?<=\n)\n+", "", _NOTE.sub("", style))
