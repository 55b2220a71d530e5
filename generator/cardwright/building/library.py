"""A build as a function of the library."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from cardwright.building import run
from cardwright.building.spec import BuildSpec
from cardwright.system.cache import Cache, usual_folder


def build(
    out: str | Path,
    games: Sequence[str] = (),
    *,
    only: Sequence[str] = (),
    paper: str = "both",
    palette: str = "color",
    base_url: str = "",
    force: bool = False,
) -> int:
    """Build into the folder `out`, as `cardwright build` does, and return the number of its files.

    No `games` are all of them, and `only` names kinds: deck, book, tracker, box, site. What
    was made before is taken from the cache. The folder is replaced as a whole, or not at all.
    Raises UsageError for an unknown name, RefusedOutput if something in `out` would be lost, and
    other kinds of CardwrightError as the command does.
    """
    spec = BuildSpec.usual(games, only=only, paper=paper, palette=palette, base_url=base_url)
    return run.build(spec, Path(out), cache=Cache(usual_folder()), hands=run.cores(), force=force)
