"""Mountain ranges, rivers and lakes for the maps: rough lines of our own, in (longitude, latitude).

Chains of little hills, lit from the left, and lines that swell towards the sea, as on the school
maps of the time. They are there to be recognized, not to be measured.
"""

from __future__ import annotations

from types import MappingProxyType

import numpy as np

from engraver.nations.projection import Projection
from engraver.technique.curves import arc_length, resample, spline
from engraver.technique.cutpaper import points
from engraver.technique.pathdata import Points, polygon
from engraver.technique.plate import Plate
from engraver.technique.swell import swell

#: A range: its landmarks and the height of its hills in mm.
RANGES = MappingProxyType(
    {
        "europe": (
            ("6.5,44.3 7,45.8 9.5,46.6 13,47.2", 1.25),
            ("-1,42.9 2,42.6", 0.95),
            ("10,44.3 13,42.8 15,41", 0.8),
            ("15.5,44.8 18.5,43.2 20.5,41.2", 0.9),
            ("19,49.2 23,48.8 25.4,46.4", 1.0),
            ("23.5,42.6 26.5,42.6", 0.8),
            ("40.5,43.6 43,42.9 46,42.5", 1.2),
            ("60,65.5 59,62 59,58.5 58,54.5", 1.1),
            ("7.5,60.5 9,62 13.5,64.5 16.5,67.5", 1.1),
            ("-4.6,57.2 -4.2,56.6", 0.7),
        ),
        "asia": (
            ("71,34.6 77,33.6 81.5,30.6 88,28.6 95,29", 1.3),
            ("71,37.8 76,41 83,42.8 90,43.2", 1.0),
            ("82,36.6 90,36.6 99,37", 0.95),
            ("87,49 94,50.3 100,52", 1.0),
            ("60,66 59.5,62 59,58", 0.9),
            ("112,53.4 120,56 130,57 137,60.5", 0.95),
            ("139,66.5 146,64 152,62.5", 0.9),
            ("46,37 50,33.5 54,30", 0.9),
            ("43,42.8 47,41.8", 0.9),
            ("75,16.5 76.6,11", 0.75),
        ),
        "africa": (
            ("-8,31.2 -3,33.4 4,35 8.5,35.4", 1.25),
            ("38,14 38.5,11 38.2,8 40.5,8.6", 1.3),
            ("28.5,-32 29.2,-29.6 30.6,-26", 1.15),
            ("19.4,-33.2 23,-33.5", 0.9),
            ("36.8,-0.6 37.3,-3.4", 1.2),
            ("30,0.6 29.4,-2", 1.0),
            ("5,22.4 7,23.4", 1.1),
            ("17,21 19,20.2", 1.1),
            ("10,5.4 12,7.4", 0.95),
            ("46.6,-18 47,-21.6", 0.85),
            ("33.8,-10 35.4,-15.4", 0.85),
        ),
        "america": (
            ("-150,63.6 -138,61 -128,56.5 -121,52 -116,48 -111,44 -107,39.5 -105.5,35.5", 1.05),
            ("-121.5,45 -119.5,38", 0.85),
            ("-107,28.5 -104,23 -99.5,19.4", 0.9),
            ("-82.5,36 -78,40 -72.5,44", 0.75),
            ("-76,6 -78.2,0 -77,-8 -72.5,-14.6", 1.05),
            ("-68,-18 -68.5,-26 -70,-33 -71.6,-41 -73,-48.5", 1.05),
            ("-47,-17 -43,-21", 0.75),
        ),
    }
)

#: How much taller than that they are drawn.
TALLER = 1.22

#: Rivers from the spring to the mouth.
RIVERS = MappingProxyType(
    {
        "europe": (
            "8.2,48 12,48.9 16.5,48.2 19,47.4 19,45.5 22.5,44.4 27,44.2 28.6,45.2",
            "33,57 38,57.8 44,56.2 49,55.6 48.4,52.6 46,51 44.6,48.6 48,46.2",
            "9.4,47 7.6,47.6 8,49.6 6.8,51.2 4.6,51.9",
            "31,55 31,52.5 30.6,50.4 34.6,48.6 33,46.6",
            "38.4,53.6 39.4,51.4 41.6,49.4 39.4,47.2",
            "15.4,50.4 13.4,51.2 11.4,52.8 9.2,53.8",
            "4,45.6 3.6,47 1,47.6 -1.8,47.2",
            "-2,40.6 -5,39.8 -8.8,39",
            "19.2,49.6 20,50.4 21.4,52.2 18.8,53.8",
            "46,60.6 45.2,62.6 41,64.4",
        ),
        "asia": (
            "81,31 80,29.9 78.2,29.6 82,25.6 88,24.6 90.4,22.6",
            "81,32.4 75,35.4 72.6,32.6 68,26.4 67.6,24.2",
            "91,34 98,31 100,26.4 106,29.4 111.4,30.6 116.6,30.4 121.4,31.6",
            "96,35 103,36 106.6,39.4 110.6,40.4 110.6,35.2 118.6,37.4",
            "94.4,33 98.6,28 101,21.6 104.8,16.6 106.4,10.4",
            "84,50 81,54.4 75,58.4 68.6,61 66.4,65 71.6,66.6",
            "95,51.6 91,56 87,61 87,66.6 82.6,70.4",
            "106,54 113,60 124,61 129.4,63.4 124,68 127,72.4",
            "113,50.6 121,53.4 128,50 135,48.4 138,50.4 141,53.2",
            "39.5,39 38.6,36.6 42,34.2 45.6,32 48.2,30.2",
            "74,37.4 66,37.4 61,41.6 59.4,43.6",
        ),
        "africa": (
            "33,-1 31.4,2.6 31.6,7 31,10 32.6,15.6 31,18.2 32.8,22 32.8,26 31.2,29.4 31,31.2",
            "37.2,11.4 35.2,10.6 34.2,12.6 32.6,15.6",
            "-10.4,9.4 -7,12.6 -4,15 -0.2,16.8 1.6,14.4 4.4,10.6 6.6,7.4 6.4,4.6",
            "28,-11 27,-6 25.4,-1 22.4,1.8 18.6,1 16.2,-3 13.4,-5.8",
            "23.4,-11.6 23.4,-15.8 26,-17.8 30,-15.6 33.2,-17.2 36,-18.8",
            "29.4,-29.2 25,-29.6 20.6,-28.6 16.8,-28.6",
            "-11,11 -11,14.6 -14.4,16.6 -16.4,15.8",
            "18.4,-9 20,-5 17.6,-2.6",
        ),
        "america": (
            "-95.2,47.2 -91,43.4 -90.4,38.8 -89.6,36 -91.2,32.6 -89.6,29.4",
            "-112,45.8 -107,47.8 -101,47.2 -98,43 -95,39.4 -90.4,38.8",
            "-78.4,41 -84,38.8 -89.2,37",
            "-73.5,-4.4 -67,-3.2 -60,-3.2 -54.6,-2 -50.6,-0.4",
            "-65.4,-11 -62,-7 -58.6,-3.2",
            "-47.6,-16.4 -51,-20 -54.6,-25.4 -58.6,-28 -60.6,-32.6 -58.4,-34.2",
            "-57,-15.4 -58,-21 -58.4,-27.4",
            "-63,3 -67.4,4 -66.4,7.6 -61.4,8.8",
            "-117,59 -118,62 -126,65.4 -134,68.6",
            "-79,43.4 -75,45 -70,47.6",
            "-118,52 -119,48.4 -123.6,46.2",
            "-106.4,37 -106,32 -100,28.6 -97.4,26",
            "-135,61 -140,64.6 -150,66 -158,64.8 -163,62.6",
        ),
    }
)


#: The shores of the great lakes of each continent.
LAKES = MappingProxyType(
    {
        "europe": (
            "31,60.1 32.8,60.4 32.4,61.4 30.6,61.5",
            "34.6,61 36.2,61.2 35.6,62.6 34.6,62.2",
            "12.6,58.4 13.8,58.6 13.6,59.2 12.8,59.1",
        ),
        "asia": (
            "103.8,51.4 106.4,52.4 109.6,55.6 108.6,54 106,51.6",
            "58.4,44 60.6,44.2 61,46.2 59.2,46.4",
            "74,45.4 79,46.4 76,46.6 73.6,46.2",
        ),
        "africa": (
            "31.7,-0.4 34.2,0.3 34,-1.6 33,-2.5 31.8,-2",
            "29.2,-3.4 30,-5 31,-8.6 30.2,-7.4 29.4,-5.2",
            "34,-9.8 34.8,-11.4 35.2,-14.2 34.4,-13 34.2,-11.2",
            "13.4,12.6 15,12.4 15,13.8 13.8,14",
        ),
        "america": (
            "-92,46.6 -87.4,46.4 -84.8,46.4 -86,48.8 -89,48.2",
            "-88,41.8 -86.4,42 -85,45.6 -87.6,45",
            "-84,46 -82.6,43.4 -81.4,43.6 -79.8,44.8 -81,46",
            "-83.4,41.6 -79,42.6 -81,42.8",
            "-79.6,43.2 -76.2,43.6 -77.4,44.1",
            "-98.4,50.4 -96.4,51 -97.8,53.6 -99,53",
            "-117,61.2 -112,61 -111,62.8 -115,62.4",
            "-125,65.4 -120,65.2 -118,66.8 -123,67",
            "-70,-15.2 -68.8,-16.6 -69.4,-16.6",
        ),
    }
)


def draw_lakes(plate: Plate, continent: str, projection: Projection) -> None:
    """The continent's great lakes, white with a fine shore."""
    shores = (spline(projection.place(points(t)), 6, closed=True) for t in LAKES[continent])
    plate.shape("".join(map(polygon, shores)), fill="paper", stroke="ink", width=0.13)


def draw_rivers(plate: Plate, continent: str, projection: Projection) -> None:
    """The continent's rivers, hair-thin at the spring and broad at the mouth."""
    courses = (spline(projection.place(points(text)), 8) for text in RIVERS[continent])
    plate.fill(
        "".join(swell(c, np.linspace(0.1, 0.24, len(c)), flatness=0.03) for c in courses), "accent"
    )


def draw_ranges(plate: Plate, continent: str, projection: Projection) -> None:
    """The continent's mountains, painted from the far north to the south."""
    hills = [
        (float(x), float(y), height)
        for text, height in RANGES[continent]
        for x, y in _feet(spline(projection.place(points(text)), 8), height)
    ]
    for i, (x, y, height) in enumerate(sorted(hills, key=lambda hill: hill[1])):
        _hill(plate, x, y, TALLER * height * (1 + 0.14 * np.sin(i * 2.7)))


def _feet(line: Points, height: float) -> Points:
    """The feet of the hills of a range: close enough to overlap."""
    n = max(2, round(float(arc_length(line)[-1]) / (TALLER * height * 1.14)) + 1)
    return resample(line, n)


def _hill(plate: Plate, x: float, y: float, height: float) -> None:
    """One hill whose foot is at (x, y): a lit slope left bare, the other solid in its shade."""
    half = 0.72 * height
    top = np.array([x - 0.1 * height, y - height])
    left, right, foot = (np.array([x + k * half, y]) for k in (-1.0, 1.0, -0.02))
    lit = spline([left, (left + top) / 2 + (0.07 * height, 0.06 * height), top], 6)
    dark = spline([top, (top + right) / 2 + (0.02 * height, 0.02 * height), right], 6)
    bends = np.add(foot, [(0.34 * half, -0.1 * height), (0, 0), (0.16 * half, -0.4 * height)])
    fold = np.vstack([right, bends, top])
    plate.fill(polygon(np.vstack([lit, dark])), "tint")
    plate.fill(polygon(np.vstack([dark, fold])))
    plate.fill(swell(lit, np.linspace(0.15, 0.24, len(lit)), flatness=0.02))
