"""The order of the pages of a deck: by what can be seen, fronts are fronts and backs are backs.

Which card is on a page is not read. Pages that look the same on both sides of the deck, or fewer
fronts than backs, show that the order is wrong; a deck in which each card has a back of its own
may be wrong unseen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from cardwright.printing.press.job import REFERENCE
from cardwright.printing.press.vendors import Vendor

#: Pages that a sentence names.
_TOLD = 6


def misplaced(looks: Sequence[str], cards: Sequence[str], vendor: Vendor) -> Iterator[str]:
    """The faults of the order of pages, by their looks and the cards of the job sheet."""
    if not looks or len(looks) % 2:
        yield f"there are {len(looks)} pages: each card has two, so the number must be even"
        return
    first, second = ("back", "front") if vendor.backs_first else ("front", "back")
    for said in _wrong(looks, backs_first=vendor.backs_first):
        yield (
            f"pages must be {first}, {second}, {first}, {second} …; they seem not to "
            f"be, because {said}"
        )
    shown_by: dict[str, str] = {}
    for card, look in zip(cards, looks[vendor.backs_first :: 2], strict=False):
        if shown_by.setdefault(look, card) != card:
            yield f"{card} looks like {shown_by[look]}: each card needs its own front"
    backs = [
        (card, look)
        for card, look in zip(cards, looks[not vendor.backs_first :: 2], strict=False)
        if not card.startswith(REFERENCE)
    ]
    for usual, _ in Counter(look for _, look in backs).most_common(1):
        for card in (card for card, look in backs if look != usual):
            yield f"{card} has a different back, which would reveal it"


def _wrong(looks: Sequence[str], *, backs_first: bool) -> Iterator[str]:
    """The reasons why the order is wrong, in words."""
    sides = list(zip(looks[backs_first::2], looks[not backs_first :: 2], strict=True))
    pairs = [(front, back) for front, back in sides if front != back]
    plain = {front for front, back in sides if front == back}
    fronts, backs = {front for front, _ in pairs}, {back for _, back in pairs}
    if both := (fronts & backs) | (plain & (fronts | backs)):
        yield f"these look like pages for the other side: {_fewer(looks, both)}"
    elif plain:
        alike = [str(2 * n + 1) for n, (front, back) in enumerate(sides) if front == back]
        yield f"these look like the next page: {', '.join(alike[:_TOLD])}"
    elif len(backs) > len(fronts):
        yield (
            f"there are {len(backs)} different pages in the places of backs, and "
            f"{len(fronts)} in those of fronts"
        )


def _fewer(looks: Sequence[str], both: set[str]) -> str:
    """The pages of these looks on the side where there are fewer of them."""
    often = Counter((look, place % 2) for place, look in enumerate(looks))
    rare = [
        str(place + 1)
        for place, look in enumerate(looks)
        if look in both and often[look, place % 2] <= often[look, 1 - place % 2]
    ]
    return ", ".join(rare[:_TOLD])
