"""The site at an address of this computer, made again whenever something it shows is changed.

What the site offers to print is printed once, before the first page is shown. After that each
change makes the site alone, in a process of its own, so that a change of the program counts as
well; what stands stays until the next is whole.
"""

from __future__ import annotations

import shutil
import signal
import sys
from collections.abc import Callable
from itertools import count
from multiprocessing import get_all_start_methods, get_context
from pathlib import Path
from threading import Thread
from time import monotonic, sleep

from cardwright.building.run import build, cores
from cardwright.building.spec import BuildSpec
from cardwright.building.watch import await_change, glance
from cardwright.building.workplace import workplace
from cardwright.paths import look, package
from cardwright.system.cache import Cache
from cardwright.system.fingerprints import Fingerprints, asking
from cardwright.system.signals import let_through, starting_processes
from cardwright.system.workers import end_with_parent
from cardwright.website import build_site
from cardwright.website.server import HOST, Server

#: What a process loads that makes a site.
_DOOR = "cardwright.building.hooks"


def serve(
    tell: Callable[[str], None],
    run: Callable[[list[str]], None],
    port: int,
    cache: Cache,
    pause: Callable[[float], None] = sleep,
) -> None:
    """Serve the site until interrupted, and make it again after every change.

    `tell` is told where it is, and after each change how long it took; `run` runs `cardwright` with
    arguments in a process of its own, and ends it. Raises EnvironmentProblem when the port is
    taken, and what `build` raises.
    """
    maker, server = SiteMaker(run), Server(port, tell)
    with server.running(), workplace() as place:
        printed = place / "printed"
        tell("printing the files for the site …")
        build(BuildSpec.usual().shown, printed, cache=cache, processes=cores())
        shown: Path | None = None
        for number in count():
            before, started = glance(), monotonic()
            made = place / f"site-{number}"
            if maker.made(printed, made, cache):
                shown = made
                server.show(made)
                took = monotonic() - started
                at = f"http://{HOST}:{server.server_port}/"
                tell(f"{at} is ready, made in {took:.1f} s; stop with Ctrl-C")
            else:
                server.fail()
                tell("waiting for a change; stop with Ctrl-C")
            await_change(before, pause)
            for old in place.glob("site-*"):  # which is shown no longer
                if old != shown:
                    shutil.rmtree(old, ignore_errors=True)


class SiteMaker:
    """Makes the site in processes that begin with the program loaded, where the system can.

    When the program itself was changed they load it again.
    """

    def __init__(self, run: Callable[[list[str]], None]) -> None:
        self._run = run
        self._program = look(package())
        self._loaded = "forkserver" in get_all_start_methods()
        if self._loaded:
            get_context("forkserver").set_forkserver_preload([_DOOR])

    def made(self, printed: Path, out: Path, cache: Cache) -> bool:
        """Test if the site could be made; what is wrong is said."""
        arguments = ["site", "--printed", str(printed), "--output", str(out)]
        arguments += [] if cache.folder else ["--no-cache"]
        loaded = self._loaded and look(package()) == self._program
        context = get_context("forkserver") if loaded else get_context("spawn")
        process = context.Process(target=_with_parent, args=(self._run, arguments))
        try:
            with starting_processes():
                process.start()
            process.join()
        except BaseException:  # else it would write into a folder that goes
            if process.pid:
                process.terminate()
                process.join()
            raise
        return not process.exitcode


def _with_parent(run: Callable[[list[str]], None], arguments: list[str]) -> None:
    """Run the command, no longer than the process lives that has begun this one."""
    try:
        let_through()  # what was held back while this process was begun
        Thread(target=end_with_parent, daemon=True).start()
        run(arguments)
    except KeyboardInterrupt:  # the other process hears it, too
        sys.exit(128 + signal.SIGINT)


def remake(printed: Path, out: Path, cache: Cache) -> None:
    """The site in the folder `out`, which is emptied, with what was printed into another."""
    with asking(Fingerprints(cache)):
        build_site(out, printed)
