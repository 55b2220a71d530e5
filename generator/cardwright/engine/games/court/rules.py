"""The options of Court, and the rules in which it differs from Sixty-Six."""

from dataclasses import dataclass, replace
from typing import Literal

from cardwright.engine.games.court import four_handed, messages, score, sentences
from cardwright.engine.games.four_seat.form import FourSeat
from cardwright.engine.games.trick_and_draw.form import TrickAndDraw, TrickAndDrawLaw
from cardwright.engine.games.trick_and_draw.table import (
    CLOSE,
    DECLARE,
    DRAW,
    EXCHANGE,
    FOUR,
    PASS,
    TrickAndDrawRules,
)
from cardwright.engine.kernel import Options
from cardwright.ledger import Ledger


@dataclass(frozen=True, slots=True)
class CourtOptions(Options):
    """The agreements of a table; each field is an option of the ledger."""

    no_sixty: Literal["none", "carry", "higher"] = "none"  # COURT-B7
    tie_carry: Literal["accumulates", "single"] = "accumulates"  # COURT-B8
    declare_when: Literal["own-turn", "after-couplet"] = "own-turn"  # COURT-B9
    exchange_closes_at: Literal["face-down", "court-card"] = "face-down"  # COURT-B12
    close_before_draw: Literal["off", "on"] = "off"  # COURT-B14
    marriages: Literal["off", "on"] = "off"  # COURT-B25, four-handed


DEFAULTS = CourtOptions()


def rules(options: CourtOptions) -> TrickAndDrawRules:
    """The rules for two hands, under these options."""
    return TrickAndDrawRules(
        target=60,  # COURT-CNT-2
        half=30,  # COURT-CNT-3
        pair=("crown", "royal"),  # COURT-CNT-5
        plain_pair=20,
        trump_pair=30,  # COURT-CNT-8
        low="jester",  # COURT-2H-R1
        four=("crown", "royal", "knight", "esquire"),  # COURT-2H-R9
        last_trick=10,  # COURT-2H-R13a
        declares_on_reply=options.declare_when == "own-turn",
        asks_before_draw=options.close_before_draw == "on",
        declares_before_draw=False,
        closes_first_lead=True,  # COURT-B14
        swaps_on_first_close=False,  # COURT-B13
        swaps_after_last_draw=options.exchange_closes_at == "court-card",
        late_pairs=True,  # COURT-B4
        shows_last_trick=True,  # COURT-2H-R6
        pays_for_revoke=True,  # COURT-2H-R4d
    )


LAW = TrickAndDrawLaw(
    rules=rules,
    score=score.outcome,
    says=messages.SAYS,
    tells=sentences.TELLS,
    words={
        "exchange": EXCHANGE,
        "close": CLOSE,
        "declare": DECLARE,
        "declare sixty": DECLARE,
        "pass": PASS,
        "draw": DRAW,
        "lay down four": FOUR,
    },
    calls={
        "revoke {seat}": "forfeits",  # COURT-2H-R4d
        "no-draw {seat} at-once": "goes on",  # COURT-2H-R14a
        "no-draw {seat} draw": "goes on",  # COURT-2H-R14b
        "no-draw {seat} end": "ends",
    },
)


LAW_OF_THREE = replace(LAW, says=messages.SAYS_OF_THREE, tells=sentences.TELLS_OF_THREE)


def make_form(ledger: Ledger, name: str, options: Options) -> FourSeat | TrickAndDraw:
    """The form of this name, under these options."""
    if name == "four-handed":
        return FourSeat(ledger, name, options, four_handed.LAW)
    return TrickAndDraw(ledger, name, options, LAW_OF_THREE if name == "three-handed" else LAW)
