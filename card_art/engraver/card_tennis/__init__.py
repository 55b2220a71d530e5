"""The art of Card Tennis: players and still lifes of four strokes; trays, balls, the title."""

from __future__ import annotations

import math
from collections.abc import Callable

from engraver.card_tennis import net_stroke, return_, serve, volley
from engraver.card_tennis.back import lawn, rackets
from engraver.card_tennis.lawn import ball
from engraver.card_tennis.title import title
from engraver.card_tennis.tray import centre_tray, tray
from engraver.technique.back import BackDesign, backs
from engraver.technique.curves import ellipse, resample
from engraver.technique.pathdata import polygon, polyline
from engraver.technique.plate import Plate

#: Its back.
BACK = BackDesign(lawn, rackets, lobes=28, inner=16)


def ball_card() -> Plate:
    """A ball card: one ball that fills its round."""
    plate = Plate(44.0, 44.0)
    ball(plate, 22, 22, 21.4, 41, spared=True)
    return plate


def _badge(draw: Callable[[Plate], None]) -> Callable[[], Plate]:
    def made() -> Plate:
        plate = Plate(12.0, 12.0)
        draw(plate)
        return plate

    return made


def _badge_serve(plate: Plate) -> None:
    """A ball above an upward arrow."""
    plate.disc(6, 2.3, 2.2, fill="accent")
    arrow = [(6, 5.2), (10.9, 9.4), (7.5, 9.4), (7.5, 12), (4.5, 12), (4.5, 9.4), (1.1, 9.4)]
    plate.fill(polygon(arrow), "accent")


def _badge_return(plate: Plate) -> None:
    """An arrow that turns back."""
    turn = ellipse(6.4, 5.6, 4.2, 4.2, 60)
    arc = resample([*turn[-21:], *turn[:25]], 50)
    plate.stroke(polyline(arc), 2.1, "accent", round_ends=False)
    plate.fill(polygon([(0.4, 8.2), (5.8, 11.6), (5.6, 6.2)]), "accent")


def _badge_volley(plate: Plate) -> None:
    """A ball in level flight, three streaks behind it."""
    plate.disc(8.0, 6.0, 3.8, fill="accent")
    for y, x in ((3.2, 1.6), (6.0, 0.0), (8.8, 1.6)):
        edge = 8.0 - math.sqrt(max(4.6**2 - (y - 6.0) ** 2, 0))
        streak = [(x, y), (edge, y - 0.75), (edge, y + 0.75)]
        plate.fill(polygon(streak), "accent")


def _badge_net(plate: Plate) -> None:
    """A mesh of squares below a band."""
    plate.fill(polygon([(0.6, 1.2), (11.4, 1.2), (11.4, 3.6), (0.6, 3.6)]), "accent")
    lines = [polyline([(x, 3), (x, 11.2)]) for x in (1.2, 4.4, 7.6, 10.8)]
    lines += [polyline([(0.6, y), (11.4, y)]) for y in (6.4, 9.2)]
    plate.stroke("".join(lines), 0.95, "accent", round_ends=False)


#: Stroke -> its drawings; a stroke's copies take them by turns.
STROKES = {
    "serve": serve.DRAWINGS,
    "return": return_.DRAWINGS,
    "volley": volley.DRAWINGS,
    "net": net_stroke.DRAWINGS,
}


def motifs() -> dict[str, Callable[[], Plate]]:
    """File stem -> function that draws the motif."""
    strokes = {
        f"{stroke}-{number}": draw
        for stroke, drawings in STROKES.items()
        for number, draw in enumerate(drawings, start=1)
    }
    return strokes | {
        "tray-centre": centre_tray,
        "tray": tray,
        "ball": ball_card,
        "title": title,
        "badge-serve": _badge(_badge_serve),
        "badge-return": _badge(_badge_return),
        "badge-volley": _badge(_badge_volley),
        "badge-net": _badge(_badge_net),
        **backs(BACK),
    }
