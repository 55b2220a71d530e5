"""What a PDF does by itself or when it is clicked: actions, scripts, forms, files within it.

A press wants paper, and a printer's preview is no place to run anything. What only leads to
another place of the same document (GoTo) is let pass where a document or its outline has it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pikepdf import Array, Dictionary, Pdf

from generator.errors import shown
from generator.press.known import CATALOG, PAGE, foreign

#: Steps of an action, items of an outline and fields that are followed.
_MOST = 1000
_HARMLESS = frozenset({"GoTo"})
#: Trees of names that hold what runs, or what can be taken out and run.
_PLACES = "/Dests"
_TREES = {
    "/JavaScript": "scripts",
    "/EmbeddedFiles": "files within it",
    "/Renditions": "films or sounds",
}


def lively(pdf: Pdf) -> Iterator[str]:
    """What a document does, in sentences; none for one that lies still."""
    root = pdf.Root
    for kind in sorted(_kinds(root.get("/OpenAction")) - _HARMLESS):
        yield f"when it is opened it runs an action: {kind}"
    yield from _moments(root, "it")
    for tree in sorted(_dictionary(root.get("/Names")).keys()):
        if tree != _PLACES:
            yield f"it has {_TREES.get(tree, f'what is called {shown(tree, 40)}')}"
    if "/AF" in root or "/Collection" in root:
        yield "it has files within it"
    yield from _form(_dictionary(root.get("/AcroForm")))
    for key in foreign(root, CATALOG):
        yield f"it has {shown(key, 40)}, which is not known here"
    for kind in sorted(_outline(_dictionary(root.get("/Outlines")))):
        yield f"its outline runs an action: {kind}"
    for number, page in enumerate(pdf.pages, start=1):
        yield from _moments(page.obj, f"page {number}")
        if "/AF" in page.obj:
            yield f"page {number} has files within it"
        for key in foreign(page.obj, PAGE):
            yield f"page {number} has {shown(key, 40)}, which is not known here"
        yield from _annotations(page.obj.get("/Annots"), number)


def _moments(owner: Any, name: str) -> Iterator[str]:
    """The actions that are bound to moments: opening, closing, printing."""
    for kind in sorted(_bound(owner)):
        yield f"{name} runs an action by itself: {kind}"


def _bound(owner: Any) -> set[str]:
    """The kinds of the actions that an owner binds to moments."""
    moments = dict(_dictionary(owner.get("/AA")).items())
    return {kind for action in moments.values() for kind in _kinds(action)}


def _form(form: Dictionary) -> Iterator[str]:
    if "/XFA" in form:
        yield "it has a form that runs by itself (XFA)"
    fields = form.get("/Fields")
    if isinstance(fields, Array) and len(fields):
        yield f"it has fields to fill in: {len(fields)}"


def _annotations(annotations: Any, number: int) -> Iterator[str]:
    if not isinstance(annotations, Array) or not len(annotations):
        return  # qpdf takes away, and tells, what is no list
    yield f"page {number} holds links, notes or fields: {len(annotations)}"
    found: set[str] = set()
    for n in range(min(len(annotations), _MOST)):
        one = _dictionary(annotations[n])
        found |= _kinds(one.get("/A")) | _bound(one)
    yield from (f"page {number} runs an action when clicked: {kind}" for kind in sorted(found))


def _outline(top: Dictionary) -> set[str]:
    """The kinds of actions of an outline; `without end` where it leads back to itself."""
    found: set[str] = set()
    waiting = [top.get("/First")]
    for _ in range(_MOST):
        if not waiting:
            return found - _HARMLESS
        item = _dictionary(waiting.pop())
        found |= _kinds(item.get("/A"))
        waiting += [item[way] for way in ("/Next", "/First") if way in item]
    return found - _HARMLESS | {f"more than {_MOST} entries, which are not looked at"}


def _kinds(action: Any) -> set[str]:
    """The kinds of an action and of those that follow it; a place to go to is none."""
    found: set[str] = set()
    waiting = [action]
    for _ in range(_MOST):
        if not waiting:
            return found
        step = waiting.pop()
        if isinstance(step, Dictionary) and "/S" in step:
            found.add(str(step.S).lstrip("/"))
            following = step.get("/Next")
            waiting += list(following) if isinstance(following, Array) else [following]
    return found | {"one after the other, without end"}


def _dictionary(what: Any) -> Dictionary:
    return what if isinstance(what, Dictionary) else Dictionary()
