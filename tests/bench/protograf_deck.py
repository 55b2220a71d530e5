"""Decks of 52 cards in protograf, comparable to ours: nine-up on A4, fronts and backs.

Each front has a frame, two indices, two names, a figure and, with ART set, the picture of an
SVG file; each back is a field with a ring and a title. OUT names the PDF to write, COPIES says
how many decks.
"""

import os
import sys

if "OUT" not in os.environ:
    sys.stderr.write("OUT is not set, and names the PDF to write\n")
    sys.exit(2)
try:
    from protograf import Card, CardBack, Circle, Create, Deck, Image, Rectangle, Save, Text
except ModuleNotFoundError:
    sys.stderr.write("protograf: not installed\nHint: pip install -e '.[bench]'\n")
    sys.exit(3)

SUITS = {"Europe": "#1f4a78", "Asia": "#8e1f2b", "Africa": "#2f6140", "America": "#74472a"}
COPIES = int(os.environ.get("COPIES", "1"))
RANKS = ["Mp", "Mn", "W", "Ch", *(str(number) for number in range(10, 1, -1))]

Create(
    filename=os.environ["OUT"],
    paper="A4",
    margin_top=1.5,
    margin_bottom=1.5,
    margin_left=0.97,
    margin_right=0.97,
)
Deck(cards=52 * COPIES, width=6.35, height=8.89, cols=3, rows=3, grid_marks=True)
for number in range(52 * COPIES):
    suit, color = list(SUITS.items())[number % 52 // 13]
    rank = RANKS[number % 13]
    picture = []
    if os.environ.get("ART"):
        picture = [Image(os.environ["ART"], x=1.1, y=2.0, width=4.2, height=4.4)]
    Card(
        str(number + 1),
        Rectangle(x=0.36, y=0.36, width=5.63, height=8.17, stroke=color, fill=None),
        Text(x=0.87, y=1.1, text=rank, font_size=18, stroke=color),
        Text(x=5.48, y=8.1, text=rank, font_size=18, stroke=color),
        Text(x=3.17, y=1.3, text=suit, font_size=13),
        Text(x=3.17, y=8.2, text=suit, font_size=13),
        Text(x=3.17, y=7.0, text=rank, font_size=30, stroke=color),
        *picture,
    )
CardBack(
    f"1-{52 * COPIES}",
    Rectangle(x=0, y=0, width=6.35, height=8.89, fill="#74472a", stroke=None),
    Circle(cx=3.17, cy=4.4, radius=2.2, stroke="#ffffff", fill=None),
    Text(x=3.17, y=4.6, text="Nations", font_size=20, stroke="#ffffff"),
)
Save()
