"""While one game is printed, what was kept in memory of another takes no room."""

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
    def ledger(game: str) -> str:
        made.append(paths.data("seeds", f"{game.replace('-', '_')}.toml").name)
        return game

    def plate() -> bytes:
        made.append("plate")
        return b""

    def printing(game: str) -> Printing:
        def make() -> Files:
            return {ledger(game): worked_out(game, plate)}

        return Printing(game, game, (game,), game, make)

    shelf = Shelf(Cache(None))
    for game in ("card-tennis", "card-tennis", "court", "card-tennis"):
        shelf.work(printing(game))
    tennis = ["card_tennis.toml", "plate"]
    assert made == [*tennis, "court.toml", "plate", *tennis]
