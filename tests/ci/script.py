"""The scripts of `.ci/` as modules: they stand in no package."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parents[2]


def script(name: str) -> ModuleType:
    """The script `.ci/<name>.py`, loaded but not run."""
    spec = importlib.util.spec_from_file_location(f"ci_{name}", ROOT / f".ci/{name}.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
