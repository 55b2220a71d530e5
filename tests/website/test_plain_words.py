"""The pages of the site and its scripts speak plain English."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from cardwright.ledger import load_ledger
from cardwright.ledger.games import GAMES
from tests.plain_words import lapses
from tests.website.said import of_page, on_page
from tests.website.strings import of_script

TEMPLATES = Path(__file__).parents[2] / "templates/site"
SCRIPTS = [*sorted((TEMPLATES / "assets").glob("*.js")), TEMPLATES / "sw.js"]
#: Words a sentence: in the mean, and at most.
MEAN, LONGEST = 14, 28
#: The pages with texts of another kind: rulebooks, laws, the manual, cards in words.
ELSEWHERE = ("rules.html", "law.html", "manual", "card-list")
#: Texts of scripts that are no sentences: words that a search leaves out, and a program.
NO_SENTENCES = ("a about an and any", "import json")


def prose(site: Path) -> Iterator[Path]:
    """The pages of the site that are neither a rulebook nor law, lesson or manual."""
    for path in sorted(site.rglob("*.html")):
        if "lessons" not in path.parts and not path.name.startswith(ELSEWHERE):
            yield path


def faults(texts: Iterable[str]) -> list[str]:
    """The lapses of texts; only sentences with their full stop count for the mean."""
    law = [clause.text for game in GAMES for clause in load_ledger(game).clauses]
    own = [text for text in texts if not any(clause in text for clause in law)]
    whole = [text for text in own if text.endswith((".", "?", "!", ":"))]
    labels = [text for text in own if text not in whole]
    return [*lapses(whole, MEAN, LONGEST, "site"), *lapses(labels, LONGEST, LONGEST, "site")]


def test_pages_speak_plainly(site: Path) -> None:
    found = {path.relative_to(site).as_posix(): on_page(path) for path in prose(site)}
    assert len(found) > 60
    assert sum(map(len, found.values())) > 3000
    assert not {page: lapsed for page, texts in found.items() if (lapsed := faults(texts))}


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.stem)
def test_scripts_speak_plainly(script: Path) -> None:
    texts = of_script(script.read_text("utf-8"))
    assert not faults(text for text in texts if not text.startswith(NO_SENTENCES))


def test_the_scripts_have_texts() -> None:
    said = [text for script in SCRIPTS for text in of_script(script.read_text("utf-8"))]
    assert len(said) > 250
    assert "Ann’s turn." in " ".join(said)


@pytest.mark.parametrize(
    "sentence",
    [
        "In the upper margin of the front stand two rings.",
        "Whoever doubts a figure can build it again.",
        "This is remembered in your browser, and nowhere else.",
        "Perhaps it was dealt to somebody else.",
        "Each sheet tells how.",
        "The checklist is looked at, and the others are taken back.",
        "Matt card takes engraved lines best.",
        "The pages are made anew, and the cards likewise.",
        "Backs may lie aside by up to 4 mm, and that is seen in the mean. "
        + "One more " * 15
        + ".",
    ],
)
def test_a_sentence_of_the_old_kind_is_found(sentence: str) -> None:
    assert faults(of_page(f"<div><p>It is fine.</p><p><b>So</b>: {sentence}</p></div>"))
    assert faults(of_page(f'<meta name="description" content="{sentence}">'))
    assert faults(of_script(f"const said = now ? `${{name}} plays. {sentence}` : `${{name}}`;"))


def test_what_is_long_in_the_mean_is_found() -> None:
    long = f"<p>{'This sentence is not much too long, yet every one of them is so. ' * 3}</p>"
    assert faults(of_page(long.replace("so.", "just as long as that.")))
    assert not faults(of_page("<p>This sentence is short.</p>"))


@pytest.mark.parametrize("kind", ['article class="guide"', 'div class="sides"'])
def test_texts_of_rulebooks_and_laws_are_not_those_of_the_page(kind: str) -> None:
    """Another test holds them, to other lengths."""
    old = "<p>Whoever leads, stands.</p>"
    assert not faults(of_page(f"<{kind}>{old}</{kind.partition(' ')[0]}>"))
    assert faults(of_page(f"<{kind}></{kind.partition(' ')[0]}>{old}"))
