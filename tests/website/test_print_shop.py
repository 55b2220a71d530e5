"""The print shop without a browser: its form has every option, and its archives make decks."""

from __future__ import annotations

import io
import json
import subprocess
import sys
import zipfile
from dataclasses import dataclass
from pathlib import Path

import click
import pytest
import uharfbuzz

from cardwright.building.options import DeckOptions, option
from cardwright.building.print_shop import PrintShop, ShopOptions
from cardwright.cli.making import deck
from cardwright.ledger.games import GAMES
from cardwright.website.playing import engine
from cardwright.website.print_runtime import drawings, print_weight, printing
from cardwright.website.print_shop import ABSENT, print_shop
from tests.decks import DECKS, by_command
from tests.pdf.same import differences
from tests.tiers import every
from tests.website.reading import PageRead

#: What a browser lacks, as `import` finds it.
LACKING = ("PIL", "pikepdf", "deflate", "resvg_py", "numpy", "_rl_accel")
#: Makes a deck from the archives alone, and tells what was imported for it.
MAKE = """
import json, sys
sys.path.insert(0, sys.argv[1])
sys.modules.update(dict.fromkeys(json.loads(sys.argv[2])))
from cardwright.building.print_shop import PrintShop
shop = PrintShop(sys.argv[3], lambda drawn, count: None)
made = shop.answer({"do": "make", "options": json.loads(sys.argv[4])})
names = [getattr(module, "__file__", None) or "" for module in [*sys.modules.values()] if module]
print(json.dumps([made["file"], names]))
"""


def flags(shop_options: type = ShopOptions) -> dict[str, str]:
    """The titles of all controls by their flags."""
    groups = print_shop(shop_options).groups
    return {each.flag: each.title for group in groups for each in group.controls}


def test_every_option_of_the_command_is_in_the_form_or_absent_with_a_reason() -> None:
    options = [each for each in deck.params if isinstance(each, click.Option)]
    known = {name.removeprefix("--") for each in options for name in each.opts if "--" in name}
    assert known == flags().keys() | ABSENT.keys()
    assert not flags().keys() & ABSENT.keys()


def test_a_new_option_comes_by_itself() -> None:
    @dataclass(frozen=True, kw_only=True)
    class More(DeckOptions):
        foil: bool = option("Edges in gold.", default=False)

    usual = {name: title for name, title in flags().items() if name != "back-offset"}
    assert flags(More) == usual | {"foil": "Foil"}
    (found,) = (group for group in print_shop(More).groups if group.title == "More options")
    assert [each.help for each in found.controls] == ["Edges in gold."]


def test_four_colors_are_offered_where_there_are_suits() -> None:
    offered = {
        game: {each.flag for group in print_shop(ShopOptions).of(game) for each in group.controls}
        for game in GAMES
    }
    assert [game for game in GAMES if "four-colors" in offered[game]] == ["sixty-six"]
    assert offered["sixty-six"] == flags().keys()


@pytest.mark.parametrize(
    ("options", "fault"),
    [
        ({"size": "huge"}, "there is no size “huge”"),
        ({"copies": "27"}, "--copies: “27” is not a number from 1 to 26"),
        ({"gap": "wide"}, "--gap: “wide” is not a number"),
        ({"gap": "2"}, "6 to 30"),
        ({"back-offset": "1"}, "“1” is not X,Y"),
        ({"cards": "joker"}, "there is no card “joker”"),
        ({"deck": "C", "copies": "2"}, "--deck C is one deck, but --copies 2 are several"),
        ({"size": "business", "gap": "8"}, "--gap cannot apply"),
        ({"printer": "mine"}, "there is no option “printer”"),
    ],
)
def test_a_fault_is_told_in_the_sentence_of_the_command(
    options: dict[str, str], fault: str
) -> None:
    told = PrintShop("court", lambda *_: None).answer({"do": "plan", "options": options})
    assert fault in f"{told['fault']}; {told['hint']}"


def test_a_plan_has_the_pages_and_takes_what_the_deck_takes() -> None:
    options = {"paper": "letter", "copies": "2", "cut-plan": "", "cards": "1,2,3"}
    shop = PrintShop("court", lambda *_: None)
    plan = shop.answer({"do": "plan", "options": options})
    assert plan["pages"][:3] == ("Cut plan", "Back of the cut plan", "Fronts, page 3 of 7")
    assert plan["pages"][-1] == "Checklist"
    assert (plan["sheets"], plan["rounds"], plan["notes"]) == (3, 0, ())
    page = shop.answer({"do": "page", "options": options, "number": 2})
    assert page["svg"].startswith("<svg")
    assert "Fronts, page 3 of 7" in page["svg"]


@pytest.mark.parametrize(("game", "options"), every(29, DECKS))
def test_the_archives_alone_make_the_deck_of_the_command(
    game: str, options: dict[str, str], tmp_path: Path
) -> None:
    room = tmp_path / "room"
    for content in (engine(), printing(), drawings(game)):
        zipfile.ZipFile(io.BytesIO(content)).extractall(room)
    (room / "uharfbuzz").symlink_to(Path(uharfbuzz.__file__).parent)
    done = subprocess.run(
        [
            *(sys.executable, "-I", "-S", "-c", MAKE),
            *(str(room), json.dumps(LACKING), game, json.dumps(options)),
        ],
        capture_output=True,
        text=True,
        check=True,
        env={"TMPDIR": str(tmp_path)},
    )
    file, names = json.loads(done.stdout)
    assert differences(Path(file).read_bytes(), by_command(game, options)) == []
    assert not [name for name in names if "site-packages" in name]


def test_without_scripts_the_page_says_what_it_needs_and_has_the_command(
    pages: dict[str, PageRead],
) -> None:
    for game in GAMES:
        text = pages[f"{game}/print-shop.html"].text
        assert f"The program ({print_weight(game)}) is loaded once" in text
        assert f"cardwright deck {game} --paper a4" in text
