"""The engine and second models play the same matches, and must agree after every move.

A match begins at some score and with something carried, so that it is short and the edges are
near. Each of its deals is dealt to the second model of the deal too; both are played alike, at
random and now and then with a call of the referee; what the model has made goes to the second model
of the match. `--lockstep N` plays N matches of each form under each of its options, not just a few.
"""

from collections import Counter
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

from cardwright.engine import load_game
from cardwright.engine.cards import Card
from cardwright.engine.kernel import Form
from cardwright.engine.match import Match, ScoreLine
from cardwright.engine.outcome import NOBODY
from cardwright.engine.shuffle import mixed, shuffled
from tests.engine.pairs import other_choices
from tests.engine.second import authors, card_tennis, court, nations, sixty_six
from tests.engine.second.matches import Race, TennisSet, Three, cut
from tests.tiers import every

QUICK = 6  # matches under one set of options
TARGETS = {"court": 7, "sixty-six": 7, "nations": 10, "card-tennis": 6}
SEATS = {"two-handed": 2, "three-handed": 3, "four-handed": 4, "singles": 2, "doubles": 4}
FORMS = [(game, name) for game in TARGETS for name in load_game(game).forms]


#: The options as recommended, and each other choice of each of them.
TABLES = [
    (game, name, agreed) for game, name in FORMS for agreed in ({}, *other_choices(game, name))
]


def written(form: Form[Any], card: int) -> str:
    """A card as the second models write it."""
    return form.action_name(card)


def dealt(game: str, form: Form[Any], state: Any, agreed: dict[str, str]) -> Any:  # noqa: ANN401
    """The deal in play, in the second model of the game."""
    if game == "card-tennis":
        return card_tennis.deal(form.name, state.order, state.dealer, agreed)
    order = [written(form, card) for card in state.order]
    deal: Any = {"court": court.deal, "sixty-six": sixty_six.deal, "nations": nations.deal}[game]
    return deal(form.name, order, state.dealer, agreed)


def sheet_of(game: str, name: str, score: list[int], dealer: int) -> Race:
    """The match in its second model."""
    seats = SEATS[name]
    if game == "card-tennis":
        return TennisSet(seats, score, dealer)
    return Three(score, dealer) if seats == 3 else Race(seats, score, dealer, TARGETS[game])


@dataclass
class Play:
    """A match in lock-step."""

    game: str
    name: str
    agreed: dict[str, str]
    seed: int
    far: bool = False  # to a target that nobody reaches, and with no deal ended early

    def __post_init__(self) -> None:
        self.chance = Random(f"{self.game} {self.name} {sorted(self.agreed.items())} {self.seed}")
        form = load_game(self.game).form(self.name).with_options(**self.agreed)
        target = TARGETS[self.game]
        score = [self.chance.randrange(target) for _ in range(min(form.sides, form.seats))]
        dealer = self.chance.randrange(form.seats)
        self.match: Match[Any] = form.match(self.seed, dealer=dealer)
        self.match.enter(*(ScoreLine(0, s, n, "", "before") for s, n in enumerate(score) if n))
        self.sheet = sheet_of(self.game, self.name, score, dealer)
        if self.game in {"court", "sixty-six"}:
            self.match.carry = self.sheet.carry = self.chance.choice([0, 0, 1, 2])
            self.sheet.adds_up = self.agreed.get("tie_carry") != "single"
        self.seen: Counter[str] = Counter()
        if self.far:
            self.match.target = self.sheet.target = 10_000
            self.match.carry = self.sheet.carry = 1

    def compare(self) -> None:
        """Both sheets say the same."""
        match, sheet = self.match, self.sheet
        story = f"{self} deal {match.number}: {[tuple(line)[:4] for line in match.sheet]}"
        assert list(match.score) == sheet.score, story
        assert (match.over, match.winner) == (sheet.over, sheet.winner), story
        assert match.dealer == sheet.dealer, story
        assert sheet.over or match.carry == sheet.carry, story
        if isinstance(sheet, Three):
            assert getattr(match, "loser", NOBODY) == sheet.loser, story
            assert list(match.table) == sheet.table, story

    def run(self) -> Counter[str]:
        """The whole match; what it has shown."""
        while True:
            self.deal()
            if self.sheet.over:
                break
            self.pass_on()
        if isinstance(self.sheet, TennisSet):
            assert self.match.next_first_dealer == self.sheet.opens_next_set
        return self.seen

    def pass_on(self) -> None:
        """The next deal, by the next dealer."""
        self.match.next()
        self.sheet.next_deal()
        self.compare()

    def deal(self) -> None:
        """A deal, until it is over or the match is."""
        state = self.match.state
        form = state.form
        model = dealt(self.game, form, state, self.agreed)
        while not (model.over or self.sheet.over):
            calls = sorted(model.calls()) if hasattr(model, "calls") else []
            if calls and not self.far and self.chance.random() < 0.01:
                word = self.chance.choice(calls)
                model.call(word)
                self.seen[word.split()[0]] += 1
            else:
                word = self._chosen(model)
                model.play(word)
            self.match.play(form.parse(word, self.match.state))
            carry, clause = getattr(model, "carry", 0), getattr(model, "clause", "")
            self.seen["tie"] += bool(carry)
            self.seen["won in the middle"] += self._watched(model, carry, clause)
            self.compare()

    def _watched(self, model: Any, carry: int, clause: str) -> bool:  # noqa: ANN401
        """Whether the match was won while the deal was still in play."""
        self.sheet.watch(model.awards, over=model.over, carry=carry, clause=clause)
        return self.sheet.over and not model.over

    def _chosen(self, model: Any) -> Any:  # noqa: ANN401
        """Any action, but rarely one that ends the deal or closes it."""
        legal = sorted(model.legal())
        quiet = [word for word in legal if word not in {"60", "66", "4", "z"}]
        rash = not self.far and self.chance.random() < 0.08
        return self.chance.choice(legal if rash or not quiet else quiet)


def _short(value: str | dict[str, str]) -> str:
    return value if isinstance(value, str) else ",".join(f"{k}={v}" for k, v in value.items())


@pytest.mark.parametrize(("game", "name", "agreed"), every(2, TABLES), ids=_short)
def test_the_engine_and_the_second_model_agree_on_a_match(
    game: str, name: str, agreed: dict[str, str], lockstep: int
) -> None:
    for seed in range(lockstep or QUICK):
        Play(game, name, agreed, seed).run()


def test_matches_come_to_the_edges_of_the_rules() -> None:
    """Ties, deals dealt afresh, ends in the middle of a deal, and all calls are among them."""
    seen: Counter[str] = Counter()
    for game, name in FORMS:
        for seed in range(100, 125):
            seen += Play(game, name, {}, seed).run()
    assert {"tie", "won in the middle", "revoke", "no-draw", "stray-draw", "fresh-deal"} <= set(
        seen
    )


@pytest.mark.parametrize("choice", ["accumulates", "single"])
@pytest.mark.parametrize("name", every(3, ["two-handed", "three-handed", "four-handed"]))
def test_a_tie_upon_a_tie_carries_as_the_table_has_agreed(name: str, choice: str) -> None:
    for seed in range(400):
        play = Play("court", name, {"tie_carry": choice}, seed, far=True)
        play.deal()
        if play.seen["tie"]:
            assert play.match.carry == {"accumulates": 2, "single": 1}[choice]
            play.pass_on()
            play.deal()
            return
    pytest.fail("no tie in four hundred deals")


def test_the_winner_of_three_deals_once_more_before_leaving() -> None:
    duty = 0
    for seed in range(40):
        play = Play("court", "three-handed", {}, seed)
        assert isinstance(play.sheet, Three)
        play.run()
        deals = [line for line in play.match.sheet if "once more" in line.reason]
        duty += len(deals)
        assert all(line.side == play.sheet.first_out for line in deals)
    assert duty


# ------------------------------------------------------------------ Portrait Authors: one game


@pytest.mark.parametrize("name", ["full", "easy", "bank"])
def test_a_game_of_authors_is_won_by_the_highest_total(name: str, lockstep: int) -> None:
    form: Any = load_game("portrait-authors").form(name)
    for seed in range(lockstep or 4):
        chance = Random(f"authors {name} {seed}")
        seats = form.seat_choices[seed % len(form.seat_choices)]
        match: Any = form.match(seed, dealer=chance.randrange(seats), seats=seats)
        cards = [(card.suit, card.author, card.side) for card in form.pack]
        order = [cards[card] for card in match.state.order]
        model = authors.Authors(name, order, match.dealer, seats, {})
        while not model.over:
            word = chance.choice(sorted(model.legal()))
            model.play(word)
            match.play(form.parse(word))
            assert list(match.score) == model.counts
            assert match.over == model.over
        best = max(model.counts)  # AUTH-B11
        assert list(match.winners) == [n for n, count in enumerate(model.counts) if count == best]
        assert match.next_first_dealer == (match.dealer + 1) % seats  # AUTH-B18


# ------------------------------------------------------------------ the first dealer


def place_of(form: Form[Any], card: Card) -> Any:  # noqa: ANN401
    """How good a card is to cut, the least the best."""
    if form.game == "portrait-authors":
        return form.ledger.author(card.author).name.split()[-1].casefold()
    return [rank.id for rank in form.ledger.ranks].index(card.rank)


@pytest.mark.parametrize(
    ("game", "name"), [*(f for f in FORMS if f[0] != "card-tennis"), ("portrait-authors", "full")]
)
def test_the_best_card_cut_has_the_first_deal(game: str, name: str) -> None:
    form = load_game(game).form(name)
    ranks = [place_of(form, card) for card in form.pack]
    again = 0
    for seed in range(60):
        packs = [shuffled(len(form.pack), mixed(mixed(seed, 0), n)) for n in range(20)]
        match = form.match(seed)
        cuts = [[pack[place] for place in range(form.seats)] for pack in packs]
        assert match.dealer == cut(ranks, cuts)
        again += len([line for line in match.sheet if line.deal == 0]) > 1
    assert again
