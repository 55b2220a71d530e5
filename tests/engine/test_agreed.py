"""What a table has agreed otherwise, and where that is said."""

from generator.engine.agreed import agreements, overruling
from tests.engine.said import form_of


def test_an_agreement_says_what_is_asked_and_what_the_table_answers() -> None:
    form = form_of("court", "two-handed", no_sixty="carry", tie_carry="single")
    asked = form.questions["no_sixty"]
    assert asked.choices[1] == "carry"
    first, second = agreements(form)
    assert first == ("no_sixty", "carry", "COURT-B7", asked.question, asked.readings[1])
    assert first.text == (
        f"The table has agreed otherwise: no_sixty = carry "
        f"(COURT-B7: “{asked.question}” “{asked.readings[1]}”)"
    )
    assert second[:3] == ("tie_carry", "single", "COURT-B8")
    assert agreements(form_of("court", "two-handed")) == ()


def test_only_clauses_that_give_way_are_overruled() -> None:
    agreed = agreements(form_of("court", "two-handed", no_sixty="carry", tie_carry="single"))
    assert overruling(agreed, ["COURT-CNT-2", "COURT-B8"]) == agreed[1:]
    assert overruling(agreed, ["COURT-CNT-2"]) == ()
