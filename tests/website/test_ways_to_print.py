"""The four ways to print: steps in order, drawings of the true sheets, numbers of the layouts."""

from __future__ import annotations

import io
import math
import re
from pathlib import Path

import pytest
from PIL import Image

from generator.engine.games import GAMES
from generator.engine.ledger import load_ledger
from generator.pdf.checklist import Checklist
from generator.pdf.deck import SIDES, last_pages, printed_pages
from generator.pdf.layout import CARD, layout
from generator.pdf.marks import registers
from generator.pdf.pick import Pick
from generator.pdf.sheets import deck_batches, sheets
from generator.pdf.units import PAPERS
from generator.press.vendors import VENDORS
from generator.scene.model import IDENTITY, Group, Item, Scene, Shape, Text, Transform, combined
from generator.scene.reach import points
from generator.website import finished, walk
from generator.website.drawings import pictures
from generator.website.finished import LOST
from generator.website.shots import DECKS, PAPER, shots, shown
from tests.pdf.test_drift import DRIFT
from tests.website.reading import PageRead
from tests.website.test_site import WAYS

Pages = dict[str, PageRead]
#: A page with all its pictures, in bytes.
HEAVIEST = 150_000


@pytest.mark.parametrize("name", WAYS)
def test_a_way_is_told_in_steps_and_leads_on(pages: Pages, name: str) -> None:
    page = pages[name]
    assert len(page.all("h3")) >= 4
    assert name in {link["href"] for link in pages["printing.html"].all("a")}
    drawings = [tag for tag in page.all("svg") if tag.get("role") == "img"]
    assert drawings
    assert len(page.all("title")) == 1 + len(drawings)  # each says what it shows


@pytest.mark.parametrize("name", WAYS)
def test_its_pictures_are_there_and_small(site: Path, pages: Pages, name: str) -> None:
    linked = {image["href"] for image in pages[name].all("image")}
    assert linked
    for address in linked:
        with Image.open(site / address) as image:
            assert min(image.size) > 150
    weight = sum((site / address).stat().st_size for address in (name, *linked))
    assert weight <= HEAVIEST


def test_every_drawing_and_every_picture_is_shown(pages: Pages) -> None:
    shown = {tag["id"] for name in WAYS for tag in pages[name].all("title") if "id" in tag}
    assert shown == {f"{name}-title" for name in pictures()}
    used = {image["href"] for name in WAYS for image in pages[name].all("image")}
    assert used == {shot.address for shot in shots().values()}


@pytest.mark.parametrize("paper", PAPERS)
def test_what_is_said_to_be_forgiven_is_what_was_measured(paper: str) -> None:
    assert walk.forgiven(layout(PAPERS[paper], CARD)) == DRIFT[paper]


def flat(items: tuple[Item, ...], outer: Transform = IDENTITY) -> list[tuple[Item, Transform]]:
    """Every shape and line of text with where it is placed."""
    found: list[tuple[Item, Transform]] = []
    for item in items:
        if isinstance(item, Group):
            found += flat(item.items, combined(outer, item.transform))
        else:
            found.append((item, outer))
    return found


def middle(shape: Item, at: Transform) -> tuple[float, float]:
    xs, ys = zip(*points(Scene(0, 0, (Group((shape,), at),))), strict=True)
    return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2


def test_against_the_light_the_cross_stands_where_it_is_said_to_stand() -> None:
    """In the ring; aside by less than is forgiven; nowhere, where the other edge was up."""
    glasses = [item for item in walk.light().items if isinstance(item, Group) and item.clip]
    seen = []
    for glass in glasses:
        x, y = middle(Shape(glass.clip, "ink"), IDENTITY)
        drawn = [(middle(*each), each[0]) for each in flat(glass.items)]
        reds = [at for at, shape in drawn if isinstance(shape, Shape) and shape.stroke == "red"]
        rings = [at for at, shape in drawn if isinstance(shape, Shape) and shape.stroke == "ink"]
        assert min(math.dist(at, (x, y)) for at in rings) < 0.01
        seen.append(min(math.dist(at, (x, y)) for at in reds))
    scale = next(at[0] for item, at in flat(glasses[0].items) if isinstance(item, Shape))
    good, aside, wrong = (far / scale for far in seen)
    assert good < 0.01
    assert 1.0 < aside < walk.forgiven(layout(PAPER, CARD))
    assert wrong > 50


def test_the_ringed_marks_are_those_of_the_sheet() -> None:
    for behind in (False, True):
        sheet = [item for item in walk.sides().items if isinstance(item, Group)][behind]
        loud = [
            middle(*each) for each in flat(sheet.items) if getattr(each[0], "stroke", "") == "red"
        ]
        true = [
            middle(mark, sheet.transform) for mark in registers(layout(PAPER, CARD), back=behind)
        ]
        placed = [combined(sheet.transform, (1, 0, 0, 1, x, y))[4:] for x, y in loud]
        for at in true:
            assert min(math.dist(at, found) for found in placed) < 0.01


def test_the_cuts_are_numbered_in_their_order() -> None:
    texts = [item for item, _ in flat(walk.cuts().items) if isinstance(item, Text)]
    upright, level = layout(PAPER, CARD).cut_lines(tuple(range(9)), back=False)
    assert [text.text for text in texts] == [str(i + 1) for i in range(len(upright + level))]
    assert [text.x for text in texts[: len(upright)]] == list(upright)


def test_sheets_cuts_and_pixels_are_those_of_the_files(pages: Pages) -> None:
    home, school = pages["print-at-home.html"].text, pages["print-for-a-class.html"].text
    for name in GAMES:
        for paper in PAPERS.values():
            batches = deck_batches(load_ledger(name), paper, pick=Pick(copies=8))
            count = sum(1 for _ in sheets(batches, paper))
            title = re.escape(load_ledger(name).title)
            assert re.search(rf"{title} (\d+ )?{count}\b", school), (name, paper.name)
    assert "8 cuts a sheet" in home
    assert "4 mm do not show" in home
    wide, high = VENDORS["the-game-crafter"].pixels("card")
    assert f"{wide} × {high} pixels" in pages["print-by-a-service.html"].text


def test_the_pictures_are_drawn_and_not_blank() -> None:
    for name, shot in shots().items():
        with Image.open(io.BytesIO(shot.drawn)) as image:
            assert len(image.convert("L").getcolors() or ()) > 4, name


def test_teachers_are_told_of_the_set_and_its_marks(pages: Pages) -> None:
    text = pages["teachers.html"].text
    for game in GAMES:
        assert f"cardwright build {game} --only deck --copies" in text
    for word in ("letter", "shape", "number", "checklist"):
        assert word in text


@pytest.mark.parametrize("name", ["print-for-a-class.html", "teachers.html", "printing.html"])
def test_it_is_told_where_a_set_is_made_and_what_there_is_without(pages: Pages, name: str) -> None:
    text, links = pages[name].text, {link["href"] for link in pages[name].all("a")}
    assert "typed in a" in text
    assert "terminal" in text
    assert "where Cardwright is installed" in text
    assert re.search(r"[Ww]ithout it,? (you )?(print )?the ready file", text)
    if name != "printing.html":  # where a whole door is a link
        assert "print-by-a-service.html#program" in links
    assert "program" in {tag.get("id") for tag in pages["print-by-a-service.html"].all("p")}


def test_the_checklist_is_shown_and_how_a_lost_card_is_printed_again(pages: Pages) -> None:
    page = pages["print-for-a-class.html"]
    assert shots()["checklist"].address in {image["href"] for image in page.all("image")}
    for said in (
        "the two pages of the file to print again",
        f"--deck {LOST[1]} --cards {LOST[0]}",
        "reference",
    ):
        assert said in page.text
    assert "and one page for the checklist" in page.text
    files = deck_batches(shown(), PAPER, pick=Pick(copies=DECKS))
    lost = next(
        number
        for number, each in enumerate(printed_pages(files, PAPER, SIDES["long"]), start=1)
        if each.sheet.deck == f"deck {LOST[1]}"
        and any(face.words.endswith(f"Number {LOST[0]}.") for face in each.sheet.fronts.values())
    )
    assert finished.checklist().title.endswith(f"is lost: pages {lost} and {lost + 1}.")
    for paper in PAPERS.values():
        pick = Pick(copies=DECKS)
        batches = deck_batches(shown(), paper, pick=pick)
        told = Checklist.of(shown(), pick)
        assert len(last_pages(told, batches, paper, SIDES["long"])) == 1
