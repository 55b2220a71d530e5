"""The rulebooks: what a player needs is in them, for every reader, on pages that fold."""

from __future__ import annotations

import hashlib
import io
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import pikepdf
import pytest

from cardwright.drawing.scene.inks import PALETTES
from cardwright.ledger import load_ledger
from cardwright.ledger.games import GAMES
from cardwright.lessons import lessons
from cardwright.printing.books import A5, HALF_LETTER, LARGE, BookPage, rulebook_pdf
from cardwright.printing.books.content import Content
from cardwright.printing.books.drawings import Cards
from cardwright.printing.books.rulebook import rulebook_pages
from cardwright.printing.diagrams import Call
from cardwright.printing.facts import dated, players_line
from cardwright.printing.guides import Block, Figure, Heading, Rounds, Try, load_guide, plain
from cardwright.printing.guides.tree import runs_of
from cardwright.printing.pdf.units import POINTS_PER_MM
from tests.booklet_text import bare, stands
from tests.booklet_text import sheets as pages_of
from tests.pdf import verapdf
from tests.tiers import every, few

COLOR = PALETTES["color"]


@cache
def rulebook(game: str, page: BookPage = A5) -> bytes:
    return rulebook_pdf(load_ledger(game), page, COLOR)


@cache
def sheets(game: str, page: BookPage = A5) -> tuple[str, ...]:
    return pages_of(rulebook(game, page))


@cache
def words(game: str) -> str:
    return bare(" ".join(sheets(game)))


@pytest.mark.quick(1)
@pytest.mark.parametrize("page", every(2, [A5, HALF_LETTER, LARGE]), ids=lambda page: page.name)
def test_pages_are_of_one_size(page: BookPage) -> None:
    with pikepdf.open(io.BytesIO(rulebook("nations", page))) as pdf:
        for each in pdf.pages:
            size = [float(value) / POINTS_PER_MM for value in each.mediabox[2:]]
            assert size == pytest.approx([page.width, page.height], abs=0.01)


@pytest.mark.full
@pytest.mark.parametrize("game", every(5, GAMES))
def test_it_folds_from_sheets_of_four_pages(game: str) -> None:
    for page in (A5, HALF_LETTER):
        assert len(sheets(game, page)) in {12, 16, 20}
    assert "quickreference" in bare(sheets(game)[-1]).casefold()


@pytest.mark.full
@pytest.mark.parametrize("game", every(3, GAMES))
def test_the_cover_says_what_it_is(game: str) -> None:
    ledger = load_ledger(game)
    cover = bare(sheets(game)[0])
    said = (ledger.title, players_line(ledger), ledger.maker, ledger.place, dated(ledger.year))
    for text in (*said, "the rulebook", "made playable again by Cardwright"):
        assert bare(text).casefold() in cover.casefold()


@pytest.mark.quick(1)
@pytest.mark.parametrize("game", every(3, GAMES, start=1))
def test_all_that_the_guide_tells_is_there(game: str) -> None:
    for block in load_guide(load_ledger(game)).blocks:
        for text in runs(block):
            assert stands(text, words(game)), text


def runs(block: Block) -> Iterator[str]:
    """What stands together in a block: paragraphs, headings, cells, items, cards called for."""
    if isinstance(block, Rounds):
        for each in block.rounds:
            yield from (f"{name} {count}" for name, count in each.score)
            for line in each.lines if each.calls else each.statements:
                yield line.card if isinstance(line, Call) else line.text
    elif not isinstance(block, Try):
        for inlines in runs_of(block):
            yield from re.split(r"(?<=[.?!”]) ", plain(inlines))[:1]


@pytest.mark.quick(1)
@pytest.mark.parametrize("game", every(3, GAMES))
def test_who_played_which_card_is_told_to_those_who_cannot_see_it(game: str) -> None:
    with pikepdf.open(io.BytesIO(rulebook(game))) as pdf:
        told = {str(o.get("/Alt", "")) for o in pdf.objects if isinstance(o, pikepdf.Dictionary)}
    for block in load_guide(load_ledger(game)).blocks:
        for each in block.rounds if isinstance(block, Rounds) else ():
            for play in each.plays:
                sentences = [f"{play.player}: {name}" for _, name in play.cards]
                assert any(all(sentence in alt for sentence in sentences) for alt in told)


def to_the_law(page: pikepdf.Page) -> list[pikepdf.Object]:
    """The links of a page that lead into another book."""
    links: list[pikepdf.Object] = list(page.obj.get("/Annots", []))
    return [link for link in links if "/A" in link and str(link.A.S) == "/GoToR"]


@pytest.mark.parametrize("game", every(3, GAMES))
def test_every_clause_that_is_cited_leads_to_its_place_in_the_law_book(game: str) -> None:
    cited = load_guide(load_ledger(game)).clause_ids
    with pikepdf.open(io.BytesIO(rulebook(game))) as pdf:
        links = [link for page in pdf.pages for link in to_the_law(page)]
    told = {str(link.Contents) for link in links}
    led = {str(link.A.D): str(link.A.F) for link in links}
    assert set(cited) <= set(led)
    assert set(led.values()) == {"law.pdf"}
    assert {f"Clause {name}, in the law book" for name in cited} <= told


@pytest.mark.parametrize("game", GAMES)
def test_page_two_lists_the_chapters_with_their_pages(game: str) -> None:
    headings = [b for b in load_guide(load_ledger(game)).blocks if isinstance(b, Heading)]
    _, *chapters = [heading.text for heading in headings if heading.level == 2]
    contents = bare(sheets(game)[1]).split("Contents", 1)[1]
    for title in (*chapters[:-1], "The answers"):  # but the reference on the back
        page = re.match(r"\d+", contents.split(bare(title), 1)[1])
        assert page, title
        assert bare(title) in bare(sheets(game)[int(page[0]) - 1]), title


def set_in_type(words: list[Any]) -> str:
    """Words as values for the page-maker, as they are read."""
    return "".join(
        part
        if isinstance(part, str)
        else set_in_type(part.get("em") or part.get("strong") or part["words"])
        for part in words
    )


@pytest.mark.parametrize("game", GAMES)
def test_words_that_lead_to_a_clause_are_spaced_as_before(game: str) -> None:
    def tidy(text: str) -> str:
        return re.sub(r"\s+(?=[.,;:!?)]|$)", "", " ".join(text.split()))

    content = Content(load_ledger(game), Cards(COLOR))
    for block in load_guide(load_ledger(game)).blocks:
        for inlines in [] if isinstance(block, Try | Rounds) else runs_of(block):
            for whole in (True, False):
                assert tidy(set_in_type(content.words(inlines, whole=whole))) == tidy(
                    plain(inlines)
                )


@pytest.mark.parametrize("game", GAMES)
def test_no_page_has_the_code_of_a_clause(game: str) -> None:
    """Neither whole nor as the law book's index has it, without the name of the game."""
    ledger = load_ledger(game)
    names = (clause.id.removeprefix(f"{ledger.prefix}-") for clause in ledger.clauses)
    short = {name for name in names if len(name) > 1 and not name.isdecimal()}
    for text in sheets(game):
        assert f"{ledger.prefix}-" not in text
        assert short.isdisjoint(re.findall(r"[\w-]+", text))


@pytest.mark.parametrize("game", every(3, GAMES))
def test_a_clause_is_cited_on_the_pages_that_are_said(game: str) -> None:
    pages = rulebook_pages(load_ledger(game), A5, COLOR)
    assert set(pages) >= set(load_guide(load_ledger(game)).clause_ids)
    with pikepdf.open(io.BytesIO(rulebook(game))) as pdf:
        led: dict[str, set[int]] = {}
        for number, page in enumerate(pdf.pages, 1):
            for link in to_the_law(page):
                led.setdefault(str(link.A.D), set()).add(number)
    for clause, on in led.items():
        assert {*pages[clause]} <= on, clause  # a sentence may go on overleaf


@pytest.mark.parametrize("game", GAMES)
def test_every_font_is_embedded(game: str) -> None:
    with pikepdf.open(io.BytesIO(rulebook(game))) as pdf:
        fonts = [o for o in pdf.objects if isinstance(o, pikepdf.Dictionary)]
        fonts = [o for o in fonts if str(o.get("/Type")) == "/FontDescriptor"]
        assert fonts
        assert all("/FontFile2" in font for font in fonts)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_drawn_is_told_to_those_who_cannot_see_it(game: str) -> None:
    guide = load_guide(load_ledger(game))
    drawn = sum(isinstance(block, Figure) for block in guide.blocks)
    with pikepdf.open(io.BytesIO(rulebook(game))) as pdf:
        elements = [o for o in pdf.objects if isinstance(o, pikepdf.Dictionary)]
        figures = [o for o in elements if str(o.get("/S")) == "/Figure"]
    assert len(figures) > drawn
    assert all(str(figure.get("/Alt", "")) for figure in figures)


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_asks_first_and_is_answered_farther_on(game: str) -> None:
    tried = [b.lesson for b in load_guide(load_ledger(game)).blocks if isinstance(b, Try)]
    for judged in lessons(load_ledger(game)):
        if judged.lesson.id in tried:
            question, answers = words(game).rsplit("Theanswers", 1)
            assert stands(judged.lesson.story, question)
            for choice in judged.questions[0].choices:
                assert stands(choice.text, answers)


@pytest.mark.deep
@pytest.mark.parametrize("game", few(5, GAMES))
def test_verapdf_accepts_every_rulebook(game: str) -> None:
    assert verapdf.accessible(rulebook(game)).faults == ()


@pytest.mark.deep
def test_the_same_bytes_whatever_the_hash_seed_and_the_time_zone() -> None:
    code = (
        "import hashlib; from cardwright.printing.books import A5, rulebook_pdf; "
        "from cardwright.ledger import load_ledger; "
        "from cardwright.drawing.scene.inks import PALETTES; "
        "made = rulebook_pdf(load_ledger('court'), A5, PALETTES['color']); "
        "print(hashlib.sha256(made).hexdigest())"
    )
    changed = os.environ | {"PYTHONHASHSEED": "7", "TZ": "Asia/Tokyo"}
    run = subprocess.run(
        [sys.executable, "-c", code], env=changed, capture_output=True, text=True, check=True
    )
    assert run.stdout.strip() == hashlib.sha256(rulebook("court")).hexdigest()


@pytest.mark.full
@pytest.mark.parametrize("palette", every(2, ["grayscale", "low-ink"]))
def test_every_palette_prints(palette: str) -> None:
    made = rulebook_pdf(load_ledger("nations"), A5, PALETTES[palette])
    assert made.startswith(b"%PDF-1.7")
    assert made != rulebook("nations")


def test_a_date_is_that_of_the_environment_or_none(monkeypatch: pytest.MonkeyPatch) -> None:
    undated = rulebook("nations")
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "86400")
    made = rulebook_pdf(load_ledger("nations"), A5, COLOR)
    for data, date in ((made, "D:19700102000000Z"), (undated, "None")):
        with pikepdf.open(io.BytesIO(data)) as pdf:
            assert str(pdf.docinfo.get("/CreationDate")) == date
            assert str(pdf.docinfo["/Creator"]) == "Cardwright"
            assert bool(pdf.Root.ViewerPreferences.DisplayDocTitle)


def test_players_are_told_as_people_say_it() -> None:
    court = load_ledger("court")

    def line(*players: int) -> str:
        return players_line(replace(court, players=players))

    assert line(4) == "For four players"
    assert line(2, 4) == "For two or four players"
    assert line(2, 3, 4) == "For two, three or four players"
    assert line(*range(2, 9)) == "For two to eight players"
