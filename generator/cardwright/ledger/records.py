"""The records of a ledger: one class for each table of `seeds/<game>.toml`, and the whole.

Each class is the schema of its table (see `schema.py`); lists are in the order of the file.
"""

import hashlib
import json
from dataclasses import asdict, dataclass
from functools import cached_property
from typing import Annotated, Literal

from cardwright import limits
from cardwright.errors import look_up
from cardwright.ledger.clauses import Clause, Question, Sentences
from cardwright.ledger.hues import Hue
from cardwright.ledger.own_deck import OwnDeck
from cardwright.ledger.schema import (
    AtMost,
    Between,
    Emblem,
    Exactly,
    Matches,
    MayBeEmpty,
    NamesEntry,
    Numbers,
    Slug,
    SlugKey,
    Unique,
)
from cardwright.ledger.studies import Study

#: The first of one or two letters, which is no mark that is set over another.
_FIRST = r"[^\s\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]"
Letters = Annotated[str, Unique(), Matches(rf"{_FIRST}\S?", "one or two letters")]
Word = Annotated[str, MayBeEmpty()]
Count = Annotated[int, Between(1)]
Points = Annotated[int, Between(0)]
#: A page of another site, "" where there is none.
WebPage = Annotated[
    str, Matches(r"https://[a-z0-9.-]+/[!-~]*", "an address such as https://www.example.org/page")
]


@dataclass(frozen=True, slots=True)
class GameInfo:
    """The name of the game, where it comes from and who can play it."""

    name: Slug
    title: str
    maker: str
    place: str
    year: str
    players: Annotated[tuple[int, ...], Between(1)]
    blurb: Annotated[tuple[str, ...], Exactly(2), AtMost(limits.TEXT)]
    prefix: Annotated[str, Matches(r"[A-Z][A-Z0-9]*", "capital letters and digits")]
    deck: Annotated[str, NamesEntry("packs")]  # the pack that a printed deck holds
    card_name: str  # how a card is called: "{suit} {rank}", "{author}, {side}", "{stroke}"
    hue: Hue = ""  # of the backs of its cards, its tracker, booklet and page
    stock_lies: Literal["beside", "across"] = "beside"  # how it lies to the card turned up
    minutes: Count = 30  # about how long a game takes …
    age: Count = 8  # … and from what age on it can be played; both are our estimates


@dataclass(frozen=True, slots=True)
class GameWords:
    """The game's own words, in lower case; "" where it has none."""

    suit: Word
    suits: Word
    trump: Word
    trick: Word
    tricks: Word
    deal: Word
    talon: Word
    deals: Word = "deals"  # what is said of who has the deal


@dataclass(frozen=True, slots=True)
class Source:
    """The old text, the state in which it was read, and what is known of it; "" if nothing is."""

    title: str
    condition: Sentences
    printed: Sentences = ""  # who printed it and when, and how that is known
    copy: Sentences = ""  # where a copy is known …
    link: WebPage = ""  # … and the page that shows or describes it
    cards: Sentences = ""  # which cards it names, and which are ours


@dataclass(frozen=True, slots=True)
class Reference:
    """An outside source on which reconstructions rest."""

    key: Annotated[str, Unique(), Matches(r"\S+", "one word")]
    text: Sentences
    link: WebPage = ""

    @property
    def name(self) -> str:
        """The name that the text begins with: “R. F. Foster”."""
        return self.text.partition(",")[0]


@dataclass(frozen=True, slots=True)
class AwardRule:
    """Something that scores: in a race in one deal, in a tally for one stack.

    `carried` marks what comes over from a deal that nobody won, `most` is how often it can be made
    in one deal; `fault` marks what a side gains because the other has erred or failed. `clauses`
    are those by which it is given, so that a line of a score sheet finds the award that it is an
    entry of. An award that is made only under an agreement names its `option`, and in `brief` what
    it is called where that is agreed.
    """

    name: str
    points: Points
    carried: bool = False
    most: Annotated[int, Between(1)] = 1
    fault: bool = False
    clauses: Annotated[tuple[str, ...], NamesEntry("clauses")] = ()
    option: str = ""
    brief: str = ""


@dataclass(frozen=True, slots=True)
class ScoreRules:
    """The way to win a match: a race to `target`, a tally, or games of called balls (tennis)."""

    kind: Literal["race", "tally", "tennis"]
    unit: str
    target: Count = 0
    awards: tuple[AwardRule, ...] = ()
    calls: Annotated[tuple[int, ...], Between(1)] = ()  # what is called at one ball, at two …
    games: Count = 0


@dataclass(frozen=True, slots=True)
class FormInfo:
    """A way to play the game: how many can sit down to it, and with which pack.

    `recommended` are agreements that we recommend for a first match, such as "deal=refill"; then
    `recommended_as` and `usual_as` are what it is called to play by them, and by the usual rules.
    """

    name: SlugKey
    title: str
    seats: Annotated[tuple[int, ...], Between(1)]
    pack: Annotated[str, NamesEntry("packs")]
    summary: Sentences
    recommended: tuple[str, ...] = ()
    recommended_as: str = ""
    usual_as: str = ""

    @property
    def recommended_agreements(self) -> dict[str, str]:
        """The choices that we recommend for a first match, by option."""
        pairs = (pair.partition("=") for pair in self.recommended)
        return {option: choice for option, _, choice in pairs}


@dataclass(frozen=True, slots=True)
class Suit:
    """A quarter of a suited pack, or a group of authors."""

    id: SlugKey
    name: str
    letter: Letters
    singular: str = ""  # head of the card in a paired pack: Poet
    ours: bool = False  # chosen by our reconstruction
    hue: Hue = ""
    own_hue: Hue = ""  # where no two suits may share one: in four colors


@dataclass(frozen=True, slots=True)
class Rank:
    """A rank, the highest first, or a stroke, the lowest first."""

    id: SlugKey
    name: str
    letter: Letters
    value: Points  # what the card counts to whoever takes it
    hue: Hue = ""  # of a stroke, where there are no suits


@dataclass(frozen=True, slots=True)
class Author:
    """A person with a pair of cards; in `life`, asterisks stand around titles in italics."""

    id: SlugKey
    name: str
    group: Annotated[str, NamesEntry("suits")]
    years: str
    life: Sentences
    named: Literal["source", "copy", "ours"]  # where the name was found
    emblem: Emblem = ""  # the thing out of a work, as `card_art` has it; "" where it is not drawn
    work: str = ""  # that work and its year, as the card has it below the emblem


@dataclass(frozen=True, slots=True)
class PackRecipe:
    """The recipe of a pack: suits × ranks, authors of groups × sides, or copies of strokes."""

    name: SlugKey
    kind: Literal["suited", "paired", "counted"]
    size: Count
    suits: Annotated[tuple[str, ...], NamesEntry("suits")] = ()
    ranks: Annotated[tuple[str, ...], NamesEntry("ranks")] = ()
    sides: tuple[Literal["portrait", "sketch"], ...] = ()
    counts: Annotated[Numbers, Between(1), NamesEntry("ranks")] = ()
    ours: bool = False


@dataclass(frozen=True, slots=True)
class Piece:
    """A thing in the box that is no playing card."""

    id: SlugKey
    name: str
    kind: Literal["tray", "ball"]
    copies: Count
    ours: bool = False  # the source does not say how many there are


@dataclass(frozen=True, slots=True)
class ReferencePart:
    """One part of a reference card under its head: what is shown of the ledger, then its words.

    `awards` are told as `score` names them; a row is two texts, “what | how much”. In the words a
    name of the game stands in braces (`ledger_wording.py`). `clauses` are those that they rest on;
    they are not printed.
    """

    head: str
    show: Literal["ranks", "calls", "authors", ""] = ""
    awards: tuple[str, ...] = ()
    rows: Annotated[
        tuple[str, ...],
        AtMost(limits.TEXT),
        Matches(r"[^|]+\|[^|]+", "two strings such as Map | 4"),
    ] = ()
    steps: Annotated[tuple[str, ...], AtMost(limits.TEXT)] = ()
    notes: Annotated[tuple[str, ...], AtMost(limits.TEXT)] = ()
    clauses: Annotated[tuple[str, ...], NamesEntry("clauses")] = ()


@dataclass(frozen=True, slots=True)
class ReferenceSide:
    """One side of the card that reminds a player of the rules."""

    title: str
    parts: tuple[ReferencePart, ...]


@dataclass(frozen=True, kw_only=True)  # without slots: what is looked up often is kept by its id
class Ledger(GameInfo):
    """A whole ledger. Every list is in the order of the file."""

    words: GameWords
    source: Source
    references: tuple[Reference, ...]
    score: ScoreRules
    forms: tuple[FormInfo, ...]
    suits: tuple[Suit, ...]
    ranks: tuple[Rank, ...]
    authors: tuple[Author, ...]
    packs: tuple[PackRecipe, ...]
    pieces: tuple[Piece, ...]
    clauses: tuple[Clause, ...]
    questions: tuple[Question, ...]
    studies: tuple[Study, ...] = ()
    reference_sides: tuple[ReferenceSide, ...] = ()
    own_deck: OwnDeck | None = None  # where it is made of somebody's list

    def __hash__(self) -> int:
        """The same for equal ledgers, and soon made: much is kept by the ledger it is made from."""
        return hash((self.name, self.title, len(self.authors), len(self.clauses)))

    @property
    def digest(self) -> str:
        """The digest of the ledger, 64 digits: the same for the same fields, in any layout.

        A record names by it the ledger that it was played by.
        """
        fields = asdict(self)
        if self.own_deck is None:  # so a ledger has the digest that it had before lists came
            del fields["own_deck"]
        # The bytes of a photo are written as their own digest.
        written = json.dumps(fields, sort_keys=True, default=_sha256)
        return _sha256(written.encode())

    @property
    def ornaments(self) -> str:
        """The name by which its papers have ornaments; a deck of one's own has none of a game."""
        return "own" if self.own_deck else self.name

    def clause(self, name: str) -> Clause:
        """The clause of this id. As every lookup here, raises UnknownName when there is none."""
        return look_up("clause", name, self._clauses)

    def question(self, name: str) -> Question:
        """The question of this id."""
        return look_up("question", name, {question.id: question for question in self.questions})

    def study(self, name: str) -> Study:
        """The study of this id."""
        return look_up("study", name, {study.id: study for study in self.studies})

    def form(self, name: str) -> FormInfo:
        """The form of this name."""
        return look_up("form", name, {form.name: form for form in self.forms})

    def suit(self, name: str) -> Suit:
        """The suit, or group of authors, of this id."""
        return look_up("suit", name, self._suits)

    def rank(self, name: str) -> Rank:
        """The rank, or stroke, of this id."""
        return look_up("rank", name, {rank.id: rank for rank in self.ranks})

    def author(self, name: str) -> Author:
        """The author of this id."""
        return look_up("author", name, self._authors)

    def recipe(self, name: str) -> PackRecipe:
        """The recipe of the pack of this name."""
        return look_up("pack", name, {recipe.name: recipe for recipe in self.packs})

    def clauses_for(self, form: str) -> tuple[Clause, ...]:
        """The clauses that govern the form of this name, in the order of the ledger."""
        name = self.form(form).name
        return tuple(clause for clause in self.clauses if name in clause.forms)

    @cached_property
    def _clauses(self) -> dict[str, Clause]:
        return {clause.id: clause for clause in self.clauses}

    @cached_property
    def _suits(self) -> dict[str, Suit]:
        return {suit.id: suit for suit in self.suits}

    @cached_property
    def _authors(self) -> dict[str, Author]:
        return {author.id: author for author in self.authors}


def _sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()
