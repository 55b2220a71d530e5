"""Pictures sent to `preflight` that are cut or damaged, which most decoders show all the same."""

from __future__ import annotations

import io
import struct
import zlib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from time import process_time
from typing import Any

import pytest
from PIL import Image

from cardwright.printing.press.preflight import preflight
from tests.attacks.sent import TGC, told
from tests.attacks.test_sent_files import END, head, png
from tests.pace import is_within
from tests.press.test_preflight import card
from tests.tiers import every

SIZE = WIDE, HIGH = 825, 1125
EXIF = b"Exif\0\0"
IDAT = b"IDAT", b""


@cache
def art() -> Image.Image:
    """A card on which no two places are alike."""
    ramp, rings = Image.linear_gradient("L").resize(SIZE), Image.radial_gradient("L").resize(SIZE)
    return Image.merge("RGB", (ramp, rings, ramp.transpose(Image.Transpose.ROTATE_180)))


@cache
def jpeg(**saving: Any) -> bytes:  # noqa: ANN401 - for Pillow
    out = io.BytesIO()
    art().save(out, "JPEG", dpi=(300, 300), **saving)
    return out.getvalue()


def half(**saving: Any) -> Callable[[], bytes]:  # noqa: ANN401 - for Pillow
    """Cut in the middle, with an end all the same."""
    return lambda: jpeg(**saving)[: len(jpeg(**saving)) // 2] + b"\xff\xd9"


def taller() -> bytes:
    out = io.BytesIO()
    art().crop((0, 0, WIDE, 600)).save(out, "JPEG", dpi=(300, 300))
    return frame(out.getvalue(), 5, struct.pack(">H", HIGH))


def shorter() -> bytes:
    return frame(jpeg(), 5, struct.pack(">H", 600))


def frame(data: bytes, offset: int, new: bytes) -> bytes:
    """Something else in the head of a frame of a JPEG."""
    at = data.index(b"\xff\xc0") + offset
    return data[:at] + new + data[at + len(new) :]


def overwritten() -> bytes:
    at = len(jpeg()) * 2 // 3
    return jpeg()[:at] + b"\x11" * 3000 + jpeg()[at + 3000 :]


def two_intervals_less() -> bytes:
    data = jpeg(restart_marker_rows=4)
    return data[: data.index(b"\xff\xd3")] + data[data.index(b"\xff\xd5") :]


def one_scan_less() -> bytes:
    data = jpeg(progressive=True)
    return data[: data.rindex(b"\xff\xda")] + b"\xff\xd9"


def flat() -> bytes:
    """A JPEG whose steps of quantization are 0."""
    at = jpeg().index(b"\xff\xdb") + 5
    return jpeg()[:at] + bytes(64) + jpeg()[at + 64 :]


def with_segment(*bodies: bytes, kind: int = 0xE1) -> bytes:
    made = (struct.pack(">BBH", 0xFF, kind, len(body) + 2) + body for body in bodies)
    return jpeg()[:20] + b"".join(made) + jpeg()[20:]  # behind the head of JFIF


def pixels(kind: int = 2, spare: int = 0) -> tuple[bytes, bytes]:
    """The pixels of a card: RGB, or by number; and so many bytes more, or less."""
    image = art() if kind == 2 else art().convert("L")
    data, row = image.tobytes(), len(image.tobytes()) // HIGH
    rows = b"".join(b"\0" + data[at : at + row] for at in range(0, len(data), row))
    return b"IDAT", zlib.compress(rows[: len(rows) + min(0, spare)] + bytes(max(0, spare)), 1)


def made(*parts: tuple[bytes, bytes], depth: int = 8, kind: int = 2) -> Callable[[], bytes]:
    """A PNG of these parts; IDAT without data has the pixels of a card."""

    def make() -> bytes:
        filled = (pixels(kind) if part == IDAT else part for part in parts)
        return png(head(*SIZE, depth, kind), *filled, END)

    return make


def with_head(at: int, value: int) -> Callable[[], bytes]:
    return lambda: png(
        (b"IHDR", head(*SIZE)[1][:at] + bytes([value]) + head(*SIZE)[1][at + 1 :]), pixels(), END
    )


def spoiled(kind: bytes) -> bytes:
    """A PNG with a wrong checksum behind a part."""
    data = made((b"tEXt", b"k\0v"), IDAT)()
    at = data.index(kind)
    end = at + 4 + int.from_bytes(data[at - 4 : at])
    return data[:end] + bytes(4) + data[end + 4 :]


def filtered() -> bytes:
    rows = bytes([9, *[7] * (3 * WIDE)]) * HIGH
    return png(head(*SIZE), (b"IDAT", zlib.compress(rows, 1)), END)


COLORS = b"PLTE", bytes(range(256)) * 3
MISSING = "is damaged, or some of its pixels are missing"
#: What is sent, and how it is told.
DAMAGED: dict[str, tuple[Callable[[], bytes], str]] = {
    "a JPEG cut in half": (half(), MISSING),
    "a progressive JPEG cut in half": (
        half(progressive=True),
        "is truncated: its last scans are missing",
    ),
    "a progressive JPEG without its last scan": (
        one_scan_less,
        "is truncated: its last scans are missing",
    ),
    "a JPEG of 600 rows that says 1125": (taller, MISSING),
    "a JPEG of 1125 rows that says 600": (shorter, MISSING),
    "a JPEG overwritten in its middle": (overwritten, MISSING),
    "a JPEG without two of its intervals": (two_intervals_less, MISSING),
    "a JPEG whose steps are nothing": (flat, "is damaged: a step of its quantization is 0"),
    "a part of a JPEG of no length": (
        lambda: jpeg()[:20] + b"\xff\xe5\0\0" + jpeg()[20:],
        "is damaged: one of its parts is incomplete",
    ),
    "12 bits in a JPEG": (
        lambda: frame(jpeg(), 4, b"\x0c"),
        "has 12 bits per color; 8 are accepted",
    ),
    "a JPEG without a height": (
        lambda: frame(jpeg(), 5, b"\0\0"),
        "does not state its height; save it again",
    ),
    "a JPEG of another kind": (
        lambda: frame(jpeg(), 1, b"\xc9"),
        "has a compression that few programs can read; save it as baseline JPEG",
    ),
    "no palette": (
        made(IDAT, kind=3),
        "has no palette, but its pixels are palette indices",
    ),
    "a palette behind the pixels": (
        made(IDAT, COLORS, kind=3),
        "has its part PLTE after the pixels, where it is not read",
    ),
    "two palettes": (made(COLORS, COLORS, IDAT, kind=3), "has two parts PLTE, which may differ"),
    "a short palette": (
        made((b"PLTE", bytes(30)), IDAT, kind=3),
        "has pixels beyond the 10 colors of its palette",
    ),
    "a palette of 4 bytes": (made((b"PLTE", bytes(4)), IDAT, kind=3), "has a palette of 4 bytes"),
    "a palette too large for its bits": (
        made(COLORS, IDAT, kind=3, depth=4),
        "has a palette of 256 colors; 4 bits allow 16",
    ),
    "clear colors behind the pixels": (
        made(IDAT, (b"tRNS", bytes(6))),
        "has its part tRNS after the pixels, where it is not read",
    ),
    "a clear color of another kind": (
        made((b"tRNS", bytes(2)), IDAT),
        "has a part tRNS of 2 bytes, which does not fit its colors",
    ),
    "two resolutions": (
        made((b"pHYs", bytes(9)), (b"pHYs", bytes(9)), IDAT),
        "has two parts pHYs, which may differ",
    ),
    "a short resolution": (
        made((b"pHYs", bytes(3)), IDAT),
        "has a part pHYs of 3 bytes, not 9",
    ),
    "no checksum of the pixels": (
        lambda: png(head(*SIZE), (b"IDAT", pixels()[1][:-4]), END),
        "is damaged: the checksum of its pixels is missing",
    ),
    "a wrong checksum of the pixels": (
        lambda: png(head(*SIZE), (b"IDAT", pixels()[1][:-4] + bytes(4)), END),
        "is damaged: its pixels cannot be unpacked",
    ),
    "a row less": (
        lambda: png(head(*SIZE), pixels(spare=-3 * WIDE), END),
        "has fewer pixels than its size",
    ),
    "a row more": (
        lambda: png(head(*SIZE), pixels(spare=3 * WIDE), END),
        "has more pixels than its size",
    ),
    "something behind the pixels": (
        lambda: png(head(*SIZE), (b"IDAT", pixels()[1] + b"more"), END),
        "has other data after its pixels",
    ),
    "a part between the pixels": (
        made(IDAT, (b"tEXt", b"k\0v"), (b"IDAT", b"more")),
        "has its part tEXt between its pixels",
    ),
    "a filter that is none": (
        filtered,
        "is damaged: it has rows with an unknown filter",
    ),
    "a compression that is none": (
        with_head(10, 1),
        "states compression method 1, which is impossible in PNG",
    ),
    "a way to filter that is none": (
        with_head(11, 1),
        "states filter method 1, which is impossible in PNG",
    ),
    "a depth of 3": (
        with_head(8, 3),
        "states a depth of 3 bits for color type 2, which is impossible in PNG",
    ),
    "a wrong checksum of pixels": (
        lambda: spoiled(b"IDAT"),
        "is damaged: the checksum of its part IDAT is wrong",
    ),
    "a wrong checksum of words": (
        lambda: spoiled(b"tEXt"),
        "is damaged: the checksum of its part tEXt is wrong",
    ),
    "a wrong checksum of the head": (
        lambda: spoiled(b"IHDR"),
        "is damaged: the checksum of its part IHDR is wrong",
    ),
    "words that unpack too far": (
        made((b"zTXt", b"k\0\0" + zlib.compress(bytes(2_000_000))), IDAT),
        "has a part zTXt that unpacks to more than 1 MB",
    ),
}


@pytest.mark.parametrize("kind", every(4, DAMAGED))
def test_what_is_cut_or_damaged_is_no_picture(kind: str, tmp_path: Path) -> None:
    make, said = DAMAGED[kind]
    (tmp_path / "card.png").write_bytes(make())
    (sentence,) = told(tmp_path / "card.png", TGC)["file"]
    assert sentence.endswith(f"cannot be read as a picture: it {said}")


def resolved(dots: int, over: int = 1) -> bytes:
    """EXIF that says so many dots to the inch."""
    entries = (struct.pack(">HHII", tag, 5, 1, 50) for tag in (0x11A, 0x11B))
    unit = struct.pack(">HHIHH", 0x128, 3, 1, 2, 0)
    table = struct.pack(">H", 3) + b"".join(entries) + unit + bytes(4)
    return EXIF + b"MM\0*\0\0\0\x08" + table + struct.pack(">II", dots, over)


def oriented(kind: int, value: bytes) -> bytes:
    """EXIF with an orientation of another type."""
    entry = struct.pack(">HHHI", 1, 0x112, kind, 1) + value.ljust(4, b"\0")
    return EXIF + b"MM\0*\0\0\0\x08" + entry + bytes(4)


PHOTOSHOP = b"Photoshop 3.0\x008BIM\x03\xed\0\0\0\0\0\x10" + struct.pack(
    ">IHHIHH", 72 << 16, 1, 1, 72 << 16, 1, 1
)
TURN = "card.jpg is marked to be rotated (EXIF orientation {}); save it upright"
#: What a JPEG says of itself, the rule that finds it, and how it is told.
SAID: dict[str, tuple[Callable[[], bytes], str, str]] = {
    "300 dots, and 72 in EXIF": (
        lambda: with_segment(resolved(72)),
        "resolution",
        "card.jpg states 72 dpi in its EXIF, not 300",
    ),
    "300 dots, and 72 for Photoshop": (
        lambda: with_segment(PHOTOSHOP, kind=0xED),
        "resolution",
        "card.jpg states 72 dpi in its part for Photoshop, not 300",
    ),
    "two EXIF blocks": (
        lambda: with_segment(resolved(300), resolved(72)),
        "plain",
        "card.jpg has two EXIF blocks, which may differ; save it again",
    ),
    "a turn in a byte": (
        lambda: with_segment(oriented(1, b"\6")),
        "plain",
        TURN.format(6),
    ),
    "a turn of no number": (
        lambda: with_segment(oriented(11, b"\x7f\xc0\0\0")),
        "plain",
        TURN.format("that is unknown"),
    ),
}


@pytest.mark.parametrize("kind", every(3, SAID))
def test_what_a_jpeg_says_twice_has_to_agree(kind: str, tmp_path: Path) -> None:
    make, rule, said = SAID[kind]
    (tmp_path / "card.jpg").write_bytes(make())
    assert told(tmp_path / "card.jpg", TGC)[rule] == (said,)


def notes(path: Path) -> list[str]:
    answers = preflight(path, TGC)
    assert not any(answer.faults for answer in answers)
    return [note for answer in answers for note in answer.notes]


PLAIN = b"pHYs", struct.pack(">IIB", 11811, 11811, 1)
NOTED: dict[str, tuple[Callable[[], bytes], str]] = {
    "EXIF that is none": (
        lambda: with_segment(EXIF + b"XX garbage"),
        "has unreadable EXIF data, which is ignored",
    ),
    "a gamma of 1": (
        made(PLAIN, (b"gAMA", struct.pack(">I", 100_000)), IDAT),
        "states a gamma of 1, not that of sRGB (0.45455)",
    ),
    "colors of HDR": (
        made(PLAIN, (b"cICP", bytes([9, 16, 0, 1])), IDAT),
        "states that its colors are not sRGB (cICP); services may show it differently",
    ),
    "red and green the other way round": (
        made(
            PLAIN,
            (
                b"cHRM",
                struct.pack(">8I", 31270, 32900, 30000, 60000, 64000, 33000, 15000, 6000),
            ),
            IDAT,
        ),
        "states its own primary colors (cHRM), not those of sRGB",
    ),
    "%PDF- in its words": (made(PLAIN, (b"tEXt", b"Comment\0%PDF-1.4"), IDAT), ""),
    "EXIF of 300 to nothing": (
        lambda: jpeg()[:13] + b"\0" + with_segment(resolved(300, 0))[14:],
        "does not state its resolution; only its pixels count",
    ),
    "299.5 dots": (
        made((b"pHYs", struct.pack(">IIB", 11791, 11791, 1)), IDAT),
        "",
    ),
}


@pytest.mark.parametrize("kind", every(3, NOTED))
def test_what_harms_no_card_is_at_most_noted(kind: str, tmp_path: Path) -> None:
    make, said = NOTED[kind]
    data = make()
    path = tmp_path / ("card.jpg" if data.startswith(b"\xff\xd8") else "card.png")
    path.write_bytes(data)
    assert notes(path) == ([f"{path.name} {said}"] if said else [])


def test_a_resolution_is_told_with_its_tenths(tmp_path: Path) -> None:
    card().save(tmp_path / "card.png", dpi=(298.4, 298.4))
    said = "card.png states 298.4 dpi, not 300"
    assert told(tmp_path / "card.png", TGC) == {"resolution": (said,)}


# ------------------------------------------------------------------ what has to pass


ADAM7 = ((0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2))


def interlaced() -> bytes:
    """A PNG in seven passes, which Pillow reads and does not write."""
    data, image = b"", art()
    for left, top, across, down in (*ADAM7, (0, 1, 1, 2)):
        wide, high = -(-(WIDE - left) // across), -(-(HIGH - top) // down)
        shift = (across, 0, left - across / 2 + 0.5, 0, down, top - down / 2 + 0.5)
        part = image.transform((wide, high), Image.Transform.AFFINE, shift).tobytes()
        rows = (part[at : at + 3 * wide] for at in range(0, len(part), 3 * wide))
        data += b"".join(b"\0" + row for row in rows)
    first = b"IHDR", head(*SIZE)[1][:-1] + b"\1"
    return png(first, PLAIN, (b"IDAT", zlib.compress(data, 1)), END)


@pytest.mark.deep
def test_jpegs_and_pngs_of_ordinary_programs_are_whole(tmp_path: Path) -> None:
    ways: list[dict[str, Any]] = [
        {"progressive": True},
        {"progressive": True, "quality": 100, "subsampling": 0},
        {"quality": 5, "subsampling": "4:1:1"},
        {"quality": 95, "optimize": True},
        {"restart_marker_blocks": 7},
        {"restart_marker_rows": 1, "progressive": True},
        {"keep_rgb": True},
        {"subsampling": "4:2:2"},
    ]
    files = {f"{at}.jpg": jpeg(**saving) for at, saving in enumerate(ways)}
    files["filled.jpg"] = jpeg()[:20] + b"\xff" * 500 + jpeg()[20:-2] + b"\xff\xff" + jpeg()[-2:]
    files["passes.png"] = interlaced()
    for colors in (2, 4, 16, 256):
        out = io.BytesIO()
        art().quantize(colors).save(out, "PNG", dpi=(300, 300))
        files[f"{colors}.png"] = out.getvalue()
    for name, data in files.items():
        (tmp_path / name).write_bytes(data)
        assert told(tmp_path / name, TGC) == {}, name
    gray = io.BytesIO()
    art().convert("L").save(gray, "JPEG", progressive=True)
    (tmp_path / "gray.jpg").write_bytes(gray.getvalue())
    assert "mode" in told(tmp_path / "gray.jpg", TGC)  # and is whole


@pytest.mark.deep
def test_a_large_jpeg_takes_little_time(tmp_path: Path) -> None:
    path = tmp_path / "cards.jpg"
    art().resize((4096, 4096)).save(path, "JPEG", progressive=True, quality=90)
    begun = process_time()
    assert set(told(path, TGC)) == {"pixels"}
    assert is_within(process_time() - begun, 3)


def test_a_scan_that_comes_again_is_not_gone_through(tmp_path: Path) -> None:
    data = jpeg(progressive=True)
    again = data[data.rindex(b"\xff\xda") : -2]
    (tmp_path / "card.jpg").write_bytes(data[:-2] + again * 9 + data[-2:])
    assert told(tmp_path / "card.jpg", TGC)["file"][0].endswith(MISSING)
