"""The maps are true, and every picture says what it shows."""

import hashlib
import re

import numpy as np
import pytest

from cardwright import paths
from engraver.nations import CAPTIONS, motifs
from engraver.nations.clipping import Window
from engraver.nations.coasts import coast, land_border, outlines
from engraver.nations.maps import SHEETS, WINDOW
from engraver.nations.projection import EARTH, Projection
from engraver.technique.curves import signed_area
from engraver.technique.cutpaper import inside

PLACES = {
    "Paris": (2.35, 48.85, "europe"),
    "Reykjavik": (-21.5, 64.1, "europe"),
    "Kazan": (49.1, 55.8, "europe"),
    "Omsk": (73.4, 55.0, "asia"),
    "Tbilisi": (44.8, 41.7, "asia"),
    "Mount Sinai": (33.97, 28.54, "asia"),
    "Kyoto": (135.75, 35.0, "asia"),
    "Cairo": (31.2, 30.0, "africa"),
    "Antananarivo": (47.5, -18.9, "africa"),
    "Lima": (-76.9, -12.05, "america"),
    "Godthaab": (-50.5, 64.4, "america"),
    "Alice Springs": (133.9, -23.7, "other"),
}


@pytest.mark.parametrize("city", PLACES)
def test_a_place_lies_in_its_continent_and_in_no_other(city: str) -> None:
    lon, lat, home = PLACES[city]
    found = {
        name
        for name, rings in outlines().items()
        for ring in rings
        if inside(ring, np.array([[lon, lat]]))[0]
    }
    assert found == {home}


#: What a map is to show, and what is no more than a scrap in its corner.
SHOWN = {
    "asia": [(32.5, 29.9), (26.1, 39.5), (43.0, 12.7), (190.3, 66.0), (145.0, 43.5)],
    "europe": [(-24.5, 65.5), (-9.5, 38.7), (60.0, 51.0), (25.0, 35.0), (27.0, 71.0)],
}
LEFT_OUT = {"europe": [(32.5, 29.9), (35.0, 29.5)]}  # Suez and Akaba


def test_a_map_shows_its_continent_whole_and_no_scraps_of_far_seas() -> None:
    """Asia begins at Suez and Anatolia; on Europe’s map no gulf of the Red Sea is seen."""

    def seen(continent: str, places: list[tuple[float, float]]) -> list[bool]:
        at = SHEETS[continent].projection.place(places)
        low, high = (WINDOW.left, WINDOW.top), (WINDOW.right, WINDOW.bottom)
        return [bool(np.all(point > low) and np.all(point < high)) for point in at]

    for continent, places in SHOWN.items():
        assert all(seen(continent, places)), continent
    for continent, places in LEFT_OUT.items():
        assert not any(seen(continent, places)), continent


def test_the_seas_are_in_no_continent() -> None:
    seas = np.array([(-35.0, 30.0), (51.0, 41.5), (34.0, 43.2), (18.0, 35.5), (80.0, -20.0)])
    assert not any(any(inside(ring, seas)) for rings in outlines().values() for ring in rings)


def test_europe_and_asia_meet_on_land_and_america_meets_nobody() -> None:
    def meeting(name: str) -> list[np.ndarray]:
        return [line for ring in outlines()[name] for line in land_border(ring)]

    lines = meeting("europe")
    assert any(line[:, 1].max() > 66 and line[:, 1].min() < 48 for line in lines), "the Urals"
    assert meeting("america") == []


def test_the_seam_of_the_survey_through_asia_is_no_line() -> None:
    rings = outlines()["asia"]
    drawn = np.vstack([line for ring in rings for line in (*coast(ring), *land_border(ring))])
    inland = (drawn[:, 0] > 80) & (drawn[:, 0] < 125) & (drawn[:, 1] > 42) & (drawn[:, 1] < 60)
    assert not inland.any()


def test_an_island_is_one_stretch_of_coast() -> None:
    iceland = next(r for r in outlines()["europe"] if inside(r, np.array([[-18.5, 65.0]]))[0])
    (shore,) = coast(iceland)
    assert (shore[0] == shore[-1]).all()
    assert len(shore) == len(iceland) + 1


def test_the_projection_keeps_areas_and_can_be_undone() -> None:
    flat = Projection(lon=20, lat=10, x=22, y=24, km=200)
    spots = np.array([(20.0, 10.0), (-60.0, 40.0), (90.0, -30.0)])
    assert np.allclose(flat.degrees(flat.place(spots)), spots)
    side = np.linspace(0, 1, 200)
    south, north = np.radians([35, 45])
    box = np.vstack(
        [
            np.stack([50 + 10 * side, 35 + 0 * side], axis=1),
            np.stack([60 + 0 * side, 35 + 10 * side], axis=1),
            np.stack([60 - 10 * side, 45 + 0 * side], axis=1),
            np.stack([50 + 0 * side, 45 - 10 * side], axis=1),
        ]
    )
    true = EARTH**2 * np.radians(10) * (np.sin(north) - np.sin(south))
    assert abs(signed_area(flat.place(box))) * 200**2 == pytest.approx(true, rel=1e-4)


def test_a_line_is_cut_at_the_window_and_an_area_too() -> None:
    window = Window(0, 0, 10, 10)
    line = np.array([(-5.0, 5.0), (5.0, 5.0), (5.0, 15.0), (8.0, 15.0), (8.0, 5.0)])
    pieces = [piece.tolist() for piece in window.lines(line)]
    assert pieces == [[[0, 5], [5, 5], [5, 10]], [[8, 10], [8, 5]]]
    square = np.array([(-5.0, -5.0), (5.0, -5.0), (5.0, 5.0), (-5.0, 5.0)])
    assert abs(signed_area(window.area(square))) == 25


def test_every_picture_of_a_nation_has_a_caption() -> None:
    other = ("star", "back", "badge-", "house-")
    pictures = [name for name in motifs() if not name.startswith(other)]
    assert sorted(pictures) == sorted(CAPTIONS)


def test_the_outlines_are_the_ones_that_sources_names() -> None:
    folder = paths.data("card_art", "nations")
    table = (folder / "SOURCES.md").read_text("utf-8")
    named = re.search(r"`outlines\.json`.*?([0-9a-f]{64})", table)
    assert named
    assert named[1] == hashlib.sha256((folder / "outlines.json").read_bytes()).hexdigest()
