"""Every exception that Cardwright raises on purpose, with the exit code of the command.

    CardwrightError                 1
    ├── UsageError                  2   wrong usage: an impossible request or combination
    ├── EnvironmentProblem          3   this computer lacks something: a folder, a program, a font
    │   └── NoRoom                      the disk is full
    ├── InputError                  1   wrong input from a user
    │   ├── UnknownName                 an unknown name of a game, form, card, clause …
    │   ├── TooLarge                    a file over its limit, or not a regular file
    │   ├── LedgerError                 a ledger, seeds/*.toml; all its problems, one on each line
    │   ├── ArtError                    a drawing, card_art/*.svg
    │   ├── TextError                   a text that cannot be set in type
    │   │   ├── TextTooLong             it does not fit its place
    │   │   └── MissingGlyph            the font has no such character
    │   ├── WrongFact                   an impossible fact of a position
    │   ├── RecordError                 a record of a deal, and the moves in it
    │   ├── GuideError                  a guide, templates/guides/*.md.j2
    │   ├── TemplateError               a template of the site, books or lists, templates/
    │   ├── LessonError                 a lesson, site/lessons/*/*.toml; its problems, also by line
    │   ├── ProfileError                a printer’s profile; all its problems, also by line
    │   └── ListError                   a list of cards, .csv, .xlsx, .ods …; its problems by line
    ├── OutputError                 1   a result that cannot be written, or is wrong
    │   └── RefusedOutput               writing would overwrite files that Cardwright did not make
    └── OurFault                   70   an unforeseen error: `cli/net.py` makes it

IllegalAction, also an InputError, has a verdict and is defined with it in engine/verdict.py.

The command line prints `message` and `hint` and ends with `exit_code`; users see no traceback.
"""

import errno
import re
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import ClassVar, Self, TypeVar

_Entry = TypeVar("_Entry")

_FULL = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}
_MAKE_ROOM = "free space on that disk, or choose another; the existing files are unchanged"


class CardwrightError(Exception):
    """The base of all exceptions: `message` describes the fault, `hint` the remedy."""

    exit_code: ClassVar[int] = 1

    def __init__(self, message: str, *, hint: str | Callable[[], str] = "") -> None:
        super().__init__(message)
        self.message = message
        self._hint = hint

    @property
    def hint(self) -> str:
        """The remedy; the nearest known name is searched for on first use."""
        if not isinstance(self._hint, str):
            self._hint = self._hint()
        return self._hint

    def __reduce__(self) -> "tuple[Callable[..., CardwrightError], tuple[object, ...]]":
        """Parts by which another process has the same error, whatever its class is made of."""
        return _again, (type(self), self.args, {**self.__dict__, "_hint": self.hint})

    def __str__(self) -> str:
        """The message, and below it the hint where there is one."""
        return f"{self.message}\nHint: {self.hint}" if self.hint else self.message


def _again(
    kind: type[CardwrightError], args: tuple[object, ...], state: dict[str, object]
) -> CardwrightError:
    """The error that was in another process."""
    error = kind.__new__(kind, *args)
    error.__dict__.update(state)
    return error


class UsageError(CardwrightError):
    """Wrong usage: an impossible request or combination."""

    exit_code = 2

    @classmethod
    def among(cls, kind: str, name: str, known: Iterable[str]) -> Self:
        """The error for a `name` of a `kind` (game, folder, …) that is not among the `known`."""
        unknown = UnknownName.among(kind, name, known)
        return cls(unknown.message, hint=lambda: unknown.hint)


class EnvironmentProblem(CardwrightError):
    """Something necessary is missing on this computer."""

    exit_code = 3


class NoRoom(EnvironmentProblem):
    """The disk that is written to is full."""

    @staticmethod
    def is_meant(error: OSError) -> bool:
        """Test if this is what the system says: no space, or no more of it for this user."""
        return error.errno in _FULL

    @classmethod
    def at(cls, path: Path, error: OSError, *, hint: str = _MAKE_ROOM) -> Self:
        """The error for a file that could not be written, as the system says it."""
        return cls(f"{path}: could not be written: {error.strerror}", hint=hint)


class InputError(CardwrightError):
    """Wrong input from a user."""


_NAMED = 40  # the most names that a hint lists if none is close


class UnknownName(InputError):
    """An unknown name."""

    @classmethod
    def among(cls, kind: str, name: str, known: Iterable[str]) -> Self:
        """The error for a `name` of a `kind` (form, card, …) that is not among the `known`."""
        names = tuple(known)

        def nearest() -> str:
            some = ", ".join(names[:_NAMED]) + (", …" if len(names) > _NAMED else "")
            return did_you_mean(name, names) or f"known: {some or 'none'}"

        return cls(f"there is no {kind} “{excerpt(name)}”", hint=nearest)


def look_up(kind: str, name: str, entries: Mapping[str, _Entry]) -> _Entry:
    """The entry of this name; raises UnknownName for a `kind` (form, card, …) that is not there."""
    try:
        return entries[name]
    except KeyError:
        raise UnknownName.among(kind, name, entries) from None


class TooLarge(InputError):
    """A file that is larger than any of its kind that is read, or is no file and may never end."""


class LedgerError(InputError):
    """A ledger that cannot be read or contradicts itself."""

    @property
    def problems(self) -> tuple[str, ...]:
        """All faults of the ledger, in the order of the file."""
        return tuple(self.message.splitlines())


class ArtError(InputError):
    """A drawing that cannot be used."""


class TextError(InputError):
    """A text that cannot be set in type: its `words`, and where it is one the `character`.

    Whoever sets a text knows only what it says; `wording.py` finds where it stands.
    """

    def __init__(
        self, words: str, what: str, *, hint: str = "shorten it", character: str = ""
    ) -> None:
        super().__init__(f"“{excerpt(words, 40)}”{what}", hint=hint)
        self.words = words
        self.character = character


class TextTooLong(TextError):
    """A text that does not fit its place; about so many characters would, or 0 if not known."""

    fits = 0

    @classmethod
    def of(cls, words: str, what: str, fits: int) -> Self:
        """The fault with this number."""
        found = cls(words, what)
        found.fits = fits
        return found


class MissingGlyph(TextError):
    """A character that the font does not have."""


class WrongFact(InputError):
    """A fact of a position that cannot be: which, what is wrong with it, and in which word."""

    def __init__(self, fact: str, problem: str, *, hint: str = "", word: str = "") -> None:
        super().__init__(f"position: {fact}: {problem}", hint=hint)
        self.fact = fact
        self.problem = problem
        self.word = word


class RecordError(InputError):
    """A record of a deal that cannot be read or replayed."""


class GuideError(InputError):
    """A guide that cannot be printed."""


class TemplateError(InputError):
    """A template of the site, of a book or of a list that cannot be filled in."""


class LessonError(InputError):
    """A lesson that cannot be read, or claims what the engine does not say."""

    @property
    def problems(self) -> tuple[str, ...]:
        """All that is wrong, in the order of the files."""
        return tuple(self.message.splitlines())


class ProfileError(InputError):
    """A printer's profile that cannot be read, cannot be true, or cannot be printed for."""

    @property
    def problems(self) -> tuple[str, ...]:
        """All that is wrong, in the order of the file."""
        return tuple(self.message.splitlines())


class ListError(InputError):
    """A list of cards that cannot be read, or has cells that cannot be used."""

    @property
    def problems(self) -> tuple[str, ...]:
        """All that is wrong, in the order of the rows."""
        return tuple(self.message.splitlines())


class OutputError(CardwrightError):
    """A result that cannot be written, or is wrong."""


class RefusedOutput(OutputError):
    """Writing would overwrite files that Cardwright did not make."""


class OurFault(CardwrightError):
    """Something that we have not thought of; whoever meets it has done nothing wrong."""

    exit_code = 70


#: Characters that Unicode counts as letters or signs, and that show nothing: joiners, fillers,
#: selectors of variants, the empty pattern of Braille.
BLANK = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)


def can_be_seen(text: str) -> bool:
    r"""Test if every character of a text shows something, or is the plain space.

    >>> can_be_seen("Gold Crown"), can_be_seen("Gold\u3164Crown"), can_be_seen("\x1b[1m")
    (True, False, False)
    """
    return text.isprintable() and not BLANK.search(text)


def visible(text: str) -> str:
    r"""A text in which characters that cannot be seen, or that steer a terminal, are spelled out.

    >>> print(visible("\x1b[31mred"))
    \x1b[31mred
    """
    return "".join(
        char if can_be_seen(char) else char.encode("unicode_escape").decode() for char in text
    )


def excerpt(text: object, most: int = 60) -> str:
    """A text of the user, as a message repeats it: `visible`, and cut to so many characters.

    Of what is no text, its words.

    >>> excerpt("G" * 3000, 8)
    'GGGGGGG…'
    """
    seen = visible(str(text)[: most + 1])
    return seen if len(seen) <= most else f"{seen[: most - 1]}…"


def did_you_mean(word: str, known: Iterable[str], *, alike: float = 0.6) -> str:
    """A question that offers the nearest known word, or "" when none is near; capitals are alike.

    ``alike`` is the least share of letters in common.

    >>> did_you_mean("Cort", ["court", "nations"])
    'did you mean “court”?'
    """
    from difflib import get_close_matches  # noqa: PLC0415 - only those who err wait for it

    words = {name.casefold(): name for name in known}
    near = get_close_matches(str(word).casefold(), words, n=1, cutoff=alike)
    return f"did you mean “{excerpt(words[near[0]])}”?" if near else ""
