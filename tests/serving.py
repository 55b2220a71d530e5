"""Servers of files for a browser, each for as long as it is wanted, and as web hosts answer."""

from __future__ import annotations

import contextlib
import functools
import http.server
import os
import threading
from collections.abc import Iterator
from http import HTTPStatus
from io import BytesIO
from pathlib import Path
from typing import BinaryIO, ClassVar

#: The types that nginx, Apache, IIS and all others send right as they are installed.
KNOWN = {
    ".html": "text/html",
    ".css": "text/css",
    ".js": "application/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".woff2": "font/woff2",
    ".pdf": "application/pdf",
    ".zip": "application/zip",
    ".txt": "text/plain",
}


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
            return str(Path(self.directory, "of another site"))
        return super().translate_path(path.removeprefix(self.under[:-1]))

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        page = Path(self.directory, "404.html")
        if code != HTTPStatus.NOT_FOUND or not page.is_file():
            super().send_error(code, message, explain)
            return
        self.send_response(code)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(page.stat().st_size))
        self.end_headers()
        self.wfile.write(page.read_bytes())


def stored_key(name: str, address: str) -> str:
    """The key under which a page at this address of a server here stores something."""
    root = Hosted.under if Hosted.under in address else "/"
    return f"cardwright:{root}{name}"


class Shortened(Hosted):
    """Leaves “.html” and “index.html” out of its addresses, as Cloudflare does.

    https://developers.cloudflare.com/pages/configuration/serving-pages/: beside a folder “court”
    the file “court.html” is what is shown at “court”, and “court/index.html” at “court/”.
    """

    def send_head(self) -> BytesIO | BinaryIO | None:
        path, question, asked = self.path.partition("?")
        short = self.shorter(path)
        if short is not None:
            self.send_response(HTTPStatus.PERMANENT_REDIRECT)
            self.send_header("Location", short + question + asked)
            self.send_header("Content-Length", "0")
            self.end_headers()
            return None
        if self.is_file(f"{path}.html"):
            self.path = f"{path}.html"
        elif not self.is_file(path) and not self.is_file(f"{path}index.html"):
            self.send_error(HTTPStatus.NOT_FOUND)
            return None
        return super().send_head()

    def is_file(self, path: str) -> bool:
        return not path.endswith("/.html") and Path(self.translate_path(path)).is_file()

    def shorter(self, path: str) -> str | None:
        """The address to which a browser is redirected; none where this one is shown."""
        if path.endswith("/index.html"):
            return path.removesuffix("index.html")
        if path.endswith(".html"):
            return path.removesuffix(".html") if self.is_file(path) else None
        if path.endswith("/"):
            bare = path.removesuffix("/")
            lacking = not self.is_file(f"{path}index.html")
            return bare if lacking and self.is_file(f"{bare}.html") else None
        there = self.is_file(path) or self.is_file(f"{path}.html")
        return f"{path}/" if not there and self.is_file(f"{path}/index.html") else None


class Rewritten(Shortened):
    """Leaves “.html” out, but shows a folder first: the usual rules of IIS (URL Rewrite).

    One rule redirects “court.html” to “court”; another adds the ending where there is no such file
    and no such folder, by the conditions IsFile and IsDirectory.
    """

    def send_head(self) -> BytesIO | BinaryIO | None:
        if Path(self.translate_path(self.path)).is_dir():
            if self.path.endswith("/") and not self.is_file(f"{self.path}index.html"):
                self.send_error(HTTPStatus.FORBIDDEN)  # and no listing
                return None
            return super(Shortened, self).send_head()
        return super().send_head()


class Poor(Hosted):
    """Knows the types that every web server knows; the browser may not guess the others."""

    def guess_type(self, path: str | os.PathLike[str]) -> str:
        return KNOWN.get(Path(path).suffix, "application/octet-stream")

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
