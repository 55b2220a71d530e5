"""The games there are, in the order in which they are always shown."""

from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any, cast

from generator.errors import UnknownName

if TYPE_CHECKING:
    from generator.engine.kernel import Form
    from generator.engine.ledger import Ledger

GAMES = ("court", "portrait-authors", "card-tennis", "sixty-six", "nations")


@dataclass(frozen=True)
class Game:
    """A game and its forms."""

    name: str
    title: str
    forms: tuple[str, ...]
    ledger: "Ledger"
    law: ModuleType

    def form(self, name: str) -> "Form[Any]":
        """The form of this name with the options we recommend; raises UnknownName for no form."""
        self.ledger.form(name)
        return cast("Form[Any]", self.law.make_form(self.ledger, name, self.law.DEFAULTS))


@lru_cache
def load_game(name: str) -> Game:
    """The game of this name, one of GAMES; raises UnknownName for another, or one without law."""
    from generator.engine.ledger import load_ledger  # noqa: PLC0415

    ledger = load_ledger(name)
    module = f"{__name__}.{name.replace('-', '_')}"
    try:
        law = import_module(module)
    except ModuleNotFoundError as error:
        if error.name != module:
            raise
        raise UnknownName(f"{ledger.title} can be printed, but not yet played") from None
    return Game(name, ledger.title, tuple(f.name for f in ledger.forms), ledger, law)
