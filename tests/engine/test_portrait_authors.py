"""Portrait Authors: its forms, packs of one’s own, and its states and views."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from cardwright.engine import judge, load_game, play, read_game
from cardwright.engine.games.portrait_authors.score import award
from cardwright.engine.outcome import Award, Count
from cardwright.engine.record import Record, parse_records, replay
from cardwright.engine.story import lines, story
from cardwright.errors import InputError, LedgerError, RecordError, UnknownName
from cardwright.paths import data
from tests.engine.own_packs import own_form
from tests.tiers import every

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


@pytest.mark.parametrize(
    ("authors", "seats", "each"), [(2, 3, 1), (2, 2, 1), (4, 3, 1), (6, 3, 2), (60, 3, 10)]
)
def test_the_bank_of_a_small_pack_is_no_smaller_than_the_hands(
    authors: int, seats: int, each: int
) -> None:
    form: Any = own_form(1, authors, "bank")  # with what only this game has
    state = form.deal(1, seats=seats)
    assert [len(state.hand(seat)) for seat in range(seats)] == [each] * seats
    assert form.dealt_to(seats) == each


def test_two_are_warned_of_the_full_game_alone() -> None:
    form = form_of("full")
    assert form.warnings(2)[0].clauses == ("AUTH-D8", "AUTH-B2")
    assert form.warnings(3) == form_of("easy").warnings(2) == form_of("bank").warnings(2) == ()
    told = lines(story(Record.of(form.deal(1, seats=2), 1)))
    assert any("the first caller can work out every card" in line for line in told)


@pytest.mark.parametrize(
    ("groups", "authors", "name"),
    every(5, [(*pack, name) for pack in ((3, 2), (13, 4), (20, 3), (2, 6)) for name in GAME.forms]),
)
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
    assert any(
        name in event.text for event in form.action_events(state, form.parse("stack group-1"))
    )
    clauses = {
        c for event in form.action_events(state, form.parse("stack group-1")) for c in event.clauses
    }
    assert "AUTH-D9" in clauses


@pytest.mark.parametrize(
    ("stacks", "points", "clauses"),
    [
        ([[0, "holmes"]], 0, "R3a"),
        ([[0, "holmes longfellow"]], 3, "CNT-1 R3b B1"),
        ([[0, "holmes"], [1, "longfellow"]], 0, "R3a B7"),
        ([[0, "holmes"], [0, "longfellow"]], 0, "R3a B7 R7"),
        ([[0, "raymond"], [0, "longfellow lowell"]], 3, "CNT-1 R3b B1"),
        ([[0, "holmes"], [1, "longfellow whittier lowell"]], 6, "CNT-1 R3b B1 B7 B6"),
        ([[0, "holmes"], [0, "longfellow whittier lowell"]], 6, "CNT-1 R3b B1 B7 R7 B6"),
        ([[0, "holmes longfellow whittier lowell"]], 10, "CNT-1 R3b B1"),
    ],
)
def test_a_stack_counts_for_itself_by_these_clauses(
    stacks: list[Any], points: int, clauses: str
) -> None:
    state = form_of("full").position({"hands": {0: "twain", 2: "irving"}, "stacks": stacks})
    made = award(state, len(stacks) - 1)
    assert made.points == points
    assert (made.clause, *made.basis) == tuple(f"AUTH-{name}" for name in clauses.split())


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


def test_the_record_of_a_ledger_of_ones_own_is_replayed_by_that_ledger_alone(
    tmp_path: Path,
) -> None:
    path = class_file(tmp_path, ["painters", "painters", "composers", "composers"])
    game = read_game(path)
    state = game.form("full").deal(1)
    for _ in range(3):
        state = state.apply(state.legal()[0])
    record = Record.of(state, 1)
    assert record.ledger == game.ledger.digest
    (again,) = parse_records(record.line(), "own.jsonl", game)
    assert again == record
    assert replay(again, game) == state
    with pytest.raises(RecordError, match=r"own.jsonl: line 1: ledger: .* is not the ledger"):
        parse_records(record.line(), "own.jsonl")
    ours = Record.of(GAME.form("full").deal(1), 1)
    with pytest.raises(RecordError, match="is not the ledger"):
        replay(ours, game)


def test_one_word_makes_another_ledger_and_its_layout_does_not(tmp_path: Path) -> None:
    path = class_file(tmp_path, ["painters", "painters", "composers", "composers"])
    text = path.read_text(encoding="utf-8")
    record = Record.of(read_game(path).form("full").deal(1), 1)
    path.write_text(f"# copied by hand\n\n{text}", encoding="utf-8")
    assert replay(record, read_game(path)).actions == ()
    title = read_game(path).title
    path.write_text(text.replace(f'"{title}"', f'"{title} at school"', 1), encoding="utf-8")
    assert read_game(path).title == f"{title} at school"
    with pytest.raises(RecordError, match="replay it with its original ledger"):
        replay(record, read_game(path))


def test_the_authors_of_a_group_stand_together(tmp_path: Path) -> None:
    path = class_file(tmp_path, ["painters", "composers", "painters", "composers"])
    with pytest.raises(LedgerError, match="are not listed together"):
        read_game(path)


def test_a_group_of_one_author_is_no_book() -> None:
    with pytest.raises(LedgerError, match="one author"):
        own_form(3, 1, "full")
    with pytest.raises(LedgerError, match="a book of one card"):
        own_form(3, 1, "easy")


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
    views = (one.view(0), one.apply(first).view(0), one.view(1))
    assert len(set(views)) == len({hash(view) for view in views}) == len(views)
    assert one.view(0) in views


def test_a_view_shows_what_lies_open_and_ones_own_hand() -> None:
    form = form_of("bank")
    hands = {0: "holmes longfellow-portrait", 1: "raymond-portrait", 2: "irving"}
    said = {"dealer": 1, "seats": 3, "caller": 0, "hands": hands, "stacks": [[2, "twain ward"]]}
    state = play(form.position(said), form.parse("1 longfellow-sketch"))  # the Bank gives it
    award = Award(
        2,
        3,
        "AUTH-CNT-1",
        "a pair royal of the Humorists",
        ("AUTH-R3b", "AUTH-B1", "AUTH-BANK-5"),
    )
    for seat, hand in enumerate([(0, 1, 2, 3), (8,), (58, 59)]):
        view = state.view(seat)
        assert (view.seat, view.dealer, view.to_move, view.question) == (seat, 1, 0, "draw")
        assert (view.hand, view.held, view.bank) == (hand, (4, 1, 2), 53)
        assert (view.drew, view.drawers) == ((3,) if seat == 0 else (), (0,))
        assert view.piles == ((2, (32, 33, 34, 35)),)
        assert (view.counts, view.tricks) == ((Count(0, 0), Count(0, 0), Count(3, 0)), (0, 0, 1))
        assert view.awards == (award,)
        assert view.start is False
    assert form.deal(1).view(0).start is True


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
    assert won.view(3).shown_cards == ((3,), (), (), ())
    missed = play(won, form.parse("1 lowell-sketch"))
    assert missed.view(3).lacked == ((7,), (3, 7), (), ())
    stacked = play(won, form.parse("stack poets"))
    assert stacked.view(3).shown_cards == ((), (), (), ())
    # Another line of play from before is not confused with it.
    again = play(won, form.parse("2 whittier-portrait"))
    assert again.view(3).shown_cards == ((3, 4), (), (), ())
