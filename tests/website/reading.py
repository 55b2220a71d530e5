"""Reads a page of the site back: its elements in order, its ids, and its words."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cached_property
from html.parser import HTMLParser
from pathlib import Path

_VOID = {"meta", "link", "img", "br", "hr", "input", "wbr"}
_INLINE = {"a", "em", "strong", "span", "small", "code", "cite"}


@dataclass
class PageRead(HTMLParser):
    """A page: every tag with its attributes, and all text outside the head."""

    tags: list[tuple[str, dict[str, str]]] = field(default_factory=list)
    words: list[str] = field(default_factory=list)
    open: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, {name: value or "" for name, value in attrs}))
        if tag not in _VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag, f"</{tag}> closes nothing"
        if tag not in _INLINE:
            self.words.append(" ")

    def handle_data(self, data: str) -> None:
        if "head" not in self.open:
            self.words.append(data)

    @cached_property
    def text(self) -> str:
        """The words, with every run of white space as one space."""
        return re.sub(r"\s+", " ", "".join(self.words))

    @cached_property
    def ids(self) -> list[str]:
        """Every id, in order."""
        return [attributes["id"] for _, attributes in self.tags if "id" in attributes]

    def all(self, tag: str) -> list[dict[str, str]]:
        """The attributes of every such element."""
        return [attributes for name, attributes in self.tags if name == tag]

    @cached_property
    def addresses(self) -> list[str]:
        """Everything that the page links to or loads."""
        return [a[key] for _, a in self.tags for key in ("href", "src", "srcset") if key in a]


def head(path: Path) -> PageRead:
    """The head of the page in a file."""
    page = PageRead()
    page.feed(path.read_text(encoding="utf-8").partition("<body")[0])
    return page


def read(path: Path) -> PageRead:
    """The page in a file; fails when a tag is closed that is not open, or left open."""
    page = PageRead()
    page.feed(path.read_text(encoding="utf-8"))
    page.close()
    assert not page.open, f"{path.name}: left open: {page.open}"
    return page
