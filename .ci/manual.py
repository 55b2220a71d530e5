"""The parts of the manual that are made from the program: commands, names, and schemas.

    .venv/bin/python .ci/manual.py            write them
    .venv/bin/python .ci/manual.py --check    fail if they are not as the program is now

`site/docs/manual-commands.md` is made from the command line itself, the table of names in
`site/docs/manual-library.md` from the first lines of docstrings, `site/docs/schema/` from the
records by which files are read. Exit code 1: not up to date.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterator
from pathlib import Path

import click

import cardwright
from cardwright.cli.group import cli
from cardwright.ledger import ledger_schema
from cardwright.lists.settings import settings_schema

DOCS = Path(__file__).resolve().parents[1] / "site/docs"
COMMANDS, LIBRARY = DOCS / "manual-commands.md", DOCS / "manual-library.md"
_BEGIN, _END = "<!-- names, by .ci/manual.py -->", "<!-- end of names -->"
_HEAD = """\
---
title: All commands
description: Every command of Cardwright with its options and defaults, made from the program.
lead: The same text as --help of each command.
---

<!-- by .ci/manual.py -->

`cardwright --version` prints the version. After a bug in Cardwright,
`cardwright --debug COMMAND …` shows where it happened.
"""


#: The commands that build, which have some options in common.
_BUILDS = ("build", "deck", "book", "tracker", "box", "press")
_SHARED = "Options of every build"


def commands() -> str:
    """The page of all commands."""
    parts = [section for name, command in cli.commands.items() for section in _of(name, command)]
    context = click.Context(cli)
    rows = [_row(flag, context) for flag in _flags(cli.commands["build"]) if flag.name in _shared()]
    told = f"The commands {', '.join(_BUILDS[:-1])} and {_BUILDS[-1]} also have these:\n"
    return "\n".join((_HEAD, *parts, f"## {_SHARED}\n", told, _table(rows)))


def _shared() -> set[str]:
    """The names of the options that every command has which builds."""
    flags = [{flag.name for flag in cli.commands[name].params} for name in _BUILDS]
    return {name for name in set.intersection(*flags) if name and name != "games"}


def _of(name: str, command: click.Command) -> Iterator[str]:
    """The section of a command, with those of the commands below it."""
    if isinstance(command, click.Group):
        for below, each in command.commands.items():
            yield from _of(f"{name} {below}", each)
        return
    context = click.Context(command, info_name=f"cardwright {name}")
    usage = " ".join([f"cardwright {name}", *command.collect_usage_pieces(context)])
    yield f"## {name}\n\n`{usage}`\n"
    for paragraph in inspect.cleandoc(command.help or "").split("\n\n"):
        yield f"{_escaped(' '.join(paragraph.split()))}\n"
    common = _shared() if name in _BUILDS else set()
    flags = [flag for flag in _flags(command) if flag.name not in common]
    if flags:
        yield _table([_row(flag, context) for flag in flags])
    if common:
        yield f"And the [options of every build](#{_SHARED.lower().replace(' ', '-')}).\n"


def _table(rows: list[str]) -> str:
    return "\n".join(["| Option | What it does |", "|---|---|", *rows, ""])


def _flags(command: click.Command) -> list[click.Option]:
    return [flag for flag in command.params if isinstance(flag, click.Option) and not flag.hidden]


def _row(flag: click.Option, context: click.Context) -> str:
    """The row of an option: how it is written, what it does, and its default."""
    written = ", ".join(sorted(flag.opts, key=len))
    value = flag.make_metavar(context) if not flag.is_flag else ""
    told = [flag.help or ""]
    if isinstance(flag.type, click.Choice):
        *some, last = (f"`{choice}`" for choice in flag.type.choices)
        told.append(f"One of {', '.join(some)} or {last}.")
        value = (flag.metavar or flag.name or "").upper()
    if flag.required:
        told.append("Required.")
    elif flag.show_default:
        told.append(f"Default: `{flag.default}`.")
    return f"| `{written}{f' {value}' if value else ''}` | {_escaped(' '.join(told))} |"


def _escaped(text: str) -> str:
    return text.replace("|", r"\|").replace("<", "&lt;")


def names() -> str:
    """The table of the names that `cardwright` exports."""
    rows = [f"| `{name}` | {_first(getattr(cardwright, name))} |" for name in cardwright.__all__]
    return "\n".join([_BEGIN, "", "| Name | What it is |", "|---|---|", *rows, "", _END])


def _first(thing: object) -> str:
    """The first sentence of its docstring; of a value there is none."""
    if not (inspect.isclass(thing) or inspect.isroutine(thing)):
        return f"`{thing!r}`"
    first = inspect.cleandoc(thing.__doc__ or "").split("\n\n")[0]
    return _escaped(" ".join(first.split()).replace("``", "`"))


def library() -> str:
    """The page of the library, with the table of names as it is now."""
    page = LIBRARY.read_text("utf-8")
    begin, end = page.index(_BEGIN), page.index(_END) + len(_END)
    return page[:begin] + names() + page[end:]


def main() -> int:
    """Write all of them, or check them."""
    made = {COMMANDS: commands(), LIBRARY: library()}
    made |= {DOCS / "schema/deck.json": settings_schema()}
    made |= {DOCS / "schema/ledger.json": ledger_schema()}
    if "--check" in sys.argv:
        stale = [page.name for page, text in made.items() if page.read_text("utf-8") != text]
        for name in stale:
            print(f"site/docs/{name}: is not as the program is\nHint: python .ci/manual.py")
        return 1 if stale else 0
    for page, text in made.items():
        page.write_text(text, "utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
