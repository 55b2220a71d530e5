"""Path data: the grammar is strict, quadratics become the cubics that equal them."""

import time

import pytest

from cardwright.drawing.scene.pathdata import bounds, check_path, segments
from tests.pace import is_within


@pytest.mark.parametrize(
    "data",
    [
        "M0 0L10 0",
        "M0 0l1 1-2.5-.5Z",
        "m1,2 3,4H5v-6z",
        "M1 1Q2 2 3 1C4 0 5 2 6 1",
        " M 1 1 L 2 2 ",
    ],
)
def test_good_path_data_passes(data: str) -> None:
    assert check_path(data) == ""


@pytest.mark.parametrize(
    ("data", "rest"),
    [
        ("", "“” at character 0"),
        ("L1 1", "“L1 1” at character 0"),
        ("M0 0A1 1 0 0 1 2 2", "“A1 1 0 0 1 2 2” at character 4"),
        ("M0 0L1", "“L1” at character 4"),
        ("M0 0C1 2 3 4 5", "“C1 2 3 4 5” at character 4"),
        ("M0 0Lx", "“Lx” at character 4"),
    ],
)
def test_bad_path_data_is_named_where_it_begins(data: str, rest: str) -> None:
    assert check_path(data) == f"{rest} is not understood"


def test_segments_are_absolute() -> None:
    assert list(segments("M1 1l2 0h1v3zm1 1l1 0")) == [
        ("M", 1, 1),
        ("L", 3, 1),
        ("L", 4, 1),
        ("L", 4, 4),
        ("Z",),
        ("M", 2, 2),
        ("L", 3, 2),
    ]


def test_a_quadratic_becomes_the_cubic_that_equals_it() -> None:
    ((_, *_), (kind, *numbers)) = segments("M0 0q3 6 6 0")
    assert kind == "C"
    assert numbers == pytest.approx([2, 4, 4, 4, 6, 0])


def test_bounds_hold_every_point() -> None:
    assert bounds("M1 2L5 -3l-10 0Z") == (-5, -3, 5, 2)


def test_a_long_list_of_numbers_that_goes_wrong_at_its_end_is_refused_at_once() -> None:
    """A number can be read in one way, or so many would be read in 2 to the power of so many."""
    started = time.process_time()
    assert check_path("M0 0L" + "1.5 1.5 " * 20_000 + "x").startswith("“x”")
    assert check_path("M0 0L" + "1.5" * 20_001).startswith("“")
    assert is_within(time.process_time() - started, 1)
