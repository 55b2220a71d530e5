"""An output folder that is always whole: made beside its place, then put there by one rename.

Nothing of anybody's is lost on the way. The manifest (`manifest.py`) is the mark by which the tool
knows a folder as its own, and lists every file with its SHA-256; what stands there beside it or in
another state (`contents.py`) is named and left alone, and so is a place that cannot be replaced
(`place.py`). `lock.py` keeps a second build away, `scaffold.py` is the folder that is built in.
"""

from __future__ import annotations

import errno
import glob
import os
import shutil
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import Self

from cardwright.building.staging.contents import FolderContents, Look, look_of
from cardwright.building.staging.lock import Lock
from cardwright.building.staging.manifest import MANIFEST, Entry, Manifest, is_ours, listing
from cardwright.building.staging.place import place_of, refuse_foreign, refuse_place
from cardwright.building.staging.refusals import not_replaced, refuse_open, refuse_owner
from cardwright.building.staging.scaffold import Scaffold, prefix, sweep
from cardwright.errors import NoRoom, OutputError, RefusedOutput, excerpt
from cardwright.system.signals import held_back

__all__ = ["MANIFEST", "Staging", "is_ours", "listing"]

_ELSEWHERE = "choose another folder with -o"
_NAMED = 5  # files that a message names


class Staging:
    """A folder beside ``out`` to build in; ``publish`` puts it in the place of ``out``.

    ``made`` is the command that makes it, for a gallery never replaces a build. With ``keep`` the
    folder begins as a copy of the old output, and with ``force`` files of ours that were changed
    since are replaced. Leaving the context without publishing removes it.

    Entering and publishing raise RefusedOutput when something would be lost, NoRoom when the disk
    is full, and OutputError when ``out`` cannot be written for another reason.
    """

    def __init__(
        self, out: Path, *, made: str = "build", keep: bool = False, force: bool = False
    ) -> None:
        self.out = place_of(out)
        self.folder = self.out
        self._made = made
        self._keep = keep
        self._force = force
        self._lock = Lock(self.out.parent / f"{prefix(self.out)}.lock")
        self._scaffold: Scaffold | None = None
        self._old = Manifest(made)
        self._found: FolderContents | None = None
        self._copies: dict[str, Look] = {}

    # -------------------------------------------------------------- what stands there

    def check(self) -> None:
        """Raises RefusedOutput when ``out`` cannot be replaced, or something would be lost.

        And OutputError where another program keeps it from being replaced.
        """
        refuse_place(self.out)
        refuse_owner(self.out)
        with self.output_errors():
            refuse_foreign(self.out)
            old = Manifest.of(self.out) or Manifest(self._made)
            if old != self._old or self._found is None:
                self._old = old
                self._found = FolderContents(self.out, old.files) if self.out.is_dir() else None
            else:
                self._found.look()
        self._refuse_loss()
        refuse_open(self.out, self._old.files)

    def _refuse_loss(self) -> None:
        if self._old.made != self._made:
            raise RefusedOutput(
                f"{self.out}: holds {_article(self._old.made)}, not {_article(self._made)}",
                hint=_ELSEWHERE,
            )
        if self._found is None:
            return
        if self._found.mounts:
            raise RefusedOutput(
                f"{self.out / self._found.mounts[0]}: is a mount point, and is left alone",
                hint=_ELSEWHERE,
            )
        if self._found.strange:
            raise RefusedOutput(
                f"{self.out}: holds files that cardwright did not make: "
                f"{_some(self._found.strange)}",
                hint="move them out of the folder first",
            )
        if self._found.changed and not self._force:
            raise RefusedOutput(
                f"{self.out}: holds files that were changed since cardwright made them: "
                f"{_some(self._found.changed)}",
                hint="move them out of the folder, or build with --force: they are replaced, and "
                "stay as you changed them where this build does not make them",
            )

    def standing(self) -> dict[str, str]:
        """The origin of every file of ``out``, by its path; empty if one is not as listed.

        As it was found by the last `check`.
        """
        if self._found is None or not self._found.whole:
            return {}
        return {name: str(entry.get("from", "")) for name, entry in self._old.files.items()}

    def entries(self, what: str) -> dict[str, str]:
        """Further entries of the manifest for the files of ``out``, such as “ledger”, by path."""
        return {name: str(said[what]) for name, said in self._old.files.items() if what in said}

    def tidy(self) -> None:
        """Clear away what a killed build has left, where nothing is to be built.

        While another build is at work, or where nothing can be removed, it stays.
        """
        if not any(self.out.parent.glob(f"{glob.escape(prefix(self.out))}*")):
            return
        with suppress(OSError, OutputError):
            if self._lock.take():
                sweep(self.out)
        self._lock.leave()

    # -------------------------------------------------------------- from first to last

    def __enter__(self) -> Self:
        refuse_place(self.out)
        try:
            with self.output_errors():
                self._take_place()
            self.check()  # now that nobody else is at it
            with self.output_errors():
                with held_back():  # else one that nobody knows of would stay
                    self._scaffold = Scaffold(self.out)
                self.folder = self._scaffold.new
                if self._keep and self._found:
                    self._copy(self._found.unchanged)
        except BaseException:
            self._leave()
            raise
        return self

    def _take_place(self) -> None:
        """Have the place for ourselves, without what a killed build has left."""
        self.out.parent.mkdir(parents=True, exist_ok=True)
        if not self._lock.take():
            raise OutputError(
                f"{self.out}: another build is making this folder", hint="wait for it"
            )
        sweep(self.out)

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        try:
            if isinstance(error, OSError) and NoRoom.is_meant(error):
                raise NoRoom.at(self._last_written(error), error) from None
        finally:
            self._leave()

    def publish(self, told: Mapping[str, Mapping[str, str]] | None = None) -> int:
        """Write the manifest, put the staging folder in place of ``out``, count its files.

        ``told`` is what the manifest says of files besides, by their paths: from what they were
        made, as a digest, and in which edition. Of those that were kept the old manifest tells it.
        """
        scaffold = self._scaffold
        if scaffold is None:
            raise ValueError("nothing is published before it has been entered")
        self.check()
        with self.output_errors():
            files = self._vouched()
            for name, more in (told or {}).items():
                files[name] |= more
            Manifest(self._made, dict(sorted(files.items()))).write(self.folder)
            _prune(self.folder)
        try:
            scaffold.put()
        except OSError as error:
            raise not_replaced(self.out, error, scaffold.aside()) from None
        return len(files)

    def _vouched(self) -> dict[str, Entry]:
        """Every file of the folder with the bytes that this run wrote or found as listed.

        A file that somebody has changed and that is kept with ``force`` keeps the entry it had: it
        is named again next time.
        """
        files = listing(self.folder)
        for name, entry in self._old.files.items() if self._keep else ():
            if name in files and entry | files[name] == entry:
                files[name] = entry
            elif name in self._copies and self._copies[name] == _look(self.folder / name):
                raise OutputError(f"{self.out / name}: was changed while it was copied")
        if self._keep and self._found:
            spared = [name for name in self._found.changed if not (self.folder / name).exists()]
            files |= {name: self._old.files[name] for name in self._copy(spared)}
        return files

    def _copy(self, names: list[str]) -> list[str]:
        """Copy files and links of the old output by name; which of them could be."""
        copied = [name for name in names if _is_plain(self.out / name)]
        for name in copied:
            target = self.folder / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(self.out / name, target, follow_symlinks=False)
            self._copies[name] = look_of(target.lstat())
        return copied

    def _leave(self) -> None:
        with held_back():  # else half a scaffold would stay
            if self._scaffold:
                self._scaffold.clear()
            self._lock.leave()

    # -------------------------------------------------------------- what went wrong

    @contextmanager
    def output_errors(self) -> Iterator[None]:
        """Turn refusals of the system into errors that name the output."""
        try:
            yield
        except OSError as error:
            if NoRoom.is_meant(error):
                raise NoRoom.at(self._last_written(error), error) from None
            if error.errno in {errno.EMFILE, errno.ENFILE}:
                raise
            raise self._refused(error) from None

    def _refused(self, error: OSError) -> OutputError:
        """The error for what the system refuses in the output or beside it."""
        why = error.strerror or error
        place = Path(os.fsdecode(error.filename or ""))
        if place.is_relative_to(self.out):
            name = excerpt(str(place.relative_to(self.out)))
            hint = f"see that you may read it, or {_ELSEWHERE}"
            return OutputError(f"{self.out}: {name} cannot be read ({why})", hint=hint)
        beside = (
            place.relative_to(self.out.parent) if place.is_relative_to(self.out.parent) else place
        )
        where = f": {excerpt(str(beside))}" if place.name else ""
        return OutputError(f"{self.out}: cannot be built there ({why}{where})", hint=_ELSEWHERE)

    def _last_written(self, error: OSError) -> Path:
        """The file that could not be written, by its place in the output.

        Where the error does not name it, it is the one that was written last.
        """
        named = Path(os.fsdecode(error.filename2 or error.filename or ""))
        written = [path for path in self.folder.rglob("*") if path.is_file()]
        last = max(written, key=lambda path: path.stat().st_mtime_ns, default=self.folder)
        found = named if named.is_relative_to(self.folder) else last
        return self.out / found.relative_to(self.folder)


def _article(thing: str) -> str:
    """A thing with its article, as a message repeats it."""
    return f"a{'n' * thing.startswith(tuple('aeio'))} {excerpt(thing)}"


def _some(names: list[str]) -> str:
    """The first of the names, and how many more there are."""
    more = f" and {len(names) - _NAMED} more" if len(names) > _NAMED else ""
    return ", ".join(map(excerpt, names[:_NAMED])) + more


def _look(path: Path) -> Look:
    """The size, times and inode by which a file is known again; () where there is none."""
    return look_of(path.lstat()) if os.path.lexists(path) else ()


def _is_plain(path: Path) -> bool:
    return path.is_symlink() or path.is_file()


def _prune(folder: Path) -> None:
    """Remove the folders below it that hold nothing, for a manifest cannot list them."""
    for above, _, _ in os.walk(folder, topdown=False):
        path = Path(above)
        if path != folder and not any(path.iterdir()):
            path.rmdir()
