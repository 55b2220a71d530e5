"""``cardwright explain``: a clause, and all that rests on it."""

from __future__ import annotations

from dataclasses import asdict
from itertools import groupby

import click

from cardwright.cli.common import as_json, json_text
from cardwright.errors import UnknownName, UsageError, excerpt

SHOWN, WIDE = 10, 120  # lines of a file and letters of a line, at most, where people read them


@click.command()
@click.argument("clause")
@as_json
def explain(clause: str, as_json: bool) -> None:
    """Print a clause, the code, texts and tests that cite it, and the questions that judge it.

    CLAUSE is an id from a verdict, such as COURT-2H-R4b, or a sentence of the judge. For a
    sentence it prints the clause, or the most similar sentences.
    """
    from cardwright.building.citations import citations, clauses_said, find_clause

    said = clauses_said(clause) if " " in clause else {}
    if " " in clause and not said:
        raise UsageError(
            f"no sentence resembles “{excerpt(clause)}”", hint="try more or fewer words"
        )
    if len(said) > 1:
        told = (f"{id_}: {sentence}" for id_, sentence in said.items())
        click.echo(json_text(said, indent=1) if as_json else "\n".join(told))
        return
    try:
        ledger, found = find_clause(*said or [clause])
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
                text = line.text if len(line.text) <= WIDE else f"{line.text[: WIDE - 1]}…"
                click.echo(f"  {file}:{line.line}: {text}")
            if more := len(found_there[SHOWN:]):
                click.echo(f"  {file}: and {more} more")
