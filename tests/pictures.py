"""The pictures of README.md, from what the program makes.

    .venv/bin/cardwright build && .venv/bin/python -m tests.pictures

A fan of cards, a sheet of a deck, an opening of a rulebook, and the table on a phone, which
Chromium shows; in `.ci/pictures/`, together less than 500 KB. Needs the extra `[test]`. Exit code
3: something is missing.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pypdfium2
from PIL import Image
from playwright.sync_api import sync_playwright

from cardwright.building.gallery.fan import fan, hand
from cardwright.drawing.scene.inks import PALETTES
from cardwright.drawing.scene.png import png
from cardwright.ledger import load_ledger
from tests.serving import serving

ROOT = Path(__file__).resolve().parents[1]
OUT, BUILD = ROOT / ".ci/pictures", ROOT / "build"
#: The size of a phone in CSS pixels.
PHONE = {"width": 390, "height": 780}


def cards() -> None:
    """A hand of Court."""
    (OUT / "fan.png").write_bytes(
        png(
            fan([scene for _, scene in hand(load_ledger("court"), 7, 4)]),
            PALETTES["color"],
            dpi=100,
        )
    )


def pages() -> None:
    """The first sheet of a deck, and two pages of its rulebook."""
    _page("court/deck-a4.pdf", 0, 60).save(OUT / "sheet.png")
    left, right = (_page("court/booklet.pdf", number, 84) for number in (7, 8))
    both = Image.new("RGB", (left.width + right.width, left.height), "white")
    both.paste(left, (0, 0))
    both.paste(right, (left.width, 0))
    both.save(OUT / "rulebook.png")


def _page(file: str, number: int, dpi: int) -> Image.Image:
    page = pypdfium2.PdfDocument(BUILD / file)[number]
    image: Image.Image = page.render(scale=dpi / 72).to_pil().convert("RGB")
    return image


def table(chromium: str) -> None:
    """A deal of Court on a phone, after its first card."""
    with serving(BUILD / "site") as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        page = browser.new_page(viewport=PHONE, device_scale_factor=1)  # type: ignore[arg-type] # as it has it
        page.goto(f"{address}court/play.html")
        page.locator("button.main[type=submit]").click()
        page.wait_for_selector(".board .own .one", timeout=60_000)
        page.wait_for_timeout(1500)
        page.screenshot(path=OUT / "table.png")
        browser.close()


def main() -> int:
    """Make them all, with few colors, so that they are small."""
    chromium = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    if chromium is None or not (BUILD / "site").is_dir():
        sys.stderr.write("pictures: Chromium or build/ is missing\nHint: cardwright build\n")
        return 3
    OUT.mkdir(exist_ok=True)
    cards()
    pages()
    table(chromium)
    for file in OUT.glob("*.png"):
        with Image.open(file) as image:
            small = image.convert("RGB").quantize(96, dither=Image.Dither.NONE)
        small.save(file, optimize=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
