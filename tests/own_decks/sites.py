"""Sites of decks of lists: quartets, authors, pairs, and Greek and Cyrillic names with a picture.

They are made from stand-ins, as that of our games is in `tests/website/making.py`.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from PIL import Image

from cardwright.building.own_decks import read_own_decks, write_sample
from cardwright.system.cache import Cache
from cardwright.website import DeckSite, build_site
from tests.website.making import stand_ins

#: The names of the decks, which are those of their folders.
QUARTETS, AUTHORS, LETTERS, PAIRS = DECKS = ("composers", "old-music", "myths", "words")
MYTHS = {
    "Θεοί": ("Ζευς", "Ήρα", "Αθηνά", "Απόλλων"),
    "Поэты": ("Александр Пушкин", "Анна Ахматова", "Осип Мандельштам", "Марина Цветаева"),
}


def written(folder: Path, name: str) -> Path:
    """The folder of one of DECKS, with its list, settings and pictures."""
    place = folder / name
    if name == LETTERS:
        (place / "pictures").mkdir(parents=True)
        Image.linear_gradient("L").resize((600, 450)).save(place / "pictures" / "hera.jpg")
        lines = ["Group,Name,Text,Picture,Alt,Credit"]
        lines += [f"{group},{one},Стихи и мифы.,,," for group in MYTHS for one in MYTHS[group]]
        lines[2] = "Θεοί,Ήρα,Βασίλισσα των θεών.,hera.jpg,A queen,Drawn by Eva"
        (place / "cards.csv").write_text("\n".join(lines), encoding="utf-8")
        text = 'title = "Μύθοι & ποίηση"\npictures = "plain"\n'
        (place / "deck.toml").write_text(text, encoding="utf-8")
        return place
    if name == PAIRS:
        place.mkdir()
        lines = ["Word,Translation", "Hund,dog", "Katze,cat", "Haus,house", "Baum,tree", "Tür,door"]
        (place / "cards.csv").write_text("\n".join(lines), encoding="utf-8")
        (place / "deck.toml").write_text('game = "pairs"\nlanguage = "de"\n', encoding="utf-8")
        return place
    write_sample(place)
    if name == AUTHORS:
        settings = place / "deck.toml"
        text = settings.read_text(encoding="utf-8").replace('"quartets"', '"authors"')
        settings.write_text(text.replace('"Composers"', '"Old Music"'), encoding="utf-8")
    return place


def build_deck(out: Path, name: str) -> None:
    """Build the site of one of DECKS into a folder."""
    with tempfile.TemporaryDirectory() as folder:
        (own,) = read_own_decks(written(Path(folder), name), Cache(None))
        printed = stand_ins(Path(folder) / "printed", {own.folder: own.ledger})
        build_site(out, printed, deck=DeckSite(own.ledger, own.folder))


def build_decks(folder: Path) -> None:
    """Build the sites of all DECKS, each into its folder."""
    for name in DECKS:
        build_deck(folder / name, name)
