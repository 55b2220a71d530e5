"""The law book of a game: every clause and every question, with evidence, sources and an index."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby
from typing import Any

from cardwright.drawing.faces.edition import printed_in
from cardwright.drawing.faces.spare import DRAWN, FONTS, OUR_TERMS
from cardwright.drawing.scene.inks import Palette
from cardwright.engine.cards import deck_pack
from cardwright.engine.sentence import all_of
from cardwright.ledger import Clause, Ledger, Question, is_ours, load_ledger
from cardwright.printing.books.drawings import Cards, code
from cardwright.printing.books.dress import ornaments
from cardwright.printing.books.look import A5, CODE, BookPage, look_values
from cardwright.printing.books.maker import book
from cardwright.printing.books.rulebook import rulebook_pages
from cardwright.printing.guides import Guide, Heading, List, Strong, inlines_of, load_guide, plain
from cardwright.printing.web_addresses import Online

Value = dict[str, Any]
#: The anchor of the section of a guide that explains the words of its game.
WORDS = "words-of-the-game"


def law_pdf(
    ledger: Ledger, page: BookPage, palette: Palette, online: Online | None = None
) -> bytes:
    """The law book as PDF bytes, with a code that leads to the same law `online`.

    Raises InputError for a fault in what is printed.
    """
    cards = Cards(palette)
    pages = rulebook_pages(ledger, A5, palette)
    ledger = _without_others(ledger)
    data = {
        "ornaments": ornaments(ledger, cards, "h"),
        "title": ledger.title,
        "name": f"{ledger.title}: the law book{printed_in(palette)}",
        "about": f"Every rule of {ledger.title}, with its sources",
        "prefix": f"{ledger.prefix}-",
        "look": look_values(ledger, page, palette),
        "source": {
            "title": ledger.source.title,
            "condition": marked(ledger.source.condition),
            "maker": ledger.maker,
            "place": ledger.place,
            "year": ledger.year,
        },
        "sections": list(_sections(ledger)),
        "questions": [_question(question, ledger) for question in ledger.questions],
        "awards": [[award.name, str(award.points)] for award in ledger.score.awards],
        "unit": ledger.score.unit,
        "studies": [_study(ledger, number) for number in range(len(ledger.studies))],
        "references": [{"key": r.key, "text": marked(r.text)} for r in ledger.references],
        "colophon": [marked(text) for text in colophon(ledger)],
        "index": _index(ledger),
        "clauses": sorted((clause.id for clause in ledger.clauses), key=in_order),
        "rulebook": pages,
        "online": code(online.at("law"), CODE, cards) if online else {},
    }
    return book("law", data, cards)


def _without_others(ledger: Ledger) -> Ledger:
    """The ledger without examples and questions about our authors and groups that it lacks."""
    if not ledger.authors or is_ours(ledger):
        return ledger
    others = _names(load_ledger(ledger.name)) - _names(ledger)
    if not others:
        return ledger
    named = re.compile(rf"\b({'|'.join(map(re.escape, sorted(others)))})\b")
    questions = (
        (each, (each.question, *each.readings, each.answer, each.reason))
        for each in ledger.questions
    )
    return replace(
        ledger,
        clauses=tuple(each for each in ledger.clauses if not named.search(each.text)),
        questions=tuple(each for each, texts in questions if not named.search(" ".join(texts))),
    )


def _names(ledger: Ledger) -> set[str]:
    """The last names of its authors, and the names of its groups."""
    groups = {name for suit in ledger.suits for name in (suit.name, suit.singular)}
    return groups | {author.name.split()[-1] for author in ledger.authors}


def in_order(clause: str) -> list[tuple[int, str]]:
    """The key by which clauses are sorted: numbers in them by their value.

    >>> sorted(["S66-B10", "S66-B9", "S66-B9a"], key=in_order)
    ['S66-B9', 'S66-B9a', 'S66-B10']
    """
    parts = re.findall(r"\d+|\D+", clause)
    return [(int(part), "") if part.isdecimal() else (-1, part) for part in parts]


def _sections(ledger: Ledger) -> Iterator[Value]:
    asked = {question.id for question in ledger.questions}
    for name, clauses in groupby(ledger.clauses, lambda clause: clause.section):
        yield {"title": name, "clauses": [_clause(each, ledger, asked) for each in clauses]}


def _clause(clause: Clause, ledger: Ledger, asked: set[str]) -> Value:
    forms = clause.forms if len(clause.forms) < len(ledger.forms) else ()
    return {
        "id": clause.id,
        "tags": " · ".join((clause.kind, *forms)),
        "ours": clause.ours,
        "text": marked(clause.text),
        "place": clause.place if clause.kind != "ruling" else "",
        "basis": ", ".join(clause.basis),
        "asked": clause.id in asked,
    }


def _question(question: Question, ledger: Ledger) -> Value:
    ruled = {clause.id for clause in ledger.clauses}
    others = [choice for choice in question.choices if choice != question.default]
    others += [question.like] if question.like else []
    return {
        "id": question.id,
        "question": question.question,
        "readings": [marked(reading) for reading in question.readings[:10]]
        if len(question.readings) > 1
        else [],
        "answer": marked(question.answer),
        "reason": marked(question.reason),
        "ruled": question.id in ruled,
        "option": question.option,
        "choices": [question.default, *others],
    }


def _study(ledger: Ledger, number: int) -> Value:
    """The results of trial games: a figure of a hundred each, with the bounds of its interval."""
    it = ledger.studies[number]
    figures = []
    for name, label in _FIGURES.items():
        value, low, high = it.figure(name)
        figures.append([label, *(f"{each / 10:.1f}" for each in (value, low, high))])
    return {
        "title": ledger.form(it.form).title,
        "games": f"{it.games:,}",
        "choices": [it.deal, it.deck],
        "figures": figures,
    }


#: What the figures of a study say, each of a hundred.
_FIGURES = {
    "hold": "games that the server’s side won",
    "faults": "balls lost by a second fault",
    "strokes": "strokes for each ten balls served",
    "choices": "decisions with a choice, in ten games",
    "forced": "games without any choice",
    "saving": "games won by saving high strokes, above a half",
}


def _index(ledger: Ledger) -> list[Value]:
    """The words that the guide explains, and the clauses that use them."""
    found = []
    for word in sorted(set(_words(load_guide(ledger))), key=str.casefold):
        stem = word.casefold()
        using = [clause.id for clause in ledger.clauses if stem in clause.text.casefold()]
        if using:
            found.append({"word": word, "clauses": using})
    return found


def _words(guide: Guide) -> Iterator[str]:
    """The words in bold of the list that explains words."""
    here = False
    for block in guide.blocks:
        if isinstance(block, Heading):
            here = block.anchor == WORDS
        elif here and isinstance(block, List):
            for inline in inlines_of((block,)):
                if isinstance(inline, Strong):
                    yield plain(inline.inlines).rstrip(":, ")


def marked(text: str) -> list[Any]:
    """A text of the ledger as words; asterisks stand around what is set in italics."""
    parts = text.split("*")
    return [{"em": [part]} if n % 2 else part for n, part in enumerate(parts) if part]


def colophon(ledger: Ledger) -> Iterator[str]:
    """The colophon, paragraph by paragraph: what is ours, what is not, and under which terms."""
    yield (
        "The rules follow the source named above; the wording is ours. Clauses and answers that "
        "are marked as ours are rulings of this edition; the old source does not have them."
    )
    if any(card.author for card in deck_pack(ledger)):
        initials = "An author with initials has no silhouette. "
        yield (
            f"{'' if is_ours(ledger) else initials}The silhouettes of the authors are imagined. "
            "They were cut from descriptions and from fashions of the time, and no likeness is "
            "claimed."
        )
    yield (
        f"{DRAWN} Everything in these books, the deck and the score tracker grew from one ledger "
        "of clauses and one set of rules that a computer can play."
    )
    fonts = f"{all_of(FONTS)}, all free under the SIL Open Font License"
    yield f"Set in {fonts}, by *Typst*. {OUR_TERMS}"
