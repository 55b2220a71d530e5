"""Every House of a Nation shows a house of its own; a picture reaches the edges of its frame."""

from collections.abc import Iterator
from itertools import pairwise

import pytest

from cardwright.drawing.faces import all_cards, front
from cardwright.drawing.faces.panorama import FOOT
from cardwright.drawing.faces.parts import INNER, WIDTH
from cardwright.drawing.scene.model import Group, Item, Scene, Shape, Use
from cardwright.drawing.scene.pathdata import bounds, segments
from cardwright.engine.cards import Card
from cardwright.ledger import load_ledger

PARTS = ("europe", "asia", "africa", "america")


def cards(part: str = "") -> list[Card]:
    """The cards whose names begin so."""
    return [card for card in all_cards(load_ledger("nations")) if card.id.startswith(part)]


def face(card: Card) -> tuple[Item, ...]:
    return front(load_ledger("nations"), card).items


def picture(card: Card) -> Group:
    """The picture of a card, clipped to its part of the frame."""
    (group,) = (item for item in face(card) if isinstance(item, Group) and item.clip)
    return group


def drawings(items: tuple[Item, ...]) -> Iterator[Scene]:
    yield from (item.scene for item in items if isinstance(item, Use))


@pytest.mark.parametrize("part", PARTS)
def test_the_nine_houses_of_a_part_of_the_world_differ(part: str) -> None:
    houses = cards(f"{part}-house-")
    titles = {scene.title for card in houses for scene in drawings(picture(card).items)}
    assert len(houses) == 9
    assert len(titles) == 9


def test_a_picture_reaches_from_the_head_of_the_frame_to_the_rule_under_it() -> None:
    for card in cards():
        assert bounds(picture(card).clip) == pytest.approx((INNER, INNER, WIDTH - INNER, FOOT))


def test_people_and_houses_are_cropped_by_the_rule() -> None:
    for card in cards():
        *_, art = picture(card).items
        assert isinstance(art, Use)
        a, _, _, _, _, top = art.transform
        foot = top + a * art.scene.height
        assert foot > FOOT if card.rank != "map" else foot < FOOT, card.id


def test_the_lines_of_the_sky_open_toward_the_horizon() -> None:
    (card,) = cards("asia-house-9")
    sky = next(item for item in picture(card).items if isinstance(item, Shape) and item.stroke)
    levels = [INNER, *(numbers[1] for kind, *numbers in segments(sky.data) if kind == "M")]
    steps = [low - high for high, low in pairwise(levels)]
    assert steps[0] == pytest.approx(0.4)
    assert steps[-1] == pytest.approx(1.6, abs=0.1)
    assert steps == sorted(steps)


@pytest.mark.parametrize("part", PARTS)
def test_the_sky_of_a_part_of_the_world_is_not_its_ground(part: str) -> None:
    (card,) = cards(f"{part}-man")
    sky, ground = (
        item.fill for item in picture(card).items if isinstance(item, Shape) and item.fill
    )
    assert ground == "gold-tint"
    assert sky != ground


def test_the_outer_rule_tells_the_parts_of_the_world_apart() -> None:
    found = set()
    for part in PARTS:
        (card,) = cards(f"{part}-map")
        outlines = [
            item
            for item in face(card)
            if isinstance(item, Shape) and not item.fill and bounds(item.data)[1] < INNER
        ]
        found.add(tuple((rule.width, rule.dash, rule.round_ends) for rule in outlines))
    assert len(found) == 4
