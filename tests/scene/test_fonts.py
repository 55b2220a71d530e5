"""The vendored fonts are the ones the table of sources says, and cover what we set."""

import hashlib
import re

import pytest

from cardwright import paths
from cardwright.drawing.scene.fonts import FILES, font
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
