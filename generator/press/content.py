"""What a page of a PDF paints with: inks, color spaces, fonts, and whatever lets light through.

Nothing is rendered. The operators of a page are read in order, with those of the forms, patterns
and pictures that it uses; of a path only that it is painted. So it is known which inks a page
holds and which are printed over others, not where: what is said of their sum is the most that can
come together, and may be more than does.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any

import pikepdf
from pikepdf import Dictionary, Name, Stream

from generator.press.spaces import BLACK, Ink, Space, in_space, named, picture_ink

#: Operators that matter here; those that build paths are many, and are passed over.
_READ = "q Q gs g G rg RG k K cs CS sc scn SC SCN f F f* B B* b b* S s Tj TJ ' \" Tf Do sh INLINE"
_FILLS = frozenset({"f", "F", "f*", "B", "B*", "b", "b*", "Tj", "TJ", "'", '"'})
_STROKES = frozenset({"B", "B*", "b", "b*", "S", "s"})
_DEVICES = {"g": "DeviceGray", "rg": "DeviceRGB", "k": "DeviceCMYK"}
#: Operators that use a resource: of which kind, and what is done with it.
_USES = {
    "gs": ("ExtGState", "_graphics_state"),
    "Tf": ("Font", "_font"),
    "Do": ("XObject", "_shown"),
    "sh": ("Shading", "_shading"),
}
#: Forms in forms that are followed.
_DEEPEST = 20


@dataclass(slots=True)
class Painted:
    """What was found: inks, those that are printed over others, spaces, fonts, and what is clear.

    ``loose`` are fonts that are not embedded, ``clear`` what makes paint transparent, in words.
    """

    inks: set[Ink] = field(default_factory=set)
    over: set[Ink] = field(default_factory=set)
    spaces: set[str] = field(default_factory=set)
    loose: set[str] = field(default_factory=set)
    clear: set[str] = field(default_factory=set)

    def add(self, other: Painted) -> None:
        """Take over what was found elsewhere."""
        self.inks |= other.inks
        self.over |= other.over
        self.spaces |= other.spaces
        self.loose |= other.loose
        self.clear |= other.clear

    @property
    def most_ink(self) -> float:
        """The most ink in percent that can lie on one spot."""
        alone = max((ink.total for ink in self.inks | self.over), default=0.0)
        below = [*self.inks, *self.over]
        return max([alone, *(top.upon(ink) for top in self.over for ink in below)])


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

    def page(self, page: pikepdf.Page) -> Painted:
        """What the page paints with."""
        found = Painted()
        found.clear |= _clear_group(page.obj)
        found.add(self._read(page, page.resources, _State(), 0))
        return found

    def _read(self, what: Any, resources: Any, state: _State, depth: int) -> Painted:
        hand = _Hand(self, resources, state, depth)
        for instruction in pikepdf.parse_content_stream(what, _READ):
            hand.do(str(instruction.operator), list(instruction.operands))
        return hand.found

    def used(self, stream: Stream, outer: Any, state: _State, depth: int) -> Painted:
        """What a form or a pattern paints with that is shown in this state."""
        key = (stream.objgen, state)
        if key not in self._known or not stream.is_indirect:
            self._known[key] = Painted()  # one that shows itself adds nothing to itself
            found = Painted(clear=_clear_group(stream))
            if depth < _DEEPEST:
                inside = stream.get("/Resources", outer)
                found.add(self._read(stream, inside, state, depth + 1))
            self._known[key] = found
        return self._known[key]


class _Hand:
    """Carries out the operators of one stream."""

    def __init__(self, reader: Reader, resources: Dictionary, state: _State, depth: int) -> None:
        self.reader = reader
        self.resources = resources
        self.state = state
        self.depth = depth
        self.stack: list[_State] = []
        self.found = Painted()

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
            case "INLINE IMAGE":
                self._picture(operands[0].obj if hasattr(operands[0], "obj") else None)
            case _:
                self._paint(operator)

    def _resource(self, kind: str, operands: list[Any]) -> Any:
        found = self.resources.get(f"/{kind}", Dictionary())
        return found.get(str(operands[0])) if operands else None

    def _space(self, operands: list[Any]) -> Space:
        name = str(operands[0]).removeprefix("/") if operands else ""
        given = self._resource("ColorSpace", operands)
        return named(name) if given is None else in_space(given)

    def _set(self, space: Space, operands: list[Any] | None, *, line: bool) -> None:
        if operands and isinstance(operands[-1], Name):
            self._pattern(self._resource("Pattern", [operands[-1]]))
            operands = operands[:-1]
        ink = space.start if operands is None else space.ink([float(v) for v in operands])
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
            (self.found.over if over else self.found.inks).add(ink)

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
            self.found.loose.add(str(font.get("/BaseFont", "a font without a name")).lstrip("/"))

    def _shown(self, what: Any) -> None:
        if not isinstance(what, Stream):
            return
        if what.get("/Subtype") == Name.Image:
            self._picture(what)
        elif what.get("/Subtype") == Name.Form:
            self.found.add(self.reader.used(what, self.resources, self.state, self.depth))

    def _pattern(self, pattern: Any) -> None:
        if isinstance(pattern, Stream):
            self.found.add(self.reader.used(pattern, self.resources, _State(), self.depth))
        elif isinstance(pattern, Dictionary):
            self._shading(pattern.get("/Shading"))

    def _shading(self, shading: Any) -> None:
        if shading is not None:
            space = in_space(shading.get("/ColorSpace", Name.DeviceGray))
            self.found.spaces.add(space.name)
            self.found.inks |= set(_ends(shading, space))

    def _picture(self, picture: Any) -> None:
        if picture is None:
            return
        if "/SMask" in picture:
            self.found.clear.add("a picture with a soft mask")
        if picture.get("/ImageMask", False):
            self._paint("f")
            return
        space = in_space(picture.get("/ColorSpace", picture.get("/CS", Name.DeviceGray)))
        self.found.spaces.add(space.name)
        self.found.inks.add(picture_ink(picture, space))


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
