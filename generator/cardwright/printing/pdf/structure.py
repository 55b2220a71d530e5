"""The structure tree of a tagged document, written among ReportLab's own objects.

Sources: ISO 32000-1, 14.7 (logical structure); ISO 14289-1 (PDF/UA-1).
"""

from __future__ import annotations

from reportlab.pdfbase.pdfdoc import (
    PDFArray,
    PDFDictionary,
    PDFDocument,
    PDFObjectReference,
    PDFString,
)

from cardwright.printing.pdf.tags import Annotation, Element, Mark

#: The flag that lets an annotation be printed; all others, such as hidden, stay clear.
_PRINTED = 4


def add_structure(document: PDFDocument, element: Element) -> None:
    """Add the tree below this root, the parent tree that leads back to it, and bookmarks."""
    _TreeWriter(document).write(element)
    _bookmark(document, element)


def allow(target: object, *names: str) -> None:
    """Let an object of ReportLab, a page or the catalog, have entries that it doesn't know."""
    known: list[str] = target.__NoDefault__  # type: ignore[attr-defined]  # ReportLab's name
    target.__NoDefault__ = [*known, *names]  # type: ignore[attr-defined]


def _bookmark(document: PDFDocument, root: Element) -> None:
    """Add a bookmark for each section that has a title, if there are several."""
    sections = [kid for kid in root.kids if isinstance(kid, Element) and kid.title and kid.is_used]
    if len(sections) < 2:
        return
    outline = PDFDictionary({"Type": "/Outlines", "Count": len(sections)})
    parent = document.Reference(outline)
    items = [PDFDictionary({"Title": PDFString(kid.title), "Parent": parent}) for kid in sections]
    places = [document.Reference(item) for item in items]
    for number, (item, kid) in enumerate(zip(items, sections, strict=True)):
        page = document.Reference(document.Pages[kid.first_page])
        item["Dest"] = PDFArray([page, "/Fit"])
        if number:
            item["Prev"] = places[number - 1]
        if number < len(items) - 1:
            item["Next"] = places[number + 1]
    outline["First"], outline["Last"] = places[0], places[-1]
    document.Catalog.Outlines = outline


class _TreeWriter:
    """Elements as objects of a document, and the parent tree that leads back to them."""

    def __init__(self, document: PDFDocument) -> None:
        self.document = document
        self.pages = document.Pages.pages
        self.owners: list[dict[int, PDFObjectReference]] = [{} for _ in self.pages]
        self.annotated: list[PDFObjectReference] = []

    def write(self, element: Element) -> None:
        root = PDFDictionary({"Type": "/StructTreeRoot"})
        root["K"] = self.element(element, self.document.Reference(root))
        tree: list[object] = []
        for number, (page, owners) in enumerate(zip(self.pages, self.owners, strict=True)):
            allow(page, "StructParents", "Tabs")
            page.StructParents, page.Tabs = number, "/S"
            tree += [number, self.document.Reference(PDFArray(owners[i] for i in sorted(owners)))]
        for number, owner in enumerate(self.annotated, start=len(self.pages)):
            tree += [number, owner]
        root["ParentTree"] = self.document.Reference(PDFDictionary({"Nums": PDFArray(tree)}))
        root["ParentTreeNextKey"] = len(tree) // 2
        self.document.Catalog.StructTreeRoot = root

    def element(self, element: Element, parent: PDFObjectReference) -> PDFObjectReference:
        made = PDFDictionary({"Type": "/StructElem", "S": f"/{element.role}", "P": parent})
        reference = self.document.Reference(made)
        if element.alt:
            made["Alt"] = PDFString(element.alt)
        if element.title:
            made["T"] = PDFString(element.title)
        if attributes := _attributes(element):
            made["A"] = PDFDictionary(attributes)
        kids = [
            self.kid(kid, reference)
            for kid in element.kids
            if not isinstance(kid, Element) or kid.is_used
        ]
        made["K"] = PDFArray(kids)
        return reference

    def kid(self, kid: Element | Mark | Annotation, owner: PDFObjectReference) -> object:
        match kid:
            case Element():
                return self.element(kid, owner)
            case Mark(page=page, number=number):
                self.owners[page][number] = owner
                return PDFDictionary({"Type": "/MCR", "Pg": self.page(page), "MCID": number})
            case Annotation(page=page, index=index, text=text):
                reference = self.pages[page].Annots[index]
                annotation = self.document.idToObject[reference.name]
                annotation["StructParent"] = len(self.pages) + len(self.annotated)
                annotation["Contents"] = PDFString(text)
                annotation["F"] = _PRINTED
                self.annotated.append(owner)
                return PDFDictionary({"Type": "/OBJR", "Obj": reference, "Pg": self.page(page)})

    def page(self, number: int) -> PDFObjectReference:
        return self.document.Reference(self.pages[number])


def _attributes(element: Element) -> dict[str, object]:
    """The attributes that a role may carry."""
    if element.box:
        box = PDFArray([round(value, 2) for value in element.box])
        return {"O": "/Layout", "Placement": "/Block", "BBox": box}
    if element.scope:
        return {"O": "/Table", "Scope": f"/{element.scope}"}
    if element.numbering:
        return {"O": "/List", "ListNumbering": f"/{element.numbering}"}
    return {}
