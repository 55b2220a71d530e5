"""The actions of a PDF, by itself or at a click: scripts, forms, files within it.

A press wants paper, and a printer's preview is no place to run anything. What only leads to
another place of the same document (GoTo) is let pass where a document or its outline has it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pikepdf import Array, Dictionary, Name, Pdf

from cardwright.errors import excerpt
from cardwright.printing.press.known import CATALOG, PAGE, foreign
from cardwright.printing.press.objects import odd
from cardwright.printing.press.unpacking import Allowance

#: Trees of names that hold what runs, or what can be taken out and run.
_PLACES = "/Dests"
_TREES = {
    "/JavaScript": "scripts",
    "/EmbeddedFiles": "embedded files",
    "/Renditions": "films or sounds",
}


def lively(pdf: Pdf, allowance: Allowance) -> Iterator[str]:
    """The actions of a document, in sentences; none for one that lies still. Raises TooLarge."""
    root = pdf.Root
    if not _leads(root.get("/OpenAction", Array())):
        yield "it runs an action when opened"
    for tree in sorted(_dictionary(root.get("/Names")).keys()):
        if tree != _PLACES:
            yield f"it has {_TREES.get(tree, f'an unknown name tree {excerpt(tree, 40)}')}"
    if "/Collection" in root:
        yield "it has embedded files"
    yield from _form(_dictionary(root.get("/AcroForm")))
    for key in foreign(root, CATALOG):
        yield f"it has an unknown key {excerpt(key, 40)}"
    for number, page in enumerate(pdf.pages, start=1):
        for key in foreign(page.obj, PAGE):
            yield f"page {number} has an unknown key {excerpt(key, 40)}"
        notes = page.obj.get("/Annots")
        if isinstance(notes, Array) and len(notes):  # what is no list is told with the objects
            yield f"page {number} contains links, notes or fields: {len(notes)}"
    yield from odd(pdf, allowance)


def _leads(opening: Any) -> bool:
    """Test if what is done at first only leads to a place of the document."""
    return isinstance(opening, Array) or _dictionary(opening).get("/S") == Name.GoTo


def _form(form: Dictionary) -> Iterator[str]:
    fields = form.get("/Fields", Array())
    if not isinstance(fields, Array) or len(fields):
        yield "it has form fields"


def _dictionary(what: Any) -> Dictionary:
    return what if isinstance(what, Dictionary) else Dictionary()
