"""Actions of a seat in a lesson: the engine's verdict on every one, beside the author’s claim.

Shown is what a player would think of: every card in hand, every announcement of cards in hand,
and the deeds, which are no cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from cardwright.engine.kernel import judge
from cardwright.engine.seat_view import Certainty
from cardwright.engine.sentence import PlayerNames
from cardwright.engine.state import State
from cardwright.engine.verdict import Verdict
from cardwright.errors import UnknownName
from cardwright.lessons.judged import Choice
from cardwright.lessons.narration import describe_action
from cardwright.lessons.records import Claim, PlayTask
from cardwright.lessons.section import LessonSection

_MOST_DEEDS = 12
ALLOWED, NOT_ALLOWED, CANNOT_MISS = "allowed", "not allowed", "cannot miss"


def _chance(prospect: Certainty) -> str:
    """The verdict on a call that is allowed, in a lesson about calls that can or cannot miss."""
    return CANNOT_MISS if prospect.sure else "can only miss" if prospect.vain else "may miss"


class Verdicts:
    """A state and its verdicts, by action; problems go to the table of the lesson file.

    `claimed` is the table that holds the claim, `legal` its field for what may be done.
    """

    def __init__(
        self, state: State, names: PlayerNames, claimed: LessonSection, legal: str
    ) -> None:
        self.state = state
        self.form = state.form
        self.view = state.view(state.to_move)  # which keeps what follows from it
        self.names = names
        self.claimed = claimed
        self.legal = legal
        self.open = frozenset(state.legal())
        self.by_action = {action: judge(state, action) for action in range(self.form.action_count)}
        self.asks_chance = False  # whether it is told of every call if it can miss
        for action, verdict in self.by_action.items():
            if verdict.ok != (action in self.open):
                self._complain(legal, action, "judge and law differ", "fix the engine")

    # -------------------------------------------------------------- which actions

    def of_play(self, play: PlayTask, top: LessonSection) -> tuple[int, ...]:
        """The actions that a play shows: cards in hand, then announcements, then deeds."""
        cards, announced, deeds = self._kinds()
        if play.deeds is not None:
            deeds = list(self.parsed(play.deeds, top, "deeds"))
        elif len(deeds) > _MOST_DEEDS:
            top.complain("deeds", f"there are {len(deeds)} actions", "choose those to show")
        also = self.parsed(play.also, top, "also")
        return tuple(dict.fromkeys([*cards, *also, *announced, *deeds]))

    def _held(self, action: int) -> list[int]:
        """The cards in hand that an action plays."""
        hand = self.state.hand(self.state.to_move)
        return [card for card in self.form.plays(action) if card in hand]

    def _kinds(self) -> tuple[list[int], list[int], list[int]]:
        """The cards in hand, the announcements that they make, and all deeds."""
        hand = self.state.hand(self.state.to_move)
        cards, announced, deeds = [], [], []
        for action in self.by_action:
            shown = self.form.shows(action)
            if self.form.plays(action):
                if self._held(action):
                    cards.append(action)
            elif shown:
                if set(shown) <= set(hand):
                    announced.append(action)
            else:
                deeds.append(action)
        return cards, announced, deeds

    def parsed(self, texts: Iterable[str], section: LessonSection, field: str) -> Iterator[int]:
        """Actions from notation; what is none is complained of."""
        for text in texts:
            try:
                action = self.form.parse(text, self.state)
            except UnknownName as error:
                section.complain(field, error.message, error.hint, text)
            else:
                if action in self.by_action:
                    yield action
                else:
                    section.complain(
                        field,
                        f"“{text}” is a call of the referee, not an action",
                        "use an action",
                        text,
                    )

    # -------------------------------------------------------------- the claim

    def compare(self, claim: Claim, shown: Sequence[int], asked: Iterable[int]) -> None:
        """Complains where the engine does not say what is claimed.

        Of the actions `asked` the claim must name all that are open; it refuses only what is shown.
        """
        allowed = tuple(self.parsed(claim.allowed, self.claimed, self.legal))
        for action in allowed:
            if not self.by_action[action].ok:
                self._complain(self.legal, action, f"it is illegal: {self._why(action)}", "move it")
        refused = {a: c for t, c in claim.refused.items() for a in self._refused(t)}
        for action in asked:
            if self.by_action[action].ok and action not in (*allowed, *refused):
                what = f"{self._name(action)} is also legal: {self._why(action)}"
                self.claimed.complain(self.legal, what, "add it")
        for action, clause in refused.items():
            self._compare_refused(action, clause, shown)
        if claim.sure:
            self._compare_sure(claim.sure, shown)

    def _refused(self, text: str) -> tuple[int, ...]:
        """The action that is claimed to be refused; () when it is none."""
        return tuple(self.parsed([text], self.claimed, "refused"))

    def _compare_refused(self, action: int, clause: str, shown: Sequence[int]) -> None:
        verdict = self.by_action[action]
        if verdict.ok:
            self._complain("refused", action, f"it is legal: {self._why(action)}", "move it")
        elif verdict.clause != clause:
            what = f"it is illegal, but by another clause: {self._why(action)}"
            self._complain("refused", action, what, f"write {verdict.clause}, or fix the position")
        if action not in shown:
            self._complain("refused", action, "it is not shown", "add it to “also” or “deeds”")

    def _compare_sure(self, claimed: Sequence[str], shown: Sequence[int]) -> None:
        sure = tuple(self.parsed(claimed, self.claimed, "sure"))
        for action in sure:
            prospect = self._prospect(action) if action in shown else None
            if prospect is None:
                what, advice = (
                    "it is not a legal call that is shown",
                    "use a legal call that is shown",
                )
                self._complain("sure", action, what, advice)
            elif not prospect.sure:
                self._complain("sure", action, self.names.into(prospect.text), "remove it")
        for action in shown:
            prospect = self._prospect(action)
            if prospect and prospect.sure and action not in sure:
                self._complain("sure", action, self.names.into(prospect.text), "add it")
        self.asks_chance = True

    def _prospect(self, action: int) -> Certainty | None:
        """Test if a call that is open can miss; None for what is none."""
        if not self.by_action[action].ok:
            return None
        return self.form.certainty(self.view, action)

    def _why(self, action: int) -> str:
        verdict = self.by_action[action]
        return f"“{verdict.text}” ({verdict.clause})"

    def _name(self, action: int) -> str:
        return self.form.action_name(action, self.state)

    def _complain(self, field: str, action: int, what: str, advice: str) -> None:
        name = self._name(action)
        self.claimed.complain(field, f"{name}: {what}", advice, name)

    # -------------------------------------------------------------- what is shown

    def choices(self, actions: Iterable[int]) -> tuple[Choice, ...]:
        """The actions with their verdicts."""
        return tuple(self._choice(action, self.by_action[action]) for action in actions)

    def unasked(self, choices: Iterable[Choice]) -> tuple[Choice, ...]:
        """The cards in hand that are not among these choices; () where cards are called for."""
        if self.form.asks:
            return ()
        shown = {choice.key for choice in choices}
        cards, _, _ = self._kinds()
        others = (card for card in self.choices(cards) if card.key not in shown)
        return tuple(replace(card, then=()) for card in others)

    def _choice(self, action: int, verdict: Verdict) -> Choice:
        described = self.names.into(self.form.describe(action, self.state))
        text = self.names.into(verdict.text)
        prospect = self._prospect(action) if self.asks_chance else None
        if prospect:
            text = f"{text} {self.names.into(prospect.text)}"
        ok, said = verdict.ok, ALLOWED if verdict.ok else NOT_ALLOWED
        if prospect:
            ok, said = prospect.sure, _chance(prospect)
        return Choice(
            key=self._name(action),
            label=described[:1].upper() + described[1:],
            cards=tuple(self.form.pack[card].id for card in self._held(action)),
            ok=ok,
            verdict=said,
            text=text,
            clauses=(verdict.clause,),
            then=describe_action(self.state, action, self.names) if verdict.ok else (),
        )
