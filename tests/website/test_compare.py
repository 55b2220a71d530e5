"""The page “Compare the games”: each pair says what one does, how one wins, and what is luck."""

from __future__ import annotations

import gzip
import re
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from mkdocs.utils.meta import get_data

from cardwright import paths
from cardwright.ledger import load_ledger
from cardwright.ledger.games import GAMES
from tests.website.reading import PageRead

Pages = dict[str, PageRead]
PAGE = "compare.html"
#: What a visitor asks of two games. Players, minutes and age come first.
TOPICS = ["In a turn", "You win", "What is luck", "Easier for a child", "You remember"]


def head() -> dict[str, Any]:
    _, found = get_data(paths.data("site", "docs", "compare.md").read_text("utf-8"))
    return dict(found)


@pytest.mark.parametrize("pair", [*combinations(GAMES, 2)], ids="-".join)
def test_each_pair_is_compared_in_every_topic(site: Path, pair: tuple[str, str]) -> None:
    html = (site / PAGE).read_text("utf-8")
    one, other = pair
    anchor = f"{one}-and-{other}"
    anchor = anchor if f'id="{anchor}"' in html else f"{other}-and-{one}"
    own = html[html.index(f'id="{anchor}"') :]
    own = own[: own.index("</table>")]
    text = " ".join(re.sub("<[^>]+>", " ", own).split())
    each = {row["topic"]: row for row in head()["each"]}
    assert [*each] == TOPICS
    for game in pair:
        ledger = load_ledger(game)
        assert f"about {ledger.minutes}" in text
        assert f"{ledger.age}+" in text
        for topic in TOPICS:
            assert each[topic][game] in text


def test_what_is_said_of_a_game_is_in_its_law() -> None:
    """The figures of a win, of the hands dealt, and of the rarest stroke."""
    told = {row["topic"]: row for row in head()["each"]}
    assert "seven points" in load_ledger("court").clause("COURT-CNT-1").text
    assert "seven points" in load_ledger("sixty-six").clause("S66-X15").text
    assert "ten points" in load_ledger("nations").clause("NAT-4").text
    assert "six games" in load_ledger("card-tennis").clause("TEN-24").text
    assert "Six cards" in load_ledger("court").clause("COURT-2H-2").text
    assert "thirteen of each" in load_ledger("nations").clause("NAT-B1").text
    assert "four nets" in load_ledger("card-tennis").clause("TEN-C").text
    assert "Only four of 48 are nets" in told["What is luck"]["card-tennis"]


def test_the_page_is_light(site: Path) -> None:
    assert len(gzip.compress((site / PAGE).read_bytes())) <= 30 * 1024
