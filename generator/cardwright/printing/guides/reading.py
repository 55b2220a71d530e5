"""Markdown read into a guide's tree: paragraphs, headings, lists, tables, cards, asides, links.

Beyond plain Markdown a guide knows three things:

- `[[COURT-2H-4]]` is a reference to a clause;
- a paragraph `{cards: gold-crown gold-royal back | Caption with *style* and [[references]]}` is a
  row of drawn cards, and `{across: blue-esquire back | …}` two, the second across the first;
- a quotation (`> …`) is an aside.

HTML, code and pictures are not allowed. A link leads to `http:`, `https:` or `mailto:`, or to a
place of the site: `#the-deal`, `printing.html`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from xml.etree.ElementTree import Element, SubElement

import markdown
from markdown.blockprocessors import BlockProcessor
from markdown.inlinepatterns import InlineProcessor
from markdown.treeprocessors import Treeprocessor

from cardwright import limits
from cardwright.errors import (
    BLANK,
    GuideError,
    InputError,
    UnknownName,
    can_be_seen,
    did_you_mean,
    excerpt,
)
from cardwright.ledger import Ledger
from cardwright.lessons import lessons
from cardwright.printing.diagrams import parse_diagram, rounds
from cardwright.printing.guides.tree import (
    Aside,
    Block,
    ClauseLink,
    Emphasis,
    Figure,
    GuideTable,
    Heading,
    Inline,
    Link,
    List,
    Paragraph,
    Rounds,
    Strong,
    TextRun,
    Try,
    plain,
)

_CLAUSE = r"\[\[([^\]\n]*)\]\]"
_DIRECTIVE = re.compile(r"\{(?P<name>\w+):(?P<names>[^|}]*)\|?(?P<caption>[^}]*)\}\s*")
_HTML = re.compile(r"</?[A-Za-z!?]|<[^<> !]+@[^@<> ]+>")
_ENTITY = re.compile(r"&#?\w+;")
#: Where a link may lead: into the net, to a mailbox, or to a place of the site. What is not written
#: so is refused, however it is dressed up: “javascript:”, “JAVA&#115;cript:”, “//elsewhere”.
_ADDRESS = re.compile(
    r"(?i:https?)://[^\s/?#<>\"\\]+[^\s<>\"\\]*"
    r"|(?i:mailto):[^\s<>\"\\:/?#&]+@[^\s<>\"\\:/#]+"
    r"|(?![/\\])[\w./-]*(?:#[\w.-]*)?"
)
_UNSEEN = re.compile(
    r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]|" + BLANK.pattern
)
_LEVELS = {"h2": 2, "h3": 3}
_CARDS = ("cards", "across", "fan")  # the directives
_CROSSED = 2  # cards of which one lies across the other
_ALLOWED = "a guide has headings (## and ###), paragraphs, lists, tables, {cards: …} and asides (>)"


@dataclass(frozen=True, slots=True)
class GuideNames:
    """The names that a guide may use: deals of its ledger, clauses by id, pictures of cards."""

    ledger: Ledger
    clauses: tuple[str, ...]
    cards: tuple[str, ...]


@dataclass(slots=True)
class _GuideReader:
    """One guide being read: its file, the source for finding lines, and what it may name."""

    name: str
    source: str
    known: GuideNames
    anchors: set[str] = field(default_factory=set)
    depth: int = 0

    def problem(self, what: str, where: str, hint: str) -> GuideError:
        """The error for the piece of source `where`, with the number of the line it stands in."""
        place = self.source.find(where) if where else -1
        line = f":{self.source.count(chr(10), 0, place) + 1}" if place >= 0 else ""
        return GuideError(f"{self.name}{line}: {what}", hint=hint)

    def blocks(self, holder: Element) -> tuple[Block, ...]:
        return tuple(self.block(element) for element in holder)

    def block(self, element: Element) -> Block:
        if self.depth > limits.LEVELS:
            words = "".join(element.itertext()).strip()
            what = f"lists and asides are nested more than {limits.LEVELS} levels deep"
            raise self.problem(what, words[:20], "use fewer levels")
        self.depth += 1
        try:
            return self._block(element)
        finally:
            self.depth -= 1

    def _block(self, element: Element) -> Block:
        match element.tag:
            case "h2" | "h3":
                return self.heading(element)
            case "p":
                return Paragraph(self.inlines(element))
            case "ul" | "ol":
                items = tuple(self.item(item) for item in element)
                return List(element.tag == "ol", items)
            case "table":
                return self.table(element)
            case "directive":
                return self.directive(element)
            case "blockquote":
                return Aside(self.blocks(element))
        words = "".join(element.itertext()).strip()
        raise self.problem(
            f"“{words[:40]}”: <{element.tag}> is not allowed as a block", words[:20], _ALLOWED
        )

    def heading(self, element: Element) -> Heading:
        inlines = self.inlines(element)
        words = plain(inlines)
        anchor = re.sub(r"[^a-z0-9]+", "-", words.casefold()).strip("-")
        if not anchor or len(words) > limits.TITLE:
            what = f"“{excerpt(words, 40)}” is not a heading"
            raise self.problem(what, words[:20], f"use 1 to {limits.TITLE} characters")
        if anchor in self.anchors:
            what = f"the heading “{words}” occurs twice"
            raise self.problem(what, words, "use different words for each heading")
        self.anchors.add(anchor)
        return Heading(_LEVELS[element.tag], inlines, anchor)

    def item(self, element: Element) -> tuple[Block, ...]:
        """A list item; in a tight list Markdown gives it bare text, perhaps before a sublist."""
        if len(element) and element[0].tag == "p":
            return self.blocks(element)
        inner = [kid for kid in element if kid.tag in ("ul", "ol")]
        for kid in inner:
            element.remove(kid)
        return (Paragraph(self.inlines(element)), *(self.block(kid) for kid in inner))

    def table(self, element: Element) -> GuideTable:
        rows = tuple(tuple(map(self.inlines, row)) for row in element.iter("tr"))
        return GuideTable(rows[0], rows[1:])

    def directive(self, element: Element) -> Block:
        kind, names, where = (element.get(key, "") for key in ("kind", "names", "where"))
        try:
            if kind == "play":
                return Rounds(rounds(self.known.ledger, names))
            if kind == "lesson":
                return Try(self.lesson(names.strip()))
            diagram = parse_diagram(self.known.ledger, kind, names)
        except InputError as error:
            raise self.problem(error.message, where, error.hint) from error
        if kind in _CARDS:
            self.cards(kind, diagram.words, where)
        return Figure(diagram, self.inlines(element))

    def lesson(self, name: str) -> str:
        known = [judged.lesson.id for judged in lessons(self.known.ledger)]
        if name not in known:
            raise UnknownName.among("lesson", name, known)
        return name

    def cards(self, kind: str, names: Sequence[str], where: str) -> None:
        """Raises GuideError for a row of cards that cannot be drawn."""
        if not names:
            raise self.problem("a row of cards has no card", where, "name at least one card")
        for name in names:
            if name not in self.known.cards:
                hint = did_you_mean(name, self.known.cards) or "write the id of a card, or back"
                raise self.problem(f"there is no card “{name}”", where, hint)
        if kind == "across" and len(names) != _CROSSED:
            raise self.problem("this needs two cards", where, "add the ids of two cards")

    def inlines(self, element: Element) -> tuple[Inline, ...]:
        return tuple(self._inlines(element))

    def _inlines(self, element: Element) -> Iterator[Inline]:
        if element.text:
            yield TextRun(_one_line(element.text))
        for kid in element:
            yield self.inline(kid)
            if kid.tail:
                yield TextRun(_one_line(kid.tail))

    def inline(self, element: Element) -> Inline:
        match element.tag:
            case "em":
                return Emphasis(self.inlines(element))
            case "strong":
                return Strong(self.inlines(element))
            case "a":
                return self.link(element)
            case "clause":
                return self.clause(element.get("id", ""))
        words = "".join(element.itertext())
        hint = "text may have *emphasis*, **strong words**, [links](…) and [[clauses]]"
        raise self.problem(f"<{element.tag}> is not allowed in text", words, hint)

    def link(self, element: Element) -> Link:
        address = element.get("href", "")
        if not (_ADDRESS.fullmatch(address) and can_be_seen(address)):
            seen = [address, address[-12:], "".join(element.itertext()), "]("]
            where = next((text for text in seen if text and text in self.source), "")
            raise self.problem(
                f"a link cannot lead to “{excerpt(address)}”",
                where,
                "use http:, https:, mailto:, or a place on the site",
            )
        return Link(address, self.inlines(element))

    def clause(self, name: str) -> ClauseLink:
        if name not in self.known.clauses:
            hint = did_you_mean(name, self.known.clauses) or "use a clause of the game’s ledger"
            raise self.problem(f"there is no clause “{name}”", f"[[{name}]]", hint)
        return ClauseLink(name)


class _ClauseReference(InlineProcessor):  # type: ignore[misc]  # Python-Markdown ships no types
    """Turns `[[id]]` into an element of its own."""

    def handleMatch(self, m: re.Match[str], data: str) -> tuple[Element, int, int]:  # noqa: ARG002, N802 - Python-Markdown's names
        return Element("clause", {"id": m[1].strip()}), m.start(0), m.end(0)


class _CardRow(BlockProcessor):  # type: ignore[misc]
    """Turns a paragraph `{cards: names | caption}` into an element whose text is the caption."""

    def test(self, parent: Element, block: str) -> bool:  # noqa: ARG002 - Python-Markdown's names
        return _DIRECTIVE.fullmatch(block) is not None

    def run(self, parent: Element, blocks: list[str]) -> None:
        found = _DIRECTIVE.fullmatch(block := blocks.pop(0))
        if found is None:
            raise AssertionError
        given = {"kind": found["name"], "names": found["names"], "where": block.partition("\n")[0]}
        SubElement(parent, "directive", given).text = found["caption"].strip()


class _Catch(Treeprocessor):  # type: ignore[misc]
    """Hands over the finished tree instead of having it written as HTML."""

    def __init__(self, md: markdown.Markdown, take: Callable[[Element], None]) -> None:
        super().__init__(md)
        self.take = take

    def run(self, root: Element) -> None:
        self.take(root)


def read_guide(name: str, source: str, text: str, known: GuideNames) -> tuple[Block, ...]:
    """The blocks of a guide's Markdown `text`, which was made of the template `source`.

    Raises GuideError naming the file and the line of the source, for HTML and for a clause, card
    or directive that does not exist.
    """
    reader = _GuideReader(name, source, known)
    _refuse(reader, text)
    caught: list[Element] = []
    try:
        _parser(caught.append).convert(text)
        found = reader.blocks(caught[0]) if caught else ()
    except RecursionError:
        raise GuideError(f"{name}: is nested too deeply", hint="use fewer levels") from None
    if not found:
        raise GuideError(f"{name}: is empty", hint="describe how to play the game")
    return found


def _refuse(reader: _GuideReader, text: str) -> None:
    """Raises GuideError for what no guide may hold, before anything is made of it."""
    for pattern, what, advice in (
        (_HTML, "HTML is not allowed", "write Markdown"),
        (_ENTITY, "a character is written as an entity", "write the character itself"),
        (_UNSEEN, "there is an invisible character", "remove it"),
    ):
        found = pattern.search(text)
        if found:
            where = text[found.start() :].partition("\n")[0][:20]
            raise reader.problem(f"{what}: “{excerpt(where)}”", where, advice)
    for block in re.split(r"\n\s*\n", text):
        if len(block) > limits.PARAGRAPH or block.count("[") > limits.BRACKETS:
            most = f"{limits.PARAGRAPH} characters or {limits.BRACKETS} brackets"
            what = f"a paragraph has more than {most}"
            raise reader.problem(what, block.strip()[:20], "divide it")


def _parser(take: Callable[[Element], None]) -> markdown.Markdown:
    """Python-Markdown with tables, our two additions, and the finished tree given to `take`."""
    md = markdown.Markdown(extensions=["tables"])
    md.preprocessors.deregister("html_block")
    md.inlinePatterns.deregister("html")
    md.inlinePatterns.register(_ClauseReference(_CLAUSE, md), "clause", 175)
    md.parser.blockprocessors.register(_CardRow(md.parser), "cards", 105)
    md.treeprocessors.register(_Catch(md, take), "catch", -10)
    return md


def _one_line(text: str) -> str:
    """Text with every run of white space as one space."""
    return re.sub(r"\s+", " ", text)
