"""Scenes as SVG: true size, title, shared glyphs, colors of the palette, and as pictures."""

import io
import xml.etree.ElementTree as ET

import pytest
from PIL import Image

from cardwright.drawing.scene import outline
from cardwright.drawing.scene.inks import PALETTES, accent_inks
from cardwright.drawing.scene.model import Gradient, Group, Scene, Shape, Text, Use, moved
from cardwright.drawing.scene.png import png
from cardwright.drawing.scene.svg_out import svg

COLOR = PALETTES["color"]
SVG = "{http://www.w3.org/2000/svg}"
SQUARE = Scene(10, 10, (Shape(outline.rectangle(0, 0, 10, 10), fill="accent"),), "square")


def tree(scene: Scene) -> ET.Element:
    return ET.fromstring(svg(scene, COLOR))  # noqa: S314 - our own output


def test_size_title_and_role() -> None:
    root = tree(Scene(63.5, 88.9, (), title="Gold & Crown"))
    assert root.get("width") == "63.5mm"
    assert root.get("viewBox") == "0 0 63.5 88.9"
    assert root.get("role") == "img"
    assert root.findtext(f"{SVG}title") == "Gold & Crown"


def test_a_letter_is_defined_once_however_often_it_is_set() -> None:
    root = tree(Scene(50, 20, (Text(1, 5, "aaa", "body", 4), Text(1, 9, "aa", "body", 8))))
    assert len(list(root.iter(f"{SVG}path"))) == 1
    assert len(list(root.iter(f"{SVG}use"))) == 5


def test_a_use_exchanges_its_inks_and_is_defined_once_for_each_hue() -> None:
    uses = tuple(
        Use(SQUARE, moved(10 * i, 0), accent_inks(hue))
        for i, hue in enumerate(("blue", "red", "blue"))
    )
    root = tree(Scene(30, 10, uses))
    fills = [path.get("fill") for path in root.iter(f"{SVG}path")]
    assert fills == [str(COLOR.color("blue")), str(COLOR.color("red"))]


def test_a_group_that_stands_in_several_places_is_defined_once() -> None:
    pearl = Shape(outline.circle(0, 0, 1), fill="ink")
    scene = Scene(9, 9, tuple(Group((pearl,), moved(2 * i, 4)) for i in range(4)))
    root = tree(scene)
    assert len(list(root.iter(f"{SVG}path"))) == 1
    assert len(list(root.iter(f"{SVG}use"))) == 4


def test_a_linked_picture_is_asked_for_late_and_stands_in_its_own_place_each_time() -> None:
    """Chromium draws nothing of a page that stands in what is used again."""
    picture = Scene(10, 14, (), "card")
    framed = Scene(10, 14, (Use(picture), Shape(outline.rectangle(0, 0, 10, 14), "ink")), "framed")
    items = (Use(framed), Use(framed, moved(20, 0)))
    drawn = svg(Scene(40, 20, items, "s"), PALETTES["color"], {picture: "a&b.svg"}, "d1-")
    assert drawn.count('<img src="a&amp;b.svg" width="10" height="14" alt="" loading="lazy"') == 2
    assert "<use" not in drawn
    assert "<defs>" not in drawn
    assert '<g transform="translate(20 0)"><foreignObject width="10" height="14">' in drawn


def test_an_ink_that_the_palette_leaves_out_is_not_drawn() -> None:
    scene = Scene(9, 9, (Shape(outline.rectangle(0, 0, 9, 9), fill="ground"),))
    assert "<path" not in svg(scene, PALETTES["low-ink"])


def test_the_picture_is_of_true_size_with_color_where_the_shape_is() -> None:
    scene = Scene(25.4, 25.4, (Use(SQUARE, moved(0, 0), accent_inks("blue")),))
    picture = Image.open(io.BytesIO(png(scene, COLOR, dpi=100)))
    assert picture.size == (100, 100)
    assert picture.convert("RGB").getpixel((20, 20)) == (0x1F, 0x4A, 0x78)
    assert picture.convert("RGB").getpixel((80, 80)) == (255, 255, 255)


def test_gradients_and_clips_reach_the_picture() -> None:
    blend = Shape(outline.rectangle(0, 0, 20, 20), fill=Gradient(0, 0, 20, 0, "ink", "light"))
    scene = Scene(20, 20, (Group((blend,), clip=outline.rectangle(0, 0, 20, 10)),))
    picture = Image.open(io.BytesIO(png(scene, COLOR, dpi=127))).convert("L")
    left, right = (picture.getpixel((x, 20)) for x in (5, 95))
    assert isinstance(left, int)
    assert isinstance(right, int)
    assert left < 60
    assert right > 230
    assert picture.getpixel((5, 80)) == 255


@pytest.mark.parametrize("name", PALETTES)
def test_every_palette_has_every_ink(name: str) -> None:
    assert set(PALETTES[name].colors) == set(COLOR.colors)
