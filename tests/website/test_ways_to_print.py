"""The four ways to print: steps in order, drawings of the true sheets, numbers of the layouts."""

from __future__ import annotations

import io
import math
import re
from itertools import product
from pathlib import Path

import pikepdf
import pypdfium2
import pytest
from PIL import Image

from cardwright.building.artifacts import printed_artifacts
from cardwright.building.options import DeckOptions
from cardwright.building.spec import BuildSpec
from cardwright.drawing.scene.model import (
    IDENTITY,
    Group,
    Item,
    Scene,
    Shape,
    Text,
    Transform,
    combined,
)
from cardwright.drawing.scene.paper import PAPERS
from cardwright.drawing.scene.reach import points
from cardwright.ledger import load_ledger
from cardwright.ledger.games import GAMES
from cardwright.printing.boxes.stock import Stock
from cardwright.printing.press.vendors import VENDORS
from cardwright.printing.sheets.card_selection import CardSelection
from cardwright.printing.sheets.checklist import Checklist
from cardwright.printing.sheets.deck import SIDES, last_pages, printed_pages
from cardwright.printing.sheets.fold_steps import WEIGHTS
from cardwright.printing.sheets.layout import CARD, GUTTER, PaperTurn, layout
from cardwright.printing.sheets.marks import registers
from cardwright.printing.sheets.plan import deck_batches, sheets
from cardwright.website import answers as making
from cardwright.website import by_hand, finished, walk
from cardwright.website.downloads import Download, offers
from cardwright.website.drawings import DRAWN, pictures
from cardwright.website.finished import LOST
from cardwright.website.printed import doubled, fitted, printed
from cardwright.website.shots import DECKS, PAPER, sample_ledger, shots
from tests.papers import USUAL
from tests.pdf.test_drift import DRIFT
from tests.tiers import every
from tests.website.reading import PageRead
from tests.website.test_site import WAYS

Pages = dict[str, PageRead]
#: A page with all its pictures, in bytes.
HEAVIEST = 150_000
FOLDS = list(product(GAMES, USUAL))


def drawn_on(page: PageRead) -> set[str]:
    """The pictures that the drawings of a page hold."""
    return {image["src"] for image in page.all("img") if image["src"].startswith("assets/walk-")}


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
    linked = drawn_on(pages[name])
    assert linked
    for address in linked:
        with Image.open(site / address) as image:
            assert min(image.size) > 150
    weight = sum((site / address).stat().st_size for address in (name, *linked))
    assert weight <= HEAVIEST


def test_every_drawing_and_every_picture_is_shown(pages: Pages) -> None:
    shown = {tag["id"] for name in WAYS for tag in pages[name].all("title") if "id" in tag}
    assert shown == {f"{name}-title" for name in pictures()}
    used = {address for name in WAYS for address in drawn_on(pages[name])}
    assert used == {shot.address for shot in shots().values()}


@pytest.mark.parametrize("paper", DRIFT)
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
        for paper in USUAL.values():
            batches = deck_batches(load_ledger(name), paper, pick=CardSelection(copies=8))
            count = sum(1 for _ in sheets(batches, paper))
            title = re.escape(load_ledger(name).title)
            assert re.search(rf"{title} (\d+ )?{count}\b", school), (name, paper.name)
    assert "8 cuts a sheet" in home
    assert (
        "up to 4 mm, about one and a half rings, no white edge shows. But the frame on the back is "
        "then off center by that much" in home
    )
    wide, high = VENDORS["the-game-crafter"].pixels("card")
    assert f"{wide} × {high} pixels" in pages["print-by-a-service.html"].text


def test_the_pictures_are_drawn_and_not_blank() -> None:
    for name, shot in shots().items():
        with Image.open(io.BytesIO(shot.drawn)) as image:
            assert len(image.convert("L").getcolors() or ()) > 4, name


def test_teachers_are_told_of_the_set_and_its_marks(pages: Pages) -> None:
    text, links = pages["teachers.html"].text, {a["href"] for a in pages["teachers.html"].all("a")}
    for game in GAMES:
        assert f"{game}/{game}-a4-black-laser-class.zip" in links
    assert text.count("cardwright deck") == 1
    for word in ("letter", "shape", "number", "checklist"):
        assert word in text


@pytest.mark.parametrize("name", ["print-at-home.html", "print-at-a-shop.html"])
def test_a_page_tells_of_the_box_what_its_sheet_tells(pages: Pages, name: str) -> None:
    """Scored first, then cut along the white line, then glued at the hatched tab."""
    text = pages[name].text.lower()
    told = ("steps", "while the sheet is whole", "inner edge of the white line", "hatched tab")
    places = [text.find(said) for said in told]
    assert min(places) >= 0
    assert places == sorted(places)


@pytest.mark.parametrize(("upper", "seen", "done"), by_hand.AGAIN)
def test_a_sheet_put_back_as_it_is_drawn_is_printed_on_its_other_side(
    upper: bool, seen: str, done: str
) -> None:
    """A printer prints the side that lies up in its tray, or the other one."""
    crossed = "up"  # the side with the cross lies up
    first = "up" if upper else "down"
    assert ("on the print" in seen) is (first == crossed)
    assert ("on the blank side" in seen) is (first != crossed)
    lies_up = first if done.endswith("print up") else {"up": "down", "down": "up"}[first]
    second = lies_up if upper else {"up": "down", "down": "up"}[lies_up]
    assert second != first


def test_the_drawing_of_the_way_back_shows_what_it_says() -> None:
    drawn = [item for item in by_hand.again().items if isinstance(item, Group)]
    prints = [any(not isinstance(item, Shape) for item in side.items) for side in drawn]
    crosses = [
        any(isinstance(item, Shape) and item.stroke == "red" for item in side.items)
        for side in drawn
    ]
    assert prints == [True, False, False, True]  # seen and put back, once for each printer
    assert crosses == [True, False, True, False]


def test_how_to_print_by_hand_is_told_in_steps_to_the_last_page(pages: Pages) -> None:
    page = pages["print-at-home.html"]
    at = page.text.index
    told = ("Print page 1 alone", "Look for the cross", "Print page 2", "page 3, the same sheet")
    assert [at(step) for step in told] == sorted(at(step) for step in told)
    for paper in USUAL.values():
        count = sum(1 for _ in sheets(deck_batches(load_ledger(GAMES[0]), paper), paper))
        assert f"{2 * count} on {paper.title}" in page.text
    for word in ("odd pages only", "with page 3 going in first", "even pages only"):
        assert word in page.text
    assert {"by-hand", "no-setting", "wrong-edge", "same-side"} <= set(page.ids)
    assert "every front still has a back" in page.text


@pytest.mark.parametrize("paper", USUAL)
def test_strips_that_are_cut_one_by_one_take_as_many_cuts_as_is_said(
    paper: str, pages: Pages
) -> None:
    where = layout(PAPERS[paper], CARD)
    columns, rows = where.grid.columns, where.grid.rows
    singly = (columns + 1) + columns * (rows + 1)
    assert f"{singly} on {PAPERS[paper].title}" in pages["print-at-home.html"].text
    assert "the two crosses at the edges of the strip" in pages["print-at-home.html"].text


def words(text: str) -> list[str]:
    return re.findall(r"[a-z]+", text.lower())


def on_offer(game: str, paper: str, title: str, folder: Path) -> Download:
    """A deck as the site offers it, made in the folder for that."""
    ends = {"White paper, plain backs": "white-paper-plain-backs", "Low ink": "low-ink"}
    name = f"deck-{ends.get(title, 'fold')}-{paper}.pdf"
    spec = BuildSpec.of([game], deck=DeckOptions(paper=paper))
    (one,) = (each for each in printed_artifacts(spec) if each.place.endswith(name))
    (data,) = one.render().values()
    (folder / name).write_bytes(data)
    (offer,) = offers(folder)
    (edition,) = offer.editions
    assert edition.title == title
    (file,) = edition.files
    return file


@pytest.mark.parametrize("title", ["White paper, plain backs", "Low ink"])
@pytest.mark.parametrize(("game", "paper"), every(10, product(GAMES, USUAL)))
def test_a_deck_has_one_name_on_the_page_in_its_file_on_its_sheets_and_in_its_title(
    pages: Pages, game: str, paper: str, title: str, tmp_path: Path
) -> None:
    file = on_offer(game, paper, title, tmp_path)
    *named, _paper = file.file.removesuffix(".pdf").removeprefix("deck-").split("-")
    assert named == words(title)
    with pikepdf.open(tmp_path / file.file) as pdf:
        assert title.lower() in str(pdf.docinfo["/Title"]).lower()
    for page in pypdfium2.PdfDocument(tmp_path / file.file):
        line = " ".join(page.get_textpage().get_text_range().split())
        assert f"· {title.lower()} ·" in line.lower()
    for name in ("print-at-home.html", "printing.html", f"{game}/print.html"):
        assert title in pages[name].text


def test_what_is_said_of_a_ruler_tells_a_true_page_from_a_fitted_one(pages: Pages) -> None:
    """Whatever margins of 3 mm or more a page is fitted to, on its own paper or the other."""
    longest = max(
        100 * min((on.width - 2 * edge) / page.width, (on.height - 2 * edge) / page.height)
        for edge in (3.0, on_edge())
        for on in USUAL.values()
        for page in USUAL.values()
    )
    assert fitted() <= longest < fitted() + 1 < 99
    home = pages["print-at-home.html"].text
    assert "From 99 to 101 mm is fine" in home
    assert f"{fitted()} mm or less" in home
    short, long = printed().card
    assert long * 0.01 < 1  # less than a millimeter off
    assert math.floor(short) <= short * 0.993
    assert short * 1.007 <= math.ceil(short)
    assert short * fitted() / 100 < math.floor(short)
    assert f"{short:g} mm; {math.floor(short)} to {math.ceil(short)} mm is fine" in home


def on_edge() -> float:
    return min(paper.edge for paper in USUAL.values())


@pytest.mark.parametrize("name", DRAWN)
def test_words_in_a_drawing_are_large_enough_on_a_phone(name: str) -> None:
    """14 pixels, where the drawing is 350 wide; the marks of a card are as large as they are."""
    scene = DRAWN[name]()
    beside = tuple(item for item in scene.items if isinstance(item, Text))
    for text, at in flat(beside if name == "decks" else scene.items):
        if isinstance(text, Text):
            assert text.size * math.hypot(at[0], at[1]) * 350 / scene.width >= 13.8, text.text


def test_100_percent_stands_out_where_it_is_said_under_a_picture(pages: Pages) -> None:
    assert pages["printing.html"].all("b")
    assert "at 100 %" in " ".join(
        text.text for text, _ in flat(walk.measured().items) if isinstance(text, Text)
    )


@pytest.mark.parametrize(("game", "paper"), [("card-tennis", "a4"), *every(9, FOLDS, start=1)])
def test_a_deck_to_fold_is_offered_with_its_number_of_papers(
    game: str, paper: str, tmp_path: Path
) -> None:
    on = PAPERS[paper]
    file = on_offer(game, paper, "To fold", tmp_path)
    batches = deck_batches(load_ledger(game), on, turn=PaperTurn.FOLD)
    count = sum(sheet.papers for sheet in sheets(batches, on, PaperTurn.FOLD))
    assert file.pages == file.sheets == count


@pytest.mark.parametrize("game", GAMES)
def test_the_sheets_of_a_deck_are_told_beside_its_file(pages: Pages, game: str) -> None:
    text = pages[f"{game}/print.html"].text
    assert re.search(r"To fold\. .{,160}A4 PDF, 1 page on 9 sheets,", text)


def test_a_folded_deck_is_told_its_paper_its_thickness_and_its_box(pages: Pages) -> None:
    thin, thick = map(doubled, WEIGHTS)
    assert thin <= Stock().card < thick
    assert Stock(thick).card == thick  # a box is made for it
    home = pages["print-at-home.html"].text
    assert f"paper of {WEIGHTS[0]} to {WEIGHTS[1]} g/m²" in home
    assert f"cardwright box court --card-thickness {thick:.2f}" in home
    assert f"Throw away the {GUTTER / 2:g} mm along the fold" in home


def test_a_folded_sheet_is_drawn_with_its_cuts_and_its_waste() -> None:
    """The last of three: cuts where the sheet has them, and hatching from the fold to the cut."""
    where = layout(PAPER, CARD, PaperTurn.FOLD)
    *_, last = (item for item in by_hand.folding().items if isinstance(item, Group))
    reds = [s for s, _ in flat(last.items) if isinstance(s, Shape) and s.stroke == "red"]
    upright, level = where.cut_lines((0, 1, 2, 3), back=False)
    middles = [middle(shape, IDENTITY) for shape in reds]
    assert [x for x, _ in middles[: len(upright)]] == pytest.approx(upright)
    assert [y for _, y in middles[len(upright) :]] == pytest.approx(level)
    hatch = next(s for s, _ in flat(last.items) if isinstance(s, Shape) and s.stroke == "ink")
    xs = [x for x, _ in points(Scene(0, 0, (hatch,)))]
    assert (min(xs), max(xs)) == pytest.approx((max(upright), PAPER.width / 2), abs=0.5)


@pytest.mark.parametrize("name", ["print-for-a-class.html", "teachers.html"])
def test_more_decks_are_made_where_nothing_is_installed(pages: Pages, name: str) -> None:
    """The links lead to the print shop with these options, for each game or for one."""
    links = [link["href"] for link in pages[name].all("a")]
    shops = [link for link in links if re.fullmatch(r"[\w-]+/print-shop\.html\?.*copies=16", link)]
    assert len(shops) == (len(GAMES) if name == "print-for-a-class.html" else 1)
    assert all("palette=low-ink" in link for link in shops)
    assert re.search("[Nn]othing is installed", pages[name].text)
    assert re.search(r"[Pp]rint (the|a) file (a second time|twice)", pages[name].text)


def test_it_is_told_what_a_set_is_and_where_there_is_the_program(pages: Pages) -> None:
    text = pages["printing.html"].text
    assert "decks that are easy to sort, with rulebook, box and workbook, in one file" in text
    assert "program" in {tag.get("id") for tag in pages["print-by-a-service.html"].all("p")}


def test_a_deck_can_be_ordered_with_the_files_of_the_site(site: Path, pages: Pages) -> None:
    """Every file of it is there; size, paper, finish and quantity are said, and no price is."""
    page = pages["print-by-a-service.html"]
    links = {link["href"] for link in page.all("a")}
    for game in GAMES:
        for name in ("deck", "box", "booklet-fold"):
            if (site / game / f"{name}-letter.pdf").is_file():
                assert f"{game}/{name}-letter.pdf" in links
        assert f"{game}/deck-letter.pdf" in links
    text = " ".join(page.text.split())
    for said in ("63.5 × 88.9 mm (2.5 × 3.5 inches)", "300 g/m²", "matte", "one copy of each file"):
        assert said in text
    assert "prices differ" in text
    assert not re.search(r"[$€£]|\d cents", text)


def test_toner_and_thick_paper_are_told_by_the_rules_of_the_print_pages(pages: Pages) -> None:
    page = pages["printing.html"]
    assert {"toner", "thick-paper"} <= {*page.ids}
    assert making.AT_HOME in page.text
    assert making.HEAVIEST in page.text
    assert f"a page of text as {100 // making.TEXT_PAGE}" in page.text


def test_one_page_tells_how_to_install_the_program_and_others_lead_there(pages: Pages) -> None:
    """Also while the package index does not have it."""
    text = " ".join(pages["manual.html"].text.split())
    for said in ("pipx install", "uv tool install", "not published yet", "pip install -e ."):
        assert said in text
    for name, page in pages.items():
        if name != "manual.html" and "pipx" in page.text:
            pytest.fail(f"{name} tells it again")
    for name in ("print-by-a-service.html", "make-your-own.html", "teachers.html", "printing.html"):
        links = {link["href"].partition("#")[0] for link in pages[name].all("a")}
        assert "manual.html" in links, name


def test_the_checklist_is_shown_and_how_a_lost_card_is_printed_again(pages: Pages) -> None:
    page = pages["print-for-a-class.html"]
    assert shots()["checklist"].address in drawn_on(page)
    for said in (
        "two pages of the file to print again",
        f"card {LOST[0]} of deck {LOST[1]}",
        "reference",
    ):
        assert said in page.text
    assert "one page for the checklist" in page.text
    files = deck_batches(sample_ledger(), PAPER, pick=CardSelection(copies=DECKS))
    lost = next(
        number
        for number, each in enumerate(printed_pages(files, PAPER, SIDES["long"]), start=1)
        if each.sheet.deck == f"deck {LOST[1]}"
        and any(face.words.endswith(f"Number {LOST[0]}.") for face in each.sheet.fronts.values())
    )
    assert finished.checklist().title.endswith(f"is lost: pages {lost} and {lost + 1} of the file.")
    how = SIDES["long"]
    for paper in USUAL.values():
        pick = CardSelection(copies=DECKS)
        batches = deck_batches(sample_ledger(), paper, pick=pick)
        told = Checklist.of(sample_ledger(), pick)
        assert len(last_pages(told, batches, printed_pages(batches, paper, how), how)) == 1


@pytest.mark.parametrize(
    "name", ["printing", "print-at-home", "print-for-a-class", "manual-printing"]
)
def test_all_pages_name_the_same_weight_of_card_stock(pages: Pages, name: str) -> None:
    text = pages[f"{name}.html"].text
    assert making.AT_HOME in " ".join(text.split())
    assert "200 to 300 g/m²" not in text
    assert "200–300 g/m²" not in text


def test_an_order_says_what_decides_its_price_and_that_the_box_comes_flat(pages: Pages) -> None:
    """We know no price. Both ways to order say where it is shown, and how to compare."""
    text = pages["print-by-a-service.html"].text
    shop, _, service = text.rpartition("With the program: a service for playing cards")
    for way in (shop, service):
        assert re.search("before you pay|to see the price", way)
        assert re.search("shipping", way)
        assert re.search("[Cc]ompare", way)
        assert re.search("flat", way)
        assert re.search("cut (it )?out, fold(ed)? (it )?and glue", way)
    for decides in ("number of sheets", "card stock", "both sides", "cutting", "number of decks"):
        assert decides in shop[shop.index("We don’t know the price") :]
    assert not re.search(r"[$€£]\s?\d", text)


@pytest.mark.parametrize("game", GAMES)
def test_a_box_is_offered_as_a_flat_sheet(pages: Pages, game: str) -> None:
    assert "A flat sheet to cut out, fold and glue" in pages[f"{game}/print.html"].text
    assert "printed flat" in pages["print-at-a-shop.html"].text
