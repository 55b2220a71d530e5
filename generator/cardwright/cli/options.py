"""Options that several commands have that make files."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import click
from click.core import ParameterSource

from cardwright.cli.common import OutputPath
from cardwright.errors import visible


def non_empty(context: click.Context, parameter: click.Parameter, text: str) -> str:
    """The text of an option, which may be left out and not be empty, as of an unset variable."""
    given = context.get_parameter_source(str(parameter.name)) is not ParameterSource.DEFAULT
    if given and not text.strip():
        raise click.BadParameter("it is empty", context, parameter)
    return text


force = click.option("--force", is_flag=True, help="Overwrite files that you have changed.")


def output_folder(usual: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """The option for the folder that a command writes, with its usual one."""
    return click.option(
        "-o",
        "--output",
        type=OutputPath(path_type=Path, file_okay=False),
        default=Path(usual),
        show_default=True,
        help="Output folder.",
    )


output = output_folder("build")
no_cache = click.option(
    "--no-cache", is_flag=True, help="Make everything again, without the cache."
)


def _only_one(
    context: click.Context, parameter: click.Parameter, given: tuple[Path, ...]
) -> Path | None:
    """The one file that is given, if any."""
    if len(given) > 1:
        raise click.BadParameter("give it once; make the other ledger next", context, parameter)
    return given[0] if given else None


def ledger(made: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """The option for a ledger of somebody's own; ``made`` is what the command does with it."""
    return click.option(
        "--ledger",
        type=click.Path(exists=True, dir_okay=False, path_type=Path),
        multiple=True,
        callback=_only_one,
        metavar="FILE",
        help=f"{made} your own ledger instead of our games.",
    )


def jobs(work: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """The option for the number of processes; ``work`` is what they do."""
    return click.option(
        "-j",
        "--jobs",
        type=click.IntRange(1, 64),
        metavar="N",
        help=f"{work} in N processes; by default one for each core.",
    )


def place(folder: Path) -> str:
    """The name of an output as it was given, and the end of a link."""
    leads = f" (a link to {folder.resolve()})" if folder.is_symlink() else ""
    return visible(f"{folder}{leads}")


def files(count: int) -> str:
    """A number of files in words.

    >>> files(1), files(7)
    ('1 file', '7 files')
    """
    return "1 file" if count == 1 else f"{count} files"
