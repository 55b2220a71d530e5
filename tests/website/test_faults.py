"""A fault in a template of the site is one of the file that it is in, and names its line."""

from __future__ import annotations

from pathlib import Path

import jinja2
import pytest

from cardwright import paths
from cardwright.errors import TemplateError
from cardwright.website import build_site
from cardwright.website.faults import fault_of_template

HOME_PAGE = "templates/site/home.html"


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the templates."""
    monkeypatch.setattr(paths, "ROOT", tmp_path)
    (tmp_path / "templates/site/parts").mkdir(parents=True)
    (tmp_path / "site/docs").mkdir(parents=True)
    return tmp_path / "templates/site"


def asked() -> None:
    """A function of the program that a template calls, with a fault of its own."""
    raise KeyError("ours")


def fault(home: Path, **names: object) -> TemplateError | None:
    """What is made of the fault that comes of rendering the page."""
    loader = jinja2.FileSystemLoader([f"{home.parent.parent}/site/../templates/site"])
    env = jinja2.Environment(loader=loader, undefined=jinja2.StrictUndefined, autoescape=True)
    try:
        env.get_template("home.html").render(names)
    except Exception as error:  # noqa: BLE001 - whatever it is
        return fault_of_template(error)
    raise AssertionError("it was rendered")


@pytest.mark.parametrize(
    ("page", "says"),
    [
        ("<p>\n{% if %}", "templates/site/home.html:2: Expected an expression"),
        ("{% for a in b %}", "templates/site/home.html:1: Unexpected end of template"),
        ("\n\n{{ nothing.at.all }}", "templates/site/home.html:3: 'nothing' is undefined"),
        ("\n{{ 1 / 0 }}", "templates/site/home.html:2: division by zero"),
        ("\n{{ None + 1 }}", "templates/site/home.html:2: unsupported operand"),
        ("{{ 1 | nosuch }}", "templates/site/home.html:1: No filter named 'nosuch'"),
        ("\n{% include 'none.html' %}", "templates/site/home.html:2: there is no template “none."),
        ("\n{% include 'parts/bad.html' %}", "templates/site/parts/bad.html:4: unexpected"),
        ("{% include 'latin.html' %}", "templates/site/latin.html: is not UTF-8 text"),
    ],
)
def test_a_fault_of_a_template_is_told_by_file_and_line(home: Path, page: str, says: str) -> None:
    (home / "home.html").write_text(page, "utf-8")
    (home / "parts/bad.html").write_text("\n\n\n{{ }", "utf-8")
    (home / "latin.html").write_bytes("Größe".encode("latin-1"))
    told = fault(home)
    assert told
    assert says in str(told)
    assert told.exit_code == 1


def test_a_fault_of_the_program_stays_one(home: Path) -> None:
    (home / "home.html").write_text("{{ asked() }}", "utf-8")
    assert fault(home, asked=asked) is None


def test_a_site_with_a_broken_template_says_which(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_: object) -> None:
        jinja2.Environment(autoescape=True).parse("<p>\n{% if %}", "x", str(paths.place(HOME_PAGE)))

    monkeypatch.setattr("cardwright.website.build.build", broken)
    with pytest.raises(TemplateError, match=rf"{HOME_PAGE}:2: Expected"):
        build_site(tmp_path / "out", tmp_path)


def test_a_fault_of_the_program_comes_out_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cardwright.website.build.build", lambda _: asked())
    with pytest.raises(KeyError, match="ours"):
        build_site(tmp_path / "out", tmp_path)
