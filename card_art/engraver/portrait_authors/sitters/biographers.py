"""Biographers as sitters."""

from __future__ import annotations

from engraver.portrait_authors.sitters.portrait import Portrait
from engraver.wardrobe import beards, menswear, profile
from engraver.wardrobe.hairdress import hair
from engraver.wardrobe.profile import Face, Sitter

SITTERS = {
    # Thin face, long beard, hair thin at the temples.
    "parton": Portrait(
        Sitter(
            face=Face(forehead=3.4, brow=0.8, nose=13.2, hump=0.6, droop=0.4),
            body=(
                menswear.coat(2, -3),
                menswear.turned_collar,
                menswear.string_tie,
                menswear.lapels,
            ),
            head=(
                beards.full_beard(1.3, seed=7, silver=0.5),
                hair("receding", silver=0.6),
                profile.ear,
            ),
        )
    ),
    # The dress and waved hair of 1830; shaven, Roman profile.
    "sparks": Portrait(
        Sitter(
            face=Face(forehead=1.6, brow=1, nose=13.6, hump=1.4, chin=2, jowl=1.4),
            body=(
                menswear.coat(-1, 1),
                menswear.high_collar,
                menswear.stock,
                menswear.velvet_collar,
            ),
            head=(hair("wavy", silver=0.6, seed=8),),
            tilt=1,
        ),
        -1,
    ),
    # Minister: white neckcloth, straight hair, shaven, spectacles.
    "abbott": Portrait(
        Sitter(
            face=Face(forehead=2.2, nose=12, droop=0.6, sunk=1, jowl=1.6, chin=0.6),
            body=(menswear.coat(), menswear.neckcloth, menswear.lapels),
            head=(hair("swept", silver=0.95), profile.spectacles),
            tilt=-1,
        )
    ),
    # Pointed beard and drawn mustache, close curls.
    "headley": Portrait(
        Sitter(
            face=Face(forehead=2.4, nose=12.4, hump=0.8, brow=0.6),
            body=(menswear.coat(), menswear.wing_collar, menswear.cravat, menswear.lapels),
            head=(beards.chin_beard(1.1), beards.long_mustache(), hair("brushed", seed=3)),
        )
    ),
}
