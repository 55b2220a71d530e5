"""Scripts as the site ships them: without JSDoc, which is for developers."""

from __future__ import annotations

import re

#: A JSDoc comment on lines of its own.
_JSDOC = re.compile(r"^ */\*\*(?:(?!\*/).)*\*/\n", re.MULTILINE | re.DOTALL)


def shipped(script: str) -> str:
    r"""The script without its JSDoc; a type inside an expression stays.

    >>> shipped("/* Sums. */\n/** @param {number} n */\nconst twice = (n) => 2 * n; // of one\n")
    '/* Sums. */\nconst twice = (n) => 2 * n; // of one\n'
    """
    return _JSDOC.sub("", script)
