"""The engine for the browser: Python, and the archive that it runs there.

`site/runtime/` holds Pyodide, cut to what the engine loads; its ORIGIN.txt says where it comes
from. A page loads none of it before somebody plays: `templates/site/assets/play.js`.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass

import deflate

from cardwright import paths
from cardwright.drawing.faces import front
from cardwright.drawing.scene.model import Group, Item, Text, Use
from cardwright.engine.cards import deck_pack
from cardwright.engine.library import game_of
from cardwright.engine.session.offer import forms
from cardwright.ledger import Ledger
from cardwright.ledger.portable import to_json
from cardwright.system.fingerprints import worked_out
from cardwright.system.litter import tidy
from cardwright.website.archive import archive
from cardwright.website.hints import deeds, hints

#: Where all of it lies, as seen from the root of the site.
PLAY = "play"
#: The packages that a page plays with, and the modules of the program that they use.
PACKAGES = ("engine", "ledger")
BESIDE = ("__init__", "errors", "limits", "paths")
#: What the runtime has for the print shop alone (`print_runtime.py`).
FOR_PRINTING = frozenset({"printing_stdlib.zip", "uharfbuzz.zip"})
#: The level at which libdeflate packs as tightly as zlib at its best, in an eighth of the time.
_LEVEL = 5
#: In the archive the ledgers lie where an installed package has them.
_SEEDS = "cardwright/_data/seeds"


@dataclass(frozen=True, slots=True)
class Playing:
    """The data of a game's table, as JSON.

    That is what is on offer, what to notice first, what deeds come to, and the figures on cards.
    """

    offer: str
    first: str
    deeds: str
    figures: str


def playing(ledger: Ledger) -> Playing:
    """The data of a game's table; raises GuideError for hints that are none."""
    offer = json.dumps(forms(game_of(ledger)), ensure_ascii=False)
    first = json.dumps([asdict(hint) for hint in hints(ledger)], ensure_ascii=False)
    noted = {action: asdict(deed) for action, deed in deeds(ledger).items()}
    comes_to = json.dumps(noted, ensure_ascii=False)
    return Playing(offer, first, comes_to, json.dumps(figures(ledger)))


def figures(ledger: Ledger) -> dict[str, str]:
    """The figures that cards show and their names leave out, by the ids of the cards.

    That a face shows one is read off its drawing, once for each rank.
    """
    shown: dict[str, bool] = {}
    found = {}
    for card in deck_pack(ledger):
        figure = str(card.value)
        if not card.value or figure == ledger.rank(card.rank).letter:
            continue
        if card.rank not in shown:
            shown[card.rank] = figure in _texts(front(ledger, card).items)
        if shown[card.rank]:
            found[card.id] = figure
    return found


def _texts(items: Iterable[Item]) -> Iterator[str]:
    """Every line of text in a drawing."""
    for item in items:
        if isinstance(item, Text):
            yield item.text
        elif isinstance(item, Group):
            yield from _texts(item.items)
        elif isinstance(item, Use):
            yield from _texts(item.scene.items)


def weight(deck: Ledger | None = None) -> str:
    """The download of a visitor who plays, packed as servers send it: “5.0 MB”."""
    return sent(content for _, content in played_with(deck))


def sent(files: Iterable[bytes]) -> str:
    """The size of files packed as servers send them: “5.0 MB”."""
    return f"{sum(map(_packed, files)) / 1_000_000:.1f} MB"


def _packed(content: bytes) -> int:
    told = f"packed {hashlib.sha256(content).hexdigest()}"
    return int(worked_out(told, lambda: b"%d" % len(deflate.gzip_compress(content, _LEVEL))))


def played_with(deck: Ledger | None = None) -> Iterator[tuple[str, bytes]]:
    """Every file by its address, with the engine for all games or for a deck of one's own.

    One is `weights.json`, which tells the bytes of each by its name.
    """
    files = {f"pyodide/{name}": content for name, content in runtime() if name not in FOR_PRINTING}
    yield from placed(files | {"engine.zip": engine(deck)}, "weights.json")


def placed(files: Mapping[str, bytes], weights_name: str) -> Iterator[tuple[str, bytes]]:
    """Files by their addresses, with one that lists the number of bytes of each by its name."""
    weights = {name.rpartition("/")[2]: len(content) for name, content in files.items()}
    for name, content in (*files.items(), (weights_name, json.dumps(weights, indent=1).encode())):
        yield f"{PLAY}/{name}", content


def runtime() -> Iterator[tuple[str, bytes]]:
    """The files of the runtime by their names."""
    for file in tidy(paths.data("site", "runtime").iterdir()):
        yield file.name, file.read_bytes()


def engine(deck: Ledger | None = None) -> bytes:
    """The engine and its ledgers as a ZIP, which needs nothing but the standard library.

    For a deck of one's own it holds no ledger but that of the deck, in place of its game's.
    """
    package = paths.package()
    sources = [package / f"{name}.py" for name in BESIDE]
    sources += [path for name in PACKAGES for path in tidy(package.glob(f"{name}/**/*.py"))]
    files = {path.relative_to(package.parent).as_posix(): path.read_bytes() for path in sources}
    if deck:
        name = f"{deck.name.replace('-', '_')}.json"
        return archive(files | {f"{_SEEDS}/{name}": to_json(deck).encode()})
    for ledger in tidy(paths.data("seeds").glob("*.toml")):
        files[f"{_SEEDS}/{ledger.name}"] = ledger.read_bytes()
    return archive(files)
