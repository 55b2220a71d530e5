"""Path operators: the fast way for motifs draws what the general way draws."""

import random
import re

import pytest

from cardwright import paths
from cardwright.drawing.scene.pathdata import segments
from cardwright.printing.pdf.content import path_operators

LETTER = {"M": "m", "L": "l", "C": "c", "Z": "h"}


def operators(data: str) -> list[tuple[str, list[float]]]:
    lines = path_operators(data).split("\n")
    return [(line.split()[-1], [float(n) for n in line.split()[:-1]]) for line in lines]


def agrees(data: str) -> bool:
    want = [(LETTER[kind], numbers) for kind, *numbers in segments(data)]
    got = operators(data)
    return [op for op, _ in got] == [op for op, _ in want] and all(
        a == pytest.approx(b, abs=0.67) for (_, a), (_, b) in zip(got, want, strict=True)
    )


@pytest.mark.parametrize(
    "data",
    [
        "M10 10l5 0 0 5-5 0Zm1 1l2 2",
        "M0 0q3 6 6 0 3-6 6 0ZM100 100c1 2 3 4 5 6 7 8 9 10 11 12",
        "M0 0 10 10 20 0Z",
        "m5 5 1 1 2 2l3 3z",
        "M1 1H9V-4h2v3C1 2 3 4 5 6Z",
        "M0 0L.5 1.25Z",
    ],
)
def test_both_ways_agree(data: str) -> None:
    assert agrees(data)


def test_both_ways_agree_on_what_the_engraver_draws() -> None:
    motifs = sorted(paths.data("card_art").glob("*/*.svg"))
    for path in random.Random(1).sample(motifs, 3):
        found = re.findall(r' d="([^"]+)"', path.read_text(encoding="utf-8"))
        assert found
        assert all(agrees(data) for data in found[:40])
