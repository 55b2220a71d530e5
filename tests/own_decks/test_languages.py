"""Languages of papers: catalogs that hold together, and decks that are printed in one language."""

from __future__ import annotations

import ast
import re
import string
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import get_args

import pikepdf
import pypdfium2
import pytest

from cardwright import paths
from cardwright.building.own_decks import check, write_sample
from cardwright.drawing.faces import reference_sides
from cardwright.drawing.faces.edition import STANDARD
from cardwright.engine.cards import deck_pack
from cardwright.ledger import load_ledger
from cardwright.ledger.own_deck import OwnGame
from cardwright.ledger.words import ENGLISH, LANGUAGES, NAMES, Language, words_in
from cardwright.lessons.made import made_lessons
from cardwright.lists.columns import HEADINGS, language_of
from cardwright.lists.ledgers import LAW, in_english
from cardwright.printing.guides.template import guide_markdown, guide_name, guide_source
from cardwright.printing.trackers.seating import keyed
from tests.commands import cardwright
from tests.own_decks import ledger_like, rows, written
from tests.own_decks.test_build import made, text
from tests.tiers import ALONE, every, few

ROOT = Path(__file__).parents[2]
OTHERS = tuple(language for language in LANGUAGES if language != "en")
GAMES = get_args(OwnGame)
#: Words of ours whose grammar differs, so that a translation may say them itself.
OURS = {"unit", "deal", "suit", "trick"}
#: English words of which each would show a text that nobody translated.
ENGLISH_WORDS = {
    *("and", "answer", "ask", "asks", "back", "backs", "box", "by", "call", "card", "cards"),
    *("date", "deck", "for", "fronts", "group", "groups", "have", "how", "its", "made", "no"),
    *("of", "on", "one", "page", "player", "players", "print", "reference", "rulebook", "score"),
    *("sheet", "sheets", "the", "their", "to", "total", "turn", "which", "who", "with", "your"),
}
#: The English that everyone prints: the name of a license.
FOREIGN = re.compile(r"SIL Open Font License")


def facts(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name} - OURS


@cache
def constants() -> frozenset[str]:
    """All texts in the program and its templates of books, as they are written there."""
    found: set[str] = set()
    for file in paths.package().rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found |= {node.value, node.value.replace("-", " ")}
                found.add(node.value.removeprefix("both sides, "))  # where a printer is named
    for file in paths.data("templates", "books").glob("*.typ"):
        found |= set(re.findall(r'"([^"\n]+)"', file.read_text("utf-8")))
    return frozenset(found | {*said_in_the_law()})


def said_in_the_law() -> Iterator[str]:
    """The printed words of the ledger by which decks of lists are played."""
    law = load_ledger(LAW)
    yield from (form.title for form in law.forms)
    yield from (award.name for award in law.score.awards)
    for side in law.reference_sides:
        yield side.title
        for part in side.parts:
            yield from (part.head, *part.steps, *part.notes)


def said_in_templates() -> Iterator[str]:
    for name in ("common", "handouts", "rulebook", "sheets"):
        source = paths.data("templates", "books", f"{name}.typ").read_text("utf-8")
        yield from re.findall(r'say\("([^"\n]+)"', source)


@pytest.mark.parametrize("language", OTHERS)
def test_a_catalog_has_the_same_keys_and_facts_as_all_others(language: Language) -> None:
    texts = words_in(language).texts
    assert texts.keys() == words_in("de").texts.keys()
    assert [key for key, said in texts.items() if facts(key) != facts(said)] == []
    assert [key for key, said in texts.items() if not said.strip()] == []


@pytest.mark.full
def test_every_key_of_a_catalog_is_a_text_of_the_program() -> None:
    assert [key for key in words_in("de").texts if key not in constants()] == []


def test_every_text_of_the_templates_is_in_the_catalogs() -> None:
    assert {*said_in_templates()} <= words_in("de").texts.keys()


@pytest.mark.parametrize("language", OTHERS)
def test_no_sentence_of_a_catalog_is_left_in_english(language: Language) -> None:
    texts = words_in(language).texts
    assert [key for key, said in texts.items() if key == said and len(key.split()) > 3] == []


def test_words_are_counted_and_listed_by_the_habit_of_a_language() -> None:
    french, spanish = words_in("fr"), words_in("es")
    assert [french.count(n, "{n} sheet", "{n} sheets") for n in (0, 1, 2)] == [
        *("0 feuille", "1 feuille", "2 feuilles")
    ]
    assert ENGLISH.count(0, "{n} sheet", "{n} sheets") == "0 sheets"
    assert words_in("de").all_of(["a", "b", "c"]) == "a, b und c"
    assert spanish.all_of(["Ana", "Inés"]) == "Ana e Inés"
    assert spanish.all_of(["agua", "hielo"]) == "agua y hielo"
    assert spanish.all_of(["padre", "hija"]) == "padre e hija"
    assert (french.number("0.30"), ENGLISH.number("0.30")) == ("0,30", "0.30")


def guide(game: str, language: Language) -> str:
    name = f"own-{game}.md.j2" if language == "en" else f"own-{game}.{language}.md.j2"
    return paths.data("templates", "guides", name).read_text("utf-8")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", OTHERS)
def test_the_rules_of_a_deck_are_in_its_language(language: Language, game: OwnGame) -> None:
    ledger = ledger_like(game, (4, 4), language)
    assert guide_source(guide_name(ledger)) == guide(game, language)
    english = guide_name(ledger_like(game, (4, 4)))
    assert english == (LAW if game == "authors" else f"own-{game}")


@pytest.mark.parametrize("game", ["quartets", "pairs"])
@pytest.mark.parametrize("language", OTHERS)
def test_rules_have_the_same_parts_in_each_language(language: Language, game: str) -> None:
    assert shape(guide(game, language)) == shape(guide(game, "en"))


@pytest.mark.parametrize("language", OTHERS)
def test_rules_of_authors_are_alike_in_all_other_languages(language: Language) -> None:
    said, other = guide("authors", language), guide("authors", "de")
    assert shape(said) == shape(other)
    assert [*map(sorted, cited(said))] == [*map(sorted, cited(other))]


def cited(source: str) -> list[list[str]]:
    """The clauses that each line cites, in any order."""
    return [re.findall(r"\[\[(.*?)\]\]", line) for line in source.splitlines()]


def shape(source: str) -> list[str]:
    return re.findall(r"^#+ |^- |^\d\. |^\*\*|^\||\{\w+:", source, re.MULTILINE)


# ------------------------------------------------------------------ the language of a deck


def german(folder: Path, settings: str = "") -> Path:
    """The sample as a German teacher has it, who knows of no setting for it."""
    place = folder / "komponisten"
    write_sample(place, "de")
    known = (place / "deck.toml").read_text("utf-8").splitlines()
    given = {"language", *re.findall(r"^\w+", settings, re.MULTILINE)}
    kept = [line for line in known if line.split(" ")[0] not in given]
    (place / "deck.toml").write_text("\n".join([settings, *kept]), encoding="utf-8")
    return place


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sample_of_each_language_has_no_fault(language: Language, tmp_path: Path) -> None:
    done = cardwright("new", tmp_path / "deck", "--language", language)
    assert done.returncode == 0, done.stderr
    checked = check(tmp_path / "deck")
    assert [str(each) for each in checked.findings if not each.doubtful] == []
    assert checked.deck.language == language
    assert len(checked.deck.members) == 12
    assert {member.short for member in checked.deck.members} >= {"Bach", "Mozart", "Dvořák"}


def test_a_sample_in_an_unknown_language_is_wrong_usage(tmp_path: Path) -> None:
    done = cardwright("new", tmp_path / "deck", "--language", "da")
    assert done.returncode == 2
    assert "“da”" in done.stderr
    assert not (tmp_path / "deck").exists()


def test_headings_of_one_language_decide_and_a_note_says_how_to_change_it(tmp_path: Path) -> None:
    checked = check(german(tmp_path))
    assert checked.deck.language == "de"
    (note,) = [str(each) for each in checked.findings if "German" in each.what]
    assert note == (
        "cards.csv, row 1: the headings are German, so everything that is printed is in German; "
        'for English, write language = "en" in deck.toml'
    )


def test_settings_decide_before_headings_and_need_no_note(tmp_path: Path) -> None:
    checked = check(german(tmp_path, 'language = "fr"\n'))
    assert checked.deck.language == "fr"
    assert not any("headings are" in each.what for each in checked.findings)


@pytest.mark.parametrize(
    "head", ["Group,Name,Text", "Grupo,Nome,Texto", "Gruppe,Name,Image", "Familie,Naam,Work"]
)
def test_headings_of_several_languages_leave_a_deck_in_english(head: str, tmp_path: Path) -> None:
    checked = check(written(tmp_path, [head, *rows()[1:]]))
    assert checked.deck.language == "en"
    assert not any("headings are" in each.what for each in checked.findings)


@pytest.mark.parametrize("language", OTHERS)
def test_the_usual_headings_of_a_language_are_of_it_alone(language: Language) -> None:
    assert language_of([names[0] for names in HEADINGS[language].values()]) == language


def test_the_manual_has_the_usual_headings_of_each_language() -> None:
    manual = (ROOT / "site/docs/manual-own-deck.md").read_text("utf-8")
    for language, headings in HEADINGS.items():
        usual = ", ".join(names[0] for names in headings.values())
        assert f"| {NAMES[language]} | {usual} |" in manual


def test_a_language_that_nobody_knows_is_named_with_those_that_are(tmp_path: Path) -> None:
    found = [str(each) for each in check(german(tmp_path, 'language = "da"\n')).findings]
    (fault,) = [each for each in found if each.startswith("deck.toml")]
    assert '"da" is not one of en, de, fr, es, it, nl' in fault


@pytest.mark.parametrize("settings", ["", 'language = "de"\n'])
def test_a_deck_of_authors_speaks_the_language_of_its_list(settings: str, tmp_path: Path) -> None:
    checked = check(german(tmp_path, f'{settings}game = "authors"\n'))
    assert checked.deck.language == "de"
    assert not [each for each in checked.findings if not each.doubtful]


# ------------------------------------------------------------------ papers in one language


@pytest.fixture(scope="module")
def printed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with everything that is made of the German deck."""
    place = tmp_path_factory.mktemp("german")
    assert made("build", german(place), place / "out").returncode == 0
    return place / "out" / "komponisten"


def english(said: str, language: Language = "de") -> list[str]:
    """The English words in a text that are none of its language."""
    guides = (guide(game, language) for game in GAMES)
    own = " ".join((*words_in(language).texts.values(), *guides))
    spoken = re.sub(
        r"\{.*?\}+", "", FOREIGN.sub("", own), flags=re.DOTALL
    )  # without names of facts
    found = {*words(FOREIGN.sub("", said))} - {*words(spoken)}
    return sorted(ENGLISH_WORDS & found)


def words(text: str) -> list[str]:
    return re.findall(r"[^\W\d_]+", text.lower())


#: A list without any word of a language.
AUTHORS = [
    "Group,Name,Years,Text,Work",
    *(
        f"Alpha {group},Beta {group} {name},{1700 + name},Gamma {name} delta.,Zeta {name}"
        for group, size in enumerate((4, 3, 6))
        for name in range(size)
    ),
]
PAPERS = [
    *("deck-a4", "booklet", "booklet-fold-a4", "booklet-large", "lessons", "tracker-a4"),
    *("tracker-pad-a4", "tracker-fill", "box-a4"),
]


@pytest.mark.parametrize("name", PAPERS)
def test_no_page_of_a_german_deck_has_english_words(name: str, printed: Path) -> None:
    assert english(text(printed / f"{name}.pdf")) == []


@pytest.mark.parametrize("name", PAPERS)
def test_a_document_says_which_language_it_speaks(name: str, printed: Path) -> None:
    with pikepdf.open(printed / f"{name}.pdf") as pdf:
        assert str(pdf.Root.Lang) == "de"
        title, subject = (str(pdf.docinfo.get(key, "")) for key in ("/Title", "/Subject"))
        spoken = " ".join(alternatives(pdf))
    assert english(f"{title} {subject} {spoken}") == []


def alternatives(pdf: pikepdf.Pdf) -> Iterator[str]:
    """The texts for those who do not see a figure or a field."""
    for each in pdf.objects:
        if isinstance(each, pikepdf.Dictionary):
            yield from (
                str(each[key]) for key in ("/Alt", "/TU", "/Contents") if is_text(each, key)
            )


def is_text(each: pikepdf.Dictionary, key: str) -> bool:
    return isinstance(each.get(key), pikepdf.String)


def test_the_list_of_cards_is_german(printed: Path) -> None:
    said = (printed / "card-list.txt").read_text("utf-8")
    assert "Barock, mit Georg Friedrich Händel, Antonio Vivaldi und Barbara Strozzi" in " ".join(
        said.split()
    )
    assert english(said) == []
    page = (printed / "card-list.html").read_text("utf-8")
    assert '<html lang="de">' in page
    body = re.sub(r"<[^>]+>", " ", page.partition("</head>")[2])
    assert english(body) == []


def test_german_papers_use_the_words_of_card_players(printed: Path) -> None:
    assert "Leg das Quartett sofort offen ab" in text(printed / "booklet.pdf")
    assert "Karten von 0,30 mm Dicke" in text(printed / "box-a4.pdf")
    assert "Seite 4 von 4 mit 100 % drucken" in text(printed / "deck-a4.pdf")
    assert "Anna, Ben, David und Ella spielen" in text(printed / "lessons.pdf")


@pytest.mark.deep
@pytest.mark.parametrize("language", few(5, OTHERS))
def test_every_language_has_room_on_every_paper(language: Language, tmp_path: Path) -> None:
    place = written(tmp_path, rows(), f'language = "{language}"\n')
    done = cardwright("build", place, "-o", tmp_path / "out", "--no-cache", *ALONE)
    assert done.returncode == 0, done.stderr
    for file, title in (("booklet.pdf", "the rulebook"), ("lessons.pdf", "The workbook")):
        said = text(tmp_path / "out" / "instruments" / file)
        assert words_in(language)(title).casefold() in said.casefold()


@pytest.mark.full
@pytest.mark.parametrize("language", every(5, OTHERS, start=1, deep=4))
def test_every_paper_of_authors_speaks_a_language(language: Language, tmp_path: Path) -> None:
    place = written(tmp_path, AUTHORS, f'game = "authors"\nlanguage = "{language}"\ntitle = "Γ"\n')
    assert made("build", place, tmp_path / "out").returncode == 0
    papers = tmp_path / "out" / "instruments"
    for name in PAPERS:
        assert english(text(papers / f"{name}.pdf"), language) == [], name
        with pikepdf.open(papers / f"{name}.pdf") as pdf:
            assert str(pdf.Root.Lang) == language
            about = (str(pdf.docinfo.get(key, "")) for key in ("/Title", "/Subject"))
            assert english(" ".join((*about, *alternatives(pdf))), language) == [], name
    assert english((papers / "card-list.txt").read_text("utf-8"), language) == []


@pytest.mark.parametrize("language", OTHERS)
def test_both_cards_of_an_author_are_named_in_a_language(language: Language) -> None:
    say, ledger = words_in(language), ledger_like("authors", (4, 5), language)
    portrait, sketch, *_ = deck_pack(ledger)
    assert (portrait.id, sketch.id) == ("card-0-0-portrait", "card-0-0-sketch")
    assert portrait.name == f"Card 0 0, {say('portrait')}"
    assert sketch.name == f"Card 0 0, {say('sketch')}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_authors_have_room_on_one_side(language: Language) -> None:
    sides = reference_sides(ledger_like("authors", (4, 4), language), STANDARD)
    assert len(sides) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_guide_asks_for_an_award_by_its_english_name(language: Language) -> None:
    ledger = ledger_like("authors", (4, 4), language)
    source = '{{ points("Pair royal") | words }} {{ points("Book") }} {{ letter("Book") }}'
    three = "three" if language == "en" else "3"
    assert guide_markdown(ledger, source) == f"{three} 10 d"
    names = [award.name for _, award in keyed(ledger, ledger.forms[0])]
    assert names == [*map(words_in(language), ("Pair", "Pair royal", "Double pair royal", "Book"))]


@pytest.mark.parametrize("language", OTHERS)
def test_lessons_of_authors_speak_of_books(language: Language) -> None:
    say = words_in(language)
    sheets = made_lessons(ledger_like("authors", (4, 4, 4), language))
    told = [sheet for sheet in sheets if sheet.moment]
    assert all(say("They play the easy form, with the portraits alone.") in s.story for s in told)
    facts = {name for s in told if s.moment for name, _ in s.moment.table.facts}
    assert facts == {say("Books on the table"), say("In the other hands")}


@pytest.mark.full
@pytest.mark.parametrize("language", every(5, OTHERS, start=2, deep=4))
def test_every_paper_of_pairs_speaks_a_language(language: Language, tmp_path: Path) -> None:
    lines = ["Name,Partner", *(f"Alpha {n},Beta {n}" for n in range(8))]
    place = written(tmp_path, lines, f'game = "pairs"\nlanguage = "{language}"\ntitle = "Gamma"\n')
    assert made("build", place, tmp_path / "out").returncode == 0
    papers = tmp_path / "out" / "instruments"
    for name in PAPERS:
        assert english(text(papers / f"{name}.pdf"), language) == [], name
    assert len(pypdfium2.PdfDocument(papers / "booklet.pdf")) == 4


@pytest.mark.parametrize("language", every(5, OTHERS, start=4))
@pytest.mark.parametrize(
    "options",
    [
        ("--sides", "fold", "--copies", "2"),
        ("--cut-plan", "--stacked", "--copies", "2", "--palette", "low-ink"),
        pytest.param(("--gap", "6", "--cut-plan", "--round-corners"), marks=pytest.mark.deep),
        pytest.param(("--large-index", "--sides", "short"), marks=pytest.mark.deep),
    ],
    ids=" ".join,
)
def test_sheets_of_every_edition_speak_a_language(
    options: tuple[str, ...], language: Language, tmp_path: Path
) -> None:
    groups = {f"Alpha {group}": [f"Beta {group} {n}" for n in range(4)] for group in range(3)}
    lines = [line.rpartition(",")[0] for line in rows(groups)]
    place = written(tmp_path, lines, f'language = "{language}"\ntitle = "Gamma"\n')
    out = tmp_path / "out"
    done = cardwright("deck", place, *options, "--paper", "a4", "-o", out, "--no-cache", *ALONE)
    assert done.returncode == 0, done.stderr
    (sheets,) = (out / "instruments").glob("deck-*.pdf")
    say, said = words_in(language), text(sheets)
    assert say("page {number} of {count}", number=1, count="").strip() in said
    assert english(said, language) == []


def test_the_names_of_languages_are_those_of_the_catalogs() -> None:
    files = paths.data("templates", "words").glob("*.toml")
    assert {file.stem for file in files} == {*NAMES} - {"en"}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", ["quartets", "pairs", "authors"])
def test_the_table_of_a_deck_speaks_english(game: OwnGame, language: Language) -> None:
    sizes = (2, 2, 2) if game == "pairs" else (4, 5)
    own, english_ = (ledger_like(game, sizes, each) for each in (language, "en"))
    assert replace(in_english(own), blurb=english_.blurb) == english_
    assert in_english(english_) is english_
