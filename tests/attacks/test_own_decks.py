"""Hostile decks of one's own are answered with a sentence, at once, and with nothing foreign."""

from __future__ import annotations

import re

import pytest

from tests.attacks.deck_attacks import ATTACKS, Answer, answers
from tests.pace import is_within
from tests.tiers import ALONE, every, few

CONTROLS = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")
#: What a message has at most: a hundred lines.
LONG = 25_000
BUILD = ("build", "DECK", "--only", "deck", "--paper", "a4", "-o", "out", "--no-cache", *ALONE)


def faults(answer: Answer, seconds: float, megabytes: float) -> list[str]:
    """All that is wrong with an answer; nothing where it is as it should be."""
    attack, report, told = answer.attack, answer.report, answer.told
    wrong = {
        f"exit code {report['code']}, not {attack.code}": report["code"] != attack.code,
        f"does not say “{attack.says}”": attack.says not in told,
        "says something that cannot be seen": CONTROLS.search(told),
        f"says {len(told)} characters": len(told) > LONG,
        f"is foreign: {report['foreign'][:3]}": report["foreign"],
        f"takes {report['seconds']:.1f} seconds": not is_within(report["seconds"], seconds),
        f"takes {report['megabytes']:.0f} MB": report["megabytes"] > megabytes,
        "has changed the deck": not answer.unchanged,
        f"has left {answer.left}": answer.left and attack.code,
    }
    return [f"{attack.name}: {what}: {told[:300]}" for what, is_so in wrong.items() if is_so]


@pytest.mark.quick(1)
@pytest.mark.parametrize(
    "kind",
    [pytest.param(kind, marks=pytest.mark.deep if "heavy" in kind else ()) for kind in ATTACKS],
)
@pytest.mark.parametrize("part", every(16, range(16), deep=4))
def test_a_hostile_deck_is_checked_at_once_and_nothing_foreign_is_touched(
    kind: str, part: int
) -> None:
    chosen = ATTACKS[kind][part::16]
    found = [
        fault for answer in answers(chosen, "check", "DECK") for fault in faults(answer, 2, 300)
    ]
    assert not found, "\n".join(found)


@pytest.mark.deep
@pytest.mark.parametrize("part", few(8, range(8)))
@pytest.mark.parametrize("kind", ATTACKS)
def test_a_hostile_deck_becomes_a_deck_or_nothing(kind: str, part: int) -> None:
    found = []
    attacks = [attack for attack in ATTACKS[kind] if not attack.closed]  # root's folders are closed
    for answer in answers(attacks[part::8], *BUILD):
        right = answer.attack.code == 0
        quiet = answer.attack._replace(says="") if right else answer.attack  # a build has no notes
        found += faults(answer._replace(attack=quiet), 10, 400)
        if right and answer.left != ["out"]:
            found.append(f"{answer.attack.name}: has left {answer.left}")
    assert not found, "\n".join(found)


def test_every_attack_has_a_name_of_its_own_and_there_are_enough() -> None:
    names = [attack.name for attacks in ATTACKS.values() for attack in attacks]
    assert len(names) == len(set(names)) > 250
