"""The package that holds the law of a game, by the name of the game."""

from importlib import import_module
from types import ModuleType

from cardwright.engine import games
from cardwright.errors import InputError, UnknownName

#: What the package of a law has to offer.
OFFERS = ("DEFAULTS", "make_form", "make_match")


def law_of(game: str) -> ModuleType:
    """The package of a game of ours, with what OFFERS names.

    Raises UnknownName for a game that has no law, InputError for a law with gaps.
    """
    package = f"{games.__name__}.{game.replace('-', '_')}"
    title = game.replace("-", " ").title()
    try:
        law = import_module(package)
    except ImportError as error:
        if error.name == package and isinstance(error, ModuleNotFoundError):
            raise UnknownName(f"{title} can be printed, but not yet played") from None
        raise InputError(
            f"the law of {title} cannot be read: {error}",
            hint="CONTRIBUTING.md, “A sixth game”, lists the files of a law",
        ) from error
    missing = [name for name in OFFERS if not hasattr(law, name)]
    if missing:
        raise InputError(
            f"the law of {title} does not define {', '.join(missing)}",
            hint=f"define it in {package.replace('.', '/')}/__init__.py",
        )
    return law
