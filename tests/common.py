"""What is made once for all workers of a run, in a folder that they have in common."""

from __future__ import annotations

import shutil
import time
from collections.abc import Callable
from pathlib import Path

from cardwright.building.staging.lock import Lock


def made(folder: Path, make: Callable[[Path], object]) -> Path:
    """The folder as ``make`` fills it: by the worker that comes first, while others wait."""
    lock = Lock(folder.with_name(f"{folder.name}.lock"))
    while not folder.exists():
        if not lock.take():
            time.sleep(0.05)
            continue
        try:
            if not folder.exists():
                _make(folder, make)
        finally:
            lock.leave()
    return folder


def _make(folder: Path, make: Callable[[Path], object]) -> None:
    """The folder has its name when everything is in it."""
    new = folder.with_name(f"{folder.name}.new")
    shutil.rmtree(new, ignore_errors=True)
    new.mkdir()
    make(new)
    new.rename(folder)
