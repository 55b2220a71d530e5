"""The command, watched by Python's audit hooks: what it opens, runs and starts.

    WATCHED=FOLDER python -P watched.py ARGUMENT…

writes into FOLDER a file for each process, with one [event, what] of JSON on each line: files
opened as "read" or "write", folders looked into as "list", code by its file as "run", processes as
"start", and whatever else is of interest by the name of its event. A process that
`multiprocessing` spawns runs this file first, as it does its parent's, and so is watched as well.
"""

import _posixsubprocess
import json
import os
import shutil
import sys
from collections.abc import Callable

STARTS = {
    *("subprocess.Popen", "os.exec", "os.fork", "os.forkpty", "os.posix_spawn", "os.spawn"),
    *("os.system", "os.startfile", "pty.spawn", "webbrowser.open", "urllib.Request"),
}
CHANGES = {
    *("os.remove", "os.rename", "os.mkdir", "os.rmdir", "os.link", "os.symlink", "os.truncate"),
    *("os.chmod", "os.chown", "os.utime", "os.mkfifo", "os.mknod", "os.setxattr"),
}
WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND

_seen: set[tuple[str, str]] = set()


def hook(event: str, arguments: tuple[object, ...]) -> None:
    """Note an event."""
    if event == "open":
        path, _mode, flags = arguments
        if isinstance(path, str | bytes | os.PathLike):  # else a descriptor that is open already
            written = isinstance(flags, int) and flags & WRITING
            note("write" if written else "read", absolute(path))
    elif event in ("os.listdir", "os.scandir") and not isinstance(arguments[0], int):
        note("list", absolute(str(arguments[0] or ".")))
    elif event in CHANGES:
        for path in arguments[:2]:
            if isinstance(path, str | bytes | os.PathLike):
                note("write", absolute(path))
    elif event == "exec":
        note("run", getattr(arguments[0], "co_filename", "?"))
    elif event in STARTS or event.startswith("socket."):
        note(event, repr(arguments)[:200])


def absolute(path: str | bytes | os.PathLike[str]) -> str:
    """A path from the root, links as they are."""
    return os.path.abspath(os.fsdecode(path))  # noqa: PTH100 - pathlib would keep “..”


def note(event: str, what: str) -> None:
    """Write an event down at once, for a process may be ended at any time; the same only once."""
    if (event, what) not in _seen:
        _seen.add((event, what))
        os.write(_report, json.dumps([event, what]).encode() + b"\n")


def starting(
    start: Callable[..., int], noted: Callable[[str, str], None] = note
) -> Callable[..., int]:
    """The function that starts programs, which has no audit event, with one."""

    def started(arguments: list[bytes], *others: object) -> int:
        noted("start", " ".join(map(os.fsdecode, arguments)))
        return start(arguments, *others)

    return started


if __name__ in ("__main__", "__mp_main__"):
    _report = os.open(
        f"{os.environ['WATCHED']}/{os.getpid()}.jsonl", os.O_WRONLY | os.O_CREAT | os.O_APPEND
    )
    _posixsubprocess.fork_exec = starting(_posixsubprocess.fork_exec)
    shutil._use_fd_functions = False  # type: ignore[attr-defined]  # noqa: SLF001 - so that paths come whole
    sys.addaudithook(hook)

if __name__ == "__main__":
    from cardwright.cli import main

    main()
