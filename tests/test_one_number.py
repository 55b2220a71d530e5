"""A number is written once: changed in a ledger, it changes in everything that is printed."""

from __future__ import annotations

import re
from pathlib import Path

import pypdfium2
import pytest

from tests.test_rebuild import House

pytestmark = pytest.mark.long  # it builds two games twice

#: A point value of Sixty-Six, and how the printings say it: before, and with 7 in its place.
AWARD = '"Sixty-six, opponent without a trick", points = '


def text(path: Path) -> str:
    """The words of a file, each parted by one space."""
    if path.suffix != ".pdf":
        return " ".join(re.sub(r"<[^>]*>", " ", path.read_text("utf-8")).split())
    with pypdfium2.PdfDocument(path) as pdf:
        pages = [page.get_textpage().get_text_range() for page in pdf]
    return " ".join(" ".join(pages).split())


@pytest.fixture(scope="module")
def builds(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """What is printed by the ledger as it is, and with 7 points in the place of 3."""
    house = House(tmp_path_factory.mktemp("house"))
    house.built("before")
    ledger = house.root / "seeds" / "sixty_six.toml"
    before = ledger.read_text("utf-8")
    assert before.count(f"{AWARD}3") == 1
    ledger.write_text(before.replace(f"{AWARD}3", f"{AWARD}7"), "utf-8")
    house.built("after")
    return house.root / "before", house.root / "after"


@pytest.mark.parametrize(
    "name",
    [
        "sixty-six/booklet.pdf",
        "sixty-six/booklet-large.pdf",
        "sixty-six/law.pdf",
        "sixty-six/deck-a4.pdf",
        "sixty-six/tracker-a4.pdf",
        "site/sixty-six/rules.html",
    ],
)
def test_points_changed_in_a_ledger_are_changed_wherever_they_stand(
    builds: tuple[Path, Path], name: str
) -> None:
    sizes = re.compile(r"\b[\d.]+ (?:KB|MB)")  # of the files that the site offers
    before, after = (sizes.sub("", text(folder / name)).split() for folder in builds)
    changed = [(a, b) for a, b in zip(before, after, strict=True) if a != b]
    assert changed
    assert {pair for pair in changed if not pair[0][:1].isupper()} <= {("3", "7"), ("3.", "7.")}


def test_what_has_no_number_of_it_stays(builds: tuple[Path, Path]) -> None:
    one, other = builds
    for name in ("sixty-six/cards/spades-queen.svg", "sixty-six/lessons.pdf"):
        assert (one / name).read_bytes() == (other / name).read_bytes()
