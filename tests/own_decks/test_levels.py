"""Levels: the rules explain the diamonds of a deck that has them, in its language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pypdfium2
import pytest

from cardwright.drawing.scene.inks import PALETTES
from cardwright.ledger import Ledger
from cardwright.ledger.own_deck import OwnGame
from cardwright.ledger.words import LANGUAGES, Language
from cardwright.lists.deck import ListedDeck
from cardwright.lists.ledgers import ledger_of
from cardwright.lists.members import Member
from cardwright.lists.settings import DeckSettings
from cardwright.printing.books.look import A5
from cardwright.printing.books.rulebook import rulebook_pdf

#: What the diamonds are called, and the words for one, two and three of them.
SAID: dict[Language, Sequence[str]] = {
    "en": ("Diamonds", "one means easy", "two mean medium", "three mean hard"),
    "de": ("Rauten", "Eine bedeutet leicht", "zwei bedeuten mittel", "drei schwer"),
    "fr": ("Losanges", "un veut dire facile", "deux moyen", "trois difficile"),
    "es": ("Rombos", "uno quiere decir fácil", "dos medio", "tres difícil"),
    "it": ("Rombi", "uno vuol dire facile", "due medio", "tre difficile"),
    "nl": ("Ruiten", "één betekent makkelijk", "twee gemiddeld", "drie moeilijk"),
}
GAMES: tuple[OwnGame, ...] = ("quartets", "pairs")


def deck(game: OwnGame, language: Language, level: int) -> Ledger:
    """The ledger of a deck in which one card alone has a level."""
    members = tuple(
        Member(row, f"Group {row // 4}", f"First {row}", partner=f"Second {row}")
        for row in range(4, 20)
    )
    one = replace(members[5], level=level)
    settings = DeckSettings(game=game)
    made = ListedDeck("deck", Path(), "cards.csv", settings, (*members[:5], one, *members[6:]))
    return ledger_of(replace(made, language=language), {})


def rules(ledger: Ledger) -> tuple[int, str]:
    """The number of pages of the rulebook, and its words."""
    with pypdfium2.PdfDocument(rulebook_pdf(ledger, A5, PALETTES["color"])) as pdf:
        said = " ".join(page.get_textpage().get_text_range() for page in pdf)
        return len(pdf), " ".join(said.split())


@pytest.mark.quick(1)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_say_what_diamonds_mean_where_a_card_has_some(
    language: Language, game: OwnGame
) -> None:
    """On the four pages that fit one sheet."""
    head, *words = SAID[language]
    pages, said = rules(deck(game, language, 3))
    assert all(each in said for each in (head, *words))
    assert pages == 4
    assert head not in rules(deck(game, language, 0))[1]
