"""Bundles: one ZIP for each answer of a print page, with a text that says how to print it."""

from __future__ import annotations

import re
import zipfile
from pathlib import Path

import pytest

from cardwright.ledger import load_ledger
from cardwright.ledger.games import GAMES
from cardwright.printing.bundles import bundle_size
from cardwright.website.answers import AT_HOME, Answer, pages_to_print
from cardwright.website.bundles import READ_ME
from cardwright.website.pages import GamePage
from tests.website.making import BOOK_PAGES, SET, SET_PAGES, STATS
from tests.website.reading import PageRead

Pages = dict[str, PageRead]


def named(game: str, answer: Answer) -> str:
    printer = {"black": "black-laser", "color": "color"}[answer.printer.name]
    return f"{game}-{answer.paper.name}-{printer}{'-class' if answer.for_class else ''}"


@pytest.mark.parametrize("game", GAMES)
def test_each_answer_has_one_bundle_with_exactly_its_files(
    site: Path, printed: Path, pages: Pages, game: str
) -> None:
    shown = GamePage(game, printed)
    hrefs = [link["href"] for link in pages[f"{game}/print.html"].all("a")]
    for answer in shown.answers:
        name = named(game, answer)
        assert hrefs.count(f"{name}.zip") == 1
        with zipfile.ZipFile(site / game / f"{name}.zip") as packed:
            assert packed.testzip() is None
            first, *others = packed.namelist()
            assert first == f"{name}/{READ_ME}"
            for number, (other, (_, file)) in enumerate(zip(others, answer.files, strict=True), 1):
                assert other.startswith(f"{name}/{number}-")
                assert packed.read(other) == (printed / game / file.file).read_bytes()
            text = packed.read(first).decode()
        places = [text.index(Path(other).name) for other in others]
        assert places == sorted(places)
        size = (site / game / f"{name}.zip").stat().st_size
        assert size == bundle_size(shown.bundles[answer.named].entries)


@pytest.mark.parametrize("game", GAMES)
def test_the_text_of_a_bundle_says_how_to_print_each_file(site: Path, game: str) -> None:
    for name, many in ((f"{game}-a4-black-laser", False), (f"{game}-letter-color-class", True)):
        with zipfile.ZipFile(site / game / f"{name}.zip") as packed:
            text = packed.read(f"{name}/{READ_ME}").decode()
        deck, book, *others = text.split(".pdf\n")[1:]
        assert "Both sides, flip on the long edge" in deck
        assert "Both sides, flip on the SHORT edge" in book
        assert all("One side." in other for other in others)
        assert "100 %" in text
        assert max(map(len, text.splitlines())) <= 100
        if many:
            each = SET_PAGES // 8
            assert f"8 decks. Each deck takes {STATS.sheets} sheets, which are {each} pages" in deck
            assert f"Pages 1 to {each} are deck A" in deck
            assert "The last page is a checklist" in deck
        else:
            assert f"{STATS.sheets} sheets." in deck
        assert f"take {AT_HOME}." in text
        assert "Pages 1 and 2 show how to fold the book. Print them once" in book
        assert f"pages 3 to {BOOK_PAGES} for each book: {BOOK_PAGES // 2 - 1} sheets." in book
        forms = load_ledger(game).forms
        assert len(forms) > 1 or "It has 1 page." in others[0]
        for page, form in enumerate(forms if len(forms) > 1 else (), start=1):
            assert f"Page {page}: {form.title}." in others[0]
    assert SET.sheets == 8 * STATS.sheets


def test_bundles_have_the_same_bytes_each_time(printed: Path, tmp_path: Path) -> None:
    """Whatever the day of the files is, and the order in a folder."""
    (page,) = (GamePage(game, printed) for game in GAMES[:1])
    bundle = page.bundles["a4-black-laser-class"]
    (tmp_path / page.name).mkdir()
    bundle.write(tmp_path)
    first = (tmp_path / bundle.address).read_bytes()
    for _, file in page.answers[1].files:
        (printed / page.name / file.file).touch()
    bundle.write(tmp_path)
    assert (tmp_path / bundle.address).read_bytes() == first


@pytest.mark.parametrize("decks", range(1, 40))
def test_the_pages_to_print_are_those_of_so_many_decks(decks: int) -> None:
    each, pages = 8, 0
    for part in pages_to_print(decks, each).split(", then "):
        times = re.search(r"all pages(?: (\d+) times)?$", part)
        last = re.search(r"pages 1–(\d+)", part)
        pages += 8 * each * int(times[1] or 1) if times else int(last[1]) if last else 0
    assert pages == decks * each
