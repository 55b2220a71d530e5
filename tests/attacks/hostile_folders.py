"""Decks of one's own that are workbooks or folders made to do harm.

A workbook takes the place of the list, and a folder is made of a right one. Each has what it says,
"" where it is read.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from tests.attacks.hostile_pictures import LAUGHS, Made
from tests.lists.workbooks import cell, excel, open_document, row, texts, zipped

#: Rows of a right deck, for workbooks.
ROWS = (
    ("Group", "Name", "Text"),
    *((group, f"{group} {n}", f"Text {n}") for group in ("Winds", "Brass") for n in range(3)),
)


def book(**parts: str | bytes) -> bytes:
    """A workbook of a right deck, with more parts; their names have | for the slash."""
    return excel(texts(*ROWS), more={name.replace("|", "/"): data for name, data in parts.items()})


def with_formula(formula: str, result: str) -> bytes:
    """A workbook of a right deck with a formula under Text."""
    names = "".join(f'<c t="inlineStr"><is><t>{text}</t></is></c>' for text in ("Winds", "Bagpipe"))
    cells = f'<row>{names}<c t="str"><f>{formula}</f>{result}</c></row>'
    return excel(texts(*ROWS) + cells)


def bomb() -> bytes:
    """An archive that unpacks to two hundred megabytes."""
    return excel(more={"xl/worksheets/sheet1.xml": b" " * 200_000_000})


_LINK = (
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">'
    '<Relationship Id="r1" Type="x/externalLinkPath" Target="file:///etc/passwd" '
    'TargetMode="External"/></Relationships>'
)
_ENTITY = '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><worksheet>&b;</worksheet>'

#: Workbooks in place of the list.
WORKBOOKS: dict[str, tuple[Made, str]] = {
    "a workbook with links to others": (
        lambda: book(
            **{
                "xl|externalLinks|externalLink1.xml": "<externalLink/>",
                "xl|externalLinks|_rels|externalLink1.xml.rels": _LINK,
            }
        ),
        "",
    ),
    "a workbook with macros": (lambda: book(**{"xl|vbaProject.bin": b"\xd0\xcf\x11\xe0"}), ""),
    "a workbook with a sheet that is elsewhere": (
        lambda: book(**{"xl|_rels|workbook.xml.rels": _LINK}),
        "has no sheet with cells",
    ),
    "a workbook with an entity of a file": (
        lambda: book(**{"xl|worksheets|sheet1.xml": _ENTITY}),
        "has a document type, which no workbook needs",
    ),
    "a workbook with an entity bomb": (
        lambda: book(**{"xl|worksheets|sheet1.xml": LAUGHS}),
        "has a document type, which no workbook needs",
    ),
    "a formula of a workbook that calls": (
        lambda: with_formula('WEBSERVICE("http://127.0.0.1:9")', "<v>Its result</v>"),
        "",
    ),
    "a formula of a workbook whose result is a formula": (
        lambda: with_formula("A1", "<v>=cmd|'/C calc'!A0</v>"),
        "",
    ),
    "DDE in a workbook": (
        lambda: with_formula("cmd|'/C calc'!A0", "<v>#REF!</v>"),
        "C8: shows #REF!",
    ),
    "a formula without a result": (
        lambda: with_formula('HYPERLINK("file:///etc/passwd")', "").replace(b'"str"', b'"n"'),
        "",
    ),
    "a bomb": (bomb, "unpacks to more than"),
    "a bomb of tags": (lambda: excel("<row><c/></row>" * 600_000), "has more than 1000000 tags"),
    "a workbook of many parts": (
        lambda: zipped({f"a{n}": b"" for n in range(9000)}),
        "has more than 5000 parts",
    ),
    "parts whose names climb": (
        lambda: book(**{"..|..|outside|x.csv": "a", "|etc|cron.d|x": "b"}),
        "",
    ),
    "a workbook in a workbook": (
        lambda: zipped({"cards.xlsx": book()}),
        "is a ZIP archive, but no workbook",
    ),
    "an .ods of repeated cells": (
        lambda: open_document(
            row(
                cell("x", more='table:number-columns-repeated="16384"'),
                more='table:number-rows-repeated="1000000"',
            )
        ),
        "2000 rows",
    ),
    "a workbook cut short": (lambda: book()[:-300], "is damaged, or was not copied as a whole"),
}


# ------------------------------------------------------------------ folders


def linked(name: str, to: str) -> Callable[[Path], None]:
    """A link in place of a file or folder of the deck."""

    def put(deck: Path) -> None:
        remove(deck / name)
        (deck / name).symlink_to(Path(os.path.normpath(deck / to)) if to[0] == "." else to)

    return put


def remove(path: Path) -> None:
    """Take away what is there."""
    if path.is_dir() and not path.is_symlink():
        for each in path.iterdir():
            each.unlink()
        path.rmdir()
    else:
        path.unlink(missing_ok=True)


def piped(name: str) -> Callable[[Path], None]:
    """A pipe, which never ends, in place of a file or folder of the deck."""

    def put(deck: Path) -> None:
        remove(deck / name)
        os.mkfifo(deck / name)

    return put


def filed(name: str) -> Callable[[Path], None]:
    """A file in place of a folder of the deck."""

    def put(deck: Path) -> None:
        remove(deck / name)
        (deck / name).write_bytes(b"a file")

    return put


def foldered(name: str) -> Callable[[Path], None]:
    """A folder in place of a file of the deck."""

    def put(deck: Path) -> None:
        remove(deck / name)
        (deck / name).mkdir()

    return put


def hard_linked(deck: Path) -> None:
    """A picture that is a file elsewhere, too: nothing shows it, and it is a file of the folder."""
    remove(deck / "pictures" / "disc.png")
    os.link(deck.parents[1] / "outside" / "secret.png", deck / "pictures" / "disc.png")


def within(deck: Path) -> None:
    """A link to another file of the same folder."""
    (deck / "pictures" / "disc.png").rename(deck / "pictures" / "other.png")
    (deck / "pictures" / "disc.png").symlink_to("other.png")


def in_a_circle(deck: Path) -> None:
    remove(deck / "pictures" / "disc.png")
    (deck / "pictures" / "disc.png").symlink_to("disc.png")


def crowded(name: str, number: int) -> Callable[[Path], None]:
    """So many more files."""

    def put(deck: Path) -> None:
        for n in range(number):
            (deck / name.format(n=n)).write_bytes(b"a")

    return put


def unnamed(deck: Path) -> None:
    """A thousand lists, and none that is named as the list of a deck."""
    crowded("list-{n}.csv", 1000)(deck)
    remove(deck / "cards.csv")


def empty(deck: Path) -> None:
    for name in ("pictures", "cards.csv"):
        remove(deck / name)


def misspelled(deck: Path) -> None:
    """As many pictures as rows may name, and each is nearly the one that is named."""
    lines = [f"G{n // 6},n{n},{'ab' * 40}{n}\n" for n in range(78)]
    (deck / "cards.csv").write_text("".join(["Group,Name,Picture\n", *lines]), "utf-8")
    for n in range(4000):
        (deck / "pictures" / f"{'ba' * 40}{n}.png").touch()


def bytes_for_names(deck: Path) -> None:
    """Files whose names are no text."""
    for name in (b"\xff\xfe.png", b"\x80.csv", b"a\nb\x1b[2J.png"):
        Path(os.fsdecode(os.fsencode(deck / "pictures") + b"/" + name)).write_bytes(b"a")


def composed(deck: Path) -> None:
    """A name of a picture as a Mac writes it: a letter and its accent apart."""
    (deck / "pictures" / "disc.png").rename(deck / "pictures" / "Dvor\u030ca\u0301k.png")
    text = (deck / "cards.csv").read_text("utf-8")
    (deck / "cards.csv").write_text(text.replace("disc.png", "Dvo\u0159\u00e1k.png"), "utf-8")


_LEADS = "leads out of the folder of the deck"
#: Folders: how each is made of a right one, what it says, and the exit code. The quick tier takes
#: one of eight, so that the links are where they are asked for.
FOLDERS: dict[str, tuple[Callable[[Path], None], str, int]] = {
    "a picture that is a link": (
        linked("pictures/disc.png", "./../../outside/secret.png"),
        f"row 2, Picture: disc.png {_LEADS}",
        1,
    ),
    "a picture that is a link to a device": (
        linked("pictures/disc.png", "/dev/zero"),
        "row 2, Picture: there is no picture",
        1,
    ),
    "a picture that is a link to a text": (
        linked("pictures/disc.png", "/etc/passwd"),
        f"row 2, Picture: disc.png {_LEADS}",
        1,
    ),
    "a picture that is a link within the folder": (within, "", 0),
    "a picture that is a link in a circle": (in_a_circle, "there is no picture “disc.png”", 1),
    "a picture that is a hard link": (hard_linked, "", 0),
    "a picture that is a folder": (
        foldered("pictures/disc.png"),
        "there is no picture “disc.png”",
        1,
    ),
    "pictures that are a link to the root": (linked("pictures", "/"), f"pictures: {_LEADS}", 1),
    "pictures that are a link": (
        linked("pictures", "./../../outside"),
        f"pictures: {_LEADS}",
        1,
    ),
    "pictures that are a pipe": (piped("pictures"), "pictures: is not a folder", 1),
    "no pictures": (lambda deck: remove(deck / "pictures"), "there is no picture “disc.png”", 1),
    "a list that is a link to nothing": (linked("cards.csv", "./nothing"), "cards.csv: ", 1),
    "a list that is a pipe": (piped("cards.csv"), "cards.csv: cannot be read: it is not a file", 1),
    "a list that is a folder": (
        foldered("cards.csv"),
        "cards.csv: cannot be read: it is not a file",
        1,
    ),
    "a picture that is a pipe": (piped("pictures/disc.png"), "there is no picture “disc.png”", 1),
    "a list that is a device": (linked("cards.csv", "/dev/zero"), "cards.csv: ", 1),
    "a list that is a link": (
        linked("cards.csv", "./../../outside/cards.csv"),
        f"cards.csv: {_LEADS}",
        1,
    ),
    "settings that are a link to nothing": (linked("deck.toml", "./nothing"), "deck.toml: ", 1),
    "settings that are a pipe": (piped("deck.toml"), "deck.toml: ", 1),
    "pictures that are a file": (filed("pictures"), "pictures: is not a folder", 1),
    "settings that are a folder": (foldered("deck.toml"), "deck.toml: ", 1),
    "settings that are a device": (linked("deck.toml", "/dev/zero"), "deck.toml: ", 1),
    "two lists": (
        crowded("cards.tsv", 1),
        "has several lists: cards.csv, cards.tsv",
        2,
    ),
    "a picture named as on a Mac": (composed, "", 0),
    "settings that are a link": (
        linked("deck.toml", "./../../outside/deck.toml"),
        f"deck.toml: {_LEADS}",
        1,
    ),
    "a thousand lists": (crowded("list-{n}.csv", 1000), "has several lists: cards.csv", 2),
    "a thousand lists and none that is meant": (
        unnamed,
        "has several lists: list-0.csv, list-1.csv, list-10.csv, list-100.csv, list-101.csv",
        2,
    ),
    "five thousand pictures that no row names": (crowded("pictures/{n}.png", 5000), "", 0),
    "pictures that are nearly those that are named": (misspelled, "there is no picture", 1),
    "pictures whose names are no text": (bytes_for_names, "", 0),
    "files that systems leave": (
        crowded("pictures/._{n}.png", 3),
        "",
        0,
    ),
    "an empty folder": (empty, "has no list of cards", 2),
}


def closed(name: str, mode: int = 0) -> Callable[[Path], None]:
    """A file or folder that nobody but root may read."""
    return lambda deck: (deck / name).chmod(mode)


def settings_closed(deck: Path) -> None:
    (deck / "deck.toml").touch()
    closed("deck.toml")(deck)


_DENIED = "cannot be read: Permission denied"
#: Files and folders that cannot be read, as above; they are asked for by another user than root.
CLOSED: dict[str, tuple[Callable[[Path], None], str, int]] = {
    "a list that is closed": (closed("cards.csv"), f"cards.csv: {_DENIED}", 1),
    "settings that are closed": (
        settings_closed,
        "deck.toml: cannot be read: Permission denied",
        1,
    ),
    "a picture that is closed": (
        closed("pictures/disc.png"),
        f"row 2, Picture: disc.png: {_DENIED}",
        1,
    ),
    "pictures that are closed": (closed("pictures"), f"deck/pictures: {_DENIED}", 1),
    "pictures that are listed and not opened": (closed("pictures", 0o444), _DENIED, 1),
    "a folder that is closed": (closed(""), f"deck: {_DENIED}", 1),
    "a folder that is listed and not opened": (closed("", 0o444), _DENIED, 1),
    "a folder that is opened and not listed": (closed("", 0o111), f"deck: {_DENIED}", 1),
}
