"""A scene as SVG: text as shared glyph outlines, what it shows as title, colors from a palette.

The file needs no font and no style sheet, looks the same in every browser and in resvg, and is
read aloud by its title.
"""

from __future__ import annotations

from base64 import b64encode
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from html import escape

from cardwright.drawing.scene import photos
from cardwright.drawing.scene.color import WHITE, Color
from cardwright.drawing.scene.fonts import font, role_for
from cardwright.drawing.scene.inks import Palette
from cardwright.drawing.scene.model import (
    IDENTITY,
    Gradient,
    Group,
    Item,
    Photo,
    Scene,
    Shape,
    Text,
    Transform,
    Use,
)
from cardwright.drawing.scene.outline import number
from cardwright.drawing.scene.shaping import shape


def svg(
    scene: Scene,
    palette: Palette,
    linked: Mapping[Scene, str] | None = None,
    prefix: str = "",
    over: str = "",
) -> str:
    """The scene as SVG text of its true size in mm, newline at the end.

    Within a page of HTML, scenes that are pictures of their own are `linked` by their addresses,
    and asked for when they are about to be seen, so that the page is not kept waiting for them;
    text stays text, in the fonts of the page and of a class such as `t-italic`, and the ids begin
    with a `prefix`. For a machine that cuts, what it needs lies `over` the drawing, as SVG of its
    own, and the drawing is the group “art”.
    """
    writer = _SvgWriter(palette, _repeated(scene.items), linked or {}, prefix)
    body = writer.items(scene.items, {})
    body = f'<g id="{prefix}art">{body}</g>{over}' if over else body
    size = f'width="{number(scene.width)}mm" height="{number(scene.height)}mm"'
    box = f'viewBox="0 0 {number(scene.width)} {number(scene.height)}"'
    name = f'<title id="{prefix}title">{escape(scene.title)}</title>' if scene.title else ""
    role = f' role="img" aria-labelledby="{prefix}title"' if scene.title else ' aria-hidden="true"'
    defs = f"<defs>{''.join(writer.defs)}</defs>" if writer.defs else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} {box} fill="none"{role}>'
        f"{name}{defs}{body}</svg>\n"
    )


def _written(color: Color | None) -> str:
    return str(color) if color else ""


class _SvgWriter:
    """Collects definitions (glyphs, used scenes, clips, gradients), each once, in first use.

    ``repeated`` are the items of groups that are placed more than once: they are defined as well.
    """

    def __init__(
        self,
        palette: Palette,
        repeated: frozenset[tuple[Item, ...]],
        linked: Mapping[Scene, str],
        prefix: str,
    ) -> None:
        self.palette = palette
        self.repeated = repeated
        self.linked = linked
        self.prefix = prefix
        self.defs: list[str] = []
        self.names: dict[object, str] = {}

    def define(self, key: object, prefix: str, body: str) -> str:
        """The id of a definition; ``body`` holds ``{id}`` for it."""
        name = f"{self.prefix}{prefix}{len(self.names)}"
        self.names[key] = name
        self.defs.append(body.replace("{id}", name, 1))
        return name

    def items(self, items: tuple[Item, ...], inks: dict[str, str]) -> str:
        return "".join(self.item(item, inks) for item in items)

    def item(self, item: Item, inks: dict[str, str]) -> str:
        match item:
            case Shape():
                return self.shape(item, inks)
            case Text():
                return self.text(item, inks)
            case Photo():
                return self.photo(item)
            case Group():
                return self.group(item, inks)
            case Use():
                return self.use(item, inks)

    def shape(self, item: Shape, inks: dict[str, str]) -> str:
        fill, around = self.field(item.fill, inks)
        stroke = self.paint(item.stroke, inks)
        stroke = stroke or around
        look = f' fill="{fill}"' if fill else ""
        look += ' fill-rule="evenodd"' if fill and item.even_odd else ""
        if stroke:
            look += f' stroke="{stroke}" stroke-width="{number(item.width)}"'
            if item.round_ends:
                look += ' stroke-linecap="round" stroke-linejoin="round"'
            if item.dash:
                look += f' stroke-dasharray="{" ".join(map(number, item.dash))}"'
        return f'<path{look} d="{item.data}"/>' if fill or stroke else ""

    def field(self, ink: str | Gradient, inks: dict[str, str]) -> tuple[str, str]:
        """The paint of a field, and of the line around it when that is what shows it."""
        if not ink or isinstance(ink, Gradient):
            return self.paint(ink, inks), ""
        fill, around = self.palette.fill(inks.get(ink, ink))
        return _written(fill), _written(around)

    def paint(self, ink: str | Gradient, inks: dict[str, str]) -> str:
        if isinstance(ink, Gradient):
            return self.gradient(ink, inks)
        return _written(self.palette.color(inks.get(ink, ink))) if ink else ""

    def gradient(self, blend: Gradient, inks: dict[str, str]) -> str:
        stops = [self.paint(ink, inks) or str(WHITE) for ink in (blend.start, blend.end)]
        key = (blend, *stops)
        if key not in self.names:
            ends = zip(("x1", "y1", "x2", "y2"), _ends(blend), strict=True)
            place = " ".join(f'{k}="{number(v)}"' for k, v in ends)
            colors = "".join(
                f'<stop offset="{i}" stop-color="{color}"/>' for i, color in enumerate(stops)
            )
            unit = 'gradientUnits="userSpaceOnUse"'
            body = f'<linearGradient id="{{id}}" {unit} {place}>{colors}</linearGradient>'
            self.define(key, "l", body)
        return f"url(#{self.names[key]})"

    def text(self, item: Text, inks: dict[str, str]) -> str:
        color = self.paint(item.ink, inks)
        if self.linked:
            return _live(item, color)
        run, role = shape(item.text, item.font, item.tracking), role_for(item.text, item.font)
        face = font(role)
        scale = item.size / face.units
        x = item.x - run.advance * item.size * _SHARE[item.anchor]
        at, uses = 0.0, []
        for glyph in run.glyphs:
            data = glyph_outline(role, glyph.number)
            if data:
                key = (role, glyph.number)
                name = self.names.get(key) or self.define(
                    key, "g", f'<path id="{{id}}" d="{data}"/>'
                )
                place = f' x="{number((at + glyph.x) * face.units)}"'
                rise = f' y="{number(glyph.y * face.units)}"' if glyph.y else ""
                uses.append(f'<use href="#{name}"{place}{rise}/>')
            at += glyph.advance
        if not (uses and color):
            return ""
        move = f"translate({number(x)} {number(item.y)}) scale({scale:.7f} {-scale:.7f})"
        return f'<g fill="{color}" transform="{move}">{"".join(uses)}</g>'

    def photo(self, item: Photo) -> str:
        """The picture with its bytes in the file, which asks for no other."""
        box = zip(("x", "y", "width", "height"), _box(item), strict=True)
        place = " ".join(f'{name}="{number(value)}"' for name, value in box)
        data = b64encode(photos.printed(item, self.palette)).decode()
        return f'<image {place} preserveAspectRatio="none" href="data:image/jpeg;base64,{data}"/>'

    def group(self, item: Group, inks: dict[str, str]) -> str:
        if not item.clip and item.items in self.repeated:
            return self.placed(item.items, item.items, inks, item.transform)
        body = self.items(item.items, inks)
        if not body:
            return ""
        clip = f' clip-path="url(#{self.clip(item.clip)})"' if item.clip else ""
        return f"<g{_transform(item.transform)}{clip}>{body}</g>"

    def clip(self, data: str) -> str:
        key = ("clip", data)
        if key not in self.names:
            self.define(key, "c", f'<clipPath id="{{id}}"><path d="{data}"/></clipPath>')
        return self.names[key]

    def use(self, item: Use, inks: dict[str, str]) -> str:
        address = self.linked.get(item.scene)
        if address:
            return _lazy(address, item)
        return self.placed(item.scene, item.scene.items, item.exchanged(inks), item.transform)

    def placed(
        self, what: object, items: tuple[Item, ...], inks: dict[str, str], place: Transform
    ) -> str:
        """The items in these inks at a place, defined under what they are at their first use."""
        key = (what, tuple(sorted(inks.items())))
        if key not in self.names:
            body = self.items(items, inks)
            if "<foreignObject" in body:  # which Chromium does not draw in a `use`
                return f"<g{_transform(place)}>{body}</g>"
            self.define(key, "u", f'<g id="{{id}}">{body}</g>')
        return f'<use href="#{self.names[key]}"{_transform(place)}/>'


def _repeated(items: tuple[Item, ...]) -> frozenset[tuple[Item, ...]]:
    """The items of every group that stands more than once in a drawing, each in its own place."""
    seen = Counter(group.items for group in _groups(items, set()))
    return frozenset(each for each, times in seen.items() if times > 1)


def _groups(items: tuple[Item, ...], known: set[object]) -> Iterator[Group]:
    """Every group among the items; those within what is placed more than once come once."""
    for item in items:
        if isinstance(item, Group | Use):
            if isinstance(item, Group):
                yield item
            what = item.items if isinstance(item, Group) else item.scene
            if what not in known:
                known.add(what)
                yield from _groups(what if isinstance(what, tuple) else what.items, known)


def _lazy(address: str, item: Use) -> str:
    """A picture of its own in its place. An `image` of SVG would be asked for at once."""
    size = f'width="{number(item.scene.width)}" height="{number(item.scene.height)}"'
    image = f'<img src="{escape(address)}" {size} alt="" loading="lazy" decoding="async">'
    return f"<foreignObject {size}{_transform(item.transform)}>{image}</foreignObject>"


def _live(item: Text, color: str) -> str:
    """A line of text as such, in the fonts of the page that it stands in."""
    place = f'x="{number(item.x)}" y="{number(item.y)}" font-size="{number(item.size)}"'
    anchor = f' text-anchor="{item.anchor}"' if item.anchor != "start" else ""
    look = f'class="t-{item.font}" fill="{color}"'
    return f"<text {look} {place}{anchor}>{escape(item.text)}</text>"


_SHARE = {"start": 0.0, "middle": 0.5, "end": 1.0}


def _ends(blend: Gradient) -> tuple[float, float, float, float]:
    return blend.x1, blend.y1, blend.x2, blend.y2


def _box(photo: Photo) -> tuple[float, float, float, float]:
    return photo.x, photo.y, photo.width, photo.height


def _transform(transform: Transform) -> str:
    if transform == IDENTITY:
        return ""
    a, b, c, d, e, f = transform
    if (a, b, c, d) == (1, 0, 0, 1):
        return f' transform="translate({number(e)} {number(f)})"'
    numbers = " ".join(f"{v:.6f}".rstrip("0").rstrip(".") for v in transform)
    return f' transform="matrix({numbers})"'


@cache
def glyph_outline(role: str, glyph: int) -> str:
    """Path data of a glyph in font units, y up; "" for a space."""
    pen = _Pen()
    font(role).shaper.draw_glyph_with_pen(glyph, pen)
    return "".join(pen.out)


class _Pen:
    """A fontTools pen that writes path data."""

    def __init__(self) -> None:
        self.out: list[str] = []

    def _add(self, command: str, *points: tuple[float, float]) -> None:
        self.out.append(command + " ".join(f"{number(x)} {number(y)}" for x, y in points))

    def moveTo(self, p: tuple[float, float]) -> None:  # noqa: N802 - the pen protocol's name
        self._add("M", p)

    def lineTo(self, p: tuple[float, float]) -> None:  # noqa: N802 - the pen protocol's name
        self._add("L", p)

    def qCurveTo(self, *points: tuple[float, float]) -> None:  # noqa: N802 - the pen protocol's name
        self._add("Q", *points)

    def curveTo(self, *points: tuple[float, float]) -> None:  # noqa: N802 - the pen protocol's name
        self._add("C", *points)

    def closePath(self) -> None:  # noqa: N802 - the pen protocol's name
        self.out.append("Z")

    def endPath(self) -> None:  # noqa: N802 - the pen protocol's name
        """An open contour ends by itself."""
