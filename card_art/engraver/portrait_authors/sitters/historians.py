"""Historians as sitters."""

from __future__ import annotations

from engraver.portrait_authors.sitters.portrait import Portrait
from engraver.wardrobe import beards, menswear, profile
from engraver.wardrobe.hairdress import hair
from engraver.wardrobe.profile import Face, Sitter

SITTERS = {
    # Spare and white-bearded, spectacles, bald brow.
    "bancroft": Portrait(
        Sitter(
            face=Face(forehead=3, brow=1.4, nose=14.2, hump=2, droop=1),
            body=(menswear.coat(2, -2), menswear.high_collar, menswear.cravat, menswear.lapels),
            head=(
                beards.full_beard(0.7, silver=1, seed=11),
                hair("bald", silver=1),
                profile.ear,
                profile.spectacles,
            ),
        ),
        -1,
    ),
    # Shaven and handsome, hair tossed up from the brow.
    "prescott": Portrait(
        Sitter(
            face=Face(forehead=1, nose=12.6, hump=0.4, droop=-0.4, upper=0.3, chin=1.4),
            body=(
                menswear.coat(1, -2),
                menswear.high_collar,
                menswear.cravat,
                menswear.velvet_collar,
            ),
            head=(hair("crest", silver=0.15, seed=9), beards.sideburns(0.8), profile.ear),
            tilt=3,
        )
    ),
    # Diplomat: trimmed beard, wavy hair, evening dress.
    "motley": Portrait(
        Sitter(
            face=Face(forehead=1.8, nose=11.8, hump=0.2),
            body=(menswear.coat(), menswear.wing_collar, menswear.evening_front, menswear.bow_tie),
            head=(beards.full_beard(0.55, seed=14), hair("wavy", seed=12)),
            tilt=2,
        ),
        -1,
    ),
    # Lean, shaven, strong chin, cropped hair.
    "parkman": Portrait(
        Sitter(
            face=Face(forehead=2.6, brow=1.4, nose=13, hump=0.6, chin=3.4, upper=-0.4, throat=2),
            body=(
                menswear.coat(3, -2),
                menswear.turned_collar,
                menswear.string_tie,
                menswear.velvet_collar,
            ),
            head=(
                hair("short", silver=0.3, seed=5),
                beards.sideburns(0.5, silver=0.3),
                profile.ear,
            ),
            tilt=-3,
            neck=2,
        ),
        -1,
    ),
}
