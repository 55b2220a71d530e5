"""Lessons that decks of lists make themselves: each answer is found again without the engine."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path

import pytest

from cardwright.building.own_decks import check
from cardwright.drawing.scene.inks import PALETTES
from cardwright.ledger import Ledger
from cardwright.ledger.own_deck import OwnGame
from cardwright.lessons import LessonQuestion
from cardwright.lessons.made import MadeSheet, made_lessons
from cardwright.lessons.made.hints import blanked
from cardwright.lists.ledgers import ledger_of
from cardwright.printing.books import HANDOUT, handouts_pdf
from tests.booklet_text import bare, sheets
from tests.own_decks import ledger_like, written
from tests.pdf import verapdf
from tests.plain_words import lapses
from tests.reading_ease import grade

SAMPLE = Path(__file__).parents[2] / "templates/decks/sample"


#: Rows of a list without other columns.
TREES = (
    ("Leaf trees", "Oak"),
    ("Leaf trees", "Beech"),
    ("Leaf trees", "Lime tree"),
    ("Needle trees", "Fir"),
    ("Needle trees", "Pine"),
    ("Needle trees", "Larch"),
)


@cache
def sample() -> Ledger:
    return ledger_of(check(SAMPLE).deck, {})


@cache
def made(sizes: tuple[int, ...], game: OwnGame = "quartets") -> tuple[MadeSheet, ...]:
    return made_lessons(ledger_like(game, sizes))


@cache
def rows() -> Mapping[str, Mapping[str, str]]:
    """The rows of the sample by name, read from its file."""
    with (Path(__file__).parent / "sample.csv").open(encoding="utf-8", newline="") as file:
        return {row["Name"]: row for row in csv.DictReader(file)}


def right(asked: LessonQuestion) -> list[str]:
    return [choice.label for choice in asked.choices if choice.ok]


def of_list(made: Sequence[MadeSheet]) -> list[LessonQuestion]:
    """The questions about the list."""
    return [asked for sheet in made if not sheet.moment for asked in sheet.questions]


# ------------------------------------------------------------------ the list

#: What is asked, and the column that has the answer.
QUESTIONS = {
    r"Which of these (belongs|does not belong) to the group (?P<cell>.+)\?": "Group",
    r"Which card has the work “(?P<cell>.+)”\?": "Work",
    r"Which card has the years (?P<cell>.+)\?": "Years",
    r"Which card has this text\? “(?P<cell>.+)”": "Text",
}


def answered(text: str, choices: Sequence[str]) -> list[str]:
    """The right choices of a question about the sample, by its file."""
    group = re.fullmatch(r"To which group does (.+) belong\?", text)
    if group:
        return [choice for choice in choices if rows()[group[1]]["Group"] == choice]
    (column, cell), *others = [
        (column, found["cell"])
        for pattern, column in QUESTIONS.items()
        if (found := re.fullmatch(pattern, text))
    ]
    assert not others
    outside = "does not belong" in text
    return [choice for choice in choices if (rows()[choice][column] == cell) != outside]


def test_each_question_about_the_list_has_the_answer_of_the_list_and_no_other() -> None:
    asked = of_list(made_lessons(sample()))
    assert len(asked) > 30
    for each in asked:
        choices = [choice.label for choice in each.choices]
        assert len(set(choices)) == len(choices) >= 3, each.question
        assert answered(each.question, choices) == right(each), each.question
        assert len(right(each)) == 1, each.question


def test_names_are_matched_with_their_own_cells_and_no_cell_fits_two() -> None:
    matched = [sheet for sheet in made_lessons(sample()) if sheet.matching]
    assert [sheet.id for sheet in matched] == ["match-work", "match-years", "match-text"]
    for sheet in matched:
        column = sheet.id.removeprefix("match-").capitalize()
        assert sheet.matching
        names, values = sheet.matching.names, sheet.matching.values
        cells = [values[answer] for answer in sheet.matching.answers]
        assert cells == [rows()[name][column] for name in names]
        assert len(set(values)) == len(values) == len(names) >= 8
        assert sorted(sheet.matching.answers) == [*range(len(values))]


def test_the_quiz_has_ten_questions_of_all_kinds_on_different_cards() -> None:
    quiz = made_lessons(sample())[-1]
    assert quiz.id == "quiz"
    assert len({asked.question for asked in quiz.questions}) == 10
    kinds = {re.split(r"[“\d]|the group| does ", asked.question)[0] for asked in quiz.questions}
    assert len(kinds) >= 5
    assert len({*map(str, map(right, quiz.questions))} - {"['Baroque']"}) >= 9


def listed(lines: Sequence[str], folder: Path) -> tuple[MadeSheet, ...]:
    return made_lessons(ledger_of(check(written(folder, lines)).deck, {}))


def test_without_years_works_and_texts_there_are_fewer_sheets(tmp_path: Path) -> None:
    lines = ["Group,Name", *(f"{group},{name}" for group, name in TREES)]
    ids = [sheet.id for sheet in listed(lines, tmp_path)]
    assert (ids[0], ids[-1]) == ("groups", "quiz")
    assert {one.partition("-")[0] for one in ids} == {"groups", "ask", "certain", "quiz"}


def test_a_text_is_shown_without_the_name_or_not_at_all(tmp_path: Path) -> None:
    texts = (
        "An oak can live for a thousand years.",
        "Beeches.",
        "Bees love the blossoms, and so do we.",
        "Firs keep their needles in the winter.",
        "The pines smell best in the sun.",
        "It drops its needles in the autumn.",
    )
    lines = [f"{g},{n},{t!r}" for (g, n), t in zip(TREES, texts, strict=True)]
    found = listed(["Group,Name,Text", *(line.replace("'", '"') for line in lines)], tmp_path)
    shown = {right(one)[0]: one.question for one in of_list(found) if "this text" in one.question}
    assert "“An ____ can live for a thousand years.”" in shown["Oak"]
    assert "“The ____ smell best in the sun.”" in shown["Pine"]
    assert "“____ keep their needles in the winter.”" in shown["Fir"]
    assert "Beech" not in shown
    assert "Bees love" in shown["Lime tree"]


def test_a_group_that_its_card_names_is_not_asked_for(tmp_path: Path) -> None:
    lines = ["Group,Name", *(f"{group},{name}" for group, name in TREES)]
    for asked in of_list(listed(lines, tmp_path)):
        assert right(asked) not in (["Lime tree"], ["Leaf trees"]) or "Lime" not in asked.question
        assert not ("the group Leaf" in asked.question and right(asked) == ["Lime tree"])


def test_a_cell_of_two_cards_is_never_the_question(tmp_path: Path) -> None:
    years = ("1900", "1900", "1901", "1902", "1903", "1904")
    lines = [f"{group},{name},{year}" for (group, name), year in zip(TREES, years, strict=True)]
    found = listed(["Group,Name,Years", *lines], tmp_path)
    asked = [one for one in of_list(found) if "the years" in one.question]
    assert asked
    assert not [one for one in asked if "1900" in one.question]
    matching = next(sheet.matching for sheet in found if sheet.matching)
    assert matching.names
    assert not {"Oak", "Beech"} & {*matching.names}


@pytest.mark.parametrize(
    ("text", "name", "shown"),
    [
        (
            "Dvořák’s son-in-law was a composer.",
            "Antonin Dvorak",
            "____’s son-in-law was a composer.",
        ),
        ("Die Blockflöte ist aus Holz gemacht.", "Flöte", "Die ____ ist aus Holz gemacht."),
        ("The theater of the town is old.", "The Town", "The theater of the ____ is old."),
        ("Foxes live here.", "Fox", ""),
    ],
)
def test_words_of_a_name_are_blank_in_every_form(text: str, name: str, shown: str) -> None:
    assert blanked(text, name) == shown


# ------------------------------------------------------------------ all sheets


def test_sheets_are_the_same_whenever_they_are_made() -> None:
    assert made_lessons(sample()) == made_lessons(sample())
    assert made_lessons(sample()) != made_lessons(ledger_like("quartets", (4, 4, 4)))


def test_no_question_shows_its_answer() -> None:
    for asked in of_list(made_lessons(sample())):
        for answer in right(asked):
            words = set(re.findall(r"\w{4,}", answer))
            assert not [word for word in words if word in asked.question], asked.question


def test_where_all_names_share_a_word_sheets_without_a_question_are_left_out(
    tmp_path: Path,
) -> None:
    lines = ["Group,Name", *(f"Dog {group},Dog {group}{name}" for group in "AB" for name in "xyz")]
    ledger = ledger_of(check(written(tmp_path, lines)).deck, {})
    assert not {"groups", "quiz"} & {sheet.id for sheet in made_lessons(ledger)}
    assert handouts_pdf(ledger, HANDOUT, PALETTES["color"])


@pytest.mark.parametrize("game", ["quartets", "authors"])
def test_sheets_speak_plainly_and_not_of_writers(game: OwnGame) -> None:
    said = [
        text
        for sheet in made((4,) * 5, game)
        for text in (sheet.title, sheet.story, sheet.hint, *spoken(sheet))
    ]
    assert len(said) > 60
    assert not [*lapses(said, mean=12, longest=25, game="portrait-authors")]
    assert grade(" ".join(text for text in said if text.endswith((".", "?")))) <= 7
    unwanted = re.compile(r"writer|author|poet|West & Lee|called|AUTH-", re.IGNORECASE)
    assert not [text for text in said if unwanted.search(text)]


def spoken(sheet: MadeSheet) -> Iterator[str]:
    for asked in sheet.questions:
        yield asked.question
        yield from (choice.text for choice in asked.choices if choice.text)
    yield from (call.text for call in (sheet.moment.heard if sheet.moment else ()))


# ------------------------------------------------------------------ the workbook


@cache
def workbook() -> bytes:
    return handouts_pdf(sample(), HANDOUT, PALETTES["color"])


@cache
def pages() -> tuple[str, ...]:
    return tuple(map(bare, sheets(workbook())))


@pytest.mark.full
def test_each_sheet_is_one_page_and_the_answers_begin_a_leaf() -> None:
    made = made_lessons(sample())
    begun = [n for n, page in enumerate(pages()) if re.search(r"about\d+minutes", page)]
    assert begun == [*range(2, 2 + len(made))]
    behind = [n for n, page in enumerate(pages()) if n > begun[-1] and "Theanswers" in page[:60]]
    answers = behind[0]
    assert answers % 2 == 0, "the front of a leaf"


def test_each_question_is_on_its_page_with_all_choices() -> None:
    for number, sheet in enumerate(made_lessons(sample()), 2):
        for asked in sheet.questions:
            for text in (asked.question, *(choice.label for choice in asked.choices)):
                assert bare(text) in pages()[number], text


def test_answers_have_page_and_letters() -> None:
    made = made_lessons(sample())
    answers = bare(" ".join(sheets(workbook())[2 + len(made) :]))
    for number, sheet in enumerate(made, 1):
        letters = [
            ",".join("ABCDEF"[n] for n, choice in enumerate(asked.choices) if choice.ok)
            for asked in sheet.questions
        ]
        if sheet.matching:
            letters = ["ABCDEFGHIJKL"[answer] for answer in sheet.matching.answers]
        said = "·".join(f"{n}{letter}" for n, letter in enumerate(letters, 1))
        head = f"{number}{sheet.title}p.{number + 2}·"
        assert bare(head + (letters[0] if sheet.moment else said)).lower() in answers.lower()


@pytest.mark.full
def test_the_workbook_is_the_same_to_the_byte_and_leads_nowhere() -> None:
    assert handouts_pdf(sample(), HANDOUT, PALETTES["color"]) == workbook()
    assert b"law.pdf" not in workbook()


@pytest.mark.full
@pytest.mark.parametrize("sizes", [(3, 3), pytest.param((6,) * 13, marks=pytest.mark.deep)])
def test_the_smallest_and_the_largest_deck_have_a_workbook(sizes: tuple[int, ...]) -> None:
    book = handouts_pdf(ledger_like("quartets", sizes), HANDOUT, PALETTES["color"])
    assert len(sheets(book)) >= 2 + len(made(sizes)) + 1


@pytest.mark.deep
def test_verapdf_accepts_the_workbook() -> None:
    assert verapdf.accessible(workbook()).faults == ()
