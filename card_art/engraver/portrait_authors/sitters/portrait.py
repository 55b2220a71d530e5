"""Sitters, and the way they look."""

from __future__ import annotations

from dataclasses import dataclass

from engraver.wardrobe.profile import Sitter


@dataclass(frozen=True, slots=True)
class Portrait:
    """A sitter and the way he or she looks: 1 to the left, -1 to the right."""

    sitter: Sitter
    facing: int = 1
