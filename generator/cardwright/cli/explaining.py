"""``cardwright explain``: a clause, and all that rests on it."""

from __future__ import annotations

from dataclasses import asdict
from itertools import groupby

import click

from cardwright.cli.common import as_json, json_text
from cardwright.errors import UnknownName, UsageError

SHOWN = 10  # lines of a file, at most, where people read them


@click.command()
@click.argument("clause")
@as_json
def explain(clause: str, as_json: bool) -> None:
    """Print a clause, what names it in code, texts and tests, and where it is judged.

    CLAUSE is an id such as COURT-2H-R4b, as a verdict names it.
    """
    from cardwright.building.citations import citations, find_clause

    try:
        ledger, found = find_clause(clause)
    except UnknownName as error:
        raise UsageError(error.message, hint=error.hint) from None
    lines = list(citations(ledger, found))
    if as_json:
        rows = [asdict(line) for line in lines]
        click.echo(json_text({"game": ledger.name, **asdict(found), "citations": rows}, indent=1))
        return
    forms = ", ".join(ledger.form(name).title for name in found.forms)
    click.echo(f"{found.id}, {found.place}: {found.text}")
    click.echo(f"{ledger.title}, a {found.kind} of {forms}{', ours' if found.ours else ''}")
    for kind, of_kind in groupby(lines, lambda line: line.kind):
        click.echo(f"\n{kind}")
        for file, of_file in groupby(of_kind, lambda line: line.file):
            found_there = list(of_file)
            for line in found_there[:SHOWN]:
                text = line.text if len(line.text) <= 90 else f"{line.text[:89]}…"
                click.echo(f"  {file}:{line.line}: {text}")
            if more := len(found_there[SHOWN:]):
                click.echo(f"  {file}: and {more} more")
