"""Essayists as sitters."""

from __future__ import annotations

from engraver.portrait_authors.sitters.portrait import Portrait
from engraver.wardrobe import beards, menswear, profile
from engraver.wardrobe.hairdress import hair
from engraver.wardrobe.profile import Face, Sitter

SITTERS = {
    # Shaven, great arched nose, long neck, sloping shoulders.
    "emerson": Portrait(
        Sitter(
            face=Face(
                forehead=3.4,
                brow=0.8,
                nose=15,
                hump=2.2,
                droop=1.4,
                upper=0.2,
                chin=0.4,
                throat=3,
                nape=3,
            ),
            body=(
                menswear.coat(4, -7),
                menswear.high_collar,
                menswear.stock,
                menswear.bow_tie,
                menswear.lapels,
            ),
            head=(hair("brushed", silver=0.5, seed=11),),
            tilt=2,
            neck=4,
        )
    ),
    # Locks brushed forward, round cheek, fur collar.
    "irving": Portrait(
        Sitter(
            face=Face(forehead=0.8, nose=11, droop=-0.6, bulb=0.8, lower=0.5, jowl=2.4, chin=0.8),
            body=(
                menswear.coat(-2, 2),
                menswear.high_collar,
                menswear.neckcloth,
                menswear.fur_collar,
            ),
            head=(hair("tousled", silver=0.1, seed=3), beards.sideburns(1.1), profile.ear),
            tilt=1,
        ),
        -1,
    ),
    # Beard under the jaw, beaked nose, hair unbrushed, plain tie.
    "thoreau": Portrait(
        Sitter(
            face=Face(
                forehead=3.2,
                brow=1.8,
                bridge=0.8,
                nose=15,
                hump=2.8,
                droop=2.4,
                upper=0.4,
                lower=0.6,
                chin=-0.6,
            ),
            body=(menswear.coat(2, -4), menswear.turned_collar, menswear.bow_tie, menswear.lapels),
            head=(beards.neck_beard(), hair("unbrushed", seed=17), profile.ear),
        )
    ),
    # Country gentleman: long whiskers and mustache, bald crown.
    "mitchell": Portrait(
        Sitter(
            face=Face(forehead=2.4, brow=0.6, nose=11.8, bulb=0.8, jowl=1.6),
            body=(
                menswear.coat(-6, 4),
                menswear.turned_collar,
                menswear.cravat,
                menswear.lapels,
                menswear.watch_chain,
            ),
            head=(
                beards.long_whiskers(1.0, silver=0.5),
                beards.walrus_mustache(silver=0.5, seed=4),
                hair("bald", silver=0.6, seed=19),
                profile.ear,
            ),
            tilt=-2,
            neck=-3,
        )
    ),
}
