"""Story writers as sitters."""

from __future__ import annotations

from engraver.portrait_authors.sitters.portrait import Portrait
from engraver.wardrobe import beards, headdress, menswear, profile, womenswear
from engraver.wardrobe.hairdress import hair
from engraver.wardrobe.profile import Face, Sitter

SITTERS = {
    # A lion's mane and a great beard.
    "eggleston": Portrait(
        Sitter(
            face=Face(forehead=1.8, nose=11.6, bulb=0.6),
            body=(menswear.coat(-3, 3), menswear.turned_collar, menswear.lapels),
            head=(beards.full_beard(1.25, forward=3, seed=9), hair("lion", seed=11)),
        )
    ),
    # Short full beard, spectacles, side parting.
    "trowbridge": Portrait(
        Sitter(
            face=Face(forehead=2.6, nose=12, hump=0.4),
            body=(menswear.coat(-3, 2), menswear.turned_collar, menswear.cravat, menswear.lapels),
            head=(
                beards.full_beard(0.8, forward=1.5, seed=21, silver=0.15),
                hair("parted", silver=0.2, seed=9),
                profile.ear,
                profile.spectacles,
            ),
            tilt=-1,
        ),
        -1,
    ),
    # Hair waved over the ears into a heavy coil, ruffle, cameo.
    "alcott": Portrait(
        Sitter(
            face=Face(forehead=1, nose=11.6, hump=0.5, chin=0.8, throat=2.5, nape=3),
            body=(
                womenswear.gown(),
                womenswear.ruffle,
                womenswear.bodice_buttons,
                womenswear.brooch,
            ),
            head=(headdress.chignon, hair("bandeaux"), profile.eyelashes),
            tilt=1,
        )
    ),
    # Dandy of the West: waved hair, long mustache and whiskers, scarf with a pin.
    "harte": Portrait(
        Sitter(
            face=Face(forehead=2.6, brow=0.6, nose=13.4, hump=1.8, droop=0.4, chin=0.8),
            body=(
                menswear.coat(2, -2),
                menswear.wing_collar,
                menswear.cravat,
                menswear.velvet_collar,
                menswear.scarf_pin,
            ),
            head=(beards.side_whiskers(), beards.long_mustache(), hair("tousled", seed=5)),
            tilt=2,
        ),
        -1,
    ),
}
