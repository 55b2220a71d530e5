"""The commands together, and what click has to say of how they were called."""

from __future__ import annotations

import click

from generator import __version__
from generator.cli import checkup, lessons, listing, making, playing, pressing, printers
from generator.errors import UsageError, shown


def _american(word: str) -> str:
    """An option or choice as we spell it: ``--four-colours`` and ``greyscale`` are heard, too."""
    return word.replace("colour", "color").replace("grey", "gray")


@click.group(
    context_settings={"help_option_names": ["-h", "--help"], "token_normalize_func": _american}
)
@click.version_option(__version__, prog_name="cardwright")
@click.option("--debug", is_flag=True, help="Show where a fault of ours happened.")
def cli(debug: bool) -> None:
    """Forgotten parlor card games, made playable again.

    Decks, rule booklets and score trackers to print, and a site to learn from.
    """


for _command in (
    making.build,
    making.site,
    making.engrave,
    making.gallery,
    printers.calibrate,
    checkup.doctor,
    pressing.export,
    pressing.preflight,
    listing.list_,
    lessons.lessons,
    playing.replay,
    playing.judge,
    playing.simulate,
    playing.study,
):
    cli.add_command(_command)


def run(arguments: list[str]) -> int:
    """Run a command; its exit code. Mistakes of usage are told here, other errors are raised."""
    for argument in arguments:
        if "\0" in argument:
            raise UsageError(f"“{shown(argument)}” holds a NUL", hint="leave it out")
    try:
        code = cli.main(arguments, prog_name="cardwright", standalone_mode=False)
    except click.Abort:
        raise KeyboardInterrupt from None
    except click.ClickException as error:
        error.show()
        return error.exit_code
    except SystemExit as end:  # so click ends when a shell has asked how a word may go on
        if end.code == 0:
            return 0
        raise BrokenPipeError from None  # and so when nobody reads any more what it prints
    return code if isinstance(code, int) else 0
