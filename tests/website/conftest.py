"""The pages of the site, read once."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.website.reading import PageRead, read


@pytest.fixture(scope="session")
def pages(site: Path) -> dict[str, PageRead]:
    """Every page of the site by its address, as seen from the root; no list of cards is one."""
    return {
        path.relative_to(site).as_posix(): read(path)
        for path in sorted(site.rglob("*.html"))
        if path.stem != "card-list"
    }
