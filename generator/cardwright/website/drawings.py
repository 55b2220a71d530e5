"""Every drawing of the pages about printing, as SVG within its page."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from cardwright import paths
from cardwright.drawing.scene.inks import PALETTES
from cardwright.drawing.scene.model import Scene
from cardwright.drawing.scene.paper import PAPERS
from cardwright.drawing.scene.svg_out import svg
from cardwright.printing.pdf.fold_leaf import PICTURE, Folding, fold_steps
from cardwright.website import by_hand, finished, walk
from cardwright.website.shots import shots

#: By the name of a drawing, what draws it.
DRAWN: Mapping[str, Callable[[], Scene]] = {
    "sides": walk.sides,
    "colored": walk.colored,
    "turn": walk.turning,
    "light": walk.light,
    "ruler": walk.measured,
    "cuts": walk.cuts,
    "again": by_hand.again,
    "strips": by_hand.strips,
    "fold": by_hand.folding,
    "box": finished.boxed,
    "reading": finished.reading,
    "decks": finished.decks,
    "checklist": finished.checklist,
    "bleeding": finished.bleeding,
}


@dataclass(frozen=True, slots=True)
class Fold:
    """A step of folding: its name, what is told of it, and its picture as SVG."""

    name: str
    told: str
    drawn: str


def folds() -> Iterator[Fold]:
    """The folding of a booklet, as its first leaf has it."""
    folding = Folding("A booklet", 20, PAPERS["a4"], 0.1)
    for step in fold_steps(folding):
        scene = Scene(PICTURE, PICTURE, step.picture, "fold")
        yield Fold(step.name, step.told.replace("*", ""), svg(scene, PALETTES["grayscale"]))


@paths.memoize_tracked
def pictures() -> Mapping[str, str]:
    """Every drawing by its name, as SVG; each says in its title what it shows."""
    linked = {shot.stand: shot.address for shot in shots().values()}
    drawn = {name: make() for name, make in DRAWN.items()}
    return {
        name: svg(scene, PALETTES["color"], linked, f"{name}-").strip()
        for name, scene in drawn.items()
    }
