"""Positions of Court and Sixty-Six for two hands, and which question decides for the judge there.

Together they draw out every sentence that the judge of either game has to say.
"""

from typing import NamedTuple

import pytest

from cardwright.engine import judge, play
from cardwright.engine.games.court.messages import SAYS as COURT
from cardwright.engine.games.sixty_six.messages import SAYS as SIXTY_SIX
from cardwright.engine.games.trick_and_draw.state import TrickAndDrawState
from tests.engine.dealing import dealt, form_of
from tests.engine.vector_runs import Run
from tests.engine.vectors import vectors

# The hand of the first player, who is Seat 1, of the second; the turn-up; the stock from the top.
DEALS = {
    "court": {
        # Gold is the court color all along. The second player has been dealt its four best cards …
        "four": ("RC RR GJ BK BE KS", "GC GR GK GE BC KJ", "GS", "RK RE"),
        # … the four best cards of another color.
        "plain four": ("BK BE KS RJ KJ KK", "RC RR RK RE GC BC", "GS", ""),
        # The first player can take every couplet, and holds the Jester …
        "long": (
            "GC GR GK RC BC GJ",
            "RS RJ BS BJ KS KJ",
            "GE",
            "KC KR RR RK BR BK RE BE KK KE GS",
        ),
        # … or draws it as the last face-down card.
        "late": (
            "GC GR GK RC BC GS",
            "RS RJ BS BJ KS KJ",
            "GE",
            "KC KR RR RK BR BK RE BE KK KE GJ",
        ),
        # Replies to red cards: two of red and one of gold, neither of both.
        "follows": ("RE RC RS BE KS KE", "RK RJ GC BJ KJ BC", "GS", ""),
        "void": ("RE RC BK BE KS GE", "BC BR BJ KC KR KJ", "GS", ""),
        # The second player can take a couplet, and holds the Jester.
        "jester": ("RE GE BK BE KS KE", "RC RR GJ BJ KJ KK", "GS", ""),
        "pairs": ("BC BR RC RR KS KE", "KJ BJ RJ GJ RS BS", "GS", ""),
        "jester up": ("RE GE BC BR KS KE", "RC RR GS BJ KJ KK", "GJ", ""),
    },
    "sixty-six": {
        # Hearts are trumps all along. The first player can win the first trick.
        "pairs": ("AS KS QS 9H KD JC", "AH KH QH JD 9D 9C", "JH", "QD 10D"),
        "long": (
            "AH 10H KH AS AC 9H",
            "JS 9S JC 9C JD 9D",
            "JH",
            "AD KD QS KS QC KC 10D QD 10S 10C QH",
        ),
        "follows": ("QS AS JS JC 9D QD", "KS 9S AH 9C JD AC", "JH", ""),
        "void": ("QS AS JC QC JD QH", "AD KD 9D AC KC 9C", "JH", ""),
        "nine": ("QS QH JC QC JD 10D", "AS KS 9H 9C JS 9D", "JH", ""),
        "nine up": ("QS QH JC QC JD 10D", "AS KS JH 9C JS 9D", "9H", ""),
    },
}
SIX = "GC RS GR RJ GK BS RC BJ BC KS KC KJ"  # couplets of the long deals of Court
SIX_TRICKS = "AH JS d 10H 9S d KH JC d AS 9C d AC JD d AD 9D"  # tricks of that of Sixty-Six
SAYS = {"court": COURT, "sixty-six": SIXTY_SIX}
#: What is said to a call of the referee that is in order.
IN_ORDER = (
    "revoked",
    "missed, drawn at once",
    "missed, drawn",
    "missed, ended early",
    "missed, ended after close",
    "missed, ended",
    "strayed",
)


class Position(NamedTuple):
    """A deal, the moves and perhaps a call, and for some actions the question that decides."""

    game: str
    deal: str
    moves: str
    decides: str
    agreed: str = ""
    form: str = "two-handed"

    def state(self) -> TrickAndDrawState:
        agreed = dict(choice.split("=") for choice in self.agreed.split())
        form = form_of(self.game, self.form, **agreed)
        moves, _, call = self.moves.partition(", ")
        state = dealt(form, *DEALS[self.game][self.deal])
        for action in [*moves.split(), *([call] if call else [])]:
            state = play(state, form.parse(action))
        return state


POSITIONS = [
    # ------------------------------------------------------------------ Court: the first couplets
    Position(
        "court",
        "four",
        "",
        "BK: leads first; GC: not held; GS: turned up; RC!: announces first; GC!: lacks pair; "
        "x: exchanges trickless; z: closes first; 60: declares trickless; p: passes leading first; "
        "d: draws undue; 4: lacks four; revoke 0: revoked unbound; "
        "no-draw 0 at-once: missed nothing; no-draw 0 draw: missed nothing; "
        "no-draw 1 end: missed nothing",
    ),
    Position(
        "court",
        "four",
        "RC!",
        "BC: replies freely; GC!: announces replying; x: lacks low; z: closes replying; "
        "60: declares trickless; p: passes replying; d: draws within trick; 4: lays down",
    ),
    Position(
        "court",
        "long",
        f"{SIX} d RR RK BR BK RE GE BE GJ KK KR KE GS",
        "GS: over; 60: over; revoke 1: over; no-draw 1 end: over",
    ),
    Position(
        "court",
        "void",
        "z RE BJ RC KJ GE BR BK BC KC KS KR BE",
        "60: over after closing; revoke 1: over after closing",
    ),
    Position("court", "four", "RC! 4", "GC: over by laying down; revoke 0: over by laying down"),
    Position("court", "plain four", "BK", "4: lays down plain four"),
    Position(
        "court",
        "four",
        "RC! KJ",
        "BK: leads; p: passes leading; x: exchanges; z: closes; 60: declares short; "
        "no-draw 0 at-once: missed, drawn at once; no-draw 0 draw: missed in time; "
        "no-draw 0 end: missed in time; no-draw 1 at-once: missed, drawn at once; "
        "no-draw 1 draw: missed, drawn; no-draw 1 end: missed, ended early",
    ),
    Position(
        "court",
        "four",
        "RC! KJ BK",
        "4: lays down too late; no-draw 0 end: missed in time; no-draw 1 end: missed, ended early; "
        "no-draw 1 draw: missed, drawn; no-draw 1 at-once: missed, drawn at once",
    ),
    Position(
        "court",
        "four",
        "RC! KJ BK BC",
        "GC!: announces trumps; no-draw 0 draw: missed, drawn; no-draw 1 end: missed, ended",
    ),
    Position(
        "court",
        "four",
        "RC! KJ BK BC GC!",
        "BK: announced; GR!: announces twice; x: announced; z: announced; 60: declares short; "
        "p: passes announced; d: draws within trick",
    ),
    Position("court", "four", "RC! KJ BK BC GC! 60", "GR: over by declaring"),
    Position("court", "four", "RC! KJ BK BC, no-draw 1 end", "GR: over by no-draw"),
    Position("court", "four", "RC! KJ BK BC, no-draw 1 draw", "GR!: announces trumps"),
    Position("court", "pairs", "KS KJ", "RC!: announces; BR!: announces; KC!: lacks pair"),
    Position("court", "jester", "RE RC KK", "60: declares trickless; z: closes replying"),
    Position("court", "jester", "RE RC GJ GE BK", "60: declares short"),
    Position("court", "four", "RR! GE GC! p RC", "60: declares"),
    Position(
        "court",
        "jester",
        "RE RC GJ GE BK",
        "60: declares replying; RR: replies freely",
        "declare_when=after-couplet",
    ),
    Position("court", "jester up", "RE RC", "x: low lies there; GJ: turned up"),
    Position("court", "jester up", "KS KJ BC!", "x: announced"),
    # ------------------------------------------------------------------ Court: after a close
    Position(
        "court",
        "four",
        "z",
        "z: closes twice; d: draws though closed; x: exchanges trickless; RC!: announces late",
    ),
    Position(
        "court",
        "four",
        "z RR",
        "BC: shirks; GC: trumps; 4: lays down after close; no-draw 0 draw: missed though closed; "
        "no-draw 0 at-once: missed though closed; no-draw 0 end: missed nothing; "
        "revoke 0: revoked nowhere; z: closes replying; d: draws though closed",
    ),
    Position("court", "four", "z RR GE", "GC!: announces late; z: closes twice; 4: lacks four"),
    Position("court", "four", "z RR GE", "revoke 0: revoked; revoke 1: revoked leading"),
    Position("court", "four", "RC! KJ z BK", "4: lays down too late"),
    Position(
        "court",
        "four",
        "RC! KJ z",
        "no-draw 1 at-once: missed though closed; no-draw 1 draw: missed though closed; "
        "no-draw 1 end: missed, ended after close; no-draw 0 end: missed, ended after close",
    ),
    Position("court", "four", "z RR GE GC", "GJ: follows"),  # although it is of the court color
    Position("court", "four", "z RR GE, revoke 0", "GC: over by revoke; d: over by revoke"),
    Position("court", "follows", "z RE", "RK: takes; RJ: stays below; GC: strays; BJ: strays"),
    Position(
        "court",
        "follows",
        "z RC",
        "RK: follows; RJ: follows; GC: strays in vain; 60: declares trickless",
    ),
    Position("court", "void", "z RE", "BC: throws off; KJ: throws off; RC: not held"),
    Position("court", "void", "z GE", "BC: throws off; p: passes bound"),
    Position(
        "court",
        "jester",
        "RE RC KJ KS z",
        "RR: asked to exchange; RR!: asked to exchange; 60: asked to exchange; "
        "GS: asked to exchange; p: passes; "
        "x: exchanges after close; z: closes twice; d: draws though closed",
    ),
    Position("court", "jester", "RE RC KJ KS z p KE", "x: led since close"),
    Position("court", "jester", "z RE", "x: led since close"),
    Position("court", "jester", "RE RC z", "x: exchanges after close"),
    Position("court", "jester", "RE RC z x RR", "revoke 0: revoked nowhere"),
    # ------------------------------------------------------------------ Court: the last draws
    Position(
        "court",
        "long",
        SIX,
        "RR: undrawn; RR!: undrawn; p: undrawn; d: draws; 60: declares undrawn; "
        "z: closes undrawn; x: exchanges before last draw; 4: lacks four",
    ),
    Position(
        "court",
        "long",
        f"{SIX} d",
        "GJ: leads; x: turn-up drawn; z: closes too late; d: draws from nothing; "
        "GE: not held; revoke 0: revoked nowhere; no-draw 0 end: missed, ended",
    ),
    Position("court", "long", f"{SIX} d GJ", "x: lacks low"),
    Position("court", "long", f"{SIX} d GJ GE", "revoke 0: revoked; RC!: lacks pair"),
    Position("court", "long", "", "GC!: announces first"),
    Position(
        "court",
        "late",
        SIX,
        "RR: turn-up due; RR!: turn-up due; 60: turn-up due; z: closes undrawn; d: draws twice; "
        "x: exchanges before turn-up; p: passes before turn-up",
        "exchange_closes_at=court-card",
    ),
    Position("court", "late", SIX, "GJ: leads; x: turn-up drawn; d: draws from nothing"),
    Position("court", "long", "GC RS", "z: closes before drawing", "close_before_draw=on"),
    Position("court", "long", "GC RS z", "d: draws though closed before", "close_before_draw=on"),
    Position("court", "long", "GC RS d z", "d: draws though closed", "close_before_draw=on"),
    Position(
        "court",
        "four",
        "z",
        "revoke 0: sits out; no-draw 0 at-once: sits out; no-draw 0 draw: sits out; "
        "no-draw 0 end: sits out",
        form="three-handed",
    ),
    Position("court", "four", "", "revoke 0: sits out", form="three-handed"),
    # ------------------------------------------------------------------ Sixty-Six: the first tricks
    Position(
        "sixty-six",
        "pairs",
        "",
        "KS: leads first; KH: not held; JH: turned up; KS!: announces first; KH!: lacks pair; "
        "x: exchanges trickless; z: closes too early; 66: declares trickless; "
        "p: passes leading first; d: draws undue; 4: lays down nothing; "
        "no-draw 0 end: missed nothing; stray-draw 0 end: strayed; fresh-deal: dealt afresh",
    ),
    Position("sixty-six", "pairs", "", "z: closes first", "original_leader_may_close=on"),
    Position(
        "sixty-six",
        "pairs",
        "z",
        "x: exchanges on first close; d: draws though closed; fresh-deal: dealt afresh",
        "original_leader_may_close=on",
    ),
    Position(
        "sixty-six",
        "pairs",
        "AS",
        "JD: replies freely; KH!: announces replying; x: lacks low; z: closes replying; "
        "66: declares replying; p: passes replying; d: draws within trick; fresh-deal: dealt and "
        "begun",
    ),
    Position(
        "sixty-six",
        "pairs",
        "AS JD",
        "KS: undrawn; KS!: undrawn; p: undrawn; d: draws; z: closes before drawing; "
        "x: exchanges; 66: declares short; no-draw 0 end: missed nothing",
    ),
    Position("sixty-six", "pairs", "KS! AH d KH! p AS", "66: declares"),
    Position(
        "sixty-six",
        "pairs",
        "AS JD d",
        "KS: leads; p: passes leading; KS!: announces; QD!: announces; z: closes; x: exchanges; "
        "d: draws undue; no-draw 0 end: missed just now; fresh-deal: dealt and begun",
    ),
    Position(
        "sixty-six",
        "pairs",
        "AS JD d KS!",
        "QS: announced; QD!: announces twice; x: announced; z: announced; 66: declares short; "
        "p: passes announced; no-draw 1 draw: missed, drawn; no-draw 0 draw: missed just now; "
        "no-draw 0 end: missed just now",
    ),
    Position(
        "sixty-six",
        "long",
        f"{SIX_TRICKS} d 10S KS QS JH KD 10D QC 10C KC 9H QH QD",
        "QD: over; 66: over; stray-draw 0 end: over; fresh-deal: over",
    ),
    Position(
        "sixty-six", "void", "QS 9D z AS 9C QC KC AD JD KD QH JC AC", "AC: over after closing"
    ),
    Position("sixty-six", "pairs", "AS JD d KS! 66", "QS: over by declaring"),
    Position("sixty-six", "pairs", "AS JD d KS 9C d, no-draw 1 end", "QS: over by no-draw"),
    Position("sixty-six", "pairs", "AS JD d, stray-draw 0 end", "QS: over by stray-draw"),
    Position("sixty-six", "pairs", ", fresh-deal", "QS: over by fresh-deal"),
    Position(
        "sixty-six",
        "pairs",
        "JC 9C d QS AH d",
        "KH!: announces trumps; no-draw 0 end: missed, ended",
    ),
    Position("sixty-six", "nine up", "JC", "x: low lies there; 9H: turned up"),
    # ------------------------------------------------------------------ Sixty-Six: after a close
    Position(
        "sixty-six",
        "pairs",
        "AS JD z",
        "d: draws though closed before; z: closes twice; x: exchanges after close; "
        "KS!: announces late; no-draw 0 draw: missed though closed; "
        "stray-draw 0 end: strayed though closed",
    ),
    Position(
        "sixty-six",
        "pairs",
        "AS JD d z",
        "d: draws though closed; KS!: announces late; no-draw 0 end: missed just now; "
        "revoke 0: revoked nowhere",
    ),
    Position("sixty-six", "follows", "JC 9C d QS", "revoke 0: revoked unbound"),
    Position("sixty-six", "follows", "JC 9C d z QS", "no-draw 1 end: missed, ended after close"),
    Position(
        "sixty-six", "follows", "JC 9C d z QS KS", "revoke 0: revoked; revoke 1: revoked leading"
    ),
    Position(
        "sixty-six", "follows", "JC 9C d z QS KS", "revoke 0: revoked for nothing", "revoke=none"
    ),
    Position("sixty-six", "follows", "JC 9C d z QS KS, revoke 0", "QS: over by revoke"),
    Position("sixty-six", "pairs", "AS JD d x z", "d: draws though closed"),
    Position("sixty-six", "pairs", "AS JD x z", "d: draws though closed before"),
    Position(
        "sixty-six",
        "pairs",
        "AS JD d z",
        "KS!: announces too late; KC!: lacks pair",
        "marriage_after_close=off",
    ),
    Position("sixty-six", "follows", "JC 9C d z QS", "KS: takes; 9S: stays below; AH: strays"),
    Position(
        "sixty-six", "follows", "JC 9C d z AS", "KS: follows; 9S: follows; JD: strays in vain"
    ),
    Position("sixty-six", "void", "QS 9D z AS", "AC: throws off; KD: throws off; p: passes bound"),
    Position(
        "sixty-six",
        "nine",
        "QS AS d 9C JC d z",
        "KS: asked to exchange; KS!: asked to exchange; 66: asked to exchange; "
        "p: passes; x: exchanges after close",
    ),
    Position(
        "sixty-six", "nine", "QS AS d 9C JC d z p QC", "x: led since close; 9H: trumps; JS: shirks"
    ),
    # ------------------------------------------------------------------ Sixty-Six: the last draws
    Position(
        "sixty-six",
        "long",
        SIX_TRICKS,
        "d: draws; x: exchanges before last draw; z: closes before drawing",
    ),
    Position(
        "sixty-six",
        "long",
        f"{SIX_TRICKS} d",
        "9H: leads; x: turn-up drawn; z: closes too late; d: draws from nothing; "
        "stray-draw 0 end: strayed from nothing; no-draw 0 end: missed, ended",
    ),
    Position(
        "sixty-six",
        "pairs",
        "",
        "no-draw 0 end: sits out; stray-draw 0 end: sits out",
        "",
        "three-handed",
    ),
    Position("sixty-six", "pairs", "AS JD z", "stray-draw 0 end: sits out", form="three-handed"),
]


@pytest.mark.parametrize("position", POSITIONS, ids=lambda p: f"{p.game} {p.moves} {p.agreed}")
def test_the_judge_decides_on_the_question_that_matters(position: Position) -> None:
    state = position.state()
    says = SAYS[position.game]
    wanted = dict(item.split(": ") for item in position.decides.split("; "))
    verdicts = {action: judge(state, state.form.parse(action)) for action in wanted}
    said = {action: verdict.saying for action, verdict in verdicts.items()}
    assert said == {action: says[key] for action, key in wanted.items()}
    allowed = {action for action, verdict in verdicts.items() if verdict.ok}
    legal = {state.form.action_name(action) for action in state.legal()}
    heard = {action for action in wanted if wanted[action] in {*IN_ORDER, "dealt afresh"}}
    assert allowed == legal & wanted.keys() | heard
    assert all(verdict.text.endswith(".") for verdict in verdicts.values())
    assert {verdict.cards for verdict in verdicts.values()} == {state.form.card_names}


@pytest.mark.parametrize("game", SAYS)
def test_every_sentence_of_the_judge_is_said_in_some_position(game: str) -> None:
    heard = {
        message
        for vector in vectors()
        if vector.game == game
        for case in vector.case
        for message in Run(vector, case).heard
    }
    decided = " ".join(f"{position.decides};" for position in POSITIONS if position.game == game)
    silent = [
        key
        for key, message in SAYS[game].items()
        if f": {key};" not in decided and message not in heard
    ]
    assert silent == [], "a vector whose case allows or refuses it, or one of POSITIONS here"


def test_of_three_the_player_on_the_dealer_s_left_leads_first() -> None:
    state = form_of("court", "three-handed").deal(seed=1, dealer=1)
    for action in (*state.hand(state.to_move), state.form.parse("p")):
        verdict = judge(state, action)
        assert verdict.clause == "COURT-B21"
        assert "on the dealer’s left" in verdict.text
    two = form_of("court").deal(seed=1)
    assert {judge(two, card).clause for card in two.hand(two.to_move)} == {"COURT-2H-4"}


@pytest.mark.parametrize(
    ("deal", "moves", "refused", "cards"),
    [
        ("follows", "z RE", "GC", "Red Knight"),  # neither the Jester, which is lower, …
        ("follows", "z RE", "RJ", "Red Knight"),
        ("follows", "z RC", "BJ", "Red Knight or Red Jester"),  # … unless both are
        ("four", "z RR", "BC", "Gold Crown, Gold Royal, Gold Knight or Gold Esquire"),
    ],
)
def test_a_refusal_names_what_may_be_played(
    deal: str, moves: str, refused: str, cards: str
) -> None:
    state = Position("court", deal, moves, "").state()
    verdict = judge(state, state.form.parse(refused))
    assert verdict.text.endswith(f": play the {cards}.")
