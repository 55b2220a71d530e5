"""Hooks that MkDocs calls while it builds the site; all of it is in `cardwright.building.hooks`."""

from cardwright.building.hooks import (
    on_config,
    on_env,
    on_files,
    on_page_markdown,
    on_post_build,
    on_pre_build,
    on_template_context,
)

__all__ = [
    "on_config",
    "on_env",
    "on_files",
    "on_page_markdown",
    "on_post_build",
    "on_pre_build",
    "on_template_context",
]
