"""Four drawings of the serve: the ball thrown up from the hand, then struck over."""

from __future__ import annotations

import numpy as np

from engraver.card_tennis.body import (
    BLAZER,
    COLOR,
    FAR_BLAZER,
    FAR_FLANNEL,
    FAR_WHITE,
    FLANNEL,
    JACKET,
    WHITE,
    form,
    sides,
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
from engraver.card_tennis.hands import fist, open_hand, tossing_hand
from engraver.card_tennis.hats import boater, cap
from engraver.card_tennis.head import Head, face, long_hair, mustache, short_hair
from engraver.card_tennis.lawn import HEIGHT, WIDTH, ball, flight, turf
from engraver.card_tennis.racket import Racket, held
from engraver.card_tennis.skirt import Skirt
from engraver.technique.cutpaper import curve
from engraver.technique.plate import Plate
from engraver.technique.swell import swell


def tossed_ball() -> Plate:
    """A gentleman's hand has thrown the ball up; the racket waits."""
    plate = Plate(WIDTH, HEIGHT)
    Racket(plate, 12.0, 27.6, 16, 0.76).draw()
    tossing_hand(plate, (40.0, 40.2), -164, -1, 1.2)
    arm = np.array([(44.4, 45.9), (41.2, 42.6)])
    form(plate, *sides(arm, [4.0, 3.4]), BLAZER)
    form(plate, *sides([(41.4, 42.6), (39.6, 40.8)], [3.1, 2.9]), WHITE)
    flight(plate, [(32.6, 32), (32.4, 22), (32.7, 14.0)], width=0.6)
    flight(plate, [(35.4, 4.8), (39.4, 4.4), (44.2, 9.6)], arrow=True, width=0.6)
    ball(plate, 32.8, 8.2, 3.8)
    return plate


def gentleman_serves() -> Plate:
    """A gentleman has thrown the ball up and draws the racket back, round-arm."""
    plate = Plate(WIDTH, HEIGHT)
    turf(plate, 46.2, 2, 44, 3, (25, 13))
    held(plate, (12.2, 15.6), -34, face=0.8)
    trousers(plate, [(21.8, 27.0), (26.0, 35.6), (29.8, 45.2)], FAR_FLANNEL)
    trousers(plate, [(19.6, 27.0), (18.6, 36.0), (15.0, 45.8)], FLANNEL)
    sleeve(plate, [(24.2, 17.0), (29.0, 13.6), (31.2, 8.8)], FAR_BLAZER)
    open_hand(plate, (31.5, 8.0), -76, -1, 0.95)
    head = Head(22.0, 10.9, 5.2, 1, -20)
    neck(plate, head, (21.0, 15.4))
    chest = form(
        plate,
        curve("19.4,14.3 16.8,15.4 16.9,18.8 17.4,22.6 16.9,27.0 17.0,29.4"),
        curve("22.8,14.4 25.6,15.8 25.2,19.0 23.9,22.6 24.4,26.8 24.0,29.4"),
        JACKET,
    )
    blazer(plate, chest)
    face(plate, head)
    short_hair(plate, head)
    mustache(plate, head)
    cap(plate, head)
    sleeve(plate, [(18.0, 16.9), (12.4, 20.8), (12.2, 16.4)], BLAZER)
    fist(plate, (12.2, 15.4), -124, 1, 0.95)
    flight(plate, [(37.2, 2.2), (39.4, 2.4), (41.8, 3.7), (44.5, 7.0)], arrow=True)
    ball(plate, 35.4, 2.6, 1.4)
    return plate


def served_ball() -> Plate:
    """A lady's hand has thrown the ball up; the racket swings at it from below."""
    plate = Plate(WIDTH, HEIGHT)
    for reach, width in ((13.0, 0.55), (15.6, 0.42), (18.2, 0.3)):
        turn = np.linspace(0.32, 1.12, 30)
        sweep = np.stack([26.5 + reach * np.cos(turn), 28.5 + reach * np.sin(turn)], axis=1)
        plate.fill(swell(sweep, width * np.sin(np.linspace(0.2, 3.0, 30))))
    Racket(plate, 34.2, 19.4, 212, 0.7, -1).draw()
    tossing_hand(plate, (6.2, 42.2), -16, 1, 1.1)
    form(plate, *sides([(0.9, 47.6), (5.2, 43.9)], [3.5, 2.9]), COLOR)
    form(plate, *sides([(4.8, 44.1), (6.6, 42.6)], [3.2, 2.8]), WHITE)
    flight(plate, [(12.8, 34.5), (12.9, 28), (12.5, 20.6)], width=0.6)
    flight(plate, [(10.8, 11.2), (7.6, 6.0), (1.6, 4.2)], arrow=True, width=0.6)
    ball(plate, 12.4, 15.0, 3.8)
    return plate


def lady_serves() -> Plate:
    """A lady serves underhand: the ball has left her hand, the racket swings from behind."""
    plate = Plate(WIDTH, HEIGHT)
    turf(plate, 46.3, 2, 44, 4, (24, 12))
    held(plate, (12.6, 27.6), -137, face=0.75)
    sleeve(plate, [(25.0, 18.0), (28.2, 23.4), (32.6, 22.4)], FAR_WHITE, wide=0.88)
    open_hand(plate, (33.3, 22.3), -14, -1, 0.88)
    skirt = Skirt(
        curve("19.4,24.0 17.0,24.6 14.6,26.6 14.2,31 13.4,38 11.4,45.3"),
        curve("24.0,24.0 25.6,26.8 27.0,32 28.6,39 30.8,45.0"),
    )
    lady_shoe(plate, 27.4, 46.6, 1)
    lady_shoe(plate, 15.4, 46.6, 1)
    head = Head(23.0, 12.4, 5.1, 1, 8)
    neck(plate, head, (21.8, 16.8), 0.95)
    skirt.draw(plate, "accent", 7.5)
    apron(plate, skirt, 0.42, 0.96)
    chest = form(
        plate,
        curve("20.0,16.0 17.9,16.9 18.0,19.4 18.7,22.0 19.3,24.4"),
        curve("23.2,16.0 25.6,17.4 26.2,19.8 24.9,22.2 24.1,24.4"),
        WHITE,
    )
    blouse(plate, chest)
    face(plate, head)
    long_hair(plate, head)
    boater(plate, head)
    sleeve(plate, [(18.9, 18.2), (15.4, 23.0), (13.2, 26.6)], WHITE, wide=0.9)
    fist(plate, (12.6, 27.6), 130, -1, 0.9)
    flight(plate, [(36.4, 18.0), (37.6, 12.0), (40.2, 6.6), (44.8, 4.0)], arrow=True)
    ball(plate, 36.2, 19.4, 1.4)
    return plate


#: The drawings of the stroke, in the order of its copies.
DRAWINGS = (tossed_ball, gentleman_serves, served_ball, lady_serves)
