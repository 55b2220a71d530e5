"""What a stranger does wrong with the library is answered by a sentence, not by a traceback."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

import cardwright
from cardwright import (
    Deck,
    Edition,
    Form,
    InputError,
    Record,
    RecordError,
    Scene,
    Shape,
    Text,
    UsageError,
    build,
    gather_figures,
    load_game,
    parse_records,
    play_duel,
    player,
    render_deck,
    replay,
    simulate,
)

SIXTY_SIX = load_game("sixty-six").form("two-handed")


class Chooses:
    """Always the same action, legal or not."""

    def __init__(self, choice: Any) -> None:  # noqa: ANN401 - whatever somebody returns
        self._choice = choice

    def action(self, view: object, legal: Sequence[int], chance: Callable[[], float]) -> Any:  # noqa: ANN401, ARG002
        return self._choice


@pytest.mark.parametrize("choice", [10_000, -1, None, "JS"])
def test_a_player_who_does_what_is_not_legal_is_named(choice: object) -> None:
    with pytest.raises(InputError, match=r"deal 1: Chooses at Seat \d chose .* not a legal"):
        play_duel(SIXTY_SIX, Chooses(choice), player("beginner", SIXTY_SIX), 2, seed=1)


@pytest.mark.parametrize(
    "form",
    [
        load_game("sixty-six").form("three-handed"),
        load_game("court").form("two-handed"),
        SIXTY_SIX.with_options(marriage_after_close="off"),
    ],
)
def test_a_player_of_another_form_is_refused(form: Form[Any]) -> None:
    with pytest.raises(InputError, match="cannot play Two-handed Sixty-Six"):
        play_duel(SIXTY_SIX, player("beginner", form), player("beginner", SIXTY_SIX), 2, seed=1)


def test_a_game_is_no_form() -> None:
    game: Any = load_game("sixty-six")
    beginner = player("beginner", SIXTY_SIX)
    for run in (
        lambda: simulate(game, 2, 1),
        lambda: gather_figures(game, 2, 1),
        lambda: play_duel(game, beginner, beginner, 2, 1),
    ):
        with pytest.raises(InputError, match="is not a form") as caught:
            run()
        assert ".form(“two-handed”)" in caught.value.hint


@pytest.mark.parametrize("wrong", ["beginner", None, Chooses, object()])
def test_what_is_no_player_is_named(wrong: Any) -> None:  # noqa: ANN401
    with pytest.raises(InputError, match="is not a player") as caught:
        play_duel(SIXTY_SIX, wrong, player("beginner", SIXTY_SIX), 2, seed=1)
    assert "player(“good”, form)" in caught.value.hint


class Cheats:
    """Adds a false claim to what is legal, and makes it."""

    def action(self, view: object, legal: Any, chance: Callable[[], float]) -> int:  # noqa: ANN401, ARG002
        claim = SIXTY_SIX.parse("66")
        if claim not in legal:
            legal.append(claim)
        return claim


def test_nobody_changes_what_is_legal() -> None:
    with pytest.raises(AttributeError, match="'tuple' object has no attribute 'append'"):
        play_duel(SIXTY_SIX, Cheats(), player("beginner", SIXTY_SIX), 4, seed=1)


class AsksInCircles:
    """Always the first or the last of what is legal."""

    def __init__(self, index: int) -> None:
        self._index = index

    def action(self, view: object, legal: Sequence[int], chance: Callable[[], float]) -> int:  # noqa: ARG002
        return legal[self._index]


def test_a_deal_that_never_ends_is_broken_off() -> None:
    form = load_game("portrait-authors").form("full")
    with pytest.raises(InputError, match="deal 1 does not end after 10000 actions"):
        play_duel(form, AsksInCircles(0), AsksInCircles(-1), 1, seed=1)


def test_an_edition_is_of_a_game() -> None:
    card = Scene(63.5, 88.9, (), title="Nothing")
    deck = Deck.with_back("Mine", [card], card)
    with pytest.raises(UsageError, match="an edition applies only to a game"):
        render_deck(deck, edition=Edition(plain_backs=True))


def test_a_seed_is_a_whole_number_from_0() -> None:
    beginner = player("beginner", SIXTY_SIX)
    wrong: list[Any] = [-1, 1.5, True]
    for seed in wrong:
        for run in (
            lambda seed: play_duel(SIXTY_SIX, beginner, beginner, 2, seed),
            lambda seed: simulate(SIXTY_SIX, 2, seed),
            lambda seed: gather_figures(SIXTY_SIX, 2, seed),
            SIXTY_SIX.deal,
            SIXTY_SIX.match,
        ):
            with pytest.raises(InputError, match=f"{seed} is not a seed"):
                run(seed)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"only": ["decks"]}, "there is no kind “decks”"),
        ({"only": "deck"}, "only is a string"),
        ({"games": "court"}, "games is a string"),
        ({"paper": "a5"}, "there is no paper “a5”"),
        ({"palette": "colour"}, "there is no palette “colour”"),
    ],
)
def test_a_build_of_what_there_is_not_is_refused(
    given: dict[str, Any], said: str, tmp_path: Path
) -> None:
    with pytest.raises(UsageError) as caught:
        build(tmp_path / "out", **given)
    assert said in caught.value.message
    assert caught.value.hint
    assert not (tmp_path / "out").exists()


def side(*items: Any) -> Scene:  # noqa: ANN401
    return Scene(63.5, 88.9, items, title="A side")


@pytest.mark.parametrize(
    ("item", "said"),
    [
        (Text(8, 16, 5, "bold", 10), r"item 1: text: 5 is a int; convert it with str"),  # type: ignore[arg-type]
        (Text(8, 16, "\u4e2d", "bold", 10), "item 1: .*has no “中”"),
        (Text("8", 16, "I", "bold", 10), "item 1: place: "),  # type: ignore[arg-type]
        (Text(8, 16, "I", "bold", "10"), "item 1: size: '10' mm"),  # type: ignore[arg-type]
        (Shape("M0 0 L9 9"), "item 1: it has neither fill nor stroke"),
        (Shape("M0 0 L9 9", stroke="red", width=-1), "item 1: width: -1 is not a line width"),
        (Shape(7, fill="red"), "item 1: path: a int is not path data"),  # type: ignore[arg-type]
    ],
)
def test_what_cannot_be_drawn_is_refused_with_card_side_and_item(
    item: Shape | Text, said: str
) -> None:
    with pytest.raises(InputError, match=rf"card 1 of “Mine”, front: {said}"):
        Deck.with_back("Mine", [side(item)], side())


def test_a_card_is_a_pair_and_a_deck_is_a_deck() -> None:
    with pytest.raises(InputError, match="card 1 of “Mine”: it is not a pair of scenes"):
        Deck("Mine", ((side(),),))  # type: ignore[arg-type]
    with pytest.raises(InputError, match="'court' is not a deck"):
        render_deck("court")  # type: ignore[arg-type]


@pytest.mark.parametrize("number", ["49.420700000000004", "4.9e1", "+49", "1e-17", "49."])
def test_numbers_of_a_path_may_be_as_python_writes_them(number: str) -> None:
    drawn = side(Shape(f"M9 9 L{number} {number}L9,40Z", fill="red"))
    plain = side(Shape(f"M9 9 L{float(number)} {float(number)}L9,40Z", fill="red"))
    pages = {render_deck(Deck.with_back("Mine", [each], side())) for each in (drawn, plain)}
    assert len(pages) == 1


def test_a_record_is_read_as_it_was_written_and_a_wrong_one_named() -> None:
    line = Record.of(next(simulate(SIXTY_SIX, 1, seed=7)).state).line()
    (record,) = parse_records(f"{line}\n", "deals.jsonl")
    assert record.line() == line
    assert replay(record).over
    broken = json.dumps(json.loads(line) | {"moves": []})
    with pytest.raises(RecordError, match=r"deals\.jsonl: line 2: moves: "):
        parse_records(f"{line}\n{broken}\n", "deals.jsonl")


def test_every_name_of_the_library_is_there() -> None:
    assert len({*cardwright.__all__}) == len(cardwright.__all__)
    assert all(getattr(cardwright, name) is not None for name in cardwright.__all__)
