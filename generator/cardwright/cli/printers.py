"""``cardwright calibrate``, and the options by which a build is made for a printer."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING

import click

from cardwright.building.options import BACK_OFFSET
from cardwright.cli.common import OutputPath, put_file, replace_file
from cardwright.drawing.scene.paper import PAPERS
from cardwright.errors import ProfileError, UsageError, visible

if TYPE_CHECKING:
    from cardwright.drawing.scene.paper import Paper
    from cardwright.printing.sheets.printer import Printer

#: What stands for readings that are still to be asked for.
_ASK = "?"


def for_printer(command: Callable[..., None]) -> Callable[..., None]:
    """Give the command the options of a printer, as its argument ``printer``."""

    @wraps(command)
    def chosen(
        *, profile: Path | None, back_offset: tuple[float, float] | None, **others: object
    ) -> None:
        command(printer=_printer(profile, back_offset), **others)

    for option in (
        click.option(
            "--back-offset",
            callback=_offset,
            metavar="X,Y",
            help=BACK_OFFSET,
        ),
        click.option(
            "--profile",
            type=click.Path(exists=True, dir_okay=False, path_type=Path),
            metavar="FILE",
            help="Make decks for a printer measured with “cardwright calibrate”.",
        ),
    ):
        chosen = option(chosen)
    return chosen


def _offset(
    context: click.Context, parameter: click.Parameter, text: str | None
) -> tuple[float, float] | None:
    """The two numbers of X,Y."""
    if text is None:
        return None
    from cardwright.printing.sheets.printer import read_offset

    try:
        return read_offset(text)
    except UsageError as error:
        raise click.BadParameter(error.message, context, parameter) from None


def _printer(profile: Path | None, offset: tuple[float, float] | None) -> Printer | None:
    """The printer of a profile, or one of which nothing is known but how far its backs are off."""
    if profile and offset:
        raise UsageError(
            "--back-offset and --profile both set the offset of the backs",
            hint="leave out --back-offset, or change back_offset in the profile",
        )
    if profile:
        from cardwright.printing.calibration.profile import read_profile

        return read_profile(profile)
    if offset:
        from cardwright.printing.sheets.printer import Printer

        return Printer(offset=offset)
    return None


@click.command()
@click.option(
    "--paper",
    type=click.Choice([*PAPERS]),
    default="a4",
    show_default=True,
    help="Paper of the sheet.",
)
@click.option(
    "--read",
    "readings",
    is_flag=False,
    flag_value=_ASK,
    metavar="A=…,B=…",
    help="Write a profile from the readings of the sheet; without a value, ask for them.",
)
@click.option(
    "--name", metavar="NAME", help="Name of the printer; by default the name of the file."
)
@click.option(
    "-o",
    "--output",
    type=OutputPath(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Output file; by default calibration-<paper>.pdf or printer.toml.",
)
@replace_file
def calibrate(
    paper: str, readings: str | None, name: str | None, output: Path | None, force: bool
) -> None:
    """Measure a printer: the drift and rotation of its backs, its true size and its margins.

    First make a sheet, print it on both sides, and follow its steps. Then --read turns your
    readings into a profile for “cardwright deck --profile FILE”.
    """
    if readings is not None:
        _read(readings, PAPERS[paper], name, output or Path("printer.toml"), force=force)
        return
    if name is not None:
        raise UsageError("--name works only with --read", hint="leave it out")
    from cardwright.printing.calibration.sheet import calibration_pdf
    from cardwright.system.source_date import source_date

    source_date()
    place = output or Path(f"calibration-{paper}.pdf")
    put_file(place, calibration_pdf(PAPERS[paper]), force=force)
    click.echo(
        f"{visible(str(place))}: print it at 100 %, on both sides, flipped on the "
        "long edge; then follow its steps"
    )


def _read(readings: str, paper: Paper, name: str | None, output: Path, *, force: bool) -> None:
    """Turn readings into a profile, asking for them where none are given."""
    from cardwright.printing.calibration.profile import NAME, check_name, written
    from cardwright.printing.calibration.readings import measured, parsed

    called = name if name is not None else _after(output)[:NAME]
    if problem := check_name(called):
        raise UsageError(f"the name of the printer: {problem}", hint="set it with --name")
    if readings == _ASK:
        printer = measured(_ask_readings(paper), paper, called)
    else:
        try:
            printer = measured(parsed(readings), paper, called)
        except ProfileError as error:
            raise UsageError(error.message, hint=error.hint) from None
    put_file(output, written(printer, output.name), force=force)
    click.echo("\n".join((f"{visible(str(output))}: {called}", *_printer_summary(printer))))
    click.echo(f"Print with it: cardwright deck --profile {visible(str(output))}")


def _after(file: Path) -> str:
    """The name of a printer after its file."""
    return "home" if file.stem == "printer" else file.stem


def _ask_readings(paper: Paper) -> Mapping[str, float]:
    """The readings as a person types them, each asked for again until it can be."""
    from cardwright.printing.calibration.readings import ASKED, NEEDED, checked, number, usual

    if sys.stdin is None or not sys.stdin.isatty():
        raise UsageError(
            "--read has no readings, and there is no terminal to ask for them",
            hint="write them after it: --read A=10.3,B=10.1,C=9.6,D=9.8",
        )
    click.echo(
        f"Type the numbers from the boxes of the {paper.title} sheet. Press Enter if a "
        "box is empty."
    )
    found: dict[str, float] = {}
    for letter, what in ASKED.items():
        while True:
            said = click.prompt(
                f"  {letter}, {what} ({usual(letter, paper):g} if true)", "", show_default=False
            )
            if not said.strip() and letter not in NEEDED:
                break
            try:
                found[letter] = checked(letter, number(letter, said), paper)
                break
            except ProfileError as error:
                click.echo(f"    {error.message}; {error.hint}")
    return found


def _printer_summary(printer: Printer) -> tuple[str, ...]:
    """The measurements in words."""
    (x, y), (wide, high) = printer.offset, printer.scale
    left, top, right, bottom = printer.margins
    turned = abs(printer.rotation)
    way = "clockwise" if printer.rotation > 0 else "counterclockwise"
    lie = (
        f"  backs are {abs(x):.2f} mm too far {'right' if x > 0 else 'left'}, "
        f"{abs(y):.2f} mm too {'low' if y > 0 else 'high'}, turned {turned:.2f}° {way}"
    )
    return (
        lie,
        f"  size is {100 * wide:.2f} % across and {100 * high:.2f} % down",
        f"  blank edges: left {left:g}, top {top:g}, right {right:g}, bottom {bottom:g} mm",
    )
