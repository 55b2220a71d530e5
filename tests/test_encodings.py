"""Texts that people bring, in every encoding that their editors and shells write."""

import codecs
import io
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from cardwright import paths
from cardwright.building.custom_ledgers import read_own
from cardwright.engine import Record, load_game
from cardwright.engine.record_files import read_records
from cardwright.errors import CardwrightError
from cardwright.lessons.reading import folder, read_lesson
from cardwright.printing.calibration.profile import read_profile
from cardwright.printing.guides.template import read_source

PROFILE = 'name = "home"\r\npaper = "a4"\r\n'
RECORD = Record.of(load_game("court").form("two-handed").deal(3), 3).line()
LESSON = min(folder("court").glob("*.toml"))
GUIDE = paths.data("templates", "guides", "court.md.j2").read_text("utf-8")

#: Each kind of text: what its file is called, what it holds, and what reads it.
READERS: dict[str, tuple[str, str, Callable[[Path], object]]] = {
    "ledger": ("pack.toml", paths.data("seeds", "court.toml").read_text("utf-8"), read_own),
    "profile": ("printer.toml", PROFILE, read_profile),
    "record": ("deal.jsonl", f"{RECORD}\r\n", lambda path: read_records(str(path))),
    "lesson": (LESSON.name, LESSON.read_text("utf-8"), lambda path: read_lesson(path, "court")),
    "guide": ("court.md.j2", GUIDE, lambda path: read_source(path, "court")),
}
MARKED = {
    "UTF-8 of Notepad": lambda text: text.encode("utf-8-sig"),
    "UTF-16 of Windows PowerShell": lambda text: codecs.BOM_UTF16_LE + text.encode("utf-16-le"),
    "UTF-16, high byte first": lambda text: codecs.BOM_UTF16_BE + text.encode("utf-16-be"),
}


@pytest.mark.parametrize("encoding", MARKED)
@pytest.mark.parametrize("kind", READERS)
def test_a_byte_order_mark_is_no_part_of_the_text(tmp_path: Path, kind: str, encoding: str) -> None:
    name, text, read = READERS[kind]
    path = tmp_path / name
    path.write_bytes(text.encode())
    plain = read(path)
    path.write_bytes(MARKED[encoding](text))
    assert read(path) == plain


@pytest.mark.parametrize("encoding", MARKED)
def test_a_record_is_piped_with_its_mark(monkeypatch: pytest.MonkeyPatch, encoding: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(MARKED[encoding](RECORD))))
    assert [record.seed for record in read_records("-")] == [3]


BROKEN = {
    "half a character": codecs.BOM_UTF16_LE + "name".encode("utf-16-le") + b"a",
    "half a pair": codecs.BOM_UTF16_LE + b"\x3d\xd8",
    "UTF-16 without its mark": "name = 1\n".encode("utf-16-le"),
    "Latin-1": "name = 'Brontë'\n".encode("latin-1"),
    "two marks": codecs.BOM_UTF8 * 2 + b"name = 1",
}


@pytest.mark.parametrize("data", BROKEN.values(), ids=BROKEN)
@pytest.mark.parametrize("kind", [kind for kind in READERS if kind != "guide"])
def test_what_is_no_text_is_refused_by_its_name(tmp_path: Path, kind: str, data: bytes) -> None:
    name, _, read = READERS[kind]
    path = tmp_path / name
    path.write_bytes(data)
    with pytest.raises(CardwrightError, match=name):
        read(path)
