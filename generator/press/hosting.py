"""Where the pictures of a table are: on this computer, on a website, or in the cloud of Steam.

The cloud gives every picture an address of its own, which does not hold the picture's name; so no
folder can be named there (kb.tabletopsimulator.com, “Cloud Manager”).
"""

from __future__ import annotations

import re
from urllib.parse import SplitResult, quote, unquote, urlsplit, urlunsplit

from generator.errors import UsageError, shown

_CLOUD = re.compile(r"(.+\.)?steamusercontent\.com|steamuser(content|images)-a\.akamaihd\.net")
_PAGES = ("index.html", "index.htm")
#: What a path may hold as it is: besides letters and digits, and with what is encoded already.
_PLAIN = "/%:@!$&'()*+,;=~"


def in_cloud(address: str) -> bool:
    """Whether an address is one that the Cloud Manager gives."""
    return bool(_CLOUD.fullmatch(urlsplit(address).hostname or ""))


def file_of(address: str) -> str:
    """The name of the file that an address leads to."""
    return unquote(urlsplit(address).path.rpartition("/")[2])


def web_folder(address: str) -> str:
    """The address of a folder on a website, encoded, with a slash at its end; raises UsageError.

    A page at its end is taken away; what is no ordinary website is refused.

    >>> web_folder("https://example.org/my cards/index.html")
    'https://example.org/my%20cards/'
    """
    parts, host = _ordinary(address)
    if not host:
        raise UsageError(
            f"“{shown(address)}” is no folder on a website",
            hint="write an address like https://example.org/cards/",
        )
    if in_cloud(address):
        raise UsageError(
            "in the Steam Cloud every picture has an address of its own, so there is no folder",
            hint="leave out --base-url; load table.json, choose Upload All in the Cloud Manager, "
            "and save the game again",
        )
    above, _, last = parts.path.rpartition("/")
    path = above if last.casefold() in _PAGES else parts.path.rstrip("/")
    return urlunsplit((parts.scheme, host, quote(path, safe=_PLAIN) + "/", "", ""))


def _ordinary(address: str) -> tuple[SplitResult, str]:
    """The parts of an address, and its host and port as they are sent; "" if it is no website."""
    none = SplitResult("", "", "", "", ""), ""
    try:
        parts = urlsplit(address)
        name, port = parts.hostname or "", parts.port
        host = f"[{name}]" if ":" in name else name.encode("idna").decode()
    except ValueError:
        return none
    plain = address.isprintable() and not (parts.query or parts.fragment or parts.username)
    if not (host and plain and parts.scheme in {"http", "https"}):
        return none
    return parts, host if port is None else f"{host}:{port}"
