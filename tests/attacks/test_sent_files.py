"""Files sent to `preflight` to do harm: none runs, none passes unasked, none is our fault."""

from __future__ import annotations

import io
import json
import os
import struct
import subprocess
import sys
import zlib
from collections.abc import Callable
from pathlib import Path

import pikepdf
import pytest
from pikepdf import Dictionary, Name
from PIL import Image

from cardwright import limits
from cardwright.cli import pressing
from cardwright.printing.press.answer import Answer
from cardwright.printing.press.preflight import preflight
from tests.attacks.sent import PNG, POSTSCRIPT, TGC, TTS, told
from tests.attacks.test_commands import RUN, environment
from tests.press.test_preflight import ONE, SHOP, card, changed, first, good, paint, sent
from tests.tiers import every

# ------------------------------------------------------------------ pictures that are none


def saved(kind: str) -> bytes:
    out = io.BytesIO()
    Image.new("L" if kind == "SPIDER" else "RGB", (8, 8)).save(out, kind)
    return out.getvalue()


def png(*chunks: tuple[bytes, bytes]) -> bytes:
    """A PNG of these chunks."""
    made = [
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        for kind, data in chunks
    ]
    return b"\x89PNG\r\n\x1a\n" + b"".join(made)


def head(wide: int, high: int, depth: int = 8, kind: int = 2) -> tuple[bytes, bytes]:
    return b"IHDR", struct.pack(">IIBBBBB", wide, high, depth, kind, 0, 0, 0)


PIXELS = b"IDAT", zlib.compress(bytes(4 * 9))
END = b"IEND", b""
FOREIGN = {
    "PostScript": POSTSCRIPT,
    "PostScript behind a DOS head": b"\xc5\xd0\xd3\xc6\x20\0\0\0" + bytes(24) + POSTSCRIPT,
    "EMF": b"\x01\0\0\0\x6c\0\0\0" + bytes(32) + b" EMF" + bytes(80),
    "WMF": b"\xd7\xcd\xc6\x9a\0\0" + bytes(60),
    "IPTC": b"\x1c\x03\x3c\0\x02\x01\x01" * 9,
    "AVIF": b"\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf" + bytes(40),
    "BLP": b"BLP2\x01\0\0\0\x03" + bytes(200),
    "DDS": b"DDS \x7c\0\0\0" + b"\xff" * 200,
    "SPIDER": saved("SPIDER"),
    "GIF": saved("GIF"),
    "TIFF": saved("TIFF"),
    "BMP": saved("BMP"),
    "WebP": b"RIFF\x24\0\0\0WEBPVP8 " + bytes(40),
    "SVG": b"<svg xmlns='http://www.w3.org/2000/svg'/>",
    "words": b"no picture",
    "nothing": b"",
}
ODD = {
    "a depth of 3": png(head(8, 8, 3), PIXELS, END),
    "no pixels": png(head(8, 8), END),
    "a size of nothing": png(head(0, 0), PIXELS, END),
    "100000 × 99999 pixels": png(head(100_000, 99_999), PIXELS, END),
    "a damaged profile": png(head(8, 8), (b"iCCP", b"x\0\0" + b"no zlib"), PIXELS, END),
    "a half JPEG": saved("JPEG")[:200],
    "a JPEG that ends in its head": saved("JPEG")[:20],
    "exif that cannot be": saved("JPEG")[:2] + b"\xff\xe1\0\x20Exif\0\0II*\0" + b"\xff" * 20,
    "a palette of nothing": png(head(8, 8, 8, 3), (b"PLTE", b""), PIXELS, END),
}


@pytest.mark.parametrize("kind", every(6, FOREIGN))
def test_only_png_and_jpeg_are_opened_whatever_a_file_is_called(kind: str, tmp_path: Path) -> None:
    path = tmp_path / "card.png"
    path.write_bytes(FOREIGN[kind])
    (said,) = told(path, PNG)["file"]
    assert said.endswith(("it is neither PNG nor JPEG", "is empty"))
    folder = sent(tmp_path / "plain")
    (folder / ONE).write_bytes(FOREIGN[kind])
    found = told(folder, TGC)
    assert found["format"][0].startswith(f"{ONE} cannot be read as a picture: it is ")
    assert found["pixels"] == (f"{ONE}: not checked: it {found['format'][0][len(ONE) + 1 :]}",)
    assert not {"job sheet", "order"} & {*found}


@pytest.mark.parametrize("kind", every(4, ODD))
def test_an_odd_picture_is_told_and_no_fault_of_ours(kind: str, tmp_path: Path) -> None:
    path = tmp_path / "card.png"
    path.write_bytes(ODD[kind])
    assert told(path, PNG)


def test_every_picture_that_is_opened_names_the_kinds_that_are_meant() -> None:
    house = Path(__file__).parents[2] / "generator/cardwright"
    opened = [
        line
        for path in house.rglob("*.py")
        for line in path.read_text("utf-8").splitlines()
        if "Image.open(" in line
    ]
    assert len(opened) > 5
    assert [line for line in opened if "formats=" not in line] == []


def test_a_picture_too_large_to_look_at_is_not_passed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "PIXELS", 825 * 1125 - 1)
    path = tmp_path / "card.png"
    card().save(path, dpi=(300, 300))
    said = f"card.png: not checked: it has more than {limits.PIXELS} pixels"
    assert told(path, TGC) == dict.fromkeys(("mode", "drawn", "bleed drawn"), (said,))


# ------------------------------------------------------------------ PDFs that are not whole


def empty(pdf: pikepdf.Pdf) -> None:
    del pdf.pages[:]


def a_page_that_is_none(pdf: pikepdf.Pdf) -> None:
    pdf.Root.Pages.Kids[0] = 7


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (changed(good(), empty), "there is no readable page"),
        (changed(good(), a_page_that_is_none), "it is damaged and was read only by guessing: "),
    ],
    ids=["no pages", "a page that is none"],
)
def test_what_is_not_whole_is_no_pass(data: bytes, said: str, tmp_path: Path) -> None:
    path = tmp_path / "deck.pdf"
    path.write_bytes(data)
    found = told(path)
    assert found["whole"][0].startswith(said)
    assert "BytesIO" not in str(found)
    assert "BufferedReader" not in str(found)


def test_a_rule_that_cannot_be_asked_is_broken_with_the_reason(tmp_path: Path) -> None:
    path = tmp_path / "deck.pdf"
    path.write_bytes(changed(good(), empty))
    answers = {answer.rule: answer for answer in preflight(path, SHOP)}
    assert answers["fonts"].faults == ("not checked: there are no pages",)
    assert [rule for rule, answer in answers.items() if not answer.faults] == ["encryption"]


def test_a_job_sheet_or_a_table_without_a_card_is_no_pass(tmp_path: Path) -> None:
    folder = sent(tmp_path / "plain")
    job = json.loads((folder / "job.json").read_text("utf-8"))
    (folder / "job.json").write_text(json.dumps(job | {"lines": []}), "utf-8")
    assert "the job sheet has no cards, so nothing can be checked" in told(folder, TGC)["job sheet"]
    (folder / "table.json").write_text('{"ObjectStates": []}', "utf-8")
    assert told(folder, TTS)["slots"] == ("not checked: there is no deck in table.json",)


# ------------------------------------------------------------------ what is said, and of what


@pytest.mark.deep
def test_a_report_can_neither_steer_a_terminal_nor_forge_a_line(
    tmp_path: Path,
) -> None:
    def plant(pdf: pikepdf.Pdf) -> None:
        name = Name("/Bad\x1b[2J\npass  fonts  \u202eevery font")
        font = Dictionary(Type=Name.Font, Subtype=Name.Type1, BaseFont=name)
        first(pdf).Resources = Dictionary(Font=Dictionary(F=font))
        paint(b"/F 9 Tf")(pdf)

    (tmp_path / "deck.pdf").write_bytes(changed(good(), plant))
    ran = run("deck.pdf", "pdf-x4", tmp_path)
    assert ran.returncode == 1
    assert not any(char in ran.stdout + ran.stderr for char in "\x1b\u202e")
    assert "pass  fonts" not in [line[:11] for line in ran.stdout.splitlines()]
    assert "Bad\\x1b[2J\\npass" in ran.stdout


def run(name: str | bytes, vendor: str, folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*RUN, "preflight", name, "--vendor", vendor],
        cwd=folder,
        env=environment(),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_the_sentences_of_a_report_are_cut() -> None:
    lines = pressing.report_lines(
        [Answer("fonts", "every font is embedded", ("x" * 10**6,), ("\x1b",))]
    )
    assert [len(line) for line in lines[1:]] == [306, 6 + len("note: \\x1b")]


posix = pytest.mark.skipif(os.name != "posix", reason="names and devices of POSIX")


@posix
def test_a_name_that_is_no_text_is_read_like_any_other(tmp_path: Path) -> None:
    path = Path(os.fsdecode(os.fsencode(tmp_path) + b"/d\xff.pdf"))
    path.write_bytes(good())
    assert told(path) == {}
    path = path.with_suffix(".png")
    with path.open("wb") as file:
        card().save(file, "PNG", dpi=(300, 300))
    assert told(path, TGC) == {}


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (lambda path: path.write_bytes(b""), "is empty"),
        pytest.param(os.mkfifo, "is neither a file nor a folder", marks=posix),
        pytest.param(lambda path: path.symlink_to(path), "is neither a file nor", marks=posix),
        (Path.mkdir, "there is no such file"),
        pytest.param(
            lambda path: path.symlink_to("/proc/self/mem"),
            "is empty",
            marks=pytest.mark.skipif(sys.platform != "linux", reason="/proc is of Linux"),
        ),
    ],
    ids=["empty", "pipe", "circle", "folder", "memory"],
)
def test_what_is_no_file_to_read_is_told(
    make: Callable[[Path], object], said: str, tmp_path: Path
) -> None:
    path = tmp_path / "deck.pdf"
    make(path)
    assert said in told(path)["file"][0]


# ------------------------------------------------------------------ tables and job sheets


COUNTS = [10**400, 0, -1, True, None, "2"]


@pytest.mark.parametrize("count", every(6, COUNTS), ids=lambda count: str(count)[:9])
def test_a_count_that_cannot_be_is_told(count: object, tmp_path: Path) -> None:
    folder = sent(tmp_path / "plain")
    job = json.loads((folder / "job.json").read_text("utf-8"))
    job["lines"][0]["count"] = count
    (folder / "job.json").write_text(json.dumps(job), "utf-8")
    assert "has a “count” that is not a " in told(folder, TGC)["file"][0]
