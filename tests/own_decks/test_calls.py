"""Sheets about calls: pupils’ answers are found by rules that are written here, in all deals."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from itertools import combinations
from typing import NamedTuple

import pytest

from cardwright.ledger import Ledger
from cardwright.lessons import LessonQuestion
from cardwright.lessons.made import MadeSheet, made_lessons
from cardwright.lessons.made.moments import players_of
from cardwright.printing.books.keys import verdict_line
from tests.own_decks import ledger_like

#: The sizes of the groups of decks, from the smallest to the largest.
SIZES = ((3, 3), (3, 4), (3, 3, 3), (6, 6), (4,) * 8, (3,) * 13, (6,) * 13)
#: So few cards have so few deals that all of them can be looked through.
SMALL = ((3, 3), (3, 4), (3, 3, 3), (4, 4, 4))


def deeper(sizes: tuple[int, ...]) -> tuple[pytest.MarkDecorator, ...]:
    """The largest is deep; in the quick tier test_lessons.py makes its workbook."""
    return (pytest.mark.deep,) if len(sizes) * sizes[0] > 50 else ()


@cache
def made(sizes: tuple[int, ...]) -> tuple[MadeSheet, ...]:
    return made_lessons(ledger_like("quartets", sizes))


def right(asked: LessonQuestion) -> list[str]:
    return [choice.label for choice in asked.choices if choice.ok]


#: The words for full groups: in quartets, and in the easy form of authors.
LAID = ("Groups", "Books")


class Table(NamedTuple):
    """A moment as pupils read it off the sheet."""

    mover: str
    hand: frozenset[str]
    counts: Mapping[str, int]  # the cards of the others
    laid: frozenset[str]  # groups

    @classmethod
    def of(cls, sheet: MadeSheet) -> Table:
        assert sheet.moment
        facts = dict(sheet.moment.table.facts)
        counts = re.findall(r"(\w+) has (\d+|no) cards?", facts["In the other hands"])
        (told,) = (
            facts[f"{what} on the table"] for what in LAID if f"{what} on the table" in facts
        )
        laid = re.findall(r"(Group \d+|\w+) \(\w+\)", told)
        hand = sheet.moment.hand
        return cls(
            hand.player,
            frozenset(name.rpartition(" (")[0] for _, name in hand.cards),
            {player: 0 if count == "no" else int(count) for player, count in counts},
            frozenset(laid),
        )


class Groups(dict[str, str]):
    """The group of each card of a deck, by name."""

    @classmethod
    def of(cls, ledger: Ledger) -> Groups:
        return cls({one.name: ledger.suit(one.group).name for one in ledger.authors})

    def cards(self, group: str) -> frozenset[str]:
        return frozenset(name for name, its in self.items() if its == group)


def called(label: str) -> tuple[str, str]:
    """Who is asked for which card."""
    found = re.fullmatch(r"Ask (\w+) for (.+)", label)
    assert found
    return found[1], found[2]


def sheets_like(made: Sequence[MadeSheet], kind: str) -> list[MadeSheet]:
    return [sheet for sheet in made if sheet.id.startswith(f"{kind}-")]


DECKS = [
    *(pytest.param(ledger_like("quartets", sizes), marks=deeper(sizes)) for sizes in SIZES),
    ledger_like("authors", (3, 4, 5)),
]


@pytest.mark.quick(1)
@pytest.mark.parametrize("ledger", DECKS, ids=lambda ledger: f"{len(ledger.authors)} names")
def test_who_may_be_asked_is_what_the_rules_say(ledger: Ledger) -> None:
    groups = Groups.of(ledger)
    asking = sheets_like(made_lessons(ledger), "ask")
    assert len(asking) == 3
    assert len({sheet.title for sheet in asking}) == 3
    for sheet in asking:
        table = Table.of(sheet)
        held = {groups[card] for card in table.hand}
        (asked,) = sheet.questions
        assert sheet.several
        assert "all that the rules allow" in sheet.hint
        assert {choice.ok for choice in asked.choices} == {True, False}
        for choice in asked.choices:
            other, card = called(choice.label)
            allowed = (
                groups[card] in held
                and card not in table.hand
                and groups[card] not in table.laid
                and table.counts[other] > 0
            )
            assert choice.ok == allowed, (sheet, choice)
            assert fits(choice.text, table, groups, other, card), choice.text


def fits(reason: str, table: Table, groups: Groups, other: str, card: str) -> bool:
    """Test if a reason is true."""
    group = groups[card]
    held = {groups[each] for each in table.hand}
    reasons = {
        f"{table.mover} has no card of the group {group}.": group not in held,
        f"{table.mover} already has this card.": card in table.hand,
        f"The group {group} is already on the table.": group in table.laid,
        f"The book {group} is already on the table.": group in table.laid,
        f"{other} has no cards left.": not table.counts[other],
        f"{table.mover} has another card of the group {group}.": group in held,
    }
    return reasons[reason]


class Heard(NamedTuple):
    """A call that was heard."""

    caller: str
    asked: str
    card: str
    yes: bool
    lays: bool

    @classmethod
    def all_of(cls, sheet: MadeSheet) -> list[Heard]:
        assert sheet.moment
        found = []
        for call in sheet.moment.heard:
            parts = re.fullmatch(
                r"(\w+) asks (\w+) for (.+) \([^()]+\)\. (Yes|No)\."
                r"( \1 lays down the (?:group|book) .+\.)?",
                call.text,
            )
            assert parts, call.text
            found.append(cls(parts[1], parts[2], parts[3], parts[4] == "Yes", bool(parts[5])))
        return found


Hands = dict[str, frozenset[str]]


def dealings(cards: frozenset[str], counts: Sequence[tuple[str, int]]) -> Iterator[Hands]:
    """All ways to give cards to players, so many to each."""
    if not counts:
        yield {}
        return
    (who, count), *others = counts
    for some in combinations(sorted(cards), count):
        for rest in dealings(cards - {*some}, others):
            yield {who: frozenset(some), **rest}


def at_the_deal(
    table: Table, heard: Sequence[Heard], groups: Groups
) -> tuple[Hands, dict[str, int]]:
    """The hand of the player to move when play began, and the number of cards of the others."""
    hand, counts = set(table.hand), dict(table.counts)
    for call in reversed(heard):
        if call.lays:
            group = groups.cards(groups[call.card])
            if call.caller == table.mover:
                hand |= group
            else:
                counts[call.caller] += len(group)
        if call.yes:
            for player, change in ((call.caller, -1), (call.asked, 1)):
                if player != table.mover:
                    counts[player] += change
                elif change > 0:
                    hand.add(call.card)
                else:
                    hand.discard(call.card)
    return {table.mover: frozenset(hand)}, counts


def at_the_end(hands: Hands, heard: Sequence[Heard], groups: Groups) -> Hands | None:
    """The hands after all calls; None if these hands do not agree with them."""
    if any(groups.cards(groups[card]) <= hand for hand in hands.values() for card in hand):
        return None  # a whole group is laid down at once
    hands = dict(hands)
    for call in heard:
        group = groups.cards(groups[call.card])
        may = hands[call.caller] & group and call.card not in hands[call.caller]
        if not may or (call.card in hands[call.asked]) != call.yes:
            return None
        if call.yes:
            hands[call.asked] -= {call.card}
            hands[call.caller] |= {call.card}
        if (group <= hands[call.caller]) != call.lays:
            return None
        if call.lays:
            hands[call.caller] -= group
    return hands


@pytest.mark.parametrize("sizes", SMALL, ids=str)
def test_a_call_is_certain_in_all_deals_that_agree_with_what_was_heard(
    sizes: tuple[int, ...],
) -> None:
    """All deals are looked through, and played on by rules that are written here."""
    groups = Groups.of(ledger_like("quartets", sizes))
    certain = sheets_like(made(sizes), "certain")
    assert len(certain) == 3
    for sheet in certain:
        table, heard = Table.of(sheet), Heard.all_of(sheet)
        own, counts = at_the_deal(table, heard, groups)
        laid = table.laid - {groups[call.card] for call in heard if call.lays}
        hidden = frozenset(n for n in groups if groups[n] not in laid) - own[table.mover]
        dealt = dealings(hidden, [*counts.items()])
        ends = [end for each in dealt if (end := at_the_end({**own, **each}, heard, groups))]
        assert ends
        for choice in sheet.questions[0].choices:
            other, card = called(choice.label)
            holding = [card in end[other] for end in ends]
            assert choice.ok == all(holding), (sheet, choice)
            said = "cannot miss" if choice.ok else "may miss" if any(holding) else "only miss"
            assert said in choice.text, (sheet, choice)


@pytest.mark.quick(1)
@pytest.mark.parametrize(
    "sizes", [pytest.param(sizes, marks=deeper(sizes)) for sizes in SIZES], ids=str
)
def test_decks_of_all_sizes_have_sheets_with_one_certain_call_among_open_ones(
    sizes: tuple[int, ...],
) -> None:
    certain = sheets_like(made(sizes), "certain")
    assert len(certain) == 3
    for sheet in certain:
        (asked,) = sheet.questions
        assert len(right(asked)) == 1
        assert not sheet.several
        assert sum("It may miss" in choice.text for choice in asked.choices) >= 2
        assert sheet.moment
        assert len(sheet.moment.heard) in range(1, 10)
    assert len(made(sizes)[-1].questions) == 10


def test_no_player_has_a_name_that_is_on_a_card() -> None:
    ledger = ledger_like("authors", (4, 4, 4), "de")
    first, *others = ledger.authors
    named = replace(ledger, authors=(replace(first, name="Clara Schumann"), *others))
    assert players_of(ledger)[:3] == ("Anna", "Ben", "Clara")
    assert players_of(named)[:3] == ("Anna", "Ben", "David")
    assert sorted(players_of(named)) == sorted(players_of(ledger))


def test_a_call_in_vain_has_its_reason_for_a_verdict() -> None:
    asked = [sheet.questions[0] for sheet in sheets_like(made((4, 4, 4)), "certain")]
    choices = [choice for each in asked for choice in each.choices]
    assert any("only miss" in choice.text for choice in choices)
    for choice in choices:
        assert ("only miss" in choice.text) == (not choice.verdict)
    assert verdict_line("A Ben", replace(choices[0], verdict=""))["label"] == "A Ben:"
