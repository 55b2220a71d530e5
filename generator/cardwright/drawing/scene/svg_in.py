"""Motifs read from SVG: a strict subset, so that what is on screen is what is printed.

Elements: svg, title (a caption), style (the one of ``inks.motif_style``), defs, g, use, path,
circle, ellipse, rect, line, polyline, polygon. Numbers, nesting and what is used again are bounded
(``bounds``). Fill and stroke are ink classes (``f-ink``,
``s-accent``), inherited from groups. Anything else is an ArtError that names file, line and
element.
"""

from __future__ import annotations

import math
import re
from dataclasses import dataclass, replace
from pathlib import Path
from xml.parsers import expat

from cardwright import limits, paths
from cardwright.drawing.scene import outline
from cardwright.drawing.scene.inks import INKS, OUTLINE, SILHOUETTE, motif_style
from cardwright.drawing.scene.model import IDENTITY, Group, Item, Scene, Shape, Transform, combined
from cardwright.drawing.scene.pathdata import NUMBER, check_path
from cardwright.errors import ArtError, TooLarge, excerpt

_ROOT = frozenset({"xmlns", "width", "height", "viewBox"})
_LOOK = frozenset({"class", "stroke-width", "stroke-linecap", "stroke-linejoin", "fill-rule"})
_ALLOWED = {
    "svg": _ROOT,
    "title": frozenset(),
    "style": frozenset(),
    "defs": frozenset(),
    "g": _LOOK | {"id", "transform"},
    "use": frozenset({"href", "transform"}),
    "path": _LOOK | {"d", "transform"},
    "circle": _LOOK | {"cx", "cy", "r", "transform"},
    "ellipse": _LOOK | {"cx", "cy", "rx", "ry", "transform"},
    "rect": _LOOK | {"x", "y", "width", "height", "rx", "transform"},
    "line": _LOOK | {"x1", "y1", "x2", "y2", "transform"},
    "polyline": _LOOK | {"points", "transform"},
    "polygon": _LOOK | {"points", "transform"},
}
#: Attributes that measure and so cannot be negative; elements that stand below svg alone.
_SIZES = frozenset({"r", "rx", "ry", "width", "height", "stroke-width"})
_TOP = frozenset({"title", "style", "defs"})
_STEP = re.compile(r"\s*(translate|scale|rotate|matrix)\(([-\d.\s,]*)\)", re.ASCII)


@paths.memoize_tracked
def motif(folder: str, name: str) -> Scene:
    """The motif ``card_art/<folder>/<name>.svg`` as a scene; raises ArtError."""
    return read_motif(paths.data("card_art", folder, f"{name}.svg"))


def read_motif(path: Path) -> Scene:
    """The SVG file as a scene, its size in mm; raises ArtError naming file, line and element."""
    try:
        text = limits.read(path, limits.DRAWING)
    except OSError as error:
        raise ArtError(
            f"{path}: cannot be read ({error.strerror})",
            hint=f"draw it, or use another drawing in card_art/{path.parent.name}",
        ) from None
    except TooLarge as error:
        raise ArtError(f"{path}: {error.message}", hint=error.hint) from None
    return parse_motif(text, path)


def parse_motif(text: bytes, path: Path) -> Scene:
    """The SVG text of a motif as a scene, named after its path; raises ArtError."""
    return _SvgReader(path).read(text)


class _SvgReader:
    """One pass over the XML: a stack of open groups, each a list of items and a look."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.parser = expat.ParserCreate()
        self.parser.StartElementHandler = self.start
        self.parser.EndElementHandler = self.end
        self.parser.CharacterDataHandler = self.text
        self.parser.StartDoctypeDeclHandler = self.doctype
        self.stack: list[tuple[str, dict[str, str], list[Item], Shape]] = []
        self.symbols: dict[str, Group] = {}
        self.spans: dict[str, _Span] = {}  # of the symbols
        self.open = [_Span()]  # of what stands in each open element
        self.words = {"style": "", "title": ""}
        self.scene: Scene | None = None

    def read(self, text: bytes) -> Scene:
        try:
            self.parser.Parse(text, True)  # noqa: FBT003 - expat takes no keyword
        except expat.ExpatError as error:
            what = expat.ErrorString(error.code)
            raise ArtError(f"{self.path}:{error.lineno}: not well-formed XML: {what}") from None
        except (LookupError, ValueError) as error:
            raise ArtError(f"{self.path}:1: unknown encoding ({error})") from None
        except TooLarge as error:
            raise self.problem(error.message, error.hint) from None
        if self.scene is None:
            raise self.problem("the root element must be svg")
        return self.scene

    def problem(self, what: str, hint: str = "") -> ArtError:
        return ArtError(f"{self.path}:{self.parser.CurrentLineNumber}: {what}", hint=hint)

    def doctype(self, *_: object) -> None:
        raise self.problem("a document type is not allowed")

    def start(self, tag: str, given: dict[str, str]) -> None:
        if tag not in _ALLOWED or (tag == "svg") != (not self.stack):
            raise self.problem(
                f"<{excerpt(tag)}> is not allowed here", f"allowed: {', '.join(_ALLOWED)}"
            )
        if self.stack and not self.may_hold(self.stack[-1][0], tag):
            raise self.problem(f"<{tag}> is not allowed inside <{self.stack[-1][0]}>")
        if len(self.stack) > limits.DEPTH:
            raise self.problem(f"groups are nested more than {limits.DEPTH} deep")
        for key in given:
            if key not in _ALLOWED[tag]:
                raise self.problem(
                    f"<{tag}>: attribute “{excerpt(key)}” is not allowed",
                    f"allowed: {', '.join(sorted(_ALLOWED[tag])) or 'none'}",
                )
        look = self.look(given, self.stack[-1][3] if self.stack else Shape("", width=1))
        self.stack.append((tag, given, [], look))
        self.open.append(_Span())

    @staticmethod
    def may_hold(outer: str, tag: str) -> bool:
        if tag in _TOP:
            return outer == "svg"
        return outer in ("svg", "g") or (outer == "defs" and tag == "g")

    def text(self, data: str) -> None:
        if self.stack and self.stack[-1][0] in self.words:
            self.words[self.stack[-1][0]] += data
        elif data.strip():
            raise self.problem(f"text is not allowed: “{excerpt(data.strip(), 20)}”")

    def end(self, tag: str) -> None:
        _, given, items, look = self.stack.pop()
        span = self.open.pop()
        if tag == "svg":
            self.scene = self.root(given, tuple(items))
        elif tag == "style":
            if f"<style>{self.words['style']}</style>" != motif_style():
                raise self.problem("<style> must be the style sheet of the motifs")
        elif tag == "g":
            self.close_group(given, tuple(items), span)
        elif tag == "use":
            self.stack[-1][2].append(self.used(given))
        elif tag not in ("defs", "title"):
            unprinted = SILHOUETTE if look.fill == "mass" else OUTLINE
            width = look.width if look.stroke else unprinted * 100
            data = self.path_data(tag, given)
            drawn = look.stroke, width, look.round_ends, look.dash, look.even_odd
            shape = Shape(data, look.fill, *drawn)
            self.stack[-1][2].append(self.placed(given, (shape,)))
            self.open[-1].take(_Span(1), self.transform(given))

    def close_group(self, given: dict[str, str], items: tuple[Item, ...], span: _Span) -> None:
        group = Group(items, self.transform(given))
        if self.stack[-1][0] != "defs":
            self.stack[-1][2].append(group)
            self.open[-1].take(span, group.transform)
            return
        name = given.get("id", "")
        if not name or name in self.symbols:
            raise self.problem("<defs>: every group needs its own id")
        self.symbols[name] = group
        self.spans[name] = _Span()
        self.spans[name].take(span, group.transform)

    def placed(self, given: dict[str, str], items: tuple[Item, ...]) -> Item:
        transform = self.transform(given)
        return items[0] if transform == IDENTITY else Group(items, transform)

    def used(self, given: dict[str, str]) -> Item:
        name = given.get("href", "").removeprefix("#")
        if name not in self.symbols:
            raise self.problem(f"<use>: “{excerpt(name)}” is not defined before it")
        group, place = self.symbols[name], self.transform(given)
        self.open[-1].take(self.spans[name], place)
        return replace(group, transform=combined(place, group.transform))

    def root(self, given: dict[str, str], items: tuple[Item, ...]) -> Scene:
        try:
            wide, high = (_number(given[key].removesuffix("mm")) for key in ("width", "height"))
            x, y, across, down = map(_number, given["viewBox"].split())
        except (KeyError, ValueError):
            raise self.problem("<svg> needs width and height in mm and a viewBox") from None
        fits = math.isclose(across, wide * 100) and math.isclose(down, high * 100)
        if (x, y) != (0, 0) or not fits or min(wide, high) <= 0:
            raise self.problem("<svg>: the viewBox must be 0 0 and the size in hundredths of a mm")
        body = Group(items, (0.01, 0, 0, 0.01, 0, 0))
        if len(self.words["title"]) > limits.TITLE:
            raise self.problem(f"<title> has more than {limits.TITLE} characters")
        name = f"{self.path.parent.name}-{self.path.stem}"
        return Scene(wide, high, (body,), name, self.words["title"])

    def look(self, given: dict[str, str], inherited: Shape) -> Shape:
        fill, stroke = inherited.fill, inherited.stroke
        for name in given.get("class", "").split():
            kind, _, ink = name.partition("-")
            if kind not in ("f", "s") or ink not in INKS:
                inks = f"f- or s- and {', '.join(INKS)}"
                raise self.problem(f"class “{excerpt(name)}” is not an ink", inks)
            fill, stroke = (ink, stroke) if kind == "f" else (fill, ink)
        return Shape(
            "",
            fill,
            stroke,
            self.number(given, "stroke-width", inherited.width),
            given.get("stroke-linecap", "") == "round" or inherited.round_ends,
            even_odd=given.get("fill-rule", "") == "evenodd" or inherited.even_odd,
        )

    def number(self, given: dict[str, str], key: str, default: float = 0.0) -> float:
        if key not in given:
            return default
        try:
            value = _number(given[key])
        except ValueError:
            value = math.nan
        if math.isnan(value) or (key in _SIZES and value < 0):
            what = f"{key}=“{excerpt(given[key])}” is not a number that can be drawn"
            raise self.problem(what, _NUMBERS)
        return value

    def transform(self, given: dict[str, str]) -> Transform:
        text = given.get("transform", "").strip()
        result, position = IDENTITY, 0
        while position < len(text):
            step = _STEP.match(text, position)
            if not step:
                raise self.problem(f"transform “{excerpt(text)}” cannot be read")
            result = combined(result, self.step(step[1], self.numbers(step[2])))
            if not _is_drawable(result):
                raise self.problem(f"transform “{excerpt(text)}” is too large", _NUMBERS)
            position = step.end()
        return result

    def numbers(self, text: str) -> list[float]:
        """The numbers in a step of a transform, written as in path data."""
        if not _NUMBERS_ONLY.fullmatch(text):
            raise self.problem(f"transform: “{excerpt(text)}” cannot be read", _NUMBERS)
        return [float(number) for number in _NUMBER.findall(text)]

    def step(self, kind: str, v: list[float]) -> Transform:
        match kind, len(v):
            case "translate", 1 | 2:
                return (1, 0, 0, 1, v[0], v[1] if len(v) == 2 else 0)
            case "scale", 1 | 2:
                return (v[0], 0, 0, v[-1], 0, 0)
            case "rotate", 1:
                c, s = math.cos(math.radians(v[0])), math.sin(math.radians(v[0]))
                return (c, s, -s, c, 0, 0)
            case "matrix", 6:
                return (v[0], v[1], v[2], v[3], v[4], v[5])
        raise self.problem(f"transform {kind} with {len(v)} numbers cannot be read")

    def path_data(self, tag: str, given: dict[str, str]) -> str:
        n = {key: self.number(given, key) for key in given if key in _COORDINATES}
        match tag:
            case "path":
                return self.checked(given.get("d", ""))
            case "circle":
                return outline.circle(n.get("cx", 0), n.get("cy", 0), n.get("r", 0))
            case "ellipse":
                x, y = n.get("cx", 0), n.get("cy", 0)
                return outline.ellipse(x, y, n.get("rx", 0), n.get("ry", 0))
            case "rect":
                box = n.get("x", 0), n.get("y", 0), n.get("width", 0), n.get("height", 0)
                radius = n.get("rx", 0)
                return outline.rounded(*box, radius) if radius else outline.rectangle(*box)
            case "line":
                return outline.line(*(n.get(key, 0) for key in ("x1", "y1", "x2", "y2")))
            case _:
                close = "Z" if tag == "polygon" else ""
                return self.checked(f"M{given.get('points', '')}{close}")

    def checked(self, data: str) -> str:
        wrong = check_path(data)
        if wrong:
            raise self.problem(f"path data: {wrong}", _NUMBERS)
        return data


@dataclass(slots=True)
class _Span:
    """The size of a group with everything it uses: shapes, levels, greatest scale."""

    shapes: int = 0
    levels: int = 0
    scale: float = 1.0

    def take(self, inner: _Span, place: Transform) -> None:
        """Count what is placed in the group; raises TooLarge."""
        self.shapes += inner.shapes
        self.levels = max(self.levels, inner.levels + 1)
        self.scale = max(self.scale, inner.scale * max(map(abs, place[:4])))
        if self.shapes > limits.SHAPES:
            raise TooLarge(
                f"more than {limits.SHAPES} shapes are drawn", hint="use <use> less often"
            )
        if self.levels > limits.DEPTH:
            raise TooLarge(
                f"groups are nested more than {limits.DEPTH} deep", hint="enlarge it less"
            )
        if self.scale > limits.SCALE:
            raise TooLarge(f"it is enlarged more than {limits.SCALE} times", hint="enlarge it less")


def _is_drawable(transform: Transform) -> bool:
    """Test if a transform keeps to the bounds of scale, and of numbers."""
    return max(map(abs, transform[:4])) <= limits.SCALE and max(map(abs, transform[4:])) < _BEYOND


def _number(text: str) -> float:
    """A number as a drawing writes it; raises ValueError."""
    if not _NUMBER.fullmatch(text.strip()):
        raise ValueError
    return float(text)


_NUMBER = re.compile(NUMBER)
_NUMBERS_ONLY = re.compile(rf"(?:[\s,]*+{NUMBER})*[\s,]*+", re.ASCII)
_NUMBERS = "numbers have up to six digits before the point, six after it, and no exponent"
_BEYOND = 10**limits.DIGITS


_COORDINATES = frozenset(
    ("cx", "cy", "r", "rx", "ry", "x", "y", "width", "height", "x1", "y1", "x2", "y2")
)
