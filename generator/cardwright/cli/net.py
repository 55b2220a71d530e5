"""The last net below every command: whatever is raised becomes a message and an exit code."""

from __future__ import annotations

import errno
import platform
import re
import shlex
import signal
import threading
import traceback
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import TypeAlias

from cardwright import __version__
from cardwright.cli import streams
from cardwright.errors import CardwrightError, EnvironmentProblem, NoRoom, OurFault
from cardwright.system.signals import ENDINGS, let_through

#: Added to the number of a signal it is the exit code, as a shell counts.
_SIGNALED = 128
#: The reader of a pipe is gone; Windows has no such signal.
_SIGPIPE = 13
#: How Python handles the signals that end a program.
_UNTOUCHED = (signal.SIG_DFL, signal.default_int_handler)
_NO_MEMORY = re.compile("failed to map|cannot allocate", re.IGNORECASE)
_HOME = Path(__file__).resolve().parents[1]

_Handler: TypeAlias = Callable[[int, FrameType | None], None]


class Terminated(BaseException):
    """A signal asks the program to end: everything on the way out is put in order."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


def caught(run: Callable[[list[str]], int], arguments: list[str]) -> int:
    """Run a command with its arguments; the exit code, with everything told that went wrong."""
    streams.fit()
    ended: list[int] = []
    try:
        with _ended_in_order(ended):
            code = run(arguments)
            streams.finish()
            _from_now_on(_unheard, ENDINGS)  # what comes now is too late
    except BaseException as error:  # noqa: BLE001 - there is nobody above us but the interpreter
        _from_now_on(_unheard, ENDINGS)
        # A library that was being imported may have made another error of it, or swallowed it.
        code = _report(_ending(ended[0]) if ended else error, arguments)
    streams.give_up()
    return code


@contextmanager
def _ended_in_order(ended: list[int]) -> Iterator[None]:
    """The first signal that ends a program raises, and no other; those that were ignored still are.

    The number of the signal is put into `ended`.
    """

    def end(number: int, _: FrameType | None) -> None:
        _from_now_on(_unheard, caught_here)
        ended.append(number)
        raise _ending(number)

    caught_here = [each for each in ENDINGS if signal.getsignal(each) in _UNTOUCHED]
    _from_now_on(end, caught_here)
    let_through()
    yield


def _unheard(_number: int, _frame: FrameType | None) -> None:
    """Ignore a signal: with SIG_IGN Python prints a traceback for one that came just before."""


def _ending(number: int) -> BaseException:
    """The exception that a signal raises."""
    return KeyboardInterrupt() if number == signal.SIGINT else Terminated(number)


def _from_now_on(how: _Handler, numbers: Iterable[int]) -> None:
    """Handle signals so; not in another thread than the first, where none is handled."""
    if threading.current_thread() is threading.main_thread():
        for number in numbers:
            signal.signal(number, how)


def _report(error: BaseException, arguments: list[str]) -> int:
    """Tell of the error; the exit code that belongs to it."""
    match error:
        case KeyboardInterrupt():
            streams.say("cardwright: interrupted")
            return _SIGNALED + signal.SIGINT
        case Terminated():
            streams.say("cardwright: terminated")
            return _SIGNALED + error.number
        case BrokenPipeError():
            return _SIGNALED + _SIGPIPE
        case SystemExit():
            return error.code if isinstance(error.code, int) else 0
    known = error if isinstance(error, CardwrightError) else _known(error)
    if known is None:
        known = _our_fault(error, arguments)
        if "--debug" in arguments:
            streams.say("".join(traceback.format_exception(error)).rstrip("\n"))
    streams.say(f"cardwright: {known}")
    return known.exit_code


def _known(error: BaseException) -> CardwrightError | None:
    """An error for what the system lacks; None for anything else."""
    match error:
        case ModuleNotFoundError() if not (error.name or "").startswith("cardwright"):
            return EnvironmentProblem(
                f"the Python package {error.name} is missing", hint="reinstall Cardwright"
            )
        case OSError():
            return _of_system(error)
    if isinstance(error, RuntimeError) and "start new thread" in str(error):
        return _no_more_processes()
    # A library that finds no room to be loaded says so in words of its own.
    short = isinstance(error, ImportError) and _NO_MEMORY.search(str(error))
    if short or isinstance(error, MemoryError):
        return EnvironmentProblem(
            "this computer does not have enough memory",
            hint="close other programs, or make fewer things at once",
        )
    return None


def _no_more_processes() -> CardwrightError:
    return EnvironmentProblem(
        "this computer cannot start more processes or threads",
        hint="close other programs, or use one process: -j 1",
    )


def _of_system(error: OSError) -> CardwrightError:
    """An error for what the system has refused."""
    if isinstance(error, FileNotFoundError) and not error.filename and _is_lost():
        return EnvironmentProblem(
            "the current folder was deleted", hint="change to an existing folder with cd"
        )
    if error.errno == errno.EAGAIN and not error.filename:
        return _no_more_processes()
    if NoRoom.is_meant(error):
        if error.filename:
            return NoRoom.at(Path(error.filename), error)
        return EnvironmentProblem(
            f"the output could not be written: {error.strerror}",
            hint="redirect the output elsewhere; all files were still made",
        )
    place = f"{error.filename}: " if error.filename else ""
    return EnvironmentProblem(f"{place}{error.strerror or error}")


def _is_lost() -> bool:
    """Test if the current folder is gone."""
    try:
        Path.cwd()
    except OSError:
        return True
    return False


def _our_fault(error: BaseException, arguments: list[str]) -> OurFault:
    """A report of an unforeseen fault, in a few lines."""
    says = str(error).partition("\n")[0][:200]
    system = f"Python {platform.python_version()}, {platform.system()} {platform.machine()}"
    return OurFault(
        "something went wrong. It is our fault, not yours. Please report these "
        "lines:\n    "
        f"{type(error).__name__}{f': {says}' if says else ''}{_place(error)}\n    "
        f"cardwright {__version__}, {system}\n    "
        f"{shlex.join(['cardwright', *arguments])}",
        hint="“cardwright --debug …” shows the traceback",
    )


def _place(error: BaseException) -> str:
    """The place in the program where it happened; "" when in none of our modules."""
    frames = traceback.extract_tb(error.__traceback__)
    ours = [frame for frame in frames if Path(frame.filename).is_relative_to(_HOME)]
    if not ours:
        return ""
    return f", {Path(ours[-1].filename).relative_to(_HOME.parent).as_posix()}:{ours[-1].lineno}"
