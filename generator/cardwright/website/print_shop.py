"""The form of the print shop: a control for each option of ``cardwright deck``.

It is made of the same fields as the flags of the command. An option that is new comes under “More
options” by itself, until somebody gives it a place and a title here.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import Field, dataclass, fields
from typing import Any

from cardwright.drawing.scene.card_format import POKER
from cardwright.drawing.scene.paper import PAPERS
from cardwright.ledger.games import GAMES
from cardwright.website.print_runtime import print_weight, workshop_weight

#: Options of the command that the page lacks, each with the reason.
ABSENT: Mapping[str, str] = {
    "profile": "a page has no file of a printer",
    "ledger": "a page makes our games",
    **dict.fromkeys(("output", "force", "watch"), "a page writes no folder"),
    **dict.fromkeys(("no-cache", "jobs"), "a page works alone, and keeps no deck"),
    "json": "a page shows what it made",
}
#: Choices that the page lacks: a page makes one file at a time.
_LACKING = frozenset({"both"})
#: The groups of the form with their options, in order; the first ones are open from the start.
_GROUPS = (
    ("Paper and ink", ("paper", "palette", "ground", "plain_backs"), True),
    ("Cards", ("size", "large_index", "four_colors", "cards"), True),
    ("Sheets", ("sides", "cut_plan", "stacked", "round_corners", "gap"), False),
    ("A class set", ("copies", "deck"), False),
    ("Your printer", ("back_offset",), False),
)
_REST = "More options"
#: Options that only one game has.
_OF_ONE_GAME = {"four_colors": "sixty-six"}
#: Titles of options whose names do not say enough.
_TITLES = {
    "palette": "Inks",
    "ground": "Background",
    "cards": "Single cards",
    "copies": "Number of decks",
    "deck": "One deck of a set",
    "gap": "Gap in mm",
    "stacked": "Cut in one stack",
    "back_offset": "Offset of the backs",
}
#: Titles of choices by option and name.
_CHOICES = {
    ("palette", "low-ink"): "low ink, black",
    ("ground", "none"): "none, white paper",
    ("size", "poker"): f"poker, {POKER.width:g} × {POKER.height:g} mm",
    ("size", "jumbo"): "jumbo, A6",
    ("size", "mini"): "mini, 1.75 × 2.5 inches",
    ("size", "business"): "business, perforated sheets",
    ("sides", "long"): "both, flip on the long edge",
    ("sides", "short"): "both, flip on the short edge",
    ("sides", "fronts"): "fronts only",
    ("sides", "backs"): "backs only",
    ("sides", "fold"): "both on one side, to fold",
} | {("paper", name): paper.title for name, paper in PAPERS.items()}


@dataclass(frozen=True, slots=True)
class Control:
    """A control for an option: its flag without hyphens before it, its title and its help.

    `kind` is choice, check, number or text. A number has bounds, and a choice its `choices`, each
    with its title. `game` is the only game that has the option, or "".
    """

    flag: str
    title: str
    help: str
    kind: str
    default: str
    choices: tuple[tuple[str, str], ...] = ()
    between: tuple[int, int] | None = None
    metavar: str = ""
    game: str = ""


@dataclass(frozen=True, slots=True)
class Group:
    """A group of controls."""

    title: str
    controls: tuple[Control, ...]
    is_open: bool

    def of(self, game: str) -> Group:
        """The group without the options of other games."""
        kept = tuple(each for each in self.controls if each.game in {"", game})
        return Group(self.title, kept, self.is_open)


@dataclass(frozen=True, slots=True)
class PrintShop:
    """The print shop of the site: its form, and by game what is loaded for it."""

    groups: tuple[Group, ...]

    def of(self, game: str) -> Iterator[Group]:
        """The groups of a game that have controls."""
        return (group for each in self.groups if (group := each.of(game)).controls)

    @property
    def weights(self) -> dict[str, str]:
        """By game the download of a visitor who makes a deck: “9.1 MB”."""
        return {game: print_weight(game) for game in GAMES}

    @property
    def own_weight(self) -> str:
        """The download of a visitor who makes a deck of one's own: “8.4 MB”."""
        return workshop_weight()

    def control(self, flag: str) -> Control:
        """The control of an option; raises StopIteration if there is none."""
        return next(each for group in self.groups for each in group.controls if each.flag == flag)


def print_shop(options: type[Any]) -> PrintShop:
    """The print shop for a class of options."""
    known = {each.name: _control(each) for each in fields(options) if "help" in each.metadata}
    groups = [
        Group(title, tuple(known.pop(name) for name in names if name in known), is_open)
        for title, names, is_open in _GROUPS
    ]
    return PrintShop((*groups, Group(_REST, tuple(known.values()), is_open=False)))


def _control(option: Field[Any]) -> Control:
    """The control for a field, by its default and by what it says of itself."""
    name, about = option.name, option.metadata
    title = _TITLES.get(name) or name.replace("_", " ").capitalize()
    choices = tuple(
        (choice, _CHOICES.get((name, choice), choice))
        for choice in about.get("choices", ())
        if choice not in _LACKING
    )
    kind = "text"
    if choices:
        kind = "choice"
    elif option.default is False:
        kind = "check"
    elif isinstance(option.default, int | float):
        kind = "number"
    usual = option.default if option.default not in _LACKING else choices[0][0]
    return Control(
        *(name.replace("_", "-"), title, about["help"], kind),
        "" if kind == "check" or usual == 0.0 else f"{usual}",
        *(choices, about.get("between"), about.get("metavar", "")),
        _OF_ONE_GAME.get(name, ""),
    )
