"""The page of a game as it is rendered: once, as long as nothing that it tells has changed."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from typing import Any

import jinja2
from jinja2 import meta

from cardwright import paths
from cardwright.system.fingerprints import digest, once

#: What every page is made from, besides its templates and what is told of its game.
_SHARED = "site/mkdocs.yml"
_TEMPLATES = "templates/site"


class PageTemplate(jinja2.Template):
    """A template of MkDocs' pages; that of a game is taken from the cache when it is there."""

    def render(self, *given: Any, **more: Any) -> str:  # noqa: ANN401 - as jinja2 has it
        """The page as HTML."""
        context = dict(*given, **more)
        page = context.get("page")
        name = page.meta.get("game") if page else None
        if not page or not name:
            return super().render(context)
        # A game that nobody has asked yet: what it reads for this page is noted.
        game = replace(self.globals["games"][name])
        frame = _frame_inputs(context, self.globals["foot"])
        beside = str(self.globals["weight"]), repr(game.offers)
        told = digest(("page", self.name or "", page.url, game.key, *frame, *beside))
        return once(told, lambda: self._rendered(context | {"games": {name: game}})).decode()

    def _rendered(self, context: dict[str, Any]) -> bytes:
        used = _used(self.environment, self.name or "")
        paths.note((_SHARED, *(f"{_TEMPLATES}/{name}" for name in used)))
        return super().render(context).encode()


@cache
def _used(env: jinja2.Environment, name: str) -> frozenset[str]:
    """A template and all that it extends, includes or imports; raises where a name is reckoned."""
    if env.loader is None:
        raise jinja2.TemplateNotFound(name)
    source, *_ = env.loader.get_source(env, name)
    used = {name}
    for other in meta.find_referenced_templates(env.parse(source)):
        if other is None:
            raise jinja2.TemplateRuntimeError(f"{name}: the name of a template must be a literal")
        used |= _used(env, other)
    return frozenset(used)


def _frame_inputs(context: dict[str, Any], foot: Iterable[Any]) -> Iterable[str]:
    """The inputs of the frame of a page: the site and the titles in its navigation."""
    config = context["config"]
    yield from (config.site_name, config.site_description, config.theme.locale.language)
    yield config.site_url or ""
    yield json.dumps([[item.title, item.url] for item in context["nav"]])
    yield json.dumps([[file.page.meta["title"], file.url] for file in foot if file.page])
