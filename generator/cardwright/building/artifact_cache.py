"""The shelf of finished printings: what was made from the same before is taken from there."""

from __future__ import annotations

import json
from collections.abc import Collection
from typing import NamedTuple

from cardwright import paths
from cardwright.building.artifacts import Artifact, Files
from cardwright.building.staging.manifest import is_name
from cardwright.drawing.scene.digest import scene_digest
from cardwright.system.cache import Cache
from cardwright.system.fingerprints import Fingerprints, asking


class Finished(NamedTuple):
    """The files of a printing, and the digest of what they were made from."""

    files: Files
    origin: str


class MadeFiles(NamedTuple):
    """The files of a printing that was just made, and the data files that were asked for."""

    files: Files
    sources: paths.Sources


class ArtifactCache:
    """Finished printings in a cache, for one run."""

    def __init__(self, cache: Cache) -> None:
        self._cache = cache
        self._origins = Fingerprints(cache)
        self._game = ""

    def origin(self, printing: Artifact, standing: Collection[str] = ()) -> str | None:
        """The origin of the printing, where it is known because the printing is already there.

        `standing` are the origins of what stands in an output folder.
        """
        for guess in self._origins.guesses(printing.key):
            if guess in standing or self._cache.has(self._origins.key(guess)):
                return guess
        return None

    def taken(self, printing: Artifact) -> Finished | None:
        """The printing from the shelf; None when it has to be made."""
        for origin in self._origins.guesses(printing.key):
            packed = self._cache.get(self._origins.key(origin))
            files = _unpacked(packed) if packed else None
            if files is not None:
                return Finished(files, origin)
        return None

    def work(self, printing: Artifact) -> MadeFiles:
        """The printing, made now."""
        self._turn_to(printing.source.game)
        with paths.track_reads() as sources, asking(self._origins):
            return MadeFiles(printing.render(), sources)

    def _turn_to(self, game: str) -> None:
        """Forget the drawings of the game before, which would only take memory."""
        if self._game not in {"", game}:
            paths.forget(f"card_art/{self._game}")
            self._origins.forget()
            scene_digest.cache_clear()
        self._game = game

    def put(self, printing: Artifact, made: MadeFiles) -> Finished:
        """The printing that was just made, now on the shelf."""
        origin, certain = self._origins.learn(printing.key, made.sources)
        if certain and self._cache.folder:
            self._cache.put(self._origins.key(origin), _packed(made.files))
        return Finished(made.files, origin)


def _packed(files: Files) -> bytes:
    """Files as one entry: a line with their names and sizes, then their bytes."""
    head = json.dumps([[name, len(content)] for name, content in files.items()])
    return b"".join([head.encode(), b"\n", *files.values()])


def _unpacked(entry: bytes) -> Files | None:
    """The files of an entry; None for one that no build has packed.

    Its names are looked at as those of a manifest are: none leads out of the folder.
    """
    head, _, rest = entry.partition(b"\n")
    files: Files = {}
    try:
        for name, size in json.loads(head):
            if not is_name(name) or len(rest) < size:
                return None
            files[name], rest = rest[:size], rest[size:]
    except (ValueError, TypeError):
        return None
    return None if rest else files
