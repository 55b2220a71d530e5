"""Files that are no lists, or that would take all time and memory: a sentence for each."""

import os
import subprocess
import sys
import time
import zipfile
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from cardwright.errors import ListError
from cardwright.lists import read_table
from tests.lists.workbooks import MIMETYPE, cell, excel, open_document, row, texts, zipped
from tests.pace import is_within
from tests.tiers import every

OLE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(500)
MANIFEST = "<manifest><file-entry><encryption-data/></file-entry></manifest>"
FOREIGN: dict[str, tuple[bytes, str]] = {
    "xls": (OLE + "Workbook".encode("utf-16-le"), "is a workbook of an old Excel (.xls)"),
    "doc": (OLE + "WordDocument".encode("utf-16-le"), "is a document of an old Word (.doc)"),
    "password of Excel": (OLE + "EncryptedPackage".encode("utf-16-le"), "is protected by"),
    "password of LibreOffice": (
        zipped({"mimetype": MIMETYPE, "META-INF/manifest.xml": MANIFEST}),
        "is protected by a password",
    ),
    "old compound file": (OLE, "is a file of an old program of Microsoft"),
    "numbers": (zipped({"Index/Document.iwa": b"x"}), "is a file of Numbers"),
    "docx": (zipped({"[Content_Types].xml": "", "word/document.xml": ""}), "is a document of Word"),
    "xlsb": (zipped({"[Content_Types].xml": "", "xl/workbook.bin": ""}), "is a binary workbook"),
    "pptx": (zipped({"ppt/presentation.xml": ""}), "is a presentation"),
    "odt": (
        zipped({"mimetype": "application/vnd.oasis.opendocument.text"}),
        "is a document of Lib",
    ),
    "zip": (zipped({"a.csv": "a;b"}), "is a ZIP archive, but no workbook"),
    "pdf": (b"%PDF-1.7\n", "is a PDF file"),
    "html": (b"\n<!DOCTYPE html><html><table>", "is a web page (HTML)"),
    "html in utf-16": ("\ufeff<html><table>".encode("utf-16-le"), "is a web page (HTML)"),
    "table as xls": (b"<table><tr><td>a</td></tr></table>", "is a web page (HTML)"),
    "xml of excel": (b'<?xml version="1.0"?>\n<Workbook xmlns="u">', "is a workbook as XML"),
    "fods": (b'<?xml version="1.0"?>\n<office:document x="">', "is a flat workbook (.fods)"),
    "png": (b"\x89PNG\r\n\x1a\n", "is a picture (PNG)"),
    "jpeg": (b"\xff\xd8\xff\xe0", "is a picture (JPEG)"),
    "heic": (b"\0\0\0\x18ftypheic", "is a picture or a recording"),
    "rtf": (b"{\\rtf1 a}", "is a text document (RTF)"),
    "link of google": (b'{"url": "https://docs.google.com/x"}', "is a link to a document of Goo"),
    "gzip": (b"\x1f\x8b\x08", "is a compressed file (gzip)"),
    "nothing": (b"", "is empty"),
    "blank": (b"\xef\xbb\xbf;;\n;;\n", "has no text in any cell"),
    "cut workbook": (excel(texts(("a",)))[:-40], "is damaged, or was not copied as a whole"),
    "workbook without a sheet": (excel(sheets=""), "has no sheet with cells"),
    "workbook without cells": (excel(), "has no text in any cell"),
    "string that is not there": (
        excel('<row><c t="s"><v>5</v></c></row>'),
        "is damaged, or was not copied as a whole",
    ),
    "no XML": (excel(more={"xl/workbook.xml": "<workbook"}), "is damaged"),
    "entities": (
        excel(more={"xl/workbook.xml": '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'}),
        "has a document type, which no workbook needs",
    ),
    "external entity": (
        open_document(content="<table:table/>").replace(b"x", b"x"),
        "has no text in any cell",
    ),
}
#: Files that unpack to very much, or take long if they are read without care.
HEAVY: dict[str, tuple[str, str]] = {
    "zip bomb": ('excel(more={"xl/worksheets/sheet1.xml": b" " * 200_000_000})', "unpacks to more"),
    "tags": ('excel("<row><c/></row>" * 600_000)', "has more than 1000000 tags"),
    "kinds of tags": ('excel("".join(f"<a{i}/>" for i in range(300_000)))', "hundreds of kinds"),
    "attributes": (
        """excel("<row " + " ".join(f'a{i}=""' for i in range(900_000)) + "/>")""",
        "hundreds of attributes",
    ),
    "depth": ('excel("<a>" * 500_000)', "is nested more than 50 levels deep"),
    "parts": ('zipped({f"a{i}": b"" for i in range(9000)})', "has more than 5000 parts"),
    "a hundred thousand rows": ('excel("<row><c><v>1</v></c></row>" * 100_000)', "2000 rows"),
    "repeated cells": (
        """open_document(row(cell("x", more='table:number-columns-repeated="16384"'),
        more='table:number-rows-repeated="1000000"'))""",
        "2000 rows",
    ),
    "merged cells": (
        """open_document(row(*[cell("x", more='table:number-rows-spanned="2000"')] * 60) * 99)""",
        "has more than 500 merged cells",
    ),
    "large cell": ("""b'a;"' + b"x\\n" * 5_000_000 + b'"'""", "B1: has more than 2000 characters"),
    "long row": ('b"a;" * 8_000_000', "BI1: is beyond column BH"),
    "blank rows": ('b"\\n" * 16_000_000 + b"a"', "has more than 1048576 rows"),
    "quotation marks": ("""b'"' * 16_000_000""", "A1: has more than 2000 characters"),
    "stray marks": ("""b'"a""b\\n' * 2_000_000""", "2000 rows"),
    "old letters": ('b"\\xe4;" * 8_000_000', "BI1: is beyond column BH"),
    "large file": ('b"a;b\\n" * 5_000_000', "is larger than 16 MB"),
}


@pytest.mark.parametrize("name", FOREIGN)
def test_a_file_that_is_no_list_is_recognized(tmp_path: Path, name: str) -> None:
    data, says = FOREIGN[name]
    path = tmp_path / "list.csv"
    path.write_bytes(data)
    with pytest.raises(ListError) as caught:
        read_table(path)
    assert caught.value.message.startswith(f"list.csv: {says}")
    assert caught.value.hint


@pytest.mark.quick(1)
@pytest.mark.parametrize("name", every(3, HEAVY))
def test_heavy_files_are_answered_in_two_seconds_and_300_mb(tmp_path: Path, name: str) -> None:
    made, says = HEAVY[name]
    path = tmp_path / "list.csv"
    path.write_bytes(eval(made))  # noqa: S307 - our own
    program = (
        "import pathlib, re, sys, time\n"
        "from cardwright.lists import read_table\n"
        "start = time.process_time()\n"
        "try: read_table(pathlib.Path(sys.argv[1]))\n"
        "except Exception as error: print(type(error).__name__, error)\n"
        "status = pathlib.Path('/proc/self/status')\n"
        "peak = re.search(r'VmHWM:\\s+(\\d+)', status.read_text()) if status.exists() else None\n"
        "print(time.process_time() - start, peak[1] if peak else 0)\n"
    )
    ran = subprocess.run(
        [sys.executable, "-c", program, path], capture_output=True, text=True, check=True
    )
    *message, measured = ran.stdout.splitlines()
    seconds, kilobytes = map(float, measured.split())
    assert message[0].startswith("ListError list.csv: ")
    assert says in "\n".join(message)
    assert is_within(seconds, 2)
    assert kilobytes < 300 * 1024


@pytest.mark.full
def test_a_full_workbook_is_read_in_some_times_the_time_of_its_xml(tmp_path: Path) -> None:
    path = tmp_path / "list.ods"
    path.write_bytes(open_document("".join(row(*[cell("some text")] * 60) for _ in range(2000))))
    start = time.process_time()
    assert len(read_table(path).rows) == 2000
    read = time.process_time()
    with zipfile.ZipFile(path) as document:
        ET.fromstring(document.read("content.xml"))  # noqa: S314 - ours
    assert read - start < 8 * (time.process_time() - read)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with names")
def test_folders_pipes_and_missing_files_are_sentences(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for name, says in (
        ("", "it is not a file"),
        ("pipe", "it is not a file"),
        ("no\x1b", "No such"),
    ):
        with pytest.raises(ListError) as caught:
            read_table(tmp_path / name)
        assert says in caught.value.message
        assert "\x1b" not in str(caught.value)
