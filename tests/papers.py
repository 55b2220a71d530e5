"""The papers that are printed for without being asked: what a test knows by heart is of them."""

from __future__ import annotations

from cardwright.drawing.scene.paper import USUAL_PAPERS

USUAL = {paper.name: paper for paper in USUAL_PAPERS}
