"""Pages that are written by hand: the Markdown files of `site/docs`, and their heads."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from markupsafe import Markup
from mkdocs.utils.meta import get_data

from cardwright import paths
from cardwright.errors import GuideError, excerpt
from cardwright.system.litter import tidy

#: What every head says.
_SAID = ("title", "description", "lead")
#: A heading that can be seen, with its anchor and its words, in the order of our templates.
_HEADING = re.compile(r'<h2 id="([^"]+)">(.*?)</h2>', re.DOTALL)


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


def headings(body: str) -> list[tuple[str, Markup]]:
    """The anchor and the words of each `<h2 id="…">` in the HTML of a page, without links.

    >>> headings('<h2 id="box"><a href="box.html">The box</a> &amp; more</h2><h2>No anchor</h2>')
    [('box', Markup('The box &amp; more'))]
    """
    return [
        (anchor, Markup(re.sub("<[^>]+>", "", title)))  # noqa: S704 - of a page of ours
        for anchor, title in _HEADING.findall(body)
    ]
