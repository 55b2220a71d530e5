"""A template of a book that cannot be set is named, with its line."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardwright import paths
from cardwright.errors import TemplateError
from cardwright.printing.books import maker


@pytest.mark.parametrize(
    ("file", "text", "says"),
    [
        ("law.typ", b"= Law\n#let x = (\n", "templates/books/law.typ:2: unclosed delimiter"),
        ("common.typ", b"\n\n#nothing", "templates/books/common.typ:3: unknown variable"),
        ("law.typ", b"\xff", "templates/books/law.typ: is not UTF-8 text"),
    ],
)
def test_a_broken_template_of_a_book_is_named_with_its_line(
    file: str, text: bytes, says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "law.typ").write_bytes(b'#import "common.typ": *\n')
    (tmp_path / "common.typ").write_bytes(b"#let a = 1\n")
    (tmp_path / file).write_bytes(text)
    look = paths.data
    places = {"law.typ": tmp_path / "law.typ", "common.typ": tmp_path / "common.typ"}
    monkeypatch.setattr(
        "cardwright.paths.data", lambda *parts: places.get(parts[-1]) or look(*parts)
    )
    monkeypatch.setattr(maker, "cards_pdf", lambda _: b"")
    with pytest.raises(TemplateError) as caught:
        maker.book("law", {}, None)  # type: ignore[arg-type]  # no cards are drawn
    assert caught.value.message.startswith(says)
