"""Authors: Portrait Authors about the people of a list, in the language of the deck."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from cardwright.ledger import Ledger, ReferencePart, ReferenceSide
from cardwright.ledger.own_deck import words_of
from cardwright.ledger.words import Words


def authors(ledger: Ledger) -> Ledger:
    """The ledger with the printed words of the law in the language of the deck."""
    say, words, score = words_of(ledger), ledger.words, ledger.score
    return replace(
        ledger,
        words=replace(
            words,
            suit=say(words.suit),
            suits=say(words.suits),
            deal=say(words.deal),
            deals=say(words.deals),
        ),
        forms=tuple(replace(form, title=say(form.title)) for form in ledger.forms),
        score=replace(
            score,
            unit=say(score.unit),
            awards=tuple(replace(award, name=say(award.name)) for award in score.awards),
        ),
        reference_sides=tuple(
            ReferenceSide(say(side.title), tuple(_part(part, say) for part in side.parts))
            for side in ledger.reference_sides
        ),
    )


def _part(part: ReferencePart, say: Words) -> ReferencePart:
    def each(texts: Iterable[str]) -> tuple[str, ...]:
        return tuple(map(say, texts))

    return replace(
        part,
        head=say(part.head),
        awards=each(part.awards),
        rows=each(part.rows),
        steps=each(part.steps),
        notes=each(part.notes),
    )
