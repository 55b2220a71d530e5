"""A deck of a list in protograf: nine-up on A4, with frame, texts and photographs, and backs.

LIST names the folder of the list, OUT the PDF to write.
"""

import os
import sys

from tests.bench.listed_cards import cards

try:
    from protograf import Card, CardBack, Create, Deck, Image, Rectangle, Save, Text
except ModuleNotFoundError:
    sys.stderr.write("protograf: not installed\nHint: pip install -e '.[bench]'\n")
    sys.exit(3)

CARDS = cards()
Create(
    filename=os.environ["OUT"],
    paper="A4",
    margin_top=1.5,
    margin_bottom=1.5,
    margin_left=0.97,
    margin_right=0.97,
)
Deck(cards=len(CARDS), width=6.35, height=8.89, cols=3, rows=3, grid_marks=True)
for number, card in enumerate(CARDS, 1):
    picture = [Image(card.picture, x=1.0, y=2.64, width=4.35, height=3.1)] if card.picture else []
    Card(
        str(number),
        Rectangle(x=0.36, y=0.36, width=5.63, height=8.17, stroke="#8e1f2b", fill=None),
        Text(x=3.17, y=1.2, text=card.group, font_size=12),
        Text(x=3.17, y=2.3, text=card.name, font_size=16, stroke="#8e1f2b"),
        Text(x=3.17, y=6.1, text=card.years, font_size=9),
        Text(x=1.2, y=6.3, text=card.text, width=3.9, height=2.0, font_size=8, wrap=True),
        *picture,
    )
CardBack(
    f"1-{len(CARDS)}",
    Rectangle(x=0, y=0, width=6.35, height=8.89, fill="#8e1f2b", stroke=None),
)
Save()
