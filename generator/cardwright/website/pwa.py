"""Files that other programs ask a site for: its map, manifest, icons, pictures beside a link.

And the worker that keeps in the browser what a reader has opened, which must know each build from
the one before.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from urllib.parse import urljoin
from xml.sax.saxutils import escape

from cardwright.drawing.scene.inks import PALETTES
from cardwright.ledger import load_ledger
from cardwright.ledger.games import GAMES
from cardwright.website.emblems import ICONS, game_social, house_social, icons
from cardwright.website.own_deck import DeckSite
from cardwright.website.playing import PLAY

MAP = "sitemap.xml"
MANIFEST = "site.webmanifest"
WORKER = "sw.js"
#: What stands in the worker for the digest of the build.
_BUILD = "{{ build }}"
#: What the worker keeps, beside all that is played with; files to print are saved by whoever wants
#: them.
_KEPT = {".html", ".css", ".js", ".svg", ".woff2", ".png", ".jpg", ".webmanifest"}


def emblems() -> Iterator[tuple[str, bytes]]:
    """The icons, by their addresses."""
    for name, drawn in icons():
        yield f"assets/{name}", drawn


def manifest(name: str, about: str) -> str:
    """The web app manifest, for a phone that puts the site on its home screen."""
    palette = PALETTES["color"]
    squares = (ICONS["small"], ICONS["large"])
    return json.dumps(
        {
            "name": name,
            "short_name": name,
            "description": " ".join(about.split()),
            "start_url": "index.html",
            "scope": "./",
            "display": "minimal-ui",
            "background_color": str(palette.color("paper")),
            "theme_color": str(palette.color("red-deep")),
            "icons": [
                {
                    "src": f"assets/icon-{pixels}.png",
                    "type": "image/png",
                    "sizes": f"{pixels}x{pixels}",
                    "purpose": "any maskable",
                }
                for pixels in squares
            ],
        },
        indent=1,
    )


def social(about: str) -> Iterator[tuple[str, bytes]]:
    """A picture for the pages about all games and one for those of each game, by address."""
    yield "assets/social.png", house_social(" ".join(about.split()))
    for game in GAMES:
        yield f"{game}/social.png", game_social(load_ledger(game))


def deck_social(deck: DeckSite) -> Iterator[tuple[str, bytes]]:
    """The picture of a deck of one's own, by address."""
    yield f"{deck.folder}/social.png", game_social(deck.ledger)


def maps(urls: Iterable[str], base: str) -> Iterator[tuple[str, str]]:
    """A map of the pages with these addresses, without days, and the file that leads to it."""
    pages = sorted(urljoin(base, url.removesuffix("index.html")) for url in urls)
    rows = "".join(f"<url><loc>{escape(page)}</loc></url>\n" for page in pages)
    space = "http://www.sitemaps.org/schemas/sitemap/0.9"
    head = '<?xml version="1.0" encoding="UTF-8"?>'
    yield MAP, f'{head}\n<urlset xmlns="{space}">\n{rows}</urlset>\n'
    yield "robots.txt", f"User-agent: *\nAllow: /\n\nSitemap: {urljoin(base, MAP)}\n"


def name_build(site: Path) -> None:
    """Give the worker of the finished site a digest of all that it may keep.

    When the site is built otherwise, the worker is another one, and browsers notice it.
    """
    worker = site / WORKER
    kept = {path for path in site.rglob("*") if path.suffix in _KEPT and path != worker}
    files = sorted(kept | {path for path in (site / PLAY).rglob("*") if path.is_file()})
    told = hashlib.sha256()
    for path in files:
        told.update(f"{path.relative_to(site).as_posix()}\n".encode())
        told.update(hashlib.sha256(path.read_bytes()).digest())
    text = worker.read_text("utf-8")
    worker.write_text(text.replace(_BUILD, told.hexdigest()[:16]), "utf-8", newline="\n")
