"""How play is told: what happens, in the right order, with the clauses behind it."""

import re
from collections.abc import Iterable, Iterator
from random import Random

import pytest

from cardwright.engine.games.trick_and_draw import events
from cardwright.engine.games.trick_and_draw.form import TrickAndDraw
from cardwright.engine.games.trick_and_draw.state import TrickAndDrawState
from cardwright.engine.narration import SILENT, Facts, Narration
from cardwright.engine.outcome import Event
from tests.contract.plays import Table, recommended
from tests.engine.dealing import dealt, form_of, played
from tests.tiers import every

COURT = form_of("court")
SIXTY_SIX = form_of("sixty-six")

TABLES: list[tuple[str, dict[str, str]]] = [
    ("court", {}),
    ("court", {"exchange_closes_at": "court-card", "close_before_draw": "on"}),
    ("sixty-six", {"original_leader_may_close": "on"}),
]


def told(state: TrickAndDrawState, action: str) -> list[tuple[str, tuple[str, ...]]]:
    """The texts and the clauses, without the prefix of the game."""
    events = state.form.action_events(state, state.form.parse(action))
    return [(text, tuple(c.partition("-")[2] for c in clauses)) for text, clauses, *_ in events]


def random_play(form: TrickAndDraw, seeds: range) -> Iterator[tuple[TrickAndDrawState, int]]:
    """States and actions of deals in which few are closed or ended early."""
    chance = Random(5).random
    rash = {form.parse(action) for action in (str(form.rules.target), "4", "z")}
    for seed in seeds:
        state = form.deal(seed, dealer=seed % form.seats)
        while not state.over:
            legal = state.legal()
            quiet = [action for action in legal if action not in rash or chance() < 0.1]
            action = (quiet or legal)[int(chance() * len(quiet or legal))]
            yield state, action
            state = state.apply(action)


# ------------------------------------------------------------------ the deal


def test_a_deal_for_two_is_told_from_the_pack_to_the_lead() -> None:
    state = dealt(COURT, "GC GR GK GE GS GJ", "BC BR BK BE BS BJ", "RS")
    assert [event.text for event in COURT.deal_events(state)] == [
        "The pack has 24 cards; the Retainers and Serfs are left out.",
        "Seat 0 deals three cards at a time, to Seat 1, then to Seat 0, until each has 6.",
        (
            "The next card, the Red Standard, is turned up as the court card: the court color is "
            "Red. The talon lies face down across it: 11 cards."
        ),
        "Seat 1 leads first.",
    ]


def test_with_three_at_sixty_six_the_dealer_takes_none() -> None:
    form = form_of("sixty-six", "three-handed")
    _, deal, _, lead = form.deal_events(form.deal(seed=1, dealer=2))
    assert deal.text.endswith("The dealer takes none.")
    assert deal.clauses == ("S66-X3", "S66-3H-1")
    assert lead[:2] == ("Seat 0 leads first.", ("S66-X5",))


def test_with_three_the_dealer_takes_none() -> None:
    form = form_of("court", "three-handed")
    _, deal, _, lead = form.deal_events(form.deal(seed=1, dealer=2))
    assert deal.text.endswith("to Seat 0, then to Seat 1, until each has 6. The dealer takes none.")
    assert {"COURT-3H-2", "COURT-B21"} <= set(deal.clauses)
    assert lead[:2] == ("Seat 0 leads first.", ("COURT-B21",))


# ------------------------------------------------------------------ Court


def test_a_twenty_announced_without_a_couplet_waits_for_one() -> None:
    state = dealt(COURT, "RC RR BK BC GS KE", "GJ BJ KJ RJ GE GR", "GK")
    assert told(state, "RR!") == [
        (
            "Seat 1 announces twenty, leads the Red Royal and shows the Red Crown.",
            ("CNT-5", "B5"),
        ),
        ("It waits until Seat 1 takes a couplet.", ("CNT-7", "B5")),
    ]
    state = played(state, "RR!")
    assert told(state, "GJ")[:3] == [
        ("Seat 0 plays the Gold Jester.", ("2H-R4a",)),
        (
            "Seat 0 takes the couplet: the Gold Jester is of the court color.",
            ("B1",),
        ),
        ("It counts 8; Seat 0 has 8.", ("CARD-3", "CNT-2", "B3")),
    ]
    state = played(state, "GJ BJ")
    assert told(state, "BK")[1:4] == [
        (
            "Seat 1 takes the couplet: the Blue Knight ranks above the Blue Jester.",
            ("B1", "CARD-2"),
        ),
        ("It counts 3; Seat 1 has 3.", ("CARD-3", "CNT-2", "B3")),
        (
            "With this first couplet the 20 announced before are counted too; Seat 1 has 23.",
            ("CNT-6", "CNT-7", "B3"),
        ),
    ]


def test_a_declaration_makes_the_card_led_void_and_leaves_the_announcement() -> None:
    state = dealt(COURT, "RC RR BK BC GS KE", "GJ BJ KJ RJ GE GR", "GK")
    state = played(state, "BC BJ RR! p")
    assert told(state, "60")[0][0] == "Seat 0 declares sixty, and the round ends."
    assert told(state, "60")[1:3] == [
        (
            (
                "The Red Royal, led without a reply, counts for nobody. "
                "What was announced with it stands."
            ),
            ("2H-R7", "CNT-6", "D7"),
        ),
        ("The count is only 0.", ("2H-R5", "B3")),
    ]


def test_four_of_the_court_color_are_laid_down_even_after_a_close() -> None:
    state = dealt(COURT, "GC GR GK GE BC BR", "RC RR RK RE RS RJ", "GS")
    text, clauses = told(state, "4")[0]
    assert text.startswith("Seat 1 lays down the Crown, Royal, Knight and Esquire")
    assert clauses == ("2H-R9", "B11")
    assert told(played(state, "z"), "4")[0][1] == ("2H-R9", "B11", "D10")
    assert told(state, "4")[-1] == (
        "Seat 1 scores 3: was dealt Crown, Royal, Knight and Esquire of the court color.",
        ("2H-R9", "B11"),
    )


def test_a_close_says_what_changes_and_what_it_may_cost() -> None:
    state = dealt(COURT, "GC GR BK BC GS KE", "GJ BJ KJ RJ GE BR", "GK")
    assert told(state, "z") == [
        (
            "Seat 1 closes: the court card, the Gold Knight, is turned face down.",
            ("TERM-CLOSE", "B14", "D14"),
        ),
        (
            (
                "Nobody draws any more. Couplets left: 6; in them a player must follow color and "
                "take the couplet if possible."
            ),
            ("2H-R2", "2H-6", "2H-R4b", "2H-R4c"),
        ),
        ("Seat 0 has no couplet yet: that counts if the close fails.", ("2H-R3",)),
    ]
    state = played(state, "BK BR z")  # Seat 0 closes; Seat 1 has no couplet
    assert told(state, "BJ") == [("Seat 0 leads the Blue Jester.", ("2H-4",))]
    assert told(played(state, "BJ"), "BC")[0][1] == ("2H-R4b",)


def test_an_exchange_cites_the_rule_of_its_moment() -> None:
    first, second = "GC GR BK BC GJ KE", "GS BJ KJ RJ GE BR"
    state = played(dealt(COURT, first, second, "GK"), "BK BJ")
    text, clauses = told(state, "x")[0]
    assert text == "Seat 1 exchanges the Gold Jester for the court card, the Gold Knight."
    assert "2H-R12" in clauses
    assert "2H-R11" in told(played(state, "z"), "x")[0][1]


def test_the_last_exchange_is_followed_by_the_last_draws() -> None:
    asked = (state for state, _ in random_play(COURT, range(500)))
    state = next(state for state in asked if state.question == "before-draw")
    exchange, last, court_card, used_up = told(state, "x")
    assert {"2H-R10", "B12"} <= set(exchange[1])
    assert last[0].endswith("draws the last face-down card.")
    low = COURT.card_names[state.table.low]
    assert court_card[0].endswith(f"takes the court card, the {low}.")
    assert used_up[0].startswith("The talon is used up")


def test_the_last_couplet_counts_ten_unless_the_round_was_closed() -> None:
    for close, last in (
        ("", "The twelfth and last couplet counts 10 more; Seat"),
        ("z", "In a closed round nothing is added for the last couplet."),
    ):
        state = played(COURT.deal(seed=5), close)
        while (after := state.apply(state.legal()[0])).phase:
            state = after
        name = COURT.action_name(state.legal()[0])
        ended = "All cards of the closed round are" if close else "All cards are"
        for beginning in (last, ended):
            assert [text for text, _ in told(state, name) if text.startswith(beginning)]


def test_with_three_the_dealer_scores_with_the_winner() -> None:
    form = form_of("court", "three-handed")
    state = played(dealt(form, "GC GR BK BC GS KE", "GJ BJ KJ RJ GE BR", "GK"), "BC BJ")
    assert told(state, "60")[-2:] == [
        ("Seat 2 scores 2: the opponent declared sixty with 10.", ("2H-R5",)),
        ("Seat 0 scores 2: as many as the player who scored.", ("3H-3", "B23")),
    ]


def test_a_close_before_drawing_says_that_nobody_draws() -> None:
    form = form_of("court", close_before_draw="on")
    state = played(dealt(form, "GC GR BK BC GS KE", "GJ BJ KJ RJ GE BR", "GK"), "BK BR")
    text, clauses = told(state, "z")[0]
    assert text.endswith("is turned face down. Neither has drawn, and neither will.")
    assert clauses == ("TERM-CLOSE", "B14", "D14")
    assert told(state, "z")[1][0].startswith("Nobody draws any more. Couplets left: 5;")


def test_the_first_lead_of_three_rests_on_the_ruling_for_three() -> None:
    state = form_of("court", "three-handed").deal(seed=1)
    lead, again = state.legal()[0], "KS KJ"
    assert told(state, state.form.action_name(lead))[0][1] == ("B21",)
    state = dealt(state.form, "RC RR BK BC GS KS", "GJ BJ KJ RJ GE GR", "GK")
    assert told(played(state, again), "RC")[0][1] == ("2H-4",)
    state = dealt(COURT, "RC RR BK BC GS KS", "GJ BJ KJ RJ GE GR", "GK")
    assert told(state, "RC")[0][1] == ("2H-4",)


def test_the_jester_is_not_exchanged_for_itself() -> None:
    state = dealt(COURT, "RC RR BK BC GS KS", "GK BJ KJ RJ GE GR", "GJ")
    assert COURT.describe(COURT.parse("x"), state) == "exchange the Gold Jester for the court card"


# ------------------------------------------------------------------ Sixty-Six


def test_sixty_six_tells_in_words_of_its_own() -> None:
    state = dealt(SIXTY_SIX, "KH QH AS 10S 9D JC", "9S 9C JD QD KD AD", "AH")
    assert told(state, "QH!")[0] == (
        (
            "Seat 1 announces the marriage of trumps for forty, leads the Queen of Hearts and "
            "shows the King of Hearts."
        ),
        ("X10", "B6"),
    )
    state = played(state, "AS 9S")
    assert told(state, "z")[0] == (
        (
            "Seat 1 closes: the turn-up, the Ace of Hearts, is turned face down. Neither has "
            "drawn, and neither will."
        ),
        ("C3", "C4", "B2", "D14"),
    )
    assert told(state, "z")[1][0].startswith("Nobody draws any more. Tricks left: 5;")
    assert told(state, "z")[2][1] == ("C8",)
    assert told(state, "d") == [
        ("Seat 1 draws, then Seat 0; face-down cards left: 9.", ("X7",)),
    ]
    drawn = played(state, "d")
    assert "Both have drawn." in told(drawn, "z")[0][0]
    assert told(state, "66") == [
        ("Seat 1 declares sixty-six, and play stops.", ("X12", "B16", "D9")),
        ("The count is only 11.", ("X13", "D9")),
        ("Seat 0 scores 2: the opponent declared sixty-six with 11.", ("X13",)),
    ]


def test_a_close_on_the_first_lead_lets_the_nine_go_at_once() -> None:
    form = form_of("sixty-six", original_leader_may_close=True)
    state = dealt(form, "KH QH AS 10S 9H JC", "9S 9C JD QD KD AD", "AH")
    assert told(state, "z")[0][1] == ("C1", "B1", "D14")
    text, clauses = told(played(state, "z"), "x")[0]
    assert text == "Seat 1 exchanges the Nine of Hearts for the turn-up, the Ace of Hearts."
    assert clauses == ("C2", "B1", "B15")


# ------------------------------------------------------------------ what may be done


@pytest.mark.parametrize(
    ("game", "action", "said"),
    [
        ("court", "GC", "lead the Gold Crown"),
        ("court", "GC!", "announce thirty: lead the Gold Crown and show the Gold Royal"),
        ("court", "RR!", "announce twenty: lead the Red Royal and show the Red Crown"),
        ("court", "x", "exchange the Gold Jester for the Gold Knight"),
        ("court", "z", "close the talon"),
        ("court", "60", "declare sixty"),
        ("court", "p", "pass"),
        ("court", "d", "draw"),
        ("court", "4", "lay down the Crown, Royal, Knight and Esquire of the court color"),
        ("court", "revoke 1", "call the referee: Seat 1 had to follow or take, and did not"),
        ("sixty-six", "QS!", ("announce the marriage of trumps for forty: lead the Queen of Spades "
         "and show the King of Spades")),
        ("sixty-six", "x", "exchange the Nine of Spades for the King of Spades"),
        ("sixty-six", "z", "close the stock"),
        ("sixty-six", "66", "declare sixty-six"),
        ("sixty-six", "fresh-deal", "call the referee: there was a fault in the deal"),
    ],
)  # fmt: skip
def test_actions_are_described_in_the_imperative(game: str, action: str, said: str) -> None:
    form = form_of(game)
    state = form.deal(order=[*range(3, 15), 2, 0, 1, *range(15, 24)])  # card 2 is turned up
    assert form.describe(form.parse(action), state) == said


def test_every_action_can_be_described_at_every_moment() -> None:
    for form in (COURT, SIXTY_SIX):
        for seed in range(6):
            state = form.deal(seed)
            while not state.over:
                for action in range(form.action_count + len(form.calls)):
                    assert "{" not in form.describe(action, state)
                state = state.apply(state.legal()[-1] if seed % 2 else state.legal()[0])
        assert "for the" in form.describe(form.parse("x"), state)


# ------------------------------------------------------------------ all that is told


@pytest.mark.parametrize(("game", "agreed"), TABLES)
@pytest.mark.parametrize("name", every(2, ["two-handed", "three-handed"]))
def test_every_event_cites_clauses_of_its_form_and_names_no_hidden_card(
    game: str, name: str, agreed: dict[str, str]
) -> None:
    form = form_of(game, name, **agreed)
    known = {clause.id for clause in form.ledger.clauses_for(name)}
    card_names = re.compile("|".join(form.card_names))
    for state, action in random_play(form, range(150)):
        open_cards = {state.turn_up, state.led, state.table.low, action}
        if form.action_name(action).endswith("!"):
            number = action - len(form.pack)
            open_cards = {state.table.announcements[number], state.table.partners[number]}
        named = {form.card_names[card] for card in open_cards if 0 <= card < len(form.pack)}
        events = form.action_events(state, action)
        assert events
        for text, clauses, *_ in events:
            assert re.fullmatch(r"[A-Z][^{}]*\.", text)
            assert set(card_names.findall(text)) <= named
            assert clauses
            assert len(set(clauses)) == len(clauses)
            assert set(clauses) <= known, text


# What random play hardly meets, deal by deal: the hands of the first player and of the second, and
# the turn-up, as in `dealt`; what is agreed, and the moves.
SELDOM: dict[str, list[tuple[str, str, str, dict[str, str], str]]] = {
    "court": [
        ("GC GR GK GE BC BR", "RC RR RK RE RS RJ", "GS", {}, "4"),
        ("GC GR GK GE BC BR", "RC RR RK RE RS RJ", "GS", {}, "z 4"),
    ],
    "sixty-six": [
        (
            "KH QH AS 10S 9H JC",
            "9S 9C JD QD KD AD",
            "AH",
            {"original_leader_may_close": "on"},
            "z x",
        ),
    ],
}


def asked_of(game: str, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The pieces that the kernel asks a game for, over all that can happen."""
    asked: set[str] = set()
    real = events.make_event

    def recorded(
        state: TrickAndDrawState, facts: Facts, *keys: str, clauses: Iterable[str] = ()
    ) -> Event:
        asked.update(keys)
        return real(state, facts, *keys, clauses=clauses)

    monkeypatch.setattr(events, "make_event", recorded)
    for first, second, turn_up, agreed, moves in SELDOM[game]:
        state = dealt(form_of(game, **agreed), first, second, turn_up)
        for move in moves.split():
            told(state, move)
            state = played(state, move)
    for table, agreed in TABLES:
        for name in ("two-handed", "three-handed") if table == game else ():
            for state, action in random_play(form_of(game, name, **agreed), range(500)):
                state.form.action_events(state, action)
                if not state.actions:
                    state.form.deal_events(state)
    return asked


@pytest.mark.deep
def test_a_game_has_the_pieces_that_the_kernel_asks_for_and_no_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = {game: asked_of(game, monkeypatch) for game in SELDOM}
    every = asked["court"] | asked["sixty-six"]
    for game in SELDOM:
        for name in ("two-handed", "three-handed"):
            law = form_of(game, name).law
            assert set(law.tells.events) - set(law.calls) == every
        silent = {key for key, event in law.tells.events.items() if event == SILENT}
        assert every - asked[game] <= silent


def test_a_piece_that_is_missing_is_no_silence() -> None:
    tells = Narration(acts={}, events={"lead": Event("Seat {seat} leads.", ()), "again": SILENT})
    assert tells.event((), {"seat": 1}, "lead", "again") == Event("Seat 1 leads.", (), {"seat": 1})
    with pytest.raises(KeyError, match="agian"):
        tells.event((), {"seat": 1}, "lead", "agian")


def test_an_event_is_news_when_a_piece_of_it_is() -> None:
    pieces = {name: Event(f"{name}.", ()) for name in ("Lead", "Ball")}
    tells = Narration({}, pieces, frozenset({"Ball"}))
    assert tells.event((), {}, "Lead", "Ball").news
    assert not tells.event((), {}, "Lead").news


@pytest.mark.parametrize("table", recommended(), ids=str)
def test_of_a_deal_each_trick_ball_or_call_is_news_and_little_else(table: Table) -> None:
    state, chance = table.form().deal(3), Random(3)
    news, told = [], 0
    while not state.over:
        action = chance.choice(state.legal())
        events = state.form.action_events(state, action)
        news += [event.text for event in events if event.news]
        told += len(events)
        state = state.apply(action)
    assert 0 < len(news) < told / 2
    assert all(
        re.search(r"take|win|the ball|first to have|hold|call|lay|book", text) for text in news
    )


@pytest.mark.parametrize("game", ["court", "sixty-six"])
def test_every_call_of_the_referee_is_told_and_ends_the_deal_or_not(game: str) -> None:
    form = form_of(game)
    state = form.deal(3)
    for call in range(form.action_count, form.action_count + len(form.calls)):
        events = form.action_events(state, call)
        assert all(clauses for _, clauses, *_ in events)
        assert (len(events) > 1) == (form.effect(call) != "goes on")
