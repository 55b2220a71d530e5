"""The Markdown of a guide, with everything that the ledger says put in by Jinja2.

The ledger may be one that somebody wrote for a pack of their own, so what a card is called is
asked of it: `{{ card("red-crown").name }}`.

A guide's template may use, besides the little of Jinja2 that `sandbox.py` lets it:

- `ledger`, the whole ledger: `{{ ledger.score.target }}`
- `classes`, the authors of each group; how many the `largest` has, and how many each has where
  they are `even`, else 0
- `levels`, whether a card of a list shows how hard it is
- `ours`, whether that is the ledger of a game of ours, and not one that somebody else wrote
- `clause(id)`, `form(name)`, `question(id)`, `rank(id)`, `suit(id)`: `{{ clause("NAT-10").text }}`
- `study(id)`, what trial games showed: `{{ study("singles").about("hold") }}` games in a hundred
- `pack(name)`: `{{ pack("twenty-four") | length }}` and `{{ pack("twenty-four").points }}`
- `card(id)`: `{{ card("gold-crown").name }}` and `{{ card("gold-crown").value }}`
- `points(award)`: what the ledger's award of this name scores; the name is in English
- `letter(award)`: the letter by which the tracker of the first form has that award
- the filters `words`, a number in words (in digits where the guide is not in English),
  `thousands` and `tenths`, one in digits, `split`, the parts of a text, and `start`, which gives a
  sentence a capital letter
"""

from __future__ import annotations

import traceback
from functools import partial
from pathlib import Path
from typing import Any

import jinja2

from cardwright import limits, paths
from cardwright.engine.cards import Card, deck_pack, make_pack, piece_cards
from cardwright.errors import GuideError, TooLarge, UnknownName, excerpt, look_up
from cardwright.ledger import Ledger, is_ours
from cardwright.ledger.own_deck import own_game, words_of
from cardwright.printing.facts import in_words
from cardwright.printing.guides.sandbox import Sandbox
from cardwright.printing.trackers.seating import keyed


def file_name(game: str) -> str:
    """The name of the file of a game's guide."""
    return f"{game}.md.j2"


def guide_name(ledger: Ledger) -> str:
    """The name by which the guide of a ledger is found: that of its game, or of a list's."""
    own, say = own_game(ledger), words_of(ledger)
    language = "" if say.language == "en" else f".{say.language}"
    is_law = own is None or (own == "authors" and not language)  # which speaks of any authors
    return ledger.name if is_law else f"own-{own}{language}"


def guide_source(game: str) -> str:
    """The template of a game's guide as it was written; raises GuideError when there is none."""
    return read_source(paths.data("templates", "guides", file_name(game)), game)


def read_source(path: Path, game: str) -> str:
    """The text of the template in a file, for a game; raises GuideError."""
    try:
        return limits.read_text(path, limits.GUIDE)
    except TooLarge as error:
        raise GuideError(f"{path}: {error.message}", hint=error.hint) from None
    except UnicodeDecodeError as error:
        raise GuideError(f"{path}: is not UTF-8 text", hint="save it as UTF-8") from error
    except OSError as error:
        raise GuideError(
            f"{path}: the guide cannot be read ({error.strerror})",
            hint=f"write it; see the other guides in this folder. It is the guide of “{game}”",
        ) from None


def guide_markdown(ledger: Ledger, source: str) -> str:
    """The source with the ledger's words put in.

    Raises GuideError naming file and line for a fault of the template, or a name that it uses and
    the ledger does not have.
    """
    name = file_name(guide_name(ledger))
    ours = {"split": str.split, "start": start, "tenths": tenths, "thousands": thousands}
    words = in_words if words_of(ledger).language == "en" else str
    try:
        return Sandbox(_names(ledger), ours | {"words": words}).made(source, name)
    except jinja2.TemplateSyntaxError as error:
        what = excerpt(error.message or "a tag cannot be read", 200)
        raise GuideError(f"{name}:{error.lineno}: {what}", hint="fix the tag") from None
    except (RecursionError, SyntaxError):  # Python nests no more than so many blocks
        raise GuideError(f"{name}: is nested too deeply", hint="use fewer levels") from None
    except _FAULTS as error:
        line = _line(error, name)
        hint = getattr(error, "hint", "") or "see the names in template.py"
        if not is_ours(ledger):
            hint = "the guide uses it: keep it in your ledger with the same id or name as in ours"
        message = excerpt(getattr(error, "message", "") or str(error), 200)
        raise GuideError(f"{name}:{line}: {message}", hint=hint) from None


#: What a template may raise while it runs: a filter given what it cannot use, a name that is none.
_FAULTS = (jinja2.TemplateError, UnknownName, ArithmeticError, LookupError, TypeError, ValueError)


def _line(error: Exception, name: str) -> int:
    """The line of the template that raised the error."""
    frames = traceback.extract_tb(error.__traceback__)
    lines = [frame.lineno or 0 for frame in frames if frame.filename == name]
    return lines[-1] if lines else 1


def _names(ledger: Ledger) -> dict[str, Any]:
    """Everything that a template may call by name."""
    printed = (*deck_pack(ledger), *piece_cards(ledger))
    cards: dict[str, Card] = {card.id: card for card in printed}

    say = words_of(ledger)
    points = {award.name: award.points for award in ledger.score.awards}
    letters = {award.name: letter for letter, award in keyed(ledger, ledger.forms[0])}
    groups = [[a for a in ledger.authors if a.group == suit.id] for suit in ledger.suits]
    classes = [group for group in groups if group]
    own_cards = ledger.own_deck.cards if ledger.own_deck else ()
    return {
        "ledger": ledger,
        "levels": any(card.level for _, card in own_cards),
        "ours": is_ours(ledger),
        "classes": classes,
        "largest": max(map(len, classes), default=0),
        "even": len(classes[0]) if len({*map(len, classes)}) == 1 else 0,
        "clause": ledger.clause,
        "form": ledger.form,
        "question": ledger.question,
        "rank": ledger.rank,
        "suit": ledger.suit,
        "study": ledger.study,
        "pack": lambda name: make_pack(ledger, name),
        "card": partial(look_up, "card", entries=cards),
        "points": lambda name: look_up("award", say(name), points),
        "letter": lambda name: look_up("award", say(name), letters),  # of the first form’s tracker
    }


def thousands(number: int) -> str:
    """A whole number, with commas.

    >>> thousands(40000)
    '40,000'
    """
    return f"{number:,}"


def tenths(number: float) -> str:
    """A number with one digit behind the point.

    >>> tenths(2.718)
    '2.7'
    """
    return f"{number:.1f}"


def start(text: str) -> str:
    """The text with a capital letter at its head.

    >>> start("a trick")
    'A trick'
    """
    return text[:1].upper() + text[1:]
