"""The words of finished pages in the index of the search."""

from __future__ import annotations

import json
from pathlib import Path

from cardwright.website import prose_index
from cardwright.website.search_index import INDEX

PAGE = """<html><body><nav><p>Not this</p></nav><main id="main"><h1>Paper</h1><p>Thick <em>or</em>
thin.</p><h2 id="fold">Fold &amp; staple</h2><nav><p>Nor this</p></nav><ul><li><p>Score it.</p></li>
<li>Cut it <small>later</small></li></ul><table><tr><th>Box</th><td>one</td></tr></table>
<pre>cardwright box</pre></main><footer><p>Nor that</p></footer></body></html>"""


def test_paragraphs_items_and_rows_are_found_under_their_heading() -> None:
    page = prose_index.PageText()
    page.feed(PAGE)
    assert page.found == [
        ("", "", "Thick or thin."),
        ("fold", "Fold & staple", "Score it."),
        ("fold", "Fold & staple", "Cut it"),
        ("fold", "Fold & staple", "Box one"),
    ]


def test_every_line_of_the_index_is_a_row(site: Path) -> None:
    head, *lines, end = (site / INDEX).read_text("utf-8").splitlines()
    assert (head, end) == ("Cardwright.index = [", "];")
    found = [json.loads(line.removesuffix(",")) for line in lines]
    assert {len(row) for row in found} <= {5, 6}
    assert len({json.dumps(row) for row in found if row[0] == "text"}) > 300
