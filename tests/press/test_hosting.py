"""Where pictures for Tabletop Simulator may be: ordinary websites, and no folder in the cloud."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardwright.building.export import ExportRequest, export
from cardwright.errors import UsageError
from cardwright.printing.press.hosting import file_of, in_cloud, web_folder

CLOUD = "https://steamusercontent-a.akamaihd.net/ugc/1684900303094014391/F5D94AB/"


@pytest.mark.parametrize(
    ("given", "meant"),
    [
        ("https://example.org", "https://example.org/"),
        ("https://example.org/cards//", "https://example.org/cards/"),
        ("HTTP://Example.org:8080/a", "http://example.org:8080/a/"),
        ("https://example.org/my cards/é", "https://example.org/my%20cards/%C3%A9/"),
        ("https://example.org/my%20cards/", "https://example.org/my%20cards/"),
        ("https://example.org/cards/index.html", "https://example.org/cards/"),
        ("https://example.org/Index.HTM", "https://example.org/"),
        ("https://kärtchen.example/", "https://xn--krtchen-5wa.example/"),
        ("http://[::1]:8000/x", "http://[::1]:8000/x/"),
    ],
)
def test_an_address_is_that_of_a_folder_and_encoded(given: str, meant: str) -> None:
    assert web_folder(given) == meant


@pytest.mark.parametrize(
    "given",
    ["javascript:alert(1)", "data:image/png;base64,AA", "file:///home/ann/cards/", "cards"],
)
def test_what_is_no_website_is_refused(given: str) -> None:
    with pytest.raises(UsageError, match=r"begin with https://.*\nHint: write an address"):
        web_folder(given)


def test_a_folder_in_the_cloud_is_refused_with_the_way_to_share() -> None:
    for cloud in (CLOUD, "http://cloud-3.steamusercontent.com/ugc/1/A/"):
        assert in_cloud(cloud)
        with pytest.raises(UsageError, match="every picture has its own address") as caught:
            web_folder(cloud)
        assert "Upload All" in caught.value.hint
    assert not in_cloud("https://steamusercontent.com.example.org/")
    assert not in_cloud("https://a248.e.akamaihd.net/")


def test_the_file_of_an_address_is_found_without_what_stands_behind_it() -> None:
    assert file_of("https://example.org/my%20cards/cards%201.png?v=2#top") == "cards 1.png"
    assert file_of(CLOUD) == ""


def test_an_export_for_no_website_makes_nothing(tmp_path: Path) -> None:
    with pytest.raises(UsageError):
        export(
            ExportRequest("tabletop-simulator", ["court"], address="ftp://example.org"),
            tmp_path / "out",
        )
    assert not list(tmp_path.iterdir())
