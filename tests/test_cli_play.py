"""The commands `replay` and `judge`, as a person runs them."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from generator import cli
from generator.engine import Record
from generator.errors import CardwrightError
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
    return CliRunner().invoke(cli.cli, [str(argument) for argument in arguments], input=stdin)


def said(result: Result) -> str:
    """What the command answers to bad input: its own words or those of our error."""
    error = result.exception
    return str(error) if isinstance(error, CardwrightError) else result.output


def test_replay_tells_every_record_or_the_one_on_a_line(deals: Path) -> None:
    both = run("replay", deals)
    assert both.exit_code == 0
    assert both.output.startswith("Two-handed Court, dealt by Seat 0 from an order of its own\n")
    assert "Seat 0: 2, sixty was declared with 3  [COURT-2H-R5]" in both.output
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
    assert "GJ: play the Gold Jester: legal" in allowed.output


@pytest.mark.parametrize(
    ("arguments", "code", "message"),
    [
        (("replay", "nowhere.jsonl"), 2, "'nowhere.jsonl' does not exist"),
        (("replay", "."), 2, "is a directory"),
        (("replay", "DEALS", "--line", "0"), 2, "0 is not in the range"),
        (("replay", "DEALS", "--line", "3"), 2, "deals.jsonl has no record on line 3"),
        (("replay",), 2, "Missing argument 'RECORD'"),
        (("judge", "DEALS", "--at", "1", "--action", "GK"), 2, "holds 2 records"),
        (("judge", "DEALS", "--line", "1", "--action", "GK"), 2, "Missing option '--at'"),
        (("judge", "DEALS", "--line", "1", "--at", "9", "--action", "GK"), 2, "no move 9"),
        (("judge", "DEALS", "--line", "1", "--at", "1", "--action", "G"), 2, "no action “G”"),
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
    assert asked.endswith("The table has agreed otherwise: close_before_draw = on.\n")
    assert "COURT-B14" in asked
    other = run("judge", "-", "--at", "1", "--action", "x", stdin=record).output
    assert "agreed" not in other
