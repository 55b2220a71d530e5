"""Emblems of the biographers: a hickory sprig, a kite in a storm, a cocked hat, a field gun."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import ArrayLike

from generator.engraver.curves import ellipse, resample, spline
from generator.engraver.cutpaper import curve, loop, points
from generator.engraver.pathdata import Points, dot, polygon, polyline
from generator.engraver.plate import Plate
from generator.engraver.portrait_authors.emblems.strokes import (
    edges,
    flat,
    pen,
    piece,
    rules,
    shadow,
    tuft,
    turned,
)
from generator.engraver.portrait_authors.emblems.vignette import vignette
from generator.engraver.portrait_authors.emblems.wheels import wheel
from generator.engraver.solids import hatch, rim, rule_along
from generator.engraver.swell import swell

# ---------------------------------------------------------------------------------- the hickory


def hickory() -> Plate:
    """A sprig of shagbark hickory: leaves of five leaflets, nuts in the husk, one husk split."""
    plate = vignette("hickory sprig", "Life of Andrew Jackson, 1859–60")
    twig = curve("1.6,9.6 8,10.2 14.6,12 20.4,14 25,15", 10)
    _leaf(plate, (12.6, 11.2), -72, 0.64, dark=0.2)
    _leaf(plate, (21.4, 14.2), -30, 1.0, dark=0.0)
    _leaf(plate, (16.4, 12.5), 141, 0.84, dark=0.3)
    pen(plate, twig, 1.9, 1.3, 1.0, 0.8)
    pen(plate, twig[2:-4] + [-0.1, -0.22], 0.5, 0.36, 0.2, ink="paper")
    for i in (12, 22, 31):
        plate.disc(*(twig[i] + [0, 0.1]), 0.75, fill="ink")
    _nut(plate, (24.4, 19.6), 3.5, 12)
    _nut(plate, (18.6, 19.9), 3.3, -14)
    _split(plate, (33.4, 24.6))
    return plate


def _leaf(plate: Plate, root: tuple[float, float], heading: float, size: float, dark: float) -> None:
    """A compound leaf: three great leaflets at its end and two small ones below."""
    a = math.radians(heading)
    out, side = np.array([math.cos(a), math.sin(a)]), np.array([-math.sin(a), math.cos(a)])
    base = np.array(root)
    stalk = base + out * np.linspace(0, 7.2 * size, 9)[:, None]
    pen(plate, stalk, 0.5, 0.34, 0.26)
    parts = ((0.46, 62, 6.2), (0.46, -62, 6.2), (0.94, 48, 9.4), (0.94, -48, 9.4), (1.0, 0, 11.2))
    for share, turn, length in parts:
        start = base + out * 7.2 * size * share
        b = math.radians(turn)
        way = out * math.cos(b) + side * math.sin(b)
        _leaflet(plate, start, way, length * size, dark)


def _leaflet(plate: Plate, root: Points, way: Points, length: float, dark: float) -> None:
    """One leaflet, toothed, broadest beyond its middle, one half in the light."""
    side = np.array([-way[1], way[0]])
    t = np.linspace(0, 1, 34)
    wide = 0.27 * length * np.sin(np.pi * t**1.25) ** 0.8 * (1 - 0.12 * t)
    wide = wide * (1 + 0.07 * np.where(np.arange(34) % 2, 1, -1) * (t > 0.12) * (t < 0.95))
    bend = side * (0.07 * length * np.sin(np.pi * t))[:, None]
    rib = root + way * (length * t)[:, None] + bend
    left, right = rib + side * wide[:, None], rib - side * wide[:, None]
    flat(plate, np.vstack([left, right[::-1]]), "accent", 0.2)
    lit = side @ np.array([-0.68, -0.73]) > 0
    shaded, bright = (right, left) if lit else (left, right)
    plate.fill(polygon(np.vstack([rib, bright[::-1]])), "tint")
    plate.stroke(polygon(np.vstack([left, right[::-1]])), 0.2)
    veins = []
    for i in range(4, 31, 4):
        j = min(33, i + 4)
        for edge, share in ((shaded, 0.94), (bright, 0.82)):
            end = rib[i] + (edge[j] - rib[i]) * share
            mid = (rib[i] + end) / 2 - way * 0.035 * length
            weight = 0.26 if edge is shaded else 0.15
            veins.append(swell(spline([rib[i], mid, end], 5), np.linspace(weight + dark * 0.4, 0.13, 11)))
    plate.fill("".join(veins))
    pen(plate, rib, 0.36, 0.26, 0.14)


def _nut(plate: Plate, where: tuple[float, float], r: float, tilt: float) -> None:
    """A nut in its green husk: a globe with four seams that meet at its foot."""
    a = math.radians(tilt)
    turn = np.array([[math.cos(a), math.sin(a)], [-math.sin(a), math.cos(a)]])
    x, y = where
    stem = np.array([[x, y]]) + np.array([[0, -r * 0.95], [-0.1, -r * 1.5], [0.3, -r * 2.1]]) @ turn
    plate.stroke(polyline(stem), 0.75)
    globe = ellipse(0, 0, r, r * 1.04, 60) @ turn + where
    plate.fill(polygon(globe), "paper")

    def tone(px: Points, py: Points) -> Points:
        u, v = (px - x) / r, (py - y) / r
        return np.asarray(np.clip(0.62 * u + 0.66 * v + 0.12, 0, 1))

    hatch(plate, globe, tone, angle=math.radians(38), gap=0.4)
    for bulge in (-0.86, -0.06, 0.72):
        s = np.linspace(-0.98, 0.98, 24)
        seam = np.stack([r * bulge * np.sqrt(1 - s * s), r * 1.03 * s], 1) @ turn + where
        pen(plate, seam, 0.16, 0.5, 0.24)
        pen(plate, seam[3:-4] + [0.34, 0.05], 0.13, 0.2, 0.13, ink="light")
    rim(plate, globe, 0.22, 0.5)
    plate.disc(*(np.array([0, r * 1.04]) @ turn + where), 0.34, fill="ink")


def _split(plate: Plate, where: tuple[float, float]) -> None:
    """A husk that has opened in quarters, and the white four-ridged nut in it."""
    x, y = where
    shadow(plate, x + 0.6, y + 3.6, 8.2, 0.75)
    back = loop(f"{x - 4.4},{y + 0.4} {x - 3.6},{y - 3.6} {x - 1.2},{y - 5} {x + 1.6},{y - 4.9} {x + 4},{y - 3.2} {x + 4.6},{y + 0.8} {x},{y + 2.6}")
    flat(plate, back, "ink", 0.3)
    nut = loop(f"{x},{y - 4.6} {x + 2.5},{y - 3} {x + 3},{y - 0.2} {x + 1.8},{y + 2.2} {x},{y + 3} {x - 1.8},{y + 2.2} {x - 3},{y - 0.2} {x - 2.5},{y - 3}")
    plate.fill(polygon(nut), "light")

    def tone(px: Points, py: Points) -> Points:
        return np.asarray(np.clip(0.24 * (px - x) + 0.1 * (py - y) + 0.06, 0, 0.9))

    hatch(plate, nut, tone, angle=math.radians(80), gap=0.42)
    for s in (-0.45, 0.3):
        pen(plate, curve(f"{x},{y - 4.4} {x + 4.6 * s},{y - 1} {x},{y + 2.9}", 8), 0.16, 0.36, 0.16)
    rim(plate, nut, 0.2, 0.4)
    for sign in (-1, 1):
        flap = loop(f"{x + sign * 0.8},{y + 3.7} {x + sign * 3},{y + 1.8} {x + sign * 4.2},{y - 1} {x + sign * 7.2},{y - 2.8} {x + sign * 7.6},{y + 0.6} {x + sign * 5.4},{y + 3.2} {x + sign * 2.6},{y + 4}")
        piece(plate, flap, 0.78 if sign > 0 else 0.2, angle=-50 * sign, fill="accent", gap=0.42, edge=(0.24, 0.42))
        inner = curve(f"{x + sign * 1.6},{y + 3} {x + sign * 3.6},{y + 1.8} {x + sign * 4.6},{y - 0.6} {x + sign * 6.8},{y - 2.2}", 8)
        pen(plate, inner, 0.2, 0.8, 0.3, ink="tint")


# ---------------------------------------------------------------------------------- kite and key


def kite() -> Plate:
    """Franklin’s kite of silk and cedar in a thunder-cloud, the key on its hempen string."""
    plate = vignette("kite and key", "The Works of Benjamin Franklin, 1836–40")
    _cloud(plate)
    _bolt(plate)
    _silk(plate)
    string = curve("13.6,10.2 16.2,16 20.4,20.2 25.7,22.9", 12)
    plate.stroke(polyline(string), 0.62, "paper")
    plate.stroke(polyline(string), 0.26)
    _key(plate)
    return plate


def _cloud(plate: Plate) -> None:
    """The cloud: bellied masses, dark below, and the rain out of it."""
    for x, y, length in ((4, 19.6, 4), (7.6, 20.4, 6), (30.6, 16, 5), (34, 15, 7.6), (37.2, 14.4, 6), (40.4, 12.6, 5)):
        for k in range(3):
            start = np.array([x + 1.1 * k, y + 1.1 * (k % 2)])
            pen(plate, [start, start + [-0.36 * length, length]], 0.3, 0.22, 0.13)
    outline = loop(
        "1.6,12.4 2.2,8.4 5.4,7 6.4,3.4 11,2.6 14.4,4.2 17,1.4 22.4,1 26,3.2 29,1.4 33.6,1.6 36,4.2"
        " 40,4.2 42.6,7.4 41.8,10.8 38.6,12.8 34.8,12.2 31.6,14.8 27,14 23.4,16.8 18,16 14.4,18.6 9.4,18.2 6.8,16 3.2,15.6"
    )

    def tone(x: Points, y: Points) -> Points:
        swirl = 0.22 * np.sin(0.55 * x + 0.6 * np.sin(0.5 * y)) + 0.16 * np.sin(0.8 * y + 0.23 * x)
        return np.asarray(np.clip(0.085 * (y - 1.6) + 0.3 + swirl + 0.008 * x, 0.0, 0.95))

    plate.fill(polygon(outline), "paper")
    hatch(plate, outline, tone, gap=0.46)
    for text in ("2.4,11 4,8.6 6.6,8.8 8.6,10.4", "6.6,6 8.8,4.2 12,4.6 14,6.6", "17,4.6 20,2.6 23.8,3.4 25.4,5.8",
                 "28.6,4.4 31.6,2.8 34.6,4.4 35.4,6.8", "36,7.4 38.6,6.2 41,7.8"):  # fmt: skip
        pen(plate, curve(text, 8), 0.2, 0.75, 0.2, ink="paper")
    rim(plate, outline, 0.24, 0.5)


def _bolt(plate: Plate) -> None:
    """The lightning, from the cloud to the right."""
    flash = points("33,2.8 29.8,9.8 32,9.5 29.5,15.4 31.7,15 29.2,22.2 34.6,13.4 32.2,13.6 35.2,7.9 32.9,8.2 35.2,3.2")
    plate.stroke(polygon(flash), 1.0, "paper")
    plate.shape(polygon(flash), fill="light", stroke="ink", width=0.3, round_ends=True)


def _silk(plate: Plate) -> None:
    """The kite: a silk handkerchief on two crossed strips, a wire at its head, a tail of bows."""
    head, left, right, foot = points("17.4,0.9 7.4,6.2 21.6,11.2 8.6,19.4")
    middle = (head * 0.62 + foot * 0.38)
    flat(plate, [head, right, foot, left], "accent", 0.36)
    for a, b, dark in ((head, right, 0.62), (right, foot, 0.9), (foot, left, 0.36), (left, head, 0.0)):
        panel = np.array([a, b, middle])
        if dark:
            hatch(plate, panel, dark * 0.8, angle=math.atan2(*(b - a)[::-1]), gap=0.42)
    for k in (0.35, 0.6, 0.85):
        pen(plate, [head + (left - head) * k, middle + (left - middle) * k * 0.7], 0.13, 0.26, 0.13, ink="tint")
    for a, b in ((head, foot), (left, right)):
        plate.stroke(polyline([a, b]), 0.7)
        plate.stroke(polyline([a, b]), 0.34, "light")
    plate.stroke(polyline([head, head + (head - foot) * 0.03]), 0.3)
    tail = curve("8.6,19.4 7,22 9.4,24 7.6,26.4 9.6,28.6", 8)
    plate.stroke(polyline(tail), 0.26)
    for i in (9, 17, 25):
        x, y = tail[i]
        for sign in (-1, 1):
            bow = [(x, y), (x + sign * 2.1, y - 1.1), (x + sign * 1.9, y + 1.1)]
            flat(plate, bow, "accent", 0.22)
        plate.disc(float(x), float(y), 0.4, fill="ink")


def _key(plate: Plate) -> None:
    """An old house key hung at the string's end, and the silk ribbon that was held."""
    ribbon = curve("29.9,25 32.4,27.4 36.4,26.4 38.6,28.8 42.6,27", 10)
    pen(plate, ribbon, 1.3, 0.8, 1.5, 0.7, 0.5)
    pen(plate, ribbon[2:-3], 0.6, 0.3, 0.8, 0.3, ink="accent")
    for k in range(10):
        a = 2 * math.pi * (k + 0.5) / 10
        out = np.array([math.cos(a), math.sin(a)])
        pen(plate, [[27.6, 24.2] + out * 3.4, [27.6, 24.2] + out * (4.6 + 0.7 * (k % 2))], 0.4, 0.16, ink="accent")
    bow = np.vstack([ellipse(27.6, 24.2, 2.5, 1.9, 40), ellipse(27.6, 24.2, 2.5, 1.9, 40)[:1]])
    plate.stroke(polyline(bow), 1.5)
    plate.stroke(polyline(bow), 0.8, "paper")
    shank = points("25.6,25.1 17.8,28.4")
    plate.stroke(polyline(shank), 1.5)
    plate.stroke(polyline(shank), 0.85, "paper")
    bit = points("20.6,27 18,28.1 16.9,25.7 17.9,25.3 18.4,26.3 19,26 18.6,24.9 19.6,24.5")
    flat(plate, bit, "ink", 0.3)
    flat(plate, ellipse(25.3, 25.2, 0.6, 1.0, 24), "paper", 0.3)


# ------------------------------------------------------------------------------------- the hat


def hat() -> Plate:
    """Napoleon’s plain black hat with its cockade; his light sword before it."""
    plate = vignette("two-cornered hat", "History of Napoleon Bonaparte, 1855")
    rules(plate, (1.5, 25, 42.5, 29.4), 12, weight=0.3, cover=0.5)
    shadow(plate, 24, 24.8, 18, 1.5)
    _rays(plate)
    back = curve("3.2,21.6 8,17.8 13,10.8 18.4,5.4 23.6,4.4 28.6,6.4 33,12 37,18 41.2,21.2", 10)
    flat(plate, np.vstack([back, [[40, 23], [4, 23]]]), "ink", 0.3)
    front = curve("2.6,22.4 6.6,20.4 10.6,15.8 14.8,9.4 19.4,5.2 23.8,4.8 27.8,8 31.6,14 35.8,19.6 41.6,22", 10)
    foot = curve("41.6,22 34,24.4 26,25.6 18,25.6 9.6,24.6 2.6,22.4", 10)
    area = np.vstack([front, foot])
    plate.fill(polygon(area))
    _felt(plate, front, foot)
    pen(plate, front + [0.1, 0.3], 0.3, 0.62, 0.62, 0.3, ink="accent")
    _cockade(plate)
    _sword(plate)
    return plate


def _rays(plate: Plate) -> None:
    """A glory behind the hat."""
    strokes = []
    for k in range(-7, 8):
        a = math.radians(-90 + 9.5 * k)
        out = np.array([math.cos(a) * 0.92, math.sin(a)])
        near, far = 20.6, 23.4 + 1.4 * (k % 2)
        strokes.append(swell(np.linspace([22, 26] + out * near, [22, 26] + out * far, 5), np.linspace(0.34, 0.16, 5)))
    plate.fill("".join(strokes), "accent")


def _felt(plate: Plate, front: Points, foot: Points) -> None:
    """Light on the nap of the beaver felt: strokes that follow the brim."""
    low = foot[::-1]

    def sheen(u: Points, q: float, _p: Points) -> Points:
        left = np.exp(-(((u - 0.26 - 0.05 * q) / 0.085) ** 2)) * math.sin(math.pi * min(1, q * 1.15 + 0.02)) ** 0.6
        right = 0.42 * np.exp(-(((u - 0.74) / 0.05) ** 2)) * math.sin(math.pi * q)
        edge = 0.75 * math.exp(-(((q - 0.94) / 0.05) ** 2)) * np.exp(-(((u - 0.36) / 0.2) ** 2))
        return np.asarray(np.clip(left + right + edge - 0.08, 0, 0.72))

    rule_along(plate, front, low, 34, sheen, samples=90, widest=0.6, ink="paper")


def _cockade(plate: Plate) -> None:
    """The cockade under its loop of gold cord and its button."""
    x, y = 24.6, 12.6
    for r, ink in ((3.5, "light"), (2.7, "accent"), (1.75, "light"), (0.95, "ink")):
        edge = ellipse(x, y, r, r, 60)
        if r == 3.5:
            turn = np.linspace(0, 2 * math.pi, 60, endpoint=False)
            wave = r * (1 + 0.05 * np.where(np.arange(60) % 2, 1, -1))
            edge = np.stack([x + wave * np.cos(turn), y + wave * np.sin(turn)], 1)
        flat(plate, edge, ink, 0.24)
    pleats = []
    for k in range(20):
        a = 2 * math.pi * k / 20
        out = np.array([math.cos(a), math.sin(a)])
        pleats.append(polyline([[x, y] + out * 2.85, [x, y] + out * 3.35]))
    plate.stroke("".join(pleats), 0.16)
    for dx in (-0.75, 0.75):
        cord = curve(f"{x + dx},{y + 0.4} {x + dx * 1.1},{y + 4} {x + dx * 0.9},{y + 8.4}", 8)
        plate.stroke(polyline(cord), 1.15)
        plate.stroke(polyline(cord), 0.75, "tint")
        twist = "".join(polyline([p + [-0.28, 0.2], p + [0.28, -0.2]]) for p in resample(cord, 14)[1:-1])
        plate.stroke(twist, 0.18)
    plate.disc(x, y + 9.1, 1.15, fill="tint", stroke="ink", width=0.3)
    plate.disc(x - 0.25, y + 8.85, 0.4, fill="light")


def _sword(plate: Plate) -> None:
    """A small-sword in its scabbard, laid before the hat."""
    scabbard = points("11.4,27.6 42,25.9")
    plate.stroke(polyline(scabbard), 1.35)
    plate.stroke(polyline(scabbard + [0, -0.22]), 0.26, "paper")
    for t in (0.02, 0.36, 0.93):
        part = np.array([scabbard[0] * (1 - s) + scabbard[1] * s for s in (t, t + 0.05)])
        plate.stroke(polyline(part), 1.5)
        plate.stroke(polyline(part), 0.95, "tint")
    grip = points("10.2,27.7 4.8,28")
    plate.stroke(polyline(grip), 1.6)
    plate.stroke(polyline(grip), 1.05, "accent")
    rings = "".join(polyline([(x, 27.1), (x + 0.15, 28.5)]) for x in np.arange(5.6, 10, 0.8))
    plate.stroke(rings, 0.22)
    guard = curve("10.6,29.3 9.8,28 10.6,26.4 11.2,25.6", 6)
    plate.stroke(polyline(guard), 1.3)
    plate.stroke(polyline(guard), 0.7, "tint")
    bow = curve("10,27.2 8.2,25.6 5.4,25.8 4.2,27.4", 8)
    plate.stroke(polyline(bow), 0.95)
    plate.stroke(polyline(bow), 0.42, "tint")
    plate.disc(4.1, 28, 0.95, fill="tint", stroke="ink", width=0.3)


# ------------------------------------------------------------------------------------ the gun


def field_gun() -> Plate:
    """A light bronze gun of the Revolution on its carriage, just fired; shot piled by it."""
    plate = vignette("field gun", "Washington and His Generals, 1847")
    _smoke(plate)
    rules(plate, (1, 26.2, 43, 29.6), 30, weight=0.32, cover=0.58)
    shadow(plate, 22, 27.3, 15, 0.9)
    wheel(plate, (26.4, 19.2), 7.2, 0.9, far=True)
    _trail(plate)
    _barrel(plate)
    wheel(plate, (23.2, 19.8), 7.9, 0.92)
    _shot(plate)
    for x, y in ((3.4, 28.6), (41, 28.2), (14.4, 29.3)):
        tuft(plate, x, y, 1.7)
    return plate


def _smoke(plate: Plate) -> None:
    """The cloud at the muzzle: globes of smoke, shaded below."""
    puffs = ((14.2, 3.6, 1.7), (10.6, 3.2, 2.4), (3.6, 11.6, 2.0), (3.4, 7.4, 2.6), (6.2, 4.2, 3.0),
             (6.4, 9, 2.9), (10.2, 6.6, 2.4), (9.6, 10.2, 1.7))  # fmt: skip
    shapes = "".join(polygon(ellipse(x, y, r, r * 0.94, 60)) for x, y, r in puffs)
    plate.stroke(shapes, 0.62)
    plate.fill(shapes, "light")
    for x, y, r in puffs:
        puff = ellipse(x, y, r, r * 0.94, 60)

        def tone(px: Points, py: Points, x: float = x, y: float = y, r: float = r) -> Points:
            return np.asarray(np.clip(0.8 * (py - y) / r + 0.66 * (px - x) / r - 0.22, 0, 0.8))

        hatch(plate, puff, tone, angle=math.radians(-35), gap=0.42)
    for x, y, r in puffs:
        a = np.linspace(-0.5, 2.2, 20)
        arc = np.stack([x + 0.99 * r * np.cos(a), y + 0.93 * r * np.sin(a)], 1)
        pen(plate, arc, 0.13, 0.3, 0.13)


def _barrel(plate: Plate) -> None:
    """The tube: muzzle swell, three reinforces, trunnion, dolphins, cascabel."""
    u = np.linspace(0, 1, 140)
    axis = np.linspace((11.6, 10.2), (34.4, 15.2), 140)
    half = 1.35 + 0.72 * u + 0.62 * np.exp(-(((u - 0.015) / 0.03) ** 2))
    for at in (0.06, 0.4, 0.66, 0.95):
        half = half + 0.26 * np.exp(-(((u - at) / 0.012) ** 2))
    half = half * np.clip((1.035 - u) / 0.06, 0, 1) ** 0.5
    a, b = edges(axis, *half.tolist())
    body = np.vstack([a, b[::-1]])
    plate.fill(polygon(body), "accent")
    tones = (0.3, -0.35, -0.75, -0.2, 0.3, 0.75, 1, 1, 0.62)
    across = np.linspace(0, 1, 9)
    rule_along(plate, b, a, 13, lambda v, q, _p: np.interp(1 - q, across, tones) + 0 * v, samples=120)
    rule_along(plate, b, a, 13, lambda v, q, _p: -np.interp(1 - q, across, tones) + 0 * v, samples=120, ink="tint", depth=0.6)
    rim(plate, body, 0.26, 0.5)
    for at in (0.05, 0.075, 0.385, 0.415, 0.645, 0.675, 0.935):
        i = round(at * 139)
        pen(plate, spline([a[i], axis[i] + [-0.42, 0], b[i]], 8), 0.2, 0.3, 0.2)
    face = (a[0] + b[0]) / 2
    mouth = ellipse(0, 0, 0.75, 1.95, 40) @ np.array([[0.977, 0.214], [-0.214, 0.977]]) + face
    flat(plate, mouth, "tint", 0.34)
    plate.fill(polygon(ellipse(0, 0, 0.42, 1.15, 40) @ np.array([[0.977, 0.214], [-0.214, 0.977]]) + face))
    end = axis[-1] + [0.9, 0.2]
    plate.stroke(polyline([axis[-3], end]), 0.9)
    plate.disc(float(end[0]) + 0.5, float(end[1]) + 0.1, 0.95, fill="accent", stroke="ink", width=0.3)
    for at in (0.5, 0.6):
        i = round(at * 139)
        grip = ellipse(float(a[i][0]), float(a[i][1]) - 0.2, 0.9, 0.7, 24)
        plate.stroke(polygon(grip), 0.42)


def _trail(plate: Plate) -> None:
    """The cheeks of the carriage, from the axle to the ground behind."""
    top = curve("17.4,14.6 21,14.6 25.6,16.6 31.4,18.4 36.4,22.6 41.6,26.2", 8)
    low = curve("17.8,18.8 22.6,20.2 28,20.4 33,23.6 38.4,27.6 41.4,27.6", 8)
    for shift, dark in ((np.array([1.2, -0.9]), 1.0), (np.zeros(2), 0.4)):
        area = np.vstack([top, low[::-1]]) + shift
        if dark == 1:
            flat(plate, area, "ink", 0.3)
        else:
            piece(plate, area, lambda x, y: np.clip(0.2 + 0.05 * (y - 15) + 0.01 * (x - 20), 0.2, 0.8), angle=32, gap=0.42, edge=(0.22, 0.46))
    for i in (6, 16, 26, 34):
        plate.stroke(polyline([top[i], low[i]]), 0.85)
        plate.fill(dot(*(top[i] * 0.75 + low[i] * 0.25), 0.2) + dot(*(top[i] * 0.25 + low[i] * 0.75), 0.2), "paper")
    spike = curve("39.6,24.8 41.2,23.4 42.4,22.2", 4)
    plate.stroke(polyline(spike), 0.7)


def _shot(plate: Plate) -> None:
    """Round shot in a pile."""
    for x, y in ((5, 27.6), (7.9, 27.7), (10.8, 27.8), (6.45, 25.2), (9.35, 25.3), (7.9, 22.9)):
        plate.disc(x, y, 1.5, fill="ink", stroke="paper", width=0.2)
        pen(plate, curve(f"{x - 1},{y - 0.1} {x - 0.75},{y - 0.75} {x - 0.1},{y - 1}", 6), 0.16, 0.42, 0.16, ink="paper")


EMBLEMS = {"parton": hickory, "sparks": kite, "abbott": hat, "headley": field_gun}
