"""Emblems of the journalists: tied newspapers, an iron press, a herald's trumpet, a Nile boat."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import ArrayLike

from generator.engraver.cloth import velvet
from generator.engraver.curves import bezier, ellipse, resample, spline
from generator.engraver.cutpaper import curve, points
from generator.engraver.pathdata import Points, polygon, polyline
from generator.engraver.plate import Plate
from generator.engraver.portrait_authors.emblems.strokes import (
    band,
    edges,
    flat,
    pen,
    piece,
    rules,
    shadow,
)
from generator.engraver.portrait_authors.emblems.vignette import vignette
from generator.engraver.solids import hatch, rim, rule_along
from generator.engraver.swell import swell

# ------------------------------------------------------------------------------ the newspapers

#: Corners of the uppermost page: far left, far right, near right, near left.
_PAGE = points("14.6,5.4 37.6,8.6 30,18.4 4.4,14.4")
_THICK = 8.4


def newspapers() -> Plate:
    """A newspaper bundle fresh from the press, tied with cord for the morning mail."""
    plate = vignette("newspaper bundle", "The New-York Daily Times, 1851")
    rules(plate, (1, 23, 43, 29.6), 4, pitch=0.72, weight=0.3, cover=0.55)
    shadow(plate, 33, 25, 10, 1.9)
    _sides(plate)
    flat(plate, _PAGE, "light", 0.24)
    _print(plate)
    _cord(plate)
    return plate


def _on_page(u: ArrayLike, v: ArrayLike) -> Points:
    """Places on the page: u from left to right, v from its head to its foot, both 0 to 1."""
    u, v = np.broadcast_arrays(np.asarray(u, dtype=float), np.asarray(v, dtype=float))
    a, b, c, d = _PAGE
    u, v = u[..., None], v[..., None]
    return np.asarray((a * (1 - u) + b * u) * (1 - v) + (d * (1 - u) + c * u) * v)


def _sides(plate: Plate) -> None:
    """The folded edges in the light and the cut edges in the shade."""
    a, b, c = _PAGE[3], _PAGE[2], _PAGE[1]
    down = np.array([0, _THICK])
    front, side = np.vstack([a, b, b + down, a + down]), np.vstack([b, c, c + down * 0.86, b + down])
    flat(plate, front, "paper", 0.24)
    flat(plate, side, "ink", 0.24)
    folds, leaves = [], []
    for i, q in enumerate((np.arange(13) + 0.5) / 13):
        slip = np.array([0.34 * math.sin(2.3 * i), 0.1 * math.sin(1.7 * i)])
        start, end = a + down * q + slip, b + down * q
        folds.append(swell(np.linspace(start, end, 12), np.linspace(0.14, 0.36 + 0.12 * (i % 3 == 1), 12)))
        leaves.append(polyline([b + down * q, c + down * 0.86 * q]))
    plate.fill("".join(folds))
    plate.stroke("".join(leaves), 0.2, "paper")


def _print(plate: Plate) -> None:
    """The head in black letter, its rules, and six columns set solid."""
    _masthead(plate)
    for v in (0.215, 0.245, 0.31):
        plate.stroke(polyline(_on_page([0.04, 0.96], [v, v])), 0.16)
    plate.stroke(polyline(_on_page([0.3, 0.7], [0.278, 0.278])), 0.24)
    columns = np.linspace(0.04, 0.96, 7)
    lines = []
    for k, (left, right) in enumerate(zip(columns[:-1], columns[1:], strict=True)):
        lines.append(polyline(_on_page([right, right], [0.33, 0.97])) if k < 5 else "")
    plate.stroke("".join(lines), 0.13)
    rows = []
    for k, (left, right) in enumerate(zip(columns[:-1], columns[1:], strict=True)):
        for i, v in enumerate(np.arange(0.355, 0.96, 0.047)):
            head = (i * 5 + k * 3) % 11 == 0
            inset = 0.035 if head else 0.016
            end = right - inset - (0.05 if (i * 7 + k * 5) % 9 == 4 else 0)
            rows.append(swell(np.linspace(_on_page(left + inset, v), _on_page(end, v), 6), 0.34 if head else 0.18))
    plate.fill("".join(rows))


def _masthead(plate: Plate) -> None:
    """Three words that look like black letter from across the table: stems, feet and heads."""
    stems, heads = [], []
    for start, letters in ((0.13, 3), (0.32, 4), (0.56, 6)):
        for k in range(letters):
            u = start + 0.048 * k
            tall = k == 0 or (k * 5 + letters) % 4 == 0
            top = 0.05 if tall else 0.085
            for j in (0.0, 0.02):
                stems.append(polyline(_on_page([u + j, u + j], [top, 0.17])))
            heads.append(polyline(_on_page([u - 0.006, u + 0.02], [top + 0.012, top - 0.004])))
            heads.append(polyline(_on_page([u, u + 0.028], [0.176, 0.16])))
    plate.stroke("".join(stems), 0.4)
    plate.stroke("".join(heads), 0.26)


def _cord(plate: Plate) -> None:
    """The cord, both ways about the bundle, and its knot."""
    down = np.array([0, _THICK])
    along, across = _on_page([0.5, 0.5], [0.003, 1]), _on_page([0.003, 1], [0.62, 0.62])
    paths = [np.vstack([along, along[1] + down]), np.vstack([across, across[1] + down * 0.94])]
    x, y = _on_page(0.5, 0.62)
    paths += [
        curve(f"{x},{y} {x - 1.6},{y + 1.3} {x - 3.6},{y + 1.2} {x - 4.8},{y + 2.4}", 8),
        curve(f"{x},{y} {x + 1.9},{y + 1.6} {x + 3.4},{y + 1.3} {x + 4.4},{y + 2.2}", 8),
    ]
    for path in paths:
        for width, ink in ((1.15, "ink"), (0.76, "accent")):
            plate.stroke(polyline(path), width, ink, round_ends=False)
        size = float(np.hypot(*np.diff(path, axis=0).T).sum())
        steps = resample(path, max(5, int(size / 0.75)))
        twist = "".join(polyline([p + [-0.22, 0.2], p + [0.22, -0.2]]) for p in steps[1:-1])
        plate.stroke(twist, 0.16, "tint")
    for dx, dy, rx, ry in ((-0.5, 0.1, 1.0, 0.7), (0.55, -0.05, 0.95, 0.75)):
        flat(plate, ellipse(float(x) + dx, float(y) + dy, rx, ry, 24), "accent", 0.26)
        pen(plate, [(x + dx - 0.5, y + dy + 0.1), (x + dx, y + dy - 0.3), (x + dx + 0.5, y + dy - 0.1)], 0.13, 0.22, 0.13, ink="tint")


# ----------------------------------------------------------------------------------- the press


def _iron(x: ArrayLike, y: ArrayLike, z: ArrayLike = 0.0) -> Points:
    """The press on the plate: x to the right, y up, z towards the pressman at the left; mm."""
    x, y, z = np.broadcast_arrays(*(np.asarray(v, dtype=float) for v in (x, y, z)))
    return np.stack([27 + x - 0.86 * z, 27.3 - 0.93 * y + 0.14 * z], axis=-1)


def press() -> Plate:
    """A hand press of the Washington kind: the bed run out, the sheet laid on the tympan."""
    plate = vignette("iron hand press", "The New-York Tribune, 1841")
    rules(plate, (1, 26.4, 43, 29.6), 7, weight=0.32, cover=0.6)
    shadow(plate, 30, 27.6, 11, 0.9)
    _frame(plate)
    _rails(plate)
    _bed(plate)
    _toggle(plate)
    _tympan(plate)
    return plate


def _slab(plate: Plate, box: tuple[float, ...], fill: str = "paper", dark: float = 0.3) -> None:
    """A block from (x0, y0, z0) to (x1, y1, z1): front, left end and top."""
    x0, y0, z0, x1, y1, z1 = box
    top = np.vstack([_iron(x0, y1, z0), _iron(x1, y1, z0), _iron(x1, y1, z1), _iron(x0, y1, z1)])
    front = np.vstack([_iron(x0, y0, z1), _iron(x1, y0, z1), _iron(x1, y1, z1), _iron(x0, y1, z1)])
    right = np.vstack([_iron(x1, y0, z1), _iron(x1, y0, z0), _iron(x1, y1, z0), _iron(x1, y1, z1)])
    piece(plate, right, 0.84, gap=0.42, edge=(0.2, 0.3))
    flat(plate, top, "light")
    piece(plate, front, dark, fill=fill, gap=0.4, edge=(0.2, 0.3))


def _frame(plate: Plate) -> None:
    """The iron frame: two columns under a great arched head, on spreading feet."""
    outer = curve("-8.4,2.4 -8.1,8 -7.9,17 -7.6,21.4 -6,24.2 -3,25.5 0,25.8 3,25.5 6,24.2 7.6,21.4 7.9,17 8.1,8 8.4,2.4", 8)
    inner = curve("5.6,2.4 5.4,8 5.3,15.6 4.4,18.6 2.4,20 0,20.4 -2.4,20 -4.4,18.6 -5.3,15.6 -5.4,8 -5.6,2.4", 8)
    depth = np.array([1.5, -0.5])
    rear = _iron(outer[:, 0], outer[:, 1])
    plate.shape(polygon(np.vstack([rear + depth, rear[::-1]])), fill="ink", stroke="ink", width=0.3)
    inside = _iron(inner[:, 0], inner[:, 1])
    for side in (-1, 1):
        foot = curve(f"{side * 5.2},3.4 {side * 5},1.8 {side * 4.2},0.4 {side * 8.4},0.2 {side * 11.4},0 {side * 11},1.1 {side * 9.2},1.7 {side * 8.5},3.4", 6)
        flat(plate, _iron(foot[:, 0], foot[:, 1]), "ink" if side > 0 else "accent", 0.24)
    face = np.vstack([rear, inside])
    flat(plate, face, "accent", 0.3)
    hatch(plate, face, lambda x, _y: np.clip((x - 29.5) * 0.12, 0, 0.9), gap=0.42)
    rim(plate, face, 0.2, 0.44)
    line = _iron(outer[:, 0] * 0.955, outer[:, 1] * 0.98)
    pen(plate, line[8:74], 0.13, 0.36, 0.3, 0.13, ink="tint")
    _crest(plate)


def _crest(plate: Plate) -> None:
    """An acroterion on the head: a palmette of seven leaves."""
    x, y = _iron(0, 25.6)
    for k in range(-3, 4):
        a = math.radians(24 * k - 90)
        out, side = np.array([math.cos(a), math.sin(a)]), np.array([-math.sin(a), math.cos(a)])
        tall = 1.95 - 0.16 * abs(k)
        leaf = [np.array([x, y]), *(np.array([x, y]) + out * tall * f + side * w for f, w in ((0.6, 0.34), (1, 0), (0.6, -0.34)))]
        flat(plate, leaf, "accent" if k % 2 else "light", 0.16)


def _rails(plate: Plate) -> None:
    """Two rails, the leg that bears their end, and the crank that rolls the bed."""
    for x in (3.4, -4.4):
        _slab(plate, (x, 6.0, -1, x + 1.0, 6.9, 21), dark=0.55)
    leg = _iron([-3, -2, -2.2, -0.4, -3.6, -3.4], [6, 6, 2.2, 0.6, 0.6, 2], 19.5)
    flat(plate, leg, "ink")
    leg = _iron([3, 4, 3.8, 5.2, 2.2, 2.6], [6, 6, 2.2, 0.6, 0.6, 2], 19.5)
    flat(plate, leg, "ink")
    hub = _iron(4.6, 5.2, 10)
    plate.stroke(polyline(np.vstack([hub, hub + [2.2, 2.8]])), 0.75)
    plate.stroke(polyline(np.vstack([hub + [2.0, 2.9], hub + [4.2, 2.6]])), 1.05)
    plate.disc(*hub, 1.0, fill="paper", stroke="ink", width=0.34)
    plate.disc(*hub, 0.34, fill="ink")


def _bed(plate: Plate) -> None:
    """The bed with the form of type locked on it."""
    _slab(plate, (-5, 7.0, 5.6, 5, 8.3, 17), dark=0.35)
    form = np.vstack([_iron(-4, 8.3, 6.6), _iron(4, 8.3, 6.6), _iron(4, 8.3, 16), _iron(-4, 8.3, 16)])
    flat(plate, form, "paper", 0.24)
    rows = [polyline(np.vstack([_iron(-4, 8.3, z), _iron(4, 8.3, z)])) for z in np.arange(7, 16, 0.62)]
    plate.stroke("".join(rows), 0.3)


def _toggle(plate: Plate) -> None:
    """Platen, toggle and springs under the head, and the bar that the pressman pulls."""
    for side in (-1, 1):
        spring = [_iron(side * 3.9 + 0.45 * (-1) ** k, 11.4 + 0.62 * k) for k in range(12)]
        plate.stroke(polyline(np.vstack(spring)), 0.26)
    piece(plate, np.vstack([_iron(-1.1, 19.8), _iron(1.1, 19.8), _iron(0.8, 16.4), _iron(-0.8, 16.4)]), 0.4)
    joint = np.vstack([_iron(-0.9, 16.8), _iron(0.9, 16.8), _iron(2.0, 14.6), _iron(0.8, 14.2)])
    piece(plate, joint, 0.2)
    piece(plate, np.vstack([_iron(0.6, 15), _iron(2.2, 15), _iron(1.2, 11.6), _iron(-1.2, 11.6)]), 0.5)
    plate.disc(*_iron(1.4, 14.8), 0.85, fill="paper", stroke="ink", width=0.3)
    _slab(plate, (-4.9, 9.6, -1, 4.9, 11.6, 3.2), dark=0.45)
    bar = np.vstack([_iron(1.4, 14.8), _iron(8.6, 13.6, 1), _iron(14.2, 14.4, 1)])
    path = spline(bar, 10)
    plate.stroke(polyline(path), 1.1)
    plate.stroke(polyline(path), 0.55, "paper")
    grip = np.vstack([_iron(11, 13.9, 1), _iron(14.8, 14.6, 1)])
    plate.stroke(polyline(grip), 1.7)
    plate.stroke(polyline(grip), 1.1, "accent")


def _tympan(plate: Plate) -> None:
    """The tympan, thrown back, with the sheet on it; the frisket's bars beyond."""
    low = _iron([-5, 5], [8.3, 8.3], 17)
    lean = np.array([-4.6, -11.4])
    leaf = np.vstack([low, low[::-1] + lean])
    flat(plate, leaf, "ink", 0.34)

    def on(u: float, v: float) -> Points:
        return np.asarray((low[0] * (1 - u) + low[1] * u) + lean * v)

    sheet = np.vstack([on(0.08, 0.08), on(0.92, 0.08), on(0.92, 0.94), on(0.08, 0.94)])
    flat(plate, sheet, "light", 0.2)
    rows = []
    for v in np.arange(0.14, 0.76, 0.052):
        for a, b in ((0.14, 0.36), (0.39, 0.61), (0.64, 0.86)):
            rows.append(swell(np.linspace(on(a, v), on(b, v), 5), 0.22))
    plate.fill("".join(rows))
    plate.stroke(polyline(np.vstack([on(0.2, 0.85), on(0.8, 0.85)])), 0.9, "accent")


# --------------------------------------------------------------------------------- the trumpet


def trumpet() -> Plate:
    """A herald's long trumpet, its banner fringed and tied on, its cord and tassels hanging."""
    plate = vignette("herald’s trumpet", "The New York Herald, 1835")
    _call(plate)
    axis = np.linspace((2.6, 12.4), (38.6, 5.2), 90)
    _banner(plate, axis)
    _brass(plate, axis)
    _tassels(plate, axis)
    return plate


def _call(plate: Plate) -> None:
    """The call itself, as rays from the bell."""
    rays = []
    for k in range(-3, 4):
        a = math.radians(-11.3 + 17 * k)
        out = np.array([math.cos(a), math.sin(a)])
        rays.append(swell(np.linspace([39.2, 5] + out * 1.6, [39.2, 5] + out * (3.7 + 0.6 * (k % 2)), 6), np.linspace(0.5, 0.16, 6)))
    plate.fill("".join(rays), "accent")


def _brass(plate: Plate, axis: Points) -> None:
    t = np.linspace(0, 1, len(axis))
    half = 0.8 + 0.2 * t + 3.2 * np.clip((t - 0.62) / 0.38, 0, 1) ** 3.2
    a, b = edges(axis, *half.tolist())
    body = np.vstack([a, b[::-1]])
    plate.fill(polygon(body), "paper")
    tones = (0.3, 0, 0, 0, 0, 0.5, 0.95, 0.95, 0.4)
    rule_along(plate, a, b, 11, lambda u, q, _p: np.interp(q, np.linspace(0, 1, 9), tones) + 0 * u, samples=90)
    rim(plate, body, 0.24, 0.46)
    mouth = band(np.vstack([a[-1], b[-1]]), 0.01)
    middle, along = axis[-1], (b[-1] - a[-1])
    turn = np.linspace(0, 2 * math.pi, 48, endpoint=False)
    across = np.array([along[1], -along[0]]) * 0.2
    bell = middle + np.cos(turn)[:, None] * along / 2 + np.sin(turn)[:, None] * across
    del mouth
    flat(plate, bell, "accent", 0.4)
    inner = middle + [0.1, 0] + (bell - middle) * 0.74
    plate.fill(polygon(inner))
    for at in (0.02, 0.2, 0.26, 0.5, 0.56):
        _knop(plate, axis, at, 1.35 if at > 0.1 else 1.2)


def _knop(plate: Plate, axis: Points, at: float, high: float) -> None:
    """A turned ring of the tube."""
    i = round(at * (len(axis) - 1))
    step = (axis[-1] - axis[0]) / float(np.hypot(*(axis[-1] - axis[0])))
    side = np.array([-step[1], step[0]])
    ring = ellipse(0, 0, 0.5, high, 40)
    where = axis[i] + ring[:, :1] * step + ring[:, 1:] * side
    flat(plate, where, "light", 0.26)
    shade = ring[ring[:, 0] > -0.1]
    shade = shade[np.argsort(shade[:, 1])]
    edge = axis[i] + shade[:, :1] * step + shade[:, 1:] * side
    inner = axis[i] + (0.15 - 0.25 * np.clip(shade[:, 1:] / high, 0, 1)) * step + shade[:, 1:] * side
    plate.fill(polygon(np.vstack([edge, inner[::-1]])))


def _banner(plate: Plate, axis: Points) -> None:
    """Silk in three folds, a sun on it, a knotted fringe below."""
    i, j = 21, 53
    left = spline([axis[i] + [0, 1.2], (10.4, 16), (11.2, 21), (10.2, 26.2)], 12)
    right = spline([axis[j] + [0, 1.6], (24.6, 14), (25.6, 19.4), (24.4, 25)], 12)

    def fold(u: Points, q: float, _p: Points) -> Points:
        wave = np.sin(2.2 + 11.5 * q + 0.9 * u)
        return np.asarray(np.clip(0.9 * wave * (0.35 + 0.65 * u), -0.9, 0.95))

    velvet(plate, left, right, 30, fold)
    _sun(plate, (17.6, 17.2), 2.9)
    rim(plate, np.vstack([left, right[::-1]]), 0.24, 0.46)
    low = np.linspace(left[-1], right[-1], 28)
    low[:, 1] += 0.35 * np.sin(np.linspace(0, 9, 28))
    fringe = "".join(swell(np.linspace(p, p + [-0.1, 1.7], 5), [0.3, 0.34, 0.34, 0.3, 0.24]) for p in low)
    plate.stroke(polyline(low), 1.0)
    plate.stroke(polyline(low), 0.5, "light")
    plate.fill(fringe)
    for t in np.linspace(0.03, 0.97, 6):
        p = axis[i] * (1 - t) + axis[j] * t
        loop = ellipse(float(p[0]), float(p[1]) + 0.6, 0.42, 1.5, 24)
        plate.stroke(polygon(loop), 0.3)


def _sun(plate: Plate, where: tuple[float, float], r: float) -> None:
    turn = np.arange(32) * math.pi / 16 - math.pi / 2
    reach = np.where(np.arange(32) % 2 == 0, np.where(np.arange(32) % 4 == 0, r * 1.5, r * 1.2), r * 0.82)
    star = np.stack([where[0] + reach * np.cos(turn), where[1] + reach * np.sin(turn)], 1)
    flat(plate, star, "paper", 0.2)
    plate.disc(*where, r * 0.62, fill="accent", stroke="ink", width=0.2)
    plate.disc(where[0] - 0.3, where[1] - 0.3, r * 0.22, fill="tint")


def _tassels(plate: Plate, axis: Points) -> None:
    """A cord looped over the tube, and two tassels."""
    start, end = axis[8], axis[21]
    for text in (f"{end[0]},{end[1] + 0.8} 8.6,15.4 6.2,17.8", f"{start[0]},{start[1] + 0.8} 4.4,15 4.2,21"):
        cord = curve(text, 8)
        plate.stroke(polyline(cord), 0.6)
        plate.stroke(polyline(cord), 0.26, "paper")
        x, y = cord[-1]
        plate.disc(float(x), float(y) + 0.5, 0.85, fill="accent", stroke="ink", width=0.24)
        skirt = points(f"{x - 0.7},{y + 1.1} {x + 0.7},{y + 1.1} {x + 1.25},{y + 5} {x - 1.25},{y + 5}")
        flat(plate, skirt, "ink")
        for k in (-0.6, 0.0, 0.6):
            pen(plate, [(x + k * 0.7, y + 1.5), (x + k * 0.9, y + 3), (x + k * 1.1, y + 4.7)], 0.2, 0.24, 0.2, ink="accent")


# ------------------------------------------------------------------------------- the Nile boat


def nile_boat() -> Plate:
    """A dahabeah under her great lateen, running before the north wind; palms on the bank."""
    plate = vignette("Nile boat", "Nile Notes of a Howadji, 1851")
    _bank(plate)
    rules(plate, (1.5, 23.6, 42.5, 29.6), 21, pitch=0.6, weight=0.3, cover=0.58)
    rules(plate, (8, 25.2, 37, 27.6), 3, pitch=0.5, weight=0.44, cover=0.75)
    _mizzen(plate)
    _sail(plate)
    _boat(plate)
    return plate


def _bank(plate: Plate) -> None:
    """The sun, a few palms, the low shore."""
    plate.disc(8.4, 6.8, 3.1, fill="accent")
    rules(plate, (1, 21.5, 43, 23.4), 5, pitch=0.45, weight=0.42, cover=0.8)
    for x, foot, tall, lean in ((39.4, 22, 11.6, 0.9), (41.2, 22, 7.2, 0.5), (36.8, 22.2, 7.8, -0.5)):
        _palm(plate, x, foot, tall, lean)


def _palm(plate: Plate, x: float, foot: float, tall: float, lean: float) -> None:
    """A date palm."""
    trunk = curve(f"{x - lean},{foot} {x - 0.2 * lean},{foot - 0.5 * tall} {x},{foot - tall}", 8)
    pen(plate, trunk, 0.7, 0.46, 0.42)
    size = 0.2 * tall + 0.9
    for k in range(9):
        a = math.radians(-205 + 28.75 * k)
        out = np.array([math.cos(a), math.sin(a)])
        tip = trunk[-1] + out * size + [0, 0.55 * size * abs(math.cos(a))]
        frond = bezier(trunk[-1], trunk[-1] + out * size * 0.5 + [0, -0.3 * size], tip + [0, -0.35 * size], tip, 14)
        pen(plate, frond, 0.2, 0.62, 0.4, 0.13)


def _sail(plate: Plate) -> None:
    """The lateen: one yard longer than the boat, one sail bellied by the wind from the right."""
    yard = curve("4.6,17.6 12,12.2 22,6 33.6,0.9", 14)
    foot = curve("5.6,17.4 12,19.6 18.6,20.6 25.4,19.8", 14)
    leech = curve("25.4,19.8 29.6,14.6 32.2,7.6 32.9,1.4", 14)
    area = np.vstack([foot, leech, resample(yard, 40)[::-1]])
    plate.fill(polygon(area), "light")

    def tone(x: Points, y: Points) -> Points:
        belly = 0.10 * (x - 18) + 0.05 * (y - 10)
        return np.asarray(np.clip(belly - 0.32, 0, 0.8))

    hatch(plate, area, tone, angle=math.radians(-58), gap=0.44)
    upper, lower = resample(yard, 15), resample(np.vstack([foot, leech]), 15)
    for i in range(2, 14):
        mid = (upper[i] + lower[i]) / 2 + [0.5, 0.4]
        pen(plate, spline([upper[i], mid, lower[i]], 8), 0.14, 0.2, 0.14)
    rim(plate, area, 0.2, 0.44)
    mast = points("14.6,23 14.1,8.6")
    pen(plate, mast, 1.0, 0.75)
    pen(plate, yard, 0.5, 1.0, 0.8, 0.34)
    pen(plate, yard[4:-6] + [-0.08, -0.12], 0.16, 0.34, 0.16, ink="paper")
    pen(plate, curve("33.4,1 35.2,0.9 36.4,1.9 38.2,1.7", 8), 0.2, 0.9, 0.8, 0.2, ink="accent")
    for text in ("14.2,9 20,16 23,22.4", "25.4,19.8 27.4,21.2 29.4,21.4", "14.2,9 9.4,17 7.2,22.6"):
        plate.stroke(polyline(curve(text, 5)), 0.15)


def _mizzen(plate: Plate) -> None:
    """The small lateen at the stern."""
    plate.stroke(polyline(points("36.2,21 36,13")), 0.5)
    sail = np.vstack([curve("33.4,18 36,14.4 39,11.4", 6), curve("39,11.4 38.8,15 37.6,18.6", 6), curve("37.6,18.6 35.4,18.8 33.4,18", 6)])
    piece(plate, sail, 0.35, angle=-58, fill="light")
    pen(plate, points("32.8,18.8 39.4,10.9"), 0.4, 0.5)


def _boat(plate: Plate) -> None:
    """The hull and the long cabin house aft, with its windows and its awning."""
    cabin = curve("22.6,22.2 22.6,18.6", 4), points("22.4,18.8 36.6,17.4 37.2,22")
    house = np.vstack([cabin[0], cabin[1]])
    flat(plate, house, "paper", 0.24)
    for k in range(6):
        x = 24 + 2.15 * k
        top = 19.6 - 0.1 * (x - 23)
        flat(plate, [(x, top), (x + 1.15, top - 0.1), (x + 1.15, top + 1.7), (x, top + 1.75)], "ink", 0.14)
    pen(plate, points("21.8,18.7 37.6,17.1"), 0.62, 0.62)
    for x in (24.4, 29, 33.6):
        plate.stroke(polyline([(x, 18.4 - 0.1 * (x - 23)), (x, 16 - 0.1 * (x - 23))]), 0.26)
    awning = curve("23.2,16.2 28,15 33,14.9 35.4,15.2", 8)
    flat(plate, np.vstack([awning, awning[::-1] + [0, 0.95]]), "accent", 0.2)
    for x in (10, 12.6, 18, 20.4):
        _sailor(plate, x, 22.2)
    hull = np.vstack([
        curve("3.6,21 8,22.2 16,22.7 26,22.4 34,21.4 39.2,19.4", 10),
        curve("39.2,19.4 38.8,22.2 37,24.6 33.6,26", 8),
        curve("33.6,26 20,26.4 10.6,26 7.2,25 4.9,23.4 3.6,21", 8),
    ])  # fmt: skip
    plate.fill(polygon(hull), "accent")
    hatch(plate, hull, lambda x, y: np.clip(0.32 * (y - 23.4) + 0.018 * (x - 18), 0, 0.95), gap=0.42)
    rim(plate, hull, 0.26, 0.5)
    pen(plate, curve("3.9,21.8 8.4,23 16,23.5 26,23.2 34,22.2 38.9,20.3", 10), 0.26, 0.34, 0.26, ink="tint")
    pen(plate, points("39.4,18.6 38.7,22.6 37.6,26.6"), 0.5, 0.8, 1.3)


def _sailor(plate: Plate, x: float, y: float) -> None:
    """A man of the crew, seated at his place."""
    plate.fill(polygon(ellipse(x, y - 0.3, 0.95, 1.15, 24)))
    plate.disc(x, y - 1.6, 0.46, fill="ink")
    plate.fill(polygon(ellipse(x, y - 1.95, 0.55, 0.34, 20)), "light")
    plate.stroke(polygon(ellipse(x, y - 1.95, 0.55, 0.34, 20)), 0.13)


EMBLEMS = {"raymond": newspapers, "greeley": press, "bennett": trumpet, "curtis": nile_boat}
