"""Several decks of one list, by its column Deck: checked at once, each with its own folder."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from cardwright.building.own_decks import check, read_own_decks
from cardwright.lists.deck import CARDS
from cardwright.system.cache import Cache
from tests.commands import cardwright
from tests.own_decks import GROUPS, rows, written
from tests.tiers import ALONE

VOICES = {
    "High": ("Soprano", "Mezzo", "Countertenor"),
    "Low": ("Tenor", "Baritone", "Bass"),
}
BOTH: dict[str, Mapping[str, Sequence[str]]] = {"Instruments": GROUPS, "Voices": VOICES}


def several(
    decks: Mapping[str, Mapping[str, Sequence[str]]] = BOTH, heading: str = "Deck"
) -> list[str]:
    """A list whose last column names the deck of each card."""
    lines = [f"Group,Name,Text,{heading}"]
    for name, groups in decks.items():
        lines += [f"{line},{name}" for line in rows(groups)[1:]]
    return lines


def faults(folder: Path) -> list[str]:
    return [str(finding) for finding in check(folder).findings if not finding.doubtful]


@pytest.mark.parametrize("heading", ["Deck", "Spiel", "JEU", "Juego", "gioco", "Spel"])
def test_each_value_of_the_column_is_a_deck(heading: str, tmp_path: Path) -> None:
    found = check(written(tmp_path, several(heading=heading)))
    assert [str(finding) for finding in found.findings if finding.row] == []
    assert [(each.part, len(each.members)) for each in found.deck.decks] == [
        ("Instruments", 12),
        ("Voices", 6),
    ]


def test_the_rows_of_a_deck_may_be_anywhere_in_the_list(tmp_path: Path) -> None:
    head, *lines = several()
    found = check(written(tmp_path, [head, *sorted(lines)]))
    assert {each.part: set(each.groups) for each in found.deck.decks} == {
        "Instruments": {*GROUPS},
        "Voices": {*VOICES},
    }


@pytest.mark.parametrize(
    ("settings", "titles"),
    [
        ("", ["Instruments", "Voices"]),
        ('title = "Music"\n', ["Music: Instruments", "Music: Voices"]),
    ],
)
def test_a_deck_has_its_own_title_and_folder(
    settings: str, titles: list[str], tmp_path: Path
) -> None:
    own = read_own_decks(written(tmp_path, several(), settings), Cache(None))
    assert [each.ledger.title for each in own] == titles
    assert [each.folder for each in own] == ["instruments-instruments", "instruments-voices"]


def test_decks_whose_names_give_one_folder_have_two(tmp_path: Path) -> None:
    decks = {"Musik & Tanz": VOICES, "Musik-Tanz": VOICES, "Пение": VOICES}
    own = read_own_decks(written(tmp_path, several(decks)), Cache(None))
    folders = [each.folder for each in own]
    assert folders == [
        "instruments-musik-tanz",
        "instruments-musik-tanz-2",
        "instruments-n3",
    ]


def test_a_column_without_a_value_makes_the_deck_of_the_list(tmp_path: Path) -> None:
    (own,) = read_own_decks(written(tmp_path, several({"": GROUPS})), Cache(None))
    assert (own.folder, own.ledger.title) == ("instruments", "Instruments")


def test_case_and_spaces_make_no_other_deck(tmp_path: Path) -> None:
    lines = several()
    lines[14] = lines[14].replace("Voices", " voices ")
    found = check(written(tmp_path, lines))
    assert [each.part for each in found.deck.decks] == [*BOTH]
    said = "cards.csv, row 15, Deck: “voices” is taken for “Voices”; spell it the same way"
    assert [str(finding) for finding in found.findings if finding.row] == [said]


def test_two_decks_may_have_the_same_groups_and_names(tmp_path: Path) -> None:
    assert faults(written(tmp_path, several({"Easy": VOICES, "Hard": VOICES}))) == []


def test_the_limit_of_cards_is_that_of_a_deck(tmp_path: Path) -> None:
    full = {f"Group {n}": tuple(f"Card {n} {m}" for m in range(6)) for n in range(13)}
    assert len([name for names in full.values() for name in names]) == CARDS
    assert faults(written(tmp_path, several({"One": full, "Two": full}))) == []


def test_faults_of_all_decks_are_told_at_once_and_nothing_is_written(tmp_path: Path) -> None:
    many = {f"Group {n}": tuple(f"Card {n} {m}" for m in range(6)) for n in range(14)}
    lines = several({"Large": many, "Lonely": {"High": VOICES["High"]}, "Voices": VOICES})
    lines[-1] = "Low,Tenor,Again.,Voices"
    lines += [f"Low,{'Contralto ' * 12},A text.,Voices", "Low,Alto,A text.,"]
    place, out = written(tmp_path, lines), tmp_path / "out"
    done = cardwright("deck", place, "-o", out, "--no-cache", *ALONE)
    assert done.returncode == 1
    for said in (
        "cards.csv, row 2: the deck “Large” has 84 cards; a deck has no more than 78: make two",
        "cards.csv, row 86: the deck “Lonely” has 1 group; a deck has 2 to 13 groups",
        "cards.csv, row 94, Name: “Tenor” is in row 92 already",
        "cards.csv, row 95, ",
        "cards.csv, row 96, Deck: is empty; name a deck in each row",
    ):
        assert said in done.stderr
    assert not out.exists()


def test_a_title_that_is_too_long_is_named_with_the_row_of_its_deck(tmp_path: Path) -> None:
    name = "Voices of the opera " * 5
    (found,) = faults(written(tmp_path, several({"Instruments": GROUPS, name: VOICES})))
    assert found.startswith("cards.csv, row 14: ")
    assert "too wide" in found


def test_a_fault_of_the_settings_is_told_once(tmp_path: Path) -> None:
    (found,) = faults(written(tmp_path, several(), f'maker = "{"Class 7b " * 12}"\n'))
    assert found.startswith("deck.toml: ")


def test_a_hue_may_be_that_of_a_group_of_any_deck(tmp_path: Path) -> None:
    hues = '[hues]\nBrass = "gold"\nLow = "blue"\n'
    assert faults(written(tmp_path, several(), hues)) == []
    (found,) = faults(written(tmp_path, several(), '[hues]\nLowly = "blue"\n'))
    assert "did you mean “Low”?" in found


def test_each_deck_is_built_with_everything_and_again_nothing_changes(tmp_path: Path) -> None:
    place, out = written(tmp_path, several()), tmp_path / "out"
    options = ("--paper", "a4", "-o", out, "--no-cache", *ALONE)
    done = cardwright("build", place, "--only", "deck", "--only", "box", *options)
    assert done.returncode == 0, done.stderr
    made = {path.relative_to(out).as_posix(): path.read_bytes() for path in out.rglob("*.*")}
    for name in ("deck-a4.pdf", "box-a4.pdf", "cards/tenor-portrait.svg", "card-list.txt"):
        assert f"instruments-voices/{name}" in made
    assert "instruments-instruments/cards/cello-portrait.svg" in made
    assert "instruments-voices/cards/cello-portrait.svg" not in made
    assert cardwright("build", place, "--only", "deck", *options).returncode == 0
    assert made == {
        path.relative_to(out).as_posix(): path.read_bytes() for path in out.rglob("*.*")
    }


def test_a_row_of_one_deck_changes_no_file_of_another(tmp_path: Path) -> None:
    place, out = written(tmp_path, several()), tmp_path / "out"
    options = ("--only", "deck", "--paper", "a4", "-o", out, "--no-cache", *ALONE)
    assert cardwright("build", place, *options).returncode == 0
    before = {path: path.read_bytes() for path in (out / "instruments-instruments").rglob("*.*")}
    lines = several()
    lines[-1] = "Low,Bass,The deepest of all.,Voices"
    written(tmp_path, lines)
    assert cardwright("build", place, *options).returncode == 0
    after = {path: path.read_bytes() for path in (out / "instruments-instruments").rglob("*.*")}
    assert before == after
    assert "The deepest" in (out / "instruments-voices" / "card-list.txt").read_text("utf-8")


def test_check_counts_the_cards_of_each_deck(tmp_path: Path) -> None:
    place = written(tmp_path, several())
    done = cardwright("check", place)
    assert done.returncode == 0, done.stderr
    assert done.stdout.endswith(
        "cards.csv: the deck “Instruments” has 12 cards in 3 groups, ready to build\n"
        "cards.csv: the deck “Voices” has 6 cards in 2 groups, ready to build\n"
    )
    assert json.loads(cardwright("check", place, "--json").stdout)["faults"] == []


def test_single_cards_are_printed_of_one_deck_alone(tmp_path: Path) -> None:
    place = written(tmp_path, several())
    done = cardwright("deck", place, "--cards", "1", "-o", tmp_path / "out", "--no-cache")
    assert done.returncode == 2
    assert "--cards needs exactly one deck, and the list has 2" in done.stderr


def test_a_folder_that_another_list_has_filled_is_refused(tmp_path: Path) -> None:
    place, out = written(tmp_path, several()), tmp_path / "out"
    options = ("--paper", "a4", "-o", out, "--no-cache", *ALONE)
    assert cardwright("tracker", place, *options).returncode == 0
    other = tmp_path / "instruments-voices.csv"
    other.write_text("\n".join(rows(VOICES)), encoding="utf-8")
    done = cardwright("tracker", other, *options)
    assert done.returncode == 1
    assert "rename one of the two" in done.stderr


def test_several_decks_of_pairs_have_the_limits_of_pairs_each(tmp_path: Path) -> None:
    words = [
        f"Name {n},Partner {n},{deck}" for deck, most in (("A", 60), ("B", 4)) for n in range(most)
    ]
    lines = ["Name,Partner,Deck", *words]
    place = written(tmp_path, lines, 'game = "pairs"\n')
    assert faults(place) == []
    (place / "cards.csv").write_text("\n".join([*lines[:-1], "More,Others,A"]), encoding="utf-8")
    assert faults(place) == [
        "cards.csv, row 2: the deck “A” has 61 pairs; a deck has no more than 60: make two of it",
        "cards.csv, row 62: the deck “B” has 3 pairs; a deck has 4 to 60 pairs",
    ]
