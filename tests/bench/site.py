"""Times the command `site`: from nothing, with a full cache, and after a change of a template.

    .venv/bin/python -m tests.bench.site

Each run is a whole process, in a copy of the checkout, and makes what the site offers to print as
well. Prints seconds (minimum and median on the clock, minimum of the processor). Ends with 1 if a
run with a full cache makes other bytes than one from nothing.
"""

import shutil
import sys
import tempfile
from pathlib import Path

from cardwright.building.staging import MANIFEST
from tests.bench.clock import HEAD, Times, run
from tests.bench.rebuild import House

RUNS = 3


class SiteHouse(House):
    """A copy of the checkout in which the site is built."""

    def site(self, times: Times) -> bytes:
        """Build the site into an empty folder; returns its manifest."""
        out = self.root / "build"
        shutil.rmtree(out, ignore_errors=True)
        command = (sys.executable, "-m", "cardwright", "site", "-o", "build")
        run(command, times, self.environment, self.root)
        return (out / MANIFEST).read_bytes()

    def empty_cache(self) -> None:
        """Remove all that was made before."""
        shutil.rmtree(self.environment["XDG_CACHE_HOME"], ignore_errors=True)

    def change_frame(self, number: int) -> None:
        """Change the template that every page extends."""
        frame = self.root / "templates/site/base.html"
        changed = frame.read_text("utf-8").replace("</body>", f"<!-- {number} --></body>")
        frame.write_text(changed, "utf-8")


def main() -> None:
    """Build again and again, and print the table."""
    with tempfile.TemporaryDirectory() as folder:
        house = SiteHouse(Path(folder))
        first = house.site(Times())  # Python compiles what it loads
        print(f"{'the site':28} {HEAD}")
        cold, warm, changed = Times(), Times(), Times()
        for _ in range(RUNS):
            house.empty_cache()
            if house.site(cold) != first or house.site(warm) != first:
                sys.exit("the same sources gave other bytes; nothing was measured")
        for number in range(RUNS):
            house.change_frame(number)
            if house.site(changed) == first:
                sys.exit("a changed template gave the same site; nothing was measured")
        rows = {"empty cache": cold, "full cache": warm, "changed frame": changed}
        for name, times in rows.items():
            print(f"{name:28} {times.line}")


if __name__ == "__main__":
    main()
