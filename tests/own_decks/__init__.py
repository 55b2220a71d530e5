"""Decks of lists, as tests write them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from cardwright.ledger import Ledger
from cardwright.ledger.own_deck import OwnGame
from cardwright.ledger.words import Language
from cardwright.lists.deck import ListedDeck, read_deck
from cardwright.lists.ledgers import ledger_of
from cardwright.lists.members import Member
from cardwright.lists.settings import DeckSettings

#: Folders of decks as teachers have them.
EXAMPLES = Path(__file__).parent / "examples"
GROUPS = {
    "Strings": ("Violin", "Viola", "Cello", "Double Bass"),
    "Winds": ("Flute", "Oboe", "Clarinet", "Bassoon"),
    "Brass": ("Trumpet", "Horn", "Trombone", "Tuba"),
}


def rows(groups: Mapping[str, Sequence[str]] = GROUPS) -> list[str]:
    """A list as lines of CSV: Group, Name, Text."""
    found = ["Group,Name,Text"]
    found += [
        f"{group},{name},All about the {name}." for group, names in groups.items() for name in names
    ]
    return found


def written(folder: Path, lines: Iterable[str], settings: str = "") -> Path:
    """The folder of a deck with this list and these settings."""
    place = folder / "instruments"
    place.mkdir(exist_ok=True)
    (place / "cards.csv").write_text("\n".join(lines) + "\n", encoding="utf-8")
    if settings:
        (place / "deck.toml").write_text(settings, encoding="utf-8")
    return place


def ledger_like(game: OwnGame, sizes: Sequence[int], language: Language = "en") -> Ledger:
    """The ledger of a deck with groups of these sizes."""
    members = tuple(
        Member(row, f"Group {group}", f"Card {group} {place}")
        for row, (group, place) in enumerate(
            ((group, place) for group, size in enumerate(sizes) for place in range(size)), 2
        )
    )
    deck = ListedDeck("sizes", Path(), "sizes.csv", DeckSettings(game=game), members)
    return ledger_of(replace(deck, language=language), {})


def example(name: str) -> Ledger:
    """The ledger of one of the example decks, without pictures."""
    deck = read_deck(EXAMPLES / name)
    assert not [finding for finding in deck.findings if not finding.doubtful]
    return ledger_of(deck, {})


def pairs_ledger(count: int) -> Ledger:
    """The ledger of a deck of so many pairs."""
    members = tuple(
        Member(row, "Opposites", f"First {row}", f"Second {row}") for row in range(2, count + 2)
    )
    deck = ListedDeck("pairs", Path(), "pairs.csv", DeckSettings(game="pairs"), members)
    return ledger_of(deck, {})
