"""Checks across the tables of a ledger: the faults that no field shows by itself.

A ledger is judged here even when its fields have faults. A blank ("", 0, empty) then stands for
a value that could not be used, so each agreement is silent where it meets one.
"""

import re
import unicodedata
import warnings
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import product
from string import Formatter

from cardwright.errors import did_you_mean
from cardwright.ledger import studies
from cardwright.ledger.clauses import Clause, Question
from cardwright.ledger.reader import Fault, Steps
from cardwright.ledger.records import FormInfo, Ledger, PackRecipe, ScoreRules
from cardwright.ledger.schema import quote_value
from cardwright.ledger.wording import loose, unknown, wording

_PACK_NEEDS = {"suited": ("suits", "ranks"), "paired": ("suits", "sides"), "counted": ("counts",)}
_SCORE_NEEDS = {"race": ("target", "awards"), "tally": ("awards",), "tennis": ("calls", "games")}
#: What a pattern may hold, so that no text takes long to compare: letters, sets such as [0-9] and
#: groups of them, each once, perhaps ("?"), or a stated number of times ("{3}").
_ATOM = r"(?:[A-Za-z0-9/:_ -]|\[[A-Za-z0-9-]+\])(?:\?|\{[1-9]\})?"
_PATTERN = re.compile(rf"(?:{_ATOM}|\((?:{_ATOM}){{1,20}}\)(?:\{{[1-9]\}})?){{1,40}}")
_GROUP = re.compile(r"\(([^()]*)\)\{(\d)\}")
_PERHAPS = 12  # how often a pattern may say “?”, counted in its groups as often as they stand
#: What pictures are called that show no card: see `pictures` in `faces/`.
_PICTURE = re.compile(r"back(-card|-tray|-ball)?|reference-[0-9]+")
_CARD_WORDS = {"suited": ("suit", "rank"), "paired": ("author", "side"), "counted": ("stroke",)}


def agreements(ledger: Ledger) -> Iterator[Fault]:
    """The faults between the tables of a ledger."""
    yield from _of_game(ledger)
    yield from _of_score(ledger.score)
    yield from _of_forms(ledger)
    yield from _of_suits(ledger)
    yield from _of_packs(ledger)
    yield from _of_cards(ledger)
    yield from _of_ids(ledger)
    yield from _of_rulings(ledger)
    yield from _of_options(ledger)
    yield from _of_agreed_awards(ledger)
    yield from _of_studies(ledger)
    yield from _of_reference_sides(ledger)


def _of_game(ledger: Ledger) -> Iterator[Fault]:
    """`card_name` uses the words that the cards of its packs have; each company has a form."""
    for kind in dict.fromkeys(recipe.kind for recipe in ledger.packs):
        words = _CARD_WORDS.get(kind, ())
        if words and not _is_template(ledger.card_name, words):
            what = f"{quote_value(ledger.card_name)} is not a card name for a {kind} pack"
            advice = f"use {' and '.join(f'{{{word}}}' for word in words)}, and no other braces"
            yield Fault(("game", "card_name"), what, advice)
    seats = {number for form in ledger.forms for number in form.seats}
    known = bool(seats) and all(form.seats for form in ledger.forms)
    for number in ledger.players:
        if known and number not in seats:
            advice = f"let a form have {number} seats, or remove it"
            yield Fault(("game", "players"), f"no form has {number} seats", advice)


def _is_template(template: str, words: tuple[str, ...]) -> bool:
    """Test if a template has just these words in braces, bare, and each of them."""
    try:
        parts = [part[1:] for part in Formatter().parse(template) if part[1] is not None]
    except ValueError:
        return False
    bare = all(not (spec or how) for _, spec, how in parts)
    return bare and {word for word, _, _ in parts} == {*words}


def _of_score(score: ScoreRules) -> Iterator[Fault]:
    """A score has the fields of its kind; one award of a race, at most, is carried from a tie."""
    yield from _of_kind(score, _SCORE_NEEDS, ("score",))
    carried = [index for index, award in enumerate(score.awards) if award.carried]
    for index in carried:
        steps = ("score", "awards", index, "carried")
        if score.kind in _SCORE_NEEDS and score.kind != "race":
            what = f'has no meaning for kind "{score.kind}"'
            yield Fault(steps, what, "remove it, or correct the kind")
        elif index != carried[0]:
            what = f"awards[{carried[0]}] is already carried"
            yield Fault(steps, what, "keep one of them")


def _of_kind(
    record: ScoreRules | PackRecipe, needs: Mapping[str, tuple[str, ...]], steps: Steps
) -> Iterator[Fault]:
    """A record has the fields that its kind needs, and none that only another kind needs."""
    if record.kind not in needs:
        return
    for name in dict.fromkeys(name for names in needs.values() for name in names):
        needed, there = name in needs[record.kind], bool(getattr(record, name))
        if needed and not there:
            yield Fault(
                (*steps, name), "is missing", f'add it, because kind "{record.kind}" needs it'
            )
        elif there and not needed:
            what = f'has no meaning for kind "{record.kind}"'
            yield Fault((*steps, name), what, "remove it, or correct the kind")


def _of_forms(ledger: Ledger) -> Iterator[Fault]:
    """A form seats no more and no fewer than the game does."""
    for index, form in enumerate(ledger.forms):
        for number in form.seats:
            if ledger.players and number not in ledger.players:
                what = f"{number} is not among the players of the game"
                yield Fault(("forms", index, "seats"), what, "remove it, or add it to players")
        yield from _of_recommended(ledger, form, ("forms", index))


def _of_recommended(ledger: Ledger, form: FormInfo, steps: Steps) -> Iterator[Fault]:
    """Recommended agreements are choices of options, and have a name."""
    questions = {question.key: question for question in ledger.questions if question.option}
    for option, choice in form.recommended_agreements.items():
        if option not in questions:
            what = f"{quote_value(option)} is not an option of the ledger"
            advice = did_you_mean(option, questions) or 'write "option=choice"'
            yield Fault((*steps, "recommended"), what, advice)
        elif not questions[option].offers(choice):
            what = f"there is no choice of {option} {quote_value(choice)}"
            yield Fault((*steps, "recommended"), what, f"known: {questions[option].offer}")
    for name in ("recommended_as", "usual_as"):
        if form.recommended and not getattr(form, name):
            advice = "add the name of this way to play"
            yield Fault((*steps, name), "is missing", advice)
        elif getattr(form, name) and not form.recommended:
            yield Fault((*steps, name), "has no meaning", "add recommended, or remove it")


def _of_suits(ledger: Ledger) -> Iterator[Fault]:
    """A group of a paired pack has the singular at the head of its cards; suits have the hues."""
    groups = {group for pack in ledger.packs if pack.kind == "paired" for group in pack.suits}
    for index, suit in enumerate(ledger.suits):
        if suit.id in groups and not suit.singular:
            advice = 'add singular = "…", the word at the head of the card'
            yield Fault(("suits", index, "singular"), "is missing", advice)
    for index, rank in enumerate(ledger.ranks):
        if rank.hue and ledger.suits:
            what = "has no meaning if there are suits"
            yield Fault(("ranks", index, "hue"), what, "remove it, and give each suit its hue")


def _of_packs(ledger: Ledger) -> Iterator[Fault]:
    """A pack has the fields of its kind, and as many cards as it says."""
    for index, recipe in enumerate(ledger.packs):
        yield from _of_kind(recipe, _PACK_NEEDS, ("packs", index))
        made = _made(ledger, recipe)
        if made not in (0, recipe.size):
            what = f"is {recipe.size}, but the recipe makes {made} cards"
            yield Fault(("packs", index, "size"), what, "correct the size or the recipe")


def _made(ledger: Ledger, recipe: PackRecipe) -> int:
    """The number of cards that a recipe makes, or 0 when that cannot be known."""
    match recipe.kind:
        case "suited":
            return len(recipe.suits) * len(recipe.ranks)
        case "paired":
            groups = [author.group for author in ledger.authors]
            lost = {*groups} - {suit.id for suit in ledger.suits}
            return 0 if lost else len(recipe.sides) * sum(group in recipe.suits for group in groups)
        case _:
            return sum(copies for _, copies in recipe.counts)


def _of_cards(ledger: Ledger) -> Iterator[Fault]:
    """No two cards of a pack have one id or one name, and none has the id of another picture."""
    for index, recipe in enumerate(ledger.packs):
        cards = [*_cards(ledger, recipe)]
        if recipe.name == ledger.deck:
            cards += _pieces(ledger)
        for what, given in zip(("id", "name"), zip(*cards, strict=True), strict=False):
            seen = Counter(map(_as_seen, given))
            if twice := [text for text in given if text and seen[_as_seen(text)] > 1]:
                told = f"two of its cards have the {what} {quote_value(twice[0])}"
                yield Fault(("packs", index), told, "change an id or a name in the recipe")
        for card, _ in cards:
            if _PICTURE.fullmatch(card):
                told = f"the id {quote_value(card)} of a card belongs to a back or a reference card"
                yield Fault(("packs", index), told, "change an id in the recipe")


def _as_seen(text: str) -> str:
    """A text without differences that nobody sees: kinds of blanks, and ways to write a letter."""
    return unicodedata.normalize("NFC", " ".join(text.split()))


def _cards(ledger: Ledger, recipe: PackRecipe) -> Iterator[tuple[str, str]]:
    """Id and name of each card, as `cards.py` makes them; "" for a name that may be there twice."""
    whole = _is_template(ledger.card_name, _CARD_WORDS.get(recipe.kind, ()))

    def name(**words: str) -> str:
        return ledger.card_name.format(**words) if whole and all(words.values()) else ""

    match recipe.kind:
        case "suited":
            suits = [suit for suit in ledger.suits if suit.id in recipe.suits]
            ranks = [rank for rank in ledger.ranks if rank.id in recipe.ranks]
            for suit, rank in product(suits, ranks):
                yield f"{suit.id}-{rank.id}", name(suit=suit.name, rank=rank.name)
        case "paired":
            authors = [author for author in ledger.authors if author.group in recipe.suits]
            for author, side in product(authors, recipe.sides):
                yield f"{author.id}-{side}", name(author=author.name, side=side)
        case _:
            for stroke, copies in recipe.counts:
                yield from ((f"{stroke}-{copy:02}", "") for copy in range(1, copies + 1))


def _pieces(ledger: Ledger) -> Iterator[tuple[str, str]]:
    """Id and name of each tray and ball."""
    for piece in ledger.pieces:
        if piece.copies == 1:
            yield piece.id, piece.name
            continue
        for copy in range(1, piece.copies + 1):
            yield f"{piece.id}-{copy}", f"{piece.name} {copy}"


def _of_ids(ledger: Ledger) -> Iterator[Fault]:
    """Ids of clauses and questions begin with the prefix of the game."""
    tables: tuple[tuple[str, tuple[Clause | Question, ...]], ...] = (
        ("clauses", ledger.clauses),
        ("questions", ledger.questions),
    )
    for table, entries in tables:
        for index, entry in enumerate(entries):
            if ledger.prefix and not entry.id.startswith(f"{ledger.prefix}-"):
                what = f'{quote_value(entry.id)} does not begin with "{ledger.prefix}-"'
                yield Fault((table, index, "id"), what, "begin it with the prefix of the game")


def _of_rulings(ledger: Ledger) -> Iterator[Fault]:
    """A ruling is ours, and one that answers a question (…-B…) has that question."""
    asked = {question.id for question in ledger.questions}
    for index, clause in enumerate(ledger.clauses):
        if clause.kind != "ruling":
            continue
        if not clause.ours:
            what = "is not true, but no source prints a ruling"
            yield Fault(("clauses", index, "ours"), what, "write ours = true")
        if clause.id.startswith(f"{ledger.prefix}-B") and clause.id not in asked:
            advice = "add the question that the ruling answers to [[questions]]"
            yield Fault(
                ("clauses", index, "id"), f"no question has the id {quote_value(clause.id)}", advice
            )


def _of_options(ledger: Ledger) -> Iterator[Fault]:
    """A question with an option has choices and a default among them; another has neither.

    The readings begin with one for each choice, in the order of the choices.
    """
    for index, question in enumerate(ledger.questions):
        steps = ("questions", index)
        if not question.option and (question.choices or question.default or question.pattern):
            what = "is missing, but there are choices or a default"
            yield Fault((*steps, "option"), what, "add the option, or remove them")
        elif question.option and not question.choices:
            yield Fault(
                (*steps, "choices"), "is missing", "add the values that the option can have"
            )
        elif question.option and not question.default:
            yield Fault((*steps, "default"), "is missing", "add the default choice")
        elif question.option and question.default not in question.choices:
            what = f"{quote_value(question.default)} is not among the choices"
            yield Fault((*steps, "default"), what, f"write one of {', '.join(question.choices)}")
        elif question.option and len(question.readings) < len(question.choices):
            what = f"there are {len(question.readings)} for {len(question.choices)} choices"
            advice = "write a reading for each choice, in the order of the choices"
            yield Fault((*steps, "readings"), what, advice)
        yield from _of_pattern(question, steps)


def _of_agreed_awards(ledger: Ledger) -> Iterator[Fault]:
    """Check that the option of an award is one that a question leaves to the players."""
    options = [question.option for question in ledger.questions if question.option]
    for place, award in enumerate(ledger.score.awards):
        if award.option and award.option not in options:
            advice = did_you_mean(award.option, options) or "use an option of the questions"
            what = f"{quote_value(award.option)} is not an option of the ledger"
            yield Fault(("score", "awards", place, "option"), what, advice)


def _of_pattern(question: Question, steps: Steps) -> Iterator[Fault]:
    """A pattern is a regular expression that the choices are of too, and is told in words."""
    if bool(question.pattern) != bool(question.like):
        missing = "like" if question.pattern else "pattern"
        yield Fault((*steps, missing), "is missing", "pattern and like go together")
    if not question.pattern:
        return
    try:
        with warnings.catch_warnings(action="ignore"):  # of what another Python may read otherwise
            re.compile(question.pattern)
    except re.error:
        what = f"{quote_value(question.pattern)} is not a regular expression"
        yield Fault((*steps, "pattern"), what, "correct it, such as [1-9]")
        return
    if not _is_soon_compared(question.pattern):
        what = f"{quote_value(question.pattern)} may take forever to match"
        yield Fault((*steps, "pattern"), what, "use sets and groups such as [1-9](/[0-9]?){3}")
        return
    for choice in (c for c in question.choices if not re.fullmatch(question.pattern, c)):
        yield Fault(
            (*steps, "choices"), f"{quote_value(choice)} does not match the pattern", "correct it"
        )


def _is_soon_compared(pattern: str) -> bool:
    """Test if a pattern is of the plain kind that is soon compared with any text."""
    whole = _GROUP.sub(lambda group: group[1] * int(group[2]), pattern)
    return bool(_PATTERN.fullmatch(pattern)) and whole.count("?") <= _PERHAPS


def _of_studies(ledger: Ledger) -> Iterator[Fault]:
    """A figure has a value and the bounds between which it lies."""
    for index, study in enumerate(ledger.studies):
        for name in studies.FIGURES:
            numbers = dict(getattr(study, name))
            if not numbers:
                continue
            if [*numbers] != ["value", "low", "high"]:
                what, advice = "is not a figure", "write { value = 580, low = 573, high = 587 }"
                yield Fault(("studies", index, name), what, advice)
            elif not numbers["low"] <= numbers["value"] <= numbers["high"]:
                what = f"{numbers['value']} is not between its bounds"
                yield Fault(("studies", index, name), what, "correct the figure")


def _of_reference_sides(ledger: Ledger) -> Iterator[Fault]:
    """Check that what reference cards name is there: names in braces, awards, authors, calls."""
    names = dict.fromkeys(wording(ledger), "")
    names |= dict.fromkeys({"target", "games"} & {*_SCORE_NEEDS.get(ledger.score.kind, ())}, "")
    awards = [award.name for award in ledger.score.awards]
    for place, side in enumerate(ledger.reference_sides):
        yield from _of_words(side.title, names, ("reference_sides", place, "title"))
        for number, part in enumerate(side.parts):
            steps = ("reference_sides", place, "parts", number)
            for field in ("head", "rows", "steps", "notes"):
                told = getattr(part, field)
                for text in (told,) if isinstance(told, str) else told:
                    yield from _of_words(text, names, (*steps, field))
            for name in part.awards:
                if awards and name not in awards:
                    advice = did_you_mean(name, awards) or "use an award of the score"
                    what = f"{quote_value(name)} is not in score: awards"
                    yield Fault((*steps, "awards"), what, advice)
            shown = {"calls": ledger.score.calls, "ranks": ledger.ranks, "authors": ledger.authors}
            if part.show and not shown[part.show]:
                yield Fault((*steps, "show"), f"the game has no {part.show}", "remove it")


def _of_words(text: str, names: Mapping[str, str], steps: Steps) -> Iterator[Fault]:
    """Every name in braces is one of the names of the game, as far as all of them are known."""
    for name in unknown(text, names) if "" not in names else ():
        advice = did_you_mean(name, names) or f"known are {', '.join(names)}"
        yield Fault(steps, f"{quote_value(f'{{{name}}}')} is not a known name", advice)
    if loose(text):
        yield Fault(steps, f"{quote_value(text)} has an unmatched brace", "write {name}")
