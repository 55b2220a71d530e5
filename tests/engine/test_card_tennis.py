"""Card Tennis: its doors, its pack, positions that cannot be, what nobody sees, and its sets."""

import json
from collections import Counter
from itertools import cycle, pairwise
from random import Random
from typing import Any

import pytest

from cardwright.engine import Record, judge, load_game, play, replay
from cardwright.engine.cards import make_pack
from cardwright.engine.games.card_tennis.form import CardTennis
from cardwright.engine.games.card_tennis.rules import DEFAULTS
from cardwright.engine.games.card_tennis.state import CardTennisState
from cardwright.engine.games.card_tennis.table import NET
from cardwright.engine.outcome import NOBODY
from cardwright.engine.record import parse_records
from cardwright.engine.shuffle import mixed, reshuffled
from cardwright.errors import InputError, UnknownName
from tests.engine.said import said_of
from tests.tiers import Sample

SMALL = {"singles": "5/5/2/2", "doubles": "8/8/4/2"}  # packs that are used up often
FORMS = ("singles", "doubles")

# Who serves, by who opens the set: then the opponent opposite, the partner, the last player.
SERVICE = {
    2: ((0, 1), (1, 0)),
    4: ((0, 1, 2, 3), (1, 0, 3, 2), (2, 3, 0, 1), (3, 2, 1, 0)),
}
each_form = pytest.mark.parametrize("name", FORMS)


def form_of(name: str = "singles", **agreed: str) -> CardTennis:
    form = load_game("card-tennis").form(name).with_options(**agreed)
    assert isinstance(form, CardTennis)
    return form


def games(form: CardTennis, count: int) -> list[list[CardTennisState]]:
    """Games played at random, state by state."""
    chance = Random(count)
    found = []
    for seed in range(count):
        states = [form.deal(seed, dealer=seed % form.seats)]
        while not states[-1].over:
            states.append(states[-1].apply(chance.choice(states[-1].legal())))
        found.append(states)
    return found


# ------------------------------------------------------------------ pack, options, notation


def test_the_pack_of_the_law_is_the_pack_that_is_printed() -> None:
    ledger = load_game("card-tennis").ledger
    printed = make_pack(ledger, ledger.deck)
    assert form_of().pack.cards == printed.cards
    counts = Counter(card.rank for card in printed)
    assert "/".join(str(counts[rank.id]) for rank in ledger.ranks) == DEFAULTS.deck


def test_another_pack_may_be_agreed() -> None:
    form = form_of(deck="3/7/2/9")
    assert Counter(card.rank for card in form.pack) == {
        "serve": 3, "return": 7, "volley": 2, "net": 9
    }  # fmt: skip
    assert form.agreed == {"deck": "3/7/2/9"}
    assert form.pack[-1].id == "net-09"


@pytest.mark.parametrize(
    ("name", "deck", "message"),
    [
        ("singles", "24/14/6", "no choice of deck “24/14/6”\nHint: known: 24/14/6/4, .*, or any"),
        ("singles", "24/14/6/0", "no choice of deck"),
        ("singles", "24/14/6/100", "no choice of deck"),
        ("singles", "2/2/2/2", "a pack of 8 cards is too small for Singles\nHint: use more than 8"),
        ("doubles", "5/5/4/2", "a pack of 16 cards is too small for Doubles"),
    ],
)
def test_a_pack_that_cannot_be_is_refused(name: str, deck: str, message: str) -> None:
    with pytest.raises(UnknownName, match=message):
        form_of(name, deck=deck)


@pytest.mark.parametrize(
    ("text", "name"),
    [("S", "serve"), ("n", "net"), ("Volley", "volley"), ("draw", "d"), ("Pass", "p")],
)
def test_strokes_are_read_as_people_write_them(text: str, name: str) -> None:
    form = form_of()
    assert form.action_name(form.parse(text)) == name


def test_cards_alike_are_one_action_and_the_lowest_goes() -> None:
    form = form_of()
    state = form.position({"hands": {0: "serve-05 serve-02 S R"}})
    assert state.hand(0) == (0, 1, 4, 24)
    after = state.apply(form.parse("serve"))
    assert (after.hand(0), after.trick) == ((1, 4, 24), (0,))


# ------------------------------------------------------------------ dealing and shuffling


def test_cards_are_dealt_one_at_a_time_the_server_last() -> None:
    order = list(range(48))
    two = form_of().deal(order=order, dealer=0)
    assert (two.hand(1), two.hand(0)) == ((0, 2, 4, 6), (1, 3, 5, 7))
    four = form_of("doubles").deal(order=order, dealer=2)  # at its left sit 0, 1 and 3
    assert [four.hand(seat)[0] for seat in (0, 1, 3, 2)] == [0, 1, 2, 3]
    assert four.undrawn == tuple(range(16, 48))


def test_a_shuffle_goes_with_the_deal_and_its_number_and_nothing_else() -> None:
    cards, order = tuple(range(10)), tuple(range(12))
    one = reshuffled(cards, order, 1)
    assert sorted(one) == list(cards)
    assert one == reshuffled(list(cards), list(order), 1)
    assert one != reshuffled(cards, order, 2)
    assert one != reshuffled(cards, order[::-1], 1)
    firsts = Counter(reshuffled(cards, order, number)[0] for number in range(2000))
    assert all(150 < times < 250 for times in firsts.values())
    assert len(firsts) == 10


@each_form
def test_played_cards_come_back_when_the_pack_is_used_up(name: str) -> None:
    seen = 0
    for states in games(form_of(name, deck=SMALL[name]), 40):
        for before, after in pairwise(states):
            if after.shuffles == before.shuffles or after.won != before.won:
                continue
            seen += 1
            assert not before.undrawn
            assert not any(after.trays)
            earlier = [card for card in before.put_down if card not in before.trick]
            assert len(after.undrawn) == len(earlier) - 1
            assert set(after.undrawn) < set(earlier)
    assert seen > 5


@each_form
@pytest.mark.parametrize("deal", ["once a game", "every ball", "refill"])
def test_hands_between_balls_are_as_the_table_has_agreed(name: str, deal: str) -> None:
    sizes: set[int] = set()
    for states in games(form_of(name, deal=deal), 40):
        for before, after in pairwise(states):
            if sum(after.won) > sum(before.won) and not after.over:
                sizes |= {hand.bit_count() for hand in after.hands}
    if deal == "every ball":
        assert sizes == {4}
    elif deal == "refill":
        assert min(sizes) == 4 < max(sizes)
    else:
        assert min(sizes) < 3
        assert max(sizes) > 6


# ------------------------------------------------------------------ what nobody sees


@each_form
@pytest.mark.parametrize("deal", ["once a game", "refill"])
def test_the_order_of_the_pack_and_other_hands_are_hidden_after_a_shuffle_too(
    name: str, deal: str
) -> None:
    form = form_of(name, deal=deal, deck=SMALL[name])
    chance = Random(name)
    shuffled = 0
    for states in games(form, 25):
        for state in states[:: 1 + len(states) // 12]:
            seat = chance.randrange(form.seats)
            other = hidden_otherwise(state, seat, chance)
            shuffled += state.shuffles > 0
            assert other.view(seat) == state.view(seat)
            if state.to_move == seat:
                assert other.legal() == state.legal()
                ids = range(form.action_count)
                assert [judge(other, a) for a in ids] == [judge(state, a) for a in ids]
    assert shuffled > 5


def hidden_otherwise(state: CardTennisState, seat: int, chance: Random) -> CardTennisState:
    """The same table to this seat, the cards that it does not see dealt out anew."""
    others = [other for other in range(state.seats) if other != seat]
    cards = [*state.undrawn, *(card for other in others for card in state.hand(other))]
    chance.shuffle(cards)
    new = CardTennisState.__new__(CardTennisState)
    for field in CardTennisState.__slots__:
        setattr(new, field, getattr(state, field))
    hands = list(state.hands)
    for other in others:
        size = state.hands[other].bit_count()
        hands[other] = sum(1 << card for card in cards[:size])
        del cards[:size]
    new.hands, new.stock, new.top = tuple(hands), tuple(cards), 0
    return new


def test_which_of_the_cards_alike_was_played_is_not_seen() -> None:
    form = form_of()
    low = form.position({"trick": "serve-01", "hands": {0: "R R R", 1: "return-09 N N"}})
    high = form.position({"trick": "serve-07", "hands": {0: "R R R", 1: "return-09 N N"}})
    action = form.parse("return")
    assert low.trick != high.trick
    assert low.view(1) == high.view(1)
    assert low.apply(action).view(1) == high.apply(action).view(1)
    assert low.view(1).strokes == ("serve",)


# ------------------------------------------------------------------ positions


@pytest.mark.parametrize(
    ("name", "facts", "message"),
    [
        ("singles", {"hand": "S"}, "position: hand: there is no such fact"),
        ("singles", {"hands": {2: "S"}}, "there is no seat 2"),
        ("singles", {"hands": {0: "S X"}}, "no card “X”"),
        ("singles", {"hands": {0: "N N N", 1: "N N"}}, "there are only 4 cards N"),
        ("singles", {"hands": {0: "net-01", 1: "net-01"}}, "is in the hand of Seat 1 and in"),
        ("singles", {"trick": "R"}, "position: trick: a return cannot open a ball"),
        ("singles", {"trick": "S V"}, "position: trick: a volley cannot answer a serve"),
        ("singles", {"tricks": [4, 2]}, "position: tricks: 4 to 2, and the game is over"),
        ("singles", {"tricks": [1]}, "write a list of 2 numbers"),
        ("singles", {"trick": "S", "hitters": [1]}, "Seat 1 cannot serve\nHint: Seat 0 serves"),
        ("singles", {"trick": "S R", "hitters": [0]}, "there are 1 hitters for 2 cards"),
        ("doubles", {"trick": "S R", "hitters": [0, 2]}, "cannot answer a stroke of its own side"),
        ("singles", {"hitters": 0}, "write a list of seats"),
        (
            "singles",
            {"question": "answer"},
            "“answer” is not possible here\nHint: use one of serve",
        ),
        ("singles", {"trick": "S", "question": "help"}, "“help” is not possible here"),
        ("singles", {"question": "throw"}, "there is no question “throw”"),
        ("doubles", {"trick": "S", "to_move": 3}, "Seat 3 is not possible\nHint: use Seat 1"),
        (
            "singles",
            {"hands": {0: "R R R R"}, "question": "drawn"},
            "position: question: Seat 0 has not drawn a card that answers\nHint: no question",
        ),
        (
            "singles",
            {"hands": {0: "S S R R"}, "question": "drawn"},
            "position: question: Seat 0 could play before, so it does not draw",
        ),
        (
            "doubles",
            {"trick": "S", "hands": {1: "R", 3: "R"}, "question": "drawn"},
            "position: question: Seat 3 can play, so no player draws",
        ),
        ("doubles", {"trick": "S", "hands": {1: "R"}, "question": "help"}, "Seat 1 can play"),
        (
            "doubles",
            {"trick": "S", "hands": {1: "S S", 3: "R"}, "question": "draw"},
            "position: question: Seat 3 can play, so no player draws",
        ),
        ("singles", {"rest": "box"}, "there is no rest “box”"),
    ],
)
def test_a_position_that_cannot_be_is_refused(
    name: str, facts: dict[str, Any], message: str
) -> None:
    with pytest.raises(InputError, match=message):
        form_of(name).position(facts)


def test_a_position_without_a_card_to_play_or_draw_is_a_ball_that_is_lost() -> None:
    hands = {0: "S S S S R", 1: "R R R V S"}
    with pytest.raises(InputError, match="Seat 1 can neither play nor draw: the ball is lost"):
        form_of(deck="6/5/1/1").position({"trick": "S R N", "hands": hands})
    assert form_of(deck="6/5/1/2").position({"trick": "S R N", "hands": hands}).legal() == [4]


@each_form
def test_a_position_of_what_is_said_of_a_state_plays_on_like_it(name: str, sample: Sample) -> None:
    form = form_of(name)
    for states in games(form, sample(10, 30)):
        for state in states[:-1]:
            placed = form.position(said_of(state))
            assert placed.legal() == state.legal()
            for seat in range(form.seats):
                assert placed.view(seat) == state.view(seat)
            if state.undrawn:
                action = state.legal()[0]
                assert placed.apply(action).hands == state.apply(action).hands
            with pytest.raises(InputError, match="a position has no record"):
                Record.of(placed)


# ------------------------------------------------------------------ records and sets


@each_form
@pytest.mark.parametrize("deal", ["once a game", "every ball", "refill"])
def test_a_record_replays_through_every_shuffle(name: str, deal: str) -> None:
    form = form_of(name, deal=deal, deck=SMALL[name])
    shuffles = 0
    for number, states in enumerate(games(form, 12)):
        last = states[-1]
        shuffles += last.shuffles
        for seed in (number, None):
            line = Record.of(last, seed).line()
            (record,) = parse_records(line, "here")
            assert replay(record) == last
            assert json.loads(line)["options"]["deck"] == SMALL[name]
    assert shuffles > 5


def test_a_set_goes_to_six_and_everybody_serves_in_turn() -> None:
    for name, seats in (("singles", 2), ("doubles", 4)):
        for seed in range(12):
            match = form_of(name).match(seed)
            chance = Random(seed)
            dealers = [match.dealer]
            while not match.over:
                if match.state.over:
                    match.next()
                    dealers.append(match.dealer)
                match.play(chance.choice(match.state.legal()))
            turns = cycle(SERVICE[seats][dealers[0]])
            assert dealers == [next(turns) for _ in dealers]
            assert max(match.score) == 6 > min(match.score)
            assert sum(match.score) == len(dealers)
            assert match.score[match.winner] == 6
            assert match.next_first_dealer == next(turns)
            opens = "TEN-B15" if seats == 2 else "TEN-D2"
            assert match.sheet[-1].clause == opens
            assert "won the set" in match.sheet[-2].reason
            with pytest.raises(InputError, match="the match is over"):
                match.next()


def test_the_lot_falls_on_everybody() -> None:
    firsts = Counter(form_of("doubles").match(seed).dealer for seed in range(200))
    assert all(firsts[seat] > 25 for seat in range(4))
    match = form_of("doubles").match(3)
    assert match.sheet[0].clause == "TEN-B15"
    assert f"the lot falls on Seat {match.dealer}" in match.sheet[0].reason
    assert form_of().match(1, dealer=1).dealer == 1
    assert match.state == form_of("doubles").deal(mixed(3, 1), dealer=match.dealer)


@each_form
def test_a_game_is_won_by_four_balls_and_two_to_spare(name: str) -> None:
    ends: Counter[str] = Counter()
    for states in games(form_of(name), 150):
        won = states[-1].won
        ends[states[-1].outcome.clause] += 1  # type: ignore[union-attr]
        assert max(won) >= 4
        assert max(won) == 4 or max(won) - min(won) == 2
        assert states[-1].outcome.points[won.index(max(won))] == 1  # type: ignore[union-attr]
        for state in states[:-1]:
            assert max(state.won) < 4 or abs(state.won[0] - state.won[1]) < 2
    assert set(ends) == {"TEN-21", "TEN-23"}


@each_form
@pytest.mark.parametrize("deal", ["once a game", "refill"])
def test_runs_are_watched_for_what_is_told(name: str, deal: str) -> None:
    form = form_of(name, deal=deal)
    for states in games(form, 25):
        told: Counter[str] = Counter()
        for before, action in zip(states, states[-1].actions, strict=False):
            texts = " ".join(event.text for event in form.action_events(before, action))
            told["fault"] += texts.count("has no serve: a fault")
            told["second_fault"] += texts.count("a second fault")
            told["served"] += texts.count("serves.")
            told["returned"] += before.question != "serve" and len(before.trick) == 1 == action
            told["long"] += action <= NET and len(before.trick) == 4
            told["net"] += texts.count("plays a net")
            told["deuce"] |= "deuce" in texts
            told["shuffled"] += texts.count("The pack is used up")
        found = {each.name: each.times(states[-1]) for each in form.happenings}
        assert found == {each.name: told[each.name] for each in form.happenings}


@each_form
def test_the_simple_player_keeps_volleys_and_nets(name: str) -> None:
    form = form_of(name)
    state = form.position({"trick": "S R", "hands": {0: "S R V N"}})
    view, legal = state.view(state.to_move), state.legal()
    assert form.action_name(form.simple_action(view, legal, lambda: 0.99)) == "return"


def test_what_is_asked_of_nobody_is_refused() -> None:
    form = form_of()
    state = games(form, 1)[0][-1]
    assert (state.to_move, state.hitter, state.question) == (NOBODY, NOBODY, "over")
    assert all(judge(state, action).clause == "TEN-19" for action in range(form.action_count))
    with pytest.raises(InputError, match="The game is over"):
        play(state, 0)
