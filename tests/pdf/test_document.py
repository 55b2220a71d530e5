"""What every document of ours says of itself, when it is dated, and who packs its streams."""

from __future__ import annotations

import io
import zlib

import pikepdf
import pytest

from cardwright.drawing.scene.inks import PALETTES
from cardwright.drawing.scene.model import Scene, Shape, Text, Use
from cardwright.errors import UsageError
from cardwright.printing.pdf.deflate import deflated
from cardwright.printing.pdf.document import ACTUAL_SIZE, About, Document
from cardwright.system.source_date import NAME, source_date

ABOUT = About("Of Crowns & Royals", "A test", viewer=ACTUAL_SIZE)
#: The moment 2026-03-04 05:06:07 UTC.
MARCH = "1772600767"


def begun() -> Document:
    document = Document((100, 80), PALETTES["color"])
    with document.tags.content(document.tags.document.add("P")):
        document.draw((Text(10, 20, "Official fjords", "body", 5),))
    document.boxes((10, 20, 90, 70), bleed=3)
    document.turn_page()
    return document


def plain() -> bytes:
    return begun().finished(ABOUT)


def tagged() -> bytes:
    return begun().tagged(ABOUT)


@pytest.fixture(autouse=True)
def no_day(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(NAME, raising=False)


@pytest.mark.parametrize("made", [plain, tagged])
def test_a_document_tells_its_title_its_subject_and_its_maker_and_no_date(made: object) -> None:
    assert callable(made)
    with pikepdf.open(io.BytesIO(made())) as pdf:
        told = {key: str(value) for key, value in pdf.docinfo.items()}
        assert told.pop("/Producer")
        assert told == {
            "/Title": "Of Crowns & Royals",
            "/Subject": "A test",
            "/Author": "Cardwright",
            "/Creator": "Cardwright",
        }
        assert pdf.Root.Lang == "en-US"
        assert pdf.Root.ViewerPreferences.PrintScaling == "/None"
        assert bool(pdf.Root.ViewerPreferences.DisplayDocTitle)
        with pdf.open_metadata() as xmp:
            assert not {key for key in xmp if key.endswith("Date")}


def test_boxes_are_measured_from_the_upper_left_in_mm() -> None:
    with pikepdf.open(io.BytesIO(plain())) as pdf:
        page = pdf.pages[0]
        boxes = [
            [float(v) / 72 * 25.4 for v in page[f"/{n}Box"]] for n in ("Media", "Trim", "Bleed")
        ]
    assert boxes[0] == pytest.approx([0, 0, 100, 80], abs=1e-3)
    assert boxes[1] == pytest.approx([10, 10, 90, 60], abs=1e-3)
    assert boxes[2] == pytest.approx([7, 7, 93, 63], abs=1e-3)


@pytest.mark.parametrize("made", [plain, tagged])
def test_a_document_has_the_date_that_is_given_and_no_other(
    made: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert callable(made)
    monkeypatch.setenv(NAME, MARCH)
    data = made()
    assert data == made()
    with pikepdf.open(io.BytesIO(data)) as pdf:
        assert pdf.docinfo["/CreationDate"] == pdf.docinfo["/ModDate"] == "D:20260304050607Z"
        with pdf.open_metadata() as xmp:
            dates = {key.split("}")[1]: xmp[key] for key in xmp if key.endswith("Date")}
    same = "2026-03-04T05:06:07+00:00"
    assert dates == ({"CreateDate": same, "ModifyDate": same} if made is tagged else {})


@pytest.mark.parametrize(
    "said",
    [
        "-1",
        "",
        "soon",
        "12.5",
        " 5",
        "5\n",
        "1_000",
        "+5",
        "0x10",
        "\uff11\uff12",
        "253402300800",
        "9" * 400,
    ],
)
def test_what_is_no_time_is_refused_with_a_hint(said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(NAME, said)
    with pytest.raises(UsageError, match=f"^{NAME} is “") as refused:
        Document((100, 80), PALETTES["color"])
    assert "seconds since 1970" in refused.value.hint
    assert len(refused.value.message) < 120


@pytest.mark.parametrize(("said", "year"), [("0", 1970), ("253402300799", 9999)])
def test_the_first_and_the_last_second_are_times(
    said: str, year: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(NAME, said)
    date = source_date()
    assert date is not None
    assert date.year == year
    with pikepdf.open(io.BytesIO(plain())) as pdf:
        assert str(pdf.docinfo["/CreationDate"]).startswith(f"D:{year}")


def test_whatever_deflate_this_python_has_the_bytes_are_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    expected = plain(), tagged()
    packed = zlib.compress
    monkeypatch.setattr("zlib.compress", lambda data, *_: packed(data, 1))
    monkeypatch.setattr("zlib.compressobj", None)
    assert (plain(), tagged()) == expected


def test_a_form_is_packed_by_the_same_deflate(monkeypatch: pytest.MonkeyPatch) -> None:
    packed = zlib.compress
    monkeypatch.setattr("zlib.compress", lambda data, *_: packed(data, 1))
    stamp = Scene(20, 20, (Shape("M1.5 1.25L19 1L19 19Z", "ink"),) * 40)
    document = Document((100, 80), PALETTES["color"])
    document.draw((Use(stamp),))
    document.turn_page()
    with pikepdf.open(io.BytesIO(document.finished(ABOUT))) as pdf:
        (form,) = pdf.pages[0].Resources.XObject.values()
        assert form.read_raw_bytes() == deflated(form.read_bytes())


def test_what_is_packed_can_be_unpacked_and_is_small() -> None:
    data = b"q 1 0 0 1 0 0 cm Q\n" * 1000
    assert zlib.decompress(deflated(data)) == data
    assert len(deflated(data)) < len(data) / 50
    assert zlib.decompress(deflated(b"")) == b""
