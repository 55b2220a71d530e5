"""Fingerprints of files: one digest of the program, the order, and the data that was read.

The same digest means the same bytes, so nothing has to be made twice. Which data files a thing
is made from is seen while it is made (`paths.track_reads`) and kept in the cache; that they
are still the same is told by their content, never by their time.
"""

from __future__ import annotations

import hashlib
import json
import os
import stat
import sys
import zlib
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import cached_property, lru_cache
from pathlib import Path

from cardwright import paths
from cardwright.system.cache import Cache
from cardwright.system.litter import is_litter, mode_of

#: Parts of the program that no build calls: the import contracts keep them away from it.
_APART = frozenset({"cli", "gallery", "_data"})
#: What Python writes beside sources.
_COMPILED = frozenset({"__pycache__"})
#: So many lists of sources are remembered for one thing, the newest first: for each branch that
#: somebody goes back and forth between.
_LISTS = 6
_MISSING = "missing"


class Fingerprints:
    """The digests of one run: the program and every data file are read once."""

    def __init__(self, cache: Cache) -> None:
        self._cache = cache
        self._seen: dict[str, tuple[tuple[int, ...], str]] = {}
        self._worked_out: dict[str, bytes] = {}

    @cached_property
    def program(self) -> str:
        """The digest of the program's sources: after a change, nothing of before is used."""
        return folder_digest(paths.package(), ".py", _APART)

    @cached_property
    def computer(self) -> str:
        """The digest of what else may change bytes: Python, zlib, every distribution installed."""
        names = sorted(
            found.name
            for place in dict.fromkeys(map(Path, sys.path))
            for found in (*place.glob("*.dist-info"), *place.glob("*.egg-info"))
        )
        return digest([sys.version, sys.platform, zlib.ZLIB_RUNTIME_VERSION, *names])

    def of(self, source: str) -> str:
        """The digest of a data file's bytes, or of all files in a folder with their names."""
        path = paths.place(source)
        look = paths.look(path)
        before, known = self._seen.get(source, (None, ""))
        if look != before:
            known = folder_digest(path) if path.is_dir() else _file(path)
            self._seen[source] = look, known
        return known

    def digest(self, settings: str, sources: Iterable[str]) -> str:
        """The digest of a thing: the program, its settings, its sources as they are now."""
        read = [part for source in sorted(sources) for part in (source, self.of(source))]
        moment = os.environ.get("SOURCE_DATE_EPOCH", "")
        return digest([self.program, moment, settings, *read])

    def key(self, origin: str) -> str:
        """The key under which the cache keeps what was made from it on this computer."""
        return digest([self.computer, origin])

    def once(self, settings: str, make: Callable[[], bytes]) -> bytes:
        """Make with these settings, noting the data files that are read meanwhile."""
        for sources in self._lists(settings):
            found = self._cache.get(self.key(self.digest(settings, sources)))
            if found is not None:
                paths.note(sources)
                return found
        with paths.track_reads() as noted:
            made = make()
        origin, certain = self.learn(settings, noted)
        if certain:
            self._cache.put(self.key(origin), made)
        return made

    def worked_out(self, settings: str, make: Callable[[], bytes]) -> bytes:
        """Make from these settings and the program alone."""
        if settings not in self._worked_out:
            key = self.key(self.digest(settings, ()))
            found = self._cache.get(key)
            if found is None:
                found = make()
                self._cache.put(key, found)
            self._worked_out[settings] = found
        return self._worked_out[settings]

    def forget(self) -> None:
        """Keep in memory nothing any more that was worked out; the cache has it."""
        self._worked_out.clear()

    def guesses(self, settings: str) -> Iterator[str]:
        """The digests that the thing of these settings may have, by the sources it had before."""
        for sources in self._lists(settings):
            yield self.digest(settings, sources)

    def learn(self, settings: str, sources: paths.Sources) -> tuple[str, bool]:
        """The digest of what was just made from these sources, and whether that is certain.

        It is not when one of them was changed meanwhile. Otherwise they are remembered.
        """
        origin = self.digest(settings, sources)
        certain = all(paths.look(paths.place(name)) == look for name, look in sources.items())
        if certain:
            now = sorted(sources)
            lists = [now, *(known for known in self._lists(settings) if known != now)]
            self._cache.put(self._lists_key(settings), json.dumps(lists[:_LISTS]).encode())
        return origin, certain

    def _lists(self, settings: str) -> list[list[str]]:
        found = self._cache.get(self._lists_key(settings))
        lists: list[list[str]] = json.loads(found) if found else []
        return lists

    def _lists_key(self, settings: str) -> str:
        return digest(["sources", self.program, self.computer, settings])


@lru_cache(maxsize=1)
def fingerprints_of(cache: Cache) -> Fingerprints:
    """The digests of the run that works with this cache."""
    return Fingerprints(cache)


#: Whose cache `once` and `worked_out` ask, the innermost last.
_asked: list[Fingerprints] = []


@contextmanager
def asking(origins: Fingerprints) -> Iterator[None]:
    """Inside, what is made only once is looked for in the cache of these."""
    _asked.append(origins)
    try:
        yield
    finally:
        _asked.pop()


def once(settings: str, make: Callable[[], bytes]) -> bytes:
    """The result of `make`, from the cache when all the data files it reads are as they were.

    `settings` names it and holds everything else that decides about its bytes.
    """
    return _asked[-1].once(settings, make) if _asked else make()


def worked_out(settings: str, make: Callable[[], bytes]) -> bytes:
    """The result of `make`, from the cache when it was made before; it reads no data file.

    `settings` names it and holds everything that decides about its bytes.
    """
    return _asked[-1].worked_out(settings, make) if _asked else make()


def digest(parts: Iterable[str]) -> str:
    """The SHA-256 of the parts, each with its length, so that no two rows of them are alike."""
    found = hashlib.sha256()
    for part in parts:
        data = part.encode(errors="surrogatepass")  # of a file whose name is not UTF-8
        found.update(b"%d:" % len(data) + data)
    return found.hexdigest()


def _file(path: Path) -> str:
    """The SHA-256 of a file; of a pipe or a device, which may never end, nothing is read."""
    try:
        if not path.is_file():
            return _MISSING
        with path.open("rb") as file:
            return hashlib.file_digest(file, "sha256").hexdigest()
    except OSError:
        return _MISSING


def folder_digest(path: Path, ending: str = "", without: frozenset[str] = frozenset()) -> str:
    """The digest of the files of this ending, but not of those in folders left out at the top."""
    found: list[str] = []
    for folder, inner, names in os.walk(path):
        inner[:] = sorted(
            name
            for name in inner
            if name not in _COMPILED | without and not is_litter(name, stat.S_IFDIR)
        )
        without = frozenset()
        for name in sorted(names):
            file = Path(folder, name)
            if name.endswith(ending) and not is_litter(name, mode_of(file)):
                found += [file.relative_to(path).as_posix(), _file(file)]
    return digest(found)
