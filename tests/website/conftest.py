"""One site for all tests of the site."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.website import build_site
from tests.website.making import stand_ins
from tests.website.reading import PageRead, read


@pytest.fixture(scope="session")
def printed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The stand-ins for what a build prints."""
    return stand_ins(tmp_path_factory.mktemp("printed"))


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory, printed: Path) -> Path:
    """The folder of a built site."""
    out = tmp_path_factory.mktemp("site")
    build_site(out, printed)
    return out


@pytest.fixture(scope="session")
def pages(site: Path) -> dict[str, PageRead]:
    """Every page of the site by name."""
    return {path.name: read(path) for path in sorted(site.glob("*.html"))}
