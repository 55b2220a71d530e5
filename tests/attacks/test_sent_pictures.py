"""Pictures sent to `preflight` that a decoder lets pass, and a printer would not."""

from __future__ import annotations

import io
import zlib
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Any

import pytest
from PIL import ExifTags, Image

from cardwright import limits
from tests.attacks.sent import TGC, told
from tests.attacks.test_sent_files import END, head, png
from tests.pace import is_within
from tests.press.test_preflight import card
from tests.tiers import every


def saved(kind: str = "PNG", **saving: Any) -> bytes:  # noqa: ANN401 - for Pillow
    out = io.BytesIO()
    card().save(out, kind, **({"dpi": (300, 300)} | saving))
    return out.getvalue()


def turned(by: int) -> Image.Exif:
    exif = Image.Exif()
    exif[ExifTags.Base.Orientation] = by
    return exif


def profile(colors: bytes) -> bytes:
    return bytes(12) + b"prtr" + colors + b"Lab " + bytes(12) + b"acsp" + bytes(88)


def framed(edge: tuple[int, int, int]) -> bytes:
    """Art that ends at the cut, in a frame of one color."""
    out, image = io.BytesIO(), Image.new("RGB", (825, 1125), edge)
    image.paste("#997755", (37, 37, 788, 1088))
    image.save(out, "PNG", dpi=(300, 300))
    return out.getvalue()


def blank(shade: int) -> bytes:
    out = io.BytesIO()
    Image.new("RGB", (825, 1125), (shade,) * 3).save(out, "PNG", dpi=(300, 300))
    return out.getvalue()


def deep() -> bytes:
    return png(head(825, 1125, 16), (b"IDAT", zlib.compress(bytes(1125 * (6 * 825 + 1)))), END)


def with_chunks(kind: bytes, count: int) -> bytes:
    """A PNG of the right size with so many chunks of a kind before its pixels."""
    pixels = card().tobytes()
    rows = (b"\0" + pixels[at : at + 3 * 825] for at in range(0, len(pixels), 3 * 825))
    data = zlib.compress(b"".join(rows))
    return png(head(825, 1125), *[(kind, b"k\0v")] * count, (b"IDAT", data), END)


def scanned(times: int) -> bytes:
    """A progressive JPEG whose last scan comes so many times."""
    data = saved("JPEG", progressive=True)
    last = data.rindex(b"\xff\xda")
    return data[:-2] + data[last:-2] * times + data[-2:]


def two(kind: str) -> Callable[[], bytes]:
    return lambda: saved(kind, save_all=True, append_images=[card(edge="#ffffff")])


BEHIND = "card.png has other data after its end; save it alone"
#: What is sent, the rule that finds it, and how it is told.
ODD: dict[str, tuple[Callable[[], bytes], str, str]] = {
    "16 bits": (deep, "plain", "card.png has 16 bits per color; 8 are accepted"),
    "an animation": (two("PNG"), "plain", "card.png is animated; use one picture"),
    "two pictures": (two("MPO"), "plain", BEHIND),
    "lying on its side": (
        lambda: saved("JPEG", exif=turned(6)),
        "plain",
        "card.png is marked to be rotated (EXIF orientation 6); save it upright",
    ),
    "head over heels": (
        lambda: saved(exif=turned(3)),
        "plain",
        "card.png is marked to be rotated (EXIF orientation 3); save it upright",
    ),
    "a profile of CMYK": (
        lambda: saved(icc_profile=profile(b"CMYK")),
        "plain",
        "card.png has a profile of CMYK colors; use RGB",
    ),
    "a profile of gray in a JPEG": (
        lambda: saved("JPEG", icc_profile=profile(b"GRAY")),
        "plain",
        "card.png has a profile of GRAY colors; use RGB",
    ),
    "a profile of no colors": (
        lambda: saved(icc_profile=b"none"),
        "plain",
        "card.png has a profile of no colors; use RGB",
    ),
    "a ZIP behind a PNG": (lambda: saved() + b"PK\3\4", "plain", BEHIND),
    "a page behind a JPEG": (lambda: saved("JPEG") + b"<html>", "plain", BEHIND),
    "no end": (lambda: saved()[:-12], "file", "it is truncated"),
    "no end of a JPEG": (lambda: saved("JPEG")[:-2], "file", "it is truncated"),
    "a chunk that must be known": (
        lambda: with_chunks(b"ABCD", 1),
        "file",
        "it has an unknown part: ABCD",
    ),
    "many words": (
        lambda: with_chunks(b"tEXt", limits.PARTS),
        "file",
        f"it has more than {limits.PARTS} parts",
    ),
    "many segments": (
        lambda: b"\xff\xd8" + b"\xff\xfe\0\2" * limits.PARTS + saved("JPEG")[2:],
        "file",
        f"it has more than {limits.PARTS} parts",
    ),
    "much filling": (
        lambda: b"\xff\xd8" + b"\xff" * 5000 + saved("JPEG")[2:],
        "file",
        "it has more than 4096 bytes of filling",
    ),
    "many scans": (
        lambda: scanned(20_000),
        "file",
        f"it has more than {limits.SCANS} scans",
    ),
    "a frame near white": (
        lambda: framed((253, 254, 250)),
        "bleed drawn",
        "card.png: its bleed is empty on the left, top, right, bottom",
    ),
    "a frame of cream": (
        lambda: framed((250, 245, 238)),
        "bleed drawn",
        "card.png: its bleed is empty on the left, top, right, bottom",
    ),
    "nothing but white": (lambda: blank(255), "drawn", "card.png is entirely white"),
    "nothing but nearly white": (lambda: blank(254), "drawn", "card.png is entirely white"),
}


@pytest.mark.parametrize("kind", every(5, ODD))
def test_what_a_decoder_lets_pass_is_told(kind: str, tmp_path: Path) -> None:
    make, rule, said = ODD[kind]
    (tmp_path / "card.png").write_bytes(make())
    assert any(said in sentence for sentence in told(tmp_path / "card.png", TGC)[rule])


@pytest.mark.deep
def test_pictures_that_ordinary_programs_write_pass(tmp_path: Path) -> None:
    made = {
        "progressive.jpg": saved("JPEG", progressive=True),
        "filled-up.jpg": saved("JPEG") + bytes(512),
        "restarts.jpg": saved("JPEG", restart_marker_rows=1),
        "a-little-filling.jpg": b"\xff\xd8" + b"\xff" * 9 + saved("JPEG")[2:],
        "upright.jpg": saved("JPEG", exif=turned(1)),
        "profile.png": saved(icc_profile=profile(b"RGB ")),
        "written-on.png": with_chunks(b"tEXt", 50),
    }
    for name, data in made.items():
        (tmp_path / name).write_bytes(data)
        found = told(tmp_path / name, TGC)
        assert found == {}, name


@pytest.mark.deep
@pytest.mark.parametrize(
    ("size", "depth"), [((1, 39_000_000), 8), ((39_000_000, 1), 8), ((6300, 6300), 16)]
)
def test_a_small_file_of_many_pixels_takes_little_time(
    size: tuple[int, int], depth: int, tmp_path: Path
) -> None:
    wide, high = size
    row = bytes(wide * 3 * depth // 8 + 1)
    data = zlib.compress(row * high, 1)
    (tmp_path / "card.png").write_bytes(png(head(wide, high, depth), (b"IDAT", data), END))
    begun = process_time()
    assert "not checked" in told(tmp_path / "card.png", TGC)["mode"][0]
    assert is_within(process_time() - begun, 2)
