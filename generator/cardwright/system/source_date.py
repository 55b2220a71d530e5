"""The day that documents are dated: that of SOURCE_DATE_EPOCH, or none, for nothing asks a clock.

Source: https://reproducible-builds.org/specs/source-date-epoch/
"""

from __future__ import annotations

import os
import re
from datetime import UTC, datetime

from cardwright.errors import UsageError, excerpt

NAME = "SOURCE_DATE_EPOCH"
#: The last second of the year 9999: a date in a PDF has four digits for the year.
_LATEST = 253_402_300_799


def source_date() -> datetime | None:
    """The moment that SOURCE_DATE_EPOCH names, in UTC; None where it is not set.

    Raises UsageError when it is set and is not a number of seconds since 1970, written in digits.
    """
    said = os.environ.get(NAME)
    if said is None:
        return None
    if not re.fullmatch("[0-9]{1,12}", said) or int(said) > _LATEST:
        raise UsageError(
            f"{NAME} is “{excerpt(said, 40)}”, which is not a possible date",
            hint=f"unset it, or set it to whole seconds since 1970, up to {_LATEST} (the "
            "end of the year 9999), as printed by “git log -1 --format=%ct”",
        )
    return datetime.fromtimestamp(int(said), UTC)
