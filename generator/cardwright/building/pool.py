"""Artifacts that are rendered side by side: by the processes of an executor, and by this one.

What is made is the same to the byte whoever makes it. What the executor could not make is made
here, so that errors are told as if there were one process alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future, as_completed
from functools import cache
from pathlib import Path

from cardwright.building.artifact_cache import ArtifactCache, MadeFiles
from cardwright.building.artifacts import Artifact
from cardwright.system.cache import Cache


def rendered(
    artifacts: Sequence[Artifact],
    executor: Executor,
    make: Callable[[Artifact], MadeFiles],
    folder: Path | None = None,
) -> Iterator[tuple[Artifact, MadeFiles]]:
    """All these artifacts as they are made, in no order.

    The executor takes them from the first on, with a cache in `folder`; from the last on this
    process makes with `make` what nobody has begun. So each keeps to the drawings of a game.
    """
    waiting = {executor.submit(_tried, artifact, folder): artifact for artifact in artifacts}
    failed: list[Artifact] = []
    for future in reversed([*waiting]):
        if future.cancel():
            artifact = waiting.pop(future)
            yield artifact, make(artifact)
        yield from _done([each for each in waiting if each.done()], waiting, failed)
    yield from _done(as_completed([*waiting]), waiting, failed)
    for artifact in sorted(failed, key=[*artifacts].index):
        yield artifact, make(artifact)


def _done(
    futures: Iterator[Future[MadeFiles | None]] | Sequence[Future[MadeFiles | None]],
    waiting: dict[Future[MadeFiles | None], Artifact],
    failed: list[Artifact],
) -> Iterator[tuple[Artifact, MadeFiles]]:
    """The results of these, which no longer wait; what has failed is noted."""
    for future in futures:
        artifact = waiting.pop(future)
        made = None if future.exception() else future.result()
        if made is None:
            failed.append(artifact)
        else:
            yield artifact, made
        del made  # before the next is made


def _tried(artifact: Artifact, folder: Path | None) -> MadeFiles | None:
    """The artifact, or None: it is made again where its error can be told."""
    try:
        return _shelf(folder).work(artifact)
    except Exception:  # noqa: BLE001 - whatever it is, it comes again
        return None


@cache
def _shelf(folder: Path | None) -> ArtifactCache:
    """The cache of this process."""
    return ArtifactCache(Cache(folder))
