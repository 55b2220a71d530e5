"""The questions that a deal for two hands and a stock asks, one at a time."""

from enum import IntEnum


class Phase(IntEnum):
    """The open question; see the order of decisions in the rulings."""

    OVER = 0
    LEAD = 1
    OPENING = 2  # to lead right after a close: the turned-down card may still be exchanged
    ANNOUNCED = 3  # the leader has announced a pair and may declare before the reply
    REPLY = 4
    BEFORE_DRAW = 5
    BEFORE_TURN_UP = 6  # the last face-down card is drawn, the turn-up is not
    CLOSED_ON = 7  # the other player may exchange before the lead that follows a close


OVER, LEAD, OPENING, ANNOUNCED, REPLY, BEFORE_DRAW, BEFORE_TURN_UP, CLOSED_ON = map(int, Phase)
