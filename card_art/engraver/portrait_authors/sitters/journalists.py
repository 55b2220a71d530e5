"""Journalists as sitters."""

from __future__ import annotations

from engraver.portrait_authors.sitters.portrait import Portrait
from engraver.wardrobe import beards, menswear, profile
from engraver.wardrobe.hairdress import hair
from engraver.wardrobe.profile import Face, Sitter

SITTERS = {
    # Slight and neat, trimmed beard, short hair.
    "raymond": Portrait(
        Sitter(
            face=Face(forehead=2, nose=11.2, droop=0.2),
            body=(menswear.coat(2, -4), menswear.turned_collar, menswear.bow_tie, menswear.lapels),
            head=(beards.full_beard(0.4, seed=3), hair("short"), profile.ear),
        )
    ),
    # Bald crown, long white wisps, beard under the chin, spectacles, careless tie.
    "greeley": Portrait(
        Sitter(
            face=Face(forehead=1.4, nose=10.8, droop=-0.4, bulb=1.4, jowl=2.6, lower=0.4),
            body=(
                menswear.coat(-3, 1),
                menswear.turned_collar,
                menswear.lapels,
                menswear.loose_tie,
            ),
            head=(
                beards.chin_curtain(1.15, silver=1),
                hair("wisps", silver=1),
                profile.ear,
                profile.spectacles,
            ),
            tilt=1,
        )
    ),
    # Tall Scot with a great hooked nose, curled white hair and whiskers.
    "bennett": Portrait(
        Sitter(
            face=Face(forehead=3, brow=2, bridge=0.6, nose=15.4, hump=2.6, droop=2.2, chin=1.6),
            body=(menswear.coat(0, 2), menswear.high_collar, menswear.stock, menswear.lapels),
            head=(beards.side_whiskers(silver=0.8), hair("curly", silver=0.9, seed=6), profile.ear),
        )
    ),
    # Handsome; long whiskers, chin and lip shaven.
    "curtis": Portrait(
        Sitter(
            face=Face(forehead=1.8, nose=11.8, upper=0.2, lower=0.3, chin=1.2),
            body=(menswear.coat(), menswear.turned_collar, menswear.string_tie, menswear.lapels),
            head=(beards.long_whiskers(silver=0.4), hair("crest", silver=0.4, seed=5)),
            tilt=2,
        ),
        -1,
    ),
}
