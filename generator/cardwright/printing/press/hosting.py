"""The hosts of a table's pictures: this computer, a website, or the cloud of Steam.

The cloud gives every picture an address of its own, which does not hold the picture's name; so no
folder can be named there (kb.tabletopsimulator.com, “Cloud Manager”).
"""

from __future__ import annotations

import re
from urllib.parse import unquote, urlsplit

from cardwright.errors import UsageError
from cardwright.printing.web_addresses import site_address

_CLOUD = re.compile(r"(.+\.)?steamusercontent\.com|steamuser(content|images)-a\.akamaihd\.net")
#: What comes after the host in the cloud: neither says the name of the picture.
_UPLOADED = re.compile(r"/ugc/\d+/[\w-]+/")
#: Addresses as they are written into a table: plain, with every other character encoded, and with
#: no name of a user. One of another computer (file:////host/…) has the game say who asks.
_PLAIN = re.compile(
    r"file:///(?!/)[!#-\[\]-~]+"
    r"|https?://([a-z0-9.-]+|\[[0-9a-f:.]+\])(:\d{1,5})?/[!#-\[\]-~]+",
    re.IGNORECASE,
)

_IN_CLOUD = "the Steam Cloud"


def in_cloud(address: str) -> bool:
    """Test if an address is one that the Cloud Manager gives."""
    return bool(_CLOUD.fullmatch(urlsplit(address).hostname or ""))


def is_plain(address: object) -> bool:
    """Test if a value is an address that the game can load, and every program reads alike."""
    if not (isinstance(address, str) and _PLAIN.fullmatch(address)):
        return False
    try:
        _ = urlsplit(address).port  # it is read where it is asked for
    except ValueError:
        return False
    return True


def is_uploaded(address: str) -> bool:
    """Test if an address in the cloud is formed as those that the Cloud Manager gives."""
    return bool(_UPLOADED.fullmatch(urlsplit(address).path))


def place_of(address: str) -> str:
    """The folder of a picture, or the name of the cloud, where each has one of its own."""
    return _IN_CLOUD if in_cloud(address) else address.partition("?")[0].rpartition("/")[0] + "/"


def file_of(address: str) -> str:
    """The name of the file that an address leads to."""
    return unquote(urlsplit(address).path.rpartition("/")[2])


def web_folder(address: str) -> str:
    """The address of a folder on a website, as `site_address` writes it; "" for none.

    Raises UsageError for what is no folder on a website.

    >>> web_folder("https://example.org/my cards/index.html")
    'https://example.org/my%20cards/'
    """
    folder = site_address(address)
    if in_cloud(folder):
        raise UsageError(
            "in the Steam Cloud every picture has its own address, so there is no folder",
            hint="leave out --base-url; load table.json, choose Upload All in the Cloud Manager, "
            "and save the game again",
        )
    return folder
