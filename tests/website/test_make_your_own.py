"""The page “Make your own”: for a teacher with a list, and true to what the program takes."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest

from cardwright.building.own_decks import check
from cardwright.lists.columns import field_of
from cardwright.printing.bundles import EXAMPLE
from cardwright.website.example import LISTS
from tests.website.making import EXAMPLE_PDFS
from tests.website.reading import PageRead
from tests.website.test_site import leads_to

Pages = dict[str, PageRead]
NAME = "make-your-own.html"
#: The pages from which a teacher comes.
DOORS = ("index.html", "teachers.html", "printing.html", "manual.html", "manual-own-deck.html")


@pytest.fixture(scope="module")
def text(site: Path) -> str:
    """The page as it is written."""
    return unescape((site / NAME).read_text(encoding="utf-8"))


def column(text: str, heading: str) -> list[str]:
    """The first cells of the table under a heading."""
    _, _, after = text.partition(f">{heading}</h2>")
    rows = re.findall(r"<tr>\s*<td>(.*?)</td>", after.partition("</table>")[0], re.DOTALL)
    return [re.sub("<.*?>", "", row) for row in rows]


@pytest.mark.parametrize("door", DOORS)
def test_it_is_found_from_where_a_teacher_comes(pages: Pages, door: str) -> None:
    assert NAME in leads_to(pages, door)


def test_it_is_found_by_search_under_its_words(site: Path) -> None:
    index = (site / "assets/search-index.js").read_text(encoding="utf-8")
    (entry,) = (
        line for line in index.splitlines() if f'["page", "Make your own", "", "{NAME}"' in line
    )
    assert {"list", "pictures", "class", "worksheets", "example"} <= {*re.findall(r"\w+", entry)}


def test_it_offers_every_file_of_the_example_but_the_rules_for_the_screen(pages: Pages) -> None:
    screen = {"booklet", "booklet-letter"}
    files = {*(f"{name}.pdf" for name in EXAMPLE_PDFS if name not in screen), *LISTS}
    offered = {path for path in leads_to(pages, NAME) if path.startswith(f"{EXAMPLE}/")}
    assert offered == {f"{EXAMPLE}/{name}" for name in (*files, f"{EXAMPLE}.zip")}


def test_it_shows_four_cards_the_box_and_the_rules_in_words_too(pages: Pages) -> None:
    shown = [image["alt"] for image in pages[NAME].all("img") if image.get("class") != "plate"]
    assert len(shown) == 6
    assert [alt.startswith("The card ") for alt in shown] == [True] * 4 + [False] * 2


def test_its_columns_are_those_of_a_list(text: str) -> None:
    names = [name for cell in column(text, "The columns") for name in cell.split(", ")]
    assert names[:2] == ["Group", "Name"]
    assert len(names) >= 10
    assert all(map(field_of, names)), names


def test_what_it_says_of_mistakes_is_what_a_person_sees(text: str, tmp_path: Path) -> None:
    (tmp_path / "pictures").mkdir()
    rows = ["Group,Name,Picture", "Japan,Honshu,icland.png", "Japn,Shikoku,", "Japan,Kyushu,"]
    (tmp_path / "cards.csv").write_text("\n".join(rows), encoding="utf-8")
    said = " ".join(finding.what for finding in check(tmp_path).findings)
    said = re.sub(r" “Japa?n” has", " has", said)
    seen = column(text, "If something goes wrong")
    for words in ("there is no picture “icland.png”", "the group has 2 cards"):
        assert words in seen
        assert words in said
