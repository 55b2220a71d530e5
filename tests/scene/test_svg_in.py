"""Motifs: the strict subset is read, everything else is an error naming file, line, element."""

from pathlib import Path

import pytest

from cardwright import paths
from cardwright.drawing.scene.inks import OUTLINE, motif_style
from cardwright.drawing.scene.model import Group, Shape
from cardwright.drawing.scene.svg_in import read_motif
from cardwright.errors import ArtError
from tests.tiers import every

HEAD = '<svg xmlns="http://www.w3.org/2000/svg" width="12mm" height="6mm" viewBox="0 0 1200 600">'
MOTIFS = sorted(paths.data("card_art").glob("*/*.svg"))


def motif(tmp_path: Path, body: str, head: str = HEAD) -> Path:
    path = tmp_path / "rose.svg"
    path.write_text(f"{head}\n{body}\n</svg>", encoding="utf-8")
    return path


def test_size_is_in_mm_and_content_is_scaled(tmp_path: Path) -> None:
    scene = read_motif(motif(tmp_path, '<path class="f-ink" d="M0 0L600 300"/>'))
    assert (scene.width, scene.height) == (12, 6)
    (group,) = scene.items
    assert group == Group(
        (Shape("M0 0L600 300", fill="ink", width=100 * OUTLINE),), (0.01, 0, 0, 0.01, 0, 0)
    )


def test_looks_are_inherited_from_groups(tmp_path: Path) -> None:
    body = '<g class="s-accent" stroke-width="20"><path d="M0 0L1 1"/></g>'
    (outer,) = read_motif(motif(tmp_path, body)).items
    assert isinstance(outer, Group)
    (inner,) = outer.items
    assert isinstance(inner, Group)
    assert inner.items == (Shape("M0 0L1 1", stroke="accent", width=20),)


def test_uses_are_placed_copies_of_what_was_defined(tmp_path: Path) -> None:
    body = (
        '<defs><g id="leaf"><path class="f-ink" d="M0 0L1 1"/></g></defs>'
        '<use href="#leaf" transform="translate(5 7) scale(-1 1)"/>'
    )
    (outer,) = read_motif(motif(tmp_path, body)).items
    assert isinstance(outer, Group)
    assert outer.items == (
        Group((Shape("M0 0L1 1", fill="ink", width=100 * OUTLINE),), (-1, 0, 0, 1, 5, 7)),
    )


def test_a_shape_stands_where_its_own_transform_puts_it(tmp_path: Path) -> None:
    body = '<path class="f-ink" d="M0 0L1 1" transform="translate(5 7)"/>'
    (outer,) = read_motif(motif(tmp_path, body)).items
    assert isinstance(outer, Group)
    shape = Shape("M0 0L1 1", fill="ink", width=100 * OUTLINE)
    assert outer.items == (Group((shape,), (1, 0, 0, 1, 5, 7)),)


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("<text>A</text>", "2: <text> is not allowed here"),
        ('<path class="f-ink" d="M0 0A1 1 0 0 0 1 1"/>', "2: path data: “A1 1 0 0 0 1 1” at"),
        ('<path class="f-purple" d="M0 0L1 1"/>', "2: class “f-purple” is not an ink"),
        ('<path fill="red" d="M0 0L1 1"/>', "2: <path>: attribute “fill” is not allowed"),
        ('<use href="#ghost"/>', "2: <use>: “ghost” is not defined before it"),
        ("<style>path{fill:red}</style>", "2: <style> must be the style sheet of the motifs"),
        ('<circle class="f-ink" cx="a" r="1"/>', "2: cx=“a” is not a number that can be drawn"),
        ('<circle class="f-ink" cx="nan" r="1"/>', "2: cx=“nan” is not a number that can be drawn"),
        ('<circle class="f-ink" r="-1"/>', "2: r=“-1” is not a number that can be drawn"),
        ('<defs><path d="M0 0L1 1"/></defs>', "2: <path> is not allowed inside <defs>"),
        ('<path d="M0 0L1 1"><g/></path>', "2: <g> is not allowed inside <path>"),
        ("<g><style/></g>", "2: <style> is not allowed inside <g>"),
        ("<g>" * 60, "2: groups are nested more than 50 deep"),
        ('<g transform="skewX(3)"/>', "2: transform “skewX(3)” cannot be read"),
        ('<g transform="scale(%s!)"/>' % ("1" * 5000), "2: transform “scale(111"),
        ('<g transform="scale(1 2 3)"/>', "2: transform scale with 3 numbers cannot be read"),
        ("<g>word</g>", "2: text is not allowed: “word”"),
        ("<g>", "3: not well-formed XML: mismatched tag"),
        ("<g/><!", "2: not well-formed XML: not well-formed (invalid token)"),
    ],
)
def test_what_is_not_in_the_subset_is_an_error_with_its_place(
    tmp_path: Path, body: str, message: str
) -> None:
    path = motif(tmp_path, body)
    with pytest.raises(ArtError) as caught:
        read_motif(path)
    assert str(caught.value).startswith(f"{path}:{message}")


def test_a_title_is_the_caption(tmp_path: Path) -> None:
    assert read_motif(motif(tmp_path, "<title>Minka, Gokayama</title>")).title == "Minka, Gokayama"


def test_a_root_without_size_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(ArtError, match="needs width and height in mm and a viewBox"):
        read_motif(motif(tmp_path, "", '<svg xmlns="http://www.w3.org/2000/svg">'))


def test_a_document_type_is_refused(tmp_path: Path) -> None:
    doctype = '<!DOCTYPE svg [<!ENTITY a "boom">]>'
    with pytest.raises(ArtError, match=r"rose\.svg:1: a document type is not allowed"):
        read_motif(motif(tmp_path, "<g/>", doctype + HEAD))


@pytest.mark.parametrize("box", ["0 0 0 600", "0 0 12 6", "0 0 600 600", "1 0 1200 600"])
def test_coordinates_are_hundredths_of_a_mm(tmp_path: Path, box: str) -> None:
    with pytest.raises(ArtError, match="must be 0 0 and the size in hundredths of a mm"):
        read_motif(motif(tmp_path, "", HEAD.replace("0 0 1200 600", box)))


def test_an_unknown_encoding_is_an_error(tmp_path: Path) -> None:
    head = '<?xml version="1.0" encoding="klingon"?>' + HEAD
    with pytest.raises(ArtError, match=r"rose\.svg:1: unknown encoding"):
        read_motif(motif(tmp_path, "", head))


def test_a_missing_file_is_an_error_with_its_path(tmp_path: Path) -> None:
    with pytest.raises(ArtError, match=r"gone\.svg: cannot be read"):
        read_motif(tmp_path / "gone.svg")


@pytest.mark.parametrize("path", every(4, MOTIFS), ids=lambda p: f"{p.parent.name}/{p.stem}")
def test_every_motif_of_card_art_reads_and_carries_the_style(path: Path) -> None:
    scene = read_motif(path)
    assert scene.width > 0
    assert motif_style() in path.read_text(encoding="utf-8")
