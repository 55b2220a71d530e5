"""Faces: a card definition in, a front or back scene out; one module for each game.

``<game>.py`` (hyphens as underscores) offers ``front(ledger, card, edition)`` and
``back(ledger, kind, edition)``, where kind is card, tray or ball. The ledger may be one that
somebody wrote: ``hues.py`` finds the hues, ``plain.py`` has what stands where nothing is drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from functools import cache, partial
from importlib import import_module
from types import ModuleType

from cardwright.drawing.faces.descriptions import describe_card, describe_side, titles
from cardwright.drawing.faces.edition import STANDARD, Edition
from cardwright.drawing.faces.parts import cut, cut_round
from cardwright.drawing.faces.reference import quiet_side, sides
from cardwright.drawing.faces.sizes import reaching, sized
from cardwright.drawing.scene.model import Scene
from cardwright.engine.cards import Card, deck_pack, piece_cards
from cardwright.errors import InputError, TextTooLong, UnknownName
from cardwright.ledger import Ledger
from cardwright.ledger.games import GAMES
from cardwright.ledger.own_deck import own_game
from cardwright.paths import memoize_tracked

#: The games of lists that have faces of their own.
_OF_LISTS = ("quartets", "pairs")


@memoize_tracked
def front(ledger: Ledger, card: Card, edition: Edition = STANDARD) -> Scene:
    """The front of a card or piece at its trimmed size, with bleed, and in words.

    Raises UnknownName, and TextTooLong where type would be too small for the size of the edition.
    """
    scene: Scene = _module(_game(ledger)).front(ledger, card, edition)
    return sized(replace(scene, words=describe_card(ledger, card, scene).sentence), edition.size)


@memoize_tracked
def back(ledger: Ledger, kind: str = "card", edition: Edition = STANDARD) -> Scene:
    """The back of a card, tray or ball; raises UnknownName."""
    return sized(_drawn_back(ledger, kind, edition), edition.size)


@memoize_tracked
def _drawn_back(ledger: Ledger, kind: str, edition: Edition) -> Scene:
    """A back as it is drawn, before it has its size."""
    scene: Scene = _module(_game(ledger)).back(ledger, kind, edition)
    return reaching(scene, edition.size)


@memoize_tracked
def reference_sides(ledger: Ledger, edition: Edition) -> tuple[Scene, ...]:
    """Every side of the reference cards, with bleed; () where the ledger has none."""
    drawn = sides(ledger, edition, _drawn_back(ledger, "card", edition))
    return tuple(
        sized(replace(side, words=describe_side(ledger, side.title)), edition.size)
        for side in drawn
    )


def reference_cards(ledger: Ledger, edition: Edition = STANDARD) -> tuple[tuple[Scene, Scene], ...]:
    """The reference cards, each with its two sides; the second of the last may have no words."""
    told = reference_sides(ledger, edition)
    if len(told) % 2:
        quiet = quiet_side(ledger, edition, _drawn_back(ledger, "card", edition))
        told = (*told, sized(quiet, edition.size))
    return tuple(zip(told[::2], told[1::2], strict=True))


def all_cards(ledger: Ledger) -> tuple[Card, ...]:
    """Every card and piece that is printed for the game, in deck order."""
    return (*deck_pack(ledger), *piece_cards(ledger))


@memoize_tracked
def subject(ledger: Ledger, card: Card) -> str:
    """The subject of a card's picture, by the title of its drawing; "" where it has no title."""
    return next(titles(front(ledger, card)), "")


def pictures(ledger: Ledger, edition: Edition = STANDARD) -> Iterator[tuple[str, Scene]]:
    """Name and scene of every finished piece, cut to its shape.

    Cards by id, then the backs, then the sides of the reference cards: reference-1, reference-2 …
    """
    return ((name, make()) for name, make in _pieces(ledger, edition).items())


def fronts(ledger: Ledger, edition: Edition) -> Iterator[tuple[str, Scene]]:
    """Id and finished front of every card of the deck whose type fits in the edition."""
    for card in deck_pack(ledger):
        with suppress(TextTooLong):
            yield card.id, _front(ledger, card, edition)


@memoize_tracked
def picture(ledger: Ledger, name: str) -> Scene:
    """One of the `pictures` by its name; the others need not be drawn for it."""
    return _pieces(ledger, STANDARD)[name]()


@memoize_tracked
def _pieces(ledger: Ledger, edition: Edition) -> dict[str, Callable[[], Scene]]:
    """The function that draws each finished piece, by its name."""
    cards = all_cards(ledger)
    pieces: dict[str, Callable[[], Scene]] = {
        card.id: partial(_front, ledger, card, edition) for card in cards
    }
    for kind in dict.fromkeys(card.kind for card in cards):
        name = "back" if kind == "card" else f"back-{kind}"
        pieces[name] = partial(_back, ledger, kind, edition)
    for number, side in enumerate(reference_sides(ledger, edition), start=1):
        pieces[f"reference-{number}"] = partial(cut, side)
    return pieces


def _front(ledger: Ledger, card: Card, edition: Edition) -> Scene:
    return _finished(card.kind, front(ledger, card, edition))


def _back(ledger: Ledger, kind: str, edition: Edition) -> Scene:
    return _finished(kind, back(ledger, kind, edition))


def _finished(kind: str, scene: Scene) -> Scene:
    return cut_round(scene) if kind == "ball" else cut(scene)


def _game(ledger: Ledger) -> str:
    """The name of the module with the faces of a ledger."""
    own = own_game(ledger)
    return own if own in _OF_LISTS else ledger.name


@cache
def _module(game: str) -> ModuleType:
    if game not in (*GAMES, *_OF_LISTS):
        raise UnknownName.among("game", game, GAMES)
    name = game.replace("-", "_")
    try:
        module = import_module(f"cardwright.drawing.faces.{name}")
    except ModuleNotFoundError as error:
        if error.name != f"cardwright.drawing.faces.{name}":
            raise
        raise InputError(
            f"generator/cardwright/drawing/faces/{name}.py is missing: “{game}” has no faces",
            hint="write it; see the other modules in this folder",
        ) from None
    missing = [offer for offer in ("front", "back") if not hasattr(module, offer)]
    if missing:
        raise InputError(
            f"generator/cardwright/drawing/faces/{name}.py does not define {', '.join(missing)}"
        )
    return module
