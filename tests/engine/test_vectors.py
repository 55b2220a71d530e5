"""Every vector of the rules holds, and sees every clause that it is said to show."""

from typing import Any

import pytest

from cardwright.errors import InputError
from tests.engine.vector_runs import run
from tests.engine.vectors import Vector, read, vectors


@pytest.mark.parametrize("vector", vectors(), ids=lambda vector: vector.id)
def test_vector(vector: Vector) -> None:
    seen = run(vector)
    assert set(vector.clauses) <= seen, f"not seen: {sorted(set(vector.clauses) - seen)}"


# ------------------------------------------------------------------ the reader and the checks

CASE: dict[str, Any] = {"play": "60", "points": [1, 0]}
VECTOR: dict[str, Any] = {
    "id": "CT-0",
    "title": "Declared",
    "form": "two-handed",
    "clauses": ["COURT-CNT-2"],
    "position": {
        "dealer": 1,
        "leader": 0,
        "trump": "gold",
        "hands": {"0": "RC RK BK KK RE BE"},
        "tricks": [3, 3],
        "counted": [60, 30],
    },
    "case": [CASE],
}


def read_one(vector: dict[str, Any], case: dict[str, Any]) -> Vector:
    whole = {**VECTOR, **vector, "case": [{**CASE, **case}]}
    (found,) = read("court", {"vector": [{k: v for k, v in whole.items() if v is not None}]})
    return found


@pytest.mark.parametrize(
    ("vector", "case", "message"),
    [
        ({"titel": ""}, {}, "vector CT-0: there is no field “titel”\nHint: did you mean “title”"),
        ({"title": None}, {}, "title is missing"),
        ({"title": 7}, {}, "title: is 7"),
        ({"deal": {"seed": 1}}, {}, "wants a position or a deal"),
        ({"position": None}, {}, "wants a position or a deal"),
        ({"clauses": ["COURT-CNT-99"]}, {}, "no clause “COURT-CNT-99”"),
        ({"clauses": ["COURT-4H-1"]}, {}, "COURT-4H-1 is no clause of the two-handed form"),
        ({}, {"point": [1, 0]}, "case 1: there is no field “point”"),
        ({}, {"points": [True, 0]}, "points: is"),
        ({}, {"points": "1 0"}, "points: is"),
        ({}, {"match": {"deal": 1}}, "match: there is no field “deal”"),
        ({}, {"refuses": {"x": "COURT-2H-R99"}}, "no clause “COURT-2H-R99”"),
    ],
)
def test_a_vector_that_is_written_wrongly_is_refused(
    vector: dict[str, Any], case: dict[str, Any], message: str
) -> None:
    with pytest.raises(InputError, match=message):
        read_one(vector, case)


def test_a_vector_without_checks_or_with_the_name_of_another_is_refused() -> None:
    with pytest.raises(InputError, match="a case without a check shows nothing"):
        list(read("court", {"vector": [{**VECTOR, "case": [{"play": "60"}]}]}))
    with pytest.raises(InputError, match="several vectors are called"):
        list(read("court", {"vector": [VECTOR, VECTOR]}))


@pytest.mark.parametrize(
    ("case", "message"),
    [
        ({"points": [2, 0]}, "points: it is \\(1, 0\\), not \\(2, 0\\)"),
        ({"play": "z"}, "CT-0, case 1: z: .*COURT-B14"),
        ({"play": "RC", "points": None, "legal": "GC"}, "legal: it is"),
        ({"play": "RC"}, "the deal is not over"),
        ({"refuses": {"RC": "COURT-2H-R5"}}, "RC: .*not \\(False, 'COURT-2H-R5'\\)"),
        ({"clause": "COURT-CNT-3"}, "clause: it is COURT-CNT-2"),
        ({"basis": ["COURT-B2"]}, "basis COURT-B2"),
        ({"tells": ["COURT-B2"]}, "tells COURT-B2"),
        ({"told": ["Seat 7"]}, "told “Seat 7”"),
        ({"counted": [61, 30]}, "counted"),
        ({"hands": {"0": "RC"}}, "hands 0"),
        ({"position": {"counted": [60]}}, "position: counted"),
        ({"view": {"seat": 0, "last_trick": "", "shows": "COURT-2H-R6"}}, "view last_trick"),
        ({"pack": {"cards": 24, "points": 97, "shows": "COURT-CARD-3"}}, "pack: it is"),
        ({"match": {"dealer": 1, "score": [6, 0]}, "winner": 1}, "winner: it is 0, not 1"),
        ({"match": {"dealer": 1}, "score": [0, 1]}, "score"),
    ],
)
def test_a_check_that_does_not_hold_fails(case: dict[str, Any], message: str) -> None:
    kept = {name: value for name, value in {**CASE, **case}.items() if value is not None}
    (vector,) = read("court", {"vector": [{**VECTOR, "case": [kept]}]})
    with pytest.raises(AssertionError, match=message):
        run(vector)
