"""The options that a table may agree on in Card Tennis."""

from dataclasses import dataclass
from typing import Literal

from cardwright.engine.games.card_tennis.table import CardTennisRules
from cardwright.engine.kernel import Options


@dataclass(frozen=True, slots=True)
class CardTennisOptions(Options):
    """The agreements of a table; each field is an option of the ledger."""

    deal: Literal["once a game", "every ball", "refill"] = "once a game"  # TEN-B6
    deck: str = "24/14/6/4"  # TEN-C: serves, returns, volleys, nets

    @property
    def copies(self) -> tuple[int, ...]:
        """The number of cards of each stroke."""
        return tuple(int(number) for number in self.deck.split("/"))

    @property
    def rules(self) -> CardTennisRules:
        """The rules that follow from the agreements."""
        return CardTennisRules(fills_up=self.deal == "refill", deals_anew=self.deal == "every ball")


DEFAULTS = CardTennisOptions()
