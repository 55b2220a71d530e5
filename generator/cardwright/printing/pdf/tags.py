"""Tagged PDF (PDF/UA-1): which marks on a page are content, in what order, and what they are.

ReportLab cannot tag. So while pages are drawn, `Tags` brackets everything painted as content of
an `Element` or as an artifact (page numbers, rules, ornaments). When the document is finished,
`structure.py` writes the tree of what was recorded.

    tags = document.tags
    heading = tags.document.add("H1")
    with tags.content(heading):
        document.draw(items)
    with tags.artifact("Pagination"):
        ...
    data = document.tagged(about)

Nothing may be painted outside of `content` and `artifact`, and neither may stand inside the
other. Sources: ISO 32000-1, 14.7 and 14.8 (structure); ISO 14289-1 (PDF/UA-1).
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from reportlab.pdfgen.canvas import Canvas

#: Left, bottom, right, top in points from the lower left of the page.
Box = tuple[float, float, float, float]

#: Elements that stand in the tree even when nothing was drawn for them: a table stays regular.
_KEPT_EMPTY = frozenset({"TD", "TH"})


@dataclass(frozen=True, slots=True)
class Mark:
    """One bracketed piece of content: page from 0, and its number on that page."""

    page: int
    number: int


@dataclass(frozen=True, slots=True)
class Annotation:
    """One link or form field: page from 0, its place among the page's annotations, its text."""

    page: int
    index: int
    text: str


@dataclass(eq=False, slots=True)
class Element:
    """A node of the structure tree: a standard role such as H1, P, LBody, TH, Figure or Link.

    `alt` says what a Figure shows; `box` is the area of a Figure that lies on one page; `scope`
    is what a TH heads, Column or Row; `numbering` is how an L is labeled (Decimal, Disc, None);
    `title` is what a Sect is called in a list of sections.
    """

    role: str
    alt: str = ""
    box: Box | None = None
    scope: str = ""
    numbering: str = ""
    title: str = ""
    kids: list[Element | Mark | Annotation] = field(default_factory=list)

    def add(
        self,
        role: str,
        *,
        alt: str = "",
        box: Box | None = None,
        scope: str = "",
        numbering: str = "",
        title: str = "",
    ) -> Element:
        """A new last child of this role."""
        kid = Element(role, alt, box, scope, numbering, title)
        self.kids.append(kid)
        return kid

    @property
    def is_used(self) -> bool:
        """True if something was drawn for the element or for one inside it."""
        return self.role in _KEPT_EMPTY or any(
            kid.is_used if isinstance(kid, Element) else True for kid in self.kids
        )

    @property
    def first_page(self) -> int:
        """The page, from 0, of what was drawn first for the element."""
        for kid in self.kids:
            if not isinstance(kid, Element):
                return kid.page
            if kid.is_used:
                return kid.first_page
        raise ValueError(f"nothing was drawn for this {self.role}")


class Tags:
    """The structure of one document, recorded while its canvas is drawn on.

    The tree may be begun beforehand; `document` is then its root, an Element("Document").
    """

    def __init__(self, canvas: Canvas, document: Element | None = None) -> None:
        self.canvas = canvas
        self.document = document or Element("Document")
        self._marks: dict[int, int] = {}

    @property
    def page(self) -> int:
        """The page being drawn, from 0."""
        return int(self.canvas.getPageNumber()) - 1

    @contextmanager
    def content(self, element: Element) -> Iterator[None]:
        """Whatever is drawn inside is content of the element, after what it has already."""
        page = self.page
        number = self._marks.get(page, 0)
        self._marks[page] = number + 1
        element.kids.append(Mark(page, number))
        self.canvas._code.append(f"/{element.role} <</MCID {number}>> BDC")
        yield
        self.canvas._code.append("EMC")

    @contextmanager
    def artifact(self, kind: str = "Layout") -> Iterator[None]:
        """Whatever is drawn inside is no content: furniture of the kind Layout or Pagination."""
        self.canvas._code.append(f"/Artifact <</Type /{kind}>> BDC")
        yield
        self.canvas._code.append("EMC")

    def annotation(self, element: Element, text: str) -> None:
        """The annotation last added to the page belongs to the element, a Link or a Form.

        `text` is what a reader hears: where the link leads, or what belongs into the field.
        """
        index = len(self.canvas._annotationrefs) - 1
        element.kids.append(Annotation(self.page, index, text))
