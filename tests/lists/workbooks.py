"""Workbooks, made by hand, so that each has what a real program would hardly write."""

from __future__ import annotations

import io
import zipfile
from xml.sax.saxutils import escape

_MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
_DOCUMENT = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
_PACKAGE = "http://schemas.openxmlformats.org/package/2006"
_TYPES = (
    f'<Types xmlns="{_PACKAGE}/content-types"><Override PartName="/xl/workbook.xml" ContentType='
    '"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>'
)
_ODF = "urn:oasis:names:tc:opendocument:xmlns"
MIMETYPE = "application/vnd.oasis.opendocument.spreadsheet"


def zipped(members: dict[str, str | bytes]) -> bytes:
    """An archive with these members."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in members.items():
            archive.writestr(name, data)
    return packed.getvalue()


def relations(**targets: str) -> str:
    """The relations of a part: their kinds by name, with a number as id; “X” means external."""
    outside = ' TargetMode="External"'
    entries = [
        f'<Relationship Id="r{number}" Type="{_DOCUMENT}/{kind.rstrip("12")}" '
        f'Target="{target.removeprefix("X")}"{outside if target.startswith("X") else ""}/>'
        for number, (kind, target) in enumerate(targets.items(), 1)
    ]
    return f'<Relationships xmlns="{_PACKAGE}/relationships">{"".join(entries)}</Relationships>'


def texts(*rows: tuple[str, ...]) -> str:
    """Rows of an Excel sheet with texts in their cells."""
    return "".join(
        "<row>"
        + "".join(f'<c t="inlineStr"><is><t>{escape(text)}</t></is></c>' for text in row)
        + "</row>"
        for row in rows
    )


def excel(
    rows: str = "",
    *,
    around: tuple[str, str] = ("", ""),
    strings: str = "",
    formats: tuple[str, ...] = (),
    sheets: str = '<sheet name="List" sheetId="1" r:id="r1"/>',
    more: dict[str, str | bytes] | None = None,
) -> bytes:
    """An Excel workbook of these rows, with XML before and after them; formats count from 1."""
    codes = "".join(
        f'<numFmt numFmtId="{200 + at}" formatCode="{escape(code, {chr(34): "&quot;"})}"/>'
        for at, code in enumerate(formats)
    )
    styles = "".join(f'<xf numFmtId="{200 + at}"/>' for at in range(len(formats)))
    before, after = around
    return zipped(
        {
            "[Content_Types].xml": _TYPES,
            "_rels/.rels": relations(officeDocument="xl/workbook.xml"),
            "xl/workbook.xml": f'<workbook xmlns="{_MAIN}" xmlns:r="{_DOCUMENT}">'
            f"<sheets>{sheets}</sheets></workbook>",
            "xl/_rels/workbook.xml.rels": relations(
                worksheet1="worksheets/sheet1.xml",
                worksheet2="worksheets/sheet2.xml",
                styles="styles.xml",
                sharedStrings="sharedStrings.xml",
            ),
            "xl/sharedStrings.xml": f'<sst xmlns="{_MAIN}">{strings}</sst>',
            "xl/styles.xml": f'<styleSheet xmlns="{_MAIN}"><numFmts>{codes}</numFmts>'
            f'<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>'
            f'<cellXfs><xf numFmtId="0"/>{styles}</cellXfs></styleSheet>',
            "xl/worksheets/sheet1.xml": f'<worksheet xmlns="{_MAIN}">{before}'
            f"<sheetData>{rows}</sheetData>{after}</worksheet>",
            "xl/worksheets/sheet2.xml": f'<worksheet xmlns="{_MAIN}"><sheetData>'
            f"{texts(('second',))}</sheetData></worksheet>",
            **(more or {}),
        }
    )


def tables(content: str, styles: str = "") -> str:
    """The content of an OpenDocument workbook with these tables and styles."""
    spaces = " ".join(
        f'xmlns:{name}="{_ODF}:{name}:1.0"' for name in ("office", "style", "table", "text")
    )
    calc = "urn:org:documentfoundation:names:experimental:calc:xmlns:calcext:1.0"
    return (
        f'<office:document-content {spaces} xmlns:calcext="{calc}">'
        f"<office:automatic-styles>{styles}</office:automatic-styles>"
        f"<office:body><office:spreadsheet>{content}</office:spreadsheet></office:body>"
        "</office:document-content>"
    )


def open_document(rows: str = "", *, content: str = "", styles: str = "") -> bytes:
    """An OpenDocument workbook of these rows, or of this content."""
    content = content or f'<table:table table:name="List">{rows}</table:table>'
    return zipped({"mimetype": MIMETYPE, "content.xml": tables(content, styles)})


def cell(text: str, kind: str = "string", more: str = "") -> str:
    """A cell of an OpenDocument table."""
    return (
        f'<table:table-cell office:value-type="{kind}" {more}><text:p>{text}</text:p>'
        "</table:table-cell>"
    )


def row(*cells: str, more: str = "") -> str:
    """A row of an OpenDocument table."""
    return f"<table:table-row {more}>{''.join(cells)}</table:table-row>"
