"""The chapter of lessons at the booklet's back: questions first, the judge's answers after them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import groupby

from generator.booklet import figures
from generator.booklet.blocks import (
    INDENT,
    chapter_heading,
    heading,
    introduction,
    labeled,
    paragraph,
    spaced,
)
from generator.booklet.flow import LEFT, MEASURE, Chapter, Flowable
from generator.booklet.look import BODY, SMALL, Look
from generator.booklet.setting import Span, Style
from generator.booklet.telling import reference
from generator.engine.ledger import Ledger
from generator.lessons import Asked, Choice, Hand, Judged, Part, Table, Told
from generator.pdf.tags import Element

TITLE = "Try it"
_ANSWERS = "The answers"
_LETTERS = "abcdefgh"
_NUMBERED = 7.2  # mm, the indent of a list that may count to more than nine
_LEFT = replace(BODY, align="left")
_FACTS = replace(SMALL, align="left")


def lesson_chapter(
    ledger: Ledger, lessons: Sequence[Judged], document: Element, look: Look
) -> tuple[Chapter, ...]:
    """The chapter of a game's lessons; none where it has none."""
    if not lessons:
        return ()
    printer = _Printer(ledger, document.add("Sect"), look)
    return (Chapter(TITLE, tuple(printer.chapter(lessons))),)


class _Printer:
    """One chapter being set."""

    def __init__(self, ledger: Ledger, section: Element, look: Look) -> None:
        self.ledger = ledger
        self.section = section
        self.look = look

    def chapter(self, lessons: Sequence[Judged]) -> Iterator[Flowable]:
        yield from chapter_heading(self.section, TITLE, self.look, anchor="lessons")
        yield from spaced(introduction(self.section.add("P"), [Span(_TOLD)], self.look), 1.6)
        for judged in lessons:
            yield from self.questions(judged)
        yield from self.head(3, _ANSWERS, "answers", depth=1)
        for judged in lessons:
            yield from self.answers(judged)

    # -------------------------------------------------------------- small pieces

    def head(self, level: int, text: str, anchor: str, depth: int) -> list[Flowable]:
        return heading(self.section, level, text, self.look.deep, anchor=anchor, depth=depth)

    def text(
        self, spans: Sequence[Span], style: Style = _LEFT, *, keep: bool = False
    ) -> list[Flowable]:
        return spaced(paragraph(self.section.add("P"), spans, style, keep=keep), 1.6)

    def told(self, line: Told) -> list[Span]:
        return [Span(line.text), *(reference(clause, self.look) for clause in line.clauses)]

    def link(self, text: str, target: str) -> Span:
        return Span(text, "italic", self.look.deep, 0.86, link=target, label=text)

    def cards(self, caption: str, names: Sequence[str]) -> list[Flowable]:
        """Drawn cards below a line that says whose they are."""
        line = self.text([Span(caption, "italic")], _FACTS, keep=True)
        element = self.section.add("Figure")
        row = figures.row(element, self.ledger, names, figures.SMALL_CARD)
        whole = [replace(flowable, keep=True) for flowable in line]  # not parted between two pages
        return [*whole, replace(row, space=1.0, keep=False)]

    def listed(
        self, entries: Iterable[tuple[str, Sequence[Span]]], numbering: str
    ) -> list[Flowable]:
        """A list of labels and texts; each entry stays on one page."""
        element = self.section.add("L", numbering=numbering)
        indent = _NUMBERED if numbering == "Decimal" else INDENT
        flowables: list[Flowable] = []
        for label, spans in entries:
            entry = element.add("LI")
            lbl, body = entry.add("Lbl"), entry.add("LBody")
            text = paragraph(body, spans, _LEFT, left=LEFT + indent, room=MEASURE - indent)
            flowables += labeled(spaced(text, 0.9), lbl, label, _LEFT, LEFT + 0.4)
        return spaced(flowables, 1.2)

    # -------------------------------------------------------------- questions

    def questions(self, judged: Judged) -> Iterator[Flowable]:
        it = judged.lesson
        yield from self.head(3, it.title, f"lesson-{it.id}", depth=1)
        yield from self.text([Span(judged.form, "italic", "soft")], keep=True)
        yield from self.text([Span(it.story)], BODY)
        if judged.asked is None:
            yield from self.walk(judged)
            return
        if not judged.asked.moves:
            yield from self.score(judged)
        yield from self.asked(judged.asked, f"answer-{it.id}")

    def asked(self, asked: Asked, answer: str) -> Iterator[Flowable]:
        """The table, the hand, the question, and what there is to choose."""
        if asked.moves:
            yield from self.table(asked.table)
        if asked.hand:
            yield from self.hand(asked.hand)
        where = [Span("  "), self.link("The\u00a0answer", f"#{answer}")]
        yield from self.text([Span(asked.question, "bold"), *where], keep=True)
        choices = asked.others if asked.moves else asked.choices
        labels = _LETTERS if not asked.moves else "•" * len(choices)
        marked = ((_label(sign), [Span(c.label)]) for sign, c in zip(labels, choices, strict=False))
        if choices:
            flowables = self.listed(marked, "LowerAlpha" if not asked.moves else "Disc")
            yield from (replace(flowable, keep=True) for flowable in flowables[:-1])
            yield flowables[-1]

    def table(self, table: Table) -> Iterator[Flowable]:
        if table.lying:
            names = ", ".join(f"{card.name} ({_low(card.why)})" for card in table.lying)
            yield from self.cards(f"On the table: {names}", [card.card for card in table.lying])
        spans: list[Span] = []
        for label, fact in table.facts:
            spans += [Span(f"{label}: ", "italic", "soft"), Span(f"{fact}. ")]
        yield from self.text(spans, _FACTS)
        for agreed in table.agreed:
            yield from self.text(
                [Span("Agreed at this table: ", "italic", "soft"), Span(agreed)], _FACTS
            )

    def hand(self, hand: Hand) -> Iterator[Flowable]:
        yield from self.cards(f"{hand.player} holds: {hand.text}", [card for card, _ in hand.cards])

    def last_cards(self, hands: Sequence[Hand]) -> Iterator[Flowable]:
        """The hands; in one row when nobody holds more than a card."""
        if any(len(hand.cards) > 1 for hand in hands):
            for hand in hands:
                yield from self.hand(hand)
            return
        held = "; ".join(f"{hand.player} holds: {hand.text}" for hand in hands)
        yield from self.cards(held, [card for hand in hands for card, _ in hand.cards])

    def score(self, judged: Judged) -> Iterator[Flowable]:
        if judged.asked:
            yield from self.table(judged.asked.table)
        yield from self.last_cards(judged.hands)
        yield from self.moves(judged.parts)

    def moves(self, parts: Sequence[Part]) -> Iterator[Flowable]:
        """What happened, numbered by moves, or by tricks where those are told whole."""
        numbers = ((part.trick or part.name).rpartition(" ")[2] for part in parts)
        entries = zip((f"{number}." for number in numbers), map(self.events, parts), strict=True)
        yield from self.listed(entries, "Decimal")

    def events(self, part: Part) -> list[Span]:
        spans: list[Span] = []
        for place, line in enumerate(part.told):
            spans += [Span(" "), *self.told(line)] if place else self.told(line)
        return spans

    def walk(self, judged: Judged) -> Iterator[Flowable]:
        """The deal, its moves, and the questions where one stops."""
        for line in judged.deal:
            yield from self.text(self.told(line))
        for hand in judged.hands:
            yield from self.hand(hand)
        told: list[Part] = []
        for part in judged.parts:
            if part.first.stop:
                yield from self.moves(told) if told else ()
                told = []
                yield from self.asked(part.first.stop, f"answer-{judged.lesson.id}")
            told.append(part)
        yield from self.moves(told)
        where = self.link("The\u00a0answer", f"#answer-{judged.lesson.id}")
        yield from self.text([Span(judged.lesson.question, "bold"), Span("  "), where])

    # -------------------------------------------------------------- answers

    def answers(self, judged: Judged) -> Iterator[Flowable]:
        it = judged.lesson
        yield from self.head(4, it.title, f"answer-{it.id}", depth=2)
        for part in judged.parts:
            stop = part.first.stop
            if stop:
                place = part.place[:1].upper() + part.place[1:]
                yield from self.text([Span(f"{place}. {stop.question}", "italic")], keep=True)
                yield from self.verdicts(stop)
        if judged.asked:
            yield from self.verdicts(judged.asked)
        elif judged.sheet:
            yield from self.text([Span(it.question, "italic")], keep=True)
            for line in judged.sheet.lines:
                yield from self.text(self.told(line))

    def verdicts(self, asked: Asked) -> list[Flowable]:
        """Every choice with its verdict and the reason; neighbors with the same reason together."""
        groups = [list(same) for _, same in groupby(asked.choices, key=_reason)]
        labels = _LETTERS if not asked.moves else "•" * len(groups)
        pairs = zip(labels, groups, strict=False)
        entries = ((_label(sign), self.verdict(asked, group)) for sign, group in pairs)
        return self.listed(entries, "LowerAlpha" if not asked.moves else "Disc")

    def verdict(self, asked: Asked, group: Sequence[Choice]) -> list[Span]:
        good, bad = ("allowed", "not allowed") if asked.moves else ("right", "wrong")
        first, *others = group
        labels = ", ".join([first.label, *(_low(other.label) for other in others)])
        said = Span(f"{labels}: {good if first.ok else bad}. ", "bold")
        thought = [Span(f"{first.thought} ", "italic"), Span("But: ")] if first.thought else []
        return [said, *thought, *self.told(Told(first.text, first.clauses))]


def _reason(choice: Choice) -> tuple[bool, str, str]:
    return choice.ok, choice.thought, choice.text


_TOLD = """Here are a few moments at the table. Cover the last pages of this chapter, choose, and
then look: the answers are those of a judge that knows every rule of this booklet. Small letters
name the rule."""


def _label(sign: str) -> str:
    return sign if sign == "•" else f"{sign})"


def _low(text: str) -> str:
    return text[:1].lower() + text[1:]
