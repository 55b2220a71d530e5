"""The list as a page of HTML that needs nothing besides: tables that are read cell by cell.

Where none of a section has, say, a count, its table has no column for it; and where there is
nothing to say but names, they are a plain list.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from html import escape
from string import Template

from cardwright.errors import TemplateError, excerpt
from cardwright.ledger.words import Words
from cardwright.paths import data
from cardwright.printing.cardlist.sections import CardEntry, CardList, CardSection

#: The columns behind the name, and what each says of a card.
_COLUMNS: dict[str, Callable[[CardEntry], str]] = {
    "Letter": lambda line: line.card.letter,
    "Counts": lambda line: str(line.card.counts or ""),
    "On it": lambda line: " ".join(f"{said.rstrip('.')}." for said in line.card.besides),
    "How many": lambda line: str(line.copies) if line.copies > 1 else "",
}
_NUMBERS = {"Counts", "How many"}


def as_page(told: CardList) -> str:
    """The list as a page, in the dark or the light as its reader likes it."""
    sides = "\n".join(f"<p>{escape(side)}</p>" for side in told.references)
    return _filled(
        head=escape(told.head),
        about=escape(told.about),
        language=told.say.tag,
        sections="\n".join(_section(section, told.say) for section in told.sections),
        references=f"<h2>{told.say('Reference cards')}</h2>\n{sides}" if sides else "",
    )


def _filled(**parts: str) -> str:
    """The template with these parts; raises TemplateError."""
    name = "templates/cards/list.html"
    try:
        text = data("templates", "cards", "list.html").read_text(encoding="utf-8")
        return Template(text).substitute(parts)
    except UnicodeDecodeError:
        raise TemplateError(f"{name}: is not UTF-8 text", hint="save it as UTF-8") from None
    except KeyError as error:
        what = f"there is no part “{excerpt(error.args[0])}”"
        raise TemplateError(f"{name}: {what}", hint=f"known: {', '.join(parts)}") from None
    except ValueError as error:
        raise TemplateError(f"{name}: {error}", hint="write $$ for a dollar sign") from None


def _section(section: CardSection, say: Words) -> str:
    return "\n".join(_rows(section, say))


def _rows(section: CardSection, tell: Words) -> Iterator[str]:
    said = {name: say for name, say in _COLUMNS.items() if any(map(say, section.lines))}
    yield f"<h2>{escape(section.title)}, {section.count}</h2>"
    if not said:
        names = (f"<li>{escape(line.card.name)}</li>" for line in section.lines)
        yield f"<ul>{''.join(names)}</ul>"
        return
    heads = "".join(f'<th scope="col">{tell(name)}</th>' for name in ("Card", *said))
    yield f"<table>\n<thead><tr>{heads}</tr></thead>\n<tbody>"
    for line in section.lines:
        cells = "".join(_cell(name, say(line)) for name, say in said.items())
        yield f'<tr><th scope="row">{escape(line.card.name)}</th>{cells}</tr>'
    yield "</tbody>\n</table>"


def _cell(name: str, words: str) -> str:
    look = ' class="figure"' if name in _NUMBERS else ""
    return f"<td{look}>{escape(words) or '–'}</td>"
