"""An output folder that is always whole: made beside its place, then put there by a rename.

Nothing of anybody's is lost on the way. The manifest (`manifest.py`) is the mark by which the tool
knows a folder as its own, and lists every file with its SHA-256; what stands there beside it or in
another state is named and left alone, and so is a place that cannot be replaced (`place.py`).
`lock.py` keeps a second build away, `scaffold.py` is the folder that is built in.
"""

from __future__ import annotations

import errno
import glob
import os
import shutil
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import Self

from cardwright.building.staging.lock import Lock
from cardwright.building.staging.manifest import (
    MANIFEST,
    Differences,
    Entry,
    Manifest,
    Read,
    compare,
    entry_of,
    listing,
    with_folders,
)
from cardwright.building.staging.place import (
    CLOSE,
    ELSEWHERE,
    WINDOWS,
    mount_points,
    place_of,
    refuse_foreign,
    refuse_open,
    refuse_place,
    some,
)
from cardwright.building.staging.scaffold import Scaffold, prefix, sweep
from cardwright.errors import NoRoom, OutputError, RefusedOutput, excerpt
from cardwright.system.signals import held_back

__all__ = ["MANIFEST", "Staging", "listing"]


class Staging:
    """A folder beside ``out`` to build in; ``publish`` puts it in the place of ``out``.

    ``made`` is the command that makes it, for a gallery never replaces a build. The folder begins
    with the files of the old output that are to be kept, by what the manifest says of them (no
    `keep`: none), without the files and folders that are ``replaced``.
    With ``force``, our files are replaced even if they were changed. Leaving the context without
    publishing removes it.

    Entering and publishing raise RefusedOutput when something would be lost, NoRoom when the disk
    is full, and OutputError when ``out`` cannot be written for another reason.
    """

    def __init__(
        self,
        out: Path,
        *,
        made: str = "build",
        keep: Callable[[Entry], bool] | None = None,
        replaced: Collection[str] = (),
        force: bool = False,
    ) -> None:
        self.out = place_of(out)
        self.folder = self.out
        self._made = made
        self._keep = keep or (lambda _: False)
        self._replaced = frozenset(replaced)
        self._force = force
        self._lock = Lock(self.out.parent / f"{prefix(self.out)}.lock")
        self._scaffold: Scaffold | None = None
        self._old = Manifest(made)
        self._found: Differences | None = None
        self._read: Read = {}

    # -------------------------------------------------------------- what stands there

    def check(self) -> None:
        """Raise RefusedOutput when ``out`` cannot be replaced, or something would be lost.

        And OutputError where another program keeps it from being replaced.
        """
        refuse_place(self.out)
        with self.output_errors():
            refuse_foreign(self.out)
            self._old = Manifest.of(self.out) or Manifest(self._made)
            self._found = None
            if self.out.is_dir():
                self._found = compare(self.out, self._old.files, mount_points(), self._read)
        self._refuse_loss()
        refuse_open(self.out, self._old.files)

    def _refuse_loss(self) -> None:
        if self._old.made != self._made:
            raise RefusedOutput(
                f"{self.out}: contains {_article(self._old.made)}, not {_article(self._made)}",
                hint=ELSEWHERE,
            )
        if self._found is None:
            return
        if self._found.mounted:
            raise RefusedOutput(
                f"{self.out / self._found.mounted[0]}: is a mount point, so it is left alone",
                hint=ELSEWHERE,
            )
        if self._found.strange:
            raise RefusedOutput(
                f"{self.out}: contains files that cardwright did not make: "
                f"{some(self._found.strange)}",
                hint="move them out of the folder first",
            )
        if self._found.changed and not self._force:
            raise RefusedOutput(
                f"{self.out}: contains files that were changed since cardwright made "
                f"them: {some(self._found.changed)}",
                hint="move them out of the folder, or use --force: it replaces those that "
                "this build makes, and keeps the others as you changed them",
            )

    def standing(self) -> dict[str, str]:
        """The origin of every file of ``out``, by its path; empty if one is not as listed.

        As it was found by the last `check`.
        """
        if self._found is None or any(self._found):
            return {}
        return {name: str(entry.get("from", "")) for name, entry in self._old.files.items()}

    def entries(self, key: str) -> dict[str, str]:
        """Further entries of the manifest for the files of ``out``, such as “ledger”, by path."""
        return {name: str(entry[key]) for name, entry in self._old.files.items() if key in entry}

    def tidy(self) -> None:
        """Clear away what a killed build has left, where nothing is to be built.

        While another build is at work, or where nothing can be removed, it stays.
        """
        if any(self.out.parent.glob(f"{glob.escape(prefix(self.out))}*")):
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
                if self._found:
                    gone = {*self._found.changed, *self._found.missing}
                    self._copy(
                        name
                        for name, entry in self._old.files.items()
                        if name not in gone
                        and self._keep(entry)
                        and self._replaced.isdisjoint(with_folders(name))
                    )
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

    def publish(self, notes: Mapping[str, Mapping[str, str]] | None = None) -> int:
        """Write the manifest, put the staging folder in place of ``out``, count its files.

        ``notes`` is what the manifest says of files besides, by their paths: from what they were
        made, as a digest, and in which edition. Of those that were kept the old manifest has it.
        """
        scaffold = self._scaffold
        if scaffold is None:
            raise ValueError("nothing is published before it has been entered")
        self.check()
        with self.output_errors():
            files = self._with_kept(listing(self.folder))
            for name, more in (notes or {}).items():
                files[name] |= more
            Manifest(self._made, dict(sorted(files.items()))).write(self.folder)
            _prune(self.folder)
        try:
            scaffold.put()
        except OSError as error:
            scaffold.clear()
            raise self._not_replaced(error, scaffold.old) from None
        return len(files)

    def _with_kept(self, files: dict[str, Entry]) -> dict[str, Entry]:
        """The files with what the old manifest says of those that are the same.

        A file that somebody has changed and that is kept with ``force`` keeps the entry it had: it
        is named again next time.
        """
        old = self._old.files
        same = {
            name: old[name] for name in files if files[name].items() <= old.get(name, {}).items()
        }
        changed = self._found.changed if self._found else ()
        spared = [name for name in changed if name not in files and self._keep(old[name])]
        plain = [name for name in spared if _is_plain(self.out / name)]
        self._copy(plain, changed=True)
        return files | same | {name: old[name] for name in plain}

    def _copy(self, names: Iterable[str], *, changed: bool = False) -> None:
        """Copy files of the old output by name, and links where somebody has changed them."""
        for name in names:
            target = self.folder / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(self.out / name, target, follow_symlinks=False)
            if not changed and not entry_of(target).items() <= self._old.files[name].items():
                raise OutputError(f"{self.out / name}: was changed while it was copied")

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
            hint = f"check that you may read it, or {ELSEWHERE}"
            return OutputError(f"{self.out}: {name} cannot be read ({why})", hint=hint)
        beside = (
            place.relative_to(self.out.parent) if place.is_relative_to(self.out.parent) else place
        )
        where = f": {excerpt(str(beside))}" if place.name else ""
        return OutputError(f"{self.out}: a build cannot write there ({why}{where})", hint=ELSEWHERE)

    def _not_replaced(self, error: OSError, old: Path) -> OutputError:
        """The error for an output that stays; what could not be put back is in ``old``."""
        moved = f"the old files are in {old}, and the next build moves them back"
        state = moved if old.is_dir() else "nothing was changed"
        return OutputError(
            f"{self.out}: cannot be replaced ({error.strerror}); {state}",
            hint=CLOSE if WINDOWS else ELSEWHERE,
        )

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


def _is_plain(path: Path) -> bool:
    return path.is_symlink() or path.is_file()


def _prune(folder: Path) -> None:
    """Remove the folders below it that hold nothing, for a manifest cannot list them."""
    for above, _, _ in os.walk(folder, topdown=False):
        path = Path(above)
        if path != folder and not any(path.iterdir()):
            path.rmdir()
