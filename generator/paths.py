"""Where the data folders are, and who has asked for what in them.

In a checkout or an editable install `seeds/`, `card_art/`, `templates/` and `site/` stand beside
the package; a wheel carries them as `generator/_data/<folder>`. No other module knows this.

Every data file is found through `data`, so what a thing was made from can be noted while it is
made (`noted`) and need not be listed by hand. What is kept in memory is kept with its sources
(`kept`), so that who uses it later depends on them, too.
"""

from __future__ import annotations

import stat
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import update_wrapper
from pathlib import Path
from typing import Generic, ParamSpec, TypeAlias, TypeVar

from generator.errors import EnvironmentProblem

P = ParamSpec("P")
T = TypeVar("T")
#: Data files and folders as they were asked for, such as "seeds/court.toml", and how each looked
#: then: size, time and number on the disk of the file, or of each file in the folder.
Sources: TypeAlias = dict[str, tuple[int, ...]]

_PACKAGE = Path(__file__).resolve().parent
_PACKED = _PACKAGE / "_data"
# The wheel's own folder is asked first: beside an installed package stands site-packages, where
# a folder named "site" or "templates" would be somebody else's.
_ROOT = _PACKED if _PACKED.is_dir() else _PACKAGE.parent
#: What is being noted, the innermost last.
_noting: list[Sources] = []


def data(folder: str, *parts: str) -> Path:
    """The path of a data file, such as `data("seeds", "court.toml")`; the file may not exist.

    Raises EnvironmentProblem when the data folder itself is missing.
    """
    home = _ROOT / folder
    if not home.is_dir():
        raise EnvironmentProblem(
            f"the data folder {folder} is missing from {_ROOT}",
            hint="install Cardwright again, or run it from a complete checkout",
        )
    path = home.joinpath(*parts)
    if _noting and (source := "/".join((folder, *parts))) not in _noting[-1]:
        _noting[-1][source] = look(path)
    return path


def place(source: str) -> Path:
    """The path of a source that was noted."""
    return _ROOT / source


def package() -> Path:
    """The folder of the program itself."""
    return _PACKAGE


def look(path: Path) -> tuple[int, ...]:
    """What changes when somebody writes the file, or one in the folder; empty where none is."""
    files = sorted(path.rglob("*")) if path.is_dir() else [path]
    return tuple(number for file in files for number in _look(file))


def _look(file: Path) -> tuple[int, ...]:
    try:
        found = file.stat()
    except OSError:
        return ()
    if stat.S_ISDIR(found.st_mode):
        return ()
    return found.st_size, found.st_mtime_ns, found.st_ino


@contextmanager
def noted() -> Iterator[Sources]:
    """All data files and folders that are asked for inside, even by way of what is `kept`."""
    found: Sources = {}
    _noting.append(found)
    try:
        yield found
    finally:
        _noting.pop()
        _note(found)


def _note(sources: Sources) -> None:
    if _noting:
        _noting[-1].update(sources)


class kept(Generic[P, T]):  # noqa: N801 - a decorator, like functools.cache
    """The function, called once for the same arguments, as with `functools.cache`.

    Whoever is given what was kept depends on all that was asked for when it was made.
    """

    def __init__(self, make: Callable[P, T]) -> None:
        self._make = make
        self._known: dict[object, tuple[T, Sources]] = {}
        update_wrapper(self, make)

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> T:
        """What was kept, or is made now."""
        key = (args, tuple(sorted(kwargs.items()))) if kwargs else args
        found = self._known.get(key)
        if found is None:
            with noted() as sources:
                made = self._make(*args, **kwargs)
            self._known[key] = made, sources
            return made
        _note(found[1])
        return found[0]

    def cache_clear(self) -> None:
        """Keep nothing."""
        self._known.clear()
