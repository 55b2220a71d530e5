"""The engraver's specimens: every technique drawn once, on sheets to print.

A developer's tool, as the engraver is. ``specimens_pdf`` sets the sheets; ``tones``, ``stuffs`` and
``ornaments`` draw what stands on them.
"""

from __future__ import annotations

from engraver.specimen.document import specimens_pdf
from engraver.specimen.sheets import PLATES

__all__ = ["PLATES", "specimens_pdf"]
