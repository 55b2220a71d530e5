"""The guides are easy to read and rightly spelled; old words and names stand in a list."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from spellchecker import SpellChecker

from cardwright.ledger import load_ledger
from cardwright.ledger.games import GAMES
from cardwright.printing.guides import (
    Guide,
    GuideTable,
    load_guide,
    load_minute,
    load_teachers,
    plain,
)
from tests.reading_ease import grade
from tests.taught import lessons

#: Old words, words of the games and names that no dictionary of today has.
TERMS = Path(__file__).with_name("period_terms.txt").read_text(encoding="utf-8").split()
#: What a child of thirteen reads with ease.
HARDEST = 8.0


@cache
def dictionary() -> SpellChecker:
    known = SpellChecker(language="en")
    known.word_frequency.load_words(TERMS)
    return known


def unknown(text: str) -> set[str]:
    words = {word.lower() for word in re.findall(r"[A-Za-z]+(?:’[a-z]+)?", text)}
    plain = {word.replace("’", "'").removesuffix("'s") for word in words}
    return set(dictionary().unknown(word for word in plain if len(word) > 1))


def told(game: str) -> list[Guide]:
    guides = [load(load_ledger(game)) for load in (load_guide, load_teachers, load_minute)]
    return [guide for guide in guides if guide]


@pytest.mark.parametrize("game", GAMES)
def test_a_guide_is_easy_to_read(game: str) -> None:
    for guide in told(game):
        assert grade(guide.text) <= HARDEST


@pytest.mark.parametrize("game", GAMES)
def test_every_word_of_a_guide_is_one(game: str) -> None:
    for guide in told(game):
        assert not unknown(guide.text)


@pytest.mark.parametrize("game", GAMES)
def test_every_word_of_a_lesson_is_one(game: str) -> None:
    for judged in lessons(game):
        it = judged.lesson
        names = {name.lower() for name in it.players}
        assert not unknown(f"{it.title} {it.story} {it.question}") - names


def test_a_slip_and_a_hard_sentence_are_found() -> None:
    assert unknown("The talon is across the tabel.") == {"tabel"}
    hard = "Notwithstanding considerable deliberation, participants inevitably misunderstand."
    assert grade(hard) > HARDEST


def test_no_term_is_listed_that_the_dictionary_knows_or_twice() -> None:
    plain = SpellChecker(language="en")
    assert sorted({*TERMS}) == TERMS
    assert not plain.known(TERMS)


@pytest.mark.parametrize("game", GAMES)
def test_every_column_of_a_table_has_a_head(game: str) -> None:
    for guide in told(game):
        for table in (block for block in guide.blocks if isinstance(block, GuideTable)):
            assert all(plain(cell).strip() for cell in table.head)
