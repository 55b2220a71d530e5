"""Numbers of an Excel workbook as its cells show them: years, percentages, dates.

Office Open XML, ECMA-376 part 1, 18.8.30 and 18.8.31.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import datetime, timedelta
from decimal import ROUND_HALF_UP, Decimal

#: The formats that have numbers instead of words. 14 is the short date of the reader's country.
BUILT_IN = {
    **dict.fromkeys((1, 3, 37, 38), "0"),
    **dict.fromkeys((2, 4, 39, 40), "0.00"),
    9: "0%",
    10: "0.00%",
    **dict.fromkeys((14, *range(15, 18), *range(27, 32), 36, *range(50, 59)), "yyyy-mm-dd"),
    **dict.fromkeys((*range(18, 22), *range(32, 36), 45, 46, 47), "h:mm"),
    22: "yyyy-mm-dd h:mm",
}
#: A quoted text, an escaped character, a width, a fill, a bracket, digits, letters, anything else.
_TOKEN = re.compile(
    r'"([^"]*)"|\\(.)|_.|\*.|\[([^\]]*)\]|([0#?][0#?,]*(?:\.[0#?]*)?|\.[0#?]+)'
    r"|(General|E[+-]|A/P|AM/PM|[A-Za-z]+)|(.)",
    re.DOTALL,
)
_PARTS = re.compile(r'((?:"[^"]*"|\\.|\[[^\]]*\]|[^;"\\\[])*)(?:;|$)', re.DOTALL)
_ELAPSED = re.compile(r"\[(h+|m+|s+)\]", re.IGNORECASE)
_LETTERS = re.compile("[ymdhs]+", re.IGNORECASE)
#: Days, months and years in figures: all that is the same in every language.
_FIGURES = {"yyyy", "yy", "mm", "m", "dd", "d"}


@dataclass(frozen=True, slots=True)
class Shown:
    """A number as a cell shows it, and if it is a date or a time."""

    text: str
    is_date: bool = False


def shown(raw: str, code: str, *, since_1904: bool = False) -> Shown:
    """The number as the format `code` shows it; what is no number stays as it is.

    >>> shown("1685.0", "General").text, shown("7", "000").text, shown("0.5", "0%").text
    ('1685', '007', '50%')
    >>> shown("31503", "dd.mm.yyyy")
    Shown(text='01.04.1986', is_date=True)
    """
    try:
        number = float(raw)
        plain = general(number)
    except (ValueError, OverflowError):
        return Shown(raw)
    part, number = _part_for(number, code)
    if _is_date(part):
        return _date(number, part, since_1904=since_1904) or Shown(plain)
    return Shown(_formatted(number, part) or plain)


def general(number: float) -> str:
    """The number without a format: fifteen digits at most, and no “.0”."""
    if number == int(number) and abs(number) < 10**15:
        return str(int(number))
    return f"{number:.15g}"


def _part_for(number: float, code: str) -> tuple[str, float]:
    """The part of a format for a number: positive, negative and zero may have one each."""
    parts = _PARTS.findall(code)[:4]
    if number < 0 and len(parts) > 2:  # the last match is empty
        return parts[1], -number
    if number == 0 and len(parts) > 3:
        return parts[2], number
    return parts[0] if parts else "", number


def _is_date(part: str) -> bool:
    words = [match[5] for match in _TOKEN.finditer(part) if match[5]]
    return bool(_ELAPSED.search(part)) or any(map(_LETTERS.fullmatch, words))


def _formatted(number: float, part: str) -> str:
    """The number with the digits and texts of a format, or "" for a format that is not followed."""
    before, after, digits = "", "", ""
    for token in _TOKEN.finditer(part):
        quoted, escaped, bracket, figures, letters, other = token.groups()
        if figures:
            if digits:
                return ""
            digits = figures
            continue
        if letters or (bracket and bracket[0] in "<>=") or other in ("/", "@"):
            return ""
        currency = bracket[1:].partition("-")[0] if bracket and bracket.startswith("$") else ""
        text = quoted or escaped or currency or other or ""
        before, after = (before, after + text) if digits else (before + text, after)
    if not digits or digits.endswith(","):
        return ""
    return before + _digits(Decimal(general(number)), digits, percent="%" in before + after) + after


def _digits(number: Decimal, digits: str, *, percent: bool) -> str:
    whole, _, fraction = digits.replace(",", "").partition(".")
    number = number * 100 if percent else number
    if abs(number) > 10**15:
        return str(number)
    rounded = number.quantize(Decimal(1).scaleb(-len(fraction)), ROUND_HALF_UP)
    sign = "-" if rounded < 0 else ""
    left, _, right = f"{abs(rounded):f}".partition(".")
    while right.endswith("0") and len(right) > fraction.count("0"):
        right = right[:-1]
    return sign + left.zfill(whole.count("0")) + (f".{right}" if right else "")


def _date(number: float, part: str, *, since_1904: bool) -> Shown | None:
    """A number of days as a date: as the cell shows it if that needs no language, else ISO."""
    if _ELAPSED.search(part):
        return Shown(general(number), is_date=True)
    tokens = _TOKEN.finditer(part)
    code = "".join(match[1] or match[2] or match[5] or match[6] or "" for match in tokens).strip()
    words = {word.lower() for word in re.findall("[A-Za-z]+", code)}
    try:
        moment = _moment(number, since_1904=since_1904)
    except (OverflowError, ValueError):
        return None
    if words <= _FIGURES and code.isascii():
        text = re.sub("[A-Za-z]+", lambda found: _figure(moment, found[0].lower()), code)
        return Shown(text, is_date=True)
    day = f"{moment.year:04}-{moment:%m-%d}"
    time = f"{moment:%H:%M:%S}".removesuffix(":00")
    if not any(re.search("[hs]", word) for word in words):
        return Shown(day, is_date=True)
    return Shown(time if number < 1 else f"{day} {time}", is_date=True)


def _moment(number: float, *, since_1904: bool) -> datetime:
    """The moment of a number of days; Excel counts a 29 February 1900."""
    day = (1904, 1, 1) if since_1904 else (1899, 12, 30 + (number < 60))
    first = datetime(*day)  # noqa: DTZ001 - a date of a sheet has no time zone
    return first + timedelta(seconds=round(number * 86400))


def _figure(moment: datetime, code: str) -> str:
    value = {"y": moment.year, "m": moment.month, "d": moment.day}[code[0]]
    return f"{value % 100:02}" if code == "yy" else f"{value:0{len(code)}}"
