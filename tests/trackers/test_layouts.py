"""The scenes of the trackers: as many boxes as the ledger wants, big enough, inside the margins."""

from collections import Counter
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from cardwright.drawing.scene.model import Shape, Text, Use
from cardwright.drawing.scene.paper import PAPERS, Paper
from cardwright.engine import load_game
from cardwright.engine.games.card_tennis.score import called as score_called
from cardwright.ledger import FormInfo, Ledger, load_ledger
from cardwright.ledger.games import GAMES
from cardwright.printing.trackers import pad, page
from cardwright.printing.trackers.furniture import MARGIN
from cardwright.printing.trackers.part import TrackerPart, each_part
from cardwright.printing.trackers.race import PIN, TIES
from cardwright.printing.trackers.seating import awards, sides
from cardwright.printing.trackers.tennis import sample_balls
from tests.trackers import extent

LEDGERS = {game: load_ledger(game) for game in GAMES}
PAGES = [
    pytest.param(ledger, form, paper, id=f"{ledger.name}-{form.name}-{paper.name}")
    for ledger in LEDGERS.values()
    for form in ledger.forms
    for paper in PAPERS.values()
]
EACH = pytest.mark.parametrize(("ledger", "form", "paper"), PAGES)


def pages(kind: str) -> list[object]:
    return [param for param in PAGES if param.values[0].score.kind == kind]  # type: ignore[union-attr]


def figure(ledger: Ledger, form: FormInfo, paper: Paper) -> TrackerPart:
    *_, found = [part for part in page(ledger, form, paper).parts if part.role == "Figure"]
    return found


@EACH
def test_nothing_lies_outside_the_margins(ledger: Ledger, form: FormInfo, paper: Paper) -> None:
    drawn = extent.whole(extent.all_items(page(ledger, form, paper).parts))
    assert MARGIN >= 12
    assert drawn.left >= MARGIN - 1e-6
    assert drawn.top >= MARGIN - 1e-6
    assert drawn.right <= paper.width - MARGIN + 1e-6
    assert drawn.bottom <= paper.height - MARGIN + 1e-6


@EACH
def test_parts_stand_below_one_another_inside_the_frame(
    ledger: Ledger, form: FormInfo, paper: Paper
) -> None:
    parts = [part for part in page(ledger, form, paper).parts if part.role]
    areas = [extent.whole(extent.all_items([part])) for part in parts]
    for upper, lower in pairwise(areas):
        assert upper.bottom <= lower.top + 0.8, (upper, lower)
    for area in areas:
        assert area.left >= MARGIN + 2
        assert area.right <= paper.width - MARGIN - 2


@EACH
def test_the_figure_lies_in_its_area(ledger: Ledger, form: FormInfo, paper: Paper) -> None:
    part = figure(ledger, form, paper)
    assert part.area
    drawn = extent.whole(part.items)
    assert drawn.bottom <= part.area.bottom + 0.6
    assert drawn.left >= part.area.left - 0.6
    assert drawn.right <= part.area.right + 0.6


@EACH
def test_marks_have_room_for_a_pencil_and_lines_print(
    ledger: Ledger, form: FormInfo, paper: Paper
) -> None:
    layout = page(ledger, form, paper)
    items = extent.all_items(layout.parts)
    ticked = [place.area for place in layout.places if place.kind == "tick"]
    marked = [mark.size for mark in extent.marks(items)]
    assert min(marked or [min(area.width, area.height) for area in ticked]) >= 7
    drawn = [
        *items,
        *(
            inner
            for item in items
            if isinstance(item, Use) and item.scene.name.startswith("tick")
            for inner in item.scene.items
        ),
    ]
    pens = {item.width for item in drawn if isinstance(item, Shape) and item.stroke}
    assert min(pens) >= 0.2


@EACH
def test_no_two_marks_overlap(ledger: Ledger, form: FormInfo, paper: Paper) -> None:
    found = extent.marks(extent.all_items(page(ledger, form, paper).parts))
    for i, one in enumerate(found):
        for other in found[i + 1 :]:
            apart = max(abs(one.x - other.x), abs(one.y - other.y))
            assert apart >= 0.86 * (one.size + other.size) / 2


@EACH
def test_the_page_says_where_it_comes_from(ledger: Ledger, form: FormInfo, paper: Paper) -> None:
    parts = page(ledger, form, paper).parts
    (title,) = [part for part in parts if part.role == "H1"]
    assert extent.texts(title.items) == [ledger.title]
    (last,) = extent.texts(parts[-1].items)
    assert ledger.title in last
    assert ledger.source.title in last
    assert "Cardwright" in last


@EACH
def test_the_table_is_the_ledgers(ledger: Ledger, form: FormInfo, paper: Paper) -> None:
    rows = [part for part in each_part(page(ledger, form, paper).parts) if part.role == "TR"]
    told = [tuple(extent.texts(extent.all_items([row]))) for row in rows]
    awards = {award.name: award for award in ledger.score.awards}
    assert all((name, points) == (name, str(awards[name].points)) for _, name, points in told)
    assert [letter for letter, *_ in told] == list("abcdefghijklmnop"[: len(told)])
    assert all([kid.role for kid in row.kids] == ["TD", "TH", "TD"] for row in rows)


@pytest.mark.parametrize("ledger", LEDGERS.values(), ids=LEDGERS)
def test_every_award_of_the_ledger_stands_on_the_page_of_a_form(ledger: Ledger) -> None:
    stand = {award.name for form in ledger.forms for award in awards(ledger, form)}
    assert stand == {award.name for award in ledger.score.awards}


def test_a_form_has_the_awards_of_its_own_clauses() -> None:
    names = {
        form.name: [award.name for award in awards(LEDGERS["court"], form)]
        for form in LEDGERS["court"].forms
    }
    assert names["two-handed"] == names["three-handed"]
    assert "Sixty" in names["two-handed"]
    assert "Sixty" not in names["four-handed"]
    assert "Carried from a tie" in names["four-handed"]
    assert "Four-handed: every couplet" not in names["two-handed"]


@pytest.mark.parametrize(("ledger", "form", "paper"), pages("race"))
def test_every_side_of_a_race_has_a_box_for_every_point(
    ledger: Ledger, form: FormInfo, paper: Paper
) -> None:
    items = figure(ledger, form, paper).items
    games = [text for text in extent.texts(items) if text.startswith("Game ")]
    points = [mark for mark in extent.marks(items) if mark.name != "tick-lozenge"]
    assert len(points) == len(games) * len(sides(form)) * ledger.score.target
    lasting = [mark for mark in points if mark.name == "tick-last"]
    assert len(lasting) == len(games) * len(sides(form))
    told = Counter(extent.texts(items))
    assert told[f"{ledger.score.target} wins"] == len(games)
    assert page(ledger, form, paper).blocks == len(games)


@pytest.mark.parametrize(("ledger", "form", "paper"), pages("race"))
def test_ties_belong_to_nobody(ledger: Ledger, form: FormInfo, paper: Paper) -> None:
    """Several marks for a game, in its heading and in the row of no side."""
    layout, part = page(ledger, form, paper), figure(ledger, form, paper)
    over = [award.name for award in awards(ledger, form) if award.carried]
    found = extent.marks(part.items, "tick-lozenge")
    assert len(found) == (TIES * layout.blocks if over else 0)
    assert TIES > 2
    points = [mark for mark in extent.marks(part.items) if mark.name != "tick-lozenge"]
    assert not {mark.y for mark in found} & {mark.y for mark in points}
    assert all(name in part.alt for name in over)
    assert all(extent.texts(part.items).count(name) == layout.blocks for name in over)


@pytest.mark.parametrize("game", ["court", "sixty-six"])
def test_what_is_carried_is_known_whatever_it_is_called(game: str) -> None:
    ledger = LEDGERS[game]
    form = ledger.forms[0]
    called = tuple(
        replace(award, name="Brought along" if award.carried else f"Carried: {award.name[:30]}")
        for award in ledger.score.awards
    )
    renamed = replace(ledger, score=replace(ledger.score, awards=called))
    part = figure(renamed, form, PAPERS["a4"])
    assert "“Brought along”" in part.alt
    assert extent.marks(part.items, "tick-lozenge")
    never = tuple(replace(award, carried=False) for award in called)
    part = figure(replace(ledger, score=replace(ledger.score, awards=never)), form, PAPERS["a4"])
    assert not extent.marks(part.items, "tick-lozenge")


@pytest.mark.parametrize(("ledger", "form", "paper"), pages("race"))
def test_points_are_pricked_with_a_pin_where_they_once_were(
    ledger: Ledger, form: FormInfo, paper: Paper
) -> None:
    parts = page(ledger, form, paper).parts
    pinned = [clause for clause in ledger.clauses if clause.id == PIN]
    assert bool(extent.marks(extent.all_items(parts), "tick-hole")) == bool(pinned)
    told = " ".join(extent.texts(extent.all_items(parts)))
    assert all(clause.text in told for clause in pinned)
    assert len(pinned) == (ledger.name == "court")


@EACH
def test_no_clause_is_named_by_its_id(ledger: Ledger, form: FormInfo, paper: Paper) -> None:
    layouts = (page(ledger, form, paper), *pad(ledger, form, paper))
    told = " ".join(t for lay in layouts for t in extent.texts(extent.all_items(lay.parts)))
    assert "[" not in told
    assert not [clause.id for clause in ledger.clauses if clause.id in told]


@EACH
def test_one_word_for_one_thing(ledger: Ledger, form: FormInfo, paper: Paper) -> None:
    """A deal is called as the ledger calls it, and what is won by many of them a game, or a set."""
    told = " ".join(extent.texts(extent.all_items(page(ledger, form, paper).parts))).lower()
    said = " ".join(place.label for place in page(ledger, form, paper).places).lower()
    assert "match" not in told + said
    assert ("round" in told + said) == (ledger.words.deal == "round")


@pytest.mark.parametrize("game", ["court", "sixty-six"])
def test_the_limit_of_a_dealer_is_told_where_three_play(game: str) -> None:
    ledger = LEDGERS[game]
    for form in ledger.forms:
        told = extent.texts(extent.all_items(page(ledger, form, PAPERS["letter"]).parts))
        three = form.name == "three-handed"
        assert (f"{ledger.score.target - 1}*" in told) == three
        noted = [text for text in told if text.startswith("* ")]
        clauses = {clause.text: clause.forms for clause in ledger.clauses}
        assert [clauses[text[2:]] for text in noted] == [("three-handed",)] * three


@pytest.mark.parametrize(("ledger", "form", "paper"), pages("tally"))
def test_every_player_can_score_every_group_of_a_tally(
    ledger: Ledger, form: FormInfo, paper: Paper
) -> None:
    layout = page(ledger, form, paper)
    names = {place.name for place in layout.places}
    assert layout.blocks >= 2, "several games on a sheet"
    for game in range(1, layout.blocks + 1):
        for player in range(max(form.seats)):
            wanted = {f"{game}-{suit.id}-{player}" for suit in ledger.suits}
            wanted |= {f"{game}-{key}-{player}" for key in ("name", "dealer", "total", "evening")}
            assert wanted <= names
    assert {word for suit in ledger.suits for word in suit.name.split()} <= {
        word for text in extent.texts(figure(ledger, form, paper).items) for word in text.split()
    }


@pytest.mark.parametrize(("ledger", "form", "paper"), pages("tennis"))
def test_a_set_has_a_strip_for_every_game_it_can_take(
    ledger: Ledger, form: FormInfo, paper: Paper
) -> None:
    layout, found = page(ledger, form, paper), extent.marks(figure(ledger, form, paper).items)
    servers = [place for place in layout.places if place.name.endswith("-server")]
    assert len(servers) == 2 * ledger.score.games - 1
    assert len([mark for mark in found if mark.name == "tick-last"]) == 2 * len(servers)
    deuces = [mark for mark in found if mark.name == "tick-lozenge"]
    assert len(deuces) % len(servers) == 0
    assert len(deuces) // len(servers) >= 4, "room for repeated deuces"


@pytest.mark.parametrize(("ledger", "form", "paper"), pages("tennis"))
def test_calls_stand_in_the_order_in_which_they_are_made(
    ledger: Ledger, form: FormInfo, paper: Paper
) -> None:
    places = {place.name: place.area for place in page(ledger, form, paper).places}
    for side in range(2):
        calls = [f"1-game-1-call-{side}-{i + 1}" for i in range(len(ledger.score.calls))]
        ends = (f"1-game-1-advantage-{side}-1", f"1-game-1-game-{side}")
        order = [*calls, "1-game-1-deuce-1", ends[0], "1-game-1-deuce-2", "1-game-1-more", ends[1]]
        lefts = [places[name].left for name in order]
        assert lefts == sorted(lefts)
    lines = [item for item in figure(ledger, form, paper).items if isinstance(item, Text)]
    for i, call in enumerate(ledger.score.calls, start=1):
        (over,) = [line for line in lines if line.text == str(call)]
        assert over.x == pytest.approx(places[f"1-game-1-call-0-{i}"].middle)


@pytest.mark.parametrize(("ledger", "form", "paper"), pages("tennis"))
def test_a_sample_game_is_filled_in_as_it_is_called(
    ledger: Ledger, form: FormInfo, paper: Paper
) -> None:
    """The calls that stand beside the sample are those of the law."""
    sample, _ = [part for part in page(ledger, form, paper).parts if part.role == "Figure"]
    won = [0, 0]
    called = []
    singles: Any = load_game("card-tennis").form("singles")
    balls = sample_balls(len(ledger.score.calls))
    for side in balls[:-1]:
        won[side] += 1
        said = score_called(singles, 0, (won[0], won[1]))
        called.append(said.replace(singles.side_name(0), "A").replace(singles.side_name(1), "B"))
    assert sample.alt.endswith(f"{', '.join(called)}, game B.")
    assert "deuce" in called
    crosses = [item for item in sample.items if isinstance(item, Shape) and item.width == 0.5]
    assert len(crosses) == len(balls) + 1, "the ball that makes deuce is ticked as a ball too"


@pytest.mark.parametrize("target", [1, 3, 20, 60])
def test_a_ledger_of_ones_own_may_play_to_another_number(target: int) -> None:
    ledger = LEDGERS["court"]
    other = replace(ledger, score=replace(ledger.score, target=target, awards=()))
    for form in other.forms:
        layout = page(other, form, PAPERS["letter"])
        points = [place for place in layout.places if place.name.startswith("1-point-0-")]
        assert len(points) == target
        told = extent.texts(extent.all_items(layout.parts))
        assert any(str(target) in text.split() for text in told)
        assert all(place.area.width > 0 for place in layout.places)
        assert len(pad(other, form, PAPERS["a4"])) == 4


@pytest.mark.parametrize(("calls", "games"), [((15,), 1), ((10, 20, 30, 40, 50), 3)])
def test_a_set_may_have_other_calls(calls: tuple[int, ...], games: int) -> None:
    ledger = LEDGERS["card-tennis"]
    other = replace(ledger, score=replace(ledger.score, calls=calls, games=games))
    layout = page(other, other.forms[0], PAPERS["letter"])
    names = {place.name for place in layout.places}
    assert f"1-game-{2 * games - 1}-call-0-{len(calls)}" in names
    assert f"1-game-{2 * games}-server" not in names
    assert all(place.area.width > 0 for place in layout.places)


@pytest.mark.parametrize("paper", PAPERS.values(), ids=PAPERS)
def test_a_name_has_room_to_be_written_on_every_tracker(paper: Paper) -> None:
    """25 mm at least, on whole sheets and on pads."""
    for ledger in LEDGERS.values():
        for form in ledger.forms:
            for layout in (page(ledger, form, paper), *pad(ledger, form, paper)):
                names = [place for place in layout.places if "name" in place.name]
                assert names
                assert min(place.area.width for place in names) >= 25
