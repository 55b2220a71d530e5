"""The games there are, in the order in which they are always shown."""

from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any, cast

from generator.errors import InputError, UnknownName

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
    """The game of this name, one of GAMES.

    Raises UnknownName for another, or one without law, and InputError for a law with gaps.
    """
    from generator.engine.ledger import load_ledger  # noqa: PLC0415

    ledger = load_ledger(name)
    law = _law(f"{__name__}.{name.replace('-', '_')}", ledger.title)
    return Game(name, ledger.title, tuple(f.name for f in ledger.forms), ledger, law)


def _law(package: str, title: str) -> ModuleType:
    """The package with the law of a game."""
    try:
        law = import_module(package)
    except ImportError as error:
        if error.name == package and isinstance(error, ModuleNotFoundError):
            raise UnknownName(f"{title} can be printed, but not yet played") from None
        raise InputError(
            f"the law of {title} cannot be read: {error}",
            hint="CONTRIBUTING.md, “A sixth game”, names the files of a law",
        ) from error
    missing = [name for name in ("DEFAULTS", "make_form", "make_match") if not hasattr(law, name)]
    if missing:
        raise InputError(
            f"the law of {title} does not offer {', '.join(missing)}",
            hint=f"{package.replace('.', '/')}/__init__.py has to",
        )
    return law
