"""The print shop and the workshop for the browser: modules, fonts and drawings for decks in a page.

They come beside the engine (`playing.py`), and a page loads none of them before it is asked to.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from importlib.metadata import distribution
from pathlib import Path

from cardwright import paths
from cardwright.drawing.faces.emblems import FOLDER, all_emblems
from cardwright.drawing.scene.fonts import FILES
from cardwright.ledger.games import GAMES
from cardwright.lists.ledgers import LAW
from cardwright.system.litter import tidy
from cardwright.website.archive import archive
from cardwright.website.playing import FOR_PRINTING, engine, placed, runtime, sent

#: The modules of the program that make decks and that the engine has not.
_MODULES = (
    "building/*.py",
    "building/artifacts/*.py",
    "drawing/*.py",
    "drawing/faces/*.py",
    "drawing/scene/*.py",
    "lists/*.py",
    "printing/*.py",
    "printing/boxes/stock.py",
    "printing/pdf/*.py",
    "printing/sheets/*.py",
    "system/*.py",
)
#: Those that decks of one's own need beside them, for boxes and trackers.
_OWN_MODULES = ("printing/boxes/*.py", "printing/trackers/*.py")
#: Folders of data for decks of one's own: the words of languages, and samples with a list alone.
_OWN_DATA = ("words/*.toml", "decks/*/deck.toml", "decks/*/cards.csv", "decks/sample/*")
#: The modules of ReportLab that they use; a test makes decks with these alone.
_REPORTLAB = (
    "__init__.py",
    "rl_config.py",
    "rl_settings.py",
    "license.txt",
    "lib/__init__.py",
    *(f"lib/{name}.py" for name in ("abag", "boxstuff", "colors", "fonts", "logger", "pagesizes")),
    *(f"lib/{name}.py" for name in ("rl_accel", "rl_safe_eval", "rltempfile", "units", "utils")),
    "pdfbase/__init__.py",
    "pdfbase/_fontdata*.py",
    *(f"pdfbase/{name}.py" for name in ("pdfdoc", "pdfmetrics", "pdfutils", "rl_codecs")),
    "pdfbase/ttfonts.py",
    "pdfgen/__init__.py",
    *(f"pdfgen/{name}.py" for name in ("canvas", "pathobject", "pdfgeom", "textobject")),
)
#: The standard library as far as a table needs it; the print shop has another one.
_OF_TABLE = "python_stdlib.zip"
#: Fonts of books, which no deck uses, and the one of them that boxes use, too.
_OF_BOOKS, _OF_BOXES = ("title", "script"), "title"
#: In an archive the data folders have the places of an installed package.
_DATA = "cardwright/_data"


def print_runtime() -> Iterator[tuple[str, bytes]]:
    """The files of the print shop by their addresses: some for all games, and one for each.

    One is `printing.json`, which tells the bytes of each by its name.
    """
    files = {f"pyodide/{name}": content for name, content in runtime() if name in FOR_PRINTING}
    files |= {f"printing-{game}.zip": drawings(game) for game in GAMES}
    files |= {"printing-own.zip": own_drawings()}
    yield from placed(files | {"printing.zip": printing()}, "printing.json")


def print_weight(game: str) -> str:
    """The download of a visitor who makes a deck, packed as servers send it: “9.1 MB”."""
    return _weight(drawings(game))


def workshop_weight() -> str:
    """The download of a visitor who makes a deck of one's own, packed as servers send it."""
    return _weight(own_drawings())


def _weight(drawn: bytes) -> str:
    loaded = (content for name, content in runtime() if name != _OF_TABLE)
    return sent((*loaded, engine(), printing(), drawn))


@paths.memoize_tracked
def printing() -> bytes:
    """The program, ReportLab and the fonts as a ZIP; licenses are among them."""
    package = paths.package()
    sources = [path for pattern in _MODULES for path in tidy(package.glob(pattern))]
    files = dict(_read(sources, package.parent))
    files |= dict(_reportlab())
    fonts = paths.data("card_art", "fonts")
    used = [fonts / name for role, name in FILES.items() if role not in _OF_BOOKS]
    files |= dict(_data([*used, *tidy(fonts.glob("*-LICENSE.txt"))]))
    return archive(files)


@paths.memoize_tracked
def drawings(game: str) -> bytes:
    """The engravings of a game as a ZIP."""
    art = tidy(paths.data("card_art", game).glob("*.svg"))
    return archive(
        dict(_data([*art, paths.data("card_art", "ornaments", f"tailpiece-{game}.svg")]))
    )


@paths.memoize_tracked
def own_drawings() -> bytes:
    """What decks of one's own need beside `printing`, as a ZIP.

    It has all emblems and what else is drawn on such cards, samples, and modules of the program.
    """
    package, art = paths.package(), paths.data("card_art")
    sources = [path for pattern in _OWN_MODULES for path in tidy(package.glob(pattern))]
    drawn = {art / f"{emblem.drawing}.svg" for emblem in all_emblems()}
    drawn |= {path for path in tidy((art / LAW).glob("*.svg")) if "portrait" not in path.name}
    drawn |= {*tidy((art / "ornaments").glob("*-own.svg"))}
    drawn |= {art / "ornaments" / f"weave-{LAW}.svg", art / FOLDER / "names.toml"}
    drawn.add(art / "fonts" / FILES[_OF_BOXES])
    templates = paths.data("templates")
    texts = {path for pattern in _OWN_DATA for path in tidy(templates.glob(pattern))}
    return archive(dict(_read(sources, package.parent)) | dict(_data(sorted(drawn | texts))))


def _reportlab() -> Iterator[tuple[str, bytes]]:
    """The modules of ReportLab as it is installed, and its license."""
    home = Path(str(distribution("reportlab").locate_file("reportlab")))
    yield from _read([path for name in _REPORTLAB for path in tidy(home.glob(name))], home.parent)


def _data(files: Iterable[Path]) -> Iterator[tuple[str, bytes]]:
    """Data files by their places in the archive."""
    for name, content in _read(files, paths.ROOT):
        yield f"{_DATA}/{name}", content


def _read(files: Iterable[Path], home: Path) -> Iterator[tuple[str, bytes]]:
    return ((path.relative_to(home).as_posix(), path.read_bytes()) for path in files)
