"""The lessons of a game as the engine judges them, once for all tests of a process."""

import re
from functools import cache

from cardwright import lessons as program
from cardwright import paths
from cardwright.ledger import load_ledger
from cardwright.ledger.games import GAMES
from cardwright.lessons import Judged

#: The game and the name of every lesson, by its file; nothing is judged for that.
_FILES = {
    (game, path.stem.partition("-")[2]): path
    for game in GAMES
    for path in sorted(paths.data("site", "lessons", game).glob("*.toml"))
}
NAMED = list(_FILES)
#: The kind of every lesson, by its game and name, as its file has it.
KIND = {
    named: re.findall(r'^kind = "(\w+)"', path.read_text("utf-8"), re.MULTILINE)[0]
    for named, path in _FILES.items()
}
#: The lessons whose table is described, and not dealt and played.
DESCRIBED = [
    named
    for named, path in _FILES.items()
    if re.search(r"^\[position\]", path.read_text("utf-8"), re.MULTILINE)
]
#: How long the file of every lesson is, in bytes.
LENGTH = {named: path.stat().st_size for named, path in _FILES.items()}
#: The games that have lessons.
TAUGHT = [game for game in GAMES if game in dict(NAMED)]


@cache
def lessons(game: str) -> tuple[Judged, ...]:
    """The lessons of a game, as `cardwright.lessons` has them."""
    return program.lessons(load_ledger(game))


def lesson(game: str, name: str) -> Judged:
    """One lesson by its name."""
    return next(judged for judged in lessons(game) if judged.lesson.id == name)
