"""The address of a site: what is printed in books is for good, so it is right or refused."""

from __future__ import annotations

import pytest

from cardwright.building.options import SiteOptions
from cardwright.building.remarks import remarks
from cardwright.building.spec import BuildSpec
from cardwright.errors import UsageError
from cardwright.printing.web_addresses import only_here, site_address


@pytest.mark.parametrize(
    ("given", "meant"),
    [
        ("", ""),
        ("https://example.org", "https://example.org/"),
        (" https://example.org/games/ ", "https://example.org/games/"),
        ("https://example.org/games/index.html", "https://example.org/games/"),
        ("https://example.org/INDEX.HTM", "https://example.org/"),
        ("HTTPS://Example.ORG:443/A", "https://example.org/A/"),
        ("http://example.org:8080/a", "http://example.org:8080/a/"),
        ("https://example.org./a", "https://example.org/a/"),
        ("https://example.org/my games", "https://example.org/my%20games/"),
        ("https://example.org/my%20games", "https://example.org/my%20games/"),
        ("https://example.org/spiele/ärzte", "https://example.org/spiele/%C3%A4rzte/"),
        ("https://example.org/100%", "https://example.org/100%25/"),
        ('https://example.org/"<a>"', "https://example.org/%22%3Ca%3E%22/"),
        ("https://example.org//a//", "https://example.org/a/"),
        ("https://bücher.example/", "https://xn--bcher-kva.example/"),
        ("https://xn--bcher-kva.example/", "https://xn--bcher-kva.example/"),
        ("https://例え.テスト/", "https://xn--r8jz45g.xn--zckzah/"),
        ("http://[::1]:8000/", "http://[::1]:8000/"),
        ("http://127.0.0.1:8000/a", "http://127.0.0.1:8000/a/"),
        ("https://o'brien.example/~jo/a;b/(c)@d", None),
        ("https://example.org/~jo/a;b/(c)@d", "https://example.org/~jo/a;b/(c)@d/"),
    ],
)
def test_an_address_is_written_as_it_works_in_print(given: str, meant: str | None) -> None:
    if meant is None:
        with pytest.raises(UsageError):
            site_address(given)
    else:
        assert site_address(given) == SiteOptions(base_url=given).base_url == meant
        assert site_address(meant) == meant
        assert meant.isascii()


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ("example.org", "https://"),
        ("ftp://example.org/", "https://"),
        ("javascript:alert(1)", "https://"),
        ("file:///home/me/site/", "https://"),
        ("//example.org/", "https://"),
        ("https://", "host"),
        ("https:///games/", "host"),
        ("https://:80/", "host"),
        ("https://exa mple.org/", "host"),
        ("https://-a.example/", "host"),
        ("https://a..example/", "host"),
        ("https://a_b.example/", "host"),
        ("https://1.2.3.999/", "host"),
        (f"https://{'a' * 64}.example/", "host"),
        ("https://[::1/", "host"),
        ("https://[v1.a]/", "host"),
        ("https://[fe80::1%25eth0]/", "host"),
        ("https://straße.example/", "xn--"),
        ("https://\U0001f0cf.example/", "xn--"),
        ("https://a.b/?c", "?"),
        ("https://a.b/?", "?"),
        ("https://a.b/#c", "#"),
        ("https://me@a.b/", "name"),
        ("https://me:secret@a.b/", "name"),
        ("https://@a.b/", "name"),
        ("https://a.b:99999/", "port"),
        ("https://a.b:0/", "port"),
        ("https://a.b:eighty/", "port"),
        ("https://a.b:-1/", "port"),
        ("https://a.b/court.html", "folder"),
        ("https://a.b/games/../x", ".."),
        ("https://a.b/./x", ".."),
        ("https://a.b/%2e%2E/x", ".."),
        ("https://a.b\\games", "\\"),
        ("https://a.b/a\tb", "U+0009"),
        ("https://a.b/a\nb", "U+000A"),
        ("https://a.b/a\u202eb", "U+202E"),
        ("https://a.b/\udcff", "UTF-8"),
        ("https://a.b/" + "c" * 300, "200"),
    ],
)
def test_what_would_lead_nowhere_is_refused_with_the_reason(given: str, why: str) -> None:
    with pytest.raises(UsageError) as raised:
        site_address(given)
    assert why in str(raised.value)
    assert raised.value.exit_code == 2
    assert "https://example.org/cardwright/" in raised.value.hint or "xn--" in raised.value.hint
    assert "secret" not in str(raised.value)


@pytest.mark.parametrize(
    ("address", "here"),
    [
        ("http://localhost:8000/", True),
        ("http://my.localhost/", True),
        ("http://127.0.0.1/", True),
        ("http://[::1]/", True),
        ("http://192.168.1.7/", True),
        ("http://printer.local/", True),
        ("http://intranet/", True),
        ("https://example.org/", False),
        ("https://8.8.8.8/", False),
        ("", False),
    ],
)
def test_an_address_that_other_people_cannot_reach_is_remarked(address: str, here: bool) -> None:
    assert only_here(address) is here
    for kind, codes in (("book", True), ("tracker", False)):
        said = remarks(BuildSpec.usual(["court"], only=[kind], base_url=address))
        assert any(address in remark for remark in said) is (here and codes)
