"""The things to play: games, their forms, and what each leaves to the table to agree."""

from typing import Any

from cardwright.engine.kernel import Form
from cardwright.engine.library import Game, load_game
from cardwright.engine.session.terms import KEEPERS
from cardwright.engine.state import State
from cardwright.ledger import Question
from cardwright.ledger.games import GAMES


def games() -> dict[str, Any]:
    """Every game with its forms, and who may keep a seat."""
    return {
        "games": [
            {"game": game.name, "title": game.title, "forms": forms(game)}
            for game in map(load_game, GAMES)
        ],
        "keepers": list(KEEPERS),
    }


def forms(game: Game) -> list[dict[str, Any]]:
    """The forms of a game."""
    return [_form(game.form(form)) for form in game.forms]


def _form(form: Form[State]) -> dict[str, Any]:
    """A form, how many it seats, and its agreements; of several numbers `seats` is the best."""
    questions = form.questions.items()
    return {
        "form": form.name,
        "title": form.title,
        "seats": form.seats,
        "seat_choices": list(form.seat_choices),
        "warnings": {
            str(seats): [event.text for event in form.warnings(seats)]
            for seats in form.seat_choices
            if form.warnings(seats)
        },
        "agreements": [_agreement(option, question) for option, question in questions],
        "recommended": _recommended(form),
    }


def _recommended(form: Form[State]) -> dict[str, Any] | None:
    """The agreements that we recommend for a first match, what they and the usual ones are called.

    None where we recommend the usual ones.
    """
    info = form.ledger.form(form.name)
    if not info.recommended:
        return None
    titles = {"title": info.recommended_as, "usual": info.usual_as}
    return {"agreements": info.recommended_agreements, **titles}


def _agreement(option: str, question: Question) -> dict[str, Any]:
    """A question of the ledger, the choices with their readings, and the one we play by."""
    return {
        "option": option,
        "clause": question.id,
        "question": question.question,
        "choices": [
            {"choice": choice, "reading": question.reading(choice)} for choice in question.choices
        ],
        "default": question.default,
        "like": question.like,
    }
