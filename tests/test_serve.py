"""`cardwright site --serve`: shown at an address of this computer, and anew after every change."""

from __future__ import annotations

import socket
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from ipaddress import ip_address
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from generator import serve
from generator.cache import Cache
from generator.cli.group import run as cardwright
from generator.errors import EnvironmentProblem
from generator.staging import listing

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


def test_each_change_is_shown_and_a_fault_leaves_what_stands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    answers: list[tuple[int, str, str]] = []
    hosts: set[str] = set()
    standing: list[list[Path]] = []
    texts = iter(["one", "two", "a fault", "three"])
    says = tmp_path / "says"

    def printing(_: object, out: Path, **__: object) -> None:
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
    monkeypatch.setattr(serve, "build", printing)
    monkeypatch.setattr(serve, "await_change", changed)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    with pytest.raises(KeyboardInterrupt):
        serve.serve(told.append, write, 0, Cache(None))
    assert all(ip_address(host).is_loopback for host in hosts), "nobody else’s computer is answered"
    shown = ["one", "two", "two", "three"]
    assert answers[:-1] == [(200, WRITTEN.format(text), "no-cache") for text in shown]
    assert answers[-1] == (404, "<h1>Not in the pack</h1>", "no-cache")
    assert [text[:7] for text in told] == ["printin", "http://", "http://", "waiting", "http://"]
    assert [len(names) for names in standing] == [1, 2, 1, 2], "what was shown before goes"
    assert list(tmp_path.glob("cardwright-site-*")) == []


@pytest.fixture
def taken() -> Iterator[int]:
    """A port of this computer that somebody else has."""
    with socket.socket() as other:
        other.bind((serve.HOST, 0))
        other.listen()
        yield other.getsockname()[1]


def test_a_port_that_somebody_has_is_told_before_anything_is_made(taken: int) -> None:
    with pytest.raises(EnvironmentProblem, match=f"port {taken} cannot be used") as caught:
        serve.serve(print, write, taken, Cache(None))
    assert "--port" in caught.value.hint


@pytest.mark.parametrize(
    ("file", "kind"),
    [
        ("assets/play.js", "text/javascript"),
        ("play/pyodide/pyodide.mjs", "text/javascript"),
        ("play/pyodide/pyodide.asm.wasm", "application/wasm"),
        ("index.html", "text/html"),
    ],
)
def test_files_are_served_as_what_a_browser_runs(file: str, kind: str) -> None:
    handler = object.__new__(serve._Handler)
    assert handler.guess_type(file) == kind


@pytest.mark.deep
def test_the_site_can_be_made_alone_of_what_is_printed(
    site: Path, printed: Path, tmp_path: Path
) -> None:
    out = tmp_path / "out"
    assert cardwright(["site", "--printed", str(printed), "-o", str(out)]) == 0
    assert listing(out) == listing(site)
