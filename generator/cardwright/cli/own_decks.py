"""``cardwright new`` and ``cardwright check``: a deck of one's own, from a list."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from cardwright.cli.common import as_json as _as_json
from cardwright.cli.common import json_text
from cardwright.errors import UsageError, excerpt, visible


def deck_among(names: Sequence[str]) -> Path | None:
    """The deck of one's own among the arguments of a command that builds; None if there is none.

    Raises UsageError for a deck beside anything else, and for a path where nothing is.
    """
    from cardwright.lists.deck import is_own_deck

    whole = " ".join(names)
    if len(names) > 1 and is_own_deck(whole) and Path(whole).exists():
        raise UsageError(
            f"{visible(whole)}: its name has spaces", hint=f'write it in quotes: "{visible(whole)}"'
        )
    decks = [name for name in names if is_own_deck(name)]
    lost = [name for name in names if name not in decks and set(name) & {"/", "\\"}]
    if lost:
        raise UsageError(
            f"{excerpt(lost[0])}: no folder or list is there",
            hint="drag the folder into the window; a name with spaces needs quotes",
        )
    if decks and len(names) > 1:
        raise UsageError(
            "one deck of your own is built at a time, and no game beside it",
            hint=f"build {visible(decks[0])} alone",
        )
    return Path(decks[0]) if decks else None


@click.command()
@click.argument("folder", type=click.Path(path_type=Path))
@click.option(
    "--language",
    default="en",
    metavar="LANGUAGE",
    help="The language of the sample: en, de, fr, es, it or nl.",
    show_default=True,
)
def new(folder: Path, language: str) -> None:
    """Make a sample of a deck of your own: a folder with a list, settings and pictures.

    Change its list in a spreadsheet program. “cardwright check FOLDER” finds mistakes, and
    “cardwright build FOLDER” makes everything.
    """
    from cardwright.building.own_decks import write_sample

    for path in write_sample(folder, language):
        click.echo(visible(str(path)))
    name = visible(str(folder))
    quoted = f'"{name}"' if " " in name else name
    click.echo(f"Next: cardwright build {quoted}")


@click.command()
@click.argument("deck", type=click.Path(path_type=Path))
@_as_json
def check(deck: Path, as_json: bool) -> None:
    """Check a deck of your own: a folder, a list (.csv, .xlsx, .ods) or a project (.cardwright).

    It lists all that is wrong, with row and column, and all that is doubtful. The exit code is 1
    if anything is wrong.
    """
    from cardwright.building.own_decks import check as checked
    from cardwright.lists.findings import listed, require_none

    found = checked(deck)
    notes = [finding for finding in found.findings if finding.doubtful]
    faults = [finding for finding in found.findings if not finding.doubtful]
    if as_json:
        click.echo(json_text({"faults": [*map(str, faults)], "notes": [*map(str, notes)]}))
    else:
        for note in listed(notes):
            click.echo(f"note: {note}")
    require_none(faults)
    for each in () if as_json else found.deck.decks:
        click.echo(f"{found.deck.file}: {each.size}, ready to build")
