"""The table of Portrait Authors, as one seat sees it, and whether a call can miss.

What lies stacked is told by its authors; what a stack counts is for the reader to say.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from cardwright.engine.games.portrait_authors.quartets import NARRATIONS
from cardwright.engine.games.portrait_authors.view import AuthorsView, PublicEvent
from cardwright.engine.outcome import NOBODY, Event
from cardwright.engine.seat_view import (
    Certainty,
    Fact,
    SeatView,
    VisiblePile,
    faces,
    in_hand,
    side_name,
    sides_of,
    table_of,
)
from cardwright.engine.sentence import all_of, join, say, series, so_many
from cardwright.ledger.own_deck import words_of

if TYPE_CHECKING:
    from cardwright.engine.games.portrait_authors.form import PortraitAuthors


def seat_view(form: "PortraitAuthors", view: AuthorsView) -> SeatView:
    """The table as a seat sees it: the stacks, their owners, and the number of cards elsewhere.

    What was called and answered before is for each to remember.
    """
    name = form.ledger.words.suit if form.list_game in NARRATIONS else "stack"
    stacks = (VisiblePile(name, seat, faces(form, cards)) for seat, cards in view.piles)
    bank = (VisiblePile("Bank", down=view.bank),) if view.table.banks else ()
    sides = sides_of(form, view.held, view.counts, view.tricks)
    return replace(
        table_of(form, view, view.question, sides, _facts(form, view)),
        piles=(*bank, *stacks),
        awards=view.awards,
    )


def _facts(form: "PortraitAuthors", view: AuthorsView) -> Iterator[Fact]:
    """The player to move, the places of the cards, and the stacks of all."""
    if view.to_move != NOBODY:
        call = "To ask" if form.list_game in NARRATIONS else "To call"
        asked = call if view.question == "call" else "May stack, or draw once more"
        yield Fact(asked, side_name([view.to_move]))
    yield Fact("In hand", in_hand(view))
    if view.table.banks:
        yield Fact("Bank", so_many(view.bank, "face-down card") if view.bank else "empty")
    for seat in range(len(view.held)):
        stacked = [_stacked(form, cards) for who, cards in view.piles if who == seat]
        if stacked:
            groups = form.ledger.words.suits.capitalize()
            laid = f"{groups} of" if form.list_game in NARRATIONS else "Stacked by"
            yield Fact(say(f"{laid} {{seat:seat}}", seat=seat), "; ".join(stacked))


def _stacked(form: "PortraitAuthors", cards: Sequence[int]) -> str:
    """The text for one stack: “all the Poets”, “of the Poets, … and …”; of quartets the group."""
    if form.list_game in NARRATIONS:
        return form.ledger.suit(form.pack[cards[0]].suit).name
    if frozenset(cards) in form.books:
        return f"all the {form.book_names[form.books.index(frozenset(cards))]}"
    authors = dict.fromkeys(form.pack[card].author for card in cards)
    group = form.ledger.suit(form.pack[cards[0]].suit).name
    return f"of the {group}, {all_of([form.ledger.author(author).name for author in authors])}"


def evidence(
    form: "PortraitAuthors", view: AuthorsView, card: int, holder: int
) -> tuple[Event, ...]:
    """The evidence, seen and heard, by which a seat can tell that another must hold a card.

    It is that the card was given to the holder; or of everybody else why it is not there; and where
    that does not say enough, that the holder called in its group and can have no other card of it.
    """
    told = [event for event in view.history if event.asked >= 0]
    of_card = [event for event in told if event.cards == (card,)]
    if of_card and of_card[-1].seat == holder and of_card[-1].what != "missed":
        text = words_of(form.ledger)("All have seen it go to {seat:seat}.")
        return (Event(say(text, seat=holder), ("AUTH-R1c",)),)
    words, own = words_of(form.ledger), form.ledger.own_deck  # whose words are plainer
    found = []
    for seat in range(len(view.held)):
        called = any(event.seat == seat for event in of_card)
        denied = any(event.asked == seat for event in of_card)
        if seat in {view.seat, holder}:
            continue
        if called:
            text, clause = "{seat:seat} called for it, and so lacks it.", "AUTH-R2"
            text = "{seat:seat} asked for it, and so lacks it." if own else text
        elif denied:
            text, clause = "{seat:seat} was asked for it, and lacks it.", "AUTH-R1c"
        elif not view.held[seat]:
            text, clause = "{seat:seat} has no cards.", "AUTH-B9"
        else:
            continue
        found.append(Event(say(words(text), seat=seat), (clause,)))
    if len(found) < len(view.held) - 2 and _called_with(form, view, told, card, holder):
        name = form.ledger.suit(form.pack[card].suit).name
        text = "{seat:seat} called in {group}, and so held one of them; no other is left."
        if own:
            text = "{seat:seat} asked in {group}, and so held one of them; no other is left."
        if own and own.game == "pairs":
            text = "{seat:seat} asked for the other card of this pair, and so has this one."
        found.append(Event(say(words(text), seat=holder, group=name), ("AUTH-R2",)))
    return tuple(found)


def _called_with(
    form: "PortraitAuthors", view: AuthorsView, told: Sequence[PublicEvent], card: int, holder: int
) -> bool:
    """Test if the holder has called in the group of the card, and had none but this one to do so.

    What others gave for it was no card to call with.
    """
    group = {one.number for one in form.pack if one.suit == form.pack[card].suit}
    calls = [event for event in told if event.seat == holder and group.issuperset(event.cards)]
    got = {one for event in calls if event.what != "missed" for one in event.cards}
    may = {one for one in group if holder in view.possible[one]}
    return bool(calls) and may - got == {card}


def certainty(form: "PortraitAuthors", view: AuthorsView, action: int) -> Certainty | None:
    """Test if a call for a card may miss, for all that the caller has seen and heard.

    None for what is no such call.
    """
    if action >= form.card_actions:
        return None
    words = words_of(form.ledger)
    seat, card = divmod(action, len(form.pack))
    holders = view.possible[card]
    if holders == (seat,):
        sure = say(words("It cannot miss: nobody but {seat:seat} can have the card."), seat=seat)
        why = (event.text for event in evidence(form, view, card, seat))
        return Certainty(join((sure, *why), " "), sure=True)
    if seat not in holders:
        vain = say(words("It can only miss: {seat:seat} cannot have the card."), seat=seat)
        return Certainty(vain, vain=True)
    several = ["the Bank" if other == NOBODY else side_name([other]) for other in holders]
    open_ = words("It may miss: {who} may have the card.")
    return Certainty(say(open_, who=series(several, words("or"))))
