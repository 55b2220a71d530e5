"""Processes of Cardwright: none looks for code in the folder you are in.

Python puts that folder at the head of its path for `-m` and `-c`, and so for every process that
`multiprocessing` starts: a file there with the name of a module, such as `pickle.py` beside a
ledger, would be run. A folder that you name in PYTHONPATH is your own choice and stays; an empty
entry there, which Python reads as the current folder, does not.

The module imports only what Python has loaded by then, and nothing at its head beyond that: until
`leave_here` is called a file of the current folder could come in.
"""

import os
import sys

_SAFE = "PYTHONSAFEPATH"
_HOME = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))  # noqa: PTH100, PTH120


def leave_here() -> None:
    """Take the current folder off the path of this process."""
    here = _here()
    if not sys.flags.safe_path and sys.path[0] in {"", here} and here != _HOME:
        del sys.path[0]
    named = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    if "" in named[1:] + named[:-1]:
        os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, named))
        if here in sys.path and here not in {_HOME, *named} and not sys.flags.ignore_environment:
            sys.path.remove(here)


class SafePath:
    """Inside, every Python that this process starts leaves the current folder off its path."""

    def __enter__(self) -> None:
        self._before = os.environ.get(_SAFE)
        os.environ[_SAFE] = "1"
        if sys.flags.ignore_environment and not sys.flags.safe_path:  # so do those that it starts
            from multiprocessing import util  # noqa: PLC0415 - see above

            flags = vars(util)["_args_from_interpreter_flags"]()
            if "-P" not in flags:
                vars(util)["_args_from_interpreter_flags"] = lambda: [*flags, "-P"]

    def __exit__(self, *_: object) -> None:
        if self._before is None:
            del os.environ[_SAFE]
        else:
            os.environ[_SAFE] = self._before


def _here() -> str:
    try:
        return os.getcwd()  # noqa: PTH109
    except OSError:  # it was deleted
        return ""
