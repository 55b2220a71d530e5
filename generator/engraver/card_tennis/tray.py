"""The trays: large cards that lie on the table like lawns; the centre one bears a cartouche."""

from __future__ import annotations

import numpy as np

from generator.engraver.card_tennis.court import Lawn, mown
from generator.engraver.card_tennis.laurel import branch, leaf
from generator.engraver.card_tennis.lawn import ball
from generator.engraver.card_tennis.racket import Racket
from generator.engraver.curves import ellipse, resample
from generator.engraver.pathdata import Points, dot, polygon
from generator.engraver.plate import Plate

#: The picture of a tray, mm.
WIDTH, HEIGHT = 166.0, 106.0


def centre_tray() -> Plate:
    """The whole court with the net across, and a cartouche in its middle for the name."""
    plate = Plate(WIDTH, HEIGHT)
    mown(plate, 0.8, 0.8, WIDTH - 1.6, HEIGHT - 1.6, 14)
    lawn = Lawn(WIDTH / 2, HEIGHT / 2, 152 / 78)
    lawn.chalk(plate)
    lawn.net(plate)
    _corners(plate)
    _cartouche(plate, WIDTH / 2, HEIGHT / 2, 27.0, 13.5)
    return plate


def tray() -> Plate:
    """A player's own half of the court, the net above and the base line near the player."""
    plate = Plate(WIDTH, HEIGHT)
    mown(plate, 0.8, 0.8, WIDTH - 1.6, HEIGHT - 1.6, 9, upright=False)
    lawn = Lawn(WIDTH / 2, 9.5, 89 / 39, upright=True)
    lawn.chalk(plate, half=True)
    lawn.net(plate)
    for side in (-1, 1):
        x = WIDTH / 2 + side * 60
        Racket(plate, x - side * 3, 56, 12 * side, 0.92, side).draw()
        ball(plate, x + side * 9, 85.0, 4.6, 13)
    return plate


def _cartouche(plate: Plate, x: float, y: float, rx: float, ry: float) -> None:
    """An oval shield about (x, y) with a doubled edge in a wreath; the face writes on it."""
    for side in (-1, 1):
        t = np.linspace(0.5, -0.42, 8) * np.pi
        arc = np.stack([x + side * (rx + 4.2) * np.cos(t), y + (ry + 4.2) * np.sin(t)], axis=1)
        branch(plate, arc, 9, 6.2)
    for grow, ink, width in ((1.7, "light", 0.6), (0.8, "accent", 0.4), (-1.1, "light", 0.3)):
        oval = polygon(_oval(x, y, rx + grow, ry + grow))
        plate.shape(oval, fill=ink, stroke="ink", width=width)
    beads = resample(_oval(x, y, rx - 0.15, ry - 0.15), 97)[:-1]
    plate.fill("".join(dot(float(a), float(b), 0.3) for a, b in beads), "light")


def _oval(x: float, y: float, rx: float, ry: float) -> Points:
    return ellipse(x, y, rx, ry, 160)


def _corners(plate: Plate) -> None:
    """In each corner a ball between two leaves."""
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = WIDTH / 2 + sx * (WIDTH / 2 - 7.6), HEIGHT / 2 + sy * (HEIGHT / 2 - 7.6)
            inward = np.array([-sx, -sy])
            for k in (0, 1):
                way = float(np.arctan2(0, inward[0]) if k == 0 else np.arctan2(inward[1], 0))
                foot = (
                    np.array([x, y])
                    + (np.array([inward[0], 0]) if k == 0 else np.array([0, inward[1]])) * 2.6
                )
                for turn in (-0.5, 0.5, 0.0):
                    leaf(plate, foot, way + turn, 7.2 if turn == 0 else 5.8)
            ball(plate, x, y, 3.8, 13)
