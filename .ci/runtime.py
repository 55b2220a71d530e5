"""What the engine, and the print shop, load of Python's standard library.

`.ci/runtime.mjs` runs this in Pyodide. A session of every game and form is begun, looked at,
judged, played, advised, taken back, linked to and recorded, with players of every kind; what the
engine imports only when it is needed is imported, too; and an exception is printed as Python prints
it. Then decks of every game are made, and faults of their options are found.
"""

from __future__ import annotations

import ast
import json
import sys
import traceback
from base64 import b64encode
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

from cardwright import paths
from cardwright.engine.library import load_game
from cardwright.engine.session import Session
from cardwright.ledger.games import GAMES

KEEPERS = ("person", "beginner", "good", "strong")
NAMES = ("Ann", "Ben", "Cy", "Di")
_LIBRARY = f"/lib/python{sys.version_info[0]}{sys.version_info[1]}.zip/"
_MOVES = 12
_NO_LIBRARY = ("cardwright", "_typeshed")
#: Options of decks, and three faults of them.
DECKS: tuple[dict[str, str], ...] = (
    {},
    {"paper": "letter", "copies": "2", "cut-plan": "", "large-index": ""},
    {"sides": "fold", "palette": "low-ink", "back-offset": "1,1", "cards": "1,2"},
    {"size": "business"},
    {"size": "large"},
    {"gap": "some"},
    {"cards": "joker"},
)

#: A list with a letter that each encoding writes in its own way.
LIST = "Group,Name\nWoods,Buche für Möbel\n"


def needed() -> list[str]:
    """The files of the standard library's archive that are loaded, sorted."""
    session = Session()
    ask(session, do="games")
    for game in GAMES:
        for form in load_game(game).forms:
            exercise(session, game, form)
    for module in named():
        import_module(module)
    try:
        import_module("")
    except ValueError:
        traceback.format_exc()
    return loaded()


def printing() -> list[str]:
    """The files that are loaded when decks have been made, too, sorted."""
    shops = import_module("cardwright.building.print_shop")  # which only now finds HarfBuzz
    for game in GAMES:
        shop = shops.PrintShop(game, lambda *_: None)
        for options in DECKS:
            for do in ("plan", "page", "make"):
                shop.answer({"do": do, "options": options, "number": 0})
    make_own_decks()
    return loaded()


def make_own_decks() -> None:
    """Open, check, draw, make and save decks of one's own, with lists in every encoding."""
    workshop = import_module("cardwright.building.workshop").Workshop(lambda *_: None)
    for game, language in (("quartets", "en"), ("authors", "de"), ("pairs", "en")):
        project = ask(workshop, do="sample", game=game, language=language)
        ask(workshop, do="check", project=project)
        ask(workshop, do="face", row=2)
        for kind in ("deck", "tracker", "box"):
            ask(workshop, do="make", project=project, kind=kind, options={"paper": "a4"})
    saved = Path(ask(workshop, do="save", project=project)["file"]).read_bytes()
    lists = {"a.cardwright": saved, "a.xls": b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"}
    lists |= {f"{codec}.csv": LIST.encode(codec) for codec in ("utf-8-sig", "utf-16", "utf-16-le")}
    lists |= {
        "western.csv": LIST.encode("cp1252"),
        "doubtful.csv": LIST.replace("ü", "Ã¼").encode(),
    }
    for name, data in lists.items():
        ask(workshop, do="open", name=name, data=b64encode(data).decode())


def loaded() -> list[str]:
    """The files of the standard library's archive that are loaded, sorted."""
    places = (getattr(module, "__file__", None) or "" for module in list(sys.modules.values()))
    return sorted({one.removeprefix(_LIBRARY) for one in places if one.startswith(_LIBRARY)})


def named() -> Iterator[str]:
    """The modules of the standard library that the engine, and what it is built on, imports.

    Those that only checks of types import are not there.
    """
    loaded = [module for name, module in sys.modules.items() if name.startswith("cardwright")]
    ours = {Path(str(module.__file__)) for module in loaded}
    packed = (paths.package().glob(f"{name}/**/*.py") for name in ("engine", "ledger"))
    for path in ours.union(*packed):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                yield from (alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and not str(node.module).startswith(_NO_LIBRARY):
                yield str(node.module)


def exercise(session: Session, game: str, form: str) -> None:
    """Everything that can be asked of a match, once or a few times."""
    rules = load_game(game).form(form)
    count = 3 if 3 in rules.seat_choices else rules.seats
    seats = [
        {"name": name, "keeper": keeper}
        for name, keeper in zip(NAMES[:count], KEEPERS, strict=False)
    ]
    begins = {"game": game, "form": form, "seats": seats, "seed": 3, "learning": True}
    moment = ask(session, do="begin", **begins)
    for _ in range(_MOVES):
        seat = moment["to_move"]
        if seat < 0:
            break
        seen = ask(session, do="look", seat=seat)
        ask(session, do="advise", seat=seat)
        if moment["keeper"] == "person":
            action = seen["open"][0]["action"]
            ask(session, do="judge", seat=seat, action=action)
            moment = ask(session, do="play", seat=seat, action=action)
        else:
            moment = ask(session, do="step", seat=0)
    ask(session, do="undo", seat=0)
    ask(session, do="record")
    ask(session, do="begin", **ask(session, do="link")["link"])
    ask(session, do="end")


def ask(session: Session, **message: object) -> dict[str, Any]:
    """The answer, by way of JSON as in the page."""
    asked: dict[str, Any] = json.loads(json.dumps(message))
    answer: dict[str, Any] = json.loads(json.dumps(session.answer(asked), ensure_ascii=False))
    return answer
