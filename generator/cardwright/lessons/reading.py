"""The strict reader of lessons: `site/lessons/<game>/NN-name.toml`, a lesson a file.

    id = "follow-and-take"                  # as the file is called, without its number
    kind = "play"                           # or score, walk
    title = "May you keep your Crown back?"
    level = "The last cards"                # the part of the course; may be left out
    hour = 2                                # of the course in class; left out, it is done at home
    form = "two-handed"
    options = { no_sixty = "carry" }        # where the table has agreed otherwise
    players = ["Ann", "Ben"]                # by seat; how many sit at the table
    story = "…"                             # a few plain sentences: who sits where, what happened
    question = "…"
    teaches = ["COURT-2H-R4b"]              # clauses that verdicts, events or answers cite
    position = { … }                        # facts, as form.position takes them; or:
    seed = 7                                # … or order = "GC BJ …", the whole pack from the top
    dealer = 1                              # with a seed or an order
    actions = "RE z"                        # after the position or the deal

What a task of each kind has besides stands in `tasks.py`.
"""

from __future__ import annotations

import re
from pathlib import Path

from cardwright import limits, paths
from cardwright.engine import load_game
from cardwright.engine.kernel import Form
from cardwright.engine.state import State
from cardwright.errors import InputError, LessonError, UnknownName
from cardwright.lessons import tasks
from cardwright.lessons.places import File
from cardwright.lessons.records import KINDS, UNCITED, DealSetup, Lesson
from cardwright.lessons.section import LessonSection
from cardwright.system.litter import tidy

_NAME = re.compile(r"\d\d-([a-z0-9]+(?:-[a-z0-9]+)*)\.toml")
_DEALS = ("position", "seed", "order")


def folder(game: str) -> Path:
    """The folder of a game's lessons, which need not be there."""
    return paths.data("site", "lessons", game)


def called(game: str, file: str) -> str:
    """The name, in messages, of a file of the lessons of a game."""
    return f"site/lessons/{game}/{file}"


def read_lessons(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game in the order of their numbers; none of a game without law.

    Raises LessonError with all problems of all files.
    """
    if not _has_law(game):
        return ()
    lessons, problems = [], []
    for path in tidy(folder(game).glob("*.toml")):
        try:
            lessons.append(read_lesson(path, game))
        except LessonError as error:
            problems.append(error.message)
    if problems:
        raise LessonError("\n".join(problems))
    return tuple(lessons)


def _has_law(game: str) -> bool:
    try:
        load_game(game)
    except UnknownName:
        return False
    return True


def read_lesson(path: Path, game: str) -> Lesson:
    """The lesson in a file; raises LessonError with all that is wrong with it.

    Whether the engine agrees is not asked here.
    """
    file = File.opened(path, called(game, path.name))
    top = LessonSection(file, (), file.raw)
    name = _NAME.fullmatch(path.name)
    if name is None:
        file.complain(
            (), f"“{path.name}” is not a valid name", "name it like 21-follow-and-take.toml"
        )
    elif top.text("id") != name[1]:
        top.complain("id", "is not the name of the file", f'write id = "{name[1]}"')
    lesson = _lesson(top, file, game)
    top.close()
    file.finish()
    return lesson


def _lesson(top: LessonSection, file: File, game: str) -> Lesson:
    kind = top.choice("kind", tuple(KINDS))
    title = top.text("title")
    law = load_game(game)
    form = _agreed(top, law.form(top.choice("form", law.forms)))
    reader = _LessonReader(top, form)
    clauses = tuple(clause.id for clause in form.ledger.clauses_for(form.name))
    return Lesson(
        file=file,
        game=game,
        id=top.text("id"),
        title=title,
        level=top.text("level") if "level" in top else "",
        hour=top.number("hour", range(1, limits.ENTRIES), 0),
        form=form.name,
        players=reader.players(),
        story=top.text("story", limits.TEXT),
        question=top.text("question", limits.TEXT),
        teaches=top.names("teaches", clauses, f"clause of {form.title}", optional=kind in UNCITED),
        setting=reader.setting(),
        task=tasks.read(kind, top, form, reader.seats),
    )


def _agreed(top: LessonSection, form: Form[State]) -> Form[State]:
    """The form as the table has agreed to play it."""
    for name, choice in top.plain("options").items():
        try:
            form = form.with_options(**{name: choice})
        except InputError as error:
            top.complain("options", error.message, error.hint, name)
    return form


class _LessonReader:
    """The part of a lesson that is read once its form is known."""

    def __init__(self, top: LessonSection, form: Form[State]) -> None:
        self.top = top
        self.form = form
        self.seats = form.seats

    def players(self) -> tuple[str, ...]:
        """The names by seat: as many as can sit at the table, all different."""
        names = self.top.texts("players")
        if names and len(names) not in self.form.seat_choices:
            seats = " or ".join(map(str, self.form.seat_choices))
            self.top.complain("players", f"names {len(names)}", f"write {seats} names, by seat")
        if len(set(names)) < len(names):
            self.top.complain("players", "has a name twice", "use a different name for each player")
        self.seats = len(names) or self.seats
        return names

    def setting(self) -> DealSetup:
        top = self.top
        top.may(*_DEALS, "dealer")
        first, *others = [name for name in _DEALS if name in top] or [""]
        for other in others:
            top.complain(other, f"cannot be used together with {first}", "use one of them")
        if not first:
            top.complain("position", "is missing", "add it, or a seed, or an order")
        dealt = "position" not in top
        return DealSetup(
            options=top.plain("options"),
            position=None if dealt else top.plain("position"),
            seed=top.number("seed", range(2**53)) if "seed" in top else None,
            order=top.texts("order", optional=True),
            dealer=top.number("dealer", range(self.seats), 0) if dealt else 0,
            actions=top.texts("actions", optional=True, most=limits.ACTIONS),
        )
