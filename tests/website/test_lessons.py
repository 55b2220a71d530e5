"""The lessons on the pages: exactly what the engine says, whole without a script."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote

import pytest

from cardwright.engine import judge
from cardwright.engine.sentence import PlayerNames
from cardwright.ledger import load_ledger
from cardwright.ledger.games import GAMES
from cardwright.lessons import Judged
from cardwright.lessons.dealing import form_of
from cardwright.lessons.turns import FEW
from cardwright.printing.web_addresses import lesson_address
from tests.taught import KIND, NAMED, TAUGHT, lessons
from tests.website.reading import PageRead

Pages = dict[str, PageRead]


@dataclass
class Rows(HTMLParser):
    """Every row of the verdicts of a page: question, key, label, verdict, reason, clauses."""

    rows: list[tuple[str, str, str, str, str, tuple[str, ...]]] = field(default_factory=list)
    table: str = ""  # the id of the question
    key: str = ""
    verdict: str = ""
    cells: list[str] = field(default_factory=list)
    cited: list[str] = field(default_factory=list)
    skipping: int = 0

    def __post_init__(self) -> None:
        super().__init__()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        said = {name: value or "" for name, value in attrs}
        if tag == "table":
            self.table = said.get("aria-labelledby", "")
        elif tag == "tr":
            self.key, self.cells, self.cited = said.get("data-key", ""), [], []
        elif tag in {"th", "td"}:
            self.cells.append("")
            self.verdict = said.get("class", "") if len(self.cells) == 2 else self.verdict
        elif tag == "a" and self.cells:
            self.cited.append(unquote(said["href"].removeprefix("#")))
            self.skipping += 1

    def handle_endtag(self, tag: str) -> None:
        if tag == "a" and self.skipping:
            self.skipping -= 1
        elif tag == "tr" and self.key:
            label, word, why = (re.sub(r"\s+", " ", cell).strip() for cell in self.cells)
            ok = f"{self.verdict}: {word}"
            self.rows.append((self.table, self.key, label, ok, why, tuple(self.cited)))
        elif tag == "tr":
            self.cells = []

    def handle_data(self, data: str) -> None:
        if self.cells and not self.skipping:
            self.cells[-1] += data


def expected(judged: Judged) -> list[tuple[str, str, str, str, str, tuple[str, ...]]]:
    """The rows that a lesson should have."""
    name = f"try-{judged.lesson.id}"
    if judged.lesson.kind == "order":
        return []
    asked = [(f"{name}-move-{s.number}", s.stop) for s in judged.steps if s.stop]
    asked += [(f"{name}-asked", judged.asked)] if judged.asked else []
    found = []
    for place, question in asked:
        for choice in question.choices:
            verdict = f"{'yes' if choice.ok else 'no'}: {choice.verdict}"
            thought = f"One might think: “{choice.thought}” No: " if choice.thought else ""
            why = " ".join([thought + choice.text, *(line.text for line in choice.then)])
            clauses = [*choice.clauses, *(c for line in choice.then for c in line.clauses)]
            found.append((place, choice.key, choice.label, verdict, why, tuple(clauses)))
    return found


@pytest.mark.quick(1)
@pytest.mark.parametrize("game", TAUGHT)
def test_the_page_holds_exactly_the_verdicts_of_the_engine(site: Path, game: str) -> None:
    for judged in lessons(game):
        rows = Rows()
        rows.feed((site / lesson_address(game, judged.lesson.id)).read_text(encoding="utf-8"))
        assert rows.rows == expected(judged)


DEALS = [named for named in NAMED if KIND[named] == "deal"]


@pytest.mark.parametrize(("game", "name"), DEALS)
def test_a_deal_to_step_through_tells_what_the_engine_tells(
    site: Path, game: str, name: str
) -> None:
    """Played anew: what the page has as allowed, refused, told and counted at every move."""
    lesson = next(judged.lesson for judged in lessons(game) if judged.lesson.id == name)
    names, setting = PlayerNames(lesson.players), lesson.setting
    form = form_of(lesson)
    state = form.deal(setting.seed, order=None, dealer=setting.dealer, seats=len(lesson.players))
    assert not setting.order
    page = (site / lesson_address(game, name)).read_text(encoding="utf-8")
    moves = re.findall(r'<li data-step="Move \d+".*?</details>.*?</li>', page, re.DOTALL)
    assert len(moves) == len(setting.actions)
    for text, move in zip(setting.actions, map(unescape, moves), strict=True):
        action = form.parse(text, state)
        legal = [names.into(form.describe(each, state)) for each in state.legal()]
        told = re.search(r"<dt>Allowed</dt> <dd>(.*?)</dd>", move)
        assert told
        assert told[1] == "; ".join(legal) or (form.asks and len(legal) > FEW)
        held = {*state.hand(state.to_move)}
        for other in range(form.card_actions):
            mine = [card for card in form.plays(other) if card in held]
            verdict = judge(state, other) if mine else None
            if verdict and not verdict.ok:
                name = form.face(mine[0]).name
                refusal = rf"{name}\b[^.]*\. {re.escape(names.into(verdict.text))}"
                assert re.search(refusal, move), (text, name)
                assert f'href="#{verdict.clause}"' in move
        assert f'data-player="{names.of(state.to_move)}"' in move
        assert all(names.into(event.text) in move for event in form.action_events(state, action))
        state = state.apply(action)
    assert state.outcome


@pytest.mark.parametrize("game", TAUGHT)
def test_every_word_of_a_lesson_stands_on_the_page(pages: Pages, game: str) -> None:
    for judged in lessons(game):
        text = pages[lesson_address(game, judged.lesson.id)].text
        assert judged.lesson.title in text
        assert judged.lesson.story in text
        asked_once = judged.asked is not None
        told = [*judged.deal]
        for step in judged.steps:  # a card that is only played lies there, and is not told, too
            told += step.told[1:] if asked_once and step.only_plays else step.told
        assert [line.text for line in told if line.text not in text] == []
        for trick in judged.laid if asked_once else ():
            assert all(f"{card.why} {card.name}" in text for card in trick.cards)
        for asked in judged.questions:
            assert asked.question in text
            shown = judged.lesson.kind != "order" or asked is judged.questions[0]
            assert not shown or all(f"{n} {fact}" in text for n, fact in asked.table.facts)


@pytest.mark.parametrize("game", TAUGHT)
def test_everything_that_can_be_tried_has_its_verdict(pages: Pages, game: str) -> None:
    for judged in lessons(game):
        page = pages[lesson_address(game, judged.lesson.id)]
        if judged.lesson.kind == "order":
            continue
        tried = [a["data-key"] for a in page.all("li") if "data-key" in a]
        answered = [a["data-key"] for a in page.all("tr") if "data-key" in a]
        assert answered == [c.key for asked in judged.questions for c in asked.choices]
        wanted: list[str] = []
        for asked in judged.questions:  # of cards that are alike every one can be tried
            wanted += [choice.key for *_, choice in asked.in_hand if choice]
            wanted += [choice.key for choice in asked.others]
        assert tried == wanted
        assert {*tried} == {*answered}


@pytest.mark.parametrize("game", TAUGHT)
def test_moves_to_put_in_order_stand_there_with_why_not_otherwise(pages: Pages, game: str) -> None:
    for judged in (one for one in lessons(game) if one.lesson.kind == "order"):
        page = pages[lesson_address(game, judged.lesson.id)]
        keys = [a["data-key"] for a in page.all("li") if "data-key" in a]
        first, *_ = asked = judged.questions
        wanted = [choice.key for choice in first.choices]
        for one in asked:
            wanted += [choice.key for choice in one.choices if choice.ok]
            wanted += [choice.key for choice in one.choices if not choice.ok]
            for choice in one.choices:
                assert choice.ok or f"Not yet “{choice.label}”: {choice.text}" in page.text
        assert keys == wanted


@pytest.mark.parametrize("game", TAUGHT)
def test_every_clause_that_a_lesson_cites_can_be_read_on_its_page(pages: Pages, game: str) -> None:
    ledger = load_ledger(game)
    for judged in lessons(game):
        page = pages[lesson_address(game, judged.lesson.id)]
        for name in judged.cited:
            assert name in page.ids
            assert " ".join(ledger.clause(name).text.split()) in page.text


def test_a_game_without_lessons_has_no_course(pages: Pages) -> None:
    for game in GAMES:
        assert (f"{game}/learn.html" in pages) == (game in TAUGHT)
        assert (f"{game}/learn.html" in pages[f"{game}.html"].addresses) == (game in TAUGHT)
