"""The words of the finished pages for the search: paragraphs, items and rows under their heads."""

from __future__ import annotations

from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

from cardwright.ledger import load_ledger
from cardwright.ledger.games import GAMES
from cardwright.printing.web_addresses import part_address
from cardwright.website.prose import heads
from cardwright.website.search_index import INDEX, SearchEntry, rows

#: Pages whose lists the index has, pages that only lead on, and pages for programmers.
_WITHOUT = frozenset(
    {
        *("index.md", "search.md", "glossary.md", "met.md", "compare.md", "manual-emblems.md"),
        *("manual-commands.md", "manual-library.md", "manual-play.md", "manual-scale.md"),
    }
)
_BLOCKS = frozenset({"p", "li", "tr", "dd"})
_HEADS = frozenset({"h1", "h2", "h3"})
_LEFT_OUT = frozenset({"pre", "nav", "svg", "small", "button", "option"})
_CELLS = frozenset({"td", "th", "br", "dt"})


def add_prose(site: Path) -> None:
    """Add the words of the finished pages of a site to the index of its search."""
    index = site / INDEX
    told = index.read_text("utf-8").removesuffix("];\n")
    index.write_text(f"{told}{rows(_entries(site))}];\n", "utf-8", newline="\n")


def _entries(site: Path) -> Iterator[SearchEntry]:
    for name, head in heads():
        if name not in _WITHOUT:
            yield from _page(site, f"{name.removesuffix('.md')}.html", head["title"])
    for ledger in map(load_ledger, GAMES):
        yield from _page(site, part_address(ledger.name, "history"), "History", ledger.title)


def _page(site: Path, address: str, title: str, game: str = "") -> Iterator[SearchEntry]:
    page = PageText()
    page.feed((site / address).read_text("utf-8"))
    for anchor, head, text in page.found:
        place = f"{address}#{anchor}" if anchor else address
        yield SearchEntry("text", f"{title}: {head}" if head else title, game, place, text)


class PageText(HTMLParser):
    """Reads a page: `found` has anchor, head and words of each paragraph, item and row."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[str, str, str]] = []
        self._open: list[list[str]] = []  # the words of each block that is open
        self._in_main = False
        self._left_out = 0
        self._anchor = self._head = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Begin a block or a head, or what is left out."""
        if tag == "main":
            self._in_main = True
        if tag in _LEFT_OUT:
            self._left_out += 1
        elif self._in_main and tag in _BLOCKS | _HEADS:
            self._open.append([])
        elif self._open and tag in _CELLS:
            self._open[-1].append(" ")
        if tag in _HEADS - {"h1"} and (anchor := dict(attrs).get("id")):
            self._anchor = anchor

    def handle_endtag(self, tag: str) -> None:
        """End it: the words of a head are the title of what follows."""
        if tag == "main":
            self._in_main = False
        if tag in _LEFT_OUT:
            self._left_out -= 1
        elif self._in_main and tag in _BLOCKS | _HEADS:
            text = " ".join("".join(self._open.pop()).split())
            if tag in _HEADS:
                self._head = "" if tag == "h1" else text
            elif text:
                self.found.append((self._anchor, self._head, text))

    def handle_data(self, data: str) -> None:
        """Add words to the block that is open."""
        if self._open and not self._left_out:
            self._open[-1].append(data)
