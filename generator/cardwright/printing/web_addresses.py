"""Addresses of the site, and of its pages below its root.

The site lays its pages there, and printed books lead to them: an address that is printed cannot be
mended, so `site_address` takes what is meant as it works in a code, or refuses it with the reason.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address
from urllib.parse import SplitResult, quote, unquote, urlsplit

from cardwright.errors import UsageError, excerpt
from cardwright.limits import ADDRESS

_EXAMPLE = "write an address like https://example.org/cardwright/"
_LABEL = re.compile(r"(?!-)[a-z0-9-]{1,63}(?<!-)")
_PORTS = {"http": 80, "https": 443}
#: Letters that the standard library turns into others, as an older rule wanted it (IDNA 2003), and
#: registrars do not (IDNA 2008): sharp s, final sigma, and the joiners of Arabic and Indic scripts.
_DEVIANT = set("ßẞς\u200c\u200d")
_LETTERS = {"L", "M", "N"}
#: Names of hosts that no registry gives out, but a network at home may.
_HOME = {"local", "localhost", "localdomain", "internal", "lan", "home", "test", "invalid"}

#: The page that a visitor meets first.
OVERVIEW = "overview"


def site_address(text: str) -> str:
    """The address of a site in ASCII, with a slash at its end; "" where none is given.

    `index.html` at the end is left out, a port that is the usual one, too. Spaces and letters
    beyond ASCII are encoded, in a host as punycode. Raises UsageError for what leads nowhere.

    >>> site_address("https://Bücher.example/my games/index.html")
    'https://xn--bcher-kva.example/my%20games/'
    """
    text = text.strip(" ")
    if not text:
        return ""
    if len(text) > ADDRESS:
        raise _no_site(text, f"it is longer than {ADDRESS} characters")
    for character in text:
        if unicodedata.category(character) == "Cs":
            raise _no_site(text, "it is not UTF-8")
        if unicodedata.category(character)[0] == "C" or character in "\\\u2028\u2029":
            raise _no_site(text, f"it has the character {_named(character)}")
    scheme, colon, _ = text.partition("://")
    if not colon or scheme.lower() not in _PORTS:
        raise _no_site(text, "it does not begin with https:// or http://")
    for mark, what in (("?", "a question"), ("#", "a place on a page")):
        if mark in text:
            raise _no_site(text, f"a {mark} begins {what}, not a folder")
    parts, port = _split(text)
    host = f"[{parts.hostname}]" if ":" in (parts.hostname or "") else _host(text, parts)
    return f"{parts.scheme}://{host}{port}{_folder(text, parts.path)}"


def _split(text: str) -> tuple[SplitResult, str]:
    """An address in its parts, and its port, such as “:8000”; "" for the usual one."""
    try:
        parts = urlsplit(text)
        if "[" in parts.netloc and IPv6Address(parts.hostname or "").scope_id:
            raise _no_site(text, "its host belongs to one network card")
    except ValueError:
        raise _no_site(text, "its host cannot be read") from None
    if "@" in parts.netloc:
        raise _no_site("…", "it has a user name, which everyone would see")
    try:
        port = parts.port
    except ValueError:
        port = 0
    if port == 0:
        raise _no_site(text, "its port is not a number from 1 to 65535")
    return parts, "" if port in {None, _PORTS[parts.scheme]} else f":{port}"


def _host(text: str, parts: SplitResult) -> str:
    """The host in ASCII: punycode where it has other letters."""
    host = (parts.hostname or "").removesuffix(".")
    if not host.isascii():
        return _punycode(text, unicodedata.normalize("NFC", host))
    labels = host.split(".")
    if len(host) > 253 or not all(map(_LABEL.fullmatch, labels)):
        raise _no_site(text, "it has no host, or an impossible one")
    if labels[-1].isdigit():
        try:
            ip_address(host)
        except ValueError:
            raise _no_site(text, "its host is impossible") from None
    return host


def _punycode(text: str, host: str) -> str:
    """A host of letters beyond ASCII in ASCII.

    The standard library suffices: it knows an older rule, which differs from that of registrars in
    few letters, and those are refused, as is what is no letter.
    """
    plain = all(unicodedata.category(one)[0] in _LETTERS or one in "-." for one in host)
    try:
        found = host.encode("idna").decode("ascii") if plain else ""
    except UnicodeError:
        found = ""
    if not found or _DEVIANT & set(host):
        raise UsageError(
            f"“{excerpt(text)}” cannot be printed: its host has letters with more "
            "than one spelling",
            hint="write the ASCII form of the host from your registrar, beginning with xn--",
        )
    return found


def _folder(text: str, path: str) -> str:
    """The path of a folder, encoded, with a slash at both ends."""
    steps = [step for step in path.split("/") if step]
    if steps and steps[-1].lower() in {"index.html", "index.htm"}:
        steps.pop()
    if any(unquote(step) in {".", ".."} for step in steps):
        raise _no_site(text, "it has . or .. between slashes")
    if steps and steps[-1].lower().endswith((".html", ".htm")):
        raise _no_site(text, f"{excerpt(steps[-1])} is a page, not the folder of the site")
    encoded = (re.sub(r"%(?![0-9A-Fa-f]{2})", "%25", step) for step in steps)
    whole = "".join(f"/{quote(step, safe='%:@!$&()*+,;=~')}" for step in encoded)
    return f"{whole}/"


def _no_site(text: str, why: str) -> UsageError:
    return UsageError(
        f"“{excerpt(text)}” is not a possible address of a site: {why}", hint=_EXAMPLE
    )


def _named(character: str) -> str:
    return "\\" if character == "\\" else f"U+{ord(character):04X}"


def only_here(address: str) -> bool:
    """Test if the host of a `site_address` can be reached from this computer or network alone.

    >>> only_here("http://localhost:8000/"), only_here("https://example.org/")
    (True, False)
    """
    host = urlsplit(address).hostname or ""
    try:
        return not ip_address(host).is_global
    except ValueError:
        return bool(host) and ("." not in host or host.rpartition(".")[2] in _HOME)


def part_address(game: str, part: str) -> str:
    """The address of a page of a game: `learn`, `law` and so on.

    >>> part_address("court", OVERVIEW), part_address("court", "law")
    ('court.html', 'court/law.html')
    """
    return f"{game}.html" if part == OVERVIEW else f"{game}/{part}.html"


def lesson_address(game: str, lesson: str) -> str:
    """The address of a lesson."""
    return f"{game}/lessons/{lesson}.html"


@dataclass(frozen=True, slots=True)
class Online:
    """A game's pages on a site that stands at `base`, which ends with a slash."""

    base: str
    game: str

    def at(self, part: str) -> str:
        """The whole address of a page."""
        return self.base + part_address(self.game, part)

    def lesson_at(self, lesson: str) -> str:
        """The whole address of a lesson."""
        return self.base + lesson_address(self.game, lesson)
