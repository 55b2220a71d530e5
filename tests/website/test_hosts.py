"""The site at the addresses that hosts make of its files: each page is found, and none loops."""

from __future__ import annotations

import re
import urllib.error
import urllib.request
from pathlib import Path
from urllib.parse import urljoin, urlsplit

import pytest

from tests.serving import KNOWN, Hosted, Poor, Rewritten, Shortened, serving
from tests.tiers import every

#: The heading that a visitor finds at an address.
FOUND = {
    "": "Cardwright",
    "index.html": "Cardwright",
    "court.html": "Court",
    "court": "Court",
    "court/": "Court",
    "court/index.html": "Court",
    "court/rules.html": "How to play Court",
    "court/cards": "The cards of Court",
    "court/cards/": "The cards of Court",
    "court/cards.html": "The cards of Court",
    "court/lessons": "Learn Court",
    "court/lessons/": "Learn Court",
    "court/ornaments/": "Court",
    "assets": "Cardwright",
    "assets/fonts/": "Cardwright",
    "play/pyodide/": "Cardwright",
}
#: Endings of files that no page runs or shows: fetched by the worker, which gives them their type,
#: or saved, or there to be read by somebody who checks what we took from others.
SAVED = {".wasm", ".whl", ".csv", ".dxf", ".xlsx", ".sha256", ""}
#: What Cloudflare Pages takes in one file, 25 MiB; GitHub takes four times as much.
LARGEST = 25 * 1024 * 1024
_MOST = 6  # redirects until somebody goes in a circle


def opened(address: str) -> tuple[str, str]:
    """Where a browser comes to, by redirects of the host and of pages, and the page there."""
    for _ in range(_MOST):
        with urllib.request.urlopen(address, timeout=10) as answer:  # noqa: S310 - http
            address, page = answer.url, answer.read().decode()
        found = re.search('http-equiv="refresh" content="0; url=(.*?)"', page)
        if not found:
            return address, page
        address = urljoin(address, found[1])
    raise AssertionError(f"{address} leads in a circle")


def headed(page: str) -> str:
    found = re.search("<h1.*?>(.*?)</h1>", page.replace("<wbr>", ""))
    assert found
    return found[1]


@pytest.mark.parametrize("host", every(3, [Hosted, Poor, Shortened, Rewritten]))
def test_every_host_shows_each_page_and_never_a_listing(site: Path, host: type[Hosted]) -> None:
    with serving(site, host) as root:
        for address, heading in FOUND.items():
            at, page = opened(root + address)
            assert headed(page) == heading, address
            links = re.findall(r'<a href="([^"#]+\.html)"', page)
            for link in {link for link in links if link.endswith(("law.html", "/court.html"))}:
                assert headed(opened(urljoin(at, link))[1]) in {"Court", "The law of Court"}


@pytest.mark.parametrize("host", every(3, [Hosted, Shortened, Rewritten], start=1))
def test_where_there_is_no_page_the_host_shows_that_of_the_site(
    site: Path, host: type[Hosted]
) -> None:
    with serving(site, host) as root:
        for address in ("nowhere", "court/nowhere.html", "court/no/where/"):
            with pytest.raises(urllib.error.HTTPError) as told:
                opened(root + address)
            assert told.value.code == 404
            assert headed(told.value.read().decode()) == "Not in the pack"
            told.value.close()
        assert urlsplit(root).path != "/"


def test_every_server_knows_the_types_and_takes_the_names_of_all_files(site: Path) -> None:
    """GitHub Pages leaves out names that begin with an underscore; IIS takes A for a."""
    files = [path.relative_to(site) for path in site.rglob("*") if path.is_file()]
    assert {file.suffix for file in files} - SAVED <= set(KNOWN)
    for file in files:
        assert all(re.fullmatch(r"[a-zA-Z0-9][\w.-]*", part, re.ASCII) for part in file.parts), file
    assert len({str(file).lower() for file in files}) == len(files)


@pytest.mark.deep
def test_no_file_is_larger_than_hosts_take(everything: Path) -> None:
    large = [path for path in (everything / "site").rglob("*") if path.stat().st_size > LARGEST]
    assert large == []
