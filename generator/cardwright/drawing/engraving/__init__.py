"""Photographs as engravings of the house: lines to be printed in one ink.

`read_picture` reads a file that a person brings, `crop_box` frames it, `engrave` draws it. Import
this package only to engrave a picture, because it loads Pillow.
"""

from cardwright.drawing.engraving.engrave import Engraving, Shape, engrave
from cardwright.drawing.engraving.framing import ENOUGH, coarse, crop_box, is_whole, whole_size
from cardwright.drawing.engraving.reading import read_picture

__all__ = [
    "ENOUGH",
    "Engraving",
    "Shape",
    "coarse",
    "crop_box",
    "engrave",
    "is_whole",
    "read_picture",
    "whole_size",
]
