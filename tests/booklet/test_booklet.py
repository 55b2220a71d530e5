"""The booklets: everything that the ledger says is in them, for every reader."""

import hashlib
import io
import os
import re
import subprocess
import sys
from dataclasses import replace
from functools import cache

import pikepdf
import pypdfium2
import pytest

from generator.booklet import booklet_pdf
from generator.booklet.flow import HEIGHT, WIDTH
from generator.booklet.front import dated, players_line
from generator.engine.games import GAMES
from generator.engine.ledger import load_ledger
from generator.guides import Cards, load_guide
from generator.lessons import Judged
from generator.pdf.units import POINTS_PER_MM
from generator.scene.inks import PALETTES
from tests.pdf import verapdf
from tests.taught import lessons
from tests.tiers import every

CHAPTERS = [
    "How to play",
    "The rules, clause by clause",
    "What we reconstructed, and why",
    "Try it",
    "Sources and colophon",
]


def chapters(game: str) -> list[str]:
    """The chapters of a booklet; not every game has lessons."""
    return [title for title in CHAPTERS if title != "Try it" or lessons(game)]


@cache
def booklet(game: str) -> bytes:
    return booklet_pdf(game, PALETTES["color"])


def bare(text: str) -> str:
    """The text without white space, asterisks of italics, and hyphens, which may end a line."""
    return re.sub(r"[\s*\u00a0\u0002\ufffe-]+", "", text)


@cache
def words(game: str) -> str:
    """All the text of a booklet without white space, and without what stands in the margins."""
    title = load_ledger(game).title
    out = ""
    with pypdfium2.PdfDocument(booklet(game)) as pdf:
        for number, page in enumerate(pdf, start=1):
            text = bare(page.get_textpage().get_text_range())
            heads = [f"{number}{bare(title)}{bare(chapter)}" for chapter in CHAPTERS]
            for head in [*heads, str(number)]:
                if text.startswith(head):
                    text = text.removeprefix(head)
                    break
            out += text
    return out


def lacking(game: str, texts: list[str]) -> list[str]:
    return [text for text in texts if bare(text) not in words(game)]


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_is_there_with_its_name_and_its_place(game: str) -> None:
    clauses = load_ledger(game).clauses
    assert lacking(game, [clause.id for clause in clauses]) == []
    assert lacking(game, [clause.text for clause in clauses]) == []
    assert lacking(game, [clause.place for clause in clauses if clause.kind != "ruling"]) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_question_is_there_with_readings_answer_and_reason(game: str) -> None:
    questions = load_ledger(game).questions
    assert lacking(game, [q.id + q.question for q in questions]) == []
    assert lacking(game, [q.answer for q in questions]) == []
    assert lacking(game, [q.reason for q in questions]) == []
    readings = [reading for q in questions if len(q.readings) > 1 for reading in q.readings]
    assert lacking(game, readings) == []


@pytest.mark.parametrize("game", GAMES)
def test_what_is_ours_is_marked_in_word_and_sign(game: str) -> None:
    ledger = load_ledger(game)
    ours = [clause for clause in ledger.clauses if clause.ours]
    assert words(game).count("❧ours") == len(ours) + 1  # and once where the sign is explained


@pytest.mark.parametrize("game", GAMES)
def test_cover_and_colophon_say_what_they_must(game: str) -> None:
    ledger = load_ledger(game)
    cover = words(game)[:900]
    said = (ledger.title, players_line(ledger), ledger.maker, ledger.place, dated(ledger.year))
    for text in (*said, "made playable again by Cardwright"):
        assert bare(text) in cover
    assert lacking(game, [ledger.source.title, ledger.source.condition]) == []
    assert lacking(game, [reference.text for reference in ledger.references]) == []
    assert lacking(game, ["SIL Open Font License", "are rulings of this edition"]) == []
    assert (bare("no likeness is claimed") in words(game)) == bool(ledger.authors)


@pytest.mark.parametrize("game", GAMES)
def test_pages_are_of_one_size_and_fold_into_sheets_of_four(game: str) -> None:
    with pikepdf.open(io.BytesIO(booklet(game))) as pdf:
        assert len(pdf.pages) % 4 == 0
        for page in pdf.pages:
            size = [float(value) / POINTS_PER_MM for value in page.mediabox[2:]]
            assert size == pytest.approx([WIDTH, HEIGHT], abs=0.01)


@pytest.mark.parametrize("game", GAMES)
def test_every_font_is_embedded(game: str) -> None:
    with pikepdf.open(io.BytesIO(booklet(game))) as pdf:
        fonts = [o for o in pdf.objects if isinstance(o, pikepdf.Dictionary) and is_font(o)]
        assert fonts
        for font in fonts:
            assert "/FontFile2" in font.FontDescriptor


def is_font(entry: pikepdf.Object) -> bool:
    return str(entry.get("/Type")) == "/Font"


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_cited_in_the_guide_can_be_reached_from_it(game: str) -> None:
    cited = load_guide(game).clause_ids
    with pikepdf.open(io.BytesIO(booklet(game))) as pdf:
        links = [link for page in pdf.pages for link in page.obj.get("/Annots", [])]
        told = {str(link.Contents) for link in links}
        places = {page.obj.objgen for page in pdf.pages}
        for link in links:
            assert "/A" in link or target(pdf, link.Dest).objgen in places
    assert {f"Clause {name}" for name in cited} <= told


def target(pdf: pikepdf.Pdf, place: pikepdf.Object) -> pikepdf.Object:
    """The page that a destination, given by name or in full, leads to."""
    full = pdf.Root.Dests[str(place)] if isinstance(place, pikepdf.Name) else place
    return full[0]


@pytest.mark.parametrize("game", GAMES)
def test_drawn_cards_are_named_for_those_who_cannot_see_them(game: str) -> None:
    rows = [block for block in load_guide(game).blocks if isinstance(block, Cards)]
    with pikepdf.open(io.BytesIO(booklet(game))) as pdf:
        elements = [o for o in pdf.objects if isinstance(o, pikepdf.Dictionary)]
        figures = [str(o.Alt) for o in elements if str(o.get("/S")) == "/Figure"]
    shown = sum(map(len, map(pictured, lessons(game))))
    assert len(figures) == len(rows) + shown + 2  # and the fan on the cover, and the back cover
    assert all(figures)


def pictured(lesson: Judged) -> list[object]:
    """What of a lesson is drawn: every hand, and the cards on every table where there are any."""
    hands: list[object] = [] if lesson.asked and lesson.asked.moves else [*lesson.hands]
    if lesson.lesson.kind == "score" and all(len(hand.cards) == 1 for hand in lesson.hands):
        hands = [hands]  # last cards stand in one row
    for asked in lesson.questions:
        hands += [asked.hand] if asked.hand else []
        hands += [asked.table] if asked.table.lying else []
    return hands


@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_is_there_its_questions_before_all_answers(game: str) -> None:
    text = words(game)
    for lesson in lessons(game):
        assert bare(lesson.lesson.story) in text
        for asked in lesson.questions:
            assert bare(asked.question) in text
            answers = text[text.rindex("Theanswers") :]
            for choice in asked.choices:
                assert bare(choice.label)[1:] in answers
                assert bare(choice.text) in answers


@pytest.mark.parametrize("game", GAMES)
def test_the_outline_leads_to_every_chapter(game: str) -> None:
    with pikepdf.open(io.BytesIO(booklet(game))) as pdf, pdf.open_outline() as outline:
        titles = [item.title for item in outline.root]
    assert titles == [load_ledger(game).title, "Contents", *chapters(game)]


@pytest.mark.parametrize("game", every(len(GAMES), GAMES, start=GAMES.index("card-tennis")))
def test_verapdf_accepts_every_booklet(game: str) -> None:
    assert verapdf.validate(booklet(game)).faults == ()


def test_the_same_bytes_whatever_the_hash_seed_and_the_time_zone() -> None:
    code = (
        "import hashlib; from generator.booklet import booklet_pdf; "
        "from generator.scene.inks import PALETTES; "
        "print(hashlib.sha256(booklet_pdf('court', PALETTES['color'])).hexdigest())"
    )
    changed = os.environ | {"PYTHONHASHSEED": "7", "TZ": "Asia/Tokyo"}
    run = subprocess.run(
        [sys.executable, "-c", code], env=changed, capture_output=True, text=True, check=True
    )
    assert run.stdout.strip() == hashlib.sha256(booklet("court")).hexdigest()


@pytest.mark.parametrize("palette", every(2, ["grayscale", "low-ink"]))
def test_every_palette_prints(palette: str) -> None:
    assert booklet_pdf("court", PALETTES[palette]).startswith(b"%PDF-1.7")


def test_players_are_told_as_people_say_it() -> None:
    court = load_ledger("court")

    def line(*players: int) -> str:
        return players_line(replace(court, players=players))

    assert line(4) == "Rules for four players"
    assert line(2, 4) == "Rules for two or four players"
    assert line(2, 3, 4) == "Rules for two, three or four players"
    assert line(*range(2, 9)) == "Rules for two to eight players"
