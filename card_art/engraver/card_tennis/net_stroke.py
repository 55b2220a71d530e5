"""Four drawings of the ball that ends in the net."""

from __future__ import annotations

from engraver.card_tennis.body import (
    BLAZER,
    FAR_BLAZER,
    FAR_FLANNEL,
    FAR_WHITE,
    FLANNEL,
    JACKET,
    WHITE,
    form,
)
from engraver.card_tennis.dress import blazer, blouse, neck, sleeve, trousers
from engraver.card_tennis.hands import fist, open_hand
from engraver.card_tennis.hats import boater, cap
from engraver.card_tennis.head import Head, face, long_hair, mustache, short_hair
from engraver.card_tennis.lawn import HEIGHT, WIDTH, ball, flight, turf
from engraver.card_tennis.net import Net
from engraver.card_tennis.racket import Racket, held
from engraver.card_tennis.skirt import Skirt
from engraver.technique.cutpaper import curve
from engraver.technique.plate import Plate


def ball_in_the_net() -> Plate:
    """The ball hangs in the net, which gives way about it."""
    plate = Plate(WIDTH, HEIGHT)
    turf(plate, 45.3, 2, 44, 9)
    tape = Net(
        (4.2, 12.4, 44.2), (41.8, 12.4, 44.2), 15, 11, 2.0, 3.0, (23.0, 29.4, 5.6), (0.0, 1.2)
    )
    ball(plate, 23.0, 29.8, 5.6, 17)
    tape.cords(plate, 0.3)
    tape.tape(plate)
    tape.posts(plate, r=1.15)
    return plate


def lady_nets() -> Plate:
    """A lady behind the net reaches over for the ball that hangs in its cords."""
    plate = Plate(WIDTH, HEIGHT)
    turf(plate, 46.95, 2, 44, 10)
    skirt = Skirt(
        curve("19.4,25.0 17.6,26.4 16.0,31 15.0,38 13.8,44.6"),
        curve("24.2,25.0 26.4,26.4 28.8,31 30.2,38 32.2,44.6"),
    )
    head = Head(24.6, 12.8, 5.1, 1, 28)
    neck(plate, head, (22.0, 17.4), 0.95)
    skirt.draw(plate, "accent", 8.5)
    chest = form(
        plate,
        curve("20.4,16.7 17.8,17.8 17.8,20.4 18.8,23.0 19.4,25.4"),
        curve("23.8,16.9 26.0,18.4 26.2,20.8 25.0,23.2 24.3,25.4"),
        WHITE,
    )
    blouse(plate, chest)
    face(plate, head)
    long_hair(plate, head)
    boater(plate, head)
    held(plate, (11.2, 19.8), -20, face=0.8)
    sleeve(plate, [(18.8, 19.0), (14.6, 25.0), (11.6, 20.9)], WHITE, wide=0.9)
    fist(plate, (11.2, 19.8), -110, 1, 0.9)
    ball(plate, 31.4, 34.6, 2.1)
    tape = Net((3.4, 26.4, 46.4), (42.6, 26.4, 46.4), 21, 10, 1.6, 2.0, (31.4, 34.4, 2.1))
    tape.cords(plate)
    tape.tape(plate)
    tape.posts(plate)
    sleeve(plate, [(25.2, 19.2), (28.8, 24.4), (31.0, 28.4)], FAR_WHITE, wide=0.88)
    open_hand(plate, (31.3, 29.2), 76, 1, 0.82)
    return plate


def racket_by_the_net() -> Plate:
    """A racket leans on the net that holds the ball."""
    plate = Plate(WIDTH, HEIGHT)
    turf(plate, 45.4, 2, 44, 19)
    tape = Net(
        (5.0, 14.6, 46.4), (42.6, 18.6, 41.6), 16, 12, 1.4, 2.9, (16.6, 31.6, 4.0), (0.6, 1.2)
    )
    ball(plate, 16.8, 32.0, 4.0, 15)
    tape.cords(plate, 0.28)
    tape.tape(plate)
    tape.posts(plate, (1, 0), r=1.1)
    Racket(plate, 33.4, 29.4, 14, 0.62).draw()
    return plate


def gentleman_nets() -> Plate:
    """A gentleman sees his ball hang in the net and pushes back his cap."""
    plate = Plate(WIDTH, HEIGHT)
    turf(plate, 46.2, 2, 44, 9, (13, 11))
    tape = Net(
        (24.6, 24.6, 46.4), (44.2, 21.6, 41.6), 15, 11, 0.8, 1.9, (33.2, 35.4, 1.9), (0.9, 0.3)
    )
    flight(plate, [(21.4, 30.4), (26.0, 32.0), (30.2, 34.0)], width=0.6)
    ball(plate, 33.6, 35.6, 1.9)
    tape.cords(plate)
    tape.tape(plate)
    tape.posts(plate, (1, 0))
    trousers(plate, [(14.4, 27.2), (16.4, 36.0), (18.0, 45.8)], FAR_FLANNEL)
    trousers(plate, [(12.2, 27.2), (10.6, 36.4), (8.0, 45.8)], FLANNEL)
    head = Head(15.6, 11.6, 5.2, 1, 16)
    neck(plate, head, (13.2, 16.0))
    sleeve(plate, [(16.2, 17.2), (22.0, 17.6), (20.4, 12.2)], FAR_BLAZER)
    chest = form(
        plate,
        curve("11.0,14.9 8.4,16.2 8.6,19.6 9.4,23.2 9.2,27.0 9.2,29.6"),
        curve("14.6,14.9 17.4,16.4 17.0,19.8 16.0,23.2 16.6,27.0 16.4,29.6"),
        JACKET,
    )
    blazer(plate, chest)
    face(plate, head)
    short_hair(plate, head)
    mustache(plate, head)
    cap(plate, head, ringed=True)
    open_hand(plate, (20.2, 11.6), -122, -1, 0.85)
    held(plate, (7.6, 29.4), 164, face=0.8)
    sleeve(plate, [(9.7, 17.6), (6.8, 23.4), (7.4, 28.2)], BLAZER)
    fist(plate, (7.6, 29.4), 74, -1, 0.95)
    return plate


#: The drawings of the stroke, in the order of its copies.
DRAWINGS = (ball_in_the_net, lady_nets, racket_by_the_net, gentleman_nets)
