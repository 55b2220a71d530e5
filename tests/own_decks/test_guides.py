"""Rulebooks of decks with two cards a name: the same rules, line by line, in each language."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace

import pytest

from cardwright.engine.games.portrait_authors.rules import DEFAULTS, make_form
from cardwright.ledger import Ledger
from cardwright.ledger.words import LANGUAGES, Language, words_in
from cardwright.lists.deck import read_deck
from cardwright.lists.ledgers import ledger_of
from cardwright.printing.facts import in_words
from cardwright.printing.guides import Guide, Heading, Link, inlines_of, make_guide
from cardwright.printing.guides.template import guide_markdown, guide_source
from tests.own_decks import EXAMPLES, ledger_like

OTHERS = tuple(language for language in LANGUAGES if language != "en")
#: Decks by the sizes of their groups: of two groups, of thirteen, of uneven ones.
SIZES = {"two": [6, 6], "thirteen": [4] * 13, "uneven": [5, 2], "threes": [3, 3], "small": [2, 2]}
DECKS = ("composers", *SIZES)


def ledger(deck: str, language: Language) -> Ledger:
    if deck != "composers":
        return ledger_like("authors", SIZES[deck], language)
    read = read_deck(EXAMPLES / "composers")
    settings = replace(read.settings, game="authors")
    return ledger_of(replace(read, settings=settings, language=language), {})


def source(language: Language) -> str:
    return guide_source("portrait-authors" if language == "en" else f"own-authors.{language}")


def told(deck: str, language: Language) -> str:
    return guide_markdown(ledger(deck, language), source(language))


def read(deck: str, language: Language) -> Guide:
    return make_guide(ledger(deck, language), source(language))


#: The kinds of lines of a guide, the first that fits; any other is a paragraph.
KINDS = (
    *(r"### ", r"## ", r"\{\w+:", r"\|(?:-+\|)+$", r"\|.*\|$", r"- \*\*…", r"- \*\*", r"- "),
    *(r"\d\. ", r"> ", r"\*\*… ", r"\*\*", r"$"),
)


def lines(text: str) -> list[tuple[str, tuple[str, ...]]]:
    """Each line that is not empty: its kind, and the clauses that it cites, in their order."""
    found = []
    for line in text.splitlines():
        kind = next((match[0] for known in KINDS if (match := re.match(known, line))), "text")
        if line.strip():
            cells = f"{line.count('|') - 1} cells" if re.fullmatch(r"\|.*\|", line) else kind
            found.append((cells, tuple(re.findall(r"\[\[(.+?)\]\]", line))))
    return found


@pytest.mark.quick(1)
@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("language", OTHERS)
def test_a_guide_has_the_same_lines_in_each_language(language: Language, deck: str) -> None:
    english, there = lines(told(deck, "en")), lines(told(deck, language))
    assert [kind for kind, _ in there] == [kind for kind, _ in english]
    for (_, here), (_, cited) in zip(english, there, strict=True):
        assert Counter(cited) == Counter(here)


@pytest.mark.quick(1)
@pytest.mark.parametrize("language", OTHERS)
def test_a_guide_says_the_same_numbers_of_points(language: Language) -> None:
    def points(text: str) -> list[list[str]]:
        return [re.findall(r"\d+", line) for line in text.splitlines() if line.endswith("|")]

    for deck in DECKS:
        assert points(told(deck, language)) == points(told(deck, "en"))


@pytest.mark.quick(1)
@pytest.mark.parametrize("language", OTHERS)
def test_a_guide_draws_the_same_figures(language: Language) -> None:
    def drawn(text: str) -> list[str]:
        return re.findall(r"\{cards:[^|]*", text) + re.findall(r"[;{][^;{|]*?\d+ \d+ ", text)

    for deck in DECKS:
        assert drawn(told(deck, language)) == drawn(told(deck, "en"))


#: The cards that each is dealt in the Bank game, of two players and of three, as guides say it.
BANKS = {
    "en": r"two players deal (\w+) cards to each, with three (\w+)",
    "de": r"zu zweit (\d+) Karten, zu dritt (\d+)",
    "fr": r"À deux, donnez (\d+) cartes à chacun\s; à trois, (\d+)",
    "es": r"Entre dos, reparte (\d+) cartas a cada persona; entre tres, (\d+)",
    "it": r"In due, dai (\d+) carte a ognuno; in tre, (\d+)",
    "nl": r"z’n tweeën (\d+) kaarten, met z’n drieën (\d+)",
}


@pytest.mark.quick(1)
@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_guide_says_how_many_cards_the_bank_game_deals(language: Language, deck: str) -> None:
    form = make_form(ledger(deck, language), "bank", DEFAULTS)
    dealt = [form.dealt_to(seats) for seats in (2, 3)]
    found = re.search(BANKS[language], told(deck, language))
    if dealt == [10, 10]:
        assert not found
    else:
        words = [in_words(n) for n in dealt] if language == "en" else [str(n) for n in dealt]
        assert found
        assert [*found.groups()] == words


@pytest.mark.parametrize("language", OTHERS)
def test_the_players_of_a_language_sit_in_its_figure(language: Language) -> None:
    names = words_in(language)("Ann Ben Cy Di Eve Fay Gus Hal").split()
    text = told("composers", language)
    assert f"{{seats: bank {' '.join(names[:3])} |" in text
    assert f"{names[3]} " in text
    assert not re.search(r"\b(?:Ann|Cy|Gus)\b", text)


@pytest.mark.quick(1)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_link_of_a_guide_leads_to_a_heading(language: Language) -> None:
    for deck in DECKS:
        guide = read(deck, language)
        heads = {block.anchor for block in guide.blocks if isinstance(block, Heading)}
        links = [each.address for each in inlines_of(guide.blocks) if isinstance(each, Link)]
        assert len(links) == 2
        assert {link.removeprefix("#") for link in links} <= heads


@pytest.mark.parametrize("language", OTHERS)
def test_the_last_section_is_the_one_for_the_back_cover(language: Language) -> None:
    heads = [b for b in read("composers", language).blocks if isinstance(b, Heading)]
    assert heads[-1].text == words_in(language)("Quick reference")


@pytest.mark.parametrize("language", OTHERS)
def test_the_column_of_an_evening_is_named_as_on_the_tracker(language: Language) -> None:
    column = words_in(language)("evening").capitalize()
    quoted = ("„{}“", "«\N{NO-BREAK SPACE}{}\N{NO-BREAK SPACE}»", "«{}»", "‘{}’")
    assert any(each.format(column) in source(language) for each in quoted)


@pytest.mark.quick(1)
@pytest.mark.parametrize("language", OTHERS)
def test_a_guide_leaves_nothing_of_its_making_and_no_english(language: Language) -> None:
    for deck in DECKS:
        text = read(deck, language).text
        assert not re.search(r"[{}\[\]|*_\"']|\.\.|None", text)
        assert not re.search(r"\b(?:the|and|cards?|players?|book|pair|you|with)\b", text)
