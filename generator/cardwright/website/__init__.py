"""The site: games to read about, learn, and print, made of guides, ledgers and faces.

MkDocs does the building, with a theme of our own (`templates/site`) and no plugin; it calls
`hooks.py`, which hands it the pages of the games as virtual files. Nothing is written into the
sources, so a bare `mkdocs build -f site/mkdocs.yml` makes the same site.
"""

from cardwright.website.build import build_site
from cardwright.website.own_deck import DeckSite

__all__ = ["DeckSite", "build_site"]
