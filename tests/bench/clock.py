"""Commands timed as whole processes: seconds on the clock, and of the processor."""

from __future__ import annotations

import os
import resource
import statistics
import subprocess
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path


@dataclass
class Times:
    """What a command took at each of its runs, in seconds."""

    clock: list[float] = field(default_factory=list)
    processor: list[float] = field(default_factory=list)

    @property
    def median(self) -> float:
        """The middle one of the times on the clock."""
        return statistics.median(self.clock)

    @property
    def line(self) -> str:
        """The least and the middle time on the clock, and the least of the processor."""
        return f"{min(self.clock):7.3f} {self.median:7.3f} {min(self.processor):9.3f}"


#: What the columns of a line are.
HEAD = f"{'min s':>7} {'median':>7} {'processor':>9}"


def run(
    command: Sequence[str],
    times: Times,
    extra: Mapping[str, str] | None = None,
    place: Path | None = None,
) -> None:
    """Run the command once, with a few more variables, in this folder; note what it took."""
    before, start = _processor(), time.perf_counter()
    environment = {**os.environ, **(extra or {})}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # who builds has the program compiled
    subprocess.run(command, cwd=place, env=environment, check=True, stdout=subprocess.DEVNULL)
    times.clock.append(time.perf_counter() - start)
    times.processor.append(_processor() - before)


def _processor() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
