"""Whole matches of the engine on trackers: nothing lacks a place, and what stands there is true."""

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from cardwright.drawing.scene.paper import PAPERS
from cardwright.engine import load_game
from cardwright.engine.kernel import Form
from cardwright.engine.match import CARRIED, Match
from cardwright.errors import InputError
from cardwright.ledger import load_ledger
from cardwright.ledger.games import GAMES
from cardwright.printing.trackers import draw_tracker, pad, page, small
from cardwright.printing.trackers.filled import deals_of, filled_in
from cardwright.printing.trackers.part import Area
from cardwright.printing.trackers.places import TrackerLayout
from cardwright.printing.trackers.seating import keyed
from tests.tiers import Sample, every
from tests.trackers import extent
from tests.trackers.playing import NAMES, played

LEDGERS = {game: load_ledger(game) for game in GAMES}
FORMS = [
    pytest.param(load_game(game).form(form.name), id=f"{game}-{form.name}")
    for game, ledger in LEDGERS.items()
    for form in ledger.forms
]
EACH = pytest.mark.parametrize("form", FORMS)


def layouts(form: Form[Any]) -> list[TrackerLayout]:
    """The page on both papers, which is that to fill in too, and the smallest of each pad."""
    ledger, record = form.ledger, form.ledger.form(form.name)
    papers = PAPERS.values()
    return [
        *(page(ledger, record, paper) for paper in papers),
        *(pad(ledger, record, paper)[0] for paper in papers),
    ]


def sheets(match: Match[Any], layout: TrackerLayout) -> list[dict[str, str]]:
    """The match on as many blocks as it needs."""
    rows = deals_of(layout) or match.number
    names = NAMES[: match.seats]
    return [filled_in(match, names, layout, after=n) for n in range(0, match.number, rows)]


def matches(form: Form[Any], sample: Sample) -> list[Match[Any]]:
    seats = form.seat_choices if len(form.seat_choices) > 1 else (None,)
    return [played(form, seed, seats[seed % len(seats)]) for seed in range(sample(1, 30))]


@EACH
def test_a_whole_match_has_a_place_on_every_tracker(form: Form[Any], sample: Sample) -> None:
    """One block is enough on a page; on a pad a long match may go on in the next."""
    for match in matches(form, sample):
        for number, layout in enumerate(layouts(form)):
            filled = sheets(match, layout)
            assert len(filled) <= (1 if number < 2 else 2)
            for values in filled:
                _holds(match, values, len(filled))


def _holds(match: Match[Any], values: Mapping[str, str], blocks: int) -> None:
    assert [values[f"1-name-{seat}"] for seat in range(match.seats)] == list(NAMES[: match.seats])
    check = {"race": _race, "tally": _tally, "tennis": _tennis}[match.form.ledger.score.kind]
    check(match, values, blocks)


def _race(match: Match[Any], values: Mapping[str, str], blocks: int) -> None:
    """Boxes and columns come to what the law says, and the letters to the points."""
    ticked = Counter(int(name.split("-")[2]) for name in values if name.startswith("1-point-"))
    target = match.target
    assert [ticked[s] for s in range(len(match.score))] == [min(target, p) for p in match.score]
    ties = [state for state in match.deals if state.outcome and state.outcome.carry]
    assert sum(name.startswith("1-tie-") for name in values) == len(ties)
    if blocks > 1:
        return
    for side, points in enumerate(match.score):
        end = f"-points-{side}"
        assert sum(int(v) for name, v in values.items() if name.endswith(end)) == points
    award = dict(keyed(match.form.ledger, match.form.ledger.form(match.form.name)))
    for number in range(1, match.number + 1):
        at = f"1-deal-{number}"
        dealt = [line.reason for line in match.sheet if line.deal == number]
        found = (re.match(r"Seat (\d) deals", reason) for reason in dealt)
        seats = [int(said[1]) for said in found if said]
        assert all(NAMES[seat].startswith(values[f"{at}-dealer"]) for seat in seats)
        assert values[f"{at}-dealer"]
        assert len(seats) == (number > 1)
        scored = [line for line in match.sheet if line.deal == number and line.points]
        told = values[f"{at}-why"]
        assert bool(scored) == (told not in {"tie", "–"})
        if scored:
            assert set(told.split(", ")) <= set(award), "an award of the ledger"
        given = {clause for each in award.values() if not each.carried for clause in each.clauses}
        own = [line for line in scored if line.clause in given and line.reason != CARRIED]
        if own and match.form.ledger.name != "nations":  # there each point above six is one
            letters = [award[letter] for letter in told.split(", ")]
            made = sorted(line.points for line in own)
            assert sorted(each.points for each in letters if not each.carried) == made


def _tally(match: Match[Any], values: Mapping[str, str], _: int) -> None:
    """Each row comes to its total, which is that of the law, and one player deals."""
    suits = [suit.id for suit in match.form.ledger.suits]
    for seat, total in enumerate(match.score):
        row = [values.get(f"1-{suit}-{seat}", "0") for suit in suits]
        assert sum(int(part) for cell in row for part in cell.split("+")) == total
        assert values[f"1-total-{seat}"] == str(total)
    assert [n for n in values if n.startswith("1-dealer-")] == [f"1-dealer-{match.dealer}"]


def _tennis(match: Match[Any], values: Mapping[str, str], _: int) -> None:
    """Every game that was played is ticked for who won it, and its server is named."""
    for number, state in enumerate(match.deals, start=1):
        at = f"1-game-{number}"
        winner = state.outcome.winner
        assert f"{at}-game-{winner}" in values
        assert f"{at}-game-{1 - winner}" not in values
        assert values[f"{at}-server"] == NAMES[state.dealer]
        deuces = sum(name.startswith(f"{at}-deuce-") for name in values)
        deuces += len(values.get(f"{at}-more", ""))
        assert deuces == max(0, min(state.won) - 2)
    assert [values[f"1-won-{side}"] for side in range(2)] == [str(n) for n in match.score]


def test_what_has_no_place_is_told() -> None:
    match = played(load_game("court").form("two-handed"), 0)
    ledger = LEDGERS["court"]
    layout = page(ledger, ledger.form("two-handed"), PAPERS["a4"])
    places = tuple(place for place in layout.places if place.name != "1-deal-1-why")
    lacking = TrackerLayout(layout.parts, places)
    with pytest.raises(InputError, match="no place"):
        filled_in(match, NAMES[:2], lacking)


def test_titles_and_tricks_of_nations_stand_apart() -> None:
    """Tricks that score stand behind the line, and titles under “Why”."""
    form = load_game("nations").form("four-handed")
    (titles,) = [name for name in form.questions if "title" in name or "honor" in name]
    agreed = form.with_options(**{titles: True})
    ledger = LEDGERS["nations"]
    layout = page(ledger, ledger.forms[0], PAPERS["a4"])
    seen = set()
    for seed in range(12):
        match = played(agreed, seed)
        values = filled_in(match, NAMES[:4], layout)
        state = match.deals[0]
        for side in range(2):
            tally = (
                values.get(f"1-deal-1-count-{side}", ""),
                values.get(f"1-deal-1-over-{side}", ""),
            )
            taken = state.taken[side]
            assert [part.count("I") for part in tally] == [min(6, taken), max(0, taken - 6)]
        seen |= {v for name, v in values.items() if name.endswith("-why")}
    assert "a" in seen
    assert seen & {"a, b", "a, c"}


@pytest.mark.parametrize("game", every(3, GAMES))
def test_a_filled_tracker_is_a_drawing(game: str) -> None:
    """All that is written lies inside of it, and can be read."""
    ledger = LEDGERS[game]
    area = Area(5, 7, 100, 140)
    for record in ledger.forms:
        match = played(load_game(game).form(record.name), 1)
        layout = small(ledger, record, area)
        values = filled_in(match, NAMES[: match.seats], layout)
        scene = draw_tracker(layout, area, values, "blue-deep")
        box = extent.whole(scene.items)
        assert min(box.left, box.top) >= -0.6
        assert box.right <= area.width + 0.6
        assert box.bottom <= area.height + 0.6
        told = extent.texts(scene.items)
        assert all(value in told for value in values.values() if value != "x")


def test_a_point_that_is_changed_in_the_ledger_changes_the_tracker() -> None:
    ledger = LEDGERS["court"]
    changed = tuple(replace(award, points=award.points + 40) for award in ledger.score.awards)
    other = replace(ledger, score=replace(ledger.score, awards=changed))
    told = [
        Counter(extent.texts(extent.all_items(page(each, each.forms[0], PAPERS["a4"]).parts)))
        for each in (ledger, other)
    ]
    assert dict((told[1] - told[0]).items()) == {"41": 3, "42": 4, "43": 3}


def test_an_unfinished_match_is_filled_in_as_far_as_it_has_gone() -> None:
    """As the first deal is shown in a book."""
    form = load_game("court").form("two-handed")
    whole = played(form, 3)
    match = form.match(3)
    match.play(*whole.deals[0].actions)
    ledger = LEDGERS["court"]
    values = filled_in(match, NAMES[:2], page(ledger, ledger.forms[0], PAPERS["a4"]))
    assert values["1-deal-1-why"]
    assert not [name for name in values if name.startswith("1-deal-2-")]
    scored = sum(match.score)
    assert sum(name.startswith("1-point-") for name in values) == scored > 0
