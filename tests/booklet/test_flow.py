"""Pages: what keeps together stays together, and nothing runs into the margin."""

from generator.booklet.blocks import paragraph
from generator.booklet.flow import BOTTOM, TOP, Chapter, Flowable, Page, anchors, pages
from generator.booklet.setting import Span
from generator.pdf.tags import Element

ROOM = BOTTOM - TOP


def flowable(
    height: float, *, keep: bool = False, anchor: str = "", space: float = 0.0
) -> Flowable:
    return Flowable(height, lambda _canvas, _y: None, space, keep, anchor)


def heights(made: list[Page]) -> list[list[float]]:
    return [[flowable.height for _, flowable in page.flowables] for page in made]


def test_a_page_is_filled_to_its_foot_and_no_farther() -> None:
    made = pages(Chapter("", tuple(flowable(ROOM / 4) for _ in range(9))))
    assert [len(page.flowables) for page in made] == [4, 4, 1]
    assert [page.opens for page in made] == [True, False, False]
    assert made[1].flowables[0][0] == TOP


def test_a_heading_goes_with_what_follows() -> None:
    heading = flowable(10, keep=True)
    made = pages(Chapter("", (flowable(ROOM - 15), heading, flowable(20))))
    assert heights(made) == [[ROOM - 15], [10, 20]]


def test_space_above_is_dropped_at_the_head_of_a_page() -> None:
    made = pages(Chapter("", (flowable(ROOM - 5), flowable(10, space=4), flowable(10, space=4))))
    assert [y for y, _ in made[1].flowables] == [TOP, TOP + 14]


def test_what_is_longer_than_a_page_is_parted_all_the_same() -> None:
    made = pages(Chapter("", tuple(flowable(ROOM / 3, keep=True) for _ in range(5))))
    assert [len(page.flowables) for page in made] == [3, 2]


def test_no_first_or_last_line_of_a_paragraph_stands_alone() -> None:
    text = "Whoever takes a couplet lays it aside and draws the top card of the talon. " * 9
    for above in range(80):
        lines = paragraph(Element("P"), [Span(text)])
        made = pages(Chapter("", (flowable(ROOM - above), *lines)))
        counts = [sum(s.height == lines[0].height for _, s in page.flowables) for page in made]
        assert 1 not in counts


def test_anchors_are_numbered_as_the_pages_are() -> None:
    chapter = Chapter("", (flowable(ROOM, anchor="a"), flowable(5, anchor="b")))
    assert anchors(pages(chapter), first=7) == {"a": 7, "b": 8}
