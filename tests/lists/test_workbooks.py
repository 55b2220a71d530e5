"""Workbooks of Excel and LibreOffice: what their cells show, and what is odd in them."""

from pathlib import Path

import pytest

from cardwright.errors import ListError
from cardwright.lists import Table, read_table
from tests.lists.workbooks import cell, excel, open_document, relations, row, tables, texts, zipped

DATE = "is a date in the spreadsheet; to change it, format the cell as text and type it again"
FORMULA = (
    "has a formula without a result; open the list in your spreadsheet program and save it again"
)


def read(folder: Path, data: bytes, sheet: str = "", name: str = "list.xlsx") -> Table:
    path = folder / name
    path.write_bytes(data)
    return read_table(path, sheet)


def refused(folder: Path, data: bytes, sheet: str = "") -> ListError:
    with pytest.raises(ListError) as caught:
        read(folder, data, sheet)
    return caught.value


@pytest.mark.parametrize(
    ("written", "code", "shown"),
    [
        ("1685", "", "1685"),
        ("1685.0", "", "1685"),
        ("1.685E3", "", "1685"),
        ("0.30000000000000004", "", "0.3"),
        ("7", "000", "007"),
        ("1685", "#,##0", "1685"),
        ("0.5", "0%", "50%"),
        ("0.125", "0.0%", "12.5%"),
        ("2.5", "0", "3"),
        ("-3", '0;"minus "0', "minus 3"),
        ("750", '0" BC"', "750 BC"),
        ("3.5", '#,##0.00\\ "€"', "3.50 €"),
        ("0.75", "# ?/?", "0.75"),
        ("many", "0", "many"),
    ],
)
def test_a_number_is_what_its_cell_shows(
    tmp_path: Path, written: str, code: str, shown: str
) -> None:
    style = ' s="1"' if code else ""
    table = read(tmp_path, excel(f"<row><c{style}><v>{written}</v></c></row>", formats=(code,)))
    assert table.rows[0].cells == (shown,)
    assert not table.doubts


@pytest.mark.parametrize(
    ("written", "code", "shown"),
    [
        ("31472", "dd.mm.yyyy", "01.03.1986"),
        ("31472", "d/m/yy", "1/3/86"),
        ("31472", "yyyy", "1986"),
        ("31472", "[$-407]d. mmmm yyyy;@", "1986-03-01"),
        ("31472", "d-mmm", "1986-03-01"),
        ("31472.5", "yyyy\\-mm\\-dd h:mm", "1986-03-01 12:00"),
        ("0.5", "h:mm AM/PM", "12:00"),
        ("1", "yyyy-mm-dd", "1900-01-01"),
    ],
)
def test_a_date_is_what_its_cell_shows_and_is_doubted(
    tmp_path: Path, written: str, code: str, shown: str
) -> None:
    rows = f'<row r="7"><c r="B7" s="1"><v>{written}</v></c></row>'
    table = read(tmp_path, excel(rows, formats=(code,)))
    assert (table.rows[0].number, table.rows[0].cells) == (7, ("", shown))
    assert [(each.cell, each.says) for each in table.doubts] == [("B7", f"“{shown}” {DATE}")]


def test_texts_are_shared_rich_inline_and_escaped(tmp_path: Path) -> None:
    strings = (
        "<si><t>plain</t></si><si><r><t>ri</t></r><r><rPr><b/></rPr><t>ch</t></r>"
        "<rPh><t>ruby</t></rPh></si>"
    )
    rows = (
        '<row><c t="s"><v>0</v></c><c t="s"><v>1</v></c><c t="str"><f>A1</f><v>got</v></c>'
        '<c t="inlineStr"><is><t>a_x000D_\nb</t></is></c><c t="b"><v>1</v></c></row>'
    )
    table = read(tmp_path, excel(rows, strings=strings))
    assert table.rows[0].cells == ("plain", "rich", "got", "a b", "TRUE")


def test_cells_without_references_and_with_gaps_are_where_they_belong(tmp_path: Path) -> None:
    rows = '<row r="3"><c r="B3"><v>1</v></c><c><v>2</v></c></row><row><c><v>3</v></c></row>'
    table = read(tmp_path, excel(rows))
    assert [(each.number, each.cells) for each in table.rows] == [
        (3, ("", "1", "2")),
        (4, ("3", "", "")),
    ]


@pytest.mark.parametrize(
    ("inside", "says"),
    [
        ('<c t="e"><v>#REF!</v></c>', "A1: shows #REF!; correct the formula, or type the text"),
        ("<c><f>A2</f></c>", f"A1: {FORMULA}"),
        ("<c><f>A2</f><v/></c>", f"A1: {FORMULA}"),
        ('<c r="C9"><f t="shared" si="0"/></c>', f"C9: {FORMULA}"),
        (f'<c t="str"><v>{"x" * 10_000_000}</v></c>', "A1: has more than 2000 characters"),
        ('<c r="BI1"><v>1</v></c>', "BI1: is beyond column BH"),
    ],
)
def test_cells_of_excel_that_cannot_be_used_are_named(
    tmp_path: Path, inside: str, says: str
) -> None:
    assert refused(tmp_path, excel(f"<row>{inside}</row>")).message.startswith(f"list.xlsx: {says}")


def test_an_empty_result_of_a_formula_is_no_fault(tmp_path: Path) -> None:
    table = read(tmp_path, excel('<row><c t="str"><f>""</f><v></v></c><c><v>1</v></c></row>'))
    assert table.rows[0].cells == ("", "1")
    empty = '<table:table-cell table:formula="of:=&quot;&quot;"><text:p/></table:table-cell>'
    assert read(tmp_path, open_document(row(empty, cell("1")))).rows[0].cells == ("", "1")


def test_a_picture_in_a_cell_is_doubted_and_pictures_are_noted(tmp_path: Path) -> None:
    rows = '<row><c t="e" vm="1"><v>#VALUE!</v></c><c><v>1</v></c></row>'
    table = read(tmp_path, excel(rows, more={"xl/media/image1.png": b"x"}))
    assert [each.cell for each in table.doubts] == ["A1"]
    assert "pictures in the workbook were not read: save them as files" in table.notes


def test_merged_groups_are_filled_down_and_titles_are_not(tmp_path: Path) -> None:
    rows = texts(("Title",), ("Baroque", "Bach"), ("", "Händel"), ("Classic", "Haydn"))
    merged = '<mergeCells><mergeCell ref="A1:D1"/><mergeCell ref="A2:A3"/></mergeCells>'
    table = read(tmp_path, excel(rows, around=("", merged)))
    assert [each.cells for each in table.rows] == [
        ("Title", ""),
        ("Baroque", "Bach"),
        ("Baroque", "Händel"),
        ("Classic", "Haydn"),
    ]
    assert "merged cells A2:A3: the text was used for each of their rows" in table.notes
    covered = "<table:covered-table-cell/>"
    spanned = cell("Baroque", more='table:number-rows-spanned="2"')
    ods = open_document(row(spanned, cell("Bach")) + row(covered, cell("Händel")))
    assert [each.cells for each in read(tmp_path, ods).rows] == [
        ("Baroque", "Bach"),
        ("Baroque", "Händel"),
    ]


def test_hidden_rows_columns_and_sheets_are_noted(tmp_path: Path) -> None:
    rows = '<row r="2" hidden="1"><c r="B2"><v>1</v></c></row><row r="3" hidden="1"/>'
    sheets = '<sheet name="a" state="hidden" r:id="r2"/><sheet name="b" r:id="r1"/>'
    columns = '<cols><col min="2" max="16384" hidden="1"/></cols>'
    table = read(tmp_path, excel(rows, around=(columns, ""), sheets=sheets))
    assert table.notes == (
        "sheet “b”, number 2 of 2",
        "hidden rows were read, too: 2",
        "hidden columns were read, too: B",
    )
    assert read(tmp_path, excel(sheets=sheets), "A").notes[0] == (
        "sheet “a”, number 1 of 2, which is hidden"
    )


def test_a_sheet_is_chosen_by_its_name(tmp_path: Path) -> None:
    sheets = '<sheet name="One" r:id="r1"/><sheet name="Komponisten " r:id="r2"/>'
    book = excel(texts(("first",)), sheets=sheets)
    assert read(tmp_path, book).rows[0].cells == ("first",)
    assert read(tmp_path, book, "komponisten").rows[0].cells == ("second",)
    assert refused(tmp_path, book, "Componists").hint == "did you mean “Komponisten ”?"
    assert refused(tmp_path, book, "xyz").hint == "its sheets are “One”, “Komponisten ”"
    text = tmp_path / "list.csv"
    text.write_text("a;b\n", "utf-8")
    assert "a text has no sheets: “One” was ignored" in read_table(text, "One").notes


def test_nothing_outside_of_the_workbook_is_read(tmp_path: Path) -> None:
    links = relations(worksheet1="X../../../etc/passwd", worksheet2="worksheets/sheet2.xml")
    book = excel(
        sheets='<sheet name="a" r:id="r1"/><sheet name="b" r:id="r2"/>',
        more={"xl/_rels/workbook.xml.rels": links},
    )
    assert read(tmp_path, book).rows[0].cells == ("second",)
    away = relations(worksheet1="../../../../etc/passwd")
    assert (
        "is damaged" in refused(tmp_path, excel(more={"xl/_rels/workbook.xml.rels": away})).message
    )


def test_names_of_parts_may_have_backslashes_and_capitals(tmp_path: Path) -> None:
    rels = relations(worksheet1="\\xl\\Worksheets\\sheet1.xml")
    book = excel(texts(("found",)), more={"xl/_rels/workbook.xml.rels": rels})
    assert read(tmp_path, book).rows[0].cells == ("found",)


def test_a_workbook_with_a_prefix_in_another_encoding_is_read(tmp_path: Path) -> None:
    sheet = (
        '<x:worksheet xmlns:x="http://purl.oclc.org/ooxml/spreadsheetml/main"><x:sheetData><x:row>'
        '<x:c t="str"><x:v>Dvořák</x:v></x:c></x:row></x:sheetData></x:worksheet>'
    )
    book = excel(more={"xl/worksheets/sheet1.xml": sheet.encode("utf-16")})
    assert read(tmp_path, book).rows[0].cells == ("Dvořák",)


def test_a_million_rows_in_the_dimension_cost_nothing(tmp_path: Path) -> None:
    around = ('<dimension ref="A1:XFD1048576"/>', "")
    rows = '<row r="1"><c><v>1</v></c></row><row r="1048576"><c s="1"/></row>'
    assert len(read(tmp_path, excel(rows, around=around)).rows) == 1


def test_repeated_rows_and_cells_of_libreoffice_are_counted(tmp_path: Path) -> None:
    many = 'table:number-rows-repeated="1000000"'
    blank = '<table:table-cell table:number-columns-repeated="16384"/>'
    skipped = '<table:table-cell table:number-columns-repeated="2"/>'
    rows = row(skipped, cell("a", more='table:number-columns-repeated="2"')) + row(blank, more=many)
    table = read(tmp_path, open_document(rows + row(cell("end"))), name="list.ods")
    assert [(each.number, each.cells) for each in table.rows] == [
        (1, ("", "", "a", "a")),
        (1_000_002, ("end", "", "", "")),
    ]
    twice = read(tmp_path, open_document(row(cell("a"), more='table:number-rows-repeated="2"')))
    assert [each.number for each in twice.rows] == [1, 2]
    error = refused(tmp_path, open_document(row(cell("a"), more=many)))
    assert "has more than 2000 rows" in error.message


@pytest.mark.parametrize(
    ("inside", "text"),
    [
        (cell("a<text:s text:c='3'/>b<text:line-break/>c<text:tab/>d"), "a b c d"),
        (cell("a</text:p><text:p>b"), "a b"),
        (cell("a<text:span>b</text:span>c"), "abc"),
        (cell("1685", "float", 'office:value="1685"'), "1685"),
        (cell("50 %", "percentage", 'office:value="0.5"'), "50 %"),
        (cell("WAHR", "boolean", 'office:boolean-value="true"'), "WAHR"),
        ('<table:table-cell office:value-type="float" office:value="7"/>', "7"),
        (cell("a<office:annotation><text:p>note</text:p></office:annotation>"), "a"),
    ],
)
def test_cells_of_libreoffice_are_as_they_are_shown(tmp_path: Path, inside: str, text: str) -> None:
    assert read(tmp_path, open_document(row(inside)), name="l.ods").rows[0].cells == (text,)


def test_dates_errors_and_formulas_of_libreoffice(tmp_path: Path) -> None:
    date = cell("31.03.1685", "date", 'office:date-value="1685-03-31"')
    table = read(tmp_path, open_document(row(date)))
    assert table.rows[0].cells == ("31.03.1685",)
    assert table.doubts[0].says == f"“31.03.1685” {DATE}"
    wrong = cell("Fehler:502", more='calcext:value-type="error"') + cell("#REF!")
    lost = '<table:table-cell table:formula="of:=A1"/>'
    assert [
        line.split(";")[0] for line in refused(tmp_path, open_document(row(wrong, lost))).problems
    ] == [
        "list.xlsx: A1: shows Fehler:502",
        "list.xlsx: B1: shows #REF!",
        "list.xlsx: C1: has a formula without a result",
    ]


def test_sheets_of_libreoffice_are_chosen_and_noted(tmp_path: Path) -> None:
    style = (
        '<style:style style:name="h" style:family="table">'
        '<style:table-properties table:display="false"/></style:style>'
    )
    content = "".join(
        f'<table:table table:name="{name}" {more}>{row(cell(name))}</table:table>'
        for name, more in (("one", 'table:style-name="h"'), ("two", ""), ("three", ""))
    )
    book = open_document(content=content, styles=style)
    assert read(tmp_path, book).rows[0].cells == ("two",)
    assert read(tmp_path, book).notes[0] == "sheet “two”, number 2 of 3"
    assert read(tmp_path, book, "three").rows[0].cells == ("three",)
    rows = row(cell("x"), more='table:visibility="filter"')
    assert "hidden rows were read, too: 1" in read(tmp_path, open_document(rows)).notes


def test_a_workbook_is_recognized_under_any_name(tmp_path: Path) -> None:
    table = read(tmp_path, excel(texts(("a",))), name="list.csv")
    assert table.notes[-1] == "is a workbook, whatever its name says"
    (tmp_path / "list.xlsx").write_text("a;b\n", "utf-8")
    assert read_table(tmp_path / "list.xlsx").notes[-1] == "is a text, whatever its name says"


def test_content_with_an_embedded_table_is_read_outside_of_it(tmp_path: Path) -> None:
    inner = f'<table:table table:name="in">{row(cell("inner"))}</table:table>'
    rows = row(f"<table:table-cell>{inner}</table:table-cell>", cell("outer"))
    members = {"mimetype": "application/vnd.oasis.opendocument.spreadsheet"}
    content = tables(f'<table:table table:name="t">{rows}</table:table>')
    table = read(tmp_path, zipped({**members, "content.xml": content}))
    assert table.rows[0].cells[-1] == "outer"
