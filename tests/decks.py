"""Decks to make in the print shop and by the command: for each game twelve sets of options."""

from __future__ import annotations

from cardwright.building.artifacts.decks import DeckSheets, decks
from cardwright.building.custom_ledgers import Source
from cardwright.building.print_shop import read_options
from cardwright.ledger.games import GAMES

#: Options by their flags.
SETS: tuple[dict[str, str], ...] = (
    {"paper": "a4"},
    {"paper": "letter", "copies": "2", "cut-plan": "", "stacked": ""},
    {"paper": "a4", "palette": "low-ink", "sides": "fold"},
    {"paper": "letter", "palette": "grayscale", "large-index": ""},
    {"paper": "a4", "ground": "none", "plain-backs": "", "sides": "short"},
    {"paper": "a4", "size": "mini", "gap": "8", "round-corners": ""},
    {"paper": "a4", "size": "jumbo", "sides": "fronts"},
    {"paper": "letter", "size": "business"},
    {"paper": "a4", "cards": "1,2,5", "deck": "C"},
    {"paper": "letter", "back-offset": "1.5,-0.5"},
    {"paper": "a4", "four-colors": "", "sides": "backs"},
    {"paper": "a4", "copies": "3", "sides": "fold", "palette": "low-ink"},
)
#: Every game with every set.
DECKS = tuple((game, options) for game in GAMES for options in SETS)


def by_command(game: str, options: dict[str, str]) -> bytes:
    """The PDF that the command makes with the options."""
    made = next(decks(Source(game), read_options(options)))
    assert isinstance(made, DeckSheets)
    return made.render()[made.place]
