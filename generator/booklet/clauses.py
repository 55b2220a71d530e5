"""The chapters that answer "where does this rule come from?": clauses, and what was left open."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby

from generator.booklet.blocks import (
    INDENT,
    barred,
    chapter_heading,
    heading,
    introduction,
    labeled,
    over,
    paragraph,
    spaced,
)
from generator.booklet.flow import LEFT, MEASURE, Chapter, Flowable
from generator.booklet.look import BODY, SMALL, Look
from generator.booklet.setting import Span, Style
from generator.engine.ledger import Clause, Ledger, Question
from generator.pdf.tags import Element

CLAUSES = "The rules, clause by clause"
QUESTIONS = "What we reconstructed, and why"

#: The sign and the word that mark what the old source does not say.
OURS = "❧ ours"
_HEAD = Style(3.05, 4.3, "left", "bold", space=3.6)
_TAG = Style(2.95, 4.3, "right", "caps", "soft", 0.03)


def clause_chapter(ledger: Ledger, document: Element, look: Look) -> Chapter:
    """Every clause of the ledger under the headings of its sections, in the ledger's order."""
    section = document.add("Sect")
    flowables = chapter_heading(section, CLAUSES, look, anchor="clauses")
    flowables += _introduced(section, look)
    asked = {question.id for question in ledger.questions}
    for number, (name, clauses) in enumerate(groupby(ledger.clauses, lambda c: c.section), start=1):
        anchor = f"section-{number}"
        flowables += heading(section, 3, name, look.deep, anchor=anchor, depth=1)
        for clause in clauses:
            flowables += _clause(clause, ledger, section, look, asked=clause.id in asked)
    return Chapter(CLAUSES, tuple(flowables))


def _introduced(section: Element, look: Look) -> Iterator[Flowable]:
    """What a reader needs to know before the clauses."""
    yield from spaced(introduction(section.add("P"), [Span(_KINDS_TOLD)], look))
    spans = [Span("A bar at the side and the words “"), Span(OURS, "caps", look.deep)]
    yield from spaced(paragraph(section.add("P"), [*spans, Span(_OURS_TOLD)]))


_KINDS_TOLD = """Here is everything the old rules say, sentence by sentence in words of today, with
the place where it stands. Each sentence has a name of its own, and the small letters in the chapter
before this one are these names. Beside it stand its kind and, where it does not hold for all of
them, the forms of the game for which it holds."""
_OURS_TOLD = """” mark what the old source does not say: what we took from other old books, or had
to decide. The next chapter gives the reasons."""


def _clause(
    clause: Clause, ledger: Ledger, section: Element, look: Look, *, asked: bool
) -> list[Flowable]:
    head = _head(section.add("P"), clause.id, _tags(clause, ledger), look)
    place = clause.place if clause.kind != "ruling" else ""
    spans = [*marked(clause.text)]
    if place:
        spans += [Span("  "), Span(place, "italic", "soft", 0.86)]
    if clause.basis:
        spans += [Span("  "), Span(f"After {', '.join(clause.basis)}.", "italic", "soft", 0.86)]
    if asked:
        link, label = f"#question-{clause.id}", f"Why: question {clause.id}"
        spans += [Span("  "), Span("Why?", "italic", look.deep, 0.86, link=link, label=label)]
    flowables = [head, *paragraph(section.add("P"), spans)]
    flowables[0] = replace(flowables[0], anchor=f"clause-{clause.id}")
    return barred(flowables, look.hue, LEFT - 3.0) if clause.ours else flowables


def _head(element: Element, name: str, tags: str, look: Look) -> Flowable:
    """The name of a clause at the left and its tags at the right of one line."""
    (left,) = paragraph(element, [Span(f"{name} ")], replace(_HEAD, ink=look.deep))
    (right,) = paragraph(element, [*_signed(tags, look)], _TAG)
    return replace(over(right, left.paint), space=_HEAD.space, keep=True)


def _signed(tags: str, look: Look) -> Iterator[Span]:
    """The tags, with the words that mark ours in the game's own color."""
    before, sign, after = tags.partition(OURS)
    yield Span(before)
    if sign:
        yield Span(OURS, ink=look.deep)
        yield Span(after)


def _tags(clause: Clause, ledger: Ledger) -> str:
    forms = clause.forms if len(clause.forms) < len(ledger.forms) else ()
    ours = (OURS,) if clause.ours else ()
    return " · ".join((clause.kind, *forms, *ours))


def question_chapter(ledger: Ledger, document: Element, look: Look) -> Chapter:
    """Every question that the source leaves open, with its readings, our answer and the reason."""
    section = document.add("Sect")
    flowables = chapter_heading(section, QUESTIONS, look, anchor="questions")
    flowables += spaced(introduction(section.add("P"), [Span(_QUESTIONS_TOLD)], look))
    for question in ledger.questions:
        flowables += _question(question, ledger, section, look)
    return Chapter(QUESTIONS, tuple(flowables))


_QUESTIONS_TOLD = """Old rules leave things out: the writer knew them, or never met the case.
Wherever these rules are silent, or can be read in two ways, we asked a question, looked for the
readings there are, and chose one. You may choose another; only agree on it before the cards are
dealt."""


def _question(question: Question, ledger: Ledger, section: Element, look: Look) -> list[Flowable]:
    ruled = {clause.id for clause in ledger.clauses}
    title = paragraph(section.add("H3"), [Span(question.id)], replace(_HEAD, ink=look.deep))
    title = [replace(title[0], anchor=f"question-{question.id}", space=5.0, keep=True)]
    bold = replace(BODY, align="left", font="bold")
    asked = paragraph(section.add("P"), [Span(question.question)], bold, keep=True)
    answer = [Span("Our answer. ", "caps", look.deep), *marked(question.answer)]
    if question.id in ruled:
        answer.append(Span("  "))
        label = f"Clause {question.id}"
        link = f"#clause-{question.id}"
        answer.append(Span("The\u00a0clause.", "italic", look.deep, 0.86, link=link, label=label))
    why = [Span("Why. ", "caps", look.deep), *marked(question.reason)]
    flowables = [*title, *asked, *_readings(question, section)]
    flowables += spaced(paragraph(section.add("P"), answer), 1.1)
    flowables += spaced(paragraph(section.add("P"), why), 1.1)
    if question.option:
        flowables += spaced(paragraph(section.add("P"), _option(question), SMALL), 1.1)
    return flowables


def _readings(question: Question, section: Element) -> Iterator[Flowable]:
    if len(question.readings) < 2:
        return
    element = section.add("L", numbering="LowerAlpha")
    style = replace(SMALL, align="left")
    for letter, reading in zip("abcdefghij", question.readings, strict=False):
        entry = element.add("LI")
        label, body = entry.add("Lbl"), entry.add("LBody")
        room = MEASURE - INDENT
        text = paragraph(body, marked(reading), style, left=LEFT + INDENT, room=room)
        flowables = labeled(spaced(text, 0.6), label, f"{letter})", style, LEFT + 1.2)
        yield from (replace(flowable, keep=True) for flowable in flowables)


def _option(question: Question) -> list[Span]:
    others = [choice for choice in question.choices if choice != question.default]
    others += [question.like] if question.like else []
    spans = [
        Span("On the screen this is the option "),
        Span(question.option, "italic"),
        Span(f": {question.default}"),
    ]
    if others:
        spans.append(Span(f", or else {' or '.join(others)}"))
    return [*spans, Span(".")]


def marked(text: str) -> list[Span]:
    """A text of the ledger as spans; asterisks stand around what is set in italics."""
    return [
        Span(part, "italic" if number % 2 else "")
        for number, part in enumerate(text.split("*"))
        if part
    ]
