"""PDFs sent to `preflight` to do harm: what they show is known, what runs is told, none bursts."""

from __future__ import annotations

import io
import re
import subprocess
import sys
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pikepdf
import pytest
from pikepdf import Array, Dictionary, Name
from PIL import Image

from cardwright import limits
from tests.attacks.sent import POSTSCRIPT, told
from tests.attacks.test_commands import environment
from tests.pace import is_within
from tests.press.test_preflight import changed, first, good, paint
from tests.tiers import every, few

# ------------------------------------------------------------------ pictures in a PDF


def shows(**entries: Any) -> Callable[[pikepdf.Pdf], None]:  # noqa: ANN401 - for pikepdf
    """The first page shows a picture that says this of itself."""

    def planted(pdf: pikepdf.Pdf) -> None:
        data = entries.pop("data", bytes(64))
        plain = {"Width": 4, "Height": 4, "BitsPerComponent": 8, "ColorSpace": Name.DeviceCMYK}
        picture = pikepdf.Stream(
            pdf, data, Type=Name.XObject, Subtype=Name.Image, **plain | entries
        )
        shown = dict(first(pdf).Resources.XObject.items()) | {"/Odd": pdf.make_indirect(picture)}
        first(pdf).Resources = Dictionary(XObject=Dictionary(shown))
        paint(b"q 9 0 0 9 0 0 cm /Odd Do Q")(pdf)

    return planted


def jpeg(color: tuple[int, int, int, int]) -> bytes:
    """A JPEG of four inks as a PDF has it: its values are those of the inks."""
    out = io.BytesIO()
    Image.new("CMYK", (4, 4), tuple(255 - value for value in color)).save(out, "JPEG", quality=95)
    return out.getvalue()


def cut_short() -> bytes:
    out = io.BytesIO()
    Image.effect_noise((64, 64), 50).convert("CMYK").save(out, "JPEG")
    return out.getvalue()[: len(out.getvalue()) * 2 // 3] + b"\xff\xd9"


DCT = {"Filter": Name.DCTDecode}
UNKNOWN = "page 1: not checked: it has a picture with unknown ink"
UNFIT = "page 1: not checked: it has a picture with a Decode that does not fit its colors"
PICTURES: dict[str, tuple[dict[str, Any], str]] = {
    "a depth of 3": ({"BitsPerComponent": 3}, "page 1: not checked: it has a picture with 3 bits"),
    "a depth of 1": ({"BitsPerComponent": 1}, UNKNOWN),
    "100000 × 99999 pixels": (
        {"Width": 100_000, "Height": 99_999},
        "page 1: not checked: it has a picture of 100000 × 99999 pixels; the limit is 40000000",
    ),
    "a size below nothing": ({"Width": -4}, "page 1: not checked: it has a picture without a size"),
    "too few bytes": ({"data": bytes(9)}, UNKNOWN),
    "more bytes than pixels": ({"data": bytes(900)}, ""),
    "values of no kind": ({"Decode": Array([0, 9] * 4)}, UNKNOWN),
    "too few values": ({"Decode": Array([0, 1])}, UNFIT),
    "words for values": ({"Decode": Array([Name.a, 0] * 4)}, UNFIT),
    "a gray of too many values": (
        {"ColorSpace": Name.DeviceGray, "data": bytes(16), "Decode": Array([0, 1] * 4)},
        UNFIT,
    ),
    "PostScript as JPEG": (DCT | {"data": POSTSCRIPT}, UNKNOWN),
    "a half JPEG": (DCT | {"data": jpeg((9, 9, 9, 9))[:99]}, UNKNOWN),
    "a half JPEG with an end": (
        DCT | {"data": cut_short(), "Width": 64, "Height": 64},
        "page 1: not checked: it has a picture that is damaged or lacks pixels",
    ),
    "a JPEG of dark inks": (
        DCT | {"data": jpeg((255, 255, 255, 255))},
        "page 1 may put 400 % of ink on one spot; the maximum is 300 %",
    ),
    "a JPEG of white paper": (DCT | {"data": jpeg((0, 0, 0, 0))}, ""),
    "a JPEG upside down": (
        DCT | {"data": jpeg((0, 0, 0, 0)), "Decode": Array([1, 0] * 4)},
        "page 1 may put 400 % of ink on one spot; the maximum is 300 %",
    ),
    "a palette of dark inks": (
        {"ColorSpace": Array([Name.Indexed, Name.DeviceCMYK, 0, b"\xff" * 4]), "data": bytes(16)},
        "page 1 may put 400 % of ink on one spot; the maximum is 300 %",
    ),
    "columns of a billion": (
        {
            "Filter": Name.FlateDecode,
            "data": zlib.compress(bytes(64)),
            "DecodeParms": Dictionary(Predictor=12, Columns=1_000_000_000),
        },
        UNKNOWN,
    ),
}


@pytest.mark.parametrize("kind", every(6, PICTURES))
def test_the_ink_of_a_picture_is_known_or_the_rule_is_not_passed(kind: str, tmp_path: Path) -> None:
    entries, said = PICTURES[kind]
    path = tmp_path / "deck.pdf"
    path.write_bytes(changed(good(), shows(**entries)))
    assert told(path).get("total ink", ("",))[0] == said


def test_a_profile_that_is_none_is_no_output_intent(tmp_path: Path) -> None:
    def spoil(pdf: pikepdf.Pdf) -> None:
        for intent in pdf.Root.OutputIntents:
            intent.DestOutputProfile.write(b"no profile")

    path = tmp_path / "deck.pdf"
    path.write_bytes(changed(good(), spoil))
    assert told(path)["output intent"][0].endswith("readable: none")


# ------------------------------------------------------------------ what runs


def action(kind: str) -> Dictionary:
    return Dictionary(S=Name(f"/{kind}"))


def root(**entries: Any) -> Callable[[pikepdf.Pdf], None]:  # noqa: ANN401 - for pikepdf
    def planted(pdf: pikepdf.Pdf) -> None:
        for key, value in entries.items():
            pdf.Root[f"/{key}"] = value

    return planted


def on_page(**entries: Any) -> Callable[[pikepdf.Pdf], None]:  # noqa: ANN401 - for pikepdf
    def planted(pdf: pikepdf.Pdf) -> None:
        for key, value in entries.items():
            first(pdf)[f"/{key}"] = value

    return planted


def circle(pdf: pikepdf.Pdf) -> None:
    one = pdf.make_indirect(Dictionary(A=action("URI")))
    one.Next = one
    pdf.Root.Outlines = Dictionary(First=one)


_NUMBERED = re.compile(r"^object \d+")
LIVELY = {
    "OpenAction": (
        root(OpenAction=action("Launch")),
        "it runs an action when opened",
    ),
    "one after another": (
        root(OpenAction=Dictionary(S=Name.GoTo, Next=Array([action("JavaScript")]))),
        "object has an action: JavaScript",
    ),
    "AA": (
        root(AA=Dictionary(WP=action("JavaScript"))),
        "object has automatic actions (AA)",
    ),
    "AA of a page": (
        on_page(AA=Dictionary(O=action("Launch"))),
        "object has an action: Launch",
    ),
    "JavaScript": (root(Names=Dictionary(JavaScript=Dictionary())), "it has scripts"),
    "files": (root(Names=Dictionary(EmbeddedFiles=Dictionary())), "it has embedded files"),
    "a portfolio": (root(Collection=Dictionary()), "it has embedded files"),
    "XFA": (
        root(AcroForm=Dictionary(XFA=b"<xdp/>")),
        "object has an automatic form (XFA)",
    ),
    "fields": (root(AcroForm=Dictionary(Fields=Array([1]))), "it has form fields"),
    "RichMedia": (
        on_page(Annots=Array([Dictionary(Subtype=Name.RichMedia, A=action("Rendition"))])),
        "object has an action: Rendition",
    ),
    "SubmitForm": (
        on_page(Annots=Array([Dictionary(AA=Dictionary(E=action("SubmitForm")))])),
        "object has an action: SubmitForm",
    ),
    "an outline without end": (circle, "object has an action: URI"),
}


@pytest.mark.parametrize("kind", every(6, LIVELY))
def test_what_runs_is_told(kind: str, tmp_path: Path) -> None:
    plant, said = LIVELY[kind]
    path = tmp_path / "deck.pdf"
    path.write_bytes(changed(good(), plant))
    found = {_NUMBERED.sub("object", each) for each in told(path)["interaction"]}
    assert said in found


def test_an_outline_that_only_leads_about_and_a_view_that_is_opened_may_stay(
    tmp_path: Path,
) -> None:
    def plant(pdf: pikepdf.Pdf) -> None:
        pdf.Root.Outlines = Dictionary(First=pdf.make_indirect(Dictionary(A=action("GoTo"))))
        pdf.Root.OpenAction = Array([first(pdf), Name.Fit])

    path = tmp_path / "deck.pdf"
    path.write_bytes(changed(good(), plant))
    assert told(path) == {}


# ------------------------------------------------------------------ what unpacks without end


def bomb(megabytes: int, what: bytes = b"\0") -> bytes:
    """So many megabytes of a byte or word, packed."""
    pack = zlib.compressobj(9)
    part = (what * (1 << 20))[: 1 << 20]
    return b"".join([*(pack.compress(part) for _ in range(megabytes)), pack.flush()])


def painted_by(data: bytes, **entries: Any) -> Callable[[pikepdf.Pdf], None]:  # noqa: ANN401
    def planted(pdf: pikepdf.Pdf) -> None:
        first(pdf).Contents = pikepdf.Stream(pdf, data, Filter=Name.FlateDecode, **entries)

    return planted


def a_form_of(data: bytes) -> Callable[[pikepdf.Pdf], None]:
    def planted(pdf: pikepdf.Pdf) -> None:
        form = pikepdf.Stream(pdf, data, Filter=Name.FlateDecode, Subtype=Name.Form)
        first(pdf).Resources = Dictionary(XObject=Dictionary(Odd=pdf.make_indirect(form)))
        paint(b"/Odd Do")(pdf)

    return planted


def metadata_of(data: bytes) -> Callable[[pikepdf.Pdf], None]:
    def planted(pdf: pikepdf.Pdf) -> None:
        pdf.Root.Metadata = pikepdf.Stream(pdf, data, Filter=Name.FlateDecode)

    return planted


def profile_of(data: bytes) -> Callable[[pikepdf.Pdf], None]:
    def planted(pdf: pikepdf.Pdf) -> None:
        for intent in pdf.Root.OutputIntents:
            intent.DestOutputProfile = pikepdf.Stream(pdf, data, N=4, Filter=Name.FlateDecode)

    return planted


def holding(
    plant: Callable[[bytes], Callable[[pikepdf.Pdf], None]], megabytes: int, what: bytes = b"\0"
) -> Callable[[pikepdf.Pdf], None]:
    """Plants so many megabytes; they are packed when the test runs."""

    def planted(pdf: pikepdf.Pdf) -> None:
        plant(bomb(megabytes, what))(pdf)

    return planted


TOO_LARGE = limits.UNPACKED // (1 << 20) + 1
BOMBS = {
    "a page": holding(painted_by, TOO_LARGE),
    "a form": holding(a_form_of, TOO_LARGE),
    "metadata": holding(metadata_of, TOO_LARGE),
    "a profile": holding(profile_of, TOO_LARGE),
}


@pytest.mark.parametrize("kind", every(4, BOMBS))
def test_what_unpacks_too_far_is_not_unpacked(kind: str, tmp_path: Path) -> None:
    path = tmp_path / "deck.pdf"
    path.write_bytes(changed(good(), BOMBS[kind], fix_metadata_version=False))
    (said,) = told(path)["file"]
    assert said.endswith("unpacks to more than 8 MB")


def test_runs_that_grow_too_large_are_told_in_words(tmp_path: Path) -> None:
    def plant(pdf: pikepdf.Pdf) -> None:
        runs = b"\x81 " * (limits.UNPACKED // 128 + 9) + b"\x80"
        first(pdf).Contents = pikepdf.Stream(pdf, runs, Filter=Name.RunLengthDecode)

    path = tmp_path / "deck.pdf"
    as_it_is = {"stream_decode_level": pikepdf.StreamDecodeLevel.none, "compress_streams": False}
    path.write_bytes(changed(good(), plant, **as_it_is))
    assert told(path)["file"][0].endswith("cannot be unpacked, or exceeds the limit")


def test_lzw_that_may_grow_too_large_is_not_unpacked(tmp_path: Path) -> None:
    def plant(pdf: pikepdf.Pdf) -> None:
        first(pdf).Contents = pikepdf.Stream(pdf, b"\x80" * 9000, Filter=Name.LZWDecode)

    path = tmp_path / "deck.pdf"
    as_it_is = {"stream_decode_level": pikepdf.StreamDecodeLevel.none, "compress_streams": False}
    path.write_bytes(changed(good(), plant, **as_it_is))
    assert told(path)["file"][0].endswith("page 1 is compressed with LZW and may grow too large")


def test_a_predictor_of_a_billion_columns_is_told(tmp_path: Path) -> None:
    parms = Dictionary(Predictor=12, Columns=1_000_000_000)
    path = tmp_path / "deck.pdf"
    path.write_bytes(changed(good(), painted_by(zlib.compress(b"q Q"), DecodeParms=parms)))
    assert told(path)["file"]


@pytest.mark.parametrize("limit", every(3, ["PAGES", "WORDS", "COLORS"], 1))
def test_what_a_pdf_may_hold_is_limited(
    limit: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "deck.pdf"
    path.write_bytes(good())
    assert told(path) == {}
    monkeypatch.setattr(limits, limit, 2)
    assert "more than 2" in told(path)["file"][0]


def test_data_whose_sum_is_another_is_damaged(tmp_path: Path) -> None:
    path, data = tmp_path / "deck.pdf", zlib.compress(b"0 0 9 9 re f " * 100)
    path.write_bytes(changed(good(), painted_by(data)))
    assert told(path) == {}
    path.write_bytes(changed(good(), painted_by(data[:-1] + bytes([data[-1] ^ 1]))))
    assert "its data is damaged" in told(path)["file"][0]


MEASURED = """
import time
from pathlib import Path
from cardwright.cli import main
try:
    main()
finally:
    print(Path("/proc/self/status").read_text().split("VmHWM:")[1].split()[0])
    print(time.process_time())
"""
GENERATE = pikepdf.ObjectStreamMode.generate
PREFLIGHT = ("preflight", "deck.pdf", "--vendor", "pdf-x4")
_LIMITED = f'ulimit -v 4000000; exec {sys.executable} "$0" "$@"'


def several(pdf: pikepdf.Pdf) -> None:
    """A picture of as many pixels as are looked at, black and well packed."""
    shows(
        Width=8000, Height=5000, Filter=Name.FlateDecode, data=bomb(8000 * 5000 * 4 >> 20, b"\x10")
    )(pdf)


def packed_objects(pdf: pikepdf.Pdf) -> None:
    """Megabytes of an array in an object that is packed with others."""
    pdf.Root.Odd = pdf.make_indirect(pikepdf.Object.parse(b"[" + b"1 " * 1_000_000 + b"]"))


def the_same_part(pdf: pikepdf.Pdf) -> None:
    """A page whose operators are a thousand times the same megabytes."""
    part = pikepdf.Stream(pdf, bomb(3, b"0 "), Filter=Name.FlateDecode)
    first(pdf).Contents = Array([pdf.make_indirect(part)] * 1000)


def the_same_contents(pdf: pikepdf.Pdf) -> None:
    """A thousand pages with the same megabytes of operators."""
    painted_by(bomb(3, b"0 "))(pdf)
    entries = dict(first(pdf).items())
    pages = [pdf.make_indirect(Dictionary(entries)) for _ in range(1000)]
    pdf.Root.Pages.Kids = Array(pages)


def the_same_page(pdf: pikepdf.Pdf) -> None:
    """A page that is named a hundred thousand times; qpdf would make each a page of its own."""
    pdf.Root.Pages.Kids = Array([first(pdf)] * 100_000)


def in_scans(pdf: pikepdf.Pdf) -> None:
    """A large JPEG that comes in several scans, all of which are kept until it ends."""
    out = io.BytesIO()
    Image.new("CMYK", (6300, 6300)).save(out, "JPEG", quality=5, progressive=True)
    shows(Width=6300, Height=6300, Filter=Name.DCTDecode, data=out.getvalue())(pdf)


HEAVY: dict[str, Callable[[pikepdf.Pdf], None]] = {
    "a gigabyte on a page": holding(painted_by, 1000),
    "a gigabyte in a form": holding(a_form_of, 1000),
    "a gigabyte of metadata": holding(metadata_of, 1000),
    "numbers without an operator": holding(painted_by, 3, b"1 "),
    "an array in a page": painted_by(zlib.compress(b"[" + b"1 " * 1_500_000 + b"]")),
    "states upon states": holding(painted_by, 3, b"q "),
    "an array in an object": packed_objects,
    "a large picture": several,
    "the same operators a thousand times": the_same_part,
    "a thousand pages of the same operators": the_same_contents,
    "the same page again and again": the_same_page,
    "a JPEG in scans": in_scans,
}


@pytest.mark.deep
@pytest.mark.skipif(sys.platform != "linux", reason="memory is measured on Linux")
@pytest.mark.parametrize("kind", few(3, HEAVY))
def test_a_small_file_takes_little_memory_and_time(kind: str, tmp_path: Path) -> None:
    (tmp_path / "deck.pdf").write_bytes(
        changed(good(), HEAVY[kind], object_stream_mode=GENERATE, fix_metadata_version=False)
    )
    ran = subprocess.run(
        ["bash", "-c", _LIMITED, "-P", "-c", MEASURED, *PREFLIGHT],
        cwd=tmp_path,
        env=environment(),
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    *_, most, seconds = ran.stdout.split()
    assert ran.returncode == 1, ran.stderr
    assert "Traceback" not in ran.stderr
    assert int(most) < 400_000, most  # KB
    assert is_within(float(seconds), 10), seconds
