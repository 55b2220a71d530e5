"""While one game is printed, what was drawn of another takes no room in memory."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardwright import paths
from cardwright.building.artifact_cache import ArtifactCache, MadeFiles
from cardwright.building.artifacts import Artifact, Files
from cardwright.system.cache import Cache
from cardwright.system.fingerprints import Fingerprints, worked_out
from tests.artifacts import made_by


def test_what_the_printings_of_a_game_share_is_made_once_and_goes_with_it() -> None:
    made: list[str] = []

    @paths.memoize_tracked
    def motif(game: str) -> str:
        made.append(paths.data("card_art", game, "motif.svg").parent.name)
        return game

    def plate() -> bytes:
        made.append("plate")
        return b""

    def artifact(game: str) -> Artifact:
        def make() -> Files:
            return {motif(game): worked_out(game, plate)}

        return made_by(make, game)

    cache = ArtifactCache(Cache(None))
    for game in ("card-tennis", "card-tennis", "court", "card-tennis"):
        cache.make(artifact(game))
    tennis = ["card-tennis", "plate"]
    assert made == [*tennis, "court", "plate", *tennis]


@pytest.mark.parametrize(
    "head",
    [
        '[["../../../x", 4]]',
        '[["/tmp/x", 4]]',
        '[["court/../../x", 4]]',
        '[["a\\\\..\\\\x", 4]]',
        '[["manifest.json", 4]]',
        '[["deck.pdf", 5]]',
        '[["deck.pdf", 3]]',
        '[["deck.pdf", "4"]]',
        "[[4, 4]]",
        "{",
        "4",
        "",
    ],
)
def test_an_entry_that_was_not_packed_by_a_build_is_as_good_as_none(
    tmp_path: Path, head: str
) -> None:
    deck = made_by(lambda: {"deck.pdf": b"deck"}, "deck.pdf", "court")
    cache = ArtifactCache(Cache(tmp_path))
    origin = cache.put(deck, MadeFiles({"deck.pdf": b"deck"}, {})).origin
    taken = cache.taken(deck)
    assert taken is not None
    assert taken.files == {"deck.pdf": b"deck"}
    Cache(tmp_path).put(Fingerprints(Cache(None)).key(origin), head.encode() + b"\ndeck")
    assert cache.taken(deck) is None
