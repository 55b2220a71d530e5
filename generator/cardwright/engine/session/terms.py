"""The terms of a match: what is played, by whom, and from which seed; and as a link has them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Self

from cardwright.engine.kernel import Form
from cardwright.engine.library import load_game
from cardwright.engine.match import Match
from cardwright.engine.players import PLAYERS, player
from cardwright.engine.session.request import FIELDS, RequestField, require, str_of
from cardwright.engine.shuffle import SEEDS
from cardwright.engine.state import State
from cardwright.errors import InputError, UnknownName, can_be_seen, excerpt

PERSON = "person"
KEEPERS = (PERSON, *PLAYERS)
#: Names of players in links and matches of version 0.2.
_FORMER = {"learner": "beginner", "sound": "good"}

Actions = Sequence[Sequence[int]]  # of each deal, in order

_SITTER = {
    "name": RequestField(str, 'a name such as "Ann"'),
    "keeper": RequestField(str, f"one of {', '.join(KEEPERS)}"),
}
_CHOICE = "one of the choices listed by games, or true or false"


@dataclass(frozen=True, slots=True)
class Sitter:
    """The player at a seat, and its kind: a person, or a player of the engine by name."""

    name: str
    keeper: str = PERSON

    @property
    def is_person(self) -> bool:
        """True if a person keeps the seat."""
        return self.keeper == PERSON

    def to_dict(self) -> dict[str, str]:
        """The fields of a seat as a link has them; a person goes without saying."""
        return {"name": self.name} | ({} if self.is_person else {"keeper": self.keeper})


@dataclass(frozen=True, slots=True)
class Terms:
    """The agreements of a table before it begins; `dealer` is None where that is cut for."""

    form: Form[State]
    sitters: tuple[Sitter, ...]
    seed: int
    dealer: int | None = None
    learning: bool = False  # whether one may take back what one did

    @classmethod
    def of(cls, fields: Mapping[str, Any]) -> Self:
        """The terms that the fields of a message `begin` name, each of its type.

        Raises InputError for what there is not, or cannot be.
        """
        agreed = fields.get("agreements", {})
        for option, choice in agreed.items():
            if not isinstance(option, str) or not isinstance(choice, str | bool):
                problem = f"agreements: {excerpt(str_of(option))}: is {excerpt(str_of(choice))}"
                raise InputError(problem, hint=f"write {_CHOICE}")
            if isinstance(choice, str):
                require(f"agreements: {excerpt(option)}", choice, RequestField(str, _CHOICE))
        form = load_game(fields["game"]).form(fields["form"]).with_options(**agreed)
        sitters = tuple(_sitter(number, each) for number, each in enumerate(fields["seats"]))
        form.require_seats(len(sitters))
        for keeper in dict.fromkeys(each.keeper for each in sitters if not each.is_person):
            player(keeper, form)  # which a form may not have
        seed = fields["seed"]
        if not 0 <= seed < SEEDS:
            raise InputError(f"seed: is {seed}", hint=f"write {FIELDS['seed'].said}")
        return cls(form, sitters, seed, fields.get("dealer"), fields.get("learning", False))

    @property
    def names(self) -> tuple[str, ...]:
        """The player at each seat."""
        return tuple(sitter.name for sitter in self.sitters)

    def match(self) -> Match[Any]:
        """The match as it begins; raises InputError for a dealer who is not at the table."""
        return self.form.match(self.seed, dealer=self.dealer, seats=len(self.sitters))

    def to_dict(self) -> dict[str, Any]:
        """The fields of a `begin` that gives these terms, but for what need not be said."""
        form = self.form
        return {
            "game": form.game,
            "form": form.name,
            **({"agreements": form.agreed} if form.agreed else {}),
            "seats": [sitter.to_dict() for sitter in self.sitters],
            "seed": self.seed,
            **({} if self.dealer is None else {"dealer": self.dealer}),
            **({"learning": True} if self.learning else {}),
        }


def actions_of(field: Sequence[object]) -> Actions:
    """The actions of each deal that a link holds; raises InputError for what is no list of them."""
    one = RequestField(int, "an action: a whole number from 0")
    each = RequestField(list, "the actions of a deal, a list")
    return [
        [
            require(f"actions: deal {number}, action {place}", action, one)
            for place, action in enumerate(require(f"actions: deal {number}", deal, each), 1)
        ]
        for number, deal in enumerate(field, 1)
    ]


def _sitter(seat: int, written: object) -> Sitter:
    """The player at a seat; raises InputError, which names the seat."""
    place = f"seats: {seat}"
    wanted = RequestField(dict, 'an object such as {"name": "Ann", "keeper": "person"}')
    fields: dict[str, str] = require(place, written, wanted)
    for name, value in fields.items():
        if name not in _SITTER:
            raise InputError(
                f"{place}: there is no field {excerpt(str_of(name))}", hint="name, keeper"
            )
        require(f"{place}: {name}", value, _SITTER[name])
    name, keeper = fields.get("name", "").strip(), fields.get("keeper", PERSON)
    if not name or not can_be_seen(name):
        raise InputError(f"{place}: name: is missing", hint=f"write {_SITTER['name'].said}")
    keeper = _FORMER.get(keeper, keeper)
    if keeper not in KEEPERS:
        raise UnknownName.among("keeper", keeper, KEEPERS)
    return Sitter(name, keeper)
