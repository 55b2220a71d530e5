"""An order: what is to be built, and how; and what is asked of it before anything is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from cardwright.building.custom_ledgers import CustomLedger
from cardwright.drawing.faces.edition import STANDARD, Edition, in_palette, in_words
from cardwright.drawing.scene.card_format import POKER
from cardwright.drawing.scene.inks import PALETTES, Palette
from cardwright.drawing.scene.paper import PAPERS, USUAL_PAPERS, Paper
from cardwright.errors import UsageError
from cardwright.ledger import Ledger, load_ledger
from cardwright.ledger.games import GAMES
from cardwright.printing.boxes.stock import BARE, Stock
from cardwright.printing.sheets.card_selection import WHOLE, CardSelection, picked
from cardwright.printing.sheets.cutting import UNCUT, Cutting, require_cards
from cardwright.printing.sheets.printer import Printer
from cardwright.printing.sheets.sizing import in_size, require_sheets
from cardwright.printing.web_addresses import site_address

#: What can be printed of each game; the site is made of all of them.
PRINTED = ("deck", "booklet", "tracker", "box")
KINDS = (*PRINTED, "site")


@dataclass(frozen=True, slots=True)
class BuildSpec:
    """A build as it is ordered: games and kinds by name, papers, palette, how cards are drawn.

    Boxes are made for cards of a `stock`.

    With a ledger of somebody's `own` it is printed in place of that of the game it is named after.
    With `press` decks are made for a print shop, too. `base_url` is where the site will stand,
    ending with a slash; "" where that is not known. Decks are drawn for the `printer`, where it is
    known how it errs, and printed on the `sides` of `pdf/deck.py`; of a deck is printed what is
    picked. They are cut by the `cutting`.
    """

    games: tuple[str, ...] = GAMES
    kinds: tuple[str, ...] = KINDS
    papers: tuple[Paper, ...] = USUAL_PAPERS
    palette: Palette = PALETTES["color"]
    edition: Edition = STANDARD
    own: CustomLedger | None = None
    base_url: str = ""
    printer: Printer | None = None
    stock: Stock = BARE
    press: bool = False
    sides: str = "long"
    pick: CardSelection = WHOLE
    cutting: Cutting = UNCUT

    @property
    def usual(self) -> bool:
        """True if cards are drawn as they are when nothing else is asked for."""
        return self == self.as_usual

    @property
    def as_usual(self) -> BuildSpec:
        """The same order in the usual edition, in which the site shows all things."""
        return replace(
            self,
            palette=PALETTES["color"],
            edition=STANDARD,
            sides="long",
            pick=WHOLE,
            cutting=UNCUT,
        )

    @property
    def whole(self) -> bool:
        """True if nothing of an older build needs to be kept."""
        return self == BuildSpec(base_url=self.base_url, stock=self.stock)

    @property
    def edition_text(self) -> str:
        """The edition in words: its choices, and whose ledger it is printed from if not ours."""
        own = [f"ledger {self.own.folder}"] if self.own else []
        picked = [self.pick.title] if self.pick != WHOLE else []
        return ", ".join([*in_words(self.edition, self.palette), *own, *picked, *self.cutting.text])

    def ledger(self, game: str) -> Ledger:
        """The ledger that is printed: somebody's own, or ours."""
        return self.own.ledger if self.own else load_ledger(game)


def order(  # noqa: PLR0913 - each is a choice of its own, and has what is usual
    games: Sequence[str] = (),
    only: Sequence[str] = (),
    paper: str = "both",
    palette: str = "color",
    edition: Edition = STANDARD,
    own: CustomLedger | None = None,
    *,
    ground: str = "cream",
    base_url: str = "",
    printer: Printer | None = None,
    stock: Stock = BARE,
    press: bool = False,
    sides: str = "long",
    cards: str = "",
    copies: int = 1,
    deck: str = "",
    size: str = POKER.name,
    cutting: Cutting = UNCUT,
) -> BuildSpec:
    """The order that the names stand for. Raises UsageError for a game that is none.

    With a ledger of somebody's own there are no games, and all but the site can be made of it.
    No games means all of them; no kinds means all that can be made of the games, and the site
    when it is all of them in their usual edition, in which the site shows every game. Printed with
    little ink, backs are plain.
    A printer that was measured with one paper is known for that one alone.
    A stock that is not the usual one needs a box that is made for it.
    A `press` has inks of its own, and no other palette. `cards` by id or number are of one game.
    A `deck` is one of a class, by its letter, and goes with no `copies`.
    A `size` that is not the usual one is that of decks, and nothing else is made; small cards have
    large indexes.
    """
    for game in games:
        if game not in GAMES:
            raise UsageError.among("game", game, GAMES)
    if own:
        _check_own(own, games, only)
        games = (own.ledger.name,)
    if palette == "color" and ground == "none":  # all other palettes have none
        palette = "white-paper"
    if press:
        _check_press(palette, only)
    edition = in_palette(edition, PALETTES[palette])
    if size != POKER.name:
        edition = in_size(edition, size, only, press=press)
        only = ("deck",)
    asked = BuildSpec(
        tuple(game for game in GAMES if game in games or not games),
        KINDS,
        _papers(paper, printer),
        PALETTES[palette],
        edition,
        own,
        site_address(base_url),
        printer,
        stock,
        press,
        sides,
        _pick(games, own, cards, CardSelection(copies=copies, deck=deck.upper())),
        cutting,
    )
    kinds = only or (KINDS if asked.usual and not games else PRINTED)
    require_cards(cutting, kinds, edition.size)
    if edition.size != POKER or cutting != UNCUT:
        ledgers = [asked.ledger(game) for game in asked.games]
        require_sheets(
            edition.size, asked.papers, ledgers, asked.pick, cutting, folded=sides == "fold"
        )
    return _of_kinds(asked, kinds)


def _of_kinds(asked: BuildSpec, kinds: Sequence[str]) -> BuildSpec:
    """The order of these kinds of things; raises UsageError where a stock has no box."""
    if asked.stock != BARE and "box" not in kinds:
        raise UsageError(
            "--card-thickness and --sleeved are of the box, and none is asked for",
            hint="add --only box, or leave them out",
        )
    return replace(asked, kinds=tuple(kind for kind in KINDS if kind in kinds))


def _pick(
    games: Sequence[str], own: CustomLedger | None, cards: str, decks: CardSelection
) -> CardSelection:
    """The selection of cards; raises UsageError for cards without exactly one game."""
    if not cards:
        return decks
    if len(games) != 1:
        raise UsageError("--cards are of one game", hint="name it, such as: cardwright build court")
    ledger = own.ledger if own else load_ledger(games[0])
    return picked(ledger, cards, decks.copies, decks.deck)


def _papers(name: str, printer: Printer | None) -> tuple[Paper, ...]:
    """The papers of this name; raises UsageError where the printer was measured with another."""
    known = printer.paper if printer else ""
    if known and name not in {known, "both"}:
        raise UsageError(
            f"the profile of the printer holds for {PAPERS[known].title} alone",
            hint=f"cardwright calibrate --paper {name} makes a sheet for {PAPERS[name].title}",
        )
    name = known or name
    return USUAL_PAPERS if name == "both" else (PAPERS[name],)


def _check_own(own: CustomLedger, games: Sequence[str], only: Sequence[str]) -> None:
    """Nothing else is asked for beside somebody's own ledger, and no site; raises UsageError."""
    if games:
        raise UsageError(
            f"--ledger prints what stands in “{own.folder}”, and no game besides",
            hint=f"leave out {', '.join(games)}, or build them by a command of their own",
        )
    if "site" in only:
        raise UsageError(
            "the site shows our own games and their lessons, not a ledger of your own",
            hint="leave out --only site; deck, booklet, tracker and box can be made",
        )


def _check_press(palette: str, only: Sequence[str]) -> None:
    """Something is made that goes to a press, and in color; raises UsageError."""
    if palette != "color":
        raise UsageError(
            f"a press prints in inks of its own, not in {palette}",
            hint="leave out --palette and --ground, or --press",
        )
    if only and not {"deck", "booklet", "box"} & {*only}:
        raise UsageError(
            "--press makes decks, boxes and covers for a print shop",
            hint="ask for --only deck, --only box or --only booklet as well",
        )
