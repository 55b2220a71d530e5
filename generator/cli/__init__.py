"""The command ``cardwright``: parse, call, print; no logic.

Exit codes: 0 done, 1 the user's files have problems and nothing was written, 2 usage, 3 this
computer lacks something.
"""

from __future__ import annotations

import sys

import click

from generator import __version__
from generator.cli import lessons, listing, making, playing
from generator.errors import CardwrightError, EnvironmentProblem, visible


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="cardwright")
def cli() -> None:
    """Forgotten parlor card games, made playable again.

    Decks, rule booklets and score trackers to print, and a site to learn from.
    """


for _command in (
    making.build,
    making.engrave,
    making.gallery,
    listing.list_,
    lessons.lessons,
    playing.replay,
    playing.judge,
    playing.simulate,
    playing.study,
):
    cli.add_command(_command)


def main() -> None:
    """Run the command; an error becomes one message and its exit code, never a traceback."""
    try:
        cli.main(prog_name="cardwright", standalone_mode=True)
    except CardwrightError as error:
        click.echo(f"cardwright: {error}", err=True)
        sys.exit(error.exit_code)
    except OSError as error:  # a full disk, a folder that vanished
        place = f"{visible(str(error.filename))}: " if error.filename else ""
        click.echo(f"cardwright: {place}{error.strerror or error}", err=True)
        sys.exit(EnvironmentProblem.exit_code)
