"""The thirty-two authors as sitters: what was written of each one's looks, said in cut paper.

No likeness is claimed. Each profile follows what contemporaries and photographs of about 1870 say
of hair, beard, spectacles, build and dress, and no two share the same pair of head and coat.
"""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType

from generator.engraver import beards, headdress, menswear, profile, womenswear
from generator.engraver.hairdress import hair
from generator.engraver.profile import Face, Sitter


@dataclass(frozen=True, slots=True)
class Portrait:
    """A sitter and the way he or she looks: 1 to the left, -1 to the right."""

    sitter: Sitter
    facing: int = 1


_POETS = {
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

_JOURNALISTS = {
    # Slight and neat, trimmed beard, short hair.
    "raymond": Portrait(
        Sitter(
            face=Face(forehead=2, nose=11.2, droop=0.2),
            body=(menswear.coat(2, -4), menswear.turned_collar, menswear.bow_tie, menswear.lapels),
            head=(beards.full_beard(0.4, seed=3), hair("short"), profile.ear),
        ),
        -1,
    ),
    # Bald crown, long white wisps, beard under the chin, spectacles, careless tie.
    "greeley": Portrait(
        Sitter(
            face=Face(forehead=1.4, nose=10.8, droop=-0.4, bulb=1.4, jowl=2.6, lower=0.4),
            body=(menswear.coat(-3, 1), menswear.turned_collar, menswear.lapels, menswear.loose_tie),
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

_BIOGRAPHERS = {
    # Thin face, long beard, hair thin at the temples.
    "parton": Portrait(
        Sitter(
            face=Face(forehead=3.4, brow=0.8, nose=13.2, hump=0.6, droop=0.4),
            body=(menswear.coat(2, -3), menswear.turned_collar, menswear.string_tie, menswear.lapels),
            head=(beards.full_beard(1.2, seed=7, silver=0.25), hair("receding", silver=0.3), profile.ear),
        )
    ),
    # The dress and waved hair of 1830; shaven, Roman profile.
    "sparks": Portrait(
        Sitter(
            face=Face(forehead=1.6, brow=1, nose=13.6, hump=1.4, chin=2, jowl=1.4),
            body=(menswear.coat(-1, 1), menswear.high_collar, menswear.stock, menswear.velvet_collar),
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
    # Pointed beard and drawn moustache, close curls.
    "headley": Portrait(
        Sitter(
            face=Face(forehead=2.4, nose=12.4, hump=0.8, brow=0.6),
            body=(menswear.coat(), menswear.wing_collar, menswear.cravat, menswear.lapels),
            head=(beards.chin_beard(1.1), beards.long_moustache(), hair("brushed", seed=3)),
        )
    ),
}

_HISTORIANS = {
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
            body=(menswear.coat(1, -2), menswear.high_collar, menswear.cravat, menswear.velvet_collar),
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
            body=(menswear.coat(3, -2), menswear.turned_collar, menswear.string_tie, menswear.lapels),
            head=(hair("short", silver=0.3, seed=5), beards.sideburns(0.5, silver=0.3), profile.ear),
            tilt=1,
        )
    ),
}

_HUMORISTS = {
    # A bush of hair and a thick moustache.
    "twain": Portrait(
        Sitter(
            face=Face(forehead=3, brow=1.8, nose=13.4, hump=1.6, droop=0.8, chin=1.2),
            body=(menswear.coat(), menswear.turned_collar, menswear.bow_tie, menswear.lapels),
            head=(beards.walrus_moustache(), hair("mane", seed=2), profile.ear),
        )
    ),
    # The lecturer in evening dress: great nose, drawn moustache, crest of hair.
    "ward": Portrait(
        Sitter(
            face=Face(forehead=4, brow=0.6, nose=15.6, hump=2.2, droop=1, chin=-1.2, throat=3, nape=3),
            body=(menswear.coat(3, -5), menswear.wing_collar, menswear.evening_front,
                  menswear.white_bow),
            head=(beards.long_moustache(), hair("unbrushed", seed=6)),
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
    # Heavy man: moustache, tuft on the chin, curls.
    "nasby": Portrait(
        Sitter(
            face=Face(forehead=2.4, nose=11, bulb=1.6, jowl=5, chin=0.4, lower=0.4, throat=-3,
                      nape=-4),
            body=(menswear.coat(-5, 4), menswear.turned_collar, menswear.cravat, menswear.lapels,
                  menswear.watch_chain),
            head=(beards.imperial(), beards.walrus_moustache(seed=5), hair("crest", seed=13),
                  profile.ear),
        ),
        -1,
    ),
}

_STORY_WRITERS = {
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
            body=(menswear.coat(1, -2), menswear.turned_collar, menswear.cravat, menswear.lapels),
            head=(
                beards.full_beard(0.62, seed=21, silver=0.15),
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
            body=(womenswear.gown(), womenswear.ruffle, womenswear.bodice_buttons, womenswear.brooch),
            head=(headdress.chignon, hair("bandeaux"), profile.eyelashes),
            tilt=1,
        )
    ),
    # Dandy of the West: waved hair, long moustache and whiskers, scarf with a pin.
    "harte": Portrait(
        Sitter(
            face=Face(forehead=2.6, brow=0.6, nose=13.4, hump=1.8, droop=0.4, chin=0.8),
            body=(menswear.coat(2, -2), menswear.wing_collar, menswear.cravat, menswear.velvet_collar,
                  menswear.scarf_pin),
            head=(beards.side_whiskers(), beards.long_moustache(), hair("tousled", seed=5)),
            tilt=2,
        ),
        -1,
    ),
}

_NOVELISTS = {
    # Shaven, robust, high collar and stock, hair thinning.
    "cooper": Portrait(
        Sitter(
            face=Face(forehead=2.2, brow=1.6, nose=12.6, hump=0.6, chin=2.4, jowl=3.4, lower=0.4,
                      throat=-2, nape=-3),
            body=(menswear.coat(-4, 3), menswear.high_collar, menswear.neckcloth, menswear.velvet_collar),
            head=(hair("receding", silver=0.5, seed=7), beards.sideburns(1.1, silver=0.5), profile.ear),
            tilt=1,
        )
    ),
    # Heavy moustache, long hair swept from the brow, cloak.
    "hawthorne": Portrait(
        Sitter(
            face=Face(forehead=0.8, brow=1.4, nose=12.2, hump=0.2, chin=1.6),
            body=(menswear.coat(), menswear.turned_collar, menswear.bow_tie, menswear.cloak),
            head=(beards.walrus_moustache(silver=0.3, seed=8), hair("swept", silver=0.25, seed=7)),
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

_ESSAYISTS = {
    # Shaven, great arched nose, long neck, sloping shoulders.
    "emerson": Portrait(
        Sitter(
            face=Face(forehead=3.4, brow=0.8, nose=15, hump=2.2, droop=1.4, upper=0.2, chin=0.4,
                      throat=3, nape=3),
            body=(menswear.coat(4, -7), menswear.high_collar, menswear.stock, menswear.bow_tie,
                  menswear.lapels),
            head=(hair("brushed", silver=0.5, seed=11),),
            tilt=2,
            neck=4,
        )
    ),
    # Locks brushed forward, round cheek, fur collar.
    "irving": Portrait(
        Sitter(
            face=Face(forehead=0.8, nose=11, droop=-0.6, bulb=0.8, lower=0.5, jowl=2.4, chin=0.8),
            body=(menswear.coat(-2, 2), menswear.high_collar, menswear.neckcloth, menswear.fur_collar),
            head=(hair("tousled", silver=0.1, seed=3), beards.sideburns(1.1), profile.ear),
            tilt=1,
        ),
        -1,
    ),
    # Beard under the jaw, beaked nose, hair unbrushed, plain tie.
    "thoreau": Portrait(
        Sitter(
            face=Face(forehead=3.2, brow=1.8, bridge=0.8, nose=15, hump=2.8, droop=2.4, upper=0.4,
                      lower=0.6, chin=-0.6),
            body=(menswear.coat(2, -4), menswear.turned_collar, menswear.bow_tie, menswear.lapels),
            head=(beards.neck_beard(), hair("unbrushed", seed=17), profile.ear),
        )
    ),
    # Country gentleman: long whiskers and moustache, bald crown.
    "mitchell": Portrait(
        Sitter(
            face=Face(forehead=2.4, brow=0.6, nose=11.8, bulb=0.8, jowl=1.6),
            body=(menswear.coat(-2, 2), menswear.turned_collar, menswear.cravat, menswear.lapels,
                  menswear.watch_chain),
            head=(
                beards.long_whiskers(0.8, silver=0.5),
                beards.walrus_moustache(silver=0.5, seed=4),
                hair("bald", silver=0.5),
                profile.ear,
            ),
        ),
        -1,
    ),
}

#: Every author by id, group by group.
PORTRAITS = MappingProxyType(
    _POETS
    | _JOURNALISTS
    | _BIOGRAPHERS
    | _HISTORIANS
    | _HUMORISTS
    | _STORY_WRITERS
    | _NOVELISTS
    | _ESSAYISTS
)
