"""The vendored fonts are the ones the table of sources says, and cover what we set."""

import hashlib
import re

import pytest

from cardwright import paths
from cardwright.drawing.scene.fonts import FILES, font, role_for
from cardwright.drawing.scene.shaping import shape, width
from cardwright.errors import MissingGlyph, UnknownName

FONTS = paths.data("card_art", "fonts")


def test_every_font_file_stands_in_the_table_with_its_hash_and_a_license() -> None:
    rows = re.findall(
        r"^\| (\S+\.ttf) \| .* \| (\S+\.txt) .*\| ([0-9a-f]{64}) \|$",
        (FONTS / "SOURCES.md").read_text(encoding="utf-8"),
        re.MULTILINE,
    )
    found = {name: hashlib.sha256((FONTS / name).read_bytes()).hexdigest() for name, _, _ in rows}
    assert {name: digest for name, _, digest in rows} == found
    assert sorted(found) == sorted(p.name for p in FONTS.glob("*.ttf"))
    for _, terms, _ in rows:
        assert "SIL OPEN FONT LICENSE" in (FONTS / terms).read_text(encoding="utf-8").upper()


@pytest.mark.parametrize("role", FILES)
def test_every_role_covers_the_typography_we_use(role: str) -> None:
    assert all(font(role).covers(character) for character in "AZaz09“”‘’–—…·×½&éèö")


#: Letters of European languages beyond those of English: Latin, Greek and Cyrillic.
LATIN = "ÁÇÑÖØÆŒßþðŁłŘřŠšŐőŰűŻżĞğİıĦħŊŋĀāĖėĮįȘșȚțŴŵ"
OTHERS = ("Μίκης Θεοδωράκης", "Пётр Чайковский", "Дмитро Бортнянський", "Љубица Марић")


@pytest.mark.parametrize("role", FILES)
def test_every_role_has_the_latin_letters_of_europe(role: str) -> None:
    chosen = font(role_for(LATIN, role))
    assert [character for character in LATIN if not chosen.covers(character)] == []


@pytest.mark.parametrize("role", FILES)
@pytest.mark.parametrize("name", OTHERS)
def test_a_name_in_another_script_is_set_whole_in_one_font(name: str, role: str) -> None:
    chosen = role_for(name, role)
    assert all(font(chosen).covers(character) for character in name)
    assert shape(name, role).advance == shape(name, chosen).advance > 0
    assert role_for("Ann", role) == role, "and others stay as they are"


def test_a_name_that_no_font_has_is_told_of_its_own_font() -> None:
    assert role_for("馬頭琴", "display") == "display"
    with pytest.raises(MissingGlyph, match=r"Besley-Bold\.ttf has no “馬”"):
        shape("馬頭琴", "display")


def test_an_unknown_role_is_named() -> None:
    with pytest.raises(UnknownName, match="there is no font “boddy”"):
        font("boddy")


def test_ligatures_keep_the_text_they_stand_for() -> None:
    run = shape("office", "body")
    assert [glyph.source for glyph in run.glyphs] == ["o", "ffi", "c", "e"]


def test_kerning_and_tracking_change_the_width() -> None:
    assert width("AVA", "body", 10) < sum(width(c, "body", 10) for c in "AVA")
    assert width("abc", "body", 10, tracking=0.1) == pytest.approx(width("abc", "body", 10) + 2)


def test_a_missing_glyph_is_an_error_that_names_it() -> None:
    with pytest.raises(MissingGlyph) as caught:
        shape("Rose ♠", "body")
    assert "“Rose ♠”: OldStandard-Regular.ttf has no “♠” (U+2660)" in str(caught.value)


def test_no_text_takes_no_room() -> None:
    assert shape("", "body") == ((), 0.0)
