"""Everything that a browser keeps for the site, saved to a file and restored from it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, Page, expect

from tests.browser.conftest import PATIENCE
from tests.browser.test_keeping import (
    AT_THE_TABLE,
    DENIED,
    SHEET,
    fresh,
    notice,
    other,
    store,
    stored,
)
from tests.browser.test_score import heading, press, rows, scores
from tests.serving import serving
from tests.tiers import few

pytestmark = [pytest.mark.browser, pytest.mark.deep, pytest.mark.usefixtures("faultless")]

__all__ = ["other"]

ROW = {"on": "2026-11-30", "foe": "good", "mine": 3, "theirs": 0}
EVERYTHING: dict[str, object] = {
    "score.court": SHEET,
    "play.court": AT_THE_TABLE,
    "results.court": {"a.1": ROW},
    "results.nations": {"10.1": ROW, "2.1": ROW},
    "met": {"court": {"COURT-B7": "A rule."}},
    "done": ["court/two-jesters"],
    "first.court": ["A tip."],
    "table": {"speed": "250"},
    "score.nations (damaged)": "{",
}


def everything(page: Page) -> dict[str, str]:
    """All that the browser keeps, by its keys."""
    return dict(page.evaluate("({ ...localStorage })"))


def unfold(page: Page) -> None:
    page.get_by_text("Save or restore your scores").click()


def saved(page: Page, to: Path) -> Path:
    """The file that the page saves."""
    with page.expect_download() as download:
        page.get_by_role("button", name="Save everything to a file").click()
    assert download.value.suggested_filename.startswith("cardwright-2")
    file = to / download.value.suggested_filename
    download.value.save_as(file)
    return file


def restore(page: Page, file: Path | FilePayload) -> str:
    """Restore a file, and return what the page says."""
    said = page.locator("#backup [role=status]")
    page.evaluate("document.querySelector('#backup [role=status]').textContent = ''")
    page.get_by_label("Restore from a file").set_input_files(file)
    expect(said).not_to_be_empty(timeout=PATIENCE)
    return said.inner_text()


def file_of(text: str) -> FilePayload:
    return {"name": "kept.json", "mimeType": "application/json", "buffer": text.encode()}


@pytest.mark.parametrize("at", few(3, ["court/play.html", "court/score.html", "met.html"]))
def test_what_is_saved_and_restored_is_the_same_to_the_byte(
    page: Page, served: str, tmp_path: Path, at: str
) -> None:
    fresh(page, f"{served}404.html")
    for name, value in EVERYTHING.items():
        store(page, name, value)
    before = everything(page)
    page.goto(served + at)
    unfold(page)
    file = saved(page, tmp_path)
    page.evaluate("localStorage.clear()")
    page.reload()
    unfold(page)
    told = restore(page, file)
    assert "1 score sheet, 1 match, 3 results, 1 rule met, 1 lesson done, 1 copy" in told
    assert everything(page) == before
    assert restore(page, file) == "Everything in this file was here already."
    assert everything(page) == before
    page.reload()
    assert page.locator(".notice").count() == 0


def test_a_restored_sheet_is_shown_at_once_also_in_another_tab(
    page: Page, other: Page, served: str, tmp_path: Path
) -> None:
    fresh(page, f"{served}court/score.html")
    press(page, "Begin")
    scores(page, "Ann", "Sixty: 1")
    unfold(page)
    file = saved(page, tmp_path)
    page.evaluate("localStorage.clear()")
    page.reload()
    other.goto(f"{served}court/score.html")
    assert heading(page) == heading(other) == "A new sheet"
    unfold(page)
    restore(page, file)
    expect(page.locator(".said")).to_contain_text("the sheet of the file")
    for tab in (page, other):
        expect(tab.locator(".sheet-lines tbody tr")).to_have_count(1)


def test_a_sheet_that_is_here_stays_until_the_one_in_the_file_is_asked_for(
    page: Page, served: str, tmp_path: Path
) -> None:
    fresh(page, f"{served}court/score.html")
    press(page, "Begin")
    unfold(page)
    file = saved(page, tmp_path)
    scores(page, "Ben", "Sixty: 1")
    here = stored(page, "score.court")
    told = restore(page, file)
    assert "Of 1 score sheet, this browser has other versions" in told
    assert stored(page, "score.court") == here
    page.get_by_role("button", name="Use those in the file").click()
    expect(page.locator(".sheet-lines tbody tr")).to_have_count(0)
    assert stored(page, "score.court (replaced)") == here
    assert "score.court (replaced)" in json.loads(saved(page, tmp_path).read_text("utf-8"))["kept"]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "not a file that Cardwright has saved"),
        ("a,b\n1,2\n", "not a file that Cardwright has saved"),
        ('{"cardwright": 9, "kept": {}}', "A newer version"),
        ('{"cardwright": 1, "kept": {"score.court": "{", "done": "[]"}}', "damaged"),
        ('{"cardwright": 1, "kept": {"done": "[]", "elsewhere": "{}"}}', "damaged"),
        ('{\n "cardwright": 1, "kept": {"done": "[', "damaged"),
    ],
)
def test_of_a_wrong_file_nothing_is_restored(page: Page, served: str, text: str, says: str) -> None:
    fresh(page, f"{served}court/score.html")
    press(page, "Begin")
    before = everything(page)
    unfold(page)
    assert says in restore(page, file_of(text))
    assert everything(page) == before


def test_a_file_has_nothing_of_another_site_on_the_same_host(
    page: Page, site: Path, tmp_path: Path
) -> None:
    (tmp_path / "one").mkdir()
    for name in ("two", "one/more"):
        (tmp_path / name).symlink_to(site)
    with serving(tmp_path) as address:
        for name in ("two", "one/more"):
            page.goto(f"{address}{name}/court/score.html")
            press(page, "Begin")
            scores(page, "Ann" if name == "two" else "Ben", "Sixty: 1")
        page.evaluate("localStorage.setItem('cardwright:/one/score.court', 'of the site above')")
        before = everything(page)
        unfold(page)
        file = saved(page, tmp_path)
        (kept,) = json.loads(file.read_text("utf-8"))["kept"].items()
        assert kept == ("score.court", before["cardwright:/one/more/score.court"])
        page.goto(f"{address}two/court/score.html")
        unfold(page)
        restore(page, file)
        page.get_by_role("button", name="Use those in the file").click()
        assert [line[1] for line in rows(page)] == ["Ben"]
        after = everything(page)
        assert {key: after[key] for key in before if "/two/" not in key} == {
            key: before[key] for key in before if "/two/" not in key
        }


def test_where_nothing_can_be_stored_a_file_keeps_the_sheet(
    other: Page, served: str, tmp_path: Path
) -> None:
    other.add_init_script(DENIED)
    other.goto(f"{served}court/score.html")
    press(other, "Begin")
    scores(other, "Ann", "Sixty: 1")
    assert "You will lose what you enter here" in notice(other)
    other.locator(".notice").get_by_role("link", name="Save it all to a file").click()
    expect(other.get_by_role("button", name="Save everything to a file")).to_be_in_viewport()
    file = saved(other, tmp_path)
    other.goto(f"{served}court/score.html")
    assert heading(other) == "A new sheet"
    unfold(other)
    assert "1 score sheet" in restore(other, file)
    assert [line[1] for line in rows(other)] == ["Ann"]


def test_a_damaged_sheet_can_be_saved_and_never_replaces_another(
    page: Page, served: str, tmp_path: Path
) -> None:
    fresh(page, f"{served}court/score.html")
    for text in ("{", '{"form": "two-handed"}'):
        store(page, "score.court", text)
        page.reload()
        assert "damaged" in notice(page)
    page.locator(".notice").get_by_role("link").click()
    kept = json.loads(saved(page, tmp_path).read_text("utf-8"))["kept"]
    assert kept == {
        "score.court (damaged)": "{",
        "score.court (damaged 2)": '{"form": "two-handed"}',
    }


def test_the_screen_stays_on_while_a_sheet_is_open(other: Page, served: str) -> None:
    other.add_init_script(
        """window.locks = [];
        Object.defineProperty(navigator, "wakeLock", { value: { request: async () => {
          locks.push("on");
          return { release: async () => { locks.push("off"); } };
        } } });"""
    )
    fresh(other, f"{served}court/score.html")
    assert other.evaluate("locks") == []
    press(other, "Begin")
    scores(other, "Ann", "Sixty, opponent without a couplet: 3")
    assert other.evaluate("locks") == ["on"]
    for _ in range(2):
        scores(other, "Ann", "Sixty, opponent without a couplet: 3")
    expect(other.get_by_role("button", name="Play another")).to_be_visible()
    other.wait_for_function("locks.length === 2")
    assert other.evaluate("locks") == ["on", "off"]
