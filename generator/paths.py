"""Where the data folders are: beside the package in a checkout, inside it in a wheel.

In a checkout or an editable install `seeds/`, `card_art/`, `templates/` and `site/` stand beside
the package; a wheel carries them as `generator/_data/<folder>`. No other module knows this.
"""

from pathlib import Path

from generator.errors import EnvironmentProblem

_PACKAGE = Path(__file__).resolve().parent
_PACKED = _PACKAGE / "_data"
# The wheel's own folder is asked first: beside an installed package stands site-packages, where
# a folder named "site" or "templates" would be somebody else's.
_ROOT = _PACKED if _PACKED.is_dir() else _PACKAGE.parent


def data(folder: str, *parts: str) -> Path:
    """The path of a data file, such as `data("seeds", "court.toml")`; the file may not exist.

    Raises EnvironmentProblem when the data folder itself is missing.
    """
    home = _ROOT / folder
    if not home.is_dir():
        raise EnvironmentProblem(
            f"the data folder {folder} is missing from {_ROOT}",
            hint="install Cardwright again, or run it from a complete checkout",
        )
    return home.joinpath(*parts)
