"""The thirty-two authors as sitters: what was written of each one's looks, said in cut paper.

No likeness is claimed. Each profile follows what is told of hair, beard, spectacles, build and
dress, and no two share the same head and coat.
"""

from __future__ import annotations

from types import MappingProxyType

from engraver.portrait_authors.sitters import (
    biographers,
    essayists,
    historians,
    humorists,
    journalists,
    novelists,
    poets,
    story_writers,
)

_GROUPS = (
    poets,
    journalists,
    biographers,
    historians,
    humorists,
    story_writers,
    novelists,
    essayists,
)

#: The portrait of every author by id, group by group.
PORTRAITS = MappingProxyType(
    {author: sitter for group in _GROUPS for author, sitter in group.SITTERS.items()}
)
