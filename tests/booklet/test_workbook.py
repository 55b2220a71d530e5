"""The workbooks: a sheet for each lesson, what is before them, and the answers behind them."""

from __future__ import annotations

import io
import re
from functools import cache
from typing import NamedTuple

import pikepdf
import pytest

from cardwright.drawing.scene.inks import PALETTES
from cardwright.drawing.scene.paper import PAPERS
from cardwright.ledger import load_ledger
from cardwright.ledger.games import GAMES
from cardwright.lessons import LessonQuestion
from cardwright.printing.books import HANDOUT, workbook_pdf
from cardwright.printing.books.course import CourseLesson, course
from cardwright.printing.guides import GuideTable, load_teachers, plain
from cardwright.printing.sheets.plan import deck_batches
from cardwright.printing.sheets.plan import sheets as deck_sheets
from tests.booklet_text import bare, stands
from tests.booklet_text import sheets as pages_of
from tests.pdf import verapdf
from tests.taught import lessons
from tests.tiers import every, few

#: The games whose workbooks are read; in the quick tests one of them.
READ = every(len(GAMES), GAMES, deep=2)


@cache
def workbook(game: str) -> bytes:
    return workbook_pdf(load_ledger(game), HANDOUT, PALETTES["color"])


@cache
def texts(game: str) -> tuple[str, ...]:
    return pages_of(workbook(game))


@cache
def sheets(game: str) -> tuple[str, ...]:
    return tuple(map(bare, texts(game)))


@cache
def lessons_of(game: str) -> tuple[CourseLesson, ...]:
    return course(lessons(game), load_ledger(game))


def answers_at(game: str) -> int:
    """The index of the first page of the answers."""
    return next(n for n, sheet in enumerate(sheets(game)) if "Theanswers" in sheet[:60])


class Placed(NamedTuple):
    """A lesson and the index of the page on which it begins."""

    lesson: CourseLesson
    page: int


@cache
def placed(game: str) -> tuple[Placed, ...]:
    """The lessons, each on the one page that has its number, its title and a line for a name."""
    found = []
    for lesson in lessons_of(game):
        head = bare(f"{lesson.number} {lesson.judged.lesson.title}") + "Name"
        (page,) = (n for n, sheet in enumerate(sheets(game)) if head in sheet[:160])
        found.append(Placed(lesson, page))
    return tuple(found)


@cache
def second_pages(game: str) -> dict[int, int]:
    """The index of the page that tells what happened in a whole deal, by the number of a lesson."""
    found = {}
    for lesson in lessons_of(game):
        if lesson.whole:
            head = bare(f"{lesson.number} What happened") + "Name"
            (found[lesson.number],) = (
                n for n, sheet in enumerate(sheets(game)) if head in sheet[:160]
            )
    return found


def keys(game: str) -> dict[int, str]:
    """The bare text of the answers to each lesson, by its number."""
    answers = "".join(sheets(game)[answers_at(game) :])
    found, at = {}, 0
    heads = [
        bare(f"{lesson.number} {lesson.judged.lesson.title} p. {page + 1}")
        for lesson, page in placed(game)
    ]
    places = []
    for head in heads:
        at = answers.index(head, at)
        places.append(at)
    for (lesson, _), start, end in zip(placed(game), places, [*places[1:], None], strict=True):
        found[lesson.number] = answers[start:end]
    return found


# ---------------------------------------------------------------- the sheets


@pytest.mark.full
@pytest.mark.parametrize("game", READ)
def test_a_lesson_is_one_page_and_what_happened_is_behind_all_lessons(game: str) -> None:
    pages = [page for _, page in placed(game)]
    assert pages == [*range(pages[0], pages[0] + len(pages))]
    second = [*second_pages(game).values()]
    assert second == [*range(second[0], second[0] + len(second))]
    assert (second[0] + 1) % 2 == 1  # the front of a leaf
    for begin, end in ((pages[-1] + 1, second[0]), (second[-1] + 1, answers_at(game))):
        left = sheets(game)[begin:end]
        assert len(left) <= 1
        assert all("Notes" in sheet for sheet in left)  # a page before a leaf is to write on


@pytest.mark.parametrize("game", READ)
def test_a_question_stands_on_the_page_of_its_pictures_and_choices(game: str) -> None:
    for lesson, page in placed(game):
        sheet = sheets(game)[page]
        judged = lesson.judged
        assert stands(judged.lesson.story, sheet)
        asked_here = judged.questions[:1] if judged.lesson.kind == "order" else judged.questions
        for asked in asked_here:
            assert bare(asked.question) in sheet
            for choice in asked.choices:
                assert bare(choice.label) in sheet
            if asked.hand and judged.lesson.kind != "order":
                assert bare(f"{asked.hand.player} holds: {asked.hand.text}") in sheet


@pytest.mark.parametrize("game", GAMES)
def test_a_story_says_what_the_table_has_agreed(game: str) -> None:
    """The sheets have no other place for it."""
    for lesson in lessons_of(game):
        for option in lesson.judged.lesson.setting.options:
            assert option in lesson.judged.lesson.story.lower()


@pytest.mark.parametrize("game", READ)
def test_each_sheet_says_once_when_its_cards_are_held(game: str) -> None:
    for lesson, page in placed(game):
        told = texts(game)[second_pages(game).get(lesson.number, page)]
        moments = re.findall(r"(?i)\bcards (?:now|before|as they were dealt)", told)
        assert len(moments) == 1
        for part in lesson.judged.parts:
            if lesson.whole and part.first.stop:
                assert bare(f", {part.place}") in sheets(game)[page]


@pytest.mark.parametrize("game", READ)
def test_the_hint_says_what_to_tick(game: str) -> None:
    hints = {
        "allowed": "Tick all that the rules allow, wise or not.",
        "cannot miss": "Tick each call that cannot miss.",
        "right": "Tick the right answer.",
        "best": "Tick one.",
    }
    for lesson, page in placed(game):
        asked_here = [] if lesson.judged.lesson.kind == "order" else lesson.judged.questions
        for asked in asked_here:
            verdicts = {choice.verdict for choice in asked.choices}
            meant = {hints[verdict] for verdict in hints.keys() & verdicts} or {
                "Tick each right answer: there may be several."
            }
            shown = [hint for hint in meant if bare(asked.question + hint) in sheets(game)[page]]
            assert len(shown) == 1


@pytest.mark.parametrize("game", READ)
def test_a_whole_deal_asks_on_its_first_page_and_tells_on_its_second(game: str) -> None:
    for lesson, page in placed(game):
        if not lesson.whole:
            continue
        judged = lesson.judged
        front, back = sheets(game)[page], sheets(game)[second_pages(game)[lesson.number]]
        assert front.count("Because") == len(judged.questions)  # a line for each question
        assert bare(judged.lesson.question) in back
        assert judged.sheet
        for line in judged.sheet.lines:  # the last question is left to the pupil
            assert bare(str(line.facts["reason"])) not in back
        for part in judged.parts:
            act = part.statements[0].text
            assert bare(act) in back
            if part.first.stop and chosen(act, part.first.stop):
                assert bare(act) not in front


def chosen(act: str, asked: LessonQuestion) -> bool:
    """True if what was done at the table is one of the choices, whose first word is a verb."""
    return any(choice.label.partition(" ")[2] in act for choice in asked.choices)


@pytest.mark.parametrize("game", READ)
def test_choices_are_lettered_alike_in_question_and_key(game: str) -> None:
    for lesson, page in placed(game):
        for asked in lesson.judged.questions:
            if lesson.judged.lesson.kind == "order":
                continue
            for letter, choice in zip("ABCDEFGHIJKLMNOP", asked.choices, strict=False):
                assert bare(letter + choice.label) in sheets(game)[page]
                assert bare(letter + choice.label) in keys(game)[lesson.number]


# ---------------------------------------------------------------- the answers


@pytest.mark.parametrize("game", READ)
def test_the_answers_begin_a_leaf_behind_all_lessons(game: str) -> None:
    first = answers_at(game)
    assert (first + 1) % 2 == 1
    assert all(page < first for _, page in placed(game))


def letters(asked: LessonQuestion) -> str:
    named = zip("ABCDEFGHIJKLMNOP", asked.choices, strict=False)
    return ", ".join(letter for letter, choice in named if choice.ok)


@pytest.mark.parametrize("game", READ)
def test_a_key_has_page_and_letters_in_a_line_and_the_reason_for_every_choice(game: str) -> None:
    for lesson, page in placed(game):
        judged, key = lesson.judged, keys(game)[lesson.number]
        if judged.lesson.kind == "order":
            continue
        several = len(judged.questions) > 1
        told = "; ".join(
            f"{number}: {letters(asked)}" if several else letters(asked)
            for number, asked in enumerate(judged.questions, 1)
        )
        assert bare(f"p. {page + 1} · {told}") in key
        for asked in judged.questions:
            for choice in (*asked.choices, *asked.unasked):
                assert stands(choice.text, key)


@pytest.mark.parametrize("game", READ)
def test_a_key_names_every_card_of_the_hand_that_is_asked_about(game: str) -> None:
    form_asks = game == "portrait-authors"  # there one asks for cards of others
    for lesson, _ in placed(game):
        for asked in lesson.judged.questions:
            if (
                asked.hand
                and asked.moves
                and not form_asks
                and lesson.judged.lesson.kind != "order"
            ):
                for _, name in asked.hand.cards:
                    assert bare(name).lower() in keys(game)[lesson.number].lower()


@pytest.mark.parametrize("game", READ)
def test_the_key_of_moves_to_order_prints_their_order(game: str) -> None:
    for lesson, page in placed(game):
        judged = lesson.judged
        if judged.lesson.kind != "order":
            continue
        named = {
            each.key: letter
            for letter, each in zip("ABCDEFGH", judged.questions[0].choices, strict=False)
        }
        order = [next(c.key for c in asked.choices if c.ok) for asked in judged.questions]
        told = ", ".join(named[key] for key in order)
        assert sorted(named.values()) == sorted(named[key] for key in order)
        assert bare(f"p. {page + 1} · {told}") in keys(game)[lesson.number]


# ---------------------------------------------------------------- before the lessons


@pytest.mark.parametrize("game", READ)
def test_the_contents_list_each_lesson_with_its_page(game: str) -> None:
    listed = next(sheet for sheet in sheets(game) if "Contents" in sheet[:60])
    for lesson, page in placed(game):
        line = f"{lesson.number}{lesson.judged.lesson.title}{lesson.aim}"
        figures = f"{lesson.level}{lesson.minutes}{page + 1}"
        if lesson.whole:
            figures += f",{second_pages(game)[lesson.number] + 1}"
        assert bare(line + figures) in listed
        assert bare(lesson.judged.lesson.level) in listed


@pytest.mark.parametrize("game", READ)
def test_the_plan_names_lessons_with_their_pages(game: str) -> None:
    plan = next(sheet for sheet in sheets(game) if "Sixhours" in sheet[:60])
    for lesson, page in placed(game):
        in_class = bare(f"{lesson.number} {lesson.judged.lesson.title} (p. {page + 1})")
        assert in_class in plan or bare(f"{lesson.number} (p. {page + 1})") in plan


@pytest.mark.parametrize("game", READ)
def test_a_page_for_teachers_stands_before_the_lessons(game: str) -> None:
    first = placed(game)[0].page
    assert "Forteachers" in sheets(game)[first - 1][:60]
    assert "Agesandtips" in sheets(game)[first - 1]  # all of it is on this page


# ---------------------------------------------------------------- type


@pytest.mark.parametrize("game", READ)
def test_no_name_begins_small_and_no_sentence_ends_twice(game: str) -> None:
    text = " ".join(" ".join(texts(game)).split())
    hands = [hand for lesson in lessons_of(game) for hand in lesson.judged.hands]
    names = {name for hand in hands for _, name in hand.cards if " " in name}
    players = {player for lesson in lessons_of(game) for player in lesson.judged.lesson.players}
    small = {name[:1].lower() + name[1:] for name in names if name[:1].isupper()}
    small |= {f"{player.lower()}:" for player in players}
    assert [name for name in small if re.search(rf"(?<!\w){re.escape(name)}", text)] == []
    assert re.findall(r".{20}(?<!\.)\.\.(?!\.)", text) == []


# ---------------------------------------------------------------- teachers


@pytest.mark.parametrize("game", GAMES)
def test_teachers_are_told_how_many_sheets_their_decks_take(game: str) -> None:
    ledger = load_ledger(game)
    teachers = load_teachers(ledger)
    assert teachers
    (table,) = (block for block in teachers.blocks if isinstance(block, GuideTable))
    head = [plain(cell) for cell in table.head]
    paper = PAPERS["a4"]
    one = len(list(deck_sheets(deck_batches(ledger, paper), paper)))
    assert {plain(row[0]) for row in table.rows[1:]} == {"12", "30"}
    for row in table.rows:
        told = dict(zip(head, map(plain, row), strict=True))
        assert int(told["Sheets of card"]) == int(told["Decks"]) * one
        assert told["Trackers"] == told["Decks"]


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_that_is_named_to_teachers_is_one_of_the_course(game: str) -> None:
    teachers = load_teachers(load_ledger(game))
    assert teachers
    titles = {lesson.judged.lesson.title for lesson in lessons_of(game)}
    assert {name.rstrip(".") for name in re.findall(r"lesson “([^”]+)”", teachers.text)} <= titles


@pytest.mark.deep
@pytest.mark.parametrize("game", few(5, GAMES))
def test_verapdf_accepts_every_workbook(game: str) -> None:
    assert verapdf.accessible(workbook(game)).faults == ()


@pytest.mark.long
def test_without_the_lines_of_drawings_verapdf_makes_the_same_checks() -> None:
    with pikepdf.open(io.BytesIO(workbook("card-tennis"))) as pdf:
        del pdf.Root.MarkInfo
        out = io.BytesIO()
        pdf.save(out)
    thinned = verapdf.accessible(out.getvalue())
    assert thinned.faults
    assert thinned == verapdf.validate(out.getvalue())
