"""Path data as PDF path operators. Coordinates stay in the scene's own units."""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate

from cardwright.drawing.scene.outline import number
from cardwright.drawing.scene.pathdata import runs, segments


@lru_cache(maxsize=1024)
def path_operators(data: str) -> str:
    """The operators that build the path (m, l, c, h), ready to be filled or stroked."""
    if set(".eE+") & set(data):
        return _general(data)
    return _whole(data)


def _general(data: str) -> str:
    letter = {"M": "m", "L": "l", "C": "c", "Z": "h"}
    return "\n".join(
        " ".join([*map(number, numbers), letter[kind]]) for kind, *numbers in segments(data)
    )


def _whole(data: str) -> str:
    """Motifs: whole hundredths of a mm, relative commands; tight loops, for they are long."""
    out: list[str] = []
    x = y = 0
    start = (0, 0)
    for command, text in runs(data.replace("-", " -").replace(",", " ")):
        v = list(map(int, text.split()))
        match command:
            case "M" if len(v) == 2:
                x, y = start = (v[0], v[1])
                out.append(f"{x} {y} m")
            case "l":
                v[0::2] = accumulate([x + v[0], *v[2::2]])
                v[1::2] = accumulate([y + v[1], *v[3::2]])
                x, y = v[-2], v[-1]
                out.append("\n".join(["%d %d l"] * (len(v) // 2)) % tuple(v))
            case "q":
                xs = list(accumulate(v[2::4], initial=x))
                ys = list(accumulate(v[3::4], initial=y))
                out += map(_quadratic, xs, ys, v[0::4], v[1::4], v[2::4], v[3::4])
                x, y = xs[-1], ys[-1]
            case "c":
                for a, b, c, d, e, f in zip(*(v[i::6] for i in range(6)), strict=True):
                    out.append(f"{x + a} {y + b} {x + c} {y + d} {x + e} {y + f} c")
                    x, y = x + e, y + f
            case "Z" | "z":
                x, y = start
                out.append("h")
            case _:
                return _general(data)
    return "\n".join(out)


def _quadratic(x: int, y: int, a: int, b: int, e: int, f: int) -> str:
    """A relative quadratic (control a b, end e f) from (x, y) as a cubic.

    Its control points are rounded to the grid of the motif, 0.01 mm.
    """
    return (
        f"{x + (2 * a + 1) // 3} {y + (2 * b + 1) // 3} "
        f"{x + (2 * a + e + 1) // 3} {y + (2 * b + f + 1) // 3} {x + e} {y + f} c"
    )
