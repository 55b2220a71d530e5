"""What lets a reader check us: the sources, the share that is ours, and the marks on cards."""

from __future__ import annotations

import html
import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from cardwright.ledger import load_ledger
from cardwright.ledger.games import GAMES
from cardwright.printing.facts import in_words
from tests.website.reading import PageRead

Pages = dict[str, PageRead]
ROOT = Path(__file__).parents[2]


def raw(game: str) -> dict[str, Any]:
    """The ledger as it is written, read without the program."""
    return tomllib.loads((ROOT / f"seeds/{game.replace('-', '_')}.toml").read_text("utf-8"))


def links_out(ledger: dict[str, Any]) -> set[str]:
    told = (ledger["source"], *ledger["references"])
    return {entry["link"] for entry in told if "link" in entry}


def counted(ledger: dict[str, Any]) -> list[int]:
    """Clauses of the old source, of ours with another source behind them, and of ours alone."""
    kinds = Counter(
        (clause.get("ours", False), bool(clause.get("basis"))) for clause in ledger["clauses"]
    )
    return [kinds[False, False] + kinds[False, True], kinds[True, True], kinds[True, False]]


@pytest.mark.parametrize("game", GAMES)
def test_the_history_says_what_is_known_of_the_source(pages: Pages, game: str) -> None:
    source = raw(game)["source"]
    for name in ("title", "printed", "copy", "condition", "cards"):
        assert source[name] in pages[f"{game}/history.html"].text, name


def test_links_that_lead_off_the_site_are_those_of_the_ledgers_and_marked(pages: Pages) -> None:
    known = {game: links_out(raw(game)) for game in GAMES}
    assert "https://www.pagat.com/marriage/66.html" in known["sixty-six"]
    every = set().union(*known.values())
    for name, page in pages.items():
        out = [a for a in page.all("a") if a.get("href", "").startswith("http")]
        assert {a["href"] for a in out} <= every, name
        assert all({"external", "noreferrer"} <= {*a["rel"].split()} for a in out), name
        assert page.text.count("→ another site") == len(out), name
    for game, links in known.items():
        there = {a.get("href") for a in pages[f"{game}/history.html"].all("a")}
        assert links <= there, game


@pytest.mark.parametrize("game", GAMES)
def test_a_bar_is_as_long_as_the_sentences_of_each_origin(pages: Pages, game: str) -> None:
    sizes = counted(raw(game))
    page = pages[f"{game}/history.html"]
    bars = [int(rect["width"]) for rect in page.all("rect")]
    assert bars == [size for size in sizes if size]
    starts = [int(rect["x"]) for rect in page.all("rect")]
    assert starts == [sum(bars[:n]) for n in range(len(bars))]
    for size in filter(None, sizes):
        assert f"{size} of {sum(sizes)} " in page.text
    assert f"{sizes[1] + sizes[2]} are marked ❧ ours" in page.text


@pytest.mark.parametrize("game", GAMES)
def test_other_sources_are_named_and_not_by_a_code(pages: Pages, game: str) -> None:
    """On the page of the history, and beside each rule that rests on one."""
    for reference in raw(game)["references"]:
        assert reference["text"] in pages[f"{game}/history.html"].text
    named = {link["href"] for link in pages[f"{game}/law.html"].all("a")}
    keys = {key for clause in raw(game)["clauses"] for key in clause.get("basis", ())}
    assert {f"history.html#source-{key}" for key in keys} <= named
    text = pages[f"{game}/law.html"].text.split()
    assert not {key for key in keys if key in text}


@pytest.mark.parametrize("game", ["court", "card-tennis"])
def test_where_no_copy_can_be_seen_the_way_to_report_one_is_told(pages: Pages, game: str) -> None:
    assert "link" not in raw(game)["source"]
    for page in (f"{game}/history.html", "about.html"):
        text = pages[page].text
        assert "a transcription, not from the paper itself" in text
        assert "Do you own a copy" in text
        assert "#report" in {link["href"] for link in pages[page].all("a")}
        assert "report" in pages[page].ids


def test_rules_that_are_cited_together_lead_to_each_other(pages: Pages) -> None:
    """The right to call in a group, and the ruling that stacked cards serve as well."""
    law = pages["portrait-authors/law.html"]
    told = re.sub(r"\s+", " ", law.text)
    assert "See also: AUTH-D1" in told
    assert "See also: AUTH-R2" in told
    assert "and have stacked none, so you may not call in that group" in told


def test_the_page_about_us_has_the_bar_of_every_game(pages: Pages) -> None:
    drawn = [int(rect["width"]) for rect in pages["about.html"].all("rect")]
    assert drawn == [size for game in GAMES for size in counted(raw(game)) if size]


def captions(site: Path, game: str) -> dict[str, str]:
    """The caption of each picture of the gallery without its tags, by the alternative text."""
    told = (site / f"{game}/cards.html").read_text("utf-8")
    figures = re.findall(r"<figure>(.*?)</figure>", told, re.DOTALL)
    alt = (re.search('alt="(.*?)"', figure) for figure in figures)
    under = (re.sub("<.*?>", "", figure.partition("<figcaption>")[2]) for figure in figures)
    return {
        html.unescape(name[1]): " ".join(words.split())
        for name, words in zip(alt, under, strict=True)
        if name
    }


def test_each_card_of_an_author_says_who_named_the_author(site: Path) -> None:
    found = captions(site, "portrait-authors")
    marks = {"source": "", "copy": "from a copy", "ours": "❧ ours"}
    for author in raw("portrait-authors")["authors"]:
        for side in ("portrait", "sketch"):
            name = f"{author['name']}, {side}"
            assert found[name].removeprefix(name).strip() == marks[author["named"]]


def test_numbers_of_cards_that_are_ours_are_marked(site: Path) -> None:
    found = captions(site, "card-tennis")
    for name, words in {"Serve": "× 24 ❧ ours", "Net": "× 4 ❧ ours", "Ball": "× 8 ❧ ours"}.items():
        assert found[name] == f"{name} {words}"
    assert found["Tray"] == "Tray × 4"  # one for each player, as the rules have it


@pytest.mark.parametrize("game", ["court", "sixty-six", "nations"])
def test_nothing_else_is_marked(site: Path, game: str) -> None:
    assert not [name for name, words in captions(site, game).items() if "ours" in words]


def test_the_authors_are_counted_rightly() -> None:
    ledger = raw("portrait-authors")
    many = Counter(author["named"] for author in ledger["authors"])
    told = ledger["source"]["cards"]
    assert f"The rules name {in_words(many['source'])} authors." in told
    assert f"names {in_words(many['copy'])} more" in told
    assert f"The other {in_words(many['ours'])} authors are ours" in told
    ours = [suit["name"] for suit in ledger["suits"] if suit.get("ours")]
    assert f"the groups {' and '.join(ours)}" in told


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_reading_can_be_reported(pages: Pages, game: str) -> None:
    page = pages[f"{game}/history.html"]
    file = re.search(r"seeds/\w+\.toml", page.text)
    sentence = re.search(r"Sentence: (\S+)", page.text)
    assert file
    assert sentence
    assert f'id = "{sentence[1]}"' in (ROOT / file[0]).read_text("utf-8")
    assert load_ledger(game).clause(sentence[1]).text
    reported = {a.get("href", "") for a in pages[f"{game}/law.html"].all("a")}
    assert "history.html#report" in reported


@pytest.mark.parametrize("name", ["court/history.html", "about.html", "checked.html"])
def test_the_line_that_builds_again_is_that_of_the_readme(pages: Pages, name: str) -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    line = re.search(r"<!-- ci: build -->\n```sh\n(.*)\n```", readme)
    assert line
    assert line[1] in pages[name].text
