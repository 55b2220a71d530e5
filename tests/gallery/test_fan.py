"""Seven cards in a hand, every index to be read."""

import math

import pytest

from cardwright.building.gallery.fan import fan, hand, places
from cardwright.drawing.faces.edition import Edition
from cardwright.drawing.scene.inks import PALETTES
from cardwright.drawing.scene.model import Transform
from cardwright.drawing.scene.png import png
from cardwright.ledger import load_ledger
from cardwright.ledger.games import GAMES
from tests.tiers import every

#: What has to be seen of a card: corners of its index, in mm from its upper left.
USUAL = ((5.0, 5.5), (12.4, 5.5), (5.0, 20.0), (12.0, 20.0))
LARGE = ((5.0, 5.5), (17.5, 5.5), (6.5, 27.5), (16.5, 27.5))


def applied(t: Transform, x: float, y: float) -> tuple[float, float]:
    return t[0] * x + t[2] * y + t[4], t[1] * x + t[3] * y + t[5]


def covered(by: Transform, x: float, y: float) -> bool:
    """Whether the card placed so hides the point."""
    a, b, c, d, e, f = by
    u, v = x - e, y - f
    area = a * d - b * c
    px, py = (d * u - c * v) / area, (a * v - b * u) / area
    return 0 <= px <= 63.5 and 0 <= py <= 88.9


@pytest.mark.parametrize("corners", [USUAL, LARGE], ids=["usual", "large"])
def test_no_card_of_a_fan_hides_the_index_of_another(
    corners: tuple[tuple[float, float], ...],
) -> None:
    held = places(7, 63.5, 88.9)
    for i, place in enumerate(held):
        for x, y in corners:
            seen = applied(place, x, y)
            assert not any(covered(other, *seen) for other in held[i + 1 :]), (i, x, y)


def test_the_fan_is_even_and_stands_upright() -> None:
    turns = [math.degrees(math.atan2(t[1], t[0])) for t in places(7, 63.5, 88.9)]
    assert turns[3] == pytest.approx(0)
    assert turns == pytest.approx([-t for t in reversed(turns)])


@pytest.mark.parametrize("game", every(len(GAMES), GAMES))
def test_a_hand_is_seven_cards_of_the_pack_always_the_same(game: str) -> None:
    dealt = hand(load_ledger(game), 7, 3)
    assert [name for name, _ in dealt] == [name for name, _ in hand(load_ledger(game), 7, 3)]
    assert len({name for name, _ in dealt}) == 7
    large = hand(load_ledger(game), 7, 3, Edition(large_index=True))
    assert png(fan([s for _, s in dealt]), PALETTES["color"], dpi=40) != png(
        fan([s for _, s in large]), PALETTES["color"], dpi=40
    )
