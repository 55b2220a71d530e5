"""Every House of a Nation shows a house of its own, and says which."""

import pytest

from cardwright.drawing.faces import all_cards, front
from cardwright.drawing.scene.model import Text, Use
from cardwright.ledger import load_ledger


@pytest.mark.parametrize("part", ["europe", "asia", "africa", "america"])
def test_the_nine_houses_of_a_part_of_the_world_differ(part: str) -> None:
    cards = [
        card for card in all_cards(load_ledger("nations")) if card.id.startswith(f"{part}-house-")
    ]
    titles = {
        item.scene.title
        for card in cards
        for item in front(load_ledger("nations"), card).items
        if isinstance(item, Use) and item.scene.title
    }
    assert len(cards) == 9
    assert len(titles) == 9


def test_a_house_has_its_number_under_its_picture() -> None:
    for card in all_cards(load_ledger("nations")):
        _, _, number = card.id.partition("-house-")
        large = [
            item.text
            for item in front(load_ledger("nations"), card).items
            if isinstance(item, Text) and item.size >= 9
        ]
        assert large == ([number] if number else [])
