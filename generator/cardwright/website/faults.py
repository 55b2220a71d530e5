"""A fault in a template of the site, named by its file and line."""

from __future__ import annotations

import traceback
from pathlib import Path

import jinja2

from cardwright import paths
from cardwright.errors import TemplateError, excerpt

_TEMPLATES = "templates/site"
#: What else MkDocs reads as text.
_PAGES = "site/docs"


def fault_of_template(error: Exception) -> TemplateError | None:
    """The error to raise where the fault is one of a template or page; None for any other."""
    if isinstance(error, UnicodeDecodeError):
        return _not_utf8()
    if isinstance(error, jinja2.TemplateSyntaxError):
        place = f"{_name(error.filename or '') or error.name}:{error.lineno}"
    else:
        frames = [
            (_name(frame.filename), frame) for frame in traceback.extract_tb(error.__traceback__)
        ]
        ours = [f"{name}:{frame.lineno}" for name, frame in frames if name]
        if not isinstance(error, jinja2.TemplateError) and not frames[-1][0]:
            return None  # raised by the program, of which a template has asked something
        place = ours[-1] if ours else _TEMPLATES
    what = str(getattr(error, "message", "") or error) or type(error).__name__
    if isinstance(error, jinja2.TemplateNotFound):
        what = f"there is no template “{error.name}”"
    return TemplateError(f"{place}: {excerpt(what, 200)}", hint="fix the template")


def _name(file: str) -> str:
    """The name of a template of the site, as seen from the root of the checkout; "" for others."""
    path, home = Path(file).resolve(), paths.place(_TEMPLATES).resolve()
    return f"{_TEMPLATES}/{path.relative_to(home).as_posix()}" if path.is_relative_to(home) else ""


def _not_utf8() -> TemplateError | None:
    """The error for the first template or page that is not UTF-8."""
    for folder in (_TEMPLATES, _PAGES):
        home = paths.place(folder)
        for file in sorted([*home.rglob("*.html"), *home.rglob("*.js"), *home.rglob("*.md")]):
            try:
                file.read_text("utf-8")
            except UnicodeDecodeError:
                name = f"{folder}/{file.relative_to(home).as_posix()}"
                return TemplateError(f"{name}: is not UTF-8 text", hint="save it as UTF-8")
    return None
