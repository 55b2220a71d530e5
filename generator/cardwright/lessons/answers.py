"""Questions whose answers the engine finds: a number, a player, a hand, an order, the best move."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from cardwright.engine.outcome import NOBODY, Event
from cardwright.engine.sentence import PlayerNames, so_many
from cardwright.engine.solve import NotKnown, lines, values
from cardwright.engine.state import State
from cardwright.errors import UnknownName
from cardwright.lessons import narration
from cardwright.lessons.asking import Verdicts
from cardwright.lessons.judged import Choice, DealStep, LessonQuestion, Statement
from cardwright.lessons.records import Best, Guess, HoldsTask, InOrder, Lesson, Number, WhoTask
from cardwright.lessons.section import LessonSection
from cardwright.lessons.table import hand, hands, has_partners, side_names, table

RIGHT, WRONG, BEST = "right", "wrong", "best"
_FACING = 2  # players, who have nobody on their left but each other


def answered(
    lesson: Lesson,
    task: Number | WhoTask | HoldsTask,
    states: Sequence[State],
    names: PlayerNames,
    top: LessonSection,
) -> tuple[LessonQuestion, tuple[DealStep, ...]]:
    """The question with its answers, and the moves that lead to it, without what gives it away."""
    asking = _Answers(lesson, states, names, top)
    if isinstance(task, HoldsTask):
        return asking.holds(task)
    if isinstance(task, WhoTask):
        return asking.who(task)
    return asking.number(task)


class _Answers:
    """One lesson whose answer is no action."""

    def __init__(
        self, lesson: Lesson, states: Sequence[State], names: PlayerNames, top: LessonSection
    ) -> None:
        self.lesson = lesson
        self.states = states
        self.names = names
        self.top = top
        self.claimed = LessonSection(top.file, ("claim",), lesson.file.raw["claim"])

    # -------------------------------------------------------------- a number, a player

    def number(self, task: Number) -> tuple[LessonQuestion, tuple[DealStep, ...]]:
        """The count of a side after the last action."""
        last = self.states[-1]
        if task.asks == "tricks":
            found, unit = last.tricks[task.side], last.form.ledger.words.trick
        else:
            found, unit = last.counts[task.side].counted, ""
        if found != task.number:
            self.claimed.complain("number", f"is {task.number}, but it is {found}", "correct it")

        def label(number: int) -> str:
            return so_many(number, unit) if unit else str(number)

        return self._of_last_move(label, found, task.tempting, "number")

    def who(self, task: WhoTask) -> tuple[LessonQuestion, tuple[DealStep, ...]]:
        """The seat that takes the trick of the last action, or is to move then."""
        before, last = self.states[-2], self.states[-1]
        found = last.to_move
        if task.asks == "takes":
            taken = [now - then for now, then in zip(last.tricks, before.tricks, strict=True)]
            if sum(taken) != 1:
                self.top.complain(
                    "actions",
                    "the last action does not end a trick",
                    "end with the last card of a trick",
                )
            elif last.seats > len(taken) and last.over:  # a side has it, and nobody leads any more
                self.top.complain("actions", "they end the deal", "ask about an earlier trick")
            elif last.seats == len(taken):
                found = taken.index(1)
        if found != task.seat:
            who = self.names.of(found)
            self.claimed.complain("seat", f"is {task.seat}, but it is {who}", f"write {found}")
        return self._of_last_move(self.names.of, found, task.tempting, "seat")

    def _of_last_move(
        self, label: Callable[[int], str], found: int, tempting: Sequence[Guess], field: str
    ) -> tuple[LessonQuestion, tuple[DealStep, ...]]:
        steps = narration.steps(self.states, self.names)
        if not steps:
            self.top.complain("actions", "is missing", "add the moves that lead to the question")
            return self._choice_question(()), ()
        lines = (*(steps[-1].told[1:] or steps[-1].told), *self._turn())
        clauses = dict.fromkeys(c for line in lines for c in line.clauses)
        why = " ".join(line.text for line in lines)
        choices = {found: Choice(str(found), label(found), (), True, RIGHT, why, tuple(clauses))}  # noqa: FBT003
        for place, guess in enumerate(tempting):
            if guess.answer in choices:
                section = LessonSection(self.top.file, ("tempting", place), {})
                section.complain(field, "is already another answer", "use a different wrong answer")
            clause = self.states[0].form.ledger.clause(guess.misreads)
            choices[guess.answer] = Choice(
                str(guess.answer),
                label(guess.answer),
                (),
                False,  # noqa: FBT003 - it is wrong
                WRONG,
                clause.text,
                (clause.id,),
                guess.thought,
            )
        told = tuple(replace(step, told=step.told[:1]) for step in steps)
        return self._choice_question(tuple(choices[key] for key in sorted(choices))), told

    def _turn(self) -> Iterator[Statement]:
        """The player to move after the last action, and why, where that is to lead or to reply."""
        last, task = self.states[-1], self.lesson.task
        after = self.names.of(last.to_move)
        if not isinstance(task, WhoTask) or task.asks != "moves":
            return
        if last.question == "lead" and any(last.tricks):
            yield Statement(f"{after} took the {last.form.ledger.words.trick} and leads.", ())
        elif last.question == "reply":
            before = self.names.of((last.to_move - 1) % last.seats)
            left = f"sits on {before}’s left and is next" if last.seats > _FACING else "is to reply"
            yield Statement(f"{after} {left}.", ())

    def _choice_question(self, choices: tuple[Choice, ...]) -> LessonQuestion:
        state = self.states[0]
        seat = max(state.to_move, 0)
        return LessonQuestion(
            self.lesson.question, "", table(state, self.names, seat), None, choices
        )

    # -------------------------------------------------------------- what somebody must hold

    def holds(self, task: HoldsTask) -> tuple[LessonQuestion, tuple[DealStep, ...]]:
        """The cards that another player must have, by all that a seat knows."""
        state = self.states[-1]
        if not hasattr(state.view(task.seat), "known"):
            self.top.complain(
                "kind", "holds: hands cannot be known in this game", "use another kind"
            )
            return self._choice_question(()), ()
        choices = tuple(self._holding(task, state))
        held = {choice.key for choice in choices if choice.ok}
        claimed = {state.form.pack[card].id for card in self._cards(task.held, "held")}
        for name in sorted(held ^ claimed):
            what = f"{self.names.of(task.other)} {'must' if name in held else 'need not'} hold it"
            self.claimed.complain("held", f"{name}: {what}", "correct it", name)
        asked = LessonQuestion(
            self.lesson.question,
            "",
            table(state, self.names, task.seat),
            hand(state, task.seat, self.names),
            choices,
        )
        steps = narration.steps(self.states, self.names) if len(self.states) > 1 else ()
        return asked, steps

    def _holding(self, task: HoldsTask, state: State) -> Iterator[Choice]:
        form = state.form
        seen, sure = known(state, task.seat, task.other)
        other = self.names.of(task.other)
        view = state.view(task.seat)
        for card in self._cards(task.cards, "cards"):
            grounds: tuple[Event, ...] = ()
            if card in state.hand(task.seat):
                why = f"{self.names.of(task.seat)} holds it."
            elif card in seen:
                why = f"Everybody has seen that {other} holds it."
            elif card in sure:
                grounds = form.evidence(view, card, task.other)
                reasons = [self.names.into(event.text) for event in grounds]
                why = " ".join([f"It is nowhere else: only {other} can have it.", *reasons])
            else:
                why = f"{self.names.of(task.seat)} cannot know that {other} has it."
            name, ok = form.face(card).name, card in sure
            may = "cannot" if card in state.hand(task.seat) else "must" if ok else "need not"
            clauses = tuple(dict.fromkeys(c for event in grounds for c in event.clauses))
            yield Choice(form.pack[card].id, name, (), ok, f"{other} {may} hold it", why, clauses)

    def _cards(self, words: Sequence[str], field: str) -> Iterator[int]:
        state = self.states[-1]
        for word in words:
            try:
                yield state.form.pack.card_id(word)
            except UnknownName as error:
                self.top.complain(field, error.message, error.hint, word)


def known(state: State, seat: int, other: int) -> tuple[frozenset[int], frozenset[int]]:
    """The cards of another player that all have seen, and those that a seat is certain of.

    Certain is what a view says to be known; and where nobody draws any more and nobody else holds
    a card, all that the other holds.
    """
    view = state.view(seat)
    told = frozenset(view.known[other])  # type: ignore[attr-defined]
    if state.form.asks:
        return frozenset(), told
    others = [s for s in range(state.seats) if s != seat and state.hand(s)]
    drawing = getattr(view, "stock", 0) or getattr(view, "closed_by", NOBODY) != NOBODY
    if others == [other] and not drawing:
        return told, frozenset(state.hand(other))
    return told, told


# ------------------------------------------------------------------ the order of moves


def in_order(
    lesson: Lesson, task: InOrder, state: State, names: PlayerNames, top: LessonSection
) -> tuple[DealStep, ...]:
    """The moves, each with the question what comes now, of which one and only one is open."""
    steps: list[DealStep] = []
    left = list(task.moves)
    called = dict(_called(task.moves, state, names))
    for number, text in enumerate(task.moves, 1):
        verdicts = Verdicts(state, names, top, "moves")
        shown = tuple(dict.fromkeys(verdicts.parsed(left, top, "moves")))
        choices = tuple(
            _in_turn(choice, called.get(choice.key), names.of(state.to_move))
            for choice in sorted(
                verdicts.choices(shown), key=lambda one: str(called.get(one.key, ""))
            )
        )
        asked = verdicts.parsed([text], top, "moves")
        action = next(asked, None)
        if action is None:
            return tuple(steps)
        now = [choice.key for choice in choices if choice.ok]
        if now != [state.form.action_name(action, state)]:
            what = f"legal at move {number}: {', '.join(now) or 'none of them'}"
            top.complain("moves", what, "choose moves with only one possible order", text)
            return tuple(steps)
        seat = state.to_move
        asks = LessonQuestion(
            lesson.question, names.of(seat), table(state, names, seat), None, choices
        )
        told = narration.describe_action(state, action, names)
        steps.append(DealStep(number, "", hands(state, names), told, asks))
        left.remove(text)
        state = state.apply(action)
    return tuple(steps)


class _Called(NamedTuple):
    """A move by the name of the player who makes it."""

    mover: str
    what: str

    def __str__(self) -> str:
        return f"{self.mover}: {self.what}"


def _in_turn(choice: Choice, called: _Called | None, now: str) -> Choice:
    """The choice by its mover; of another player, who may do this later, with whose turn it is."""
    if called is None:
        return replace(choice, then=())
    named = replace(choice, label=str(called), then=())
    if choice.ok or called.mover == now:
        return named
    return replace(named, text=f"Now it is {now}’s turn, not {called.mover}’s.", clauses=())


def _called(
    moves: Sequence[str], state: State, names: PlayerNames
) -> Iterator[tuple[str, _Called]]:
    """By notation, who does what when its turn has come; as far as the moves can be made."""
    for text in moves:
        try:
            action = state.form.parse(text, state)
        except UnknownName:
            return
        if action not in state.legal():
            return
        what = names.into(state.form.describe(action, state))
        yield state.form.action_name(action, state), _Called(names.of(state.to_move), what)
        state = state.apply(action)


# ------------------------------------------------------------------ the best move


def best(verdicts: Verdicts, task: Best, claimed: LessonSection) -> tuple[Choice, ...]:
    """The cards in hand and what is open besides, each with what it leads to in the end."""
    state, names = verdicts.state, verdicts.names
    try:
        worth = values(state)
    except NotKnown as error:
        claimed.complain("best", error.message, error.hint)
        return ()
    highest = max(worth.values())
    found = {action for action, value in worth.items() if value == highest}
    claim = set(verdicts.parsed(task.best, claimed, "best"))
    for action in sorted(found ^ claim):
        name = state.form.action_name(action, state)
        what = "is as good" if action in found else "is not the best"
        claimed.complain("best", f"{name}: it {what}", "correct it", name)
    hand_of = state.hand(state.to_move)
    shown = {a for a in verdicts.by_action if set(state.form.plays(a)) & set(hand_of)} | set(worth)
    sides = side_names(state, names)
    mine = state.form.side(state.to_move)
    on = lines(state)
    choices = []
    for choice, action in zip(verdicts.choices(sorted(shown)), sorted(shown), strict=True):
        if action not in worth:
            choices.append(choice)
            continue
        ok = action in found
        after = state.apply(action)
        why = _worth(worth[action], sides[mine], sides[1 - mine], after)
        why = f"{why} {_continuation(after, on[action], names)}".rstrip()
        choices.append(
            replace(choice, ok=ok, verdict=BEST if ok else "allowed, not best", text=why)
        )
    return tuple(choices)


def _continuation(state: State, actions: Sequence[int], names: PlayerNames) -> str:
    """The actions to the end and their result; “” where the deal is over."""
    said: list[str] = []
    for action in actions:
        happened = narration.describe_action(state, action, names)
        said.append(happened[0].text)
        state = state.apply(action)
        if state.over:
            said += [line.text for line in happened if "reason" in line.facts]
    return " ".join(["It may go on like this:", *said]) if said else ""


def _worth(value: int, mine: str, other: str, after: State) -> str:
    """The result of a move, if it ends the deal or else both sides play their best."""
    more, less = (mine, other) if value > 0 else (other, mine)
    play, make = ("play", "make") if has_partners(after) else ("plays", "makes")
    points = so_many(abs(value), after.form.ledger.score.unit)
    least = "" if after.over else "at least "
    result = f"{more} {make} {least}{points} more than {less}"
    if value == 0:
        result = "neither side makes more than the other"
    if after.over:
        return f"{result[:1].upper()}{result[1:]}."
    if value == 0:
        return f"If both play their best from here, {result}."
    if value > 0:
        return f"Whatever {less} {play}, {result} in the end."
    return f"If {more} {play} on well, {result} in the end."
