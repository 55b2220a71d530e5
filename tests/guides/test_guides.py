"""The guides: alike in plan, true to their ledgers, not too long for an evening."""

import re

import pytest

from cardwright.ledger import load_ledger
from cardwright.ledger.games import GAMES
from cardwright.printing.diagrams.deals import deals
from cardwright.printing.diagrams.plays import plays
from cardwright.printing.guides import Figure, Heading, Rounds, load_guide
from cardwright.printing.guides.template import guide_source

#: The sections of a rulebook in their order; between them each game has its own.
SECTIONS = (
    "At a glance",
    "The cards",
    "Set-up",
    "More rules",
    "Scoring",
    "What if …?",
    "Good advice",
    "Try it yourself",
    "Words of the game",
    "Quick reference",
)


@pytest.mark.quick(1)
@pytest.mark.parametrize("game", GAMES)
def test_every_guide_has_the_same_sections(game: str) -> None:
    headings = [
        b.text
        for b in load_guide(load_ledger(game)).blocks
        if isinstance(b, Heading) and b.level == 2
    ]
    assert tuple(heading for heading in headings if heading in SECTIONS) == SECTIONS


@pytest.mark.parametrize("game", GAMES)
def test_every_rulebook_tells_a_whole_deal(game: str) -> None:
    blocks = load_guide(load_ledger(game)).blocks
    told = [each.head for block in blocks if isinstance(block, Rounds) for each in block.rounds]
    whole = [each.head for each in plays(deals(load_ledger(game))["first"])]
    assert told == whole
    assert deals(load_ledger(game))["first"].states[-1].over


@pytest.mark.parametrize("game", GAMES)
def test_every_guide_tells_of_every_form(game: str) -> None:
    told = load_guide(load_ledger(game)).text.casefold()
    own = {"two-handed": "two", "full": "", "singles": "singles"}
    for form in load_ledger(game).forms:
        assert own.get(form.name, form.title).casefold() in told


@pytest.mark.parametrize("game", GAMES)
def test_every_guide_cites_clauses_that_hold_and_draws_cards(game: str) -> None:
    guide, ledger = load_guide(load_ledger(game)), load_ledger(game)
    binding = [clause for clause in ledger.clauses if clause.kind in ("rule", "ruling")]
    assert len(guide.clause_ids) >= min(20, len(binding) * 3 // 4)
    for name in guide.clause_ids:
        assert ledger.clause(name).kind != "history"
    assert sum(isinstance(block, Figure) for block in guide.blocks) >= 3


@pytest.mark.parametrize("game", GAMES)
def test_a_guide_is_read_in_half_an_hour(game: str) -> None:
    rules = sum(len(clause.text.split()) for clause in load_ledger(game).clauses)
    assert min(600, rules) <= len(load_guide(load_ledger(game)).text.split()) <= 4000


@pytest.mark.parametrize("game", GAMES)
def test_no_guide_types_a_sentence_of_the_ledger_again(game: str) -> None:
    source = re.sub(r"\s+", " ", guide_source(game))
    for clause in load_ledger(game).clauses:
        assert clause.text not in source, clause.id


@pytest.mark.parametrize("game", GAMES)
def test_a_guide_leaves_nothing_of_its_making(game: str) -> None:
    text = load_guide(load_ledger(game)).text
    assert not re.search(r"[{}\[\]|*_]|\.\.|None|[a-z]-\d\d", text)
    assert "'" not in text
