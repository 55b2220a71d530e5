"""Beards, whiskers and mustaches: layers for a ``Sitter``, in head units.

Each factory returns a layer. ``length`` 1 is the fashion of 1870, ``silver`` 0 dark to 1 white;
``seed`` changes how the locks fall.
"""

from __future__ import annotations

from engraver.technique.cutpaper import Cut, Layer
from engraver.wardrobe.tresses import Strands, Tress

_FULL = Tress(
    "-2.6,80.5 -4.4,84 -6.6,88.5 -8.4,95 -8.6,103 -6,114 0,125 7,133 14,137 22,134 30,127 38,118 "
    "46,108 53,98 57,84 57,66 51,57 44,70 33,77.5 19,79 7,79",
    lock=1.3,
    locks=24,
    strands=(
        Strands("-1,85 -4.6,93 -5,104 -1,117 8,131", "20,82 18,94 16,108 16,120 16,133", 9, 0.4),
        Strands("24,81 23,94 21,108 20,120 19,131", "53,64 52,82 46,98 36,112 25,126", 10, 0.4),
    ),
)
_OVERLIP = Tress(
    "-0.5,67.8 -5,69.4 -8.8,72.4 -11,76.8 -8.4,78.6 -4,77.4 1,77.4 7,79.6 13,84 18.6,88.4 "
    "19,83.6 13.6,75.4 6.6,69.6",
    strands=(
        Strands("6,71 -2,71.4 -9.4,76.6", "6,75.4 -1,75.2 -7,77.6", 4, 0.55),
        Strands("7,71.8 12,76 17.2,85.6", "6,76.4 10,79.4 15,84.4", 3, 0.5),
    ),
)
_CURTAIN = Tress(
    "3.6,89.8 -1.4,92 -4.6,97 -5,105 -1.5,113 6,120 16,122 28,118 38,112 47,104 54,93 57,78 "
    "57,67 51.5,63 47,74 38,87 22,93.6 11,92",
    lock=1.4,
    locks=18,
    strands=(
        Strands("3,92 -1,99 0,108 7,117", "20,95 18,103 18,111 20,118", 7, 0.42),
        Strands("25,94.5 24,102 24,110 25,116", "52,62 53,82 47,97 37,109", 9, 0.42),
    ),
)
_NECK = Tress(
    "16,98 8,101 5,107 8,115 16,120 26,119 36,113 45,105 52,95 55,82 55,70 50,70 46,84 37,93 26,98",
    lock=1.8,
    locks=15,
    strands=(
        Strands("14,101 10,108 14,116", "30,99 28,107 27,114", 7, 0.45),
        Strands("34,97 32,105 31,111", "52,78 51,92 43,104", 7, 0.45),
    ),
)
_CHOPS = Tress(
    "52,54 45,64 38,76 28,85 20,91 15,97 16,105 25,110 37,110 48,103 56,90 59,70",
    lock=1.5,
    locks=14,
    strands=(
        Strands("49,58 43,72 33,84 23,93 19,101", "55,64 53,84 47,97 38,105 30,109", 12, 0.5),
    ),
)
_DUNDREARY = Tress(
    "52,52 46,62 37,73 27,81 20,88 15,97 11,109 10,121 14,129 22,127 31,121 41,112 50,101 57,86 "
    "59,68",
    lock=1.7,
    locks=17,
    strands=(
        Strands("49,57 42,72 31,84 21,96 15,113", "55,64 53,84 46,100 35,113 23,123", 14, 0.5),
    ),
)
_WALRUS = Tress(
    "0,67.6 -4.6,69.6 -8.4,73.4 -10.6,78.4 -9.8,82.4 -6.6,80.8 -3,79.4 3,79.8 9,82.4 14,84.6 "
    "15.6,80 12,73.6 7,69.6",
    lock=0.5,
    locks=15,
    strands=(
        Strands("5,70 -2,71.4 -7.6,79", "4.5,74 -1,75.6 -4.6,79.6", 5, 0.55),
        Strands("6,71 10,75 13.4,82", "4,76 7,79 10,82", 3, 0.5),
    ),
)
_LONG = Tress(
    "0.5,67.8 -4.4,69.8 -7.6,72.6 -11,74.2 -15.4,73.4 -18,71 -16.4,75.6 -12,78.4 -6.6,78.6 "
    "-2,78.2 5,78 11,80.4 15,84.6 17.4,88 17,81.6 13.4,75.2 8,70.6",
    strands=(
        Strands("6,71.2 -2,72.4 -12,75", "6,75 -2,76 -9,77.4", 4, 0.5),
        Strands("8,73 12,77 15.6,84", "6,76 10,78.6 14,82.6", 2, 0.5),
    ),
)
_TRIM = Tress(
    "0,68.2 -4.4,70 -7.4,73 -9.4,76.4 -6.4,78 -2.8,77.6 4,77.6 11,79.4 13.6,77.6 8,71.6",
    strands=(Strands("7,72 0,72.2 -6,76", "10,76.2 3,75.6 -4.4,77", 4, 0.5),),
)
_IMPERIAL = Tress(
    "-2,83.2 -4.6,86.6 -6.4,92 -7,99 -5.6,107 -2.6,113 1,108 5,101 8,94 6,88 2,84",
    strands=(Strands("-2,86 -4.4,94 -4,108", "4,88 4,96 0.6,106", 5, 0.45),),
)
_CHIN = Tress(
    "-2.4,83.4 -5,87 -7.4,93 -8,101 -6,110 -1,117 4,119 10,114 17,107 25,101.5 30,97 24,93 14,91 "
    "5,87",
    lock=0.9,
    locks=16,
    strands=(Strands("-2,87 -4.8,96 -3,110", "22,96 14,101 6,113", 9, 0.45),),
)


def full_beard(
    length: float = 1.0, *, forward: float = 0.0, silver: float = 0.0, seed: int = 5
) -> Layer:
    """Beard and mustache grown together; ``length`` 0.45 is trimmed to the jaw."""
    beard = _FULL.grown(length, forward=forward).worn(silver=silver, seed=seed, halo=0.14)
    mustache = _OVERLIP.worn(silver=silver, halo=0.1)

    def layer(cut: Cut) -> None:
        beard(cut)
        mustache(cut)

    return layer


def chin_curtain(length: float = 1.0, *, silver: float = 0.0, seed: int = 9) -> Layer:
    """A beard along the jaw from ear to ear, lips and chin shaven."""
    worn = _CURTAIN.grown(length, root=92).worn(silver=silver, seed=seed, halo=0.16)

    def layer(cut: Cut) -> None:
        worn(cut)
        cut.scratch("47.6,66 45,74 38,85 26,91.6 13,91.6 4,90", 0.05, 0.24, 0.24, 0.1)

    return layer


def neck_beard(*, silver: float = 0.0, seed: int = 4) -> Layer:
    """A beard under the jaw only, the whole face shaven."""
    return _NECK.worn(silver=silver, seed=seed, halo=0.16)


def side_whiskers(*, silver: float = 0.0, seed: int = 3) -> Layer:
    """Whiskers down the cheek to the corner of the jaw, chin shaven."""
    return _CHOPS.worn(silver=silver, seed=seed, halo=0.14)


def long_whiskers(length: float = 1.0, *, silver: float = 0.0, seed: int = 6) -> Layer:
    """Whiskers that hang from the cheeks below the shaven chin."""
    return _DUNDREARY.grown(length, root=90).worn(silver=silver, seed=seed, halo=0.16)


def walrus_mustache(*, silver: float = 0.0, seed: int = 2) -> Layer:
    """A thick mustache that covers the mouth."""
    return _WALRUS.worn(silver=silver, seed=seed, halo=0.1)


def long_mustache(*, silver: float = 0.0) -> Layer:
    """A mustache drawn out to points on both sides."""
    return _LONG.worn(silver=silver, halo=0.1)


def imperial(length: float = 1.0, *, silver: float = 0.0) -> Layer:
    """A narrow tuft on the chin, for wearing with a mustache."""
    return _IMPERIAL.grown(length).worn(silver=silver, halo=0.12)


def chin_beard(length: float = 1.0, *, silver: float = 0.0, seed: int = 8) -> Layer:
    """A pointed beard on the chin, cheeks shaven."""
    return _CHIN.grown(length).worn(silver=silver, seed=seed, halo=0.12)


def sideburns(length: float = 1.0, *, silver: float = 0.0) -> Layer:
    """Short whiskers before the ear; ``length`` 1 reaches the level of the mouth."""
    tress = Tress(
        "36,48 36,58 36,68 38,76 43,77 46,70 47,58 46,48",
        lock=0.6,
        locks=9,
        strands=(Strands("38,46 36.5,60 38,74", "45,47 45,61 43.5,75", 5, 0.5),),
    )
    return tress.grown(length, root=56).worn(silver=silver)
