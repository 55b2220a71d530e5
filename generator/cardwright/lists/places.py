"""Places of files: a deck is read from its folder and from nowhere else."""

from __future__ import annotations

import os
from pathlib import Path

#: What is said of a link, and what to do about it.
LEADS_OUT, REMEDY = "leads out of the folder of the deck", "put a copy there in place of the link"


def leads_out(path: Path, folder: Path) -> bool:
    """Test if a path in a folder leads out of it, by a link."""
    return not Path(os.path.realpath(path)).is_relative_to(os.path.realpath(folder))
