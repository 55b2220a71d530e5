"""The places of trackers: told apart, on the paper, wide enough, and none upon another."""

from itertools import combinations

import pytest

from cardwright.drawing.scene.paper import PAPERS, Paper
from cardwright.drawing.scene.shaping import width
from cardwright.ledger import FormInfo, Ledger, load_ledger
from cardwright.ledger.games import GAMES
from cardwright.printing.trackers import pad, page
from cardwright.printing.trackers.filled import strokes
from cardwright.printing.trackers.furniture import MARGIN
from cardwright.printing.trackers.pad import cut_marks, quarters
from cardwright.printing.trackers.part import Area
from cardwright.printing.trackers.places import HAND, TrackerLayout, TrackerPlace, square, written
from cardwright.printing.trackers.seating import LETTERS, sides
from tests.trackers import extent

EACH = pytest.mark.parametrize(
    ("ledger", "form", "paper"),
    [
        pytest.param(ledger, form, paper, id=f"{ledger.name}-{form.name}-{paper.name}")
        for ledger in map(load_ledger, GAMES)
        for form in ledger.forms
        for paper in PAPERS.values()
    ],
)
#: A place for a name on a page, and on a quarter of one, mm.
NAME, SMALL_NAME = 30.0, 28.0


def layouts(ledger: Ledger, form: FormInfo, paper: Paper) -> list[TrackerLayout]:
    return [page(ledger, form, paper), *pad(ledger, form, paper)]


def apart(one: TrackerPlace, other: TrackerPlace) -> bool:
    """Whether two places do not overlap, but for what is rounded."""
    a, b, e = one.area, other.area, 0.02
    beside = a.right <= b.left + e or b.right <= a.left + e
    return beside or a.bottom <= b.top + e or b.bottom <= a.top + e


@EACH
def test_every_place_has_a_name_and_a_label_of_its_own(
    ledger: Ledger, form: FormInfo, paper: Paper
) -> None:
    for layout in layouts(ledger, form, paper):
        assert len({place.name for place in layout.places}) == len(layout.places)
        assert len({place.label for place in layout.places}) == len(layout.places)
        blocks = {place.name.partition("-")[0] for place in layout.places}
        assert blocks == {str(n) for n in range(1, layout.blocks + 1)}


@EACH
def test_no_place_lies_upon_another(ledger: Ledger, form: FormInfo, paper: Paper) -> None:
    for layout in layouts(ledger, form, paper)[:2]:
        writable = [place for place in layout.places if place.kind == "text"]
        assert all(apart(one, other) for one, other in combinations(writable, 2))
        ticked = [place for place in layout.places if place.kind == "tick"]
        assert all(apart(one, other) for one in writable for other in ticked)


@EACH
def test_places_lie_inside_the_margins(ledger: Ledger, form: FormInfo, paper: Paper) -> None:
    for place in page(ledger, form, paper).places:
        assert min(place.area.left, place.area.top) >= MARGIN
        assert place.area.right <= paper.width - MARGIN
        assert place.area.bottom <= paper.height - MARGIN


@EACH
def test_a_handwritten_name_has_room(ledger: Ledger, form: FormInfo, paper: Paper) -> None:
    room = {page(ledger, form, paper): NAME, pad(ledger, form, paper)[0]: SMALL_NAME}
    for layout, least in room.items():
        names = [p.area for p in layout.places if p.name.startswith("1-name-")]
        assert len(names) == max(form.seats)
        assert min(area.width for area in names) >= least
        assert min(area.height for area in names) >= 5


@EACH
def test_every_deal_of_a_race_tells_dealer_counts_points_and_why(
    ledger: Ledger, form: FormInfo, paper: Paper
) -> None:
    if ledger.score.kind != "race":
        assert not [p for p in page(ledger, form, paper).places if "-deal-" in p.name]
        return
    letters = range(len(LETTERS[: len(sides(form))]))
    for layout in layouts(ledger, form, paper):
        first = {p.name for p in layout.places if p.name.startswith("1-deal-1-")}
        wanted = {f"1-deal-1-{key}-{i}" for key in ("count", "points") for i in letters}
        wanted |= {"1-deal-1-dealer", "1-deal-1-why"}
        tallied = {f"1-deal-1-over-{i}" for i in letters}
        assert first == wanted | (tallied if ledger.name == "nations" else set())


@EACH
def test_a_pad_is_four_alike_inside_their_quarters(
    ledger: Ledger, form: FormInfo, paper: Paper
) -> None:
    four = pad(ledger, form, paper)
    assert len(four) == 4
    one, *others = four
    for layout, quarter in zip(four, quarters(paper), strict=True):
        drawn = extent.whole(extent.all_items(layout.parts))
        assert drawn.left >= quarter.left - 0.6
        assert drawn.right <= quarter.right + 0.6
        assert drawn.top >= quarter.top - 0.6
        assert drawn.bottom <= quarter.bottom + 0.6
    for other in others:
        assert [p.name for p in other.places] == [p.name for p in one.places]
        x = other.places[0].area.left - one.places[0].area.left
        y = other.places[0].area.top - one.places[0].area.top
        for a, b in zip(one.places, other.places, strict=True):
            moved = (b.area.left - a.area.left, b.area.top - a.area.top)
            assert moved == pytest.approx((x, y), abs=1e-6)


@pytest.mark.parametrize("paper", PAPERS.values(), ids=PAPERS)
def test_cut_marks_stand_where_the_cuts_go_and_touch_no_tracker(paper: Paper) -> None:
    drawn = list(extent.extents(cut_marks(paper).items))
    middles = {(round((b.left + b.right) / 2, 1), round((b.top + b.bottom) / 2, 1)) for b in drawn}
    x, y = round(paper.width / 2, 1), round(paper.height / 2, 1)
    assert all(round(mx, 1) == x or round(my, 1) == y for mx, my in middles)
    assert len(drawn) == 6
    for quarter in quarters(paper):
        for box in drawn:
            beside = box.right <= quarter.left or quarter.right <= box.left
            assert beside or box.bottom <= quarter.top or quarter.bottom <= box.top


def test_what_is_written_stays_in_its_place() -> None:
    place = TrackerPlace("1-name-0", "name", square(20, 20, 8))
    (item,) = written([place], {"1-name-0": "Wilhelmina Bartholomew"}, "ink")
    assert width(item.text, HAND, item.size) <= 8  # type: ignore[union-attr]
    with pytest.raises(KeyError):
        written([place], {"1-name-1": "Ann"}, "ink")


def test_tallies_go_by_fives() -> None:
    assert [strokes(n) for n in (0, 1, 5, 6, 10)] == ["", "I", "IIIII", "IIIII I", "IIIII IIIII"]


def test_a_tick_is_square_in_the_middle_of_a_wide_place() -> None:
    place = TrackerPlace("1-dealer-0", "deals", Area(10, 10, 16, 22), "tick")
    (item,) = written([place], {"1-dealer-0": "x"}, "ink")
    box = extent.whole([item])
    assert box.width == pytest.approx(box.height)
    assert (box.middle, (box.top + box.bottom) / 2) == pytest.approx((13, 16))
