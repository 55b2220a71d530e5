"""The score law of every form, for the tests of the scripts.

python -m tests.scripts.laws     writes laws.json beside this file
"""

from __future__ import annotations

import json
from pathlib import Path

from cardwright.ledger import load_ledger
from cardwright.ledger.games import GAMES
from cardwright.website.score_keeper import keepers

LAWS = Path(__file__).parent / "laws.json"


def laws() -> str:
    """All laws as JSON, one a line."""
    rows = [
        f"{json.dumps(f'{game}/{keeper.form.name}')}: {keeper.to_json}"
        for game in GAMES
        for keeper in keepers(load_ledger(game))
    ]
    return "{\n" + ",\n".join(rows) + "\n}\n"


if __name__ == "__main__":
    LAWS.write_text(laws(), encoding="utf-8")
