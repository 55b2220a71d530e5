"""The plan of the first lessons in class: steps in minutes, with the pages of the printed books.

The first is “A first lesson” of the guide for teachers, the second is hour 2 of the workbook.
The pages are those that the PDFs have in their bookmarks.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import accumulate, chain, pairwise, takewhile
from pathlib import Path
from typing import Any

import pikepdf

from cardwright import paths
from cardwright.ledger import Ledger
from cardwright.lessons import lessons
from cardwright.printing.books.course import HOUR, course, hours
from cardwright.printing.facts import in_words
from cardwright.printing.guides import (
    Block,
    Guide,
    Heading,
    Inline,
    List,
    Paragraph,
    Strong,
    TextRun,
    load_guide,
    load_teachers,
    plain,
)
from cardwright.printing.guides.template import start
from cardwright.printing.web_addresses import lesson_address, part_address
from cardwright.system.fingerprints import once

#: How the time of a step is written in a guide, and its minutes.
_TIMES = {f"{start(in_words(number))} minutes.": number for number in range(1, HOUR + 1)}
#: Headings of a guide for teachers.
_PRACTICE, _FIRST = "What pupils practice", "A first lesson"
#: The files of the books, and the rulebook for the other paper.
WORKBOOK, _RULEBOOK, _OTHER = "lessons.pdf", "booklet.pdf", "booklet-letter.pdf"
_ANSWERS, _HOURS = "The answers", "Six hours"
#: The steps of a lesson in class after the first: what is done in the minutes of the workbook.
_SOLVE = "Pupils solve these lessons, alone or in pairs."
_COMPARE = (
    "Compare answers and reasons. Pupils who disagree lay out the cards and look up the rule."
)
_PLAY = "All play, with the rulebook open."
#: The minutes at the end of a lesson in which the decks are collected, and what is done then.
COLLECTING, _COLLECT = 3, "Each table sorts its deck and collects it."


@dataclass(frozen=True, slots=True)
class BookPage:
    """A place in a printed book: its title, its page, its address there and on a screen.

    The page is 0 where the book has no bookmark for it. `other` is the page in the book for the
    other paper if it differs, or 0; `printed_other` is its address there.
    """

    title: str
    page: int
    other: int
    printed: str
    on_screen: str
    printed_other: str = ""


@dataclass(frozen=True, slots=True)
class PlanStep:
    """A step of a lesson: from which minute to which, what is done, and what is read or solved."""

    begins: int
    ends: int
    told: tuple[Inline, ...]
    read: tuple[BookPage, ...] = ()
    solved: tuple[BookPage, ...] = ()


@dataclass(frozen=True, slots=True)
class LessonPlan:
    """The plan of a game: what pupils practice, two lessons, and what else the guide says.

    `note` is what the guide says of the first lesson below its steps; `second` is empty where a
    game has lessons for one hour alone. `hours` and `answers` are
    pages of the workbook: the plan of the whole course, and the answers to the lessons.
    """

    practice: tuple[str, ...]
    first: tuple[PlanStep, ...]
    note: tuple[Block, ...]
    second: tuple[PlanStep, ...]
    hours: BookPage
    answers: BookPage
    more: tuple[Block, ...]

    @property
    def minutes(self) -> int:
        """The minutes of the first lesson."""
        return self.first[-1].ends

    @property
    def sheets(self) -> tuple[BookPage, ...]:
        """The sheets of the first lesson."""
        return tuple(sheet for step in self.first for sheet in step.solved)

    @property
    def shortest(self) -> int:
        """Its minutes where pupils solve the lessons at home."""
        return sum(step.ends - step.begins for step in self.first if not step.solved)

    @property
    def explaining(self) -> int:
        """The minutes of the first lesson before pupils play, without the lessons they solve."""
        *before, _, _ = self.first
        return sum(step.ends - step.begins for step in before if not step.solved)

    @property
    def collecting(self) -> int:
        """The minutes of the last step, which collects the decks."""
        return self.first[-1].ends - self.first[-1].begins

    def with_whole_game(self, minutes: int) -> int:
        """The minutes of a lesson with a whole game that takes so many: explained, then collected.

        Pupils solve the lessons at home.
        """
        return self.explaining + minutes + self.collecting


def lesson_plan(ledger: Ledger, printed: Path) -> LessonPlan | None:
    """The plan of a game whose printed files are in the folder; None if it has no such guide."""
    guide = load_teachers(ledger)
    if guide is None:
        return None
    books = _Books(ledger, printed)
    first, *others = json.loads(once(f"hours of {ledger.name}", lambda: _hours(ledger)))
    steps, *note = _below(guide, _FIRST)
    left_out = {id(block) for block in (steps, *note)}
    return LessonPlan(
        tuple(_heads(_below(guide, _PRACTICE))),
        tuple(_first(_items(steps), first["lessons"], books)),
        tuple(note),
        tuple(step for hour in others for step in _second(hour, books)),
        books.of_workbook(_HOURS),
        books.of_workbook(_ANSWERS),
        tuple(
            block
            for block in guide.blocks
            if id(block) not in left_out and getattr(block, "text", "") != _FIRST
        ),
    )


def _hours(ledger: Ledger) -> bytes:
    """The first two hours of the workbook as JSON."""
    planned = hours(course(lessons(ledger), ledger))[:2]
    told = [
        {
            "minutes": [hour.solving, hour.comparing, hour.play],
            "lessons": [
                [one.number, one.judged.lesson.id, one.judged.lesson.title] for one in hour.in_class
            ],
        }
        for hour in planned
    ]
    return json.dumps(told).encode()


# ---------------------------------------------------------------- the guide


def _below(guide: Guide, heading: str) -> Sequence[Block]:
    """The blocks of a guide below a heading of this text."""
    blocks = iter(guide.blocks)
    for block in blocks:
        if isinstance(block, Heading) and block.text == heading:
            break
    return [*takewhile(lambda block: not isinstance(block, Heading), blocks)]


def _items(block: Block) -> Iterator[tuple[Inline, ...]]:
    """The words of each item of a list."""
    if isinstance(block, List):
        for item in block.items:
            yield from (part.inlines for part in item if isinstance(part, Paragraph))


def _heads(blocks: Iterable[Block]) -> Iterator[str]:
    """The words in bold that each item of a list begins with."""
    for inlines in chain.from_iterable(map(_items, blocks)):
        if isinstance(inlines[0], Strong):
            yield plain(inlines[0].inlines).removesuffix(".")


def _first(
    items: Iterable[tuple[Inline, ...]], in_class: Sequence[Sequence[Any]], books: _Books
) -> Iterator[PlanStep]:
    """The steps of the first lesson: a guide writes the minutes of each in bold before it."""
    ends = 0
    for time, *told in items:
        begins, ends = ends, ends + _TIMES[plain((time,))]
        words = plain(tuple(told))
        solved = map(books.lesson, in_class) if "workbook" in words else ()
        yield PlanStep(begins, ends, tuple(told), tuple(books.read_in(words)), tuple(solved))


def _second(hour: Mapping[str, Any], books: _Books) -> Iterator[PlanStep]:
    """The steps of the second lesson; the decks are collected in the last minutes of the play."""
    solved = tuple(map(books.lesson, hour["lessons"]))
    texts = zip((_SOLVE, _COMPARE, _PLAY, _COLLECT), (solved, (), (), ()), strict=True)
    *lessons, play = hour["minutes"]
    times = pairwise(accumulate((*lessons, play - COLLECTING, COLLECTING), initial=0))
    for (begins, ends), (text, sheets) in zip(times, texts, strict=True):
        yield PlanStep(begins, ends, (TextRun(text),), solved=sheets)


# ---------------------------------------------------------------- the books


@dataclass(frozen=True)
class _Books:
    """The books of a game: where their parts are printed, and shown on a screen."""

    ledger: Ledger
    printed: Path

    def of_workbook(self, title: str) -> BookPage:
        """A part of the workbook that is not on the site but for its file."""
        return self._at(title, (WORKBOOK,), "")

    def lesson(self, told: Sequence[Any]) -> BookPage:
        """The sheet of a lesson, by its number, id and title."""
        number, name, title = told
        found = self._at(f"{number} {title}", (WORKBOOK,), lesson_address(self.ledger.name, name))
        return replace(found, title=title)

    def read_in(self, text: str) -> Iterator[BookPage]:
        """The parts of the rulebook that a text names, in quotation marks."""
        anchors = {
            block.text: block.anchor
            for block in load_guide(self.ledger).blocks
            if isinstance(block, Heading)
        }
        for title in re.findall("“([^”]+)”", text):
            if title in anchors:
                page = f"{part_address(self.ledger.name, 'rules')}#{anchors[title]}"
                yield self._at(title, (_RULEBOOK, _OTHER), page)

    def _at(self, title: str, files: Sequence[str], on_screen: str) -> BookPage:
        """A part by the bookmark of its title in a book, or in the book for each paper."""
        page, *others = (self._page(title, file) for file in files)
        other, there = next(
            (
                (number, file)
                for number, file in zip(others, files[1:], strict=True)
                if number != page
            ),
            (0, ""),
        )
        return BookPage(
            *(title, page, other, self._address(files[0], page), on_screen),
            self._address(there, other) if other else "",
        )

    def _address(self, file: str, page: int) -> str:
        return f"{self.ledger.name}/{file}{f'#page={page}' if page else ''}"

    def _page(self, title: str, file: str) -> int:
        path = self.printed / file
        return _bookmarks(path, paths.look(path)).get(_bare(title), 0) if path.is_file() else 0


@cache
def _bookmarks(file: Path, _look: tuple[int, ...]) -> Mapping[str, int]:
    """The pages of a PDF that looks so, counted from 1, by their bookmarks without spaces."""
    with pikepdf.open(file) as pdf, pdf.open_outline() as outline:
        numbers: dict[object, int] = {
            page.objgen: number for number, page in enumerate(pdf.pages, start=1)
        }
        return {
            _bare(item.title): numbers[item.destination[0].objgen]
            for item in _items_of(outline.root)
            if isinstance(item.destination, pikepdf.Array)
        }


def _items_of(items: Iterable[pikepdf.OutlineItem]) -> Iterator[pikepdf.OutlineItem]:
    """Bookmarks with those below them; of two with one title, the first is asked for last."""
    for item in reversed([*items]):
        yield from _items_of(item.children)
        yield item


def _bare(title: str) -> str:
    """A title without spaces: page-makers put several widths of them before a number."""
    return "".join(title.split())
