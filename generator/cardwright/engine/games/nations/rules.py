"""The options of Nations, and the rules in which it differs from other games."""

from dataclasses import dataclass
from typing import Literal

from cardwright.engine.games.four_seat.form import FourSeat, FourSeatLaw
from cardwright.engine.games.four_seat.table import FourSeatRules
from cardwright.engine.games.nations import judge, player, score, sentences
from cardwright.engine.games.nations.statistics import HAPPENINGS
from cardwright.engine.kernel import Options
from cardwright.ledger import Ledger


@dataclass(frozen=True, slots=True)
class NationsOptions(Options):
    """The agreements of a table; each field is an option of the ledger."""

    titles: Literal["off", "on"] = "off"  # NAT-B7
    turnup_trick1: Literal["off", "on"] = "off"  # NAT-B5


DEFAULTS = NationsOptions()


def rules(options: NationsOptions) -> FourSeatRules:
    """The rules under these options."""
    return FourSeatRules(
        heads_in_trumps=False,  # NAT-B6
        heads_in_plain=False,
        must_trump=False,  # NAT-13
        turn_up_lies=options.turnup_trick1 == "off",  # NAT-7, NAT-B5
        book=6,  # NAT-15
        honors=score.TITLES if options.titles == "on" else 0,  # NAT-18
    )


LAW = FourSeatLaw(
    rules=rules,
    score=score.outcome,
    asks=judge.QUESTIONS,
    says=judge.SAYS,
    tells=sentences.TELLS,
    happenings=HAPPENINGS,
    player=player.simple_action,
    quick=player.quick,
    corrects=True,  # NAT-B9
)


def make_form(ledger: Ledger, name: str, options: Options) -> FourSeat:
    """The form of this name, under these options."""
    return FourSeat(ledger, name, options, LAW)
