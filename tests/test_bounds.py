"""The limits of what is read are those that SECURITY.md states, and nothing endless is read."""

import os
import re
from pathlib import Path

import pytest

from cardwright import limits
from cardwright.errors import TooLarge

SECURITY = Path(__file__).parents[1] / "SECURITY.md"


def test_security_states_every_limit() -> None:
    text = SECURITY.read_text(encoding="utf-8")
    table = text.partition("<!-- limits -->")[2].partition("<!-- end of limits -->")[0]
    stated = {name: int(number) for number, name in re.findall(r"\| (\d+).*\| `(\w+)` \|", table)}
    assert stated == {name: value for name, value in vars(limits).items() if name.isupper()}


def test_a_file_of_the_largest_size_is_read_and_one_byte_more_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "ledger"
    path.write_bytes(b"a" * 2048)
    assert limits.read(path, 2048) == b"a" * 2048
    path.write_bytes(b"a" * 2049)
    with pytest.raises(TooLarge, match=r"^is larger than 2 KB"):
        limits.read(path, 2048)


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(TooLarge, match="it is not a file"):
        limits.read(tmp_path, 2048)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with names")
def test_a_pipe_that_nobody_writes_to_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(TooLarge, match="it is not a file"):
        limits.read(tmp_path / "pipe", 2048)


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="this system has no such device")
def test_a_device_without_end_is_not_read() -> None:
    with pytest.raises(TooLarge, match="it is not a file"):
        limits.read(Path("/dev/zero"), 2048)


def test_a_file_that_is_not_there_says_so(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        limits.read(tmp_path / "gone", 2048)
