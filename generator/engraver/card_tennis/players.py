"""Ladies and gentlemen at play, 1887."""

from __future__ import annotations

from generator.engraver.card_tennis import body as b
from generator.engraver.card_tennis import person as p
from generator.engraver.card_tennis.body import course, form, limb
from generator.engraver.card_tennis.dress import apron, blazer, blouse, lady_shoe, neck, shirt, sleeve, trousers
from generator.engraver.card_tennis.lawn import ball, bounce, flight, shadow, turf
from generator.engraver.card_tennis.net import Net
from generator.engraver.card_tennis.person import Head
from generator.engraver.card_tennis.racket import held
from generator.engraver.plate import Plate


def gentleman_serves() -> Plate:
    plate = Plate(46, 50)
    turf(plate, 46.2, 2, 44, 3)
    shadow(plate, 25, 47.0, 13)
    held(plate, (12.2, 15.6), -34, face=0.8)
    trousers(plate, [(21.8, 27.0), (26.0, 35.6), (29.8, 45.2)], b.FAR_FLANNEL)
    trousers(plate, [(19.6, 27.0), (18.6, 36.0), (15.0, 45.8)], b.FLANNEL)
    sleeve(plate, [(24.2, 17.0), (29.0, 13.6), (31.2, 8.8)], b.FAR_BLAZER)
    p.open_hand(plate, (31.5, 8.0), -76, -1, 0.95)
    head = Head(22.0, 10.9, 5.2, 1, -20)
    neck(plate, head, (21.0, 15.4))
    chest = form(
        plate,
        course("19.4,14.3 16.8,15.4 16.9,18.8 17.4,22.6 16.9,27.0 17.0,29.4"),
        course("22.8,14.4 25.6,15.8 25.2,19.0 23.9,22.6 24.4,26.8 24.0,29.4"),
        b.BLAZER,
    )
    blazer(plate, chest)
    p.face(plate, head)
    p.short_hair(plate, head)
    p.moustache(plate, head)
    p.cap(plate, head)
    sleeve(plate, [(18.0, 16.9), (12.4, 20.8), (12.2, 16.4)], b.BLAZER)
    p.fist(plate, (12.2, 15.4), -124, 1, 0.95)
    flight(plate, [(33.2, 5.5), (34.8, 3.2), (37.5, 2.0), (44.5, 6.5)], arrow=True)
    ball(plate, 35.4, 2.6, 1.4)
    return plate


def lady_serves() -> Plate:
    plate = Plate(46, 50)
    turf(plate, 46.2, 2, 44, 4)
    shadow(plate, 24, 47.0, 12)
    held(plate, (12.6, 27.6), -137, face=0.75)
    sleeve(plate, [(25.0, 18.0), (28.2, 23.4), (32.6, 22.4)], b.FAR_WHITE, wide=0.88)
    p.open_hand(plate, (33.3, 22.3), -14, -1, 0.88)
    skirt = b.Skirt(
        course("19.4,24.0 17.0,24.6 14.6,26.6 14.2,31 13.4,38 11.4,45.3"),
        course("24.0,24.0 25.6,26.8 27.0,32 28.6,39 30.8,45.0"),
    )
    lady_shoe(plate, 27.4, 46.4, 1)
    lady_shoe(plate, 15.4, 46.6, 1)
    head = Head(23.0, 12.4, 5.1, 1, 8)
    neck(plate, head, (21.8, 16.8), 0.95)
    skirt.draw(plate, "accent", 7.5)
    apron(plate, skirt, 0.42, 0.96)
    chest = form(
        plate,
        course("20.0,16.0 17.9,16.9 18.0,19.4 18.7,22.0 19.3,24.4"),
        course("23.2,16.0 25.6,17.4 26.2,19.8 24.9,22.2 24.1,24.4"),
        b.WHITE,
    )
    blouse(plate, chest)
    p.face(plate, head)
    p.long_hair(plate, head)
    p.boater(plate, head)
    sleeve(plate, [(18.9, 18.2), (15.4, 23.0), (13.2, 26.6)], b.WHITE, wide=0.9)
    p.fist(plate, (12.6, 27.6), 130, -1, 0.9)
    flight(plate, [(36.4, 18.0), (37.6, 12.0), (40.2, 6.4), (44.8, 4.4)], arrow=True)
    ball(plate, 36.2, 19.4, 1.4)
    return plate


def gentleman_returns() -> Plate:
    plate = Plate(46, 50)
    turf(plate, 46.2, 2, 44, 5)
    shadow(plate, 16, 47.0, 12)
    bounce(plate, 40.4, 45.8)
    sleeve(plate, [(14.6, 18.2), (9.4, 21.4), (5.0, 18.6)], b.FAR_BLAZER)
    p.open_hand(plate, (4.6, 18.0), -140, 1, 0.9)
    trousers(plate, [(14.4, 28.6), (9.8, 36.4), (5.2, 44.6)], b.FAR_FLANNEL, way=14)
    trousers(plate, [(17.0, 28.6), (23.2, 35.4), (22.6, 45.8)], b.FLANNEL)
    head = Head(20.4, 12.5, 5.2, 1, 6)
    neck(plate, head, (18.4, 16.8))
    chest = form(
        plate,
        course("16.2,15.7 13.8,17.2 13.0,20.6 12.4,24.4 12.0,28.0 12.2,30.6"),
        course("19.8,15.9 22.2,17.6 21.6,21.0 20.0,24.6 19.8,28.4 19.4,31.0"),
        b.BLAZER,
    )
    blazer(plate, chest)
    p.face(plate, head)
    p.short_hair(plate, head)
    p.beard(plate, head)
    p.cap(plate, head, ringed=True)
    held(plate, (29.0, 24.4), 33, face=0.82)
    sleeve(plate, [(20.8, 18.8), (22.2, 24.8), (27.4, 25.6)], b.BLAZER)
    p.fist(plate, (28.8, 24.6), -57, 1, 0.95)
    flight(plate, [(45.2, 18.0), (43.6, 30), (40.4, 45.2)])
    flight(plate, [(40.4, 45.2), (39.4, 34), (37.6, 21.0)])
    ball(plate, 37.4, 18.6, 1.4)
    return plate


def lady_returns() -> Plate:
    plate = Plate(46, 50)
    turf(plate, 46.2, 2, 44, 6)
    shadow(plate, 31, 47.0, 13)
    bounce(plate, 6.0, 45.8)
    sleeve(plate, [(34.2, 18.4), (38.4, 22.0), (41.6, 18.8)], b.FAR_COLOUR, wide=0.88)
    p.open_hand(plate, (42.0, 18.2), -52, -1, 0.82)
    skirt = b.Skirt(
        course("28.0,24.4 26.0,27 24.6,32 22.4,39 19.8,45.2"),
        course("32.8,24.4 35.2,25.0 37.8,27.0 38.6,31.4 39.6,38 41.8,45.0"),
    )
    lady_shoe(plate, 22.6, 46.4, -1)
    lady_shoe(plate, 37.4, 46.5, -1)
    head = Head(28.3, 12.9, 5.1, -1, 10)
    neck(plate, head, (29.6, 17.2), 0.95)
    skirt.draw(plate, "light", 8.5)
    skirt.bands(plate, (0.86, 0.93))
    apron(plate, skirt, 0.06, 0.58)
    chest = form(
        plate,
        course("28.4,16.4 26.2,17.8 25.8,20.2 27.2,22.4 27.9,24.8"),
        course("31.6,16.4 34.0,17.2 34.0,19.8 33.2,22.4 32.9,24.8"),
        b.COLOUR,
    )
    blouse(plate, chest, tie="light")
    p.face(plate, head)
    p.long_hair(plate, head)
    p.boater(plate, head)
    held(plate, (19.6, 26.2), -66, face=-0.85)
    sleeve(plate, [(27.0, 18.8), (24.6, 24.0), (20.8, 25.8)], b.COLOUR, wide=0.9)
    p.fist(plate, (19.7, 26.1), -156, -1, 0.9)
    flight(plate, [(0.8, 16.0), (2.6, 30), (6.0, 45.2)])
    flight(plate, [(6.0, 45.2), (7.0, 36), (9.2, 27.0)])
    ball(plate, 9.4, 24.8, 1.4)
    return plate


def gentleman_volleys() -> Plate:
    plate = Plate(46, 50)
    turf(plate, 46.2, 2, 44, 7)
    shadow(plate, 15, 47.0, 12)
    tape = Net((35.0, 27.4, 46.6), (44.6, 25.6, 40.4), 12, 9, 0.5, 1.7)
    tape.cords(plate)
    tape.tape(plate)
    tape.posts(plate, (1, 0))
    sleeve(plate, [(12.4, 17.0), (7.0, 20.6), (3.4, 24.4)], b.FAR_WHITE)
    p.open_hand(plate, (2.9, 25.0), 118, 1, 0.9)
    trousers(plate, [(13.2, 27.4), (9.0, 35.6), (4.6, 44.0)], b.FAR_FLANNEL, way=16)
    trousers(plate, [(15.4, 27.4), (21.0, 35.0), (22.6, 45.8)], b.FLANNEL)
    head = Head(18.8, 11.2, 5.2, 1, -8)
    neck(plate, head, (16.6, 15.8))
    chest = form(
        plate,
        course("14.4,14.6 11.8,16.0 11.4,19.4 11.2,23.2 10.9,27.2"),
        course("18.2,14.7 20.6,16.4 20.0,20.0 18.6,23.4 18.3,27.6"),
        b.WHITE,
    )
    shirt(plate, chest)
    p.face(plate, head)
    p.short_hair(plate, head)
    p.moustache(plate, head)
    p.boater(plate, head)
    held(plate, (29.2, 12.4), 28, face=0.78)
    sleeve(plate, [(19.0, 17.2), (23.6, 18.2), (27.8, 13.6)], b.WHITE)
    p.fist(plate, (29.0, 12.6), -62, 1, 0.95)
    flight(plate, [(45.6, 12.6), (42.2, 8.6), (38.4, 5.0)], width=0.6)
    ball(plate, 37.0, 3.6, 1.4)
    return plate


def lady_volleys() -> Plate:
    plate = Plate(46, 50)
    turf(plate, 46.2, 2, 44, 8)
    shadow(plate, 29, 47.0, 13)
    tape = Net((11.4, 27.4, 46.6), (1.4, 25.6, 40.4), 12, 9, 0.5, 1.7)
    tape.cords(plate)
    tape.tape(plate)
    tape.posts(plate, (1, 0))
    sleeve(plate, [(33.6, 17.6), (38.4, 20.6), (41.8, 24.8)], b.FAR_COLOUR, wide=0.88)
    p.open_hand(plate, (42.2, 25.4), 62, -1, 0.82)
    skirt = b.Skirt(
        course("27.2,23.8 25.4,26.6 23.6,32 21.0,39 18.2,45.2"),
        course("32.0,23.8 34.4,24.6 37.2,26.6 38.2,31.4 39.6,38 41.8,45.0"),
    )
    lady_shoe(plate, 21.4, 46.4, -1)
    lady_shoe(plate, 37.0, 46.5, -1)
    head = Head(26.6, 11.9, 5.1, -1, -8)
    neck(plate, head, (28.5, 16.4), 0.95)
    skirt.draw(plate, "accent", 9.5)
    skirt.bands(plate, (0.8, 0.9), "light")
    chest = form(
        plate,
        course("27.2,15.7 24.8,17.0 24.4,19.6 26.2,22.0 27.0,24.2"),
        course("30.4,15.6 33.0,16.4 33.2,19.2 32.4,21.8 32.2,24.2"),
        b.COLOUR,
    )
    blouse(plate, chest, tie="light")
    p.face(plate, head)
    p.long_hair(plate, head)
    p.boater(plate, head, "ink")
    held(plate, (16.6, 14.6), -36, face=-0.8)
    sleeve(plate, [(25.8, 17.8), (21.8, 19.4), (17.8, 15.4)], b.COLOUR, wide=0.9)
    p.fist(plate, (16.7, 14.5), -126, -1, 0.9)
    flight(plate, [(0.5, 13.6), (3.2, 10.4), (6.3, 7.6)], width=0.6)
    ball(plate, 7.8, 6.4, 1.4)
    return plate


def gentleman_nets() -> Plate:
    plate = Plate(46, 50)
    turf(plate, 46.2, 2, 44, 9)
    shadow(plate, 13, 47.0, 11)
    tape = Net(
        (24.6, 24.6, 46.4), (44.2, 21.6, 41.6), 15, 11, 0.8, 1.9, (33.2, 35.4, 1.9), (0.9, 0.3)
    )
    flight(plate, [(21.4, 30.4), (26.0, 32.0), (30.2, 34.0)], width=0.6)
    ball(plate, 33.6, 35.6, 1.9)
    tape.cords(plate)
    tape.tape(plate)
    tape.posts(plate, (1, 0))
    trousers(plate, [(14.4, 27.2), (16.4, 36.0), (18.0, 45.4)], b.FAR_FLANNEL)
    trousers(plate, [(12.2, 27.2), (10.6, 36.4), (8.0, 45.8)], b.FLANNEL)
    head = Head(15.6, 11.6, 5.2, 1, 16)
    neck(plate, head, (13.2, 16.0))
    sleeve(plate, [(16.2, 17.2), (22.0, 17.6), (20.4, 12.2)], b.FAR_BLAZER)
    chest = form(
        plate,
        course("11.0,14.9 8.4,16.2 8.6,19.6 9.4,23.2 9.2,27.0 9.2,29.6"),
        course("14.6,14.9 17.4,16.4 17.0,19.8 16.0,23.2 16.6,27.0 16.4,29.6"),
        b.BLAZER,
    )
    blazer(plate, chest)
    p.face(plate, head)
    p.short_hair(plate, head)
    p.moustache(plate, head)
    p.cap(plate, head, ringed=True)
    p.open_hand(plate, (20.2, 11.6), -122, -1, 0.85)
    held(plate, (7.6, 29.4), 164, face=0.8)
    sleeve(plate, [(9.7, 17.6), (6.8, 23.4), (7.4, 28.2)], b.BLAZER)
    p.fist(plate, (7.6, 29.4), 74, -1, 0.95)
    return plate


def lady_nets() -> Plate:
    plate = Plate(46, 50)
    turf(plate, 46.6, 2, 44, 10)
    skirt = b.Skirt(
        course("19.4,25.0 17.6,26.4 16.0,31 15.0,38 13.8,44.6"),
        course("24.2,25.0 26.4,26.4 28.8,31 30.2,38 32.2,44.6"),
    )
    head = Head(24.6, 12.8, 5.1, 1, 28)
    neck(plate, head, (22.0, 17.4), 0.95)
    skirt.draw(plate, "accent", 8.5)
    chest = form(
        plate,
        course("20.4,16.7 17.8,17.8 17.8,20.4 18.8,23.0 19.4,25.4"),
        course("23.8,16.9 26.0,18.4 26.2,20.8 25.0,23.2 24.3,25.4"),
        b.WHITE,
    )
    blouse(plate, chest)
    p.face(plate, head)
    p.long_hair(plate, head)
    p.boater(plate, head)
    held(plate, (13.6, 21.4), -24, face=0.8)
    sleeve(plate, [(18.8, 19.0), (14.4, 24.8), (13.7, 22.4)], b.WHITE, wide=0.9)
    p.fist(plate, (13.6, 21.4), -114, 1, 0.9)
    ball(plate, 31.4, 34.6, 2.1)
    tape = Net((3.4, 26.4, 46.0), (42.6, 26.4, 46.0), 21, 10, 1.6, 2.0, (31.4, 34.4, 2.1))
    tape.cords(plate)
    tape.tape(plate)
    tape.posts(plate)
    sleeve(plate, [(25.2, 19.2), (28.8, 24.4), (31.0, 28.4)], b.FAR_WHITE, wide=0.88)
    p.open_hand(plate, (31.3, 29.2), 76, 1, 0.82)
    return plate
