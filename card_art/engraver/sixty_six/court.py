"""The court: twelve people of four houses, each with a face, a way of looking and a thing held.

Spades are the house of winter and the law, Hearts of roses and the harvest, Diamonds of the sea
and its merchants, Clubs of the forest and the hunt.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engraver.figure.face import Face
from engraver.figure.side import Profile
from engraver.sixty_six.bands import adorn
from engraver.sixty_six.sash import HEIGHT, WIDTH, Course, Sash
from engraver.technique.plate import Plate

#: The way the sash of a house takes across the card.
COURSES = {
    "spades": Course(slope=0.15),
    "hearts": Course(slope=0.04, swing=1.5),
    "diamonds": Course(slope=-0.15),
    "clubs": Course(slope=-0.04, swing=-1.5),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Courtier:
    """Somebody of the court: the house, the rank, the face, what is held, and how to draw them.

    ``looks`` is 1 for one who looks to the left, -1 to the right.
    """

    suit: str
    rank: str
    face: Face | Profile
    looks: int
    held: str
    draw: Callable[[Plate, Courtier, Course], None]

    @property
    def stem(self) -> str:
        """The stem of the motif's file: ``king-spades``."""
        return f"{self.rank}-{self.suit}"

    @property
    def turned(self) -> Face:
        """The face of one who is seen in three-quarter view; TypeError for another."""
        if not isinstance(self.face, Face):
            raise TypeError(f"{self.stem} is seen from the side")
        return self.face

    @property
    def aside(self) -> Profile:
        """The face of one who is seen from the side; TypeError for another."""
        if not isinstance(self.face, Profile):
            raise TypeError(f"{self.stem} is seen in three-quarter view")
        return self.face

    @property
    def course(self) -> Course:
        """The way of the sash."""
        return COURSES[self.suit]


def portrait(courtier: Courtier) -> Plate:
    """The upper half of a court card with the whole of its sash, 40 × 44.6 mm."""
    plate = Plate(WIDTH, HEIGHT)
    courtier.draw(plate, courtier, courtier.course)
    sash = Sash(plate, courtier.course)
    sash.ground()
    adorn(sash, courtier.suit, courtier.rank)
    return plate
