"""A lesson judged by the engine: its deal played, every claim compared, every clause looked up."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from cardwright.engine.outcome import Outcome
from cardwright.engine.sentence import PlayerNames
from cardwright.engine.state import State
from cardwright.lessons import answers, narration
from cardwright.lessons.asking import Verdicts
from cardwright.lessons.dealing import form_of, states_of
from cardwright.lessons.ending import ending
from cardwright.lessons.judged import Choice, DealScore, DealStep, Judged, LessonQuestion, Statement
from cardwright.lessons.narration import scored
from cardwright.lessons.records import (
    Best,
    Claim,
    DealResult,
    DealTask,
    HoldsTask,
    InOrder,
    Lesson,
    Number,
    PlayTask,
    ScoreTask,
    Stop,
    Walk,
    WhichTask,
    WhoTask,
)
from cardwright.lessons.section import LessonSection
from cardwright.lessons.table import hand, hands, table
from cardwright.lessons.turns import turns


def judged(lesson: Lesson) -> Judged:
    """The lesson with what the engine says.

    Raises LessonError with everything in which they differ, each with its line.
    """
    file = lesson.file
    file.problems.clear()
    states = states_of(lesson)
    file.finish()
    found = _Judging(lesson, states).run()
    file.finish()
    return found


class _Judging:
    """One lesson being judged; `states` lead from its setting to its last action."""

    def __init__(self, lesson: Lesson, states: tuple[State, ...]) -> None:
        self.lesson = lesson
        self.states = states
        self.names = PlayerNames(lesson.players)
        self.top = LessonSection(lesson.file, (), lesson.file.raw)
        self.claimed = self._section("claim") if "claim" in lesson.file.raw else self.top

    def run(self) -> Judged:
        match self.lesson.task:
            case PlayTask() as play:
                found = self._judged(asked=self._play(play))
            case WhichTask() as which:
                found = self._judged(asked=self._which(which))
            case Best() as best:
                found = self._judged(asked=self._best(best))
            case Number() | WhoTask() | HoldsTask():
                found = self._answered(self.lesson.task)
            case InOrder() as order:
                found = self._judged(steps=self._in_order(order))
            case ScoreTask() as score:
                found = self._score(score)
            case Walk() as walk:
                found = self._walk(walk)
            case DealTask() as deal:
                found = self._deal(deal)
        self._teaches(found)
        return found

    def _section(self, *steps: str | int) -> LessonSection:
        raw = self.lesson.file.raw
        for step in steps:
            raw = raw[step]  # type: ignore[index]
        return LessonSection(self.lesson.file, steps, raw)

    def _judged(
        self,
        *,
        deal: tuple[Statement, ...] = (),
        steps: tuple[DealStep, ...] = (),
        asked: LessonQuestion | None = None,
        sheet: DealScore | None = None,
    ) -> Judged:
        state = self.states[0]
        open_hands = hands(state, self.names)
        title = form_of(self.lesson).title
        return Judged(self.lesson, title, open_hands, deal, steps, asked, sheet)

    # -------------------------------------------------------------- what may be done

    def _play(self, play: PlayTask) -> LessonQuestion:
        self._to_move(play.seat)
        verdicts = Verdicts(self.states[-1], self.names, self.claimed, "legal")
        shown = verdicts.of_play(play, self.top)
        verdicts.compare(play.claim, shown, verdicts.by_action if play.deeds is None else shown)
        self._cited_are_taught(self.claimed, "refused", play.claim.refused.values())
        return self._question_with_verdicts(self.lesson.question, verdicts, shown)

    def _to_move(self, seat: int) -> None:
        state = self.states[-1]
        if state.to_move != seat:
            who = "nobody" if state.over else f"Seat {state.to_move}"
            self.top.complain("seat", f"is {seat}, but {who} is to move", "correct it")

    def _which(self, which: WhichTask) -> LessonQuestion:
        self._to_move(which.seat)
        verdicts, shown = self._few(self.states[-1], which.claim, self.claimed)
        return self._question_with_verdicts(self.lesson.question, verdicts, shown)

    def _few(
        self, state: State, claim: Claim, section: LessonSection
    ) -> tuple[Verdicts, list[int]]:
        """The verdicts on what a claim names, which are all that is shown."""
        verdicts = Verdicts(state, self.names, section, "allowed")
        allowed = verdicts.parsed(claim.allowed, section, "allowed")
        refused = verdicts.parsed(claim.refused, section, "refused")
        shown = sorted({*allowed, *refused})
        verdicts.compare(claim, shown, shown)
        self._cited_are_taught(section, "refused", claim.refused.values())
        return verdicts, shown

    def _best(self, best: Best) -> LessonQuestion:
        self._to_move(best.seat)
        verdicts = Verdicts(self.states[-1], self.names, self.claimed, "best")
        choices = answers.best(verdicts, best, self.claimed)
        asked = self._question_shown(self.lesson.question, verdicts, choices)
        return replace(asked, ending=ending(verdicts.state, self.names)) if choices else asked

    def _answered(self, task: Number | WhoTask | HoldsTask) -> Judged:
        """A question that is answered by a number, a player, or cards of somebody else."""
        asked, steps = answers.answered(self.lesson, task, self.states, self.names, self.top)
        for place, guess in enumerate(getattr(task, "tempting", ())):
            self._cited_are_taught(self._section("tempting", place), "misreads", [guess.misreads])
        return self._judged(steps=steps, asked=asked)

    def _in_order(self, order: InOrder) -> tuple[DealStep, ...]:
        return answers.in_order(self.lesson, order, self.states[-1], self.names, self.top)

    def _question_with_verdicts(
        self, question: str, verdicts: Verdicts, shown: Iterable[int]
    ) -> LessonQuestion:
        return self._question_shown(question, verdicts, verdicts.choices(shown))

    def _question_shown(
        self, question: str, verdicts: Verdicts, choices: tuple[Choice, ...]
    ) -> LessonQuestion:
        state, seat = verdicts.state, verdicts.state.to_move
        return LessonQuestion(
            question,
            self.names.of(seat),
            table(state, self.names, seat),
            hand(state, seat, self.names),
            choices,
            verdicts.unasked(choices),
        )

    def _stops(self, walk: Walk) -> Iterator[tuple[int, LessonQuestion]]:
        """The questions of a walk by the number of the move before which they are asked."""
        for place, stop in enumerate(walk.stops):
            section = self._section("stops", place)
            if stop.before < len(self.states):
                yield stop.before, self._stop(stop, section)
            else:
                last = len(self.states) - 1
                section.complain("before", f"there is no move {stop.before}", f"the last is {last}")

    def _stop(self, stop: Stop, section: LessonSection) -> LessonQuestion:
        verdicts, shown = self._few(self.states[stop.before - 1], stop.claim, section)
        asked = self._question_with_verdicts(stop.question, verdicts, shown)
        return replace(asked, choices=tuple(replace(one, then=()) for one in asked.choices))

    # -------------------------------------------------------------- who wins how much

    def _outcome(self, claim: DealResult) -> Outcome | None:
        """The end of the deal; None, and a problem, when it does not end."""
        outcome = self.states[-1].outcome
        if outcome is None:
            seat = self.states[-1].to_move
            what = f"they do not end the deal: Seat {seat} is to move"
            self.top.complain("actions", what, "play on to the end")
            return None
        if claim.points != outcome.points:
            what = f"is {list(claim.points)}, but the engine says {list(outcome.points)}"
            why = f"“{outcome.reason}” ({outcome.clause})"
            self.claimed.complain("points", f"{what}: {why}", "correct it")
        if claim.clause != outcome.clause:
            what = f"is {claim.clause}, but {outcome.clause} decides it: “{outcome.reason}”"
            self.claimed.complain("clause", what, "correct it")
        self._cited_are_taught(self.claimed, "clause", [claim.clause])
        return outcome

    def _score(self, score: ScoreTask) -> Judged:
        outcome = self._outcome(score.claim)
        if outcome is None:
            return self._judged()
        first, last = self.states[0], self.states[-1]
        sheet = narration.sheet(last, outcome, self.names)
        told = narration.hushed(narration.steps(self.states, self.names), outcome)
        asked = LessonQuestion(
            self.lesson.question,
            "",
            table(first, self.names, first.to_move),
            None,
            self._answers(score, outcome, sheet),
        )
        deal = () if first.actions or any(first.tricks) else narration.deal(first, self.names)
        return self._judged(deal=deal, steps=told, asked=asked, sheet=sheet)

    def _answers(self, score: ScoreTask, outcome: Outcome, sheet: DealScore) -> tuple[Choice, ...]:
        """The right answer and the tempting ones, ordered by who scores and how much."""
        found = [self._right(outcome, sheet)]
        for place, tempting in enumerate(score.tempting):
            section = self._section("tempting", place)
            taken = [answer.key for answer in found]
            key = " ".join(map(str, tempting.points))
            if len(tempting.points) != len(outcome.points):
                section.complain("points", "names different sides", f"name {len(outcome.points)}")
                continue
            if key in taken:
                section.complain(
                    "points", "is already another answer", "use a different wrong answer"
                )
            self._cited_are_taught(section, "misreads", [tempting.misreads])
            clause = self.states[0].form.ledger.clause(tempting.misreads)
            label = self._label(tempting.points, sheet)
            why = (clause.text, (clause.id,), tempting.thought)
            found.append(Choice(key, label, (), False, "wrong", *why))  # noqa: FBT003
        return tuple(sorted(found, key=lambda answer: answer.key, reverse=True))

    def _right(self, outcome: Outcome, sheet: DealScore) -> Choice:
        key = " ".join(map(str, outcome.points))
        clauses = dict.fromkeys(clause for line in sheet.lines for clause in line.clauses)
        reasons = [line.text for line in sheet.lines]
        if len(reasons) == 1:  # the label says who scores
            reason = str(sheet.lines[0].facts["reason"])
            reasons = [f"{reason[:1].upper()}{reason[1:]}."]
        return Choice(
            key,
            self._label(outcome.points, sheet),
            (),
            ok=True,
            verdict="right",
            text=" ".join(reasons),
            clauses=tuple(clauses),
        )

    def _label(self, points: tuple[int, ...], sheet: DealScore) -> str:
        return scored(points, sheet.sides, self.states[0])

    # -------------------------------------------------------------- a whole deal

    def _walk(self, walk: Walk) -> Judged:
        outcome = self._outcome(walk.claim)
        if outcome is None:
            return self._judged()
        stops = dict(self._stops(walk))
        return self._judged(
            deal=narration.deal(self.states[0], self.names),
            steps=narration.steps(self.states, self.names, stops),
            sheet=narration.sheet(self.states[-1], outcome, self.names),
        )

    def _deal(self, deal: DealTask) -> Judged:
        walked = self._walk(Walk(deal.claim, ()))
        if walked.sheet is None:
            return walked
        section = LessonSection(
            self.lesson.file, ("why",), dict(self.lesson.file.raw.get("why", {}))
        )
        made = turns(self.states, self.names, deal.why, section)
        steps = zip(walked.steps, made, strict=True)
        return replace(walked, steps=tuple(replace(step, turn=turn) for step, turn in steps))

    # -------------------------------------------------------------- what is taught

    def _cited_are_taught(self, section: LessonSection, field: str, clauses: Iterable[str]) -> None:
        """Check that what the author cites is among what the lesson teaches."""
        for clause in dict.fromkeys(clauses):
            if clause not in self.lesson.teaches:
                section.complain(field, f"{clause} is not in teaches", "add it to teaches", clause)

    def _teaches(self, found: Judged) -> None:
        """Check that what the lesson teaches is cited by something in it."""
        cited = found.cited
        for clause in self.lesson.teaches:
            if clause not in cited:
                what = f"nothing in the lesson cites {clause}"
                self.top.complain("teaches", what, "remove it, or show it", clause)
