"""The commands `replay`, `judge` and `simulate`, as a person runs them."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from cardwright.cli import group
from cardwright.engine import Record, law, load_game
from cardwright.engine.games.card_tennis import study
from cardwright.engine.record import parse_records
from cardwright.errors import CardwrightError, RecordError, UsageError
from tests.engine.dealing import dealt, form_of, played

HANDS = dealt(form_of("court"), "GK GS BJ KR KS RE", "GJ BC BK KE RC RS", "RJ")
GOOD = Record.of(played(HANDS, "GK GJ 60")).line()
OTHER = '{"game": "court", "form": "two-handed", "rules": 1, "seed": 8, "actions": []}'


@pytest.fixture
def deals(tmp_path: Path) -> Path:
    path = tmp_path / "deals.jsonl"
    path.write_text(f"{GOOD}\n{OTHER}\n", encoding="utf-8")
    return path


def run(*arguments: str | Path, stdin: str | None = None) -> Result:
    return CliRunner().invoke(group.cli, [str(argument) for argument in arguments], input=stdin)


def said(result: Result) -> str:
    """What the command answers to bad input: its own words or those of our error."""
    error = result.exception
    return str(error) if isinstance(error, CardwrightError) else result.output


def test_replay_tells_every_record_or_the_one_on_a_line(deals: Path) -> None:
    both = run("replay", deals)
    assert both.exit_code == 0
    assert both.output.startswith("Two-handed Court, dealt by Seat 0 from a given order\n")
    assert "Seat 0: 2, the opponent declared sixty with 3  [COURT-2H-R5]" in both.output
    one = run("replay", deals, "--line", "2")
    assert one.output.startswith("Two-handed Court, dealt by Seat 0 from seed 8\n")
    assert both.output.endswith(f"\n\n\n{one.output}")


def test_replay_reads_the_standard_input(deals: Path) -> None:
    piped = run("replay", "-", stdin=deals.read_text(encoding="utf-8"))
    assert piped.output == run("replay", deals).output


def test_replay_as_json_is_one_story_on_a_line(deals: Path) -> None:
    lines = run("replay", deals, "--json").output.splitlines()
    first, second = map(json.loads, lines)
    assert first["record"] == json.loads(GOOD)
    assert [move["action"] for move in first["moves"]] == ["GK", "GJ", "60"]
    assert second["record"]["seed"] == 8
    assert second["moves"] == []


def test_judge_answers_with_the_sentence_and_the_clause(deals: Path) -> None:
    refused = run("judge", deals, "--line", "1", "--at", "1", "--action", "exchange")
    assert refused.exit_code == 0
    assert "not legal" in refused.output
    assert refused.output.splitlines()[-1].startswith("COURT-")
    allowed = run("judge", deals, "--line", "1", "--at", "2", "--action", "Gold Jester")
    assert "GJ (play the Gold Jester): legal" in allowed.output


@pytest.mark.parametrize(
    ("arguments", "code", "message"),
    [
        (("replay", "nowhere.jsonl"), 2, "'nowhere.jsonl' does not exist"),
        (("replay", "."), 2, "is a directory"),
        (("replay", "DEALS", "--line", "0"), 2, "0 is not in the range"),
        (("replay", "DEALS", "--line", "3"), 2, "deals.jsonl: line 3 has no record"),
        (("replay",), 2, "Missing argument 'RECORD'"),
        (("judge", "DEALS", "--at", "1", "--action", "GK"), 2, "deals.jsonl: contains 2 records"),
        (("judge", "DEALS", "--line", "1", "--action", "GK"), 2, "Missing option '--at'"),
        (
            ("judge", "DEALS", "--line", "1", "--at", "9", "--action", "GK"),
            2,
            "line 1: there is no move 9",
        ),
        (("judge", "DEALS", "--line", "1", "--at", "1", "--action", "Gold"), 2, "no action “Gold”"),
        (("judge", "DEALS", "--line", "1", "--at", "1", "--action", "y"), 2, "x, z, 60, "),
        (
            ("judge", "BAD", "--line", "2", "--at", "2", "--action", "GK"),
            1,
            "bad.jsonl: line 2: mo",
        ),
        (("replay", "BAD"), 1, "bad.jsonl: line 2: move 1 (Gold, Seat 1 to move): there is no"),
    ],
)
def test_bad_input_is_answered_with_a_message_and_its_code(
    deals: Path, arguments: tuple[str, ...], code: int, message: str
) -> None:
    wrong = OTHER.replace("[]", '["Gold"]')
    bad = deals.with_name("bad.jsonl")
    bad.write_text(f"{GOOD}\n{wrong}\n", encoding="utf-8")
    places = {"DEALS": str(deals), "BAD": str(bad)}
    result = run(*(places.get(argument, argument) for argument in arguments))
    assert message in said(result)
    error = result.exception
    assert code == (error.exit_code if isinstance(error, CardwrightError) else result.exit_code)


def test_judge_says_where_the_table_has_agreed_otherwise() -> None:
    record = f'{OTHER[:-1]}, "options": {{"close_before_draw": "on"}}}}'
    asked = run("judge", "-", "--at", "1", "--action", "z", stdin=record).output
    last = asked.splitlines()[-1]
    assert last.startswith("The table has agreed otherwise: close_before_draw = on (COURT-B14: ")
    other = run("judge", "-", "--at", "1", "--action", "x", stdin=record).output
    assert "agreed" not in other


def test_judge_as_json_tells_a_script_all_that_a_person_reads(deals: Path) -> None:
    asked = ("judge", deals, "--line", "1", "--json", "--at")
    refused = run(*asked, "2", "--action", "RE")
    assert refused.exit_code == 0
    told = json.loads(refused.output)
    assert (told["ok"], told["move"], told["seat"], told["action"]) == (False, 2, 0, "RE")
    for_people = run(*asked[:-2], "--at", "2", "--action", "RE").output
    assert f"{told['text']} ({told['clause']})" in for_people
    assert list(told["clauses"]) == [told["clause"]]
    assert told["clauses"][told["clause"]].endswith(".")
    assert told["agreements"] == []
    assert json.loads(run(*asked, "2", "--action", "GJ").output)["ok"] is True
    assert json.loads(run(*asked, "4", "--action", "GJ").output)["seat"] is None


def test_judge_as_json_names_the_cards_of_the_facts() -> None:
    state = dealt(form_of("court"), "GC BE GR KC KR BS", "BC BR KE RE GE RS", "RJ")
    record = Record.of(played(state, "z BE")).line()
    told = json.loads(
        run("judge", "-", "--at", "3", "--action", "KE", "--json", stdin=record).output
    )
    cards = [fact for fact in told["facts"].values() if isinstance(fact, list)]
    assert ["Blue Crown", "Blue Royal"] in cards
    assert "Blue Esquire" in told["facts"].values()


def test_judge_as_json_holds_what_the_table_has_agreed() -> None:
    record = f'{OTHER[:-1]}, "options": {{"close_before_draw": "on"}}}}'
    told = json.loads(
        run("judge", "-", "--at", "1", "--action", "z", "--json", stdin=record).output
    )
    (agreement,) = told["agreements"]
    assert (agreement["option"], agreement["choice"]) == ("close_before_draw", "on")
    assert agreement["clause"] == "COURT-B14"


def test_what_is_typed_is_not_passed_on_to_the_terminal(deals: Path) -> None:
    asked = ("judge", deals, "--line", "1", "--at", "1", "--action")
    assert "no action “\\x1b[31mred”" in said(run(*asked, "\x1b[31mred"))
    assert len(said(run(*asked, "G" * 3000))) < 300


@pytest.mark.parametrize("command", ["replay", "judge", "simulate"])
def test_help_says_what_is_asked_about_most(command: str) -> None:
    text = " ".join(run(command, "--help").output.split())
    assert {
        "replay": "A story shows all hands",
        "judge": "The exit code is 0 whenever there is a verdict",
        "simulate": "one line of JSON",
    }[command] in text


def test_a_game_without_law_is_the_same_mistake_as_no_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_law(name: str) -> None:
        raise ModuleNotFoundError(name=name)

    monkeypatch.setattr(law, "import_module", no_law)
    load_game.cache_clear()
    try:
        for game, message in (("nations", "but not yet played"), ("natins", "mean “nations”?")):
            refused = run("simulate", game)
            assert isinstance(refused.exception, UsageError)
            assert message in said(refused)
            record = OTHER.replace("court", game)
            for command in (("replay", "-"), ("judge", "-", "--at", "1", "--action", "x")):
                unread = run(*command, stdin=record)
                assert isinstance(unread.exception, RecordError)
                assert said(unread).startswith("standard input: line 1: game: ")
                assert message in said(unread)
    finally:
        load_game.cache_clear()


# ------------------------------------------------------------------ simulate


def test_simulate_plays_under_an_agreement() -> None:
    agreed = ("--agree", "no_sixty=carry", "--agree", "tie_carry=single")
    asked = ("simulate", "court", "--form", "two-handed", "--deals", "3", *agreed)
    head = run(*asked).output.splitlines()[0]
    assert head.endswith("seed 0, no_sixty = carry, tie_carry = single")
    told = json.loads(run(*asked, "--json").output)
    assert told["options"] == {"no_sixty": "carry", "tie_carry": "single"}
    (record,) = parse_records(run(*asked, "--deal", "3").output, "deal")
    assert record.options == told["options"]


def test_a_deal_of_a_run_is_a_record_with_json_and_without() -> None:
    asked = ("simulate", "court", "--form", "two-handed", "--deals", "7", "--deal", "7")
    assert run(*asked, "--json").output == run(*asked).output
    assert json.loads(run(*asked).output)["game"] == "court"


@pytest.mark.parametrize(
    "asked",
    [
        ("--deals", "7", "--deal", "7"),
        ("--deals", "3"),
        ("--deals", "2", "--players", "beginner,beginner"),
    ],
)
def test_simulate_writes_a_file_as_it_would_print(tmp_path: Path, asked: tuple[str, ...]) -> None:
    command = ("simulate", "court", "--form", "two-handed", *asked, "--json")
    place = tmp_path / "deal.jsonl"
    result = run(*command, "-o", place)
    assert (result.exit_code, result.output) == (0, f"{place}: written\n")
    printed = json.loads(run(*command).output)
    written = json.loads(place.read_text(encoding="utf-8"))
    printed.pop("ms", 0), written.pop("ms", 0)  # the time that a choice took
    assert written == printed


def test_simulate_replaces_no_other_file(tmp_path: Path) -> None:
    place = tmp_path / "deal.jsonl"
    place.write_text("a diary")
    command = ("simulate", "court", "--form", "two-handed", "--deal", "1", "-o", place)
    refused = run(*command)
    assert isinstance(refused.exception, CardwrightError)
    assert "already exists" in str(refused.exception)
    assert place.read_text() == "a diary"
    assert run(*command, "--force").exit_code == 0
    assert parse_records(place.read_text(), "deal.jsonl")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--deals", "2", "--deal", "3"), "no deal 3 in a run of 2\nHint: --deals 3"),
        (("--deal", "1001"), "no deal 1001 in a run of 1000"),
        (("--agree", "no_sixty"), "“no_sixty” is not OPTION=CHOICE"),
        (("--agree", "no_sixt=carry"), "did you mean “no_sixty”?"),
        (("--agree", "no_sixty=sometimes"), "known: none, carry, higher"),
        (("--agree", "no_sixty=none", "--agree", "no_sixty=carry"), "no_sixty is set twice"),
        (("--agree", "marriage=on"), "no option of Court “marriage”"),
    ],
)
def test_simulate_refuses_what_cannot_be_meant(arguments: tuple[str, ...], message: str) -> None:
    refused = run("simulate", "court", *arguments)
    assert message in said(refused)
    error = refused.exception
    assert (error.exit_code if isinstance(error, UsageError) else refused.exit_code) == 2


def test_as_many_play_as_are_asked_for() -> None:
    asked = ("simulate", "portrait-authors", "--form", "full", "--seats", "5", "--deals", "2")
    assert run(*asked).output.startswith("The full game: 2 deals of 5 simple players, seed 0\n\n")
    assert json.loads(run(*asked, "--json").output)["seats"] == 5
    record = run(*asked, "--deal", "2").output
    assert json.loads(record)["seats"] == 5
    told = run("replay", "-", stdin=record).output
    assert "Seats 0, 1, 2, 3 and 4 play, each alone." in told


def test_without_a_form_the_forms_are_played_that_seat_so_many() -> None:
    asked = ("simulate", "portrait-authors", "--seats", "8", "--deals", "1", "--json")
    played = [json.loads(line) for line in run(*asked).output.splitlines()]
    assert [(told["form"], told["seats"]) for told in played] == [("full", 8), ("easy", 8)]
    (of_three,) = run("simulate", "court", "--seats", "3", "--deals", "1", "--json").output.split(
        "\n"
    )[:-1]
    assert json.loads(of_three)["form"] == "three-handed"


def test_fewer_than_are_good_for_a_game_are_warned() -> None:
    asked = ("simulate", "portrait-authors", "--form", "full", "--deals", "1", "--seats")
    warning = "With two, the first caller can work out every card"
    assert run(*asked, "2").output.splitlines()[1].startswith(warning)
    assert warning not in run(*asked, "3").output
    record = run(*asked, "2", "--deal", "1").output
    assert warning in run("replay", "-", stdin=record).output


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (
            ("portrait-authors", "--form", "bank", "--seats", "4"),
            "not for 4 players\nHint: seats: 2, 3",
        ),
        (("portrait-authors", "--seats", "9"), "Portrait Authors is not for 9"),
        (("nations", "--seats", "2"), "The Game of Nations is not for 2 players\nHint: seats: 4"),
    ],
)
def test_a_number_that_a_game_does_not_seat_is_a_mistake_of_usage(
    arguments: tuple[str, ...], message: str
) -> None:
    refused = run("simulate", *arguments)
    assert isinstance(refused.exception, UsageError)
    assert message in said(refused)


def test_a_pack_of_ones_own_is_played_with() -> None:
    asked = ("simulate", "card-tennis", "--form", "singles", "--pack", "15/14/6/4")
    figures = json.loads(run(*asked, "--deals", "20", "--json").output)
    assert figures["options"] == {"deck": "15/14/6/4"}
    record = run(*asked, "--deal", "3").output
    assert json.loads(record)["options"] == {"deck": "15/14/6/4"}
    told = run("replay", "-", stdin=record).output
    assert "The table has agreed otherwise: deck = 15/14/6/4 (TEN-C: “How many" in told
    assert "“The same without nine of the serves" in told
    assert "[TEN-3 TEN-C* TEN-B6 TEN-D3]" in told
    assert "shuffles the 39 cards" in told
    assert "Won by the striker-out" in run(*asked, "--deals", "20").output
    assert run(*asked[:-2], "--agree", "deck=15/14/6/4", "--deal", "3").output == record
    assert "no choice of deck “15/14”" in said(run(*asked[:-1], "15/14"))
    assert "no option of Court “deck”" in said(run("simulate", "court", *asked[-2:]))
    twice = run(*asked, "--agree", "deck=15/14/6/4")
    assert isinstance(twice.exception, UsageError)
    assert "deck is set twice" in said(twice)


@pytest.mark.deep
def test_the_study_prints_its_tables_and_the_same_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(study, "packs", lambda: iter(["24/14/6/4", "17/19/5/4"]))
    monkeypatch.setattr(study, "ROUNDS", ((10, 2),))
    monkeypatch.setattr("cardwright.building.run.cores", lambda: 1)
    asked = ("study", "card-tennis", "--deals", "20")
    told = run(*asked).output
    assert told == run(*asked).output != run(*asked, "--seed", "2").output
    monkeypatch.setattr("cardwright.building.run.cores", lambda: 2)
    assert run(*asked).output == told
    heads = [line for line in told.splitlines() if line and line[0].isupper()]
    assert heads == [
        "The printed pack",
        "Packs of 42 to 60 cards, once a game",
        "Packs of 42 to 60 cards, refill",
    ]
    rows = [json.loads(line) for line in run(*asked, "--json").output.splitlines()]
    assert len(rows) == len(study.PRINTED) + 4
    assert rows[0]["deck"] == "24/14/6/4"
    assert rows[0]["hold"]["low"] < rows[0]["hold"]["value"] < rows[0]["hold"]["high"]
    assert rows[0]["score"] == pytest.approx(sum(rows[0]["off"].values()), abs=0.01)


@pytest.mark.deep
def test_a_duel_is_the_same_on_one_core_and_on_two(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = ("simulate", "card-tennis", "--players", "beginner,beginner", "--deals", "85", "--json")
    told = []
    for cores in (1, 2):
        monkeypatch.setattr("cardwright.building.run.cores", lambda cores=cores: cores)
        told.append([json.loads(line) for line in run(*asked).output.splitlines()])
        assert all(form.pop("ms") >= 0 for form in told[-1])
    alone, beside = told
    assert alone == beside
    assert [(form["form"], form["deals"]) for form in alone] == [("singles", 85), ("doubles", 85)]


def test_a_game_without_a_study_says_so() -> None:
    assert "Court has no study" in said(run("study", "court"))
    assert "no game “tennis”" in said(run("study", "tennis"))
