"""``cardwright doctor``: whether this computer has what is needed."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path

import click

from cardwright.cli.common import OutputPath, json_text
from cardwright.cli.common import as_json as _as_json
from cardwright.errors import EnvironmentProblem, visible


@click.command()
@click.option(
    "-o",
    "--output",
    type=OutputPath(path_type=Path, file_okay=False),
    default=Path("build"),
    show_default=True,
    help="Output folder of the build.",
)
@_as_json
def doctor(output: Path, as_json: bool) -> None:
    """Check this computer: libraries, fonts, data, writable folders, programs.

    The exit code is 0 if a build has everything it needs, and 3 if anything is missing. Programs
    and libraries for tests or extras may be missing.
    """
    from cardwright.building.doctor import findings

    found = list(findings(output))
    lacking = [each.name for each in found if each.needed and not each.there]
    if as_json:
        click.echo(json_text({"ready": not lacking, "found": [asdict(each) for each in found]}))
    else:
        for each in found:
            state = "ok" if each.there else "MISSING" if each.needed else "not here"
            what = f"{each.name} {each.found}".strip()
            click.echo(f"{state:8}  {visible(what):44}  {each.use}")
    if lacking:
        raise EnvironmentProblem(
            f"missing for a build: {', '.join(lacking)}",
            hint="reinstall Cardwright, free disk space, or choose another folder with -o",
        )
