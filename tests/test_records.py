"""Records from files and from the standard input, as the command line is given them."""

import io
import sys
from pathlib import Path
from time import process_time

import pytest

from cardwright.engine import Record, load_game
from cardwright.engine.record_files import read_record, read_records
from cardwright.engine.simulate import play_deal
from cardwright.engine.story import story
from cardwright.errors import RecordError, UsageError
from tests.pace import is_within

COURT = load_game("court").form("two-handed")
LINES = [Record.of(COURT.deal(seed), seed).line() for seed in (3, 4)]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder one stands in."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "deals").mkdir()
    return tmp_path


def piped(monkeypatch: pytest.MonkeyPatch, data: bytes) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))


def test_a_line_is_chosen_by_its_number_and_the_others_are_not_read(folder: Path) -> None:
    (folder / "two.jsonl").write_text(f"{LINES[0]}\n\n{LINES[1]}\nbroken\n", encoding="utf-8")
    chosen = read_record("two.jsonl", 3)
    assert (chosen.seed, chosen.place) == (4, "two.jsonl: line 3")
    for line in (2, 5):
        with pytest.raises(UsageError) as refused:
            read_record("two.jsonl", line)
        assert str(refused.value) == (
            f"two.jsonl: line {line} has no record\nHint: the last record is on line 4"
        )
    with pytest.raises(RecordError, match=r"^two.jsonl: line 4: is not JSON"):
        read_records("two.jsonl")
    with pytest.raises(RecordError, match=r"^two.jsonl: line 4: is not JSON"):
        read_records("two.jsonl", 4)


def test_a_file_may_begin_with_a_byte_order_mark_and_end_its_lines_as_windows_does(
    folder: Path,
) -> None:
    (folder / "two.jsonl").write_bytes("\r\n".join(LINES).encode("utf-8-sig"))
    assert [record.seed for record in read_records("two.jsonl")] == [3, 4]


def test_of_several_records_one_is_to_be_chosen(folder: Path) -> None:
    (folder / "two.jsonl").write_text("\n".join(LINES), encoding="utf-8")
    with pytest.raises(
        UsageError, match=r"^two.jsonl: contains 2 records\nHint: choose one with --l"
    ):
        read_record("two.jsonl")


@pytest.mark.skipif(not Path("/proc/self/mem").exists(), reason="this system has no such file")
def test_a_file_that_the_system_does_not_let_read_is_named() -> None:
    with pytest.raises(RecordError, match=r"^/proc/self/mem: cannot be read: "):
        read_records("/proc/self/mem")


def test_many_records_are_counted_and_not_dealt_before_one_is_chosen(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "many.jsonl").write_text("\n".join([*LINES, "broken"]), encoding="utf-8")
    monkeypatch.setattr(Record, "deal", lambda *_: pytest.fail("a record was dealt"))
    with pytest.raises(UsageError, match="contains 3 records"):
        read_record("many.jsonl")


@pytest.mark.deep
@pytest.mark.parametrize(
    ("game", "played"), [("court", False), ("court", True), ("portrait-authors", False)]
)
def test_a_hundred_kilobytes_of_records_are_told_in_six_seconds(
    folder: Path, game: str, played: bool
) -> None:
    """What SECURITY.md promises of a file of records, measured in time of the processor."""
    form = load_game(game).form(load_game(game).forms[0])
    deal = play_deal(form, 0, 1, None)
    line = Record.of(deal.state if played else form.deal(deal.seed), deal.seed).line()
    text = f"{line}\n" * (100_000 // len(line))
    (folder / "many.jsonl").write_text(text, encoding="utf-8")
    began = process_time()
    for record in read_records("many.jsonl"):
        story(record)
    assert is_within(process_time() - began, 6)


@pytest.mark.parametrize("given", ["./deals/bad.jsonl", "deals/../deals/bad.jsonl"])
def test_a_file_is_named_as_it_was_given(folder: Path, given: str) -> None:
    bad = folder / "deals" / "bad.jsonl"
    bad.write_text(f"{LINES[0]}\nbroken\n", encoding="utf-8")
    with pytest.raises(RecordError) as refused:
        read_records(given)
    assert str(refused.value).startswith(f"{given}: line 2: is not JSON")
    bad.write_bytes(b"\xff")
    with pytest.raises(RecordError) as refused:
        read_records(given)
    assert str(refused.value) == f"{given}: is not UTF-8 text\nHint: save it as UTF-8"


def test_a_name_that_steers_the_terminal_is_spelled_out(folder: Path) -> None:
    name = "\x1b[31mred.jsonl"
    (folder / name).write_text("broken", encoding="utf-8")
    with pytest.raises(RecordError, match=r"^\\x1b\[31mred.jsonl: line 1: is not JSON"):
        read_records(name)
    (folder / name).write_bytes(b"\xe9")
    with pytest.raises(RecordError, match=r"^\\x1b\[31mred.jsonl: is not UTF-8"):
        read_records(name)


@pytest.mark.parametrize("line", [None, 1])
def test_an_empty_file_holds_no_record(folder: Path, line: int | None) -> None:
    (folder / "empty.jsonl").write_text("\n\n", encoding="utf-8")
    with pytest.raises(RecordError, match=r"^empty.jsonl: contains no records"):
        read_records("empty.jsonl", line)


def test_a_dash_is_the_standard_input(monkeypatch: pytest.MonkeyPatch) -> None:
    piped(monkeypatch, "\n".join(LINES).encode())
    assert [record.place for record in read_records("-")] == [
        "standard input: line 1",
        "standard input: line 2",
    ]


def test_a_closed_standard_input_is_said_to_be_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    with pytest.raises(UsageError, match=r"^the standard input is closed\nHint: give a file"):
        read_records("-")
