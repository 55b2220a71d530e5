"""Poets as sitters."""

from __future__ import annotations

from engraver.portrait_authors.sitters.portrait import Portrait
from engraver.wardrobe import beards, menswear, profile
from engraver.wardrobe.hairdress import hair
from engraver.wardrobe.profile import Face, Sitter

SITTERS = {
    # Small, shaven, alert; side-parted hair and short whiskers before the ear.
    "holmes": Portrait(
        Sitter(
            face=Face(forehead=1.6, nose=12.4, droop=-0.6, bulb=0.8, lower=1.2, chin=1.8, throat=1),
            body=(menswear.coat(1, -2), menswear.wing_collar, menswear.bow_tie, menswear.lapels),
            head=(hair("parted", silver=0.35), beards.sideburns(silver=0.35), profile.ear),
            tilt=2,
            neck=-2,
        ),
        -1,
    ),
    # White hair and beard flowing together; cloak.
    "longfellow": Portrait(
        Sitter(
            face=Face(forehead=2.6, brow=1, nose=13.4, hump=1.2, droop=0.8),
            body=(menswear.coat(), menswear.turned_collar, menswear.cloak),
            head=(beards.full_beard(0.92, silver=0.9), hair("flowing", silver=0.9, seed=4)),
        )
    ),
    # A Friend: high bare forehead, beard along the jaw, collarless coat.
    "whittier": Portrait(
        Sitter(
            face=Face(forehead=0.4, brow=1.8, bridge=0.8, nose=12.6, hump=0.8, sunk=0.8, throat=2),
            body=(menswear.coat(3, -4), menswear.turned_collar, menswear.plain_front),
            head=(beards.chin_curtain(0.85, silver=0.7), hair("receding", silver=0.7), profile.ear),
            tilt=-2,
        ),
        -1,
    ),
    # Long full beard, wavy hair to the ears, velvet collar.
    "lowell": Portrait(
        Sitter(
            face=Face(forehead=2, nose=11.6, hump=0.3, bulb=0.5),
            body=(menswear.coat(), menswear.turned_collar, menswear.velvet_collar),
            head=(beards.full_beard(1.08, forward=1.5, seed=12), hair("wavy", silver=0.1, seed=3)),
            tilt=1,
        )
    ),
}
