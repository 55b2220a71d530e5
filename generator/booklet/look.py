"""How a booklet looks: its styles, the game's own hue, and the few ornaments that it repeats."""

from __future__ import annotations

from dataclasses import dataclass, replace

from generator.booklet.setting import Style
from generator.engine.ledger import Ledger
from generator.faces.hues import game_hue
from generator.faces.ornaments import ornament
from generator.scene import outline
from generator.scene.inks import accent_inks
from generator.scene.model import Item, Scene, Shape, Text, Use

#: Old Standard at 10 points on 13.
BODY = Style(3.53, 4.59)
SMALL = replace(BODY, size=3.0, leading=3.9)
CELL = Style(3.25, 4.2, "left")
CAPTION = Style(3.1, 3.9, "center", "italic", space=1.6)
HEAD_CELL = Style(2.9, 4.2, "left", "caps", tracking=0.04)
CHAPTER = Style(6.2, 8.2, "center", "display")
SECTION = Style(4.9, 6.2, "left", "display", space=5.8)
SUBSECTION = Style(3.9, 5.0, "left", "caps", tracking=0.05, space=4.2)

#: Space between paragraphs.
PARAGRAPH = 2.0


@dataclass(frozen=True, slots=True)
class Look:
    """What the pages of one game's booklet share: its name, its clause prefix and its hue."""

    game: str
    prefix: str
    hue: str

    @property
    def deep(self) -> str:
        """The ink of headings and references: dark enough to read in every palette."""
        return f"{self.hue}-deep"

    @property
    def dressed(self) -> bool:
        """Whether ornaments are engraved for the game."""
        return ornament("headpiece", self.game) is not None

    def ornament(self, kind: str) -> Scene | None:
        """The game's headpiece, tailpiece or title plate, where it has one."""
        return ornament(kind, self.game)

    def placed(self, art: Scene, x: float, y: float, scale: float = 1.0) -> Use:
        """An ornament in the game's hue, its upper left corner at (x, y) mm."""
        return Use(art, (scale, 0, 0, scale, x, y), accent_inks(self.hue))

    def short(self, clause: str) -> str:
        """A clause's id without the game's prefix, as it is cited in running text."""
        return clause.removeprefix(f"{self.prefix}-")


def game_look(ledger: Ledger) -> Look:
    """The look of a game."""
    return Look(ledger.name, ledger.prefix, game_hue(ledger))


def swelled_rule(x: float, y: float, length: float, ink: str) -> Shape:
    """A rule centered on (x, y) that swells from points to its middle, 0.7 mm thick."""
    a, b = x - length / 2, x + length / 2
    thick = 0.35
    data = (
        f"M {a:.3f} {y:.3f} C {x - length / 5:.3f} {y:.3f} {x - length / 10:.3f} {y - thick:.3f} "
        f"{x:.3f} {y - thick:.3f} C {x + length / 10:.3f} {y - thick:.3f} "
        f"{x + length / 5:.3f} {y:.3f} {b:.3f} {y:.3f} C {x + length / 5:.3f} {y:.3f} "
        f"{x + length / 10:.3f} {y + thick:.3f} {x:.3f} {y + thick:.3f} "
        f"C {x - length / 10:.3f} {y + thick:.3f} {x - length / 5:.3f} {y:.3f} {a:.3f} {y:.3f} Z"
    )
    return Shape(data, fill=ink)


def rule(x: float, y: float, length: float, ink: str = "soft", width: float = 0.15) -> Shape:
    """A level rule from (x, y) to the right."""
    return Shape(outline.line(x, y, x + length, y), stroke=ink, width=width)


def leaf(x: float, y: float, ink: str, size: float = 5.0) -> Item:
    """A printer's flower centered on (x, y)."""
    return Text(x, y + size * 0.3, "❦", "figures", size, ink, "middle")
