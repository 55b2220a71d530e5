"""The page of a game is rendered once, as long as nothing is changed that it is made from."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pikepdf
import pytest

from cardwright import paths
from cardwright.ledger.games import GAMES
from cardwright.system.fingerprints import once
from cardwright.website import build_site
from tests.website.making import kept


def rendered(monkeypatch: pytest.MonkeyPatch, out: Path, printed: Path) -> dict[str, set[str]]:
    """What was read for the pages that were rendered, by their game, as one site is built."""
    told: dict[str, set[str]] = {}

    def watched(settings: str, make: Callable[[], bytes]) -> bytes:
        def made() -> bytes:
            with paths.track_reads() as noted:
                page = make()
            (ledger,) = (name for name in noted if name.startswith("seeds/"))
            told.setdefault(Path(ledger).stem.replace("_", "-"), set()).update(noted)
            return page

        return once(settings, made)

    monkeypatch.setattr("cardwright.website.rendering.once", watched)
    build_site(out, printed)
    monkeypatch.undo()
    return told


@pytest.mark.deep
def test_the_pages_of_a_game_are_made_from_what_is_of_this_game(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, printed: Path
) -> None:
    """Though the cover of the site has asked for all games before."""
    told = rendered(monkeypatch, tmp_path / "site", printed)
    assert set(told) == set(GAMES)
    for game, noted in told.items():
        assert {"site/mkdocs.yml", f"templates/guides/{game}.md.j2"} <= noted
        used = {name.rpartition("/")[2] for name in noted if name.startswith("templates/site/")}
        assert {"base.html", "frame.html", "law.html", "guide.html", "steps.html"} - used == {
            "steps.html"  # of the pages about all games
        }
        assert any(name.startswith(f"site/lessons/{game}") for name in noted)
        others = [other for other in GAMES if other != game]
        assert not [name for name in noted if any(other in name for other in others)]
        assert "seeds" not in noted  # as the engine packs them, that pages load


@pytest.mark.full
def test_a_page_is_rendered_again_when_something_that_it_tells_is_another(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, printed: Path, site: Path
) -> None:
    """The site that all tests look at was made from what is in the same cache."""
    ours, out = shutil.copytree(printed, tmp_path / "printed"), tmp_path / "site"
    with kept():
        assert not rendered(monkeypatch, out, ours)
        first = pages(out)
        assert first == pages(site)
        deck = ours / "court" / "deck-a4.pdf"
        with pikepdf.open(deck, allow_overwriting_input=True) as pdf:
            pdf.add_blank_page()
            pdf.save(deck)
        assert set(rendered(monkeypatch, out, ours)) == {"court"}
    changed = {name for name, page in pages(out).items() if page != first[name]}
    assert changed == {"court/print.html"}


def pages(out: Path) -> dict[str, bytes]:
    """All pages of a site."""
    return {path.relative_to(out).as_posix(): path.read_bytes() for path in out.rglob("*.html")}
