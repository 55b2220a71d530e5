"""Engravings show what is in a picture, in lines that a printer at home can print."""

from __future__ import annotations

import hashlib
import os
import re
import subprocess
import sys
import zlib
from collections.abc import Callable
from functools import cache
from io import BytesIO
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest
from PIL import Image, ImageDraw
from resvg_py import svg_to_bytes

from cardwright.building.deck_pictures import PLACES
from cardwright.drawing.engraving import Engraving, Shape, crop_box, engrave
from cardwright.drawing.engraving.screen import DOTS, RIM, black
from cardwright.drawing.engraving.tones import DOTS as TONES
from cardwright.drawing.engraving.tones import tones
from cardwright.drawing.scene.pathdata import check_path, segments
from cardwright.ledger.own_deck import OwnGame
from tests.bench.own_list import photograph
from tests.engraving.dots import dots_of
from tests.engraving.drawn import CHEEKS, EYES, MOUTH, face
from tests.engraving.fineness import DPI, GAP, LINE, MOST, Dots, too_fine
from tests.tiers import Sample, every

GENERATOR = Path(__file__).parents[2] / "generator"
OVAL: tuple[Shape, float, float] = ("oval", 34.5, 43.0)
LYING: tuple[Shape, float, float] = ("rectangle", 46.0, 32.0)


def busy() -> Image.Image:
    """A picture full of detail at every size, as gravel is."""
    size = (700, 870)
    coarse = Image.effect_noise((70, 87), 90).resize(size, Image.Resampling.BICUBIC)
    return Image.blend(coarse, Image.effect_noise(size, 160), 0.5).convert("RGB")


def waves() -> Image.Image:
    """Every tone beside every other, in broad and in narrow waves."""
    x, y = np.meshgrid(np.arange(700), np.arange(870))
    wave = 128 + 127 * np.sin(x * x / 2600) * np.cos(y / 31)
    return Image.fromarray(wave.astype(np.uint8)).convert("RGB")


def disc() -> Image.Image:
    """A black disc with a white hole on white."""
    picture = Image.new("RGB", (690, 860), "white")
    draw = ImageDraw.Draw(picture)
    draw.ellipse((145, 230, 545, 630), fill="black")
    draw.ellipse((270, 355, 420, 505), fill="white")
    return picture


PICTURES: dict[str, Callable[[], Image.Image]] = {
    "face": face,
    "dark": lambda: face(skin=62, dark=22, ground=48),
    "waves": waves,
    "disc": disc,
    "night": lambda: face(skin=21, dark=6, ground=25),
}


@cache
def engraved(kind: str, place: tuple[Shape, float, float] = OVAL) -> Engraving:
    return engrave(PICTURES[kind](), *place)


def printed(engraving: Engraving, rule: str = "nonzero", dpi: int = DPI) -> Dots:
    """Where ink is at this resolution."""
    size = f'width="{engraving.width}mm" height="{engraving.height}mm"'
    box = f'viewBox="0 0 {engraving.width} {engraving.height}"'
    path = f'<path fill-rule="{rule}" d="{engraving.outline}"/>'
    text = f'<svg xmlns="http://www.w3.org/2000/svg" {size} {box}>{path}</svg>'
    png = bytes(svg_to_bytes(svg_string=text, dpi=dpi, background="white"))
    return np.asarray(Image.open(BytesIO(png)).convert("L")) < 128


def ink_at(engraving: Engraving, x: float, y: float, across: float = 2.0) -> float:
    """The share of ink in a square of so many mm, its middle in parts of width and height."""
    dots = printed(engraving, dpi=600)
    half = round(across / 25.4 * 600 / 2)
    row, column = round(y * dots.shape[0]), round(x * dots.shape[1])
    return float(dots[row - half : row + half, column - half : column + half].mean())


@pytest.mark.parametrize("place", [OVAL, pytest.param(LYING, marks=pytest.mark.deep)])
@pytest.mark.parametrize("kind", every(4, PICTURES))
def test_the_path_is_plain_and_within_its_place(
    kind: str, place: tuple[Shape, float, float]
) -> None:
    engraving = engraved(kind, place)
    assert re.fullmatch(r"(M[-0-9. ]+l[-0-9. ]+z)+", engraving.outline)
    assert check_path(engraving.outline) == ""
    assert (engraving.width, engraving.height) == place[1:]
    points = [(s[1], s[2]) for s in segments(engraving.outline) if len(s) == 3]
    assert len(points) > 100
    assert all(-0.02 <= x <= place[1] + 0.02 and -0.02 <= y <= place[2] + 0.02 for x, y in points)


@pytest.mark.full
@pytest.mark.parametrize("kind", every(len(PICTURES), PICTURES))
def test_both_fill_rules_print_the_same(kind: str) -> None:
    differing = printed(engraved(kind)) ^ printed(engraved(kind), "evenodd")
    assert differing.mean() < 0.0002


def test_an_oval_leaves_its_corners_white() -> None:
    dots = printed(engrave(Image.new("RGB", (500, 600), (60, 60, 60)), *OVAL))
    y, x = np.mgrid[0 : dots.shape[0], 0 : dots.shape[1]]
    high, wide = dots.shape
    outside = ((2 * x / wide - 1) ** 2 + (2 * y / high - 1) ** 2) > 1.01
    assert not dots[outside].any()
    assert dots[~outside].mean() > 0.3


def test_white_stays_white_and_black_turns_black() -> None:
    dots = printed(engraved("disc"), dpi=600)
    y, x = np.mgrid[0 : dots.shape[0], 0 : dots.shape[1]] / 600 * 25.4
    far = np.hypot(x - 17.25, y - 21.5)
    assert dots[far > 10.3].mean() < 0.001
    assert dots[far < 3.4].mean() < 0.001
    assert dots[(far > 4.1) & (far < 9.7)].mean() > 0.9
    assert engrave(Image.new("RGB", (40, 50), "white"), *OVAL).outline == ""


def test_darker_tones_take_more_ink() -> None:
    size = (120, 120)
    mask = Image.new("1", (size[0] * DOTS // TONES, size[1] * DOTS // TONES), 255)
    inside = (slice(RIM, RIM + mask.height), slice(RIM, RIM + mask.width))
    shares = [
        float(dots_of(black(Image.new("L", size, tone), mask))[inside].mean())
        for tone in (245, 215, 170, 120, 80, 58, 25)
    ]
    assert shares[0] == 0
    assert shares[-1] > 0.99
    steps = [more - less for less, more in pairwise(shares)]
    assert min(steps) > 0.05
    assert max(steps) < 0.3


@pytest.mark.quick(1)
@pytest.mark.parametrize(
    ("skin", "dark", "ground"),
    every(
        5,
        [(30, 8, 20), (190, 50, 230), (225, 90, 245), (90, 30, 200), (62, 22, 48), (48, 14, 150)],
    ),
)
def test_faces_of_every_skin_keep_their_features(skin: int, dark: int, ground: int) -> None:
    engraving = engrave(face(skin=skin, dark=dark, ground=ground), *OVAL)
    cheeks = [ink_at(engraving, *cheek) for cheek in CHEEKS]
    assert all(cheek < 0.68 for cheek in cheeks)  # lines, never a black mass …
    assert skin > 100 or all(cheek > 0.3 for cheek in cheeks)  # … nor dark skin white
    for feature in (*EYES, MOUTH):
        assert ink_at(engraving, *feature, across=1.0) > max(cheeks) + 0.15


@pytest.mark.deep
def test_a_face_in_the_shade_beside_a_bright_window_is_seen() -> None:
    picture = Image.new("RGB", (800, 556), "white")
    picture.paste(face(skin=52, dark=16, ground=34, size=(400, 556)), (0, 0))
    engraving = engrave(picture, *LYING)
    cheeks = [ink_at(engraving, x / 2, y) for x, y in CHEEKS]
    assert all(0.1 < cheek < 0.65 for cheek in cheeks)
    for x, y in (*EYES, MOUTH):
        assert ink_at(engraving, x / 2, y, across=1.0) > max(cheeks) + 0.15


def test_a_face_before_a_brighter_ground_is_exposed_for_the_face() -> None:
    picture = Image.new("RGB", (460, 320), (200, 200, 200))
    picture.paste(face(skin=120, dark=40, ground=200, size=(200, 250)), (130, 40))
    picture.paste((20, 20, 20), (0, 290, 460, 320))
    cheeks_and_nose = (190, 120, 270, 220)
    assert _mean(tones(picture).crop(cheeks_and_nose)) > 162


@pytest.mark.deep
def test_a_face_in_a_haze_keeps_its_features() -> None:
    picture = face(skin=150, dark=98, ground=156)
    picture.paste((0, 0, 0), (0, 0, 400, 25))
    picture.paste((255, 255, 255), (0, 475, 400, 500))
    engraving = engrave(picture, *OVAL)
    features = [ink_at(engraving, *part, across=1.0) for part in (*EYES, MOUTH)]
    assert sum(features) / 3 > ink_at(engraving, *CHEEKS[0]) + 0.2


@pytest.mark.parametrize("gamma", every(3, [0.5, 1.8, 2.5]))
def test_exposure_makes_little_difference(gamma: float) -> None:
    def exposed(by: float) -> Image.Image:
        table = [round(255 * (v / 255) ** by) for v in range(256)]
        return tones(face().point(table * 3))

    middle = (160, 260, 240, 320)  # below the eyes
    assert abs(_mean(exposed(gamma).crop(middle)) - _mean(exposed(1.0).crop(middle))) < 35


def _mean(image: Image.Image) -> float:
    return float(np.asarray(image).mean())


@pytest.mark.full
@pytest.mark.parametrize("place", [OVAL, pytest.param(LYING, marks=pytest.mark.deep)])
@pytest.mark.parametrize("kind", every(len(PICTURES), PICTURES, start=len(PICTURES) - 1))
def test_lines_and_gaps_can_be_printed_at_home(
    kind: str, place: tuple[Shape, float, float]
) -> None:
    dots = np.pad(printed(engraved(kind, place)), 20)
    assert too_fine(dots, LINE) < MOST
    assert too_fine(~dots, GAP) < MOST


@pytest.mark.full
@pytest.mark.parametrize("game", ["quartets", pytest.param("authors", marks=pytest.mark.deep)])
@pytest.mark.parametrize("seed", every(3, [3, 8, 20]))
def test_photographs_in_their_places_on_cards_can_be_printed_at_home(
    seed: int, game: OwnGame
) -> None:
    shape, width, height = PLACES[game]
    picture = photograph(seed)
    framed = picture.crop(crop_box((width, height), picture))
    dots = np.pad(printed(engrave(framed, shape, width, height)), 20)
    assert too_fine(dots, LINE) < MOST
    assert too_fine(~dots, GAP) < MOST


@pytest.mark.parametrize("kind", every(2, ["face", "waves"]))
def test_strokes_and_gaps_are_as_wide_as_they_must_be_all_along(kind: str) -> None:
    """Strokes are nearly level, so that a column cuts across them; round ends are cut off short."""
    dots = np.pad(printed(engraved(kind)), ((20, 20), (0, 0)))
    for inked, least in ((dots, LINE), (~dots, GAP)):
        edges = np.diff(inked.astype(np.int8), axis=0, prepend=0, append=0).T
        columns, starts = np.nonzero(edges == 1)
        widths = (np.nonzero(edges == -1)[1] - starts) / DPI * 25.4
        assert len(columns) > 10_000
        assert (widths < least - 0.012).mean() < 0.06  # less half a dot


@pytest.mark.deep
@pytest.mark.parametrize("place", [OVAL, pytest.param(LYING, marks=pytest.mark.deep)])
def test_the_busiest_picture_packs_into_forty_kilobytes(place: tuple[Shape, float, float]) -> None:
    outline = engrave(busy(), *place).outline
    assert len(zlib.compress(outline.encode(), 9)) <= 40_000
    assert len(outline) > 20_000


@pytest.mark.parametrize(
    "size",
    [
        (1, 1),
        *(pytest.param(size, marks=pytest.mark.deep) for size in ((1, 900), (900, 1), (3, 2))),
    ],
)
def test_the_smallest_picture_can_be_engraved(size: tuple[int, int]) -> None:
    assert engrave(Image.new("RGB", size, "gray"), *OVAL).outline


def test_the_same_picture_gives_the_same_bytes_everywhere(sample: Sample) -> None:
    program = (
        "import hashlib; from cardwright.drawing.engraving import engrave;"
        "from tests.engraving.drawn import face;"
        f"print(hashlib.sha256(engrave(face(), *{OVAL!r}).outline.encode()).hexdigest())"
    )
    here = hashlib.sha256(engrave(face(), *OVAL).outline.encode()).hexdigest()
    assert hashlib.sha256(engraved("face").outline.encode()).hexdigest() == here
    for seed in ("1", "77")[: sample(1, 2)]:
        there = subprocess.run(
            [sys.executable, "-c", program],
            cwd=GENERATOR.parent,
            env=os.environ | {"PYTHONHASHSEED": seed, "PYTHONPATH": f"{GENERATOR}{os.pathsep}."},
            capture_output=True,
            text=True,
            check=True,
        )
        assert there.stdout.strip() == here
