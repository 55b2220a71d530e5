"""Inputs made from good ones by chance, the same for the same seed, to find what a reader trips on.

The corpus of a kind, `corpus/<kind>/`, holds small good inputs and whatever has ever tripped a
reader. A mutant is one of them changed in one to six places: by lines, by what stands between
marks, by numbers and names that have harmed readers elsewhere, or with a piece of another. An
input that brings out a new sentence is kept in memory and changed further.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import NamedTuple

from tests.attacks.readers import Reader
from tests.pace import is_within

CORPUS = Path(__file__).with_name("corpus")
LONGEST = 6000  # bytes of a mutant: what is long is for the catalog, here it only takes time
SECONDS = 2
_KEPT = 400

#: What has harmed readers before: numbers, texts, and the marks of each language.
_COMMON = (
    *("", " ", "\n", "\t", "0", "-1", "1", "2", "7", "999", "1e308", "-0.0", "0.0000001", "nan"),
    *("inf", "-inf", "Infinity", "NaN", "null", "true", "false", "None", "9007199254740993"),
    *("9" * 25, "0x" + "f" * 40, "\x00", "\x1b[2J", "\u202e", "\ufeff", "\u0660", "\u00a0", "é"),
    *("😀", "a" * 130, "__class__", "../..", "/etc/passwd", "%s", "{}", "{0}", "\\", '"', "'", "#"),
)
_TOML = (
    *("[]", "[[]]", "{}", "[1, 2]", '["GC"]', '[""]', '""', "'''x'''", "1979-05-27", "07:32:00"),
    *("{ 0 = 1 }", "{ a = { b = [1] } }", "[{}]", "= 1", "[a]", "[[a]]", "a.b.c = 1", "1.0", "[0]"),
    *("[[0, 1]]", "['RC', 5]", "{ 0 = 'RC', 1 = 7 }", "0o777", "+1", '"\\u0000"', '"\\ud800"'),
)
TOKENS = {
    "ledger": (*_COMMON, *_TOML, '"{suit}"', '"a-b"', "(a+)+", "[0-9]?", "suited", "paired"),
    "lesson": (
        *(*_COMMON, *_TOML, "play", "score", "walk", "RK", "GC!", "z", "x", "60", "revoke 1"),
        *("no-draw 0 end", "serve", "position", "seed = 3", "order = ", "dealer = ", "stops"),
    ),
    "guide": (
        *(*_COMMON, "*", "**", "_", "[", "]", "](", "](#a)", "[[", "]]", "[[COURT-2H-4]]", "`"),
        *("```", "> ", "- ", "1. ", "    ", "## ", "### ", "# ", "|", "|-|-|", "{cards: back}"),
        *("{cards:", "|}", "![", "<", "<b>", "&amp;", "javascript:", "http://", "[x]: y", "\\*"),
        *("{{", "}}", "{%", "%}", "{#", "{% if %}", "{{ 1 }}", "{{ clause('X') }}", "***", "___"),
        *("{{ ledger }}", "{% for a in ledger.clauses %}", "{% endfor %}", "{{ 'a' | words }}"),
    ),
    "drawing": (
        *(*_COMMON, "<", ">", "/>", "</g>", "<g>", "<g id='a'>", "<use href='#a'/>", "<defs>"),
        *(
            "</defs>",
            "&lt;",
            "&#0;",
            "&x;",
            "<!--",
            "-->",
            "<![CDATA[",
            "]]>",
            "<!DOCTYPE x>",
            "<?x?>",
        ),
        *(
            "scale(0)",
            "scale(1e9)",
            "matrix(1 2 3 4 5 6)",
            "rotate(1)",
            "translate(",
            "M",
            "L",
            "C",
        ),
        *("Z", "z", "m", "A", "1,2", "..", "--1", "mm", "f-ink", "s-accent", "evenodd", "round"),
    ),
    "record": (
        *(*_COMMON, "{", "}", "[", "]", ",", ":", "[]", "{}", '"GC"', '"x"', '"60"', '"\\ud800"'),
        *('"\\u0000"', '"seed": 3', '"order": []', '"seats": 3', '"options": {}', '"dealer": 1'),
        *('"court"', '"nations"', '"sixty-six"', '"card-tennis"', '"portrait-authors"', '"bank"'),
    ),
}
_WORD = re.compile(r"[\w.-]+|\"[^\"\n]*\"|'[^'\n]*'")

Change = Callable[[str, Random, "Pool"], str]


class Pool:
    """The inputs that mutants are made of."""

    def __init__(self, kind: str) -> None:
        self.tokens = TOKENS[kind]
        files = sorted((CORPUS / kind).iterdir())
        self.texts = [path.read_bytes().decode(errors="replace") for path in files]
        self._good = len(self.texts)

    def keep(self, text: str) -> None:
        """One more input, in the place of the oldest that was not there from the first."""
        self.texts.append(text)
        if len(self.texts) > self._good + _KEPT:
            del self.texts[self._good]


class Finding(NamedTuple):
    """An input that a reader tripped on, and how."""

    data: bytes
    what: str


def _span(text: str, chance: Random) -> tuple[int, int]:
    start = chance.randrange(len(text) + 1)
    return start, min(len(text), start + chance.choice((1, 1, 2, 5, 20, 100)))


def _put(text: str, chance: Random, pool: Pool) -> str:
    start, end = _span(text, chance)
    return text[:start] + chance.choice(pool.tokens) + text[chance.choice((start, end)) :]


def _cut(text: str, chance: Random, pool: Pool) -> str:  # noqa: ARG001
    start, end = _span(text, chance)
    return text[:start] + text[end:]


def _double(text: str, chance: Random, pool: Pool) -> str:  # noqa: ARG001
    start, end = _span(text, chance)
    return text[:end] + text[start:end] * chance.choice((1, 1, 2, 40)) + text[end:]


def _graft(text: str, chance: Random, pool: Pool) -> str:
    start, end = _span(chance.choice(pool.texts), chance)
    place = chance.randrange(len(text) + 1)
    return text[:place] + chance.choice(pool.texts)[start:end] + text[place:]


def _line(text: str, chance: Random, pool: Pool) -> str:
    """A line is left out, doubled, moved, or taken from another input."""
    lines = text.split("\n")
    others = chance.choice(pool.texts).split("\n")
    at = chance.randrange(len(lines))
    match chance.randrange(4):
        case 0:
            del lines[at]
        case 1:
            lines.insert(at, lines[at])
        case 2:
            lines.insert(chance.randrange(len(lines)), lines.pop(at))
        case _:
            lines.insert(at, chance.choice(others))
    return "\n".join(lines)


def _value(text: str, chance: Random, pool: Pool) -> str:
    """A word, a number or a text in quotes becomes another one."""
    words = list(_WORD.finditer(text))
    if not words:
        return text
    found = chance.choice(words)
    other = chance.choice((*pool.tokens, chance.choice(words)[0]))
    inner = found[0][:1] in "\"'" and chance.random() < 0.5
    new = f"{found[0][0]}{other}{found[0][0]}" if inner else other
    return text[: found.start()] + new + text[found.end() :]


def _right_hand(text: str, chance: Random, pool: Pool) -> str:
    """All that stands behind an “=” or “:” on a line becomes something else."""
    places = list(re.finditer(r"[=:][ ]?([^\n,]+)", text))
    if not places:
        return text
    found = chance.choice(places)
    return text[: found.start(1)] + chance.choice(pool.tokens) + text[found.end(1) :]


_CHANGES: tuple[Change, ...] = (_put, _cut, _double, _graft, _line, _line, _value, _value)
_CHANGES = (*_CHANGES, _value, _right_hand, _right_hand)


def mutants(kind: str, seed: int, pool: Pool) -> Iterator[bytes]:
    """Mutants without end."""
    chance = Random(f"{kind}-{seed}")
    while True:
        text = chance.choice(pool.texts)
        for _ in range(chance.choice((1, 1, 1, 2, 3, 6))):
            text = chance.choice(_CHANGES)(text, chance, pool)
        data = text.encode(errors="surrogatepass")[:LONGEST]
        if chance.random() < 0.02 and data:
            at = chance.randrange(len(data))
            data = data[:at] + bytes([chance.randrange(256)]) + data[at + 1 :]
        yield data


def fuzz(kind: str, number: int, seed: int = 1) -> list[Finding]:
    """What so many mutants find: each way to trip the reader once."""
    pool, known, found = Pool(kind), set[str](), dict[str, Finding]()
    made = mutants(kind, seed, pool)
    with Reader(kind) as reader:
        for _ in range(number):
            data = next(made)
            sentence, finding = tried(reader, data)
            if finding:
                found.setdefault(sentence, finding)
            elif sentence not in known:
                known.add(sentence)
                pool.keep(data.decode(errors="replace"))
    return list(found.values())


def tried(reader: Reader, data: bytes) -> tuple[str, Finding | None]:
    """The kind of sentence that the reader says of an input, and the finding if it tripped."""
    begun = time.process_time()
    try:
        error = reader(data)
    except Exception as other:  # noqa: BLE001 - this is what is looked for
        what = f"{type(other).__name__}: {other}"
        last = _last_line(other)
        return f"{type(other).__name__} {last}", Finding(data, f"{what} ({last})")
    seconds = time.process_time() - begun
    if not is_within(seconds, SECONDS):
        return "slow", Finding(data, f"took {seconds:.1f} seconds")
    message = str(error or "")
    if any(not char.isprintable() and char not in "\n\xa0" for char in message):
        return "unseen", Finding(data, f"a message with what cannot be seen: {message!r}")
    return re.sub(r"“[^”]*”|\"[^\"]*\"|\d+", "", message.partition("\n")[0])[:120], None


def _last_line(error: BaseException) -> str:
    trace = error.__traceback__
    while trace and trace.tb_next:
        trace = trace.tb_next
    return f"{Path(trace.tb_frame.f_code.co_filename).name}:{trace.tb_lineno}" if trace else ""


def kept(kind: str, finding: Finding) -> Path:
    """The file of the corpus into which an input that tripped a reader is written."""
    path = CORPUS / kind / f"found-{sha256(finding.data).hexdigest()[:10]}"
    path.write_bytes(finding.data)
    return path
