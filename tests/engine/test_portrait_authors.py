"""Portrait Authors at its doors: forms, packs of one’s own, words, views, players, matches."""

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from generator.engine import judge, load_game, play, read_game
from generator.engine.agreed import agreements, overruling
from generator.engine.kernel import Form
from generator.engine.outcome import NOBODY
from generator.engine.record import Record, replay
from generator.engine.simulate import forms_of, play_deal
from generator.engine.story import lines, story
from generator.errors import InputError, LedgerError, UnknownName
from generator.paths import data
from tests.engine.own_packs import own_form
from tests.engine.said import chosen, said_of
from tests.engine.test_odd_positions import garbled, play_out

GAME = load_game("portrait-authors")


def form_of(name: str, **agreed: str) -> Any:  # noqa: ANN401 - with what only this game has
    return GAME.form(name).with_options(**agreed)


# ------------------------------------------------------------------ forms and packs


def test_a_form_has_the_agreements_that_concern_it() -> None:
    assert set(form_of("full").questions) == {"r3d", "r8_forfeit", "r2_in_hand_only"}
    assert set(form_of("easy").questions) == {"r8_forfeit", "sketches"}
    assert set(form_of("bank").questions) == {"r3d", "r8_forfeit", "r2_in_hand_only", "lucky"}
    with pytest.raises(UnknownName, match="no option of The easy form “lucky”"):
        form_of("easy", lucky="call")


def test_the_sketches_are_added_to_the_easy_form_by_agreement() -> None:
    plain, added = form_of("easy"), form_of("easy", sketches="on")
    assert (len(plain.pack), len(added.pack)) == (32, 64)
    assert plain.book_names[:2] == ("Poets", "Journalists")
    assert added.book_names[:2] == ("Poet portraits", "Poet sketches")
    assert plain != added


@pytest.mark.parametrize("seats", range(2, 9))
def test_the_cards_are_dealt_out_from_the_left_of_the_dealer(seats: int) -> None:
    state = form_of("full").deal(3, dealer=1, seats=seats)
    first = 2 % seats
    assert state.to_move == first
    assert state.hand(first) == tuple(sorted(state.order[::seats]))
    sizes = [len(state.hand((first + n) % seats)) for n in range(seats)]
    assert sizes == sorted(sizes, reverse=True)
    assert max(sizes) - min(sizes) <= 1


def test_two_are_warned_of_the_full_game_alone() -> None:
    form = form_of("full")
    assert form.warnings(2)[0].clauses == ("AUTH-D8", "AUTH-B2")
    assert form.warnings(3) == form_of("easy").warnings(2) == form_of("bank").warnings(2) == ()
    told = lines(story(Record.of(form.deal(1, seats=2), 1)))
    assert any("the first caller can work out every card" in line for line in told)


@pytest.mark.parametrize(("groups", "authors"), [(3, 2), (13, 4), (20, 3), (2, 6)])
@pytest.mark.parametrize("name", GAME.forms)
def test_any_pack_is_played_to_its_end(groups: int, authors: int, name: str) -> None:
    form = own_form(groups, authors, name)
    cards = range(len(form.pack))
    for seats in form.seat_choices:
        chance = Random(seats).random
        state = form.deal(seats, dealer=seats - 1, seats=seats)
        for number in range(100_000):
            if state.over:
                break
            legal = state.legal()
            if number % 97 == 0:
                verdicts = [judge(state, action).ok for action in range(form.action_count)]
                assert [action for action, ok in enumerate(verdicts) if ok] == legal
            state = state.apply(legal[int(chance() * len(legal))])
            held = [card for seat in range(seats) for card in state.hand(seat)]
            assert sorted([*held, *state.undrawn, *state.put_down]) == [*cards]
        assert state.over
        assert sum(sum(1 for _ in pile_cards) for _, pile_cards in state.view(0).piles) == len(
            cards
        )
        if name == "easy":
            assert sum(state.outcome.points) == groups


@pytest.mark.parametrize(
    ("authors", "pairs", "points", "name"),
    [
        (3, 2, 3, "a pair royal"),
        (3, 3, 10, "a book"),
        (2, 2, 10, "a book"),
        (5, 4, 9, "a set of 4 pairs"),
        (6, 3, 6, "a double pair royal"),
        (6, 5, 9, "a set of 5 pairs"),
        (6, 6, 10, "a book"),
        (6, 1, 0, "a pair"),
    ],
)
def test_a_part_counts_three_for_each_pair_after_the_first_and_less_than_a_book(
    authors: int, pairs: int, points: int, name: str
) -> None:
    form = own_form(2, authors, "full")
    held = " ".join(f"author-1-{n}" for n in range(1, pairs + 1))
    hands = {0: f"{held} author-2-1-portrait"}
    state = form.position({"dealer": 3, "hands": hands, "now": "group-1"})
    after = play(state, form.parse("stack group-1"))
    assert after.counts[0].counted == points
    assert any(name in event.text for event in form.tell(state, form.parse("stack group-1")))
    clauses = {c for event in form.tell(state, form.parse("stack group-1")) for c in event.clauses}
    assert "AUTH-D9" in clauses


def test_a_ledger_of_ones_own_is_read_as_a_game(tmp_path: Path) -> None:
    text = data("seeds", "portrait_authors.toml").read_text("utf-8")
    text = text.replace('name = "Oliver Wendell Holmes"', 'name = "Anna Seghers"')
    path = tmp_path / "class.toml"
    path.write_text(text, encoding="utf-8")
    game = read_game(path)
    form = game.form("full")
    assert form.describe(0, form.deal(1)).endswith("in Poets, the portrait of Anna Seghers")
    assert form != GAME.form("full")
    assert form.deal(1) != GAME.form("full").deal(1)


@pytest.mark.parametrize(
    ("old", "new", "error", "message"),
    [
        ('name = "portrait-authors"', 'name = "chess"', UnknownName, "no game “chess”"),
        ('name = "portrait-authors"', 'name = "nations"', LedgerError, "begin"),
        ('sides = ["portrait", "sketch"]', 'sides = ["sketch"]', LedgerError, "portrait and a"),
    ],
)
def test_a_ledger_that_cannot_be_played_is_refused(
    tmp_path: Path, old: str, new: str, error: type[Exception], message: str
) -> None:
    text = data("seeds", "portrait_authors.toml").read_text("utf-8").replace(old, new)
    if "sketch" in new:
        text = text.replace("size = 64", "size = 32")
    if "nations" in new:
        text = text.replace('prefix = "AUTH"', 'prefix = "NAT"')
    path = tmp_path / "odd.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(error, match=message):
        read_game(path)


CLASS = """
[[suits]]
id = "painters"
name = "Painters"
letter = "P"
singular = "Painter"

[[suits]]
id = "composers"
name = "Composers"
letter = "C"
singular = "Composer"
"""
PUPILS = {"painters": ("Frida Kahlo", "Paul Klee"), "composers": ("Clara Wieck", "Béla Bartók")}
PACK = """
[[packs]]
name = "{}"
kind = "paired"
size = {}
suits = ["painters", "composers"]
sides = {}
"""


def class_file(folder: Path, groups: list[str]) -> Path:
    """Our ledger with the pack of a class: two groups of two, authors of these groups in turn."""
    text = data("seeds", "portrait_authors.toml").read_text("utf-8")
    before, _, rest = text.partition("[[suits]]")
    *_, after = rest.partition("# " + "-" * 64 + " The cards")
    of = {group: iter(names) for group, names in PUPILS.items()}
    named = [(next(of[group]), group) for group in groups]
    authors = [
        f"""
[[authors]]
id = "{name.split()[1].lower().replace("ó", "o")}"
name = "{name}"
group = "{group}"
years = "1900–1950"
life = "Known to all the class."
named = "ours"
emblem = "quill"
"""
        for name, group in named
    ]
    packs = PACK.format("full", 8, '["portrait", "sketch"]') + PACK.format(
        "portraits", 4, '["portrait"]'
    )
    path = folder / "class.toml"
    path.write_text("".join([before, CLASS, *authors, packs, after]), encoding="utf-8")
    return path


@pytest.mark.parametrize("name", GAME.forms)
def test_a_class_plays_with_its_own_pack(tmp_path: Path, name: str) -> None:
    """It is called for by its names, counted as ours, and won in a match."""
    path = class_file(tmp_path, ["painters", "painters", "composers", "composers"])
    game = read_game(path)
    form = game.form(name)
    assert form.questions.keys() == GAME.form(name).questions.keys()
    call = form.parse("1, in Composers, the portrait of Bartók")
    assert form.action_name(call) == "1 bartok-portrait"
    match: Any = form.match(5, dealer=0)
    chance = Random(5).random
    while not match.over:
        state = match.state
        match.play(form.simple_action(state.view(state.to_move), state.legal(), chance))
    assert sum(match.score) <= (2 if name == "easy" else 20)
    assert {card for _, cards in state.view(0).piles for card in cards} <= {*range(len(form.pack))}
    assert match.state.tricks == tuple(
        sum(seat == pile[0] for pile in match.state.view(0).piles) for seat in range(form.seats)
    )


def test_a_game_with_a_ledger_of_ones_own_has_no_record(tmp_path: Path) -> None:
    path = class_file(tmp_path, ["painters", "painters", "composers", "composers"])
    state = read_game(path).form("full").deal(1)
    with pytest.raises(InputError, match="a ledger of your own has no record"):
        Record.of(state, 1)


def test_the_authors_of_a_group_stand_together(tmp_path: Path) -> None:
    path = class_file(tmp_path, ["painters", "composers", "painters", "composers"])
    with pytest.raises(LedgerError, match="do not stand together"):
        read_game(path)


def test_a_group_of_one_author_is_no_book() -> None:
    with pytest.raises(LedgerError, match="one author only"):
        own_form(3, 1, "full")
    with pytest.raises(LedgerError, match="a book of one card"):
        own_form(3, 1, "easy")


# ------------------------------------------------------------------ agreements

HELD = {0: "holmes longfellow-portrait twain-portrait", 1: "longfellow-sketch twain-sketch"}
GROUPS = {"seats": 3, "dealer": 2, "hands": HELD}  # from which a set of Poets was dealt to Seat 0
STACKED = {"hands": {0: "raymond-portrait"}, "stacks": [[0, "holmes longfellow"]], "dealer": 3}
AWAY = "1 longfellow-sketch; 1 ward-portrait; 0 ward-portrait; 1 twain-portrait; 1 twain-sketch"


@pytest.mark.parametrize(
    ("agreed", "facts", "moves", "asked", "clause"),
    [
        ({"r3d": "same-group"}, GROUPS, AWAY, "stack poets", "AUTH-B3"),
        ({"r2_in_hand_only": "on"}, STACKED, "", "1 whittier-sketch", "AUTH-D1"),
    ],
)
def test_what_is_refused_by_agreement_says_so(
    agreed: dict[str, str], facts: dict[str, Any], moves: str, asked: str, clause: str
) -> None:
    for form in (form_of("full"), form_of("full").with_options(**agreed)):
        state = form.position(facts)
        for move in filter(None, moves.split("; ")):
            state = play(state, form.parse(move))
        verdict = judge(state, form.parse(asked))
        assert (verdict.ok, verdict.clause) == (not form.agreed, clause)
        assert overruling(agreements(form), [verdict.clause]) == agreements(form)


def test_a_call_that_is_lost_for_its_words_is_lost_by_agreement() -> None:
    form = form_of("full").with_options(r8_forfeit=True)
    state = form.deal(1)
    lost = form.parse("out-of-order")
    (event, *_) = form.tell(state, lost)
    assert "as the table has agreed" in event.text
    assert overruling(agreements(form), event.clauses) == agreements(form)
    assert play(state, lost).to_move == 2
    without = form_of("full")
    assert judge(without.deal(1), without.parse("out-of-order")).clause == "AUTH-B17"


# ------------------------------------------------------------------ words


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("2 holmes-portrait", "2 holmes-portrait"),
        ("2 Poets Holmes portrait", "2 holmes-portrait"),
        ("2, in Poets, the sketch of Oliver Wendell Holmes", "2 holmes-sketch"),
        ("call on Seat 2: in Poets, the portrait of O. W. Holmes", "2 holmes-portrait"),
        ("SKETCH of the poet WHITTIER from 3", "3 whittier-sketch"),
        ("1 Henry Wadsworth Longfellow, portrait and sketch", "1 longfellow"),
        ("1 longfellow", "1 longfellow"),
        ("1 bret harte sketches", "1 harte-sketch"),
        ("stack poets", "stack poets"),
        ("Stack the Story Writers", "stack story-writers"),
        ("Out-Of-Order", "out-of-order"),
    ],
)
def test_a_call_is_understood_as_people_say_it(said: str, meant: str) -> None:
    form = form_of("full")
    assert form.action_name(form.parse(said)) == meant


@pytest.mark.parametrize(
    "said",
    [
        "2 Humorists Holmes portrait",  # he is a Poet
        "Holmes portrait",  # of whom?
        "2 portrait",  # of which author?
        "2 James portrait",  # three are called so
        "2 3 Holmes portrait",
        "9 holmes-portrait",
        "2 Poets",
        "stack",
        "stack poets humorists",
        "p",  # there is no Bank
        "",
    ],
)
def test_what_is_not_clear_is_refused(said: str) -> None:
    with pytest.raises(UnknownName, match="there is no action"):
        form_of("full").parse(said)


def test_in_the_easy_form_an_author_is_one_card() -> None:
    form = form_of("easy")
    assert form.action_name(form.parse("2 Holmes")) == "2 holmes-portrait"
    assert "2 holmes" not in form.notation.names
    added = form_of("easy", sketches="on")
    assert added.action_name(added.parse("stack poet sketches")) == "stack poets-sketch"


def test_an_action_is_described_in_the_order_of_the_old_rules() -> None:
    form = form_of("bank")
    state = form.deal(1)
    assert [
        form.describe(form.parse(text), state) for text in ("1 parton-sketch", "1 parton", "p")
    ] == [
        "call on Seat 1: in Biographers, the sketch of James Parton",
        "call on Seat 1: in Biographers, the portrait and sketch of James Parton",
        "stack no more, and let the turn pass",
    ]
    assert form.describe(form.parse("stack poets"), state) == "stack the Poets"


# ------------------------------------------------------------------ states and views


def test_a_state_knows_its_seats() -> None:
    state = form_of("full").deal(1, seats=3)
    for ask in (state.hand, state.view):
        with pytest.raises(InputError, match="no seat 3; seats are 0 to 2"):
            ask(3)
        with pytest.raises(InputError, match="no seat 8 at this table"):
            ask(8)


def test_states_that_differ_in_anything_are_not_equal() -> None:
    form = form_of("full")
    one, other = form.deal(1, seats=4), form.deal(1, seats=3)
    assert one != other
    assert one == form.deal(1, seats=4)
    first, second = one.legal()[:2]
    assert one.apply(first) != one.apply(second)
    assert one.apply(first) == form.deal(1, seats=4).apply(first)
    assert one.view(0) != one.apply(first).view(0)
    assert one.view(0) != one.view(1)


def test_a_view_tells_what_has_happened_and_no_more_than_its_seat_saw() -> None:
    form = form_of("bank")
    said = {"dealer": 1, "hands": {0: "holmes longfellow-portrait", 1: "raymond-portrait"}}
    state = form.position(said)
    for text in ("1 longfellow-sketch", "stack poets", "0 raymond-sketch"):
        state = play(state, form.parse(text))
    mine, other = state.view(0), state.view(1)
    whats = ["drew it", "stacks", "draws", "missed", "draws"]
    assert [h.what for h in mine.history] == [h.what for h in other.history] == whats
    assert mine.history[0][:] == (0, "drew it", (3,), 1)
    assert mine.history[1].cards == (0, 1, 2, 3)
    assert (mine.history[2].cards, other.history[2].cards) == ((4,), ())
    assert (mine.history[4].cards, other.history[4].cards) == ((), (5,))
    assert (mine.drew, other.drew) == ((3, 4), (5,))


def test_what_all_have_seen_go_into_a_hand_is_remembered_until_it_leaves() -> None:
    form = form_of("full")
    hands = {
        0: "holmes longfellow-portrait",
        1: "longfellow-sketch raymond-portrait",
        2: "whittier",
    }
    state = form.position({"seats": 4, "dealer": 3, "hands": hands})
    won = play(state, form.parse("1 longfellow-sketch"))
    assert won.view(3).shown == ((3,), (), (), ())
    missed = play(won, form.parse("1 lowell-sketch"))
    assert missed.view(3).lacked == ((7,), (3, 7), (), ())
    stacked = play(won, form.parse("stack poets"))
    assert stacked.view(3).shown == ((), (), (), ())
    # Another line of play from before is not confused with it.
    again = play(won, form.parse("2 whittier-portrait"))
    assert again.view(3).shown == ((3, 4), (), (), ())


# ------------------------------------------------------------------ players, runs and records


def test_a_simple_player_asks_where_the_card_was_seen_and_nobody_who_lacked_it() -> None:
    form = form_of("full")
    hands = {0: "raymond-portrait", 1: "greeley-portrait", 2: "greeley-sketch bennett-sketch"}
    state = form.position({"seats": 4, "dealer": 0, "caller": 1, "hands": hands})
    misses = ["3 raymond-portrait", "1 bennett-portrait", "1 raymond-portrait"]
    for text in ["2 greeley-sketch", *misses]:
        state = play(state, form.parse(text))
    assert state.to_move == 0
    chance = Random(1).random
    asked = {form.simple_action(state.view(0), state.legal(), chance) for _ in range(60)}
    assert {form.action_name(action) for action in asked} == {"1 greeley-sketch"}
    state = play(state, form.parse("1 greeley-sketch"))
    asked = {form.simple_action(state.view(0), state.legal(), chance) for _ in range(200)}
    names = {form.action_name(action) for action in asked}
    assert "3 bennett-portrait" in names
    assert not {"1 bennett-portrait", "2 bennett-portrait"} & names


def test_a_simple_player_stacks_books_and_remainders_alone() -> None:
    form = form_of("full")
    for said, wanted in (
        ({"hands": {0: "poets twain-portrait"}}, {"stack poets"}),
        ({"hands": {0: "lowell twain-portrait"}, "stacks": [[1, "holmes longfellow whittier"]]},
         {"stack poets"}),
    ):  # fmt: skip
        state = form.position({"dealer": 3, **said})
        action = form.simple_action(state.view(0), state.legal(), Random(1).random)
        assert {form.action_name(action)} == wanted
    state = form.position(
        {"dealer": 3, "hands": {0: "holmes longfellow lowell-portrait"}, "now": "poets"}
    )
    action = form.simple_action(state.view(0), state.legal(), Random(1).random)
    assert action < form.card_actions


@pytest.mark.parametrize(("name", "seats"), [("full", 5), ("easy", 8), ("bank", 3)])
def test_a_game_of_a_run_is_recorded_and_replayed(name: str, seats: int) -> None:
    played = play_deal(form_of(name), 3, 2, seats)
    assert played.state.seats == seats
    record = Record.of(played.state, played.seed)
    assert record.seats == seats
    assert replay(record) == played.state
    best = max(played.outcome.points)
    assert played.outcome.winner in {NOBODY, played.outcome.points.index(best)}
    assert (played.outcome.winner == NOBODY) == (played.outcome.points.count(best) > 1)


TOLD = {
    "called": r"calls on Seat",
    "hit": r"gives it up",
    "passed": r"It is the turn of Seat",
    "drawn": r"draws (a card|once more|one) from the Bank",
    "very_card": r"the very card called for",
    "books": r"lays face up a book",
    "for_nothing": r"It counts nothing",
    "shared": r"share the win",
}


@pytest.mark.parametrize(
    ("name", "watched"),
    [
        ("full", {"called", "hit", "passed", "books", "for_nothing", "shared"}),
        ("easy", {"called", "hit", "passed", "shared"}),
        ("bank", {*TOLD}),
    ],
)
def test_games_are_watched_for_what_is_told(name: str, watched: set[str]) -> None:
    form = form_of(name)
    seen = set()
    for seed in range(12):
        chance = Random(seed).random
        state = form.deal(seed, seats=2 + seed % 2)
        told = dict.fromkeys(TOLD, 0)
        while not state.over:
            legal = state.legal()
            action = legal[int(chance() * len(legal))]
            events = " ".join(event.text for event in form.tell(state, action))
            after = state.apply(action)
            for what, words in TOLD.items():
                told[what] += len(re.findall(words, events))
            told["passed"] -= after.to_move == state.to_move and "It is the turn" in events
            state = after
        happened = {each.name: each.times(state) for each in form.happenings}
        assert happened == {what: told[what] for what in TOLD if what in watched}
        seen |= {what for what, times in happened.items() if times}
    assert seen == watched


def test_a_run_is_of_the_forms_that_so_many_play() -> None:
    assert [form.name for form in forms_of("portrait-authors", None, 3)] == ["full", "easy", "bank"]
    assert [form.name for form in forms_of("portrait-authors", None, 8)] == ["full", "easy"]
    with pytest.raises(UnknownName, match="The Bank game is not played by 8"):
        forms_of("portrait-authors", "bank", 8)


# ------------------------------------------------------------------ matches


def cut_lines(match: Any) -> list[str]:  # noqa: ANN401 - a match of this game
    return [line.reason for line in match.sheet if line.deal == 0]


def test_the_first_dealer_is_cut_for_by_the_alphabet() -> None:
    form = form_of("full")
    for seed in range(40):
        match = form.match(seed, seats=8)
        *_, last = cut_lines(match)
        cuts = last.partition(";")[0].removeprefix("cut: ")
        found = {}
        for part in cuts.replace(", portrait", "").replace(", sketch", "").split(", "):
            _, seat, name = part.split(" ", 2)
            found[int(seat)] = name.split()[-1]
        assert found[match.dealer] == min(found.values())
        assert list(found.values()).count(found[match.dealer]) == 1
        assert match.sheet[0].clause == "AUTH-B18"
    assert match.state.to_move == (match.dealer + 1) % 8


@pytest.mark.parametrize(("name", "seats"), [("full", 3), ("easy", 2), ("bank", 2)])
def test_a_match_is_one_game(name: str, seats: int) -> None:
    form = form_of(name)
    outcomes = set()
    for seed in range(12 if name == "easy" else 3):
        match = form.match(seed, seats=seats)
        chance = Random(seed).random
        while not match.over:
            legal = match.state.legal()
            match.play(form.simple_action(match.state.view(match.state.to_move), legal, chance))
        outcome = match.state.outcome
        assert match.score == outcome.points
        best = tuple(s for s, made in enumerate(outcome.points) if made == max(outcome.points))
        assert match.winners == best
        assert match.winner == (best[0] if len(best) == 1 else NOBODY)
        assert match.next_first_dealer == (match.dealer + 1) % seats
        assert [line.clause for line in match.sheet][-1] == "AUTH-B11"
        with pytest.raises(InputError, match="the match is over"):
            match.next()
        outcomes.add(len(best))
    assert outcomes


def test_a_match_seats_no_more_than_the_form() -> None:
    with pytest.raises(InputError, match="The Bank game is not played by 5"):
        form_of("bank").match(1, seats=5)
    assert form_of("full").match(1).score == (0, 0, 0, 0)


# ------------------------------------------------------------------ positions

MISTAKES: list[tuple[str, dict[str, Any], str]] = [
    ("full", {"seats": 1}, "not played by 1"),
    ("full", {"seats": 9}, "whole number from 0 to 8"),
    ("full", {"hand": {}}, "did you mean “hands”"),
    ("full", {"hands": {4: "poets"}}, "there is no seat 4"),
    (
        "full",
        {"hands": {0: "poets", 1: "holmes-sketch"}},
        "lies in the hand of Seat 1 and in the hand of Seat 0",
    ),
    ("full", {"hands": {0: "poet"}}, "no card “poet”"),
    ("full", {"hands": {0: 7}}, "it wants cards"),
    ("full", {"hands": {0: "poets", 1: "", 2: "", 3: ""}}, "raymond-portrait lies nowhere"),
    ("full", {"hands": {1: ""}, "dealer": 0}, "Seat 1 holds no card, and is not asked"),
    ("full", {"bank": "poets"}, "The full game has none"),
    ("full", {"stacks": "poets"}, "it wants a list such as"),
    ("full", {"stacks": [[0]]}, "is no stack"),
    ("full", {"stacks": [[5, "poets"]]}, "is no stack"),
    ("full", {"stacks": [[0, "holmes-portrait"]]}, "not complete pairs of one group"),
    ("full", {"stacks": [[0, "holmes raymond"]]}, "not complete pairs of one group"),
    ("full", {"stacks": [[0, ""]]}, "not complete pairs of one group"),
    ("easy", {"stacks": [[0, "holmes-portrait"]]}, "not a whole book"),
    ("full", {"now": "writers"}, "there is no group “writers”"),
    ("full", {"gained": {0: 3}}, "it wants groups"),
    ("full", {"lucky": True}, "nobody draws once more"),
    ("bank", {"lucky": True, "hands": {1: "poets"}}, "say now"),
]


@pytest.mark.parametrize(("name", "facts", "message"), MISTAKES)
def test_a_position_that_cannot_be_is_refused(
    name: str, facts: dict[str, Any], message: str
) -> None:
    with pytest.raises(InputError, match=message):
        form_of(name).position(facts)


def played_out(form: Any, seed: int) -> list[Any]:  # noqa: ANN401 - any form
    """The states of a game at random."""
    chance = Random(seed).random
    seats = form.seat_choices[seed % len(form.seat_choices)]
    states = [form.deal(seed, dealer=seed % seats, seats=seats)]
    while not states[-1].over:
        states.append(states[-1].apply(chosen(states[-1], chance)))
    return states


@pytest.mark.parametrize("agreed", [{}, {"r2_in_hand_only": "on"}, {"r3d": "same-group"}], ids=str)
@pytest.mark.parametrize("name", GAME.forms)
def test_every_state_of_play_can_be_said(name: str, agreed: dict[str, str]) -> None:
    form = own_form(3, 3, name)
    form = form.with_options(**{k: v for k, v in agreed.items() if k in form.questions})
    for seed in range(14):
        for state in played_out(form, seed)[:-1]:
            placed = form.position(said_of(state))
            ids = range(form.action_count + len(form.calls))
            assert placed.legal() == state.legal()
            assert [judge(placed, a)[:3] for a in ids] == [judge(state, a)[:3] for a in ids]
            action = state.legal()[0]
            assert form.tell(placed, action) == form.tell(state, action)
            one, other = placed.apply(action), state.apply(action)
            assert (one.legal(), one.counts) == (other.legal(), other.counts)
            for seat in range(state.seats):
                assert one.hand(seat) == other.hand(seat)
            if not one.over:
                assert said_of(one) == said_of(other)


@pytest.mark.parametrize("name", GAME.forms)
def test_what_is_garbled_is_refused_or_played(name: str) -> None:
    form = own_form(3, 2, name)
    made, refused = 0, []
    for seed in range(15):
        for number, state in enumerate(played_out(form, seed)[:-1][:20]):
            chance = Random(f"{seed} {number}")
            try:
                position = form.position(garbled(form, said_of(state), chance))
            except InputError as error:
                refused.append(error.message)
                continue
            assert sorted(position.order) == list(range(len(form.pack)))
            play_out(position, chance)
            made += 1
    assert made > 10
    assert len(refused) > 10
    assert all(message.startswith("position: ") for message in refused), refused


def test_a_position_goes_on_like_a_game_and_has_no_record() -> None:
    form: Form[Any] = form_of("bank")
    said = {"dealer": 1, "hands": {0: "holmes longfellow"}, "now": "poets", "lucky": True}
    state = form.position({**said, "gained": {1: "humorists"}})
    assert (state.question, [form.action_name(a) for a in state.legal()]) == (
        "draw",
        ["stack poets", "p"],
    )
    assert (state.gained >> 64).bit_count() == 8
    after = play(state, form.parse("p"))
    assert (after.to_move, len(after.undrawn)) == (1, 64 - 4 - 2)
    with pytest.raises(InputError, match="no record"):
        Record.of(after)
