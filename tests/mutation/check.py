"""Compares the mutants that survived a run of mutmut with the list of those known to.

    mutmut run
    python tests/mutation/check.py

Run where mutmut was run. A mutant is known by its module, its function and the lines it changes,
not by its number. Exits with 1 and names each one that survived and is not in survivors.toml, and
each one in it that was killed or cannot be made any more.
"""

import subprocess
import sys
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

LIST = Path(__file__).with_name("survivors.toml")
ALIVE = ("survived", "no tests", "suspicious")
UNKNOWN = ("not checked", "check was interrupted by user")


class Mutant(NamedTuple):
    """A change to a function; lines without the blanks around them, joined by newlines."""

    module: str  # path from the root of the project
    function: str  # Form.deal
    before: str
    after: str

    def __str__(self) -> str:
        return (
            f"{self.module}: {self.function}\n"
            + "".join(f"  - {line}\n" for line in self.before.splitlines())
            + "".join(f"  + {line}\n" for line in self.after.splitlines())
        )


def listed(path: Path = LIST) -> set[Mutant]:
    """The mutants that are known to survive, each with its reason."""
    entries = tomllib.loads(path.read_text("utf-8"))["survivor"]
    for entry in entries:
        assert entry.keys() == {*Mutant._fields, "reason"}, entry
        assert entry["reason"], entry
    return {Mutant(*(_stripped(entry[name]) for name in Mutant._fields)) for entry in entries}


def mutant_of(name: str, diff: str) -> Mutant:
    """The mutant of this name and diff, as mutmut gives them."""
    lines = diff.splitlines()
    (module,) = (line.removeprefix("+++ ") for line in lines if line.startswith("+++ "))
    function = name.rpartition(".")[2].partition("__mutmut_")[0]
    changes = [line for line in lines if not line.startswith(("+++", "---", "#"))]
    before, after = (
        _stripped("\n".join(line[1:] for line in changes if line[:1] == sign)) for sign in "-+"
    )
    return Mutant(
        module, function.removeprefix("x_").removeprefix("xǁ").replace("ǁ", "."), before, after
    )


def survived() -> Iterator[Mutant]:
    """The mutants that survived the last run here; raises SystemExit when it was not finished."""
    for line in _mutmut("results").splitlines():
        name, _, status = line.strip().partition(": ")
        if status in UNKNOWN:
            sys.exit("The run was not finished: mutmut run goes on with it.")
        if status in ALIVE:
            yield mutant_of(name, _mutmut("show", name))


def differences(alive: Iterable[Mutant], known: Iterable[Mutant]) -> str:
    """What is wrong with the list, mutant by mutant; empty when nothing is."""
    alive, known = set(alive), set(known)
    new = [f"Survived, and is not listed:\n{mutant}" for mutant in sorted(alive - known)]
    gone = [f"Listed, and did not survive:\n{mutant}" for mutant in sorted(known - alive)]
    return "\n".join(new + gone)


def _stripped(text: str) -> str:
    return "\n".join(line.strip() for line in text.strip().splitlines())


def _mutmut(*words: str) -> str:
    command = [sys.executable, "-m", "mutmut", *words]
    return subprocess.run(command, capture_output=True, check=True, text=True).stdout


if __name__ == "__main__":
    sys.exit(differences(survived(), listed()) or None)
