"""What a benchmark needs of others: it is there, or a sentence says so."""

import importlib.util
import sys


def needs(*packages: str) -> None:
    """End with 3, as the command does, where one of the packages is not installed."""
    lacking = [name for name in packages if not importlib.util.find_spec(name)]
    if lacking:
        sys.stderr.write(
            f"{' and '.join(lacking)}: not installed, and nothing to measure with\n"
            "Hint: pip install -e '.[bench,test]'\n"
        )
        sys.exit(3)
