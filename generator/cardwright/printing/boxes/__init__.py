"""Boxes: a tuck box for each deck, and an envelope for trays and balls, to cut out and fold.

`stock.py` knows what a box is made for and of, `net.py` what a flat sheet with cuts and creases
is, `tuck.py` and `envelope.py` the two nets, `art.py` what is printed on each panel, `sheet.py`
where a net lies on the paper and how its lines are shown, `glue.py` where glue comes. `steps.py`
tells how it is made, and `furniture.py` finds the room for that. `document.py` writes the sheet to
print at home; `vector.py` and `dxf.py` write the files for machines, and `folded.py` draws what
comes of it. Lengths are in mm, y down.
"""
