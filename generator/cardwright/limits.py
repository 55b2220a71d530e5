"""Limits of what a person may write: the largest file, text and number of each kind.

What is larger is refused before it is parsed, with the limit in the message, so that no file costs
more than two seconds and 300 MB. SECURITY.md has the same figures, and a test compares them.
"""

from __future__ import annotations

import codecs
from pathlib import Path
from typing import BinaryIO

from cardwright.errors import TooLarge, visible

#: Bytes of a file.
LEDGER = 256 * 1024
LESSON = 64 * 1024
LOCK = 1024 * 1024  # of the verdicts of a game's lessons
GUIDE = 64 * 1024  # the template, and likewise what it makes
DRAWING = 1024 * 1024
RECORDS = 4 * 1024 * 1024
JOB = 1024 * 1024  # the job sheet of an export, and likewise a table of Tabletop Simulator
RECORD = 256 * 1024  # characters of one line
PROFILE = 4 * 1024
LIST = 16 * 1024 * 1024  # of cards: a text file or a workbook, which may hold pictures
PROJECT = 64 * 1024 * 1024  # a deck of one's own in one file, and what it unpacks to

#: Characters of a sentence or several, and of a title, a name or anything else that is short.
TEXT = 2000
TITLE = 120
ADDRESS = 200  # of a site
KEY_PARTS = 31  # of a key of TOML, with points between them

#: Entries of a list or table, actions of a deal, and problems that one message tells.
ENTRIES = 500
ACTIONS = 5000
PROBLEMS = 100

#: Of a list of cards: rows with text, and the columns that may have some; of a workbook, bytes that
#: the parts that are read unpack to, and the tags in them.
ROWS = 2000
COLUMNS = 60
WORKBOOK = 24 * 1024 * 1024
TAGS = 1_000_000

#: Of a guide: characters and brackets of a paragraph, lists and asides in each other, and steps
#: that the loops of its template take together.
PARAGRAPH = 4000
BRACKETS = 100
LEVELS = 8
STEPS = 10_000

#: Of a drawing: digits before the point and behind it, groups in groups, shapes when all that is
#: used is put in, and how much larger than it is written anything may be drawn.
DIGITS = 6
DEPTH = 50
SHAPES = 20_000
SCALE = 1000

#: Of a file that preflight looks at: bytes that a stream of a PDF unpacks to, pixels of a picture,
#: pages, values of its objects, words that paint them and bytes that all they show unpacks to (of
#: these three as many more for each megabyte of the file), colors and forms that are kept of all
#: pages, and bytes of memory that are taken besides the file.
UNPACKED = 8 * 1024 * 1024
PIXELS = 40_000_000
PAGES = 10_000
VALUES = 300_000
WORDS = 1_250_000
SHOWN = 160 * 1024 * 1024
COLORS = 100_000
MEMORY = 1024 * 1024 * 1024

#: Of a picture that preflight looks at: bytes of its file, its parts (chunks of a PNG, segments of
#: a JPEG) and the scans of a JPEG; files in a folder, and levels of folders in each other, or of
#: values in a job sheet or a table.
PICTURE = 128 * 1024 * 1024
PARTS = 10_000
SCANS = 40
PHOTOGRAPH = 32 * 1024 * 1024  # a picture for a card of one's own, which may have as many pixels
FILES = 5000
NESTED = 20

#: The largest whole number in a lesson that is no seed.
NUMBER = 1_000_000


def read(path: Path, most: int) -> bytes:
    """The bytes of a file that holds no more than `most`; raises OSError, and TooLarge.

    Only a file is read: a pipe or a device may never end.
    """
    if path.exists() and not path.is_file():
        raise TooLarge("cannot be read: it is not a file", hint=f"check {visible(str(path))}")
    with path.open("rb") as file:
        return read_open(file, most)


def read_open(file: BinaryIO, most: int) -> bytes:
    """All that is left in an open file, no more than `most` bytes; raises OSError, TooLarge."""
    data = file.read(most + 1)
    if len(data) > most:
        raise TooLarge(f"is larger than {_size(most)}", hint="split it, or remove parts")
    return data


def read_text(path: Path, most: int) -> str:
    """The text of a file of at most `most` bytes; raises OSError, TooLarge, UnicodeDecodeError."""
    return decode(read(path, most))


def decode(data: bytes) -> str:
    r"""The text in these bytes: UTF-8, or UTF-16 where its byte order mark comes first.

    Notepad begins UTF-8 with U+FEFF, and `>` of Windows PowerShell writes UTF-16; one mark at the
    beginning is left out. Raises UnicodeDecodeError, also for a NUL, which no text holds.

    >>> decode(b"\xef\xbb\xbfname"), decode(b"\xff\xfen\x00"), decode(b"\xfe\xff\x00n")
    ('name', 'n', 'n')
    """
    wide = data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))
    # The engine in a page lacks the codec utf-8-sig.
    text = data.decode("utf-16") if wide else data.removeprefix(codecs.BOM_UTF8).decode()
    if "\0" in text:
        at = data.index(0)
        raise UnicodeDecodeError("utf-8", data, at, at + 1, "NUL is not a character of text")
    return text


def _size(most: int) -> str:
    return f"{most // 1024} KB" if most < 1024 * 1024 else f"{most // (1024 * 1024)} MB"
