"""Novelists as sitters."""

from __future__ import annotations

from engraver.portrait_authors.sitters.portrait import Portrait
from engraver.wardrobe import beards, headdress, menswear, profile, womenswear
from engraver.wardrobe.hairdress import hair
from engraver.wardrobe.profile import Face, Sitter

SITTERS = {
    # Shaven, robust, high collar and stock, hair thinning.
    "cooper": Portrait(
        Sitter(
            face=Face(
                forehead=2.2,
                brow=1.6,
                nose=12.6,
                hump=0.6,
                chin=2.4,
                jowl=3.4,
                lower=0.4,
                throat=-2,
                nape=-3,
            ),
            body=(
                menswear.coat(-4, 3),
                menswear.high_collar,
                menswear.neckcloth,
                menswear.velvet_collar,
            ),
            head=(
                hair("receding", silver=0.5, seed=7),
                beards.sideburns(1.1, silver=0.5),
                profile.ear,
            ),
            tilt=1,
        )
    ),
    # Heavy mustache, long hair swept from the brow, cloak.
    "hawthorne": Portrait(
        Sitter(
            face=Face(forehead=0.8, brow=1.4, nose=12.2, hump=0.2, chin=1.6),
            body=(menswear.coat(), menswear.turned_collar, menswear.bow_tie, menswear.cloak),
            head=(beards.walrus_mustache(silver=0.3, seed=8), hair("swept", silver=0.25, seed=7)),
        ),
        -1,
    ),
    # Ringlets, lace collar and brooch.
    "stowe": Portrait(
        Sitter(
            face=Face(forehead=1.2, nose=11.6, hump=0.6, droop=0.4, jowl=1.4, throat=2, nape=2.5),
            body=(womenswear.gown(0, -3), womenswear.lace_collar, womenswear.brooch),
            head=(hair("bandeaux"), headdress.ringlets, profile.eyelashes),
        )
    ),
    # House-cap with curls at the temple, white pelerine.
    "sedgwick": Portrait(
        Sitter(
            face=Face(forehead=0.8, nose=11, droop=-0.2, sunk=0.8, jowl=2, throat=1, nape=1),
            body=(womenswear.gown(1, -3), womenswear.pelerine),
            head=(headdress.front_curls, headdress.house_cap, profile.eyelashes),
            tilt=-1,
        ),
        -1,
    ),
}
