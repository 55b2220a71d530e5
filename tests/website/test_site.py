"""The site as files: what is there, what it says, and that every link leads somewhere."""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import math
import os
import posixpath
import re
import shutil
import subprocess
import sys
import zipfile
from collections import Counter
from html import unescape
from itertools import combinations, pairwise
from pathlib import Path
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

import pytest
from PIL import Image

from cardwright import paths
from cardwright.building.staging import listing
from cardwright.engine.cards import deck_pack, piece_cards
from cardwright.errors import OutputError
from cardwright.ledger import load_ledger
from cardwright.ledger.games import GAMES
from cardwright.printing.bundles import EXAMPLE, all_files, bundle_address, bundle_size
from cardwright.printing.facts import people
from cardwright.printing.guides import Heading, load_guide, load_teachers
from cardwright.printing.web_addresses import part_address
from cardwright.website import build_site, plan, search_index
from cardwright.website.clauses import why_anchor
from cardwright.website.downloads import in_words, offers
from cardwright.website.gallery import references
from cardwright.website.webfonts import CHARACTERS
from tests.taught import KIND, NAMED, TAUGHT, lessons
from tests.tiers import Sample
from tests.website.making import PDFS, kept
from tests.website.reading import PageRead, head, read

ROOT = Path(__file__).parents[2]
Pages = dict[str, PageRead]
#: The ways to print.
WAYS = (
    *("print-at-home.html", "print-at-a-shop.html"),
    *("print-by-a-service.html", "print-for-a-class.html"),
)
#: The pages that there are besides those of the games.
OTHERS = {"404.html", *(f"{page.stem}.html" for page in (ROOT / "site/docs").glob("*.md"))}
#: How the addresses of pages end that run Python.
RUNNING = ("/play.html", "/print-shop.html", "workshop.html")
#: The lessons that are played out on their page.
ENDINGS = {named for named in NAMED if KIND[named] == "best"}
#: The scripts of the page that makes decks of one's own.
WORKSHOP = ("workshop-grid", "workshop-faces", "workshop-opened", "workshop")
OF_LESSON = ("page", "elements", "stored", "progress", "course", "keys", "lessons", "marks")


def spaced(text: str) -> str:
    return re.sub(r"\s+", " ", text)


def test_the_pages_built_are_the_pages_planned(site: Path, pages: Pages) -> None:
    planned = {address for game in GAMES for address, _ in plan.pages(load_ledger(game))}
    folders = {path.relative_to(site) for path in site.rglob("*") if path.is_dir()}
    indexes = {(folder / "index.html").as_posix() for folder in folders}
    assert set(pages) == planned | OTHERS | indexes
    assert {path.name for path in site.iterdir() if path.is_dir()} == {
        *("assets", "play", "program", "schema", EXAMPLE),
        *GAMES,
    }
    for game in GAMES:
        parts = {f"{game}/{part}.html" for part in ("play", "rules", "law", "cards", "print")}
        assert parts | {f"{game}.html"} <= planned
        assert (f"{game}/learn.html" in planned) == (game in TAUGHT)


@pytest.mark.parametrize("game", GAMES)
def test_every_page_of_a_game_leads_to_all_others(pages: Pages, game: str) -> None:
    """By the navigation of the game; to a lesson by the course, and from one to the next."""
    wanted = {
        f"{game}.html",
        *(f"{game}/{part.name}.html" for part in plan.parts(load_ledger(game))),
    }
    wanted.discard(f"{game}/overview.html")
    for name in (name for name in pages if name.startswith(game)):
        if leads_on(pages[name]):
            continue
        assert wanted <= leads_to(pages, name), name
    course = [f"{game}/lessons/{one.lesson.id}.html" for one in lessons(game)]
    assert set(course) <= leads_to(pages, f"{game}/learn.html")
    for one, after in pairwise(course):
        assert after in leads_to(pages, one)
        assert one in leads_to(pages, after)


def leads_to(pages: Pages, name: str) -> set[str]:
    """The pages that a page has links to."""
    here = posixpath.dirname(name)
    linked = (urlsplit(a["href"]).path for a in pages[name].all("a") if "href" in a)
    return {posixpath.normpath(posixpath.join(here, path)) for path in linked if path}


def leads_on(page: PageRead) -> str:
    """Where a page sends the browser at once; nothing where it is one to read."""
    told = [a["content"] for a in page.all("meta") if a.get("http-equiv") == "refresh"]
    return told[0].removeprefix("0; url=") if told else ""


@pytest.mark.parametrize("game", GAMES)
def test_every_folder_has_an_index_that_is_its_page_or_leads_to_the_nearest(
    pages: Pages, game: str
) -> None:
    """Beside a page of the same name it is that page, for hosts that show it in place of it."""
    own = {f"{game}/index.html": f"{game}.html", f"{game}/cards/index.html": f"{game}/cards.html"}
    for index, beside in own.items():
        assert pages[index].text == pages[beside].text
        assert leads_to(pages, index) == leads_to(pages, beside)
        assert not leads_on(pages[index])
    wanted = {
        f"{game}/lessons/index.html": "../learn.html",
        f"{game}/ornaments/index.html": f"../../{game}.html",
        "assets/fonts/index.html": "../../index.html",
        "play/pyodide/index.html": "../../index.html",
    }
    for index, to in wanted.items():
        page = pages[index]
        assert leads_on(page) == to
        assert {"name": "robots", "content": "noindex"} in page.all("meta")
        assert to in {a["href"] for a in page.all("a")}, "who is not sent on may follow a link"
        assert not leads_on(pages[posixpath.normpath(f"{posixpath.dirname(index)}/{to}")])


@pytest.mark.parametrize("game", GAMES)
def test_old_addresses_lead_to_the_new_places(pages: Pages, game: str) -> None:
    """A game was one page once: what stood there is found from there by every anchor it had."""
    page, ledger = pages[f"{game}.html"], load_ledger(game)
    clauses = {clause.id for clause in ledger.clauses}
    questions = {why_anchor(question.id) for question in ledger.questions}
    sources = {f"source-{entry.key}" for entry in ledger.references}
    headings = {b.anchor for b in load_guide(ledger).blocks if isinstance(b, Heading)}
    tries = {f"try-{one.lesson.id}" for one in lessons(game)}
    parts = {"every-rule", "our-answers", "the-source", "to-print", "all-cards"}
    parts |= {"try-it"} if tries else set()
    assert clauses | questions | sources | headings | tries | parts <= set(page.ids)
    by_fragment = {urlsplit(a["href"]).fragment: urlsplit(a["href"]).path for a in page.all("a")}
    for name in clauses | questions:
        assert by_fragment[name] == f"{game}/law.html"
    for name in sources:
        assert by_fragment[name] == f"{game}/history.html"


def test_the_site_is_complete_in_itself(site: Path, printed: Path) -> None:
    offered = listing(printed)
    assert {name: entry for name, entry in listing(site).items() if name in offered} == offered


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_is_an_anchor_once_and_says_its_sentence(pages: Pages, game: str) -> None:
    page, ledger = pages[f"{game}/law.html"], load_ledger(game)
    found = [name for name in page.ids if name.startswith(f"{ledger.prefix}-")]
    assert sorted(found) == sorted(clause.id for clause in ledger.clauses)
    for clause in ledger.clauses:
        assert spaced(clause.text) in page.text
        assert clause.place in page.text or why_anchor(clause.id) in page.ids


@pytest.mark.parametrize("game", GAMES)
def test_what_is_ours_is_marked_as_ours(pages: Pages, game: str) -> None:
    items = pages[f"{game}/law.html"].all("li")
    marked = {a["id"] for a in items if "ours" in a.get("class", "")}
    assert marked == {clause.id for clause in load_ledger(game).clauses if clause.ours}


@pytest.mark.parametrize("game", GAMES)
def test_every_question_stands_with_its_readings_answer_and_reason(pages: Pages, game: str) -> None:
    page = pages[f"{game}/law.html"]
    for question in load_ledger(game).questions:
        assert why_anchor(question.id) in page.ids
        for text in (question.question, *question.readings, question.answer, question.reason):
            assert spaced(text) in page.text


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_that_answers_a_question_leads_to_it(pages: Pages, game: str) -> None:
    ledger = load_ledger(game)
    linked = {a.get("href", "") for a in pages[f"{game}/law.html"].all("a")}
    clauses = {clause.id for clause in ledger.clauses}
    asked = [question.id for question in ledger.questions if question.id in clauses]
    assert asked
    assert {f"#{why_anchor(name)}" for name in asked} <= linked


def test_visitors_read_that_each_day_has_a_new_deal(pages: Pages) -> None:
    assert "the same for everyone and new tomorrow" in pages["index.html"].text
    for game in GAMES:
        assert "Each day has a new deal, the same for everyone." in pages[f"{game}.html"].text


@pytest.mark.parametrize("game", GAMES)
def test_the_guide_is_told_in_full(pages: Pages, game: str) -> None:
    page, guide = pages[f"{game}/rules.html"], load_guide(load_ledger(game))
    words = set(re.findall(r"\w{4,}", guide.text))
    assert words <= set(re.findall(r"\w{4,}", page.text))
    linked = {a.get("href", "") for a in page.all("a")}
    assert {f"law.html#{name}" for name in guide.clause_ids} <= linked


@pytest.mark.parametrize("game", GAMES)
def test_a_course_begins_with_the_minute_and_explains_its_words_once(site: Path, game: str) -> None:
    page = (site / f"{game}/learn.html").read_text("utf-8")
    assert page.count("<summary>Words of the game</summary>") == 1
    assert page.index('id="minute"') < page.index("Words of the game") < page.index('id="course"')


def test_the_lives_on_the_sketches_can_be_read_as_text(pages: Pages) -> None:
    page = pages["portrait-authors/cards.html"]
    for author in load_ledger("portrait-authors").authors:
        assert spaced(author.life.replace("*", "")) in page.text
        chosen = f"{author.name}, {author.years} ❧ ours" in page.text
        assert chosen == (author.named == "ours")


@pytest.mark.parametrize("game", GAMES)
def test_every_card_is_shown_by_its_name(pages: Pages, game: str) -> None:
    shown = {a["alt"] for a in pages[f"{game}/cards.html"].all("img")}
    assert {card.name for card in deck_pack(load_ledger(game))} <= shown


@pytest.mark.parametrize("game", GAMES)
def test_everything_printed_is_offered(pages: Pages, game: str) -> None:
    linked = {a.get("href", "") for a in pages[f"{game}/print.html"].all("a")}
    assert {*(f"{name}.pdf" for name in PDFS), "card-list.txt", "card-list.html"} <= linked


def test_every_link_leads_to_a_file_and_an_anchor_that_are_there(site: Path, pages: Pages) -> None:
    files = {path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file()}
    for name, page in pages.items():
        out = {a["href"] for a in page.all("a") if "external" in a.get("rel", "")}
        loaded = {a[key] for _, a in page.tags for key in ("src", "srcset") if key in a}
        assert not out & loaded, name
        for address in page.addresses:
            parts = urlsplit(address)
            if address in out:
                continue  # followed by a reader, never loaded: see test_trust.py
            if (name, address) in {("404.html", "./"), ("404.html", "../")}:
                continue  # wherever it is shown
            assert not parts.scheme, f"{name} leaves the site: {address}"
            assert not parts.netloc, f"{name} leaves the site: {address}"
            beside = posixpath.join(posixpath.dirname(name), unquote(parts.path))
            target = posixpath.normpath(beside) if parts.path else name
            assert target in files, f"{name}: {address}"
            if parts.fragment:
                assert unquote(parts.fragment) in pages[target].ids, f"{name}: {address}"


def test_style_sheets_load_only_what_stands_beside_them(site: Path) -> None:
    for sheet in site.rglob("*.css"):
        text = sheet.read_text(encoding="utf-8")
        assert "@import" not in text
        for address in re.findall(r"url\(\"?([^\")]+)", text):
            assert (sheet.parent / address).is_file(), address


def test_every_page_may_do_as_little_as_it_needs(pages: Pages) -> None:
    for name, page in pages.items():
        if name == "404.html":
            continue  # see below
        before, policy = [], ""
        for tag, told in page.tags:
            if told.get("http-equiv") == "Content-Security-Policy":
                policy = told["content"]
                break
            before.append(tag)
        assert not {"script", "link", "style"} & {*before}, f"{name} loads before it is told"
        allowed = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
        nothing = {what for what, source in allowed.items() if source == "'none'"}
        assert nothing == {"default-src", "base-uri", "form-action"}, name
        engine = {"'wasm-unsafe-eval'"} if name.endswith(RUNNING) else set()
        sources = {source for rule in allowed.values() for source in rule.split()}
        assert sources == {"'none'", "'self'", "file:"} | engine, name


def test_the_page_for_lost_addresses_is_complete_in_itself(site: Path) -> None:
    """Nobody knows below which folder it is shown: it loads nothing, and finds the first page."""
    page = (site / "404.html").read_text("utf-8")
    (policy,) = re.findall(r'Content-Security-Policy" content="(.*?)"', unescape(page))
    allowed = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
    for what, tag in (("style-src", "style"), ("script-src", "script")):
        (code,) = re.findall(f"<{tag}>(.*?)</{tag}>", page, re.DOTALL)
        digest = base64.b64encode(hashlib.sha256(code.encode()).digest()).decode()
        assert allowed.pop(what) == f"'sha256-{digest}'"
    assert allowed.pop("connect-src") == "'self'"
    assert set(allowed) == {"default-src", "base-uri", "form-action"}
    assert set(allowed.values()) == {"'none'"}
    assert not re.search(r"<link|\bsrc=|url\(|@import", page)


def test_pages_load_their_scripts_and_have_no_code_or_style_of_their_own(pages: Pages) -> None:
    overviews = {f"{game}.html" for game in GAMES}
    stored = ["page", "elements", "stored", "results", "copies"]
    of_part = {"learn": ["page", "stored", "progress", "course", "marks"]}
    of_part["score"] = [*stored, "awake", "score", "sheet", "entries", "keeper", "backup"]
    seen = ("kept", "terms", "words", "view", "story", "help", "motion", "sight")
    led = ("match", "daily", "door", "review")
    table = [*(f"table-{part}" for part in (*seen, *led)), "backup", "table"]
    of_part["play"] = [*stored, "progress", "marks", "keys", "awake", "play", *table]
    of_part |= {
        "law": ["page", "synonyms", "finding", "law"],
        "cards": ["page", "elements", "cards"],
        "rules": ["marks"],
        "print": ["page", "elements", "copying", "classes", "print"],
        "print-shop": ["page", "elements", "copying", "classes", "play", "print-shop"],
    }
    for name, page in pages.items():
        if name == "404.html":
            continue  # see above
        up = "../" * name.count("/")
        wanted = [posixpath.relpath("assets/kept.js", posixpath.dirname(name) or ".")]
        overview = name.replace("/index.html", ".html") in overviews
        wanted += [f"{up}assets/{script}.js" for script in ("marks", "moved") if overview]
        alone = {
            "search.html": ["page", "elements", "synonyms", "finding", "search"],
            "choose.html": ["page", "choose"],
            "compare.html": ["page", "compare"],
            "teachers.html": ["page", "elements", "copying", "classes", "teachers"],
            "workshop.html": [*("page", "elements", "stored", "play"), *WORKSHOP],
            "met.html": [*stored, "progress", "table-kept", "met", "backup"],
        }.get(name, [])
        wanted += [f"assets/{script}.js" for script in alone]
        if leads_on(page):
            pass
        elif "/lessons/" in name:
            game, _, address = name.partition("/lessons/")
            ending = ["ending"] if (game, address.removesuffix(".html")) in ENDINGS else []
            of_lesson = [*OF_LESSON[:-1], *ending, OF_LESSON[-1]]
            wanted += [f"../../assets/{script}.js" for script in of_lesson]
        elif "/" in name:
            part = name.removesuffix("/index.html").rpartition("/")[2].removesuffix(".html")
            wanted += [f"{up}assets/{script}.js" for script in of_part.get(part, [])]
        scripts = [tag for tag in page.all("script") if tag.get("type") != "application/json"]
        for script in scripts:
            script.pop("data-job", None)  # what Python is to do
        assert scripts == [{"src": file, "defer": ""} for file in wanted], name
        assert not page.all("style")
        assert not [a for _, a in page.tags if "style" in a or any(k.startswith("on") for k in a)]


@pytest.mark.parametrize("game", TAUGHT)
def test_a_clause_leads_to_its_lessons_and_shows_what_it_refuses(site: Path, game: str) -> None:
    law = unescape((site / part_address(game, "law")).read_text(encoding="utf-8"))
    rules = dict(re.findall(r'<li id="([A-Z0-9a-z-]+)" class="rule.*?>(.*?)</li>', law, re.DOTALL))
    refused = set()
    for judged in lessons(game):
        lesson = f'href="lessons/{judged.lesson.id}.html">{judged.lesson.title}</a>'
        assert all(lesson in rules[clause] for clause in judged.lesson.teaches)
        for choice in (choice for asked in judged.questions for choice in asked.choices):
            if choice.verdict != "not allowed" or not choice.clauses:  # or not in turn
                continue
            if choice.clauses[0] not in refused:
                refused.add(choice.clauses[0])
                shown = f"{choice.label}: not allowed.</span> {choice.text}</p>"
                assert shown in rules[choice.clauses[0]]
    assert {c for c, rule in rules.items() if "refusal" in rule} == refused


@pytest.mark.parametrize("game", TAUGHT)
def test_who_has_never_played_finds_the_game_in_a_minute_before_the_lessons(
    site: Path, game: str
) -> None:
    page = unescape((site / part_address(game, "learn")).read_text(encoding="utf-8"))
    before, _, lessons_ = page.partition('<div id="course">')
    assert 'id="minute"' in before
    assert "If you have never played" in before
    first = (site / part_address(game, f"lessons/{lessons(game)[0].lesson.id}")).read_text("utf-8")
    assert "learn.html#minute" in first
    assert lessons_


def test_a_lesson_keeps_back_the_rules_that_would_give_its_answer_away(site: Path) -> None:
    page = (site / "court/lessons/the-color-led.html").read_text(encoding="utf-8")
    cited = page[page.index('id="cited"') :]
    assert re.search(r"<details><summary>[A-Z][a-z]+ rules?, which may give away the answer", cited)


def test_a_trick_shows_which_card_won_and_a_turn_is_a_list_of_calls(site: Path) -> None:
    nations = (site / "nations/rules.html").read_text(encoding="utf-8")
    played = re.findall(r'<div class="played">(.*?)</div>', nations, re.DOTALL)
    assert played
    assert all(trick.count('class="best"') == 1 for trick in played)
    authors = unescape((site / "portrait-authors/rules.html").read_text(encoding="utf-8"))
    assert re.search(r'<ol class="calls">\s*<li>\w+, [^<]+: (yes|no)\.</li>', authors)


def test_what_a_figure_shows_is_there_in_words(site: Path) -> None:
    page = unescape((site / "nations/rules.html").read_text(encoding="utf-8"))
    words = re.findall(r"<summary>In words</summary><p>(.*?)</p>", page)
    assert any(text.startswith("Ann holds: ") for text in words)


def test_a_long_row_of_figures_is_a_column_on_the_site(site: Path) -> None:
    page = (site / "nations/rules.html").read_text(encoding="utf-8")
    wide = [t for t in re.findall(r"<table.*?</table>", page, re.DOTALL) if "</thead>" in t]
    assert max(t.partition("</thead>")[0].count("<th ") for t in wide) < 6


def test_pages_are_in_order(pages: Pages) -> None:
    for name, page in pages.items():
        assert len(page.ids) == len(set(page.ids)), name
        levels = [int(tag[1]) for tag, _ in page.tags if re.fullmatch(r"h[1-6]", tag)]
        assert levels[0] == 1, name
        assert levels.count(1) == 1, name
        assert all(b <= a + 1 for a, b in pairwise(levels)), name
        assert all({"alt", "width", "height"} <= image.keys() for image in page.all("img")), name
        assert not page.all("image"), "it would be asked for before the first screen is painted"
        described = [a["content"] for a in page.all("meta") if a.get("name") == "description"]
        assert len(described) == 1, name
        assert described[0], name


def test_pages_and_what_they_carry_stay_light(site: Path) -> None:
    fonts = sum(font.stat().st_size for font in (site / "assets").rglob("*.woff2"))
    for path in site.rglob("*.html"):
        assert len(gzip.compress(path.read_bytes())) < 30 * 1024, path
        named = set(re.findall(r"assets/[a-z]+\.(?:css|js)", path.read_text(encoding="utf-8")))
        assert fonts + sum((site / name).stat().st_size for name in named) < 200_000, path


BASE = "https://example.org/games/"
SOURCES = [paths.data(folder) for folder in ("site", "templates", "seeds")]


class Published(NamedTuple):
    """A site that knows where it will stand, and how its sources looked before it was built."""

    out: Path
    before: list[object]


@pytest.fixture(scope="module")
def published(printed: Path, tmp_path_factory: pytest.TempPathFactory) -> Published:
    made = Published(tmp_path_factory.mktemp("published") / "site", [*map(listing, SOURCES)])
    with kept():
        build_site(made.out, printed, BASE)
    return made


def test_building_leaves_the_sources_as_they_were(published: Published) -> None:
    assert [*map(listing, SOURCES)] == published.before


def test_where_it_will_stand_the_site_has_a_map_and_says_its_addresses(
    published: Published,
) -> None:
    base, out = BASE, published.out
    names = {path.relative_to(out).as_posix() for path in out.rglob("*.html")} - {"404.html"}
    names -= {f"{game}/card-list.html" for game in GAMES}
    indexes = {name for name in names if name.endswith("/index.html")}
    names -= indexes
    wanted = {base + name.replace("index.html", "") for name in names}
    mapped = re.findall("<loc>(.*?)</loc>", (out / "sitemap.xml").read_text(encoding="utf-8"))
    assert {*mapped} == wanted
    assert mapped == sorted(mapped)
    assert f"Sitemap: {base}sitemap.xml" in (out / "robots.txt").read_text(encoding="utf-8")
    said, pictures = set(), set()
    for name in names:
        page = head(out / name)
        (canonical,) = (a["href"] for a in page.all("link") if a.get("rel") == "canonical")
        said.add(canonical)
        (shown,) = (a["content"] for a in page.all("meta") if a.get("property") == "og:image")
        game = name.partition("/")[0].removesuffix(".html")
        assert shown == f"{base}{game if game in GAMES else 'assets'}/social.png"
        pictures.add(shown)
    assert said == wanted
    for name in indexes:
        proper = [a["href"] for a in head(out / name).all("link") if a.get("rel") == "canonical"]
        of_page = f"{base}{name.removesuffix('/index.html')}.html"
        assert proper == ([of_page] if of_page in wanted else [])
    for shown in pictures:
        with Image.open(out / shown.removeprefix(base)) as picture:
            assert picture.size == (1200, 630)
    told = json.loads((out / "site.webmanifest").read_text(encoding="utf-8"))
    assert told["name"] == "Cardwright"
    for icon in told["icons"]:
        with Image.open(out / icon["src"]) as picture:
            assert "{}x{}".format(*picture.size) == icon["sizes"]
    lost = read(out / "404.html")  # shown at whatever address was asked for
    told = [a.get("href", "") for a in (*lost.all("a"), *lost.all("link")) if "href" in a]
    assert all(link.startswith(("/games/", "#")) for link in told)


def test_where_it_is_not_known_where_the_site_will_stand_it_says_no_address(site: Path) -> None:
    assert not (site / "sitemap.xml").exists()
    assert not (site / "robots.txt").exists()
    head = (site / "court.html").read_text(encoding="utf-8").partition("</head>")[0]
    assert not re.search(r"canonical|og:|manifest\.", head.replace("manifest-src", ""))
    assert not list(site.rglob("social.png"))


def test_every_page_has_icons_for_tabs_and_for_a_home_screen(site: Path, pages: Pages) -> None:
    for name, page in pages.items():
        if name == "404.html":
            continue  # loads nothing
        icons = [a for a in page.all("link") if "icon" in a["rel"]]
        assert [a["rel"] for a in icons] == ["icon", "icon", "apple-touch-icon"]
        for icon, size in zip(icons, (32, None, 180), strict=True):
            file = (site / name).parent / icon["href"]
            if size:
                with Image.open(file) as picture:
                    assert picture.size == (size, size)


def test_a_bundle_holds_all_that_there_is_to_print(site: Path, printed: Path, pages: Pages) -> None:
    for game in GAMES:
        file = site / bundle_address(game)
        with zipfile.ZipFile(file) as packed:
            assert packed.testzip() is None
            inside = {name: packed.read(name) for name in packed.namelist()}
        files = sorted(path for path in (printed / game).iterdir() if path.is_file())
        files = [path for path in files if "-decks-" not in path.name]  # sets have their own
        assert inside == {f"{game}/{path.name}": path.read_bytes() for path in files}
        assert file.stat().st_size == bundle_size(all_files(printed / game))
        assert f"ZIP, {in_words(file.stat().st_size)}" in pages[f"{game}/print.html"].text


def test_the_work_that_a_deck_takes_is_told(pages: Pages) -> None:
    """Counted here from the cards alone: nine to a sheet, three in a row."""

    def cuts(cards: int, columns: int, rows: int) -> int:
        whole, rest = divmod(cards, columns * rows)
        last = min(rest, columns) + 1 + math.ceil(rest / columns) + 1 if rest else 0
        return whole * (columns + 1 + rows + 1) + last

    for game in GAMES:
        ledger = load_ledger(game)
        cards = len(deck_pack(ledger)) + references(ledger)
        trays = sum(card.kind == "tray" for card in piece_cards(ledger))
        wanted = cuts(cards, 3, 3) + cuts(trays, 1, 2)
        assert f"{wanted} straight cuts" in pages[f"{game}/print.html"].text


def test_pages_about_all_games_say_what_the_ledgers_say(pages: Pages) -> None:
    choose, teachers, glossary = (pages[f"{n}.html"] for n in ("choose", "teachers", "glossary"))
    checked = pages["checked.html"].text
    for game in GAMES:
        ledger = load_ledger(game)
        figures = f"{people(ledger.players)} players {ledger.minutes} minutes ages {ledger.age}+"
        assert f" {ledger.title} " in choose.text
        assert figures in " ".join(choose.text.split()), game
        counted = [ledger.title, len(ledger.forms), len(ledger.clauses)]
        assert re.search(r"\s+".join(map(str, counted)), checked), game
        for term in search_index.terms(load_guide(ledger)):
            assert re.search(rf"{re.escape(term.word)}\s+{re.escape(term.meaning)}", glossary.text)
        taught = load_teachers(ledger)
        assert not taught or all(
            block.text in teachers.text for block in taught.blocks if isinstance(block, Heading)
        )
    compare = pages["compare.html"]
    named = re.findall(
        r"(?:COURT|S66)-[A-Z0-9a-z-]+", " ".join(a["href"] for a in compare.all("a"))
    )
    assert len(named) > 40
    for clause in named:
        game = "court" if clause.startswith("COURT") else "sixty-six"
        assert load_ledger(game).clause(clause).text in compare.text
    titles = [load_ledger(game).title for game in GAMES]
    for one, other in combinations(titles, 2):
        assert f"{one} and {other} " in compare.text or f"{other} and {one} " in compare.text


def test_the_index_of_the_search_leads_to_everything(site: Path, pages: Pages) -> None:
    text = (site / "assets/search-index.js").read_text(encoding="utf-8")
    rows = json.loads(re.sub(r",\n\]", "]", text[text.index("[") :].removesuffix(";\n")))
    for _, _, _, address, *_ in rows:
        page, _, anchor = address.partition("#")
        assert not anchor or anchor in pages[page].ids, address
    kinds = Counter((kind, game) for kind, _, game, *_ in rows)
    for game in GAMES:
        ledger = load_ledger(game)
        assert kinds["rule", ledger.title] == len(ledger.clauses)
        assert kinds["author", ledger.title] == len(ledger.authors)
        assert kinds["lesson", ledger.title] == len(plan.course(game))
        assert kinds["guide", ledger.title] > 20
    assert ["card", "House 9 of Europe", "The Game of Nations", "nations/cards.html",
            "Step-gabled house, Bruges, Flanders"] in rows  # fmt: skip
    texts = [row for row in rows if row[0] == "text"]
    assert any(
        game == "Court" and address == "court/history.html#consulted" and "pagat.com" in text
        for _, _, game, address, text in texts
    )


def test_every_character_is_in_the_fonts(pages: Pages) -> None:
    for name, page in pages.items():
        strange = {c for c in page.text if ord(c) not in CHARACTERS}
        assert not strange, name


@pytest.mark.long
def test_the_same_sources_make_the_same_site(site: Path, printed: Path, tmp_path: Path) -> None:
    """As does the whole build, of which `.ci/same_bytes.py` asks."""
    code = (
        "import sys; from pathlib import Path; from cardwright.website import build_site;"
        "build_site(Path(sys.argv[1]), Path(sys.argv[2]))"
    )
    elsewhere = {**os.environ, "PYTHONHASHSEED": "7", "TZ": "Asia/Tokyo", "LC_ALL": "C"}
    command = [sys.executable, "-c", code, str(tmp_path), str(printed)]
    subprocess.run(command, check=True, env=elsewhere, cwd=ROOT)
    assert listing(tmp_path) == listing(site)


def test_a_link_that_leads_nowhere_is_an_error(
    printed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = a_home(tmp_path)
    about = root / "site" / "docs" / "about.md"
    about.write_text(about.read_text(encoding="utf-8") + "\n[x](nowhere.md)\n", encoding="utf-8")
    monkeypatch.setattr(paths, "ROOT", root)
    with kept(), pytest.raises(OutputError, match=r"about\.md.*nowhere\.md"):
        build_site(tmp_path / "out", printed)


def a_home(folder: Path) -> Path:
    """A copy of the data folders, as an installed wheel has them away from the package."""
    home = folder / "_data"
    for name in ("site", "templates", "seeds", "card_art"):
        shutil.copytree(paths.data(name), home / name)
    return home


def test_a_build_for_one_paper_offers_that_paper(printed: Path, tmp_path: Path) -> None:
    shutil.copy(printed / "court" / "deck-a4.pdf", tmp_path)
    (offer,) = offers(tmp_path)
    (edition,) = offer.editions
    assert (offer.title, edition.title) == ("The deck", "Both sides")
    assert [(file.file, file.paper, file.pages) for file in edition.files] == [
        ("deck-a4.pdf", "A4", 1)
    ]
    assert len(offers(printed / "court")) == 7
    (box,) = (offer for offer in offers(printed / "court") if offer.name == "box")
    told = [(file.file, file.kind, file.pages) for each in box.editions for file in each.files]
    assert told == [
        ("box-a4.pdf", "PDF", 1),
        ("box-letter.pdf", "PDF", 1),
        ("box.dxf", "DXF", 0),
    ]
    assert [offer.name for offer in offers(printed / "court")][-2:] == ["law", "card-list"]
    assert [
        (file.kind, file.pages) for file in offers(printed / "court")[-1].editions[0].files
    ] == [
        ("HTML", 0),
        ("text", 0),
    ]


_BY_ITSELF = """
import sys
from contextlib import nullcontext
from cardwright.building import run
from tests.website.making import kept, stand_ins
# What is printed is not looked at here; the hooks ask for it as for a real build.
run.build = lambda what, out, cache: len(list(stand_ins(out).iterdir()))
from {tool}.__main__ import cli
with kept() if sys.argv[3] == "kept" else nullcontext():
    cli(["build", "--strict", "--quiet", "-f", sys.argv[1], "-d", sys.argv[2]])
"""


@pytest.mark.deep
@pytest.mark.parametrize("tool", ["mkdocs", "properdocs"])
def test_a_bare_build_makes_the_same_site(
    site: Path, tmp_path: Path, tool: str, sample: Sample
) -> None:
    """In the quick tier what is drawn, and what a page says, is taken from the cache."""
    config = str(paths.data("site", "mkdocs.yml"))
    command = [
        sys.executable,
        "-c",
        _BY_ITSELF.format(tool=tool),
        config,
        str(tmp_path),
        ("new", "kept")[sample(1, 0)],
    ]
    done = subprocess.run(command, check=True, cwd=ROOT, capture_output=True, text=True)
    assert "WARNING" not in done.stderr
    assert listing(tmp_path) == listing(site)
