"""The door by which MkDocs comes in: `site/hooks.py` passes on what stands here, and no more.

Everything is done by `cardwright.website.hooks`. `cardwright build` hands over the printed files; a
bare `mkdocs build` has them made here, once. The site does not know who makes it: only this door,
on the floor of the command line, does.
"""

from __future__ import annotations

import atexit
from contextlib import ExitStack
from functools import cache
from pathlib import Path

import jinja2
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import Files

from cardwright.building import run
from cardwright.building.print_shop import ShopOptions
from cardwright.building.spec import BuildSpec
from cardwright.building.workplace import workplace
from cardwright.system.cache import Cache, usual_folder
from cardwright.website import hooks
from cardwright.website.hooks import (
    on_config,
    on_files,
    on_page_markdown,
    on_post_build,
    on_template_context,
)
from cardwright.website.print_shop import print_shop

__all__ = [
    "on_config",
    "on_env",
    "on_files",
    "on_page_markdown",
    "on_post_build",
    "on_pre_build",
    "on_template_context",
]


def on_pre_build(config: MkDocsConfig) -> None:
    """Print all games when nobody has handed over what is printed."""
    if "printed" not in config.extra:
        config.extra["printed"] = str(_printed())


def on_env(env: jinja2.Environment, config: MkDocsConfig, files: Files) -> jinja2.Environment:
    """Tell the templates what they share, and what can be chosen for a deck."""
    env.globals["print_shop"] = print_shop(ShopOptions)
    return hooks.on_env(env, config, files)


@cache
def _printed() -> Path:
    """Print once, into a folder that lasts as long as the program, such as `mkdocs serve`."""
    end = ExitStack()
    atexit.register(end.close)
    out = end.enter_context(workplace()) / "printed"
    run.build(BuildSpec.usual().shown, out, cache=Cache(usual_folder()))
    return out
