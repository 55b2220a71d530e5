"""Hosts of the site: servers here that answer as others do, and Debian's nginx."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tests.browser.conftest import missing
from tests.serving import Hosted, Poor, Rewritten, Shortened, serving

#: Servers that answer in other ways, by name.
KINDS = {"poor": Poor, "shortened": Shortened, "rewritten": Rewritten}
NAMES = (*KINDS, "nginx")
_NGINX = Path("/etc/nginx")
_PATIENCE = 10  # seconds
_KEPT = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")


@contextmanager
def hosting(name: str, site: Path, folder: Path) -> Iterator[str]:
    """The address at which a host serves the site; `folder` is an empty one, for what it writes."""
    served = serving(site, KINDS[name]) if name in KINDS else _nginx(site, folder)
    with served as address:
        yield address


@contextmanager
def _nginx(site: Path, folder: Path) -> Iterator[str]:
    program = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
    if program is None:
        missing("nginx is not installed")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    root = folder / "root"
    place = root / Hosted.under.strip("/")
    place.parent.mkdir(parents=True)
    place.symlink_to(site)
    settings = folder / "nginx.conf"
    settings.write_text(_settings(folder, root, port), "utf-8")
    command = [str(program), "-c", str(settings), "-g", "daemon off;"]
    with (folder / "said").open("wb") as said, subprocess.Popen(command, stderr=said) as process:
        try:
            _await(port, process)
            yield f"http://127.0.0.1:{port}{Hosted.under}"
        finally:
            process.terminate()


def _settings(folder: Path, root: Path, port: int) -> str:
    """Debian's own settings and its own site, at this port and from this folder."""
    text = (_NGINX / "nginx.conf").read_text("utf-8")
    host = (_NGINX / "sites-available/default").read_text("utf-8")
    host = re.sub(r"listen 80 .*?;", f"listen 127.0.0.1:{port};", host)
    host = re.sub(r"listen \[::\]:80 .*?;", "", host)
    host = re.sub(r"\n\troot .*?;", f"\n\troot {root};", host)
    text = re.sub(r"(?m)^user .*?;", "" if os.geteuid() else "user root;", text)
    text = re.sub(r"(?m)^pid .*?;", f"pid {folder}/pid;", text)
    text = text.replace("/var/log/nginx", str(folder))
    rooms = "".join(f"\t{kind}_temp_path {folder}/{kind};\n" for kind in _KEPT)
    sites = "\tinclude /etc/nginx/sites-enabled/*;"
    assert sites in text
    assert str(root) in host
    return text.replace(sites, rooms + host).replace("include /etc/nginx/conf.d/*.conf;", "")


def _await(port: int, process: subprocess.Popen[bytes]) -> None:
    """Wait until somebody listens there."""
    end = time.monotonic() + _PATIENCE
    while time.monotonic() < end and process.poll() is None:
        with suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
            return
        time.sleep(0.02)
    raise AssertionError("nginx does not begin")
