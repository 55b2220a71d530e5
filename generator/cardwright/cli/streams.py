"""The three standard streams, made fit to be used whatever state they come in.

A stream may be closed, be missing altogether (`pythonw` on Windows), or have an encoding that lacks
half of our typography. And what a message repeats may hold characters that steer a terminal.
"""

from __future__ import annotations

import codecs
import contextlib
import io
import os
import sys
from typing import TextIO

from cardwright.errors import visible

_STANDARD = (0, 1, 2)
_SEVEN_BITS = "seven_bits"
#: What stands for characters that an encoding lacks; “?” for all others.
_PLAIN = str.maketrans(
    {"–": "-", "—": "-", "−": "-", "“": '"', "”": '"', "‘": "'", "’": "'", "…": "...", "×": "x"}
)


def fit() -> None:
    """Open what is closed, and have characters replaced that cannot be written."""
    for number in _STANDARD:
        try:
            os.fstat(number)
        except OSError:  # else the next file that is opened would be taken for the stream
            os.open(os.devnull, os.O_RDWR)  # the lowest number that is free: this one
    sys.stdout = sys.stdout or _nowhere()
    sys.stderr = sys.stderr or _nowhere()
    codecs.register_error("plainly", _plainly)
    codecs.register(_seven_bits)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            ascii_only = codecs.lookup(stream.encoding).name == "ascii"
            stream.reconfigure(encoding=_SEVEN_BITS if ascii_only else None, errors="plainly")


def _seven_bits(name: str) -> codecs.CodecInfo | None:
    """ASCII under a name of its own: click takes it for a mistake, and would write UTF-8 there."""
    if name != _SEVEN_BITS:
        return None
    known = codecs.lookup("ascii")
    return codecs.CodecInfo(
        known.encode,
        known.decode,
        incrementalencoder=known.incrementalencoder,
        incrementaldecoder=known.incrementaldecoder,
        name=name,
    )


def _nowhere() -> TextIO:
    """A stream that swallows what is written to it; it is open until the end."""
    return io.TextIOWrapper(io.FileIO(os.devnull, "w"), encoding="utf-8")


def _plainly(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    lacking = error.object[error.start : error.end].translate(_PLAIN)
    return "".join(char if char.isascii() else "?" for char in lacking), error.end


def say(text: str) -> None:
    """Print a message to the standard error, line by line, with nothing in it unseen."""
    lines = "\n".join(map(visible, text.split("\n")))
    with contextlib.suppress(OSError, ValueError):  # nobody is there to be told
        clear_line()
        sys.stderr.write(f"{lines}\n")
        sys.stderr.flush()


def clear_line() -> None:
    """On a terminal: remove what a progress line has left, and show the cursor."""
    if sys.stderr.isatty():
        sys.stderr.write("\r\x1b[K\x1b[?25h")


def finish() -> None:
    """Have everything written that was printed; raises OSError."""
    sys.stdout.flush()
    sys.stderr.flush()


def give_up() -> None:
    """Have what cannot be written forgotten, so that Python does not try it again at its end."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except (OSError, ValueError):
            with contextlib.suppress(OSError, ValueError):
                nowhere = os.open(os.devnull, os.O_WRONLY)
                os.dup2(nowhere, stream.fileno())
                os.close(nowhere)
