"""Labels of a box: the game, its hue, and the pieces that they are set from."""

from __future__ import annotations

from dataclasses import dataclass

from cardwright.drawing.faces.edition import STANDARD, Edition
from cardwright.drawing.faces.hues import game_hue
from cardwright.drawing.faces.ornaments import NAME, ornament
from cardwright.drawing.scene.fit import fit_line, fit_title
from cardwright.drawing.scene.inks import accent_inks
from cardwright.drawing.scene.model import Item, Text, Use, moved
from cardwright.ledger import Ledger
from cardwright.ledger.own_deck import words_of
from cardwright.ledger.words import Words
from cardwright.printing.facts import people

#: Plates wider than this are printed from the engraving for books, others from that for boxes.
_LARGE = 75.0


@dataclass(frozen=True, slots=True)
class Dress:
    """The game, and the edition, in which plain backs mean that no ground is woven."""

    ledger: Ledger
    edition: Edition = STANDARD

    @property
    def hue(self) -> str:
        """The hue of the game."""
        return game_hue(self.ledger)

    @property
    def deep(self) -> str:
        """Its dark ink, for rules and small capitals."""
        return f"{self.hue}-deep"

    @property
    def players_text(self) -> str:
        """The number of players, and their age."""
        players, age = people(self.ledger.players), self.ledger.age
        return self.say("{players} players · age {age} and up", players=players, age=age)

    @property
    def minutes(self) -> str:
        """The time that a game takes."""
        return self.say("{minutes} minutes", minutes=self.ledger.minutes)

    @property
    def say(self) -> Words:
        """The words of its language."""
        return words_of(self.ledger)

    def ornament(self, kind: str, x: float, y: float, width: float) -> tuple[Use, ...]:
        """An ornament of the game as wide as that, its upper left corner at (x, y); or nothing."""
        art = ornament(kind, self.ledger.ornaments)
        if art is None:
            return ()
        return (Use(art, moved(x, y, width / art.width), accent_inks(self.hue)),)


def line(text: str, font: str, size: float, x: float, y: float, ink: str = "ink") -> Text:
    """A line of text about x."""
    return Text(x, y, text, font, size, ink, "middle")


def fitted(
    text: str, font: str, size: float, room: float, at: tuple[float, float], ink: str = "ink"
) -> Text:
    """A line of text about `at`, as large as that where the room allows; raises TextTooLong."""
    return line(text, font, fit_line(text, font, size, room, floor=size * 0.45), *at, ink)


def fitted_title(text: str, size: float, room: float, at: tuple[float, float]) -> tuple[Text, ...]:
    """A title about `at`, in two lines where one has no room; raises TextTooLong."""
    lines, size = fit_title(text, "title", size, room, single=size * 0.7, floor=size * 0.45)
    x, y = at
    apart = size * 1.16
    top = y - apart * (len(lines) - 1) / 2
    return tuple(
        line(words, "title", size, x, top + apart * place) for place, words in enumerate(lines)
    )


def titled(dress: Dress, middle: float, top: float, room: float) -> tuple[Item, ...]:
    """The title plate as wide as the room with the title on its ribbon, or the title alone."""
    title = dress.ledger.title
    kind = "title" if room > _LARGE else "label"
    plate = dress.ornament(kind, middle - room / 2, top, room)
    if not plate:
        return fitted_title(title, room * 0.18, room - 5.0, (middle, top + room * 0.45))
    scale = room / plate[0].scene.width
    left, head, right, foot = (side * scale for side in NAME)
    size = fit_line(title, "title", 11.2 * scale, right - left, floor=4.0 * scale)
    return *plate, line(title, "title", size, middle, top + (head + foot) / 2 + size * 0.29)
