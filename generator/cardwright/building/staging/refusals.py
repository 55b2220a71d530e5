"""Reasons why the system does not let an output be replaced, and what to do about it.

On Windows a folder cannot be renamed while a program has one of its files open, as a viewer has a
PDF; elsewhere that is no matter, and it is a question of whose the folder is.
"""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Iterable
from pathlib import Path

from cardwright.errors import OutputError, RefusedOutput, excerpt

_WINDOWS = sys.platform == "win32"
_ELSEWHERE = "choose another folder with -o"
_CLOSE = "close programs that show the folder or its files, such as a PDF viewer; then build again"
_NAMED = 5  # files that a message names


def refuse_owner(out: Path) -> None:
    """Raises RefusedOutput for a folder of another user, which only that user can replace."""
    if not hasattr(os, "geteuid") or not os.path.lexists(out):
        return
    me, owner, above = os.geteuid(), out.lstat().st_uid, out.parent.stat()
    if me in {owner, 0}:
        return
    held = above.st_mode & stat.S_ISVTX and me != above.st_uid
    if held or not os.access(out, os.W_OK):
        raise RefusedOutput(f"{out}: belongs to another user", hint=_ELSEWHERE)


def refuse_open(out: Path, names: Iterable[str]) -> None:
    """Raises OutputError where Windows has one of these files of the folder open."""
    opened = [name for name in names if _is_open(out / name)] if _WINDOWS else []
    if opened:
        more = f" and {len(opened) - _NAMED} more" if len(opened) > _NAMED else ""
        raise OutputError(
            f"{out}: another program has files of it open: "
            f"{', '.join(map(excerpt, opened[:_NAMED]))}{more}; nothing was changed",
            hint=_CLOSE,
        )


def not_replaced(out: Path, error: OSError, aside: Path | None) -> OutputError:
    """The error for an output that is not replaced; ``aside`` is where it is now, if moved."""
    state = f"what was there is in {aside}, and the next build puts it back"
    what = f"cannot be replaced ({error.strerror}); {state if aside else 'nothing was changed'}"
    return OutputError(f"{out}: {what}", hint=_CLOSE if _WINDOWS else _ELSEWHERE)


def _is_open(file: Path) -> bool:
    """Test if a program has the file open, so that Windows does not let it be renamed."""
    try:
        file.rename(file)
    except PermissionError:
        return True
    except OSError:
        return False
    return False
