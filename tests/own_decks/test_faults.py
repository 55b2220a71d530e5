"""Faults of lists: each is named with row and column, and with a remedy; all of them at once."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from cardwright.building.own_decks import check
from cardwright.drawing.scene.inks import PALETTES
from cardwright.drawing.scene.paper import USUAL_PAPERS
from cardwright.errors import ListError
from cardwright.lists.findings import Finding, by_row, require_none
from cardwright.printing.books.cover import cover_spread
from cardwright.printing.books.look import A5
from cardwright.printing.boxes.document import box_pdf
from cardwright.printing.boxes.stock import Stock
from cardwright.printing.trackers.files import pad_pdf, tracker_pdf
from tests.own_decks import GROUPS, ledger_like, rows, written
from tests.tiers import every

Change = Callable[[list[str]], list[str]]


def with_line(number: int, text: str) -> Change:
    """Another text in a line, counted as a spreadsheet does."""
    return lambda lines: [*lines[: number - 1], text, *lines[number:]]


def more(*texts: str) -> Change:
    return lambda lines: [*lines, *texts]


def group_of(size: int) -> Change:
    """The last group has so many cards."""
    names = tuple(f"Horn {n}" for n in range(1, size + 1))
    return lambda _: rows(GROUPS | {"Brass": names})


def groups_of(number: int) -> Change:
    """So many groups of three."""
    made = {f"Group {n}": tuple(f"Card {n} {m}" for m in "abc") for n in range(number)}
    return lambda _: rows(made)


#: A change of a right list, and what is said of it: row, column, words of the fault, of its remedy.
FAULTS: dict[str, tuple[Change, int, str, str, str]] = {
    "no head": (lambda lines: lines[1:], 0, "", "no row has the headings", "write Group and Name"),
    "no heading above the names": (
        with_line(1, "Gruppe,Instrument,Text"),
        1,
        "",
        "there is no column Name: “Instrument” is not known",
        "write Name above its column",
    ),
    "empty": (lambda _: [], 0, "", "is empty", "type the list"),
    "no group column": (
        lambda lines: ["Name,Text", *(line.partition(",")[2] for line in lines[1:])],
        1,
        "",
        "there is no column Group",
        "add it",
    ),
    "no rows": (lambda lines: lines[:1], 0, "", "nothing below the headings", "a row for each"),
    "no name": (with_line(4, "Strings,,A text."), 4, "Name", "is empty", "fill it in"),
    "no group": (with_line(7, ",Oboe,A text."), 7, "Group", "is empty", "fill it in"),
    "name twice": (
        with_line(8, "Winds,Flute,Again."),
        8,
        "Name",
        "“Flute” is in row 6 already",
        "a name of its own",
    ),
    "name twice in another group": (
        with_line(13, "Brass, flute ,Again."),
        13,
        "Name",
        "“flute” is in row 6 already",
        "a name of its own",
    ),
    "group of two": (group_of(2), 10, "Group", "“Brass” has 2 cards", "3 to 6"),
    "group of seven": (group_of(7), 10, "Group", "“Brass” has 7 cards", "make two of it"),
    "group misspelled": (
        with_line(3, "Strngs,Viola,A text."),
        3,
        "Group",
        "“Strngs” has 1 card",
        "did you mean “Strings”?",
    ),
    "one group": (lambda _: rows({"Strings": GROUPS["Strings"]}), 0, "", "1 group", "2 to 13"),
    "fourteen groups": (groups_of(14), 0, "", "has 14 groups", "2 to 13"),
    "name too long": (
        with_line(5, f"Strings,{'Double Bass ' * 9},A text."),
        5,
        "Name",
        "too wide",
        "shorten",
    ),
    "text too long": (
        with_line(5, f"Strings,Bass,{'very ' * 90}deep."),
        5,
        "Text",
        "too high",
        "455 characters",
    ),
    "a letter that no font has": (
        with_line(5, "Strings,馬頭琴,A text."),
        5,
        "Name",
        "our fonts have no “馬”",
        "use Latin",
    ),
    "group too long": (
        lambda lines: [line.replace("Brass", "Brass " * 12) for line in lines],
        10,
        "Group",
        "too wide",
        "shorten",
    ),
}


def faults(folder: Path) -> list[Finding]:
    return [finding for finding in check(folder).findings if not finding.doubtful]


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_is_named_with_row_column_and_remedy(name: str, tmp_path: Path) -> None:
    change, row, column, what, advice = FAULTS[name]
    first, *_ = faults(written(tmp_path, change(rows())))
    assert (first.row, first.column) == (row, column)
    assert what in first.what
    assert advice in first.advice
    assert first.file == "cards.csv"


def test_all_faults_are_told_at_once_in_the_order_of_the_rows(tmp_path: Path) -> None:
    lines = rows()
    lines[2] = "Strings,,A text."
    lines[6] = ",Oboe,A text."
    lines[12] = "Brass,Flute,Again."
    found = faults(written(tmp_path, lines, 'game = "quartet"\ntitel = "Instruments"\n'))
    assert [(one.file, one.row) for one in found if one.row or one.file == "deck.toml"] == [
        ("deck.toml", 0),
        ("deck.toml", 0),
        ("cards.csv", 3),
        ("cards.csv", 7),
        ("cards.csv", 13),
    ]
    assert "did you mean “quartets”?" in str(found[0])
    assert "did you mean “title”?" in str(found[1])


@pytest.mark.parametrize(
    ("settings", "what", "advice"),
    [
        ('[hues]\nStrigs = "red"\n', "no group is called “Strigs”", "did you mean “Strings”?"),
        ('[hues]\nStrings = "pink"\n', "“pink” is not a hue", "red, blue"),
        ("[hues]\nStrings = 3\n", "3 is not text", "{ … = "),
        ('pictures = "photo"\n', '"photo" is not one of', "engraved"),
        ("title = 7\n", "7 is not text", 'title = "…"'),
        ("title = \n", "is not TOML", "correct it"),
        ("title = Our music\n", "text needs quotes", 'write title = "Our music"'),
        ("title = “Music”\n", "the quotes must be straight", 'write "…"'),
        ('[hues]\nSäugetiere = "red"\n', "needs quotes", 'write "Säugetiere" ='),
        ('[hues]\nWild animals = "red"\n', "needs quotes", 'write "Wild animals" ='),
        (f'title = "{"Instruments" * 9}"\n', "too wide", "shorten"),
        ('game = "snap"\n', '"snap" is not one of quartets, authors', "game = "),
    ],
)
def test_a_fault_of_the_settings_names_the_key(
    settings: str, what: str, advice: str, tmp_path: Path
) -> None:
    (found,) = faults(written(tmp_path, rows(), settings))
    assert found.file == "deck.toml"
    assert what in str(found)
    assert advice in str(found)


@pytest.mark.parametrize(
    ("change", "note"),
    [
        (group_of(3), "the group “Brass” has 3 cards; most groups have 4; that is fine, too"),
        (with_line(1, "Group,Name,Text,Colour"), "column D “Colour” is not known"),
        (with_line(1, "Group,Name,Texts"), "column C “Texts” is not known; did you mean “Text”?"),
        (
            with_line(3, "strings ,Viola,A text."),
            "row 3, Group: “strings” is taken for “Strings”; spell it the same way",
        ),
        (
            lambda lines: [
                line.removeprefix(line.partition(",")[0]) if n % 4 != 1 and n else line
                for n, line in enumerate(lines)
            ],
            "row 2, Group: each group is written once, so it is taken for the rows below it",
        ),
        (
            lambda lines: [lines[0] + ",Gruppe", *(line + ",x" for line in lines[1:])],
            "column D “Gruppe” says the same as “Group”",
        ),
    ],
)
def test_what_is_doubtful_is_a_note_and_is_built(change: Change, note: str, tmp_path: Path) -> None:
    found = check(written(tmp_path, change(rows())))
    assert any(note in str(finding) for finding in found.findings)
    assert all(finding.doubtful for finding in found.findings)


@pytest.mark.parametrize(
    "head",
    [
        "Gruppe;Name;Text",
        "GROUPE;Nom;Texte",
        "Grupo;Nombre;Texto",
        "gruppo;nome;testo",
        "Groep;Naam;Tekst",
        "Catégorie;Nom;Description",
    ],
)
def test_headings_are_known_in_six_languages(head: str, tmp_path: Path) -> None:
    lines = [head, *(line.replace(",", ";") for line in rows()[1:])]
    found = check(written(tmp_path, lines))
    assert [len(group) for group in found.deck.groups.values()] == [4, 4, 4]
    assert found.deck.members[4].text == "All about the Flute."


def test_a_column_is_called_as_in_the_list(tmp_path: Path) -> None:
    lines = ["Gruppe,Karte,Text,Foto", *(f"{line},no.jpg" for line in rows()[1:])]
    lines[2] = "Strings,,A text.,"
    found = {(each.row, each.column) for each in faults(written(tmp_path, lines))}
    assert {(3, "Karte"), (4, "Foto")} <= found


def test_a_list_may_begin_below_a_title(tmp_path: Path) -> None:
    lines = ["Our instruments,,", ",,", *rows()]
    found = check(written(tmp_path, lines))
    assert all(finding.doubtful for finding in found.findings)
    assert found.deck.members[0].row == 4


def test_texts_that_are_too_long_are_told_beside_other_faults(tmp_path: Path) -> None:
    lines = with_line(5, f"Strings,Bass,{'very ' * 90}deep.")(rows())
    lines[7] = "Winds,Flute,Again."
    assert {finding.row for finding in faults(written(tmp_path, lines))} == {5, 8}


def test_names_of_a_group_that_have_no_room_ask_for_short_ones(tmp_path: Path) -> None:
    long = tuple(f"The very long name of instrument {n}" for n in "abcdef")
    found = faults(written(tmp_path, rows(GROUPS | {"Brass": long})))
    assert found
    assert all("too wide" in finding.what and finding.row > 9 for finding in found)
    short = [
        f"{line},{'abcdef'[n - 9] if n > 8 else ''}"
        for n, line in enumerate(rows(GROUPS | {"Brass": long}))
    ]
    short[0] = f"{rows()[0]},Short name"
    assert faults(written(tmp_path, short)) == []


@pytest.mark.quick(1)
@pytest.mark.parametrize("word", every(3, ["W", "Instruments ", "Ägypten und ", "Музыка "]))
def test_a_title_that_is_checked_fits_every_paper(word: str, tmp_path: Path) -> None:
    """The check draws no cover, which needs all that makes PDFs."""
    longest = ""
    for count in range(1, 60):
        title = (word * count).strip()
        if faults(written(tmp_path, rows(), f'title = "{title}"')):
            break
        longest = title
        cover_spread(replace(ledger_like("quartets", (3, 3)), title=title), A5, "the rulebook")
    assert "" != longest != title
    ledger = replace(ledger_like("quartets", (3, 3)), title=longest)
    for paper in USUAL_PAPERS:
        assert box_pdf(ledger, Stock(), paper, PALETTES["color"])
        assert tracker_pdf(ledger, paper, PALETTES["color"])
        assert pad_pdf(ledger, paper, PALETTES["color"])


def test_findings_are_in_the_order_of_the_rows() -> None:
    found = [Finding("cards.csv", "is wrong", "mend it", row) for row in (4, 0, 2, 4)]
    assert [each.row for each in by_row(found)] == [0, 2, 4, 4]
    with pytest.raises(ListError) as refused:
        require_none(found)
    told = str(refused.value)
    assert told.index("row 2") < told.index("row 4")
