"""The strict reader, on three small ledgers whole and broken, and on the ledgers of the games."""

import tomllib
from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from cardwright import ledger as ledger_module
from cardwright.errors import LedgerError, UnknownName
from cardwright.ledger import Clause, load_ledger, read_ledger, reader
from cardwright.ledger.games import GAMES
from tests.tiers import Sample

SMALL = Path(__file__).parent / "ledgers"
KINDS = ("suited", "paired", "counted")


def problems(path: Path) -> tuple[str, ...]:
    with pytest.raises(LedgerError) as caught:
        read_ledger(path)
    return caught.value.problems


@pytest.fixture
def broken(tmp_path: Path) -> Callable[..., tuple[str, ...]]:
    """The problems of a small ledger in which some words, each found once, are replaced."""

    def break_it(kind: str, *changes: tuple[str, str]) -> tuple[str, ...]:
        text = (SMALL / f"{kind}.toml").read_text(encoding="utf-8")
        for old, new in changes:
            assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times"
            text = text.replace(old, new)
        path = tmp_path / "small.toml"
        path.write_text(text, encoding="utf-8")
        return problems(path)

    return break_it


def test_a_whole_ledger_is_read_as_records() -> None:
    ledger = read_ledger(SMALL / "suited.toml")
    assert (ledger.title, ledger.players, ledger.words.trump) == ("Small Race", (2, 4), "")
    assert [award.points for award in ledger.score.awards] == [1, 3]
    assert [(suit.id, suit.ours) for suit in ledger.suits] == [("gold", False), ("red", True)]
    assert ledger.clauses[1] == Clause(
        id="SMALL-X1",
        kind="term",
        forms=("two-handed",),
        section="Play",
        place="A neighbor of the source",
        text="A couplet is two cards.",
        ours=True,
        basis=("BOOK1",),
    )
    assert (ledger.authors, ledger.pieces, ledger.questions[1].option) == ((), (), "")
    (part,) = ledger.reference_sides[0].parts
    assert (part.show, part.awards, part.rows) == (
        "ranks",
        ("Every couplet",),
        ("{Crown} taken | 2",),
    )
    assert read_ledger(SMALL / "paired.toml").reference_sides == ()


def test_entries_are_found_by_name() -> None:
    ledger = read_ledger(SMALL / "suited.toml")
    assert ledger.clause("SMALL-B1").kind == "ruling"
    assert ledger.question("SMALL-B1").default == "none"
    assert ledger.form("two-handed").pack == "four"
    assert ledger.suit("red").name == "Red"
    assert ledger.rank("royal").value == 8
    assert ledger.recipe("four").size == 4
    assert [clause.id for clause in ledger.clauses_for("two-handed")] == ["SMALL-1", "SMALL-X1"]
    assert read_ledger(SMALL / "paired.toml").author("ward").group == "humorists"


def test_a_name_that_names_nothing_is_refused_with_the_nearest() -> None:
    ledger = read_ledger(SMALL / "suited.toml")
    with pytest.raises(UnknownName, match="there is no form “two-hand”") as caught:
        ledger.clauses_for("two-hand")
    assert caught.value.hint == "did you mean “two-handed”?"
    with pytest.raises(UnknownName, match="there is no author “ward”") as caught:
        ledger.author("ward")
    assert caught.value.hint == "known: none"
    with pytest.raises(UnknownName, match="there is no game “cort”"):
        load_ledger("cort")


FAULTS = tomllib.loads((SMALL / "faults.toml").read_text(encoding="utf-8"))["faults"]


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault["fault"])
def test_each_fault_is_named_with_its_place_and_a_remedy(
    broken: Callable[..., tuple[str, ...]], fault: dict[str, str]
) -> None:
    found = broken(fault["ledger"], (fault["old"], fault["new"]))
    assert found == (f"small.toml: {fault['says']}",)


def test_ten_faults_are_reported_at_once_in_the_order_of_the_file(
    broken: Callable[..., tuple[str, ...]],
) -> None:
    found = broken(
        "suited",
        ('default = "none"', 'default = "nobody"'),
        ('["four-handed"]', '["four-hand"]'),
        ('id = "SMALL-B1"\nkind', 'id = "SMALL-B3"\nkind'),
        ('["BOOK1"]', '["BOOK2"]'),
        ("size = 6", "size = 8"),
        ('letter = "S"', 'letter = "R"'),
        ("seats = [2]", "seats = [2, 3]"),
        ('trump = ""', "trump = 3"),
        ('deck = "six"', 'deck = "sixty"'),
        ('name = "small-race"', 'name = "Small Race"'),
    )
    assert [line.split("; ")[0] for line in found] == [
        'small.toml: game: name: "Small Race" is not a slug such as two-handed',
        'small.toml: game: deck: "sixty" is not in [[packs]]',
        "small.toml: words: trump: 3 is not text",
        "small.toml: forms[0] “two-handed”: seats: 3 is not among the players of the game",
        'small.toml: ranks[2] “serf”: letter: "R" is already used by ranks[1]',
        "small.toml: packs[1] “six”: size: is 8, but the recipe makes 6 cards",
        'small.toml: clauses[1] “SMALL-X1”: basis: "BOOK2" is not in [[references]]',
        'small.toml: clauses[2] “SMALL-B3”: id: no question has the id "SMALL-B3"',
        'small.toml: clauses[2] “SMALL-B3”: forms: "four-hand" is not in [[forms]]',
        'small.toml: questions[0] “SMALL-B1”: default: "nobody" is not among the choices',
    ]


def test_no_two_cards_are_one_and_none_is_another_picture(
    broken: Callable[..., tuple[str, ...]],
) -> None:
    """An id is made of two others: red-blue and crown are as good as red and blue-crown."""
    pairs = ('suits = ["gold", "red"]\nranks = ', 'suits = ["red-red", "red"]\nranks = ')
    four, six = '["crown", "royal"]', '["crown", "royal", "serf"]'
    ids = (
        ('id = "gold"', 'id = "red-red"'),
        ('id = "serf"', 'id = "red-crown"'),
        (f"{pairs[0]}{four}", f"{pairs[1]}{four}"),
        (f"{pairs[0]}{six}", f'{pairs[1]}["crown", "royal", "red-crown"]'),
    )
    what = "change an id or a name in the recipe"
    twice = "small.toml: packs[1] “six”: two of its cards have the"
    assert broken("suited", *ids) == (f'{twice} id "red-red-crown"; {what}',)
    same = ('name = "Serf"', 'name = "Crown"')
    assert broken("suited", same) == (f'{twice} name "Gold Crown"; {what}',)
    for one, other in (("High Crown", "High\xa0Crown"), ("Bläu", "Bla\u0308u")):
        alike = (('name = "Crown"', f'name = "{one}"'), ('name = "Serf"', f'name = "{other}"'))
        assert broken("suited", *alike) == (f'{twice} name "Gold {one}"; {what}',)
    ball = ('id = "ball"\nname = "Ball"', 'id = "reference"\nname = "Ball"')
    kept = [line.partition(" of a card")[0] for line in broken("counted", ball)]
    assert kept == [f'small.toml: packs[0] “five”: the id "reference-{n}"' for n in (1, 2)]


def test_a_missing_list_is_one_problem_and_not_one_for_each_reference_to_it(
    broken: Callable[..., tuple[str, ...]],
) -> None:
    recipe = '[[packs]]\nname = "five"\nkind = "counted"\nsize = 5\n'
    counts = "counts = { serve = 3, return = 2 }\nours = true\n"
    found = broken("counted", (recipe + counts, ""))
    assert found == ("small.toml: packs: is missing; add [[packs]]",)


def test_an_empty_file_lacks_every_table_that_must_be_there(tmp_path: Path) -> None:
    path = tmp_path / "small.toml"
    path.write_text("", encoding="utf-8")
    assert problems(path) == tuple(
        f"small.toml: {table.strip('[]')}: is missing; add {table}"
        for table in (
            *("[game]", "[words]", "[source]", "[score]"),
            *("[[forms]]", "[[packs]]", "[[clauses]]"),
        )
    )


NOT_TOML = {
    "no value": (b'[game]\nname = "x"\ntitle =\n', "line 3, column 8: is not TOML: invalid value"),
    "open text": (b'[game]\nname = "x', "line 2: is not TOML: unterminated string"),
    "key twice": (b"a = 1\na = 2\n", "line 2, column 6: is not TOML: cannot overwrite a value"),
    "no UTF-8": (b'[game]\nname = "\xff"\n', "line 2: is not UTF-8"),
    "too deep": (b"a = " + b"[" * 9999, "is nested too deeply"),
    "long number": (b"a = " + b"9" * 9999, "is not TOML: "),
}


@pytest.mark.parametrize(("source", "says"), NOT_TOML.values(), ids=NOT_TOML)
def test_a_file_that_is_no_toml_is_refused_with_its_line(
    tmp_path: Path, source: bytes, says: str
) -> None:
    path = tmp_path / "small.toml"
    path.write_bytes(source)
    (problem,) = problems(path)
    assert problem.startswith(f"small.toml: {says}")


def test_a_file_that_cannot_be_read_is_a_ledger_error(tmp_path: Path) -> None:
    (problem,) = problems(tmp_path / "nowhere.toml")
    assert problem.startswith("nowhere.toml: cannot be read: No such file or directory; check ")
    (problem,) = problems(tmp_path)
    assert "cannot be read" in problem


JUNK: tuple[object, ...] = (
    *("", " a\nb ", "x" * 99, -1, 10**5000, True, 1.5, date(1873, 1, 1)),
    *([], [1], ["a", "a"], [{}], [[["x"]]], {}, {"a": 1}),
)


def places(table: dict[str, Any] | list[Any]) -> Iterator[tuple[Any, Any]]:
    """Each place at any depth where a value stands: the dict or list, and the key."""
    for key, value in list(table.items() if isinstance(table, dict) else enumerate(table)):
        yield table, key
        if isinstance(value, dict | list):
            yield from places(value)


@pytest.mark.quick(1)
@pytest.mark.parametrize("kind", KINDS)
def test_junk_anywhere_gives_a_ledger_or_a_ledger_error_and_nothing_else(
    kind: str, monkeypatch: pytest.MonkeyPatch, sample: Sample
) -> None:
    path = SMALL / f"{kind}.toml"
    whole = tomllib.loads(path.read_text(encoding="utf-8"))
    monkeypatch.setattr(reader, "read_toml", lambda _: (whole, ""))
    reported: list[str] = []
    for table, key in [*places(whole)][:: sample(4, 1)]:
        kept = table[key]
        for table[key] in JUNK:
            try:
                read_ledger(path)
            except LedgerError as error:
                reported += error.problems
        table[key] = kept
    assert len(reported) > sample(500, 1000)
    assert all(line.startswith(f"{kind}.toml: ") and len(line) < 400 for line in reported)
    read_ledger(path)


@pytest.mark.parametrize("game", GAMES)
def test_the_ledger_of_each_game_is_sound_and_read_once(game: str) -> None:
    ledger = load_ledger(game)
    assert ledger.name == game
    assert load_ledger(game) is ledger
    assert all(ledger.clauses_for(form.name) for form in ledger.forms)
    assert ledger.recipe(ledger.deck).size > 0


def test_a_ledger_in_the_place_of_another_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = (SMALL / "suited.toml").read_text(encoding="utf-8")
    (tmp_path / "nations.toml").write_text(text, encoding="utf-8")
    monkeypatch.setattr(ledger_module, "data", lambda _, name: tmp_path / name)
    load_ledger.cache_clear()
    with pytest.raises(LedgerError) as caught:
        load_ledger("nations")
    assert caught.value.message == (
        'nations.toml: game: name: "small-race" does not match the file name; '
        'write name = "nations"'
    )


def test_a_question_may_offer_any_choice_of_a_pattern_and_a_study_its_figures() -> None:
    ledger = read_ledger(SMALL / "counted.toml")
    (question,) = ledger.questions
    assert [question.offers(text) for text in ("3/2", "9/9", "3/2/1", "0/2", "\uff13/2", "")] == [
        *(True, True, False, False, False, False),
    ]
    assert question.offer == "3/2, or two numbers such as 3/2"
    study = ledger.study("small")
    assert study.figure("saving") == (10, -20, 40)
    assert (study.about("hold"), study.about("saving")) == (50, 1)
    with pytest.raises(UnknownName, match="no figure “holds”\nHint: did you mean “hold”"):
        study.figure("holds")
    with pytest.raises(UnknownName, match="no study “smal”"):
        ledger.study("smal")


def test_an_award_is_agreed_by_an_option_that_there_is(tmp_path: Path) -> None:
    text = (Path("seeds") / "nations.toml").read_text("utf-8")
    wrong = tmp_path / "mine.toml"
    wrong.write_text(text.replace('option = "nations.titles", brief', 'option = "titel", brief'))
    with pytest.raises(LedgerError, match=r"awards\[1\] .*: option: \"titel\" is not an option"):
        read_ledger(wrong)


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_of_ours_has_a_question_with_a_reason(game: str) -> None:
    ledger = load_ledger(game)
    reasons = {question.id: question.reason for question in ledger.questions}
    rulings = [clause.id for clause in ledger.clauses if clause.kind == "ruling"]
    assert [name for name in rulings if not reasons.get(name)] == []
