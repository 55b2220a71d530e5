"""Portrait Authors with a pack of a company’s own, of so many groups and authors to a group."""

from dataclasses import replace
from functools import cache
from typing import Any

from cardwright.engine import load_game
from cardwright.engine.kernel import Form
from cardwright.ledger import Author, Ledger, PackRecipe, Suit


@cache
def own_ledger(groups: int, authors: int) -> Ledger:
    """The ledger of the game with groups `group-1` to so many, and authors `author-1-1` and on."""
    ledger = load_game("portrait-authors").ledger
    names = [f"group-{n}" for n in range(1, groups + 1)]
    sides = {recipe.name: recipe.sides for recipe in ledger.packs}
    return replace(
        ledger,
        suits=tuple(
            Suit(id=name, name=f"Group {n}", letter=f"{n}", singular=f"Member of group {n}")
            for n, name in enumerate(names, 1)
        ),
        authors=tuple(
            Author(
                id=f"author-{n}-{m}",
                name=f"Author {n}.{m}",
                group=name,
                years="",
                life="",
                named="ours",
                emblem="",
            )
            for n, name in enumerate(names, 1)
            for m in range(1, authors + 1)
        ),
        packs=tuple(
            PackRecipe(
                name=name,
                kind="paired",
                size=groups * authors * len(sides[name]),
                suits=tuple(names),
                sides=sides[name],
            )
            for name in sides
        ),
    )


def own_form(groups: int, authors: int, name: str, **agreed: str) -> Form[Any]:
    """A form of the game with such a pack."""
    law = load_game("portrait-authors").law
    form: Form[Any] = law.make_form(own_ledger(groups, authors), name, law.DEFAULTS)
    return form.with_options(**agreed)
