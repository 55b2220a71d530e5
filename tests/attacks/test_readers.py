"""Every attack of the catalog on a reader is answered as it says, at once and in little space."""

import json
import re
import subprocess
import sys
from typing import Any

import pytest

from cardwright import limits
from tests.attacks.catalog import HOUSE, Attack, attacks
from tests.attacks.readers import READERS
from tests.pace import is_within

#: What all inputs of a reader may take, over the limit or not; `catalog.py` has the seconds.
MEGABYTES = 300
Answers = dict[tuple[str, str], dict[str, Any]]
CASES = [(kind, attack) for kind in READERS for attack in attacks(kind)]
CONTROLS = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\ud800-\udfff]")


@pytest.fixture(scope="session")
def answers(tmp_path_factory: pytest.TempPathFactory) -> Answers:
    """What every reader says of every attack on it: a process for each reader."""
    found: Answers = {}
    for kind in READERS:
        folder = tmp_path_factory.mktemp(kind)
        names = {}
        for number, attack in enumerate(attacks(kind)):
            names[f"{number:03}"] = attack.name
            (folder / f"{number:03}").write_bytes(attack.data)
        ran = subprocess.run(
            [sys.executable, "-m", "tests.attacks.readers", kind, folder],
            cwd=HOUSE,
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )
        reports = map(json.loads, ran.stdout.splitlines())
        found |= {(kind, names[report["name"]]): report for report in reports}
        assert len(found) >= len(names), ran.stderr
    return found


@pytest.mark.parametrize(("kind", "attack"), CASES, ids=lambda value: getattr(value, "name", value))
def test_an_attack_is_answered(kind: str, attack: Attack, answers: Answers) -> None:
    answer = answers[kind, attack.name]
    assert answer["code"] == (1 if attack.says else 0), answer["message"]
    assert attack.says in answer["message"]
    assert not CONTROLS.search(answer["message"])
    assert len(answer["message"]) < 40_000
    assert len(answer["message"].splitlines()) <= limits.PROBLEMS + 1
    assert is_within(answer["seconds"], attack.seconds)
    assert answer["megabytes"] < MEGABYTES


def test_every_attack_has_a_name_of_its_own_and_there_are_enough() -> None:
    assert len({(kind, attack.name) for kind, attack in CASES}) == len(CASES)
    assert all(sum(kind == each for each, _ in CASES) >= 20 for kind in READERS)
