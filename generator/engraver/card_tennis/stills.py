"""The strokes as still lifes: racket, ball, net and the way of the ball."""

from __future__ import annotations

import numpy as np

from generator.engraver.card_tennis import body as b
from generator.engraver.card_tennis import person as p
from generator.engraver.card_tennis.lawn import ball, bounce, flight, shadow, turf
from generator.engraver.card_tennis.net import Net
from generator.engraver.card_tennis.racket import Racket
from generator.engraver.plate import Plate


def tossed_ball() -> Plate:
    """Serve: a gentleman's hand has thrown the ball up; the racket waits."""
    plate = Plate(46, 50)
    Racket(plate, 12.0, 27.6, 16, 0.76).draw()
    p.tossing_hand(plate, (40.0, 40.2), -164, -1, 1.2)
    arm = np.array([(45.4, 47.0), (41.2, 42.6)])
    b.form(plate, *b.sides(arm, [4.0, 3.4]), b.BLAZER)
    b.form(plate, *b.sides([(41.4, 42.6), (39.6, 40.8)], [3.1, 2.9]), b.WHITE)
    flight(plate, [(32.4, 32), (31.8, 22), (32.4, 14.0)], width=0.6)
    flight(plate, [(35.4, 4.8), (39.4, 4.4), (44.2, 9.6)], arrow=True, width=0.6)
    ball(plate, 32.8, 8.2, 3.8)
    return plate


def served_ball() -> Plate:
    """Serve: a lady's hand has thrown the ball up."""
    plate = Plate(46, 50)
    Racket(plate, 32.6, 28.0, -14, 0.74, -1).draw()
    p.tossing_hand(plate, (6.4, 41.0), -16, 1, 1.15)
    b.form(plate, *b.sides([(0.8, 46.8), (5.4, 42.8)], [3.6, 3.0]), b.COLOUR)
    b.form(plate, *b.sides([(5.0, 43.0), (6.8, 41.4)], [3.3, 2.9]), b.WHITE)
    flight(plate, [(13.0, 33), (13.2, 22), (12.6, 14.0)], width=0.6)
    flight(plate, [(10.0, 4.8), (6.2, 4.4), (1.8, 9.6)], arrow=True, width=0.6)
    ball(plate, 12.4, 8.2, 3.8)
    return plate


def bounced_ball() -> Plate:
    """Return: the ball has bounced; the racket sweeps up under it."""
    plate = Plate(46, 50)
    turf(plate, 45.2, 2, 44, 5)
    bounce(plate, 10.2, 45.0)
    flight(plate, [(1.6, 10), (5.4, 26), (10.2, 44.4)], width=0.6)
    flight(plate, [(10.2, 44.4), (13.6, 30), (21.6, 19.0)], width=0.6)
    Racket(plate, 32.6, 27.4, -24, 0.76).draw()
    ball(plate, 24.6, 15.4, 3.4)
    return plate


def low_return() -> Plate:
    plate = Plate(46, 50)
    turf(plate, 45.2, 2, 44, 15)
    bounce(plate, 35.2, 45.0)
    flight(plate, [(44.4, 6), (41.4, 24), (35.2, 44.4)], width=0.6)
    flight(plate, [(35.2, 44.4), (33.4, 34), (28.6, 25.0)], width=0.6)
    Racket(plate, 17.4, 26.6, 44, 0.7, -1).draw()
    ball(plate, 26.4, 20.4, 3.4)
    return plate


def volley_at_the_net() -> Plate:
    plate = Plate(46, 50)
    turf(plate, 46.4, 2, 44, 7)
    tape = Net((3.4, 34.0, 45.6), (42.6, 34.0, 45.6), 22, 7, 1.6)
    tape.cords(plate)
    tape.tape(plate)
    tape.posts(plate)
    flight(plate, [(45.2, 3.0), (38.6, 7.0), (31.8, 11.6)], width=0.7)
    Racket(plate, 16.4, 26.0, 26, 0.7).draw()
    ball(plate, 28.2, 14.0, 3.3)
    return plate


def volley_in_the_air() -> Plate:
    plate = Plate(46, 50)
    turf(plate, 46.4, 2, 44, 17)
    tape = Net((6.2, 30.6, 46.2), (42.4, 28.6, 41.6), 20, 9, 1.2)
    tape.cords(plate)
    tape.tape(plate)
    tape.posts(plate, (1, 0))
    flight(plate, [(1.0, 3.4), (6.6, 7.6), (11.4, 11.8)], width=0.7)
    Racket(plate, 28.6, 18.0, -64, 0.62, -1).draw()
    ball(plate, 14.4, 14.4, 3.3)
    return plate


def ball_in_the_net() -> Plate:
    plate = Plate(46, 50)
    turf(plate, 44.8, 2, 44, 9)
    tape = Net((4.2, 12.4, 44.2), (41.8, 12.4, 44.2), 15, 13, 2.0, 3.0, (23.0, 29.4, 4.6), (0.0, 1.2))
    ball(plate, 23.0, 29.8, 4.6, 17)
    tape.cords(plate, 0.3)
    tape.tape(plate)
    tape.posts(plate, r=1.15)
    return plate


def racket_by_the_net() -> Plate:
    plate = Plate(46, 50)
    turf(plate, 45.4, 2, 44, 19)
    tape = Net((5.0, 14.6, 46.4), (42.6, 18.6, 41.6), 16, 12, 1.4, 2.9, (16.6, 31.6, 4.0), (0.6, 1.2))
    ball(plate, 16.8, 32.0, 4.0, 15)
    tape.cords(plate, 0.28)
    tape.tape(plate)
    tape.posts(plate, (1, 0), r=1.1)
    Racket(plate, 33.4, 29.4, 14, 0.62).draw()
    return plate
