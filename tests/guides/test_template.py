"""What the ledger puts into a guide, and what is said when it has no such thing."""

import pytest

from cardwright import limits
from cardwright.errors import GuideError
from cardwright.ledger import load_ledger
from cardwright.printing.facts import in_words
from cardwright.printing.guides.template import guide_markdown, guide_source


def made(source: str) -> str:
    return guide_markdown(load_ledger("court"), source)


def test_numbers_and_sentences_come_from_the_ledger() -> None:
    assert made("{{ ledger.score.target | words | start }} win.") == "Seven win."
    assert made('{{ clause("COURT-3H-1").text }}').startswith("Three play with")
    assert made('{{ pack("twenty-four") | length }}, {{ card("red-crown").value }}') == "24, 10"
    assert made('{{ points("Sixty, opponent under thirty") }}') == "2"


@pytest.mark.parametrize(
    ("source", "message", "hint"),
    [
        ("a\n{{ ledger.scores }}", "court.md.j2:2: ", "template.py"),
        ('\n\n{{ clause("COURT-X") }}', "court.md.j2:3: there is no clause “COURT-X”", "COURT"),
        ('{{ card("gold-crwn") }}', "court.md.j2:1: there is no card", "“gold-crown”"),
        ('{{ points("Sixt") }}', "court.md.j2:1: there is no award “Sixt”", "“Sixty”"),
        ("a\n\n{% if %}", "court.md.j2:3: ", "fix"),
    ],
)
def test_a_slip_in_the_template_is_named_with_its_line(
    source: str, message: str, hint: str
) -> None:
    with pytest.raises(GuideError) as error:
        made(source)
    assert error.value.message.startswith(message)
    assert hint in error.value.hint


def test_each_round_of_a_loop_is_a_step_at_least_and_steps_are_counted() -> None:
    loop = "{{% for n in range({}) %}}{{% endfor %}}."
    assert made(loop.format(limits.STEPS // 100)) == "."
    with pytest.raises(GuideError, match=f"takes more than {limits.STEPS} steps"):
        made(loop.format(limits.STEPS + 1))


def test_a_guide_that_is_not_there_is_asked_for() -> None:
    with pytest.raises(GuideError, match=r"checkers\.md\.j2: the guide cannot be read"):
        guide_source("checkers")


def test_numbers_in_words() -> None:
    words = [in_words(n) for n in (0, 13, 20, 48, 100, 130)]
    expected = ["zero", "thirteen", "twenty", "forty-eight", "one hundred"]
    assert words == [*expected, "one hundred and thirty"]
