"""An output folder that is always whole: made beside its place, then put there by one rename.

The manifest is the mark by which the tool knows a folder as its own; it lists every file with
its SHA-256, sorted by path. A folder without one is never replaced.
"""

from __future__ import annotations

import ctypes
import glob
import hashlib
import json
import os
import shutil
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Self

from generator import __version__
from generator.errors import OutputError, RefusedOutput

try:
    import fcntl
except ImportError:  # Windows: leftovers of killed builds stay until removed by hand
    fcntl = None  # type: ignore[assignment]

MANIFEST = "manifest.json"
_MAKER = "cardwright"
_AT_FDCWD = -100 if sys.platform == "linux" else -2
_SWAP = 2
#: Ends the name of an old output that stands aside for an instant.
_ASIDE = "-old"


def is_ours(folder: Path) -> bool:
    """Whether the folder was made by this tool."""
    try:
        content = json.loads((folder / MANIFEST).read_bytes())
    except (OSError, ValueError):
        return False
    return isinstance(content, dict) and content.get("made_by") == _MAKER


def listing(folder: Path) -> dict[str, dict[str, str | int]]:
    """Path below the folder -> hash and size, of every file but the manifest, sorted."""
    files: dict[str, dict[str, str | int]] = {}
    for path in folder.rglob("*"):
        name = path.relative_to(folder).as_posix()
        if path.is_file() and name != MANIFEST:
            data = path.read_bytes()
            files[name] = {"sha256": hashlib.sha256(data).hexdigest(), "bytes": len(data)}
    return dict(sorted(files.items()))


class Staging:
    """A folder beside ``out`` to build in; ``publish`` puts it in the place of ``out``.

    With ``keep`` it begins as a copy of the old output. Leaving the context without publishing
    removes it. Raises RefusedOutput when ``out`` is not a folder of this tool's making, and
    OutputError when its parent folder cannot be written.
    """

    def __init__(self, out: Path, *, keep: bool = False) -> None:
        self.out = out.resolve()
        self.folder = self.out
        self._keep = keep
        self._prefix = f".{self.out.name}.cardwright"
        self._lock = -1

    def __enter__(self) -> Self:
        self.check()
        try:
            self.out.parent.mkdir(parents=True, exist_ok=True)
            self._lock = self._locked()
            self._recover()
            self.folder = Path(tempfile.mkdtemp(prefix=f"{self._prefix}-", dir=self.out.parent))
            self.folder.chmod(0o755)
            if self._keep and self.out.is_dir():
                shutil.copytree(self.out, self.folder, dirs_exist_ok=True)
        except (OSError, shutil.Error) as error:
            self._leave()
            raise OutputError(
                f"{self.out}: cannot be built there ({_reason(error)})",
                hint="choose another folder with -o",
            ) from None
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._leave()

    def _leave(self) -> None:
        if self.folder != self.out:
            shutil.rmtree(self.folder, ignore_errors=True)
        if self._lock >= 0:
            self._lock_file.unlink(missing_ok=True)
            os.close(self._lock)

    def standing(self) -> dict[str, str]:
        """What every file of ``out`` was made from, by its path; empty if one is not as listed."""
        listed = self._listed()
        origins = {name: str(entry.pop("from", "")) for name, entry in listed.items()}
        return origins if listed == listing(self.out) else {}

    def _listed(self) -> dict[str, dict[str, str | int]]:
        """The files that the manifest of ``out`` lists; none where it cannot be read."""
        try:
            files = json.loads((self.out / MANIFEST).read_bytes())["files"]
        except (OSError, ValueError, LookupError, TypeError):
            return {}
        whole = isinstance(files, dict) and all(isinstance(e, dict) for e in files.values())
        return files if whole else {}

    def publish(self, origins: Mapping[str, str] | None = None) -> int:
        """Write the manifest, put the staging folder in place of ``out``, count its files.

        ``origins`` tells what files were made from, as digests by their paths; of those that were
        kept the old manifest tells it.
        """
        files = listing(self.folder)
        for name, entry in self._listed().items() if self._keep else ():
            origin = entry.pop("from", None)
            if origin and files.get(name) == entry:
                files[name]["from"] = origin
        for name, origin in (origins or {}).items():
            files[name]["from"] = origin
        content = {"made_by": _MAKER, "version": __version__, "files": files}
        text = json.dumps(content, indent=1, ensure_ascii=False) + "\n"
        (self.folder / MANIFEST).write_text(text, encoding="utf-8", newline="\n")
        self.check()
        try:
            _put(self.folder, self.out)
        except OSError as error:
            raise OutputError(
                f"{self.out}: cannot be replaced ({error.strerror}); nothing was changed",
                hint="close programs that have its files open",
            ) from None
        return len(files)

    def check(self) -> None:
        """Raise RefusedOutput where ``out`` is not to be replaced."""
        if self.out in (Path.cwd(), *Path.cwd().parents):
            raise RefusedOutput(
                f"{self.out}: you are inside this folder, and it would be replaced",
                hint="name a folder below it with -o",
            )
        if not os.path.lexists(self.out):
            return
        if not is_ours(self.out) and not (self.out.is_dir() and not any(self.out.iterdir())):
            raise RefusedOutput(
                f"{self.out}: not a folder that cardwright made, so it is left alone",
                hint="choose another folder with -o, or remove it yourself",
            )
        strange = _strangers(self.out)
        if strange:
            raise RefusedOutput(
                f"{self.out}: holds files that cardwright did not make: {', '.join(strange[:5])}",
                hint="move them out of the folder first",
            )

    @property
    def _lock_file(self) -> Path:
        return self.out.parent / f"{self._prefix}.lock"

    def _locked(self) -> int:
        """A file descriptor that keeps other builds of the same folder away while it is open."""
        if fcntl is None:
            return -1
        held = os.open(self._lock_file, os.O_RDWR | os.O_CREAT, 0o644)
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(held)
            raise OutputError(
                f"{self.out}: another build is making this folder", hint="wait for it"
            ) from None
        return held

    def _recover(self) -> None:
        """Put back an output that a killed build had set aside, and remove what it left."""
        for left in self.out.parent.glob(f"{glob.escape(self._prefix)}-*"):
            if left.name.endswith(_ASIDE) and not self.out.exists():
                left.rename(self.out)
            else:
                shutil.rmtree(left, ignore_errors=True)


def _strangers(folder: Path) -> list[str]:
    """Files below the folder that its manifest does not list, sorted."""
    try:
        known = json.loads((folder / MANIFEST).read_bytes())["files"]
    except OSError:
        return []
    found = {p.relative_to(folder).as_posix() for p in folder.rglob("*") if not p.is_dir()}
    return sorted(found - set(known) - {MANIFEST})


def _reason(error: OSError) -> str:
    if isinstance(error, shutil.Error):
        return str(error.args[0][0][2])
    return error.strerror or str(error)


def _put(new: Path, out: Path) -> None:
    """Make ``new`` stand where ``out`` stands; ``new`` then holds the old content, if any."""
    if not out.exists():
        new.rename(out)
    elif not _exchanged(new, out):
        # No exchange on this system: for an instant the old folder stands aside.
        aside = new.with_name(new.name + _ASIDE)
        out.rename(aside)
        try:
            new.rename(out)
        except OSError:
            aside.rename(out)
            raise
        shutil.rmtree(aside, ignore_errors=True)


def _exchanged(one: Path, other: Path) -> bool:
    """Swap two folders in one step of the kernel (Linux, macOS); False where it cannot."""
    name = {"linux": "renameat2", "darwin": "renameatx_np"}.get(sys.platform, "")
    swap = getattr(ctypes.CDLL(None), name, None) if name else None
    if swap is None:
        return False
    paths = [os.fsencode(path) for path in (one, other)]
    return bool(swap(_AT_FDCWD, paths[0], _AT_FDCWD, paths[1], _SWAP) == 0)
