"""Names of lists become ids, letters and titles that are different wherever the names are."""

from pathlib import Path

import pytest

from cardwright.building.own_decks import check
from cardwright.ledger import Ledger
from cardwright.lists.deck import ListedDeck
from cardwright.lists.ledgers import ledger_of
from cardwright.lists.members import Member
from cardwright.lists.settings import DeckSettings
from tests.own_decks import rows, written


def ledger_with(groups: dict[str, tuple[str, ...]], folder: str = "deck") -> Ledger:
    members = tuple(
        Member(row, group, name)
        for row, (group, name) in enumerate(
            ((group, name) for group, names in groups.items() for name in names), 2
        )
    )
    return ledger_of(ListedDeck(folder, Path(), "cards.csv", DeckSettings(), members), {})


@pytest.mark.parametrize(
    "names",
    [
        ("Bach 3", "Bach", "Bach!"),
        ("Bach", "Bach!", "Bach 2", "Bach?"),
        ("n2", "Чайка", "№2", "no 2"),
        ("!", "?", "n1", "n2"),
    ],
)
def test_every_name_has_an_id_of_its_own(names: tuple[str, ...]) -> None:
    ledger = ledger_with({"A": names, "B": ("x", "y", "z")})
    ids = [author.id for author in ledger.authors]
    assert len(set(ids)) == len(names) + 3
    assert all(one.isascii() for one in ids)


def test_thirteen_groups_of_one_letter_have_letters_of_their_own() -> None:
    groups = {f"A{mark}": ("a", "b", "c") for mark in "!?.:;-+%/&()#"}
    names = iter(range(100))
    ledger = ledger_with({group: tuple(f"n{next(names)}" for _ in "abc") for group in groups})
    letters = [suit.letter for suit in ledger.suits]
    assert len(set(letters)) == 13


def test_a_title_after_a_folder_has_nothing_that_cannot_be_seen() -> None:
    assert ledger_with({"A": ("a", "b", "c")}, "my\x1b[2J\u202e-deck").title == "My[2J Deck"


@pytest.mark.parametrize(
    ("name", "what"),
    [
        ("שיר", "“שיר” is written from right to left"),
        ("Vi\u0332ola", "“Vi\u0332ola” has signs above or below its letters"),
        ("*Viola*", "“*Viola*” has “*”, which is markup in the rules"),
    ],
)
def test_letters_that_cannot_be_shown_are_named_once_with_row_and_column(
    name: str, what: str, tmp_path: Path
) -> None:
    lines = rows()
    lines[2] = f"Strings,{name},A text."
    found = [each for each in check(written(tmp_path, lines)).findings if not each.doubtful]
    assert [(each.row, each.column, each.what) for each in found] == [(3, "Name", what)]


def test_a_text_may_have_what_would_be_markup_in_a_name(tmp_path: Path) -> None:
    lines = rows()
    lines[2] = "Strings,Viola,*One* of <two> [[kinds]] {here}."
    assert all(each.doubtful for each in check(written(tmp_path, lines)).findings)
