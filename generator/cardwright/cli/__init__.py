"""The command ``cardwright``: parse, call, print; no logic.

Exit codes: 0 done, 1 the user's files have problems and nothing was written, 2 usage, 3 this
computer lacks something, 70 a fault of ours; 130 interrupted, 143 terminated, and so on, 128 more
than the number of the signal.
"""

import os
import sys

from cardwright.system.processes import leave_here


def main() -> None:
    """Run the command; whatever happens becomes a message and an exit code, never a traceback."""
    leave_here()  # before anything else is imported
    enter(sys.argv[1:])


def enter(arguments: list[str]) -> None:
    """Run the command with these arguments, and end the process with its exit code."""
    from cardwright.cli import net

    os.umask(os.umask(0o077) & 0o077)  # files that their owner cannot read are of no use
    sys.exit(net.caught(_run, arguments))


def _run(arguments: list[str]) -> int:
    from cardwright.cli.group import run  # in the net: what is missing there is told as well

    return run(arguments)
