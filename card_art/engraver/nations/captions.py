"""Captions of the pictures, for the small print on their cards."""

from __future__ import annotations

from types import MappingProxyType

#: Motif to caption: the thing first, then its place.
CAPTIONS = MappingProxyType(
    {
        "map-europe": "Europe, to the Urals and the Caucasus",
        "map-asia": "Asia, from Suez and the Urals to the Pacific",
        "map-africa": "Africa, from the Atlas to the Cape",
        "map-america": "North and South America",
        "man-europe": "Violin maker, Mittenwald, Bavaria",
        "woman-europe": "Bobbin lace on the pillow, Bruges, Flanders",
        "children-europe": "Model of a botter, Volendam, Holland",
        "man-asia": "Chaser of copper trays, Isfahan, Persia",
        "woman-asia": "Cotton spinner in phulkari shawl, Punjab",
        "children-asia": "Swallow kite, the shayan, Peking, China",
        "man-africa": "Asante weaver of kente, Bonwire, Gold Coast",
        "woman-africa": "Zulu potter in the isicholo, Natal",
        "children-africa": "Swahili children at bao, Zanzibar",
        "man-america": "Haida carver of argillite, Haida Gwaii, Canada",
        "woman-america": "Diné weaver at her upright loom, Arizona",
        "children-america": "Quechua children with a llama, Cusco, Peru",
    }
)
