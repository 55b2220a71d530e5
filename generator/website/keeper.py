"""What keeping the score of a form takes: how its match goes, and by which clauses.

`assets/score.js` does the sums with it. It all comes from the engine’s own match and ledger.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, fields
from typing import Any

from generator.engine import load_game
from generator.engine.kernel import Form
from generator.engine.ledger import Ledger
from generator.engine.match import MatchLaw
from generator.trackers.seating import awards, sides


@dataclass(frozen=True, slots=True)
class Keeper:
    """A form and what its score keeper is told, as plain values."""

    form: Form[Any]
    law: dict[str, Any]

    @property
    def told(self) -> str:
        """The law as JSON."""
        return json.dumps(self.law, ensure_ascii=False, separators=(",", ":"))


def keepers(ledger: Ledger) -> tuple[Keeper, ...]:
    """One for each form of a game."""
    law = load_game(ledger.name)
    return tuple(Keeper(law.form(form), _law(law.form(form))) for form in law.forms)


def _law(form: Form[Any]) -> dict[str, Any]:
    ledger, match = form.ledger, form.match(0)
    record, score = ledger.form(form.name), form.ledger.score
    law = match.law
    return {
        "kind": score.kind,
        "seats": match.seats,
        "seat_choices": list(form.seat_choices),
        "sides": [list(seats) for seats in (sides(record) if score.kind != "tally" else ())],
        "target": match.target,
        "calls": list(score.calls),
        "three": hasattr(match, "loser"),
        "loser_deals": getattr(law, "loser_deals", False),
        "adds_up": law.ties_add_up,
        "ties": bool(law.tie),
        "afresh": bool(law.afresh),
        "in_order": bool(law.in_order),
        "won": law.won,
        "unit": score.unit,
        "deal": ledger.words.deal,
        "awards": [
            {
                "name": award.name,
                "points": award.points,
                "most": award.most,
                "clauses": list(award.clauses),
                "now": bool({*award.clauses} & {*law.at_once}),
            }
            for award in awards(ledger, record)
            if award.points and not award.carried
        ],
        "clauses": _clauses(law),
    }


def _clauses(law: MatchLaw) -> dict[str, list[str]]:
    """All clauses that a law of matches names, by what they settle; those it lacks are empty."""
    named = {field.name: getattr(law, field.name) for field in fields(law)}
    lacking = dict.fromkeys(("copied", "capped", "duty", "loses", "game", "deuce"), ())
    return {name: list(c) for name, c in (lacking | named).items() if isinstance(c, tuple)}
