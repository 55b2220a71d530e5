"""Sides of a form: who plays on which, their names, and the form's awards."""

from __future__ import annotations

from itertools import count
from string import ascii_lowercase

from cardwright.engine.law import law_of
from cardwright.ledger import AwardRule, Clause, FormInfo, Ledger
from cardwright.ledger.games import GAMES

#: How the sides of a race are called on the paper.
LETTERS = "ABC"


def sides(form: FormInfo) -> tuple[tuple[int, ...], ...]:
    """The seats of each side at the largest table; four play as two pairs of partners."""
    seats = max(form.seats)
    if seats == 4:
        return (0, 2), (1, 3)
    return tuple((seat,) for seat in range(seats))


def awards(ledger: Ledger, form: FormInfo) -> tuple[AwardRule, ...]:
    """The awards that the form has, by the clauses that give them, in the ledger's order."""
    forms = {clause.id: clause.forms for clause in ledger.clauses}

    def has(award: AwardRule) -> bool:
        return not award.clauses or any(form.name in forms[c] for c in award.clauses)

    return tuple(award for award in ledger.score.awards if has(award))


def keyed(ledger: Ledger, form: FormInfo) -> tuple[tuple[str, AwardRule], ...]:
    """The awards of the form, each with the letter by which it is written down; then with two."""
    letters = (letter * times for times in count(1) for letter in ascii_lowercase)
    return tuple(zip(letters, awards(ledger, form), strict=False))


def tricks_alone(ledger: Ledger) -> bool:
    """Test if the cards count nothing, so that nothing is counted but tricks."""
    return not any(rank.value for rank in ledger.ranks)


def limit(ledger: Ledger, form: FormInfo) -> Clause | None:
    """The clause by which a dealer who shares what others make never goes out, if there is one."""
    if ledger.name not in GAMES:
        return None
    law = law_of(ledger.name)
    match = law.make_form(ledger, form.name, law.DEFAULTS).match(0)
    capped = getattr(match.law, "capped", ())
    return next((clause for clause in ledger.clauses if clause.id in capped[:1]), None)
