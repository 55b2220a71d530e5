"""A document that pikepdf has in its hands, as bytes: the same for the same content."""

from __future__ import annotations

import io

import pikepdf


def saved(pdf: pikepdf.Pdf) -> bytes:
    """The document as PDF 1.7, its id made from its content and its objects packed."""
    out = io.BytesIO()
    pdf.save(
        out,
        deterministic_id=True,
        force_version="1.7",
        object_stream_mode=pikepdf.ObjectStreamMode.generate,
    )
    return out.getvalue()
