"""The cache of artifacts: what was made from the same before is taken from there."""

from __future__ import annotations

import json
from collections.abc import Collection
from pathlib import Path
from threading import Lock
from typing import NamedTuple

from cardwright import paths
from cardwright.building.artifacts import Artifact, Files, draw_thumbnails
from cardwright.building.staging.manifest import is_name
from cardwright.drawing.scene.digest import scene_digest
from cardwright.system.cache import Cache
from cardwright.system.fingerprints import asking, fingerprints_of

#: Threads of one process take turns, for it is noted for the whole process what is read.
_TURN = Lock()


class Finished(NamedTuple):
    """The files of an artifact, and their origin: the digest of all that they were made from."""

    files: Files
    origin: str


class MadeFiles(NamedTuple):
    """The files of an artifact that was just made, and the data files that were read for them."""

    files: Files
    sources: paths.Sources


class ArtifactCache:
    """Artifacts in a cache, for one run."""

    def __init__(self, cache: Cache) -> None:
        self._cache = cache
        self._fingerprints = fingerprints_of(cache)
        self._game = ""

    @property
    def folder(self) -> Path | None:
        """The folder of the cache; None for one that keeps nothing."""
        return self._cache.folder

    def origin(self, artifact: Artifact, standing: Collection[str] = ()) -> str | None:
        """The origin of the artifact where it has been made already; None where it has not.

        `standing` are the origins of what stands in an output folder.
        """
        for origin in self._fingerprints.guesses(artifact.key):
            if origin in standing or self._cache.has(self._fingerprints.key(origin)):
                return origin
        return None

    def taken(self, artifact: Artifact) -> Finished | None:
        """The artifact from the cache; None when it has to be made."""
        for origin in self._fingerprints.guesses(artifact.key):
            packed = self._cache.get(self._fingerprints.key(origin))
            files = _unpack(packed) if packed else None
            if files is not None:
                return Finished(files, origin)
        return None

    def make(self, artifact: Artifact, *, shown: bool = False) -> MadeFiles:
        """The artifact, made now; if a site shows it, its thumbnails are put into the cache, too.

        The site would draw them later, in one process.
        """
        with _TURN, asking(self._fingerprints):
            self._forget_other_games(artifact.source.game)
            with paths.track_reads() as sources:
                files = artifact.render()
            if shown and self.folder:
                draw_thumbnails(files)
            return MadeFiles(files, sources)

    def _forget_other_games(self, game: str) -> None:
        """Keep no drawings of the game before in memory."""
        if self._game not in {"", game}:
            paths.forget(f"card_art/{self._game}")
            self._fingerprints.forget()
            scene_digest.cache_clear()
        self._game = game

    def put(self, artifact: Artifact, made: MadeFiles) -> Finished:
        """The artifact that was just made, now in the cache."""
        origin, certain = self._fingerprints.learn(artifact.key, made.sources)
        if certain and self.folder:
            self._cache.put(self._fingerprints.key(origin), _pack(made.files))
        return Finished(made.files, origin)


def _pack(files: Files) -> bytes:
    """Files as one entry: a line with their names and sizes, then their bytes."""
    head = json.dumps([[name, len(content)] for name, content in files.items()])
    return b"".join([head.encode(), b"\n", *files.values()])


def _unpack(entry: bytes) -> Files | None:
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
