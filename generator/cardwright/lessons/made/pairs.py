"""Questions about a list of pairs: the other card of each, matching, and a quiz."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, zip_longest

from cardwright.ledger import Ledger
from cardwright.ledger.own_deck import words_of
from cardwright.ledger.words import Words
from cardwright.lessons.judged import LessonQuestion
from cardwright.lessons.made.hints import gives_away
from cardwright.lessons.made.sheets import MadeSheet, Matching, ordered, question

#: The two cards of a pair, by their words.
Pair = tuple[str, str]

#: The wrong choices of a question; the questions of a sheet and of the quiz.
_WRONG, _QUESTIONS, _QUIZ = 3, 8, 10
#: The lines of a matching sheet, at most and at least, and the number of such sheets; so many
#: pairs are enough to ask about.
_LINES, _LEAST, _SHEETS = 12, 4, 5
#: A card with more letters has no room in a column, nor has one with a longer word.
_LONG, _LONGEST = 60, 30
_MINUTES = 8
_STORY = "Answer without the cards first. Then look at the numbers on them: a pair has one number."
_HINT = "Tick one answer for each question."
_MATCHING = "Match the pairs: sheet {number}"


def pair_sheets(ledger: Ledger) -> Iterator[MadeSheet]:
    """The sheets that ask for the second card of a pair, and for the first."""
    pairs, say = _pairs(ledger), words_of(ledger)
    for name, title, known in (
        ("together", "What belongs together?", pairs),
        ("other-way", "And the other way round?", _turned(pairs)),
    ):
        asked = tuple(ordered(_asked(_fair(known), known, "sheet", say), name)[:_QUESTIONS])
        aim = say("Know the pairs")
        yield MadeSheet(name, say(title), aim, _MINUTES, say(_STORY), say(_HINT), asked)


def pair_matching(ledger: Ledger) -> Iterator[MadeSheet]:
    """Sheets to match the cards of pairs: all pairs, as far as there are not too many."""
    short = [pair for pair in _pairs(ledger) if not any(map(_is_long, pair))]
    mixed = ordered(short, "match")
    shares = [mixed[start : start + _LINES] for start in range(0, len(mixed), _LINES)]
    shares, say = [share for share in shares if len(share) >= _LEAST], words_of(ledger)
    for number, share in enumerate(shares[:_SHEETS], start=1):
        values = ordered([second for _, second in share], "values", str(number))
        places = tuple(values.index(second) for _, second in share)
        yield MadeSheet(
            f"match-{number}",
            say("Match the pairs") if len(shares) == 1 else say(_MATCHING, number=number),
            say("Match the pairs"),
            _MINUTES,
            say("Each card on the left belongs to one on the right."),
            say("Write the letter beside each card."),
            matching=Matching(tuple(first for first, _ in share), tuple(values), places),
        )


def pair_quiz(ledger: Ledger) -> MadeSheet:
    """The quiz: ten questions, in turn for the second and for the first card of a pair."""
    pairs, say = _pairs(ledger), words_of(ledger)
    mixed = ordered(_fair(pairs), "quiz")
    half = (len(mixed) + 1) // 2
    kinds = (
        _asked(mixed[:half], pairs, "quiz", say),
        _asked(_turned(mixed[half:]), _turned(pairs), "quiz", say),
    )
    asked = tuple(filter(None, chain.from_iterable(zip_longest(*kinds))))[:_QUIZ]
    return MadeSheet(
        "quiz",
        say("The quiz" if len(asked) < _QUIZ else "The quiz: ten questions"),
        say("Show what you know"),
        _QUIZ,
        say("Close the books, and put the cards away. Each right answer counts one point."),
        say(_HINT),
        asked,
    )


def _pairs(ledger: Ledger) -> tuple[Pair, ...]:
    names = [author.name for author in ledger.authors]
    return tuple(zip(names[::2], names[1::2], strict=True))


def _turned(pairs: Sequence[Pair]) -> list[Pair]:
    return [(second, first) for first, second in pairs]


def _is_long(words: str) -> bool:
    return len(words) > _LONG or max(map(len, words.split())) > _LONGEST


def _fair(pairs: Sequence[Pair]) -> Sequence[Pair]:
    """The pairs of which no card gives the other away; all where most do, as Hund and Hunde."""
    fair = [pair for pair in pairs if not gives_away(*pair)]
    return fair if len(fair) >= _LEAST else pairs


def _asked(
    pairs: Sequence[Pair], known: Sequence[Pair], use: str, say: Words
) -> Iterator[LessonQuestion]:
    """A question for the second card of each of these pairs; others are second cards of known."""
    for first, right in pairs:
        text = say("Which card belongs to “{card}”?", card=first)
        others = [second for _, second in known if second != right]
        yield question(text, right, ordered(others, text, use)[:_WRONG])
