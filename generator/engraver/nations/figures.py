"""Who stands in the ovals: a man, a woman and two children of each Nation."""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType

from generator.engraver import beards, menswear, profile
from generator.engraver.hairdress import hair
from generator.engraver.nations import dress_africa as africa
from generator.engraver.nations import dress_america as america
from generator.engraver.nations import dress_asia as asia
from generator.engraver.nations import dress_europe as europe
from generator.engraver.nations.cutouts import Figure
from generator.engraver.nations.garments import robe
from generator.engraver.profile import Face, Sitter

#: The face of a child of five, and of one of nine: upright brow, small nose, round cheek.
CHILD = Face(
    forehead=0.2, bridge=1.4, nose=8.6, droop=-1.8, hump=-1.2, upper=0.5, lower=0.4, chin=-0.6,
    jowl=2.2, throat=1.5, nape=2,
)  # fmt: skip
ELDER = Face(
    forehead=0.6, bridge=1.0, nose=9.4, droop=-1.2, hump=-0.8, upper=0.3, lower=0.3, jowl=1.2,
    throat=2, nape=3,
)  # fmt: skip


def _elder(sitter: Sitter) -> Figure:
    """The taller child, on the left, looking right at the other."""
    return Figure(sitter=sitter, x=14.2, y=25.6, scale=0.124, facing=-1, body=0.95)


def _younger(sitter: Sitter) -> Figure:
    """The smaller child, on the right, looking left."""
    return Figure(sitter=sitter, x=29.3, y=29.2, scale=0.114, body=0.9)


HIGHLANDER = Sitter(
    face=Face(forehead=2, brow=1, nose=12.8, hump=0.8, chin=1),
    body=(menswear.coat(-1, 2), europe.plaid, europe.jabot),
    head=(hair("short"), beards.full_beard(0.62, seed=8), profile.ear, europe.balmoral),
)
VOLENDAM = Sitter(
    face=Face(forehead=1, nose=10.8, droop=-0.8, hump=-0.2, jowl=0.8, throat=1.5, nape=2),
    body=(robe("ink", 2, -4), europe.yoke),
    head=(europe.hul, profile.eyelashes),
)
TYROL = (
    Sitter(
        face=ELDER,
        body=(robe("paper", 4, -6), europe.braces),
        head=(profile.ear, europe.tyrol_hat),
    ),
    Sitter(
        face=CHILD,
        body=(robe("paper", 4, -6), europe.dirndl),
        head=(profile.ear, europe.crown_braid, profile.eyelashes),
    ),
)

KOREAN = Sitter(
    face=Face(forehead=1.6, bridge=0.6, nose=11.4, hump=0.3, bulb=0.3),
    body=(robe("paper"), asia.white_coat),
    head=(asia.headband, profile.ear, asia.thin_beard, asia.gat, asia.bead_strings),
)
MARATHA = Sitter(
    face=Face(forehead=1, nose=11.2, hump=0.4, upper=0.3, lower=0.3, throat=2, nape=3),
    body=(robe("ink", 2, -4), asia.gold_collar, asia.sari),
    head=(asia.bun_with_flowers, asia.nath, profile.eyelashes),
)
SHANDONG = (
    Sitter(
        face=ELDER,
        body=(robe("paper", 4, -6), asia.high_collar_jacket),
        head=(asia.twin_buns, profile.ear, profile.eyelashes),
    ),
    Sitter(
        face=CHILD,
        body=(robe("tint", 3, -5), asia.padded_jacket),
        head=(asia.tiger_cap,),
    ),
)

TUAREG = Sitter(
    face=Face(forehead=1.4, brow=1, nose=12.4, hump=0.8),
    body=(robe("ink", -3, 3),),
    head=(africa.tagelmust, africa.amulet),
)
ZULU = Sitter(
    face=Face(forehead=1, bridge=0.6, nose=10.6, upper=1.4, lower=1.4, throat=2, nape=3),
    body=(robe("ink", 2, -4), africa.bead_collars, africa.shoulder_cloth),
    head=(africa.isicholo, africa.ear_disc, profile.eyelashes),
)
KANO = (
    Sitter(
        face=replace(ELDER, upper=1.0, lower=1.0),
        body=(robe("paper", 1, -2), africa.big_gown),
        head=(africa.hausa_cap, profile.ear),
    ),
    Sitter(
        face=replace(CHILD, upper=0.8, lower=0.7),
        body=(robe("accent", 4, -6), africa.amber_string),
        head=(africa.crested_braids, africa.gold_hoop, profile.eyelashes),
    ),
)

SENECA = Sitter(
    face=Face(forehead=2, brow=1, nose=13, hump=1.2, droop=0.4, chin=0.8),
    body=(robe("ink", -1, 1), america.ribbon_shirt),
    head=(america.shoulder_hair, america.gustoweh, america.silver_earring),
)
TEHUANA = Sitter(
    face=Face(forehead=1, bridge=0.4, nose=11.2, hump=0.4, upper=0.4, lower=0.5, throat=2, nape=3),
    body=(robe("ink", 2, -4), america.huipil),
    head=(america.parted_hair, america.resplandor, profile.eyelashes),
)
CUSCO = (
    Sitter(face=ELDER, body=(robe("paper", 1, -2), america.poncho), head=(america.chullo,)),
    Sitter(
        face=CHILD,
        body=(robe("ink", 4, -6), america.lliclla),
        head=(america.montera, profile.ear, profile.eyelashes),
    ),
)

#: Everybody in an oval, from the back to the front, by the stem of the motif.
FIGURES = MappingProxyType(
    {
        "man-europe": (Figure(sitter=HIGHLANDER),),
        "woman-europe": (Figure(sitter=VOLENDAM),),
        "children-europe": (_elder(TYROL[0]), _younger(TYROL[1])),
        "man-asia": (Figure(sitter=KOREAN, x=20.2, y=27.6),),
        "woman-asia": (Figure(sitter=MARATHA, x=19.4, y=25.0, scale=0.158),),
        "children-asia": (_elder(SHANDONG[0]), _younger(SHANDONG[1])),
        "man-africa": (Figure(sitter=TUAREG, x=20.4, y=25.6),),
        "woman-africa": (Figure(sitter=ZULU, x=20.0, y=26.6),),
        "children-africa": (_elder(KANO[0]), _younger(KANO[1])),
        "man-america": (Figure(sitter=SENECA, y=28.6, scale=0.142),),
        "woman-america": (Figure(sitter=TEHUANA, x=19.6, y=26.4, scale=0.138),),
        "children-america": (_elder(CUSCO[0]), _younger(CUSCO[1])),
    }
)
