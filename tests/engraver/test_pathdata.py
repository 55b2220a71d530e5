"""Outlines come out the same on every machine, whatever its last digits are."""

import numpy as np

from engraver.technique.pathdata import polygon
from engraver.technique.swell import swell


def test_the_last_digits_of_a_processor_decide_nothing() -> None:
    """Two points lie equally far out, by symmetry: which is kept is the same on every machine."""
    turn = np.linspace(0, 2 * np.pi, 64, endpoint=False)
    petal = np.stack([20 + 3.125 * np.cos(turn), 8 + 0.75 * np.sin(2 * turn)], axis=1)
    width = 0.06 + 0.3 * np.abs(np.sin(turn))  # 0.06 is the least that is cut
    noise = np.random.default_rng(1)
    drawn = set()
    for _ in range(40):
        shaken = petal + noise.uniform(-1e-13, 1e-13, petal.shape)
        wide = width + noise.uniform(-1e-15, 1e-15, width.shape)
        drawn.add((polygon(shaken), swell(shaken, wide)))
    assert len(drawn) == 1
