"""How much a file may unpack to: a small one may claim to hold gigabytes.

qpdf stops at so many bytes of a stream, whatever the stream claims; where the system can (Linux),
it refuses more memory than preflight may take. LZW, which qpdf does not measure, is unpacked only
where it cannot grow too large.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from pikepdf import Array, PdfError, settings

from generator import bounds
from generator.errors import InputError, TooLarge, visible

#: A code of LZW has 9 bits or more and stands for 4096 bytes at most.
_LZW = 4096
#: What qpdf says where it stopped.
_LIMIT = "memory limit"
_TOO_MUCH = f"unpacks to more than {bounds.UNPACKED // (1024 * 1024)} MB"


@contextmanager
def unpacking(most: int = bounds.UNPACKED) -> Iterator[None]:
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
    named = stream.get("/Filter", [])
    return [str(name) for name in (named if isinstance(named, Array) else [named])]


def unpacked(stream: Any) -> bytes:
    """What a stream unpacks to; raises TooLarge where that is too much, and PdfError."""
    is_lzw = {"/LZWDecode", "/LZW"} & {*filters_of(stream)}
    if is_lzw and len(stream.read_raw_bytes()) * _LZW > bounds.UNPACKED:
        raise TooLarge("is packed by LZW and may grow too large", hint="save it with Flate")
    try:
        data: bytes = stream.read_bytes()
    except PdfError as error:
        if _LIMIT in str(error):
            raise TooLarge(_TOO_MUCH, hint="make it simpler, or divide it") from None
        raise
    return data


@contextmanager
def little_memory(path: Path) -> Iterator[None]:
    """Take no more memory than MEMORY and the size of the file; raises InputError for more."""
    before = _spared(bounds.MEMORY + (path.stat().st_size if path.exists() else 0))
    try:
        yield
    except MemoryError:
        raise InputError(
            f"{visible(str(path))}: takes more than {bounds.MEMORY // (1024 * 1024)} MB of memory",
            hint="make it simpler, or divide it",
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
