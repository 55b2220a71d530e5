"""Tagged PDF: the structure that was recorded stands in the file, and veraPDF accepts it."""

import io

import pikepdf

from cardwright.drawing.scene.inks import PALETTES
from cardwright.drawing.scene.model import Text
from cardwright.printing.pdf.document import About, Document
from cardwright.printing.pdf.tags import Element
from tests.pdf import verapdf

ABOUT = About("Of Crowns & Royals", "A test")


def document(*, untagged: bool = False) -> bytes:
    made = Document((105, 100), PALETTES["color"])
    tags = made.tags

    def line(y: float, text: str) -> None:
        made.draw((Text(10, y, text, "body", 5),))

    heading, paragraph = tags.document.add("H1"), tags.document.add("P")
    tags.document.add("P")  # nothing is drawn for it
    with tags.content(heading):
        line(20, "Official fjords")
    with tags.content(paragraph):
        line(30, "lead on to ")
    link = paragraph.add("Link")
    with tags.content(link):
        line(40, "another place")
    made.canvas.linkURL("https://example.org/", (28, 160, 100, 180))
    tags.annotation(link, "Another place")
    with tags.artifact("Pagination"):
        line(90, "1")
    if untagged:
        line(60, "unmarked")
    made.turn_page()
    with tags.content(paragraph):
        line(20, "and end overleaf.")
    made.turn_page()
    return made.tagged(ABOUT)


def test_verapdf_accepts_what_is_tagged_and_refuses_what_is_not() -> None:
    verdict = verapdf.validate(document())
    assert verdict.faults == ()
    assert verdict.checks > 100
    faults = verapdf.validate(document(untagged=True)).faults
    assert any(fault.startswith("7.1-3") for fault in faults)


def test_the_tree_holds_what_was_drawn_in_the_order_of_drawing() -> None:
    with pikepdf.open(io.BytesIO(document())) as pdf:
        top = pdf.Root.StructTreeRoot.K
        assert [str(kid.S) for kid in top.K] == ["/H1", "/P"]
        paragraph = top.K[1]
        marks = [(str(kid.get("/Type")), kid.get("/MCID")) for kid in paragraph.K]
        assert marks == [("/MCR", 1), ("/StructElem", None), ("/MCR", 0)]
        assert paragraph.K[0].Pg == pdf.pages[0].obj
        assert paragraph.K[2].Pg == pdf.pages[1].obj


def test_the_parent_tree_leads_from_pages_and_links_back_to_their_elements() -> None:
    with pikepdf.open(io.BytesIO(document())) as pdf:
        numbers = pdf.Root.StructTreeRoot.ParentTree.Nums
        owners = {int(numbers[i]): numbers[i + 1] for i in range(0, len(numbers), 2)}
        assert [str(owner.S) for owner in owners[int(pdf.pages[0].obj.StructParents)]] == [
            "/H1",
            "/P",
            "/Link",
        ]
        (annotation,) = pdf.pages[0].obj.Annots
        assert str(owners[int(annotation.StructParent)].S) == "/Link"
        assert str(annotation.Contents) == "Another place"


def test_title_language_and_part_are_told_where_readers_look() -> None:
    with pikepdf.open(io.BytesIO(document())) as pdf:
        assert pdf.Root.MarkInfo.Marked
        assert pdf.Root.ViewerPreferences.DisplayDocTitle
        assert str(pdf.Root.Lang) == "en-US"
        with pdf.open_metadata() as xmp:
            assert xmp["dc:title"] == "Of Crowns & Royals"
            assert xmp["pdfuaid:part"] == "1"


def test_the_same_document_twice_is_the_same_to_the_byte() -> None:
    assert document() == document()


def test_an_element_for_which_nothing_was_drawn_is_left_out_but_cells_are_kept() -> None:
    row = Element("TR")
    row.add("P")
    assert not row.is_used
    row.add("TD")
    assert row.is_used
