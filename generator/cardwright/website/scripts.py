"""The scripts of the site as readers get them: without the comments that say types."""

from __future__ import annotations

import re

#: A comment of JSDoc with lines of its own: what a function does, and the types that tsc checks.
_JSDOC = re.compile(r"^ */\*\*(?:(?!\*/).)*\*/\n", re.MULTILINE | re.DOTALL)


def shipped(script: str) -> str:
    r"""The script without the comments of JSDoc that have lines of their own.

    >>> shipped("/* Sums. */\n/** @param {number} n */\nconst twice = (n) => 2 * n; // of one\n")
    '/* Sums. */\nconst twice = (n) => 2 * n; // of one\n'
    """
    return _JSDOC.sub("", script)
