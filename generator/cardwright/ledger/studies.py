"""Trial games of Card Tennis as its ledger has them: what a pack and a way of dealing come to."""

from dataclasses import dataclass
from typing import Annotated

from cardwright.errors import look_up
from cardwright.ledger.schema import Between, NamesEntry, Numbers, SlugKey

FIGURES = ("hold", "faults", "strokes", "choices", "forced", "saving")


@dataclass(frozen=True, slots=True)
class Study:
    """The results of trial games of simple players, in a form and under one way of dealing.

    Each figure has a `value` and the bounds `low` and `high` of its interval of 95 %: of a
    thousand games those that the server’s side held, of a thousand balls those lost by a second
    fault, of a hundred served balls the strokes, of a hundred games the decisions in which more
    than one stroke was allowed, of a thousand games those without any, and of a thousand games
    those that saving high strokes won more than half.
    """

    id: SlugKey
    form: Annotated[str, NamesEntry("forms")]
    deal: str  # a choice of the game's option of this name, and so is …
    deck: str
    games: Annotated[int, Between(1, 1_000_000)]
    seed: Annotated[int, Between(0, 1_000_000)]
    hold: Annotated[Numbers, Between(0, 1000)]
    faults: Annotated[Numbers, Between(0, 1000)]
    strokes: Annotated[Numbers, Between(0, 10_000)]
    choices: Annotated[Numbers, Between(0, 10_000)]
    forced: Annotated[Numbers, Between(0, 1000)]
    saving: Annotated[Numbers, Between(-1000, 1000)]

    def figure(self, name: str) -> tuple[int, int, int]:
        """The value of a figure and its bounds; raises UnknownName for no figure."""
        found = dict(look_up("figure", name, {each: getattr(self, each) for each in FIGURES}))
        return found["value"], found["low"], found["high"]

    @property
    def choices_a_game(self) -> str:
        """The decisions of a game in which more than one stroke was allowed: “2.8”."""
        return f"{self.figure('choices')[0] / 100:.1f}"

    def about(self, name: str) -> int:
        """A figure of a thousand as one says it: so many in a hundred, a half upward."""
        return (self.figure(name)[0] + 5) // 10
