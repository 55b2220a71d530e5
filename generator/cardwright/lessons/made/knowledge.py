"""Questions about the list of a deck, each with one right answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import chain, zip_longest
from typing import NamedTuple

from cardwright.ledger import Author, Ledger
from cardwright.ledger.own_deck import own_card, words_of
from cardwright.ledger.words import Words
from cardwright.lessons.judged import LessonQuestion
from cardwright.lessons.made.hints import BLANK, blanked, gives_away
from cardwright.lessons.made.sheets import MadeSheet, Matching, ordered, question


class _Asking(NamedTuple):
    """The words about a column: the title and aim of its sheet, its questions, its matching.

    `fact` is the heading of a column of the list’s own; its texts name it.
    """

    title: str
    aim: str
    question: str
    matching: str
    fact: str = ""


_ASKED: Mapping[str, _Asking] = {
    "work": _Asking(
        "Whose work is this?",
        "Know the works",
        "Which card has the work “{cell}”?",
        "Names and works",
    ),
    "years": _Asking(
        "Whose years are these?",
        "Know the years",
        "Which card has the years {cell}?",
        "Names and years",
    ),
    "text": _Asking(
        "Whose text is this?",
        "Know the texts",
        "Which card has this text? “{cell}”",
        "Names and texts",
    ),
}
#: The words about any other fact, such as Latin name.
_FACT = _Asking(
    "{fact}: which card is it?",
    "Know more about the cards",
    "{fact}: “{cell}”. Which card is it?",
    "{fact}: match the cards",
)
#: The wrong choices of a question, at most and at least.
_WRONG, _FEWEST = 3, 2
#: The questions of a sheet and of the quiz.
_QUESTIONS, _QUIZ = 8, 10
#: The lines of a matching sheet, at least and at most; texts need more room.
_LEAST, _MOST, _MOST_TEXTS = 4, 12, 8
#: A cell with a word of more letters has no room in a column.
_LONGEST = 30
_MINUTES = 8
_HINT = "Tick one answer for each question."


class _Member(NamedTuple):
    """A row of the list; its cells are by their column."""

    name: str
    group: str
    cells: Mapping[str, str]

    def shown(self, column: str) -> str:
        """The cell of a column without the name; "" if too little of it can be shown."""
        cell = self.cells[column]
        if max(map(len, cell.split()), default=0) > _LONGEST:
            return ""
        if column == "text":
            return blanked(cell, self.name)
        return "" if gives_away(cell, self.name) else cell


def knowledge_sheets(ledger: Ledger) -> Iterator[MadeSheet]:
    """The sheets about groups and columns; a column that is too empty has none."""
    members, say = _members(ledger), words_of(ledger)
    about_groups = [*_belonging(members, "sheet", say), *_strangers(members, "sheet", say)]
    told = (say("What belongs together?"), say("Know the groups"))
    yield _sheet("groups", told, ordered(about_groups), say)
    for column, words in _asking(ledger).items():
        asked = ordered(_whose(members, column, "sheet", _asked_in(say, words)), column)
        if asked:
            yield _sheet(column, (say(words.title, fact=words.fact), say(words.aim)), asked, say)


def _sheet(
    name: str, told: tuple[str, str], asked: Sequence[LessonQuestion], say: Words
) -> MadeSheet:
    """A sheet with these questions; its title and aim are `told`."""
    return MadeSheet(
        name,
        *told,
        _MINUTES,
        _blank(
            say("Answer without the cards first. Then look your answers up on them."),
            (each.question for each in asked[:_QUESTIONS]),
            say,
        ),
        say(_HINT),
        tuple(asked[:_QUESTIONS]),
    )


def _blank(story: str, texts: Iterable[str], say: Words) -> str:
    """The story of a sheet, which says what a blank in its texts is."""
    if not any(BLANK in text for text in texts):
        return story
    return f"{story} {say('A blank, ____, hides a word of the name.')}"


def matching_sheets(ledger: Ledger) -> Iterator[MadeSheet]:
    """A sheet to match names and cells for each column that has enough of them."""
    members, say = _members(ledger), words_of(ledger)
    for column, words in _asking(ledger).items():
        most = _MOST_TEXTS if column == "text" else _MOST
        known = ordered(_known(members, column), "match", column)
        chosen = {member.shown(column): member.name for member in known[:most]}
        if len(chosen) < _LEAST:
            continue
        values = ordered(chosen, "values", column)
        matching = Matching(tuple(chosen.values()), tuple(values), tuple(map(values.index, chosen)))
        yield MadeSheet(
            f"match-{column}",
            say(words.matching, fact=words.fact),
            say("Match the pairs"),
            _MINUTES,
            _blank(say("Each name on the left belongs to one line on the right."), values, say),
            say("Write the letter beside each name."),
            matching=matching,
        )


def quiz_sheet(ledger: Ledger) -> MadeSheet:
    """The quiz: ten questions of all kinds in turn, or as many as a small deck has."""
    members, say = _members(ledger), words_of(ledger)
    kinds = [
        _groups_of(members, say),
        *(
            _whose(members, column, "quiz", _asked_in(say, words))
            for column, words in _asking(ledger).items()
        ),
        _belonging(members, "quiz", say),
        _strangers(members, "quiz", say),
    ]
    mixed = [ordered(kind, "quiz", str(number)) for number, kind in enumerate(kinds)]
    in_turn = filter(None, chain.from_iterable(zip_longest(*mixed)))
    asked = tuple(_varied(in_turn)[:_QUIZ])
    return MadeSheet(
        "quiz",
        say("The quiz" if len(asked) < _QUIZ else "The quiz: ten questions"),
        say("Show what you know"),
        _QUIZ,
        say("Close the books, and put the cards away. Each right answer counts one point."),
        say(_HINT),
        asked,
    )


def _varied(questions: Iterable[LessonQuestion]) -> list[LessonQuestion]:
    """The questions, those first that have answers of their own."""
    found: dict[str, LessonQuestion] = {}
    again: list[LessonQuestion] = []
    for asked in questions:
        right = next(choice.label for choice in asked.choices if choice.ok)
        if found.setdefault(right, asked) is not asked:
            again.append(asked)
    return [*found.values(), *again]


def _asking(ledger: Ledger) -> Mapping[str, _Asking]:
    """The words about each column of a list."""
    facts = ledger.own_deck.facts if ledger.own_deck else ()
    return {**_ASKED, **{_key(n): _FACT._replace(fact=fact) for n, fact in enumerate(facts, 1)}}


def _key(number: int) -> str:
    """The column of a fact of the list’s own, the first of which is 1."""
    return f"fact-{number}"


def _asked_in(say: Words, words: _Asking) -> Callable[..., str]:
    """A function that puts the question of a column about a `cell`."""
    return partial(say, words.question, fact=words.fact)


def _members(ledger: Ledger) -> tuple[_Member, ...]:
    return tuple(
        _Member(author.name, ledger.suit(author.group).name, _cells(ledger, author))
        for author in ledger.authors
    )


def _cells(ledger: Ledger, author: Author) -> Mapping[str, str]:
    """The cells of a row that can be asked for, by their column."""
    named = ledger.own_deck.facts if ledger.own_deck else ()
    facts = own_card(ledger, author.id).facts or [""] * len(named)
    known = {"work": author.work, "years": author.years, "text": author.life.replace("*", "")}
    return known | {_key(number): fact for number, fact in enumerate(facts, 1)}


def _belonging(members: Sequence[_Member], use: str, say: Words) -> Iterator[LessonQuestion]:
    """Questions for one name that belongs to a group, a question for each group."""
    for group in dict.fromkeys(member.group for member in members):
        text = say("Which of these belongs to the group {group}?", group=group)
        inside = [member.name for member in members if member.group == group]
        outside = [member.name for member in members if member.group != group]
        right = [name for name in inside if not gives_away(group, name)]
        if right:
            wrong = ordered(outside, text, use)[:_WRONG]
            yield question(text, ordered(right, text, use)[0], wrong)


def _strangers(members: Sequence[_Member], use: str, say: Words) -> Iterator[LessonQuestion]:
    """Questions for one name that does not belong to a group, a question for each group."""
    for group in dict.fromkeys(member.group for member in members):
        text = say("Which of these does not belong to the group {group}?", group=group)
        inside = ordered([member.name for member in members if member.group == group], text)
        outside = [member.name for member in members if member.group != group]
        if not gives_away(group, *inside):
            yield question(text, ordered(outside, text, use)[0], inside[:_WRONG])


def _groups_of(members: Sequence[_Member], say: Words) -> Iterator[LessonQuestion]:
    """Questions for the group of a name."""
    groups = tuple(dict.fromkeys(member.group for member in members))
    for member in members:
        text = say("To which group does {name} belong?", name=member.name)
        wrong = ordered([group for group in groups if group != member.group], text)
        if not gives_away(member.group, member.name):
            yield question(text, member.group, wrong[:_WRONG])


def _known(members: Sequence[_Member], column: str) -> list[_Member]:
    """The members with a cell that can be shown and that no other member has."""
    cells = Counter(member.shown(column).casefold() for member in members)
    return [
        one for one in members if one.shown(column) and cells[one.shown(column).casefold()] == 1
    ]


def _whose(
    members: Sequence[_Member], column: str, use: str, ask: Callable[..., str]
) -> Iterator[LessonQuestion]:
    """Questions for the name of a `cell`, as `ask` puts them; wrong choices have other cells."""
    for member in _known(members, column):
        cell = member.cells[column].casefold()
        others = [
            other.name
            for other in members
            if other.cells[column] and other.cells[column].casefold() != cell
        ]
        if len(others) >= _FEWEST:
            text = ask(cell=member.shown(column))
            yield question(text, member.name, ordered(others, text, use)[:_WRONG])
