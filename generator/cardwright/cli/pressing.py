"""Commands for print services: ``export`` makes their files, ``preflight`` checks them."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from cardwright.building.options import FaceOptions
from cardwright.cli import options as shared
from cardwright.cli.flags import flags
from cardwright.errors import OutputError, UsageError, excerpt, visible

if TYPE_CHECKING:
    from cardwright.printing.press.answer import Answer

#: The names of `press/vendors.py`, which takes long to load; a test holds the two together.
EXPORTED = ("the-game-crafter", "makeplayingcards", "drivethrucards", "tabletop-simulator", "png")
CHECKED = ("pdf-x4", *EXPORTED)
#: Sentences that are told of one rule, and the characters of one.
_TOLD, _LONG = 5, 300


@click.command()
@click.argument("games", nargs=-1, metavar="[GAME]...")
@click.option(
    "--for",
    "vendor",
    required=True,
    type=click.Choice(EXPORTED),
    help="Service or program for the cards.",
)
@shared.ledger("Export")
@flags(FaceOptions)
@shared.output_folder("export")
@shared.force
@click.option(
    "--base-url",
    default="",
    callback=shared.non_empty,
    metavar="URL",
    help="Web address of the folder with the pictures for Tabletop Simulator; by default "
    "it loads them from the output folder.",
)
@shared.jobs("Render")
def export(
    games: Sequence[str],
    vendor: str,
    ledger: Path | None,
    options: FaceOptions,
    output: Path,
    force: bool,
    base_url: str,
    jobs: int | None,
) -> None:
    """Make the files for a print service or Tabletop Simulator, and a job sheet.

    Without GAME it exports all games. The job sheet, job.txt, lists what to choose there.
    """
    from cardwright.building.custom_ledgers import read_own
    from cardwright.building.export import ExportRequest
    from cardwright.building.export import export as run
    from cardwright.building.run import cores
    from cardwright.building.wording import locate_bad_words
    from cardwright.system.source_date import source_date

    if base_url and vendor != "tabletop-simulator":
        raise UsageError("--base-url applies only to tabletop-simulator", hint="leave it out")
    source_date()
    own = read_own(ledger) if ledger else None
    told = (lambda text: click.echo(text, err=True)) if sys.stderr.isatty() else None
    with locate_bad_words(ledger):
        wish = ExportRequest(vendor, games, options.edition, own, base_url)
        count = run(wish, output, told, processes=jobs or cores(), force=force)
    click.echo(f"{shared.place(output)}: {shared.files(count)}")


@click.command()
@click.argument("file", type=click.Path(exists=True, path_type=Path), metavar="FILE")
@click.option(
    "--vendor",
    required=True,
    type=click.Choice(CHECKED),
    help="Rules to check.",
)
def preflight(file: Path, vendor: str) -> None:
    """Check a file before it goes to a print service: pass or fail, rule by rule.

    FILE is a PDF, a PNG or JPEG, or the folder of a game from “cardwright export”. The exit code
    is 1 if a rule is broken or cannot be checked.
    """
    from cardwright.printing.press.preflight import preflight as run
    from cardwright.printing.press.vendors import VENDORS

    answers = run(file, VENDORS[vendor])
    for line in report_lines(answers):
        click.echo(line)
    broken = sum(bool(answer.faults) for answer in answers)
    if broken:
        raise OutputError(
            f"{visible(str(file))}: {broken} of {len(answers)} rules are broken or "
            f"not checked ({VENDORS[vendor].title})",
            hint="see the lines above with “FAIL”",
        )
    click.echo(f"{visible(str(file))}: all {len(answers)} rules are kept ({VENDORS[vendor].title})")


def report_lines(answers: Sequence[Answer]) -> list[str]:
    """A line for each rule, and one for each sentence that says how it is broken."""
    wide = max(len(answer.rule) for answer in answers)
    lines = []
    for answer in answers:
        lines.append(f"{'FAIL' if answer.faults else 'pass'}  {answer.rule:{wide}}  {answer.asks}")
        lines += _first_sentences(answer.faults)
        lines += _first_sentences(answer.notes, "note: ")
    return lines


def _first_sentences(sentences: Sequence[str], mark: str = "") -> list[str]:
    """The first sentences, a line each, and how many more there are.

    They repeat what others wrote, which may neither steer the terminal nor forge a line.
    """
    lines = [f"      {mark}{excerpt(sentence, _LONG)}" for sentence in sentences[:_TOLD]]
    if len(sentences) > _TOLD:
        lines.append(f"      … and {len(sentences) - _TOLD} more")
    return lines
