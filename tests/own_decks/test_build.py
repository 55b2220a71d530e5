"""Decks of lists as commands make them: a sample, pictures, and no word of our games."""

from __future__ import annotations

import csv
import os
from collections.abc import Iterator
from pathlib import Path

import pypdfium2
import pytest
from PIL import Image, ImageDraw

from cardwright import paths
from cardwright.building.own_decks import check
from cardwright.lists import read_table
from tests.commands import Done, cardwright
from tests.own_decks import GROUPS, rows, written
from tests.tiers import ALONE, every

#: Words of our own games and sources, which no paper of somebody's deck has.
OURS = ("West & Lee", "Worcester", "writer", "author", "Poet", "Whittier", "Portrait Authors")


def text(path: Path) -> str:
    found = (page.get_textpage().get_text_range() for page in pypdfium2.PdfDocument(path))
    return " ".join(" ".join(found).split())


def made(command: str, deck: Path, out: Path) -> Done:
    """What a command makes of a deck, on one paper and in this process."""
    return cardwright(command, deck, "--paper", "a4", "-o", out, "--no-cache", *ALONE)


@pytest.fixture(scope="module")
def sample(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with everything that is made of the sample."""
    place = tmp_path_factory.mktemp("sample")
    assert cardwright("new", place / "my-deck").returncode == 0
    assert made("build", place / "my-deck", place / "out").returncode == 0
    return place / "out" / "my-deck"


def test_the_sample_becomes_a_deck_a_rulebook_lessons_a_tracker_and_a_box(sample: Path) -> None:
    names = {path.name for path in sample.iterdir()}
    assert names >= {"deck-a4.pdf", "booklet.pdf", "tracker-a4.pdf", "box-a4.pdf", "card-list.txt"}
    assert "lessons.pdf" in names
    assert "law.pdf" not in names, "it is of our own games"
    assert len(pypdfium2.PdfDocument(sample / "booklet.pdf")) == 4


def test_its_site_has_what_was_made_of_it(sample: Path) -> None:
    site = sample / "site" / "my-deck"
    names = {path.name for path in sample.glob("*.pdf")}
    assert {path.name for path in site.glob("*.pdf")} == names
    assert all((site / name).read_bytes() == (sample / name).read_bytes() for name in names)
    assert (site / "my-deck.zip").is_file()


@pytest.mark.parametrize(
    "name", ["deck-a4.pdf", "booklet.pdf", "tracker-a4.pdf", "box-a4.pdf", "lessons.pdf"]
)
def test_no_paper_speaks_of_our_games(name: str, sample: Path) -> None:
    said = text(sample / name)
    assert "Composers" in said
    assert [word for word in OURS if word.lower() in said.lower()] == []


def test_each_card_has_its_group_name_text_and_the_names_of_its_group(sample: Path) -> None:
    said = text(sample / "deck-a4.pdf")
    for words in ("Antonín Dvořák", "1841–1904 · New World Symphony", "loved trains", "Class 7b"):
        assert words in said


def test_a_sample_is_not_written_over_anything(tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "letter.txt").write_text("Dear Ann", encoding="utf-8")
    done = cardwright("new", tmp_path / "mine")
    assert done.returncode == 1
    assert "choose the name of a new folder" in done.stderr
    assert [path.name for path in (tmp_path / "mine").iterdir()] == ["letter.txt"]


def photograph(path: Path, size: tuple[int, int] = (600, 450)) -> None:
    """A bright disc on a ground that grows dark."""
    image = Image.linear_gradient("L").resize(size).convert("RGB")
    draw = ImageDraw.Draw(image)
    draw.ellipse((size[0] // 4, size[1] // 4, size[0] * 3 // 4, size[1] * 3 // 4), fill="#e8d8b0")
    image.save(path)


def pictured(folder: Path, name: str = "Disc.JPG") -> Path:
    """A deck of which one card has a picture, named in its own way."""
    lines = [line + ("," if n else ",Picture") for n, line in enumerate(rows())]
    lines[3] += name
    place = written(folder, lines)
    (place / "pictures").mkdir()
    photograph(place / "pictures" / "disc.jpg")
    return place


@pytest.mark.parametrize("name", every(3, ["disc.jpg", "Disc.JPG", "DISC"], start=1))
def test_a_picture_is_found_whatever_its_case_and_engraved(name: str, tmp_path: Path) -> None:
    place, out = pictured(tmp_path, name), tmp_path / "out"
    done = made("deck", place, out)
    assert done.returncode == 0, done.stderr
    cards = out / "instruments" / "cards"
    sizes = {path.stem: path.stat().st_size for path in cards.glob("*-portrait.svg")}
    assert max(sizes, key=lambda name: sizes[name]) == "cello-portrait"
    assert sizes["cello-portrait"] > sizes["viola-portrait"] + 10_000


def test_pictures_in_a_folder_of_another_name_are_named_once(tmp_path: Path) -> None:
    place = pictured(tmp_path)
    (place / "pictures").rename(place / "Bilder")
    done = cardwright("check", place)
    assert "Bilder: the pictures in it are not read; call the folder “pictures”" in done.stderr
    assert "there is no picture" not in done.stderr


@pytest.mark.skipif(os.name != "posix", reason="links of POSIX")
def test_a_folder_of_pictures_that_leads_out_is_not_listed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = pictured(tmp_path)
    (place / "pictures").rename(tmp_path / "elsewhere")
    (place / "pictures").symlink_to(tmp_path / "elsewhere")
    listed: list[Path] = []
    iterdir = Path.iterdir

    def noted(folder: Path) -> Iterator[Path]:
        listed.append(folder)
        return iterdir(folder)

    monkeypatch.setattr(Path, "iterdir", noted)
    found = check(place)
    assert any(each.file == "pictures" for each in found.findings)
    assert place / "pictures" not in listed


def test_another_folder_is_no_fault_where_no_picture_is_missing(tmp_path: Path) -> None:
    place = pictured(tmp_path, "fox")
    (place / "pictures").rename(place / "Originals")
    done = cardwright("check", place)
    assert done.returncode == 0, done.stderr
    assert "Originals" not in done.stdout


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("my", "deck"), 'my deck: its name has spaces\nHint: write it in quotes: "my deck"'),
        (("my/dek",), "my/dek: no folder or list is there\nHint: drag the folder"),
        (("Desktop/my", "deck"), "Desktop/my: no folder or list is there"),
    ],
)
def test_a_path_that_is_not_typed_right_is_told(
    words: tuple[str, ...], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "my deck").mkdir()
    monkeypatch.chdir(tmp_path)
    done = cardwright("build", *words)
    assert (done.returncode, [*tmp_path.iterdir()]) == (2, [tmp_path / "my deck"])
    assert said in done.stderr


def test_a_build_says_what_is_doubtful_in_a_list(tmp_path: Path) -> None:
    lines = [line + (",x" if n else ",Info") for n, line in enumerate(rows())]
    done = made("deck", written(tmp_path, [*lines[:2], *lines[3:]]), tmp_path / "out")
    assert done.returncode == 0
    assert "column D “Info” is not known; it is left out" in done.stderr
    assert "the group “Strings” has 3 cards" in done.stderr
    assert "separator" not in done.stderr, "an assumption that is for check alone"


def test_files_that_were_made_of_an_earlier_list_are_named(tmp_path: Path) -> None:
    place, out = written(tmp_path, rows()), tmp_path / "out"
    options = ("--paper", "a4", "-o", out, *ALONE)
    assert cardwright("deck", place, "--palette", "low-ink", *options).returncode == 0
    same = made("deck", place, out)
    written(tmp_path, [*rows()[:2], *rows()[3:]])
    changed = made("deck", place, out)
    assert "earlier list" not in same.stdout
    _, old = changed.stdout.split("Made from an earlier list; make these again, or delete them:")
    assert "instruments/deck-low-ink-a4.pdf" in old
    assert "instruments/deck-a4.pdf" not in old


@pytest.mark.quick(1)
@pytest.mark.parametrize(
    "options",
    [
        ("--large-index",),
        ("--size", "business"),
        ("--gap", "6", "--cut-plan", "--round-corners"),
        *(
            pytest.param(options, marks=pytest.mark.deep)
            for options in (
                ("--size", "mini"),
                ("--size", "jumbo"),
                ("--palette", "low-ink", "--copies", "2"),
                ("--sides", "fold", "--ground", "none"),
            )
        ),
    ],
)
def test_a_deck_has_all_editions_and_sizes_of_the_house(
    options: tuple[str, ...], tmp_path: Path
) -> None:
    out, place = tmp_path / "out", pictured(tmp_path)
    done = cardwright(
        *("deck", place, *options, "--paper", "letter", "-o", out, "--no-cache", *ALONE)
    )
    assert done.returncode == 0, done.stderr
    (sheets,) = (out / "instruments").glob("deck-*-letter.pdf")
    said = text(sheets)
    assert all(name in said for names in GROUPS.values() for name in names)


@pytest.mark.parametrize("cards", [3, 4, 6])
def test_the_smallest_decks_have_a_box(cards: int, tmp_path: Path) -> None:
    names = ["Violin", "Viola", "Cello", "Flute", "Oboe", "Bassoon"][:cards]
    groups = {"Low": tuple(f"Low {name}" for name in names), "High": tuple(names)}
    out, place = tmp_path / "out", written(tmp_path, rows(groups))
    options = ("--only", "box", "--paper", "a4", "-o", out, "--no-cache", *ALONE)
    done = cardwright("build", place, *options)
    assert done.returncode == 0, done.stderr
    assert (out / "instruments" / "box-a4.pdf").is_file()


def test_a_missing_picture_is_named_with_what_is_near(tmp_path: Path) -> None:
    done = cardwright("check", pictured(tmp_path, "disk.jpg"))
    assert done.returncode == 1
    assert "cards.csv, row 4, Picture: there is no picture “disk.jpg”" in done.stderr
    assert "did you mean “disc.jpg”?" in done.stderr


def test_a_file_that_is_no_picture_is_named_with_its_row(tmp_path: Path) -> None:
    place = pictured(tmp_path)
    (place / "pictures" / "disc.jpg").write_text("<svg/>", encoding="utf-8")
    done = made("build", place, tmp_path / "out")
    assert done.returncode == 1
    assert "cards.csv, row 4, Picture: disc.jpg" in done.stderr
    assert not (tmp_path / "out").exists(), "nothing is written"


def test_a_list_alone_is_a_deck_with_the_name_of_its_file(tmp_path: Path) -> None:
    place = written(tmp_path, rows())
    (place / "cards.csv").rename(tmp_path / "our-instruments.csv")
    out = tmp_path / "out"
    done = made("tracker", tmp_path / "our-instruments.csv", out)
    assert done.returncode == 0, done.stderr
    assert "Our Instruments" in text(out / "our-instruments" / "tracker-a4.pdf")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("build", "nowhere.csv"), "no folder or list is there"),
        (("build", "{deck}", "court"), "one deck of your own is built at a time"),
        (("check", "nowhere"), "no folder or list is there"),
    ],
)
def test_wrong_usage_is_told(arguments: tuple[str, ...], said: str, tmp_path: Path) -> None:
    deck = written(tmp_path, rows())
    asked = [str(deck) if word == "{deck}" else word for word in arguments]
    extra = [] if asked[0] == "check" else ["-o", str(tmp_path / "out")]
    done = cardwright(*asked, *extra)
    assert done.returncode == 2
    assert said in done.stderr


def test_the_sample_is_a_workbook_that_opens_in_every_spreadsheet_program() -> None:
    table = read_table(paths.data("templates", "decks", "sample", "cards.xlsx"))
    with (Path(__file__).parent / "sample.csv").open(encoding="utf-8", newline="") as file:
        assert [row.cells for row in table.rows] == [tuple(row) for row in csv.reader(file)]
    assert table.doubts == ()


def test_two_lists_in_a_folder_are_one_too_many(tmp_path: Path) -> None:
    place = written(tmp_path, rows())
    (place / "instruments.csv").write_text("Group,Name\n", encoding="utf-8")
    done = cardwright("check", place)
    assert done.returncode == 2
    assert "several lists: cards.csv, instruments.csv" in done.stderr
    assert "keep one of them there" in done.stderr


@pytest.mark.parametrize("name", ["Kaffee  Pause", "Blu\u0308te.jpg", "Blüte.JPG"])
def test_a_picture_is_found_whatever_its_spaces_and_accents(name: str, tmp_path: Path) -> None:
    place = pictured(tmp_path, name)
    for file in ("Kaffee Pause.jpg", "Blüte.jpg"):
        photograph(place / "pictures" / file)
    assert "there is no picture" not in cardwright("check", place).stderr


def test_each_card_is_told_in_words_of_its_row(sample: Path) -> None:
    said = " ".join((sample / "card-list.txt").read_text("utf-8").split())
    assert "1841–1904 · New World Symphony" in said
    assert "A butcher’s son from Bohemia who loved trains, and went to New York." in said
    assert "Romantic, with Franz Schubert, Clara Schumann and Frédéric Chopin" in said


def test_the_sources_of_pictures_are_printed(tmp_path: Path) -> None:
    lines = [f"{line}," for line in rows()]
    lines[0], lines[3] = f"{rows()[0]},Credit", f'{rows()[3]},"A. Maker, Berlin"'
    place = written(tmp_path, lines, 'credits = "Our own photographs"\n')
    done = made("deck", place, tmp_path / "out")
    assert done.returncode == 0, done.stderr
    said = "Our own photographs. Cello: A. Maker, Berlin."
    folder = tmp_path / "out" / "instruments"
    assert said in " ".join((folder / "card-list.txt").read_text("utf-8").split())
    assert said in text(folder / "deck-a4.pdf")


def test_too_many_sources_are_told_before_anything_is_built(tmp_path: Path) -> None:
    place = written(tmp_path, rows(), f'credits = "{"A photograph of mine, " * 60}end"\n')
    done = cardwright("check", place)
    assert done.returncode == 1
    assert "deck.toml: " in done.stderr
