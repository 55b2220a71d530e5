"""The options that a table may agree on in Portrait Authors, and where its forms part."""

from dataclasses import dataclass
from typing import Literal, cast

from cardwright.engine.games.portrait_authors.form import PortraitAuthors
from cardwright.engine.games.portrait_authors.table import AuthorsRules
from cardwright.engine.kernel import Options
from cardwright.ledger import Ledger


@dataclass(frozen=True, slots=True)
class AuthorsOptions(Options):
    """The agreements of a table; each field is an option of the ledger."""

    r3d: Literal["any-card", "same-group"] = "any-card"  # AUTH-B3
    lucky: Literal["draw", "call"] = "draw"  # AUTH-B14, Bank game
    r8_forfeit: Literal["off", "on"] = "off"  # AUTH-B17
    r2_in_hand_only: Literal["off", "on"] = "off"  # AUTH-D1
    sketches: Literal["off", "on"] = "off"  # AUTH-D11, easy form


DEFAULTS = AuthorsOptions()


def rules(name: str, options: Options) -> AuthorsRules:
    """The rules of a form, under these options."""
    agreed = cast("AuthorsOptions", options)
    easy = name == "easy"
    return AuthorsRules(
        pairs=not easy,  # AUTH-EASY-1
        banks=name == "bank",  # AUTH-BANK-1
        sketches=not easy or agreed.sketches == "on",
        stacks_serve=agreed.r2_in_hand_only == "off",
        same_group=agreed.r3d == "same-group",
        calls_again=agreed.lucky == "call",
        forfeits=agreed.r8_forfeit == "on",
    )


def make_form(ledger: Ledger, name: str, options: Options) -> PortraitAuthors:
    """The form of this name, under these options."""
    return PortraitAuthors(ledger, name, options, rules)
