"""The text of a cell as it can be printed, and the remarks on it."""

from __future__ import annotations

import re
import unicodedata

from cardwright.errors import can_be_seen, excerpt

#: Characters that web pages, Word and phones leave in texts, and that mean nothing on a card: soft
#: hyphens, joiners, marks of direction, the byte order mark.
_TRACES = re.compile("[\u00ad\u200b-\u200f\u2060-\u2064\ufeff\ufe00-\ufe0f]")
#: An error of a spreadsheet program, in its languages; a column that is too narrow prints “####”.
_ERROR = re.compile(
    r"#(REF|BEZUG|¡REF|RIF|VERW|VALUE|WERT|VALEUR|¡VALOR|VALOR|VALORE|WAARDE|NAME|NOM|¿NOMBRE"
    r"|NOME|NAAM|NUM|ZAHL|NOMBRE|¡NUM|GETAL|DIV/0|¡DIV/0|NULL|NUL|¡NULO|NULLO|LEEG|SPILL"
    r"|ÜBERLAUF|CALC|KALK|FIELD|BLOCKED|CONNECT|BUSY|UNKNOWN|GETTING_DATA)[!?]"
    r"|#(N/A|NV|N/D|N/B)|Err:\d{3}|#{3,}"
)
#: The beginning of a formula, which a text file has in place of its result.
_FORMULA = re.compile(r"=\S|[+@-][\w.]*[(|!]")
_LOST = re.compile(r"[^\W\d_]\?[^\W\d_]")
#: Two or three letters of Windows-1252 that were one letter of UTF-8.
_GARBLED = re.compile("[\u00c2-\u00df][\u0080-\u00bf\u2018-\u203a\u20ac\u0160-\u017e\u2122]")


def error_in(text: str) -> str:
    """The advice on a text that is an error of a spreadsheet program, or "" for any other."""
    if not _ERROR.fullmatch(text):
        return ""
    if text.startswith("##"):
        return "make the column wider in the spreadsheet program, and save the list again"
    return "correct the formula, or type the text in its place"


def cleaned(text: str) -> tuple[str, tuple[str, ...]]:
    r"""A text in one line, without characters that cannot be seen, and the doubts about it.

    >>> cleaned("  Georg\u00a0Friedrich\n Ha\u0308ndel ")
    ('Georg Friedrich Händel', ())
    """
    if text.isascii() and text.isprintable() and "  " not in text:
        text = text.strip(" ")
        found = (_lost(text) if "?" in text else "", _formula(text))
        return text, tuple(filter(None, found))
    line = unicodedata.normalize("NFC", _TRACES.sub("", " ".join(text.split())))
    kept = "".join(char for char in line if _stays(char))
    doubts = []
    if kept != line:
        codes = dict.fromkeys(f"U+{ord(char):04X}" for char in line if not _stays(char))
        doubts.append(f"invisible characters were left out: {', '.join([*codes][:5])}")
    doubts += filter(None, (_lost(kept), _garbled(kept), _formula(kept)))
    return kept.strip(), tuple(doubts)


def unusable(text: str) -> str:
    """The reason why a text cannot be printed, or ""."""
    if "\ufffd" in text:
        return f"“{excerpt(text)}” has lost a letter (�)"
    if any("\ud800" <= char <= "\udfff" for char in text):
        return "has half of a character"
    return ""


def _stays(char: str) -> bool:
    return can_be_seen(char) or "\ud800" <= char <= "\udfff"


def _lost(text: str) -> str:
    """The doubt about a question mark within a word, which programs write for unknown letters."""
    if not _LOST.search(text) or "://" in text or "www." in text:
        return ""
    return f"“{excerpt(text)}” may have lost a letter, where the question mark is"


def _formula(text: str) -> str:
    """The doubt about a text that a spreadsheet program would compute; here it stays a text."""
    if not _FORMULA.match(text):
        return ""
    return f"“{excerpt(text)}” looks like a formula; it is not computed, so type its result"


def _garbled(text: str) -> str:
    """The doubt about letters such as “Ã¤”, which another program read in the wrong encoding."""
    if not _GARBLED.search(text):
        return ""
    try:
        right = text.encode("cp1252").decode()
    except UnicodeError:
        return ""
    return f"“{excerpt(text)}” looks garbled; it may be “{excerpt(right)}”"
