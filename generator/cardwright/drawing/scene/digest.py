"""A drawing as a digest: what is drawn alike has the same one, on every run and every computer."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import cache

from cardwright.drawing.scene.model import Group, Item, Scene, Use


@cache
def scene_digest(scene: Scene) -> str:
    """The SHA-256 of all that is drawn, at its size; each scene used in it is looked at once."""
    head = f"{scene.name}|{scene.title}|{scene.width}|{scene.height}|{scene.bleed}"
    head = f"{head}|{scene.words}" if scene.words else head
    return _sha256((head, *_encode(scene.items)))


def _encode(items: Iterable[Item]) -> Iterable[str]:
    for item in items:
        match item:
            case Group():
                yield f"({item.transform}{item.clip!r}"
                yield from _encode(item.items)
                yield ")"
            case Use():
                yield f"{scene_digest(item.scene)}{item.transform}{item.inks}"
            case _:
                yield repr(item)


def _sha256(parts: Iterable[str]) -> str:
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()
