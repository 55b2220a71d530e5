"""The page for teachers: plans in minutes, pages of the true books, what a class takes."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pikepdf
import pypdf
import pytest
from PIL import Image

from cardwright.drawing.scene.inks import PALETTES
from cardwright.ledger import load_ledger
from cardwright.ledger.games import GAMES
from cardwright.printing.books import A5, HANDOUT, rulebook_pdf, workbook_pdf
from cardwright.printing.books.course import HOUR, course, hours
from cardwright.website import answers as making
from cardwright.website.lesson_plan import BookPage, LessonPlan, lesson_plan
from cardwright.website.pages import GamePage
from cardwright.website.thumbnails import HEAVIEST, sheet_address
from tests.taught import lessons
from tests.tiers import every
from tests.website.reading import PageRead

Pages = dict[str, PageRead]


def planned(game: str, folder: Path) -> LessonPlan:
    plan = lesson_plan(load_ledger(game), folder)
    assert plan
    return plan


def places(plan: LessonPlan) -> list[BookPage]:
    steps = (*plan.first, *plan.second)
    found = [place for step in steps for place in (*step.read, *step.solved)]
    return [*found, plan.hours, plan.answers]


@pytest.mark.parametrize("game", GAMES)
def test_the_plan_is_that_of_the_workbook(printed: Path, game: str) -> None:
    """Both lessons begin at 0 and leave no minute out; the sheets are those of its hours."""
    plan = planned(game, printed / game)
    assert plan.minutes == HOUR
    assert plan.shortest < HOUR
    own = hours(course(lessons(game), load_ledger(game)))
    for steps, hour in zip((plan.first, plan.second), own[:2], strict=True):
        assert [step.begins for step in steps] == [0, *(step.ends for step in steps[:-1])]
        assert steps[-1].ends == HOUR
        solved = [place.title for step in steps for place in step.solved]
        assert solved == [lesson.judged.lesson.title for lesson in hour.in_class]
    (sheets,) = (step for step in plan.first if step.solved)
    assert sheets.ends - sheets.begins == own[0].solving + own[0].comparing


def test_pages_are_those_of_the_bookmarks(tmp_path: Path) -> None:
    """And that of the other rulebook is told only where it differs."""
    first, second = planned("court", tmp_path).sheets
    assert (first.page, first.printed) == (0, "court/lessons.pdf")
    for name, at in (("lessons", 3), ("booklet", 2), ("booklet-letter", 1)):
        with pikepdf.new() as pdf:
            for _ in range(9):
                pdf.add_blank_page()
            with pdf.open_outline() as outline:
                titles = {f"1 {first.title}": at, f"2  {second.title}": at + 1, "At a glance": 2}
                titles["Your first round"] = at + 4
                for title, number in titles.items():
                    outline.root.append(pikepdf.OutlineItem(title, number - 1))
            pdf.save(tmp_path / f"{name}.pdf")
    plan = planned("court", tmp_path)
    assert [(sheet.page, sheet.printed) for sheet in plan.sheets] == [
        (3, "court/lessons.pdf#page=3"),
        (4, "court/lessons.pdf#page=4"),
    ]
    read = {place.title: place for step in plan.first for place in step.read}
    assert (read["At a glance"].page, read["At a glance"].other) == (2, 0)
    assert (read["Your first round"].page, read["Your first round"].other) == (6, 5)
    assert read["Your first round"].on_screen == "court/rules.html#your-first-round"


@pytest.mark.parametrize("game", every(len(GAMES), GAMES))
def test_on_each_page_that_is_named_the_book_has_its_title(tmp_path: Path, game: str) -> None:
    """In the true books, as another program reads them."""
    ledger, palette = load_ledger(game), PALETTES["color"]
    books = {
        "lessons.pdf": workbook_pdf(ledger, HANDOUT, palette),
        "booklet.pdf": rulebook_pdf(ledger, A5, palette),
    }
    for name, data in books.items():
        (tmp_path / name).write_bytes(data)
    read = {name: pypdf.PdfReader(io.BytesIO(data)) for name, data in books.items()}
    for place in places(planned(game, tmp_path)):
        address, _, number = place.printed.partition("#page=")
        assert int(number) == place.page
        text = read[Path(address).name].pages[place.page - 1].extract_text()
        assert "".join(place.title.split()) in "".join(text.split()), place


@pytest.mark.parametrize("game", GAMES)
def test_the_numbers_of_a_class_are_those_of_the_print_page(
    printed: Path, pages: Pages, game: str
) -> None:
    text, shown = pages["teachers.html"].text, GamePage(game, printed)
    _, _, after = text.partition(" · ".join(planned(game, printed / game).practice))
    own = after[: after.index("A first hour")].replace(" ,", ",")
    at = making.usual_at_deck(shown.ledger)
    for answer in shown.answers:
        if not answer.for_class or answer.printer.name != "black":
            continue
        made = making.class_set(answer, making.PUPILS, at, min(shown.ledger.players))
        assert f"{made.decks} decks, {at} at each" in own
        assert making.pages_to_print(made.decks, answer.pages) in own
        for said in (
            making.counted(made.sheets, "sheet"),
            f"{making.duration(made.minutes)} to cut",
            f"about {making.money(made.cents)}",
            shown.bundles[answer.named].name,
        ):
            assert said in own


def test_every_game_has_a_picture_of_its_first_worksheet(site: Path, pages: Pages) -> None:
    shown = [image["src"] for image in pages["teachers.html"].all("img")]
    for game in GAMES:
        assert sheet_address(game) in shown
        data = (site / sheet_address(game)).read_bytes()
        assert len(data) <= HEAVIEST
        with Image.open(io.BytesIO(data)) as image:
            assert image.format == "JPEG"


def test_no_prose_has_a_command(site: Path) -> None:
    html = (site / "teachers.html").read_text(encoding="utf-8")
    assert html.count('class="to-copy"') == 1
    prose = re.sub(r"<pre.*?</pre>", "", html, flags=re.DOTALL)
    assert not re.search(r"cardwright\s+(deck|build)|--\w", prose)
