"""Artifacts: the choices that decide about bytes are in the file name and in the key."""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace
from inspect import isabstract
from itertools import islice
from pathlib import Path
from typing import Any

import click
import pytest
from click.testing import CliRunner

from cardwright.building import artifacts
from cardwright.building.artifacts import DeckSheets, printed_artifacts
from cardwright.building.artifacts.base import UNNAMED, Artifact
from cardwright.building.artifacts.boxes import BoxSheet
from cardwright.building.custom_ledgers import Source
from cardwright.building.options import BoxOptions, DeckOptions, PressOptions
from cardwright.building.own_decks import read_own_decks
from cardwright.building.spec import BuildSpec
from cardwright.cli.group import cli
from cardwright.drawing import faces
from cardwright.drawing.faces import front
from cardwright.drawing.faces.edition import STANDARD, Edition
from cardwright.drawing.faces.parts import cut
from cardwright.drawing.scene.inks import PALETTES
from cardwright.drawing.scene.model import Scene
from cardwright.drawing.scene.paper import PAPERS
from cardwright.drawing.scene.svg_out import svg
from cardwright.engine.cards import Card, deck_pack
from cardwright.errors import TextTooLong
from cardwright.ledger import Ledger, load_ledger
from cardwright.ledger.games import GAMES
from cardwright.printing.boxes.stock import Stock
from cardwright.printing.sheets.card_selection import CardSelection
from cardwright.printing.sheets.cutting import Cutting
from cardwright.printing.sheets.printer import Printer
from cardwright.system.cache import Cache
from tests.own_decks.sites import LETTERS, written
from tests.tiers import every

COURT = Source("court")
USUAL = DeckSheets(source=COURT, paper=PAPERS["a4"])


@dataclass(frozen=True, eq=False, kw_only=True)
class Scented(DeckSheets):
    """A deck with choices that nothing knows of."""

    scented: bool = False
    varnish: str = "none"
    hidden: int = field(default=0, metadata=UNNAMED)
    desk: str = field(default="here", compare=False)


def test_a_field_that_is_added_is_in_the_name_and_in_the_key() -> None:
    plain = Scented(source=COURT, paper=PAPERS["a4"])
    assert plain.place == "court/deck-a4.pdf"
    scented = replace(plain, scented=True, varnish="matt")
    assert scented.place == "court/deck-scented-matt-a4.pdf"
    assert len({plain, scented, replace(plain, varnish="matt"), replace(plain, hidden=1)}) == 4
    assert replace(plain, hidden=1).place == plain.place, "as it was asked to be"
    assert replace(plain, desk="there") == plain, "where it is made is nothing of its own"


@pytest.mark.parametrize(
    ("choice", "name"),
    [
        ({"palette": PALETTES["grayscale"]}, "deck-grayscale-a4.pdf"),
        ({"edition": Edition(large_index=True)}, "deck-large-index-a4.pdf"),
        ({"selection": CardSelection(copies=8)}, "deck-8-decks-a4.pdf"),
        ({"cutting": Cutting(gap=6.0)}, "deck-gap-6-a4.pdf"),
        ({"sides": "short"}, "deck-short-edge-a4.pdf"),
        ({"printer": Printer("Laser")}, "deck-for-laser-a4.pdf"),
        ({"paper": PAPERS["letter"]}, "deck-letter.pdf"),
    ],
)
def test_every_choice_of_a_deck_is_in_its_name_and_in_its_key(
    choice: dict[str, object], name: str
) -> None:
    other = replace(USUAL, **choice)  # type: ignore[arg-type] # each of its kind
    assert other.place == f"court/{name}"
    assert other.key != USUAL.key


def test_the_stock_of_a_box_is_in_the_key_alone() -> None:
    usual = BoxSheet(source=COURT, paper=PAPERS["a4"])
    thin = replace(usual, stock=Stock(0.25))
    assert thin.place == usual.place
    assert thin.key != usual.key


def test_plain_backs_need_not_be_asked_for_where_there_is_little_ink() -> None:
    sparing = replace(USUAL, palette=PALETTES["low-ink"])
    assert replace(sparing, edition=Edition(plain_backs=True)) == sparing
    assert sparing.edition == STANDARD
    assert sparing.drawn.plain_backs


def concrete(kind: type[Any]) -> set[type[Any]]:
    below = {each for one in kind.__subclasses__() for each in concrete(one)}
    return below if isabstract(kind) else below | {kind}


def test_no_two_artifacts_have_a_place_in_common_and_each_kind_is_made() -> None:
    options = {"box": BoxOptions(), "press": PressOptions()}
    shown = dict.fromkeys(("example", "hands", "sets"), True)
    spec = replace(BuildSpec.usual(), **options, **shown)  # type: ignore[arg-type] # each of its kind
    made = [*printed_artifacts(spec)]
    places = [place for each in made for place in each.places]
    assert len(set(places)) == len(places)
    assert len({each.key for each in made}) == len(made)
    ours = {kind for kind in concrete(Artifact) if kind.__module__.startswith(artifacts.__name__)}
    assert ours - {type(each) for each in made} == {artifacts.SiteFiles}


@pytest.mark.parametrize("game", every(2, GAMES))
def test_a_phone_gets_every_card_of_the_deck_with_the_large_index_and_nothing_else(
    game: str,
) -> None:
    hand = artifacts.HandPictures(source=Source(game))
    made = hand.render()
    ledger = load_ledger(game)
    assert hand.places == (f"{game}/cards-large",)
    assert [*made] == [f"{game}/cards-large/{card.id}.svg" for card in deck_pack(ledger)]
    for card in islice(deck_pack(ledger), 3):
        drawn = svg(cut(front(ledger, card, Edition(large_index=True))), PALETTES["color"])
        assert made[f"{game}/cards-large/{card.id}.svg"].decode() == drawn
        assert drawn != svg(cut(front(ledger, card)), PALETTES["color"])
    assert hand.edition_text == "color, large index"


def test_a_card_whose_type_does_not_fit_has_no_large_index(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    first, *others = deck_pack(load_ledger("court"))

    def drawn(ledger: Ledger, card: Card, edition: Edition) -> Scene:
        if card == first:
            raise TextTooLong("the name", "does not fit")
        return front(ledger, card, edition)

    monkeypatch.setattr(faces, "front", drawn)
    made = artifacts.HandPictures(source=COURT).render()
    assert [*made] == [f"court/cards-large/{card.id}.svg" for card in others]


@pytest.mark.parametrize("own", [False, True])
def test_what_a_site_shows_on_a_phone_is_made_for_the_site_alone(own: bool, tmp_path: Path) -> None:
    decks = read_own_decks(written(tmp_path, LETTERS), Cache(None)) if own else ()
    spec = BuildSpec.usual(own=tuple(decks))
    of_hands = [
        sum(isinstance(each, artifacts.HandPictures) for each in printed_artifacts(one))
        for one in (spec, spec.shown)
    ]
    assert of_hands == [0, len(spec.sources)]


@pytest.mark.parametrize("name", ["deck", "book", "tracker", "box", "press", "site", "build"])
def test_a_command_explains_each_of_its_flags(name: str) -> None:
    command = cli.commands[name]
    for flag in command.params:
        assert not isinstance(flag, click.Option) or flag.hidden or flag.help, flag.name
    told = CliRunner().invoke(cli, [name, "--help"])
    assert told.exit_code == 0
    assert len(command.params) <= 12 or name not in {"build", "site"}


def test_every_option_of_a_deck_is_a_flag_and_comes_to_it() -> None:
    flags = {flag.name for flag in cli.commands["deck"].params}
    assert {each.name for each in fields(DeckOptions)} - flags == {"printer"}, "read from a file"
