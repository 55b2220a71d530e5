"""Limits of unpacking: a small file may claim to hold gigabytes.

qpdf stops at so many bytes of a stream, whatever the stream claims; where the system can (Linux),
it refuses more memory than preflight may take. LZW, which qpdf does not measure, is unpacked only
where it cannot grow too large. What a whole document may take grows with its file (`Allowance`).
"""

from __future__ import annotations

import sys
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from pikepdf import Array, PdfError, settings

from cardwright import limits
from cardwright.errors import InputError, TooLarge, visible

#: A code of LZW has 9 bits or more and stands for 4096 bytes at most.
_LZW = 4096
#: Flate by its names, and so many bytes of it are unpacked at once.
_FLATE, _PIECE = (["/FlateDecode"], ["/Fl"]), 1024 * 1024
#: What qpdf says where it stopped.
_LIMIT = "memory limit"
_MEGABYTE = 1024 * 1024
_TOO_MUCH = f"unpacks to more than {limits.UNPACKED // _MEGABYTE} MB"
_SIMPLER = "simplify or split it"


class Allowance:
    """Budget for reading what a document paints with; more for a larger file (`size` bytes).

    Its methods raise TooLarge when nothing is left.
    """

    def __init__(self, size: int) -> None:
        share = 1 + size / _MEGABYTE
        self._most_words, self._most_bytes = int(limits.WORDS * share), int(limits.SHOWN * share)
        self._most_values = int(limits.VALUES * share)
        self._words = self._bytes = self._colors = self._values = 0

    def word(self, count: int = 1) -> None:
        """Take one word of what paints, or as much work as so many are."""
        self._words += count
        if self._words > self._most_words:
            raise TooLarge(f"takes more than {self._most_words} words to paint", hint=_SIMPLER)

    def values(self, count: int) -> None:
        """Look at so many values of the objects."""
        self._values += count
        if self._values > self._most_values:
            raise TooLarge(f"has more than {self._most_values} values", hint=_SIMPLER)

    def color(self) -> None:
        """Keep one more color, or what one more form paints."""
        self._colors += 1
        if self._colors > limits.COLORS:
            raise TooLarge(f"uses more than {limits.COLORS} colors", hint=_SIMPLER)

    def unpack(self, count: int) -> None:
        """Unpack so many bytes."""
        self._bytes += count
        if self._bytes > self._most_bytes:
            most = self._most_bytes // _MEGABYTE
            raise TooLarge(f"unpacks to more than {most} MB in total", hint=_SIMPLER)

    def unpacked(self, stream: Any) -> bytes:
        """The unpacked data of a stream, taken from the allowance."""
        data = unpacked(stream)
        self.unpack(len(data))
        return data


@contextmanager
def unpacking(most: int = limits.UNPACKED) -> Iterator[None]:
    """Have qpdf unpack no more than `most` bytes of a stream: beyond it is damaged."""
    before = settings.set_qpdf_limits(
        flate_max_memory=most,
        png_max_memory=most,
        tiff_max_memory=most,
        run_length_max_memory=most,
    )
    try:
        yield
    finally:
        settings.set_qpdf_limits(**before)  # type: ignore[arg-type] # one of them is a bool


def filters_of(stream: Any) -> list[str]:
    """The names of the filters of a stream, the outermost first."""
    named = stream.get("/Filter", Array())
    return [str(name) for name in (named if isinstance(named, Array) else [named])]


def unpacked(stream: Any) -> bytes:
    """The unpacked data of a stream; raises as `view_of` does."""
    return bytes(view_of(stream))


def view_of(stream: Any) -> memoryview:
    """The unpacked data of a stream, where qpdf has put it; raises TooLarge and PdfError.

    A stream whose data is in another file, which is not opened, raises InputError.
    """
    if "/F" in stream:
        raise InputError("has data in another file", hint="save the PDF with all its data")
    is_lzw = {"/LZWDecode", "/LZW"} & {*filters_of(stream)}
    if is_lzw and len(stream.read_raw_bytes()) * _LZW > limits.UNPACKED:
        raise TooLarge("is compressed with LZW and may grow too large", hint="save it with Flate")
    try:
        found = memoryview(stream.get_stream_buffer())
    except PdfError as error:
        if _LIMIT in str(error):
            raise TooLarge(_TOO_MUCH, hint=_SIMPLER) from None
        raise
    if filters_of(stream)[:1] in _FLATE:
        _check_flate(stream.read_raw_bytes())
    return found


def _check_flate(data: bytes) -> None:
    """Raise PdfError for data whose sum is another one: qpdf unpacks it in silence.

    How much it unpacks to is known by then.
    """
    packed = zlib.decompressobj()
    try:
        while data and not packed.eof:
            packed.decompress(data, _PIECE)
            data = packed.unconsumed_tail
    except zlib.error as error:
        raise PdfError(f"its data is damaged ({error})") from None


@contextmanager
def little_memory(path: Path) -> Iterator[None]:
    """Take no more memory than MEMORY and the size of the file; raises InputError for more."""
    before = _spared(limits.MEMORY + (path.stat().st_size if path.exists() else 0))
    try:
        yield
    except MemoryError:
        raise InputError(
            f"{visible(str(path))}: takes more than {limits.MEMORY // _MEGABYTE} MB of memory",
            hint=_SIMPLER,
        ) from None
    finally:
        if before:
            _limit(before)


def _spared(more: int) -> tuple[int, int] | None:
    """Have the system give no more bytes than these; the limits before, or None elsewhere."""
    if sys.platform != "linux":
        return None
    import resource  # noqa: PLC0415 - Windows has none

    before = resource.getrlimit(resource.RLIMIT_AS)
    pages = int(Path("/proc/self/statm").read_text("ascii").split()[0])
    wanted = pages * resource.getpagesize() + more
    known = [limit for limit in before if limit != resource.RLIM_INFINITY]
    _limit((min(wanted, *known), before[1]) if known else (wanted, before[1]))
    return before


def _limit(limits: tuple[int, int]) -> None:
    import resource  # noqa: PLC0415 - Windows has none

    resource.setrlimit(resource.RLIMIT_AS, limits)
