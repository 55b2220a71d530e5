"""Where the pictures of a table are: on this computer, on a website, or in the cloud of Steam.

The cloud gives every picture an address of its own, which does not hold the picture's name; so no
folder can be named there (kb.tabletopsimulator.com, “Cloud Manager”).
"""

from __future__ import annotations

import re
from urllib.parse import unquote, urlsplit

from generator.addresses import site_address
from generator.errors import UsageError

_CLOUD = re.compile(r"(.+\.)?steamusercontent\.com|steamuser(content|images)-a\.akamaihd\.net")


def in_cloud(address: str) -> bool:
    """Whether an address is one that the Cloud Manager gives."""
    return bool(_CLOUD.fullmatch(urlsplit(address).hostname or ""))


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
            "in the Steam Cloud every picture has an address of its own, so there is no folder",
            hint="leave out --base-url; load table.json, choose Upload All in the Cloud Manager, "
            "and save the game again",
        )
    return folder
