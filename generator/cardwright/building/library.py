"""A build as a function of the library."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from cardwright.building import run
from cardwright.building.spec import BuildSpec
from cardwright.system.cache import Cache, usual_folder

if TYPE_CHECKING:
    from concurrent.futures import Executor


def build(  # noqa: PLR0913 - each is a choice by its name
    out: str | Path,
    games: Sequence[str] = (),
    *,
    only: Sequence[str] = (),
    paper: str = "both",
    palette: str = "color",
    base_url: str = "",
    force: bool = False,
    executor: Executor | None = None,
    use_cache: bool = True,
) -> int:
    """Build into the folder `out`, as `cardwright build` does, and return the number of its files.

    Without `games` it builds all. `only` lists kinds: deck, book, tracker, box, site. `paper` is
    “a4”, “letter” or “both”; `palette` is “color”, “grayscale” or “low-ink”. With `use_cache`,
    unchanged files come from the cache. The others are made by processes of this computer, or by
    an `executor` of `concurrent.futures` as well. The bytes are the same.

    Files of other games in the folder stay, and are counted. The folder changes as a whole or not
    at all. Its `manifest.json`, which is not counted, lists all files. Raises UsageError for an
    unknown name, RefusedOutput if it would overwrite anything else in `out` (`force` overwrites
    your changes to our files), and other CardwrightErrors as the command does.
    """
    spec = BuildSpec.usual(games, only=only, paper=paper, palette=palette, base_url=base_url)
    processes = 1 if executor else run.cores()
    return run.build(
        spec,
        Path(out),
        cache=Cache(usual_folder() if use_cache else None),
        processes=processes,
        executor=executor,
        force=force,
    )
