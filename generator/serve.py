"""The site at an address of this computer, made anew whenever something is changed that it shows.

What the site offers to print is printed once, before the first page is shown. After that each
change makes the site alone, in a process of its own, so that a change of the program counts as
well; what stands stays until the next is whole.
"""

from __future__ import annotations

import os
import shutil
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from itertools import count
from multiprocessing import get_all_start_methods, get_context
from pathlib import Path
from time import monotonic, sleep

from generator.build import PRINTED, build, cores, order
from generator.cache import Cache
from generator.errors import EnvironmentProblem
from generator.origin import Origins, asking
from generator.paths import look, package
from generator.processes import start_safely
from generator.watch import await_change, glance
from generator.website import build_site

HOST = "127.0.0.1"  # nobody else's computer is answered
#: What a browser runs, whatever this computer takes the endings for.
_RUN = {".js": "text/javascript", ".mjs": "text/javascript", ".wasm": "application/wasm"}
#: What a process loads that makes a site.
_DOOR = "generator.hooks"


class _Shown:
    """The folder that is shown now."""

    def __init__(self) -> None:
        self.folder = ""


class _Handler(SimpleHTTPRequestHandler):
    """Shows files, never from a browser's store, and the site's own page where there is none."""

    def __init__(self, *given: object, shown: _Shown, **more: object) -> None:
        super().__init__(*given, directory=shown.folder, **more)  # type: ignore[arg-type]

    def end_headers(self) -> None:
        """Ask the browser to ask each time."""
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """Tell what is not there by the page that the site has for that."""
        page = Path(self.directory, "404.html")
        if code != HTTPStatus.NOT_FOUND or not page.is_file():
            super().send_error(code, message, explain)
            return
        told = page.read_bytes()
        self.send_response(code)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(told)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(told)

    def guess_type(self, path: str | os.PathLike[str]) -> str:
        """What a file is: a browser runs a script only as one."""
        return _RUN.get(Path(path).suffix) or super().guess_type(path)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - as http.server has it
        """Say nothing of each request."""


@contextmanager
def _serving(shown: _Shown, port: int) -> Iterator[int]:
    """Serve what is shown, and give the port; 0 asks for any that is free."""
    try:
        server = ThreadingHTTPServer((HOST, port), partial(_Handler, shown=shown))
    except OSError as error:
        raise EnvironmentProblem(
            f"port {port} cannot be used: {error.strerror}", hint="choose another with --port"
        ) from None
    with server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server.server_port
        server.shutdown()


def serve(
    tell: Callable[[str], None],
    run: Callable[[list[str]], None],
    port: int,
    cache: Cache,
    pause: Callable[[float], None] = sleep,
) -> None:
    """Serve the site until interrupted, and make it anew after every change.

    `tell` is told where it is, and after each change how long it took; `run` runs `cardwright` with
    arguments in a process of its own, and ends it. Raises EnvironmentProblem when the port is
    taken, and what `build` raises.
    """
    shown, maker = _Shown(), _Maker(run)
    with (
        tempfile.TemporaryDirectory(prefix="cardwright-site-") as place,
        _serving(shown, port) as at,
    ):
        printed = Path(place, "printed")
        tell("printing what the site offers …")
        build(order(only=PRINTED), printed, cache=cache, hands=cores())
        for number in count():
            before, started = glance(), monotonic()
            made = Path(place, f"site-{number}")
            if maker.made(printed, made, cache):
                shown.folder = str(made)
                took = monotonic() - started
                tell(f"http://{HOST}:{at}/ shows it, made in {took:.1f} s; end with Ctrl-C")
            else:
                tell("waiting for a change; end with Ctrl-C")
            await_change(before, pause)
            for old in Path(place).glob("site-*"):  # what nobody is shown any more
                if str(old) != shown.folder:
                    shutil.rmtree(old, ignore_errors=True)


class _Maker:
    """Makes the site in processes that begin with the program loaded, where the system can.

    When the program itself was changed they load it anew.
    """

    def __init__(self, run: Callable[[list[str]], None]) -> None:
        self._run = run
        self._program = look(package())
        self._loaded = "forkserver" in get_all_start_methods()
        if self._loaded:
            get_context("forkserver").set_forkserver_preload([_DOOR])

    def made(self, printed: Path, out: Path, cache: Cache) -> bool:
        """Whether the site could be made; what is wrong is said."""
        arguments = ["site", "--printed", str(printed), "--output", str(out)]
        arguments += [] if cache.folder else ["--no-cache"]
        loaded = self._loaded and look(package()) == self._program
        context = get_context("forkserver") if loaded else get_context("spawn")
        start_safely()
        process = context.Process(target=self._run, args=(arguments,))
        process.start()
        process.join()
        return not process.exitcode


def remake(printed: Path, out: Path, cache: Cache) -> None:
    """The site in the folder `out`, which is emptied, with what was printed into another."""
    with asking(Origins(cache)):
        build_site(out, printed)
