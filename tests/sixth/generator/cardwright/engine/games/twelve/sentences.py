"""How a deal of Twelve is told, and the clauses behind each thing that happens."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from cardwright.engine.narration import Facts, Narration
from cardwright.engine.outcome import Event

if TYPE_CHECKING:
    from cardwright.engine.games.twelve.state import State

TELLS = Narration(
    acts={"lead": "lead the {card:card}", "reply": "play the {card:card}"},
    events={
        "pack": Event(
            "Twelve cards are used, from four down to one in three suits.", ("TWELVE-1",)
        ),
        "deal": Event(
            "{dealer:seat} deals five cards each, to {first:seat} first; two cards sleep.",
            ("TWELVE-4",),
        ),
        "lead": Event("{seat:seat} leads the {card:card}.", ("TWELVE-5",)),
        "following": Event("{seat:seat} follows with the {card:card}.", ("TWELVE-6",)),
        "discarding": Event("{seat:seat} cannot follow, and plays the {card:card}.", ("TWELVE-7",)),
        "taken": Event(
            "{winner:seat} takes it with the {best:card}; it counts {points}, and makes {count}.",
            ("TWELVE-8", "TWELVE-2"),
        ),
        "scored": Event("{winner:seat} scores {points}: {reason}.", ()),
        "nobody": Event("Nobody scores: {reason}.", ()),
    },
    news=frozenset({"taken"}),
)


def describe(state: "State", action: int) -> str:
    """An action in plain English: “lead the Four of Suns”; it need not be legal."""
    act = "reply" if state.trick else "lead"
    return TELLS.act(state.form.card_names, {"card": action}, act)


def deal_events(state: "State") -> tuple[Event, ...]:
    """How the cards were dealt, in order."""
    facts = {"dealer": state.dealer, "first": 1 - state.dealer}
    return _event(state, facts, "pack"), _event(state, facts, "deal")


def action_events(before: "State", action: int) -> tuple[Event, ...]:
    """What happens when a legal action is taken: what is done, and what follows by itself."""
    after = before.apply(action)
    facts = {"seat": before.to_move, "card": action}
    events = [_event(before, facts, _act(before, action))]
    if before.trick:
        events.append(_taken(before, after, action))
    return (*events, *_ended(after))


def _event(state: "State", facts: Facts, key: str, *clauses: str) -> Event:
    """The event that the table tells; `clauses` are cited first."""
    return TELLS.event(state.form.card_names, facts, key, clauses=clauses)


def _act(before: "State", card: int) -> str:
    """What a card does: it leads, follows, or cannot follow."""
    if not before.trick:
        return "lead"
    led, played = (before.form.pack[number].suit for number in (before.trick[0], card))
    return "following" if played == led else "discarding"


def _taken(before: "State", after: "State", card: int) -> Event:
    """Who takes the trick, and what it counts."""
    winner = int(after.tricks[1] > before.tricks[1])
    facts = {
        "winner": winner,
        "best": card if winner == before.to_move else before.trick[0],
        "points": after.counted[winner] - before.counted[winner],
        "count": after.counted[winner],
    }
    return _event(before, facts, "taken")


def _ended(after: "State") -> Iterator[Event]:
    """Who scores, and why, when the deal is over."""
    outcome = after.outcome
    if outcome is None:
        return
    facts: dict[str, int | str] = {"reason": outcome.reason}
    for award in outcome.awards:
        facts |= {"winner": award.side, "points": award.points}
    cited = (outcome.clause, *outcome.basis)
    yield _event(after, facts, "scored" if outcome.awards else "nobody", *cited)
