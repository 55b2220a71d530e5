"""Letters and marks that cards and rules cannot show, told before anything is drawn."""

from __future__ import annotations

import unicodedata

from cardwright.errors import excerpt
from cardwright.ledger.schema import MARKDOWN

_RIGHT_TO_LEFT = {"R", "AL", "AN"}
_LATIN = "write it in Latin letters"


def unprintable(text: str, *, is_name: bool = False) -> tuple[str, str] | None:
    """The fault of the letters of a text, and what to do about it; None if there is none.

    Fonts set a letter beside the one before it: scripts that run from right to left, or whose signs
    are placed above and below others, would be wrong without a warning. A name is also used in the
    rules, where some marks are markup.

    >>> unprintable("Dvořák"), unprintable("שיר")[0]
    (None, '“שיר” is written from right to left')
    """
    if any(unicodedata.bidirectional(char) in _RIGHT_TO_LEFT for char in text):
        return f"“{excerpt(text)}” is written from right to left", _LATIN
    if any(unicodedata.category(char).startswith("M") for char in text):
        return f"“{excerpt(text)}” has signs above or below its letters", _LATIN
    if is_name and (marked := MARKDOWN.search(text)):
        return f"“{excerpt(text)}” has “{marked[0]}”, which is markup in the rules", "leave it out"
    return None
