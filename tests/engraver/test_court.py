"""The pictures of Court: complete, readable, inside their canvas, and told apart without color."""

from __future__ import annotations

import io
import re
from itertools import combinations, product

import numpy as np
import pytest
import resvg_py
from numpy.typing import NDArray
from PIL import Image

from cardwright.drawing.scene.inks import PALETTES, accent_inks
from cardwright.paths import data
from engraver.court import motifs
from engraver.court import tincture as tinctures
from engraver.court.badges import Badge
from engraver.technique.plate import Plate
from tests.tiers import every

RANKS = ("crown", "royal", "knight", "esquire", "standard", "jester", "retainer", "serf")
COLORS = ("gold", "blue", "black", "red")
CARDS = [f"{rank}-{color}" for rank in RANKS for color in COLORS]
BADGE = (12, 12)
#: All but the back, which test_ornament.py looks at, and the halos, which are paper.
PICTURES = [stem for stem in motifs() if not stem.startswith(("back", "halo"))]
#: Kilobytes of a motif; a sheet of nine stays small enough to send.
LARGEST = 76


def pixels(svg: str, dpi: int, hue: str = "red", palette: str = "grayscale") -> NDArray[np.int16]:
    """The gray levels of a motif printed in a hue at a resolution."""
    printed = PALETTES[palette]
    named = {ink: ink for ink in printed.colors} | dict(accent_inks(hue))
    for ink, to in named.items():
        line = printed.color(to)
        for kind, color in (("s", line), ("f", printed.fields.get(to, line))):
            svg = re.sub(rf"(\.{kind}-{ink}{{(?:fill|stroke):)[^}}]*", rf"\g<1>{color}", svg)
    png = bytes(resvg_py.svg_to_bytes(svg_string=svg, dpi=dpi, background="#ffffff"))
    return np.asarray(Image.open(io.BytesIO(png)).convert("L")).astype(np.int16)


def paths(svg: str) -> set[str]:
    """The outlines of a motif."""
    return set(re.findall(r' d="([^"]*)"', svg))


def silhouette(svg: str) -> NDArray[np.bool_]:
    """What a motif covers of the ground, at a quarter of a millimeter to the dot."""
    clear = re.sub(r"(\.[fs]-\w+{(?:fill|stroke):)[^}]*", r"\g<1>#000000", svg)
    png = bytes(resvg_py.svg_to_bytes(svg_string=clear, dpi=100, background="#ffffff"))
    return np.asarray(Image.open(io.BytesIO(png)).convert("L")) < 128


@pytest.fixture(scope="module")
def drawn() -> dict[str, str]:
    """The pictures in ``card_art``, which are what the engraver draws (test_card_art.py)."""
    root = data("card_art", "court")
    return {stem: (root / f"{stem}.svg").read_text(encoding="utf-8") for stem in PICTURES}


def test_every_card_has_a_picture_with_a_halo_and_every_color_a_badge() -> None:
    halos, badges = [f"halo-{card}" for card in CARDS], [f"badge-{color}" for color in COLORS]
    assert sorted(motifs()) == sorted([*CARDS, *halos, *badges, "back", "back-plain"])


def test_pictures_have_the_size_that_faces_leave_for_them(drawn: dict[str, str]) -> None:
    for stem, svg in drawn.items():
        width, height = BADGE if stem.startswith("badge") else (44, 48)
        assert f'width="{width:g}mm" height="{height:g}mm"' in svg, stem


@pytest.mark.parametrize("stem", PICTURES[::44])
def test_drawing_twice_gives_the_same_bytes(stem: str, drawn: dict[str, str]) -> None:
    for _ in range(2):
        assert motifs()[stem]().svg() == drawn[stem]


def test_no_picture_is_too_heavy(drawn: dict[str, str]) -> None:
    assert max(len(svg) for svg in drawn.values()) < LARGEST * 1024


@pytest.mark.parametrize("stem", every(9, PICTURES))
def test_nothing_is_drawn_outside_the_canvas(stem: str, drawn: dict[str, str]) -> None:
    margin = 2
    width, height = BADGE if stem.startswith("badge") else (44, 48)
    wider = re.sub(
        r'width="[^"]*" height="[^"]*" viewBox="[^"]*"',
        f'width="{width + 2 * margin}mm" height="{height + 2 * margin}mm" '
        f'viewBox="-{margin}00 -{margin}00 {width + 2 * margin}00 {height + 2 * margin}00"',
        drawn[stem],
        count=1,
    )
    gray = pixels(wider, 254)
    inner = gray[margin * 10 : -margin * 10, margin * 10 : -margin * 10]
    assert (gray < 200).sum() == (inner < 200).sum() > 0


@pytest.mark.parametrize("card", every(7, CARDS))
def test_the_suit_shows_in_every_card(card: str, drawn: dict[str, str]) -> None:
    gold, black = (pixels(drawn[card], 100, hue) for hue in ("gold", "black"))
    assert (np.abs(gold - black) > 30).mean() > 0.03


@pytest.mark.parametrize("rank", RANKS)
def test_cards_of_a_rank_are_drawings_of_their_own(rank: str, drawn: dict[str, str]) -> None:
    shapes = {color: paths(drawn[f"{rank}-{color}"]) for color in COLORS}
    for one, other in combinations(COLORS, 2):
        shared = shapes[one] & shapes[other]
        assert len(shared) < 0.6 * min(len(shapes[one]), len(shapes[other])), (one, other)


@pytest.mark.parametrize("rank", RANKS)
def test_cards_of_a_rank_are_told_apart_by_their_outline(rank: str, drawn: dict[str, str]) -> None:
    forms = {color: silhouette(drawn[f"{rank}-{color}"]) for color in COLORS}
    for one, other in combinations(COLORS, 2):
        differing = (forms[one] ^ forms[other]).sum() / (forms[one] | forms[other]).sum()
        assert differing > 0.15, (one, other, differing)


@pytest.mark.parametrize("card", every(9, CARDS))
def test_a_halo_covers_its_picture_and_half_a_millimeter_around(
    card: str, drawn: dict[str, str]
) -> None:
    halo = (data("card_art", "court") / f"halo-{card}.svg").read_text(encoding="utf-8")
    picture, paper = silhouette(drawn[card]), silhouette(halo)
    for down, across in product((-1, 0, 1), repeat=2):  # a dot is a quarter of a millimeter
        shift = (2 * down, 2 * across) if not down * across else (down, across)
        assert not (np.roll(picture, shift, (0, 1)) & ~paper)[2:-2, 2:-2].any(), shift
    assert (paper & ~picture).sum() < 0.6 * picture.sum()


@pytest.mark.parametrize("color", COLORS)
def test_cards_of_a_color_are_told_apart_by_their_outline(
    color: str, drawn: dict[str, str]
) -> None:
    forms = {rank: silhouette(drawn[f"{rank}-{color}"]) for rank in RANKS}
    for one, other in combinations(RANKS, 2):
        differing = (forms[one] ^ forms[other]).sum() / (forms[one] | forms[other]).sum()
        assert differing > 0.2, (one, other, differing)


@pytest.mark.parametrize(("rank", "color"), every(9, product(RANKS, COLORS), deep=4))
def test_every_card_bears_badge_and_tincture_of_its_color(
    rank: str, color: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    worn: set[str] = set()
    hatched: set[str] = set()

    class Watched(dict[str, Badge]):
        def __getitem__(self, key: str) -> Badge:
            worn.add(key)
            return super().__getitem__(key)

    class Noted(dict[str, tuple[float, ...]]):
        def __getitem__(self, key: str) -> tuple[float, ...]:
            hatched.add(key)
            return super().__getitem__(key)

    monkeypatch.setattr(tinctures, "BADGES", Watched(tinctures.BADGES))
    monkeypatch.setattr(tinctures, "ANGLES", Noted(tinctures.ANGLES))
    motifs()[f"{rank}-{color}"]()
    assert worn == {color}
    assert hatched == {color}


def test_tinctures_follow_petra_sancta() -> None:
    field = np.array([(0, 0), (20, 0), (20, 20), (0, 20)])
    marks: dict[str, NDArray[np.bool_]] = {}
    for color in COLORS:
        plate = Plate(20, 20)
        tinctures.tincture(plate, field, color, pitch=2.0, line=0.6, ink="ink")
        marks[color] = pixels(plate.svg(), 254, "black") < 128
    across = {color: mark.mean(axis=1).max() for color, mark in marks.items()}
    down = {color: mark.mean(axis=0).max() for color, mark in marks.items()}
    assert {color for color in COLORS if across[color] > 0.9} == {"blue", "black"}
    assert {color for color in COLORS if down[color] > 0.9} == {"red", "black"}
    assert marks["gold"].any()
    assert max(across["gold"], down["gold"]) < 0.75


@pytest.mark.parametrize("palette", ["grayscale", "low-ink"])
def test_badges_are_told_apart_at_four_millimeters_without_color(
    palette: str, drawn: dict[str, str]
) -> None:
    # 12 mm at 100 dpi have the dots of 4 mm at 300; all in one hue, so only shapes can differ.
    gray = {color: pixels(drawn[f"badge-{color}"], 100, "black", palette) for color in COLORS}
    seen = {color: level < (255 + level.min()) / 2 for color, level in gray.items()}
    for one, other in combinations(COLORS, 2):
        differing = (seen[one] ^ seen[other]).sum() / (seen[one] | seen[other]).sum()
        assert differing > 0.2, (one, other)
