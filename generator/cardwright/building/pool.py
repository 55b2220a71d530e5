"""Artifacts that are made side by side: by an executor, and by this process.

What is made is the same to the byte whoever makes it. What the executor could not make is made
here, so that errors are those of a single process.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from concurrent.futures import Executor, Future, as_completed
from functools import cache
from pathlib import Path
from typing import TypeAlias

from cardwright.building.artifact_cache import ArtifactCache, MadeFiles
from cardwright.building.artifacts import Artifact
from cardwright.system.cache import Cache

_Future: TypeAlias = Future[MadeFiles | None]


def make_all(
    artifacts: Sequence[Artifact],
    executor: Executor,
    cache: ArtifactCache,
    shown: Collection[Artifact] = (),
) -> Iterator[tuple[Artifact, MadeFiles]]:
    """All these artifacts as they are made, in no order; `shown` are those that a site shows.

    The executor takes them from the first on, each of its processes with a cache in the same
    folder; from the last on this process makes what nobody has begun. So each keeps to the drawings
    of a game.
    """
    waiting: dict[_Future, Artifact] = {
        executor.submit(_try, artifact, cache.folder, shown=artifact in shown): artifact
        for artifact in artifacts
    }
    failed: list[Artifact] = []

    def results(futures: Iterable[_Future]) -> Iterator[tuple[Artifact, MadeFiles]]:
        for future in futures:
            artifact = waiting.pop(future)
            made = None if future.exception() else future.result()
            if made is None:
                failed.append(artifact)
            else:
                yield artifact, made
            del made  # before the next is made

    for future in reversed([*waiting]):
        if future.cancel():
            artifact = waiting.pop(future)
            yield artifact, cache.make(artifact, shown=artifact in shown)
        yield from results([each for each in waiting if each.done()])
    yield from results(as_completed([*waiting]))
    for artifact in sorted(failed, key=[*artifacts].index):
        yield artifact, cache.make(artifact, shown=artifact in shown)


def _try(artifact: Artifact, folder: Path | None, *, shown: bool) -> MadeFiles | None:
    """The artifact, or None: it is made again where its error can be reported."""
    try:
        return _cache_in(folder).make(artifact, shown=shown)
    except Exception:  # noqa: BLE001 - whatever it is, it comes again
        return None


@cache
def _cache_in(folder: Path | None) -> ArtifactCache:
    """The cache of this process."""
    return ArtifactCache(Cache(folder))
