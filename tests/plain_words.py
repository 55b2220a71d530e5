"""Plain English as a test sees it: banned turns, long sentences, one word for one act."""

import re
from collections.abc import Collection, Iterable, Iterator

#: Words and turns that plain English does without.
BANNED = re.compile(
    r"\b(anew|thrice|likewise|besides|thereof|whosoever|of ours|for who|as much|save that"
    r"|(?:is|are) told(?! apart)|stands in|as little|bound to|for it is|has the best of it"
    r"|does not do|goes on, and|ways in which)\b"
)
#: Turns that manuals, messages and docstrings do without, too.
TECHNICAL = re.compile(
    r"\b(whoever|told(?! apart)|tells|stands?|lies|wants|speaks|mend(?:s|ed)?|somebody|is asked)\b",
    re.IGNORECASE,
)
#: Words that begin a clause: it is no subject of a plain sentence, nor a condition.
CLAUSE = re.compile(
    r"\W*(?!however,)(what|who|whom|whose|which|where|whether|how)(ever)?\b", re.IGNORECASE
)
#: A sentence of a manual has so many words in the mean, and at most.
MEAN, LONGEST = 18, 30
#: What an act is not called in a game, because it has another word there; and turns that a page of
#: the site does without, where a page shows, a file contains and nothing but cards lies or stands.
OTHER_WORDS = {
    "sixty-six": r"\b(announc\w+ sixty-six|declar\w+ (a|the) marriage|trade[sd]?|talon)\b",
    "court": r"\b(announc\w+ sixty|declar\w+ (twenty|thirty)|trade[sd]?|stock)\b",
    "card-tennis": r"\b(met by|meets? (a|the)|proper card)\b",
    "nations": r"\btrumps?\b",
    "portrait-authors": r"\btricks?\b",
    "site": (
        r"\b(stands?|whoever|somebody|mostly|otherwise|nowhere else|this very|falls silent"
        r"|aside by|lie aside|lies in|lies up|comes? to lie|on its head|by as much|taken back"
        r"|tells?|knows every|wants (?:paper|scissors|sixty)|bears|a stick|matt|grey|colour"
        r"|looked at|is typed|to be seen|how it is (?:made|folded|installed)|must be allowed)\b"
    ),
}


def sentences(text: str) -> list[list[str]]:
    """The sentences of a text, each as its words; a colon does not end one."""
    found = re.split(r"(?<=[.?!])[”)]*\s+", text)
    return [words for one in found if len(words := re.findall(r"[\w’'-]+", one)) > 1]


def lapses(texts: Iterable[str], mean: float, longest: int, game: str = "") -> Iterator[str]:
    """The lapses in texts of one kind: banned words, and sentences that are too long.

    `mean` and `longest` are words a sentence; with a `game`, or “site”, its own words are held to.
    """
    texts = [*texts]
    words = re.compile(OTHER_WORDS[game], re.IGNORECASE) if game else None
    for text in texts:
        for banned in filter(None, (BANNED.search(text), words and words.search(text))):
            yield f"“{banned.group()}”: {text}"
    found = [words for text in texts for words in sentences(text)]
    yield from (f"{len(one)} words: {' '.join(one)}" for one in found if len(one) > longest)
    average = sum(map(len, found)) / max(1, len(found))
    if average > mean:
        yield f"{average:.1f} words a sentence in the mean"


def technical_lapses(texts: Iterable[str], allowed: Collection[str] = ()) -> Iterator[str]:
    """The lapses in manuals, messages or docstrings; a semicolon ends a sentence of these.

    Sentences that begin with the words of an `allowed` one may be longer.
    """
    pieces = [piece for text in texts for piece in re.split(r"(?<=[.?!;])[”)*]*\s+", text)]
    for piece in pieces:
        for banned in filter(None, (BANNED.search(piece), TECHNICAL.search(piece))):
            yield f"“{banned.group()}”: {piece}"
        if CLAUSE.match(piece) and not piece.rstrip("”)*").endswith("?"):
            yield f"begins with a clause: {piece}"
        if len(_words(piece)) > LONGEST and not piece.startswith(tuple(allowed)):
            yield f"{len(_words(piece))} words: {piece}"
    lengths = [len(words) for piece in pieces if len(words := _words(piece)) > 1]
    if sum(lengths) > MEAN * len(lengths):
        yield f"{sum(lengths) / len(lengths):.1f} words a sentence in the mean"


def _words(text: str) -> list[str]:
    return re.findall(r"[\w’'-]+", text)


def prose(markdown: str) -> list[str]:
    """The paragraphs, list entries and table cells of a page that are sentences; code is “it”."""
    text = re.sub(r"\A---\n.*?\n---\n", "", markdown, flags=re.DOTALL)
    text = re.sub(r"```.*?```|<!--.*?-->", "\n\n", text, flags=re.DOTALL)
    text = re.sub(r"`[^`]*`", "it", re.sub(r"!?\[([^]]*)\]\([^)]*\)", r"\1", text))
    parts = re.split(r"\n\n+|\n(?=\s*(?:[-*]|\d+\.) |\|)|\|", text)
    whole = (" ".join(part.split()) for part in parts)
    return [part for part in whole if re.search(r"\w[.!?:](\s|$)", part)]
