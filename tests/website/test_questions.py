"""Questions of strangers, and what the search finds; the words of visitors in `synonyms.toml`."""

from __future__ import annotations

import json
import re
import subprocess
import tomllib
from pathlib import Path
from typing import Any

from cardwright.website.search_index import synonyms
from tests.web_tools import node


def table(name: str) -> dict[str, Any]:
    """A table of questions, and the answers that are right."""
    return tomllib.loads(Path(__file__).with_name(f"{name}.toml").read_text("utf-8"))


QUESTIONS = table("questions")
#: So many questions of each set have the right page among the first three results, of a hundred.
ANSWERED = 91
#: The sizes of the sets: a set with fewer questions would be easier.
SIZES = [60, 25, 25, 25, 25, 25, 5, 14]
#: Prints the addresses and the texts of the first three results of every question.
FIND = """
const { readFileSync } = require("node:fs");
const [assets, ...asked] = process.argv.slice(1);
globalThis.Cardwright = {};
for (const name of ["synonyms", "finding", "search-index"]) {
  require("node:vm").runInThisContext(readFileSync(`${assets}/${name}.js`, "utf8"));
}
const { finding: { row, patterns, fitting }, index } = Cardwright;
const rows = index.map(row);
const found = asked.map((words) => {
  const { best, near } = fitting(rows, patterns(words), "");
  return [...best, ...near].slice(0, 3).map(({ address, text }) => [address, text]);
});
console.log(JSON.stringify(found));
"""


def results(site: Path, asked: list[str]) -> list[list[tuple[str, str]]]:
    """The address and the text of the first three results of each question."""
    command = [node(), "-e", FIND, str(site / "assets"), *asked]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=True)
    return [[(place, text) for place, text in one] for one in json.loads(done.stdout)]


def first_three(site: Path, asked: list[str]) -> list[list[str]]:
    """The pages of the first three results of each question."""
    return [[place.partition("#")[0] for place, _ in one] for one in results(site, asked)]


def fits(page: str, wanted: str) -> bool:
    return page.endswith(wanted[1:]) if wanted.startswith("*/") else page == wanted


def test_strangers_find_the_page_with_the_answer(site: Path) -> None:
    assert [len(questions) for questions in QUESTIONS.values()] == SIZES
    for questions in QUESTIONS.values():
        found = dict(zip(questions, first_three(site, [*questions]), strict=True))
        missed = {
            asked: pages
            for asked, pages in found.items()
            if not any(fits(page, wanted) for page in pages for wanted in questions[asked])
        }
        assert 100 * (len(found) - len(missed)) >= ANSWERED * len(found), missed


def test_a_dispute_finds_the_sentence_that_settles_it(site: Path) -> None:
    disputes = table("disputes")
    found = dict(zip(disputes, results(site, [*disputes]), strict=True))
    missed = {
        asked: [text for _, text in shown]
        for asked, shown in found.items()
        if not any(answer in text for _, text in shown for answer in disputes[asked])
    }
    assert missed == {}


def test_the_questions_name_pages_that_there_are(site: Path) -> None:
    for asked, pages in (one for questions in QUESTIONS.values() for one in questions.items()):
        assert all([*site.glob(page)] for page in pages), asked


def test_words_of_visitors_lead_to_places_that_there_are(site: Path) -> None:
    index = (site / "assets/search-index.js").read_text("utf-8")
    for page in synonyms()["page"]:
        name, _, anchor = page["address"].partition("#")
        text = (site / name).read_text("utf-8")
        assert not anchor or f'id="{anchor}"' in text, page["address"]
        assert json.dumps("; ".join(page["asked"]), ensure_ascii=False) in index
        assert page.keys() in ({"address", "asked"}, {"address", "asked", "title", "text"})


def test_a_synonym_is_a_word_as_the_search_splits_them() -> None:
    told = synonyms()
    for word in (*told["words"], *told["spelling"]):
        assert re.fullmatch("[a-z0-9]+", word), word
    for beginnings in told["words"].values():
        assert all(re.fullmatch("[a-z -]+", begin) for begin in beginnings)
