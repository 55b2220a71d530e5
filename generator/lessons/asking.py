"""What a seat may do: the engine asked about every action there is, and the author’s claim beside.

Shown is what a player would think of: every card in hand, every announcement of cards in hand,
and the deeds, which are no cards.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress

from generator.engine.kernel import State, judge
from generator.engine.verdict import Verdict
from generator.errors import UnknownName
from generator.lessons import calls
from generator.lessons.judged import Choice
from generator.lessons.naming import Names
from generator.lessons.records import Claim, Play
from generator.lessons.said import Said

_MOST_DEEDS = 12


class Bench:
    """A state and its verdicts, by action; problems go to the table of the lesson file.

    `claimed` is the table that holds the claim, `legal` its field for what may be done.
    """

    def __init__(self, state: State, names: Names, claimed: Said, legal: str) -> None:
        self.state = state
        self.form = state.form
        self.names = names
        self.claimed = claimed
        self.legal = legal
        self.open = frozenset(state.legal())
        self.verdicts = {action: judge(state, action) for action in range(self.form.action_count)}
        self.asks_chance = False  # whether it is told of every call if it can miss
        self._plays = self._played_by()
        for action, verdict in self.verdicts.items():
            if verdict.ok != (action in self.open):
                self._complain(legal, action, "judge and law differ", "mend the engine")

    # -------------------------------------------------------------- which actions

    def of_play(self, play: Play, top: Said) -> tuple[int, ...]:
        """The actions that a play shows: cards in hand, then announcements, then deeds."""
        cards, announced, deeds = self._kinds()
        if play.deeds is not None:
            deeds = list(self.parsed(play.deeds, top, "deeds"))
        elif len(deeds) > _MOST_DEEDS:
            top.complain("deeds", f"there are {len(deeds)}", "say which shall be shown")
        also = self.parsed(play.also, top, "also")
        return tuple(dict.fromkeys([*cards, *also, *announced, *deeds]))

    def _played_by(self) -> dict[int, list[int]]:
        """The cards by the action that plays them; several where cards are alike."""
        found: dict[int, list[int]] = {}
        for card, token in enumerate(self.form.pack.tokens):
            with suppress(UnknownName):  # a card may be no action
                found.setdefault(self.form.parse(token, self.state), []).append(card)
        return found

    def _held(self, action: int) -> list[int]:
        """The cards in hand that an action plays."""
        hand = self.state.hand(self.state.to_move)
        return [card for card in self._plays.get(action, ()) if card in hand]

    def _kinds(self) -> tuple[list[int], list[int], list[int]]:
        """The cards in hand, the announcements that they make, and all deeds."""
        hand = self.state.hand(self.state.to_move)
        held = {self.form.card_names[card] for card in hand}
        cards, announced, deeds = [], [], []
        for action in self.verdicts:
            notation = self.form.action_name(action, self.state)
            if action in self._plays:
                if self._held(action):
                    cards.append(action)
            elif notation.removesuffix("!") in self.form.pack.tokens:
                if self._named_in(self.form.describe(action, self.state)) <= held:
                    announced.append(action)
            else:
                deeds.append(action)
        return cards, announced, deeds

    def _named_in(self, text: str) -> set[str]:
        """The names of cards in a text."""
        longest = sorted(set(self.form.card_names), key=lambda name: (-len(name), name))
        return set(re.findall("|".join(map(re.escape, longest)), text))

    def parsed(self, texts: Iterable[str], said: Said, field: str) -> Iterator[int]:
        """Actions from notation; what is none is complained of."""
        for text in texts:
            try:
                action = self.form.parse(text, self.state)
            except UnknownName as error:
                said.complain(field, error.message, error.hint, text)
            else:
                if action in self.verdicts:
                    yield action
                else:
                    said.complain(
                        field, f"“{text}” is a call of the referee", "name an action", text
                    )

    # -------------------------------------------------------------- the claim

    def compare(self, claim: Claim, shown: Sequence[int], asked: Iterable[int]) -> None:
        """Complains where the engine does not say what is claimed.

        Of the actions `asked` the claim must name all that are open; it refuses only what is shown.
        """
        allowed = tuple(self.parsed(claim.allowed, self.claimed, self.legal))
        for action in allowed:
            if not self.verdicts[action].ok:
                self._complain(self.legal, action, f"it is refused: {self._why(action)}", "move it")
        refused = {a: c for t, c in claim.refused.items() for a in self._refused(t)}
        for action in asked:
            if self.verdicts[action].ok and action not in (*allowed, *refused):
                what = f"{self._name(action)} is open too: {self._why(action)}"
                self.claimed.complain(self.legal, what, "add it")
        for action, clause in refused.items():
            self._compare_refused(action, clause, shown)
        if claim.sure:
            self._compare_sure(claim.sure, shown)

    def _refused(self, text: str) -> tuple[int, ...]:
        """The action that is claimed to be refused; () when it is none."""
        return tuple(self.parsed([text], self.claimed, "refused"))

    def _compare_refused(self, action: int, clause: str, shown: Sequence[int]) -> None:
        verdict = self.verdicts[action]
        if verdict.ok:
            self._complain("refused", action, f"it is open: {self._why(action)}", "move it")
        elif verdict.clause != clause:
            what = f"it is refused, but by another clause: {self._why(action)}"
            self._complain("refused", action, what, f"write {verdict.clause}, or mend the position")
        if action not in shown:
            self._complain("refused", action, "it is not shown", "add it to “also” or “deeds”")

    def _compare_sure(self, claimed: Sequence[str], shown: Sequence[int]) -> None:
        sure = tuple(self.parsed(claimed, self.claimed, "sure"))
        for action in sure:
            if action not in shown or not self._can_be_sure(action):
                what, advice = "it is no call that is open and shown", "name one that is"
                self._complain("sure", action, what, advice)
            elif not calls.is_sure(self.state, action):
                self._complain("sure", action, self._chance(action), "take it out")
        for action in filter(self._can_be_sure, shown):
            if action not in sure and calls.is_sure(self.state, action):
                self._complain("sure", action, self._chance(action), "add it")
        self.asks_chance = True

    def _can_be_sure(self, action: int) -> bool:
        """Whether an action is a call that is open."""
        return action < self.form.card_actions and self.verdicts[action].ok

    def _chance(self, action: int) -> str:
        return calls.chance(self.state, action, self.names)

    def _why(self, action: int) -> str:
        verdict = self.verdicts[action]
        return f"“{verdict.text}” ({verdict.clause})"

    def _name(self, action: int) -> str:
        return self.form.action_name(action, self.state)

    def _complain(self, field: str, action: int, what: str, advice: str) -> None:
        name = self._name(action)
        self.claimed.complain(field, f"{name}: {what}", advice, name)

    # -------------------------------------------------------------- what is shown

    def choices(self, actions: Iterable[int]) -> tuple[Choice, ...]:
        """The actions with their verdicts."""
        return tuple(self._choice(action, self.verdicts[action]) for action in actions)

    def _choice(self, action: int, verdict: Verdict) -> Choice:
        described = self.names.into(self.form.describe(action, self.state))
        text = self.names.into(verdict.text)
        if self.asks_chance and self._can_be_sure(action):
            text = f"{text} {self._chance(action)}"
        return Choice(
            key=self._name(action),
            label=described[:1].upper() + described[1:],
            cards=tuple(self.form.pack[card].id for card in self._held(action)),
            ok=verdict.ok,
            text=text,
            clauses=(verdict.clause,),
        )
