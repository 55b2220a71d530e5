"""What a seat of Card Tennis may suppose of the cards it does not see, and what is tried.

What is drawn by lot is compared with every order of the pack there is: of packs so small that all
of them can be played through, and kept where everybody could have done the same.
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice, pairwise
from random import Random

import pytest

from cardwright.engine.games.card_tennis import hidden, steps
from cardwright.engine.games.card_tennis.hidden import Hidden
from cardwright.engine.games.card_tennis.memory import LACKS, SeenMove, counted
from cardwright.engine.games.card_tennis.state import CardTennisState
from cardwright.engine.games.card_tennis.table import NET, RETURN, SERVE, VOLLEY
from cardwright.engine.games.card_tennis.view import CardTennisView
from cardwright.engine.players.judgment import Adviser
from cardwright.engine.players.reasons import Reason
from cardwright.errors import InputError
from tests.engine.test_card_tennis import SMALL, each_form, form_of, games
from tests.tiers import Sample

Hands = tuple[tuple[int, ...], ...]  # of the other seats, the cards of each stroke


def drawn(state: CardTennisState, seat: int, times: int, seed: int = 0) -> Counter[Hands]:
    """The hands of the others, as often as they were drawn."""
    lots, chance = Hidden(state.form.table, state.view(seat)), Random(seed).random
    return Counter(tuple(lots.draw(chance).values()) for _ in range(times))


def held(state: CardTennisState, seat: int) -> tuple[int, ...]:
    """How many cards of each stroke a seat holds."""
    return counted(state.form.strokes, state.hand(seat))


# ------------------------------------------------------------------ beside every order there is


def every(
    states: list[CardTennisState], seat: int, monkeypatch: pytest.MonkeyPatch
) -> Counter[Hands]:
    """The hands of the others after these states, in each order that the seat cannot tell apart."""
    first = states[0]
    form = first.form
    mine = {*first.hand(seat), *_taken(states, seat)}
    fixed = {place: card for place, card in enumerate(first.order) if card in mine}
    others = [card for card in first.order if card not in mine]
    found: Counter[Hands] = Counter()
    for row in _rows(counted(form.strokes, others)):
        piles = [[c for c in others if form.strokes[c] == stroke] for stroke in range(4)]
        order = [fixed[n] if n in fixed else piles[row.pop()].pop() for n in range(len(form.pack))]
        begun = form.deal(order=order, dealer=first.dealer)
        for last in _followed(begun, states, 0, seat, monkeypatch):
            found[tuple(held(last, other) for other in range(form.seats) if other != seat)] += 1
    return found


def _taken(states: list[CardTennisState], seat: int) -> set[int]:
    """The cards that a seat took from the pack as it was dealt."""
    return {
        card
        for before, after in pairwise(states)
        for card in {*after.hand(seat)} - {*before.hand(seat)}
        if after.shuffles == 0
    }


def _followed(
    now: CardTennisState,
    states: list[CardTennisState],
    place: int,
    seat: int,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[CardTennisState]:
    """The last state, when the same is done as in these, as often as it looks the same."""
    if _looks(now, seat) != _looks(states[place], seat):
        return
    if place == len(states) - 1:
        yield now
        return
    action, after = states[-1].actions[place], states[place + 1]
    if action not in now.legal():
        return
    rows: Sequence[list[int]] = [[]]
    if after.shuffles > states[place].shuffles:
        rows = list(_rows(counted(now.form.strokes, after.stock)))
    for row in rows:
        monkeypatch.setattr(steps, "reshuffled", lambda cards, *_, row=row: _laid(now, cards, row))
        yield from _followed(now.apply(action), states, place + 1, seat, monkeypatch)


def _looks(state: CardTennisState, seat: int) -> CardTennisView:
    """What the seat sees, its hand by strokes."""
    return replace(state.view(seat), hand=held(state, seat))


def _laid(state: CardTennisState, cards: Sequence[int], row: list[int]) -> tuple[int, ...]:
    """These cards in the order of a row of strokes, if they are the same; else as they are."""
    strokes = state.form.strokes
    piles = [[card for card in cards if strokes[card] == stroke] for stroke in range(4)]
    same = [row.count(stroke) for stroke in range(4)] == [len(pile) for pile in piles]
    return tuple(piles[stroke].pop() for stroke in row) if same else tuple(cards)


def _rows(cards: tuple[int, ...]) -> Iterator[list[int]]:
    """Every row of so many cards of each stroke, once."""
    if not any(cards):
        yield []
    for stroke, number in enumerate(cards):
        if number:
            left = (*cards[:stroke], number - 1, *cards[stroke + 1 :])
            for row in _rows(left):
                yield [*row, stroke]


def _compare(states: list[CardTennisState], seat: int, monkeypatch: pytest.MonkeyPatch) -> int:
    """Lots beside all orders; how many different hands there are."""
    expected, times = every(states, seat, monkeypatch), 4000
    found, total = drawn(states[-1], seat, times, seed=len(states)), expected.total()
    assert found.keys() <= expected.keys()
    for hands, ways in expected.items():
        share = ways / total
        spread = (times * share * (1 - share)) ** 0.5
        assert abs(found[hands] - times * share) <= 5 * spread + 1, (hands, share)
    return len(expected)


@pytest.mark.parametrize(
    ("name", "deck", "agreed"),
    [
        ("singles", "5/4/1/1", "once a game"),
        ("singles", "4/3/2/2", "refill"),
        pytest.param("doubles", "14/1/1/1", "once a game", marks=pytest.mark.deep),
    ],
)
def test_lots_fall_as_often_as_orders_of_the_pack_lead_there(
    name: str, deck: str, agreed: str, sample: Sample, monkeypatch: pytest.MonkeyPatch
) -> None:
    form, compared, chance = form_of(name, deck=deck, deal=agreed), Counter[int](), Random(4)
    for states in games(form, 40):
        few = [n for n, s in enumerate(states[:-1]) if s.shuffles - (name == "doubles") <= 0]
        until = 1 + chance.choice(few)
        shuffles = states[until - 1].shuffles
        if compared[shuffles] < sample(5 if deck == "14/1/1/1" else 2, 8):
            kinds = _compare(states[:until], chance.randrange(form.seats), monkeypatch)
            compared[shuffles] += kinds > 1
    assert compared[0]
    assert compared[1] or name == "singles"


# ------------------------------------------------------------------ what was seen tells


def test_who_drew_had_no_answer() -> None:
    """Seat 1 has drawn to a serve, in vain: so it holds no return, until it draws again."""
    form = form_of()
    state = form.position({"hands": {"0": "S S R R", "1": "S V V N"}, "pack": "S R S"})
    for text in ("serve", "draw"):
        state = state.apply(form.parse(text, state))
    assert state.tricks == (1, 0)
    hands = drawn(state, 0, 300)
    assert {hand[RETURN] for (hand,) in hands} == {0}
    assert len(hands) > 5
    state = state.apply(SERVE).apply(form.parse("draw", state))
    assert state.question == "drawn"
    assert {hand[RETURN] for (hand,) in drawn(state, 0, 300)} == {1}


def test_who_passed_had_no_answer_and_the_partner_is_not_known() -> None:
    form = form_of("doubles")
    facts = {"hands": {"0": "S S R R", "1": "S S V V", "2": "S S R R", "3": "R V N N"}}
    state = form.position(facts)
    state = state.apply(SERVE).apply(form.parse("pass", state))
    assert state.question == "help"
    hands = drawn(state, 0, 300)
    assert {first[RETURN] for first, _, _ in hands} == {0}
    assert {third[RETURN] for _, _, third in hands} >= {0, 1, 2}


@pytest.mark.parametrize("question", ["help", "draw", "drawn"])
def test_a_position_remembers_what_its_question_tells(question: str) -> None:
    form = form_of("doubles")
    helps = "R V N N" if question == "help" else "S V N N"
    first = "S R V V" if question == "drawn" else "S S V V"
    state = form.position(
        {
            "hands": {"0": "S S R R", "1": first, "2": "S S R R", "3": helps},
            "trick": "S",
            "question": question,
        }
    )
    hands = drawn(state, 0, 200)
    assert {one[RETURN] for one, _, _ in hands} == {int(question == "drawn")}
    thirds = {third[RETURN] for _, _, third in hands}
    assert (thirds == {0}) == (question != "help")


def test_two_who_have_used_up_the_pack_know_each_other() -> None:
    """Whatever lies neither on the trays nor in hand was in the other hand when it was shuffled."""
    form, met = form_of(deck=SMALL["singles"]), 0
    for states in games(form, 30):
        for before, after in pairwise(states):
            if after.shuffles > before.shuffles and not after.over:
                met += 1
                seat = 1 - before.to_move  # who did not draw sees that one card more is hidden
                assert len(drawn(after, seat, 200)) <= 4
                assert set(drawn(after, before.to_move, 50)) == {(held(after, seat),)}
    assert met > 5


@pytest.mark.quick(1)
@each_form
@pytest.mark.parametrize("deal", ["once a game", "every ball", "refill"])
def test_small_packs_are_supposed_to_look_the_same(name: str, deal: str, sample: Sample) -> None:
    form = form_of(name, deck=SMALL[name], deal=deal)
    for states in games(form, sample(3, 40)):
        for state in states[:-1:5]:
            for seat in range(form.seats):
                view = state.view(seat)
                made = next(form.sampling().samples(view, Random(1).random))
                assert made.view(seat) == view
                assert sorted([*made.undrawn, *made.put_down, *_in_hands(made)]) == [
                    *range(len(form.pack))
                ]


def _in_hands(state: CardTennisState) -> list[int]:
    return [card for seat in range(state.seats) for card in state.hand(seat)]


def test_what_is_shuffled_later_is_shuffled_otherwise_in_each() -> None:
    form = form_of()
    samples = form.sampling().samples(form.deal(3).view(0), Random(0).random)
    assert len({made.order for made in islice(samples, 10)}) == 10


def test_lots_are_drawn_no_more_often_than_that(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where no way agrees in time, the last is taken, and the cards of now are right."""
    monkeypatch.setattr(hidden, "TRIES", 1)
    form = form_of("doubles", deck=SMALL["doubles"])
    state = next(s for states in games(form, 20) for s in states[:-1] if s.shuffles > 1)
    for made in islice(form.sampling().samples(state.view(0), Random(2).random), 50):
        assert made.view(0) == state.view(0)


def test_a_view_that_cannot_be_is_refused() -> None:
    """Seat 1 holds returns alone, for nothing else is left, and is said to have none."""
    form = form_of(deck="4/12/1/1")
    hands = {"0": "S S V N", "1": "R R R R"}
    view = form.position({"hands": hands, "trick": "S", "trays": {"0": "S"}}).view(0)
    lacks: tuple[object, ...] = ((), SeenMove(LACKS, seat=1, stroke=SERVE))
    with pytest.raises(InputError, match="no arrangement of the hidden cards fits the view"):
        Hidden(form.table, replace(view, seen=lacks))


# ------------------------------------------------------------------ what is tried


def test_only_a_last_return_is_thought_about() -> None:
    form = form_of()
    think = form.sampling().candidates
    last = form.position(
        {"hands": {"1": "S R V N"}, "trick": "S R", "dealer": 1, "hitters": [1, 0]}
    )
    assert think(last.view(1), [RETURN, VOLLEY, NET]) == [RETURN]  # the server needs none
    last = form.position({"hands": {"1": "S R V N"}, "trick": "S R R", "hitters": [0, 1, 0]})
    assert think(last.view(1), [RETURN, VOLLEY, NET]) == [RETURN, VOLLEY]
    assert think(last.view(1), [VOLLEY, NET]) == [VOLLEY]
    two = form.position({"hands": {"1": "R R V N"}, "trick": "S R R", "hitters": [0, 1, 0]})
    assert think(two.view(1), [RETURN, VOLLEY, NET]) == [RETURN]
    anew = form.with_options(deal="every ball").sampling().candidates
    assert anew(last.view(1), [RETURN, VOLLEY, NET]) == [RETURN]


def test_a_hint_says_what_the_samples_showed() -> None:
    form = form_of()
    state = form.position({"hands": {"1": "S R V V"}, "trick": "S R R", "hitters": [0, 1, 0]})
    view, legal = state.view(1), state.legal()
    action, why = Adviser(form).advise(view, legal, Random(1).random)
    other = "the Volley" if action == RETURN else "the Return"
    lead = r"(level|\d\.\d points? (?:ahead|behind))"
    shown = rf"In 64 trial deals, this came out {lead} on average; the next best, {other}: {lead}\."
    found = re.fullmatch(shown, why.figures)
    assert found
    mine, less = (
        float(figure.split()[0].replace("level", "0")) * (-1 if "behind" in figure else 1)
        for figure in found.groups()
    )
    assert mine >= less
    alone = Adviser(form).advise(view, [RETURN], Random(1).random)
    assert alone == (RETURN, Reason("This is your only move.", ""))
