"""Photos as items of scenes: equal by their bytes, and reached to by their corners."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PIL import Image

from cardwright.drawing.scene import outline
from cardwright.drawing.scene.digest import scene_digest
from cardwright.drawing.scene.faults import faults
from cardwright.drawing.scene.inks import PALETTES
from cardwright.drawing.scene.model import Group, Photo, Scene, moved
from cardwright.drawing.scene.photos import jpeg, opened, printed
from cardwright.drawing.scene.reach import points

RED, BLUE = (jpeg(Image.new("RGB", (40, 30), color)) for color in ("#c81e1e", "#1e1ec8"))


def scene(data: bytes, width: float = 20.0) -> Scene:
    return Scene(40, 30, (Photo(data, 10, 5, width, 15),))


def test_equal_bytes_are_one_photo_and_others_are_not() -> None:
    again = bytes(bytearray(RED))
    assert scene(RED) == scene(again)
    assert len({scene(RED), scene(again), scene(BLUE), scene(RED, 21.0)}) == 3
    digests = [scene_digest(each) for each in (scene(RED), scene(BLUE), scene(RED, 21.0))]
    assert len(set(digests)) == 3
    assert scene_digest(scene(RED)) == scene_digest(scene(again))


def test_a_photo_is_short_in_words() -> None:
    assert len(repr(scene(RED).items[0])) < 200


def test_a_photo_reaches_to_its_corners_and_in_a_clip_to_the_clip() -> None:
    photo = Photo(RED, 10, 5, 20, 15)
    assert {*points(Scene(40, 30, (photo,)))} == {(10, 5), (30, 5), (30, 20), (10, 20)}
    circle = outline.circle(20, 12, 5)
    clipped = Scene(40, 30, (Group((photo,), moved(1, 2), circle),))
    xs, ys = zip(*points(clipped), strict=True)
    assert (min(xs), max(xs), min(ys), max(ys)) == pytest.approx((16, 26, 9, 19))


def test_the_palettes_without_color_have_it_gray_or_pale() -> None:
    photo = Photo(RED, 0, 0, 20, 15)
    images = [opened(printed(photo, PALETTES[name])) for name in ("grayscale", "low-ink")]
    assert [image.mode for image in images] == ["L", "L"]
    gray, pale = (image.tobytes()[0] for image in images)
    assert gray < pale
    assert printed(photo, PALETTES["color"]) is photo.data


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (lambda: Photo(b"GIF89a", 0, 0, 20, 15), "the data is not JPEG"),
        (lambda: Photo(RED[:200], 0, 0, 20, 15), "the data is not JPEG"),
        (lambda: Photo(RED, 0, 0, 0, 15), "not a place and a size"),
        (lambda: Photo(RED, float("nan"), 0, 20, 15), "not a place and a size"),
    ],
)
def test_what_cannot_be_drawn_is_a_fault(wrong: Callable[[], Photo], said: str) -> None:
    (fault,) = faults(Scene(40, 30, (wrong(),)))
    assert fault.startswith("item 1: photo:")
    assert said in fault


def test_a_photo_has_no_fault() -> None:
    assert list(faults(scene(RED))) == []
