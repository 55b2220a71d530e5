"""A deck of twelve cards of one's own: a number, a name and a border."""

import sys
from pathlib import Path

from cardwright import Deck, Scene, Shape, Text, render_deck

WIDTH, HEIGHT = 63.5, 88.9
MONTHS = "January February March April May June July August September October November December"
BORDER = Shape(f"M4 4 H{WIDTH - 4} V{HEIGHT - 4} H4 Z", stroke="ink", width=0.4)


def card(number: int, name: str) -> Scene:
    """The front of a month."""
    figure = Text(WIDTH / 2, 48, str(number), "display", 24, anchor="middle")
    title = Text(WIDTH / 2, 74, name, "bold", 6, anchor="middle")
    return Scene(WIDTH, HEIGHT, (BORDER, figure, title), title=f"{number}, {name}")


back = Scene(WIDTH, HEIGHT, (BORDER,), title="The back of a month")
fronts = [card(number, name) for number, name in enumerate(MONTHS.split(), 1)]
pdf = render_deck(Deck.with_back("Months", fronts, back))
if __name__ == "__main__" and len(sys.argv) > 1:
    Path(sys.argv[1]).write_bytes(pdf)
print(f"{len(fronts)} cards, {pdf[:8]!r}")
