"""Diagrams show what the engine knows of a moment, and nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from math import dist
from pathlib import Path

import pytest

from cardwright import paths
from cardwright.drawing.scene.model import Group, Item, Scene, Shape, Text, Use
from cardwright.drawing.scene.pathdata import bounds
from cardwright.engine.seat_view import faces
from cardwright.errors import GuideError, InputError
from cardwright.ledger import Ledger, load_ledger
from cardwright.ledger.games import GAMES
from cardwright.printing.diagrams import (
    PREFIX,
    Call,
    Diagram,
    card_names,
    deals,
    draw_diagram,
    parse_diagram,
    rounds,
)
from cardwright.printing.diagrams.directive import DiagramMoment
from tests.tiers import Sample

COURT = load_ledger("court")
AUTHORS = load_ledger("portrait-authors")
NATIONS = load_ledger("nations")
ROOM = 104.0


def scene(kind: str, words: str, ledger: Ledger = COURT) -> Scene:
    return draw_diagram(ledger, parse_diagram(ledger, kind, words), ROOM)


def placed(items: tuple[Item, ...]) -> Iterator[tuple[str, float, float]]:
    """Every card of a drawing, by name, and where its corner is."""
    for item in items:
        if isinstance(item, Use) and item.scene.name.startswith(PREFIX):
            yield item.scene.name.removeprefix(PREFIX), item.transform[4], item.transform[5]
        elif isinstance(item, Group):
            yield from placed(item.items)


def cards(drawing: Scene) -> Counter[str]:
    return Counter(name for name, _, _ in placed(drawing.items))


def texts(items: tuple[Item, ...]) -> Iterator[Text]:
    """Every line of text, in groups too."""
    for item in items:
        if isinstance(item, Text):
            yield item
        elif isinstance(item, Group):
            yield from texts(item.items)


def words(drawing: Scene) -> list[str]:
    return [item.text for item in drawing.items if isinstance(item, Text)]


def test_a_table_shows_a_hand_what_lies_open_and_backs_for_all_else() -> None:
    state = deals(COURT)["first"].before(5)
    shown = cards(scene("table", "first@3 Ann"))
    hand = [card.id for card in faces(state.form, state.hand(0))]
    assert [shown[name] for name in hand] == [1] * len(hand)
    assert shown["blue-knight"] == 1, "which is turned up"
    others = [card.id for card in faces(state.form, state.hand(1))]
    assert not any(shown[name] for name in others)
    assert shown["back"] >= len(others) + 1 + 2, "Ben’s hand, the talon, and what both have taken"


def test_a_table_is_drawn_of_what_the_seat_may_see_and_told_in_words() -> None:
    ann, ben = scene("table", "first@3 Ann"), scene("table", "first@3 Ben")
    assert ann != ben
    assert "talon: 7" in words(ann)
    assert words(ann).count("1 couplet") == 2
    assert ann.title.startswith("The table as Ann sees it. Turned up: Blue Knight.")
    assert "Black Knight" in ann.title
    assert "Black Knight" not in ben.title.replace("Blue Knight", "")


def test_in_the_middle_of_a_trick_the_card_led_lies_there() -> None:
    drawing = scene("table", "first@2.2")
    assert cards(drawing)["gold-standard"] == 1
    assert "led by Ben" in words(drawing)


def test_where_the_talon_lies_is_said_by_the_ledger() -> None:
    """In Court it lies across the card turned up and covers half of it."""
    found = list(placed(scene("table", "first@1").items))
    ((_, left, _),) = [place for place in found if place[0] == "blue-knight"]
    assert COURT.stock_lies == "across"
    assert left < ROOM / 3


def test_cards_that_may_be_played_rise_and_no_others() -> None:
    deal, move = deals(COURT)["first"], 18
    state = deal.before(move)
    legal = {f.id for f in faces(state.form, [a for a in state.legal() if a < 24])}
    heights = {name: y for name, _, y in placed(scene("choice", "first@8.2").items)}
    assert {name for name, y in heights.items() if y == min(heights.values())} == legal
    assert 0 < len(legal) < len(heights)
    plain = {y for _, _, y in placed(scene("hand", "first@8.2").items)}
    assert plain == {0.0}


def test_the_hands_of_all_lie_open_below_each_other() -> None:
    drawing = scene("hands", "first@1", NATIONS)
    state = deals(NATIONS)["first"].before(1)
    held = {card.id for seat in range(4) for card in faces(state.form, state.hand(seat))}
    assert cards(drawing) == dict.fromkeys(held, 1)
    assert len(held) == 51, "and one lies turned up"
    assert len({y for _, _, y in placed(drawing.items)}) == 4
    assert drawing.title.startswith("Ann holds: House 10 of Europe, Map of Asia, ")


def test_rounds_tell_what_was_played_and_the_counts_after_it() -> None:
    told = rounds(COURT, "first 1-10")
    assert [[c for c, _ in play.cards] for play in told[0].plays] == [
        ["black-royal"],
        ["blue-royal"],
    ]
    assert told[0].score == (("Ann", 0), ("Ben", 16))
    assert told[3].plays[0].cards == (("red-royal", "Red Royal"), ("red-crown", "Red Crown"))
    assert told[-1].score == (("Ann", 68), ("Ben", 44))
    assert "Ann exchanges the Blue Jester" in told[2].told[0].text
    assert told[-1].plays
    assert any("Ann declares sixty" in line.text for line in told[-1].told), (
        "words are no couplet of their own"
    )
    for one, other in pairwise(told):
        assert all(a[1] <= b[1] for a, b in zip(one.score, other.score, strict=True))


def test_turns_of_asking_tell_of_each_call_with_its_answer_and_what_was_stacked() -> None:
    told = rounds(AUTHORS, "first 1-10")
    assert [each.player for each in told[:4]] == ["Ann", "Ben", "Cy", "Ann"]
    (miss,) = told[0].lines
    assert isinstance(miss, Call)
    assert miss.text == "Cy, sketch of Francis Parkman (Historian): no."
    answers = [line.answer for line in told[1].lines if isinstance(line, Call)]
    assert answers == ["yes"] * 5 + ["no"]
    stacked = [line.text for line in told[1].lines if not isinstance(line, Call)]
    assert stacked[0].startswith("Ben lays face up a book of the Biographers")
    assert told[1].score == (("Ann", 0), ("Ben", 10), ("Cy", 0)), "points, and no number of stacks"
    assert told[-1].score == (("Ann", 33), ("Ben", 22), ("Cy", 13))
    assert not any(each.player for each in rounds(COURT, "first 1-10"))


def test_stacks_lie_before_whoever_laid_them_down_and_many_cards_stand_in_two_rows() -> None:
    drawing = scene("table", "first@6 Ann", AUTHORS)
    assert {"2 stacks: 13", "2 stacks: 20"} <= {*words(drawing)}
    shown = cards(drawing)
    assert shown["parton-portrait"] == shown["raymond-portrait"] == 1
    assert not shown["abbott-portrait"], "only the uppermost card of each is seen"
    rows = Counter(y for _, _, y in placed(scene("hand", "first@1 Ann", AUTHORS).items))
    assert list(rows.values()) == [11, 11]


def test_seats_go_around_the_table_and_partners_sit_across() -> None:
    drawing = scene("seats", "four-handed Ann Ben Cy Di")
    at = {item.text: (item.x, item.y) for item in drawing.items if isinstance(item, Text)}
    assert at["Cy"][0] == at["Ann"][0]
    assert at["Ben"][0] < at["Ann"][0] < at["Di"][0], "the player on the dealer’s left is next"
    assert at["Cy"][1] < at["Ben"][1] < at["Ann"][1]
    assert "Ann deals (side 1), Ben leads (side 2), Cy (side 1)" in drawing.title
    assert "sits out" in scene("seats", "three-handed Ann Ben Cy").title
    with pytest.raises(InputError, match="four-handed has 4 seats"):
        scene("seats", "four-handed Ann Ben")


def test_partners_of_one_side_of_the_table_face_the_others() -> None:
    drawing = scene("seats", "doubles Ann Cy / Ben Di", load_ledger("card-tennis"))
    at = {item.text: (item.x, item.y) for item in drawing.items if isinstance(item, Text)}
    assert at["Ann"][0] == at["Ben"][0] < at["Cy"][0] == at["Di"][0]
    assert at["Ann"][1] == at["Cy"][1] > at["Ben"][1] == at["Di"][1]
    assert "Ann serves (side 1), Ben (side 2), Cy (side 1), Di (side 2)" in drawing.title


def corner(drawing: Scene, name: str) -> tuple[float, float]:
    ((x, y),) = [(x, y) for each, x, y in placed(drawing.items) if each == name]
    return x, y


def test_where_four_sit_each_card_lies_before_its_player() -> None:
    drawing = scene("table", "first@4.4 Ann", NATIONS)
    ben, cy, di = (corner(drawing, name) for name in ("asia-man", "asia-house-6", "asia-house-4"))
    assert ben[0] < cy[0] < di[0]
    assert cy[1] < ben[1] == di[1]
    assert "led" in words(drawing)
    assert {"1 trick", "2 tricks"} <= {*words(drawing)}, "of both sides"
    assert len([*placed(scene("table", "first@12.4 Ben", NATIONS).items)]) > 4 + 2


def test_a_card_that_lies_turned_up_is_beside_the_dealer_whoever_looks_on() -> None:
    for name in ("Ann", "Ben", "Cy", "Di"):
        drawing = scene("table", f"first@1 {name}", NATIONS)
        x, y = corner(drawing, "america-man")
        ((_, dealer),) = [
            (i.x, i.y) for i in drawing.items if isinstance(i, Text) and i.text == "Di"
        ]
        assert "turned up" in words(drawing)
        assert abs(y + 8.0 - dealer) < 30.0
        hand = [at for at in placed(drawing.items) if at[0] not in {"america-man", "back"}]
        assert all(abs(x - left) > 11.0 or abs(y - top) > 16.0 for _, left, top in hand)


def test_beside_a_trick_of_four_words_tell_only_who_won_it() -> None:
    told = rounds(NATIONS, "first 1-13")
    assert [each.best for each in told[:2]] == ["House 6 of America", "Map of Asia"]
    assert len(told[1].told) == 6
    assert [line.text for line in told[1].statements] == [
        "Ann wins the trick with the Map of Asia, the highest card of the Nation led."
    ]
    assert "takes up the Man of America" in told[0].statements[-1].text
    assert told[-1].score == (("Ann and Cy", 7), ("Ben and Di", 6))
    couplet = rounds(COURT, "first 1")[0]
    assert couplet.statements == couplet.told


def test_balls_lie_before_those_who_have_won_them() -> None:
    tennis = load_ledger("card-tennis")
    drawing = scene("table", "first@6 Ann", tennis)
    balls = [y for name, _, y in placed(drawing.items) if name == "ball-1"]
    assert len(balls) == 3 + 2
    assert {"balls: 3", "balls: 2"} <= set(words(drawing))
    assert max(balls) > drawing.height / 2 > min(balls)


def test_every_card_lies_in_one_place_and_what_is_put_on_a_tray_lies_on_it() -> None:
    tennis = load_ledger("card-tennis")
    strokes = {"serve", "return", "volley", "net"}
    for moment, hand, played, on_trays in (
        ("first@1", 4, 0, 0),
        ("first@1.5", 2, 4, 0),
        ("first@5", 1, 0, 2),
    ):
        drawing = scene("table", f"{moment} Ann", tennis)
        found = [n for n in cards(drawing).elements() if n.partition("-")[0] in strokes]
        assert len(found) == hand + played + on_trays
        assert cards(drawing)["tray-1"] == 2
        assert cards(drawing)["tray-centre"] == 1
    assert "serves, to play" in " ".join(words(scene("table", "first@1 Ann", tennis)))


def test_a_ball_that_is_up_lies_beside_the_pack() -> None:
    tennis = load_ledger("card-tennis")
    up, down = (scene("table", f"first@1{move} Ann", tennis) for move in (".5", ""))
    assert (cards(up)["ball-1"], cards(down)["ball-1"]) == (1, 0)


def test_a_stroke_of_a_rally_is_shown_by_a_card_that_was_held() -> None:
    (rally,) = rounds(load_ledger("card-tennis"), "first 1")
    strokes = [name.partition("-")[0] for play in rally.plays for name, _ in play.cards]
    assert strokes == ["serve", "return", "return", "volley", "net", "net"]


def test_places_of_a_card_are_named_beside_it() -> None:
    drawing = scene("anatomy", "red-crown; 10 11 the letter; 90 50 the edge")
    assert cards(drawing) == {"red-crown": 1}
    assert drawing.title == "Red Crown: the letter, the edge."
    left, right = (next(i for i in drawing.items if isinstance(i, Text) and w in i.text)
                   for w in ("letter", "edge"))  # fmt: skip
    assert left.x < ROOM / 2 < right.x
    dots = [i for i in drawing.items if isinstance(i, Shape) and i.fill == "ink"]
    (x0, y0, x1, y1) = bounds(dots[-1].data)
    edge = ROOM / 2 + 40 * (0.9 - 0.5), drawing.height / 2
    assert dist(((x0 + x1) / 2, (y0 + y1) / 2), edge) > 2, "a line ends before what it names"
    with pytest.raises(InputError, match="is not a place on a card"):
        scene("anatomy", "red-crown; the letter")


@pytest.mark.parametrize(
    ("game", "made"),
    [
        ("court", ["1", "Ben", "a", "68", "44"]),
        ("card-tennis", ["Ann", "1", "0"]),
        ("sixty-six", ["1", "Ben", "a", "60", "77"]),
        ("nations", ["1", "Di", "a", "IIIII I", "I", "IIIII I"]),
        (
            "portrait-authors",
            [*map(str, (10, 10, 10, 3, 3, 10, 6, 3, 3, 10, 33, 22, 13))],
        ),
    ],
)
def test_a_tracker_is_filled_in_as_a_deal_has_ended(game: str, made: list[str]) -> None:
    ledger = load_ledger(game)
    drawing = scene("score", "first", ledger)
    written = [item.text for item in texts(drawing.items) if item.ink == "blue-deep"]
    names = deals(ledger)["first"].names.players
    assert written == [*names, *made]
    assert drawing.width == ROOM
    assert drawing.title.startswith("The tracker: ")
    assert all(f": {name}" in drawing.title for name in names)


def test_what_is_drawn_in_a_deal_is_shown_in_order_and_a_trade_is_no_draw() -> None:
    sixty_six = load_ledger("sixty-six")
    drawing = scene("draws", "first", sixty_six)
    names = [name for name, _, _ in placed(drawing.items)]
    first, last = (deals(sixty_six)["first"].states[place] for place in (0, -1))
    stock = [first.form.pack[card].id for card in first.order[13:]]
    assert names[:11] == stock
    assert names[11] == "spades-9", "which was traded for the card turned up"
    assert last.over
    assert drawing.title.startswith("Drawn one after the other: Ben the Jack of Spades, Ann the ")


@pytest.mark.parametrize(
    ("game", "kind", "where", "wanted"),
    [
        (
            "court",
            "hands",
            "first@1",
            {
                "Ann": "Gold: Crown; Blue: Jester; Black: Royal, Esquire; Red: Royal, Esquire",
                "Ben": "Gold: Knight, Esquire, Standard; Blue: Royal; Black: Standard, Jester",
            },
        ),
        ("card-tennis", "hand", "first@1 Ann", {"Ann": "Serve, Serve, Return, Net"}),
        (
            "portrait-authors",
            "hand",
            "first@8 Ann",
            {
                "Ann": "Poets: Holmes (sketch), Longfellow (sketch), Whittier (sketch); "
                "Novelists: Cooper (sketch), Hawthorne (sketch), Stowe (pair), Sedgwick (pair); "
                "Essayists: Emerson (portrait), Irving (sketch), Thoreau (sketch), "
                "Mitchell (portrait)"
            },
        ),
        ("court", "table", "first@1 Ann", {}),
    ],
)
def test_the_cards_of_a_hand_have_names_suit_by_suit(
    game: str, kind: str, where: str, wanted: dict[str, str]
) -> None:
    ledger = load_ledger(game)
    assert card_names(ledger, parse_diagram(ledger, kind, where)) == wanted


def test_the_cards_that_are_drawn_have_names_in_order() -> None:
    names = card_names(COURT, parse_diagram(COURT, "draws", "first"))["Drawn"].split(", ")
    assert names[:2] == ["Ben the Red Jester", "Ann the Black Knight"]
    assert len(names) == 12


def test_a_tracker_is_not_filled_in_before_the_end() -> None:
    with pytest.raises(InputError, match="is not over"):
        scene("score", "bank", AUTHORS)
    with pytest.raises(InputError, match="deal"):
        scene("score", "frist", AUTHORS)


def test_cards_in_a_row_have_room_or_stand_in_two() -> None:
    few, many = scene("cards", "red-crown red-royal"), scene("cards", " ".join(["back"] * 9))
    assert many.height > 2 * few.height
    for drawing in (few, many, scene("fan", "red-crown red-royal back")):
        assert drawing.width <= ROOM


@pytest.mark.parametrize("game", GAMES)
def test_every_table_of_every_deal_can_be_drawn_within_its_room(game: str, sample: Sample) -> None:
    ledger = load_ledger(game)
    for deal in deals(ledger).values():
        for move in range(1, len(deal.states) + 1, sample(9, 1)):
            state = deal.before(move)
            for seat in range(state.seats):
                made = draw_diagram(
                    ledger, Diagram("table", moment=DiagramMoment(deal, move, seat)), ROOM
                )
                assert made.width <= ROOM
                for _, x, y in placed(made.items):
                    assert -1 <= x <= ROOM + 12
                    assert -1 <= y <= made.height


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("[first]\nform = 'two-handed'\nseed = 15\nactions = 'KR'", "players: must have 2 names"),
        (
            "[first]\nform = 'two-handed'\nplayers = ['Ann', 'Ben']\nseed = 15\nactions = 'KR KR'",
            "court.deals.toml: first: move 2 (KR, Seat 0 to move): ",
        ),
        ("first = 3", "court.deals.toml: first: is not a table"),
        ("[first\n", "court.deals.toml"),
    ],
)
def test_a_deal_that_the_law_refuses_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, told: str
) -> None:
    path = tmp_path / "court.deals.toml"
    path.write_text(text, encoding="utf-8")
    true = paths.data

    def data(*parts: str) -> Path:
        return path if parts[-1] == path.name else true(*parts)

    monkeypatch.setattr(paths, "data", data)
    deals.cache_clear()
    try:
        with pytest.raises(GuideError) as error:
            deals(COURT)
        assert told in error.value.message
    finally:
        deals.cache_clear()
