"""What each picture shows, for the small print on its card."""

from __future__ import annotations

from types import MappingProxyType

#: Motif to caption: the thing first, then its place.
CAPTIONS = MappingProxyType(
    {
        "map-europe": "Europe, to the Urals and the Caucasus",
        "map-asia": "Asia, from Suez and the Urals to the Pacific",
        "map-africa": "Africa, from the Atlas to the Cape",
        "map-america": "North and South America",
        "man-europe": "Highlander in bonnet and plaid, Scotland",
        "woman-europe": "Lace cap and coral, Volendam, Holland",
        "children-europe": "Felt hat and crown braid, the Tyrol",
        "man-asia": "Scholar’s horsehair hat, the gat, Korea",
        "woman-asia": "Maratha sari and nose ring, the nath, India",
        "children-asia": "Tiger cap and twin buns, Shandong, China",
        "man-africa": "Tuareg in the veil, the tagelmust, the Sahara",
        "woman-africa": "Zulu wife’s hat, the isicholo, Natal",
        "children-africa": "Hausa cap and Fulani braids, Kano, Nigeria",
        "man-america": "Seneca feathered cap, the gustoweh, New York",
        "woman-america": "Tehuana lace, the resplandor, Oaxaca, Mexico",
        "children-america": "Quechua chullo and montera, Cusco, Peru",
    }
)
