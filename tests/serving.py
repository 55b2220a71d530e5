"""Servers of files for a browser, each for as long as it is wanted, and as web hosts answer."""

from __future__ import annotations

import contextlib
import functools
import http.server
import os
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves files and says nothing; the browser may hang up early."""

    #: The path below which the folder is served.
    under: ClassVar[str] = "/"

    def log_message(self, *_: object) -> None:
        pass

    def handle(self) -> None:
        with contextlib.suppress(ConnectionError):
            super().handle()


class Hosted(Quiet):
    """Serves a site below a path, as GitHub Pages does, and shows its page for lost addresses."""

    under = "/some/where/"

    def translate_path(self, path: str) -> str:
        if not path.startswith(self.under):
            return os.path.join(self.directory, "of another site")
        return super().translate_path(path.removeprefix(self.under[:-1]))

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        page = Path(self.directory, "404.html")
        if code != http.HTTPStatus.NOT_FOUND or not page.is_file():
            super().send_error(code, message, explain)
            return
        self.send_response(code)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(page.stat().st_size))
        self.end_headers()
        self.wfile.write(page.read_bytes())


class Poor(Hosted):
    """Knows the types that every web server knows; the browser may not guess the others."""

    extensions_map: ClassVar[dict[str, str]] = {
        ".html": "text/html",
        ".css": "text/css",
        ".js": "application/javascript",
        ".json": "application/json",
        ".svg": "image/svg+xml",
        ".png": "image/png",
        ".woff2": "font/woff2",
        ".pdf": "application/pdf",
        ".zip": "application/zip",
        ".txt": "text/plain",
    }

    def guess_type(self, path: str | os.PathLike[str]) -> str:
        return self.extensions_map.get(Path(path).suffix, "application/octet-stream")

    def end_headers(self) -> None:
        self.send_header("X-Content-Type-Options", "nosniff")
        super().end_headers()


@contextlib.contextmanager
def serving(folder: Path, handler: type[Quiet] = Quiet) -> Iterator[str]:
    """The address at which a folder is served, by these answers."""
    answers = functools.partial(handler, directory=str(folder))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), answers) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}{handler.under}"
        server.shutdown()
