"""Sheets about calls: positions of simulated deals, with verdicts of the engine.

A sheet about certain calls has all that was heard since the deal, so that pupils know as much as
the player to move, and that is as much as the engine judges by.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial

from cardwright.engine.kernel import judge
from cardwright.engine.library import game_of
from cardwright.engine.seat_view import Certainty
from cardwright.engine.state import State
from cardwright.engine.verdict import Verdict
from cardwright.ledger import Ledger
from cardwright.ledger.own_deck import OwnGame, own_game
from cardwright.lessons.asking import ALLOWED, NOT_ALLOWED
from cardwright.lessons.judged import Choice, LessonQuestion
from cardwright.lessons.made.moments import Deals, Position, moment, players_of, positions
from cardwright.lessons.made.sheets import MadeSheet, ordered

#: The form of the positions, which every deck of a list has: each name is one card.
_FORM = "easy"
#: A deck of so many cards is played by four, a smaller one by three.
_FOUR = 12
#: The most cards that each is dealt where all calls since the deal are on a sheet, and those calls.
_DEALT, _HEARD = 10, 9
#: The sheets of each kind, and the choices of a question.
_SHEETS, _CHOICES = 3, 6
#: Beside the call that is certain: those that may miss, at least, and those that can only miss.
_OPEN, _VAIN = 2, 2
#: Where it is asked which calls are allowed, the reasons against others and the choices, at least;
#: the second is for decks in which no deal has so many.
_RICH = ((3, _CHOICES), (2, 4))
_MINUTES = 8
#: The verdicts on a call where chances are asked about.
CERTAIN, NOT_CERTAIN = "certain", "not certain"
#: The reasons of the judge in the words of a deck, by clause, for the calls that sheets show.
_REFUSED: Mapping[str, str] = {
    "AUTH-R2": "{player} has no card of the group {group}.",
    "AUTH-R1b": "{player} already has this card.",
    "AUTH-B12": "The group {group} is already on the table.",
    "AUTH-B9": "{asked} has no cards left.",
}
_MAY = "{player} has another card of the group {group}."
#: The same of other games than quartets, as far as it is different.
_REFUSED_IN: Mapping[OwnGame | None, Mapping[str, str]] = {
    "authors": {"AUTH-B12": "The book {group} is already on the table."},
    "pairs": {
        "AUTH-R2": "{player} does not have the other card of this pair.",
        "AUTH-B12": "The pair {group} is already on the table.",
    },
}
_MAY_PAIR = "{player} has the other card of this pair."


def call_sheets(ledger: Ledger) -> Iterator[MadeSheet]:
    """The sheets about calls that are allowed, then those about calls that are certain."""
    form = game_of(ledger).form(_FORM)
    seats = 4 if len(form.pack) >= _FOUR else 3
    deals = Deals(form, seats)
    tries = (tuple(_several("ask", partial(_allowed, rich), deals)) for rich in _RICH)
    yield from next(filter(None, tries), ())
    seats = min(max(seats, -(-len(form.pack) // _DEALT)), max(form.seat_choices))
    yield from _several("certain", _certain, Deals(form, seats))


def _several(
    kind: str, make: Callable[[Sequence[State], int], MadeSheet | None], deals: Deals
) -> Iterator[MadeSheet]:
    """Sheets of one kind, each from another deal and about another player."""
    number = 0
    for deal in deals.all():
        sheet = make(deal, number)
        if sheet:
            number += 1
            yield replace(sheet, id=f"{kind}-{number}")
        if number == _SHEETS:
            return


# ------------------------------------------------------------------ which calls are allowed


def _allowed(rich: tuple[int, int], deal: Sequence[State], player: int) -> MadeSheet | None:
    """A sheet about the calls that are allowed, where the most reasons forbid others."""
    reasons, fewest = rich
    found: tuple[int, Position, tuple[Choice, ...]] | None = None
    for position in positions(deal, player):
        choices = _judged(position)
        against = sum(not choice.ok for choice in choices)
        rich_enough = against >= reasons and len(choices) >= fewest
        if rich_enough and (found is None or against > found[0]):
            found = against, position, choices
        if found and found[0] == len(_REFUSED):
            break
    if found is None:
        return None
    _, position, choices = found
    who, say = position.mover, position.say
    return _sheet(
        position,
        choices,
        title=say("Whom may {player} ask, and for what?", player=who),
        aim=say("See what is allowed"),
        question=say("It is {player}’s turn. Which of these may {player} do?", player=who),
        hint=say("Tick all that the rules allow, wise or not."),
    )


def _judged(position: Position) -> tuple[Choice, ...]:
    """Calls with the verdicts of the judge: some that are allowed, then one for each reason."""
    state, form = position.state, position.form
    allowed: list[Choice] = []
    refused: dict[str, Choice] = {}
    key = " ".join(map(str, state.actions)), position.mover, str(state.hand(state.to_move))
    for action in ordered(range(form.card_actions), *key):
        seat, _ = position.call(action)
        if seat >= state.seats or seat == state.to_move:
            continue
        verdict = judge(state, action)
        if not verdict.ok and verdict.clause not in refused:
            refused[verdict.clause] = _judged_choice(position, action, verdict)
        elif verdict.ok and len(allowed) < _CHOICES:
            allowed.append(_judged_choice(position, action, verdict))
        if len(refused) == len(_REFUSED) and len(allowed) == _CHOICES:
            break
    shown = [*refused.values(), *allowed][:_CHOICES]
    return tuple(ordered(shown, *key, "shown"))


def _judged_choice(position: Position, action: int, verdict: Verdict) -> Choice:
    seat, card = position.call(action)
    game = own_game(position.form.ledger)
    may = _MAY_PAIR if game == "pairs" else _MAY
    refused = {**_REFUSED, **_REFUSED_IN.get(game, {})}
    text = position.say(
        may if verdict.ok else refused[verdict.clause],
        player=position.mover,
        asked=position.names.of(seat),
        group=position.group(card),
    )
    said = ALLOWED if verdict.ok else NOT_ALLOWED
    return Choice(str(action), position.label(action), (), verdict.ok, said, text, ())


# ------------------------------------------------------------------ which call is certain


def _certain(deal: Sequence[State], player: int) -> MadeSheet | None:
    """A sheet about a certain call, at the first position of a deal that has one."""
    for position in positions(deal, player, _HEARD):
        choices = _weighed(position)
        if not choices:
            continue
        who, say = position.mover, position.say
        return _sheet(
            position,
            choices,
            title=say("Which of {player}’s calls is certain?", player=who),
            aim=say("Work out who has a card"),
            question=say(
                "It is {player}’s turn. One of these calls is certain to succeed. Which one?",
                player=who,
            ),
            hint=say("Tick one."),
        )
    return None


def _weighed(position: Position) -> tuple[Choice, ...]:
    """One call that is certain among others that are not; () where there is none to find."""
    state, form = position.state, position.form
    view = state.view(state.to_move)
    sure: list[Choice] = []
    open_: list[Choice] = []
    vain: list[Choice] = []
    for action in ordered(state.legal(), str(state.actions)):
        prospect = form.certainty(view, action)
        if prospect is not None:
            into = sure if prospect.sure else vain if prospect.vain else open_
            into.append(_weighed_choice(position, action, prospect))
    if not sure or len(open_) < _OPEN:
        return ()
    others = [*open_[:_OPEN], *vain[:_VAIN], *open_[_OPEN:]]
    return tuple(ordered([sure[0], *others[: _CHOICES - 1]], str(state.actions), "shown"))


def _weighed_choice(position: Position, action: int, prospect: Certainty) -> Choice:
    # That a call is in vain, its reason says.
    said = CERTAIN if prospect.sure else "" if prospect.vain else NOT_CERTAIN
    text = position.names.into(prospect.text)
    return Choice(str(action), position.label(action), (), prospect.sure, said, text, ())


# ------------------------------------------------------------------ a sheet


def _sheet(
    position: Position,
    choices: tuple[Choice, ...],
    *,
    title: str,
    aim: str,
    question: str,
    hint: str,
) -> MadeSheet:
    told = any(choice.verdict == CERTAIN for choice in choices)
    shown = moment(position, told=told)
    say = position.say
    players = say.all_of(players_of(position.form.ledger)[: position.state.seats])
    story = say("{players} play, and sit in this order around the table.", players=players)
    if len(position.form.ledger.forms) > 1:
        easy = say("They play the easy form, with the portraits alone.")
        story = f"{story} {easy}"
    if told:
        heard = say("All cards are dealt. All players hear these calls and answers.")
        story = f"{story} {heard}"
    asked = LessonQuestion(question, position.mover, shown.table, shown.hand, choices)
    return MadeSheet(
        "", title, aim, _MINUTES, story, hint, (asked,), moment=shown, several=not told
    )
