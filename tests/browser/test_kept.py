"""What a reader has opened is there without a network, and never older than the site."""

from __future__ import annotations

import functools
import http.server
import os
import re
import shutil
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from cardwright.drawing.faces import all_cards
from cardwright.ledger import load_ledger
from cardwright.printing.web_addresses import lesson_address
from cardwright.website.pwa import WORKER, name_build
from tests.browser.conftest import PATIENCE
from tests.browser.table import DEAL
from tests.serving import Quiet, Shortened

pytestmark = pytest.mark.browser

LESSON = lesson_address("court", "follow-and-take")


class Host:
    """A server that can be switched off, and the site that it serves, which may be built anew."""

    def __init__(self, folder: Path, answers: type[Quiet] = Quiet) -> None:
        self.folder = folder
        handler = functools.partial(answers, directory=str(folder))
        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.address = f"http://127.0.0.1:{self._server.server_port}{answers.under}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()

    def build_anew(self, old: str, new: str) -> None:
        """A build whose pages say something else."""
        for page in self.folder.rglob("*.html"):
            text = page.read_text("utf-8")
            page.write_text(text.replace(old, new), "utf-8")
            os.utime(page, (time.time() + 10,) * 2)  # HTTP tells changes by the second
        worker = self.folder / WORKER
        unnamed = re.sub('"[0-9a-f]{16}"', '"{{ build }}"', worker.read_text("utf-8"))
        worker.write_text(unnamed, "utf-8")
        name_build(self.folder)


@pytest.fixture
def host(site: Path, tmp_path: Path) -> Iterator[Host]:
    shutil.copytree(site, tmp_path / "site")
    host = Host(tmp_path / "site")
    yield host
    host.stop()


@pytest.fixture
def two(site: Path, tmp_path: Path) -> Iterator[Host]:
    """A host with two copies of the site, “one” and “two”, and in “one/more” a third."""
    for name in ("one", "two", "one/more"):
        shutil.copytree(site, tmp_path / name)
    host = Host(tmp_path)
    yield host
    host.stop()


@pytest.fixture
def shortened(site: Path) -> Iterator[Host]:
    """A host that leaves “.html” out of its addresses."""
    host = Host(site, Shortened)
    yield host
    host.stop()


@pytest.fixture
def phone(browser: Browser) -> Iterator[Page]:
    """A tab of a browser that has kept nothing yet, and may."""
    with browser.new_context(reduced_motion="reduce") as context:
        yield context.new_page()


def kept(page: Page) -> Locator:
    return page.locator(".kept")


def opened(page: Page, address: str) -> None:
    """Open a page and wait until it says that it stays."""
    page.goto(address)
    expect(kept(page)).to_contain_text("stay on this device", timeout=PATIENCE)


def rooms(page: Page) -> list[str]:
    return list(page.evaluate("caches.keys()"))


def await_rooms(page: Page, before: list[str]) -> None:
    """Wait until one of these rooms has gone."""
    for _ in range(200):
        page.wait_for_timeout(50)
        if not set(before) <= set(rooms(page)):
            return


def in_store(page: Page, address: str) -> str:
    """What is kept for an address."""
    return str(page.evaluate("async url => (await caches.match(url))?.text() ?? ''", address))


def test_what_was_opened_can_be_used_without_a_network(host: Host, phone: Page) -> None:
    opened(phone, f"{host.address}court.html")
    opened(phone, host.address + LESSON)
    host.stop()
    phone.context.set_offline(True)
    phone.goto(f"{host.address}court.html")
    assert phone.get_by_role("heading", level=1).inner_text() == "Court"
    phone.goto(host.address + LESSON)
    expect(kept(phone)).to_contain_text("You are offline")
    phone.locator(".tries button").first.click()
    expect(phone.locator(".answer")).not_to_be_empty()
    assert phone.evaluate("document.fonts.check('1em \"EB Garamond\"')")
    assert phone.evaluate("[...document.images].some(i => i.complete && i.naturalWidth)")


@pytest.mark.deep
def test_pictures_that_nobody_has_scrolled_to_are_kept_with_their_page(
    host: Host, phone: Page
) -> None:
    opened(phone, f"{host.address}court/rules.html")
    last = "[...document.querySelectorAll('svg img')].at(-1)"
    assert not phone.evaluate(f"{last}.complete"), "it is far below what the phone shows"
    host.stop()
    phone.context.set_offline(True)
    phone.reload()
    phone.evaluate(f"{last}.scrollIntoView()")
    phone.wait_for_function(f"() => {last}.naturalWidth > 0")


@pytest.mark.deep
def test_a_page_that_came_past_what_keeps_it_is_kept_all_the_same(host: Host, phone: Page) -> None:
    """So a page comes that is loaded by force, or while the first one is being left."""
    opened(phone, f"{host.address}index.html")
    phone.goto(f"{host.address}court.html")
    with phone.expect_event("load"):
        phone.context.new_cdp_session(phone).send("Page.reload", {"ignoreCache": True})
    assert phone.evaluate("performance.getEntriesByType('navigation')[0].workerStart") == 0
    expect(kept(phone)).to_contain_text("stay on this device", timeout=PATIENCE)
    assert phone.evaluate("navigator.serviceWorker.controller.state") == "activated"


@pytest.mark.deep
def test_a_page_is_kept_once_whatever_the_query(host: Host, phone: Page) -> None:
    opened(phone, f"{host.address}glossary.html")
    for number in range(3):
        opened(phone, f"{host.address}glossary.html?n={number}")
    kept_as = "caches.keys().then(([room]) => caches.open(room)).then(room => room.keys())"
    urls = phone.evaluate(f"{kept_as}.then(all => all.map(({{ url }}) => url))")
    assert [url for url in urls if "glossary" in url] == [f"{host.address}glossary.html"]


@pytest.mark.deep
def test_what_was_never_opened_is_told(host: Host, phone: Page) -> None:
    opened(phone, f"{host.address}index.html")
    host.stop()
    phone.goto(f"{host.address}nations/law.html")
    assert phone.get_by_role("heading").inner_text() == "This page is not on your device yet"
    phone.get_by_role("link", name="Go to the home page").click()
    assert phone.url == f"{host.address}index.html"
    assert phone.get_by_role("heading", level=1).inner_text() == "Cardwright"


@pytest.mark.deep
def test_with_a_network_nothing_old_is_shown(host: Host, phone: Page) -> None:
    opened(phone, f"{host.address}court.html")
    host.build_anew("<h1>Court</h1>", "<h1>The Court</h1>")
    phone.goto(f"{host.address}court.html")
    assert phone.get_by_role("heading", level=1).inner_text() == "The Court"


@pytest.mark.deep
def test_what_a_page_plays_with_is_asked_for_each_time(host: Host, phone: Page) -> None:
    """It has lain there for a day, for which a browser by itself would not ask again so soon."""
    file = host.folder / "play" / "runtime.json"
    file.parent.mkdir(exist_ok=True)
    file.write_text("old", "utf-8")
    os.utime(file, (time.time() - 86_400,) * 2)
    opened(phone, f"{host.address}court.html")
    read = "async () => (await fetch('play/runtime.json')).text()"
    assert phone.evaluate(read) == "old"
    file.write_text("new", "utf-8")
    assert phone.evaluate(read) == "new"


@pytest.mark.deep
def test_a_new_build_takes_the_room_of_the_old_one(host: Host, phone: Page) -> None:
    """And brings anew what had been kept, without its being opened again."""
    law = f"{host.address}court/law.html"
    opened(phone, law)
    opened(phone, f"{host.address}court.html")
    (before,) = rooms(phone)
    assert "<h1>" in in_store(phone, law)
    host.build_anew("<h1>", "<h1 data-new>")
    phone.goto(f"{host.address}court.html")
    await_rooms(phone, [before])
    assert len(rooms(phone)) == 1
    assert "<h1 data-new>" in in_store(phone, law)
    host.stop()
    phone.goto(law)
    assert phone.locator("h1[data-new]").count() == 1


@pytest.mark.deep
def test_who_has_played_plays_without_a_network(host: Host, phone: Page) -> None:
    """All cards are there, also those that were not seen before."""
    for there in (True, False):
        if not there:
            host.stop()
            phone.context.set_offline(True)
        phone.goto(f"{host.address}court/play.html")
        expect(kept(phone)).not_to_be_empty()
        phone.get_by_role("button", name=DEAL).click()
        expect(phone.locator(".turn-line")).to_contain_text("Your turn", timeout=60_000)
        faces = str(phone.locator(".playing").get_attribute("data-faces")).split()
        for name in faces:
            while there and not in_store(phone, f"{host.address}court/cards/{name}.svg"):
                phone.wait_for_timeout(100)
    assert len(faces) == len(all_cards(load_ledger("court"))) + 1


@pytest.mark.deep
def test_a_phone_that_is_turned_without_a_network_shows_the_cards_that_it_has(
    host: Host, phone: Page
) -> None:
    """It has kept those with a large index, and turned it asks for the usual ones."""
    phone.set_viewport_size({"width": 390, "height": 844})
    opened(phone, f"{host.address}court/play.html")
    phone.get_by_role("button", name=DEAL).click()
    expect(phone.locator(".turn-line")).to_contain_text("Your turn", timeout=60_000)
    last = str(phone.locator(".playing").get_attribute("data-large-faces")).split()[-1]
    while not in_store(phone, f"{host.address}court/cards-large/{last}.svg"):
        phone.wait_for_timeout(100)
    assert not in_store(phone, f"{host.address}court/cards/{last}.svg")
    host.stop()
    phone.context.set_offline(True)
    phone.set_viewport_size({"width": 844, "height": 390})
    image = phone.locator(".own img").first
    expect(image).to_have_js_property("complete", value=True)
    phone.wait_for_function(
        "() => [...document.querySelectorAll('.own img')].every(one => one.naturalWidth > 0)"
    )
    assert "/cards/" in str(image.evaluate("image => image.currentSrc"))


@pytest.mark.deep
def test_files_to_print_are_not_kept(host: Host, phone: Page) -> None:
    opened(phone, f"{host.address}court/print.html")
    phone.evaluate("url => fetch(url).then(r => r.blob())", f"{host.address}court/deck-a4.pdf")
    kept_there = phone.evaluate(
        "async () => (await (await caches.open((await caches.keys())[0])).keys()).map(r => r.url)"
    )
    assert any(url.endswith("print.html") for url in kept_there)
    assert not any(url.endswith((".pdf", ".zip")) for url in kept_there)


@pytest.mark.deep
def test_two_sites_at_one_host_leave_each_other_what_they_have_kept(two: Host, phone: Page) -> None:
    for name in ("two", "one/more", "one"):
        opened(phone, f"{two.address}{name}/court.html")
    opened(phone, f"{two.address}one/nations/law.html")
    anew = Host.__new__(Host)
    anew.folder = two.folder / "one"
    before = rooms(phone)
    anew.build_anew("<h1>", "<h1 data-new>")
    phone.goto(f"{two.address}one/nations.html")
    await_rooms(phone, before)
    assert {name.partition(" ")[0] for name in rooms(phone)} == {
        *("/one/", "/two/", "/one/more/"),
    }
    assert "<h1 data-new>" in in_store(phone, f"{two.address}one/nations/law.html")
    two.stop()
    for name in ("two", "one/more", "one"):
        phone.goto(f"{two.address}{name}/court.html")
        assert phone.get_by_role("heading", level=1).inner_text() == "Court"


@pytest.mark.deep
def test_a_page_is_found_again_by_each_address_that_its_host_shows_it_at(
    shortened: Host, phone: Page
) -> None:
    opened(phone, f"{shortened.address}index.html")
    opened(phone, f"{shortened.address}court.html")
    assert phone.url == f"{shortened.address}court"
    shortened.stop()
    for name in ("court.html", "court", "index.html", ""):
        phone.goto(f"{shortened.address}{name}")
        assert phone.get_by_role("heading", level=1).inner_text() in ("Court", "Cardwright")
