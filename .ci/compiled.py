"""Modules of Python's standard library, compiled; `.ci/runtime.mjs` runs this in Pyodide.

A start would spend most of its time with compiling them. They are left without docstrings and
without the numbers of their lines, which nobody sees, and so are as small as their sources.
"""

from __future__ import annotations

import base64
import hashlib
import io
import json
import marshal
import sys
import zipfile
from collections.abc import Iterable
from importlib.util import MAGIC_NUMBER, source_hash
from types import CodeType

_LIBRARY = f"/lib/python{sys.version_info[0]}{sys.version_info[1]}.zip"
#: Flags of PEP 552: the file has the hash of its source, and nobody looks whether it still has.
_UNCHECKED = 0b01


def library(names: Iterable[str]) -> str:
    """These modules as a ZIP in base 64, and the SHA-256 of their sources as a list, as JSON."""
    listed = []
    out = io.BytesIO()
    with zipfile.ZipFile(_LIBRARY) as sources, zipfile.ZipFile(out, "w") as made:
        for name in names:
            source = sources.read(name)
            listed.append(f"{hashlib.sha256(source).hexdigest()}  {name}\n")
            entry = zipfile.ZipInfo(f"{name}c")
            entry.compress_type = zipfile.ZIP_DEFLATED
            made.writestr(entry, compiled(name, source), compresslevel=9)
    return json.dumps({"zip": base64.b64encode(out.getvalue()).decode(), "list": "".join(listed)})


def compiled(name: str, source: bytes) -> bytes:
    """A module as the interpreter that runs loads it: PEP 552, with the hash of its source."""
    code = bare(compile(source, f"{_LIBRARY}/{name}", "exec", dont_inherit=True, optimize=2))
    head = MAGIC_NUMBER + _UNCHECKED.to_bytes(4, "little") + source_hash(source)
    read = marshal.loads(marshal.dumps(code))  # noqa: S302 - our own; read again it is always the same
    return head + marshal.dumps(read)


def bare(code: CodeType) -> CodeType:
    """The code, and all code within, without the numbers of its lines."""
    inner = (bare(each) if isinstance(each, CodeType) else each for each in code.co_consts)
    return code.replace(co_consts=tuple(inner), co_linetable=b"")
