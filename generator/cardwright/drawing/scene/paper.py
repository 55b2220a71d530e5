"""Papers that people print on: one entry has all that anything asks of a paper.

>>> [paper.title for paper in PAPERS.values() if paper.usual]
['A4', 'US Letter']
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Paper:
    """A sheet of paper, upright, in mm.

    `edge` is what common printers leave blank around it; `card` and `sheet` are the card of a box
    and the paper of an envelope as they are sold in that size. A `usual` paper is printed for
    without being asked for, and offered on the site.
    """

    name: str
    title: str
    width: float
    height: float
    edge: float
    card: str
    sheet: str
    usual: bool = True


#: A quarter of an inch is what printers for Letter leave blank; on A4 it is a sixth. Cover of
#: 65 lb is 176 g/m², of 110 lb 298; 80 lb text is 118.
PAPERS = {
    paper.name: paper
    for paper in (
        Paper(
            name="a4",
            title="A4",
            width=210.0,
            height=297.0,
            edge=4.25,
            card="160–300 g/m²",
            sheet="120–200 g/m²",
        ),
        Paper(
            name="letter",
            title="US Letter",
            width=215.9,
            height=279.4,
            edge=6.35,
            card="65–110 lb cover (160–300 g/m²)",
            sheet="80 lb text or 65 lb cover (120–200 g/m²)",
        ),
    )
}
#: Those that are printed for when none is named.
USUAL_PAPERS = tuple(paper for paper in PAPERS.values() if paper.usual)
