"""An index page for every folder of the site, so that no host shows a listing or nothing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import PurePosixPath
from typing import Any

from cardwright.printing.web_addresses import part_address

Meta = Mapping[str, Any]
INDEX = "index.html"


def index_pages(files: Iterable[str], pages: Mapping[str, Meta]) -> Iterator[tuple[str, Meta]]:
    """Address and front matter of the index page of every folder that holds one of the files.

    Beside a page of the same name (“court.html” beside “court/”) it is that page again, because
    hosts that leave “.html” out show one or the other for “court”; elsewhere it leads to the
    nearest page. `pages` has the front matter of the pages of the games, by their addresses.
    """
    for folder in sorted({above for name in files for above in PurePosixPath(name).parents}):
        address, beside = (folder / INDEX).as_posix(), f"{folder}.html"
        if beside in pages:
            yield address, {**pages[beside], "again": beside}
        elif folder.name:
            yield address, {**_LEADS, "to": _nearest(folder, pages)}


_LEADS: Meta = {
    "template": "folder.html",
    "title": "This way",
    "description": "This address is a folder; the page leads on.",
}


def _nearest(folder: PurePosixPath, pages: Mapping[str, Meta]) -> str:
    """The page that a visitor of the folder looks for: of lessons the course."""
    course = part_address(str(folder.parent), "learn")
    if folder.name == "lessons" and course in pages:
        return course
    return next((page for up in folder.parents if (page := f"{up}.html") in pages), INDEX)
