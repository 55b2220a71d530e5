"""Millimeters to PDF points, and the papers people have."""

from __future__ import annotations

from dataclasses import dataclass

#: PDF points in a millimeter.
POINTS_PER_MM = 72 / 25.4


@dataclass(frozen=True, slots=True)
class Paper:
    """A sheet of paper, upright, in mm; `edge` is what common printers leave blank around it."""

    name: str
    title: str
    width: float
    height: float
    edge: float


#: A quarter of an inch is what printers for Letter leave blank; on A4 it is a sixth.
PAPERS = {
    paper.name: paper
    for paper in (
        Paper("a4", "A4", 210.0, 297.0, edge=4.25),
        Paper("letter", "US Letter", 215.9, 279.4, edge=6.35),
    )
}
