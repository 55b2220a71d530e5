"""Four drawings of the return: the ball taken after its bounce."""

from __future__ import annotations

from engraver.card_tennis.body import (
    BLAZER,
    COLOR,
    FAR_BLAZER,
    FAR_COLOR,
    FAR_FLANNEL,
    FLANNEL,
    JACKET,
    form,
)
from engraver.card_tennis.dress import (
    apron,
    blazer,
    blouse,
    lady_shoe,
    neck,
    sleeve,
    trousers,
)
from engraver.card_tennis.hands import fist, open_hand
from engraver.card_tennis.hats import boater, cap
from engraver.card_tennis.head import Head, beard, face, long_hair, short_hair
from engraver.card_tennis.lawn import HEIGHT, WIDTH, ball, bounce, flight, turf
from engraver.card_tennis.racket import Racket, held
from engraver.card_tennis.skirt import Skirt
from engraver.technique.cutpaper import curve
from engraver.technique.plate import Plate


def bounced_ball() -> Plate:
    """The ball has bounced; the racket sweeps up under it."""
    plate = Plate(WIDTH, HEIGHT)
    turf(plate, 45.2, 2, 44, 5)
    bounce(plate, 10.2, 45.0)
    flight(plate, [(1.6, 10), (5.4, 26), (10.2, 44.4)], width=0.6)
    flight(plate, [(10.2, 44.4), (13.6, 30), (21.6, 19.0)], width=0.6)
    Racket(plate, 32.6, 27.4, -24, 0.76).draw()
    ball(plate, 24.6, 15.4, 3.4)
    return plate


def lady_returns() -> Plate:
    """A lady meets the rising ball on her backhand."""
    plate = Plate(WIDTH, HEIGHT)
    turf(plate, 46.3, 2, 44, 6, (31, 13))
    bounce(plate, 6.0, 45.8)
    sleeve(plate, [(34.2, 18.4), (38.4, 22.0), (41.6, 18.8)], FAR_COLOR, wide=0.88)
    open_hand(plate, (42.0, 18.2), -52, -1, 0.82)
    skirt = Skirt(
        curve("28.0,24.4 26.0,27 24.6,32 22.4,39 19.8,45.2"),
        curve("32.8,24.4 35.2,25.0 37.8,27.0 38.6,31.4 39.6,38 41.8,45.0"),
    )
    lady_shoe(plate, 22.6, 46.6, -1)
    lady_shoe(plate, 37.4, 46.6, -1)
    head = Head(28.3, 12.9, 5.1, -1, 10)
    neck(plate, head, (29.6, 17.2), 0.95)
    skirt.draw(plate, "light", 8.5)
    skirt.bands(plate, (0.86, 0.93))
    apron(plate, skirt, 0.12, 0.6)
    chest = form(
        plate,
        curve("28.4,16.4 26.2,17.8 25.8,20.2 27.2,22.4 27.9,24.8"),
        curve("31.6,16.4 34.0,17.2 34.0,19.8 33.2,22.4 32.9,24.8"),
        COLOR,
    )
    blouse(plate, chest, tie="light")
    face(plate, head)
    long_hair(plate, head)
    boater(plate, head)
    held(plate, (19.6, 26.2), -66, face=-0.85)
    sleeve(plate, [(27.0, 18.8), (24.6, 24.0), (20.8, 25.8)], COLOR, wide=0.9)
    fist(plate, (19.7, 26.1), -156, -1, 0.9)
    flight(plate, [(0.8, 16.0), (2.6, 30), (6.0, 45.2)])
    flight(plate, [(6.0, 45.2), (7.0, 36), (9.2, 27.0)])
    ball(plate, 9.4, 24.8, 1.4)
    return plate


def low_return() -> Plate:
    """The ball has bounced from the right; the racket takes it low."""
    plate = Plate(WIDTH, HEIGHT)
    turf(plate, 45.2, 2, 44, 15)
    bounce(plate, 35.2, 45.0)
    flight(plate, [(44.4, 6), (41.4, 24), (35.2, 44.4)], width=0.6)
    flight(plate, [(35.2, 44.4), (33.4, 34), (28.6, 25.0)], width=0.6)
    Racket(plate, 17.4, 26.6, 44, 0.7, -1).draw()
    ball(plate, 26.4, 20.4, 3.4)
    return plate


def gentleman_returns() -> Plate:
    """A gentleman takes the ball after its bounce, his weight on the forward foot."""
    plate = Plate(WIDTH, HEIGHT)
    turf(plate, 46.2, 2, 44, 5, (16, 12))
    bounce(plate, 40.4, 45.8)
    sleeve(plate, [(14.6, 18.2), (9.4, 21.4), (5.0, 18.6)], FAR_BLAZER)
    open_hand(plate, (4.6, 18.0), -140, 1, 0.9)
    trousers(plate, [(14.4, 28.6), (9.8, 36.4), (5.2, 44.6)], FAR_FLANNEL, way=14)
    trousers(plate, [(17.0, 28.6), (23.2, 35.4), (22.6, 45.8)], FLANNEL)
    head = Head(20.4, 12.5, 5.2, 1, 6)
    neck(plate, head, (18.4, 16.8))
    chest = form(
        plate,
        curve("16.2,15.7 13.8,17.2 13.0,20.6 12.4,24.4 12.0,28.0 12.2,30.6"),
        curve("19.8,15.9 22.2,17.6 21.6,21.0 20.0,24.6 19.8,28.4 19.4,31.0"),
        JACKET,
    )
    blazer(plate, chest)
    face(plate, head)
    short_hair(plate, head)
    beard(plate, head)
    cap(plate, head, ringed=True)
    held(plate, (29.0, 24.4), 33, face=0.82)
    sleeve(plate, [(20.8, 18.8), (22.2, 24.8), (27.4, 25.6)], BLAZER)
    fist(plate, (28.8, 24.6), -57, 1, 0.95)
    flight(plate, [(45.2, 18.0), (43.6, 30), (40.4, 45.2)])
    flight(plate, [(40.4, 45.2), (39.4, 34), (37.6, 21.0)])
    ball(plate, 37.4, 18.6, 1.4)
    return plate


#: The drawings of the stroke, in the order of its copies.
DRAWINGS = (bounced_ball, lady_returns, low_return, gentleman_returns)
