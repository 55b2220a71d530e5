"""Men's dress of 1800 to 1880 for a ``Sitter``: coats, linen and neckcloths as layers; head units.

Worn in painter's order: ``coat`` first, then linen, then what is tied round it, then lapels.
"""

from __future__ import annotations

import numpy as np

from engraver.technique.curves import bezier, spline
from engraver.technique.cutpaper import Cut, Layer, curve, loop, points
from engraver.technique.pathdata import Points
from engraver.wardrobe.tresses import Strands, Tress, scratch_strands

#: Lights on the sleeve behind, where the coat turns from the viewer.
SLEEVE = Strands("96,143 104,154 108,170 104,188", "109,150 114,160 114.5,174 109,188", 6, 0.4)


def torso(chest: float = 0.0, shoulder: float = 0.0) -> Points:
    """The bust below the neck, cut off in the silhouettist's swept line.

    ``chest`` draws the front in (negative: stouter), ``shoulder`` pushes the back out.
    """
    f, w = chest, shoulder
    front = points("36,120 29,131 19,141 9,153 3.5,166 2.5,178 7,190")
    front[:, 0] += f * np.array([0, 0.3, 0.7, 1, 1, 1, 1])
    back = points("99,199 111,188 116,173 114,157 106,145 93,134 82,125 76,112")
    back[:, 0] += w * np.array([1, 1, 1, 1, 0.8, 0.4, 0, 0])
    low = [
        bezier(front[-1], (22, 184), (40, 180), (56, 187), 16),
        bezier((56, 187), (70, 194), (84, 205), back[0], 16),
    ]
    return np.vstack([_smooth(front), *low, _smooth(back)])


def _smooth(landmarks: Points) -> Points:
    return spline(landmarks, 8)


def coat(chest: float = 0.0, shoulder: float = 0.0) -> Layer:
    """A plain coat: the bust, its collar behind the neck, the seam and lights of the sleeve."""

    def layer(cut: Cut) -> None:
        cut.piece(torso(chest, shoulder))
        cut.piece(
            curve(
                "81,100 86,104 90,116 94,130 84,136 66,140 48,146 38,150 42,138 52,128 "
                "64,116 72,106"
            )
        )
        cut.scratch("93,137 86,150 82,168 84,186 90,199", 0.06, 0.22, 0.08)
        scratch_strands(cut, SLEEVE.moved(0.9 * shoulder))

    return layer


def turned_collar(cut: Cut) -> None:
    """A linen collar turned down over the neckcloth."""
    cut.edged(_band("27,106.5 40,104.5 58,101.5 73,101", "77,112 62,118 46,124 34,126 28,121"))
    for x in (36, 46, 56, 65):
        top = 106.5 - (x - 35) * 0.1
        cut.scratch(
            np.array([[x, top + 1], [x + 1, top + 4], [x + 0.6, top + 8]]),
            0.05,
            0.16,
            0.05,
            ink="ink",
        )


def high_collar(cut: Cut) -> None:
    """Collar points standing to the jaw, as worn until about 1850."""
    cut.edged(
        _band("19,99 25,104 34,103 50,100.5 66,98 76,98", "78,112 62,119 46,124 32,125 25,118")
    )
    cut.scratch("22,104 25,112 27,121", 0.1, 0.18, 0.1, ink="ink")
    cut.scratch("36,104.5 37,112 35,120", 0.05, 0.15, 0.05, ink="ink")


def wing_collar(cut: Cut) -> None:
    """A stiff collar with its points bent outwards."""
    cut.edged(_band("26,105 40,102.5 58,100 74,99", "77,112 62,118 46,124 34,126 27,121"))
    cut.edged(points("25,105.2 37,103.2 29,115"), 0.16)


def _band(top: str, bottom: str) -> Points:
    return np.vstack([curve(top, 6), curve(bottom, 6)])


def bow_tie(cut: Cut) -> None:
    """A black silk bow."""
    cut.piece(curve("76,110 62,114 46,119 35,121 28,119 27,127 33,130 46,129 62,124 77,118"))
    cut.piece(loop("29,120 20,114 11,116 10,124 13,131 21,130 29,126", 6))
    cut.piece(loop("29,121 34,117 41,120 43,129 36,134 30,128", 6), halo=0.12)
    cut.scratch("13,118.5 20,121 27,123", 0.05, 0.22, 0.05)
    cut.scratch("13,128 20,125.6 26,124.5", 0.05, 0.18, 0.05)
    cut.scratch("28.4,119 27,123 28.6,128", 0.16, 0.22, 0.16)
    cut.scratch("33,120 32,124 33,129", 0.08, 0.18, 0.08)
    cut.scratch("37,120.5 36.5,125 38,130", 0.06, 0.15, 0.06)


def cravat(cut: Cut) -> None:
    """A full silk cravat, knotted and spread over the breast."""
    cut.piece(
        curve("76,110 62,115 46,120 33,122 26,120 20,124 21,130 28,132 38,132 50,128 64,123 77,118")
    )
    cut.piece(loop("20,130 12,139 6.6,150 5,161 12,168 24,160 35,146 38,132 28,128", 6), halo=0.14)
    cut.piece(loop("17,121 24,117 34,118.5 38,126 33,133 24,134.4 16.6,130", 6), halo=0.14)
    cut.scratch("38,124 48,122.4 61,118 74,114", 0.05, 0.2, 0.06)
    cut.scratch("22,121 25,125.5 23.5,131", 0.06, 0.22, 0.06)
    cut.scratch("29,121 30.5,126 28.5,131", 0.06, 0.18, 0.06)
    cut.scratch("22,138 15,148 10,160", 0.06, 0.22, 0.06)
    cut.scratch("27,138 22,148 16,158", 0.06, 0.2, 0.06)
    cut.scratch("33,136 29,147 21,160", 0.06, 0.2, 0.06)


def string_tie(cut: Cut) -> None:
    """A narrow ribbon tied in a small bow with hanging ends."""
    _shirt_front(cut)
    cut.scratch("76,112 62,117.5 46,122 33,124 27,122", 0.5, 0.7, 0.6, ink="ink")
    for text in (
        "27,122 18,116 14,120 18,125",
        "27,122 33,117 38,120 34,126",
        "26,123 21,132 19,143",
        "28,123 28,134 24,146",
    ):
        cut.scratch(text, 0.3, 0.7, 0.5, ink="ink")


def loose_tie(cut: Cut) -> None:
    """A broad silk tie in a careless knot, its ends blown back over the coat."""
    _shirt_front(cut)
    cut.piece(curve("76,110 62,115 46,120 33,122 26,121 24,128 32,131 46,129 62,124 77,118"))
    cut.piece(loop("26,124 20,134 11,144 4,158 14,160 24,150 31,138 33,128", 6), halo=0.14)
    cut.piece(loop("30,124 36,134 41,148 50,158 55,152 48,140 38,128", 6), halo=0.14)
    cut.piece(loop("25,119 32,118 36,123 34,130 27,131 22,126", 6), halo=0.1)
    for text in ("27,130 20,142 10,155", "30,130 24,143 16,155", "33,129 40,141 49,152"):
        cut.scratch(text, 0.05, 0.24, 0.06)
    cut.scratch("26,122 29,125 28,129", 0.06, 0.2, 0.06)


def stock(cut: Cut) -> None:
    """A stiff black stock wound high about the throat."""
    cut.piece(_band("25,105 40,104 58,102 75,101.5", "79,116 64,123 48,128 34,130 26,125"))
    for drop in (0, 5.5, 11):
        cut.scratch(
            points("27,109 34,109 46,107.6 60,105.4 73,104") + np.array([0, drop]),
            0.06,
            0.2,
            0.24,
            0.12,
        )


def neckcloth(cut: Cut) -> None:
    """A white muslin neckcloth, folded round and tied in a small bow."""
    cut.edged(_band("25,104 40,103 58,101 76,100", "79,114 64,121 48,126 34,129 26,125"))
    for drop in (4.5, 9.5, 15):
        cut.scratch(
            points("28,106.5 34,107 46,105.6 60,103.4 74,101.5") + np.array([0, drop]),
            0.05,
            0.2,
            0.14,
            0.05,
            ink="ink",
        )
    cut.edged(loop("29,121 20,116 11,119 11,127 21,130 29,126", 6), 0.17)
    cut.edged(loop("29,121 35,118 41,122 42,130 36,133 30,128", 6), 0.17)
    for text in ("14,121 21,122.5 28,123.5", "15,127 21,126 27,125", "33,121 34,125 36,129"):
        cut.scratch(text, 0.05, 0.18, 0.05, ink="ink")


def _shirt_front(cut: Cut) -> None:
    """A wedge of pleated shirt between the lapels."""
    cut.edged(points("28,121 23,128 18,138 11,151 18,154 30,147 38,137 42,124"), 0.16)
    for k in range(4):
        line = [[30 - k * 1.2, 128 + k * 1.6], [24 - k, 140 + k], [17 + k * 1.2, 151 + k * 0.6]]
        cut.scratch(np.array(line), 0.06, 0.15, 0.06, ink="ink")


def lapels(cut: Cut) -> None:
    """Notched lapels and a row of waistcoat buttons."""
    cut.scratch("83,103 78,116 66,127 50,139 36,153 24,172 17,186", 0.08, 0.16, 0.3, 0.3, 0.2, 0.12)
    cut.scratch("50,139 58,145 52,151 40,166 30,181", 0.12, 0.24, 0.22, 0.08)
    cut.dots(points("17,161 14.8,170.5 13.6,180"), 0.24)


def velvet_collar(cut: Cut) -> None:
    """A broad rolled collar of velvet, its nap catching the light."""
    roll = loop(
        "83,103 89,112 92,124 84,134 70,142 57,152 46,167 36,184 27,184 31,168 40,152 "
        "52,139 66,127 77,116",
        6,
    )
    cut.piece(roll, halo=0.16)
    scratch_strands(
        cut,
        Strands(
            "82,108 74,120 56,136 40,154 32,178", "88,116 82,132 62,145 48,160 37,178", 9, 0.45
        ),
    )
    cut.dots(points("17,161 14.8,170.5 13.6,180"), 0.24)


_FUR = Tress(
    "84,100 93,108 98,122 92,136 78,146 66,156 54,172 45,190 30,187 24,182 29,166 38,150 50,136 "
    "62,122 74,108",
    2.0,
    26,
    (Strands("82,106 74,116 60,132 44,150 32,180", "91,114 90,130 70,146 54,164 42,184", 4, 0.5),),
    34,
)


def fur_collar(cut: Cut) -> None:
    """A deep collar of curled fur."""
    _FUR.worn(seed=11, halo=0.16)(cut)


def plain_front(cut: Cut) -> None:
    """A collarless coat buttoned to the throat, as the Friends wear it."""
    cut.piece(_band("28,119 40,122 58,116 79,106", "86,118 70,130 52,136 38,138 24,134"), "ink")
    cut.scratch("27,121.6 40,124.2 58,118.2 80,107.2", 0.12, 0.2, 0.24, 0.14)
    cut.scratch("24,135 38,139 52,137 70,131 86,119", 0.1, 0.24, 0.24, 0.12)
    cut.scratch("33,138 25,152 21,168 21,186", 0.08, 0.2, 0.2, 0.1)
    cut.dots(points("17,146 12.4,157 9.6,168 9.2,179"), 0.28)


def evening_front(cut: Cut) -> None:
    """A broad white shirt bosom with studs between shawl lapels, for the lecturer's platform."""
    cut.edged(points("28,121 21,131 12.4,144 8,157 6,168 12,180 20,178 30,160 40,145 46,128"), 0.16)
    cut.dots(points("19,139 14,151 10.6,163"), 0.26, "ink")
    for k in range(3):
        cut.scratch(
            np.array([[34 + k * 3, 128], [24 + k * 2.4, 148], [16 + k, 172]]),
            0.06,
            0.14,
            0.06,
            ink="ink",
        )
    roll = loop(
        "83,103 88,112 78,128 60,141 46,156 33,178 24,186 19,180 28,163 40,146 56,131 70,118", 6
    )
    cut.piece(roll, halo=0.14)
    cut.scratch("80,110 68,124 50,140 38,156 27,176", 0.06, 0.3, 0.4, 0.1)


def white_bow(cut: Cut) -> None:
    """A small white bow tie."""
    cut.edged(loop("29,120 20,115 12,117 12,126 20,129 29,126", 6), 0.17)
    cut.edged(loop("29,121 35,118 40,121 41,129 36,132 30,128", 6), 0.17)
    cut.scratch("15,120 21,121.5 28,123", 0.05, 0.17, 0.05, ink="ink")
    cut.scratch("35,121 35,125 36.4,129", 0.05, 0.17, 0.05, ink="ink")


def cloak(cut: Cut) -> None:
    """A cloak thrown back from the shoulder in deep folds, clasped on the breast."""
    cape = loop(
        "78,106 86,117 95,132 102,152 105,172 103,189 96,202 85,204 73,199 60,193 44,187 34,187 "
        "30,172 38,154 52,138 66,122",
        7,
    )
    cut.piece(cape, halo=0.2)
    folds = (
        ("74,120 58,140 46,160 40,182", 0.32),
        ("80,122 70,142 60,162 54,184", 0.26),
        ("83,124 79,146 74,168 70,190", 0.32),
        ("86,127 88,148 86,172 82,194", 0.26),
        ("89,130 96,150 97,172 93,194", 0.32),
    )
    for text, width in folds:
        cut.scratch(text, 0.05, width, width * 0.8, 0.08)
    cut.scratch("38,156 30,158 22,164", 0.14, 0.24, 0.14)
    cut.dots(points("21,165 38,156"), 0.4)


def watch_chain(cut: Cut) -> None:
    """A chain looped across the waistcoat."""
    cut.dots(_smooth(points("15,165 19,171 25,172 31,168"))[::3], 0.13)


def scarf_pin(cut: Cut) -> None:
    """A pearl in the neckcloth."""
    cut.dots(points("17.5,146"), 0.36)
