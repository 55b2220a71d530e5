"""One number for one case: book, tracker, reference card, score keeper and engine agree on points.

A ledger is given other points, award by award; each that tells points then has to tell those.
"""

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from cardwright.drawing.scene.paper import PAPERS
from cardwright.ledger import AwardRule, Ledger, load_ledger
from cardwright.ledger.games import GAMES
from cardwright.printing.guides.template import guide_markdown, guide_source
from cardwright.printing.trackers import page
from cardwright.printing.trackers.seating import awards
from cardwright.website.score_keeper import keepers
from tests.contract.plays import Table, play_out, recommended
from tests.faces.test_reference import all_said
from tests.tiers import every
from tests.trackers import extent

OTHER = 73  # points that no award has, and a number that no page has for anything else
CASES = [(game, award) for game in GAMES for award in load_ledger(game).score.awards]
#: What the book says in words of its own, such as “one point for each diamond”.
IN_WORDS = (
    "Carried from a tie",
    "Carried from a tied deal",
    "Four-handed: Standard of the court color",
    "Four-handed, Ten of trumps if agreed",
)


def changed(game: str, award: AwardRule) -> Ledger:
    """The ledger with other points for one award."""
    ledger = load_ledger(game)
    others = tuple(replace(a, points=OTHER) if a == award else a for a in ledger.score.awards)
    return replace(ledger, score=replace(ledger.score, awards=others))


def tells(text: str) -> bool:
    """Test if a text names the other points, in figures or in words."""
    return re.search(rf"\b({OTHER}|seventy-three)\b", text) is not None


@pytest.mark.quick(1)
@pytest.mark.parametrize(
    ("game", "award"), every(3, CASES), ids=lambda value: getattr(value, "name", value)
)
def test_book_tracker_card_and_keeper_tell_the_points_of_the_ledger(
    game: str, award: AwardRule
) -> None:
    ledger = changed(game, award)
    forms = [form for form in ledger.forms if award.name in {a.name for a in awards(ledger, form)}]
    assert forms, "no form has it"
    for form in forms:
        parts = page(ledger, form, PAPERS["a4"]).parts
        assert str(OTHER) in extent.texts(extent.all_items(parts))
    if award.name not in IN_WORDS:
        assert tells(guide_markdown(ledger, guide_source(game)))
    told = [a for side in ledger.reference_sides for part in side.parts for a in part.awards]
    assert tells(all_said(ledger)) or award.name not in told
    if not award.carried:
        name = award.brief or award.name
        kept = [each for keeper in keepers(load_ledger(game)) for each in keeper.law["awards"]]
        assert {each["points"] for each in kept if each["name"] == name} == {award.points}


def scored(table: Table, deals: int) -> Iterator[tuple[str, int]]:
    """The clause and the points of all that was scored in so many deals of a form."""
    for seed in range(deals):
        outcome = play_out(table.form(), seed)[-1].outcome
        assert outcome is not None
        won = {award.points for award in outcome.awards if award.side == outcome.winner}
        for award in outcome.awards:
            if award.side == outcome.winner or award.points not in won:  # a dealer shares
                yield award.clause, award.points


WITH_AWARDS = [table for table in recommended() if load_ledger(table.game).score.awards]


@pytest.mark.quick(1)
@pytest.mark.parametrize("table", WITH_AWARDS, ids=str)
def test_what_the_engine_gives_is_an_award_of_the_ledger(table: Table) -> None:
    """Once, or as often as one can make it in a deal."""
    ledger = load_ledger(table.game)
    for clause, points in scored(table, 60):
        given = [award for award in ledger.score.awards if clause in award.clauses]
        known = {n * award.points for award in given for n in range(1, award.most + 1)}
        assert points in known, clause
