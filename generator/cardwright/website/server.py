"""A server of one site, for the browsers of this computer alone; it answers as GitHub Pages does.

Only what was in the folder of the site when it was shown is given away: an address is looked up
among those of its files and never becomes a path, links are left out, and no folder is listed.
`/court` is `court.html`, or else leads to `court/` where that has an `index.html`. Requests for
any other host are refused, so that no page of elsewhere reads the site by a name that it has made
point here.
"""

from __future__ import annotations

import errno
import os
import shutil
import socket
import sys
import threading
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from socketserver import TCPServer
from time import sleep
from typing import Any
from urllib.parse import quote, unquote

from cardwright.errors import EnvironmentProblem

HOST = "127.0.0.1"  # nobody else's computer is answered
#: Connections that are open at once; for one more the oldest is closed.
MOST = 64
#: Other files that a server has open while a site is made; each connection has two.
_OTHER_FILES = 48
#: Seconds that a client may be silent, and after which a page of ours asks again.
SILENCE, AGAIN = 5, 2

_TEXT = "; charset=utf-8"
#: Kinds of files by their endings, whatever this computer takes the endings for.
TYPES = {
    ".css": f"text/css{_TEXT}",
    ".csv": f"text/csv{_TEXT}",
    ".html": f"text/html{_TEXT}",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": f"text/javascript{_TEXT}",
    ".json": "application/json",
    ".mjs": f"text/javascript{_TEXT}",
    ".pdf": "application/pdf",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": f"text/plain{_TEXT}",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    ".xml": "application/xml",
    ".zip": "application/zip",
}
_BINARY = "application/octet-stream"
_PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>{title}</title>
<style>body {{ font: 1.125rem/1.5 serif; max-width: 32rem; margin: 3rem auto; padding: 0 1rem }}
</style>
<h1>{title}</h1>
<p>{text}</p>
</html>
"""
_MAKING = ("The site is being made", "This page reloads automatically.")
_BROKEN = (
    "The site could not be made",
    "The terminal says why. This page reloads when the fault is fixed.",
)
_ELSEWHERE = "This server shows one site, at http://{host}/ on this computer, and nothing else."
#: What is said of other refusals.
_SAID = {
    HTTPStatus.NOT_FOUND: ("Page not found", "There is nothing at this address."),
    HTTPStatus.METHOD_NOT_ALLOWED: ("Method not allowed", "This server answers only GET and HEAD."),
    HTTPStatus.REQUEST_TIMEOUT: ("Request timeout", "The request did not arrive in time."),
}


def addresses(folder: Path) -> dict[str, Path]:
    """The plain files in the folder and below it, by their addresses; no links."""
    return {
        f"/{path.relative_to(folder).as_posix()}": path
        for above, _, names in os.walk(folder)
        for path in (Path(above, name) for name in names)
        if path.is_file() and not path.is_symlink()
    }


def resolve(site: Mapping[str, Path], address: str) -> tuple[HTTPStatus, str]:
    """Resolve an address to a file of the site, or to the address that it leads to.

    >>> site = dict.fromkeys(("/court.html", "/court/index.html", "/cards/index.html"), Path())
    >>> [resolve(site, address)[1] for address in ("/court", "/court/", "/cards", "/cards/none")]
    ['/court.html', '/court/index.html', '/cards/', '/404.html']
    """
    files = (f"{address}index.html",) if address.endswith("/") else (address, f"{address}.html")
    for file in files:
        if file in site:
            return HTTPStatus.OK, file
    if f"{address}/index.html" in site:
        return HTTPStatus.MOVED_PERMANENTLY, f"{address}/"
    return HTTPStatus.NOT_FOUND, "/404.html"


class Server(ThreadingHTTPServer):
    """Shows a site at a port of this computer, 0 for any that is free.

    `show` is given the folder of a site; before that every page says that it is being made, or
    after `fail` that it could not be. Raises EnvironmentProblem where the port is taken.
    """

    daemon_threads = True
    request_queue_size = MOST
    allow_reuse_address = sys.platform != "win32"  # there two servers would share the port

    def __init__(self, port: int, tell: Callable[[str], None]) -> None:
        self.site: Mapping[str, Path] | None = None
        self.waiting = _MAKING
        self._tell = tell
        self.connections: deque[object] = deque()
        self.most = min(MOST, max(1, (_open_files() - _OTHER_FILES) // 2))
        try:
            super().__init__((HOST, port), Handler)
        except OSError as error:
            raise EnvironmentProblem(
                f"port {port} is not available: {error.strerror}", hint="choose another with --port"
            ) from None
        names = (HOST, "localhost", "[::1]")
        self.hosts = {f"{name}:{self.server_port}" for name in names}
        if self.server_port == 80:  # which browsers leave out
            self.hosts |= set(names)

    def server_bind(self) -> None:
        """Bind the port; the base class would ask the network for a name of this computer."""
        TCPServer.server_bind(self)
        self.server_name, self.server_port = HOST, self.server_address[1]

    def show(self, folder: Path) -> None:
        """Show the site in the folder from now on."""
        self.site = addresses(folder)

    def fail(self) -> None:
        """Say on every page, as long as there is no site, that it could not be made."""
        self.waiting = _BROKEN

    @contextmanager
    def running(self) -> Iterator[None]:
        """Answer requests until it is left."""
        with self:
            threading.Thread(target=self.serve_forever, args=(0.1,), daemon=True).start()
            try:
                yield
            finally:
                self.shutdown()

    def get_request(self) -> tuple[socket.socket, Any]:
        """The next connection; where the system has no more, room is made for it."""
        try:
            return super().get_request()
        except OSError as error:
            if error.errno in {errno.EMFILE, errno.ENFILE}:
                self._close_oldest()
                sleep(0.1)
            raise

    def process_request(self, request: Any, client_address: Any) -> None:  # noqa: ANN401 - as socketserver has it
        """Answer in a thread of its own."""
        self.connections.append(request)
        if len(self.connections) > self.most:
            self._close_oldest()
        super().process_request(request, client_address)

    def _close_oldest(self) -> None:
        with suppress(IndexError, OSError):
            self.connections.popleft().shutdown(socket.SHUT_RDWR)  # type: ignore[attr-defined]

    def shutdown_request(self, request: Any) -> None:  # noqa: ANN401 - as socketserver has it
        """Close the connection."""
        with suppress(IndexError, ValueError):
            self.connections.remove(request)
        super().shutdown_request(request)

    def handle_error(self, request: Any, client_address: Any) -> None:  # noqa: ANN401, ARG002 - likewise
        """Say nothing of clients that are gone; anything else is one line."""
        error = sys.exc_info()[1]
        if not isinstance(error, OSError):
            self._tell(f"a request could not be answered ({type(error).__name__}: {error})")


def _open_files() -> int:
    """The number of files that the system lets this process have open."""
    if find_spec("resource") is None:  # Windows
        return 512
    resource = import_module("resource")
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return sys.maxsize if limit == resource.RLIM_INFINITY else int(limit)


class Handler(BaseHTTPRequestHandler):
    """Answers one request; the browser is to ask again each time."""

    server: Server
    default_request_version = "HTTP/1.0"  # so that every answer has a status
    timeout = SILENCE

    def do_GET(self) -> None:
        """Answer with a file of the site, or say why there is none."""
        target, host = self._asked()
        if host is None:
            self._say(HTTPStatus.BAD_REQUEST, "Bad request", "A request must name one host.")
        elif host.lower() not in self.server.hosts:
            text = _ELSEWHERE.format(host=f"{HOST}:{self.server.server_port}")
            self._say(HTTPStatus.MISDIRECTED_REQUEST, "Not here", text)
        elif self.server.site is None:
            again = {"Retry-After": str(AGAIN), "Refresh": str(AGAIN)}
            self._say(HTTPStatus.SERVICE_UNAVAILABLE, *self.server.waiting, again)
        else:
            self._answer(self.server.site, target)

    do_HEAD = do_GET  # noqa: N815 - as http.server has it

    def _asked(self) -> tuple[str, str | None]:
        """The path and host of a request; None where the host is missing, or given twice."""
        hosts = self.headers.get_all("Host", [])
        host = hosts[0].strip() if len(hosts) == 1 else None
        scheme, colon, whole = self.path.partition(":")
        if colon and "/" not in scheme:  # a whole address, as a proxy is asked
            named, slash, rest = whole.removeprefix("//").partition("/")
            plain = scheme.lower() == "http" and whole.startswith("//")
            return f"{slash}{rest}", (named if plain else "") if host else None
        return self.path, host

    def _answer(self, site: Mapping[str, Path], target: str) -> None:
        path, mark, query = target.partition("#")[0].partition("?")
        try:
            status, name = resolve(site, unquote(path, errors="strict"))
        except UnicodeDecodeError:
            status, name = HTTPStatus.NOT_FOUND, "/404.html"
        if status == HTTPStatus.MOVED_PERMANENTLY:
            place = f"{quote(name)}{mark}{quote(query, safe='=&%+,;:@/?')}"
            self._say(status, "Moved", "The page has moved.", {"Location": place})
        elif name in site:
            self._send_file(status, site[name])
        else:
            self.send_error(status)

    def _send_file(self, status: HTTPStatus, path: Path) -> None:
        try:
            file = path.open("rb")
        except FileNotFoundError:  # a newer site is being shown
            self.send_error(HTTPStatus.NOT_FOUND)
            return
        except OSError as error:
            again = {"Retry-After": str(AGAIN)}
            text = f"The file cannot be read now ({error.strerror})."
            self._say(HTTPStatus.SERVICE_UNAVAILABLE, "Not now", text, again)
            return
        with file:
            size = os.fstat(file.fileno()).st_size
            self._begin(status, TYPES.get(path.suffix, _BINARY), size)
            if self.command != "HEAD":
                shutil.copyfileobj(file, self.wfile)

    def _say(
        self, status: HTTPStatus, title: str, text: str, more: Mapping[str, str] | None = None
    ) -> None:
        """Answer with a page of ours."""
        page = _PAGE.format(title=title, text=text).encode()
        self._begin(status, TYPES[".html"], len(page), more)
        if self.command != "HEAD":
            self.wfile.write(page)

    def _begin(
        self, status: HTTPStatus, kind: str, size: int, more: Mapping[str, str] | None = None
    ) -> None:
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(size))
        self.send_header("Cache-Control", "no-cache")
        self.send_header("X-Content-Type-Options", "nosniff")
        for name, value in (more or {}).items():
            self.send_header(name, value)
        self.end_headers()

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:  # noqa: ARG002 - as http.server has it
        """Refuse a request; of what it says nothing is repeated."""
        status = HTTPStatus(code)
        if status == HTTPStatus.NOT_IMPLEMENTED:
            status = HTTPStatus.METHOD_NOT_ALLOWED
        more = {"Allow": "GET, HEAD"} if status == HTTPStatus.METHOD_NOT_ALLOWED else None
        self._say(status, *_SAID.get(status, ("Bad request", f"{status.phrase}.")), more)

    def version_string(self) -> str:
        """Name the program, and no version of Python."""
        return "Cardwright"

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - as http.server has it
        """Say nothing of each request."""
