"""`cardwright site --serve`: shown at an address of this computer, and anew after every change."""

from __future__ import annotations

import multiprocessing
import signal
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from ipaddress import ip_address
from pathlib import Path
from threading import Timer
from urllib.parse import urlsplit

import pytest

from cardwright.building import serve
from cardwright.building.staging import listing
from cardwright.cli.group import run as cardwright
from cardwright.errors import UsageError
from cardwright.system.cache import Cache
from cardwright.website.server import HOST, Server
from tests.stopping import ToldToStop

WRITTEN = "<h1>{}</h1>"


def write(arguments: list[str]) -> None:
    """In place of the program: a site that says what stands beside what is printed, or a fault."""
    printed, out = Path(arguments[2]), Path(arguments[4])
    says = (printed.parent.parent / "says").read_text("utf-8")
    if says == "a fault":
        sys.exit(1)
    out.mkdir()
    (out / "index.html").write_text(WRITTEN.format(says), "utf-8")
    (out / "404.html").write_text("<h1>Not in the pack</h1>", "utf-8")


def asked(address: str) -> tuple[int, str, str]:
    """Code, text and storing of an answer."""
    try:
        with urllib.request.urlopen(address, timeout=10) as answer:  # noqa: S310 - http
            return answer.status, answer.read().decode(), answer.headers["Cache-Control"]
    except urllib.error.HTTPError as error:
        return error.code, error.read().decode(), error.headers["Cache-Control"]


@pytest.mark.parametrize(
    "option", [("-o", "x"), ("--force",), ("--base-url", "https://example.org/")]
)
def test_what_says_nothing_while_it_is_served_is_refused(option: tuple[str, ...]) -> None:
    with pytest.raises(UsageError, match="--serve shows the site"):
        cardwright(["site", "--serve", *option])


@pytest.mark.full
def test_each_change_is_shown_and_a_fault_leaves_what_stands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    answers: list[tuple[int, str, str]] = []
    hosts: set[str] = set()
    standing: list[list[Path]] = []
    texts = iter(["one", "two", "a fault", "three"])
    says = tmp_path / "says"

    servers: list[Server] = []

    def served(port: int, tell: Callable[[str], None]) -> Server:
        servers.append(Server(port, tell))
        return servers[0]

    def printing(_: object, out: Path, **__: object) -> None:
        answers.append(asked(f"http://{HOST}:{servers[0].server_port}/"))
        out.mkdir()

    def changed(*_: object) -> None:
        """Look at what is shown, then write the next text; after the last one, be interrupted."""
        told_last = next(text for text in reversed(told) if text.startswith("http"))
        address = told_last.partition(" ")[0]
        hosts.add(urlsplit(address).hostname or "")
        answers.append(asked(address))
        standing.append(sorted(tmp_path.glob("cardwright-site-*/site-*")))
        if says.read_text("utf-8") == "three":
            answers.append(asked(f"{address}court/nowhere.html"))
            raise KeyboardInterrupt
        says.write_text(next(texts), "utf-8")

    says.write_text(next(texts), "utf-8")
    monkeypatch.setattr(serve, "Server", served)
    monkeypatch.setattr(serve, "build", printing)
    monkeypatch.setattr(serve, "await_change", changed)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    with pytest.raises(KeyboardInterrupt):
        serve.serve(told.append, write, 0, Cache(None))
    assert all(ip_address(host).is_loopback for host in hosts), "nobody else’s computer is answered"
    code, text, _ = answers.pop(0)
    assert (code, "is being made" in text) == (503, True), "nothing else is shown before"
    shown = ["one", "two", "two", "three"]
    assert answers[:-1] == [(200, WRITTEN.format(text), "no-cache") for text in shown]
    assert answers[-1] == (404, "<h1>Not in the pack</h1>", "no-cache")
    assert [text[:7] for text in told] == ["printin", "http://", "http://", "waiting", "http://"]
    assert [len(names) for names in standing] == [1, 2, 1, 2], "what was shown before goes"
    assert list(tmp_path.glob("cardwright-site-*")) == []


def endless(_: list[str]) -> None:
    time.sleep(600)


@pytest.mark.deep
@pytest.mark.usefixtures("told_to_stop")
def test_what_is_being_made_ends_with_the_server(tmp_path: Path) -> None:
    main = threading.main_thread().ident
    Timer(3, lambda: signal.pthread_kill(main or 0, signal.SIGTERM)).start()
    with pytest.raises(ToldToStop):
        serve.SiteMaker(endless).made(tmp_path, tmp_path / "out", Cache(None))
    assert not multiprocessing.active_children()


@pytest.mark.deep
def test_the_site_can_be_made_alone_of_what_is_printed(
    site: Path, printed: Path, tmp_path: Path
) -> None:
    out = tmp_path / "out"
    assert cardwright(["site", "--printed", str(printed), "-o", str(out)]) == 0
    assert listing(out) == listing(site)
