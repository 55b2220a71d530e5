"""A net as DXF R12, the dialect that every cutting machine's program reads; millimeters, y up.

Release 12 is text of pairs, a code and a value, on lines of their own, and needs few of them: a
header, three tables and polylines. ezdxf would write it as well, and brings NumPy with it: 100 MB
in place of this module. The tests read it back with ezdxf and measure.
Source: AutoCAD R12 Customization Manual, chapter 11, “Drawing Interchange and File Formats”.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

from cardwright.printing.boxes.net import Line, Net

#: A group: its code, and what it says.
Pair = tuple[int, object]
#: Layer, color by AutoCAD's index, line type.
LAYERS = (("CUT", 6, "CONTINUOUS"), ("CREASE", 4, "DASHED"), ("GLUE", 3, "DASHED"))
#: Dash and gap of the line type, mm.
_DASH, _GAP = 2.0, 1.2
#: A unit is a millimeter ($INSUNITS), and lengths are metric ($MEASUREMENT).
_MM, _METRIC = 4, 1


def dxf(net: Net) -> bytes:
    """The net's lines: its outline on CUT, each crease on CREASE, areas of glue on GLUE."""
    _, high = net.size
    lines = [("CUT", net.cut, True)]
    lines += [("CREASE", line, False) for line in net.creases]
    lines += [("GLUE", line, True) for line in net.glue]
    drawn = chain.from_iterable(_polyline(*line, high) for line in lines)
    pairs = (
        *_section("HEADER", _header(net)),
        *_section("TABLES", _tables()),
        *_section("ENTITIES", drawn),
        (0, "EOF"),
    )
    return "".join(f"{code}\r\n{_number(value)}\r\n" for code, value in pairs).encode("ascii")


def _number(value: object) -> str:
    """A value as text: lengths with six decimals at most, no minus zero."""
    if not isinstance(value, float):
        return str(value)
    text = f"{value:.6f}".rstrip("0")
    return "0.0" if text in {"-0.", "0."} else f"{text}0" if text.endswith(".") else text


def _section(name: str, pairs: Iterator[Pair]) -> Iterator[Pair]:
    yield from ((0, "SECTION"), (2, name))
    yield from pairs
    yield (0, "ENDSEC")


def _header(net: Net) -> Iterator[Pair]:
    wide, high = net.size
    yield from ((9, "$ACADVER"), (1, "AC1009"))
    yield from ((9, "$INSUNITS"), (70, _MM))
    yield from ((9, "$MEASUREMENT"), (70, _METRIC))
    yield from ((9, "$EXTMIN"), (10, 0.0), (20, 0.0), (30, 0.0))
    yield from ((9, "$EXTMAX"), (10, float(wide)), (20, float(high)), (30, 0.0))


def _tables() -> Iterator[Pair]:
    yield from _table("LTYPE", (_line_type("CONTINUOUS", ()), _line_type("DASHED", (_DASH, -_GAP))))
    yield from _table("LAYER", [_layer(*layer) for layer in LAYERS])
    style: tuple[Pair, ...] = (
        *((0, "STYLE"), (2, "STANDARD"), (70, 0), (40, 0.0), (41, 1.0), (50, 0.0), (71, 0)),
        *((42, 2.5), (3, "txt"), (4, "")),
    )
    yield from _table("STYLE", (style,))


def _table(name: str, entries: Sequence[Sequence[Pair]]) -> Iterator[Pair]:
    yield from ((0, "TABLE"), (2, name), (70, len(entries)))
    yield from chain.from_iterable(entries)
    yield (0, "ENDTAB")


def _line_type(name: str, dashes: Sequence[float]) -> tuple[Pair, ...]:
    whole = _DASH + _GAP if dashes else 0.0
    head = ((0, "LTYPE"), (2, name), (70, 0), (3, name.lower()), (72, 65), (73, len(dashes)))
    return (*head, (40, whole), *((49, dash) for dash in dashes))


def _layer(name: str, color: int, line_type: str) -> tuple[Pair, ...]:
    return (0, "LAYER"), (2, name), (70, 0), (62, color), (6, line_type)


def _polyline(layer: str, line: Line, closed: bool, high: float) -> Iterator[Pair]:  # noqa: FBT001
    """A polyline with its arcs as bulges: counterclockwise ones are positive, for y points up."""
    yield from ((0, "POLYLINE"), (8, layer), (66, 1), (70, int(closed)))
    yield from ((10, 0.0), (20, 0.0), (30, 0.0))
    for vertex in line:
        yield from ((0, "VERTEX"), (8, layer))
        yield from ((10, float(vertex.x)), (20, float(high - vertex.y)), (30, 0.0))
        if vertex.bulge:
            yield (42, float(-vertex.bulge))
    yield from ((0, "SEQEND"), (8, layer))
