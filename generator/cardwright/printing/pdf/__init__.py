"""Scenes onto paper: sheets, marks and decks as PDF. The only package that knows points.

It is also the only door to ReportLab, which on being imported runs what it finds in the home
folder, in the working folder and beside itself, and takes settings from the environment. Here it
finds modules of ours instead, and so nothing foreign is run and no setting changes a byte. And
pikepdf is loaded here, where no signal breaks it off: an exception among the tables that it makes
in C++ would end the program on the spot. It is for books and presses: without it, as in a browser,
decks, trackers and boxes are printed all the same.
"""

from contextlib import suppress
from importlib import import_module

from cardwright.printing.pdf.reportlab_isolation import import_reportlab
from cardwright.system.signals import held_back

import_reportlab()
with held_back(), suppress(ModuleNotFoundError):
    import_module("pikepdf")
