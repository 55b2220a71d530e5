"""The furniture of every tracker: frame, heading, foot, rules, and lines to write on."""

from __future__ import annotations

from cardwright.drawing.faces.parts import placed
from cardwright.drawing.faces.plain import signs
from cardwright.drawing.scene import outline
from cardwright.drawing.scene.fit import fit_line
from cardwright.drawing.scene.inks import accent_inks
from cardwright.drawing.scene.model import Item, Scene, Shape, Text, Use
from cardwright.drawing.scene.paper import Paper
from cardwright.drawing.scene.shaping import width
from cardwright.ledger import FormInfo, Ledger
from cardwright.ledger.own_deck import words_of
from cardwright.printing.trackers.part import Area, TrackerPart

#: Nothing is printed nearer to the edge of the paper.
MARGIN = 12.0
#: From the edge of the paper to what stands inside the frame.
_INSET = 16.5
_HEADING, _FOOT = 33.5, 6.0
#: The thinnest line that a home printer keeps and a pencil respects.
FINE = 0.2
#: Radius of the frame's hollow corners.
_HOLLOW = 5.5
_EMBLEM, _EMBLEM_PITCH = 6.4, 9.2


def body(paper: Paper) -> Area:
    """The area between heading and foot."""
    return _inside(paper).below(_HEADING).above(_FOOT)


def _inside(paper: Paper) -> Area:
    return Area(_INSET, _INSET, paper.width - _INSET, paper.height - _INSET)


def frame(paper: Paper, ink: str) -> TrackerPart:
    """Two rules around the page with hollow corners, a rosette in each."""
    near = MARGIN + 0.25
    far_x, far_y = paper.width - near, paper.height - near
    outer = Area(near, near, far_x, far_y)
    inner = Area(near + 1.3, near + 1.3, far_x - 1.3, far_y - 1.3)
    corners = [(x, y) for x in (near + 1.7, far_x - 1.7) for y in (near + 1.7, far_y - 1.7)]
    return TrackerPart(
        "",
        (
            Shape(_hollow(outer, _HOLLOW), stroke=ink, width=0.5),
            Shape(_hollow(inner, _HOLLOW - 0.54), stroke=ink, width=FINE),
            *(item for x, y in corners for item in _rosette(x, y, ink)),
        ),
    )


def _hollow(area: Area, r: float) -> str:
    """The outline of an area whose corners are quarter circles hollowed out of it."""
    left, top, right, bottom = area.left, area.top, area.right, area.bottom
    k = r * outline.KAPPA
    numbers = (
        *("M", left + r, top, "L", right - r, top),
        *("C", right - r, top + k, right - k, top + r, right, top + r, "L", right, bottom - r),
        *("C", right - k, bottom - r, right - r, bottom - k, right - r, bottom),
        *("L", left + r, bottom),
        *("C", left + r, bottom - k, left + k, bottom - r, left, bottom - r, "L", left, top + r),
        *("C", left + k, top + r, left + r, top + k, left + r, top, "Z"),
    )
    return " ".join(n if isinstance(n, str) else outline.number(n) for n in numbers)


def _rosette(x: float, y: float, ink: str) -> tuple[Item, ...]:
    petals = ((x - 0.75, y), (x + 0.75, y), (x, y - 0.75), (x, y + 0.75))
    return (
        *(Shape(outline.circle(px, py, 0.62), fill=ink) for px, py in petals),
        Shape(outline.circle(x, y, 0.45), fill="light"),
    )


def heading(ledger: Ledger, form: FormInfo, paper: Paper, game_hue: str) -> tuple[TrackerPart, ...]:
    """Maker, title and the word for the page, over a rule with the game's emblems."""
    area = _inside(paper)
    middle, top = area.middle, area.top
    maker = " · ".join(filter(None, (ledger.maker, ledger.place, ledger.year)))
    deep = f"{game_hue}-deep"
    size = fit_line(ledger.title, "black", 11.5, area.width - 14, floor=6.0)
    title = Text(middle, top + 14.7, ledger.title, "black", size, deep, "middle")
    return (
        TrackerPart("P", (Text(middle, top + 3.0, maker, "caps", 3.3, "ink", "middle", 0.08),)),
        TrackerPart("H1", (title,)),
        TrackerPart(
            "P",
            (Text(middle, top + 22.7, _called(ledger, form), "caps", 4.6, "ink", "middle", 0.07),),
        ),
        TrackerPart("", _emblem_rule(ledger, area, top + 28.4, game_hue)),
    )


def _called(ledger: Ledger, form: FormInfo) -> str:
    """The word for the page, and the form where the game has several."""
    say = words_of(ledger)
    called = say("Score Tracker")
    return called if len(ledger.forms) == 1 else f"{form.title}{say(':')} {called}"


def _emblem_rule(ledger: Ledger, area: Area, y: float, game_hue: str) -> tuple[Item, ...]:
    """The emblems of the suits or strokes in a row, a rule growing toward them on either side."""
    row, ink = emblems(ledger), f"{game_hue}-deep"
    pitch = min(_EMBLEM_PITCH, (area.width - 40) / len(row))
    size = _EMBLEM * pitch / _EMBLEM_PITCH
    half = len(row) * pitch / 2
    start = area.middle - half + pitch / 2
    places = (start + i * pitch for i in range(len(row)))
    return (
        _growing(area.left + 6, area.middle - half - 2, y, ink),
        _growing(area.right - 6, area.middle + half + 2, y, ink),
        *(emblem(art, x, y, game_hue, size) for art, x in zip(row, places, strict=True)),
    )


def _growing(start: float, end: float, y: float, ink: str) -> Shape:
    """A level rule that grows from 0.2 to 0.8 mm, and ends in a point."""
    tip = end + (1.2 if end > start else -1.2)
    points = ((start, y - 0.1), (end, y - 0.4), (tip, y), (end, y + 0.4), (start, y + 0.1))
    return Shape(outline.polygon(*points), fill=ink)


def emblems(ledger: Ledger) -> tuple[Scene, ...]:
    """The signs of the cards."""
    return tuple(sign for sign, _ in signs(ledger))


def emblem(art: Scene, x: float, y: float, game_hue: str, size: float = _EMBLEM) -> Use:
    """An emblem with its middle at (x, y), in the game's hue, white where a card is cream."""
    use = placed(art, x, y, size)
    return Use(use.scene, use.transform, (*accent_inks(game_hue), ("paper", "light")))


def footer(ledger: Ledger, paper: Paper, printed_as: str = "") -> TrackerPart:
    """The line that says which game this is, after which source, and who made the page.

    It ends with the palette, if that is not the usual one.
    """
    area = _inside(paper)
    source = "" if ledger.own_deck else f"Source: {ledger.source.title} · "
    line = f"{ledger.title} · {source}Cardwright{printed_as}"
    size = fit_line(line, "italic", 2.9, area.width - 12, floor=2.2)
    return TrackerPart(
        "P", (Text(area.middle, area.bottom - 0.6, line, "italic", size, "ink", "middle"),)
    )


def subheading(text: str, area: Area, y: float, ink: str) -> tuple[TrackerPart, TrackerPart]:
    """A heading in spaced small capitals on baseline y, and the rules on either side of it."""
    size, tracking = 4.1, 0.07
    half = width(text, "caps", size, tracking) / 2 + 3
    rules = (
        rule(area.left, y - 1.1, area.middle - half - area.left, ink),
        rule(area.middle + half, y - 1.1, area.right - area.middle - half, ink),
    )
    head = Text(area.middle, y, text, "caps", size, ink, "middle", tracking)
    return TrackerPart("H2", (head,)), TrackerPart("", rules)


def rule(x: float, y: float, length: float, ink: str = "ink", thick: float = FINE) -> Shape:
    """A level rule from (x, y) to the right."""
    return Shape(outline.line(x, y, x + length, y), stroke=ink, width=thick)


def divider(area: Area, y: float, ink: str) -> tuple[Item, ...]:
    """A fine rule across the area that breaks around a lozenge in the middle."""
    gap, r = 3.0, 0.9
    points = (
        (area.middle - r, y),
        (area.middle, y - r),
        (area.middle + r, y),
        (area.middle, y + r),
    )
    length = area.width / 2 - gap
    return (
        rule(area.left, y, length, ink),
        Shape(outline.polygon(*points), fill=ink),
        rule(area.middle + gap, y, length, ink),
    )


def entry(label: str, x: float, y: float, length: float) -> tuple[Item, ...]:
    """A label in italics and, to ``x + length``, the line to write on; y is the baseline."""
    start = width(label, "italic", 3.2) + 1.6
    return (
        Text(x, y, label, "italic", 3.2, "soft"),
        rule(x + start, y + 0.7, length - start),
    )


def sentence(text: str, area: Area, y: float) -> TrackerPart:
    """A paragraph of one centered line on baseline y."""
    size = fit_line(text, "italic", 3.5, area.width, floor=2.6)
    return TrackerPart("P", (Text(area.middle, y, text, "italic", size, "ink", "middle"),))
