"""The events of MkDocs to which the site answers; `site/hooks.py` hands them on.

The printed files come as `extra: printed` of the configuration, and a deck of one's own as `extra:
deck`: then the site is that of the deck alone. The pages of the games are virtual files with
nothing but front matter, which `plan.py` has, or `own_deck.py`: their templates draw on what stands
in `pages.py`.
"""

from __future__ import annotations

import base64
import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import jinja2
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files, InclusionLevel
from mkdocs.utils.templates import TemplateContext

from cardwright.drawing.scene.inks import PALETTES, accent_inks
from cardwright.drawing.scene.model import IDENTITY, Scene, Use
from cardwright.drawing.scene.svg_in import motif
from cardwright.drawing.scene.svg_out import svg
from cardwright.ledger import load_ledger
from cardwright.ledger.games import GAMES
from cardwright.ledger.portable import to_json
from cardwright.lists.ledgers import in_english
from cardwright.printing.bundles import EXAMPLE
from cardwright.printing.facts import in_words
from cardwright.printing.guides.template import start
from cardwright.system.litter import tidy
from cardwright.website import answers, class_needs
from cardwright.website.accuracy import accuracy
from cardwright.website.clauses import shares, slug, why_anchor
from cardwright.website.deck_page import game_pages
from cardwright.website.drawings import folds, pictures
from cardwright.website.emblem_pictures import emblem_files, subjects
from cardwright.website.example import Example
from cardwright.website.folders import index_pages
from cardwright.website.inks import tones
from cardwright.website.ornaments import ornaments
from cardwright.website.own_deck import HOME, DeckSite, deck_pages
from cardwright.website.pages import GamePage, all_games
from cardwright.website.plan import pages
from cardwright.website.playing import played_with, weight
from cardwright.website.print_runtime import print_runtime
from cardwright.website.printed import printed
from cardwright.website.program import PROGRAM, wheel, wheel_name, with_program
from cardwright.website.prose import foot, headings
from cardwright.website.prose_index import add_prose
from cardwright.website.pwa import (
    MANIFEST,
    MAP,
    deck_social,
    emblems,
    manifest,
    maps,
    name_build,
    social,
)
from cardwright.website.rendering import PageTemplate
from cardwright.website.scripts import shipped, shipped_style
from cardwright.website.search_index import INDEX, script, synonyms_script
from cardwright.website.shots import shots
from cardwright.website.thumbnails import (
    sheet_address,
    thumbnail_address,
    thumbnails,
    worksheet,
)
from cardwright.website.webfonts import font_files

_HOME, _PROSE = "index.md", ("printing.md", "about.md", "search.md")
#: What of a game's printed folder the site offers.
_OFFERED = ("*.pdf", "*.svg", "*.dxf", "card-list.*", "cards/*.svg", "cards-large/*.svg")


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Plan the pages: home, the games in the order of GAMES, and the prose of `site/docs`.

    The site of a deck has its own pages alone, and its own name.
    """
    if deck := _deck(config):
        config.nav = [_HOME]
        config.site_name = deck.ledger.title
        config.site_description = " ".join(filter(None, deck.ledger.blurb))
        return config
    games = [{load_ledger(game).title: f"{game}.md"} for game in GAMES]
    config.nav = [_HOME, *games, *_PROSE]
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add what is grown: the pages of each game, its printed files, the fonts, the picture."""
    deck = _deck(config)
    _leave_out_prose(files, config)
    for file in files.javascript_files():
        file.content_bytes = shipped(file.content_string).encode()
    for file in files.css_files():
        file.content_bytes = shipped_style(file.content_string).encode()
    planned = dict(deck_pages(deck)) if deck else dict(_pages_of_games())
    for address, meta in planned.items():
        files.append(_page(config, address, meta))
    folder = Path(config.extra["printed"])
    for source in printed_files(folder, _folders(config)):
        name = source.relative_to(folder).as_posix()
        files.append(File.generated(config, name, abs_src_path=str(source)))
    for name, content in _grown_of(deck) if deck else _grown(folder):
        files.append(File.generated(config, name, content=content))
    _without_map(files, config)
    if config.site_url:
        for name, content in _machine_files(files, config):
            files.append(File.generated(config, name, content=content))
    for index, told in index_pages([file.dest_uri for file in files], planned):
        files.append(_page(config, index, told))
    return files


def _leave_out_prose(files: Files, config: MkDocsConfig) -> None:
    """Keep what is in `site/docs` out of the navigation, and out of the site of a deck."""
    for file in [*files]:
        if _deck(config) and file.src_dir == config.docs_dir:
            files.remove(file)
        elif file.is_documentation_page() and file.src_uri not in {_HOME, *_PROSE}:
            file.inclusion = InclusionLevel.NOT_IN_NAV


def _deck(config: MkDocsConfig) -> DeckSite | None:
    """The deck whose site it is; None for the site of all games."""
    deck: DeckSite | None = config.extra.get("deck")
    return deck


def _folders(config: MkDocsConfig) -> Sequence[str]:
    """The folders of the games that the site shows."""
    deck = _deck(config)
    return (deck.folder,) if deck else GAMES


def _game_pages(config: MkDocsConfig) -> Sequence[GamePage]:
    """The games that the site shows, or its deck, as templates know them."""
    return game_pages(Path(config.extra["printed"]), _deck(config))


def _pages_of_games() -> Iterator[tuple[str, dict[str, Any]]]:
    return (page for game in GAMES for page in pages(load_ledger(game)))


def _page(config: MkDocsConfig, address: str, meta: Mapping[str, Any]) -> File:
    """A page that is nothing but its front matter; the navigation has the overviews."""
    overview = address.removesuffix(".html") in GAMES or address == HOME
    told = InclusionLevel.INCLUDED if overview else InclusionLevel.NOT_IN_NAV
    front_matter = f"---\n{json.dumps(meta)}\n---\n"  # JSON is YAML
    place = f"{address.removesuffix('.html')}.md"
    return File.generated(config, place, content=front_matter, inclusion=told)


def _grown(printed_in: Path) -> Iterator[tuple[str, str | bytes]]:
    """The files that are drawn and written for the site alone, by address."""
    for page in all_games(printed_in):
        yield from thumbnails(page.name, page.offers, printed_in / page.name)
        yield from worksheet(page.name, page.lesson_plan, printed_in / page.name)
    for name, content in font_files():
        yield f"assets/fonts/{name}", content
    yield "assets/crown.svg", _crown()
    yield INDEX, script(map(load_ledger, GAMES))
    yield "assets/synonyms.js", synonyms_script()
    yield from played_with()
    yield from print_runtime()
    yield f"{PROGRAM}/{wheel_name()}", wheel()
    for shot in shots().values():
        yield shot.address, shot.drawn
    yield from emblems()
    yield from emblem_files()
    for game in GAMES:
        for _, worn in ornaments(load_ledger(game)):
            yield worn.address, worn.drawn


def _grown_of(deck: DeckSite) -> Iterator[tuple[str, str | bytes]]:
    """The files that are drawn and written for the site of a deck alone, by address."""
    for name, content in font_files(to_json(deck.ledger)):
        yield f"assets/fonts/{name}", content
    yield from played_with(in_english(deck.ledger))
    yield from emblems()
    for _, worn in ornaments(deck.ledger):
        yield worn.address, worn.drawn


def _machine_files(files: Files, config: MkDocsConfig) -> Iterator[tuple[str, str | bytes]]:
    """The files for other programs, by address, where it is known where the site will stand."""
    urls = [file.url for file in files.documentation_pages()]
    yield from maps(urls, config.site_url or "")
    yield MANIFEST, manifest(config.site_name, config.site_description or "")
    deck = _deck(config)
    yield from deck_social(deck) if deck else social(config.site_description or "")


def _without_map(files: Files, config: MkDocsConfig) -> None:
    """Leave out the map that MkDocs brings: it names the day of the build, and we name no day."""
    config.theme.static_templates.discard(MAP)
    brought = files.get_file_from_path(MAP)
    if brought:
        files.remove(brought)


def _crown() -> str:
    """The engraving on the cover of the site: the Crown of Court, in red."""
    art = motif("court", "crown-red")
    red = Use(art, IDENTITY, accent_inks("red"))
    return svg(Scene(art.width, art.height, (red,), "crown", "A crown"), PALETTES["color"])


def printed_files(printed: Path, folders: Sequence[str]) -> list[Path]:
    """The files that the site takes over from the printed files in these folders, sorted.

    All of the example are taken.
    """
    of_games = (
        path for game in folders for pattern in _OFFERED for path in (printed / game).glob(pattern)
    )
    of_example = (printed / EXAMPLE).glob("*") if folders is GAMES else ()
    return tidy([*of_games, *of_example])


def on_page_markdown(markdown: str, **_: Any) -> str:  # noqa: ANN401 - as below
    """Let the prose lead to the program that made the site."""
    return with_program(markdown)


def on_env(env: jinja2.Environment, config: MkDocsConfig, files: Files) -> jinja2.Environment:
    """Make the templates strict and safe, and tell them what all pages share."""
    env.template_class = PageTemplate
    env.autoescape = True
    env.undefined = jinja2.StrictUndefined
    env.trim_blocks = env.lstrip_blocks = True
    env.filters["kind"] = lambda node: type(node).__name__
    env.filters["words"] = in_words
    env.filters["start"] = start
    env.filters["slug"] = slug
    env.filters["shares"] = shares
    env.filters["headings"] = headings
    env.filters["csp"] = _source
    deck = _deck(config)
    printed_in = Path(config.extra["printed"])
    games = _game_pages(config)
    env.globals |= {
        "games": {game.name: game for game in games},
        "deck": games[0] if deck else None,
        "tones": tones(),
        "paper": PALETTES["color"].color("paper"),
        "ink": PALETTES["color"].color("ink"),
        "why_anchor": why_anchor,
        "making": answers,
        "needing": class_needs,
        "thumbnail": thumbnail_address,
        "sheet_address": sheet_address,
        "weight": weight(in_english(deck.ledger) if deck else None),
    }
    env.globals |= {"foot": []} if deck else _shared_by_games(files, printed_in)
    return env


def _shared_by_games(files: Files, printed_in: Path) -> dict[str, Any]:
    """The globals of the pages about all games."""
    printing = files.get_file_from_path("printing.md")
    return {
        "foot": [files.get_file_from_path(name) for name in foot()],
        "drawn": pictures(),
        "folds": tuple(folds()),
        "made": printed(),
        "accuracy": accuracy(),
        "example": Example(printed_in),
        "subjects": subjects,  # drawn only for the page that asks for them
        "steps": printing.page.meta["steps"] if printing and printing.page else [],
    }


def _source(code: str) -> str:
    """The source of a style or script in a page, as its policy names it (CSP Level 3, 2.3.1)."""
    return f"'sha256-{base64.b64encode(hashlib.sha256(code.encode()).digest()).decode()}'"


def on_template_context(
    context: TemplateContext,
    config: MkDocsConfig,
    **_: Any,  # noqa: ANN401 - MkDocs hands over more than we need
) -> TemplateContext:
    """Let the error page lead to its neighbors, at whatever address it is shown."""
    context["base_url"] = urlsplit(config.site_url or "").path.rstrip("/") or "."
    return context


def on_post_build(config: MkDocsConfig) -> None:
    """Finish the index of the search; name this build for the worker; bundle what is printed."""
    site = Path(config.site_dir)
    if not _deck(config):
        add_prose(site)
    name_build(site)
    for page in _game_pages(config):
        for bundle in page.bundles.values():
            bundle.write(site)
