"""Decks as bytes in memory: those of a game, and those that somebody draws."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from cardwright.drawing.faces.edition import STANDARD, Edition, in_palette, in_words
from cardwright.drawing.scene.faults import faults
from cardwright.drawing.scene.inks import PALETTES
from cardwright.drawing.scene.model import Scene
from cardwright.drawing.scene.paper import PAPERS
from cardwright.engine.library import Game
from cardwright.errors import InputError, UnknownName, UsageError
from cardwright.printing.sheets.deck import SIDES, deck_pdf
from cardwright.printing.sheets.layout import CARD
from cardwright.printing.sheets.plan import Batch, deck_batches


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck of your own cards: a title, and the front and back of each card.

    Each side is a scene of the size of a poker card, 2½ × 3½ inches in mm. With a `bleed`, it
    continues beyond the cut if the sheet has room. Screen readers read `Scene.title`. Raises
    InputError for a scene of another size, and for a path, ink or font that cannot be drawn.

    >>> from cardwright import Scene, Text
    >>> back = Scene(63.5, 88.9, (), title="A blank back")
    >>> one = Scene(63.5, 88.9, (Text(8, 16, "I", "bold", 10),), title="The one")
    >>> deck = Deck("Numbers", ((one, back),))
    >>> render_deck(deck).startswith(b"%PDF")
    True
    """

    title: str
    cards: tuple[tuple[Scene, Scene], ...]

    def __post_init__(self) -> None:
        if not self.cards:
            raise InputError(f"the deck “{self.title}” has no cards")
        for number, sides in enumerate(self.cards, 1):
            if [*map(type, sides)] != [Scene, Scene]:
                raise InputError(
                    f"card {number} of “{self.title}”: it is not a pair of scenes, front and back",
                    hint="Deck.with_back makes the pairs if all backs are the same",
                )
            for name, scene in zip(("front", "back"), sides, strict=True):
                self._check(f"card {number} of “{self.title}”, {name}", scene)

    def _check(self, place: str, scene: Scene) -> None:
        if (scene.width, scene.height) != (CARD.width, CARD.height):
            raise InputError(
                f"{place}: it is {scene.width:g} × {scene.height:g} mm",
                hint=f"a card is {CARD.width:g} × {CARD.height:g} mm",
            )
        for fault in _faults(scene):
            raise InputError(f"{place}: {fault}")

    @classmethod
    def with_back(cls, title: str, fronts: Iterable[Scene], back: Scene) -> Deck:
        """The deck of these fronts, all with the same back."""
        return cls(title, tuple((front, back) for front in fronts))


@lru_cache(64)
def _faults(scene: Scene) -> tuple[str, ...]:
    """The faults of a scene, found once for a back that all cards have."""
    return tuple(faults(scene))


def render_deck(
    deck: Deck | Game,
    *,
    paper: str = "a4",
    sides: str = "long",
    palette: str = "color",
    edition: Edition = STANDARD,
) -> bytes:
    """A deck to print at home, as a tagged vector PDF (PDF/UA-1) with embedded fonts.

    `deck` is your own deck, or a game, whose deck includes its reference cards. `paper` is one of
    PAPERS. `sides` is “long” or “short” (the edge to flip), “fronts”, “backs” or “fold”. `palette`
    is “color”, “grayscale”, “low-ink” or “white-paper”. Only a game has an `edition`. The bytes
    are the same as in the file from `cardwright build` with the same options. Raises UnknownName
    for any other name, and UsageError for an edition of your own deck.
    """
    if not isinstance(deck, Deck | Game):
        raise InputError(
            f"{deck!r} is not a deck", hint="pass a Deck, or a game such as load_game(“court”)"
        )
    for kind, name, known in (
        ("paper", paper, PAPERS),
        ("kind of sides", sides, SIDES),
        ("palette", palette, PALETTES),
    ):
        if name not in known:
            raise UnknownName.among(kind, name, known)
    if isinstance(deck, Deck) and edition != STANDARD:
        raise UsageError(
            "an edition applies only to a game, not to your own deck",
            hint="leave it out; only palettes and sides apply to every deck",
        )
    on, how, inks = PAPERS[paper], SIDES[sides], PALETTES[palette]
    drawn = in_palette(edition, inks)
    if isinstance(deck, Deck):
        batches = [Batch(CARD, deck.cards)]
    else:
        batches = deck_batches(deck.ledger, on, drawn, how.turn)
    return deck_pdf(deck.title, batches, on, inks, how, ", ".join(in_words(drawn, inks)))
