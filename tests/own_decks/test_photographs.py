"""Pictures that are printed as they are: the photograph itself, by every printer of the house."""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from functools import reduce
from itertools import product
from pathlib import Path
from random import Random

import pikepdf
import pypdfium2
import pytest
from PIL import Image, ImageChops, ImageFilter, ImageOps

from cardwright.building.own_decks import check, read_own_decks
from cardwright.drawing.faces import front
from cardwright.drawing.faces.plain import pictured
from cardwright.drawing.scene.card_format import POKER
from cardwright.drawing.scene.coverage import coverage
from cardwright.drawing.scene.inks import PALETTES
from cardwright.drawing.scene.model import Scene
from cardwright.drawing.scene.png import png
from cardwright.engine.cards import deck_pack
from cardwright.ledger import Ledger
from cardwright.ledger.own_deck import Picture
from cardwright.printing.press.canvas import drawing, png_of
from cardwright.printing.press.deck import press_pdf
from cardwright.printing.press.pack import PressPiece
from cardwright.printing.press.preflight import preflight
from cardwright.printing.press.standard import X1A, X4, Standard
from cardwright.printing.press.vendors import VENDORS
from cardwright.system.cache import Cache
from tests.commands import cardwright
from tests.own_decks import rows, written
from tests.pdf.verapdf import validate
from tests.tiers import ALONE, every, few

RED, BLUE = (200, 20, 30), (20, 40, 200)
MM = 25.4
#: Of the window of a picture on a card of quartets: left, top, right, lower edge, mm.
WINDOW = (10.0, 26.4, 53.5, 57.4)


def flag(size: tuple[int, int] = (1200, 900)) -> Image.Image:
    """Red above blue."""
    image = Image.new("RGB", size, RED)
    image.paste(BLUE, (0, size[1] // 2, *size))
    return image


def deck(
    folder: Path,
    picture: Image.Image,
    game: str = "quartets",
    style: str = "plain",
    crop: str = "",
) -> Path:
    """The folder of a deck whose third card, the cello, has a picture."""
    lines = [line + (",," if n else ",Picture,Crop") for n, line in enumerate(rows())]
    lines[3] = f"{rows()[3]},photo,{crop}"
    place = written(folder, lines, f'game = "{game}"\npictures = "{style}"\n')
    (place / "pictures").mkdir()
    picture.save(place / "pictures" / "photo.png", compress_level=1)
    return place


def ledger_of(place: Path) -> Ledger:
    (own,) = read_own_decks(place, Cache(None))
    return own.ledger


def picture(ledger: Ledger) -> Picture:
    """The only picture of a deck."""
    assert ledger.own_deck is not None
    (found,) = (card.picture for _, card in ledger.own_deck.cards if card.picture)
    return found


def face(ledger: Ledger) -> Scene:
    """The card with the picture."""
    return front(ledger, next(card for card in deck_pack(ledger) if card.author == "cello"))


def printed(place: Path, out: Path, *options: str) -> Path:
    """The sheets of a deck on A4."""
    done = cardwright(*("deck", place, "--paper", "a4", *options, "-o", out, "--no-cache", *ALONE))
    assert done.returncode == 0, done.stderr
    (sheets,) = (out / "instruments").glob("deck-*a4.pdf")
    return sheets


def seen(sheets: Path, number: int = 0, dpi: int = 100) -> Image.Image:
    """A page of the sheets, as a viewer shows it."""
    page = pypdfium2.PdfDocument(sheets)[number]
    image: Image.Image = page.render(scale=dpi / 72).to_pil().convert("RGB")
    return image


def pixels(image: Image.Image) -> Iterator[tuple[int, ...]]:
    """The values of all pixels, of those that are alike once."""
    for _, color in image.getcolors(image.width * image.height) or ():
        assert isinstance(color, tuple)
        yield color


def near(color: tuple[int, ...], other: tuple[int, ...], by: int = 8) -> bool:
    return all(abs(a - b) <= by for a, b in zip(color, other, strict=True))


def area(image: Image.Image, color: tuple[int, ...], dpi: int = 100) -> tuple[float, ...]:
    """The box around all pixels of about this color, mm."""
    bands = zip(image.split(), color, strict=True)
    alike = (
        band.point([255 * (abs(level - wanted) <= 8) for level in range(256)])
        for band, wanted in bands
    )
    box = reduce(ImageChops.multiply, alike).getbbox()
    assert box, f"nothing is {color}"
    return tuple(edge / dpi * MM for edge in box)


def images(pdf: pikepdf.Pdf) -> list[pikepdf.Stream]:
    """The pictures in a PDF."""
    streams = (each for each in pdf.objects if isinstance(each, pikepdf.Stream))
    return [each for each in streams if each.get("/Subtype") == "/Image"]


def test_on_the_sheet_the_photograph_fills_its_window_right_way_up(tmp_path: Path) -> None:
    sheets = printed(deck(tmp_path, flag()), tmp_path / "out")
    image = seen(sheets)
    red, blue = area(image, RED), area(image, BLUE)
    wide, high = WINDOW[2] - WINDOW[0], WINDOW[3] - WINDOW[1]
    assert red[2] - red[0] == pytest.approx(wide, abs=0.8)
    assert blue[3] - red[1] == pytest.approx(high, abs=0.8)
    assert red[3] == pytest.approx(blue[1], abs=0.8)  # blue is below red
    corner = (210 - 3 * POKER.width) / 2 + 2 * POKER.width, (297 - 3 * POKER.height) / 2
    assert red[0] == pytest.approx(corner[0] + WINDOW[0], abs=0.8), "it is on the third card"
    assert red[1] == pytest.approx(corner[1] + WINDOW[1], abs=0.8)


@pytest.mark.full
@pytest.mark.parametrize(
    ("palette", "levels"), every(2, [("grayscale", (59, 47)), ("low-ink", (157, 151))])
)
def test_where_there_is_no_color_it_is_gray_or_pale(
    palette: str, levels: tuple[int, int], tmp_path: Path
) -> None:
    image = seen(printed(deck(tmp_path, flag()), tmp_path / "out", "--palette", palette))
    assert all(max(pixel) - min(pixel) <= 2 for pixel in pixels(image))
    scene = Image.open(
        io.BytesIO(png(face(ledger_of(tmp_path / "instruments")), PALETTES[palette]))
    )
    for level, down in zip(levels, (0.25, 0.75), strict=True):
        y = WINDOW[1] + down * (WINDOW[3] - WINDOW[1])
        assert near(at(scene.convert("RGB"), 20.0, y), (level,) * 3, by=2)
        assert area(image, (level,) * 3)[2], "the sheet has the same"


def at(image: Image.Image, x: float, y: float, dpi: int = 300) -> tuple[int, ...]:
    """The color at a place, mm."""
    pixel = image.getpixel((round(x / MM * dpi), round(y / MM * dpi)))
    assert isinstance(pixel, tuple)
    return pixel


def test_low_ink_takes_half_the_ink_of_gray(tmp_path: Path) -> None:
    art = pictured(picture(ledger_of(deck(tmp_path, flag()))))
    gray, pale = (sum(coverage(art, PALETTES[name])) for name in ("grayscale", "low-ink"))
    assert pale == pytest.approx(gray / 2, abs=0.01)


def test_a_portrait_is_cut_to_its_oval(tmp_path: Path) -> None:
    scene = face(ledger_of(deck(tmp_path, flag((900, 1200)), "authors")))
    for image in (
        Image.open(io.BytesIO(png(scene, PALETTES["color"]))).convert("RGB"),
        Image.open(io.BytesIO(png_of(drawing(scene, 0.0)))).convert("RGB"),
    ):
        left, top, right, _ = area(image, RED, 300)
        *_, lower = area(image, BLUE, 300)
        assert right - left == pytest.approx(31.7, abs=0.5)
        assert lower - top == pytest.approx(38.6, abs=0.5)
        middle = (left + right) / 2
        assert near(at(image, middle, top + 2), RED)
        assert near(at(image, middle, lower - 2), BLUE)
        corners = [(x, y) for x in (left + 1, right - 1) for y in (top + 1, lower - 1)]
        assert not any(
            near(at(image, *corner), color) for corner in corners for color in (RED, BLUE)
        )


def poster(size: tuple[int, int]) -> Image.Image:
    """A blue sheet with a red rim, of which nothing may be cut off."""
    image = Image.new("RGB", size, RED)
    rim = min(size) // 10
    image.paste(BLUE, (rim, rim, size[0] - rim, size[1] - rim))
    return image


@pytest.mark.parametrize(
    ("game", "size"),
    every(
        5,
        product(("quartets", "authors"), [(900, 1200), (1200, 400), (400, 1600), (800, 800)]),
        start=1,
    ),
)
def test_a_whole_picture_is_shown_to_its_edges_in_the_middle_of_its_place(
    game: str, size: tuple[int, int], tmp_path: Path
) -> None:
    ledger = ledger_of(deck(tmp_path, poster(size), game, crop="whole"))
    shown = picture(ledger).whole
    assert shown is not None
    assert shown[0] / shown[1] == pytest.approx(size[0] / size[1], rel=0.01)
    image = Image.open(io.BytesIO(png(face(ledger), PALETTES["color"]))).convert("RGB")
    red, blue = area(image, RED, 300), area(image, BLUE, 300)
    assert red[2] - red[0] == pytest.approx(shown[0], abs=0.4)
    assert red[3] - red[1] == pytest.approx(shown[1], abs=0.4)
    rim = min(shown) / 10
    for side, inner, outer in zip((1, 1, -1, -1), blue, red, strict=True):
        assert (inner - outer) * side == pytest.approx(rim, abs=0.3)
    middle = (31.75, 41.9 if game == "quartets" else 48.8)
    for along in (0, 1):
        assert (red[along] + red[along + 2]) / 2 == pytest.approx(middle[along], abs=0.4)


@pytest.mark.quick(1)
@pytest.mark.parametrize("game", ["quartets", "authors"])
def test_a_whole_engraving_has_ink_in_all_its_corners(game: str, tmp_path: Path) -> None:
    place = deck(tmp_path, Image.new("RGB", (600, 900), "black"), game, "engraved", "whole")
    ledger = ledger_of(place)
    width, height = picture(ledger).whole or (0, 0)
    assert width / height == pytest.approx(2 / 3, rel=0.01)
    image = Image.open(io.BytesIO(png(face(ledger), PALETTES["color"]))).convert("RGB")
    middle = (31.75, 41.9 if game == "quartets" else 48.8)
    for across in (-1, 1):
        for down in (-1, 1):
            corner = across * (width / 2 - 0.4), down * (height / 2 - 0.4)
            assert max(at(image, middle[0] + corner[0], middle[1] + corner[1])) < 90
        assert min(at(image, middle[0] + across * (width / 2 + 0.5), middle[1])) > 150


@pytest.mark.parametrize(
    ("style", "size", "said"),
    [
        ("plain", (174, 232), ""),
        ("plain", (171, 228), "171 pixels across for 22.05 mm"),
        ("engraved", (174, 232), ""),
        ("engraved", (150, 200), "150 pixels across for 22.05 mm"),
    ],
)
def test_a_narrow_whole_picture_needs_fewer_pixels(
    style: str, size: tuple[int, int], said: str, tmp_path: Path
) -> None:
    found = check(deck(tmp_path, flag(size), style=style, crop="whole")).findings
    hints = [str(one) for one in found if one.row]
    assert len(hints) == bool(said)
    assert all(said in hint for hint in hints)


@pytest.mark.parametrize("crop", ["", "whole"])
def test_a_build_names_a_coarse_picture_whether_it_is_new_or_known(
    crop: str, tmp_path: Path
) -> None:
    place, cache = deck(tmp_path, flag((150, 200)), crop=crop), Cache(tmp_path / "cache")
    for _ in range(2):
        (own,) = read_own_decks(place, cache)
        (note,) = own.notes
        assert note.startswith("cards.csv, row 4, Picture: photo.png is only 150 pixels across")
        assert picture(own.ledger).photo.startswith(b"\xff\xd8"), "the photograph itself"


@pytest.mark.quick(1)
@pytest.mark.parametrize(
    ("game", "options"),
    every(
        5,
        product(
            ("quartets", "authors"),
            [("--large-index",), ("--size", "mini"), ("--size", "business"), ("--size", "jumbo")],
        ),
        start=1,
    ),
)
def test_all_editions_and_sizes_show_it(
    game: str, options: tuple[str, ...], tmp_path: Path
) -> None:
    sheets = printed(deck(tmp_path, flag(), game), tmp_path / "out", *options)
    fronts = range(0, len(pypdfium2.PdfDocument(sheets)), 2)
    found = {pixel for number in fronts for pixel in pixels(seen(sheets, number))}
    for color in (RED, BLUE):
        assert any(near(pixel, color) for pixel in found)


def camera(path: Path) -> None:
    """A JPEG with all that cameras and programs write into it."""
    exif = Image.Exif()
    exif[0x010E] = "Ann at home"
    exif[0x8825] = {1: "N", 2: (52.0, 31.0, 12.0)}
    flag().save(path, "JPEG", exif=exif, comment=b"Ann at home", dpi=(72, 72))


def test_nothing_that_a_camera_wrote_is_printed_with_it(tmp_path: Path) -> None:
    place = deck(tmp_path, flag())
    (place / "pictures" / "photo.png").unlink()
    camera(place / "pictures" / "photo.jpg")
    assert b"Ann at home" in (place / "pictures" / "photo.jpg").read_bytes()
    data = picture(ledger_of(place)).photo
    assert b"Ann" not in data
    with Image.open(io.BytesIO(data)) as image:
        assert not image.getexif()
        assert not {"exif", "comment", "icc_profile"} & set(image.info)
    assert b"Ann at home" not in printed(place, tmp_path / "out").read_bytes()


@pytest.mark.full
def test_the_same_picture_gives_the_same_bytes(tmp_path: Path) -> None:
    place = deck(tmp_path, grainy((1200, 900)))
    one, other = (ledger_of(place) for _ in range(2))
    assert picture(one).photo == picture(other).photo
    assert one.digest == other.digest
    once, again = (printed(place, tmp_path / name).read_bytes() for name in ("one", "two"))
    assert once == again
    flag().save(place / "pictures" / "photo.png")
    assert ledger_of(place).digest != one.digest


def grainy(size: tuple[int, int]) -> Image.Image:
    """A picture with as much detail as a photograph in the open."""
    noise = Image.frombytes("RGB", size, Random(7).randbytes(3 * size[0] * size[1]))
    return ImageOps.autocontrast(noise.filter(ImageFilter.GaussianBlur(size[0] / 500)))


@pytest.mark.parametrize(
    ("brought", "kept"), [((2400, 1800), (514, 366)), ((320, 240), (320, 228))]
)
def test_it_has_300_dots_to_the_inch_at_most_and_is_never_enlarged(
    brought: tuple[int, int], kept: tuple[int, int], tmp_path: Path
) -> None:
    shown = picture(ledger_of(deck(tmp_path, grainy(brought))))
    with Image.open(io.BytesIO(shown.photo)) as image:
        assert image.size == kept
        assert image.format == "JPEG"
        sampled = [component[1:3] for component in image.layer]  # type: ignore[attr-defined]
    assert sampled == [(1, 1)] * 3, "colors are as sharp as light"
    assert len(shown.photo) < 130_000


def large(folder: Path, rows_with: Sequence[int]) -> Path:
    """A deck of 64 cards, those in these rows with the same picture."""
    lines = ["Group,Name,Picture"]
    lines += [f"Group {n // 6},Card {n},{'photo' if n in rows_with else ''}" for n in range(64)]
    place = written(folder, lines, 'pictures = "plain"\n')
    (place / "pictures").mkdir()
    flag().save(place / "pictures" / "photo.png")
    return place


@pytest.mark.parametrize("rows_with", [pytest.param((7,), marks=pytest.mark.deep), (7, 20, 40)])
def test_a_picture_is_in_the_document_once(rows_with: tuple[int, ...], tmp_path: Path) -> None:
    place = large(tmp_path, rows_with)
    own = ledger_of(place).own_deck
    assert own is not None
    photos = {card.picture.photo for _, card in own.cards if card.picture}
    with pikepdf.open(printed(place, tmp_path / "out")) as pdf:
        (found,) = images(pdf)
        assert found.Filter == "/DCTDecode"
        assert {found.read_raw_bytes()} == photos, "it is not packed a second time"


@pytest.mark.parametrize(
    ("style", "pixels", "hinted"),
    [("plain", 342, True), ("plain", 343, False), ("engraved", 342, False)],
)
def test_below_200_dots_to_the_inch_a_hint_says_how_many_are_enough(
    style: str, pixels: int, hinted: bool, tmp_path: Path
) -> None:
    place = deck(tmp_path, flag((pixels, pixels)), style=style)
    said = [str(finding) for finding in check(place).findings if finding.doubtful]
    assert any("343 pixels are enough" in each for each in said) == hinted


def plates(data: bytes) -> Image.Image:
    """The only picture of a press file, in four inks."""
    with pikepdf.open(io.BytesIO(data)) as pdf:
        (found,) = images(pdf)
        assert found.ColorSpace == "/DeviceCMYK"
        size = (int(found.Width), int(found.Height))
        return Image.frombytes("CMYK", size, found.read_bytes())


def pressed(folder: Path, image: Image.Image, standard: Standard) -> bytes:
    scene = face(ledger_of(deck(folder, image)))
    piece = PressPiece("cello", "Cello", "card", scene, scene)
    return press_pdf("Instruments", (piece,), standard, 3.0)


@pytest.mark.parametrize(
    ("standard", "colored", "most"),
    every(2, [(X4, 200, 300), (X1A, 240, 240)]),
    ids=["X-4", "X-1a"],
)
def test_on_a_press_it_has_four_inks_and_no_more_than_may_be_on_a_spot(
    standard: Standard, colored: int, most: int, tmp_path: Path
) -> None:
    dark = Image.linear_gradient("L").resize((900, 700))
    image = Image.merge("RGB", (dark, dark.point(lambda v: v // 3), dark.point(lambda v: v // 6)))
    found = list(pixels(plates(pressed(tmp_path, image, standard))))
    darkest = max(sum(pixel) for pixel in found) * 100 / 255
    assert most - 40 < darkest <= most, "dark is dark"
    assert max(sum(pixel[:3]) for pixel in found) * 100 / 255 <= colored


def test_red_is_magenta_and_yellow_on_a_press(tmp_path: Path) -> None:
    cyan, magenta, yellow, _ = plates(pressed(tmp_path, flag(), X4)).getpixel((100, 50))  # type: ignore[misc]
    assert min(magenta, yellow) > 200
    assert cyan < 60


@pytest.mark.parametrize(
    ("standard", "vendor"), every(2, [(X4, "pdf-x4"), (X1A, "drivethrucards")])
)
def test_preflight_passes_it(standard: Standard, vendor: str, tmp_path: Path) -> None:
    path = tmp_path / "deck.pdf"
    path.write_bytes(pressed(tmp_path, grainy((900, 700)), standard))
    answers = {answer.rule: answer for answer in preflight(path, VENDORS[vendor])}
    for rule in ("total ink", "colors", "content", "transparency"):
        assert answers[rule].faults == ()


@pytest.mark.deep
@pytest.mark.parametrize("palette", few(3, ["color", "grayscale", "low-ink"]))
@pytest.mark.parametrize("game", ["quartets", "authors"])
def test_verapdf_accepts_a_deck_with_photographs(game: str, palette: str, tmp_path: Path) -> None:
    data = printed(
        deck(tmp_path, flag(), game), tmp_path / "out", "--palette", palette
    ).read_bytes()
    assert validate(data, "ua1").faults == ()
    assert validate(data, "2a").faults == ()


@pytest.mark.deep
def test_verapdf_accepts_a_press_file_with_photographs(tmp_path: Path) -> None:
    assert validate(pressed(tmp_path, flag(), X4), "2b").faults == ()
