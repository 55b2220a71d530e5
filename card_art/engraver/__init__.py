"""The engraver: code that draws every motif of ``card_art`` in swelling lines.

A developer's tool (extra ``art``: NumPy). The decks are printed from the SVG files it has
written; ``python card_art/engraver`` draws them anew and a test says that they agree.
"""
