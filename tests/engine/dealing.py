"""Positions for tests: deals of Court or Sixty-Six for two hands, from the hands as written."""

from cardwright.engine import load_game
from cardwright.engine.games.trick_and_draw.form import TrickAndDraw
from cardwright.engine.games.trick_and_draw.state import TrickAndDrawState


def form_of(game: str, name: str = "two-handed", **agreed: str | bool) -> TrickAndDraw:
    """A form for two hands and a stock."""
    form = load_game(game).form(name).with_options(**agreed)
    assert isinstance(form, TrickAndDraw)
    return form


def dealt(
    form: TrickAndDraw, first: str, second: str, turn_up: str, stock: str = "", *, dealer: int = 0
) -> TrickAndDrawState:
    """The state where the first player and the second were dealt these cards.

    Cards are in notation; the stock begins as written and goes on with what is left over.
    """
    one, two = ([form.parse(card) for card in hand.split()] for hand in (first, second))
    top = [form.parse(card) for card in (turn_up, *stock.split())]
    rest = [card.number for card in form.pack if card.number not in {*one, *two, *top}]
    order = [*one[:3], *two[:3], *one[3:], *two[3:], *top, *rest]
    return form.deal(order=order, dealer=dealer)


def played(state: TrickAndDrawState, actions: str) -> TrickAndDrawState:
    """The state after actions in notation, which are taken to be legal."""
    for action in actions.split():
        state = state.apply(state.form.parse(action))
    return state
