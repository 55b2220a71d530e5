"""The accuracy of hints and reviews, as `cardwright study GAME --judgments` measured it.

`site/accuracy.jsonl` has what the command printed, a line for each game.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from cardwright import paths


@dataclass(frozen=True, slots=True)
class MeasuredAccuracy:
    """A game as measured, with points as they are printed: “0.62 (0.51 to 0.73)”.

    `better` and `worse` are the hundredths of all games played on in which the move that a review
    called better scored more, or less. `gain` is what a hint makes more than a beginner. `caution`
    is the sentence beside a review.
    """

    game: str
    form: str
    deals: int
    seed: int
    positions: int
    times: int
    costly: int
    claimed: str
    lost: str
    better: int
    worse: int
    gain: str
    caution: str

    @classmethod
    def of(cls, row: dict[str, Any]) -> MeasuredAccuracy:
        """The figures in a line of the file."""
        costly, hints = row["costly"], row["hints"]
        return cls(
            game=row["game"],
            form=row["form"],
            deals=row["deals"],
            seed=row["seed"],
            positions=row["positions"],
            times=row["times"],
            costly=costly["pairs"],
            claimed=_points(row["claimed"]),
            lost=_interval(costly),
            better=round(100 * costly["more"]["share"]) if costly["pairs"] else 0,
            worse=round(100 * costly["less"]["share"]) if costly["pairs"] else 0,
            gain=_interval(hints),
            caution=_caution(costly),
        )


def accuracy() -> tuple[MeasuredAccuracy, ...]:
    """Every game, in the order of the file."""
    lines = paths.data("site", "accuracy.jsonl").read_text("utf-8").splitlines()
    return tuple(MeasuredAccuracy.of(json.loads(line)) for line in lines)


def _caution(costly: dict[str, Any]) -> str:
    """The trust that costly moves deserve, by the games played on; "" where none was tried."""
    if not costly["pairs"]:
        return ""
    more, less = costly["more"], costly["less"]
    return (
        f"In our tests, the better move scored more in {more['times']} of {more['of']} games, "
        f"and less in {less['times']}."
    )


def _interval(pairs: dict[str, Any]) -> str:
    """A mean with its interval; a dash where nothing was compared."""
    if not pairs["pairs"]:
        return "–"
    mean, low, high = (_points(pairs["points"][name]) for name in ("mean", "low", "high"))
    return f"{mean} ({low} to {high})"


def _points(number: float) -> str:
    """Points in hundredths, with a minus sign as it is printed."""
    return f"{number:.2f}".replace("-", "−")
