"""One who is asked by messages, and answers each; see the package for what they hold."""

from typing import Any

from cardwright.engine.kernel import Form
from cardwright.engine.outcome import NOBODY, Event
from cardwright.engine.players.judgment import Adviser
from cardwright.engine.session import offer, review, sight, words
from cardwright.engine.session.live_match import LiveMatch
from cardwright.engine.session.request import read
from cardwright.engine.session.terms import Terms, actions_of
from cardwright.engine.state import State
from cardwright.errors import CardwrightError, InputError

Answer = dict[str, Any]


class Session:
    """One match at a time, or none yet.

    >>> session = Session()
    >>> seats = [{"name": "Ann"}, {"name": "Ben", "keeper": "beginner"}]
    >>> began = session.answer(
    ...     {"do": "begin", "game": "court", "form": "two-handed", "seats": seats, "seed": 7}
    ... )
    >>> began["to_move"], began["keeper"]
    (1, 'beginner')
    >>> session.answer({"do": "step"})["told"][0]["text"]
    'Ben leads the Black Crown.'
    >>> session.answer({"do": "play", "seat": 1, "action": 0})["error"]
    'the engine plays for Ben'
    """

    def __init__(self) -> None:
        self._begun: LiveMatch | None = None

    def answer(self, message: object) -> Answer:
        """The answer to a message; for a wrong message, an error, and nothing changes."""
        try:
            asked = read(message)
            answered: Answer = getattr(self, f"_{asked.do}")(**asked.fields)
        except CardwrightError as error:
            return {"error": error.message, "hint": error.hint}
        return {name: _plain(value) for name, value in answered.items()}

    @property
    def live_match(self) -> LiveMatch:
        """The current match."""
        if self._begun is None:
            raise InputError("no match has begun", hint='begin one: {"do": "begin", …}')
        return self._begun

    # -------------------------------------------------------------- a match

    def _games(self) -> Answer:
        return offer.games()

    def _begin(self, actions: list[object] | None = None, **fields: Any) -> Answer:  # noqa: ANN401
        self._begun = LiveMatch(Terms.of(fields), actions_of(actions or []))
        return self._dealt()

    def _next(self) -> Answer:
        self.live_match.next()
        return self._dealt()

    def _dealt(self) -> Answer:
        """The deal in play, and the actions in it."""
        state, past = self.live_match.state, self.live_match.past
        form, (dealt, *_) = state.form, (*past, state)
        done = zip(past, state.actions, strict=True)
        events = (event for before, action in done for event in form.action_events(before, action))
        return self._answer(form, (*form.deal_events(dealt), *events))

    def _undo(self, seat: int) -> Answer:
        self._begun = self.live_match.before_last_of(seat)
        return words.moment(self._begun)

    def _end(self, seat: int = NOBODY) -> Answer:
        sitting = self._read_by(seat)
        if sitting.going_on:
            raise InputError(f"deal {sitting.match.number} is still in play", hint="finish it")
        state, outcome, names = sitting.state, sitting.state.outcome, sitting.names_to(seat)
        return {
            **words.moment(sitting),
            "reason": names.into(outcome.reason) if outcome else "",
            "story": names.into(state.form.story(state)),
            "winners": sitting.match.winners,
            **words.sheet(sitting, seat),
        }

    def _read_by(self, seat: int) -> LiveMatch:
        """The match; raises InputError if this seat, which may be NOBODY, does not exist."""
        if seat != NOBODY:
            self.live_match.sitter(seat)
        return self.live_match

    def _moves(self, seat: int = NOBODY) -> Answer:
        return {"moves": review.moves(self._read_by(seat), seat)}

    def _review(self, move: int) -> Answer:
        return review.judged(self.live_match, move)

    def _record(self) -> Answer:
        return {"record": self.live_match.record().to_dict()}

    def _link(self) -> Answer:
        return {"link": self.live_match.link()}

    # -------------------------------------------------------------- at a seat

    def _look(self, seat: int) -> Answer:
        return sight.look(self.live_match, seat)

    def _judge(self, seat: int, action: int) -> Answer:
        self.live_match.place(seat)
        return words.verdict(self.live_match, seat, action)

    def _play(self, seat: int, action: int) -> Answer:
        sitting = self.live_match
        sitter = sitting.sitter(seat)
        if not sitter.is_person:
            raise InputError(f"the engine plays for {sitter.name}", hint="use step for its move")
        if (verdict := words.verdict(sitting, seat, action))["ok"]:
            return {"ok": True, **self.act(action, seat)}
        return verdict

    def _step(self, seat: int | None = None) -> Answer:
        sitting = self.live_match
        if seat is not None:
            sitting.place(seat)
        if sitting.mover is None:
            over = "match" if sitting.match.over else "deal"
            raise InputError(
                f"the {over} is over", hint="use next for another deal, end for the result"
            )
        if sitting.mover.is_person:
            raise InputError(
                f"{sitting.mover.name} is to move", hint="use play: a person chooses the action"
            )
        return self.act(sitting.choice(sitting.mover.keeper), seat)

    def _calls(self, seat: int) -> Answer:
        return {"calls": sight.calls(self.live_match, seat)}

    def _advise(self, seat: int) -> Answer:
        sitting, state = self.live_match, self.live_match.state
        place = sitting.place(seat)
        if seat != sitting.to_move:
            mover = sitting.mover
            raise InputError(f"{mover.name} is to move" if mover else "no player is to move")
        form, view = state.form, state.view(place)
        action, why = Adviser(form).advise(view, state.legal(), sitting.chance())
        prospect = form.certainty(view, action)
        return {
            **words.named(sitting, action),
            "why": sitting.names.into(why.words),
            "figures": sitting.names.into(why.figures),
            "prospect": sitting.names.into(prospect.text) if prospect else "",
            "open": sight.open_to(sitting, seat),
        }

    # -------------------------------------------------------------- what is told

    def act(self, action: int, seat: int | None) -> Answer:
        """Play an action for the seat to move: its narration, and for a seat its new cards."""
        sitting, before = self.live_match, self.live_match.state
        did = {"seat": sitting.to_move, **words.named(sitting, action)}
        events = before.form.action_events(before, action)
        held = () if seat is None else before.hand(sitting.place(seat))
        sitting.play(action)
        did["cards"] = sight.laid(before, sitting.state, action)
        came = [] if seat is None else sight.came(sitting, seat, held)
        return {"did": did, "came": came, **self._answer(before.form, events)}

    def _answer(self, form: Form[State], events: tuple[Event, ...]) -> Answer:
        """The events, and the state of the match."""
        sitting = self.live_match
        return words.events_to_dict(form, events, sitting.names) | words.moment(sitting)


def _plain(value: object) -> object:
    """A value as JSON has it, with lists for tuples."""
    if isinstance(value, dict):
        return {name: _plain(each) for name, each in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(each) for each in value]
    return value
