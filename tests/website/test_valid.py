"""Every page is valid HTML: html-validate finds nothing, by all rules that are recommended."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cardwright.ledger import load_ledger
from cardwright.ledger.games import GAMES
from cardwright.printing.cardlist import as_page, card_list
from tests.valid import RULES, faults
from tests.website.reading import PageRead

#: Elements that take a name without a role, and are better for it.
NAMED = {"section", "nav", "table", "form", "dialog"}


def test_no_rule_is_switched_off() -> None:
    rules = json.loads(RULES.read_text("utf-8"))
    assert rules == {"root": True, "extends": ["html-validate:recommended"]}


@pytest.mark.deep
def test_every_page_is_valid(site: Path) -> None:
    pages = [page for page in sorted(site.rglob("*.html")) if page.stem != "card-list"]
    assert len(pages) > 150
    assert faults(pages) == []


@pytest.mark.deep
def test_every_list_of_cards_is_valid(tmp_path: Path) -> None:
    pages = [tmp_path / f"{game}.html" for game in GAMES]
    for page in pages:
        page.write_text(as_page(card_list(load_ledger(page.stem))), encoding="utf-8")
    assert faults(pages) == []


@pytest.mark.deep
def test_a_fault_is_found(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    page.write_text("<!DOCTYPE html>\n<html lang='en'><p>This & that</html>\n", encoding="utf-8")
    assert any("no-raw-characters" in fault for fault in faults([page]))


def test_only_what_takes_a_name_has_one(pages: dict[str, PageRead]) -> None:
    """Newer versions of html-validate ask for it, which the Node of Debian 12 cannot run."""
    for name, page in pages.items():
        for tag, attributes in page.tags:
            if "aria-labelledby" in attributes and "role" not in attributes:
                assert tag in NAMED, f"{name}: <{tag}>"
