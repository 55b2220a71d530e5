"""The table in SECURITY.md of the libraries that Cardwright installs, each with its license.

    .venv/bin/python .ci/licenses.py            write the table
    .venv/bin/python .ci/licenses.py --check    write nothing, and fail when it would be another

Which libraries there are, on any system, stands in `.ci/lock/run.txt`. The license is what the
installed library declares, as an SPDX expression, or else what the text that it carries begins to
say. Exit code 1: the table is not up to date; 3: a library is not installed here.
"""

from __future__ import annotations

import re
import sys
from importlib import metadata
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "SECURITY.md"
BEGIN, END = "<!-- licenses -->\n", "<!-- end of licenses -->\n"
#: Libraries that are installed on one system alone, with what they are for.
ELSEWHERE = {"colorama": ("BSD-3-Clause", "Windows")}
#: Words that only this license has, in the order to look for them.
TEXTS = (
    ("Mozilla Public License", "MPL-2.0"),
    ("Apache License", "Apache-2.0"),
    ("Neither the name", "BSD-3-Clause"),
    ("neither the name", "BSD-3-Clause"),
    ("Redistribution and use in source", "BSD-2-Clause"),
    ("Permission is hereby granted, free of charge", "MIT"),
)
_SPDX = re.compile(r"(MIT|BSD-[23]-Clause|Apache-2\.0|MPL-2\.0)")


def locked() -> list[str]:
    """The names of all libraries that may be installed, as the lock has them."""
    text = (ROOT / ".ci/lock/run.txt").read_text("utf-8")
    return sorted(set(re.findall(r"^([a-z0-9][\w.-]*)==", text, re.MULTILINE)))


def license_of(name: str) -> str:
    """The license of an installed library; raises PackageNotFoundError, or LookupError."""
    known = metadata.metadata(name)
    if "License-Expression" in known:
        return known["License-Expression"]
    if "License" in known and _SPDX.fullmatch(known["License"]):
        return known["License"]
    for text in texts(name):
        for words, license_ in TEXTS:
            if words in text:
                return license_
    raise LookupError(f"{name}: no license that we know; read it, and add its words to TEXTS")


def texts(name: str) -> list[str]:
    """The license texts that an installed library carries, the shortest path first."""
    files = metadata.files(name) or []
    named = [file for file in files if re.match(r"(?i)(licen[sc]e|copying)", file.name)]
    ours = sorted((file for file in named if ".dist-info" in str(file)), key=lambda f: len(str(f)))
    return [Path(str(file.locate())).read_text("utf-8", "replace") for file in ours]


def table() -> str:
    """The table, a row for each library."""
    rows = ["| Library | License |", "|---|---|"]
    for name in locked():
        if name in ELSEWHERE:
            license_, system = ELSEWHERE[name]
            rows.append(f"| {name} (on {system}) | {license_} |")
        else:
            rows.append(f"| {name} | {license_of(name)} |")
    return "\n".join(rows) + "\n"


def main() -> int:
    """Write the table, or say whether it is right."""
    page = PAGE.read_text("utf-8")
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    try:
        wanted = f"{before}{BEGIN}\n{table()}\n{END}{after}"
    except metadata.PackageNotFoundError as error:
        print(f"licenses: {error.name} is not installed\nHint: pip install -e .", file=sys.stderr)
        return 3
    if "--check" not in sys.argv[1:]:
        PAGE.write_text(wanted, "utf-8", newline="\n")
    elif wanted != page:
        print(
            "licenses: SECURITY.md is not up to date\nHint: python .ci/licenses.py", file=sys.stderr
        )
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
