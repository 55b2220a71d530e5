"""The data folders, and a record of what is read in them.

In a checkout or an editable install `seeds/`, `card_art/`, `templates/` and `site/` stand beside
`generator/`, the root of the package; a wheel carries them as `cardwright/_data/<folder>`. No
other module knows this.

Every data file is found through `data`, so what a thing was made from can be noted while it is
made (`track_reads`) and need not be listed by hand. What is kept in memory is kept with its sources
(`memoize_tracked`), so that who uses it later depends on them, too.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import wraps
from operator import attrgetter
from pathlib import Path
from typing import Any, ParamSpec, Protocol, TypeAlias, TypeVar, cast
from zlib import crc32

from cardwright.errors import EnvironmentProblem

P = ParamSpec("P")
T_co = TypeVar("T_co", covariant=True)
#: Data files and folders as they were asked for, such as "seeds/court.toml", and how each looked
#: then: size, time and number on the disk of the file, or of each file in the folder.
Sources: TypeAlias = dict[str, tuple[int, ...]]

PACKAGE = Path(__file__).resolve().parent
_PACKED = PACKAGE / "_data"
# The wheel's own folder is asked first: beside an installed package stands site-packages, where
# a folder named "site" or "templates" would be somebody else's.
ROOT = _PACKED if _PACKED.is_dir() else PACKAGE.parents[1]
#: What is being noted, the innermost last.
_noting: list[Sources] = []
#: What each function keeps: by its arguments the value, its sources, and who was told of them last.
_KEPT: list[dict[object, list[Any]]] = []


def data(folder: str, *parts: str) -> Path:
    """The path of a data file, such as `data("seeds", "court.toml")`; the file may not exist.

    Raises EnvironmentProblem when the data folder itself is missing.
    """
    home = ROOT / folder
    if not home.is_dir():
        raise EnvironmentProblem(
            f"the data folder {folder} is missing from {ROOT}",
            hint="reinstall Cardwright, or run it from a complete checkout",
        )
    path = home.joinpath(*parts)
    if _noting and (source := "/".join((folder, *parts))) not in _noting[-1]:
        _noting[-1][source] = look(path)
    return path


def place(source: str) -> Path:
    """The path of a source that was noted."""
    return ROOT / source


def package() -> Path:
    """The folder of the program itself."""
    return PACKAGE


def look(path: Path) -> tuple[int, ...]:
    """The size, times and inode of a file, or of those in a folder; empty where there is none.

    In a folder names count, too; what Python writes beside its sources does not.
    """
    try:
        found = os.stat(path)  # noqa: PTH116 - ten thousand times in a build that changes nothing
    except OSError:
        return ()
    if not stat.S_ISDIR(found.st_mode):
        return found.st_size, found.st_mtime_ns, found.st_ino
    return tuple(_looks_within(os.fspath(path)))


def _looks_within(folder: str) -> Iterator[int]:
    """The names in a folder and in those within it, and the look of each file."""
    try:
        with os.scandir(folder) as found:
            entries = sorted(found, key=attrgetter("name"))
    except OSError:
        return
    for entry in entries:
        if entry.name == "__pycache__":
            continue
        yield crc32(os.fsencode(entry.path))
        if entry.is_dir(follow_symlinks=False):
            yield from _looks_within(entry.path)
        elif not entry.is_dir():
            yield from look(Path(entry.path))


@contextmanager
def track_reads() -> Iterator[Sources]:
    """Collect the data files and folders that are read inside, memoized reads among them."""
    found: Sources = {}
    _noting.append(found)
    try:
        yield found
    finally:
        _noting.pop()
        if _noting:
            _noting[-1].update(found)


def note(sources: Iterable[str]) -> None:
    """These data files were not asked for, but what was made from them is used."""
    if _noting:
        _noting[-1].update({name: look(place(name)) for name in sources})


class Kept(Protocol[P, T_co]):
    """A function whose values are kept."""

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> T_co:
        """The kept value, or a new one."""

    def cache_clear(self) -> None:
        """Keep nothing any more."""


def memoize_tracked(make: Callable[P, T_co]) -> Kept[P, T_co]:
    """The function, called once for the same arguments, as with `functools.cache`.

    Whoever is given what was kept depends on all that was asked for when it was made.
    """
    known: dict[object, list[Any]] = {}
    _KEPT.append(known)

    @wraps(make)
    def again(*args: P.args, **kwargs: P.kwargs) -> T_co:
        key = (args, tuple(sorted(kwargs.items()))) if kwargs else args
        found = known.get(key)
        if found is None:
            with track_reads() as sources:
                made = make(*args, **kwargs)
            known[key] = [made, sources, None]
            return made
        if _noting and found[2] is not _noting[-1]:  # told once is enough
            _noting[-1].update(found[1])
            found[2] = _noting[-1]
        return cast("T_co", found[0])

    again.cache_clear = known.clear  # type: ignore[attr-defined]
    return cast("Kept[P, T_co]", again)


def forget(folder: str) -> None:
    """Keep nothing any more that was made from a file in a data folder, such as card_art/court."""
    within = f"{folder}/"
    for known in _KEPT:
        for key, (_, sources, _) in list(known.items()):
            if any(source.startswith(within) for source in sources):
                del known[key]
