"""The games there are, in the order in which they are always shown."""

from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, cast

from generator.errors import InputError, UnknownName
from generator.paths import kept

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


@kept
def load_game(name: str) -> Game:
    """The game of this name, one of GAMES.

    Raises UnknownName for another, or one without law, and InputError for a law with gaps.
    """
    from generator.engine.ledger import load_ledger  # noqa: PLC0415

    return _game(load_ledger(name))


def read_game(path: Path) -> Game:
    """The game of a ledger that somebody wrote, say with a pack of a company’s own.

    It is played by the law of the game of ours that it is named after. Raises LedgerError for a
    ledger with faults or whose packs the law cannot play, UnknownName where there is no such law.
    It has no records, for they do not hold the ledger.
    """
    from generator.engine.ledger import read_ledger  # noqa: PLC0415

    ledger = read_ledger(path)
    if ledger.name not in GAMES:
        raise UnknownName.among("game", ledger.name, GAMES)
    game = _game(ledger)
    for form in game.forms:
        game.form(form)
    return game


def _game(ledger: "Ledger") -> Game:
    """The game of a ledger, by the law that has its name."""
    law = _law(f"{__name__}.{ledger.name.replace('-', '_')}", ledger.title)
    return Game(ledger.name, ledger.title, tuple(f.name for f in ledger.forms), ledger, law)


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
