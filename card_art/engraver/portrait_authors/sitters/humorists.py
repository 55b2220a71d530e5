"""Humorists as sitters."""

from __future__ import annotations

from engraver.portrait_authors.sitters.portrait import Portrait
from engraver.wardrobe import beards, headdress, menswear, profile
from engraver.wardrobe.hairdress import hair
from engraver.wardrobe.profile import Face, Sitter

SITTERS = {
    # A bush of hair and a thick mustache.
    "twain": Portrait(
        Sitter(
            face=Face(forehead=3, brow=1.8, nose=13.4, hump=1.6, droop=0.8, chin=1.2),
            body=(menswear.coat(), menswear.turned_collar, menswear.bow_tie, menswear.lapels),
            head=(beards.walrus_mustache(), hair("mane", seed=2), profile.ear),
        )
    ),
    # The lecturer in evening dress: great nose, drawn mustache, crest of hair.
    "ward": Portrait(
        Sitter(
            face=Face(
                forehead=4, brow=0.6, nose=15.6, hump=2.2, droop=1, chin=-1.2, throat=3, nape=3
            ),
            body=(
                menswear.coat(3, -5),
                menswear.wing_collar,
                menswear.evening_front,
                menswear.white_bow,
            ),
            head=(beards.long_mustache(), hair("unbrushed", seed=6)),
            tilt=2,
        ),
        -1,
    ),
    # Long hair on the collar, square beard, broad felt hat, no necktie.
    "billings": Portrait(
        Sitter(
            face=Face(nose=12.6, droop=0.6, bulb=0.8),
            body=(menswear.coat(-2, 2), menswear.turned_collar, menswear.lapels),
            head=(
                beards.full_beard(0.8, forward=2, seed=16, silver=0.3),
                hair("long", silver=0.3),
                headdress.wide_hat,
            ),
        )
    ),
    # Heavy man: mustache, tuft on the chin, curls.
    "nasby": Portrait(
        Sitter(
            face=Face(
                forehead=2.4, nose=11, bulb=1.6, jowl=5, chin=0.4, lower=0.4, throat=-3, nape=-4
            ),
            body=(
                menswear.coat(-5, 4),
                menswear.turned_collar,
                menswear.cravat,
                menswear.lapels,
                menswear.watch_chain,
            ),
            head=(
                beards.imperial(),
                beards.walrus_mustache(seed=5),
                hair("crest", seed=13),
                profile.ear,
            ),
        ),
        -1,
    ),
}
