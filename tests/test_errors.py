"""The tree of errors: what a person is told, and the exit code of the command."""

import pickle

import pytest

from cardwright import errors
from cardwright.errors import CardwrightError, LedgerError, TextTooLong, UnknownName


def test_a_message_stands_above_its_hint() -> None:
    error = errors.ArtError("crown.svg: line 3: no such ink: gold", hint="use accent")
    assert str(error) == "crown.svg: line 3: no such ink: gold\nHint: use accent"
    assert str(errors.ArtError("crown.svg: is empty")) == "crown.svg: is empty"


@pytest.mark.parametrize(
    ("kind", "code"),
    [
        (errors.UsageError, 2),
        (errors.EnvironmentProblem, 3),
        (errors.LedgerError, 1),
        (errors.TextTooLong, 1),
        (errors.RefusedOutput, 1),
    ],
)
def test_every_error_knows_the_exit_code_of_the_command(
    kind: type[errors.CardwrightError], code: int
) -> None:
    assert kind.exit_code == code


def test_the_tree_of_the_docstring_is_the_tree_of_the_classes() -> None:
    drawn = [line.split()[-1] for line in _branches(errors.__doc__ or "")]
    made = [
        name
        for name, kind in vars(errors).items()
        if isinstance(kind, type) and issubclass(kind, errors.CardwrightError)
    ]
    assert drawn == made


def test_an_unknown_name_is_answered_with_the_nearest_or_with_all() -> None:
    near = errors.UnknownName.among("game", "cort", ["court", "nations"])
    assert (near.message, near.hint) == ("there is no game “cort”", "did you mean “court”?")
    far = errors.UnknownName.among("game", "bridge", ["court", "nations"])
    assert far.hint == "known: court, nations"
    many = errors.UnknownName.among("card", "?", [f"serve-{copy}" for copy in range(99)])
    assert many.hint.endswith("serve-39, …")


def _branches(docstring: str) -> list[str]:
    """The beginnings of the lines of the drawn tree, up to the name of the class."""
    lines = [line for line in docstring.splitlines() if line.startswith("    ")]
    return [
        line[: line.index(name) + len(name)]
        for line in lines
        for name in [next(word for word in line.split() if word[0].isupper())]
    ]


@pytest.mark.parametrize(
    "error",
    [
        UnknownName.among("game", "cuort", ["court"]),
        TextTooLong("Henry Wadsworth Longfellow", " is too long", character=""),
        LedgerError("court.toml: game: is missing", hint="add it"),
    ],
    ids=lambda error: type(error).__name__,
)
def test_an_error_goes_from_one_process_to_another(error: CardwrightError) -> None:
    again = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own
    assert type(again) is type(error)
    assert (str(again), again.hint, again.exit_code) == (str(error), error.hint, error.exit_code)
    assert vars(again).keys() == vars(error).keys()
