"""Path data as PDF path operators. Coordinates stay in the scene's own units."""

from __future__ import annotations

from functools import cache
from itertools import accumulate, starmap

from generator.scene.outline import number
from generator.scene.pathdata import runs, segments


@cache
def path_operators(data: str) -> str:
    """The operators that build the path (m, l, c, h), ready to be filled or stroked."""
    if "." in data:
        return _general(data)
    return _whole(data)


def _general(data: str) -> str:
    letter = {"M": "m", "L": "l", "C": "c", "Z": "h"}
    return "\n".join(
        " ".join([*map(number, numbers), letter[kind]]) for kind, *numbers in segments(data)
    )


def _whole(data: str) -> str:
    """Motifs: whole numbers, relative commands; kept to tight loops, for they are long."""
    out: list[str] = []
    x = y = 0.0
    for command, v in runs(data):
        match command:
            case "M":
                x, y = v
                start = x, y
                out.append(f"{x:g} {y:g} m")
            case "l":
                xs = list(accumulate(v[0::2], initial=x))
                ys = list(accumulate(v[1::2], initial=y))
                out += starmap("{:g} {:g} l".format, zip(xs[1:], ys[1:], strict=True))
                x, y = xs[-1], ys[-1]
            case "q":
                xs = list(accumulate(v[2::4], initial=x))
                ys = list(accumulate(v[3::4], initial=y))
                out += map(_quadratic, xs, ys, v[0::4], v[1::4], v[2::4], v[3::4])
                x, y = xs[-1], ys[-1]
            case "c":
                for i in range(0, len(v), 6):
                    a, b, c, d, e, f = v[i : i + 6]
                    out.append(f"{x + a:g} {y + b:g} {x + c:g} {y + d:g} {x + e:g} {y + f:g} c")
                    x, y = x + e, y + f
            case "Z" | "z":
                x, y = start
                out.append("h")
            case _:
                return _general(data)
    return "\n".join(out)


def _quadratic(x: float, y: float, a: float, b: float, e: float, f: float) -> str:
    """A relative quadratic (control a b, end e f) from (x, y) as the cubic that equals it."""
    a, b = a * 2 / 3, b * 2 / 3
    return f"{x + a:.1f} {y + b:.1f} {x + a + e / 3:.1f} {y + b + f / 3:.1f} {x + e:g} {y + f:g} c"
