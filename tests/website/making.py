"""A site built from stand-ins: the true guides and ledgers, with a plain square for every card.

`python -m tests.website.making FOLDER` builds it into a folder.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Mapping
from contextlib import AbstractContextManager
from pathlib import Path

import pikepdf
from PIL import Image

from cardwright.engine.cards import deck_pack
from cardwright.ledger import Ledger, load_ledger
from cardwright.ledger.games import GAMES
from cardwright.printing.bundles import EXAMPLE
from cardwright.printing.sheets.deck_stats import DeckStats
from cardwright.system.cache import Cache, usual_folder
from cardwright.system.fingerprints import Fingerprints, asking
from cardwright.website import build_site
from cardwright.website.example import LISTS, SHOWN
from cardwright.website.gallery import named

PDFS = (
    *("deck-a4", "deck-letter", "deck-low-ink-a4", "deck-low-ink-letter", "deck-fronts-letter"),
    *("deck-white-paper-plain-backs-a4", "deck-white-paper-plain-backs-letter", "deck-fold-a4"),
    *("deck-low-ink-8-decks-a4", "deck-low-ink-8-decks-letter"),
    *("deck-white-paper-plain-backs-8-decks-a4", "deck-white-paper-plain-backs-8-decks-letter"),
    *("booklet-fold-a4", "booklet-fold-letter", "booklet", "law", "lessons"),
    *("tracker-a4", "tracker-letter"),
    *("tracker-pad-a4", "tracker-pad-letter", "tracker-fill", "box-a4", "box-letter"),
)
#: The pages of the books to fold, with a first sheet that shows how.
BOOK_PAGES = 12
#: What a build makes of the example.
EXAMPLE_PDFS = (
    *("deck-a4", "deck-letter", "booklet", "booklet-letter", "booklet-fold-a4"),
    *("booklet-fold-letter", "tracker-a4", "tracker-letter", "box-a4", "box-letter", "lessons"),
)
#: What a deck tells of itself.
STATS = DeckStats(sheets=9, cuts=63, ink=2.0, stock=None)
#: What eight decks for a class tell, and their pages with a checklist.
SET, SET_PAGES = DeckStats(sheets=72, cuts=504, ink=16.0, stock=None), 145
_CARD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 5 7"><path d="M0 0h5v7H0z"/></svg>\n'


def stand_ins(folder: Path, ledgers: Mapping[str, Ledger] | None = None) -> Path:
    """Fill the folder with what a build prints of ours, or of these ledgers; returns it."""
    for game, ledger in (ledgers or {game: load_ledger(game) for game in GAMES}).items():
        (folder / game / "cards").mkdir(parents=True)
        (folder / game / "cards-large").mkdir()
        for name in PDFS:
            with pikepdf.new() as pdf:
                many = "8-decks" in name
                for _ in range(_pages(name, ledger)):
                    pdf.add_blank_page()
                if name.startswith("deck"):
                    for entry, text in (SET if many else STATS).info:
                        pdf.docinfo[f"/{entry}"] = text
                pdf.save(folder / game / f"{name}.pdf", deterministic_id=True)
        (folder / game / "box.dxf").write_text("0\nEOF\n", encoding="ascii")
        for end in ("txt", "html"):
            (folder / game / f"card-list.{end}").write_text("The cards.", encoding="utf-8")
        for picture in named(ledger).values():
            (folder / game / picture.file).write_text(_CARD, encoding="utf-8")
        for card in deck_pack(ledger):
            (folder / game / f"cards-large/{card.id}.svg").write_text(_CARD, encoding="utf-8")
    write_example(folder)
    return folder


def _pages(name: str, ledger: Ledger) -> int:
    """The pages of a stand-in: as many as its sheets, or as the forms of the game."""
    if "8-decks" in name:
        return SET_PAGES
    if name.startswith("booklet-fold"):
        return BOOK_PAGES
    return len(ledger.forms) if name.startswith("tracker") else 1


def write_example(folder: Path) -> None:
    """Fill the folder of the example with the names of what a build makes for it."""
    (folder / EXAMPLE).mkdir()
    for name in EXAMPLE_PDFS:
        with pikepdf.new() as pdf:
            pdf.add_blank_page()
            pdf.save(folder / EXAMPLE / f"{name}.pdf", deterministic_id=True)
    for name in (*SHOWN, "box", "rules"):
        Image.new("1", (275, 385)).save(folder / EXAMPLE / f"{name}.png")
    for name in (*LISTS, f"{EXAMPLE}.zip"):
        (folder / EXAMPLE / name).write_text("The list.", encoding="utf-8")


def kept() -> AbstractContextManager[None]:
    """Inside, a site is made from what is in the cache of this run, and fills it."""
    return asking(Fingerprints(Cache(usual_folder())))


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as printed:
        build_site(Path(sys.argv[1]), stand_ins(Path(printed)))
