"""An output folder that is always whole: made beside its place, then put there by one rename.

The manifest is the mark by which the tool knows a folder as its own; it lists every file with
its SHA-256, sorted by path. A folder without one is never replaced.
"""

from __future__ import annotations

import ctypes
import hashlib
import json
import os
import shutil
import sys
import tempfile
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
        self._keep = keep
        self._prefix = f".{self.out.name}.cardwright-"
        self._lock = -1

    def __enter__(self) -> Self:
        self._check()
        try:
            self.out.parent.mkdir(parents=True, exist_ok=True)
            self._sweep()
            made = tempfile.mkdtemp(prefix=self._prefix, dir=self.out.parent)
        except OSError as error:
            raise OutputError(
                f"{self.out.parent}: cannot be written ({error.strerror})",
                hint="choose another folder with -o",
            ) from None
        self.folder = Path(made)
        self.folder.chmod(0o755)
        self._lock = _locked(self.folder)
        if self._keep and self.out.is_dir():
            shutil.copytree(self.out, self.folder, dirs_exist_ok=True)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._lock >= 0:
            os.close(self._lock)
        shutil.rmtree(self.folder, ignore_errors=True)

    def publish(self) -> int:
        """Write the manifest, put the staging folder in place of ``out``, count its files."""
        files = listing(self.folder)
        content = {"made_by": _MAKER, "version": __version__, "files": files}
        text = json.dumps(content, indent=1, ensure_ascii=False) + "\n"
        (self.folder / MANIFEST).write_text(text, encoding="utf-8", newline="\n")
        self._check()
        try:
            _put(self.folder, self.out)
        except OSError as error:
            raise OutputError(
                f"{self.out}: cannot be replaced ({error.strerror}); nothing was changed",
                hint="close programs that have its files open",
            ) from None
        return len(files)

    def _check(self) -> None:
        if self.out in (Path.cwd(), *Path.cwd().parents):
            raise RefusedOutput(
                f"{self.out}: you are inside this folder, and it would be replaced",
                hint="name a folder below it with -o",
            )
        if not os.path.lexists(self.out) or is_ours(self.out):
            return
        if self.out.is_dir() and not any(self.out.iterdir()):
            return
        raise RefusedOutput(
            f"{self.out}: not a folder that cardwright made, so it is left alone",
            hint="choose another folder with -o, or remove it yourself",
        )

    def _sweep(self) -> None:
        """Remove what a killed build left: staging folders that nobody holds locked."""
        for left in self.out.parent.glob(f"{self._prefix}*"):
            held = _locked(left)
            if held >= 0:
                os.close(held)
                shutil.rmtree(left, ignore_errors=True)


def _locked(folder: Path) -> int:
    """A file descriptor that holds the folder locked, or -1 where that cannot be had."""
    if fcntl is None:
        return -1
    held = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(held)
        return -1
    return held


def _put(new: Path, out: Path) -> None:
    """Make ``new`` stand where ``out`` stands; ``new`` then holds the old content, if any."""
    if not out.exists():
        new.rename(out)
    elif not _exchanged(new, out):
        # No exchange on this system: for an instant the old folder stands aside.
        aside = new.with_name(new.name + "-old")
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
