"""Four drawings of the volley: the ball taken in the air, near the net."""

from __future__ import annotations

from engraver.card_tennis.body import (
    COLOR,
    FAR_COLOR,
    FAR_FLANNEL,
    FAR_WHITE,
    FLANNEL,
    WHITE,
    form,
)
from engraver.card_tennis.dress import blouse, lady_shoe, neck, shirt, sleeve, trousers
from engraver.card_tennis.hands import fist, open_hand
from engraver.card_tennis.hats import boater
from engraver.card_tennis.head import Head, face, long_hair, mustache, short_hair
from engraver.card_tennis.lawn import HEIGHT, WIDTH, ball, flight, turf
from engraver.card_tennis.net import Net
from engraver.card_tennis.racket import Racket, held
from engraver.card_tennis.skirt import Skirt
from engraver.technique.cutpaper import curve
from engraver.technique.plate import Plate


def volley_at_the_net() -> Plate:
    """The ball comes straight to a racket that stands before the net."""
    plate = Plate(WIDTH, HEIGHT)
    turf(plate, 46.4, 2, 44, 7)
    tape = Net((3.4, 34.0, 45.6), (42.6, 34.0, 45.6), 22, 7, 1.6)
    tape.cords(plate)
    tape.tape(plate)
    tape.posts(plate)
    flight(plate, [(45.2, 3.0), (38.6, 7.0), (31.8, 11.6)], width=0.7)
    Racket(plate, 16.4, 26.0, 26, 0.7).draw()
    ball(plate, 28.2, 14.0, 3.3)
    return plate


def gentleman_volleys() -> Plate:
    """A gentleman close to the net reaches up to a ball that has not touched the ground."""
    plate = Plate(WIDTH, HEIGHT)
    turf(plate, 46.2, 2, 44, 7, (15, 12))
    tape = Net((35.0, 27.4, 46.6), (44.6, 25.6, 40.4), 12, 9, 0.5, 1.7)
    tape.cords(plate)
    tape.tape(plate)
    tape.posts(plate, (1, 0))
    sleeve(plate, [(12.4, 17.0), (7.0, 20.6), (3.4, 24.4)], FAR_WHITE)
    open_hand(plate, (2.9, 25.0), 118, 1, 0.9)
    trousers(plate, [(13.2, 27.4), (9.0, 35.6), (4.6, 44.0)], FAR_FLANNEL, way=16)
    trousers(plate, [(15.4, 27.4), (21.0, 35.0), (22.6, 45.8)], FLANNEL)
    head = Head(18.8, 11.2, 5.2, 1, -8)
    neck(plate, head, (16.6, 15.8))
    chest = form(
        plate,
        curve("14.4,14.6 11.8,16.0 11.4,19.4 11.2,23.2 10.9,27.2"),
        curve("18.2,14.7 20.6,16.4 20.0,20.0 18.6,23.4 18.3,27.6"),
        WHITE,
    )
    shirt(plate, chest)
    face(plate, head)
    short_hair(plate, head)
    mustache(plate, head)
    boater(plate, head)
    held(plate, (29.2, 12.4), 28, face=0.78)
    sleeve(plate, [(19.0, 17.2), (23.6, 18.2), (27.8, 13.6)], WHITE)
    fist(plate, (29.0, 12.6), -62, 1, 0.95)
    flight(plate, [(45.6, 12.6), (42.2, 8.6), (38.4, 5.0)], width=0.6)
    ball(plate, 37.0, 3.6, 1.4)
    return plate


def volley_in_the_air() -> Plate:
    """Over the net the ball comes straight to the racket, without a bounce."""
    plate = Plate(WIDTH, HEIGHT)
    turf(plate, 46.4, 2, 44, 17)
    tape = Net((5.4, 33.0, 46.4), (40.6, 31.6, 42.2), 20, 8, 1.0)
    tape.cords(plate)
    tape.tape(plate)
    tape.posts(plate, (1, 0))
    flight(plate, [(1.0, 2.0), (6.0, 6.2), (10.6, 10.2)], width=0.7)
    Racket(plate, 28.4, 16.6, -64, 0.66, -1).draw()
    ball(plate, 13.6, 12.9, 3.3)
    return plate


def lady_volleys() -> Plate:
    """A lady close to the net takes the ball in the air."""
    plate = Plate(WIDTH, HEIGHT)
    turf(plate, 46.3, 2, 44, 8, (29, 13))
    tape = Net((11.4, 27.4, 46.6), (1.4, 25.6, 40.4), 12, 9, 0.5, 1.7)
    tape.cords(plate)
    tape.tape(plate)
    tape.posts(plate, (1, 0))
    sleeve(plate, [(33.6, 17.6), (38.4, 20.6), (41.8, 24.8)], FAR_COLOR, wide=0.88)
    open_hand(plate, (42.2, 25.4), 62, -1, 0.82)
    skirt = Skirt(
        curve("27.2,23.8 25.4,26.6 23.6,32 21.0,39 18.2,45.2"),
        curve("32.0,23.8 34.4,24.6 37.2,26.6 38.2,31.4 39.6,38 41.8,45.0"),
    )
    lady_shoe(plate, 21.4, 46.6, -1)
    lady_shoe(plate, 37.0, 46.6, -1)
    head = Head(26.6, 11.9, 5.1, -1, -8)
    neck(plate, head, (28.5, 16.4), 0.95)
    skirt.draw(plate, "accent", 9.5)
    skirt.bands(plate, (0.8, 0.9), "light")
    chest = form(
        plate,
        curve("27.2,15.7 24.8,17.0 24.4,19.6 26.2,22.0 27.0,24.2"),
        curve("30.4,15.6 33.0,16.4 33.2,19.2 32.4,21.8 32.2,24.2"),
        COLOR,
    )
    blouse(plate, chest, tie="light")
    face(plate, head)
    long_hair(plate, head)
    boater(plate, head, "ink")
    held(plate, (16.6, 14.6), -36, face=-0.8)
    sleeve(plate, [(25.8, 17.8), (21.8, 19.4), (17.8, 15.4)], COLOR, wide=0.9)
    fist(plate, (16.7, 14.5), -126, -1, 0.9)
    flight(plate, [(0.5, 13.6), (3.2, 10.4), (6.3, 7.6)], width=0.6)
    ball(plate, 7.8, 6.4, 1.4)
    return plate


#: The drawings of the stroke, in the order of its copies.
DRAWINGS = (volley_at_the_net, gentleman_volleys, volley_in_the_air, lady_volleys)
