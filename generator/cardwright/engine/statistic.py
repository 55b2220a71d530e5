"""Statistics of a run of deals, other than the points: every form names its own."""

from collections.abc import Callable
from typing import Any, NamedTuple


class Statistic(NamedTuple):
    """Something that can come in a deal, once or more often; a form lists it in `happenings`.

    `times` is asked of the state at the end of a deal, whose `actions` lead there from the deal.
    """

    name: str  # for programs: exchanged
    label: str  # for people: Turn-up exchanged
    times: Callable[[Any], int]  # how often it came, given the last state of the form
    of: str = ""  # the name of what it is a part of: of the closes, those that succeeded
