"""Two Quechua children with a young llama; the highlands of Cusco, Peru.

He wears the knitted chullo with its ear flaps and a striped poncho; she the flat fringed hat, the
montera, and a woven shawl, the lliclla, held by a silver pin. The llama has tassels in its ears, as
it gets them at the feast of the herd. Snow mountains stand behind.
"""

from __future__ import annotations

import math

import numpy as np

from engraver.figure.arm import sleeved
from engraver.figure.dress import cuff, fur
from engraver.figure.face import Face
from engraver.figure.hair import Mass, draw_hair
from engraver.figure.limb import wrist
from engraver.figure.side import Profile
from engraver.figure.wraps import cells, folds
from engraver.nations.people.ground import HEIGHT, WIDTH, strokes
from engraver.nations.people.heads import front, neck, side, side_ear
from engraver.nations.people.skin import SkinPlate, YoungSkinCut, bare_hand
from engraver.technique.curves import ellipse, normals, resample, spline
from engraver.technique.cutpaper import Cut, curve, inside, loop
from engraver.technique.pathdata import Points, dot, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch
from engraver.technique.solids import sphere
from engraver.technique.swell import swell
from engraver.wardrobe.profile import Face as Outline
from engraver.wardrobe.tresses import Strands

_BOY = Face(complexion=0.04, brow=0.85, lids=0.9, lift=0.4, nose=-2.0, wing=0.5, lips=1.15,
            smile=1.1, jaw=1.0, chin=-1.5)  # fmt: skip
_GIRL = Profile(
    outline=Outline(nose=9.6, bridge=0.5, forehead=0.6, upper=0.5, lower=0.6, throat=4, nape=5,
                    droop=-1.2, bulb=0.5, chin=-0.5, jowl=0.5),
    lips=1.15, lids=0.6, brow=0.7, arch=0.4, complexion=0.04, smile=1.0, lashes=True,
)  # fmt: skip
_DRAWN_BACK = Mass(
    "10,14 15,25 24,35 32,47 40,58 49,68 60,78 72,86 84,84 92,70 93,48 88,28 78,12 62,1 42,-3 24,2",
    (Strands("14,17 26,33 42,53 58,72 72,82", "34,0 62,6 82,24 90,46 88,76", 13),),
)
_HAND = 0.8
#: Widths (mm) and yarns of the stripes of a cloth, one period.
Stripes = tuple[tuple[float, str], ...]
_STRIPES = ((1.6, "accent"), (0.36, "ink"), (0.5, "light"), (0.36, "ink"), (1.0, "deep"),
            (0.36, "ink"), (0.5, "light"), (0.36, "ink"))  # fmt: skip
_SHAWL = ((3.4, "accent"), (0.4, "ink"), (0.45, "light"), (0.4, "ink"), (0.45, "light"),
          (1.5, "ink"), (0.45, "light"), (0.4, "ink"), (0.45, "light"), (0.4, "ink"))  # fmt: skip


def herders() -> Plate:
    """The boy with his arm about the llama, the girl with a sprig for it."""
    plate = SkinPlate(WIDTH, HEIGHT, "tint")
    boy = YoungSkinCut(plate, 12.2, 23.0, 0.14, -1, -5, skin="tint")
    girl = YoungSkinCut(plate, 33.6, 23.8, 0.136, 1, -6, skin="tint")
    neck(boy, _BOY, slim=3)
    _poncho(plate)
    front(boy, _BOY)
    _chullo(boy)
    side(girl, _GIRL)
    _shawl(plate)
    draw_hair(girl, [_DRAWN_BACK])
    side_ear(plate, girl)
    _montera(girl)
    _llama(plate)
    _arms(plate)
    _plait(plate)
    return plate


def _chullo(cut: Cut) -> None:
    """The knitted cap: bands of figures, ear flaps with their cords, a tassel at the top."""
    far = loop("17.4,22 13.4,28 12.2,38 13.4,47 15.6,49 16.6,42 17.6,32")
    cut.edged(far, 0.28, "accent")
    cap = np.vstack([
        curve("15,25 24,19 38,15.4 54,16.6 67,25"),
        curve("67,25 64.6,42 66.4,64 72.4,82 80,68 88,52 94,40"),
        curve("94,40 95,22 88,2 74,-16 58,-31 48,-39 42,-37 30,-22 20,-8 14.6,9 15,25"),
    ])  # fmt: skip
    fringe = ("28,17.6 30,24 29.6,28.6", "36,15.4 38,22 38.4,27.4",
              "45,15 47.4,21.6 48.6,27", "54,16.4 57,23 58.4,28.6")  # fmt: skip
    for lock in fringe:
        cut.scratch(lock, 0.6, 0.4, 0.14, ink="ink")
    area = cut.place(cap)
    plate = cut.plate
    plate.fill(polygon(area), "accent")
    turn = 5.0 * -cut.facing
    rows = (0.0, 1.5, 3.2, 4.7, 6.0, 7.9, 9.3)
    top = float(area[:, 1].min()) + 1.6
    for _, j, piece in cells(area, (-60, 80), [top + y for y in rows], turn):
        if j in (1, 4):
            plate.fill(polygon(piece), "light" if j == 1 else "ink")
            if j == 1:
                plate.stroke(polygon(piece), 0.2)
            _figures(plate, piece, "ink" if j == 1 else "light")
    plate.stroke(polygon(area), 0.32)
    brim = cut.place(curve("15.6,24.2 24,18.4 38,14.8 54,16 66.4,24.2"))
    plate.stroke(polyline(brim), 0.9)
    plate.stroke(polyline(brim), 0.5, "light")
    for start, end in ((72.4, 82), (14.6, 48)):
        (a,) = cut.place([(start, end)])
        cord = np.linspace(a, a + np.array([0.3, 3.2]), 6)
        plate.fill(swell(cord, 0.42))
        _tassel(plate, float(cord[-1, 0]), float(cord[-1, 1]), 0.8)
    (tip,) = cut.place([(45, -40)])
    _tassel(plate, float(tip[0]), float(tip[1]) - 0.9, 1.1, down=False)


def _figures(plate: Plate, band: Points, ink: str) -> None:
    """Lozenges along the middle of a band."""
    left, right = band[band[:, 0].argmin()], band[band[:, 0].argmax()]
    low, high = band[:, 1].min(), band[:, 1].max()
    left, right = left + np.array([0.5, 0]), right - [0.5, 0]
    n = max(2, int((right[0] - left[0]) / 1.5))
    data = []
    for k in range(n):
        x = left[0] + (right[0] - left[0]) * (k + 0.5) / n
        edge = _levels(band, float(x))
        y = (edge[0] + edge[-1]) / 2 if edge else (low + high) / 2
        mark = np.array([(x, y - 0.5), (x + 0.45, y), (x, y + 0.5), (x - 0.45, y)])
        if all(inside(band, mark * 1.0)):
            data.append(polygon(mark))
    plate.fill("".join(data), ink)


def _levels(outline: Points, x: float) -> list[float]:
    """The y of every place where the outline crosses the upright line at x, sorted."""
    a, b = outline, np.roll(outline, -1, axis=0)
    cut = (a[:, 0] <= x) != (b[:, 0] <= x)
    share = (x - a[cut, 0]) / (b[cut, 0] - a[cut, 0])
    return sorted((a[cut, 1] + share * (b[cut, 1] - a[cut, 1])).tolist())


def _tassel(plate: Plate, x: float, y: float, size: float, *, down: bool = True) -> None:
    """A tuft of yarn, hanging or standing."""
    way = 1 if down else -1
    for lean in np.linspace(-0.8, 0.8, 5):
        tuft = np.linspace((x, y), (x + lean * size, y + way * 2.0 * size), 5)
        plate.fill(swell(tuft, np.linspace(0.4, 0.62, 5) * size))
        plate.fill(swell(tuft, 0.26 * size), "tint")
    plate.disc(x, y, 0.62 * size, fill="accent", stroke="ink", width=0.22)


def _woven(plate: Plate, area: Points, stripes: Stripes, turn: float) -> None:
    """Stripes over an area; two areas of one cloth join without a seam."""
    wide = [w for w, _ in stripes]
    n = int(120 / math.fsum(wide))
    edges = np.cumsum([-60.0, *(wide * n)])
    laid: dict[str, list[str]] = {ink: [] for _, ink in stripes}
    for i, _, piece in cells(area, edges.tolist(), (-90, 120), turn):
        laid[stripes[i % len(stripes)][1]].append(polygon(piece))
    plate.fill(polygon(area), "accent")
    for ink, data in laid.items():
        if ink != "accent":
            plate.fill("".join(data), ink)


def _poncho(plate: Plate) -> None:
    """The striped poncho, falling from the shoulders."""
    area = np.vstack([
        curve("7.4,24.2 4.2,25.9 1.6,29.6 0.6,35.4 0.3,41"), [(0.3, 48), (20.6, 48)],
        curve("20.6,48 20.8,40 20.0,33.2 18.6,28.4 17.2,24.8"),
        curve("17.2,24.8 15,26.6 10.4,26.6 7.4,24.2"),
    ])  # fmt: skip
    _poncho_stripes(plate, area)
    folds(plate, [[(4.2, 28.4), (2.9, 33), (2.6, 41)], [(15.6, 29.4), (16.4, 34), (15.8, 38)],
                  [(8.4, 30.6), (8.2, 36), (7.2, 46)]], 0.62)  # fmt: skip
    hatch(plate, area, lambda x, _: np.clip((x - 14.2) / 7.0, 0, 0.52), angle=0.35, gap=0.44)
    plate.stroke(polygon(area), 0.34)
    neck = curve("7.4,24.2 10.4,26.6 15,26.6 17.2,24.8")
    plate.stroke(polyline(neck), 0.9)
    plate.stroke(polyline(neck), 0.5, "light")


def _poncho_stripes(plate: Plate, area: Points) -> None:
    """The stripes of the poncho over a part of it: they spread from the neck and sway in folds."""
    laid: dict[str, list[str]] = {}
    edges = np.cumsum([-60.0, *([w for w, _ in _STRIPES] * 20)])
    flat = _fallen(_fine(area), -1)
    for i, _, piece in cells(flat, edges.tolist(), (-90, 120)):
        fallen = _fallen(_fine(piece), 1)
        laid.setdefault(_STRIPES[i % len(_STRIPES)][1], []).append(polygon(fallen))
    plate.fill(polygon(area), "accent")
    for ink, data in laid.items():
        if ink != "accent":
            plate.fill("".join(data), ink)


def _fine(outline: Points) -> Points:
    """The closed outline with a place at every 0.9 mm of its edges, and all its corners."""
    after = np.roll(outline, -1, axis=0)
    edges = [
        np.linspace(a, b, 1 + max(1, int(np.hypot(*(b - a)) / 0.9)))[:-1]
        for a, b in zip(outline, after, strict=True)
    ]
    return np.vstack(edges)


def _fallen(where: Points, way: int) -> Points:
    """Places on flat cloth as they hang (way 1), or hanging ones laid flat (way -1)."""
    x, y = where.T
    spread = 0.98 + 0.01 * (y - 24)
    sway = 0.5 * np.sin(0.34 * (y - 24)) + 0.1 * (24 - y)
    hung = 12.2 + (x - 12.2) * spread + sway if way > 0 else 12.2 + (x - 12.2 - sway) / spread
    return np.stack([hung, y], axis=1)


def _shawl(plate: Plate) -> None:
    """Her dark jacket, and the lliclla over it with bands of figures, pinned on the breast."""
    jacket = np.vstack([curve("30.6,26.6 28.4,29.4 27.0,34 26.6,40"), [(26.6, 48), (43.8, 48)],
                        curve("43.8,48 43.6,38 42.8,31.4 40.0,27.0 36.4,25.4")])  # fmt: skip
    plate.shape(polygon(jacket), fill="ink", stroke="ink", width=0.3)
    shawl = np.vstack([
        curve("30.8,26.2 29.0,28.8 28.0,31.6 29.6,33.8"), curve("29.6,33.8 32.4,37.8 33.6,42.4 "
                                                              "33.8,48"), [(43.8, 48)],
        curve("43.8,48 43.7,38 43.0,31.0 40.4,26.6 36.6,24.8"),
        curve("36.6,24.8 34.8,27 32.4,27.4 30.8,26.2"),
    ])  # fmt: skip
    _woven(plate, shawl, _SHAWL, -14)
    plate.stroke(polygon(shawl), 0.34)
    folds(plate, [[(40.4, 29), (41.6, 34), (41.4, 42)], [(37, 28), (38.4, 33), (38.6, 40)]], 0.44)
    pin = np.array([(31.4, 31.8), (33.2, 29.0)])
    plate.stroke(polyline(pin), 0.62)
    plate.stroke(polyline(pin), 0.3, "light")
    plate.disc(33.2, 29.0, 1.05, fill="light", stroke="ink", width=0.26)
    plate.disc(33.2, 29.0, 0.4, fill="ink")


def _montera(cut: Cut) -> None:
    """The flat round hat: a red crown cloth, a dark brim with its fringe, a band under the chin."""
    strap = cut.place(curve("43,22 41,48 36,72 25,95"))
    cut.plate.stroke(polyline(strap), 0.66)
    cut.plate.stroke(polyline(strap), 0.3, "light")
    tip = (46.0, 8.0)
    disc = ellipse(tip[0], tip[1], 74, 15, 80)
    fringe = []
    rim_ = cut.place(disc[4:37])
    for x, y in resample(rim_, 34):
        fringe.append(swell(np.linspace((x, y - 0.2), (x + 0.1, y + 1.5), 5), 0.3))
    cut.plate.fill("".join(fringe))
    cut.edged(disc, 0.32, "ink")
    cut.edged(ellipse(tip[0], tip[1] - 3.0, 72, 13, 80), 0.24, "accent")
    for share, ink in ((0.8, "light"), (0.58, "ink"), (0.36, "light")):
        cut.line(ellipse(tip[0], tip[1] - 3.4, 72 * share, 12.6 * share, 80), 0.3, ink)
    marks = resample(ellipse(tip[0], tip[1] - 3.2, 72 * 0.9, 12.8 * 0.9, 120), 23)
    cut.dots(marks, 0.26, "light")


def _plait(plate: Plate) -> None:
    """Her long plait, tied off with yarn."""
    line = resample(curve("37.9,25.2 39.2,28.6 39.2,33.6 38.0,38.4"), 13)
    left, right, lights = [], [], []
    across = normals(line)
    for k, (at, out) in enumerate(zip(line, across, strict=True)):
        bulge = 1.15 if k % 2 else 0.8
        left.append(at - out * bulge)
        right.append(at + out * (1.95 - bulge))
    edge = spline([*left, *right[::-1]], 6, closed=True)
    plate.shape(polygon(edge), fill="ink", stroke="light", width=0.3)
    for k, at in enumerate(line[:-1]):
        way = -1 if k % 2 else 1
        mark = curve("-0.75,-0.55 0.1,-0.1 0.45,0.6") * [way, 1] + at + np.array([0.05, 0.3])
        lights.append(swell(mark, 0.26 * np.sin(np.linspace(0.5, 2.8, len(mark)))))
    plate.fill("".join(lights), "light")
    x, y = line[-1]
    _tassel(plate, float(x), float(y), 0.8)


def _llama(plate: Plate) -> None:
    """The young llama between them, looking to the right."""
    for ear in ("20.2,27.4 19.8,24.4 20.6,21.6 21.8,23.2 22.0,26.4",
                "17.9,27.6 17.0,24.6 17.6,21.4 19.0,23.4 19.5,26.6"):  # fmt: skip
        plate.shape(polygon(loop(ear)), fill="light", stroke="ink", width=0.3)
    strokes(plate, "18.0,22.8 18.2,24.6 18.6,26.4", "20.9,23 21,24.6 21.2,26", width=0.5)
    body = np.vstack([
        curve("19.0,26.6 17.4,28.6 16.6,31.4 16.2,35.4 15.4,40.4 13.8,44.4 12.6,48"),
        np.linspace((12.8, 48), (29.2, 48), 24),
        curve("29.4,48 28.2,43.6 25.6,39.8 23.6,36.4 22.8,33.6"),
        curve("22.8,33.6 24.6,33.2 26.4,32.8 27.2,31.6 27.2,30.2 26.0,28.9 23.6,27.6 21.8,26.2 "
              "19.0,26.6"),
    ])  # fmt: skip
    fur(plate, body)
    wool = []
    for row, y in enumerate(np.arange(33.8, 46.8, 1.25)):
        ends = _reach(body, float(y))
        for k, x in enumerate(np.arange(ends[0] + 1.2 + 0.6 * (row % 3), ends[-1] - 0.9, 1.75)):
            x0, y0 = x + 0.3 * np.sin(2.4 * row + 5.1 * k), y + 0.25 * np.sin(1.9 * k + row)
            lean = 0.35 * np.sin(1.3 * row + 2.2 * k)
            lock = curve(f"{x0},{y0 - 0.5} {x0 + 0.3},{y0 + 0.05} {x0 + lean},{y0 + 0.6}")
            dark = 0.22 + 0.2 * (x - ends[0]) / (ends[-1] - ends[0])
            wool.append(swell(lock, dark * np.sin(np.linspace(0.5, 3.0, len(lock)))))
    plate.fill("".join(wool))
    eye = loop("21.5,29.0 22.3,28.3 23.3,28.8 22.9,29.7 22.0,29.8")
    plate.fill(polygon(eye))
    plate.fill(dot(22.3, 28.8, 0.2), "light")
    strokes(plate, "21.1,28.9 22.2,27.8 23.7,28.7", "26.9,31.3 25.6,31.7 24.4,31.4",
            "26.0,29.6 26.5,30.0 26.8,30.5", "23.6,30.6 23.0,31.8 22.6,33", width=0.32)  # fmt: skip
    halter = curve("24.8,28.5 24.5,30.4 25.0,32.9")
    strap = curve("24.5,30.4 21.6,31.0 18.0,30.4 16.9,30.2")
    for line in (halter, strap):
        plate.stroke(polyline(line), 0.86)
        plate.stroke(polyline(line), 0.5, "accent")
    _tassel(plate, 17.6, 24.6, 0.8)
    _tassel(plate, 21.7, 24.4, 0.7)
    sphere(plate, 24.5, 30.4, 0.6, 3)


def _reach(outline: Points, y: float) -> Points:
    """The x of every place where the outline crosses the level y."""
    return np.array(_levels(outline[:, ::-1], y))


def _arms(plate: SkinPlate) -> None:
    """His hand on the llama's neck; her hand with a sprig of barley."""
    where = (20.6, 39.4)
    at = wrist("spread", where, side=-1, size=_HAND)
    arm = [(11.5, 41.9), (13.8, 42.2), at]
    sleeved(plate, arm, (2.3, 2.1, 1.6), cloth="light", folds=0.5, outer=1)
    cuff(plate, arm, 1.6, 1.1, cloth="accent")
    bare_hand(plate, "spread", where, side=-1, size=_HAND)
    _flap(plate)
    spot = (28.6, 35.6)
    at = wrist("pinch", spot, size=_HAND)
    _sprig(plate, spot)
    arm = [(38.4, 45.2), (35.4, 43.8), at]
    sleeved(plate, arm, (2.3, 2.3, 1.6), cloth="light", folds=0.5, outer=1)
    cuff(plate, arm, 1.6, 1.2, cloth="accent")
    bare_hand(plate, "pinch", spot, size=_HAND)
    edge = curve("38.6,37.4 37.0,40.6 36.0,43.4 35.9,45.6 36.4,48")
    over = np.vstack([edge, [(40.0, 48), (40.0, 37.4)]])
    _woven(plate, over, _SHAWL, -14)
    plate.fill(swell(edge, np.linspace(0.2, 0.8, len(edge))))


def _flap(plate: Plate) -> None:
    """The edge of the poncho, over the arm that comes from under it."""
    edge = curve("12.4,35.4 13.9,38.6 14.3,41.4 13.9,44.6 13.2,48")
    plate.stroke(polyline(edge[6:-2] + np.array([0.35, 0])), 0.7)
    flap = np.vstack([edge, [(9.6, 48), (9.6, 38.4)]])
    _poncho_stripes(plate, flap)
    folds(plate, [[(11.0, 38.2), (11.7, 42.2), (11.0, 47)]], 0.5)
    folds(plate, [edge[::8]], 0.8)


def _sprig(plate: Plate, foot: tuple[float, float]) -> None:
    """A few ears of barley, held towards the llama."""
    x, y = foot
    for tip, lean in (((27.6, 30.6), -0.5), ((28.9, 29.6), 0.0), ((30.2, 30.2), 0.5)):
        stem = curve(f"{x},{y + 1.2} {x + lean * 0.6},{y - 2.4} {tip[0]},{tip[1]}")
        plate.fill(swell(stem, 0.62))
        plate.fill(swell(stem, 0.3), "tint")
        for k in range(4):
            px, py = stem[-1 - 2 * k]
            for way in (-1, 1):
                grain = loop(f"0,0 {0.45 * way},-0.35 {0.6 * way},-1.1 {0.1 * way},-0.7")
                plate.shape(
                    polygon(grain + np.array([px, py])), fill="tint", stroke="ink", width=0.16
                )
