"""A picture that fills the upper part of a card's frame: sky, ground and subject, to the edges."""

from __future__ import annotations

from cardwright.drawing.faces.parts import INNER, NOTCH, WIDTH
from cardwright.drawing.scene import outline
from cardwright.drawing.scene.model import Group, Item, Shape

#: The rule under the picture: its height and width, mm.
FOOT, _RULE = 66.0, 0.35
#: The lines of the sky: their width, how far apart they are at the top and at the horizon, mm.
_LINE, _NEAR, _FAR = 0.13, 0.4, 1.6


def panorama(subject: Item, hue: str, horizon: float = 0.0) -> tuple[Item, ...]:
    """The subject in a landscape, cropped by the frame and by the rule under it.

    ``horizon`` is its height in mm; with 0 the subject is on a plain field of the hue.
    """
    right, (across, down) = WIDTH - INNER, NOTCH
    x, y = INNER + across, INNER + down
    edge = outline.polygon(
        (x, INNER), (right, INNER), (right, FOOT), (INNER, FOOT), (INNER, y), (x, y)
    )
    land = _land(hue, horizon) if horizon else ()
    rule = Shape(outline.line(INNER, FOOT, right, FOOT), stroke=hue, width=_RULE)
    # The ground is gold's tint, so a golden sky has only its lines.
    sky = "paper" if land and hue == "gold" else f"{hue}-tint"
    return Group((Shape(edge, fill=sky), *land, subject), clip=edge), rule


def _land(hue: str, horizon: float) -> tuple[Item, ...]:
    """Lines of sky that open toward the horizon, and the ground."""
    levels, y = list[float](), INNER + _NEAR
    while y < horizon:
        levels.append(y)
        y += _NEAR + (_FAR - _NEAR) * (y - INNER) / (horizon - INNER)
    right = WIDTH - INNER
    sky = " ".join(outline.line(INNER, y, right, y) for y in levels)
    ground = outline.rectangle(INNER, horizon, right - INNER, FOOT - horizon)
    far = outline.line(INNER, horizon, right, horizon)
    return (
        Shape(sky, stroke=f"{hue}-spare", width=_LINE),
        Shape(ground, fill="gold-tint"),
        Shape(far, stroke="ink-spare", width=_LINE),
    )
