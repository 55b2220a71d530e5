"""The page of the emblems: every one as a picture, with all names that a list may use for it."""

from __future__ import annotations

import io
import re
from html import unescape
from pathlib import Path

import pytest
from PIL import Image

from cardwright.drawing.faces.emblems import all_emblems, emblem_art, emblem_called
from cardwright.ledger.words import LANGUAGES
from cardwright.website.emblem_pictures import subjects
from tests.commands import cardwright
from tests.website.reading import PageRead
from tests.website.test_site import leads_to

Pages = dict[str, PageRead]
NAME = "manual-emblems.html"
#: The page with all its pictures, in bytes.
HEAVIEST = 400_000


@pytest.fixture(scope="module")
def entries(site: Path) -> list[str]:
    """The HTML of each entry."""
    page = unescape((site / NAME).read_text(encoding="utf-8"))
    return re.findall(r'<img (?!class="plate").*?</ul>', page.partition("<main")[2], re.DOTALL)


def words(entry: str, language: str) -> list[str]:
    """The words of an entry in a language."""
    return [
        word
        for told in re.findall(rf'<li lang="{language}">(.*?)</li>', entry)
        for word in told.split(", ")
    ]


def test_every_emblem_is_there_with_all_its_names(entries: list[str]) -> None:
    assert len(entries) == len(all_emblems())
    for emblem, entry in zip(all_emblems(), entries, strict=True):
        assert f'src="assets/emblems/{emblem.name}.png"' in entry
        assert f'alt="Engraving: {emblem.name.replace("-", " ")}"' in entry
        told = {language: words(entry, language) for language in LANGUAGES}
        wanted = {language: [*names] for language, names in emblem.words}
        wanted["en"].insert(0, emblem.name.replace("-", " "))
        assert told == wanted
        for word in (word for names in told.values() for word in names):
            assert emblem_called(word) == emblem, word


@pytest.mark.full
def test_they_are_grouped_by_subject(pages: Pages, entries: list[str]) -> None:
    heads = [subject.anchor for subject in subjects()]
    assert [place for place in pages[NAME].ids if place in heads] == heads
    assert {f"#{head}" for head in heads} <= {link["href"] for link in pages[NAME].all("a")}
    assert sum(len(subject.pictures) for subject in subjects()) == len(entries)
    assert all(len(subject.pictures) >= 5 for subject in subjects())


def test_a_picture_shows_its_own_drawing(site: Path) -> None:
    """In its proportions, with lines and paper; no two are alike."""
    seen = set()
    for emblem in all_emblems():
        drawn = (site / f"assets/emblems/{emblem.name}.png").read_bytes()
        art = emblem_art(emblem.drawing)
        with Image.open(io.BytesIO(drawn)) as image:
            assert abs(image.width / image.height - art.width / art.height) < 0.02, emblem.name
            assert image.width >= 150
            dark = sum(image.convert("L").histogram()[:128]) / (image.width * image.height)
            assert 0.02 < dark < 0.9, emblem.name
        seen.add(drawn)
    assert len(seen) == len(all_emblems())


def test_the_page_is_light_and_needs_no_script(site: Path, pages: Pages) -> None:
    images = [image for image in pages[NAME].all("img") if "assets/emblems/" in image["src"]]
    assert {image["loading"] for image in images} == {"lazy"}
    weight = sum((site / name).stat().st_size for name in (NAME, *(i["src"] for i in images)))
    assert weight <= HEAVIEST


@pytest.mark.parametrize("door", ["make-your-own.html", "manual-own-deck.html", "manual.html"])
def test_it_is_found_from_the_pages_about_lists(site: Path, pages: Pages, door: str) -> None:
    assert NAME in leads_to(pages, door)
    for number in re.findall(r"(\d+) (?:engraved )?drawings", (site / door).read_text("utf-8")):
        assert int(number) == len(all_emblems())


def test_the_command_says_where_they_are_seen_beside_its_rows() -> None:
    done = cardwright("emblems")
    assert NAME in done.stderr
    assert NAME not in done.stdout
    assert len(done.stdout.splitlines()) == 1 + len(all_emblems())
    assert NAME not in cardwright("emblems", "flute").stderr
    assert cardwright("emblems", "--json").stderr == ""
