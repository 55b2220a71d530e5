"""What all comparisons with a second model have in common: the pair, and Hypothesis at play."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, precondition, rule

from cardwright.engine import judge, load_game
from cardwright.engine.kernel import Form


def other_choices(game: str, name: str) -> list[dict[str, str]]:
    """Each choice of each option that a form leaves open and that is not the usual; of packs two.

    They come from the ledger, so an option that is added there is asked about without more.
    """
    found: list[dict[str, str]] = []
    for option, question in load_game(game).form(name).questions.items():
        others = [choice for choice in question.choices if choice != question.default]
        found += [{option: other} for other in (["15/14/6/4"] if option == "deck" else others)]
    return found


def not_among(game: str, name: str, asked: Iterable[Mapping[str, str]]) -> list[dict[str, str]]:
    """Those of the other choices that none of these sets of options has."""
    known = {choice for options in asked for choice in options.items()}
    return [each for each in other_choices(game, name) if not known >= {*each.items()}]


class Pair(ABC):
    """One deal, in the engine and in the second model; every action is taken in both, as a word.

    `story` begins with how it was dealt, and tells what was done when the two differ.
    """

    def __init__(self, form: Form[Any], state: Any, model: Any, story: str) -> None:  # noqa: ANN401
        self.form = form
        self.state = state
        self.model = model
        self.story = [story]
        self.compare()

    def play(self, word: str) -> None:
        """The same action in both."""
        self.state = self.state.apply(self.action(word))
        self.model.play(word)
        self.story.append(word)
        self.compare()

    def action(self, word: str) -> int:
        """The number that a legal action has in the engine."""
        legal: list[int] = self.state.legal()
        return {self.form.action_name(action, self.state): action for action in legal}[word]

    def call(self, word: str) -> None:
        """The same call of the referee in both."""
        self.state = self.state.apply(self.form.action_count + self.form.calls.index(word))
        self.model.call(word)
        self.story.append(word)
        self.compare()

    def calls_in_order(self) -> set[str]:
        """The calls that the engine’s judge would hear now."""
        first = self.form.action_count
        calls = self.form.calls
        return {call for n, call in enumerate(calls) if judge(self.state, first + n).ok}

    def compare(self) -> None:
        """Both see the same table, and the same end of the deal."""
        assert self.of_engine() == self.of_model(), " ".join(self.story)

    @abstractmethod
    def of_engine(self) -> dict[str, object]:
        """The table, as the engine sees it."""

    @abstractmethod
    def of_model(self) -> dict[str, object]:
        """The table, as the second model sees it."""


class Machine(RuleBasedStateMachine):
    """The same comparison led by Hypothesis, so that a disagreement shrinks to a short deal.

    A test says how `pair` is dealt.
    """

    pair: Any

    @precondition(lambda self: not self.pair.model.over)
    @rule(data=st.data())
    def play(self, data: st.DataObject) -> None:
        self.pair.play(data.draw(st.sampled_from(sorted(self.pair.model.legal()))))

    @precondition(lambda self: self.pair.model.over)
    @rule()
    def nothing_follows(self) -> None:
        assert self.pair.state.legal() == []
