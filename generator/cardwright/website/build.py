"""The whole site in one call, strict and quiet."""

from __future__ import annotations

import logging
from pathlib import Path

from mkdocs.commands.build import build
from mkdocs.config import load_config
from mkdocs.exceptions import Abort, MkDocsException

from cardwright import paths
from cardwright.errors import OutputError
from cardwright.system.source_date import source_date
from cardwright.website.faults import fault_of_template
from cardwright.website.own_deck import DeckSite

#: What MkDocs reads by itself, as `site/mkdocs.yml` tells it.
_READ = ("site", "templates/site")


def build_site(out: Path, printed: Path, base_url: str = "", deck: DeckSite | None = None) -> None:
    """Build the site of all games, or of a `deck` alone, into the folder `out`, emptying it first.

    `printed` holds what the site offers for download, `<game>/deck-a4.pdf` and so on, and the
    pictures `<game>/cards/*.svg`; they are copied. A table on a phone shows those with a large
    index, `<game>/cards-large/*.svg`, if they are there. `base_url`, which ends with a slash, is
    where the site will stand: it then has a map, and its pages say their addresses. Raises
    OutputError with everything that MkDocs warns of, InputError for a fault in a ledger, guide or
    template, and UsageError when SOURCE_DATE_EPOCH, which MkDocs reads too, is no time.
    """
    paths.note(_READ)
    source_date()
    complaints = _Complaints()
    log = logging.getLogger("mkdocs")
    log.addHandler(complaints)
    try:
        build(
            load_config(
                str(paths.data("site", "mkdocs.yml")),
                site_dir=str(out.resolve()),
                strict=True,
                site_url=base_url,
                extra={"printed": str(printed.resolve()), "deck": deck},
            )
        )
    except (Abort, MkDocsException) as error:
        what = "\n".join(complaints.messages) or str(error)
        raise OutputError(f"the site could not be built:\n{what}", hint="see site/docs") from None
    except Exception as error:
        fault = fault_of_template(error)
        if fault is None:
            raise
        raise fault from None
    finally:
        log.removeHandler(complaints)


class _Complaints(logging.Handler):
    """Keeps the text of every warning and error."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.messages: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.messages.append(record.getMessage())
