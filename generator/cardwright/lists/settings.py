"""The settings of a deck of one's own, `deck.toml`: ten lines, each of which may be left out."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Literal

from cardwright import limits
from cardwright.errors import LedgerError
from cardwright.ledger.json_schema import file_schema
from cardwright.ledger.own_deck import OwnGame
from cardwright.ledger.reader import Reading
from cardwright.ledger.schema import AtMost, Texts
from cardwright.ledger.words import Language
from cardwright.lists.places import LEADS_OUT, REMEDY, leads_out

#: The file of the settings in the folder of a deck.
SETTINGS = "deck.toml"


@dataclass(frozen=True, slots=True)
class DeckSettings:
    """The settings that a person has made for a deck; "" and () where there are none.

    `maker` stands where our decks name their publisher: a class, a school, a family. `hues` are by
    the name of a group. `sheet` is one of a workbook; without it the first is read. `language` is
    that of everything printed; without it the headings of the list decide. `facts` are headings
    of columns that are printed, too, such as Habitat.
    """

    game: OwnGame = "quartets"
    title: str = ""
    subtitle: str = ""
    maker: str = ""
    year: str = ""
    language: Literal[Language, ""] = ""
    sheet: str = ""
    facts: tuple[str, ...] = ()
    pictures: Literal["engraved", "plain", "none"] = "engraved"
    credits: Annotated[str, AtMost(limits.TEXT)] = ""
    hues: Texts = ()


def settings_schema() -> str:
    """The schema of the settings as JSON Schema."""
    return file_schema("Settings of a deck of one’s own, for Cardwright", head=DeckSettings)


def read_settings(path: Path) -> DeckSettings:
    """The settings in a file; all are as usual where there is no such file.

    Raises LedgerError with every fault of the file, a line for each.
    """
    if leads_out(path, path.parent):
        raise LedgerError(f"{path.name}: {LEADS_OUT}; {REMEDY}")
    if not path.exists() and not path.is_symlink():
        return DeckSettings()
    reading = Reading(path)
    settings = reading.head(DeckSettings)
    reading.finish(())
    return settings
