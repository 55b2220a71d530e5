"""Several hands make what one hand makes, and none is left when the work ends in whatever way."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from generator import printing
from generator.build import build, order
from generator.crew import Crew, cores
from generator.errors import LedgerError
from generator.printing import Files, Printing
from generator.shelf import Made
from generator.staging import listing

CACHE = None


def work(name: str, hand: int) -> Files:
    """What a test printing makes: itself; in another process perhaps an end of it."""
    if name == "dies" and os.getpid() != hand:
        os._exit(9)
    if name == "fails":
        raise LedgerError("court.toml: this is wrong")
    return {name: str(os.getpid() != hand).encode()}


def some(*names: str) -> list[Printing]:
    from functools import partial

    mine = os.getpid()
    return [Printing(n, f"game {i % 3}", n, n, partial(work, n, mine)) for i, n in enumerate(names)]


def here(step: Printing) -> Made:
    return Made(step.make(), {})


def made(*names: str, hands: int = 3) -> dict[str, bytes]:
    with Crew(hands, None, here) as crew:
        return {name: data for _, one in crew.made(some(*names)) for name, data in one.files.items()}


def test_everything_is_made_once_and_not_by_one_hand_alone() -> None:
    names = [str(number) for number in range(60)]
    found = made(*names)
    assert sorted(found) == sorted(names)


def test_one_hand_needs_no_other_process() -> None:
    assert set(made("a", "b", hands=1).values()) == {b"False"}
