"""The index of the search: pages, guides, rules, lessons, terms, cards, authors and places.

`prose_index.py` adds the words of the pages that are not made of the ledgers.
`site/synonyms.toml` has the words of visitors for what the site calls otherwise.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from typing import Any, NamedTuple

from cardwright import paths
from cardwright.drawing.faces import subject
from cardwright.engine.cards import deck_pack
from cardwright.ledger import Ledger
from cardwright.ledger.games import GAMES
from cardwright.ledger.reader import read_toml
from cardwright.lessons import read_lessons
from cardwright.printing.guides import (
    Aside,
    Block,
    Guide,
    GuideTable,
    Heading,
    List,
    Paragraph,
    Strong,
    load_guide,
    plain,
)
from cardwright.printing.web_addresses import OVERVIEW, lesson_address, part_address
from cardwright.system.fingerprints import once
from cardwright.website.plan import PRINT_SHOP, parts
from cardwright.website.prose import heads

#: The heading of a guide under which its terms stand.
TERMS = "Words of the game"
#: The address of the index.
INDEX = "assets/search-index.js"
#: What says once more what stands above it.
_AGAIN = {TERMS, "Quick reference"}


class SearchEntry(NamedTuple):
    """Something that can be found: of what kind, its title, its game, where it is, and its text.

    The game is "" of what belongs to all. `asked` are words of visitors for it.
    """

    kind: str
    title: str
    game: str
    address: str
    text: str = ""
    asked: tuple[str, ...] = ()


class Term(NamedTuple):
    """A word of a game, and what it means there."""

    word: str
    meaning: str


def terms(guide: Guide) -> tuple[Term, ...]:
    """The terms of a guide in its order: “**couplet:** two cards”, “**ball:** …; **set:** …”.

    () where it explains none.
    """
    blocks = iter(guide.blocks)
    for block in blocks:
        if isinstance(block, Heading) and block.text == TERMS:
            listed = next(blocks, None)
            return tuple(_listed(listed)) if isinstance(listed, List) else ()
    return ()


def _listed(listed: List) -> Iterator[Term]:
    for item in listed.items:
        word, meaning = "", ""
        for block in item:
            for node in block.inlines if isinstance(block, Paragraph) else ():
                if isinstance(node, Strong) and plain(node.inlines).endswith(":"):
                    if word:
                        yield Term(word, _ended(meaning))
                    word, meaning = plain(node.inlines).rstrip(":"), ""
                else:
                    meaning += plain((node,))
        if word:
            yield Term(word, _ended(meaning))


def _ended(meaning: str) -> str:
    """A meaning without what ties it to the next."""
    return " ".join(meaning.split()).rstrip(";.").strip()


def index(ledger: Ledger) -> Iterator[SearchEntry]:
    """Everything of a game that can be found."""
    game, title = ledger.name, ledger.title
    for part in (*parts(ledger), PRINT_SHOP):
        place, about = part_address(game, part.name), part.about.format(title)
        asked = tuple(synonyms()["part"].get(part.name, ()))
        if part.name == "history":
            asked = (*asked, ledger.maker)
        if part.name == OVERVIEW:
            about = f"{about} {' '.join(ledger.blurb)}"
        yield SearchEntry("page", part.title, title, place, about, asked)
    yield from _guide_entries(load_guide(ledger), title)
    for lesson in read_lessons(game):
        told = f"{lesson.story} {lesson.question}"
        yield SearchEntry("lesson", lesson.title, title, lesson_address(game, lesson.id), told)
    for clause in ledger.clauses:
        place = f"{part_address(game, 'law')}#{clause.id}"
        asked = mishaps(game).get(clause.id, ())
        yield SearchEntry("rule", clause.id, title, place, clause.text, asked)
    for term in terms(load_guide(ledger)):
        yield SearchEntry("term", term.word, title, f"glossary.html#{game}", term.meaning)
    gallery = part_address(game, "cards")
    named = {card.name: card for card in deck_pack(ledger) if not card.author}
    for name, card in named.items():
        yield SearchEntry("card", name, title, gallery, subject(ledger, card))
    for author in ledger.authors:
        life = f"{author.years}. {author.life.replace('*', '')}"
        yield SearchEntry("author", author.name, title, gallery, life)


def _guide_entries(guide: Guide, title: str) -> Iterator[SearchEntry]:
    """The entries of a guide, sentence by sentence as it were: a paragraph, an item, a row."""
    head, rules = None, part_address(guide.game, "rules")
    for block in guide.blocks:
        if isinstance(block, Heading):
            head = block
        elif head and head.text not in _AGAIN:
            place = f"{rules}#{head.anchor}"
            yield from (
                SearchEntry("guide", head.text, title, place, text) for text in _words(block)
            )


def _words(block: Block) -> Iterator[str]:
    match block:
        case Paragraph(inlines=inlines):
            yield _spaced(plain(inlines))
        case List(items=items):
            yield from (" ".join(text for part in item for text in _words(part)) for item in items)
        case GuideTable(rows=rows):
            yield from (_spaced(" · ".join(map(plain, row))) for row in rows)
        case Aside(blocks=blocks):
            yield from (text for part in blocks for text in _words(part))


def _spaced(text: str) -> str:
    """The text without the gaps where references stood."""
    return re.sub(r"\s+(?=[.,;:]|$)", "", text)


def shared(titles: Mapping[str, str]) -> Iterator[SearchEntry]:
    """The pages that belong to all games, and places that visitors ask for.

    `titles` are those of the games, by name; a place in a page of a game belongs to that game.
    """
    listed = synonyms()["page"]
    asked = {one["address"]: tuple(one["asked"]) for one in listed if "title" not in one}
    for name, head in heads():
        address = f"{name.removesuffix('.md')}.html"
        told = head["description"]
        yield SearchEntry("page", head["title"], "", address, told, asked.get(address, ()))
    for one in listed:
        if "title" in one:
            title = titles.get(one["address"].partition("/")[0], "")
            yield SearchEntry(
                "page", one["title"], title, one["address"], one["text"], tuple(one["asked"])
            )


@paths.memoize_tracked
def synonyms() -> dict[str, Any]:
    """The words of visitors: `site/synonyms.toml`; raises LedgerError if it cannot be read."""
    return read_toml(paths.data("site", "synonyms.toml"))[0]


def mishaps(game: str) -> dict[str, tuple[str, ...]]:
    """The words of visitors for what a clause of the game settles, by its id.

    The id may be that of a question, which the law answers without a clause.
    """
    found: dict[str, tuple[str, ...]] = {}
    for one in synonyms()["mishap"]:
        for name in one.get(game, ()):
            found[name] = (*found.get(name, ()), *one["asked"])
    return found


def synonyms_script() -> str:
    """The spellings, the synonyms of single words, and the mishaps as a script.

    The search and the law use it. Of a mishap it has the words, and the ids in all games.
    """
    kept = {name: synonyms()[name] for name in ("spelling", "words")}
    kept["mishaps"] = [
        ["; ".join(one["asked"]), [name for game in GAMES for name in one.get(game, ())]]
        for one in synonyms()["mishap"]
    ]
    return f"Cardwright.synonyms = {json.dumps(kept, ensure_ascii=False)};\n"


def script(ledgers: Iterable[Ledger]) -> str:
    """The index of these games as a script, which a page can load from a folder, too."""
    games = {ledger.name: ledger for ledger in ledgers}
    found = (once(f"index of {name}", partial(_of_game, games[name])).decode() for name in games)
    everywhere = rows(shared({name: ledger.title for name, ledger in games.items()}))
    return f"Cardwright.index = [\n{everywhere}{''.join(found)}];\n"


def _of_game(ledger: Ledger) -> bytes:
    return rows(index(ledger)).encode()


def rows(found: Iterable[SearchEntry]) -> str:
    """The entries as rows of the script, each on a line."""
    return "".join(f"{json.dumps(_row(one), ensure_ascii=False)},\n" for one in found)


def _row(found: SearchEntry) -> list[str]:
    *told, asked = found
    return [*told, "; ".join(asked)] if asked else told
