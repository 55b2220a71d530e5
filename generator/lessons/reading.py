"""The strict reader of lessons: `site/lessons/<game>/NN-name.toml`, a lesson a file.

    id = "follow-and-take"                  # as the file is called, without its number
    kind = "play"                           # or score, walk
    title = "May you keep your Crown back?"
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

A *play* has `seat`, which is the reader's, and `[claim]` with `legal`, all that is open, and
`refused`, a table from an action to the clause that refuses it; `deeds` narrows the actions shown
that are no cards, `also` adds to what is shown. A *score* has `[claim]` with `points` and `clause`
and two to four `[[tempting]]` with `points`, `thought`, `misreads`. A *walk* has the same claim
and one to four `[[stops]]` with `before`, `question`, `allowed`, `refused`. Where cards are called
for, `sure` beside `refused` lists the calls that cannot miss; then that is told of every call.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from generator import bounds, paths
from generator.engine import load_game
from generator.engine.kernel import Form
from generator.errors import InputError, LessonError, UnknownName
from generator.lessons.places import File
from generator.lessons.records import (
    Claim,
    Lesson,
    Play,
    Result,
    Score,
    Setting,
    Stop,
    Task,
    Tempting,
    Walk,
)
from generator.lessons.section import Section

_NAME = re.compile(r"\d\d-([a-z0-9]+(?:-[a-z0-9]+)*)\.toml")
_KINDS = ("play", "score", "walk")
_DEALS = ("position", "seed", "order")


def folder(game: str) -> Path:
    """The folder of a game's lessons, which need not be there."""
    return paths.data("site", "lessons", game)


def called(game: str, file: str) -> str:
    """What messages call a file of the lessons of a game."""
    return f"site/lessons/{game}/{file}"


def read_lessons(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game in the order of their numbers; none of a game without law.

    Raises LessonError with all problems of all files.
    """
    if not _has_law(game):
        return ()
    lessons, problems = [], []
    for path in sorted(folder(game).glob("*.toml")):
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
    top = Section(file, (), file.raw)
    name = _NAME.fullmatch(path.name)
    if name is None:
        file.complain((), f"“{path.name}” is no name", "call it 01-follow-and-take.toml")
    elif top.text("id") != name[1]:
        top.complain("id", "is not the name of the file", f'write id = "{name[1]}"')
    lesson = _lesson(top, file, game)
    top.close()
    file.finish()
    return lesson


def _lesson(top: Section, file: File, game: str) -> Lesson:
    kind = top.choice("kind", _KINDS)
    title = top.text("title")
    law = load_game(game)
    form = _agreed(top, law.form(top.choice("form", law.forms)))
    reader = _Reader(top, form)
    return Lesson(
        file=file,
        game=game,
        id=top.text("id"),
        title=title,
        form=form.name,
        players=reader.players(),
        story=top.text("story", bounds.TEXT),
        question=top.text("question", bounds.TEXT),
        teaches=top.names("teaches", reader.clauses, f"clause of {form.title}"),
        setting=reader.setting(),
        task=getattr(reader, kind)(),
    )


def _agreed(top: Section, form: Form[Any]) -> Form[Any]:
    """The form as the table has agreed to play it."""
    for name, choice in top.plain("options").items():
        try:
            form = form.with_options(**{name: choice})
        except InputError as error:
            top.complain("options", error.message, error.hint, name)
    return form


class _Reader:
    """What is read of a lesson once its form is known."""

    def __init__(self, top: Section, form: Form[Any]) -> None:
        self.top = top
        self.form = form
        self.clauses = tuple(clause.id for clause in form.ledger.clauses_for(form.name))
        self.kind = f"clause of {form.title}"
        self.seats = form.seats

    def players(self) -> tuple[str, ...]:
        """The names by seat: as many as can sit at the table, all different."""
        names = self.top.texts("players")
        if names and len(names) not in self.form.seat_choices:
            seats = " or ".join(map(str, self.form.seat_choices))
            self.top.complain("players", f"names {len(names)}", f"name {seats}, by seat")
        if len(set(names)) < len(names):
            self.top.complain("players", "names somebody twice", "call everybody differently")
        self.seats = len(names) or self.seats
        return names

    def setting(self) -> Setting:
        top = self.top
        top.may(*_DEALS, "dealer")
        first, *others = [name for name in _DEALS if name in top] or [""]
        for other in others:
            top.complain(other, f"stands beside {first}", "say one of them")
        if not first:
            top.complain("position", "is missing", "say it, or a seed, or an order")
        dealt = "position" not in top
        return Setting(
            options=top.plain("options"),
            position=None if dealt else top.plain("position"),
            seed=top.number("seed", range(2**53)) if "seed" in top else None,
            order=top.texts("order", optional=True),
            dealer=top.number("dealer", range(self.seats), 0) if dealt else 0,
            actions=top.texts("actions", optional=True, most=bounds.ACTIONS),
        )

    def clause(self, section: Section, name: str) -> str:
        """A field that names a clause of the form, which the lesson must teach."""
        word = section.text(name)
        if word:
            section.known(name, word, self.clauses, self.kind)
        return word

    def refused(self, section: Section, *, optional: bool = False) -> Mapping[str, str]:
        """A table from an action to the clause that refuses it."""
        raw = section.plain("refused")
        if not raw and not optional:
            section.complain("refused", "names nothing", 'add one at least: refused = { RS = "…" }')
        for action, clause in raw.items():
            inner = Section(section.file, (*section.steps, "refused"), raw)
            inner.known(action, str(clause), self.clauses, self.kind)
        return {action: str(clause) for action, clause in raw.items()}

    def sure(self, section: Section) -> tuple[str, ...]:
        """The calls that cannot miss; said only where cards are called for."""
        if self.form.asks:
            return section.texts("sure", optional=True)
        return ()

    # -------------------------------------------------------------- the three kinds

    def play(self) -> Task:
        top = self.top
        top.may("deeds")
        section = top.table("claim")
        claim = Claim(section.texts("legal"), self.refused(section), self.sure(section))
        section.close()
        deeds = top.texts("deeds") if "deeds" in top else None
        seat = top.number("seat", range(self.seats))
        return Play(seat, claim, deeds, top.texts("also", optional=True))

    def score(self) -> Task:
        claim = self.result()
        entries = self.top.tables("tempting", 2, 4)
        return Score(claim, tuple(self.tempting(entry) for entry in entries))

    def walk(self) -> Task:
        claim = self.result()
        return Walk(claim, tuple(self.stop(entry) for entry in self.top.tables("stops", 1, 4)))

    def result(self) -> Result:
        section = self.top.table("claim")
        found = Result(section.numbers("points"), self.clause(section, "clause"))
        section.close()
        return found

    def tempting(self, section: Section) -> Tempting:
        thought = section.text("thought", bounds.TEXT)
        found = Tempting(section.numbers("points"), thought, self.clause(section, "misreads"))
        section.close()
        return found

    def stop(self, section: Section) -> Stop:
        allowed = section.texts("allowed", optional=True)
        refused = self.refused(section, optional=bool(allowed))
        claim = Claim(allowed, refused, self.sure(section))
        before, question = (
            section.number("before", range(1, 1000)),
            section.text("question", bounds.TEXT),
        )
        found = Stop(before, question, claim)
        section.close()
        return found
