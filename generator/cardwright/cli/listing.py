"""``cardwright list`` and ``cardwright emblems``: what there is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import click

from cardwright.cli.common import as_json, json_text

#: Where the emblems can be seen; not among the rows, which others may read.
_PICTURES = "To see them as pictures: cardwright site --serve, then open manual-emblems.html there."


@click.group(name="list")
def list_() -> None:
    """List games, forms or papers."""


def _listed(rows: Callable[[], list[dict[str, Any]]], as_json: bool) -> None:
    """Print the rows as JSON, or as a table with their keys as its head."""
    table = rows()
    if as_json:
        click.echo(json_text(table, indent=1))
        return
    cells = [list(table[0]), *([_cell(value) for value in row.values()] for row in table)]
    widths = [max(len(line[i]) for line in cells) for i in range(len(cells[0]))]
    for line in cells:
        click.echo("  ".join(c.ljust(w) for c, w in zip(line, widths, strict=True)).rstrip())


def _cell(value: object) -> str:
    if isinstance(value, dict):  # of lists: all that is in them, once
        value = [*dict.fromkeys(entry for entries in value.values() for entry in entries)]
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


@list_.command()
@as_json
def games(as_json: bool) -> None:
    """List the games, their decks, and the contents of their ledgers."""
    from cardwright.building.inventory import game_rows

    _listed(game_rows, as_json)


@list_.command()
@as_json
def forms(as_json: bool) -> None:
    """List the forms of each game: seats and pack."""
    from cardwright.building.inventory import form_rows

    _listed(form_rows, as_json)


@list_.command()
@as_json
def papers(as_json: bool) -> None:
    """List the papers."""
    from cardwright.building.inventory import paper_rows

    _listed(paper_rows, as_json)


@click.command()
@click.argument("word", default="", metavar="[WORD]")
@as_json
def emblems(word: str, as_json: bool) -> None:
    """List the emblems for a deck of your own, or find them by WORD, in any of six languages.

    Write the name of an emblem, or one of its words, under Picture in your list. The page
    manual-emblems.html of the site shows all of them as pictures.
    """
    from cardwright.building.inventory import emblem_rows

    _listed(lambda: emblem_rows(word), as_json)
    if not word and not as_json:
        click.echo(f"\n{_PICTURES}", err=True)
