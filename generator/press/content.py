"""What a page of a PDF paints with: inks, color spaces, fonts, and whatever lets light through.

Nothing is rendered. The operators of a page are read in order, word by word, with those of the
forms, patterns and pictures that it uses; of a path only that it is painted. So it is known which
inks a page holds and which are printed over others, not where: what is said of their sum is the
most that can come together, and may be more than does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any

import pikepdf
from pikepdf import Dictionary, Name, Stream, TokenType

from generator import bounds
from generator.errors import TooLarge
from generator.press.pixels import odd, picture_ink
from generator.press.spaces import BLACK, Ink, Space, in_space, most_upon, named
from generator.press.unpacking import unpacked

#: Operators that matter here; those that build paths are many, and are passed over.
_COLORS = frozenset({"g", "G", "rg", "RG", "k", "K", "cs", "CS", "sc", "SC", "scn", "SCN"})
_READ = _COLORS | {"q", "Q", "gs", "Tf", "Do", "sh", "ID"}
_FILLS = frozenset({"f", "F", "f*", "B", "B*", "b", "b*", "Tj", "TJ", "'", '"'})
_STROKES = frozenset({"B", "B*", "b", "b*", "S", "s"})
#: Of an operator so many of the words before it are its own: 32 inks and the name of a pattern.
_OPERANDS = 33
_PAINTS = _FILLS | _STROKES
#: Words that are kept for an operator, and what they are.
_WORD = TokenType.word
_KEPT: dict[TokenType, Callable[[Any], Any]] = {
    TokenType.integer: float,
    TokenType.real: float,
    TokenType.name_: str,
    TokenType.bool: "true".__eq__,
}
_DEVICES = {"g": "DeviceGray", "rg": "DeviceRGB", "k": "DeviceCMYK"}
#: Operators that use a resource: of which kind, and what is done with it.
_USES = {
    "gs": ("ExtGState", "_graphics_state"),
    "Tf": ("Font", "_font"),
    "Do": ("XObject", "_shown"),
    "sh": ("Shading", "_shading"),
}
_SIMPLER = "make it simpler, or divide it"
#: Forms in forms that are followed.
_DEEPEST = 20


@dataclass(slots=True)
class Painted:
    """What was found: inks, those that are printed over others, spaces, fonts, and what is clear.

    ``loose`` are fonts that are not embedded, ``clear`` what makes paint transparent, ``unread``
    what cannot be judged, in words.
    """

    inks: set[Ink] = field(default_factory=set)
    over: set[Ink] = field(default_factory=set)
    spaces: set[str] = field(default_factory=set)
    loose: set[str] = field(default_factory=set)
    clear: set[str] = field(default_factory=set)
    unread: set[str] = field(default_factory=set)

    def add(self, other: Painted) -> None:
        """Take over what was found elsewhere."""
        self.inks |= other.inks
        self.over |= other.over
        self.spaces |= other.spaces
        self.loose |= other.loose
        self.clear |= other.clear
        self.unread |= other.unread

    @property
    def most_ink(self) -> float:
        """The most ink in percent that can lie on one spot."""
        below = self.inks | self.over
        alone = max((ink.total for ink in below), default=0.0)
        return max([alone, *(most_upon(tops, below) for tops in _alike(self.over))])


@dataclass(frozen=True, slots=True)
class _State:
    """The colors that are set, and whether fields and lines are printed over what lies below."""

    fill: Ink = BLACK
    stroke: Ink = BLACK
    fill_space: Space = field(default_factory=lambda: named("DeviceGray"))
    stroke_space: Space = field(default_factory=lambda: named("DeviceGray"))
    fill_over: bool = False
    stroke_over: bool = False


class Reader:
    """Reads the pages of one document; what is used by many is read once."""

    def __init__(self) -> None:
        self._known: dict[object, Painted] = {}
        self._pictures: dict[object, tuple[str, Ink | None]] = {}
        self._words = 0
        self._kept = 0

    def count(self, *, kept: int = 0) -> None:
        """One more word, and so many more colors that are kept; raises TooLarge."""
        self._words += 1
        self._kept += kept
        if self._words > bounds.WORDS:
            raise TooLarge(f"takes more than {bounds.WORDS} words to paint", hint=_SIMPLER)
        if self._kept > bounds.COLORS:
            raise TooLarge(f"paints in more than {bounds.COLORS} colors", hint=_SIMPLER)

    def page(self, page: pikepdf.Page) -> Painted:
        """What the page paints with."""
        found = Painted()
        found.clear |= _clear_group(page.obj)
        found.add(self._read(page, page.resources, _State(), 0))
        return found

    def _read(self, what: Any, resources: Any, state: _State, depth: int) -> Painted:
        hand = _Hand(self, resources, state, depth)
        if isinstance(what, Stream):
            unpacked(what)  # else qpdf would not say why it stopped
            what = pikepdf.Page(Dictionary(Type=Name.Page, Contents=what))
        what.get_filtered_contents(hand)
        return hand.found

    def pixels(self, picture: Stream, space: Space) -> tuple[str, Ink | None]:
        """What is odd about a picture, and the ink of its darkest pixel."""
        if picture.objgen not in self._pictures:
            said = odd(picture)
            self._pictures[picture.objgen] = said, None if said else picture_ink(picture, space)
        return self._pictures[picture.objgen]

    def used(self, stream: Stream, outer: Any, state: _State, depth: int) -> Painted:
        """What a form or a pattern paints with that is shown in this state."""
        key = (stream.objgen, state)
        if key not in self._known or not stream.is_indirect:
            self.count(kept=1)
            self._known[key] = Painted()  # one that shows itself adds nothing to itself
            found = Painted(clear=_clear_group(stream))
            if depth < _DEEPEST:
                inside = stream.get("/Resources", outer)
                found.add(self._read(stream, inside, state, depth + 1))
            self._known[key] = found
        return self._known[key]


class _Hand(pikepdf.TokenFilter):
    """Carries out the operators of one stream."""

    def __init__(self, reader: Reader, resources: Dictionary, state: _State, depth: int) -> None:
        super().__init__()
        self.operands: list[Any] = []
        self.reader = reader
        self.resources = resources
        self.state = state
        self.depth = depth
        self.stack: list[_State] = []
        self.added: set[int] = set()
        self.found = Painted()

    def handle_token(self, token: pikepdf.Token) -> None:
        """Keep a number or a name for its operator, and do what an operator says."""
        kind = token.type_
        if kind == _WORD:
            self.reader.count()
            if token.value in _READ or token.value in _PAINTS:
                self.do(str(token.value), self.operands[-_OPERANDS:])
            self.operands = []
        elif kind in _KEPT:
            self.operands.append(_KEPT[kind](token.value))
            if len(self.operands) > 2 * _OPERANDS:
                del self.operands[:-_OPERANDS]

    def do(self, operator: str, operands: list[Any]) -> None:
        match operator:
            case "q":
                self.stack.append(self.state)
            case "Q":
                self.state = self.stack.pop() if self.stack else self.state
            case "g" | "rg" | "k" | "G" | "RG" | "K":
                self._set(named(_DEVICES[operator.lower()]), operands, line=operator.isupper())
            case "cs" | "CS":
                self._set(self._space(operands), None, line=operator.isupper())
            case "sc" | "scn" | "SC" | "SCN":
                line = operator.isupper()
                space = self.state.stroke_space if line else self.state.fill_space
                self._set(space, operands, line=line)
            case "gs" | "Tf" | "Do" | "sh":
                kind, step = _USES[operator]
                getattr(self, step)(self._resource(kind, operands))
            case "ID":
                self._within(operands)
            case _:
                self._paint(operator)

    def _resource(self, kind: str, operands: list[Any]) -> Any:
        found = self.resources.get(f"/{kind}", Dictionary())
        named_so = operands[0] if operands else None
        return found.get(named_so) if isinstance(named_so, str) else None

    def _space(self, operands: list[Any]) -> Space:
        name = str(operands[0]).removeprefix("/") if operands else ""
        given = self._resource("ColorSpace", operands)
        return named(name) if given is None else in_space(given)

    def _set(self, space: Space, operands: list[Any] | None, *, line: bool) -> None:
        if operands and isinstance(operands[-1], str):
            self._pattern(self._resource("Pattern", [operands[-1]]))
            operands = operands[:-1]
        ink = (
            space.start
            if operands is None
            else space.ink([v for v in operands if isinstance(v, float)])
        )
        if line:
            self.state = replace(self.state, stroke=ink, stroke_space=space)
        else:
            self.state = replace(self.state, fill=ink, fill_space=space)

    def _paint(self, operator: str) -> None:
        state = self.state
        if operator in _FILLS:
            self._inked(state.fill, state.fill_space, over=state.fill_over)
        if operator in _STROKES:
            self._inked(state.stroke, state.stroke_space, over=state.stroke_over)

    def _inked(self, ink: Ink, space: Space, *, over: bool) -> None:
        if space.name != "Pattern":
            self.found.spaces.add(space.name)
            inks = self.found.over if over else self.found.inks
            if ink not in inks:
                self.reader.count(kept=1)
                inks.add(ink)

    def _graphics_state(self, given: Dictionary | None) -> None:
        if given is None:
            return
        lines = given.get("/OP")
        fields = given.get("/op", lines)
        if lines is not None:
            self.state = replace(self.state, stroke_over=bool(lines))
        if fields is not None:
            self.state = replace(self.state, fill_over=bool(fields))
        self.found.clear |= _clear_state(given)

    def _font(self, font: Dictionary | None) -> None:
        if font is not None and not _is_embedded(font):
            name = str(font.get("/BaseFont", "a font without a name")).lstrip("/")
            self.found.loose.add(name[: bounds.TITLE])

    def _shown(self, what: Any) -> None:
        if not isinstance(what, Stream):
            return
        if what.get("/Subtype") == Name.Image:
            self._picture(what)
        elif what.get("/Subtype") == Name.Form:
            self._add(self.reader.used(what, self.resources, self.state, self.depth))

    def _add(self, used: Painted) -> None:
        """What a form paints with, which is added once though it may be shown often."""
        if id(used) not in self.added:
            self.added.add(id(used))
            self.found.add(used)

    def _pattern(self, pattern: Any) -> None:
        if isinstance(pattern, Stream):
            self._add(self.reader.used(pattern, self.resources, _State(), self.depth))
        elif isinstance(pattern, Dictionary):
            self._shading(pattern.get("/Shading"))

    def _shading(self, shading: Any) -> None:
        if shading is not None:
            space = in_space(shading.get("/ColorSpace", Name.DeviceGray))
            self.found.spaces.add(space.name)
            self.found.inks |= set(_ends(shading, space))

    def _picture(self, picture: Stream) -> None:
        if "/SMask" in picture:
            self.found.clear.add("a picture with a soft mask")
        if picture.get("/ImageMask", False):
            self._paint("f")
            return
        space = in_space(picture.get("/ColorSpace", Name.DeviceGray))
        self.found.spaces.add(space.name)
        said, ink = self.reader.pixels(picture, space)
        if ink is None:
            self.found.unread.add(said or "a picture whose ink cannot be told")
        else:
            self.found.inks.add(ink)

    def _within(self, told: list[Any]) -> None:
        """A picture that is written among the operators, by the words that describe it."""
        said = {key: told[n + 1 :] for n, key in enumerate(told) if isinstance(key, str)}
        if (said.get("/IM") or said.get("/ImageMask") or [False])[0] is True:
            self._paint("f")
            return
        names = [name for key in ("/CS", "/ColorSpace") for name in said.get(key, [])]
        names = [name for name in names[:2] if name not in {"/I", "/Indexed"}]
        space = self._space(names[:1] or ["/DeviceGray"])
        self.found.spaces.add(space.name)
        if space.name.startswith("CMYK"):
            self.found.unread.add("a picture among the operators, whose ink cannot be told")


def _alike(inks: Iterable[Ink]) -> Iterable[list[Ink]]:
    """The inks in groups that use the same process inks."""
    found: dict[tuple[bool, ...], list[Ink]] = {}
    for ink in inks:
        found.setdefault(ink.used, []).append(ink)
    return found.values()


def _ends(shading: Any, space: Space) -> Iterator[Ink]:
    """The inks at both ends of a blend, where its function names them."""
    function = shading.get("/Function")
    if isinstance(function, Dictionary):
        for end in ("/C0", "/C1"):
            if end in function:
                yield space.ink([float(value) for value in function[end]])


def _clear_group(owner: Any) -> set[str]:
    group = owner.get("/Group")
    return {"a transparency group"} if group and group.get("/S") == Name.Transparency else set()


def _clear_state(given: Dictionary) -> set[str]:
    found = set()
    for key in ("/ca", "/CA"):
        if float(given.get(key, 1)) < 1:
            found.add(f"paint of {float(given[key]):.0%} opacity")
    if isinstance(given.get("/SMask"), Dictionary):
        found.add("a soft mask")
    modes = given.get("/BM", Name.Normal)
    for mode in _listed(modes):
        if mode not in {Name.Normal, Name.Compatible}:
            found.add(f"the blend mode {str(mode).lstrip('/')}")
    return found


def _listed(what: Any) -> Iterable[Any]:
    return what if isinstance(what, pikepdf.Array) else [what]


def _is_embedded(font: Any) -> bool:
    """Whether the file of a font is in the document, or its glyphs are drawings of it."""
    if font.get("/Subtype") == Name.Type3:
        return True
    if "/DescendantFonts" in font:
        return all(_is_embedded(inner) for inner in font.DescendantFonts)
    described = font.get("/FontDescriptor", Dictionary())
    return any(f"/FontFile{kind}" in described for kind in ("", "2", "3"))
