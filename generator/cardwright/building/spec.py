"""The specification of a build: which games, and with which options each kind of thing is made."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from typing import Any

from cardwright.building.custom_ledgers import CustomLedger, Source
from cardwright.building.options import (
    KINDS,
    PRINTED,
    BookOptions,
    BoxOptions,
    DeckOptions,
    PressOptions,
    SiteOptions,
    TrackerOptions,
)
from cardwright.errors import UsageError, excerpt
from cardwright.ledger.games import GAMES

#: Fields of a specification that are no kind of thing.
_NO_KINDS = frozenset({"games", "own", "example", "sets", "hands"})
#: The example is made where there is the game by whose law it is played.
_HAS_EXAMPLE = "portrait-authors" in GAMES


@dataclass(frozen=True, slots=True, kw_only=True)
class BuildSpec:
    """Games by name, and options for each kind of thing to make, or None to leave it out.

    Ledgers of somebody's `own` are printed in place of those of the games they are named after: one
    that was written, or the decks of a list. With `example` a finished deck of a list is made as
    well, and with `sets` decks for a class: the site offers both. With `hands` there are pictures
    of the cards for the table of the site on a phone. Raises UsageError for a game that there is
    not, and for options that do not go with the games.
    """

    games: tuple[str, ...] = GAMES
    own: tuple[CustomLedger, ...] = ()
    deck: DeckOptions | None = None
    book: BookOptions | None = None
    tracker: TrackerOptions | None = None
    box: BoxOptions | None = None
    press: PressOptions | None = None
    site: SiteOptions | None = None
    example: bool = False
    sets: bool = False
    hands: bool = False

    def __post_init__(self) -> None:
        for game in self.games:
            if game not in GAMES:
                raise UsageError.among("game", game, GAMES)
        if self.site and not all(own.ledger.own_deck for own in self.own):
            raise UsageError(
                "the site shows our own games and their lessons, not a ledger of your own",
                hint="use deck, book, tracker, box or press with it",
            )
        if self.deck:
            self._check_cards(self.deck)

    def _check_cards(self, deck: DeckOptions) -> None:
        """Raise UsageError if the cards are of no one game, or do not fit their sheets."""
        from cardwright.printing.sheets.sizing import require_sheets

        if deck.cards and len(self.own) > 1:
            raise UsageError(
                f"--cards needs exactly one deck, and the list has {len(self.own)}",
                hint="leave it out, or put the deck into a list of its own",
            )
        if deck.cards and len(self.games) != 1:
            raise UsageError(
                "--cards needs exactly one game", hint="name the game: cardwright deck court"
            )
        if deck != DeckOptions(paper=deck.paper):
            ledgers = [source.ledger for source in self.sources]
            selection = deck.selection(ledgers[0])
            require_sheets(
                *(deck.edition.size, deck.papers, ledgers, selection, deck.cutting),
                folded=deck.sides == "fold",
            )

    @classmethod
    def of(
        cls,
        games: Sequence[str] = (),
        own: tuple[CustomLedger, ...] = (),
        *,
        deck: DeckOptions | None = None,
        book: BookOptions | None = None,
        tracker: TrackerOptions | None = None,
        box: BoxOptions | None = None,
        press: PressOptions | None = None,
        site: SiteOptions | None = None,
    ) -> BuildSpec:
        """The specification for games as they are named on a command line; none are all of them.

        Raises UsageError as the class does, and for games beside a ledger of somebody's own.
        """
        if own and games:
            raise UsageError(
                f"--ledger prints only “{own[0].folder}”, no other game",
                hint=f"leave out {', '.join(games)}, or make them with another command",
            )
        chosen = tuple(dict.fromkeys(each.ledger.name for each in own) or dict.fromkeys(games))
        chosen = chosen or GAMES
        return cls(
            games=tuple(sorted(chosen, key=(*GAMES, *chosen).index)),
            own=own,
            deck=deck,
            book=book,
            tracker=tracker,
            box=box,
            press=press,
            site=site,
        )

    @classmethod
    def usual(
        cls,
        games: Sequence[str] = (),
        own: tuple[CustomLedger, ...] = (),
        *,
        only: Sequence[str] = (),
        paper: str = "both",
        palette: str = "color",
        base_url: str = "",
    ) -> BuildSpec:
        """The specification of what is usual, or of those KINDS of it that are named in `only`.

        Without `only` that is everything that can be made of the games. A site shows all games, or
        a deck of a list, and in color: so it is part of such a build alone.
        """
        if isinstance(games, str) or isinstance(only, str):
            given = "games" if isinstance(games, str) else "only"
            raise UsageError(f"{given} is a string", hint="pass a list of names")
        unknown = next((kind for kind in only if kind not in KINDS), None)
        if unknown is not None:
            raise UsageError(
                f"there is no kind “{excerpt(str(unknown))}”",
                hint=f"the kinds are {', '.join(KINDS)}",
            )
        is_all = all(each.ledger.own_deck for each in own) if own else not games
        is_shown = is_all and palette == "color"
        kinds = only or (KINDS if is_shown else PRINTED)
        options: dict[str, Any] = {
            "deck": DeckOptions(paper=paper, palette=palette),
            "book": BookOptions(paper=paper, palette=palette, base_url=base_url),
            "tracker": TrackerOptions(paper=paper, palette=palette),
            "box": BoxOptions(paper=paper, palette=palette),
            "site": SiteOptions(base_url=base_url),
        }
        return cls.of(games, own, **{kind: options[kind] for kind in kinds})

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of things that are made."""
        options = (each.name for each in fields(self) if each.name not in _NO_KINDS)
        return tuple(name for name in options if getattr(self, name) is not None)

    @property
    def shown(self) -> BuildSpec:
        """All that the site of this build shows, as usual, but not the site itself.

        That is every game with its class sets, the example, and pictures for phones. Of decks of
        somebody's own it is what is made beside the site, if cards are among it.
        """
        if self.own and self.deck:
            return replace(self, site=None, hands=True)
        address = self.site.base_url if self.site else ""
        usual = BuildSpec.usual(own=self.own, base_url=address)
        ours = not self.own
        example = _HAS_EXAMPLE and ours
        return replace(usual, site=None, example=example, sets=ours, hands=True)

    @property
    def site_sources(self) -> tuple[Source, ...]:
        """The source of each site: a deck of somebody's own, or all games."""
        return self.sources if self.own else (Source(""),)

    @property
    def whole(self) -> bool:
        """True if everything is built, so that nothing of an older build needs to be kept."""
        if self.site is None or self.own:
            return False
        return replace(self, site=None, example=_HAS_EXAMPLE, sets=True, hands=True) == self.shown

    @property
    def sources(self) -> tuple[Source, ...]:
        """The games as they are printed, in their order."""
        own = tuple(Source(each.ledger.name, each) for each in self.own)
        return own or tuple(map(Source, self.games))
