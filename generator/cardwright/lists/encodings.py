"""The text in the bytes of a list, in whatever encoding a spreadsheet program wrote it.

Byte order marks and UTF-8 are certain. Otherwise every encoding that Excel writes is tried, and the
letters of the languages that are written in it decide: “Dvo¯·k” is no word of any language.
"""

from __future__ import annotations

import codecs
import re
import unicodedata
from collections import Counter
from dataclasses import dataclass
from itertools import islice

from cardwright.errors import ListError, excerpt

_WEST = (
    "äöüß éáèçñë",  # German; after the space the letters of foreign names
    "éèêàçîô ëâïûùüœæÿöäáíóñ",  # French
    "áéíóúñü¿¡ çèöä",  # Spanish
    "àèéìòù îöüá",  # Italian
    "ëéïèöü êçáóäí",  # Dutch
    "ãçáéíóâêôõ àúüñ",  # Portuguese
    "æøå éöäüèá",  # Danish, Norwegian
    "åäö éüèá",  # Swedish, Finnish
    "áéíóúþæöð ý",  # Icelandic
)
_CENTRAL = (
    "ąćęłńóśźż üöäéá",  # Polish
    "áčďéěíňóřšťúůýž öüä",  # Czech
    "áčďéíľĺňóôŕšťúýž äöü",  # Slovak
    "áéíóöőúüű ä",  # Hungarian
    "čćđšž öüáéě",  # Slovenian, Croatian
    "ăâîşţ éöüá",  # Romanian
)
_TURKISH = ("çğıöşüİ âîû",)
_BALTIC = ("ąčęėįšųūž", "āčēģīķļņšūž", "äõöüšž")
_CYRILLIC = (
    "абвгдежзийклмнопрстуфхцчшщъыьэюяё",
    "абвгдежзийклмнопрстуфхцчшщьюяєіїґ",
    "абвгдежзијклљмнњопрстћуфхцчџшђ",
)
_GREEK = ("αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰ",)


@dataclass(frozen=True, slots=True)
class _Encoding:
    """An encoding of one byte a letter: its title, and the letters of its languages, as above.

    `ahead` is the lead over the others: how usual it is.
    """

    codec: str
    title: str
    languages: tuple[str, ...]
    ahead: float = 0


#: From the usual to the rare: of two that give the same text the first is named.
_ENCODINGS = (
    _Encoding("cp1252", "Windows-1252", _WEST, 0.12),
    _Encoding("cp1250", "Windows-1250", _CENTRAL, 0.02),
    _Encoding("mac_roman", "Mac Roman", _WEST, 0.06),
    _Encoding("iso8859_2", "ISO 8859-2", _CENTRAL),
    _Encoding("cp1251", "Windows-1251", _CYRILLIC),
    _Encoding("cp1253", "Windows-1253", _GREEK),
    _Encoding("cp1254", "Windows-1254", _TURKISH, 0.04),
    _Encoding("cp1257", "Windows-1257", _BALTIC, -0.02),
    _Encoding("cp850", "DOS 850", _WEST, -0.06),
    _Encoding("cp852", "DOS 852", _CENTRAL, -0.04),
    _Encoding("mac_latin2", "Mac Central European", _CENTRAL, -0.04),
)
#: Signs that texts have beside letters; others are a bad sign.
_SIGNS = frozenset("“”„\u201a‘’«»\u2039\u203a–—…·•°€£§©®×½¼¾²³ªº№¿¡\xa0")
_QUOTES = frozenset("“”„‘’«»–—…")
_MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
_FOREIGN = re.compile(rb"[\x80-\xff]")
#: As many letters decide as a long list has; the rest would only take time.
_SAMPLE = 4000
_RESAVE = "open it in your spreadsheet program and save it as .xlsx or as CSV UTF-8"


def decoded(file: str, data: bytes) -> tuple[str, str]:
    """The text in these bytes, and a note if its encoding was a guess; raises ListError."""
    for mark, codec in _MARKS:
        if data.startswith(mark):
            try:
                return data.decode(codec, "surrogatepass").removeprefix("\ufeff"), ""
            except UnicodeError:
                raise ListError(f"{file}: is cut off or damaged", hint=_RESAVE) from None
    if b"\0" in data[:100_000]:
        return _wide(file, data)
    try:
        return data.decode("utf-8", "surrogatepass"), ""
    except UnicodeDecodeError as error:
        _refuse_mixture(file, data, error)
    return _narrow(file, data)


def _wide(file: str, data: bytes) -> tuple[str, str]:
    """UTF-16 without a byte order mark: every other byte of most languages is 0."""
    even, odd = data[0:20_000:2], data[1:20_000:2]
    if len(data) % 2 == 0 and odd.count(0) > 0.6 * len(odd) and not even.count(0):
        codec, title = "utf-16-le", "UTF-16"
    elif len(data) % 2 == 0 and even.count(0) > 0.6 * len(even) and not odd.count(0):
        codec, title = "utf-16-be", "UTF-16"
    else:
        raise ListError(f"{file}: is not a text: it has NUL bytes", hint=_RESAVE)
    return data.decode(codec, "surrogatepass"), f"read as {title}"


def _refuse_mixture(file: str, data: bytes, error: UnicodeDecodeError) -> None:
    """Raise the ListError for text that is UTF-8 except in some places."""
    text = data[: error.start + 100_000].decode("utf-8", "replace")
    wrong = text.count("\ufffd")
    if len(re.findall("[^\x00-\x7f\ufffd]", text)) > 2 * wrong:
        line = data.count(b"\n", 0, error.start) + 1
        what = "is in another encoding than the lines before"
        raise ListError(f"{file}: line {line}: {what}", hint=_RESAVE)


def _narrow(file: str, data: bytes) -> tuple[str, str]:
    """Text of one byte a letter, in the encoding that makes the most sense."""
    places = (found.start() for found in islice(_FOREIGN.finditer(data), _SAMPLE))
    around = Counter(
        (data[max(0, at - 1) : at], data[at : at + 1], data[at + 1 : at + 2]) for at in places
    )
    best: tuple[float, _Encoding] | None = None
    for encoding in _ENCODINGS:
        score = _plausible(around, encoding)
        if score is not None and (best is None or score > best[0]):
            best = score, encoding
    if best is None:
        raise ListError(f"{file}: has an unknown encoding", hint=_RESAVE)
    encoding = _first_alike({here for _, here, _ in around}, best[1])
    try:
        text = data.decode(encoding.codec)
    except UnicodeDecodeError:
        raise ListError(f"{file}: has an unknown encoding", hint=_RESAVE) from None
    return text, f"read as {encoding.title}{_example(text, encoding)}"


def _example(text: str, encoding: _Encoding) -> str:
    """A word that would be another in the encoding that is most often meant instead."""
    other = "cp1250" if encoding.codec == "cp1252" else "cp1252"
    words = re.findall(r"\w*[^\W\x00-\x7f]\w*", text[:100_000])
    for word in words:
        if word.encode(encoding.codec).decode(other, "replace") != word:
            return f", with words such as “{excerpt(word, 30)}”"
    return ""


#: A byte with those before and after it, and the times that it occurs so.
_Around = Counter[tuple[bytes, bytes, bytes]]


def _plausible(around: _Around, encoding: _Encoding) -> float | None:
    """The measure, up to 1 and `ahead`, in which these are letters of a language; None if none."""
    common: Counter[str] = Counter()
    points = 0.0
    for (before, here, after), times in around.items():
        try:
            char = here.decode(encoding.codec)
        except UnicodeDecodeError:
            return None
        left, right = (byte.decode(encoding.codec, "replace") for byte in (before, after))
        if char.isalpha() and not _is_odd(left, char, right):
            common[char if char == "İ" else char.lower()] += times
        elif char in _SIGNS and (char in "’·\xa0" or not (left.isalpha() and right.isalpha())):
            points += (0.9 if char in _QUOTES else 0.5) * times
        else:
            points -= times
    best = max(_spoken(common, language, encoding.languages) for language in encoding.languages)
    return (points + best) / around.total() + encoding.ahead


def _is_odd(left: str, char: str, right: str) -> bool:
    """Test if a letter cannot be there: a capital in a word, two scripts, three vowels in a row."""
    if (left.islower() and char.isupper()) or (char.islower() and right.isupper()):
        return True
    if "\u0370" <= char <= "\u04ff":
        return any(each.isascii() and each.isalpha() for each in (left, right))
    has_trema = unicodedata.normalize("NFD", char).endswith("\u0308")
    return not has_trema and all(map(_is_vowel, (left, char, right)))


def _is_vowel(letter: str) -> bool:
    return unicodedata.normalize("NFD", letter)[:1].lower() in tuple("aeiouyøæ")


def _spoken(common: Counter[str], language: str, others: tuple[str, ...]) -> float:
    """The points of letters that are common in a language, rare in it, of another, or of none."""
    own, _, rare = language.partition(" ")
    points = 0.0
    for letter, times in common.items():
        if letter in own:
            points += times
        elif letter in rare:
            points += 0.8 * times
        else:
            points += (0.4 if any(letter in other for other in others) else -0.3) * times
    return points


def _first_alike(foreign: set[bytes], chosen: _Encoding) -> _Encoding:
    """The most usual encoding in which all these bytes are the same letters."""
    data = b"".join(sorted(foreign))
    letters = data.decode(chosen.codec)
    return next(each for each in _ENCODINGS if data.decode(each.codec, "replace") == letters)
