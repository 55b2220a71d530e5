"""What axe finds in a page."""

from __future__ import annotations

from itertools import product
from typing import Literal

from playwright.sync_api import Page

Scheme = Literal["light", "dark"]

SCHEMES: tuple[Scheme, ...] = ("light", "dark")
#: WCAG 2.2 at level AA, and what axe's authors hold to be good practice.
STANDARD = {
    "type": "tag",
    "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
}
#: Of what passes only the number: all its places are much to write down, and nobody reads them.
ASK = """async (asked) => {
  const told = await axe.run(document, {runOnly: asked, resultTypes: ['violations']});
  const faults = told.violations.map((fault) => [fault.id, fault.nodes[0].html]);
  return [told.passes.length, faults];
}"""
COLORS = {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}


def faults(page: Page, axe: str) -> list[tuple[Scheme, int, str, str]]:
    """What axe finds in the tab: of everything in the light on a wide screen and on a phone.

    In the dark nothing but colors is other.
    """
    page.evaluate(axe)
    found = []
    for scheme, width in product(SCHEMES, (1280, 320)):
        page.emulate_media(color_scheme=scheme)
        page.set_viewport_size({"width": width, "height": 800})
        asked = COLORS if scheme == "dark" else STANDARD
        passed, told = page.evaluate(ASK, asked)
        assert passed  # it did look
        found += [(scheme, width, rule, html) for rule, html in told]
    return found
