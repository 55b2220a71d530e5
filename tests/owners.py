"""Files of other users."""

from __future__ import annotations

import os
from pathlib import Path

import pytest


def give_away(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the file, folder or link belong to another user."""
    if os.geteuid() == 0:
        os.chown(path, 65534, -1, follow_symlinks=False)
    else:
        monkeypatch.setattr(os, "geteuid", lambda: os.getuid() + 1)
