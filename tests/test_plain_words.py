"""Plain English at the table (the judge, lessons, laws, guides), and in manuals and messages."""

import ast
import re
from pathlib import Path

import pytest

from cardwright.ledger import load_ledger
from cardwright.ledger.games import GAMES
from cardwright.printing.guides import load_guide, load_minute, load_teachers, plain
from cardwright.printing.guides.tree import runs_of
from tests.messages import PACKAGE, docstrings, messages, sources, written
from tests.plain_words import lapses, prose, technical_lapses
from tests.reading_ease import grade
from tests.taught import lessons

ROOT = Path(__file__).parents[1]
FOLDERS = ("card_art", "generator", "seeds", "site", "templates", "tests")
#: Pages for people who use the program or change it.
PAGES = (
    *(ROOT / f"{name}.md" for name in ("README", "CONTRIBUTING", "SECURITY", "CHANGELOG")),
    *(page for folder in FOLDERS for page in sorted((ROOT / folder).rglob("README.md"))),
    *sorted((ROOT / "site/docs").glob("manual*.md")),
)
#: Sentences that may be longer than others, by their first words, each with its reason.
LONGER = {
    "The manual is on the website": "it lists the pages of the manual",
}
ENGINE = Path(__file__).parents[1] / "generator/cardwright/engine/games"


def spoken(game: str) -> list[str]:
    """The sentences of the judge and of the story of a game; a fact stands as a name."""
    folder = ENGINE / game.replace("-", "_")
    found = []
    for path in [*folder.glob("*messages.py"), *folder.glob("*sentences.py")]:
        tree = ast.parse(path.read_text("utf-8"))
        texts = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)]
        own = ast.get_docstring(tree, clean=False)
        said = [t for t in texts if isinstance(t, str) and t.endswith(".") and t != own]
        found += [re.sub(r"\{[^}]*\}", "Ann", text) for text in said if "\n" not in text]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_engine_speaks_plainly(game: str) -> None:
    found = spoken(game)
    assert len(found) > 10
    assert not [*lapses(found, mean=14, longest=30, game=game)]


@pytest.mark.parametrize("game", GAMES)
def test_lessons_are_told_plainly(game: str) -> None:
    told = [judged.lesson for judged in lessons(game)]
    found = [text for each in told for text in (each.title, each.story, each.question)]
    assert not [*lapses(found, mean=12, longest=32, game=game)]


@pytest.mark.parametrize("game", GAMES)
def test_guides_use_the_words_of_the_game(game: str) -> None:
    loaded = [load(load_ledger(game)) for load in (load_guide, load_teachers, load_minute)]
    blocks = [block for guide in loaded if guide for block in guide.blocks]
    found = [plain(run) for block in blocks for run in runs_of(block)]
    assert not [*lapses(found, mean=14, longest=25, game=game)]


@pytest.mark.parametrize("game", GAMES)
def test_the_law_is_stated_plainly(game: str) -> None:
    """It restates rules of the nineteenth century, a rule in a sentence where it can."""
    ledger = load_ledger(game)
    assert not [*lapses([clause.text for clause in ledger.clauses], mean=22, longest=45)]
    answered = [text for q in ledger.questions for text in (q.question, q.answer, q.reason)]
    assert not [*lapses(answered, mean=18, longest=50)]


@pytest.mark.parametrize(
    ("game", "sentence"),
    [
        ("sixty-six", "Ann announces sixty-six, and play stops."),
        ("sixty-six", "You may declare the marriage for forty."),
        ("sixty-six", "You may trade the Nine for the turn-up."),
        ("court", "Ann goes on, and declares nothing."),
        ("court", "A player did not follow when bound to."),
        ("court", "The cards are shuffled anew."),
        ("card-tennis", "A volley is met by a net."),
        ("card-tennis", "A return must come; a volley does not do."),
        ("nations", "It wins the trick, for it is a Star card."),
        ("portrait-authors", "The group is told first, likewise the author."),
        ("court", " ".join(["and then a card is played"] * 6) + "."),
    ],
)
def test_a_sentence_of_the_old_kind_is_found(game: str, sentence: str) -> None:
    assert [*lapses([sentence], mean=99, longest=30, game=game)]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: f"{page.parent.name}/{page.stem}")
def test_a_page_is_plain_english(page: Path) -> None:
    found = prose(page.read_text("utf-8"))
    assert len(found) > 4
    assert not [*technical_lapses(found, LONGER)]
    assert grade(" ".join(found)) <= 9


def test_messages_hints_and_help_are_plain_english() -> None:
    found = [
        text
        for path in sources()
        for text in messages(path.read_text("utf-8"), yields="press" in path.parts)
    ]
    assert len(found) > 1000
    assert not [*technical_lapses(found)]


def test_sheets_boxes_trackers_and_lessons_are_plain_english() -> None:
    """A folded sheet has steps for the eye, and a move may win “Whatever Ann plays”."""
    found = [
        text
        for folder in ("drawing", "lessons", "printing")
        for path in sorted((PACKAGE / folder).rglob("*.py"))
        for text in written(path.read_text("utf-8"))
    ]
    assert len(found) > 100
    assert not [*technical_lapses(text for text in found if not text.startswith("Whatever X"))]


def test_public_docstrings_are_plain_english() -> None:
    found = [*docstrings()]
    assert len(found) > 300
    assert not [*technical_lapses(found)]


@pytest.mark.parametrize(
    "sentence",
    [
        "Whoever prints the deck takes good card.",
        "The size of a card stands in scene/card_format.py and nowhere else.",
        "A message says what is told of it.",
        "Somebody else may have made the files that you check.",
        "What follows the heading is the back cover.",
        "Where a program is missing its tests are skipped.",
        "mend the template",
        "it wants a list of seats",
        "The ledger is beside the deck, likewise the box.",
        " ".join(["and then a card is drawn"] * 6) + ".",
        "Where it is missing: the deck lies in the margin, which the printer leaves blank.",
    ],
)
def test_a_technical_sentence_of_the_old_kind_is_found(sentence: str) -> None:
    assert [*technical_lapses([sentence])]


def test_every_sentence_of_a_module_is_collected() -> None:
    source = '''
"""A module."""
STEPS = ("Fold the sheet.", "a name", f"Cut {here} at the marks.")
def told():
    """A docstring."""
    yield "Lay it down" " and glue it." if True else "No."
'''
    assert [*written(source)] == [
        "Fold the sheet.",
        "Cut X at the marks.",
        "Lay it down and glue it.",
    ]


def test_every_kind_of_message_is_collected() -> None:
    source = '''
@click.command()
@click.option("--to", help="A help.")
def made(place):
    """A command."""
    why = f"A reason for {place}."
    complain("A fault.", "A remedy." if place else "Another.")
    yield "A broken rule."
    raise InputError(why, hint="A hint.")
'''
    found = {*messages(source, yields=True)}
    assert found >= {"A help.", "A command.", "A reason for X.", "A fault.", "A remedy."}
    assert found >= {"Another.", "A broken rule.", "A hint."}
    assert "A broken rule." not in {*messages(source)}
