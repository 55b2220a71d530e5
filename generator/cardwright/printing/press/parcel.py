"""Parcel for a service: the files of a game by their names, and the job sheet that lists them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import count

from cardwright.drawing.faces.edition import STANDARD, Edition
from cardwright.ledger import Ledger
from cardwright.printing.press.canvas import Drawing, drawing, pictures
from cardwright.printing.press.deck import press_pdf
from cardwright.printing.press.folder import BLED, TRIM
from cardwright.printing.press.job import DECK, Job, JobLine, pages_of
from cardwright.printing.press.pack import PressPiece, alike, each, pieces
from cardwright.printing.press.tabletop import table
from cardwright.printing.press.vendors import Vendor

Files = Iterator[tuple[str, bytes]]


def parcel(
    ledger: Ledger,
    vendor: Vendor,
    edition: Edition = STANDARD,
    address: str = "",
    processes: int = 1,
) -> Files:
    """The files for a service, the job sheets last.

    Pictures for a table are looked for below the ``address``. So many ``processes`` render
    pictures.
    """
    made = pieces(ledger, edition)
    taken = {kind: pack for kind, pack in made.items() if kind in vendor.sizes}
    left_out = {kind: vendor.left_out[kind] for kind in made if kind not in vendor.sizes}
    match vendor.medium:
        case "pdf":
            files, lines = _pages(ledger.title, taken["card"], vendor)
        case "table":
            files, lines = _table(ledger.title, taken, address, processes)
        case _:
            files, lines = _pictures(taken, vendor, processes)
    yield from files
    yield from Job(ledger.name, ledger.title, vendor.name, lines, left_out).written().items()


def _pages(
    title: str, pack: tuple[PressPiece, ...], vendor: Vendor
) -> tuple[Files, tuple[JobLine, ...]]:
    lines = tuple(
        JobLine(piece.name, piece.kind, 1, *pages_of(n, vendor))
        for n, piece in enumerate(each(pack))
    )
    data = press_pdf(title, pack, vendor.standard, vendor.bleed, backs_first=vendor.backs_first)
    return iter([(DECK, data)]), lines


def _table(
    title: str, taken: dict[str, tuple[PressPiece, ...]], address: str, processes: int
) -> tuple[Files, tuple[JobLine, ...]]:
    made = table(title, taken, address, processes)
    lines = tuple(
        JobLine(piece.name, piece.kind, piece.count, *made.sides[piece.id])
        for pack in taken.values()
        for piece in pack
    )
    return iter(made.files.items()), lines


def _pictures(
    taken: dict[str, tuple[PressPiece, ...]], vendor: Vendor, processes: int
) -> tuple[Files, tuple[JobLine, ...]]:
    pack = [
        piece for kind in taken.values() for piece in (each(kind) if vendor.each else alike(kind))
    ]
    named = [(piece, *_names(piece, number, vendor)) for piece, number in zip(pack, count(1))]
    lines = tuple(
        JobLine(piece.name, piece.kind, piece.count, front, back) for piece, front, back in named
    )
    drawn: dict[str, Drawing] = {}
    for piece, front, back in named:
        sides = ((front, piece.front), (back, piece.back))
        for name, scene in sides:
            if name not in drawn:
                drawn[name] = drawing(scene, vendor.bleed)
                if name.startswith(BLED):
                    cut = name.replace(BLED, TRIM, 1)
                    drawn[cut] = drawing(scene, 0.0, round_off=piece.kind == "ball")
    return _each_once(drawn, processes), lines


def _names(piece: PressPiece, number: int, vendor: Vendor) -> tuple[str, str]:
    """The file names of the pictures of a piece: a back that many share has no number."""
    own = f"{number:03}-{piece.id}"
    if vendor.each:
        return f"fronts/{own}.png", f"backs/{own}.png"
    shared = "back" if piece.kind == "card" else f"back-{piece.kind}"
    back = f"{own}-back" if piece.reference else shared
    if vendor.name == "png":
        return f"{BLED}{own}.png", f"{BLED}{back}.png"
    return f"fronts/{own}.png", f"backs/{back}.png"


def _each_once(drawn: Mapping[str, Drawing], processes: int) -> Files:
    """The pictures by name; what is drawn alike under several names is rendered once."""
    first = {what: name for name, what in reversed(tuple(drawn.items()))}
    made: dict[str, bytes] = {}
    wanted = {name: what for name, what in drawn.items() if first[what] == name}
    uses = _uses(first[what] for what in drawn.values())
    ready = pictures(wanted, processes)
    for name, what in drawn.items():
        source = first[what]
        if source == name:
            _, made[name] = next(ready)
        yield name, made[source]
        uses[source] -= 1
        if not uses[source]:
            del made[source]


def _uses(names: Iterable[str]) -> dict[str, int]:
    found: dict[str, int] = {}
    for name in names:
        found[name] = found.get(name, 0) + 1
    return found
