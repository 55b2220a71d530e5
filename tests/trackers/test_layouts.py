"""The scenes of the trackers: as many boxes as the ledger wants, big enough, inside the margins."""

from collections import Counter
from dataclasses import replace
from itertools import pairwise

import pytest

from generator.engine.games import GAMES
from generator.engine.ledger import Ledger, load_ledger
from generator.pdf.units import PAPERS, Paper
from generator.scene.model import Shape, Text, Use
from generator.trackers import page
from generator.trackers.furniture import MARGIN
from generator.trackers.part import Part
from generator.trackers.race import PIN
from tests.trackers import extent

LEDGERS = {game: load_ledger(game) for game in GAMES}
PAGES = [
    pytest.param(ledger, paper, id=f"{ledger.name}-{paper.name}")
    for ledger in LEDGERS.values()
    for paper in PAPERS.values()
]


def pages(kind: str) -> list[object]:
    return [param for param in PAGES if param.values[0].score.kind == kind]  # type: ignore[union-attr]


def figure(ledger: Ledger, paper: Paper) -> Part:
    (found,) = [part for part in page(ledger, paper) if part.role == "Figure"]
    return found


@pytest.mark.parametrize(("ledger", "paper"), PAGES)
def test_nothing_lies_outside_the_margins(ledger: Ledger, paper: Paper) -> None:
    drawn = extent.whole(extent.all_items(page(ledger, paper)))
    assert MARGIN >= 12
    assert drawn.left >= MARGIN - 1e-6
    assert drawn.top >= MARGIN - 1e-6
    assert drawn.right <= paper.width - MARGIN + 1e-6
    assert drawn.bottom <= paper.height - MARGIN + 1e-6


@pytest.mark.parametrize(("ledger", "paper"), PAGES)
def test_parts_stand_below_one_another_inside_the_frame(ledger: Ledger, paper: Paper) -> None:
    parts = [part for part in page(ledger, paper) if part.role]
    areas = [extent.whole(extent.all_items([part])) for part in parts]
    for upper, lower in pairwise(areas):
        assert upper.bottom <= lower.top + 0.8, (upper, lower)
    for area in areas:
        assert area.left >= MARGIN + 2
        assert area.right <= paper.width - MARGIN - 2


@pytest.mark.parametrize(("ledger", "paper"), PAGES)
def test_the_figure_lies_in_its_area(ledger: Ledger, paper: Paper) -> None:
    part = figure(ledger, paper)
    assert part.area
    drawn = extent.whole(part.items)
    assert drawn.bottom <= part.area.bottom + 0.6
    assert drawn.left >= part.area.left - 0.6
    assert drawn.right <= part.area.right + 0.6


@pytest.mark.parametrize(("ledger", "paper"), PAGES)
def test_marks_have_room_for_a_pencil_and_lines_print(ledger: Ledger, paper: Paper) -> None:
    items = extent.all_items(page(ledger, paper))
    found = extent.marks(items)
    assert found
    assert min(mark.size for mark in found) >= 7
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


@pytest.mark.parametrize(("ledger", "paper"), PAGES)
def test_no_two_marks_overlap(ledger: Ledger, paper: Paper) -> None:
    found = extent.marks(extent.all_items(page(ledger, paper)))
    for i, one in enumerate(found):
        for other in found[i + 1 :]:
            apart = max(abs(one.x - other.x), abs(one.y - other.y))
            assert apart >= 0.86 * (one.size + other.size) / 2


@pytest.mark.parametrize(("ledger", "paper"), PAGES)
def test_the_page_says_where_it_comes_from(ledger: Ledger, paper: Paper) -> None:
    parts = page(ledger, paper)
    (title,) = [part for part in parts if part.role == "H1"]
    assert extent.texts(title.items) == [ledger.title]
    (last,) = extent.texts(parts[-1].items)
    assert ledger.title in last
    assert ledger.source.title in last
    assert "Cardwright" in last


@pytest.mark.parametrize(("ledger", "paper"), PAGES)
def test_the_table_is_the_ledgers(ledger: Ledger, paper: Paper) -> None:
    rows = [part for part in extent.all_parts(page(ledger, paper)) if part.role == "TR"]
    told = [tuple(extent.texts(extent.all_items([row]))) for row in rows]
    assert told == [(award.name, str(award.points)) for award in ledger.score.awards]
    assert all([kid.role for kid in row.kids] == ["TH", "TD"] for row in rows)


@pytest.mark.parametrize(("ledger", "paper"), pages("race"))
def test_every_side_of_a_race_has_a_box_for_every_point(ledger: Ledger, paper: Paper) -> None:
    items = figure(ledger, paper).items
    matches = [text for text in extent.texts(items) if text.startswith("Match ")]
    sides = max(2 if seats == 4 else seats for form in ledger.forms for seats in form.seats)
    points = [mark for mark in extent.marks(items) if mark.name != "tick-lozenge"]
    rows = extent.rows(points)
    assert len(matches) >= 3
    assert len(rows) == len(matches) * sides
    for row in rows:
        assert len(row) == ledger.score.target
        assert [mark.name == "tick-last" for mark in row] == [False] * (len(row) - 1) + [True]
    numbers = Counter(text for text in extent.texts(items) if text.isdigit())
    assert numbers == {str(n): len(matches) for n in range(1, ledger.score.target + 1)}


@pytest.mark.parametrize(("ledger", "paper"), pages("race"))
def test_ties_are_carried_where_the_game_has_them(ledger: Ledger, paper: Paper) -> None:
    part = figure(ledger, paper)
    carried = extent.marks(part.items, "tick-lozenge")
    lasting = extent.marks(part.items, "tick-last")
    award = [a.name for a in ledger.score.awards if a.carried]
    assert [mark.y for mark in carried] == ([mark.y for mark in lasting] if award else [])
    assert all(name in part.alt for name in award)


@pytest.mark.parametrize("game", ["court", "sixty-six"])
def test_what_is_carried_is_known_whatever_it_is_called(game: str) -> None:
    ledger = LEDGERS[game]
    called = tuple(
        replace(award, name="Brought along" if award.carried else f"Carried: {award.name}")
        for award in ledger.score.awards
    )
    renamed = replace(ledger, score=replace(ledger.score, awards=called))
    part = figure(renamed, PAPERS["a4"])
    assert "“Brought along”" in part.alt
    assert extent.marks(part.items, "tick-lozenge")
    never = tuple(replace(award, carried=False) for award in called)
    part = figure(replace(ledger, score=replace(ledger.score, awards=never)), PAPERS["a4"])
    assert not extent.marks(part.items, "tick-lozenge")


@pytest.mark.parametrize(("ledger", "paper"), pages("race"))
def test_points_are_pricked_with_a_pin_where_they_once_were(ledger: Ledger, paper: Paper) -> None:
    parts = page(ledger, paper)
    pinned = [clause for clause in ledger.clauses if clause.id == PIN]
    assert bool(extent.marks(extent.all_items(parts), "tick-hole")) == bool(pinned)
    told = " ".join(extent.texts(extent.all_items(parts)))
    assert all(clause.text in told and clause.id in told for clause in pinned)
    assert len(pinned) == (ledger.name == "court")


@pytest.mark.parametrize(("ledger", "paper"), pages("tally"))
def test_every_player_can_score_every_group_of_a_tally(ledger: Ledger, paper: Paper) -> None:
    items = figure(ledger, paper).items
    bubbles = extent.marks(items, "tick-bubble")
    cells = max(ledger.players) * len(ledger.suits)
    assert (max(ledger.players), len(ledger.suits)) == (8, 8)
    scores = Counter(text for text in extent.texts(items) if text.isdigit())
    heads = Counter(str(n) for n in range(1, max(ledger.players) + 1))
    common = [a.points for a in ledger.score.awards if a.points and ":" not in a.name]
    assert len(bubbles) == cells * len(common)
    assert scores - heads == Counter({str(points): cells for points in common})
    assert {suit.name for suit in ledger.suits} <= set(extent.texts(items))


@pytest.mark.parametrize(("ledger", "paper"), pages("tally"))
def test_a_tally_has_rows_for_totals_and_for_the_easy_form(ledger: Ledger, paper: Paper) -> None:
    told = " ".join(extent.texts(figure(ledger, paper).items))
    assert "Total" in told
    assert "Easy form: book of four" in told


@pytest.mark.parametrize(("ledger", "paper"), pages("tennis"))
def test_a_set_has_a_strip_for_every_game_it_can_take(ledger: Ledger, paper: Paper) -> None:
    items = figure(ledger, paper).items
    sets = [text for text in extent.texts(items) if text.startswith("Set ")]
    found = extent.marks(items)
    middles = [mark for mark in found if mark.name == "tick-lozenge"]
    strips = 2 * ledger.score.games - 1
    assert len(sets) >= 3
    assert len(middles) == strips * len(sets)
    assert len(found) == len(middles) * (2 * (len(ledger.score.calls) + 2) + 1)
    assert len([mark for mark in found if mark.name == "tick-last"]) == 2 * len(middles)


@pytest.mark.parametrize(("ledger", "paper"), pages("tennis"))
def test_calls_are_read_outward_from_the_middle(ledger: Ledger, paper: Paper) -> None:
    lines = [item for item in figure(ledger, paper).items if isinstance(item, Text)]
    calls = [str(call) for call in ledger.score.calls]
    words = {"Deuce", "Adv.", "Game", *calls}
    top = min(line.y for line in lines if line.text == "Deuce")
    first = sorted((t for t in lines if t.y == top and t.text in words), key=lambda t: t.x)
    side = [*calls, "Adv.", "Game"]
    assert [t.text for t in first] == [*side[::-1], "Deuce", *side] * 2
    assert {t.font for t in first if t.text in calls} == {"figures"}
    assert {t.font for t in first if t.text not in calls} == {"caps"}


@pytest.mark.parametrize(("ledger", "paper"), pages("tennis"))
def test_service_goes_round_the_four_players(ledger: Ledger, paper: Paper) -> None:
    items = figure(ledger, paper).items
    middles = extent.marks(items, "tick-lozenge")[: 2 * ledger.score.games - 1]
    rings = [extent.whole([item]) for item in items if isinstance(item, Shape)]
    served = []
    for game, middle in enumerate(middles, start=1):
        (number,) = [
            item
            for item in items
            if isinstance(item, Text)
            and item.text == str(game)
            and abs(item.y - middle.y) < 2
            and abs(item.x - middle.x) < 45
        ]
        ringed = any(r.left < number.x < r.right and r.top < middle.y < r.bottom for r in rings)
        served.append(("left" if number.x < middle.x else "right", ringed))
    turns = [("left", False), ("right", False), ("left", True), ("right", True)]
    assert served == (turns * 3)[: len(served)]
