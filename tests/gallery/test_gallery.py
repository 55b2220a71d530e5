"""Contact sheets, and what printing costs."""

from pathlib import Path

import pytest
from click.testing import CliRunner
from PIL import Image
from pypdf import PdfReader

from cardwright.building.gallery import gallery, resolve_games
from cardwright.building.gallery.contact import plates
from cardwright.building.gallery.ink import page_inks
from cardwright.building.gallery.vision import views
from cardwright.cli.group import cli
from cardwright.drawing.faces import pictures
from cardwright.drawing.faces.edition import STANDARD, Edition
from cardwright.drawing.scene.paper import PAPERS
from cardwright.errors import RefusedOutput, UsageError
from cardwright.ledger import load_ledger
from cardwright.ledger.games import GAMES
from tests.gallery.coarse import COARSE, measure_coarsely
from tests.tiers import Sample, every


@pytest.fixture(scope="module")
def dpi(sample: Sample) -> int:
    """Dots to the inch of the sheets at print size."""
    return sample(COARSE, 2 * COARSE)


@pytest.fixture(scope="module")
def made(dpi: int, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The contact sheets of a game."""
    out = tmp_path_factory.mktemp("gallery") / "out"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("cardwright.building.gallery.DPI", dpi)
        gallery(["sixty-six"], out)
    return out / "sixty-six"


@pytest.mark.deep
def test_each_view_has_a_sheet_at_print_size_and_at_twice_that(made: Path, dpi: int) -> None:
    names = {f"{view.name}{end}" for view in views() for end in (".pdf", ".png", "-2x.png")}
    assert {p.name for p in made.iterdir()} == names | {"fan.png"}
    shown = plates(load_ledger(made.name), STANDARD)
    for view in views():
        with Image.open(made / f"{view.name}.png") as small:
            assert small.width == pytest.approx(shown.width / 25.4 * dpi, abs=1)
        with Image.open(made / f"{view.name}-2x.png") as large:
            assert large.width == pytest.approx(shown.width / 25.4 * 2 * dpi, abs=1)
        pages = PdfReader(made / f"{view.name}.pdf").pages
        sizes = [float(page.mediabox.width) / 72 * 25.4 for page in pages]
        assert sizes == pytest.approx([shown.width, 2 * shown.width], abs=0.1)


@pytest.mark.deep
def test_the_views_look_different(made: Path) -> None:
    assert len({(made / f"{view.name}.png").read_bytes() for view in views()}) == 5
    with Image.open(made / "grayscale.png") as gray:
        red, green, blue = gray.convert("RGB").split()
        assert red.tobytes() == green.tobytes() == blue.tobytes()


def test_every_different_face_is_shown_once_and_none_overlaps_another() -> None:
    shown = plates(load_ledger("card-tennis"), STANDARD)
    different = {scene.items for _, scene in pictures(load_ledger("card-tennis"))}
    assert {face.scene.items for face in shown.faces} == different
    assert len(shown.faces) == len(different)
    for i, one in enumerate(shown.faces):
        assert one.x + one.scene.width <= shown.width
        assert one.y + one.scene.height <= shown.height
        for other in shown.faces[i + 1 :]:
            beside = one.x + one.scene.width < other.x or other.x + other.scene.width < one.x
            assert beside or one.y + one.scene.height < other.y


@pytest.mark.deep
def test_two_hands_make_the_same_and_each_step_is_told(
    made: Path, dpi: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cardwright.building.gallery.DPI", dpi)
    told: list[tuple[int, int]] = []
    gallery(
        ["sixty-six"], tmp_path / "out", progress=lambda _, *step: told.append(step), processes=2
    )
    assert told == [(number, 6) for number in range(1, 7)]
    again = tmp_path / "out" / "sixty-six"
    assert {p.name: p.read_bytes() for p in again.iterdir()} == {
        p.name: p.read_bytes() for p in made.iterdir()
    }


def test_a_folder_that_is_not_ours_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("dear")
    with pytest.raises(RefusedOutput):
        gallery(["court"], tmp_path)
    assert [p.name for p in tmp_path.iterdir()] == ["mine.txt"]


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(UsageError, match="“cuort”"):
        resolve_games(["cuort"])


@pytest.mark.deep
def test_the_ink_of_each_page_is_told_in_each_palette() -> None:
    pages = list(page_inks(load_ledger("sixty-six"), PAPERS["a4"]))
    assert {p.palette for p in pages} == {"color", "white-paper", "grayscale", "low-ink"}
    by = {(p.palette, p.page): p for p in pages}
    for (palette, number), page in by.items():
        assert 0 < page.total < 4
        if palette == "grayscale":
            assert page.inks[:3] == pytest.approx((0, 0, 0), abs=1e-6)
        if palette == "white-paper" and page.side == "fronts":
            assert page.total <= 2 / 3 * by["color", number].total
        if palette == "low-ink":
            assert page.total <= 0.4 * by["color", number].total
    edition = Edition(large_index=True)
    large = next(iter(page_inks(load_ledger("sixty-six"), PAPERS["a4"], edition)))
    assert large != pages[0]


@pytest.mark.deep
@pytest.mark.parametrize("game", every(2, GAMES, deep=2))
def test_with_little_ink_every_sheet_takes_what_the_readme_says(game: str) -> None:
    """Half of the ink at most on every sheet of fronts, a fifth on every sheet of patterned backs.

    Balls are the same on both sides.
    """
    inks = page_inks(load_ledger(game), PAPERS["a4"], palettes=("color", "low-ink"))
    by = {(p.palette, p.page): p for p in inks}
    pages = max(number for _, number in by)
    for number in range(1, pages + 1):
        low, color = by["low-ink", number], by["color", number]
        balls = game == "card-tennis" and number == pages
        share = 0.5 if low.side == "fronts" or balls else 0.2
        assert low.total <= share * color.total, (number, low.side)


@pytest.mark.deep
def test_the_command_prints_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    measure_coarsely(monkeypatch)
    result = CliRunner().invoke(cli, ["gallery", "sixty-six", "--ink"])
    assert result.exit_code == 0
    assert "low-ink" in result.output
    assert "fronts" in result.output


def test_two_tables_at_a_time_are_a_mistake() -> None:
    result = CliRunner().invoke(cli, ["gallery", "--ink", "--apart"])
    assert isinstance(result.exception, UsageError)
