"""How many sequences of actions there are from a deal or a position: tests/perft/*.toml.

    [[perft]]
    title = "The first leads and replies"
    form = "two-handed"
    deal = { seed = 7, dealer = 1 }     # or a position
    play = "GK BE"                      # actions before the counting begins
    counts = [7, 42, 337]               # sequences of exactly one, two, three actions

A 0 at the end says that the whole tree is counted. A deal is counted by the law and, as far as
that is quick, by the second model too.
"""

import tomllib
from collections.abc import Callable
from copy import deepcopy
from itertools import takewhile
from pathlib import Path
from typing import Any

import pytest

from cardwright.engine import load_game
from cardwright.engine.kernel import play
from cardwright.engine.state import State
from tests.engine.second import authors, card_tennis, court, court_four, nations, sixty_six
from tests.engine.vectors import texts
from tests.tiers import Sample

FOLDER = Path(__file__).parents[1] / "perft"
MODELS: dict[str, Callable[[str, list[Any], int, dict[str, str]], "Model"]] = {
    "court": court.deal,
    "card-tennis": card_tennis.deal,
    "sixty-six": sixty_six.deal,
    "nations": nations.deal,
}
NUMBERED = {"card-tennis"}  # models to which a card is its number
Model = (
    authors.Authors
    | court.Court
    | court_four.FourHands
    | card_tennis.CardTennis
    | sixty_six.Duel
    | sixty_six.Whist
    | nations.Round
)
COUNTED = 300, 1500  # nodes that the second model counts, by tier


def entries() -> list[Any]:
    """Every count, by its title."""
    return [
        pytest.param(path.stem.replace("_", "-"), entry, id=f"{path.stem}: {entry['title']}")
        for path in sorted(FOLDER.glob("*.toml"))
        for entry in tomllib.loads(path.read_text("utf-8"))["perft"]
    ]


def first(game: str, entry: dict[str, Any]) -> State:
    """The state in which the counting begins; every action before it is judged."""
    wanted = {"title", "form", "counts"}
    known = wanted | {"options", "deal", "position", "play"}
    assert wanted <= set(entry) <= known, f"wants {sorted(wanted)}, knows {sorted(known)}"
    form = load_game(game).form(entry["form"]).with_options(**entry.get("options", {}))
    state: State = (
        form.position(entry["position"]) if "position" in entry else form.deal(**entry["deal"])
    )
    for text in texts(entry.get("play", [])):
        state = play(state, form.parse(text, state))
    return state


def sequences(state: State, depth: int) -> int:
    """How many sequences of so many actions there are."""
    if depth == 1:
        return len(state.legal())
    return sum(sequences(state.apply(action), depth - 1) for action in state.legal())


@pytest.mark.parametrize(("game", "entry"), entries())
def test_the_law_counts_so_many(game: str, entry: dict[str, Any]) -> None:
    state = first(game, entry)
    depths = range(1, len(entry["counts"]) + 1)
    assert [sequences(state, depth) for depth in depths] == entry["counts"]


# ------------------------------------------------------------------ the second model


def counted_again(model: Model, depth: int) -> int:
    """The same, by the second model, which is changed by every action."""
    if model.over:
        return 0
    if depth == 1:
        return len(model.legal())
    total = 0
    for action in sorted(model.legal()):
        after = deepcopy(model)
        after.play(action)
        total += counted_again(after, depth - 1)
    return total


def model_of(state: State, options: dict[str, str]) -> Model:
    """The same deal in the second model."""
    form = state.form
    if form.game == "portrait-authors":
        cards: list[authors.Card] = [
            (form.pack[n].suit, form.pack[n].author, form.pack[n].side) for n in state.order
        ]
        return authors.Authors(form.name, cards, state.dealer, state.seats, options)
    short = form.pack.tokens
    order = [card if form.game in NUMBERED else short[card] for card in state.order]
    return MODELS[form.game](form.name, order, state.dealer, options)


@pytest.mark.quick(1)
@pytest.mark.parametrize(("game", "entry"), [e for e in entries() if "deal" in e.values[1]])
def test_the_second_model_counts_as_many(game: str, entry: dict[str, Any], sample: Sample) -> None:
    most, state = sample(*COUNTED), first(game, entry)
    model = model_of(state, entry.get("options", {}))
    for text in texts(entry.get("play", [])):
        model.play(text)
    quick = list(takewhile(lambda count: count <= most, entry["counts"]))
    assert quick
    again = [counted_again(model, depth) for depth in range(1, len(quick) + 1)]
    assert again == quick
