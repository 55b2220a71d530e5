"""The command of the engraver: ``python card_art/engraver [FOLDER]…`` or ``python -m engraver``."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

import click

from cardwright.cli import group, net
from cardwright.cli.common import put_file, replace_file
from cardwright.drawing.faces.scales import printed_scales
from cardwright.errors import OutputError
from engraver import driver


@click.command(context_settings=group.SETTINGS)
@click.argument("folders", nargs=-1, metavar="[FOLDER]...")
@click.option("--check", is_flag=True, help="Draw nothing; list the files that differ.")
@click.option(
    "--fineness",
    is_flag=True,
    help="Draw nothing; list printed lines under 0.12 mm and gaps under 0.15 mm.",
)
@click.option(
    "--specimen",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Draw no card_art; write sheets with every technique of the engraver, a PDF.",
)
@replace_file
def engrave(
    folders: Sequence[str], check: bool, fineness: bool, specimen: Path | None, force: bool
) -> None:
    """Draw the pictures of card_art again (needs the extra “art”).

    FOLDER is a game; without it everything is drawn.

    With --fineness each motif is measured at the smallest size it has on a card: how many
    millimeters of it are too fine, and the worst places in the millimeters of the motif.
    """
    if specimen:
        driver.require_art()
        from engraver.specimen import specimens_pdf  # noqa: PLC0415 - needs the extra

        put_file(specimen, specimens_pdf(), force=force)
        click.echo(f"{specimen}: written")
        return
    if fineness:
        for line in driver.too_fine(printed_scales, folders):
            click.echo(line)
        return
    differs = False
    for line in driver.engrave(folders, check=check):
        click.echo(line)
        differs = check
    if differs:
        raise OutputError(
            "card_art is not what the engraver draws", hint="python card_art/engraver"
        )


def run(arguments: list[str]) -> int:
    """Run the command with these arguments; its exit code."""
    return group.run(arguments, engrave, "engraver")


if __name__ == "__main__":
    sys.exit(net.caught(run, sys.argv[1:]))
