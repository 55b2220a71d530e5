"""The commands together, and what click has to say of how they were called."""

from __future__ import annotations

import os

import click

from cardwright import __version__
from cardwright.cli import (
    checkup,
    explaining,
    gallery,
    lessons,
    listing,
    making,
    own_decks,
    playing,
    pressing,
    printers,
)
from cardwright.errors import UsageError, excerpt

#: Characters that no argument holds: a name with a line break could forge a line of a message.
_NEVER = {"\0": "a NUL", "\n": "a line break", "\r": "a line break"}


def _american(word: str) -> str:
    """An option or choice as we spell it: ``--four-colours`` and ``greyscale`` are heard, too."""
    return word.replace("colour", "color").replace("grey", "gray")


#: Settings of every command of ours.
SETTINGS = {"help_option_names": ["-h", "--help"], "token_normalize_func": _american}


@click.group(context_settings=SETTINGS)
@click.version_option(__version__, prog_name="cardwright")
@click.option("--debug", is_flag=True, help="Show where a bug in Cardwright happened.")
def cli(debug: bool) -> None:
    """Forgotten parlor card games, made playable again.

    Prints decks, rulebooks and score trackers, and builds a site to learn and play the games.
    """


for _command in (
    own_decks.new,
    own_decks.check,
    making.build,
    making.deck,
    making.book,
    making.tracker,
    making.box,
    making.press,
    making.site,
    gallery.gallery,
    printers.calibrate,
    checkup.doctor,
    pressing.export,
    pressing.preflight,
    listing.list_,
    listing.emblems,
    explaining.explain,
    lessons.lessons,
    playing.replay,
    playing.judge,
    playing.simulate,
    playing.study,
):
    cli.add_command(_command)


def _check_completion() -> None:
    """Raise UsageError where a shell asks how a word may go on, and does not say of which."""
    asked = os.environ.get("_CARDWRIGHT_COMPLETE")
    if not asked:
        return
    shell, _, deed = asked.partition("_")
    if shell not in {"bash", "fish", "zsh"} or deed not in {"source", "complete"}:
        known = "known: bash_source, fish_source and zsh_source"
        raise UsageError(
            f"_CARDWRIGHT_COMPLETE: “{excerpt(asked)}” is not a known shell", hint=known
        )
    place = os.environ.get("COMP_CWORD", "")  # of fish the word itself
    if deed == "complete" and not (
        "COMP_WORDS" in os.environ and (place.isdecimal() or (shell == "fish" and place))
    ):
        raise UsageError(
            "COMP_WORDS and COMP_CWORD do not give the word to complete",
            hint=f"run the output of “_CARDWRIGHT_COMPLETE={shell}_source cardwright” in {shell}",
        )


def _at_home(option: str) -> str:
    """A sentence that names the commands that have an option; "" if there are none."""
    names = [
        f"“cardwright {name}”"
        for name, command in cli.commands.items()
        if any(option in parameter.opts for parameter in command.params)
    ]
    return f" It is an option of {' and '.join(names)}." if names else ""


def run(arguments: list[str], command: click.Command = cli, program: str = "cardwright") -> int:
    """Run a command; its exit code. Mistakes of usage are told here, other errors are raised."""
    _check_completion()
    for argument in arguments:
        for character, name in _NEVER.items():
            if character in argument:
                raise UsageError(f"“{excerpt(argument)}” contains {name}", hint="leave it out")
    try:
        code = command.main(arguments, prog_name=program, standalone_mode=False)
    except click.Abort:
        raise KeyboardInterrupt from None
    except click.NoSuchOption as error:
        told = f"{error.format_message()}{_at_home(error.option_name)}"
        click.UsageError(told, error.ctx).show()
        return error.exit_code
    except click.ClickException as error:
        error.show()
        return error.exit_code
    except SystemExit as end:  # so click ends when a shell has asked how a word may go on
        if end.code == 0:
            return 0
        raise BrokenPipeError from None  # and so when nobody reads any more what it prints
    return code if isinstance(code, int) else 0
