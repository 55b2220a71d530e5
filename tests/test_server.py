"""The server of a site: it answers as GitHub Pages does, this computer alone, and goes on."""

from __future__ import annotations

import http.client
import importlib
import os
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from cardwright.errors import EnvironmentProblem
from cardwright.website import server
from cardwright.website.server import HOST, MOST, Server, addresses, resolve
from tests.tiers import Sample, every

#: The files of a small site.
FILES = (
    *("index.html", "404.html", "court.html", "court/index.html", "court/rules.html"),
    *("nations.html", "nations/rules.html", "cards/index.html", "assets/play.mjs"),
    *("assets/engine.wasm", "assets/odd.xyz", "Größe.html", "court/deck-a4.pdf"),
)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A site in which each file says its name, beside a secret, with links that lead there."""
    (tmp_path / "secret.html").write_text("secret", "utf-8")
    (tmp_path / "outside").mkdir()
    (tmp_path / "outside/index.html").write_text("secret", "utf-8")
    site = tmp_path / "site"
    for name in FILES:
        (site / name).parent.mkdir(parents=True, exist_ok=True)
        (site / name).write_text(name, "utf-8")
    (site / "link.html").symlink_to(tmp_path / "secret.html")
    (site / "linked").symlink_to(tmp_path / "outside")
    (site / "empty").mkdir()
    return site


@pytest.fixture
def told() -> list[str]:
    return []


@pytest.fixture
def running(told: list[str]) -> Iterator[Server]:
    """A server that has no site yet."""
    shown = Server(0, told.append)
    with shown.running():
        yield shown


@pytest.fixture
def shown(running: Server, folder: Path) -> Server:
    running.show(folder)
    return running


def said(to: Server, request: bytes) -> bytes:
    """What comes back for these bytes."""
    with socket.create_connection((HOST, to.server_port), timeout=10) as line:
        line.sendall(request)
        parts = []
        while part := line.recv(65536):
            parts.append(part)
    return b"".join(parts)


def asked(
    to: Server, target: str, method: str = "GET", host: str = "", body: bytes | None = None
) -> tuple[int, str, http.client.HTTPMessage]:
    """Status, text and headers of an answer."""
    line = http.client.HTTPConnection(HOST, to.server_port, timeout=10)
    line.request(method, target, body, {"Host": host or f"localhost:{to.server_port}"})
    answer = line.getresponse()
    text = answer.read().decode()
    line.close()
    return answer.status, text, answer.headers


# ------------------------------------------------------------------ as GitHub Pages answers


@pytest.mark.parametrize(
    ("address", "status", "answer"),
    [
        ("/", 200, "/index.html"),
        ("/index", 200, "/index.html"),
        ("/court", 200, "/court.html"),
        ("/court.html", 200, "/court.html"),
        ("/court/", 200, "/court/index.html"),
        ("/court/rules", 200, "/court/rules.html"),
        ("/nations", 200, "/nations.html"),
        ("/nations/", 404, "/404.html"),
        ("/cards", 301, "/cards/"),
        ("/cards/", 200, "/cards/index.html"),
        ("/empty", 404, "/404.html"),
        ("/empty/", 404, "/404.html"),
        ("/court.html/", 404, "/404.html"),
        ("/Court", 404, "/404.html"),
        ("/link", 404, "/404.html"),
        ("/linked", 404, "/404.html"),
        ("/linked/", 404, "/404.html"),
        ("//court", 404, "/404.html"),
        ("/../secret", 404, "/404.html"),
        ("/court/../../secret.html", 404, "/404.html"),
        ("\\..\\secret", 404, "/404.html"),
        ("/court.html\0", 404, "/404.html"),
        ("C:/secret.html", 404, "/404.html"),
    ],
)
def test_an_address_is_one_of_a_file_and_never_a_path(
    folder: Path, address: str, status: int, answer: str
) -> None:
    assert resolve(addresses(folder), address) == (status, answer)


def test_answers_have_the_kind_of_the_file_and_no_store(shown: Server) -> None:
    kinds = {
        "/court": "text/html; charset=utf-8",
        "/assets/play.mjs": "text/javascript; charset=utf-8",
        "/assets/engine.wasm": "application/wasm",
        "/court/deck-a4.pdf": "application/pdf",
        "/assets/odd.xyz": "application/octet-stream",
        "/nowhere": "text/html; charset=utf-8",
        "/Gr%C3%B6%C3%9Fe?a=1#b": "text/html; charset=utf-8",
    }
    for target, kind in kinds.items():
        status, text, headers = asked(shown, target)
        assert headers["Content-Type"] == kind
        assert headers["Cache-Control"] == "no-cache"
        assert (status, text) == ((404, "404.html") if target == "/nowhere" else (200, text))
        assert asked(shown, target, "HEAD")[:2] == (status, "")


def test_a_folder_leads_to_its_page_with_what_is_asked_of_it(shown: Server) -> None:
    status, _, headers = asked(shown, "/cards?game=court&x=1")
    assert (status, headers["Location"]) == (301, "/cards/?game=court&x=1")


# ------------------------------------------------------------------ before there is a site


def test_until_there_is_a_site_it_is_said_that_it_is_being_made(
    running: Server, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is shown of the folder that the command was called in."""
    monkeypatch.chdir(folder)
    for target in ("/", "/court.html", "/../secret.html", "/nowhere"):
        status, text, headers = asked(running, target)
        assert (status, headers["Retry-After"], headers["Refresh"]) == (503, "2", "2")
        assert "is being made" in text
    running.fail()
    assert "could not be made" in asked(running, "/")[1]
    running.show(folder)
    running.fail()
    assert asked(running, "/court")[:2] == (200, "court.html"), "what is shown stays"


# ------------------------------------------------------------------ who is answered


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("127.0.0.1:{port}", 200),
        ("LocalHost:{port}", 200),
        (" localhost:{port} ", 200),
        ("[::1]:{port}", 200),
        ("localhost", 421),
        ("localhost:{port}1", 421),
        ("evil.example:{port}", 421),
        ("127.0.0.1.evil.example:{port}", 421),
        ("evil.example@127.0.0.1:{port}", 421),
        ("0.0.0.0:{port}", 421),
        ("localhost:{port}\r\nHost: evil.example", 400),
    ],
)
def test_only_names_of_this_computer_are_answered(shown: Server, host: str, status: int) -> None:
    named = host.format(port=shown.server_port)
    answer = said(shown, f"GET /court HTTP/1.1\r\nHost: {named}\r\n\r\n".encode())
    assert answer.split(b" ", 2)[1] == str(status).encode()
    assert b"evil.example" not in answer, "nothing of a request is repeated"


# ------------------------------------------------------------------ what no browser sends

_HOST = b"Host: localhost:%d\r\n\r\n"
ODD = (
    (b"GET /%00 HTTP/1.1\r\n" + _HOST, 404),
    (b"GET /%ed%a0%80 HTTP/1.1\r\n" + _HOST, 404),
    (b"GET /%ff.html HTTP/1.1\r\n" + _HOST, 404),
    (b"GET /..%%2fsecret.html HTTP/1.1\r\n" + _HOST, 404),
    (b"GET /%%2e%%2e/secret.html HTTP/1.1\r\n" + _HOST, 404),
    (b"GET /court/..%%5c..%%5csecret.html HTTP/1.1\r\n" + _HOST, 404),
    (b"GET //evil.example/%%2e%%2e HTTP/1.1\r\n" + _HOST, 404),
    (b"GET //evil.example/cards HTTP/1.1\r\n" + _HOST, 404),
    (b"GET /cards?%%0d%%0aSet-Cookie:x HTTP/1.1\r\n" + _HOST, 301),
    (b"GET http://localhost:%d/court HTTP/1.1\r\nHost: localhost\r\n\r\n", 200),
    (b"GET http://evil.example/court HTTP/1.1\r\n" + _HOST, 421),
    (b"GET http://[::1/court HTTP/1.1\r\n" + _HOST, 421),
    (b"GET https://localhost:%d/court HTTP/1.1\r\nHost: localhost\r\n\r\n", 421),
    (b"GET https://evil.example/court HTTP/1.1\r\n" + _HOST, 421),
    (b"GET http:evil.example/court HTTP/1.1\r\n" + _HOST, 421),
    (b"GET http:localhost:%d/court HTTP/1.1\r\nHost: localhost\r\n\r\n", 421),
    (b"GET court HTTP/1.1\r\n" + _HOST, 404),
    (b"GET /court:none HTTP/1.1\r\n" + _HOST, 404),
    (b"GET * HTTP/1.1\r\n" + _HOST, 404),
    (b"GET /court\r\n\r\n", 400),
    (b"GET /court HTTP/1.1\r\n\r\n", 400),
    (b"GET /court HTTP/9.9\r\n" + _HOST, 505),
    (b"GET /court HTTP/x\r\n" + _HOST, 400),
    (b"GET  /a b c HTTP/1.1\r\n" + _HOST, 400),
    (b"POST /court HTTP/1.1\r\nContent-Length: 99999999999\r\n" + _HOST, 405),
    (b"OPTIONS * HTTP/1.1\r\n" + _HOST, 405),
    (b"CONNECT evil.example:443 HTTP/1.1\r\n" + _HOST, 405),
    (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n", 400),
    (b"GET /" + 70_000 * b"a" + b" HTTP/1.1\r\n" + _HOST, 414),
    (b"GET /court HTTP/1.1\r\nX: " + 70_000 * b"a" + b"\r\n" + _HOST, 431),
    (b"GET /court HTTP/1.1\r\n" + 200 * b"X: y\r\n" + _HOST, 431),
    (b"GET /court HTTP/1.1\r\nContent-Length: 5\r\nHost: localhost:%d\r\n\r\nabcde", 200),
)


def test_odd_requests_are_refused_in_a_word(shown: Server, told: list[str]) -> None:
    port = str(shown.server_port).encode()
    for request, status in ODD:
        answer = said(shown, request.replace(b"%%", b"%").replace(b"%d", port))
        assert answer.startswith(b"HTTP/1.0 %d " % status), (request[:60], answer[:60])
        assert b"secret" not in answer
        head = answer.partition(b"\r\n\r\n")[0]
        assert b"evil" not in answer
        assert b"Location: //" not in head
        assert b"\nSet-Cookie" not in head
    assert told == []


def test_clients_that_go_are_not_spoken_of(
    shown: Server, folder: Path, told: list[str], capfd: pytest.CaptureFixture[str]
) -> None:
    (folder / "large.pdf").write_bytes(bytes(1 << 24))
    shown.show(folder)
    host = _HOST % shown.server_port
    for request in (b"", b"GET", b"GET /large.pdf HTTP/1.1\r\n" + host, b"GET /court HTTP/1.1\r\n"):
        with socket.create_connection((HOST, shown.server_port)) as line:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
            line.sendall(request)
    assert asked(shown, "/court")[0] == 200
    time.sleep(0.05)
    assert told == []
    assert capfd.readouterr().err == ""


@pytest.mark.parametrize("how", every(2, [b"", b"GET /court HTTP/1.1\r\nHost:"]))
def test_idle_connections_keep_nobody_else_out(shown: Server, how: bytes, sample: Sample) -> None:
    lines = []
    for _ in range(sample(2, 4) * MOST):
        line = socket.create_connection((HOST, shown.server_port))
        line.sendall(how)
        lines.append(line)
    assert asked(shown, "/court")[:2] == (200, "court.html")
    assert len(shown.connections) <= MOST
    for line in lines:
        line.close()


def test_a_silent_client_is_given_up(shown: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server.Handler, "timeout", 0.1)
    assert said(shown, b"GET /court HTTP/1.1\r\n") == b""
    assert asked(shown, "/court")[0] == 200


@pytest.mark.skipif(os.name != "posix", reason="limits are set as POSIX has them")
@pytest.mark.parametrize(("files", "most"), [(32, 1), (64, 8), (1024, MOST)])
def test_connections_leave_files_for_the_site(
    monkeypatch: pytest.MonkeyPatch, files: int, most: int
) -> None:
    resource = importlib.import_module("resource")
    monkeypatch.setattr(resource, "getrlimit", lambda _: (files, files))
    with Server(0, print) as limited:
        assert limited.most == most


@pytest.mark.skipif(os.name != "posix", reason="limits are set as POSIX has them")
def test_it_goes_on_when_the_system_has_no_more_files(
    shown: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    accept, refused = socket.socket.accept, iter([True, True])

    def short(line: socket.socket) -> tuple[socket.socket, object]:
        if next(refused, False):
            raise OSError(24, "Too many open files")
        return accept(line)

    monkeypatch.setattr(socket.socket, "accept", short)
    assert asked(shown, "/court")[0] == 200

    def full(*_: object) -> None:
        raise OSError(24, "Too many open files")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "open", full)
        assert asked(shown, "/court")[0] == 503
    assert asked(shown, "/court")[0] == 200


def test_what_we_have_not_thought_of_is_one_line(
    shown: Server, told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def wrong(*_: object) -> None:
        raise RuntimeError("odd")

    monkeypatch.setattr(server, "resolve", wrong)
    assert said(shown, b"GET / HTTP/1.1\r\n" + _HOST % shown.server_port) == b""
    assert told == ["a request could not be answered (RuntimeError: odd)"]


def test_a_port_that_is_taken_is_said() -> None:
    with socket.socket() as other:
        other.bind((HOST, 0))
        other.listen()
        taken = other.getsockname()[1]
        with pytest.raises(EnvironmentProblem, match=f"port {taken} is not available") as caught:
            Server(taken, print)
    assert "--port" in caught.value.hint


def test_no_network_is_asked_for_a_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "getfqdn", lambda *_: pytest.fail("a name was looked up"))
    Server(0, print).server_close()
