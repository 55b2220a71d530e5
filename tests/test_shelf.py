"""While one game is printed, what was drawn of another takes no room in memory."""

from __future__ import annotations

from generator import paths
from generator.cache import Cache
from generator.makers import Files
from generator.origin import worked_out
from generator.printing import Printing
from generator.shelf import Shelf


def test_what_the_printings_of_a_game_share_is_made_once_and_goes_with_it() -> None:
    made: list[str] = []

    @paths.kept
    def motif(game: str) -> str:
        made.append(paths.data("card_art", game, "motif.svg").parent.name)
        return game

    def plate() -> bytes:
        made.append("plate")
        return b""

    def printing(game: str) -> Printing:
        def make() -> Files:
            return {motif(game): worked_out(game, plate)}

        return Printing(game, game, (game,), game, make)

    shelf = Shelf(Cache(None))
    for game in ("card-tennis", "card-tennis", "court", "card-tennis"):
        shelf.work(printing(game))
    tennis = ["card-tennis", "plate"]
    assert made == [*tennis, "court", "plate", *tennis]
