"""The art of Portrait Authors: everyone is there, and nobody is taken for another."""

from __future__ import annotations

import io
from itertools import combinations

import numpy as np
import resvg_py
from numpy.typing import NDArray
from PIL import Image
from scipy.ndimage import distance_transform_edt

from cardwright import paths
from cardwright.drawing.scene.svg_in import motif
from cardwright.ledger import load_ledger
from engraver.portrait_authors import motifs
from engraver.portrait_authors.medallion import RADII
from engraver.portrait_authors.portraits import KEYLINE

#: A viewer's least share of differing ink, below which two pictures count as alike.
ALIKE = 0.04


def seen(stem: str, mm: tuple[float, float], dots_per_mm: float) -> NDArray[np.float64]:
    """The motif in gray, 0 white to 1 black, scaled down to ``mm`` as from across a table."""
    text = paths.data("card_art", "portrait-authors", f"{stem}.svg").read_text(encoding="utf-8")
    picture = resvg_py.svg_to_bytes(svg_string=text, dpi=150, background="#ffffff")
    size = (round(mm[0] * dots_per_mm), round(mm[1] * dots_per_mm))
    gray = Image.open(io.BytesIO(bytes(picture))).convert("L").resize(size)
    return 1 - np.asarray(gray, dtype=float) / 255


def stems(kind: str) -> list[str]:
    return [stem for stem in motifs() if stem.startswith(kind)]


def test_four_authors_and_a_badge_for_each_of_eight_groups() -> None:
    assert len(stems("portrait-")) == 32
    assert len(stems("badge-")) == 8
    drawn = {*stems("portrait-"), *stems("badge-"), *stems("emblem-")}
    others = set(motifs()) - drawn
    assert others == {"medallion", "back", "back-plain"}


def test_motifs_have_the_sizes_that_faces_count_on() -> None:
    sizes = {"portrait-": (42, 48), "badge-": (12, 12), "medallion": (44, 52)}
    sizes["emblem-"] = (44, 30)
    for kind, size in sizes.items():
        for stem in stems(kind):
            scene = motif("portrait-authors", stem)
            assert (scene.width, scene.height) == size


def test_no_two_portraits_can_be_confused() -> None:
    views = {stem: seen(stem, (21, 24), 3) for stem in stems("portrait-")}
    for a, b in combinations(views, 2):
        assert np.abs(views[a] - views[b]).mean() > ALIKE, (a, b)


def test_badges_are_told_apart_in_gray_at_four_millimeters() -> None:
    views = {stem: seen(stem, (4, 4), 6) for stem in stems("badge-")}
    for a, b in combinations(views, 2):
        assert np.abs(views[a] - views[b]).mean() > 3 * ALIKE, (a, b)


def test_the_medallion_leaves_its_oval_free() -> None:
    ring = seen("medallion", (44, 52), 4)
    y, x = (np.indices(ring.shape) + 0.5) / 4
    oval = ((x - 22) / RADII[0]) ** 2 + ((y - 26) / RADII[1]) ** 2 <= 1
    assert not ring[oval].any()
    assert ring[~oval].any()


def test_a_bust_has_a_keyline_and_goes_on_below_its_oval() -> None:
    """In place of a ground of its own: a card puts tint and lines behind it."""
    for stem in stems("portrait-"):
        text = paths.data("card_art", "portrait-authors", f"{stem}.svg").read_text("utf-8")
        png = bytes(resvg_py.svg_to_bytes(svg_string=text, dpi=254))
        levels, covered = np.asarray(Image.open(io.BytesIO(png)).convert("LA")).transpose(2, 0, 1)
        drawn, dark = covered > 127, (covered > 127) & (levels < 90)
        apart = distance_transform_edt(~dark) / 10
        assert drawn[apart < KEYLINE - 0.1].all(), stem
        assert dark[-1].sum() > 150, stem
        assert apart[drawn].max() < 4, stem  # no paper but linen, lace and keyline


def test_every_emblem_is_titled_with_its_thing_and_a_work_that_the_life_names() -> None:
    ledger = load_ledger("portrait-authors")
    for stem in stems("emblem-"):
        author = ledger.author(stem.removeprefix("emblem-"))
        thing, _, work = motif("portrait-authors", stem).title.partition(" of ")
        assert thing == f"The {author.emblem}"
        name, _, year = work.removeprefix("The ").rpartition(", ")
        assert year.removeprefix("from ")[:2] == "18"
        assert name in author.life.replace("*", ""), author.id


def test_every_author_has_an_emblem_and_every_emblem_an_author() -> None:
    authors = [author.id for author in load_ledger("portrait-authors").authors]
    assert sorted(f"emblem-{author}" for author in authors) == sorted(stems("emblem-"))


def test_no_two_emblems_can_be_confused() -> None:
    views = {stem: seen(stem, (22, 15), 3) for stem in stems("emblem-")}
    for a, b in combinations(views, 2):
        assert np.abs(views[a] - views[b]).mean() > ALIKE, (a, b)
