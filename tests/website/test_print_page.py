"""The print page of a game: thumbnails, the files for each answer, and what a class takes."""

from __future__ import annotations

import io
import math
from itertools import product
from pathlib import Path

import pikepdf
import pypdfium2
import pytest
from PIL import Image, ImageChops, ImageStat

from cardwright.building.artifacts import printed_artifacts
from cardwright.building.options import DeckOptions
from cardwright.building.spec import BuildSpec
from cardwright.cli.making import deck as deck_command
from cardwright.drawing.scene.inks import PALETTES
from cardwright.ledger import load_ledger
from cardwright.ledger.games import GAMES
from cardwright.printing.sheets.deck_stats import read_deck_stats
from cardwright.website import answers as making
from cardwright.website.answers import PRINTERS, ROUND, answers, class_set, decks_for
from cardwright.website.downloads import Download, offers
from cardwright.website.pages import GamePage
from cardwright.website.seating import seated
from cardwright.website.thumbnails import HEAVIEST, WIDE, _drawn, thumbnail_address
from tests.papers import USUAL
from tests.website.reading import PageRead

Pages = dict[str, PageRead]
#: The thumbnails of a game together, in bytes.
ALL = 200_000
#: By so much the gray of a dot may differ, on average, from what another program draws.
NEAR = 9.0


@pytest.fixture(scope="module")
def deck() -> bytes:
    """The deck of Sixty-Six for a black laser, on A4."""
    spec = BuildSpec.of(["sixty-six"], deck=DeckOptions(paper="a4"))
    name = "deck-low-ink-a4.pdf"
    (one,) = (each for each in printed_artifacts(spec) if each.place.endswith(name))
    (data,) = one.render().values()
    return bytes(data)


def files_of(printed: Path, game: str) -> list[Download]:
    return [
        file
        for offer in offers(printed / game)
        for edition in offer.editions
        for file in edition.files
    ]


def test_a_thumbnail_is_the_first_page_of_its_file(deck: bytes) -> None:
    """As pdfium draws it; the next page looks different."""
    pages = pypdfium2.PdfDocument(deck)
    with Image.open(io.BytesIO(_drawn(deck))) as image:
        shown = image.convert("L")
    assert shown.width == 2 * WIDE
    unlike = []
    for number in (0, 1):
        drawn = pages[number].render(scale=4 * WIDE / pages[number].get_width()).to_pil()
        small = drawn.convert("L").resize(shown.size, Image.Resampling.LANCZOS)
        unlike.append(ImageStat.Stat(ImageChops.difference(small, shown)).mean[0])
    assert unlike[0] < NEAR < unlike[1]


def test_a_thumbnail_has_the_same_bytes_each_time(deck: bytes) -> None:
    assert _drawn(deck) == _drawn(deck)
    assert len(_drawn(deck)) <= HEAVIEST


@pytest.mark.parametrize("game", GAMES)
def test_every_pdf_is_shown_by_a_thumbnail_of_its_shape(
    site: Path, printed: Path, pages: Pages, game: str
) -> None:
    every = {image["src"]: image for image in pages[f"{game}/print.html"].all("img")}
    shown = {src: image for src, image in every.items() if "first/" in src}
    pdfs = [file for file in files_of(printed, game) if file.kind == "PDF"]
    sizes = []
    for file in pdfs:
        address = thumbnail_address(game, file.file)
        image = shown.pop(f"../{address}", None) or shown.pop(
            Path(address).as_posix()[len(game) + 1 :]
        )
        data = (site / address).read_bytes()
        sizes.append(len(data))
        with Image.open(io.BytesIO(data)) as drawn:
            assert drawn.format == "JPEG"
            wide, high = int(image["width"]), int(image["height"])
            assert wide == WIDE
            assert abs(drawn.height / drawn.width - high / wide) < 0.01
    assert max(sizes) <= HEAVIEST
    assert sum(sizes) <= ALL
    assert not shown


@pytest.mark.parametrize("game", GAMES)
def test_each_answer_has_exactly_the_files_of_its_paper_and_printer(
    printed: Path, pages: Pages, game: str
) -> None:
    found = {
        (one.paper.name, one.printer.name, one.for_class): one
        for one in GamePage(game, printed).answers
    }
    assert list(found) == [*product(USUAL, [printer.name for printer in PRINTERS], [False, True])]
    linked = {link["href"] for link in pages[f"{game}/print.html"].all("a")}
    for (paper, _, many), answer in found.items():
        deck = f"deck-{answer.printer.deck}{'-8-decks' if many else ''}"
        wanted = [f"{name}-{paper}.pdf" for name in (deck, "booklet-fold", "tracker", "box")]
        names = [file.file for _, file in answer.files]
        assert names == [*wanted, *(["lessons.pdf"] if many else [])]
        assert all((printed / game / name).is_file() for name in names)
        assert set(names) <= {Path(link).name for link in linked}


@pytest.mark.parametrize("game", GAMES)
def test_the_rows_say_what_the_files_say(printed: Path, pages: Pages, game: str) -> None:
    page, told = pages[f"{game}/print.html"], GamePage(game, printed)
    rows = [row for row in page.all("tr") if "data-paper" in row]
    assert len(rows) == len(told.answers) == 8
    for row, answer in zip(rows, told.answers, strict=True):
        assert row["data-whom"] == ("class" if answer.for_class else "one")
        with pikepdf.open(printed / game / answer.deck.file) as pdf:
            stats = read_deck_stats(pdf)
        assert stats
        assert row["data-sheets"] == str(stats.sheets)
        taken = math.ceil(stats.cuts / 2) + told.rounds * ROUND // 60
        assert row["data-minutes"] == str(taken)
        cost = stats.sheets * making.SHEET + round((stats.ink or 0) * making.FULL_PAGE)
        assert row["data-cents"] == str(cost)
        assert f"{stats.sheets} sheets {stats.cuts} cuts, {making.duration(taken)}" in page.text
    for price in (making.SHEET, making.FULL_PAGE):
        assert f"{price} cents for a" in page.text
    assert f"{making.CUT} seconds for a straight cut" in page.text


def test_a_true_deck_is_reckoned_by_the_rules(deck: bytes, tmp_path: Path) -> None:
    (tmp_path / "deck-low-ink-a4.pdf").write_bytes(deck)
    (answer,) = answers(offers(tmp_path), 0)
    assert not answer.for_class
    assert (answer.deck.sheets, answer.deck.cuts) == (4, 32)
    assert answer.minutes == 16
    assert answer.cents == 40 + round(20 * answer.deck.ink)


def test_low_ink_is_pure_black_as_the_pages_say(pages: Pages) -> None:
    used = {str(color) for color in PALETTES["low-ink"].colors.values() if color}
    assert used <= {"#000000", "#ffffff"}
    for game in GAMES:
        assert "Low ink is pure black" in pages[f"{game}/print.html"].text


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("pupils", [1, 2, 7, 28, 30, 31])
def test_a_class_has_enough_decks_and_none_to_spare(printed: Path, game: str, pupils: int) -> None:
    ledger = load_ledger(game)
    (answer, *_) = GamePage(game, printed).answers
    for at in making.at_decks(ledger):
        decks = decks_for(pupils, at, ledger.players)
        assert decks == 1 or (decks - 1) * at < pupils
        assert seated(pupils, at, ledger.players).extra < min(ledger.players)
        made = class_set(answer, pupils, at, ledger.players)
        assert made.sheets == decks * answer.deck.sheets
        assert made.minutes == decks * answer.minutes
        assert made.cents == decks * answer.cents


@pytest.mark.parametrize("game", GAMES)
def test_the_command_is_one_that_the_program_takes(printed: Path, pages: Pages, game: str) -> None:
    for answer in GamePage(game, printed).answers:
        command = answer.command(game, 7)
        words = command.split()
        assert words[:2] == ["cardwright", "deck"]
        with deck_command.make_context("deck", words[2:]) as context:
            assert context.params["paper"] == answer.paper.name
            assert context.params["copies"] == 7
    page = pages[f"{game}/print.html"]
    assert GamePage(game, printed).answers[0].command(game, 7) in page.text
    assert any(link["href"].endswith("manual.html#install-it") for link in page.all("a"))
