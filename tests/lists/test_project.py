"""A project is read like the folder of a deck, and nothing in it leads elsewhere."""

from __future__ import annotations

import io
import zipfile
from pathlib import Path

import pytest

from cardwright import limits
from cardwright.building.own_decks import check, played_decks, read_own_decks
from cardwright.errors import ListError
from cardwright.lists.deck import is_own_deck
from cardwright.lists.project import packed, project_files
from cardwright.system.cache import Cache
from tests.own_decks import rows, written

LIST = "\n".join(rows()).encode()
SETTINGS = b'title = "Instruments"\nlanguage = "en"\n'
WHOLE = {"deck.toml": SETTINGS, "cards.csv": LIST}


def project(folder: Path, files: dict[str, bytes]) -> Path:
    """A project with these files."""
    path = folder / "instruments.cardwright"
    path.write_bytes(packed(files))
    return path


def test_a_project_is_the_deck_of_its_folder(tmp_path: Path) -> None:
    path = project(tmp_path, WHOLE)
    folder = written(tmp_path, rows(), SETTINGS.decode())
    assert is_own_deck(str(path))
    assert read_own_decks(path, Cache(None)) == read_own_decks(folder, Cache(None))
    assert played_decks(path) == played_decks(folder)
    assert sorted(tmp_path.iterdir()) == [folder, path]


def test_its_title_is_its_name_and_its_faults_are_those_of_its_list(tmp_path: Path) -> None:
    path = project(tmp_path, {"cards.csv": LIST.replace(b"Viola", b"Violin")})
    found = check(path)
    assert [str(each) for each in found.findings if not each.doubtful] == [
        "cards.csv, row 3, Name: “Violin” is in row 2 already; give each card a name of its own"
    ]
    assert found.folder == "instruments"


def test_the_same_files_are_the_same_project() -> None:
    other_order = dict(reversed(WHOLE.items()))
    assert packed(WHOLE) == packed(other_order)
    assert project_files("a.cardwright", packed(WHOLE)) == WHOLE


@pytest.mark.parametrize(
    "name",
    [
        *("../cards.csv", "/etc/cards.csv", "pictures/../../a.png", "C:\\a.png", "\\a.png"),
        *("..", "pictures\\..\\..\\a.png", "//host/a.png"),
    ],
)
def test_a_name_that_leads_out_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(ListError, match="leads out of the folder of the deck"):
        check(project(tmp_path, WHOLE | {name: b"1"}))
    assert [path.name for path in tmp_path.iterdir()] == ["instruments.cardwright"]


def test_what_no_deck_has_is_left_out() -> None:
    more = {
        "deck.schema.json": b"{}",
        "pictures/a.png": b"1",
        "pictures/b/c.png": b"2",
        "x.py": b"3",
    }
    found = project_files("a.cardwright", packed(WHOLE | more))
    assert sorted(found) == ["cards.csv", "deck.toml", "pictures/a.png"]


@pytest.mark.parametrize(
    ("files", "told"),
    [
        ({"deck.toml": SETTINGS}, "has no list of cards"),
        (WHOLE | {"other.xlsx": b"1"}, "has several lists of cards"),
    ],
)
def test_a_project_has_one_list(files: dict[str, bytes], told: str) -> None:
    with pytest.raises(ListError, match=told) as error:
        project_files("a.cardwright", packed(files))
    assert "save the project again" in error.value.hint


@pytest.mark.parametrize("data", [b"", b"PK\x03\x04", b"no archive", packed(WHOLE)[:-30]])
def test_what_is_no_archive_is_answered(data: bytes) -> None:
    with pytest.raises(ListError, match="is damaged"):
        project_files("a.cardwright", data)


def test_a_project_that_unpacks_too_far_is_refused() -> None:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("cards.csv", LIST)
        for number in range(3):
            archive.writestr(f"pictures/{number}.png", bytes(limits.PROJECT // 2))
    with pytest.raises(ListError, match="unpacks to more than 64 MB"):
        project_files("a.cardwright", out.getvalue())


def test_a_link_in_a_project_is_a_file_of_its_text(tmp_path: Path) -> None:
    link = zipfile.ZipInfo("pictures/secret.png")
    link.external_attr = 0o120777 << 16
    path = tmp_path / "instruments.cardwright"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("cards.csv", "Group,Name,Picture\nA,Bee,secret.png\n")
        archive.writestr(link, "/etc/hostname")
    told = [str(each) for each in check(path).findings]
    assert [line for line in told if "secret.png" in line and "picture" in line.lower()]
