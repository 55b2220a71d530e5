"""The sight of a seat, from its view and nothing else: the table, its hand, what is open to it."""

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

from cardwright.engine.kernel import judge
from cardwright.engine.outcome import NOBODY
from cardwright.engine.seat_view import SeatView
from cardwright.engine.sentence import all_of
from cardwright.engine.session import words
from cardwright.engine.session.live_match import LiveMatch
from cardwright.engine.state import State

T = TypeVar("T")


def look(sitting: LiveMatch, seat: int) -> dict[str, Any]:
    """All that a seat may see; raises InputError for one who is not at the table."""
    state = sitting.state
    place = sitting.place(seat)
    shown = state.form.seat_view(state.view(place))
    scored = words.sheet(sitting)
    hand, clauses = _hand(sitting, seat)
    found = open_to(sitting, seat)
    clauses += [one["clause"] for one in found]
    cited = words.cited(state.form, (*scored["clauses"], *clauses, *_cited(shown)))
    return {
        "seat": seat,
        **words.moment(sitting),
        "question": shown.question if sitting.going_on else "over",
        "seats": _seats(sitting),
        "table": _table(sitting, shown),
        "hand": hand,
        "open": found,
        "plain": _plain(sitting, seat),
        "may_undo": sitting.terms.learning and sitting.has_moved(seat),
        **scored,
        **cited,
    }


def open_to(sitting: LiveMatch, seat: int) -> list[dict[str, Any]]:
    """The actions open to a seat, with the cards of its hand that each plays or shows."""
    state, form = sitting.state, sitting.state.form
    if seat != sitting.to_move:
        return []
    held = set(state.hand(sitting.place(seat)))
    found = []
    for action in state.legal():
        cards = [card for card in form.plays(action) if card in held] or form.shows(action)
        ids = [form.face(card).id for card in cards]
        found.append(words.named(sitting, action) | {"cards": ids} | _action_facts(sitting, action))
    return found


def _plain(sitting: LiveMatch, seat: int) -> int | None:
    """The action that is no card and better than all else for a player who counts, or None."""
    state, form = sitting.state, sitting.state.form
    legal = state.legal()
    if seat != sitting.to_move or len(legal) == 1 or legal[-1] < form.card_actions:
        return None
    found = form.sampling().candidates(state.view(sitting.place(seat)), legal)
    return found[0] if len(found) == 1 and found[0] >= form.card_actions else None


def _action_facts(sitting: LiveMatch, action: int) -> dict[str, str]:
    """By what an action is open that is more than a card: of cards it stands in the hand."""
    if action < sitting.state.form.card_actions:
        return {"text": "", "clause": ""}
    ruled = judge(sitting.state, action)
    return {"text": sitting.names.into(ruled.text), "clause": ruled.clause}


def calls(sitting: LiveMatch, seat: int) -> list[dict[str, Any]]:
    """Every call for one card that a seat could try, allowed or not; none where nobody asks."""
    form, table = sitting.state.form, sitting.match.table
    place = sitting.place(seat)
    groups = {suit.id: suit.name for suit in form.ledger.suits}
    found = []
    for action in range(form.card_actions):
        if (called := form.called_for(action)) is None:
            continue
        asked, card = called
        if asked != place and asked < len(table):
            face = form.face(card)._asdict() | {"group": groups[form.pack[card].suit]}
            found.append({"action": action, "seat": table[asked], "card": face})
    return found


def laid(before: State, now: State, action: int) -> list[dict[str, str]]:
    """The card that an action of the seat to move has laid on the table, for all to see.

    Of cards that are alike it is the first: which of them it was is nobody’s to know.
    """
    plays, seat = before.form.plays(action), before.to_move
    gone = {*before.hand(seat)} - {*now.hand(seat)}
    return [before.form.face(plays[0])._asdict()] if gone.intersection(plays) else []


def came(sitting: LiveMatch, seat: int, before: Sequence[int]) -> list[dict[str, str]]:
    """The cards in a seat's hand that were not there before."""
    state = sitting.state
    now = state.hand(sitting.place(seat))
    return [state.form.face(card)._asdict() for card in now if card not in before]


def _hand(sitting: LiveMatch, seat: int) -> tuple[list[dict[str, Any]], list[str]]:
    """Each card in hand, whether it may be played now, and what the judge says; clauses cited."""
    state, form = sitting.state, sitting.state.form
    plays = {card: action for action in range(form.card_actions) for card in form.plays(action)}
    hand, clauses = [], []
    for card in state.hand(sitting.place(seat)):
        one = form.face(card)._asdict() | {"action": plays.get(card), "may": False}
        if seat == sitting.to_move and card in plays:
            ruled = judge(state, plays[card])
            text = sitting.names.into(ruled.text)
            one |= {"may": ruled.ok, "text": text, "clause": ruled.clause}
            clauses.append(ruled.clause)
        hand.append({"text": "", "clause": ""} | one)
    return hand, clauses


def _cited(shown: SeatView) -> list[str]:
    """The clauses of the points that were made in this deal."""
    return [clause for award in shown.awards for clause in (award.clause, *award.basis)]


def _seats(sitting: LiveMatch) -> list[dict[str, Any]]:
    """The seats: player, kind of player, side, and whether each is at this deal."""
    match = sitting.match
    return [
        {
            "seat": seat,
            "name": sitter.name,
            "keeper": sitter.keeper,
            "side": match.form.side(seat),
            "at_table": seat in match.table,
        }
        for seat, sitter in enumerate(sitting.terms.sitters)
    ]


def _table(sitting: LiveMatch, shown: SeatView) -> dict[str, Any]:
    """The table as `shown.data` has it, with seats of the match, and names where it speaks.

    Seat, turn, question and hand stand beside it.
    """
    match, names, data = sitting.match, sitting.names, shown.to_dict()
    seats, sides = len(sitting.terms.sitters), match.table

    def seated(place: int) -> int:
        return NOBODY if place == NOBODY else match.table[place]

    def by_seat(values: Iterable[T], none: T) -> list[T]:
        found = dict(zip(match.table, values, strict=False))
        return [found.get(seat, none) for seat in range(seats)]

    for side, one in zip(data["sides"], shown.sides, strict=True):
        its = [seated(place) for place in one.seats]
        who = all_of([sitting.terms.names[seat] for seat in its])
        side |= {"seats": its, "who": who}
    for lying, laid in zip(data["lying"], shown.lying, strict=True):
        lying |= {"seat": seated(laid.seat), "why": names.into(laid.description)}
    for pile in data["piles"]:
        pile["seat"] = seated(pile["seat"])
    for award in data["awards"]:
        award["side"] = sides[award["side"]]
        award["reason"] = names.into(award["reason"])
    said = [
        {"label": names.into(fact.label), "text": names.into(fact.text), "hand": seated(fact.hand)}
        for fact in shown.said
    ]
    return {
        "dealer": seated(shown.dealer),
        "held": by_seat(data["held"], 0),
        "seen": by_seat(data["seen"], []),
        **{name: data[name] for name in ("trump", "lying", "piles", "sides", "awards")},
        "said": said,
    }
