"""Pages that are written by hand say in their heads what the site needs, or are named."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardwright import paths
from cardwright.errors import GuideError
from cardwright.website import prose

HEAD = {"title": "A page", "description": "What it is about.", "lead": "In short."}


def page(home: Path, **head: str) -> None:
    (home / "site/docs").mkdir(parents=True, exist_ok=True)
    lines = "".join(f"{name}: {value}\n" for name, value in head.items())
    (home / f"site/docs/{head.get('name', 'page')}.md").write_text(f"---\n{lines}---\nText.\n")


@pytest.mark.parametrize("lacking", HEAD)
def test_a_head_that_lacks_something_is_named(
    lacking: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paths, "ROOT", tmp_path)
    page(tmp_path, **{name: value for name, value in HEAD.items() if name != lacking})
    with pytest.raises(GuideError, match=rf"site/docs/page\.md: {lacking}: is missing"):
        prose.foot()


@pytest.mark.parametrize("foot", ["last", "1.5", "[1]"])
def test_a_foot_that_is_no_number_is_named(
    foot: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paths, "ROOT", tmp_path)
    page(tmp_path, **HEAD, foot=foot)
    with pytest.raises(GuideError, match=r"site/docs/page\.md: foot: .* is not a whole number"):
        prose.foot()


def test_pages_are_at_the_foot_by_their_numbers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paths, "ROOT", tmp_path)
    for name, foot in (("b", "2"), ("a", "10"), ("c", "2")):
        page(tmp_path, **HEAD, foot=foot, name=name)
    page(tmp_path, **HEAD, name="d")
    assert prose.foot() == ["b.md", "c.md", "a.md"]
