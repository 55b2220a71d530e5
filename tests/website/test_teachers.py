"""The page for teachers: plans in minutes, pages of the true books, what a class takes."""

from __future__ import annotations

import io
import re
from itertools import product
from pathlib import Path

import pikepdf
import pypdf
import pytest
from PIL import Image

from cardwright.drawing.scene.inks import PALETTES
from cardwright.drawing.scene.paper import PAPERS, USUAL_PAPERS
from cardwright.ledger import load_ledger
from cardwright.ledger.games import GAMES
from cardwright.printing.books import A5, HANDOUT, rulebook_pdf, workbook_pdf
from cardwright.printing.books.course import HOUR, course, hours
from cardwright.printing.guides import plain
from cardwright.printing.sheets.card_selection import CardSelection
from cardwright.printing.sheets.layout import CARD
from cardwright.printing.sheets.plan import deck_batches, sheets
from cardwright.printing.trackers.files import tracker_pdf
from cardwright.website import answers as making
from cardwright.website import class_needs
from cardwright.website.lesson_plan import COLLECTING, BookPage, LessonPlan, lesson_plan
from cardwright.website.pages import GamePage
from cardwright.website.prose import heads
from cardwright.website.seating import seated
from cardwright.website.thumbnails import HEAVIEST, sheet_address
from tests.taught import lessons
from tests.tiers import every
from tests.website.making import BOOK_PAGES, SET_PAGES
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
    (lessons_step,) = (step for step in plan.first if step.solved)
    assert lessons_step.ends - lessons_step.begins == own[0].solving + own[0].comparing


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
    assert read["Your first round"].printed_other == "court/booklet-letter.pdf#page=5"
    assert read["Your first round"].on_screen == "court/rules.html#your-first-round"


@pytest.mark.full
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


def own_text(text: str, printed: Path, game: str) -> str:
    """What the page says of a game up to its first lesson."""
    _, _, after = text.partition(" · ".join(planned(game, printed / game).practice))
    return after[: after.index("A first lesson")].replace(" ,", ",").replace(" :", ":")


@pytest.mark.parametrize("game", GAMES)
def test_the_numbers_of_a_class_are_those_of_the_print_page(
    printed: Path, pages: Pages, game: str
) -> None:
    shown = GamePage(game, printed)
    own = own_text(pages["teachers.html"].text, printed, game)
    at = making.usual_at_deck(shown.ledger)
    for answer in shown.answers:
        if not answer.for_class or answer.printer.name != "black":
            continue
        made = making.class_set(answer, making.PUPILS, at, shown.ledger.players)
        assert f"{made.decks} decks" in own
        assert class_needs.seats(shown).text in own
        assert making.pages_to_print(made.decks, answer.pages) in own
        for said in (
            making.counted(made.sheets, "sheet"),
            f"{making.duration(made.minutes)} to cut",
            shown.bundles[answer.named].name,
        ):
            assert said in own


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_the_plan_uses_is_counted_and_paid_for(
    printed: Path, pages: Pages, game: str
) -> None:
    """A rulebook and a tracker at each table, worksheets for each pupil, and the checklist."""
    shown, plan = GamePage(game, printed), planned(game, printed / game)
    own = own_text(pages["teachers.html"].text, printed, game)
    decks, pupils = len(class_needs.seats(shown).tables), making.PUPILS
    for paper in ("a4", "letter"):
        answer = class_needs.class_answer(shown, paper)
        assert answer
        books = decks * (BOOK_PAGES // 2 - 1) + 1
        sheets = {
            "decks": decks * answer.deck.sheets,
            "checklist": SET_PAGES - 8 * answer.pages,
            "rulebooks": books,
            "trackers": decks,
            "worksheets": pupils * len(plan.sheets),
        }
        found = class_needs.needs(answer, plan)
        assert {name: need.sheets(decks, pupils) for name, need in found.items()} == sheets
        assert all(making.counted(number, "sheet") in own for number in sheets.values())
        plain = sum(sheets.values()) - sheets["decks"]
        printed_pages = 2 * books + plain - books
        cents = decks * answer.cents + plain * making.PLAIN + printed_pages
        assert sum(need.cost(decks, pupils) for need in found.values()) == cents
        total = f"{sum(sheets.values())} sheets, about {making.money(cents)} for paper and ink"
        assert total in own
    text = pages["teachers.html"].text
    assert f"{making.SHEET} cents for a sheet of card stock" in text
    assert f"{making.PLAIN} cent for plain paper" in text


@pytest.mark.quick(1)
@pytest.mark.parametrize("game", GAMES)
def test_the_page_of_the_tracker_is_that_of_the_form(pages: Pages, game: str) -> None:
    ledger = load_ledger(game)
    front = dict(heads())["teachers.md"]
    played = class_needs.forms_played(ledger, front["forms"].get(game, ""))
    assert {size for form in played for size in form.sizes} == {*ledger.players}
    read = pypdf.PdfReader(io.BytesIO(tracker_pdf(ledger, PAPERS["a4"], PALETTES["low-ink"])))
    if len(ledger.forms) == 1:  # its sheet has no title of a form
        assert len(read.pages) == 1
        return
    for form in played:
        assert form.title in " ".join(read.pages[form.page - 1].extract_text().split())
        assert f"page {form.page} of the file, “{form.title},”" in pages["teachers.html"].text


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("pupils", range(5, 37))
def test_every_pupil_has_a_seat_or_a_task(game: str, pupils: int) -> None:
    """At every table as many sit as may play, and no more are extra than tables can take."""
    players = load_ledger(game).players
    at = making.usual_at_deck(load_ledger(game))
    seating = seated(pupils, at, players)
    assert sum(seating.tables) + seating.extra == pupils
    assert {*seating.tables} <= {*players}
    assert max(seating.tables) <= at + 1
    assert seating.extra < min(players)
    assert seating.extra <= min(seating.tables) * len(seating.tables)  # a hand to share for each
    assert seating.extra <= {"nations": 3, "card-tennis": 1}.get(game, 0)
    assert making.decks_for(pupils, at, players) == len(seating.tables)


def test_the_sheets_of_cards_in_a_deck_are_all_cut_alike() -> None:
    """So a stack of them needs the cuts of one, as the page says; the same on each paper."""
    for game, paper in product(GAMES, USUAL_PAPERS):
        batches = deck_batches(load_ledger(game), paper, pick=CardSelection(copies=2))
        made = [
            sheet for batch in batches if batch.piece == CARD for sheet in sheets([batch], paper)
        ]
        cuts = {sheet.layout.cut_lines(sheet.cells, back=False) for sheet in made}
        assert len({sheet.deck for sheet in made}) == 2
        assert len(cuts) == 1, (game, paper.name)


def test_little_time_has_an_answer_in_plain_sight(site: Path, pages: Pages, printed: Path) -> None:
    text = " ".join(pages["teachers.html"].text.split())
    _, _, after = text.partition("Little time to prepare? Cut the day before")
    for said in ("older pupils", "four sheets", "marks", "letters on their backs", "no cutting"):
        assert said in after[:1200]
    html = (site / "teachers.html").read_text("utf-8")
    assert html.index('id="less-time"') < html.index("<details")
    for game in GAMES:
        shown = GamePage(game, printed)
        answer = class_needs.class_answer(shown, "a4")
        assert answer
        decks = len(class_needs.seats(shown).tables)
        stacked = making.stacked_minutes(answer.deck, shown.rounds)
        assert stacked < answer.minutes / 2
        own = own_text(pages["teachers.html"].text, printed, game)
        assert f"{making.duration(decks * answer.minutes)} to cut" in own
        assert f"{making.duration(decks * stacked)} in stacks of four" in own


def whole(game: str, printed: Path) -> tuple[int, int, int]:
    """The minutes to explain a game, to play all of it, and to clear away, by the steps."""
    *before, _, collect = planned(game, printed / game).first
    explained = sum(step.ends - step.begins for step in before if not step.solved)
    return explained, load_ledger(game).minutes, collect.ends - collect.begins


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_counted_with_what_belongs_to_it(
    printed: Path, pages: Pages, game: str
) -> None:
    """In 45 minutes there is room for no whole game; the page says so with its figures."""
    explained, played, collected = whole(game, printed)
    takes = explained + played + collected
    assert planned(game, printed / game).with_whole_game(played) == takes > HOUR
    own = " ".join(own_text(pages["teachers.html"].text, printed, game).split())
    assert (
        f"about {takes} minutes: {explained} to explain, {played} to play, {collected} to clear"
        in own
    )
    assert f"In {HOUR} minutes, the class plays a part." in own
    assert "whole game fits" not in pages["teachers.html"].text


@pytest.mark.parametrize("time", [30, HOUR, 52, 53, 60, 68, 83, 90])
def test_games_whose_whole_game_fits_come_first(printed: Path, time: int) -> None:
    games = [GamePage(game, printed) for game in GAMES]
    ordered = class_needs.by_fitness(games, "a4", time=time)
    fits = [sum(whole(game.name, printed)) <= time for game in ordered]
    assert fits == sorted(fits, reverse=True)
    assert sum(fits) == {53: 3, 60: 3, 68: 4, 83: 5, 90: 5}.get(time, 0)
    assert [game.name for game in class_needs.by_fitness(games, "a4", 3)][-1] == "nations"


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_ends_with_the_collecting_of_the_decks(printed: Path, game: str) -> None:
    plan = planned(game, printed / game)
    for steps in filter(None, (plan.first, plan.second)):
        assert steps[-1].ends - steps[-1].begins == COLLECTING
        assert "collects it" in plain(steps[-1].told)


def test_plans_speak_of_tables_and_of_lessons(pages: Pages) -> None:
    text = pages["teachers.html"].text
    for unclear in ("All pairs", "Each pair", "next pair", "A first hour", "(US Letter"):
        assert unclear not in text


def test_a_subject_of_ones_own_has_the_commands_for_a_class(pages: Pages) -> None:
    text = " ".join(pages["teachers.html"].text.split())
    assert "cardwright new composers" in text
    assert "cardwright deck composers --copies 7 --palette low-ink" in text
    assert "cardwright build composers" in text
    assert "manual.html#install-it" in {link["href"] for link in pages["teachers.html"].all("a")}


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
    assert html.count('class="to-copy"') == 2
    prose = re.sub(r"<pre.*?</pre>", "", html, flags=re.DOTALL)
    assert not re.search(r"cardwright\s+(deck|build)|--\w", prose)
