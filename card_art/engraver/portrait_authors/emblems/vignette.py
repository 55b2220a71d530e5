"""The field of every emblem: its size, and the title that its card's caption is taken from."""

from __future__ import annotations

from engraver.technique.plate import Plate

WIDTH, HEIGHT = 44.0, 30.0


def vignette(thing: str, work: str) -> Plate:
    """An empty plate, 44 × 30 mm, titled “The thing of work”.

    ``thing`` is the emblem as the ledger names it, without “ of ”, so that what follows the first
    “ of ” of the title is the work and its year; raises ValueError.
    """
    if " of " in thing:
        raise ValueError(f"{thing!r} must be named without “ of ”")
    return Plate(WIDTH, HEIGHT, f"The {thing} of {work}")
