"""Lessons that make themselves: sheets from the list of a deck and from simulated deals.

The list answers questions about groups, works, years and texts. The engine answers questions about
calls: `judge` finds what is allowed, and the certainty of a call is computed from what is heard.
Everything follows from the ledger and one seed, so the same deck always has the same sheets.
"""

from cardwright.lessons.made.making import made_lessons
from cardwright.lessons.made.sheets import HeardCall, MadeSheet, Matching, Moment

__all__ = ["HeardCall", "MadeSheet", "Matching", "Moment", "made_lessons"]
