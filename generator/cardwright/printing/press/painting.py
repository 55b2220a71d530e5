"""The operators of a page of a PDF, carried out word by word: what is painted, and with what.

Of a path it is only seen that it is painted. A form, a pattern or a glyph is given to the reader of
the document, which has it carried out by another hand.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from math import sqrt
from typing import TYPE_CHECKING, Any

from pikepdf import Array, Dictionary, Name, Stream

from cardwright import limits
from cardwright.errors import excerpt
from cardwright.printing.press import known
from cardwright.printing.press.functions import corners
from cardwright.printing.press.grammar import DEEPEST
from cardwright.printing.press.graphics_state import GRAY, GraphicsState
from cardwright.printing.press.operators import Operators
from cardwright.printing.press.painted import Painted
from cardwright.printing.press.spaces import DEFAULTS, Ink, Space, in_space

if TYPE_CHECKING:
    from cardwright.printing.press.content import Reader
    from cardwright.printing.press.font_codes import FontCodes

_SHOWS_TEXT = frozenset({"Tj", "TJ", "'", '"'})
_FILLS = frozenset({"f", "F", "f*", "B", "B*", "b", "b*"})
_STROKES = frozenset({"B", "B*", "b", "b*", "S", "s"})
_PAINTS = _FILLS | _STROKES | _SHOWS_TEXT
_COLORS = frozenset({"g", "G", "rg", "RG", "k", "K", "cs", "CS", "sc", "SC", "scn", "SCN"})
_PLACES = frozenset({"cm", "W", "W*", "BT", "Tm"})
_MARKS = frozenset({"BDC", "DP"})
#: Ways to show text (Tr) that fill it, and those that draw its outline.
_FILLED, _OUTLINED = frozenset({0, 2, 4, 6}), frozenset({1, 2, 5, 6})
_DEVICES = {"g": "DeviceGray", "rg": "DeviceRGB", "k": "DeviceCMYK"}
#: Operators that use a resource: of which kind, what it is called, and what is done with it.
_USES = {
    "gs": ("ExtGState", "a graphics state", "_graphics_state"),
    "Tf": ("Font", "a font", "_font"),
    "Do": ("XObject", "a picture or form", "_shown"),
    "sh": ("Shading", "a blend", "_shading"),
}
#: Resources that paint, by what is set at that time.
_INKED = frozenset({"XObject", "Shading"})
#: The way to show text that does not: neither filled nor with an outline, and no clip.
_UNSEEN = 3
#: The least of an area of 1 that matrices leave, and the smallest text that one sees, in points.
_LEAST_AREA, _LEAST_TEXT = 1e-9, 0.1
_AS_IT_IS = (1, 0, 0, 1, 0, 0)
_PLAIN_MODES = frozenset({Name.Normal, Name.Compatible})


class StreamPainter(Operators):
    """Carries out the operators of one stream."""

    def __init__(
        self, reader: Reader, resources: Dictionary, state: GraphicsState, depth: int, place: str
    ) -> None:
        super().__init__(reader.allowance, place)
        self.reader = reader
        self.resources = resources
        self.spaces: dict[str, Space] = {}
        self.drawn: list[Any] = []
        self.done: set[tuple[object, ...]] = set()
        self.state = replace(state, codes=None)  # a stream sets its own
        self.empty = False
        self.text_area = 1.0
        self.depth = depth
        self.stack: list[GraphicsState] = []
        self.shown: set[tuple[str, tuple[int, int]]] = set()
        self.found = Painted()
        spaces = resources.get("/ColorSpace", Dictionary())
        for key in DEFAULTS:
            if key in spaces:
                self.strange(f"its own default color space ({key[1:]})")

    def end(self) -> None:
        """Note what is left open."""
        super().end()
        if self.stack:
            self.strange("a q without a Q")

    def do(self, operator: str, operands: list[Any]) -> None:
        """Carry out one operator with the words before it."""
        if operator in _COLORS:
            self._color(operator, operands)
        elif operator in _PAINTS:
            self._paint(operator)
        elif operator in _USES:
            self._use(operator, operands)
        elif operator in {"q", "Q"}:
            self._keep(operator)
        elif operator in _PLACES:
            self._place(operator, operands)
        elif operator in _MARKS:
            self._mark(operator, operands)
        elif operator == "Tr":
            self.state = replace(self.state, text=(operands or [0])[-1])
        elif operator == "ri" and operands[-1:] and operands[-1] not in known.INTENTS:
            self.strange("an unknown rendering intent")
        elif operator == "BI":
            self.strange("an inline picture (BI), which is not supported")
        self.empty = operator == "re" and 0.0 in operands[-2:]

    def _place(self, operator: str, operands: list[Any]) -> None:
        """A matrix or a clip that leaves nothing to be seen is named."""
        if operator in {"BT", "Tm"}:
            self.text_area = known.area_of(operands) if operator == "Tm" else 1.0
        elif operator == "cm" and known.is_flat(operands):
            self.strange("a matrix without an area, which hides its content (cm)")
        elif operator == "cm":
            self.state = replace(self.state, area=self.state.area * known.area_of(operands))
            self._seen(self.state.area)
        elif self.empty:
            self.strange("a clip without an area, which hides its content (W)")

    def _seen(self, area: float) -> None:
        if area < _LEAST_AREA:
            self.strange("matrices that together hide everything (cm)")

    def _mark(self, operator: str, operands: list[Any]) -> None:
        if known.RUNNING & {each for each in operands if isinstance(each, str)}:
            self.strange("a mark with an action or an embedded file")
        elif operator == "BDC" and operands[:1] == ["/OC"]:
            self._layer(self._resource("Properties", operands[1:]))

    def _keep(self, operator: str) -> None:
        if operator == "q":
            self.stack.append(self.state)
            if len(self.stack) > DEEPEST:
                self.strange(f"a q inside more than {DEEPEST} others")
        elif self.stack:
            self.state = self.stack.pop()
        else:
            self.strange("a Q without a q")

    def _color(self, operator: str, operands: list[Any]) -> None:
        line, kind = operator.isupper(), operator.lower()
        if kind in _DEVICES:
            self._set(self._space(_DEVICES[kind]), operands, line=line)
        elif kind == "cs":
            self._set(self._space(str(operands[-1])[1:] if operands else ""), None, line=line)
        else:
            space = self.state.stroke_space if line else self.state.fill_space
            self._set(space, operands, line=line)

    def strange(self, what: str) -> None:
        """Note what is not known or not right, in words; of many only the first."""
        if len(self.found.strange) < limits.PROBLEMS:
            self.found.strange.add(what)

    def _known(self, owner: Any, keys: set[str], what: str) -> None:
        for key in known.foreign(owner, keys):
            self.strange(f"{what} with {excerpt(key, 40)}")
        for key in known.values(owner):
            self.strange(f"{what} with an unknown {key}")
        for key in known.flat(owner):
            self.strange(f"{what} with a {key} that hides all of it")
        if "/OC" in owner:
            self._layer(owner.OC)

    def _layer(self, layer: Any) -> None:
        for said in known.hidden(layer):
            self.strange(said)

    def _resource(self, kind: str, operands: list[Any]) -> Any:
        found = self.resources.get(f"/{kind}", Dictionary())
        named_so = operands[0] if operands else None
        return found.get(named_so) if isinstance(named_so, str) else None

    def _use(self, operator: str, operands: list[Any]) -> None:
        """Look at a resource; only once at what is the same each time that it is used."""
        kind, what, method = _USES[operator]
        given = self._resource(kind, operands)
        if not isinstance(given, (Dictionary, Stream)):
            self.strange(f"{what} that does not exist")
            return
        if kind == "ExtGState":
            self._overprint(given)
        if kind == "XObject":
            self.shown.add((operands[0], given.objgen))
        if kind == "Font" or "/Font" in given:
            codes = self.reader.codes_of(given if kind == "Font" else given.Font[0])
            size = operands[-1] if kind == "Font" else given.Font[1]
            self.state = replace(self.state, codes=codes, size=abs(float(size)))
        if self._is_new(operator, operands[0], self.state if kind in _INKED else None):
            getattr(self, method)(given)

    def _is_new(self, *what: object) -> bool:
        if what in self.done:
            return False
        self.allowance.color()
        self.done.add(what)
        return True

    def _space(self, name: str) -> Space:
        """The space of that name, here."""
        if name not in self.spaces:
            given = self._resource("ColorSpace", [f"/{name}"])
            self.spaces[name] = self._space_of(Name(f"/{name}") if given is None else given)
        return self.spaces[name]

    def _space_of(self, given: Any) -> Space:
        return in_space(given, self.allowance.unpacked)

    def _set(self, space: Space, operands: list[Any] | None, *, line: bool) -> None:
        ink: Ink | None = space.start
        if operands is not None:
            values = [value for value in operands if isinstance(value, float)]
            is_pattern = bool(operands) and isinstance(operands[-1], str)
            if is_pattern:
                over = self.state.fill_over, self.state.stroke_over
                if self._is_new("Pattern", operands[-1], *over):
                    self._pattern(self._resource("Pattern", operands[-1:]))
            ink = space.ink(values) if values or not is_pattern else Ink()
        if ink is None:
            self.found.unread.add("a color with too few or too many numbers")
            ink = Ink()
        if line:
            self.state = replace(self.state, stroke=ink, stroke_space=space)
        else:
            self.state = replace(self.state, fill=ink, fill_space=space)

    def _paint(self, operator: str) -> None:
        state = self.state
        is_text = operator in _SHOWS_TEXT
        if operator in _FILLS or (is_text and state.text in _FILLED):
            self._inked(state.fill, state.fill_space, over=state.fill_over)
        if operator in _STROKES or (is_text and state.text in _OUTLINED):
            self._inked(state.stroke, state.stroke_space, over=state.stroke_over)
        if is_text and state.text == _UNSEEN:
            self.strange("invisible text (Tr 3)")
        if is_text:
            self._letters(state.codes, b"".join(self.texts))
            if state.codes and state.size * sqrt(self.text_area * state.area) < _LEAST_TEXT:
                self.strange(f"text smaller than {_LEAST_TEXT:g} pt, which is not visible")
        for font in self.drawn if is_text else ():
            if not self._is_new("glyphs", id(font), state):
                continue
            inside = font.get("/Resources", self.resources)
            for glyph in font.get("/CharProcs", Dictionary()).values():
                self.found.add(self.reader.used(glyph, inside, state, self.depth, font))

    def _letters(self, codes: FontCodes | None, text: bytes) -> None:
        """Note the faults of a text in its font."""
        if codes is None:
            self.strange("text without a font in the same place (Tf)")
        else:
            self.found.loose |= {excerpt(said, 2 * limits.TITLE) for said in codes.faults(text)}

    def _inked(self, ink: Ink, space: Space, *, over: bool) -> None:
        if space.name == "Pattern":
            return
        self.found.spaces.add(space.name)
        if space.unread:
            self.found.unread.add(space.unread)
        inks = self.found.over if over else self.found.inks
        if ink not in inks:
            self.allowance.color()
            inks.add(ink)

    def _overprint(self, given: Any) -> None:
        lines = given.get("/OP")
        fields = given.get("/op", lines)
        if lines is not None:
            self.state = replace(self.state, stroke_over=bool(lines))
        if fields is not None:
            self.state = replace(self.state, fill_over=bool(fields))

    def _graphics_state(self, given: Any) -> None:
        for said in known.in_state(given):
            self.strange(said)
        if "/Font" in given:
            self._font(given.Font[0])
        for key in ("/ca", "/CA"):
            if float(given.get(key, 1)) < 1:
                self.found.clear.add(f"paint with {float(given[key]):.0%} opacity")
            if float(given.get(key, 1)) <= 0:
                self.strange("paint with 0% opacity, which is invisible")
        if given.get("/SMask", Name("/None")) != Name("/None"):
            self._soft_mask(given.SMask)
        for mode in _listed(given.get("/BM", Name.Normal)):
            if mode not in _PLAIN_MODES:
                said = f"the blend mode {excerpt(str(mode).lstrip('/'), 40)}"
                self.found.clear.add(said)
                self.found.unread.add(said)

    def _soft_mask(self, mask: Any) -> None:
        """A mask lets light through by what its form paints, none of which is printed."""
        self.found.clear.add("a soft mask")
        form = mask.get("/G") if isinstance(mask, Dictionary) else None
        if isinstance(form, Stream):
            self._known(form, known.FORM, "a soft mask")
            left = {"/TR"} if mask.get("/TR") == Name.Identity else set()
            self._known(mask, known.SOFT_MASK | left, "a soft mask")
            shown_so = self.reader.used(form, self.resources, GraphicsState(), self.depth)
            self.found.add(shown_so, inks=False)
        else:
            self.strange("a soft mask without its form")

    def _font(self, font: Any) -> None:
        self.found.loose |= {excerpt(said, limits.TITLE) for said in self.reader.loose(font)}
        if font.get("/Subtype") == Name.Type3:
            self.drawn.append(font)
            for key in known.flat(font):
                self.strange(f"a font with a {key} that hides all of it")

    def _shown(self, what: Any) -> None:
        kind = what.get("/Subtype") if isinstance(what, Stream) else None
        if kind == Name.Image:
            self._picture(what)
        elif kind == Name.Form:
            self._known(what, known.FORM, "a form")
            matrix = [float(value) for value in what.get("/Matrix", _AS_IT_IS)]
            inside = replace(self.state, area=self.state.area * known.area_of(matrix))
            self._seen(inside.area)
            self.found.add(self.reader.used(what, self.resources, inside, self.depth))
        else:
            self.strange(
                f"an object that is neither a picture nor a form: {excerpt(str(kind), 40)}"
            )

    def _pattern(self, pattern: Any) -> None:
        if isinstance(pattern, Stream):
            self._known(pattern, known.TILE, "a pattern")
            state = GraphicsState(
                fill_over=self.state.fill_over, stroke_over=self.state.stroke_over
            )
            self.found.add(self.reader.used(pattern, self.resources, state, self.depth))
        elif isinstance(pattern, Dictionary) and "/Shading" in pattern:
            if "/ExtGState" in pattern:
                self.strange("a pattern with its own graphics state")
            self._shading(pattern.Shading)
        else:
            self.strange("a pattern that does not exist")

    def _shading(self, shading: Any) -> None:
        space = self._space_of(shading.get("/ColorSpace"))
        colors = corners(shading.get("/Function"), self.allowance.unpacked)
        inks = [space.ink(list(values)) for values in colors or ()]
        if "/Background" in shading:
            inks.append(space.ink([float(value) for value in shading.Background]))
        if space.weigh:  # between the ends of a blend a spot may be mixed of more
            inks.append(space.fullest)
        self._known(shading, known.BLEND, "a blend")
        if not colors or None in inks:
            self.found.unread.add("a blend whose colors are computed")
        for ink in inks:
            self._inked(ink or Ink(), space, over=self.state.fill_over)

    def _picture(self, picture: Stream) -> None:
        self._known(picture, known.PICTURE, "a picture")
        for key in ("/SMask", "/Mask"):
            if isinstance(mask := picture.get(key), Stream):
                self._mask(mask, key)
        if known.is_mask(picture):
            if "/ColorSpace" in picture or picture.get("/BitsPerComponent", 1) != 1:
                self.strange("a mask with colors")
            self._mask(picture, "/Mask")
            self._paint("f")
            return
        space = self._space_of(picture.get("/ColorSpace"))
        said, ink = self.reader.pixels(picture, space)
        self._inked(ink, space, over=self.state.fill_over)
        if said:
            self.found.unread.add(said)

    def _mask(self, mask: Stream, key: str) -> None:
        """A picture that says where another is seen, in gray."""
        self._known(mask, known.PICTURE, "a mask")
        if key == "/SMask":
            self.found.clear.add("a picture with a soft mask")
            if "/Matte" in mask:
                self.found.unread.add("a picture whose mask has a matte")
            self.found.spaces.add(self._space_of(mask.get("/ColorSpace")).name)
        if said := self.reader.pixels(mask, GRAY)[0]:
            self.found.unread.add(said)


def _listed(what: Any) -> Iterable[Any]:
    return what if isinstance(what, Array) else [what]
