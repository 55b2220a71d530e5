"""Tagged PDF (PDF/UA-1): which marks on a page are content, in what order, and what they are.

ReportLab cannot tag. So while pages are drawn, `Tags` brackets everything painted as content of
an `Element` or as an artifact (page numbers, rules, ornaments), and `tagged_pdf` afterwards
writes the structure tree from what was recorded, with what an archive wants besides (PDF/A-2a).

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

import io
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

import pikepdf
from pikepdf import Array, Dictionary, Name, OutlineItem, String
from reportlab.pdfgen.canvas import Canvas

from cardwright.printing.pdf.archive import archive
from cardwright.printing.pdf.saving import saved

#: Left, bottom, right, top in points from the lower left of the page.
Box = tuple[float, float, float, float]
#: Something more to be done to a document before it is saved.
Step = Callable[[pikepdf.Pdf], None]

#: Elements that stand in the tree even when nothing was drawn for them: a table stays regular.
_KEPT_EMPTY = frozenset({"TD", "TH"})
#: The flag that lets an annotation be printed; all others, such as hidden, stay clear.
_PRINTED = 4


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


def tagged_pdf(data: bytes, tags: Tags, *steps: Step) -> bytes:
    """The finished PDF: the saved canvas with its structure, metadata and a deterministic id.

    `steps` are called with the open document before it is saved. The document's title, author
    and subject are those that the canvas was given.
    """
    with pikepdf.open(io.BytesIO(data)) as pdf:
        _TagWriter(pdf).write(tags.document)
        _bookmark(pdf, tags.document)
        describe(pdf)
        for step in steps:
            step(pdf)
        return saved(pdf)


def _bookmark(pdf: pikepdf.Pdf, document: Element) -> None:
    """Add a bookmark for each section that has a title, where there are several."""
    found = [
        (kid.title, kid.first_page)
        for kid in document.kids
        if isinstance(kid, Element) and kid.title and kid.is_used
    ]
    if len(found) > 1:
        with pdf.open_outline() as outline:
            outline.root += [OutlineItem(title, page) for title, page in found]


def describe(pdf: pikepdf.Pdf) -> None:
    """Say of a tagged document that it is PDF/UA-1 and PDF/A-2a."""
    pdf.Root.MarkInfo = Dictionary(Marked=True)
    preferences = pdf.Root.get("/ViewerPreferences", Dictionary())
    preferences["/DisplayDocTitle"] = True
    pdf.Root.ViewerPreferences = preferences
    archive(pdf, tagged=True)


class _TagWriter:
    """Elements as objects of a document, and the parent tree that leads back to them."""

    def __init__(self, pdf: pikepdf.Pdf) -> None:
        self.pdf = pdf
        self.pages = [page.obj for page in pdf.pages]
        self.owners: list[dict[int, Dictionary]] = [{} for _ in self.pages]
        self.annotated: list[Dictionary] = []

    def write(self, document: Element) -> None:
        root = self.pdf.make_indirect(Dictionary(Type=Name.StructTreeRoot))
        root.K = self.element(document, root)
        tree = Array()
        for number, (page, owners) in enumerate(zip(self.pages, self.owners, strict=True)):
            page.StructParents = number
            page.Tabs = Name.S
            tree.append(number)
            tree.append(self.pdf.make_indirect(Array([owners[i] for i in sorted(owners)])))
        for number, element in enumerate(self.annotated, start=len(self.pages)):
            tree.append(number)
            tree.append(element)
        root.ParentTree = self.pdf.make_indirect(Dictionary(Nums=tree))
        root.ParentTreeNextKey = len(self.pages) + len(self.annotated)
        self.pdf.Root.StructTreeRoot = root

    def element(self, element: Element, parent: Dictionary) -> Dictionary:
        made = self.pdf.make_indirect(
            Dictionary(Type=Name.StructElem, S=Name(f"/{element.role}"), P=parent, K=Array())
        )
        if element.alt:
            made.Alt = String(element.alt)
        if element.title:
            made.T = String(element.title)
        attributes = _attributes(element)
        if attributes is not None:
            made.A = attributes
        for kid in element.kids:
            match kid:
                case Element():
                    if kid.is_used:
                        made.K.append(self.element(kid, made))
                case Mark(page=page, number=number):
                    self.owners[page][number] = made
                    reference = Dictionary(Type=Name.MCR, Pg=self.pages[page], MCID=number)
                    made.K.append(reference)
                case Annotation():
                    made.K.append(self.annotation(kid, made))
        return made

    def annotation(self, known: Annotation, owner: Dictionary) -> Dictionary:
        page = self.pages[known.page]
        annotation = page.Annots[known.index]
        annotation.StructParent = len(self.pages) + len(self.annotated)
        annotation.Contents = String(known.text)
        annotation.F = _PRINTED
        self.annotated.append(owner)
        return Dictionary(Type=Name.OBJR, Obj=annotation, Pg=page)


def _attributes(element: Element) -> Dictionary | None:
    """The attributes that a role may carry, or None."""
    if element.box:
        box = Array([round(value, 2) for value in element.box])
        return Dictionary(O=Name.Layout, Placement=Name.Block, BBox=box)
    if element.scope:
        return Dictionary(O=Name.Table, Scope=Name(f"/{element.scope}"))
    if element.numbering:
        return Dictionary(O=Name.List, ListNumbering=Name(f"/{element.numbering}"))
    return None
