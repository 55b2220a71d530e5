"""The options of Sixty-Six, and the rules in which it differs from Court."""

from dataclasses import dataclass, replace
from typing import Literal

from cardwright.engine.games.four_seat.form import FourSeat
from cardwright.engine.games.sixty_six import four_handed, messages, score, sentences
from cardwright.engine.games.trick_and_draw.form import TrickAndDraw, TrickAndDrawLaw
from cardwright.engine.games.trick_and_draw.table import (
    CLOSE,
    DECLARE,
    DRAW,
    EXCHANGE,
    PASS,
    TrickAndDrawRules,
)
from cardwright.engine.kernel import Options
from cardwright.ledger import Ledger


@dataclass(frozen=True, slots=True)
class SixtySixOptions(Options):
    """The agreements of a table; each field is an option of the ledger."""

    original_leader_may_close: Literal["off", "on"] = "off"  # S66-C1, S66-B1
    marriage_after_close: Literal["on", "off"] = "on"  # S66-B7
    revoke: Literal["two-points", "none"] = "two-points"  # S66-B17
    head_plain: Literal["on", "off"] = "on"  # S66-B8, four-handed
    ten_bonus: Literal["off", "on"] = "off"  # S66-B12, four-handed


DEFAULTS = SixtySixOptions()


def rules(options: SixtySixOptions) -> TrickAndDrawRules:
    """The rules for two hands, under these options."""
    first_close = options.original_leader_may_close == "on"
    return TrickAndDrawRules(
        target=66,  # S66-X12
        half=33,
        pair=("king", "queen"),  # S66-X10
        plain_pair=20,
        trump_pair=40,
        low="9",  # S66-X9
        four=(),
        last_trick=10,  # S66-X4
        declares_on_reply=False,  # S66-B16
        asks_before_draw=True,  # S66-C3
        declares_before_draw=True,  # S66-B16
        closes_first_lead=first_close,
        swaps_on_first_close=first_close,  # S66-C2
        swaps_after_last_draw=False,  # S66-X9
        late_pairs=options.marriage_after_close == "on",
        shows_last_trick=False,  # S66-X8
        pays_for_revoke=options.revoke == "two-points",
    )


LAW = TrickAndDrawLaw(
    rules=rules,
    score=score.outcome,
    says=messages.SAYS,
    tells=sentences.TELLS,
    words={
        "exchange": EXCHANGE,
        "close": CLOSE,
        "announce sixty-six": DECLARE,
        "declare": DECLARE,
        "declare sixty-six": DECLARE,
        "pass": PASS,
        "draw": DRAW,
    },
    calls={
        "no-draw {seat} draw": "goes on",  # S66-L13
        "no-draw {seat} end": "ends",
        "stray-draw {seat} end": "ends",  # S66-L14, S66-L15
        "fresh-deal": "ends",  # S66-L10
        "revoke {seat}": "forfeits",  # S66-B17
    },
)


LAW_OF_THREE = replace(LAW, tells=sentences.TELLS_OF_THREE)


def make_form(ledger: Ledger, name: str, options: Options) -> FourSeat | TrickAndDraw:
    """The form of this name, under these options."""
    if name == "four-handed":
        return FourSeat(ledger, name, options, four_handed.LAW)
    return TrickAndDraw(ledger, name, options, LAW_OF_THREE if name == "three-handed" else LAW)
