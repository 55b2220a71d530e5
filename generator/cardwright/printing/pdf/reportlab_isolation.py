"""ReportLab without anybody's modifications and settings but ours.

Its `__init__` imports `reportlab.local_rl_mods` and `reportlab_mods`, or else runs the file
`~/.reportlab_mods`. Its `rl_config` then reads `reportlab.local_rl_settings` and
`reportlab_settings`, or else the file `~/.reportlab_settings`, and last every variable `RL_…` of
the environment. The modules are its documented place for what an application wants to be
otherwise; so we put ours there, and neither file is looked at.

ReportLab imports Pillow even where no picture is drawn. A browser has no Pillow: there an empty
module takes its place, for ReportLab alone.
"""

from __future__ import annotations

import importlib
import os
import sys
from importlib.util import find_spec
from types import ModuleType

_OURS = (
    "reportlab.local_rl_mods",
    "reportlab_mods",
    "reportlab.local_rl_settings",
    "reportlab_settings",
)
#: ReportLab is given every font as a file; there is nothing to search for.
_SETTINGS = {"T1SearchPath": (), "TTFSearchPath": (), "CMapSearchPath": ()}


def import_reportlab() -> None:
    """ReportLab is imported, and has met no file, module or variable that could change it."""
    ours = {name: ModuleType(name, "Nothing is changed.") for name in _OURS}
    vars(ours["reportlab_settings"]).update(_SETTINGS)
    if not find_spec("PIL"):
        ours["PIL"] = ModuleType("PIL", "No picture can be read.")
        ours["PIL"].Image = None  # type: ignore[attr-defined]
    sys.modules.update(ours)
    kept = {name: os.environ.pop(name) for name in list(os.environ) if name.startswith("RL_")}
    try:
        importlib.import_module("reportlab.rl_config")
    finally:
        os.environ.update(kept)
        for name in ours:
            del sys.modules[name]
