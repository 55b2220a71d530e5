"""Lists as text: separators, quotation marks, line ends, and the numbers of rows."""

import codecs
from pathlib import Path

import pytest

from cardwright.errors import ListError
from cardwright.lists import Table, column_letter, read_table

HEADER = ("Group", "Name", "Text")
BACH = ("Baroque", "Bach", "Air, and more")


def read(folder: Path, data: str | bytes, name: str = "list.csv") -> Table:
    path = folder / name
    path.write_bytes(data.encode() if isinstance(data, str) else data)
    return read_table(path)


def cells(table: Table) -> list[tuple[str, ...]]:
    return [row.cells for row in table.rows]


@pytest.mark.parametrize(
    ("text", "note"),
    [
        ('Group,Name,Text\nBaroque,Bach,"Air, and more"\n', "separator: comma"),
        ("Group;Name;Text\r\nBaroque;Bach;Air, and more\r\n", "separator: semicolon"),
        ("Group\tName\tText\rBaroque\tBach\tAir, and more\r", "separator: tab"),
        ("Group|Name|Text\nBaroque|Bach|Air, and more", "separator: vertical bar"),
        ("sep=;\nGroup;Name;Text\nBaroque;Bach;Air, and more", "separator: semicolon"),
        ('"sep=,"\r\nGroup,Name,Text\r\nBaroque,Bach,"Air, and more"', "separator: comma"),
        ("sep=^\nGroup^Name^Text\nBaroque^Bach^Air, and more", "separator: “^”"),
        ('Group, Name, Text\nBaroque, Bach, "Air, and more"', "separator: comma"),
        ("Group,Name,Text\nBaroque,Bach,“Air, and more”", "separator: comma"),
        ("“Group”,“Name”,“Text”\n“Baroque”,“Bach”,“Air, and more”", "separator: comma"),
        ('Group;Name;Text\nBaroque;Bach;"Air,\r\nand more"', "separator: semicolon"),
        ("Group;Name;Text;;\nBaroque;Bach;Air, and more;;;\n;;;;;\n", "separator: semicolon"),
        (" Group ;\tName\t; Text\nBaroque;Bach;Air,  and\u00a0more", "separator: semicolon"),
        ("\ufeffGroup;Name;Text\nBaroque;Bach;Air, and\u200b more\u00ad", "separator: semicolon"),
    ],
)
def test_the_same_list_is_read_however_it_is_written(tmp_path: Path, text: str, note: str) -> None:
    table = read(tmp_path, text)
    assert cells(table) == [HEADER, BACH]
    assert note in table.notes


@pytest.mark.parametrize(
    "codec", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32"]
)
def test_unicode_is_read_with_a_mark_and_without(tmp_path: Path, codec: str) -> None:
    data = "Group;Name\r\nRomantic;Dvořák – Ő\r\n".encode(codec)
    assert cells(read(tmp_path, data))[1] == ("Romantic", "Dvořák – Ő")
    marked = codecs.BOM_UTF16_BE + "Name\tA\nDvořák\tB\n".encode("utf-16-be")
    assert cells(read(tmp_path, marked, "list.txt"))[1] == ("Dvořák", "B")


def test_rows_have_the_numbers_that_a_spreadsheet_shows(tmp_path: Path) -> None:
    """Line breaks in quotation marks make no row, blank rows do; the line “sep=” is none."""
    text = 'sep=,\n\nA,B\n"one\ntwo",x\n,\n\nlast,y\n'
    assert [(row.number, row.cells[0]) for row in read(tmp_path, text).rows] == [
        (2, "A"),
        (3, "one two"),
        (6, "last"),
    ]


def test_columns_without_text_hold_their_letters(tmp_path: Path) -> None:
    table = read(tmp_path, ";A;;B;;\n;1;;2\n;3")
    assert cells(table) == [("", "A", "", "B"), ("", "1", "", "2"), ("", "3", "", "")]


def test_commas_in_texts_do_not_outvote_the_separator(tmp_path: Path) -> None:
    rows = ["A;B;C;D"] + ["x;one, two, three, four, five, six;3,5;z"] * 9 + ["x;y"]
    table = read(tmp_path, "\n".join(rows))
    assert {len(row.cells) for row in table.rows} == {4}
    assert table.rows[1].cells[2] == "3,5"


def test_a_single_column_has_no_separator(tmp_path: Path) -> None:
    table = read(tmp_path, "Name\nBach\nHändel\n", "names.txt")
    assert cells(table) == [("Name",), ("Bach",), ("Händel",)]
    assert table.notes == ("no separator: one column",)


@pytest.mark.parametrize(
    ("cell", "text", "doubt"),
    [
        ('"say ""ah"""', 'say "ah"', ""),
        ('"Ode" to Joy', '"Ode" to Joy', ""),
        ('5" disc', '5" disc', ""),
        ('"Ode to Joy', '"Ode to Joy', "quotation mark without its counterpart"),
        ("“Ode” to Joy", "“Ode” to Joy", ""),
        ("“Ode to Joy”", "“Ode to Joy”", ""),
        ("“Ode; Joy”", "Ode; Joy", "curly quotation marks"),
        ('="1685"', "1685", ""),
        ("Dvo?ák", "Dvo?ák", "may have lost a letter"),
        ("HÃ¤ndel", "HÃ¤ndel", "it may be “Händel”"),
        ("Why? Who?", "Why? Who?", ""),
        ("www.x.org/?a?b", "www.x.org/?a?b", ""),
        ("Ba\u202ech", "Bach", "U+202E"),
        ("Ba\x07ch", "Bach", "U+0007"),
        ("Ha\u0308ndel", "Händel", ""),
        ("one\u2028two\x0bthree", "one two three", ""),
    ],
)
def test_odd_cells_are_read_and_doubtful_ones_are_named(
    tmp_path: Path, cell: str, text: str, doubt: str
) -> None:
    table = read(tmp_path, f"Group;Name;Year\n{'x;y;1' + chr(10)}A;{cell};1750\nB;next;2\n")
    assert [row.cells for row in table.rows[2:]] == [("A", text, "1750"), ("B", "next", "2")]
    assert [each.cell for each in table.doubts] == (["B3"] if doubt else [])
    assert all(doubt in each.says for each in table.doubts)


@pytest.mark.parametrize(
    ("cell", "says"),
    [
        (b"#NAME?", "B2: shows #NAME?; correct the formula, or type the text in its place"),
        (b"#WERT!", "B2: shows #WERT!"),
        (b"#N/A", "B2: shows #N/A"),
        (b"########", "B2: shows ########; make the column wider"),
        ("Dvo\ufffd\ufffdk".encode(), "B2: “Dvo��k” has lost a letter (�); type the text again"),
        (b"a\xed\xa0\x80b", "B2: has half of a character"),
        (b"x" * 2001, "B2: has more than 2000 characters; shorten the text"),
    ],
)
def test_cells_that_cannot_be_used_are_named(tmp_path: Path, cell: bytes, says: str) -> None:
    with pytest.raises(ListError) as caught:
        read(tmp_path, b"Group;Name\nA;" + cell + b"\n")
    assert caught.value.message.startswith(f"list.csv: {says}")


def test_all_faults_are_named_at_once_in_the_order_of_the_rows(tmp_path: Path) -> None:
    rows = "\n".join(["A;B", "#REF!;x", f"{'y' * 2001};#REF!"] + ["#REF!;x"] * 200)
    with pytest.raises(ListError) as caught:
        read(tmp_path, rows)
    assert [line.split(": ")[1] for line in caught.value.problems[:3]] == ["A2", "A3", "B3"]
    assert len(caught.value.problems) == 100


def test_too_many_rows_and_columns_are_refused(tmp_path: Path) -> None:
    assert len(read(tmp_path, "a;b\n" * 2000).rows) == 2000
    with pytest.raises(ListError, match="has more than 2000 rows; split it"):
        read(tmp_path, "a;b\n" * 2001)
    assert len(read(tmp_path, "a;" * 60 + "\n").rows[0].cells) == 60
    with pytest.raises(ListError, match="BI1: is beyond column BH, the last of 60"):
        read(tmp_path, "a;" * 61)


def test_letters_of_columns_go_on_after_z() -> None:
    assert [column_letter(index) for index in (0, 25, 26, 51, 52)] == ["A", "Z", "AA", "AZ", "BA"]
