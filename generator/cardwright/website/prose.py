"""Pages that are written by hand: the Markdown files of `site/docs`, and their heads."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from mkdocs.utils.meta import get_data

from cardwright import paths
from cardwright.errors import GuideError, excerpt
from cardwright.system.litter import tidy

#: What every head says.
_SAID = ("title", "description", "lead")


def heads() -> Iterator[tuple[str, Mapping[str, Any]]]:
    """The file name and the head of each page; raises GuideError for one that lacks words."""
    for path in tidy(paths.data("site", "docs").glob("*.md")):
        _, head = get_data(path.read_text("utf-8-sig"))
        for name in _SAID:
            if not head.get(name):
                raise GuideError(
                    f"site/docs/{path.name}: {name}: is missing at the top of the page",
                    hint=f"write “{name}: …” between two lines of --- at the top",
                )
        if not isinstance(head.get("foot", 0), int):
            raise GuideError(
                f"site/docs/{path.name}: foot: {excerpt(str(head['foot']))} is not a whole number",
                hint="write a number such as 8, its place among the footer links, or leave it out",
            )
        yield path.name, head


def foot() -> list[str]:
    """The file names of the pages that the foot of every page leads to, by their `foot`."""
    places = {name: head["foot"] for name, head in heads() if "foot" in head}
    return sorted(places, key=lambda name: (places[name], name))
