"""A tagged PDF read aloud: the text of its structure tree, block by block, in order."""

import ctypes
import io
from collections.abc import Iterable, Iterator

import pikepdf
import pypdfium2
import pypdfium2.raw as pdfium
from pikepdf import Array, Dictionary, Name

#: The roles that are a line of their own; all other elements are parts of one.
BLOCKS = {
    f"/{role}"
    for role in ("P", "H1", "H2", "H3", "LI", "Lbl", "TR", "TH", "TD", "Figure", "Caption", "Div")
}


def read_aloud(data: bytes) -> list[tuple[str, str]]:
    """Every block that says something: its role and its words; of a figure the alternative."""
    texts = _texts(data)
    with pikepdf.open(io.BytesIO(data)) as pdf:
        pages = {page.obj.objgen: number for number, page in enumerate(pdf.pages)}
        lines: list[tuple[str, list[str]]] = []
        for role, text in _walk(pdf.Root.StructTreeRoot, "", None, pages, texts):
            if role:
                lines.append((role, []))
            if text and lines:
                lines[-1][1].append(text)
    told = ((role.removeprefix("/"), " ".join("".join(words).split())) for role, words in lines)
    return [(role, words) for role, words in told if words]


def _texts(data: bytes) -> dict[tuple[int, int], str]:
    """The text of each piece of marked content, by page and number."""
    found: dict[tuple[int, int], str] = {}
    with pypdfium2.PdfDocument(data) as document:
        for number, page in enumerate(document):
            text_page = page.get_textpage()
            for drawn in page.get_objects(filter=[pdfium.FPDF_PAGEOBJ_TEXT], max_depth=1):
                mark = pdfium.FPDFPageObj_GetMarkedContentID(drawn.raw)
                if mark >= 0:
                    text = _text(drawn.raw, text_page.raw)
                    found[number, mark] = found.get((number, mark), "") + text
    return found


def _text(drawn: object, page: object) -> str:
    size = pdfium.FPDFTextObj_GetText(drawn, page, None, 0)
    buffer = ctypes.create_string_buffer(size)
    kind = ctypes.POINTER(pdfium.FPDF_WCHAR)
    pdfium.FPDFTextObj_GetText(drawn, page, ctypes.cast(buffer, kind), size)
    return buffer.raw[: size - 2].decode("utf-16-le")


def _walk(
    element: pikepdf.Object,
    role: str,
    page: int | None,
    pages: dict[tuple[int, int], int],
    texts: dict[tuple[int, int], str],
) -> Iterator[tuple[str, str]]:
    """A block as its role without text, then pieces of text without a role."""
    if role in BLOCKS:
        yield role, ""
    if role == Name.Figure:
        yield "", str(element.get("/Alt", ""))
        return
    if "/Pg" in element:
        page = pages[element.Pg.objgen]
    for kid in kids_of(element):
        if isinstance(kid, Dictionary) and "/S" in kid:
            yield from _walk(kid, str(kid.S), page, pages, texts)
        elif isinstance(kid, Dictionary) and "/MCID" in kid:
            at = pages[kid.Pg.objgen] if "/Pg" in kid else page
            yield "", texts.get((at or 0, int(kid.MCID)), "")
        elif isinstance(kid, int):
            yield "", texts.get((page or 0, kid), "")


def kids_of(element: pikepdf.Object) -> Iterable[pikepdf.Object]:
    """The kids of an element, of which there may be one, several or none."""
    kids = element.get("/K", Array())
    return list(kids) if isinstance(kids, Array) else [kids]
