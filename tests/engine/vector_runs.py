"""Vectors are run: played, looked at and checked, and the clauses noted that were seen."""

from collections.abc import Iterable
from typing import Any

from cardwright.engine import judge, load_game
from cardwright.engine.kernel import Form
from cardwright.engine.match import Match, ScoreLine
from cardwright.engine.outcome import Award, Event
from cardwright.engine.state import State
from cardwright.engine.story import tokens
from cardwright.engine.verdict import Message, Verdict
from cardwright.errors import InputError
from tests.engine.own_packs import own_form
from tests.engine.vectors import Case, Texts, Vector, texts


def run(vector: Vector) -> set[str]:
    """The clauses that its checks have seen; raises AssertionError where one fails."""
    seen = set()
    for number, case in enumerate(vector.case, 1):
        try:
            seen |= Run(vector, case).seen
        except (AssertionError, InputError) as error:
            note = f" ({case.note})" if case.note else ""
            raise AssertionError(f"{vector.id}, case {number}{note}: {error}") from error
    return seen


class Run:
    """A case played and checked."""

    def __init__(self, vector: Vector, case: Case) -> None:
        self.case = case
        self.seen: set[str] = set()
        self.heard: set[Message] = set()  # of the judge
        form = load_game(vector.game).form(vector.form)
        if vector.own_pack:
            groups, authors = vector.own_pack
            form = own_form(groups, authors, vector.form)
        self.form = form.with_options(**{**vector.options, **case.options})
        first = self._first(vector)
        self.state = self._played(first, case.play)
        self._check_table()
        self._check_verdicts()
        self._check_outcome()
        self._check_view()
        if case.match:
            self._check_match(first)

    def _first(self, vector: Vector) -> State:
        """The state before the play."""
        if not vector.deal:
            placed: State = self.form.position({**vector.position, **self.case.position})
            return placed
        deal = dict(vector.deal)
        if "order" in deal:
            deal["order"] = numbers(self.form, deal["order"])
        first: State = self.form.deal(**deal)
        for event in self.form.deal_events(first):
            self.seen.update(event.clauses)
        return first

    def _played(self, state: State, play: Texts) -> State:
        """The state after the play, every action judged and told."""
        told: tuple[Event, ...] = ()
        for text in play:
            action = self.form.parse(text, state)
            verdict = self._judged(state, action)
            if not verdict.ok:
                raise AssertionError(f"{text}: {verdict.text} ({verdict.clause})")
            if action < self.form.action_count:
                same(f"{text} is open", action in state.legal(), wanted=True)
            told = self.form.action_events(state, action)
            self.seen |= {verdict.clause, *(c for event in told for c in event.clauses)}
            state = state.apply(action)
        self._check_told(told)
        return state

    def _judged(self, state: State, action: int) -> Verdict:
        verdict = judge(state, action)
        self.heard.add(verdict.saying)
        return verdict

    def _check_told(self, told: tuple[Event, ...]) -> None:
        """What the last action was told to do."""
        clauses = {clause for event in told for clause in event.clauses}
        text = " ".join(event.text for event in told)
        for clause in self.case.tells:
            assert clause in clauses, f"tells {clause}: told were {sorted(clauses)}"
        for words in self.case.told:
            assert words in text, f"told “{words}”: it is “{text}”"

    def _check_table(self) -> None:
        """Hands, counts, tricks, and who is asked what."""
        case, state = self.case, self.state
        same("counted", tuple(count.counted for count in state.counts), case.counted)
        same("pending", tuple(count.pending for count in state.counts), case.pending)
        same("tricks", state.tricks, case.tricks)
        same("to_move", state.to_move, case.to_move)
        same("question", state.question, case.question or None)
        same("over", state.over, case.over)
        for seat, cards in case.hands.items():
            held = in_notation(self.form, state.hand(int(seat)))
            same(f"hands {seat}", held, in_order(self.form, cards))

    def _check_verdicts(self) -> None:
        """What is open, and what the judge says of it, and of what is not."""
        case, state = self.case, self.state
        if case.legal is not None:
            same("legal", tuple(map(self.form.action_name, state.legal())), case.legal)
        for wanted, clauses in ((True, case.allows), (False, case.refuses)):
            for text, clause in clauses.items():
                action = self.form.parse(text, state)
                verdict = self._judged(state, action)
                said = f"{text}: “{verdict.text}”"
                same(said, (verdict.ok, verdict.clause), (wanted, clause))
                if action < self.form.action_count:
                    same(f"{text} is open", action in state.legal(), wanted)
                self.seen.add(verdict.clause)
        for text, words in case.says.items():
            said = judge(state, self.form.parse(text, state)).text
            assert words in said, f"{text} says “{said}”, not “{words}”"

    def _check_outcome(self) -> None:
        """Points made at once, and what the deal brought."""
        case, state = self.case, self.state
        if case.at_once is not None:
            same("at_once", tuple(award.clause for award in state.awards), case.at_once)
        self._see_awards(state.awards)
        outcome = state.outcome
        if outcome is None:
            wanted = (case.points, case.carry, case.clause, case.basis)
            assert wanted == (None, None, "", ()), "the deal is not over"
            return
        same("points", outcome.points, case.points)
        same("carry", outcome.carry, case.carry)
        same("clause", outcome.clause, case.clause or None)
        for clause in case.basis:
            assert clause in outcome.basis, f"basis {clause}: it is {outcome.basis}"
        self._see_awards(outcome.awards)
        self.seen |= {outcome.clause, *outcome.basis}

    def _see_awards(self, awards: tuple[Award, ...]) -> None:
        for award in awards:
            self.seen |= {award.clause, *award.basis}

    def _check_view(self) -> None:
        """What a seat can see, and the pack itself."""
        view = dict(self.case.view)
        if view:
            shows, seen = view.pop("shows"), self.state.view(view.pop("seat"))
            for what, wanted in view.items():
                got = getattr(seen, what)
                if what in {"last_trick", "trick", "hand"}:
                    same(f"view {what}", in_notation(self.form, got), texts(wanted))
                elif what in {"known", "shown_cards"}:
                    for seat, cards in wanted.items():
                        held = in_notation(self.form, got[int(seat)])
                        same(f"view {what} {seat}", held, in_order(self.form, cards))
                else:
                    same(f"view {what}", got, _frozen(wanted))
            self.seen.add(shows)
        if pack := self.case.pack:
            got = (len(self.form.pack), self.form.pack.points)
            same("pack", got, (pack["cards"], pack["points"]))
            self.seen.add(pack["shows"])

    # -------------------------------------------------------------- a match

    def _check_match(self, first: State) -> None:
        """The play as a deal of a match, deals that follow, and what stands on the sheet."""
        case, said = self.case, dict(self.case.match)
        match = self.form.match(0, dealer=said.get("dealer", first.dealer))
        before = said.get("score", [0] * self.form.sides)
        match.enter(*(ScoreLine(0, s, n, "", "before") for s, n in enumerate(before) if n))
        match.carry = said.get("carry", 0)
        self._bring(match, first, case.play)
        dealers = [match.dealer]
        for deal in said.get("then", []):
            match.next()
            dealers.append(match.dealer)
            position = {"dealer": match.state.dealer, **deal["position"]}
            state = match.state.form.position(position)
            self._bring(match, state, texts(deal["play"]))
        self._check_sheet(match, dealers)

    def _bring(self, match: Match[Any], first: State, play: Texts) -> None:
        """The deal in play is this one, and played so."""
        same("dealer", first.dealer, match.state.dealer)
        match.take_up(first)
        for text in play:
            if not match.over:
                match.play(match.state.form.parse(text))

    def _check_sheet(self, match: Match[Any], dealers: list[int]) -> None:
        case = self.case
        same("score", match.score, case.score)
        same("carries", match.carry, case.carries)
        same("winner", match.winner, case.winner)
        same("loser", getattr(match, "loser", None), case.loser)
        if case.dealers is not None and not match.over and match.state.over:
            match.next()
            dealers.append(match.dealer)
        same("dealers", tuple(dealers), case.dealers)
        if case.sheet is not None:
            lines = [line for line in match.sheet if line.deal and "deals" not in line.reason]
            wanted = tuple(map(tuple, case.sheet))
            same("sheet", tuple(line[1:4] for line in lines[-len(wanted) :]), wanted)
        for line in match.sheet:
            self.seen |= {line.clause, *line.basis} - {""}


def same(what: str, got: object, wanted: object) -> None:
    """What is got is what is wanted, if anything is."""
    assert wanted is None or got == wanted, f"{what}: it is {got}, not {wanted}"


def _frozen(raw: object) -> object:
    """A list of TOML as a tuple, however deep."""
    return tuple(map(_frozen, raw)) if isinstance(raw, list) else raw


def in_notation(form: Form[Any], cards: Iterable[int]) -> Texts:
    """Cards as they are written."""
    names = tokens(form)
    return tuple(names[card] for card in cards)


def in_order(form: Form[Any], cards: object) -> Texts:
    """Cards as a hand has them; of those that are alike, which is no matter."""
    return in_notation(form, sorted(numbers(form, cards)))


def numbers(form: Form[Any], cards: object) -> list[int]:
    """Cards as they are written: in notation, by id, or all of an author or a group by its id.

    Of cards that are alike the first is meant.
    """
    known: dict[str, list[int]] = {}
    for card in form.pack:
        several = {name: 0 for name in (card.author, card.suit) if card.author}
        for name in several:
            known.setdefault(name, []).append(card.number)
    for card, token in zip(form.pack, tokens(form), strict=True):
        for name in (token, card.id, card.name):
            known.setdefault(name.casefold(), [card.number])
    return [card for text in texts(cards) for card in known[text.casefold()]]
