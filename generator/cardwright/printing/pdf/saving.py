"""A document that pikepdf has in its hands, as bytes: the same for the same content."""

from __future__ import annotations

import io

import pikepdf

_PACKED = pikepdf.Array([pikepdf.Name.FlateDecode])


def saved(pdf: pikepdf.Pdf, version: str = "1.7", *, packed: bool = True) -> bytes:
    """The document as PDF of this version, its id made from its content, its objects packed."""
    _left_packed(pdf)
    out = io.BytesIO()
    mode = pikepdf.ObjectStreamMode.generate if packed else pikepdf.ObjectStreamMode.disable
    pdf.save(out, deterministic_id=True, force_version=version, object_stream_mode=mode)
    return out.getvalue()


def _left_packed(pdf: pikepdf.Pdf) -> None:
    """Have streams that are packed left as they are.

    ReportLab names their filter in an array of one, and qpdf unpacks and packs again whatever has
    not the name alone: of a deck that takes a third of the time.
    """
    for stream in pdf.objects:
        if isinstance(stream, pikepdf.Stream) and stream.get("/Filter") == _PACKED:
            stream.Filter = pikepdf.Name.FlateDecode
