"""The content of pages of a PDF: inks, color spaces, fonts, and whatever lets light through.

Nothing is rendered. The operators of a page are carried out in order (`painting`), with those of
the forms, patterns, glyphs and pictures that it uses. So it is known which inks a page has and
which are printed over others, not where: what is said of their sum is the most that can come
together, and may be more than does. Anything that is not known is named.
"""

from __future__ import annotations

import hashlib
from typing import Any

import pikepdf
from pikepdf import Array, Dictionary, Name, Stream

from cardwright import limits
from cardwright.errors import TooLarge
from cardwright.printing.press.boxes import inherited
from cardwright.printing.press.font_codes import FontCodes
from cardwright.printing.press.fonts import Fonts
from cardwright.printing.press.graphics_state import GraphicsState
from cardwright.printing.press.painted import Painted
from cardwright.printing.press.painting import StreamPainter
from cardwright.printing.press.pixels import picture_ink
from cardwright.printing.press.spaces import Ink, Space, in_space
from cardwright.printing.press.unpacking import Allowance

#: Forms in forms that are followed.
_DEEPEST = 20


class Reader:
    """Reads the pages of one document; what is used by many is read once."""

    def __init__(self, allowance: Allowance) -> None:
        self.allowance = allowance
        self._known: dict[object, Painted] = {}
        self._pictures: dict[object, tuple[str, Ink]] = {}
        self._files = Fonts(allowance)
        self._fonts: dict[object, list[str]] = {}
        self._codes: dict[object, FontCodes] = {}
        self._open: set[object] = set()

    def page(self, page: pikepdf.Page) -> tuple[str, Painted]:
        """The digest of what a page draws, the same for pages alike, and what it paints with."""
        digest = self._contents(page.obj.get("/Contents"))
        resources = inherited(page.obj, "/Resources")
        resources = resources if isinstance(resources, Dictionary) else Dictionary()
        hand = self._read(page, resources, GraphicsState(), 0, "page")
        hand.found.add(_group(page.obj))
        digest.update(repr(sorted(hand.shown)).encode())
        return digest.hexdigest(), hand.found

    def _contents(self, contents: Any) -> Any:
        """The digest of a page's operators; raises TooLarge if they are too many together."""
        digest, whole = hashlib.sha256(), 0
        parts: dict[object, bytes] = {}
        count = len(contents) if isinstance(contents, Array) else 1
        for n in range(count if contents is not None else 0):
            part = contents[n] if isinstance(contents, Array) else contents
            if part.objgen not in parts:
                parts[part.objgen] = self.allowance.unpacked(part)
            data = parts[part.objgen]
            whole += len(data) + 1
            if whole > limits.UNPACKED:
                most = limits.UNPACKED // (1024 * 1024)
                raise TooLarge(f"unpacks to more than {most} MB", hint="simplify it")
            digest.update(data)
        return digest

    def _read(
        self, what: Any, resources: Any, state: GraphicsState, depth: int, place: str
    ) -> StreamPainter:
        hand = StreamPainter(self, resources, state, depth, place)
        if isinstance(what, Stream):
            what = pikepdf.Page(Dictionary(Type=Name.Page, Contents=what))
        what.get_filtered_contents(hand)
        hand.end()
        return hand

    def pixels(self, picture: Stream, space: Space) -> tuple[str, Ink]:
        """The reason why the ink of a picture is unknown, or "", and the most that a pixel has."""
        key = picture.objgen, space
        if key not in self._pictures:
            self._pictures[key] = picture_ink(picture, space, self.allowance)
        return self._pictures[key]

    def loose(self, font: Any) -> list[str]:
        """The faults of a font."""
        if font.objgen not in self._fonts or not font.is_indirect:
            self._fonts[font.objgen] = self._files.loose(font)
        return self._fonts[font.objgen]

    def codes_of(self, font: Any) -> FontCodes:
        """The codes of a font, each of which is looked at once."""
        key = font.objgen if font.is_indirect else font.unparse()
        if key not in self._codes:
            is_read = not self.loose(font)
            self._codes[key] = FontCodes(font, self.allowance, is_read=is_read)
        return self._codes[key]

    def used(
        self, stream: Stream, outer: Any, state: GraphicsState, depth: int, font: Any = None
    ) -> Painted:
        """The paint of a form, a pattern or a glyph of a `font` that is shown in this state.

        It is read once if its resources are its own, or those of its font.
        """
        if stream.objgen in self._open:
            return Painted(strange={"a form that contains itself"})
        if depth >= _DEEPEST:
            return Painted(strange={f"nested forms, more than {_DEEPEST} levels"})
        key = (stream.objgen, font and font.objgen, state)
        is_same = "/Resources" in stream or (font and font.is_indirect)
        if key not in self._known or not is_same:
            self.allowance.color()
            self.allowance.unpacked(stream)  # else qpdf would not say why it stopped
            self._open.add(stream.objgen)
            found = _group(stream)
            inside = stream.get("/Resources", outer)
            place = "glyph" if font else "page"
            found.add(self._read(stream, inside, state, depth + 1, place).found)
            self._open.remove(stream.objgen)
            self._known[key] = found
        return self._known[key]


def _group(owner: Any) -> Painted:
    """The transparency and the mixing space of a group; nothing where it is none."""
    group = owner.get("/Group")
    if not isinstance(group, Dictionary) or group.get("/S") != Name.Transparency:
        return Painted()
    found = Painted(clear={"a transparency group"})
    if "/CS" in group:
        found.spaces.add(in_space(group.CS).name)
    return found
