"""The art of Card Tennis: four strokes as still lifes of racket, ball and net; trays and balls."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from generator.engraver.card_tennis.lawn import ball, flight, lawn_plan, net, turf
from generator.engraver.card_tennis.racket import Racket
from generator.engraver.curves import ellipse, resample, spline
from generator.engraver.ornament import BackDesign, backs
from generator.engraver.pathdata import polygon, polyline
from generator.engraver.plate import Plate
from generator.engraver.swell import swell

#: The weave and the rosette of its back.
BACK = BackDesign(wave=6.2, swing=0.58, drift=1.7, lobes=28, inner=16)
#: The picture of a stroke, mm.
WIDTH, HEIGHT = 46.0, 50.0


def serve() -> Plate:
    """The ball is thrown up, the racket reaches after it."""
    plate = Plate(WIDTH, HEIGHT)
    turf(plate, 45.4, 3, 43, 3)
    flight(plate, [(37.4, 36), (38.6, 24), (38.4, 13), (37.2, 9.0)])
    Racket(plate, 18.6, 28.2, 20, 0.74).draw()
    ball(plate, 36.4, 5.4, 3.3)
    return plate


def return_() -> Plate:
    """The ball has bounced; the racket sweeps up under it."""
    plate = Plate(WIDTH, HEIGHT)
    turf(plate, 45.2, 2, 44, 5)
    flight(plate, [(2.4, 16), (6.4, 28), (11.0, 43.6)], streaks=False)
    flight(plate, [(11.0, 43.6), (13.6, 30), (18.8, 19.2), (23.4, 15.4)])
    bounce = spline([(7.6, 44.9), (11.0, 45.9), (14.4, 44.9)], 10)
    plate.fill(swell(bounce, 0.5 * np.sin(np.linspace(0.1, 3.0, len(bounce)))))
    Racket(plate, 32.6, 27.4, -24, 0.76).draw()
    ball(plate, 24.6, 12.6, 3.0)
    return plate


def volley() -> Plate:
    """The ball is met in the air over the net, before it can bounce."""
    plate = Plate(WIDTH, HEIGHT)
    net(plate, 3.4, 42.6, 32.6, 45.6)
    turf(plate, 46.4, 2, 44, 7)
    flight(plate, [(44.2, 6.2), (39.6, 8.4), (35.4, 11.6), (31.6, 15.2)])
    Racket(plate, 17.4, 27.4, 26, 0.7).draw()
    ball(plate, 29.2, 17.2, 2.9)
    return plate


def net_() -> Plate:
    """The ball clips the band of the net and drops beyond it."""
    plate = Plate(WIDTH, HEIGHT)
    net(plate, 4.2, 41.8, 20.4, 43.4, sag=2.4)
    turf(plate, 44.6, 2, 44, 9)
    flight(plate, [(2.2, 12.6), (8.6, 6.2), (15.4, 7.4), (20.2, 14.2)])
    ball(plate, 23.2, 18.2, 3.6)
    return plate


def tray() -> Plate:
    """The lawn that a tray shows, 166 × 106 mm."""
    plate = Plate(166.0, 106.0)
    lawn_plan(plate, 164.0, 100.0)
    return plate


def ball_card() -> Plate:
    """A ball card: one ball that fills its round."""
    plate = Plate(44.0, 44.0)
    ball(plate, 22, 22, 21.4, 41)
    return plate


def _badge(draw: Callable[[Plate], None]) -> Callable[[], Plate]:
    def made() -> Plate:
        plate = Plate(12.0, 12.0)
        draw(plate)
        return plate

    return made


def _badge_serve(plate: Plate) -> None:
    """A ball above an upward arrow."""
    plate.disc(6, 2.5, 2.2, fill="accent")
    arrow = [(6, 5.2), (10.4, 9.2), (8.4, 11.0), (6, 8.8), (3.6, 11.0), (1.6, 9.2)]
    plate.fill(polygon(arrow), "accent")


def _badge_return(plate: Plate) -> None:
    """An arrow that turns back."""
    arc = resample(
        [*ellipse(6.4, 5.6, 4.2, 4.2, 60)[-21:], *ellipse(6.4, 5.6, 4.2, 4.2, 60)[:25]], 50
    )
    plate.stroke(polyline(arc), 2.1, "accent", round_ends=False)
    plate.fill(polygon([(0.4, 8.2), (5.8, 11.6), (5.6, 6.2)]), "accent")


def _badge_volley(plate: Plate) -> None:
    """A ball crossed by two strokes of speed."""
    plate.disc(8.2, 3.8, 3.4, fill="accent")
    for x, y in ((0.4, 7.6), (3.4, 10.4)):
        bar = [(x, y), (x + 4.0, y - 4.0), (x + 5.3, y - 2.7), (x + 1.3, y + 1.3)]
        plate.fill(polygon(bar), "accent")


def _badge_net(plate: Plate) -> None:
    """A mesh of squares below a band."""
    plate.fill(polygon([(0.6, 1.2), (11.4, 1.2), (11.4, 3.6), (0.6, 3.6)]), "accent")
    lines = [polyline([(x, 3), (x, 11.2)]) for x in (1.2, 4.4, 7.6, 10.8)]
    lines += [polyline([(0.6, y), (11.4, y)]) for y in (6.4, 9.2)]
    plate.stroke("".join(lines), 0.95, "accent", round_ends=False)


def motifs() -> dict[str, Callable[[], Plate]]:
    """File stem -> function that draws the motif."""
    return {
        "serve": serve,
        "return": return_,
        "volley": volley,
        "net": net_,
        "tray": tray,
        "ball": ball_card,
        "badge-serve": _badge(_badge_serve),
        "badge-return": _badge(_badge_return),
        "badge-volley": _badge(_badge_volley),
        "badge-net": _badge(_badge_net),
        **backs(BACK),
    }
