"""Card Tennis: the strokes tell themselves apart, courts are true, copies take turns."""

import io
from collections import Counter
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import resvg_py
from PIL import Image

from cardwright import paths
from cardwright.drawing.faces import all_cards
from cardwright.drawing.faces.card_tennis import DRAWINGS, drawing
from cardwright.drawing.scene.shaping import width
from cardwright.drawing.scene.svg_in import motif
from cardwright.engine.cards import Card
from cardwright.ledger import load_ledger
from engraver.card_tennis import STROKES, motifs, net_stroke, return_, serve, volley
from engraver.card_tennis.court import Lawn, court_lines
from engraver.card_tennis.head import Head
from engraver.card_tennis.lettering import outlines
from engraver.card_tennis.net import Net
from engraver.card_tennis.title import title

ART = paths.data("card_art", "card-tennis")
CARDS = [card for card in all_cards(load_ledger("card-tennis")) if card.kind == "card"]
MODULES = {"serve": serve, "return": return_, "volley": volley, "net": net_stroke}


def gray(path: Path, wide: int) -> np.ndarray:
    """The motif on white as an array of grays from 0 to 1, ``wide`` pixels wide."""
    data = bytes(resvg_py.svg_to_bytes(svg_string=path.read_text("utf-8"), dpi=100))
    picture = Image.open(io.BytesIO(data)).convert("RGBA")
    sheet = Image.new("RGBA", picture.size, "white")
    sheet.alpha_composite(picture)
    small = sheet.convert("L").resize((wide, round(wide * sheet.height / sheet.width)))
    return np.asarray(small, dtype=float) / 255


@dataclass
class Seen:
    """What was made and called as the drawings of a stroke were drawn, each once."""

    svgs: list[str] = field(default_factory=list)
    heads: list[Head] = field(default_factory=list)
    nets: list[Net] = field(default_factory=list)
    bounces: list[float] = field(default_factory=list)


def watched(stroke: str) -> Seen:
    """What is seen as a stroke is drawn."""
    now = Seen()

    def head(*measures: Any) -> Head:  # noqa: ANN401 - as Head has them
        now.heads.append(Head(*measures))
        return now.heads[-1]

    def net(*measures: Any) -> Net:  # noqa: ANN401 - as Net has them
        now.nets.append(Net(*measures))
        return now.nets[-1]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(MODULES[stroke], "Head", head)
        patch.setattr(net_stroke, "Net", net)
        patch.setattr(return_, "bounce", lambda _plate, _x, y: now.bounces.append(y))
        now.svgs = [draw().svg() for draw in STROKES[stroke]]
    return now


@pytest.fixture(scope="module")
def seen() -> dict[str, Seen]:
    """What is seen as every stroke is drawn."""
    return {stroke: watched(stroke) for stroke in STROKES}


def test_every_stroke_has_as_many_drawings_as_the_faces_deal_out_and_all_differ(
    seen: dict[str, Seen],
) -> None:
    assert list(STROKES) == ["serve", "return", "volley", "net"]
    for drawings in STROKES.values():
        assert len(drawings) == DRAWINGS >= 3
    texts = [svg for each in seen.values() for svg in each.svgs]
    assert len(set(texts)) == len(texts) == len(STROKES) * DRAWINGS


def test_the_copies_of_a_stroke_take_its_drawings_by_turns() -> None:
    for stroke, drawings in STROKES.items():
        shown = [drawing(card) for card in CARDS if card.rank == stroke]
        assert shown[: len(drawings)] == [f"{stroke}-{n}" for n in range(1, DRAWINGS + 1)]
        assert shown[DRAWINGS:] == shown[:-DRAWINGS]
        counts = Counter(shown)
        assert max(counts.values()) - min(counts.values()) <= 1


def test_a_copy_beyond_the_printed_pack_has_a_drawing_too() -> None:
    assert drawing(Card(0, "net-06", "Net", rank="net", copy=6)) == "net-2"


@pytest.mark.parametrize(
    ("stem", "size"),
    [
        *((f"{stroke}-{n}", (46, 50)) for stroke in STROKES for n in range(1, DRAWINGS + 1)),
        *((stem, (166, 106)) for stem in ("tray", "tray-centre")),
        ("title", (150, 60)),
        ("ball", (44, 44)),
    ],
)
def test_a_motif_has_its_size_and_stays_small(stem: str, size: tuple[int, int]) -> None:
    scene = motif("card-tennis", stem)
    assert (scene.width, scene.height) == size
    assert stem in motifs()


def test_a_return_and_nothing_else_shows_the_bounce(seen: dict[str, Seen]) -> None:
    marks = seen["return"].bounces
    assert len(marks) == DRAWINGS
    assert min(marks) > 44
    assert not any(hasattr(module, "bounce") for module in (serve, volley, net_stroke))


def test_every_net_card_has_its_ball_in_the_cords(seen: dict[str, Seen]) -> None:
    nets = seen["net"].nets
    assert len(nets) == DRAWINGS
    for net in nets:
        assert net.caught is not None
        x, y, r = net.caught
        assert net.a[0] < x - r
        assert x + r < net.b[0]
        assert max(net.a[1], net.b[1]) < y - r
        assert y + r < min(net.a[2], net.b[2])


@pytest.mark.parametrize("stroke", MODULES)
def test_players_heads_are_an_eighth_to_a_seventh_of_their_height(
    seen: dict[str, Seen], stroke: str
) -> None:
    heads = seen[stroke].heads
    assert len(heads) == 2  # a lady and a gentleman
    for head in heads:
        stature = 46.9 - (head.y - head.size / 2)
        assert 6.4 < stature / head.size < 8


@pytest.mark.parametrize("half", [False, True])
def test_the_lines_of_a_court_are_those_of_the_laws(*, half: bool) -> None:
    lines = court_lines(half=half)
    ends = {abs(x) for line in lines for x, _ in line}
    assert {39.0, 21.0} <= ends
    assert {abs(y) for line in lines for _, y in line} == {0.0, 13.5, 18.0}
    assert [(0.0 if half else -21.0, 0.0), (21.0, 0.0)] in lines
    assert [(21.0, -13.5), (21.0, 13.5)] in lines
    assert [(39.0, -18.0), (39.0, 18.0)] in lines
    assert not half or min(x for line in lines for x, _ in line) == 0


@pytest.mark.parametrize("upright", [False, True])
def test_a_lawn_is_drawn_in_one_proportion(*, upright: bool) -> None:
    lawn = Lawn(83, 53, 1.9, upright=upright)
    corners = lawn.put([(-39, -13.5), (39, -13.5), (39, 13.5)])
    long, wide = np.hypot(*np.diff(corners, axis=0).T)
    assert long / wide == pytest.approx(78 / 27)
    assert long == pytest.approx(78 * 1.9)


def test_the_title_spells_the_name_of_the_game() -> None:
    assert title().title == "Card Tennis"
    contours, wide = outlines("CARD TENNIS", "black", 10)
    # C, A and its eye, R and its eye, D and its eye, T, E, N, N, I, S
    assert len(contours) == 13
    assert wide == pytest.approx(width("CARD TENNIS", "black", 10))
    assert min(c[:, 0].min() for c in contours) >= 0
    assert max(c[:, 0].max() for c in contours) <= wide


def test_badges_have_shapes_of_their_own() -> None:
    shapes = {stroke: gray(ART / f"badge-{stroke}.svg", 40) < 0.7 for stroke in STROKES}
    for one, other in combinations(shapes.values(), 2):
        assert (one & other).sum() / (one | other).sum() < 0.6


def test_the_centre_tray_is_told_from_a_players_without_color() -> None:
    centre, own = (gray(ART / f"{stem}.svg", 80) for stem in ("tray-centre", "tray"))
    assert np.abs(centre - own).mean() > 0.1


def test_strokes_are_told_apart_without_color_at_arms_length() -> None:
    small = {
        f"{stroke}-{n}": gray(ART / f"{stroke}-{n}.svg", 32)
        for stroke in STROKES
        for n in range(1, DRAWINGS + 1)
    }
    for one, other in combinations(small, 2):
        assert np.abs(small[one] - small[other]).mean() > 0.06, (one, other)
