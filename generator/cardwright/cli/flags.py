"""Flags of a command, made from the fields of its options."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import Field, fields
from functools import wraps
from typing import Any, TypeAlias

import click

from cardwright.cli.options import non_empty

Command: TypeAlias = Callable[..., None]


def flags(options: type[Any]) -> Callable[[Command], Command]:
    """Give a command a flag for each field of a class of options, and an argument `options`.

    A field of a type that no flag has, such as a printer, has no help, and is none.
    """
    chosen = [each for each in fields(options) if "help" in each.metadata]

    def decorated(command: Command) -> Command:
        @wraps(command)
        def with_options(**given: Any) -> None:  # noqa: ANN401 - as click has them
            values = {each.name: given.pop(each.name) for each in chosen}
            command(options=options(**values), **given)

        made: Command = with_options
        for each in reversed(chosen):
            made = _flag(each)(made)
        return made

    return decorated


def _flag(option: Field[Any]) -> Callable[[Command], Command]:
    """The flag of a field, by its default and by what it says of itself."""
    name, told = f"--{option.name.replace('_', '-')}", option.metadata
    settings: dict[str, Any] = {"help": told["help"], "metavar": told.get("metavar")}
    if option.default is False:
        return click.option(name, is_flag=True, **settings)
    if "choices" in told:
        settings["type"] = click.Choice(told["choices"])
    elif "between" in told:
        settings["type"] = click.IntRange(*told["between"])
    elif isinstance(option.default, float):
        settings["type"] = float
    else:
        settings["callback"] = non_empty
    is_shown = option.default not in {"", 0.0}
    return click.option(
        name, option.name, default=option.default, show_default=is_shown, **settings
    )
