"""A net folds up to its box: its panels add up, and nothing of it lies on anything else."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest

from cardwright.drawing.scene.paper import PAPERS
from cardwright.drawing.scene.pathdata import segments
from cardwright.errors import UsageError
from cardwright.printing.boxes.envelope import EASE as TRAY_EASE
from cardwright.printing.boxes.envelope import envelope_net
from cardwright.printing.boxes.net import Net, Vertex, circle_of, length, path, straight
from cardwright.printing.boxes.sheet import placed
from cardwright.printing.boxes.stock import BARE, Stock
from cardwright.printing.boxes.tuck import DUST, TUCK, tuck_for, tuck_net
from cardwright.printing.sheets.layout import TEXT_EDGE

COUNTS = (24, 32, 48, 52, 64)
SLEEVED = Stock(sleeved=True)
#: What the panels may be off, in mm.
NEAR = 0.1


@pytest.mark.parametrize("stock", [BARE, SLEEVED], ids=["bare", "sleeved"])
@pytest.mark.parametrize("cards", COUNTS)
class TestPanels:
    def test_the_pile_goes_in_with_a_little_to_spare(self, cards: int, stock: Stock) -> None:
        box = tuck_for(cards, stock)
        wide, high = (66.0, 91.0) if stock.sleeved else (63.5, 88.9)
        for outside, card in ((box.width, wide), (box.height, high)):
            assert 1.0 <= outside - 2 * stock.board - card <= 1.5
        pile = cards * (0.45 if stock.sleeved else 0.30)
        assert box.depth == pytest.approx(pile + 1.0, abs=1e-6)

    def test_four_walls_go_around_and_the_tab_comes_under_the_last(
        self, cards: int, stock: Stock
    ) -> None:
        box = tuck_for(cards, stock)
        net = tuck_net(box)
        walls = [net.panel(name) for name in ("back", "left", "front", "right")]
        assert [wall.width for wall in walls] == pytest.approx(
            [box.width, box.depth, box.width, box.depth], abs=NEAR
        )
        for one, other in pairwise(walls):
            assert one.right == pytest.approx(other.left, abs=1e-9)
        assert {round(wall.height, 4) for wall in walls} == {box.height}
        assert {round(wall.top, 4) for wall in walls} == {round(walls[0].top, 4)}
        tab = net.panel("tab")
        assert tab.right == walls[0].left
        around = walls[-1].right - walls[0].left
        assert around == pytest.approx(2 * (box.width + box.depth), abs=NEAR)

    def test_lids_shut_what_the_walls_leave_open(self, cards: int, stock: Stock) -> None:
        box = tuck_for(cards, stock)
        net = tuck_net(box)
        back = net.panel("back")
        for name, edge in (("top", back.top), ("bottom", back.foot)):
            lid = net.panel(name)
            assert (lid.width, lid.height) == pytest.approx((box.width, box.depth), abs=NEAR)
            assert edge in {lid.top, lid.foot}
            assert net.panel(f"{name}-tuck").height == TUCK
        for side in ("left", "right"):
            for end in ("top", "bottom"):
                assert net.panel(f"{side}-{end}-dust").width == pytest.approx(box.depth)
        assert box.width > 2 * DUST

    def test_the_outline_goes_along_all_creases_ends_and_never_over_itself(
        self, cards: int, stock: Stock
    ) -> None:
        net = tuck_net(tuck_for(cards, stock))
        wide, high = net.size
        xs, ys = [v.x for v in net.cut], [v.y for v in net.cut]
        assert (min(xs), max(xs), min(ys), max(ys)) == pytest.approx((0, wide, 0, high))
        panels = math.fsum(p.width * p.height for p in net.panels)
        assert 0.9 * panels < area(net) < panels
        assert not crossings(net)

    def test_it_fits_a_sheet_of_either_paper(self, cards: int, stock: Stock) -> None:
        for paper in PAPERS.values():
            sheet = placed(tuck_net(tuck_for(cards, stock)), paper)
            wide, high = sheet.net.size
            assert min(sheet.left, sheet.top) >= TEXT_EDGE
            assert sheet.left + wide <= sheet.width - TEXT_EDGE
            assert sheet.top + high <= sheet.height - TEXT_EDGE


def corners(net: Net) -> list[tuple[float, float]]:
    """The outline as short straight steps."""
    steps: list[tuple[float, float]] = []
    for one, other in zip(net.cut, (*net.cut[1:], net.cut[0]), strict=True):
        steps.append((one.x, one.y))
        if one.bulge:
            x, y, radius, start, sweep = circle_of(one, other)
            for share in (0.25, 0.5, 0.75):
                angle = start + share * sweep
                steps.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return steps


def area(net: Net) -> float:
    """The area within the outline, in mm²."""
    found = corners(net)
    pairs = zip(found, [*found[1:], found[0]], strict=True)
    return math.fsum(a[0] * b[1] - b[0] * a[1] for a, b in pairs) / 2


def crossings(net: Net) -> list[tuple[int, int]]:
    """Pairs of steps of the outline that cross."""
    found = corners(net)
    steps = list(zip(found, [*found[1:], found[0]], strict=True))

    def turn(p: tuple[float, float], q: tuple[float, float], r: tuple[float, float]) -> float:
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    return [
        (i, j)
        for i, (a, b) in enumerate(steps)
        for j, (c, d) in enumerate(steps[:i])
        if turn(a, b, c) * turn(a, b, d) < -1e-9 and turn(c, d, a) * turn(c, d, b) < -1e-9
    ]


def test_trays_go_into_the_envelope_and_it_fits_either_paper() -> None:
    net = envelope_net()
    face, pocket, flap = (net.panel(name) for name in ("face", "pocket", "flap"))
    assert (face.width, face.height) == (177.8 + TRAY_EASE, 127.0 + TRAY_EASE)
    assert pocket.width == flap.width == face.width
    assert flap.foot == face.top
    assert face.foot == pocket.top
    assert flap.height + pocket.height - face.height > 6.0  # so far the flap goes into the pocket
    assert area(net) > 0.95 * math.fsum(p.width * p.height for p in (face, pocket, flap))
    assert not crossings(net)
    for paper in PAPERS.values():
        sheet = placed(net, paper)
        assert min(sheet.left, sheet.top) >= TEXT_EDGE


def test_a_box_that_fits_no_sheet_is_an_error_with_a_way_out() -> None:
    net = tuck_net(tuck_for(72, Stock(0.6, sleeved=True)))
    with pytest.raises(UsageError, match="does not fit A4") as caught:
        placed(net, PAPERS["a4"])
    assert "--card-thickness" in caught.value.hint


@pytest.mark.parametrize("thickness", [0.0, 0.1, 0.9, -0.3, math.nan, math.inf])
def test_a_card_that_nobody_has_is_no_stock(thickness: float) -> None:
    with pytest.raises(UsageError, match="thick"):
        Stock(thickness)


def test_an_arc_as_curves_is_as_long_as_the_arc_and_ends_where_it_ends() -> None:
    half = (Vertex(0, 0, 1.0), Vertex(10, 0))  # a half circle, clockwise on the page: over the top
    assert length(half) == pytest.approx(5 * math.pi)
    data = path(half)
    ends = [values[-2:] for _, *values in segments(data)]
    assert ends[-1] == pytest.approx([10, 0], abs=1e-4)
    assert min(y for _, y in ends) == pytest.approx(-5, abs=1e-3)
    assert all(math.hypot(x - 5, y) == pytest.approx(5, abs=1e-3) for x, y in ends)


def test_a_line_is_as_long_as_its_parts() -> None:
    assert length(straight((0, 0), (3, 4), (3, 10))) == 11
