"""The XML of a workbook, read in one pass and in bounds; nothing that it refers to is opened."""

from __future__ import annotations

import codecs
import re
from typing import ClassVar
from xml.parsers import expat

from cardwright import limits
from cardwright.errors import ListError
from cardwright.lists.file_kind import damaged

Attributes = dict[str, str]

#: Of a text, no more characters than show that it is too long.
_MOST = 4 * limits.TEXT + 1
#: Kinds of tags and attributes: a program has fewer.
_NAMES = 2000
#: A tag with more attributes than any program writes, and where one may be.
_ATTRIBUTES = re.compile(rb"""<[^\s<>]+(?:\s+[^\s=<>]+\s*=\s*(?:"[^"<]*+"|'[^'<]*+')){500}""")
_LONG = re.compile(rb"<[^<]{4096}")
_WIDE = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)


class Tags:
    """Counts the tags of all parts of a workbook."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.left = limits.TAGS


class Markup:
    """A part of a workbook; a subclass has `start` and `end`, and asks for texts with `listen`.

    Tags begin with their namespace, if they have one, and a space. Those in `skipped` are left out
    with everything in them; they are named without their namespace.
    """

    skipped: ClassVar[frozenset[str]] = frozenset()

    def __init__(self, tags: Tags) -> None:
        self._tags = tags
        self._depth = 0
        self._heard: list[str] = []
        self._length = 0
        self._listening = False
        self._names: dict[str, str] = {}  # of tags and attributes, as expat keeps them
        self._outside = 0  # the depth of a tag that is skipped

    def start(self, tag: str, attributes: Attributes) -> None:
        """Take a start tag."""

    def end(self, tag: str) -> None:
        """Take an end tag."""

    def read(self, data: bytes) -> None:
        """Read the part; raises ListError for one that is damaged, too large or too clever."""
        if data.startswith(_WIDE):
            data = data.decode("utf-16", "replace").encode("utf-8", "replace")
            parser = expat.ParserCreate("utf-8", " ", self._names)
        else:
            parser = expat.ParserCreate(None, " ", self._names)
        if _LONG.search(data) and _ATTRIBUTES.search(data):
            raise self._refused("has a tag with hundreds of attributes")
        if data.count(b"<") - data.count(b"</") > self._tags.left:  # known before it is parsed
            raise self._many()
        parser.buffer_text = True
        parser.StartElementHandler = self._started
        parser.EndElementHandler = self._ended
        parser.CharacterDataHandler = self._text
        parser.StartDoctypeDeclHandler = self._doctype
        try:
            parser.Parse(data, True)  # noqa: FBT003 - expat takes no keyword
        except (expat.ExpatError, LookupError, ValueError):
            raise damaged(self._tags.file) from None

    def listen(self) -> None:
        """Begin to collect text."""
        self._listening = True
        self._heard.clear()
        self._length = 0

    def heard(self) -> str:
        """The text since `listen`, which ends."""
        self._listening = False
        return "".join(self._heard)

    def hear(self, text: str) -> None:
        """Add to the text that is collected."""
        if self._listening and self._length < _MOST:
            self._heard.append(text)
            self._length += len(text)

    def _started(self, tag: str, attributes: Attributes) -> None:
        self._tags.left -= 1
        self._depth += 1
        if self._tags.left < 0:
            raise self._many()
        if self._depth > limits.DEPTH:
            raise self._refused(f"is nested more than {limits.DEPTH} levels deep")
        if len(self._names) > _NAMES:
            raise self._refused("has hundreds of kinds of tags")
        if self._outside:
            return
        if tag.rpartition(" ")[2] in self.skipped:
            self._outside = self._depth
        else:
            self.start(tag, attributes)

    def _ended(self, tag: str) -> None:
        if not self._outside:
            self.end(tag)
        elif self._depth == self._outside:
            self._outside = 0
        self._depth -= 1

    def _text(self, data: str) -> None:
        if not self._outside:
            self.hear(data)

    def _doctype(self, *_: object) -> None:
        raise self._refused("has a document type, which no workbook needs")

    def _many(self) -> ListError:
        return self._refused(f"has more than {limits.TAGS} tags")

    def _refused(self, what: str) -> ListError:
        return ListError(f"{self._tags.file}: {what}", hint="copy the table into a new workbook")
