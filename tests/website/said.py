"""The texts that a page of the site says to people."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path

_VOID = {"meta", "link", "img", "br", "hr", "input", "wbr"}
_INLINE = {"a", "abbr", "b", "cite", "code", "em", "i", "small", "span", "strong"}
#: Attributes that are read aloud or shown; `title` is a law in its own words.
_HEARD = ("aria-label", "alt", "data-label")
#: Elements with texts of another kind: of rulebooks and laws, on cards, drawn; and lists of files.
_ELSEWHERE = {
    ("article", "guide"),
    ("details", "minute"),
    ("details", "in-a-minute"),
    ("div", "glossary"),
    ("div", "sides"),
    ("details", "lives"),
    ("div", "drawn"),
    ("p", "files"),
}


@dataclass
class Said(HTMLParser):
    """The texts of a page, block by block, with what is only heard."""

    texts: list[str] = field(default_factory=list)
    _open: list[bool] = field(default_factory=list)  # for each open element: is it left out?
    _block: str = ""

    def __post_init__(self) -> None:
        super().__init__()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        classes = given.get("class", "").split()
        left_out = tag in {"script", "style"} or any((tag, one) in _ELSEWHERE for one in classes)
        if tag not in _INLINE:
            self.end_block()
        if given.get("name") == "description":
            self.texts.append(given["content"])
        if not any(self._open):
            self.texts += [given[name] for name in _HEARD if given.get(name)]
        if tag not in _VOID:
            self._open.append(left_out)

    def handle_endtag(self, tag: str) -> None:
        if tag not in _INLINE:
            self.end_block()
        self._open.pop()

    def handle_data(self, data: str) -> None:
        if not any(self._open):
            self._block += data

    def end_block(self) -> None:
        """Keep the text of a block that is complete."""
        text = re.sub(r"\s+", " ", self._block).strip()
        self.texts += [text] if text else []
        self._block = ""


def on_page(path: Path) -> list[str]:
    """The texts of the page in a file."""
    return of_page(path.read_text("utf-8"))


def of_page(html: str) -> list[str]:
    """The texts of a page.

    >>> of_page('<p>Cut <b>here</b>.</p><p class="files">A4</p><img alt="A crown">')
    ['Cut here.', 'A crown']
    """
    said = Said()
    said.feed(html)
    said.close()
    return said.texts
