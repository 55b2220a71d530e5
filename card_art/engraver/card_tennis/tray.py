"""The trays: large cards that lie on the table like lawns; the centre one bears a cartouche."""

from __future__ import annotations

import math

import numpy as np

from engraver.card_tennis.court import Lawn, mown
from engraver.card_tennis.laurel import branch, leaf
from engraver.card_tennis.lawn import ball
from engraver.card_tennis.racket import Racket
from engraver.technique.curves import ellipse, resample
from engraver.technique.pathdata import dot, polygon
from engraver.technique.plate import Plate

#: The picture of a tray, mm.
WIDTH, HEIGHT = 166.0, 106.0


def centre_tray() -> Plate:
    """The whole court with the net across, and a cartouche in its middle for the name."""
    plate = Plate(WIDTH, HEIGHT)
    mown(plate, 0.8, 0.8, WIDTH - 1.6, HEIGHT - 1.6, 14)
    # At this scale no chalk line cuts a stroke of the grass lengthwise; so below.
    lawn = Lawn(WIDTH / 2, HEIGHT / 2, 1.9000)
    lawn.chalk(plate)
    lawn.net(plate)
    _corners(plate)
    _cartouche(plate, WIDTH / 2, HEIGHT / 2, 27.0, 13.5)
    return plate


def tray() -> Plate:
    """A player's own half of the court, the net above and the base line near the player."""
    plate = Plate(WIDTH, HEIGHT)
    mown(plate, 0.8, 0.8, WIDTH - 1.6, HEIGHT - 1.6, 9, upright=False)
    lawn = Lawn(WIDTH / 2, 9.50, 2.203, upright=True)
    lawn.chalk(plate, half=True)
    lawn.net(plate)
    _corners(plate)
    with plate.defined("large-ball"):
        ball(plate, 0, 0, 4.6, 11)
    with plate.defined("racket"):
        Racket(plate, 0, 0, 12, 0.92).draw()
    for side in (-1, 1):
        x = WIDTH / 2 + side * 57
        Racket(plate, x + 1.5, 56.8, 12 * side, 0.92, side).cast()
        plate.use("racket", x, 55.0, sx=side)
        plate.disc(x + side * 10 + 1.3, 79.6, 4.4, fill="deep")
        plate.use("large-ball", x + side * 10, 78.0)
    return plate


def _cartouche(plate: Plate, x: float, y: float, rx: float, ry: float) -> None:
    """An oval shield about (x, y) with a beaded edge in a wreath; the face writes on it."""
    with plate.defined("wreath"):
        t = np.linspace(0.49, -0.44, 9) * np.pi
        arc = np.stack([(rx + 4.6) * np.cos(t), (ry + 4.6) * np.sin(t)], axis=1)
        branch(plate, arc, 11, 7.8)
    for side in (-1, 1):
        plate.use("wreath", x, y, sx=side)
    for grow, ink, width in ((1.7, "light", 0.6), (0.8, "accent", 0.4), (-1.1, "light", 0.3)):
        oval = polygon(ellipse(x, y, rx + grow, ry + grow, 160))
        plate.shape(oval, fill=ink, stroke="ink", width=width)
    beads = resample(ellipse(x, y, rx - 0.15, ry - 0.15, 400), 97)[:-1]
    plate.fill("".join(dot(float(a), float(b), 0.3) for a, b in beads), "light")


def _corners(plate: Plate) -> None:
    """In each corner a ball between two sprigs of laurel."""
    with plate.defined("sprigs"):
        for way, foot in ((0.0, (2.4, 0.0)), (math.pi / 2, (0.0, 2.4))):
            for turn, size in ((-0.72, 5.6), (0.72, 5.6), (0.0, 7.4)):
                leaf(plate, foot, way + turn, size)
    with plate.defined("ball"):
        ball(plate, 0, 0, 3.8, 9)
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = WIDTH / 2 + sx * (WIDTH / 2 - 8.0), HEIGHT / 2 + sy * (HEIGHT / 2 - 8.0)
            plate.use("sprigs", x, y, sx=-sx, sy=-sy)
            plate.use("ball", x, y)
