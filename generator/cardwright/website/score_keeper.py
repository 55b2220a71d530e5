"""Data for keeping the score of a form: how its match goes, and by which clauses.

`assets/score.js` does the sums with it. It all comes from the engine’s own match and ledger.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, fields
from itertools import combinations
from typing import Any

from cardwright.engine import load_game
from cardwright.engine.kernel import Form
from cardwright.engine.match import MatchLaw
from cardwright.engine.state import State
from cardwright.ledger import AwardRule, Ledger
from cardwright.printing.trackers.seating import awards, keyed, sides, tricks_alone

#: What whoever has won has won, by the kind of score; the clauses and the trackers call it so.
_WON = {"race": "game", "tally": "game", "tennis": "set"}


@dataclass(frozen=True, slots=True)
class ScoreKeeper:
    """A form, its awards by the letters of its tracker, and its law as plain values."""

    form: Form[State]
    keyed: tuple[tuple[str, AwardRule], ...]
    law: dict[str, Any]

    @property
    def to_json(self) -> str:
        """The law as JSON."""
        return json.dumps(self.law, ensure_ascii=False, separators=(",", ":"))


def keepers(ledger: Ledger) -> tuple[ScoreKeeper, ...]:
    """One for each form of a game."""
    forms = map(load_game(ledger.name).form, load_game(ledger.name).forms)
    return tuple(ScoreKeeper(f, keyed(f.ledger, f.ledger.form(f.name)), _law(f)) for f in forms)


def _law(form: Form[State]) -> dict[str, Any]:
    ledger, match = form.ledger, form.match(0)
    record, score = ledger.form(form.name), form.ledger.score
    law, clauses, unsure = match.law, _clauses(match.law), _unsure(ledger, form)
    tally = score.kind == "tally"
    told = (*clauses["tie"], *clauses["none"], *clauses["afresh"], *clauses["in_order"])
    told += tuple(doubt["clause"] for doubt in unsure) + law.target * tally
    return {
        "kind": score.kind,
        "seats": match.seats,
        "seat_choices": list(form.seat_choices),
        "sides": [list(seats) for seats in (() if tally else sides(record))],
        "target": match.target,
        "calls": list(score.calls),
        "three": hasattr(match, "loser"),
        "loser_deals": getattr(law, "loser_deals", False),
        "adds_up": law.ties_add_up,
        "ties": bool(law.tie),
        "none": bool(law.none),
        "afresh": bool(law.afresh),
        "in_order": bool(law.in_order),
        "match": _WON[score.kind],
        "unit": score.unit,
        "deal": ledger.words.deal,
        # Where nothing but tricks is counted, how many a deal has.
        "tricks": len(form.pack) // match.seats if tricks_alone(ledger) and law.in_order else 0,
        "trick": ledger.words.trick,
        "suit": ledger.words.suit,
        "groups": _groups(form) if tally else [],
        "agree": _agree(form),
        "awards": [_award(award, place, form) for place, award in enumerate(_scored(form))],
        "clauses": clauses,
        "unsure": unsure,
        "texts": {name: ledger.clause(name).text for name in told},
    }


def _scored(form: Form[State]) -> list[AwardRule]:
    """The awards that can be written down; of a tally also those that count nothing."""
    ledger = form.ledger
    tally = ledger.score.kind == "tally"
    found = awards(ledger, ledger.form(form.name))
    return [award for award in found if (award.points or tally) and not award.carried]


def _award(award: AwardRule, place: int, form: Form[State]) -> dict[str, Any]:
    word: str = _agree(form).get("word", "")
    return {
        "name": award.brief or award.name,
        "points": award.points,
        "most": award.most,
        "fault": award.fault,
        "agreed": bool(word) and award.option == form.questions[word].option,
        # A ledger’s stacks grow from the least to a whole group: one part of it, two, …
        "parts": place + 1,
        "clauses": list(award.clauses),
        "now": bool({*award.clauses} & {*getattr(form.match(0).law, "at_once", ())}),
    }


def _agree(form: Form[State]) -> dict[str, Any]:
    """The agreements that change what can be written down, and are off by default.

    It is called as its option is: in `nations.titles` it is titles, which some awards name; in
    `authors.easy.sketches` it is sketches, which are groups of their own.
    """
    options = {award.option for award in awards(form.ledger, form.ledger.form(form.name))}
    for word, question in form.questions.items():
        if (question.choices, question.default) != (("off", "on"), "off"):
            continue
        agreed = form.with_options(**{word: True})
        groups = _groups(agreed)
        if question.option in options or len(groups) > len(_groups(form)):
            return {"word": word, "groups": groups}
    return {}


def _groups(form: Form[State]) -> list[str]:
    """The names of what is stacked in a tally."""
    return list(getattr(form, "book_names", ()))


def _unsure(ledger: Ledger, form: Form[State]) -> list[dict[str, Any]]:
    """Rulings that stand behind two awards and are the first clause of neither.

    They tell which of the two it is: a false declaration of a player who has closed may be either.
    """
    return [
        {"awards": [places[0], places[1]], "clause": name}
        for name, places in _shared(_scored(form))
        if ledger.clause(name).kind == "ruling"
    ]


def _shared(scored: list[AwardRule]) -> Iterator[tuple[str, tuple[int, int]]]:
    """Clauses besides the first that two awards have in common, and the places of these awards."""
    for (i, one), (j, other) in combinations(enumerate(scored), 2):
        for name in one.clauses[1:]:
            if name in other.clauses[1:]:
                yield name, (i, j)


def _clauses(law: MatchLaw) -> dict[str, list[str]]:
    """All clauses that a law of matches names, by what they settle; those it lacks are empty."""
    named = {field.name: getattr(law, field.name) for field in fields(law)}
    lacking = dict.fromkeys(("copied", "capped", "duty", "loses", "game", "deuce"), ())
    return {name: list(c) for name, c in (lacking | named).items() if isinstance(c, tuple)}
