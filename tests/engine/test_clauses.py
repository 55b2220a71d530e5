"""The gate of the clauses: every rule and ruling of a game is cited by its law, or by a check.

`pytest tests/engine/test_clauses.py -s` prints the table; `--clause-tables FOLDER` writes it.
"""

from pathlib import Path

import pytest

from tests.engine.cited import Cited, lawful
from tests.tiers import Sample


@pytest.mark.parametrize("game", lawful())
def test_every_rule_and_ruling_is_cited(
    game: str, pytestconfig: pytest.Config, sample: Sample
) -> None:
    cited = Cited(game, deals=sample(6, 20), step=sample(10, 3))
    table = "\n".join(cited.table())
    print(f"\n{table}")  # noqa: T201 - shown with -s, and when the test fails
    if folder := pytestconfig.getoption("--clause-tables"):
        Path(folder, f"{game}.txt").write_text(f"{table}\n", encoding="utf-8")
    assert not cited.missing, f"nothing cites {', '.join(cited.missing)}"
