"""Games to play: a ledger with the law that plays it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, fields
from pathlib import Path
from types import ModuleType
from typing import cast

from cardwright.engine.kernel import Form
from cardwright.engine.law import law_of
from cardwright.engine.state import State
from cardwright.errors import LedgerError, UnknownName, did_you_mean
from cardwright.ledger import Ledger, load_ledger, read_ledger
from cardwright.ledger.games import GAMES
from cardwright.paths import memoize_tracked


@dataclass(frozen=True)
class Game:
    """A game and its forms."""

    name: str
    title: str
    forms: tuple[str, ...]
    ledger: Ledger = field(repr=False)
    law: ModuleType = field(repr=False)

    def form(self, name: str) -> Form[State]:
        """The form of this name, with our default options; raises UnknownName."""
        self.ledger.form(name)
        return cast(Form[State], self.law.make_form(self.ledger, name, self.law.DEFAULTS))


@memoize_tracked
def load_game(name: str) -> Game:
    """The game of this name, one of GAMES.

    Raises UnknownName for any other game or one without a law, InputError for an incomplete law,
    and LedgerError if the ledger has options that the law lacks.
    """
    return _game(load_ledger(name), f"{name.replace('-', '_')}.toml")


def read_game(path: Path) -> Game:
    """The game of your own ledger, for example with a pack of your own.

    It uses the law of our game of the same name. Raises LedgerError for a ledger with faults or
    with packs that the law cannot play, and UnknownName if there is no such law. Its records
    contain the digest of the ledger, and only this game replays them.
    """
    ledger = read_ledger(path)
    if ledger.name not in GAMES:
        raise UnknownName.among("game", ledger.name, GAMES)
    game = _game(ledger, path.name)
    for form in game.forms:
        game.form(form)
    return game


def game_of(ledger: Ledger) -> Game:
    """The game of a ledger that is not read from a file, such as one made of a list.

    Raises LedgerError where the law cannot play it.
    """
    return _game(ledger, ledger.title)


def _game(ledger: Ledger, file: str) -> Game:
    """The game of the ledger in a file, by the law that has its name."""
    forms = tuple(form.name for form in ledger.forms)
    law = law_of(ledger.name)
    if faults := tuple(_unlawful(ledger, [field.name for field in fields(law.DEFAULTS)])):
        raise LedgerError("\n".join(f"{file}: {fault}" for fault in faults))
    return Game(ledger.name, ledger.title, forms, ledger, law)


def _unlawful(ledger: Ledger, lawful: Sequence[str]) -> Iterator[str]:
    """The faults of a ledger that has options which the law has not."""
    for index, question in enumerate(ledger.questions):
        if question.option:
            option = question.option.rpartition(".")[2]
            if option not in lawful:
                advice = did_you_mean(option, lawful) or f"it has {', '.join(lawful)}"
                what = f"questions[{index}] “{question.id}”: option"
                yield f"{what}: the law has no option “{option}”; {advice}"
